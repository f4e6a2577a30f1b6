//! A game in progress: who sits where, what has been played, how far it can be taken back.

use crate::chance::Chance;
use crate::game::{Broken, Cited, Game, Loaded, Log};
use crate::record::{FORMAT, Played, Record, SeatConfig, Start, Word};
use crate::refusal::{ApiError, ErrorCode, Explained, Failure, Param, Refusal, Rule, Sentence};
use crate::rulebook;
use crate::score::{Outcome, Standing};
use crate::seat::{Seat, Viewer};
use crate::strict;
use crate::text::Lang;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A game in progress. Every state since the start is kept: they are small, and so any moment
/// of the game can be looked at without playing it again.
pub struct Session<G: Game> {
    options: G::Options,
    seats: Vec<SeatConfig>,
    start: Start,
    opening: Moment<G>,
    plies: Vec<Ply<G>>,
}

struct Ply<G: Game> {
    seat: Seat,
    mv: G::Move,
    moment: Moment<G>,
}

/// What there was after a move.
struct Moment<G: Game> {
    state: G::State,
    chance: Chance,
    /// The results of chance that the move used.
    drawn: Vec<u32>,
    events: Vec<Cited<G::Event>>,
}

/// All that a screen shows of one moment of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Frame<V, M> {
    /// The number of moves played before this moment.
    pub ply: u32,
    /// The number of moves played in all.
    pub plies: u32,
    pub view: V,
    pub to_act: Vec<Seat>,
    /// The viewer's own moves; empty in the past.
    pub legal: Vec<M>,
    pub standing: Standing,
    pub outcome: Option<Outcome>,
    pub undo: Undo,
    /// The seats that know something an onlooker does not.
    pub secretive: Vec<Seat>,
}

/// Whether the viewer may take the last move back, and if not, why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Undo {
    Possible,
    /// No move has been played.
    Nothing,
    /// The last move was somebody else's.
    Other {
        seat: Seat,
    },
    /// The last move revealed something, by this rule.
    Stopped {
        rule: Rule,
    },
}

/// The events of one move as a viewer may hear them; those of the set-up have no seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LogEntry<E> {
    pub ply: u32,
    pub seat: Option<Seat>,
    pub events: Vec<Cited<E>>,
}

impl<G: Game> Session<G> {
    /// A new game, or one from a position. `options` count only for a new game.
    pub fn start(
        options: G::Options,
        seats: Vec<SeatConfig>,
        start: Start,
    ) -> Result<Self, Failure> {
        let players = seats.len();
        let explain = |refusal: Refusal| Failure::Refusal(explain::<G>(refusal, &seats));
        let (options, state, mut chance, events) = match &start {
            Start::Seed { seed, script } => {
                let options = G::resolve(options, players).map_err(explain)?;
                let mut chance = Chance::scripted(script.iter().copied(), seed.0).recording();
                let mut log = Log::listening();
                let state = G::setup(&options, players, &mut chance, &mut log).map_err(explain)?;
                (options, state, chance, log.into_events())
            }
            Start::Position {
                position,
                rng,
                script,
            } => {
                let loaded = read_position::<G>(position)?;
                if G::players(&loaded.state) != players {
                    let detail = format!(
                        "the position has {} players, the table {players}",
                        G::players(&loaded.state)
                    );
                    return Err(ApiError::new(ErrorCode::WrongPlayers, detail).into());
                }
                let chance = Chance::scripted(script.iter().copied(), rng.0).recording();
                (loaded.options, loaded.state, chance, Vec::new())
            }
        };
        fits(&chance)?;
        let opening = Moment {
            state,
            drawn: chance.take_drawn(),
            chance,
            events,
        };
        Ok(Self {
            options,
            seats,
            start,
            opening,
            plies: Vec::new(),
        })
    }

    /// A game as far as its record can be played. The failure, if any, says where it stopped.
    pub fn replay(record: &Record) -> Result<(Self, Option<ApiError>), Failure> {
        let options = read::<G::Options>(&record.options, "options")?;
        let mut session = Self::start(options, record.seats.clone(), record.start.clone())?;
        for (index, played) in record.moves.iter().enumerate() {
            let done = read::<G::Move>(&played.mv, "move")
                .map_err(Failure::from)
                .and_then(|mv| session.play(played.seat, mv));
            if let Err(failure) = done {
                let detail = format!(
                    "move {} of {} cannot be played: {failure}",
                    index + 1,
                    record.moves.len()
                );
                return Ok((
                    session,
                    Some(ApiError::new(ErrorCode::BrokenRecord, detail)),
                ));
            }
        }
        Ok((session, None))
    }

