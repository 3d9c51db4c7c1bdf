//! Matches of teams at several desks: an entry desk enters boards and line-ups, also without the server.

use super::stop;
use super::venue::{Venue, has_server, until};
use wallchart::desk::DeskError;
use wallchart::desk::NotShared;
use wallchart::desk::shared::link::Role;
use wallchart::desk::shared::waiting::Kept;
use wallchart::engine::action::{Act, Outcome};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::scoring::GameScore::{self, Loss, Win};
use wallchart::engine::state::MatchNow;

/// The result of a board of the first match, which has none yet.
fn game(game: u8, white: GameScore) -> Act {
    let now = Some(Outcome::game(white, white.opposite()));
    Act::RecordGame { round: RoundNo(1), board: BoardNo(1), game, was: None, now }
}

fn now(desk: &wallchart::desk::Desk) -> MatchNow {
    desk.state().match_now(RoundNo(1), BoardNo(1)).unwrap()
}

#[test]
fn boards_of_a_match_are_entered_at_an_entry_desk() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::of("team-swiss", 4);
    venue.host();
    let mut b = venue.join("Hall B", Role::Entry);
    let mut lead = venue.open_in_step("Lead");
    let line_up = |player: u32, numbers: [u16; 4]| Act::LineUp {
        round: RoundNo(1),
        board: BoardNo(1),
        team: PlayerId(player),
        line_up: numbers.to_vec(),
    };
    let first = lead.state().board(RoundNo(1), BoardNo(1)).unwrap().seats[0];
    b.record(line_up(first.0, [1, 2, 4, 0]), &[]).unwrap();
    b.record(game(1, Win), &[]).unwrap();
    until(&mut lead, "the first board", |desk| now(desk).games[0].is_some());
    assert_eq!(now(&lead).line_ups[0], [1, 2, 4, 0]);

    stop(&mut venue, &mut [&mut b, &mut lead]);
    let waits = |done: Result<_, DeskError>| matches!(done, Err(DeskError::Shared(NotShared::Waits(_))));
    assert!(waits(b.record(game(2, Win), &[])));
    assert!(waits(b.record(game(3, Win), &[])));
    assert!(waits(lead.record(game(3, Loss), &[])));
    // Typed again, a board replaces its own waiting result and no other one of its match.
    assert!(waits(b.record(game(2, Loss), &[])));
    assert_eq!((b.others().waiting().len(), lead.others().waiting().len()), (2, 1));
    venue.host();
    until(&mut b, "everything is sent", |desk| {
        desk.others().waiting().is_empty() && desk.others().is_in_step()
    });
    until(&mut lead, "all boards", |desk| now(desk).games.iter().all(Option::is_some));
    // The board that two desks entered differently is left to the director.
    let refused: Vec<&str> =
        lead.others().waiting().iter().filter_map(|kept| kept.refused.as_deref()).collect();
    assert_eq!(refused.len(), 1, "{refused:?}");
    assert_eq!(now(&lead).games[1], Some(Outcome::game(Loss, Win)));
    lead.others_mut().drop_kept(Kept::is_refused);
    until(&mut b, "everything", |desk| desk.entries().len() == lead.entries().len());
    venue.same_files(&["Lead", "Hall B"]);
}
