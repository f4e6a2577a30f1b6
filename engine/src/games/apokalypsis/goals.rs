//! Which curses can lie before the seats (AK-4.1 to AK-4.3, AK-4.16).

use super::data::{Color, MOST_PLAYERS, colors};

pub type Curses = [Option<Color>; MOST_PLAYERS];

/// Colours on the board that are nobody's own, in colour order.
pub fn neutral_colors(players: usize, bless: &[Color]) -> Vec<Color> {
    let own = &bless[..players];
    colors(players)
        .filter(|color| !own.contains(color))
        .collect()
}

/// Every way in which the curses can lie. Two players have the neutral colours; otherwise the
/// own colours go round, and nobody is cursed with the colour of their blessing.
pub fn all_curses(players: usize, bless: &[Color]) -> Vec<Curses> {
    if players == 2 {
        return match neutral_colors(players, bless)[..] {
            [one, other] => [[one, other], [other, one]].map(|pair| dealt(&pair)).into(),
            _ => Vec::new(),
        };
    }
    let mut found = Vec::new();
    arrange(&bless[..players], &mut Vec::new(), &mut found);
    found
}

/// Permutations without a fixed point, in lexicographic order of the seats.
fn arrange(bless: &[Color], taken: &mut Vec<usize>, found: &mut Vec<Curses>) {
    if taken.len() == bless.len() {
        let curses: Vec<Color> = taken.iter().map(|&seat| bless[seat]).collect();
        found.push(dealt(&curses));
        return;
    }
    for seat in 0..bless.len() {
        if seat != taken.len() && !taken.contains(&seat) {
            taken.push(seat);
            arrange(bless, taken, found);
            taken.pop();
        }
    }
}

/// A list of curses by seat.
pub fn dealt(colors: &[Color]) -> Curses {
    std::array::from_fn(|seat| colors.get(seat).copied())
}
