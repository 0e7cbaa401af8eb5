//! Operands of debug-info instructions that need more than a look: sources, constants, bounds, flags,
//! and the numbers that DWARF and the sets have for the same thing.

use lapidary_bitcode::ir::debug_info::{code, reference};
use lapidary_bitcode::ir::{Constant, Metadata, MetadataId, MetadataRecord, Type, Value};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{
    Capability, ShaderDebugInfo as Number, SourceLanguage, StorageClass,
};

use crate::lower::emit::Emitter;
use crate::lower::emit::state::Word;
use crate::lower::emit::types::storage_class;
use crate::lower::facts::debug::table::{SHADER_200, VALIDATED, tag};
use crate::lower::facts::debug::{Part, elements, path};
use crate::lower::gates;

/// The most bytes of a string that fit in an instruction (section 2.3), in whole words.
const MOST_BYTES: usize = 262_000;

/// Flags of the sets, by bits of `DIFlags`.
const FLAGS: &[(u64, u32)] = &[
    (1 << 2, 0x10),      // FwdDecl
    (1 << 6, 0x20),      // Artificial
    (1 << 7, 0x40),      // Explicit
    (1 << 8, 0x80),      // Prototyped
    (1 << 10, 0x100),    // ObjectPointer
    (1 << 12, 0x200),    // StaticMember
    (1 << 13, 0x800),    // LValueReference
    (1 << 14, 0x1000),   // RValueReference
    (1 << 24, 0x4000),   // EnumClass
    (1 << 22, 0x8000),   // TypePassByValue
    (1 << 23, 0x1_0000), // TypePassByReference
];

/// `FlagIsProtected`, `FlagIsPrivate` and `FlagIsPublic`, by the access in `DIFlags`, of which the
/// first two are the other way round.
const ACCESS: [u32; 4] = [0, 2, 1, 3];

/// `FlagIsLocal`, `FlagIsDefinition`, `FlagIsOptimized`, and one of the translator's for bit-fields in
/// the newest set.
const LOCAL: u32 = 0x4;
const IS_DEFINITION: u32 = 0x8;
const OPTIMIZED: u32 = 0x2000;
const BIT_FIELD: u32 = 0x4_0000;

/// `DIFlags` as flags of the sets.
pub(super) fn flags(flags: u64) -> u32 {
    let access = ACCESS[(flags & 3) as usize];
    FLAGS.iter().filter(|row| flags & row.0 != 0).fold(access, |all, row| all | row.1)
}

/// Flags of a global variable.
pub(super) fn variable_flags(local: u64, definition: u64) -> u32 {
    let local = if local != 0 { LOCAL } else { 0 };
    let definition = if definition != 0 { IS_DEFINITION } else { 0 };
    local | definition
}

/// `DW_ATE_*` as base type attribute encoding: Unspecified for what the set has no number for.
pub(super) fn encoding(dwarf: u64, set: u8) -> u32 {
    match dwarf {
        1 => 1,                      // address
        2 => 2,                      // boolean
        3 if set == SHADER_200 => 8, // complex_float
        4 => 3,                      // float
        5 => 4,                      // signed
        6 => 5,                      // signed_char
        7 => 6,                      // unsigned
        8 => 7,                      // unsigned_char
        _ => 0,
    }
}

/// `DW_LANG_*` whose arrays begin at 1: Ada, Cobol, Fortran, Pascal, Modula, PL/I, Julia.
const FROM_ONE: [u64; 18] = [
    0x03, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0d, 0x0e, 0x0f, 0x17, 0x1f, 0x22, 0x23, 0x2d, 0x2e,
    0x2f, 0xb000,
];

