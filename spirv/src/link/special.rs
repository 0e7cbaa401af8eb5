//! Which nodes are followed or written in a way of their own: an image looks at a bit for each node, and
//! asks no more of the others.

use crate::parts::InParts;

use super::bits::Bits;
use super::index::{Kind, LinkIndex, NO_NODE};

/// About so many nodes are looked at at a time. Their bits are whole words.
const NODES: usize = 128 * 64;

impl LinkIndex<'_, '_> {
    /// Notes which nodes are followed or written in a way of their own, and what follows the others.
    pub(super) fn find_special(&mut self, in_parts: &impl InParts) {
        let nodes = self.kinds.len();
        let mut next = vec![NO_NODE; nodes];
        let parts = next.chunks_mut(NODES).zip((0..nodes).step_by(NODES)).collect();
        let special = in_parts.each(parts, |(next, first): (&mut [u32], usize)| {
            let (mut followed, mut rewritten) = (Bits::new(next.len()), Bits::new(next.len()));
            for ((at, next), node) in next.iter_mut().enumerate().zip(first as u32..) {
                if self.is_rewritten(node) {
                    rewritten.set(at);
                }
                *next = match self.refs.of(node) {
                    _ if self.is_followed(node) => {
                        followed.set(at);
                        node
                    }
                    [] => NO_NODE,
                    &[only] => only,
                    _ => node,
                };
            }
            (first / 64, followed, rewritten)
        });
        for (chunk, followed, rewritten) in special {
            self.followed.include(chunk, &followed);
            self.rewritten.include(chunk, &rewritten);
        }
        self.next = next;
    }

    /// Whether more follows a node than it refers to.
    fn is_followed(&self, node: u32) -> bool {
        let set = self.needs.set_of_node[node as usize];
        self.soft.substitutes.contains_key(&node)
            || matches!(self.kinds[node as usize], Kind::Function | Kind::EntryPoint)
            || !self.attached.of(node).is_empty()
            || !self.soft.edges.of(node).is_empty()
            || !self.needs.sets.of(set).is_empty()
    }

    /// Whether a node is written in a way of its own.
    fn is_rewritten(&self, node: u32) -> bool {
        let kind = self.kinds[node as usize];
        self.soft.substitutes.contains_key(&node)
            || matches!(kind, Kind::EntryPoint | Kind::Group | Kind::Linkage)
    }
}
