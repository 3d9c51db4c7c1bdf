//! The kinds of tie-breaks: a file each with all that is known of it, and the one list of them.

mod average_buchholz;
mod average_performance;
mod average_rating;
mod boards;
mod buchholz;
mod counted;
mod direct_encounter;
mod elements;
mod extended_encounter;
mod extended_sonneborn_berger;
mod koya;
mod pairing_number;
mod perfect_performance;
mod performance;
mod progressive;
mod rating;
mod ratings;
mod schedule_strength;
mod sonneborn_berger;
mod standard;
mod team_scores;

use super::rule::Rule;

crate::listed! {
    /// A kind of tie-break, in the order in which they are offered.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Kind {
        /// BH.
        Buchholz,
        /// SB.
        SonnebornBerger,
        /// DE.
        DirectEncounter,
        /// WIN.
        Wins,
        /// WON.
        GamesWon,
        /// BPG.
        BlackGames,
        /// BWG.
        BlackWins,
        /// PS.
        ProgressiveScores,
        /// REP.
        ElectedToPlay,
        /// STD.
        StandardPoints,
        /// FB.
        ForeBuchholz,
        /// AOB.
        AverageBuchholz,
        /// KS.
        Koya,
        /// ARO.
        AverageRating,
        /// TPR.
        Performance,
        /// PTP.
        PerfectPerformance,
        /// APRO.
        AveragePerformance,
        /// APPO.
        AveragePerfect,
        /// RTNG.
        Rating,
        /// TPN.
        PairingNumber,
        /// MPTS.
        MatchPoints,
        /// GPTS.
        GamePoints,
        /// `MPvGP`.
        SecondaryScore,
        /// EMMSB.
        MatchMatchSonnebornBerger,
        /// EMGSB.
        MatchGameSonnebornBerger,
        /// EGMSB.
        GameMatchSonnebornBerger,
        /// EGGSB.
        GameGameSonnebornBerger,
        /// EDE.
        ExtendedEncounter,
        /// EDEBT.
        EncounterBoardCountTop,
        /// EDEBB.
        EncounterBoardCountBottom,
        /// EDET.
        EncounterTop,
        /// EDEB.
        EncounterBottom,
        /// BC.
        BoardCount,
        /// TBR.
        TopBoards,
        /// BBE.
        BottomBoards,
        /// SSSC.
        ScheduleStrength,
    }
}

impl Kind {
    /// Returns all that is known of the kind.
    pub(super) fn rule(self) -> &'static dyn Rule {
        match self {
            Self::Buchholz => &buchholz::BUCHHOLZ,
            Self::SonnebornBerger => &sonneborn_berger::SONNEBORN_BERGER,
            Self::DirectEncounter => &direct_encounter::DirectEncounter,
            Self::Wins => &counted::WINS,
            Self::GamesWon => &counted::GAMES_WON,
            Self::BlackGames => &counted::BLACK_GAMES,
            Self::BlackWins => &counted::BLACK_WINS,
            Self::ProgressiveScores => &progressive::ProgressiveScores,
            Self::ElectedToPlay => &counted::ELECTED_TO_PLAY,
            Self::StandardPoints => &standard::StandardPoints,
            Self::ForeBuchholz => &buchholz::FORE_BUCHHOLZ,
            Self::AverageBuchholz => &average_buchholz::AverageBuchholz,
            Self::Koya => &koya::Koya,
            Self::AverageRating => &average_rating::AverageRating,
            Self::Performance => &performance::Performance,
            Self::PerfectPerformance => &perfect_performance::PerfectPerformance,
            Self::AveragePerformance => &average_performance::OF_PERFORMANCES,
            Self::AveragePerfect => &average_performance::OF_PERFECT,
            Self::Rating => &rating::Rating,
            Self::PairingNumber => &pairing_number::PairingNumber,
            Self::MatchPoints => &team_scores::MATCH_POINTS,
            Self::GamePoints => &team_scores::GAME_POINTS,
            Self::SecondaryScore => &team_scores::SECONDARY_SCORE,
            Self::MatchMatchSonnebornBerger => &extended_sonneborn_berger::MATCH_MATCH,
            Self::MatchGameSonnebornBerger => &extended_sonneborn_berger::MATCH_GAME,
            Self::GameMatchSonnebornBerger => &extended_sonneborn_berger::GAME_MATCH,
            Self::GameGameSonnebornBerger => &extended_sonneborn_berger::GAME_GAME,
            Self::ExtendedEncounter => &extended_encounter::ENCOUNTER,
            Self::EncounterBoardCountTop => &extended_encounter::BOARD_COUNT_AND_TOP,
            Self::EncounterBoardCountBottom => &extended_encounter::BOARD_COUNT_AND_BOTTOM,
            Self::EncounterTop => &extended_encounter::TOP,
            Self::EncounterBottom => &extended_encounter::BOTTOM,
            Self::BoardCount => &boards::BOARD_COUNT,
            Self::TopBoards => &boards::TOP_BOARDS,
            Self::BottomBoards => &boards::BOTTOM_BOARDS,
            Self::ScheduleStrength => &schedule_strength::ScheduleStrength,
        }
    }
}