/// `DW_LANG_*` as source language. The newest set has numbers of its own for most.
pub(super) fn language(dwarf: u64, set: u8) -> u32 {
    /// By `DW_LANG_*`: the number in NonSemantic.Shader.DebugInfo.200.
    const NEWEST: &[(u64, u32)] = &[
        (0x02, 210), // C
        (0x04, 214), // C++
        (0x07, 204), // Fortran 77
        (0x08, 205), // Fortran 90
        (0x0c, 211), // C99
        (0x0e, 206), // Fortran 95
        (0x13, 203), // D
        (0x14, 200), // Python
        (0x15, SourceLanguage::OpenCL_C.0),
        (0x19, 215), // C++03
        (0x1a, 216), // C++11
        (0x1c, 202), // Rust
        (0x1d, 212), // C11
        (0x1f, 201), // Julia
        (0x21, 217), // C++14
        (0x22, 207), // Fortran 2003
        (0x23, 208), // Fortran 2008
        (0x2a, 218), // C++17
        (0x2b, 219), // C++20
        (0x2c, 213), // C17
        (0x2d, 209), // Fortran 2018
    ];
    if set == SHADER_200 {
        let row = NEWEST.iter().find(|row| row.0 == dwarf);
        return row.map_or(SourceLanguage::Unknown.0, |row| row.1);
    }
    match dwarf {
        0x0c | 0x15 => SourceLanguage::OpenCL_C.0,
        0x04 | 0x21 | 0x2a => SourceLanguage::CPP_for_OpenCL.0,
        _ => SourceLanguage::Unknown.0,
    }
}

/// The value of a word that has its sign in the lowest bit (`emitSignedInt64`).
fn unrotate(word: u64) -> u64 {
    match word {
        1 => 1 << 63,
        word if word & 1 == 0 => word >> 1,
        word => (word >> 1).wrapping_neg(),
    }
}

/// A number of so many bits in 64.
fn extended(value: u64, width: u64, is_signed: bool) -> u64 {
    match 64_u64.checked_sub(width) {
        Some(spare @ 1..64) if is_signed => ((value << spare) as i64 >> spare) as u64,
        _ => value,
    }
}

