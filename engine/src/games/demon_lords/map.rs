//! The world: nodes, continents and the lines between them (DL-1.5, DL-1.6).

use super::nodes::Nodes;
use crate::indexed;
use crate::text::Text;

pub struct ContinentData {
    pub id: &'static str,
    pub name: Text,
}

indexed! {
    /// One of the six continents.
    Continent in CONTINENTS
}

const fn continent(id: &'static str, en: &'static str, fr: &'static str) -> ContinentData {
    ContinentData {
        id,
        name: Text::new(en, fr),
    }
}

pub const CONTINENTS: [ContinentData; 6] = [
    continent("na", "North America", "Amérique du Nord"),
    continent("sa", "South America", "Amérique du Sud"),
    continent("eu", "Europe", "Europe"),
    continent("af", "Africa", "Afrique"),
    continent("as", "Asia", "Asie"),
    continent("oc", "Oceania", "Océanie"),
];

pub const NA: Continent = Continent(0);
pub const SA: Continent = Continent(1);
pub const EU: Continent = Continent(2);
pub const AF: Continent = Continent(3);
pub const AS: Continent = Continent(4);
pub const OC: Continent = Continent(5);

pub struct NodeData {
    pub id: &'static str,
    pub continent: Continent,
    pub number: u8,
    pub name: Text,
    /// The nodes at the other ends of its lines.
    pub lines: &'static [&'static str],
}

indexed! {
    /// A node of the board.
    Node in NODES
}

const fn node(
    id: &'static str,
    continent: Continent,
    number: u8,
    name: [&'static str; 2],
    lines: &'static [&'static str],
) -> NodeData {
    NodeData {
        id,
        continent,
        number,
        name: Text::new(name[0], name[1]),
        lines,
    }
}

pub const COUNT: usize = 48;

#[rustfmt::skip]
pub const NODES: [NodeData; COUNT] = [
    node("alaska", NA, 1, ["Alaska", "Alaska"], &["cascadia", "kamchatka", "nunavut"]),
    node("nunavut", NA, 6, ["Nunavut", "Nunavut"], &["alaska", "great-plains", "quebec"]),
    node("quebec", NA, 4, ["Quebec", "Québec"], &["great-plains", "iceland", "new-york", "nunavut"]),
    node("cascadia", NA, 3, ["Cascadia", "Cascadie"], &["alaska", "great-plains", "mexico"]),
    node("great-plains", NA, 2, ["Great Plains", "Grandes Plaines"], &["cascadia", "mexico", "new-york", "nunavut", "quebec"]),
    node("new-york", NA, 1, ["New York", "New York"], &["britain", "caribbean", "great-plains", "quebec"]),
    node("mexico", NA, 5, ["Mexico", "Mexique"], &["caribbean", "cascadia", "colombia", "great-plains", "polynesia"]),
    node("caribbean", NA, 6, ["Caribbean", "Caraïbes"], &["colombia", "mexico", "new-york"]),
    node("colombia", SA, 4, ["Colombia", "Colombie"], &["amazonia", "caribbean", "mexico", "peru"]),
    node("amazonia", SA, 2, ["Amazonia", "Amazonie"], &["colombia", "nordeste", "pampas", "peru"]),
    node("nordeste", SA, 5, ["Nordeste", "Nordeste"], &["amazonia", "guinea", "pampas"]),
    node("peru", SA, 3, ["Peru", "Pérou"], &["amazonia", "colombia", "pampas", "patagonia"]),
    node("pampas", SA, 1, ["Pampas", "Pampa"], &["amazonia", "nordeste", "patagonia", "peru"]),
    node("patagonia", SA, 6, ["Patagonia", "Patagonie"], &["new-zealand", "pampas", "peru"]),
    node("iceland", EU, 3, ["Iceland", "Islande"], &["britain", "quebec", "scandinavia"]),
    node("britain", EU, 5, ["Britain", "Grande-Bretagne"], &["alps", "baltic", "iberia", "iceland", "new-york"]),
    node("scandinavia", EU, 2, ["Scandinavia", "Scandinavie"], &["baltic", "iceland", "moscow"]),
    node("baltic", EU, 4, ["Baltic", "Baltique"], &["alps", "balkans", "britain", "moscow", "scandinavia"]),
    node("moscow", EU, 1, ["Moscow", "Moscou"], &["baltic", "scandinavia", "steppe", "urals"]),
    node("iberia", EU, 2, ["Iberia", "Ibérie"], &["alps", "britain", "maghreb"]),
    node("alps", EU, 6, ["Alps", "Alpes"], &["balkans", "baltic", "britain", "iberia"]),
    node("balkans", EU, 3, ["Balkans", "Balkans"], &["alps", "anatolia", "baltic", "egypt"]),
    node("maghreb", AF, 4, ["Maghreb", "Maghreb"], &["egypt", "guinea", "iberia", "sahel"]),
    node("egypt", AF, 5, ["Egypt", "Égypte"], &["arabia", "balkans", "horn", "maghreb", "sahel"]),
    node("sahel", AF, 1, ["Sahel", "Sahel"], &["congo", "egypt", "guinea", "maghreb"]),
    node("guinea", AF, 6, ["Guinea", "Guinée"], &["congo", "maghreb", "nordeste", "sahel"]),
    node("horn", AF, 2, ["Horn of Africa", "Corne d’Afrique"], &["arabia", "congo", "egypt", "madagascar"]),
    node("congo", AF, 3, ["Congo", "Congo"], &["cape", "guinea", "horn", "sahel"]),
    node("cape", AF, 5, ["Cape", "Le Cap"], &["congo", "madagascar"]),
    node("madagascar", AF, 4, ["Madagascar", "Madagascar"], &["cape", "horn", "outback"]),
    node("urals", AS, 5, ["Urals", "Oural"], &["moscow", "siberia", "steppe"]),
    node("siberia", AS, 2, ["Siberia", "Sibérie"], &["kamchatka", "mongolia", "urals"]),
    node("kamchatka", AS, 4, ["Kamchatka", "Kamtchatka"], &["alaska", "japan", "siberia"]),
    node("steppe", AS, 3, ["Steppe", "Steppe"], &["mongolia", "moscow", "persia", "urals"]),
    node("mongolia", AS, 6, ["Mongolia", "Mongolie"], &["china", "siberia", "steppe"]),
    node("anatolia", AS, 1, ["Anatolia", "Anatolie"], &["arabia", "balkans", "persia"]),
    node("persia", AS, 4, ["Persia", "Perse"], &["anatolia", "arabia", "china", "india", "steppe"]),
    node("arabia", AS, 6, ["Arabia", "Arabie"], &["anatolia", "egypt", "horn", "persia"]),
    node("india", AS, 2, ["India", "Inde"], &["china", "indochina", "persia"]),
    node("china", AS, 5, ["China", "Chine"], &["india", "indochina", "japan", "mongolia", "persia"]),
    node("indochina", AS, 1, ["Indochina", "Indochine"], &["china", "india", "sunda"]),
    node("japan", AS, 3, ["Japan", "Japon"], &["china", "kamchatka", "polynesia"]),
    node("sunda", OC, 6, ["Sunda Isles", "Îles de la Sonde"], &["indochina", "new-guinea", "outback"]),
    node("new-guinea", OC, 2, ["New Guinea", "Nouvelle-Guinée"], &["polynesia", "queensland", "sunda"]),
    node("outback", OC, 3, ["Outback", "Outback"], &["madagascar", "queensland", "sunda"]),
    node("queensland", OC, 5, ["Queensland", "Queensland"], &["new-guinea", "new-zealand", "outback"]),
    node("new-zealand", OC, 4, ["New Zealand", "Nouvelle-Zélande"], &["patagonia", "polynesia", "queensland"]),
    node("polynesia", OC, 1, ["Polynesia", "Polynésie"], &["japan", "mexico", "new-guinea", "new-zealand"]),
];

