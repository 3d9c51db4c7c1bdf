//! The code with which a desk joins: 24 characters that can be read aloud in a hall and typed at another
//! desk.
//!
//! # Format
//!
//! A character is a digit of base 32 (0 to 9, then A to Z without I, L, O and U). It has 5 bits, the first
//! bit first. Case, blanks and hyphens are ignored; I and L are read as 1, O as 0.
//!
//! | bits | content |
//! | --- | --- |
//! | 2 | the role: 0 look, 1 entry, 2 lead |
//! | 1 | whether the host is a name (or an IPv6 address) instead of an IPv4 address |
//! | 64 | the secret |
//! | 16 | the port |
//! | 32 | the IPv4 address; or a name in UTF-8, to the end, and 0 bits up to a whole character |
//! | 5 | the check digit |
//!
//! With an IPv4 address these are 115 + 5 bits: 24 characters. A name makes the code longer.
//!
//! The check digit makes the polynomial of all digits over GF(32) 0 at a primitive element `a`: the sum of
//! digit times `a^position`. One wrong digit changes the sum by a product of two values that are not 0. Two
//! exchanged neighbours change it by their difference times `a^position (a + 1)`, which is not 0 either. So
//! both mistypings are always detected; others are detected in 31 of 32 cases.
//!
//! # Security
//!
//! The certificate of the server does not fit into 24 characters. The server sends its fingerprint before the
//! encryption begins, with a proof for each valid code: a MAC of the fingerprint with a key that is stretched
//! from the secret (`Stretched`). A proof for another certificate requires the code, so no other program can
//! pose as the server. The desk then connects to the server with that very certificate. It shows that it
//! knows the code by a signing key, which is also made from the stretched secret.
//!
//! An attacker can test all secrets against the proof without the server. There are 2^64, and each costs 2 *
//! 100 000 rounds of SHA-256: a thousand graphics cards need more than two thousand years. An owner of a code
//! can impersonate the server to desks that join later with the same code; desks that have joined know the
//! whole fingerprint.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr};
use std::num::NonZeroU32;
use std::str::FromStr;

use nkeys::{KeyPair, KeyPairType};
use ring::{hmac, pbkdf2};

use super::hex::hex;
use crate::shared::link::Role;

/// The digits of base 32.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The number of characters of a code with an IPv4 address.
pub const LENGTH: usize = 24;

/// The number of characters in a group.
const GROUP: usize = 4;

/// The number of rounds of the stretching.
const ROUNDS: NonZeroU32 = match NonZeroU32::new(100_000) {
    Some(rounds) => rounds,
    None => NonZeroU32::MIN,
};

/// The number of bytes of a MAC in a proof.
const PROOF: usize = 16;

/// The invitation of a desk to join in a role.
#[derive(Clone, PartialEq, Eq)]
pub struct Code {
    /// The role of the desk.
    pub role: Role,
    /// Host and port.
    pub address: String,
    /// The secret of the code.
    pub secret: Secret,
}

/// The secret that admits a desk. It is written to no log and shown only in a code.
#[derive(Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Secret(u64);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

/// The reason why a text is not a code.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoCode {
    /// The text is empty.
    #[error("no code is typed (type the {LENGTH} characters that the desk of the lead shows)")]
    Empty,
    /// A character that does not occur in codes.
    #[error("`{0}` is in no code (a code has digits, and letters without I, L, O and U)")]
    Character(char),
    /// Characters are missing, or too many.
    #[error(
        "{0} characters are typed, and a code has {LENGTH} (compare it with what the desk of the lead shows)"
    )]
    Length(usize),
    /// The check digit does not fit.
    #[error(
        "a character of the code is wrong, or two are exchanged (compare it with what the desk of the lead shows)"
    )]
    Check,
    /// An older version made the code.
    #[error(
        "this is a code of an earlier version of wallchart (ask at the desk of the lead for the code of today)"
    )]
    Earlier,
}

/// A stretched secret: every guess without the server takes long.
pub struct Stretched(hmac::Key);

impl Secret {
    /// Creates a random secret.
    ///
    /// # Errors
    ///
    /// The system has no random numbers.
    pub fn new() -> std::io::Result<Self> {
        getrandom::u64().map(Self).map_err(|error| std::io::Error::other(error.to_string()))
    }

    /// Stretches the secret for a role at the server with a certificate.
    #[must_use]
    pub fn stretched(self, role: Role, fingerprint: &str) -> Stretched {
        let salt = format!("wallchart join {} {fingerprint}", role.word());
        let mut key = [0; 32];
        let secret = self.0.to_be_bytes();
        pbkdf2::derive(pbkdf2::PBKDF2_HMAC_SHA256, ROUNDS, salt.as_bytes(), &secret, &mut key);
        Stretched(hmac::Key::new(hmac::HMAC_SHA256, &key))
    }
}

