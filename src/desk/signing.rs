//! Signatures of seals and of the event (Ed25519, RFC 8032), and the key of the user that makes them.

use std::io::{Error, ErrorKind};
use std::path::Path;

use ed25519_dalek::{SECRET_KEY_LENGTH, SIGNATURE_LENGTH, Signer as _, SigningKey, VerifyingKey};

use super::audit::{self, EventKey, Voucher};
use super::shared::What;
use super::{Desk, DeskError};
use crate::engine::action::{Act, Action, Entry, Signature};
use crate::engine::id::{RoundNo, Seq};
use crate::engine::refusal::{ANOTHER_KEY, Level, SIGNING_BEGINS, VOUCHING, Warning};
use crate::engine::text::Label;
use crate::storage::disk::{Access, Disk, Visibility, folder_of, read_all};
use crate::storage::{refusal, whole_file};
use crate::views::words::key_short;

/// The first line of a file that holds a key.
const MARK: &str = "wallchart: the secret key that signs seals; whoever has it can sign in your name";

/// The most that a key file is read for.
const LONGEST: u64 = 1024;

/// Who signs.
#[derive(Clone)]
pub struct Signer(SigningKey);

/// A secret is never shown.
impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Signer").field(&self.public_key()).finish()
    }
}

impl Signer {
    /// Makes the signer of a secret key.
    #[must_use]
    pub fn of(secret: &[u8; SECRET_KEY_LENGTH]) -> Self {
        Self(SigningKey::from_bytes(secret))
    }

    /// Reads the key of the user, or makes one where there is none; only the owner may read its file.
    ///
    /// # Errors
    ///
    /// The disk refuses, the system has no randomness, or the file holds no key.
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

