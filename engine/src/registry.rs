//! The games behind one face. Inside, every game has its own types; at this door all is JSON.

use crate::bots::random::{self, Tally};
use crate::bots::{Known, Thought};
use crate::game::{Broken, Game};
use crate::games;
use crate::options::OptionSpec;
use crate::record::{Record, SeatConfig, Start};
use crate::refusal::{ApiError, ErrorCode, Explained, Failure};
use crate::rulebook::{self, Rulebook};
use crate::seat::{Seat, Viewer};
use crate::session::{self, Session, check_position, read, to_json};
use crate::text::{Entry, Heading, Lang, Text};
use serde::Serialize;
use serde_json::Value;
use std::marker::PhantomData;

macro_rules! list {
    ($($module:ident: $game:ident),* $(,)?) => {
        /// The games there are.
        pub static GAMES: &[&dyn AnyGame] = &[$(&Erased::<games::$module::$game>::NEW),*];
    };
}

crate::for_each_game!(list);

pub fn find(id: &str) -> Result<&'static dyn AnyGame, ApiError> {
    let game = GAMES.iter().copied().find(|game| game.id() == id);
    game.ok_or_else(|| ApiError::new(ErrorCode::UnknownGame, format!("there is no game {id}")))
}

/// The TypeScript types of the engine: what all games share, then a file for each game.
#[cfg(feature = "tools")]
pub fn type_files() -> Vec<crate::types::File> {
    let games = GAMES.iter().map(|game| game.type_file());
    std::iter::once(crate::types::common())
        .chain(games)
        .collect()
}

/// What a game says of itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    pub id: &'static str,
    pub prefix: &'static str,
    pub title: Text,
    pub players: Span,
    pub minutes: Span,
    pub rules_version: u32,
    pub levels: Vec<LevelInfo>,
    /// What of the catalogue a reference lists, in its order.
    pub reference: Vec<Heading>,
    pub catalogue: Vec<Entry>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Span {
    pub min: u32,
    pub max: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct LevelInfo {
    pub id: &'static str,
    pub label: Text,
}

/// A game without its types.
pub trait AnyGame: Sync {
    fn id(&self) -> &'static str;
    fn info(&self) -> GameInfo;
    fn options(&self, players: usize) -> Vec<OptionSpec>;
    fn check_players(&self, players: usize) -> Result<(), ApiError>;
    fn rulebook(&self, lang: Lang) -> Rulebook;
    fn start(
        &self,
        options: Value,
        seats: Vec<SeatConfig>,
        start: Start,
    ) -> Result<Box<dyn AnyMatch>, Failure>;
    /// Plays a record as far as it goes; says why, if that is not its end.
    fn replay(&self, record: &Record) -> Result<(Box<dyn AnyMatch>, Option<ApiError>), Failure>;
    /// Every requirement that a position breaks, or else its oddities.
    fn check_position(&self, position: &Value) -> Result<Vec<Broken>, Vec<Broken>>;
    /// Its types in TypeScript.
    #[cfg(feature = "tools")]
    fn type_file(&self) -> crate::types::File;
    /// Plays whole games among random players, for benchmarks.
    fn play_out(&self, players: usize, seed: u64, count: u32) -> Result<Tally, ApiError>;
}

/// A game in progress without its types.
pub trait AnyMatch {
    fn game(&self) -> &'static str;
    fn seats(&self) -> &[SeatConfig];
    fn options(&self) -> Value;
    fn plies(&self) -> usize;
    fn to_act(&self) -> Vec<Seat>;
    fn legal_moves(&self, seat: Seat) -> Vec<Value>;
    fn play(&mut self, seat: Seat, mv: Value) -> Result<(), Failure>;
    fn undo(&mut self, seat: Seat) -> Result<(), ApiError>;
    fn explain(&self, seat: Seat, mv: Value) -> Result<Option<Explained>, ApiError>;
    fn preview(&self, seat: Seat, mv: Value) -> Result<Option<Value>, ApiError>;
    fn view(&self, viewer: Viewer) -> Value;
    fn position(&self) -> Value;
    /// The state as a trace shows it.
    fn full_state(&self) -> Value;
    fn frame(&self, ply: usize, viewer: Viewer) -> Result<Value, ApiError>;
    fn log(&self, from: usize, viewer: Viewer) -> Vec<Value>;
    /// The events of a move as they happened, for all eyes; those of the set-up for ply 0.
    fn events(&self, ply: usize) -> Vec<Value>;
    /// The results of chance that a move used, or the set-up for ply 0.
    fn drawn(&self, ply: usize) -> &[u32];
    fn standings(&self, viewer: Viewer) -> Value;
    fn record(&self) -> Record;
    fn choose(&self, seat: Seat, level: &str, thought: &mut Thought) -> Result<Value, ApiError>;
}

/// Hides the types of a game.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G: Game> Erased<G> {
    pub const NEW: Self = Self(PhantomData);
}

