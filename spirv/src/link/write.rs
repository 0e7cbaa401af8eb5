//! Writes an image: gives out dense ids in the order of definition and copies the words of what is
//! kept, with the ids in them replaced.
//!
//! Where the ids are is known from the index, so nothing is parsed: nodes that follow one another in
//! the module are one copy, and a look-up for each id. Only five kinds of node are written in a way
//! of their own.

use std::convert::Infallible;
use std::ops::Range;

use crate::grammar::{Capability, Decoration, LinkageType, Op};
use crate::read::{HEADER_WORDS, Section, push_string};

use super::index::{Kind, NO_NODE};
use super::lines::Change;
use super::reach::{Named, Reach};

/// About so many words are written before they are handed over: so few stay in the cache of a core.
pub const PIECE: usize = 16 << 10;

/// What an image is made of: words, or words as a little-endian file has them. There are no others.
pub trait Word: Copy + sealed::Sealed {
    /// From a number.
    fn of(word: u32) -> Self;

    /// The number.
    fn get(self) -> u32;
}

/// Keeps [`Word`] to the types here, so that it may change.
mod sealed {
    pub trait Sealed {}
    impl Sealed for u32 {}
    impl Sealed for [u8; 4] {}
}

impl Word for u32 {
    fn of(word: u32) -> Self {
        word
    }

    fn get(self) -> u32 {
        self
    }
}

impl Word for [u8; 4] {
    fn of(word: u32) -> Self {
        word.to_le_bytes()
    }

    fn get(self) -> u32 {
        u32::from_le_bytes(self)
    }
}