impl Stretched {
    /// Returns the signing key with which a desk asks to join. The server knows only its public half.
    ///
    /// # Errors
    ///
    /// The key cannot be made.
    pub fn key(&self) -> Result<KeyPair, nkeys::error::Error> {
        let mut seed = [0; 32];
        seed.copy_from_slice(hmac::sign(&self.0, b"key").as_ref());
        KeyPair::new_from_raw(KeyPairType::User, seed)
    }

    /// Returns the proof that a server knows the code; without the code it cannot be made for another
    /// certificate.
    #[must_use]
    pub fn proof(&self) -> String {
        hex(hmac::sign(&self.0, b"proof").as_ref().get(..PROOF).unwrap_or_default())
    }
}

/// Multiplies an element of GF(32), as polynomials modulo x^5 + x^2 + 1, by the primitive element x.
const fn times_x(digit: u8) -> u8 {
    let shifted = digit << 1;
    if shifted & 32 == 0 { shifted } else { shifted ^ 0b10_0101 }
}

/// Returns the value of the polynomial of the digits, the last digit being the constant; 0 for a valid code.
fn checked(digits: &[u8]) -> u8 {
    digits.iter().fold(0, |sum, digit| times_x(sum) ^ digit)
}

/// Collects bits, the first bit first, into digits.
#[derive(Default)]
struct Bits(Vec<bool>);

impl Bits {
    fn put(&mut self, value: u64, count: u32) {
        self.0.extend((0..count).rev().map(|at| value >> at & 1 == 1));
    }

    fn of(digits: &[u8]) -> Self {
        let mut bits = Self::default();
        for digit in digits {
            bits.put((*digit).into(), 5);
        }
        bits.0.reverse();
        bits
    }

    /// Takes the next bits from the output of [`Bits::of`]; `None` if too few are left.
    fn take(&mut self, count: u32) -> Option<u64> {
        (0..count).try_fold(0, |value, _| Some(value << 1 | u64::from(self.0.pop()?)))
    }

    fn digits(&self) -> Vec<u8> {
        let digit =
            |bits: &[bool]| (0..5).fold(0, |value, at| value << 1 | u8::from(bits.get(at) == Some(&true)));
        self.0.chunks(5).map(digit).collect()
    }
}

/// Returns the number of a role in a code.
const fn number(role: Role) -> u64 {
    match role {
        Role::Look => 0,
        Role::Entry => 1,
        Role::Lead => 2,
    }
}