    pub fn record(&self) -> Record {
        let position = to_json(&G::position(&self.options, self.state()));
        Record {
            format: FORMAT,
            game: G::ABOUT.id.to_owned(),
            rules_version: G::ABOUT.rules_version,
            options: to_json(&self.options),
            seats: self.seats.clone(),
            start: self.start.clone(),
            moves: self
                .plies
                .iter()
                .map(|ply| Played {
                    seat: ply.seat,
                    mv: to_json(&ply.mv),
                })
                .collect(),
            result: G::result(self.state(), &position),
            snapshot: Some(position),
        }
    }

    pub fn options(&self) -> &G::Options {
        &self.options
    }

    pub fn seats(&self) -> &[SeatConfig] {
        &self.seats
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.now().state
    }

    /// Where the chance of the game stands now.
    pub fn chance(&self) -> &Chance {
        &self.now().chance
    }

    /// The number of moves played.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// The state after `ply` moves.
    pub fn state_at(&self, ply: usize) -> Option<&G::State> {
        self.moment(ply).map(|moment| &moment.state)
    }

    /// The events of move number `ply`, or of the set-up for 0, unredacted.
    pub fn events_at(&self, ply: usize) -> Option<&[Cited<G::Event>]> {
        self.moment(ply).map(|moment| moment.events.as_slice())
    }

    /// The results of chance that move number `ply` used, or the set-up for 0.
    pub fn drawn_at(&self, ply: usize) -> Option<&[u32]> {
        self.moment(ply).map(|moment| moment.drawn.as_slice())
    }

    pub fn legal_moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        G::legal_moves(self.state(), seat, &mut moves);
        moves
    }

    /// Why the seat may not make this move; `None` if it may.
    pub fn explain(&self, seat: Seat, mv: &G::Move) -> Option<Explained> {
        let refusal = G::check(self.state(), seat, mv).err()?;
        Some(self.word(refusal))
    }

    /// Plays a move, or changes nothing.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<(), Failure> {
        G::check(self.state(), seat, &mv)
            .map_err(|refusal| Failure::Refusal(self.word(refusal)))?;
        let mut state = self.state().clone();
        let mut chance = self.chance().clone();
        let mut log = Log::listening();
        G::apply(&mut state, seat, mv, &mut chance, &mut log);
        fits(&chance)?;
        let moment = Moment {
            state,
            drawn: chance.take_drawn(),
            chance,
            events: log.into_events(),
        };
        self.plies.push(Ply { seat, mv, moment });
        Ok(())
    }

    /// Whether the viewer may take back the last move before `ply`.
    pub fn undo_at(&self, ply: usize, viewer: Viewer) -> Undo {
        let Some(last) = ply.checked_sub(1).and_then(|index| self.plies.get(index)) else {
            return Undo::Nothing;
        };
        if !viewer.is(last.seat) {
            return Undo::Other { seat: last.seat };
        }
        let before = self.state_at(ply - 1).expect("a state before every move");
        match G::undo_stop(before, last.seat, &last.mv, &last.moment.state) {
            None => Undo::Possible,
            Some(rule) => Undo::Stopped { rule },
        }
    }

    /// Takes back the last move of the seat, or changes nothing.
    pub fn undo(&mut self, seat: Seat) -> Result<(), ApiError> {
        let refuse = |detail: String| Err(ApiError::new(ErrorCode::CannotUndo, detail));
        match self.undo_at(self.len(), Viewer::Seat(seat)) {
            Undo::Possible => {
                self.plies.pop();
                Ok(())
            }
            Undo::Nothing => refuse("no move has been played".to_owned()),
            Undo::Other { seat } => refuse(format!("the last move was made by seat {}", seat.0)),
            Undo::Stopped { rule } => refuse(format!("the last move revealed something ({rule})")),
        }
    }

    /// What the viewer sees after `ply` moves.
    pub fn frame(&self, ply: usize, viewer: Viewer) -> Option<Frame<G::View, G::Move>> {
        let state = self.state_at(ply)?;
        let present = ply == self.len();
        let legal = viewer
            .seat()
            .filter(|_| present)
            .map(|seat| self.legal_moves(seat))
            .unwrap_or_default();
        Some(Frame {
            ply: ply as u32,
            plies: self.len() as u32,
            view: G::view(&self.options, state, viewer),
            to_act: G::to_act(state).iter().collect(),
            legal,
            standing: G::standing(state, viewer),
            outcome: G::outcome(state),
            undo: self.undo_at(ply, viewer),
            secretive: G::secretive(state).iter().collect(),
        })
    }

    /// What the viewer may hear of move number `ply`, or of the set-up for 0.
    pub fn log_entry(&self, ply: usize, viewer: Viewer) -> Option<LogEntry<G::Event>> {
        let moment = self.moment(ply)?;
        let seat = ply.checked_sub(1).map(|index| self.plies[index].seat);
        let events = moment
            .events
            .iter()
            .filter_map(|event| G::redact(&moment.state, event, viewer))
            .collect();
        Some(LogEntry {
            ply: ply as u32,
            seat,
            events,
        })
    }

    /// The standing after every move, for the chart.
    pub fn standings(&self, viewer: Viewer) -> Vec<Standing> {
        (0..=self.len())
            .filter_map(|ply| self.state_at(ply))
            .map(|state| G::standing(state, viewer))
            .collect()
    }

    fn moment(&self, ply: usize) -> Option<&Moment<G>> {
        match ply.checked_sub(1) {
            None => Some(&self.opening),
            Some(index) => self.plies.get(index).map(|ply| &ply.moment),
        }
    }

    fn now(&self) -> &Moment<G> {
        self.plies.last().map_or(&self.opening, |ply| &ply.moment)
    }

    /// Whether the moves of the record lead to something else than it says of its end.
    fn leads_elsewhere(&self, record: &Record) -> bool {
        let position = to_json(&G::position(&self.options, self.state()));
        let told = record.result.clone();
        let other_end = !told.is_null() && told != G::result(self.state(), &position);
        other_end
            || record
                .snapshot
                .as_ref()
                .is_some_and(|saved| *saved != position)
    }

    fn word(&self, refusal: Refusal) -> Explained {
        explain::<G>(refusal, &self.seats)
    }
}

