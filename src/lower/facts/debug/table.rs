//! What each kind of debug-info record of LLVM becomes: a table of instructions of the debug-info sets,
//! with their operands in order.
//!
//! The sets share numbers and, for most instructions, operands (OpenCL.DebugInfo.100, section 4;
//! NonSemantic.Shader.DebugInfo.100, section 4): what is a literal in the first is the id of a constant
//! in the second. Where they differ, an operand says in which sets it is. The indices are those of
//! `lapidary_bitcode::ir::debug_info::layout`; what has no row has no form in SPIR-V, but for macros: the
//! translator's readers end at those.

use lapidary_bitcode::ir::MetadataRecord;
use lapidary_bitcode::ir::debug_info::code;
use lapidary_spirv::grammar::ShaderDebugInfo as Set;

/// OpenCL.DebugInfo.100
pub(crate) const OPENCL_100: u8 = 1;
/// The set before it, which has the same instructions and no validator.
pub(crate) const LEGACY: u8 = 8;
/// Sets of sets: these two.
pub(crate) const OCL: u8 = OPENCL_100 | LEGACY;
/// NonSemantic.Shader.DebugInfo.100
pub(crate) const SHADER_100: u8 = 2;
/// NonSemantic.Shader.DebugInfo.200
pub(crate) const SHADER_200: u8 = 4;
const SHADER: u8 = SHADER_100 | SHADER_200;
const ALL: u8 = OCL | SHADER;
/// Those whose instructions spirv-val knows by heart.
pub(crate) const VALIDATED: u8 = OPENCL_100 | SHADER_100;
const NOT_VALIDATED: u8 = ALL & !VALIDATED;

/// DWARF tags (DWARF 5, section 7.3, and LLVM's own).
pub(crate) mod tag {
    pub(crate) const ARRAY: u64 = 0x01;
    pub(crate) const CLASS: u64 = 0x02;
    pub(crate) const ENUMERATION: u64 = 0x04;
    pub(crate) const IMPORTED_DECLARATION: u64 = 0x08;
    pub(crate) const MEMBER: u64 = 0x0d;
    pub(crate) const POINTER: u64 = 0x0f;
    pub(crate) const REFERENCE: u64 = 0x10;
    pub(crate) const STRUCTURE: u64 = 0x13;
    pub(crate) const TYPEDEF: u64 = 0x16;
    pub(crate) const UNION: u64 = 0x17;
    pub(crate) const INHERITANCE: u64 = 0x1c;
    pub(crate) const PTR_TO_MEMBER: u64 = 0x1f;
    pub(crate) const CONST: u64 = 0x26;
    pub(crate) const TEMPLATE_VALUE: u64 = 0x30;
    pub(crate) const VARIABLE: u64 = 0x34;
    pub(crate) const VOLATILE: u64 = 0x35;
    pub(crate) const RESTRICT: u64 = 0x37;
    pub(crate) const RVALUE_REFERENCE: u64 = 0x42;
    pub(crate) const ATOMIC: u64 = 0x47;
    pub(crate) const TEMPLATE_PACK: u64 = 0x4107;
}

