//! Which declaration stands in which section of the module (section 2.4).
//!
//! Types, constants and variables stand as in Khronos' translator: integer types come first, then their
//! constants (array lengths refer to these), then the other types, then the rest, each in the order of first
//! need.

use lapidary_spirv::emit::{Declaration, Declarations};
use lapidary_spirv::grammar::Op;
use rustc_hash::FxHashMap;

use super::records::Shared;

/// One thing in the section of types, constants and variables: the number of a declaration of the
/// table, or with [`VARIABLE`] that of a variable. There are tens of thousands.
type Place = u32;

/// See [`Place`].
const VARIABLE: u32 = 1 << 31;

/// What stands first in the section of types, constants and variables.
const INT_TYPE: u8 = 0;
const INT_CONSTANT: u8 = 1;
const TYPE: u8 = 2;
/// What stands last there.
const LAST: u8 = 3;

/// Where the two bits of an id are in the word that has them.
fn two_bits(id: usize) -> u32 {
    (id as u32 % 32) << 1
}

/// Where all declarations stand.
#[derive(Default)]
pub(super) struct Sections {
    /// `OpExtInstImport`
    imports: Vec<u32>,
    /// `OpString`
    strings: Vec<u32>,
    /// Those of SPV_INTEL_memory_access_aliasing.
    aliasing: Vec<u32>,
    /// Debug-info instructions that are the same wherever they are needed.
    debug: Vec<u32>,
    /// Types, constants and variables by their class.
    globals: [Vec<Place>; LAST as usize + 1],
    /// By id: the class of its declaration, in two bits, as most ids are those of bodies.
    classes: Vec<u64>,
    /// Instructions that make variables.
    pub(super) variables: Vec<u32>,
    /// The range of each in `variables`.
    ranges: Vec<(u32, u32)>,
}

impl Sections {
    /// Places the declaration that came last.
    pub(super) fn place_last(&mut self, declarations: &Declarations) {
        let Some((declaration, before)) = declarations.list().split_last() else { return };
        let at = before.len() as u32;
        let words = declarations.words(declaration);
        let class = match Op::of(words[0]) {
            Op::ExtInstImport => return self.imports.push(at),
            Op::String => return self.strings.push(at),
            Op::ExtInst => return self.debug.push(at),
            Op::AliasDomainDeclINTEL | Op::AliasScopeDeclINTEL | Op::AliasScopeListDeclINTEL => {
                return self.aliasing.push(at);
            }
            Op::TypeInt => INT_TYPE,
            Op::Constant | Op::SpecConstant if self.class(words[1]) == INT_TYPE => INT_CONSTANT,
            // What refers to something of a later class follows it.
            _ if is_type(words) => (1..words.len())
                .filter(|&at| declarations.is_id(declaration, at))
                .fold(TYPE, |class, at| class.max(self.class(words[at]))),
            _ => LAST,
        };
        let id = declaration.result.index();
        if self.classes.len() <= id / 32 {
            self.classes.resize((id / 32).saturating_add(1), 0);
        }
        let place = two_bits(id);
        self.classes[id / 32] |= u64::from(class) << place;
        self.globals[usize::from(class)].push(at);
    }

    fn class(&self, id: u32) -> u8 {
        let word = self.classes.get(id as usize / 32).copied().unwrap_or_default();
        (word >> two_bits(id as usize)) as u8 & LAST
    }

    /// Places the variable whose words have been added last, from `start` on.
    pub(super) fn place_variable(&mut self, start: u32) {
        self.globals[usize::from(LAST)].push(VARIABLE | self.ranges.len() as u32);
        self.ranges.push((start, self.variables.len() as u32));
    }

    /// Appends the imports of instruction sets, the last that was needed first, as the translator has them.
    pub(super) fn write_imports(&self, from: &Declarations, out: &mut Vec<u32>) {
        let imports: Vec<u32> = self.imports.iter().rev().copied().collect();
        write(from, &imports, out);
    }

    /// Appends the strings: those with these ids in this order, then the others.
    pub(super) fn write_strings(&self, from: &Declarations, first: &[u32], out: &mut Vec<u32>) {
        let mut places = FxHashMap::default();
        for (&id, place) in first.iter().zip(0_usize..) {
            places.entry(id).or_insert(place);
        }
        let mut strings = self.strings.clone();
        strings.sort_by_cached_key(|&at| {
            let id = from.list()[at as usize].result.0;
            places.get(&id).copied().unwrap_or(usize::MAX)
        });
        write(from, &strings, out);
    }

    /// Appends what the decorations of memory accesses refer to.
    pub(super) fn write_aliasing(&self, from: &Declarations, out: &mut Vec<u32>) {
        write(from, &self.aliasing, out);
    }

    /// The debug-info instructions that are declared.
    pub(super) fn debug(&self, from: &Declarations) -> Vec<Shared> {
        let shared = |at: &u32| {
            let declaration = &from.list()[*at as usize];
            let mut words = Vec::new();
            from.write(declaration, &mut words);
            Shared { id: declaration.result.0, words }
        };
        self.debug.iter().map(shared).collect()
    }

    /// Types, constants and variables.
    pub(super) fn globals(&self, from: &Declarations) -> Vec<u32> {
        let list = from.list();
        let mut out = Vec::with_capacity(from.code().len().saturating_add(self.variables.len()));
        for &place in self.globals.iter().flatten() {
            if place & VARIABLE == 0 {
                from.write(&list[place as usize], &mut out);
            } else {
                let (start, end) = self.ranges[(place ^ VARIABLE) as usize];
                out.extend(&self.variables[start as usize..end as usize]);
            }
        }
        out
    }
}

fn write(from: &Declarations, wanted: &[u32], out: &mut Vec<u32>) {
    let list: &[Declaration] = from.list();
    wanted.iter().for_each(|&at| from.write(&list[at as usize], out));
}

/// Whether the words of a declaration declare a type.
fn is_type(words: &[u32]) -> bool {
    // Constants are most of the section: they have a type themselves, where a type has its result.
    words.get(1) == Some(&0)
        && Op::of(words[0]).name().is_some_and(|name| name.starts_with("OpType"))
}