impl Reach<'_, '_, '_> {
    /// The image as a module of its own.
    ///
    /// What is kept stands in the order of the module, except that imported functions come before
    /// all others, as declarations must (SPIR-V section 2.4).
    pub fn link(&mut self) -> Vec<u32> {
        let mut out = Vec::new();
        self.link_into(&mut out);
        out
    }

    /// Like [`link`](Self::link), into a vector that is emptied first.
    pub fn link_into<W: Word>(&mut self, out: &mut Vec<W>) {
        let (nameless, length) = self.find_runs();
        out.clear();
        out.reserve(length);
        let Ok(()) = self.write(nameless, out, |_| (), |_| Ok::<_, Infallible>(()));
    }

    /// Like [`link_into`](Self::link_into) for an image that need not be in memory as a whole. `front` is
    /// called when all is written that stands before the functions, and `take` after about each [`PIECE`]
    /// words from then on. What they leave in the vector stays there, and in the end so does what
    /// came last.
    ///
    /// # Errors
    /// The first of `take`.
    pub fn link_in_pieces<W: Word, E>(
        &mut self,
        out: &mut Vec<W>,
        front: impl FnOnce(&mut Vec<W>),
        take: impl FnMut(&mut Vec<W>) -> Result<(), E>,
    ) -> Result<(), E> {
        let (nameless, length) = self.find_runs();
        // A piece, and the instructions that end it.
        let most = self.front_length().saturating_add(PIECE).saturating_add(PIECE / 4);
        out.clear();
        out.reserve(length.min(most));
        self.write(nameless, out, front, take)
    }

    /// How many words of the runs stand before the functions.
    fn front_length(&self) -> usize {
        let functions = self.index.function_nodes.first().copied().unwrap_or(NO_NODE);
        let runs = self.scratch.runs.iter().take_while(|&&(node, _)| node < functions);
        runs.map(|&(node, end)| self.index.words_of(node..end.min(functions)).len()).sum()
    }

    /// Writes what [`find_runs`](Self::find_runs) has found.
    fn write<W: Word, E>(
        &mut self,
        nameless: Vec<u32>,
        out: &mut Vec<W>,
        front: impl FnOnce(&mut Vec<W>),
        mut take: impl FnMut(&mut Vec<W>) -> Result<(), E>,
    ) -> Result<(), E> {
        let bound = self.give_ids();
        let header = self.index.module.header();
        extend(out, &self.index.module.words()[..HEADER_WORDS]);
        out[3] = W::of(bound);
        debug_assert_eq!(out[4].get(), header.schema);
        if !nameless.is_empty() && !self.capabilities().any(|it| it == Capability::Linkage) {
            extend(out, &[Op::Capability.first_word(2), Capability::Linkage.0]);
        }
        let runs = std::mem::take(&mut self.scratch.runs);
        let mut nameless = Some(nameless).filter(|nameless| !nameless.is_empty());
        let functions = self.index.function_nodes.first().copied().unwrap_or(NO_NODE);
        let mut front = Some(front);
        // Whose line is in force.
        let mut line = NO_NODE;
        for &(start, end) in &runs {
            let mut node = start;
            if nameless.is_some() && self.section(node) > Section::Annotations {
                let nameless = nameless.take().unwrap_or_default();
                nameless.iter().for_each(|&node| self.write_new_linkage(node, out));
            }
            if end > functions
                && let Some(front) = front.take()
            {
                if node < functions {
                    self.copy(self.index.words_of(node..functions), out);
                    node = functions;
                }
                front(out);
            }
            if !self.index.lines.is_empty() {
                match self.index.lines.before(node, line) {
                    Change::None => {}
                    Change::End => out.push(W::of(Op::NoLine.first_word(1))),
                    Change::Repeat(lines) => self.copy(lines, out),
                }
                line = self.index.lines.after(node, self.index.kinds[node as usize]);
            }
            if !self.is_copied(node) {
                self.write_node(node, out);
            } else if front.is_some() {
                self.copy(self.index.words_of(node..end), out);
            } else {
                let mut left = self.index.words_of(node..end);
                while !left.is_empty() {
                    let piece = left.start..left.end.min(left.start.saturating_add(PIECE));
                    left.start = piece.end;
                    self.copy(piece, out);
                    if out.len() >= PIECE {
                        take(out)?;
                    }
                }
            }
        }
        if let Some(front) = front {
            front(out);
        }
        self.scratch.runs = runs;
        Ok(())
    }

    /// Finds the nodes in the order of the image, in runs that can be copied in one. Returns the
    /// imported and published functions that have no linkage name in the module, and an upper bound
    /// for the words of the image without such names.
    fn find_runs(&mut self) -> (Vec<u32>, usize) {
        let index = self.index;
        let mut runs = std::mem::take(&mut self.scratch.runs);
        runs.clear();
        let mut nameless = Vec::new();
        let mut length = HEADER_WORDS;
        let scratch = &self.scratch;
        if scratch.imports.is_empty() && scratch.published.is_empty() && index.lines.is_empty() {
            self.scratch.marks.runs(&index.rewritten, |start, end| {
                length = length.saturating_add(index.words_of(start..end).len());
                runs.push((start, end));
            });
        } else {
            // Imported functions are not where they are in the module, names are added behind the
            // annotations, and before a node with a line there may be something to write.
            let nodes = self.imported_first();
            nameless.extend(nodes.iter().copied().filter(|&node| self.is_nameless(node)));
            for node in nodes {
                // One word for the end of a declaration or of a line.
                length = length.saturating_add(index.range(node).len()).saturating_add(2);
                if let Some(source) = index.lines.inherited(node) {
                    length = length.saturating_add(index.lines.range(source).len());
                }
                runs.push((node, node.saturating_add(1)));
            }
        }
        self.scratch.runs = runs;
        (nameless, length)
    }

    /// Whether the words of a node are copied as they are, but for the ids.
    #[inline]
    fn is_copied(&self, node: u32) -> bool {
        !self.index.rewritten.has(node as usize)
            && (self.scratch.imports.is_empty() || self.scratch.import_of(node).is_none())
    }

    /// Whether a node is a function that is imported or published but has no linkage name in the
    /// module.
    fn is_nameless(&self, node: u32) -> bool {
        let scratch = &self.scratch;
        (scratch.import_of(node).is_some() || scratch.published(node).is_some())
            && !self.index.has_linkage(node)
    }

    /// The nodes with the imported functions before the other functions.
    fn imported_first(&self) -> Vec<u32> {
        let kept = self.scratch.marks.list();
        if self.scratch.imports.is_empty() {
            return kept;
        }
        let is_function = |node: &u32| self.index.kinds[*node as usize] == Kind::Function;
        let first = kept.iter().position(is_function).unwrap_or(kept.len());
        let (imported, others): (Vec<u32>, Vec<u32>) = kept[first..]
            .iter()
            .partition(|&node| is_function(node) && self.scratch.import_of(*node).is_some());
        [&kept[..first], &imported, &others].concat()
    }

    /// Gives each id that the image defines its new number, and returns the bound.
    fn give_ids(&mut self) -> u32 {
        let index = self.index;
        let mut next = 1u32;
        let mut map = std::mem::take(&mut self.scratch.map);
        for &(node, end) in &self.scratch.runs {
            let mut results = index.results.of_range(node..end);
            if !self.scratch.imports.is_empty() && self.scratch.import_of(node).is_some() {
                let end = self.range(node).end as u32;
                let definitions = index.module.definitions();
                let kept = results.partition_point(|&id| definitions[id as usize] < end);
                results = &results[..kept];
            }
            for &id in results {
                map[id as usize] = next;
                // No more than there are ids below the bound of the module.
                next = next.wrapping_add(1);
            }
        }
        self.scratch.map = map;
        next
    }

    /// The words of a node that the image has.
    fn range(&self, node: u32) -> Range<usize> {
        let range = self.index.range(node);
        if self.scratch.imports.is_empty() || self.scratch.import_of(node).is_none() {
            return range;
        }
        // A declaration: the lines and the signature. OpFunctionEnd is added.
        let function = self.index.function_of_node(node);
        range.start..function.map_or(range.end, |it| self.index.module.signature(it).end)
    }

    fn section(&self, node: u32) -> Section {
        if self.index.kinds[node as usize] == Kind::Function {
            return Section::Functions;
        }
        Section::of(self.index.instruction(node).op()).unwrap_or(Section::Capabilities)
    }

    fn write_node<W: Word>(&mut self, node: u32, out: &mut Vec<W>) {
        match self.index.kinds[node as usize] {
            Kind::EntryPoint => {
                self.find_uses(node);
                self.write_entry_point(node, out);
            }
            Kind::Group => self.write_group(node, out),
            Kind::Linkage => self.write_linkage(node, out),
            Kind::Record if self.index.soft.substitutes.contains_key(&node) => {
                self.write_record(node, out);
            }
            Kind::Function if self.scratch.import_of(node).is_some() => {
                self.copy(self.range(node), out);
                out.push(W::of(Op::FunctionEnd.first_word(1)));
            }
            _ => self.copy(self.index.range(node), out),
        }
    }

    /// Copies words and replaces the ids in them.
    #[inline]
    fn copy<W: Word>(&self, range: Range<usize>, out: &mut Vec<W>) {
        let start = out.len();
        let words = &self.index.module.words()[range.clone()];
        extend(out, words);
        let map = &self.scratch.map[..];
        self.index.ids.visit(range, &mut out[start..], |word| {
            *word = W::of(map[word.get() as usize]);
        });
    }

    /// Whether the image defines an id.
    fn defines(&self, id: u32) -> bool {
        let Some(node) = self.index.owner(id) else { return false };
        if !self.scratch.is_marked(node) {
            return false;
        }
        let definition = self.index.module.definitions()[id as usize] as usize;
        self.range(node).contains(&definition)
    }

    /// Finds what an entry point uses.
    fn find_uses(&mut self, node: u32) {
        let index = self.index;
        let instruction = index.instruction(node);
        let word = if instruction.op() == Op::EntryPoint { 2 } else { 3 };
        let function = instruction.word(word).unwrap_or_default();
        if let Some(&function) = index.node_of_id.get(function as usize)
            && function != NO_NODE
        {
            self.scratch.uses.walk(index, function);
        }
    }

    /// An entry point lists those variables of its interface that it uses and the image has.
    fn write_entry_point<W: Word>(&self, node: u32, out: &mut Vec<W>) {
        let end = self.index.range(node).end;
        let instruction = self.index.instruction(node);
        let begin = out.len();
        // The interface is the ids after the condition and the entry point itself.
        let mut before = if instruction.op() == Op::EntryPoint { 1usize } else { 2 };
        let words = self.index.module.words();
        let mut from = instruction.offset as usize;
        self.index.ids.for_each(instruction.offset as usize..end, |at| {
            let id = words[at];
            extend(out, &words[from..at]);
            from = at.saturating_add(1);
            if before > 0 || (self.defines(id) && self.uses(id)) {
                before = before.saturating_sub(1);
                out.push(W::of(self.scratch.map[id as usize]));
            }
        });
        extend(out, &words[from..end]);
        set_count(out, begin);
    }

    /// Whether the entry point that was looked at last uses a variable.
    fn uses(&self, id: u32) -> bool {
        self.index.owner(id).is_some_and(|node| self.scratch.uses.has(node))
    }

    /// A group decorates those of its targets that the image has; without any it is left out.
    fn write_group<W: Word>(&self, node: u32, out: &mut Vec<W>) {
        let instruction = self.index.instruction(node);
        let per_target = if instruction.op() == Op::GroupMemberDecorate { 2 } else { 1 };
        let Some((&group, targets)) = instruction.operands().split_first() else { return };
        let begin = out.len();
        extend(out, &[instruction.words[0], self.scratch.map[group as usize]]);
        for target in targets.chunks(per_target) {
            if self.defines(target[0]) {
                out.push(W::of(self.scratch.map[target[0] as usize]));
                extend(out, &target[1..]);
            }
        }
        if out[begin..].len() == 2 {
            out.truncate(begin);
        } else {
            set_count(out, begin);
        }
    }

    /// A linkage decoration follows the request: imported functions are imports, published ones are
    /// exports, and what the image does not export has no linkage.
    fn write_linkage<W: Word>(&self, node: u32, out: &mut Vec<W>) {
        if self.index.drops_linkage(node, self.scratch) {
            return;
        }
        self.copy(self.index.range(node), out);
        let target = self.index.instruction(node).words.get(1);
        let owner = target.and_then(|&target| self.index.owner(target));
        let new = owner.and_then(|owner| self.new_linkage(owner));
        if let Some(((_, linkage), last)) = new.zip(out.last_mut()) {
            *last = W::of(linkage.0);
        }
    }

    /// The linkage that a request gives to a function.
    fn new_linkage(&self, node: u32) -> Option<(Named<'_>, LinkageType)> {
        if let Some(import) = self.scratch.import_of(node) {
            return Some((self.request.imports[import as usize], LinkageType::Import));
        }
        let published = self.scratch.published(node)?;
        Some((self.request.published[published as usize], LinkageType::Export))
    }

    /// Gives a function the linkage that the module does not have.
    fn write_new_linkage<W: Word>(&self, node: u32, out: &mut Vec<W>) {
        let Some((named, linkage)) = self.new_linkage(node) else { return };
        let target = self.scratch.map[named.function as usize];
        let mut words = vec![u32::from(Op::Decorate.0), target, Decoration::LinkageAttributes.0];
        push_string(&mut words, named.name);
        words.push(linkage.0);
        set_count(&mut words, 0);
        extend(out, &words);
    }

    /// In a record, `DebugInfoNone` stands for functions and variables that the image lacks.
    fn write_record<W: Word>(&self, node: u32, out: &mut Vec<W>) {
        let none = self.index.soft.substitutes.get(&node);
        let none = none.and_then(|&none| self.index.id_of_node(none)).unwrap_or_default();
        let range = self.index.range(node);
        let begin = out.len();
        self.copy(range.clone(), out);
        let words = self.index.module.words();
        for (word, at) in out[begin..].iter_mut().zip(range) {
            if self.index.ids.has(at) && !self.defines(words[at]) {
                *word = W::of(self.scratch.map[none as usize]);
            }
        }
    }
}

/// Writes the word count of the instruction from `begin` to the end of `out`.
fn set_count<W: Word>(out: &mut [W], begin: usize) {
    let count = out[begin..].len() as u32;
    out[begin] = W::of(count << 16 | (out[begin].get() & 0xFFFF));
}

#[inline]
fn extend<W: Word>(out: &mut Vec<W>, words: &[u32]) {
    out.extend(words.iter().map(|&word| W::of(word)));
}