/// An operand of a debug-info instruction, by the values of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operand {
    /// A string, empty if there is none.
    Text(usize),
    /// The name of a type: that of its typedef if it has none, and the typedef no form.
    TypeName(usize),
    /// A node's own instruction, or `DebugInfoNone`.
    Node(usize),
    /// The same, left out if there is none.
    Optional(usize),
    /// The basic type at the end of typedefs, or a node's own instruction where that is no basic one.
    Basic(usize),
    /// The scope around it; the compile unit if there is none.
    Parent(usize),
    /// A `DebugSource`.
    Source(usize),
    /// A `DebugSource` of no file.
    NoSource,
    /// Path, checksum and text of a file.
    File,
    /// A number: a literal, or a constant in the sets that have no literals.
    Number(usize),
    /// The same, left out if it is 0.
    OptionalNumber(usize),
    /// A number that is a literal in all sets.
    Literal(usize),
    /// A fixed number.
    Is(u32),
    /// A number that is a constant in all sets.
    Constant(usize),
    /// 0 as a constant in all sets.
    Zero,
    /// `DebugInfoNone`
    None,
    /// `DW_ATE_*` as base type attribute encoding.
    Encoding,
    /// The storage class of an address space.
    Storage(usize),
    /// Flags of a type or variable.
    Flags(usize),
    /// Flags of what is in a class: what nobody gives access to is private in a class, and public in a
    /// structure.
    MemberFlags(usize),
    /// Flags of a global variable.
    VariableFlags,
    /// What the record adds to its flags: those of a kind of pointer.
    PointerFlags(u32),
    /// The version of DWARF.
    DwarfVersion,
    /// The source language.
    Language(usize),
    /// Types of a function: its result and its parameters.
    Signature(usize),
    /// Members of a composite type. They refer back to it, so it stands before them.
    Members(usize),
    /// Values and names of an enumeration.
    Enumerators(usize),
    /// The type of the values of an enumeration: void if nobody says.
    Underlying(usize),
    /// The dimensions of an array.
    Dimensions(usize),
    /// The number of components of a vector.
    Components(usize),
    /// The constant that a member or template parameter is, or `DebugInfoNone`.
    Value(usize),
    /// The constant of a static member, left out if there is none.
    OptionalValue(usize),
    /// The function that it describes.
    Function,
    /// Where the variable is: itself, or the expression that is its value.
    Location,
    /// A node or an expression, or `DebugInfoNone`.
    NodeOrExpression(usize),
    /// A truth value: a literal, or a constant in the sets that have no literals.
    Bool(usize),
    /// A truth value that is a literal in all sets.
    LiteralBool(usize),
    /// A bit of the first value, as a boolean constant.
    Bit(u64),
    /// The declaration of a function, and in the newest set the function that it stands for.
    Declaration,
    /// What makes the declaration of a function that is a member, or made of a template, a
    /// `DebugFunction` of no function: members and what templates make can be no declarations.
    NoFunction,
}

/// An operand, and in which sets it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    pub(crate) sets: u8,
    pub(crate) operand: Operand,
}

/// When a row is that of a record.
#[derive(Clone, Copy, Debug)]
enum When {
    Always,
    Tag(u64),
    /// An array that is a vector, or is not.
    Vector(bool),
    /// A function that is a definition, or is not.
    Definition(bool),
}

/// What a kind of record becomes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    code: u32,
    when: When,
    /// Sets that have the instruction.
    pub(crate) sets: u8,
    /// Its number.
    pub(crate) number: Set,
    pub(crate) cells: &'static [Cell],
}

/// `DIFlagVector`
const VECTOR: u64 = 1 << 11;
/// `DISPFlagDefinition`
const DEFINITION: u64 = 1 << 3;

impl When {
    fn holds(self, record: MetadataRecord<'_>) -> bool {
        let value = |index: usize| record.operands.get(index).copied().unwrap_or_default();
        match self {
            When::Always => true,
            When::Tag(tag) => value(1) == tag,
            When::Vector(yes) => value(1) == tag::ARRAY && (value(10) & VECTOR != 0) == yes,
            When::Definition(yes) => (value(9) & DEFINITION != 0) == yes && value(0) & 4 != 0,
        }
    }
}

use Operand::*;
use When::{Always, Definition, Tag, Vector};

macro_rules! row {
    ($code:ident $when:expr, $number:ident in $sets:expr, [$($operand:expr $(, if $only:expr)?);* $(;)?]) => {
        Row {
            code: code::$code,
            when: $when,
            sets: $sets,
            number: Set::$number,
            cells: &[$(Cell { sets: row!(@sets $($only)?), operand: $operand }),*],
        }
    };
    (@sets) => { ALL };
    (@sets $only:expr) => { $only };
}

/// `FlagLValueReference` and `FlagRValueReference`
const LVALUE: u32 = 0x800;
const RVALUE: u32 = 0x1000;

/// The version of the debug information (the sets' `Version` operand).
const VERSION: u32 = 0x1_0000;