impl Node {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn continent(self) -> Continent {
        NODES[self.index()].continent
    }

    /// Its resource number.
    pub fn number(self) -> u8 {
        NODES[self.index()].number
    }

    /// The nodes that a printed line joins to it (DL-1.6).
    pub fn neighbours(self) -> Nodes {
        NEIGHBOURS[self.index()]
    }

    /// The smallest number of printed lines between two nodes (DL-1.6).
    pub fn distance(self, other: Node) -> u8 {
        DISTANCES[self.index()][other.index()]
    }
}

/// The node with this id, for tables; unknown ids do not compile.
pub const fn at(id: &str) -> Node {
    let mut index = 0;
    while index < COUNT {
        if same(NODES[index].id, id) {
            return Node(index as u8);
        }
        index += 1;
    }
    panic!("no node has this id")
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut index = 0;
    while index < a.len() && index < b.len() && a[index] == b[index] {
        index += 1;
    }
    index == a.len() && index == b.len()
}

const NEIGHBOURS: [Nodes; COUNT] = {
    let mut neighbours = [Nodes::NONE; COUNT];
    let mut from = 0;
    while from < COUNT {
        let lines = NODES[from].lines;
        let mut index = 0;
        while index < lines.len() {
            neighbours[from] = neighbours[from].with(at(lines[index]));
            index += 1;
        }
        from += 1;
    }
    neighbours
};

/// From every node, one line farther each time until all are reached.
const DISTANCES: [[u8; COUNT]; COUNT] = {
    let mut distances = [[0; COUNT]; COUNT];
    let mut from = 0;
    while from < COUNT {
        let mut reached = Nodes::NONE.with(Node(from as u8));
        let mut steps = 0;
        while reached.len() < COUNT {
            steps += 1;
            let mut next = reached;
            let mut node = 0;
            while node < COUNT {
                if reached.contains(Node(node as u8)) {
                    next = next.or(NEIGHBOURS[node]);
                }
                node += 1;
            }
            let mut node = 0;
            while node < COUNT {
                let new = next.contains(Node(node as u8)) && !reached.contains(Node(node as u8));
                if new {
                    distances[from][node] = steps;
                }
                node += 1;
            }
            reached = next;
        }
        from += 1;
    }
    distances
};
