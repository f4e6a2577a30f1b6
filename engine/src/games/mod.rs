//! The games, one folder each. A new game is declared here and named in the list below; the
//! registry, the generated types and every suite of tests take it from there.

pub mod angels_and_demons;
pub mod apokalypsis;
pub mod demon_lords;
pub mod olympos;
pub mod six_dooms;

/// Calls a macro with the list of the games, module and type of each.
#[macro_export]
macro_rules! for_each_game {
    ($with:ident) => {
        $with! {
            angels_and_demons: AngelsAndDemons,
            apokalypsis: Apokalypsis,
            demon_lords: DemonLords,
            olympos: Olympos,
            six_dooms: SixDooms,
        }
    };
}