    /// Reads the key of the user; nothing where there is none.
    fn load(disk: &dyn Disk, path: &Path) -> std::io::Result<Option<Self>> {
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

/// Returns what a seal signs: the event, everything up to the seal, the round, and the table.
#[must_use]
pub fn seal_text(identity: &str, head: &str, after: RoundNo, table: &str) -> String {
    format!("wallchart seal\nevent {identity}\nhead {head}\nround {after}\ntable {table}\n")
}

/// Returns what a signature of the event signs: the event, everything up to its entry, that entry with its time and author,
/// and whether the event is over.
#[must_use]
pub fn event_text(identity: &str, head: &str, (seq, at, by): (Seq, &Label, &Label), closes: bool) -> String {
    let what = if closes { "end" } else { "event" };
    format!("wallchart {what}\nevent {identity}\nhead {head}\nentry {seq}\nat {}\nby {}\n", &**at, &**by)
}

/// Returns whether a signature of a text was made with the key that it names.
#[must_use]
pub fn is_signed(text: &str, signed: &Signature) -> bool {
    let key = from_hex(&signed.key).and_then(|key| VerifyingKey::from_bytes(&key).ok());
    let signature = from_hex::<SIGNATURE_LENGTH>(&signed.signature);
    key.zip(signature).is_some_and(|(key, signature)| {
        key.verify_strict(text.as_bytes(), &ed25519_dalek::Signature::from_bytes(&signature)).is_ok()
    })
}

/// Returns whether a file that begins with these bytes is that of a secret key.
#[must_use]
pub fn begins_so(bytes: &[u8]) -> bool {
    const ENOUGH: usize = 40;
    bytes.get(..ENOUGH).is_some_and(|beginning| MARK.as_bytes().starts_with(beginning))
}

/// Returns the keys of an event as reports print them.
#[must_use]
pub fn listed(keys: &[Label]) -> String {
    keys.iter().map(|key| &**key).collect::<Vec<_>>().join(", ")
}

/// Returns whether a text is a public key in hexadecimal.
#[must_use]
pub fn is_key(text: &str) -> bool {
    from_hex(text).is_some_and(|key| VerifyingKey::from_bytes(&key).is_ok())
}

impl Desk {
    /// Returns what the director should think about before this desk signs the event.
    #[must_use]
    pub fn warnings_of_signing(&self) -> Vec<Warning> {
        self.warnings_of_own_key()
    }

    /// Signs the event as it is now; `closes` says that it is over.
    ///
    /// # Errors
    ///
    /// As [`Desk::record`]; or there is no key, or this desk signs with a key that the event does not name or vouches for
    /// another, and that was not accepted.
    pub fn sign_event(&mut self, closes: bool, accepted: &[Warning]) -> Result<Seq, DeskError> {
        let signer = self.signer().map_err(DeskError::NotSigned)?;
        let signer = signer.ok_or(DeskError::Unsaved)?;
        self.name_own_key(&signer, accepted)?;
        let key = Label::taken_over(&signer.public_key());
        let act = Act::Sign { closes, signed: Signature { key, signature: Label::default() } };
        self.in_turn(What::Acts(std::slice::from_ref(&act)), |desk| desk.sign_now(&signer, closes))
    }

    fn sign_now(&mut self, signer: &Signer, closes: bool) -> Result<Seq, DeskError> {
        let seq = Seq(self.entries.len() as u64 + 1);
        let (at, by) = (self.now_after(None), self.signing());
        let text = event_text(self.identity(), self.head(), (seq, &at, &by), closes);
        let act = Act::Sign { closes, signed: signer.sign(&text) };
        self.state.check_now(&act)?;
        let action = Action::Do(act.clone());
        let entry = Entry { seq, at, by, action, accepted: Vec::new(), joined: false };
        self.append(std::slice::from_ref(&entry))?;
        self.state.evolve(&act);
        self.keep(entry);
        Ok(seq)
    }

    /// Names the key of another computer or person as one of the event, and signs that.
    ///
    /// # Errors
    ///
    /// As [`Desk::sign_event`]; or the key is named already.
    pub fn vouch_for(&mut self, key: &str, whose: &Label, accepted: &[Warning]) -> Result<Seq, DeskError> {
        if let Some(signer) = self.signer().map_err(DeskError::NotSigned)? {
            self.name_own_key(&signer, accepted)?;
        }
        let key = Label::taken_over(&key.to_lowercase());
        self.record(Act::NameKey { key, whose: whose.clone() }, &[])?;
        // Whatever else it vouches for was agreed to before.
        self.sign_event(false, &self.warnings_of_signing())
    }

    /// Returns the keys of the event and who vouches for them; what its signatures are worth is for the audit to say.
    fn keys(&self) -> Vec<EventKey> {
        audit::event_keys(&self.header, &self.entries, &self.ledger, &audit::signed_by(&self.entries))
    }

    /// Returns what is asked before the standings are sealed, where the event is signed.
    pub(super) fn warnings_of_seal_key(&self) -> Vec<Warning> {
        if self.keys().is_empty() { Vec::new() } else { self.warnings_of_own_key() }
    }

    /// Returns who signs a seal, where the event names a key; an event that names none stays as older programs can read it.
    ///
    /// # Errors
    ///
    /// As [`Desk::sign_event`].
    pub(super) fn signer_of_seal(&mut self, accepted: &[Warning]) -> Result<Option<Signer>, DeskError> {
        if self.keys().is_empty() {
            return Ok(None);
        }
        let signer = self.signer().map_err(DeskError::NotSigned)?;
        signer.map(|signer| self.name_own_key(&signer, accepted).map(|()| signer)).transpose()
    }

    /// Returns a seal signed in the place that comes next.
    pub(super) fn signed_seal(&self, seal: &Act, signer: Option<&Signer>) -> Act {
        let mut seal = seal.clone();
        if let (Act::Seal { after, digest, signed, .. }, Some(signer)) = (&mut seal, signer) {
            *signed = Some(signer.sign(&seal_text(self.identity(), self.head(), *after, digest)));
        }
        seal
    }

    /// Whether the last seal of a round that counts is to be signed and is not: older programs sealed without a key that they
    /// could not read.
    pub(super) fn is_seal_unsigned(&self, of: RoundNo) -> bool {
        let counts = |entry: &&Entry| self.ledger.counting().binary_search(&entry.seq).is_ok();
        let mut seals = self.entries.iter().rev().filter(counts).filter_map(|entry| match &entry.action {
            Action::Do(Act::Seal { after, signed, .. }) if *after == of => Some(signed.is_none()),
            Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => None,
        });
        seals.next() == Some(true) && !self.keys().is_empty()
    }

    /// Names the key of this desk in the event, where it is not named yet and the director has agreed to what is asked.
    fn name_own_key(&mut self, signer: &Signer, accepted: &[Warning]) -> Result<(), DeskError> {
        let key = signer.public_key();
        let asked = self.warnings_of_key(Some(&key));
        // The key of this computer may have been made since, but what it vouches for is what was agreed to.
        let is_accepted = |asked: &Warning| {
            accepted
                .iter()
                .any(|one| one.clause == asked.clause && (one.clause != VOUCHING || one.text == asked.text))
        };
        if !asked.iter().all(is_accepted) {
            return Err(DeskError::NotAccepted(asked));
        }
        let Some(names) = asked.into_iter().find(|one| one.clause != VOUCHING) else { return Ok(()) };
        let act = Act::NameKey { key: Label::taken_over(&key), whose: self.operator.clone() };
        self.record(act, &[names]).map(drop)
    }

    /// Returns what is asked before a key signs that the event does not name, and what one that it names vouches for; without
    /// a key a new one would sign.
    fn warnings_of_key(&self, key: Option<&str>) -> Vec<Warning> {
        let keys = self.keys();
        let named = key.and_then(|key| keys.iter().find(|named| named.key.eq_ignore_ascii_case(key)));
        let warning = |clause, text| Warning { level: Level::Confirm, clause, text };
        let own = key.map_or_else(|| "a new key".to_owned(), |key| format!("key {}", key_short(key)));
        match (named, keys.first()) {
            (Some(named), _) if named.voucher == Voucher::Nobody => Vec::new(),
            (Some(_), _) => {
                let unvouched = keys.iter().filter(|key| key.voucher == Voucher::Nobody);
                let told = unvouched.map(|EventKey { key, named_by, whose, .. }| {
                    let whose = if whose.is_empty() { String::new() } else { format!(" of {whose}") };
                    let short = key_short(key);
                    format!(
                        "entry {named_by} names key {short}{whose}, for which nobody vouches yet: this signature does, and \
                         whatever key {short} signs counts"
                    )
                });
                told.map(|text| warning(VOUCHING, text)).collect()
            }
            (None, None) => {
                let text =
                    format!("nobody signs this event yet: it names {own} of this computer from now on");
                vec![warning(SIGNING_BEGINS, text)]
            }
            (None, Some(first)) => {
                let first = key_short(&first.key);
                let text = format!(
                    "this computer signs with {own}, the event with key {first}: the event names both from now on \
                     (sign once more on the first computer, which vouches for it)"
                );
                vec![warning(ANOTHER_KEY, text)]
            }
        }
    }

    /// Returns what is asked before the key of the user signs. One that cannot be read signs nothing, which is said then.
    fn warnings_of_own_key(&self) -> Vec<Warning> {
        let path = self.equipment.key_file.as_ref();
        let signer = path.map_or(Ok(None), |path| Signer::load(&*self.equipment.disk, path));
        signer.map_or_else(
            |_| Vec::new(),
            |signer| self.warnings_of_key(signer.map(|one| one.public_key()).as_deref()),
        )
    }

    /// Returns who signs; nothing where nothing is to be signed.
    ///
    /// # Errors
    ///
    /// The key cannot be had; why.
    fn signer(&self) -> Result<Option<Signer>, String> {
        let Some(path) = self.equipment.key_file.as_ref().filter(|_| self.file.is_some()) else {
            return Ok(None);
        };
        let signer = Signer::load_or_create(&*self.equipment.disk, path);
        signer.map(Some).map_err(|error| format!("{}: {}", path.display(), refusal::of_disk(&error)))
    }
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
    fn the_key_is_made_once_and_is_its_owners() {
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
