#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| wallchart_fuzz::laws::acts::any_site(bytes));