impl<G: Game> AnyGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ABOUT.id
    }

    fn info(&self) -> GameInfo {
        let about = G::ABOUT;
        GameInfo {
            id: about.id,
            prefix: about.prefix,
            title: about.title,
            players: Span {
                min: *about.players.start() as u32,
                max: *about.players.end() as u32,
            },
            minutes: Span {
                min: *about.minutes.start(),
                max: *about.minutes.end(),
            },
            rules_version: about.rules_version,
            levels: G::levels()
                .iter()
                .map(|level| LevelInfo {
                    id: level.id,
                    label: level.label,
                })
                .collect(),
            reference: about.reference.to_vec(),
            catalogue: G::catalogue(),
        }
    }

    fn options(&self, players: usize) -> Vec<OptionSpec> {
        G::options(players)
    }

    fn check_players(&self, players: usize) -> Result<(), ApiError> {
        check_players::<G>(players)
    }

    fn rulebook(&self, lang: Lang) -> Rulebook {
        rulebook::of::<G>(lang)
    }

    fn start(
        &self,
        options: Value,
        seats: Vec<SeatConfig>,
        start: Start,
    ) -> Result<Box<dyn AnyMatch>, Failure> {
        check_seats::<G>(&seats)?;
        let options = read::<G::Options>(&options, "options")?;
        Ok(Box::new(Session::<G>::start(options, seats, start)?))
    }

    fn replay(&self, record: &Record) -> Result<(Box<dyn AnyMatch>, Option<ApiError>), Failure> {
        check_seats::<G>(&record.seats)?;
        if record.rules_version > G::ABOUT.rules_version {
            return Err(ApiError::new(
                ErrorCode::FutureFormat,
                "this record was played by newer rules",
            )
            .into());
        }
        let (session, trouble) = session::open::<G>(record)?;
        Ok((Box::new(session), trouble))
    }

    fn check_position(&self, position: &Value) -> Result<Vec<Broken>, Vec<Broken>> {
        check_position::<G>(position).map(|loaded| loaded.warnings)
    }

    #[cfg(feature = "tools")]
    fn type_file(&self) -> crate::types::File {
        crate::types::of::<G>()
    }

    fn play_out(&self, players: usize, seed: u64, count: u32) -> Result<Tally, ApiError> {
        check_players::<G>(players)?;
        random::play_out::<G>(players, seed, count).map_err(ApiError::malformed)
    }
}

fn check_players<G: Game>(players: usize) -> Result<(), ApiError> {
    if G::ABOUT.players.contains(&players) {
        return Ok(());
    }
    let (min, max) = (G::ABOUT.players.start(), G::ABOUT.players.end());
    let detail = format!(
        "{} is for {min} to {max} players, not {players}",
        G::ABOUT.id
    );
    Err(ApiError::new(ErrorCode::WrongPlayers, detail))
}

