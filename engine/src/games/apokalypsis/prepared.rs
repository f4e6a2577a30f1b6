//! A start prepared by hand: the option `setup`.

use super::board::{Board, Terrain};
use super::data::{COPIES, Color, Omen, TEMPLES, colors, meeples_per_color};
use super::map::{INNER_SPACES, NORTH_TILE, SOUTH_TILE, Space, Spaces};
use super::options::{Options, Variant};
use crate::kit::keys::given;
use crate::refusal::{Param, Refusal};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Parts of the start that are given; what is left out is drawn.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[cfg_attr(feature = "tools", ts(optional_fields))]
pub struct Setup {
    #[serde(deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    pub bless: Option<Vec<Color>>,
    #[serde(deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    pub curse: Option<Vec<Color>>,
    #[serde(deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    pub temples: Option<Vec<Space>>,
    /// Spaces already sunk; a sunk temple is here and in `temples`.
    #[serde(deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    pub sea: Option<Vec<Space>>,
    #[serde(deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    pub up: Option<BTreeMap<Space, Vec<Color>>>,
    #[serde(deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    pub down: Option<BTreeMap<Space, Vec<Color>>>,
    #[serde(deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    pub hands: Option<Vec<Vec<Omen>>>,
    /// The draw pile, top first.
    #[serde(deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Omen>>,
    /// Oldest first.
    #[serde(deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    pub omen_pile: Option<Vec<PreparedCard>>,
    #[serde(deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    pub dead_omens: Option<Vec<Omen>>,
    #[serde(deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    pub penalties: Option<Vec<u8>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PreparedCard {
    pub card: Omen,
    pub by: Seat,
    /// Besides `by`; with open omens everybody has seen it.
    #[serde(
        default,
        deserialize_with = "given",
        skip_serializing_if = "Option::is_none"
    )]
    #[cfg_attr(feature = "tools", ts(optional))]
    pub seen_by: Option<Vec<Seat>>,
}

fn refuse(rule: &'static str) -> Refusal {
    Refusal::new(rule).case("setup")
}

fn require(holds: bool, rule: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refuse(rule)) }
}

impl Setup {
    /// What can be said before anything is drawn.
    pub fn check(&self, options: &Options, players: usize) -> Result<(), Refusal> {
        self.check_seats(players)?;
        self.check_goals(options, players)?;
        self.check_island()?;
        self.check_meeples(players)?;
        self.check_cards(players)
    }

    /// Whether the board is given: then no meeple is drawn.
    pub fn has_board(&self) -> bool {
        self.up.is_some() || self.down.is_some()
    }

    /// Lists by seat have an entry for each seat.
    fn check_seats(&self, players: usize) -> Result<(), Refusal> {
        let lengths = [
            self.bless.as_ref().map(Vec::len),
            self.curse.as_ref().map(Vec::len),
            self.hands.as_ref().map(Vec::len),
            self.penalties.as_ref().map(Vec::len),
        ];
        let fits = lengths.into_iter().flatten().all(|len| len == players);
        let seated = Param::Number(players as i32);
        require(fits, "AK-3.5").map_err(|refusal| refusal.with("seated", seated))
    }

    fn check_goals(&self, options: &Options, players: usize) -> Result<(), Refusal> {
        let bless = self.bless.iter().flatten();
        let own: Vec<Color> = bless.copied().collect();
        let in_game = |color: &Color| colors(players).any(|known| known == *color);
        let distinct = own
            .iter()
            .enumerate()
            .all(|(i, color)| !own[..i].contains(color));
        require(distinct && own.iter().all(in_game), "AK-4.5")?;
        let Some(curse) = &self.curse else {
            return Ok(());
        };
        require(
            options.variant == Variant::Gods && self.bless.is_some(),
            "AK-4.15",
        )?;
        let allowed = super::goals::all_curses(players, &own);
        require(allowed.contains(&super::goals::dealt(curse)), "AK-4.16")
    }