/// Opens a record. If its moves stop being playable the game stands at the last good one; if it
/// cannot even begin, at its snapshot. Then the second part says why.
pub fn open<G: Game>(record: &Record) -> Result<(Session<G>, Option<ApiError>), Failure> {
    match (Session::replay(record), &record.snapshot) {
        (Ok((session, None)), _) => {
            let trouble = session.leads_elsewhere(record).then(|| {
                let detail = "the moves now lead to another position than the one that was saved";
                ApiError::new(ErrorCode::BrokenRecord, detail)
            });
            Ok((session, trouble))
        }
        (Err(failure), Some(snapshot)) => {
            let start = Start::Position {
                position: snapshot.clone(),
                rng: Word(0),
                script: Vec::new(),
            };
            let session = Session::start(G::Options::default(), record.seats.clone(), start)
                .map_err(|_| failure.clone())?;
            let detail = format!(
                "the game cannot be played from its start, only its last position is left: {failure}"
            );
            Ok((
                session,
                Some(ApiError::new(ErrorCode::BrokenRecord, detail)),
            ))
        }
        (replayed, _) => replayed,
    }
}

/// Reads a position and says all that is wrong with it.
pub fn read_position<G: Game>(position: &Value) -> Result<Loaded<G>, ApiError> {
    check_position::<G>(position).map_err(|broken| {
        let list: Vec<String> = broken
            .iter()
            .map(|b| format!("{}: {}", b.requirement, b.detail))
            .collect();
        ApiError::new(ErrorCode::BrokenPosition, list.join("; "))
    })
}

/// Reads a position, or lists every requirement that it breaks.
pub fn check_position<G: Game>(position: &Value) -> Result<Loaded<G>, Vec<Broken>> {
    let position = strict::from_json(position).map_err(|error| {
        vec![Broken {
            requirement: G::ABOUT.form,
            detail: error.to_string(),
        }]
    })?;
    G::from_position(position)
}

/// Reads one part of a request.
pub fn read<T: DeserializeOwned + Serialize>(value: &Value, what: &str) -> Result<T, ApiError> {
    strict::from_json(value)
        .map_err(|error| ApiError::malformed(format!("the {what} cannot be read: {error}")))
}

/// Our own types have string keys and finite numbers, so writing them cannot fail.
pub fn to_json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("our own types are JSON")
}

fn fits(chance: &Chance) -> Result<(), ApiError> {
    chance.misfit().map_or(Ok(()), |misfit| {
        Err(ApiError::new(ErrorCode::BrokenScript, misfit))
    })
}

fn explain<G: Game>(refusal: Refusal, seats: &[SeatConfig]) -> Explained {
    let text = Sentence::build(|lang| {
        rulebook::sentence::<G>(&refusal, lang, |param| fill::<G>(param, lang, seats))
    });
    Explained {
        rule: refusal.rule,
        text,
    }
}

fn fill<G: Game>(param: Param, lang: Lang, seats: &[SeatConfig]) -> String {
    match param {
        Param::Number(number) => number.to_string(),
        Param::Seat(seat) => seats
            .get(seat.index())
            .map_or_else(|| (seat.0 + 1).to_string(), |s| s.name.clone()),
        Param::Id(id) => {
            let entry = G::catalogue().into_iter().find(|entry| entry.id == id);
            entry.map_or(id, |entry| entry.name.get(lang)).to_owned()
        }
    }
}

impl Start {
    pub fn seed(seed: u64) -> Self {
        Start::Seed {
            seed: Word(seed),
            script: Vec::new(),
        }
    }
}