/// Splits an address into host and port.
fn parts(address: &str) -> (&str, u16) {
    let parts = address.rsplit_once(':').and_then(|(host, port)| Some((host, port.parse().ok()?)));
    parts.unwrap_or((address, 0))
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (host, port) = parts(&self.address);
        let four = host.parse::<Ipv4Addr>().ok();
        let mut bits = Bits::default();
        bits.put(number(self.role), 2);
        bits.put(four.is_none().into(), 1);
        bits.put(self.secret.0, 64);
        bits.put(port.into(), 16);
        match four {
            Some(four) => bits.put(four.to_bits().into(), 32),
            None => host.bytes().for_each(|byte| bits.put(byte.into(), 8)),
        }
        let mut digits = bits.digits();
        digits.push(times_x(checked(&digits)));
        for (at, digit) in digits.into_iter().enumerate() {
            if at != 0 && at % GROUP == 0 {
                f.write_str("-")?;
            }
            let digit = DIGITS.get(usize::from(digit)).copied().unwrap_or_default();
            write!(f, "{}", char::from(digit))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Code")
            .field("role", &self.role)
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}

/// Returns the digit that a character stands for.
fn digit(character: char) -> Result<u8, NoCode> {
    let meant = match character.to_ascii_uppercase() {
        'I' | 'L' => '1',
        'O' => '0',
        other => other,
    };
    let found = DIGITS.iter().position(|digit| char::from(*digit) == meant);
    found.and_then(|at| u8::try_from(at).ok()).ok_or(NoCode::Character(character))
}

impl FromStr for Code {
    type Err = NoCode;

    fn from_str(text: &str) -> Result<Self, NoCode> {
        if text.contains('/') {
            return Err(NoCode::Earlier);
        }
        let between = |character: char| character.is_whitespace() || "-‐‑–—−_".contains(character);
        let typed = text.chars().filter(|character| !between(*character));
        let digits = typed.map(digit).collect::<Result<Vec<u8>, _>>()?;
        let first = digits.first().ok_or(NoCode::Empty)?;
        let has_name = first & 0b00100 != 0;
        if !has_name && digits.len() != LENGTH {
            return Err(NoCode::Length(digits.len()));
        }
        if checked(&digits) != 0 {
            return Err(NoCode::Check);
        }
        let (_, said) = digits.split_last().ok_or(NoCode::Empty)?;
        Self::of(said, has_name).ok_or(NoCode::Check)
    }
}

impl Code {
    fn of(digits: &[u8], has_name: bool) -> Option<Self> {
        let mut bits = Bits::of(digits);
        let role = bits.take(2)?;
        let role = Role::ALL.into_iter().find(|one| number(*one) == role)?;
        bits.take(1)?;
        let secret = Secret(bits.take(64)?);
        let port = u16::try_from(bits.take(16)?).ok()?;
        let host = if has_name {
            let bytes = std::iter::from_fn(|| u8::try_from(bits.take(8)?).ok());
            String::from_utf8(bytes.collect()).ok().filter(|name| is_host(name))?
        } else {
            Ipv4Addr::from_bits(u32::try_from(bits.take(32)?).ok()?).to_string()
        };
        Some(Self { role, address: format!("{host}:{port}"), secret })
    }
}

/// Returns true if a text may be the name of a host, or an IPv6 address in brackets.
fn is_host(name: &str) -> bool {
    let is_address = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    match is_address {
        Some(inner) => inner.parse::<IpAddr>().is_ok(),
        None => !name.is_empty() && name.chars().all(|one| one.is_alphanumeric() || one == '-' || one == '.'),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn code(role: usize, secret: u64, address: String) -> Code {
        Code { role: Role::ALL[role], address, secret: Secret(secret) }
    }

    fn any_code() -> impl Strategy<Value = Code> {
        let four =
            (any::<[u8; 4]>(), any::<u16>()).prop_map(|(ip, port)| format!("{}:{port}", Ipv4Addr::from(ip)));
        let six = (any::<[u16; 8]>(), any::<u16>())
            .prop_map(|(ip, port)| format!("[{}]:{port}", std::net::Ipv6Addr::from(ip)));
        let name = ("[a-z]{1,30}(\\.local)?", any::<u16>()).prop_map(|(name, port)| format!("{name}:{port}"));
        let address = prop_oneof![3 => four, 1 => six, 1 => name];
        (0..3_usize, any::<u64>(), address).prop_map(|(role, secret, address)| code(role, secret, address))
    }

    fn characters(code: &Code) -> Vec<char> {
        code.to_string().chars().filter(|one| *one != '-').collect()
    }

    proptest! {
        #[test]
        fn a_code_is_read_as_it_is_shown(code in any_code()) {
            prop_assert_eq!(code.to_string().parse::<Code>(), Ok(code.clone()));
            let spoken = code.to_string().replace('-', " ").to_lowercase().replace('1', "l").replace('0', "o");
            prop_assert_eq!(spoken.parse::<Code>(), Ok(code.clone()));
            if code.address.split('.').count() == 4 {
                prop_assert_eq!(characters(&code).len(), LENGTH);
            }
            prop_assert!(!format!("{code:?}").contains(&code.secret.0.to_string()), "a secret is shown");
        }

        #[test]
        fn one_wrong_or_two_exchanged_characters_are_detected(code in any_code()) {
            let right = characters(&code);
            for at in 0..right.len() {
                for digit in DIGITS {
                    let mut wrong = right.clone();
                    wrong[at] = char::from(*digit);
                    let read = wrong.iter().collect::<String>().parse::<Code>();
                    prop_assert_eq!(read.is_ok(), wrong == right);
                }
                if at + 1 < right.len() && right[at] != right[at + 1] {
                    let mut wrong = right.clone();
                    wrong.swap(at, at + 1);
                    prop_assert!(wrong.into_iter().collect::<String>().parse::<Code>().is_err());
                }
            }
        }
    }

    #[test]
    fn a_wrong_code_is_explained() {
        let right = code(1, 7, "192.168.1.20:4222".to_owned()).to_string();
        let told = |text: &str| text.parse::<Code>().unwrap_err();
        assert_eq!(told(" -"), NoCode::Empty);
        assert_eq!(told(&right.replacen('-', "U", 1)), NoCode::Character('U'));
        assert_eq!(told(&right[..right.len() - 1]), NoCode::Length(23));
        assert_eq!(told(&format!("{right}0")), NoCode::Length(25));
        let last = if right.ends_with('7') { "8" } else { "7" };
        let wrong = format!("{}{last}", &right[..right.len() - 1]);
        assert_eq!(told(&wrong), NoCode::Check);
        assert!(NoCode::Check.to_string().starts_with("a character of the code is wrong"));
        let earlier = "192.168.1.20:4222/01234567890123456789/0123456789abcdef0123456789abcdef";
        assert_eq!(told(earlier), NoCode::Earlier);
    }

    #[test]
    fn key_and_proof_depend_on_secret_role_and_certificate() {
        let made = |secret: u64, role, fingerprint: &str| {
            let stretched = Secret(secret).stretched(role, fingerprint);
            (stretched.key().unwrap().public_key(), stretched.proof())
        };
        let one = made(7, Role::Entry, "ab");
        assert_eq!(one, made(7, Role::Entry, "ab"));
        for other in [made(8, Role::Entry, "ab"), made(7, Role::Look, "ab"), made(7, Role::Entry, "ac")] {
            assert!(other.0 != one.0 && other.1 != one.1);
        }
    }
}
