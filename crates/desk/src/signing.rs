//! Signatures of seals and of the event (Ed25519, RFC 8032), and the user's key.

use std::io::{Error, ErrorKind};
use std::path::Path;

use ed25519_dalek::{SECRET_KEY_LENGTH, SIGNATURE_LENGTH, Signer as _, SigningKey, VerifyingKey};

use crate::storage::disk::{Access, Disk, Visibility, folder_of, read_all};
use crate::storage::whole_file;
use engine::action::Signature;
use engine::id::{RoundNo, Seq};
use engine::text::Label;

/// The first line of a key file.
const MARK: &str = "wallchart: the secret key that signs seals; whoever has it can sign in your name";

/// The size limit of a key file, in bytes.
const LONGEST: u64 = 1024;

/// A key that signs.
#[derive(Clone)]
pub struct Signer(SigningKey);

/// The secret is never printed.
impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Signer").field(&self.public_key()).finish()
    }
}

impl Signer {
    /// Creates the signer of a secret key.
    #[must_use]
    pub fn of(secret: &[u8; SECRET_KEY_LENGTH]) -> Self {
        Self(SigningKey::from_bytes(secret))
    }

    /// Reads the key of the user, or creates one if the file is missing. Only the owner may read the file.
    ///
    /// # Errors
    ///
    /// The disk refuses, the system has no randomness, or the file is not a key.
    pub fn load_or_create(disk: &dyn Disk, path: &Path) -> std::io::Result<Self> {
        if let Some(signer) = Self::load(disk, path)? {
            return Ok(signer);
        }
        let mut secret = [0; SECRET_KEY_LENGTH];
        getrandom::fill(&mut secret).map_err(Error::other)?;
        whole_file::create_folder(disk, folder_of(path))?;
        let text = format!("{MARK}\n{}\n", to_hex(&secret));
        match whole_file::create(disk, path, text.as_bytes(), Visibility::Owner) {
            // Another desk was faster.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                Self::read(&read_all(&mut *disk.open(path, Access::Read)?, LONGEST)?)
            }
            written => written.map(|()| Self::of(&secret)),
        }
    }

    /// Reads the key of the user; `None` if the file is missing.
    pub(super) fn load(disk: &dyn Disk, path: &Path) -> std::io::Result<Option<Self>> {
        match disk.open(path, Access::Read) {
            Ok(mut file) => Self::read(&read_all(&mut *file, LONGEST)?).map(Some),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn read(bytes: &[u8]) -> std::io::Result<Self> {
        let text = std::str::from_utf8(bytes).unwrap_or_default();
        let secret = text.strip_prefix(MARK).and_then(|rest| from_hex(rest.trim()));
        let no_key = || Error::new(ErrorKind::InvalidData, "this file holds no key for signing seals");
        secret.map(|secret| Self::of(&secret)).ok_or_else(no_key)
    }

    /// Returns the public key in hexadecimal.
    #[must_use]
    pub fn public_key(&self) -> String {
        to_hex(self.0.verifying_key().as_bytes())
    }

    /// Signs a text.
    #[must_use]
    pub fn sign(&self, text: &str) -> Signature {
        let signature = to_hex(&self.0.sign(text.as_bytes()).to_bytes());
        Signature { key: Label::taken_over(&self.public_key()), signature: Label::taken_over(&signature) }
    }
}

/// Returns the text that a seal signs: the event, everything up to the seal, the round, and the table.
#[must_use]
pub fn seal_text(identity: &str, head: &str, after: RoundNo, table: &str) -> String {
    format!("wallchart seal\nevent {identity}\nhead {head}\nround {after}\ntable {table}\n")
}

/// Returns the text that a signature of the event signs: the event, everything up to its entry, that entry
/// with its time and author, and whether the event is over.
#[must_use]
pub fn event_text(identity: &str, head: &str, (seq, at, by): (Seq, &Label, &Label), closes: bool) -> String {
    let what = if closes { "end" } else { "event" };
    format!("wallchart {what}\nevent {identity}\nhead {head}\nentry {seq}\nat {}\nby {}\n", &**at, &**by)
}

/// Returns true if a signature of a text was made with the key that it names.
#[must_use]
pub fn is_signed(text: &str, signed: &Signature) -> bool {
    let key = from_hex(&signed.key).and_then(|key| VerifyingKey::from_bytes(&key).ok());
    let signature = from_hex::<SIGNATURE_LENGTH>(&signed.signature);
    key.zip(signature).is_some_and(|(key, signature)| {
        key.verify_strict(text.as_bytes(), &ed25519_dalek::Signature::from_bytes(&signature)).is_ok()
    })
}

/// Returns true if these bytes are the beginning of the file of a secret key.
#[must_use]
pub fn begins_so(bytes: &[u8]) -> bool {
    const ENOUGH: usize = 40;
    bytes.get(..ENOUGH).is_some_and(|beginning| MARK.as_bytes().starts_with(beginning))
}

/// Returns the keys of an event as printed in reports.
#[must_use]
pub fn listed(keys: &[Label]) -> String {
    keys.iter().map(|key| &**key).collect::<Vec<_>>().join(", ")
}

/// Returns true if a text is a public key in hexadecimal.
#[must_use]
pub fn is_key(text: &str) -> bool {
    from_hex(text).is_some_and(|key| VerifyingKey::from_bytes(&key).is_ok())
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |hex, byte| format!("{hex}{byte:02x}"))
}

fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    if text.len() != 2 * N || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::disk::SystemDisk;

    #[test]
    fn a_signature_holds_for_its_text_and_its_key_only() {
        let (one, other) = (Signer::of(&[1; 32]), Signer::of(&[2; 32]));
        let text = seal_text("ab", "cd", RoundNo(3), "ef");
        let signed = one.sign(&text);
        assert!(is_signed(&text, &signed));
        assert!(!is_signed(&seal_text("ab", "cd", RoundNo(4), "ef"), &signed));
        assert!(!is_signed(
            &text,
            &Signature { key: Label::taken_over(&other.public_key()), ..signed.clone() }
        ));
        let signature = Label::taken_over(&format!("{}0", signed.signature.to_uppercase()));
        assert!(!is_signed(&text, &Signature { signature, ..signed }));
    }

    #[test]
    fn the_key_is_created_once_and_private() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("signing-key");
        let made = Signer::load_or_create(&SystemDisk, &path).unwrap();
        assert_eq!(Signer::load_or_create(&SystemDisk, &path).unwrap().public_key(), made.public_key());
        assert!(is_key(&made.public_key()));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        std::fs::write(&path, "nonsense").unwrap();
        assert!(Signer::load_or_create(&SystemDisk, &path).unwrap_err().to_string().contains("holds no key"));
    }

    #[test]
    fn the_first_vector_of_rfc_8032() {
        let secret = from_hex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60").unwrap();
        let signer = Signer::of(&secret);
        assert_eq!(signer.public_key(), "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
        assert!(
            signer.sign("").signature.starts_with("e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065")
        );
    }
}
