//! Module-level declarations, keyed by what they say.
//!
//! Types, constants and imports with the same words are the same thing and get one id (section
//! 2.8 requires it of types). What is not said in words is its [`Identity`], which keeps apart
//! declarations that look alike but are distinct, as structs with names of their own are. A
//! [`Symbol`] stands for a function or variable whose instruction lies elsewhere.

use std::ops::Range;

use hashbrown::HashTable;

use super::{Code, Id};
use crate::grammar::Op;
use crate::hash;

/// A function or variable that a fragment refers to, by a number that the users of this crate give
/// out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symbol(pub u32);

/// What a declaration is beside what its words say. The numbers are given out by the users of this
/// crate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Identity {
    /// What it says: declarations with the same words are one.
    #[default]
    Structural,
    /// No words: a function or variable.
    Symbol(Symbol),
    /// A struct with a name or a layout of its own.
    Struct(u32),
    /// What a node of the module's metadata stands for.
    Node(u32),
    /// What a node stands for that a function has of its own.
    LocalNode {
        /// The function.
        function: u32,
        /// The node, by its number there.
        node: u32,
    },
    /// A specialization constant, by its `SpecId`.
    SpecId(u32),
    /// One that a function has of its own.
    Function(u32),
    /// A type that stays as it is where others like it are replaced.
    Kept,
    /// A part of something larger, by a number that what equals that has as well.
    PartOf(u32),
}

/// One declaration.
#[derive(Clone, Copy, Debug)]
pub struct Declaration {
    /// The id it defines.
    pub result: Id,
    /// The first word in the table's code; the word of the result holds 0.
    start: u32,
    /// Number of words; 0 for a symbol.
    len: u32,
    /// The upper half of the hash of words and identity, in which an id counts as what it declares:
    /// equal declarations have the same one in every table.
    hash: u32,
    /// What it is beside its words.
    identity: Identity,
}

impl Declaration {
    /// The symbol, if that is what was declared.
    pub fn symbol(&self) -> Option<Symbol> {
        match self.identity {
            Identity::Symbol(symbol) => Some(symbol),
            _ => None,
        }
    }

    /// What it is beside its words.
    pub fn identity(&self) -> Identity {
        self.identity
    }
}

/// Declarations in order of first need; each refers only to earlier ones.
#[derive(Debug, Default)]
pub struct Declarations {
    code: Code,
    list: Vec<Declaration>,
    table: HashTable<u32>,
}

impl Declaration {
    /// Where its words are.
    fn range(&self) -> Range<usize> {
        let start = self.start as usize;
        start..start.saturating_add(self.len as usize)
    }
}

/// The word of a declaration that holds its result id, which is 0 there; a type before it is none.
fn result_word(words: &[u32]) -> usize {
    if words.get(1) == Some(&0) { 1 } else { 2 }
}

/// A hash for the table, which looks at the lowest and at the highest bits.
#[inline]
fn spread(hash: u32) -> u64 {
    u64::from(hash) << 32 | u64::from(hash)
}

/// Where the declaration of an id is in a list: their ids ascend.
fn search(list: &[Declaration], id: Id) -> Option<usize> {
    list.binary_search_by_key(&id, |declaration| declaration.result).ok()
}

impl Declarations {
    /// All declarations, in order.
    pub fn list(&self) -> &[Declaration] {
        &self.list
    }

    /// The words of a declaration; the word of the result id is 0. Empty for a symbol.
    pub fn words(&self, declaration: &Declaration) -> &[u32] {
        &self.code.words()[declaration.range()]
    }

    /// Whether word `at` of a declaration is an id.
    pub fn is_id(&self, declaration: &Declaration, at: usize) -> bool {
        self.code.is_id((declaration.start as usize).saturating_add(at))
    }

    /// The code that holds all declarations.
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// Empties it, keeping its memory.
    pub fn clear(&mut self) {
        self.code.clear();
        self.list.clear();
        self.table.clear();
    }

    /// Makes room for so many more: a table that grows looks at all that it has each time.
    pub fn reserve(&mut self, count: usize) {
        let list = &mut self.list;
        list.reserve(count);
        self.table.reserve(count, |&at| spread(list[at as usize].hash));
    }