    fn check_island(&self) -> Result<(), Refusal> {
        let sea_is_empty = self.sea.as_ref().is_none_or(Vec::is_empty);
        let needs_temples = self.has_board() || !sea_is_empty;
        require(self.temples.is_some() || !needs_temples, "AK-4.9")?;
        require(self.has_board() || sea_is_empty, "AK-4.10")?;
        let Some(temples) = &self.temples else {
            return Ok(());
        };
        let sites: Spaces = temples.iter().copied().collect();
        let distinct = sites.len() as usize == temples.len();
        let inner = sites.iter().filter(|&space| is_inner(space)).count();
        let lawful = inner == 2
            && sites.len() == TEMPLES
            && !sites.contains(NORTH_TILE)
            && !sites.contains(SOUTH_TILE);
        require(
            distinct && sites.len() <= TEMPLES && (lawful || self.has_board()),
            "AK-4.9",
        )
    }

    /// The given board without its meeples.
    pub fn island(&self) -> Board {
        let listed = |list: &Option<Vec<Space>>| list.iter().flatten().copied().collect();
        let (sites, sea): (Spaces, Spaces) = (listed(&self.temples), listed(&self.sea));
        Board::new(Spaces::ALL - sites - sea, sites - sea)
    }

    pub fn meeples(&self) -> impl Iterator<Item = (Space, Color)> + '_ {
        let lists = self.up.iter().chain(&self.down).flatten();
        lists.flat_map(|(&space, colors)| colors.iter().map(move |&color| (space, color)))
    }

    fn check_meeples(&self, players: usize) -> Result<(), Refusal> {
        let island = self.island();
        let count = |list: &Option<BTreeMap<Space, Vec<Color>>>, space: Space| {
            list.as_ref()
                .and_then(|list| list.get(&space))
                .map_or(0, Vec::len)
        };
        for space in Space::all() {
            let (up, down) = (count(&self.up, space), count(&self.down, space));
            require(crowd_fits(island.terrain(space), up, down), "AK-1.5")?;
        }
        for color in Color::all() {
            let in_game = colors(players).any(|known| known == color);
            let most = usize::from(meeples_per_color(players)) * usize::from(in_game);
            let placed = self.meeples().filter(|&(_, other)| other == color).count();
            require(placed <= most, "AK-2.1")?;
        }
        Ok(())
    }

    fn check_cards(&self, players: usize) -> Result<(), Refusal> {
        let pile = self.omen_pile.iter().flatten();
        for entry in pile.clone() {
            let seats = entry.seen_by.iter().flatten().chain([&entry.by]);
            require(seats.clone().all(|seat| seat.index() < players), "AK-2.4")?;
        }
        let hands = self.hands.iter().flatten();
        require(hands.clone().all(|hand| hand.len() <= 2), "AK-6.8")?;
        let cards: Vec<Omen> = (hands.flatten().copied())
            .chain(self.deck.iter().flatten().copied())
            .chain(pile.map(|entry| entry.card))
            .chain(self.dead_omens.iter().flatten().copied())
            .collect();
        let whole = self.deck.is_some();
        let fits = Omen::all().all(|card| {
            let copies = cards.iter().filter(|&&other| other == card).count();
            copies == usize::from(COPIES) || (!whole && copies < usize::from(COPIES))
        });
        require(fits, "AK-2.4")
    }
}

pub fn is_inner(space: Space) -> bool {
    usize::from(space.0) < INNER_SPACES
}

/// Upright meeples on dry ground only, at most two, one in a temple; laid down ones in the sea.
pub fn crowd_fits(terrain: Terrain, up: usize, down: usize) -> bool {
    match terrain {
        Terrain::Land => up <= 2 && down == 0,
        Terrain::Temple => up <= 1 && down == 0,
        Terrain::Sea => up == 0 && down <= 2,
    }
}