const ROWS: &[Row] = &[
    row!(COMPILE_UNIT Always, DebugCompilationUnit in ALL,
        [Is(VERSION); DwarfVersion; Source(2); Language(1); Text(3), if SHADER_200]),
    row!(FILE Always, DebugSource in ALL, [File]),
    row!(BASIC_TYPE Always, DebugTypeBasic in ALL,
        [Text(2); Constant(3); Encoding; Is(0), if SHADER]),
    row!(FIXED_POINT_TYPE Always, DebugTypeBasic in ALL,
        [Text(2); Constant(3); Encoding; Is(0), if SHADER]),
    row!(STRING_TYPE Always, DebugTypeString in SHADER_200,
        [Text(2); None; NodeOrExpression(5); Constant(6); NodeOrExpression(4)]),
    row!(STRING_TYPE Always, DebugTypeBasic in OCL | SHADER_100,
        [Text(2); Constant(6); Is(0); Is(0), if SHADER]),
    row!(DERIVED_TYPE Tag(tag::POINTER), DebugTypePointer in ALL,
        [Node(6); Storage(12); Flags(10)]),
    row!(DERIVED_TYPE Tag(tag::REFERENCE), DebugTypePointer in ALL,
        [Node(6); Storage(12); PointerFlags(LVALUE)]),
    row!(DERIVED_TYPE Tag(tag::RVALUE_REFERENCE), DebugTypePointer in ALL,
        [Node(6); Storage(12); PointerFlags(RVALUE)]),
    row!(DERIVED_TYPE Tag(tag::CONST), DebugTypeQualifier in ALL, [Node(6); Is(0)]),
    row!(DERIVED_TYPE Tag(tag::VOLATILE), DebugTypeQualifier in ALL, [Node(6); Is(1)]),
    row!(DERIVED_TYPE Tag(tag::RESTRICT), DebugTypeQualifier in ALL, [Node(6); Is(2)]),
    row!(DERIVED_TYPE Tag(tag::ATOMIC), DebugTypeQualifier in ALL, [Node(6); Is(3)]),
    row!(DERIVED_TYPE Tag(tag::TYPEDEF), DebugTypedef in ALL,
        [Text(2); Basic(6), if VALIDATED; Node(6), if NOT_VALIDATED; Source(3); Number(4); Is(0); Parent(5)]),
    row!(DERIVED_TYPE Tag(tag::PTR_TO_MEMBER), DebugTypePtrToMember in ALL, [Node(6); Node(11)]),
    row!(DERIVED_TYPE Tag(tag::MEMBER), DebugTypeMember in ALL,
        [Text(2); Node(6); Source(3); Number(4); Is(0); Parent(5), if OCL; Constant(9); Constant(7);
         MemberFlags(10); OptionalValue(11)]),
    row!(DERIVED_TYPE Tag(tag::VARIABLE), DebugTypeMember in ALL,
        [Text(2); Node(6); Source(3); Number(4); Is(0); Parent(5), if OCL; Constant(9); Constant(7);
         MemberFlags(10); OptionalValue(11)]),
    row!(DERIVED_TYPE Tag(tag::INHERITANCE), DebugTypeInheritance in ALL,
        [Parent(5), if OCL; Parent(6); Constant(9); Zero; Flags(10)]),
    row!(COMPOSITE_TYPE Tag(tag::CLASS), DebugTypeComposite in ALL,
        [TypeName(2); Is(0); Source(3); Number(4); Is(0); Parent(5); Text(15); Constant(7);
         Flags(10); Members(11)]),
    row!(COMPOSITE_TYPE Tag(tag::STRUCTURE), DebugTypeComposite in ALL,
        [TypeName(2); Is(1); Source(3); Number(4); Is(0); Parent(5); Text(15); Constant(7);
         Flags(10); Members(11)]),
    row!(COMPOSITE_TYPE Tag(tag::UNION), DebugTypeComposite in ALL,
        [TypeName(2); Is(2); Source(3); Number(4); Is(0); Parent(5); Text(15); Constant(7);
         Flags(10); Members(11)]),
    row!(COMPOSITE_TYPE Tag(tag::ENUMERATION), DebugTypeEnum in ALL,
        [TypeName(2); Underlying(6); Source(3); Number(4); Is(0); Parent(5); Constant(7); Flags(10);
         Enumerators(11)]),
    row!(COMPOSITE_TYPE Vector(true), DebugTypeVector in ALL,
        [Basic(6), if VALIDATED; Node(6), if NOT_VALIDATED; Components(11)]),
    // One with a place of its own for its data, as Fortran has them, is `DebugTypeArrayDynamic` in the
    // newest set, which [`Dimensions`] writes.
    row!(COMPOSITE_TYPE Vector(false), DebugTypeArray in ALL, [Node(6); Dimensions(11)]),
    row!(SUBROUTINE_TYPE Always, DebugTypeFunction in ALL, [Flags(1); Signature(2)]),
    row!(SUBPROGRAM Definition(true), DebugFunction in ALL,
        [Text(2); Node(6); Source(4); Number(5); Is(0); Parent(1); Text(3); MemberFlags(11);
         Number(7); Function, if OCL; Declaration]),
    row!(SUBPROGRAM Definition(false), DebugFunctionDeclaration in ALL,
        [Text(2); Node(6); Source(4); Number(5); Is(0); Parent(1); Text(3); MemberFlags(11);
         NoFunction, if VALIDATED]),
    row!(LEXICAL_BLOCK Always, DebugLexicalBlock in ALL,
        [Source(2); Number(3); Number(4); Parent(1)]),
    // Validators do not take it for a scope, and what is in it is in its parent, too.
    row!(LEXICAL_BLOCK_FILE Always, DebugLexicalBlockDiscriminator in SHADER_200,
        [Source(2); Number(3); Parent(1)]),
    row!(NAMESPACE Always, DebugLexicalBlock in ALL,
        [NoSource; Is(0); Is(0); Parent(1); Text(NAMESPACE_NAME); Bit(2), if SHADER_200]),
    row!(LOCAL_VAR Always, DebugLocalVariable in ALL,
        [Text(2); Node(5); Source(3); Number(4); Is(0); Parent(1); Flags(7); OptionalNumber(6)]),
    row!(GLOBAL_VAR Always, DebugGlobalVariable in ALL,
        [Text(2); Node(6); Source(4); Number(5); Is(0); Parent(1); Text(3); Location; VariableFlags;
         Optional(9)]),
    row!(TEMPLATE_TYPE Always, DebugTypeTemplateParameter in ALL,
        [Text(1); Node(2); None; NoSource; Is(0); Is(0)]),
    // The translator has exchanged the numbers of a template template parameter and of a pack, and its
    // readers rely on that, so there is no form for these: the arguments of a pack are those of the template.
    row!(TEMPLATE_VALUE Tag(tag::TEMPLATE_VALUE), DebugTypeTemplateParameter in ALL,
        [Text(2); Node(3); Value(5); NoSource; Is(0); Is(0)]),
    // The translator writes a literal 0 after the tag in the set of OpenCL, which is in no
    // specification, and its readers insist on it.
    row!(IMPORTED_ENTITY Tag(tag::IMPORTED_DECLARATION), DebugImportedEntity in ALL,
        [Text(5); Is(1); Is(0), if OCL; Source(6); Node(3); Number(4); Is(0); Parent(2)]),
    row!(IMPORTED_ENTITY Always, DebugImportedEntity in ALL,
        [Text(5); Is(0); Is(0), if OCL; Source(6); Node(3); Number(4); Is(0); Parent(2)]),
    row!(MODULE Always, DebugModule in SHADER_200,
        [Text(3); Source(1); Number(7); Parent(2); Text(4); Text(5); Text(6); Bool(8)]),
    // DebugModuleINTEL (SPV_INTEL_debug_module), which has another number, and literals in both sets: the
    // translator's readers insist on them, though spirv-val takes a 0 for an id there.
    row!(MODULE Always, DebugModule in OCL | SHADER_100,
        [Text(3); Source(1); Literal(7); Parent(2); Text(4); Text(5); Text(6); LiteralBool(8)]),
];