    /// Declares an instruction: writes its operands after the opcode with `write` (the place of the
    /// result id is left out), and returns the id of an equal one, or `next` and `true`.
    pub fn declare(
        &mut self,
        op: Op,
        result_type: Option<Id>,
        identity: Identity,
        next: Id,
        write: impl FnOnce(super::InstructionWriter<'_>) -> super::InstructionWriter<'_>,
    ) -> (Id, bool) {
        self.declare_among(search, op, result_type, identity, next, write)
    }

    /// The same where `place` knows which declaration of the list an id is.
    pub(super) fn declare_among(
        &mut self,
        place: impl Fn(&[Declaration], Id) -> Option<usize>,
        op: Op,
        result_type: Option<Id>,
        identity: Identity,
        next: Id,
        write: impl FnOnce(super::InstructionWriter<'_>) -> super::InstructionWriter<'_>,
    ) -> (Id, bool) {
        let start = self.code.len();
        let mut writer = self.code.begin(op);
        if let Some(ty) = result_type {
            writer = writer.id(ty);
        }
        write(writer.id(Id::NONE)).end();
        let hash = self.hash(start, identity, place);
        self.intern(start, hash, identity, next)
    }

    /// Declares a symbol.
    pub fn declare_symbol(&mut self, symbol: Symbol, next: Id) -> (Id, bool) {
        let start = self.code.len();
        let identity = Identity::Symbol(symbol);
        let hash = self.hash(start, identity, search);
        self.intern(start, hash, identity, next)
    }

    /// Declares what another table declares, its ids replaced by `map`.
    pub fn declare_mapped(
        &mut self,
        other: &Declarations,
        declaration: &Declaration,
        map: &[u32],
        next: Id,
    ) -> (Id, bool) {
        let (range, identity) = (declaration.range(), declaration.identity);
        let equals = |known: &Declaration, words: &[u32]| {
            let mut words = words.iter();
            known.len == declaration.len
                && known.identity == identity
                && other.code.parts(range.clone()).all(|(part, ids)| {
                    let mut part = part.iter().zip(&mut words).zip(0..64);
                    part.all(|((&word, &known), at)| {
                        known == if ids >> at & 1 != 0 { map[word as usize] } else { word }
                    })
                })
        };
        match self.find(declaration.hash, equals) {
            Some(id) => (id, false),
            None => {
                let start = self.code.len();
                self.code.push_range(&other.code, range.clone(), |id| map[id as usize]);
                self.add(start, declaration.hash, identity, next);
                (next, true)
            }
        }
    }

    /// Declares what `words` writes (0 in the place of the result) under an id of its own, whether
    /// there is an equal declaration or not; nothing that is declared later finds it. Ids ascend.
    pub fn append(&mut self, identity: Identity, result: Id, words: impl FnOnce(&mut Code)) {
        let start = self.code.len();
        words(&mut self.code);
        let hash = self.hash(start, identity, search);
        self.list_last(start, hash, identity, result);
    }

    /// Appends a declaration of another table with the same ids, see [`Declarations::append`].
    pub fn append_from(&mut self, other: &Declarations, declaration: &Declaration) {
        let range = declaration.range();
        self.append(declaration.identity, declaration.result, |code| {
            code.push_range(&other.code, range, |id| id);
        });
    }

    /// Looks up the words from `start` to the end; a known declaration is taken off again.
    fn intern(&mut self, start: usize, hash: u32, identity: Identity, next: Id) -> (Id, bool) {
        let key = &self.code.words()[start..];
        let found = self.find(hash, |known, words| (words, known.identity) == (key, identity));
        match found {
            Some(id) => {
                self.code.truncate(start);
                (id, false)
            }
            None => {
                self.add(start, hash, identity, next);
                (next, true)
            }
        }
    }

    /// The declaration of this hash of which `equals` holds.
    #[inline]
    fn find(&self, hash: u32, equals: impl Fn(&Declaration, &[u32]) -> bool) -> Option<Id> {
        let found = self.table.find(spread(hash), |&at| {
            let known = &self.list[at as usize];
            known.hash == hash && equals(known, self.words(known))
        });
        found.map(|&at| self.list[at as usize].result)
    }

    /// Adds the words from `start` to the end, which the table does not have.
    fn add(&mut self, start: usize, hash: u32, identity: Identity, result: Id) {
        let at = self.list.len() as u32;
        self.list_last(start, hash, identity, result);
        let list = &self.list;
        self.table.insert_unique(spread(hash), at, |&at| spread(list[at as usize].hash));
    }

    /// Lists the words from `start` to the end.
    fn list_last(&mut self, start: usize, hash: u32, identity: Identity, result: Id) {
        debug_assert!(self.list.last().is_none_or(|last| last.result < result), "ids ascend");
        let len = self.code.len().saturating_sub(start) as u32;
        self.list.push(Declaration { result, start: start as u32, len, hash, identity });
    }

    /// The hash of the words from `start` to the end, where an id counts as what it declares. One that is
    /// declared nowhere in this table counts as its number: it is of this table alone, so nothing that
    /// another one has is equal.
    #[inline]
    fn hash(
        &self,
        start: usize,
        identity: Identity,
        place: impl Fn(&[Declaration], Id) -> Option<usize>,
    ) -> u32 {
        let of = |id: Id| place(&self.list, id).map_or(id.0, |at| self.list[at].hash);
        let mut hasher = hash::Words::new(identity);
        for (words, ids) in self.code.parts(start..self.code.len()) {
            for (&word, at) in words.iter().zip(0..64) {
                hasher.add(if ids >> at & 1 != 0 { of(Id(word)) } else { word });
            }
        }
        (hasher.finish() >> 32) as u32
    }

    /// Appends the instruction of a declaration to `out`, with its result id in place. What exceeds
    /// the 65,535 words of an instruction goes on in the instructions of SPV_INTEL_long_composites.
    pub fn write(&self, declaration: &Declaration, out: &mut Vec<u32>) {
        const MOST: usize = 0xffff;
        let words = self.words(declaration);
        let Some(&first) = words.first() else { return };
        let op = Op::of(first);
        let start = out.len();
        let (own, rest) = words.split_at(words.len().min(MOST));
        out.extend_from_slice(own);
        if let Some(own) = out.get_mut(start..) {
            own[0] = op.first_word(own.len());
            own[result_word(words)] = declaration.result.0;
        }
        if let Some(continued) = continuation(op) {
            for part in rest.chunks(MOST - 1) {
                out.push(continued.first_word(part.len().saturating_add(1)));
                out.extend_from_slice(part);
            }
        }
    }
}

/// The instruction of SPV_INTEL_long_composites that takes what has no room in a declaration.
pub fn continuation(op: Op) -> Option<Op> {
    match op {
        Op::TypeStruct => Some(Op::TypeStructContinuedINTEL),
        Op::ConstantComposite => Some(Op::ConstantCompositeContinuedINTEL),
        Op::SpecConstantComposite => Some(Op::SpecConstantCompositeContinuedINTEL),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_composites_are_continued() {
        let mut table = Declarations::default();
        let members = 2 * 65_534 + 5;
        let (id, _) = table.declare(Op::TypeStruct, None, Identity::Structural, Id(7), |w| {
            (0..members).fold(w, |w, _| w.id(Id(1)))
        });
        let mut words = Vec::new();
        table.write(&table.list()[0], &mut words);
        assert_eq!((id, words[1]), (Id(7), 7));
        let mut at = 0;
        let mut found = Vec::new();
        while let Some(&first) = words.get(at) {
            found.push((Op::of(first), first >> 16));
            at += (first >> 16) as usize;
        }
        let continued = Op::TypeStructContinuedINTEL;
        // The first has room for all but its opcode and its id.
        assert_eq!(found, [(Op::TypeStruct, 65_535), (continued, 65_535), (continued, 7)]);
    }

    #[test]
    fn what_another_table_has_is_found_under_other_ids() {
        let integer = |table: &mut Declarations, next| {
            table.declare(Op::TypeInt, None, Identity::Structural, next, |w| {
                w.literal(32).literal(0)
            })
        };
        let nine = |table: &mut Declarations, ty, next| {
            table.declare(Op::Constant, Some(ty), Identity::Structural, next, |w| w.literal(9))
        };
        let array = |table: &mut Declarations, identity, next| {
            table.declare(Op::TypeArray, None, identity, next, |w| w.id(Id(1)).id(Id(2)))
        };
        let (mut module, mut part) = (Declarations::default(), Declarations::default());
        // What has the ids 5 and 6 here has 1 and 2 there.
        assert_eq!(integer(&mut module, Id(5)), (Id(5), true));
        assert_eq!(nine(&mut module, Id(5), Id(6)), (Id(6), true));
        assert_eq!(integer(&mut part, Id(1)), (Id(1), true));
        assert_eq!(nine(&mut part, Id(1), Id(2)), (Id(2), true));
        assert_eq!(array(&mut part, Identity::Structural, Id(3)), (Id(3), true));
        assert_eq!(array(&mut part, Identity::Struct(1), Id(4)), (Id(4), true));

        let mut map = vec![0; 5];
        let mut found = Vec::new();
        for (declaration, next) in part.list().iter().zip([10, 11, 12, 13]) {
            let (id, new) = module.declare_mapped(&part, declaration, &map, Id(next));
            map[declaration.result.index()] = id.0;
            found.push((id.0, new));
        }
        assert_eq!(found, [(5, false), (6, false), (12, true), (13, true)]);
        // Once more, all are there.
        for declaration in part.list() {
            let (id, new) = module.declare_mapped(&part, declaration, &map, Id(20));
            assert_eq!((id.0, new), (map[declaration.result.index()], false));
        }
    }
}