impl Emitter<'_> {
    /// A number: a literal, or a constant where the set has no literals.
    pub(super) fn number(&mut self, number: u32) -> Word {
        match self.facts.debug.has_constants() {
            true => Word::Id(self.b.const_u32(number)),
            false => Word::Literal(number),
        }
    }

    /// A string of metadata; an empty one for `None`.
    pub(super) fn debug_text(&mut self, text: Option<MetadataId>) -> Id {
        let text = text.and_then(|text| self.debug_info().string(text)).unwrap_or_default();
        self.b.string(&text[..text.len().min(MOST_BYTES)])
    }

    /// Path, checksum and text of a file, as the set has them.
    pub(super) fn file_words(&mut self, record: MetadataRecord<'_>, words: &mut Vec<Word>) {
        let info = self.debug_info();
        let [name, directory, checksum, text] =
            [1, 2, 4, 5].map(|at| reference(record, at).and_then(|text| info.string(text)));
        let path = path(directory.unwrap_or_default(), name.unwrap_or_default());
        words.push(Word::Id(self.b.string(&path[..path.len().min(MOST_BYTES)])));
        let kind = record.operands.get(3).copied().unwrap_or_default();
        let checksum = checksum.filter(|_| (1..=3).contains(&kind));
        let checksum = checksum.map(|text| &text[..text.len().min(MOST_BYTES / 2)]);
        let debug = &self.facts.debug;
        if !debug.has_constants() {
            // Khronos' translator puts the checksum in place of the text, as a comment of one line.
            // Validators check line numbers against the text, which would then have a single line, so it is
            // left out.
            if let Some(text) = text {
                words.push(Word::Id(self.b.string(&text[..text.len().min(MOST_BYTES)])));
            }
            return;
        }
        if debug.set == SHADER_200 && (checksum.is_some() || text.is_some()) {
            let none = self.debug_none();
            words.extend(match checksum {
                Some(checksum) => [
                    Word::Id(self.b.const_u32((kind as u32).saturating_sub(1))),
                    Word::Id(self.b.string(checksum)),
                ],
                None => [Word::Id(none); 2],
            });
        }
        let first = text.unwrap_or_default().chunks(MOST_BYTES).next();
        words.extend(first.map(|part| Word::Id(self.b.string(part))));
    }

    /// What of the text of a file does not fit in its own instruction.
    pub(super) fn rest_of_text(&mut self, record: MetadataRecord<'_>, place: Part) {
        if !self.facts.debug.has_constants() {
            return;
        }
        let info = self.debug_info();
        let text = reference(record, 5).and_then(|text| info.string(text)).unwrap_or_default();
        for part in text.chunks(MOST_BYTES).skip(1) {
            let part = Word::Id(self.b.string(part));
            self.debug_now(place, Number::DebugSourceContinued, &[part]);
        }
    }

    /// A constant of an unsigned number: 32 bits where that is enough.
    fn debug_constant(&mut self, value: u64) -> Id {
        match u32::try_from(value) {
            Ok(value) => self.b.const_u32(value),
            Err(_) => self.b.const_u64(value),
        }
    }

    /// The size or the offset that a record states, as a number or as metadata.
    pub(super) fn size(&mut self, record: MetadataRecord<'_>, at: usize) -> Id {
        match self.bits(record, at) {
            Some(bits) => self.debug_constant(bits),
            None => self.b.const_u32(0),
        }
    }

    /// A size in bits: a number, or since LLVM 21 the constant that a node is.
    fn bits(&self, record: MetadataRecord<'_>, at: usize) -> Option<u64> {
        let bit = if record.code == code::COMPOSITE_TYPE { 4 } else { 2 };
        if record.operands.first().is_none_or(|first| first & bit == 0) {
            return Some(record.operands.get(at).copied().unwrap_or_default());
        }
        self.integer_of(reference(record, at)).map(|(_, bits)| bits as u64)
    }

    /// The integer that a value in metadata is, and its width.
    fn integer_of(&self, node: Option<MetadataId>) -> Option<(u32, i64)> {
        let module = self.facts.module;
        let Metadata::Value { ty, value } = self.debug_info().get(node?)? else { return None };
        let Type::Integer(width) = module.types.get(ty) else { return None };
        match self.body.value(module, value) {
            Value::Constant(_, Constant::Int(value)) => Some((width, value)),
            Value::Constant(_, Constant::Null) => Some((width, 0)),
            _ => None,
        }
    }

    /// The constant that a value in metadata is, if it is a scalar.
    pub(super) fn scalar_of(&mut self, node: Option<MetadataId>) -> Option<Id> {
        match self.integer_of(node) {
            // These have a type of their size, as nothing tells their sign; and `true` is 1, in a byte, as
            // validators want a constant with a value.
            Some((1, value)) => {
                let byte = self.b.type_int(8);
                return Some(self.b.const_int(byte, (value & 1) as u64));
            }
            None | Some((8 | 16, _)) => {}
            Some((..=32, value)) => return Some(self.b.const_u32(value as u32)),
            Some((_, value)) => return Some(self.b.const_u64(value as u64)),
        }
        let module = self.facts.module;
        let Metadata::Value { ty, value } = self.debug_info().get(node?)? else { return None };
        let Value::Constant(_, constant) = self.body.value(module, value) else { return None };
        match (module.types.get(ty), constant) {
            (Type::Float | Type::Double, Constant::Float(_) | Constant::Null)
            | (Type::Integer(8 | 16), Constant::Int(_) | Constant::Null) => self.value(value).ok(),
            (Type::Pointer { .. }, Constant::Null) => Some(self.b.const_u32(0)),
            _ => None,
        }
    }

    /// The value of a static member.
    pub(super) fn static_value(&mut self, record: MetadataRecord<'_>, at: usize) -> Option<Id> {
        // Of a bit-field this is the offset of the storage.
        const STATIC: u64 = 1 << 12;
        let is_static = record.operands.get(10).is_some_and(|flags| flags & STATIC != 0);
        self.scalar_of(reference(record, at).filter(|_| is_static))
    }

    /// Value and name of an enumerator.
    pub(super) fn enumerator(&mut self, node: MetadataId) -> Option<[Id; 2]> {
        let record = self.debug_info().record(node, code::ENUMERATOR)?;
        let (width, value) = match *record.operands {
            // [bits, width, name, words...], or [bits, value, name] before LLVM 12.
            [first, width, _, value, ..] if first & 4 != 0 => {
                (width, extended(unrotate(value), width, first & 2 == 0))
            }
            [_, value, ..] => (64, unrotate(value)),
            _ => return None,
        };
        // Readers take it for unsigned, so one with a sign has all of its bits.
        let value = match u32::try_from(value) {
            Ok(value) if width <= 32 => self.b.const_u32(value),
            _ => self.b.const_u64(value),
        };
        Some([value, self.debug_text(reference(record, 2))])
    }

    /// A bound of a subrange: a constant, a variable, or an expression.
    fn bound(&mut self, node: Option<MetadataId>) -> Option<Id> {
        match self.scalar_of(node) {
            Some(id) => Some(id),
            None => {
                let id = self.node_or_expression(node);
                (!self.is_debug_none(id)).then_some(id)
            }
        }
    }

    /// A number of elements in the form that validators take: a constant that is not 0, or a variable
    /// whose type is that of an unsigned integer.
    fn count_of(&mut self, node: Option<MetadataId>) -> Option<Id> {
        if let Some((_, count)) = self.integer_of(node) {
            return self.scalar_of(node).filter(|_| count != 0);
        }
        /// `DW_ATE_unsigned`
        const UNSIGNED: u64 = 7;
        let info = self.debug_info();
        let [local, global] =
            [code::LOCAL_VAR, code::GLOBAL_VAR].map(|code| info.record(node?, code));
        let ty = local.and_then(|it| reference(it, 5)).or_else(|| reference(global?, 6))?;
        let basic = self.facts.debug.basic(info, ty)?;
        let basic = info.record(basic, code::BASIC_TYPE)?;
        if basic.operands.get(5) != Some(&UNSIGNED) || !matches!(self.bits(basic, 3), Some(32 | 64))
        {
            return None;
        }
        let id = self.reference_id(node);
        (!self.is_debug_none(id)).then_some(id)
    }

    /// What a node or an expression is; `DebugInfoNone` for what is neither.
    pub(super) fn node_or_expression(&mut self, node: Option<MetadataId>) -> Id {
        let expression =
            node.filter(|&node| self.debug_info().record(node, code::EXPRESSION).is_some());
        match expression {
            Some(node) => match self.expression_of(Some(node), self.s.debug.part, false) {
                Some(id) => id,
                None => self.debug_none(),
            },
            None => self.reference_id(node),
        }
    }

    /// Whether the elements of an array are numbered from 0 on where nothing else is said (DWARF 5, section
    /// 7.12).
    fn counts_from_zero(&self) -> bool {
        let info = self.debug_info();
        let unit = self.facts.debug.units.first();
        let unit = unit.and_then(|&unit| info.record(unit, code::COMPILE_UNIT));
        let language = unit.and_then(|unit| unit.operands.get(1).copied());
        !language.is_some_and(|language| FROM_ONE.contains(&language))
    }

    /// How many elements there are from one to another, of which the latter is a constant. Where nothing is
    /// said of the first one, the language says what its number is.
    fn between(&self, first: Option<MetadataId>, last: Option<MetadataId>) -> Option<i64> {
        let (_, last) = self.integer_of(last)?;
        let first = match self.integer_of(first) {
            Some((_, first)) => first,
            None => i64::from(!self.counts_from_zero()),
        };
        Some(last.wrapping_sub(first).wrapping_add(1))
    }

    /// The dimensions of an array, each by its number of elements and its lower bound.
    pub(super) fn dimensions(
        &mut self,
        record: MetadataRecord<'_>,
        at: usize,
        number: &mut Number,
        words: &mut Vec<Word>,
    ) {
        let info = self.debug_info();
        let newest = self.facts.debug.set == SHADER_200;
        // Data location, associated, allocated, rank: an array with a descriptor.
        let descriptor = [17, 18, 19, 20].map(|at| reference(record, at));
        if newest && descriptor.iter().any(Option::is_some) {
            *number = Number::DebugTypeArrayDynamic;
            for part in descriptor {
                let constant = self.scalar_of(part);
                let id = constant.unwrap_or_else(|| self.node_or_expression(part));
                words.push(Word::Id(id));
            }
        }
        let mut lower_bounds = Vec::new();
        for range in elements(info, reference(record, at)) {
            let Some(Metadata::Record(range)) = info.get(range) else { continue };
            if !matches!(range.code, code::SUBRANGE | code::GENERIC_SUBRANGE) {
                continue;
            }
            let [count, lower, upper, stride] = [1, 2, 3, 4].map(|at| reference(range, at));
            let none = self.debug_none();
            if newest {
                let mut bounds = Vec::with_capacity(4);
                for bound in [lower, upper, count, stride] {
                    bounds.push(Word::Id(self.bound(bound).unwrap_or(none)));
                }
                if stride.is_none() {
                    bounds.pop();
                }
                let id = self.debug_now(self.s.debug.part, Number::DebugTypeSubrange, &bounds);
                words.push(Word::Id(id));
                continue;
            }
            let elements = match (self.count_of(count), self.between(lower, upper)) {
                (Some(count), _) => Some(count),
                (None, Some(0)) => None,
                (None, Some(count)) => Some(self.b.const_u64(count as u64)),
                (None, None) => self.count_of(upper),
            };
            // All ones stand for what is not known.
            let elements = elements.unwrap_or_else(|| self.b.const_u64(u64::MAX));
            words.push(Word::Id(elements));
            lower_bounds.extend(self.count_of(lower).map(Word::Id));
        }
        let count = words.len().saturating_sub(1);
        // Of several dimensions the readers take the second half for lower bounds. Validators know them
        // for numbers of elements too, and refuse what could be none.
        if !newest && lower_bounds.len() == count {
            words.append(&mut lower_bounds);
        } else if self.facts.debug.set & VALIDATED != 0 && count > 1 {
            // Without them there is no valid form but arrays of arrays.
            while let [element, .., count] = words[..]
                && words.len() > 2
            {
                words.pop();
                words[0] = Word::Id(self.debug_now(
                    self.s.debug.part,
                    Number::DebugTypeArray,
                    &[element, count],
                ));
            }
        }
    }

    /// The number of components of a vector. One that validators refuse although programs of OpenCL have
    /// it is an array: of eight or sixteen components, or of what is no basic type.
    pub(super) fn components_of(
        &mut self,
        record: MetadataRecord<'_>,
        at: usize,
        number: &mut Number,
    ) -> Word {
        let info = self.debug_info();
        let debug = &self.facts.debug;
        let range = elements(info, reference(record, at))
            .find_map(|node| info.record(node, code::SUBRANGE));
        let [count, lower, upper] = [1, 2, 3].map(|at| range.and_then(|it| reference(it, at)));
        let count = self.integer_of(count).map(|(_, count)| count);
        let count = count.or_else(|| self.between(lower, upper)).unwrap_or_default();
        let basic = reference(record, 6).and_then(|node| debug.basic(info, node));
        if debug.set & VALIDATED != 0 && (basic.is_none() || matches!(count, 8 | 16)) {
            *number = Number::DebugTypeArray;
            return Word::Id(self.b.const_u64(count as u64));
        }
        self.number(count as u32)
    }

    /// The storage class of an address space (its number + 1). For none there is no number: it is all
    /// ones where that is a constant, and that of what is private where it must be a storage class.
    pub(super) fn storage_of(&mut self, space: u64) -> Word {
        let class = u32::try_from(space).ok().and_then(|space| space.checked_sub(1));
        let class = class.and_then(|space| storage_class(space, self.facts).ok());
        if self.facts.debug.has_constants() {
            return self.number(class.map_or(u32::MAX, |class| class.0));
        }
        // A storage class that kernels do not have is as good as none.
        let class = class.filter(|class| {
            let row = StorageClass::ENUMERATION.by_value(class.0);
            row.is_some_and(|row| {
                !row.capabilities.contains(&Capability::Shader)
                    && gates::allow(self.b, self.facts.options, row)
            })
        });
        self.number(class.unwrap_or(StorageClass::Function).0)
    }

    /// Flags of what may be in a class.
    pub(super) fn member_flags(&mut self, record: MetadataRecord<'_>, value: u64) -> Word {
        /// `DIFlagBitField`
        const BITS: u64 = 1 << 19;
        let info = self.debug_info();
        let mut all = flags(value);
        let (scope, function) = match record.code {
            code::SUBPROGRAM => (reference(record, 1), true),
            _ => (reference(record, 5), false),
        };
        let composite = scope.and_then(|scope| info.record(scope, code::COMPOSITE_TYPE));
        if value & 3 == 0 {
            all |= match composite.and_then(|it| it.operands.get(1).copied()) {
                Some(tag::CLASS) => ACCESS[1],
                Some(tag::STRUCTURE | tag::UNION) => ACCESS[3],
                _ => 0,
            };
        }
        if function {
            let bits = record.operands.get(9).copied().unwrap_or_default();
            for (bit, flag) in [(1 << 2, LOCAL), (1 << 3, IS_DEFINITION), (1 << 4, OPTIMIZED)] {
                if bits & bit != 0 {
                    all |= flag;
                }
            }
        } else if value & BITS != 0 && self.facts.debug.set == SHADER_200 {
            all |= BIT_FIELD;
        }
        self.number(all)
    }
}

