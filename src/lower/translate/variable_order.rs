//! The order of global variables in a module: each comes after those that its initialiser refers to.

use std::collections::VecDeque;

use lapidary_bitcode::ir::GlobalId;
use lapidary_spirv::emit::Fragment;

use crate::lower::error::{Error, Result};
use crate::lower::facts::Facts;

/// Gives out variables in their order while they are still being lowered: a search in depth over
/// what they refer to, which rests when it comes to one that is not there yet.
pub(super) struct VariableOrder<'s> {
    facts: &'s Facts<'s>,
    /// By global: its place among those that are wanted.
    places: Vec<usize>,
    marks: Vec<Mark>,
    stack: Vec<usize>,
    /// The next one to start from.
    root: usize,
    /// How many have been given out before the first that waits.
    first: usize,
    /// Those that have been lowered and not been given out, and what lies between.
    waiting: VecDeque<Option<Fragment>>,
}

#[derive(Clone, Copy, PartialEq)]
enum Mark {
    New,
    Open,
    Done,
}

impl<'s> VariableOrder<'s> {
    /// The order of these variables.
    pub(super) fn new(facts: &'s Facts<'s>, globals: &[GlobalId]) -> Self {
        let mut places = vec![usize::MAX; facts.module.globals.len()];
        for (at, id) in globals.iter().enumerate() {
            places[id.index()] = at;
        }
        let marks = vec![Mark::New; globals.len()];
        VariableOrder {
            facts,
            places,
            marks,
            stack: Vec::new(),
            root: 0,
            first: 0,
            waiting: VecDeque::new(),
        }
    }

    /// Takes the next variable that has been lowered, and calls `give` with all that are due.
    pub(super) fn add(&mut self, variable: Fragment, mut give: impl FnMut(Fragment)) -> Result<()> {
        self.waiting.push_back(Some(variable));
        // Behind the last that has been lowered.
        let end = self.first.saturating_add(self.waiting.len());
        loop {
            let Some(&at) = self.stack.last() else {
                if self.root >= end {
                    return Ok(());
                }
                self.stack.push(self.root);
                self.root = self.root.saturating_add(1);
                continue;
            };
            if at >= end {
                return Ok(());
            }
            match self.marks[at] {
                Mark::New => {
                    self.marks[at] = Mark::Open;
                    self.push_needed(at)?;
                }
                Mark::Open => {
                    self.marks[at] = Mark::Done;
                    self.stack.pop();
                    let place = at.checked_sub(self.first);
                    let variable = place.and_then(|place| self.waiting.get_mut(place));
                    if let Some(variable) = variable.and_then(Option::take) {
                        give(variable);
                    }
                    while let Some(None) = self.waiting.front() {
                        self.waiting.pop_front();
                        self.first = self.first.saturating_add(1);
                    }
                }
                Mark::Done => {
                    self.stack.pop();
                }
            }
        }
    }

    /// Those that must come before a variable.
    fn push_needed(&mut self, at: usize) -> Result<()> {
        let place = at.checked_sub(self.first).and_then(|place| self.waiting.get(place));
        let Some(Some(variable)) = place else { return Ok(()) };
        let first = self.facts.module.functions.len() as u32;
        for symbol in variable.declarations.list().iter().filter_map(|one| one.symbol()) {
            let global = symbol.0.wrapping_sub(first) as usize;
            let Some(&other) = self.places.get(global) else { continue };
            if other == usize::MAX || other == at {
                continue;
            }
            match self.marks[other] {
                Mark::New => self.stack.push(other),
                Mark::Open => {
                    let name = self.facts.module.globals[global].object.name;
                    return Err(Error::unsupported(format_args!(
                        "global variables that refer to each other (one is '{}')",
                        self.facts.module.text(name)
                    )));
                }
                Mark::Done => {}
            }
        }
        Ok(())
    }
}
