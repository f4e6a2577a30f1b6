//! Sets of nodes.

use super::map::{COUNT, Node};
use serde::{Serialize, Serializer};

/// A set of nodes; iterates in the order of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nodes(u64);

impl Nodes {
    pub const NONE: Nodes = Nodes(0);
    pub const ALL: Nodes = Nodes((1 << COUNT) - 1);

    pub const fn with(self, node: Node) -> Self {
        Self(self.0 | 1 << node.0)
    }

    pub const fn without(self, node: Node) -> Self {
        Self(self.0 & !(1 << node.0))
    }

    pub const fn or(self, other: Nodes) -> Self {
        Self(self.0 | other.0)
    }

    pub const fn and(self, other: Nodes) -> Self {
        Self(self.0 & other.0)
    }

    pub const fn contains(self, node: Node) -> bool {
        self.0 >> node.0 & 1 == 1
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Node> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let node = (left != 0).then(|| Node(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            node
        })
    }
}

impl FromIterator<Node> for Nodes {
    fn from_iter<I: IntoIterator<Item = Node>>(nodes: I) -> Self {
        nodes.into_iter().fold(Nodes::NONE, Nodes::with)
    }
}

impl Serialize for Nodes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
