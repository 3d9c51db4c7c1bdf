//! People: the data of a person (sex, title, federation, date of birth), and the distinction of namesakes.
//!
//! Begin with [`entrant::Entrant`], a player or a team as registered, and [`person`], which reads its fields:
//! one function a field, for a typed line, a list of players and a tournament report.
//!
//! * A reader refuses what it does not understand and names the form that it expects ([`person::NotAFact`]).
//!   A value that is understood but improbable is accepted here; the doubt is in
//!   [`rules::doubtful`](crate::rules::doubtful).
//! * An entrant may contain texts that no reader has seen: older journals do. Therefore the fields are texts,
//!   which reports and prizes read again.
//! * An empty field means that the value is not known.
//! * [`person::are_two`] says whether two entries of one name are certainly two persons; `namesakes` finds
//!   the fact by which players of one name differ.
//!
//! Sources: FIDE's lists of players for titles and federations; the codes follow no standard and are listed
//! in `person/federations.rs`. Nothing here knows an event: neither rounds nor results.

pub(crate) mod entrant;
pub(crate) mod namesakes;
pub mod person;
