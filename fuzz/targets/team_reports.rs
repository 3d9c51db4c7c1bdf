#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| wallchart_fuzz::laws::reports::any_report(bytes));
