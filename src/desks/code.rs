//! The code with which a desk joins: where the server is, what lets one in, and which certificate it must have.

use std::fmt;
use std::str::FromStr;

use nkeys::{KeyPair, KeyPairType};
use sha2::{Digest as _, Sha256};

use super::hex::hex;
use crate::desk::shared::link::Role;

/// How many hexadecimal digits a secret has: 80 bits, which nobody guesses by trying.
const SECRET: usize = 20;

/// How many a fingerprint has.
const FINGERPRINT: usize = 32;

/// What lets a desk join in one of the roles, `HOST:PORT/SECRET/FINGERPRINT`.
#[derive(Clone, PartialEq, Eq)]
pub struct Code {
    /// Host and port.
    pub address: String,
    /// What lets one in.
    pub secret: Secret,
    /// The fingerprint of the certificate.
    pub fingerprint: String,
}

/// What lets one in. It is written into no log and shown by nothing but a code.
#[derive(Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Secret(String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

/// Why a text is no code.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "this is no code of an event: {0} (expected what `wallchart host` shows, HOST:PORT/{SECRET} digits/{FINGERPRINT} digits)"
)]
pub struct NoCode(&'static str);

impl Secret {
    /// Makes one by chance.
    ///
    /// # Errors
    ///
    /// The system has none to give.
    pub fn new() -> std::io::Result<Self> {
        let mut bytes = [0; SECRET / 2];
        getrandom::fill(&mut bytes).map_err(|error| std::io::Error::other(error.to_string()))?;
        Ok(Self(hex(&bytes)))
    }

    /// Returns the key with which a desk of a role asks to join. Only its public half is known to the server.
    ///
    /// # Errors
    ///
    /// The key cannot be made.
    pub fn key(&self, role: Role) -> Result<KeyPair, nkeys::error::Error> {
        let seed: [u8; 32] = Sha256::digest(format!("wallchart join {} {}", role.word(), self.0)).into();
        KeyPair::new_from_raw(KeyPairType::User, seed)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.address, self.secret.0, self.fingerprint)
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Code").field("address", &self.address).finish_non_exhaustive()
    }
}

impl FromStr for Code {
    type Err = NoCode;

    fn from_str(text: &str) -> Result<Self, NoCode> {
        let mut parts = text.trim().splitn(3, '/');
        let mut part = |wrong| parts.next().filter(|part| !part.is_empty()).ok_or(NoCode(wrong));
        let address = part("it is empty")?;
        let secret = part("its second part is missing")?;
        let fingerprint = part("its third part is missing")?;
        let is_address =
            address.rsplit_once(':').and_then(|(host, port)| Some((host, port.parse::<u16>().ok()?)));
        if is_address.is_none_or(|(host, _)| host.is_empty()) {
            return Err(NoCode("it does not begin with an address and a port"));
        }
        let hex =
            |part: &str, digits| part.len() == digits && part.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !hex(secret, SECRET) {
            return Err(NoCode("its second part is not 20 characters from 0-9 and a-f"));
        }
        if !hex(fingerprint, FINGERPRINT) {
            return Err(NoCode("its third part is not 32 characters from 0-9 and a-f"));
        }
        Ok(Self {
            address: address.to_owned(),
            secret: Secret(secret.to_lowercase()),
            fingerprint: fingerprint.to_lowercase(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_it_is_shown() {
        let fingerprint = "0123456789abcdef".repeat(2);
        let code = Code { address: "[::1]:4222".to_owned(), secret: Secret::new().unwrap(), fingerprint };
        assert_eq!(code.to_string().parse(), Ok(code.clone()));
        assert_eq!(format!(" {code}\n").to_uppercase().parse::<Code>().unwrap().secret, code.secret);
        assert!(!format!("{code:?}").contains(&code.secret.0), "a secret is shown");
    }

    #[test]
    fn what_is_no_code_is_told() {
        let told = |text: &str| text.parse::<Code>().unwrap_err().to_string();
        assert!(told("").starts_with("this is no code of an event: it is empty"));
        assert!(told("hall").contains("its second part is missing"));
        assert!(told("hall/12/34").contains("it does not begin with an address and a port"));
        assert!(told("hall:4222/12/34").contains("its second part is not 20 characters"));
        assert!(told("hall:4222/01234567890123456789/34").contains("its third part is not 32 characters"));
    }

    #[test]
    fn every_role_has_a_key_of_its_own() {
        let secret = Secret::new().unwrap();
        let mut keys: Vec<String> =
            Role::ALL.iter().map(|role| secret.key(*role).unwrap().public_key()).collect();
        keys.sort();
        keys.dedup();
        assert_eq!(keys.len(), Role::ALL.len());
    }
}