fn check_seats<G: Game>(seats: &[SeatConfig]) -> Result<(), ApiError> {
    check_players::<G>(seats.len())?;
    let unknown = |level: &&String| G::levels().iter().all(|known| known.id != **level);
    match seats
        .iter()
        .filter_map(|seat| seat.bot.as_ref())
        .find(unknown)
    {
        Some(level) => Err(ApiError::new(
            ErrorCode::UnknownLevel,
            format!("{} has no bot {level}", G::ABOUT.id),
        )),
        None => Ok(()),
    }
}

impl<G: Game> AnyMatch for Session<G> {
    fn game(&self) -> &'static str {
        G::ABOUT.id
    }

    fn seats(&self) -> &[SeatConfig] {
        self.seats()
    }

    fn options(&self) -> Value {
        to_json(self.options())
    }

    fn plies(&self) -> usize {
        self.len()
    }

    fn to_act(&self) -> Vec<Seat> {
        G::to_act(self.state()).iter().collect()
    }

    fn legal_moves(&self, seat: Seat) -> Vec<Value> {
        self.legal_moves(seat).iter().map(to_json).collect()
    }

    fn play(&mut self, seat: Seat, mv: Value) -> Result<(), Failure> {
        self.play(seat, read(&mv, "move")?)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), ApiError> {
        self.undo(seat)
    }

    fn explain(&self, seat: Seat, mv: Value) -> Result<Option<Explained>, ApiError> {
        Ok(self.explain(seat, &read(&mv, "move")?))
    }

    fn preview(&self, seat: Seat, mv: Value) -> Result<Option<Value>, ApiError> {
        let mv = read::<G::Move>(&mv, "move")?;
        let legal = G::check(self.state(), seat, &mv).is_ok();
        Ok(legal.then(|| to_json(&G::preview(self.state(), seat, &mv))))
    }

    fn view(&self, viewer: Viewer) -> Value {
        to_json(&G::view(self.options(), self.state(), viewer))
    }

    fn position(&self) -> Value {
        to_json(&G::position(self.options(), self.state()))
    }

    fn full_state(&self) -> Value {
        let mut state = AnyMatch::position(self);
        if let (true, Some(fields)) = (G::OPTIONS_APART, state.as_object_mut()) {
            fields.remove("options");
        }
        state
    }

    fn frame(&self, ply: usize, viewer: Viewer) -> Result<Value, ApiError> {
        let frame = self.frame(ply, viewer);
        frame
            .as_ref()
            .map(to_json)
            .ok_or_else(|| ApiError::new(ErrorCode::OutOfRange, format!("there is no move {ply}")))
    }

    fn log(&self, from: usize, viewer: Viewer) -> Vec<Value> {
        (from..=self.len())
            .filter_map(|ply| self.log_entry(ply, viewer))
            .map(|entry| to_json(&entry))
            .collect()
    }

    fn events(&self, ply: usize) -> Vec<Value> {
        self.events_at(ply)
            .unwrap_or_default()
            .iter()
            .map(to_json)
            .collect()
    }

    fn drawn(&self, ply: usize) -> &[u32] {
        self.drawn_at(ply).unwrap_or_default()
    }

    fn standings(&self, viewer: Viewer) -> Value {
        to_json(&self.standings(viewer))
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn choose(&self, seat: Seat, level: &str, thought: &mut Thought) -> Result<Value, ApiError> {
        let level = G::levels().into_iter().find(|known| known.id == level);
        let level = level
            .ok_or_else(|| ApiError::new(ErrorCode::UnknownLevel, "the game has no such bot"))?;
        if !G::to_act(self.state()).contains(seat) {
            return Err(ApiError::new(
                ErrorCode::NothingToChoose,
                format!("seat {} is not to act", seat.0),
            ));
        }
        Ok(to_json(&(level.choose)(
            &Known::new(self.state(), seat),
            thought,
        )))
    }
}
