//! Which kernels may assert: those that reach `__devicelib_assert_fail` by direct calls. Where a
//! function that indirect calls may reach can assert, no kernel of the image is safe.

use crate::graph::{Flags, Graph, SymbolId};

/// The function that a failed assertion calls.
pub const ASSERT_FUNCTION: &[u8] = b"__devicelib_assert_fail";

/// What reaches the assertion function.
#[derive(Clone, Debug)]
pub struct AssertUsed {
    /// By function; empty when the module has no assertion.
    reaches: Vec<bool>,
}

/// Walks the calls upward from the assertion function.
pub fn assert_used(graph: &Graph) -> AssertUsed {
    let Some(assert) = graph.find_function(ASSERT_FUNCTION) else {
        return AssertUsed { reaches: Vec::new() };
    };
    let callers = graph.calls.reversed(graph.functions.len());
    let mut reaches = vec![false; graph.functions.len()];
    let mut left = vec![assert.0];
    while let Some(function) = left.pop() {
        if !std::mem::replace(&mut reaches[function as usize], true) {
            left.extend_from_slice(callers.row(function));
        }
    }
    AssertUsed { reaches }
}

impl AssertUsed {
    /// The kernels among `entry_points` that may assert, in an image with these functions.
    pub fn kernels(
        &self,
        graph: &Graph,
        entry_points: &[SymbolId],
        functions: impl Iterator<Item = SymbolId>,
    ) -> Vec<SymbolId> {
        if self.reaches.is_empty() {
            return Vec::new();
        }
        let reaches = |id: SymbolId| self.reaches[id.0 as usize];
        let by_indirect_calls = functions
            .into_iter()
            .any(|id| reaches(id) && graph.flags(id).has(Flags::REFERENCED_INDIRECTLY));
        let kernel = |id: &&SymbolId| graph.flags(**id).has(Flags::KERNEL);
        entry_points
            .iter()
            .filter(kernel)
            .copied()
            .filter(|&id| by_indirect_calls || reaches(id))
            .collect()
    }
}
