//! What holds for the constants of a block once all of them are there: operands may be defined after
//! their users, so that this cannot be said record by record.

use super::table::{ConstantTable, Scope};
use crate::error::Fault;
use crate::ir::ids::ValueId;
use crate::limits;

impl ConstantTable {
    /// Checks the operands of the constants from `from` on: they are global values or constants,
    /// no constant is part of itself, and the nesting is bounded.
    pub(crate) fn check(&self, from: usize, scope: &Scope<'_>) -> Result<(), Fault> {
        let lengths = [self.rows.len(), self.operands.len(), self.words.len(), self.bytes.len()];
        if !limits::all_fit(&lengths) {
            return Err(Fault::LimitExceeded("constants with tables of more than 32 bits".into()));
        }
        let (first, count) = (scope.first, self.rows.len() as u32);
        let number = |index: usize| index.saturating_add(first as usize);
        let mut forward = false;
        let mut any = false;
        for index in from..self.rows.len() {
            let (pair, list) = self.value_operands(index);
            for id in pair.iter().flatten().chain(list) {
                any = true;
                let local = id.0.wrapping_sub(first);
                if id.0 >= scope.module_values && local >= count {
                    let message = format!("constant {}: no value {}", number(index), id.0);
                    return Err(message.into());
                }
                forward |= local < count && local as usize >= index;
            }
        }
        if !any {
            return Ok(());
        }
        // Depths, by a depth-first walk with a stack of its own where there are forward references.
        const OPEN: u16 = u16::MAX;
        let mut depth = vec![0u16; self.rows.len()];
        let local = |id: &ValueId| {
            let index = id.0.wrapping_sub(first);
            (index < count).then_some(index as usize)
        };
        let operands = |index: usize| {
            let (pair, list) = self.value_operands(index);
            pair.into_iter().flatten().chain(list.iter().copied())
        };
        let deepest = |depth: &[u16], index: usize| {
            operands(index).filter_map(|id| local(&id)).map(|at| depth[at]).max().unwrap_or(0)
        };
        let too_deep = |index: usize| {
            let constant = number(index);
            Fault::LimitExceeded(format!(
                "constant {constant} nests deeper than {}",
                limits::NESTING
            ))
        };
        if !forward {
            for index in 0..self.rows.len() {
                depth[index] = deepest(&depth, index).saturating_add(1);
                if u32::from(depth[index]) > limits::NESTING {
                    return Err(too_deep(index));
                }
            }
            return Ok(());
        }
        let mut stack = Vec::new();
        for root in 0..self.rows.len() {
            if depth[root] != 0 {
                continue;
            }
            if !self.has_operands(root) {
                depth[root] = 1;
                continue;
            }
            depth[root] = OPEN;
            stack.push((root, operands(root)));
            while let Some((index, parts)) = stack.last_mut() {
                let index = *index;
                match parts.find_map(|id| local(&id).filter(|&at| matches!(depth[at], 0 | OPEN))) {
                    Some(part) if depth[part] == OPEN => {
                        let constant = number(part);
                        return Err(format!("constant {constant} contains itself").into());
                    }
                    Some(part) => {
                        depth[part] = OPEN;
                        stack.push((part, operands(part)));
                    }
                    None => {
                        stack.pop();
                        depth[index] = deepest(&depth, index).saturating_add(1);
                        if u32::from(depth[index]) > limits::NESTING {
                            return Err(too_deep(index));
                        }
                    }
                }
            }
        }
        Ok(())
    }
}