#[cfg(test)]
mod tests {
    use lapidary_spirv::grammar::ShaderDebugInfoFlags as Flag;

    use super::*;

    #[test]
    fn flags_have_the_numbers_of_the_grammar() {
        assert_eq!(
            [1, 2, 3].map(flags),
            [Flag::FlagIsPrivate.0, Flag::FlagIsProtected.0, Flag::FlagIsPublic.0]
        );
        let expected = [
            Flag::FlagFwdDecl,
            Flag::FlagArtificial,
            Flag::FlagExplicit,
            Flag::FlagPrototyped,
            Flag::FlagObjectPointer,
            Flag::FlagStaticMember,
            Flag::FlagLValueReference,
            Flag::FlagRValueReference,
            Flag::FlagIsEnumClass,
            Flag::FlagTypePassByValue,
            Flag::FlagTypePassByReference,
        ];
        for (row, flag) in FLAGS.iter().zip(expected) {
            assert_eq!(row.1, flag.0);
        }
        let more = [Flag::FlagIsLocal.0, Flag::FlagIsDefinition.0, Flag::FlagIsOptimized.0];
        assert_eq!([LOCAL, IS_DEFINITION, OPTIMIZED], more);
    }

    #[test]
    fn signs_are_in_the_lowest_bit() {
        assert_eq!([6, 7, 0, 1].map(|word| unrotate(word) as i64), [3, -3, 0, i64::MIN]);
    }

    #[test]
    fn a_sign_is_that_of_the_width() {
        assert_eq!(extended(0xffff_ffff, 32, true) as i64, -1);
        assert_eq!(extended(0xffff_ffff, 32, false), 0xffff_ffff);
        assert_eq!(extended(1 << 60, 61, true) as i64, -(1 << 60));
        assert_eq!([0, 64].map(|width| extended(7, width, true)), [7, 7]);
    }
}