/// The name of a namespace: it is the last value of both forms of the record.
pub(crate) const NAMESPACE_NAME: usize = usize::MAX;

/// By code: the first of its rows, and the one behind the last. The rows of a code stand together.
const BY_CODE: [[u8; 2]; CODES] = {
    let mut ranges = [[0; 2]; CODES];
    let mut at = 0;
    while at < ROWS.len() {
        let range = &mut ranges[ROWS[at].code as usize];
        if range[1] == 0 {
            range[0] = at as u8;
        }
        assert!(range[1] == 0 || range[1] as usize == at);
        at += 1;
        range[1] = at as u8;
    }
    ranges
};

const CODES: usize = 64;

/// The row of a record in a set.
pub(crate) fn row(record: MetadataRecord<'_>, set: u8) -> Option<&'static Row> {
    let [start, end] = *BY_CODE.get(record.code as usize)?;
    let rows = &ROWS[usize::from(start)..usize::from(end)];
    rows.iter().find(|row| row.sets & set != 0 && row.when.holds(record))
}

/// Where a record has its template parameters.
pub(crate) fn template_parameters(record: MetadataRecord<'_>) -> Option<usize> {
    match record.code {
        code::COMPOSITE_TYPE => Some(14),
        code::SUBPROGRAM => Some(13),
        _ => Option::None,
    }
}

#[cfg(test)]
mod tests {
    use lapidary_bitcode::ir::debug_info::{Encoding, Layout, layout};

    use super::*;

    /// The layout of the record that a row is of.
    fn layout_of(row: &Row) -> Layout {
        let mut operands = vec![0; 30];
        // The bit that says which form of the record it is.
        operands[0] = if row.code == code::LOCAL_VAR { 2 } else { 4 };
        match row.when {
            Tag(tag) => operands[1] = tag,
            Vector(_) => operands[1] = tag::ARRAY,
            Definition(yes) => operands[9] = u64::from(yes) << 3,
            Always => {}
        }
        // The first fields of a fixed-point type are those of a basic one.
        let code = if row.code == code::FIXED_POINT_TYPE { code::BASIC_TYPE } else { row.code };
        let record = MetadataRecord { code, operands: &operands };
        layout(&record).expect("a layout for each record of the table")
    }

    #[test]
    fn operands_are_fields_of_the_records() {
        for row in ROWS {
            let layout = layout_of(row);
            let encoding = |index: usize| {
                layout.fields.iter().find(|field| field.index == index).map(|field| field.encoding)
            };
            for cell in row.cells {
                let (index, expected): (usize, &[Encoding]) = match cell.operand {
                    Text(NAMESPACE_NAME) => continue,
                    Text(index) | TypeName(index) => (index, &[Encoding::Text]),
                    Node(index)
                    | Optional(index)
                    | Basic(index)
                    | Parent(index)
                    | Source(index)
                    | Signature(index)
                    | Members(index)
                    | Enumerators(index)
                    | Underlying(index)
                    | Dimensions(index)
                    | Components(index)
                    | Value(index)
                    | OptionalValue(index)
                    | NodeOrExpression(index) => (index, &[Encoding::Ref]),
                    Number(index) | OptionalNumber(index) | Literal(index) => {
                        (index, &[Encoding::Unsigned])
                    }
                    Constant(index) => (index, &[Encoding::Size(2), Encoding::Size(4)]),
                    Storage(index) => (index, &[Encoding::PlusOne]),
                    Flags(index) | MemberFlags(index) => (index, &[Encoding::Flags]),
                    Bool(index) | LiteralBool(index) => (index, &[Encoding::Bool]),
                    Bit(_)
                    | NoSource
                    | File
                    | Is(_)
                    | Zero
                    | Operand::None
                    | Operand::Encoding
                    | VariableFlags
                    | PointerFlags(_)
                    | DwarfVersion
                    | Language(_)
                    | Function
                    | Location
                    | Declaration
                    | NoFunction => continue,
                };
                let found = encoding(index);
                assert!(
                    found.is_some_and(|found| expected.contains(&found)),
                    "{} {:?}: {found:?}",
                    layout.name,
                    cell.operand
                );
            }
        }
    }

    #[test]
    fn operands_are_those_of_the_grammar() {
        use lapidary_spirv::grammar::{OpenClDebugInfo100, Quantifier};
        for row in ROWS {
            for (set, table) in [
                (OPENCL_100, OpenClDebugInfo100::SET),
                (SHADER_100, Set::SET),
                (SHADER_200, Set::SET),
            ] {
                // Where the translator's form is none of the specification.
                let own = matches!(row.code, code::IMPORTED_ENTITY | code::MODULE);
                if row.sets & set == 0 || set == OPENCL_100 && own || row.code == code::MODULE {
                    continue;
                }
                let name = row.number.name().expect("a name");
                let desc = table.by_number(row.number.0).expect(name);
                assert_eq!(desc.name, name);
                let open = desc.operands.iter().any(|it| it.quantifier != Quantifier::Once);
                // Of no function it is another instruction, which has an operand more.
                let of_set =
                    |cell: &&Cell| cell.sets & set != 0 && !matches!(cell.operand, NoFunction);
                let cells = row.cells.iter().filter(of_set).count();
                // What set 200 adds to instructions of 100 is in no grammar.
                let added = usize::from(
                    set == SHADER_200 && matches!(row.code, code::COMPILE_UNIT | code::NAMESPACE),
                );
                let least = desc.operands.iter().filter(|it| it.quantifier == Quantifier::Once);
                assert!(
                    cells - added >= least.clone().count()
                        && (open || cells - added == desc.operands.len()),
                    "{name} in {set}"
                );
            }
        }
    }
}
