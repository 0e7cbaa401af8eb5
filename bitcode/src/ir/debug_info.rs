//! Debug-info records: the fields of each kind, as one table, and typed access to those that say
//! where code comes from (LangRef, "Specialized Metadata Nodes").
//!
//! Records stay as the file has them ([`MetadataRecord`]); the table says which value of a record is
//! which field. Files of all writers since LLVM 11 share one layout: newer writers append values, so
//! a field that lies past the end of a record is absent.

use super::dwarf::Dwarf;
use super::ids::MetadataId;
use super::metadata::{Metadata, MetadataRecord};
use super::{Body, Module};

pub use crate::codes::metadata as code;

/// How a record's value encodes a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    /// Metadata: its number + 1, 0 for null.
    Ref,
    /// Metadata: its number.
    Id,
    /// A metadata string: its number + 1, 0 for none.
    Text,
    /// An unsigned integer.
    Unsigned,
    /// A 32-bit signed integer.
    Signed32,
    /// An integer that is absent when it is all ones in 32 bits.
    Optional32,
    /// An integer that is absent when it is all ones in 64 bits.
    Optional64,
    /// An integer + 1, absent when 0.
    PlusOne,
    /// A truth value.
    Bool,
    /// `DIFlags`.
    Flags,
    /// `DISPFlags`.
    SubprogramFlags,
    /// A DWARF constant.
    Dwarf(Dwarf),
    /// A size: metadata (as `Ref`) when that bit of the record's first value is set, else an
    /// integer.
    Size(u64),
    /// A bit of the record's first value.
    Bit(u64),
}

/// One field of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Name in LLVM assembly.
    pub name: &'static str,
    /// Index of its value in the record.
    pub index: usize,
    /// How it is encoded.
    pub encoding: Encoding,
    /// Whether assembly must state it even when it is zero or null.
    pub required: bool,
}

/// The layout of one kind of record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The kind's name in LLVM assembly, `DILocation` for instance.
    pub name: &'static str,
    /// The fewest values that a record of this kind has.
    pub min: usize,
    /// The fields, in the order in which assembly states them.
    pub fields: &'static [Field],
}

use Encoding::*;

const fn optional(name: &'static str, index: usize, encoding: Encoding) -> Field {
    Field { name, index, encoding, required: false }
}

const fn required(name: &'static str, index: usize, encoding: Encoding) -> Field {
    Field { name, index, encoding, required: true }
}

const TAG: Field = required("tag", 1, Dwarf(Dwarf::Tag));

macro_rules! layout {
    ($name:literal, $min:literal, [$($field:expr),* $(,)?]) => {{
        const FIELDS: &[Field] = &[$($field),*];
        Some(Layout { name: $name, min: $min, fields: FIELDS })
    }};
}

/// The layout of a record's kind; `None` for those whose values are not a plain list of fields
/// (`GenericDINode`, `DIEnumerator`, `DIExpression`, `DIFixedPointType`, `DILayerLoc`), for forms
/// that no LLVM since 11 has written, and for unknown codes.
pub fn layout(record: &MetadataRecord<'_>) -> Option<Layout> {
    let len = record.operands.len();
    match record.code {
        code::LOCATION => layout!(
            "DILocation",
            5,
            [
                required("line", 1, Unsigned),
                optional("column", 2, Unsigned),
                required("scope", 3, Id),
                optional("inlinedAt", 4, Ref),
                optional("isImplicitCode", 5, Bool),
                optional("atomGroup", 6, Unsigned),
                optional("atomRank", 7, Unsigned),
            ]
        ),
        code::SUBRANGE if record.operands.first().is_some_and(|&first| first >> 1 == 2) => {
            layout!(
                "DISubrange",
                5,
                [
                    optional("count", 1, Ref),
                    optional("lowerBound", 2, Ref),
                    optional("upperBound", 3, Ref),
                    optional("stride", 4, Ref),
                ]
            )
        }
        code::GENERIC_SUBRANGE => layout!(
            "DIGenericSubrange",
            5,
            [
                optional("count", 1, Ref),
                optional("lowerBound", 2, Ref),
                optional("upperBound", 3, Ref),
                optional("stride", 4, Ref),
            ]
        ),
        code::BASIC_TYPE => layout!(
            "DIBasicType",
            6,
            [
                TAG,
                optional("name", 2, Text),
                optional("file", 9, Ref),
                optional("line", 10, Unsigned),
                optional("scope", 11, Ref),
                optional("size", 3, Size(2)),
                optional("align", 4, Unsigned),
                optional("encoding", 5, Dwarf(Dwarf::Encoding)),
                optional("num_extra_inhabitants", 7, Unsigned),
                optional("dataSize", 8, Unsigned),
                optional("flags", 6, Flags),
            ]
        ),
        code::STRING_TYPE if len >= 9 => layout!(
            "DIStringType",
            9,
            [
                TAG,
                optional("name", 2, Text),
                optional("stringLength", 3, Ref),
                optional("stringLengthExpression", 4, Ref),
                optional("stringLocationExpression", 5, Ref),
                optional("size", 6, Size(2)),
                optional("align", 7, Unsigned),
                optional("encoding", 8, Dwarf(Dwarf::Encoding)),
            ]
        ),
        code::DERIVED_TYPE => layout!(
            "DIDerivedType",
            12,
            [
                TAG,
                optional("name", 2, Text),
                optional("scope", 5, Ref),
                optional("file", 3, Ref),
                optional("line", 4, Unsigned),
                required("baseType", 6, Ref),
                optional("size", 7, Size(2)),
                optional("align", 8, Unsigned),
                optional("offset", 9, Size(2)),
                optional("flags", 10, Flags),
                optional("extraData", 11, Ref),
                optional("dwarfAddressSpace", 12, PlusOne),
            ]
        ),
        code::COMPOSITE_TYPE => layout!(
            "DICompositeType",
            16,
            [
                TAG,
                optional("name", 2, Text),
                optional("scope", 5, Ref),
                optional("file", 3, Ref),
                optional("line", 4, Unsigned),
                optional("baseType", 6, Ref),
                optional("size", 7, Size(4)),
                optional("align", 8, Unsigned),
                optional("offset", 9, Size(4)),
                optional("num_extra_inhabitants", 22, Unsigned),
                optional("flags", 10, Flags),
                optional("elements", 11, Ref),
                optional("runtimeLang", 12, Dwarf(Dwarf::Language)),
                optional("enumKind", 24, Optional32),
                optional("vtableHolder", 13, Ref),
                optional("templateParams", 14, Ref),
                optional("identifier", 15, Text),
                optional("discriminator", 16, Ref),
                optional("dataLocation", 17, Ref),
                optional("associated", 18, Ref),
                optional("allocated", 19, Ref),
                optional("rank", 20, Ref),
                optional("annotations", 21, Ref),
                optional("specification", 23, Ref),
                optional("bitStride", 25, Ref),
            ]
        ),
        code::SUBROUTINE_TYPE => layout!(
            "DISubroutineType",
            3,
            [
                optional("flags", 1, Flags),
                optional("cc", 3, Dwarf(Dwarf::CallingConvention)),
                required("types", 2, Ref),
            ]
        ),
        code::SUBRANGE_TYPE => layout!(
            "DISubrangeType",
            13,
            [
                optional("name", 1, Text),
                optional("scope", 4, Ref),
                optional("file", 2, Ref),
                optional("line", 3, Unsigned),
                optional("size", 5, Size(2)),
                optional("align", 6, Unsigned),
                optional("flags", 7, Flags),
                optional("baseType", 8, Ref),
                optional("lowerBound", 9, Ref),
                optional("upperBound", 10, Ref),
                optional("stride", 11, Ref),
                optional("bias", 12, Ref),
            ]
        ),
        code::COMPILE_UNIT => layout!(
            "DICompileUnit",
            14,
            [
                required("file", 2, Ref),
                optional("producer", 3, Text),
                required("isOptimized", 4, Bool),
                optional("flags", 5, Text),
                required("runtimeVersion", 6, Unsigned),
                optional("splitDebugFilename", 7, Text),
                required("emissionKind", 8, Unsigned),
                optional("enums", 9, Ref),
                optional("retainedTypes", 10, Ref),
                optional("globals", 12, Ref),
                optional("imports", 13, Ref),
                optional("macros", 15, Ref),
                optional("dwoId", 14, Unsigned),
                required("splitDebugInlining", 16, Bool),
                optional("debugInfoForProfiling", 17, Bool),
                optional("nameTableKind", 18, Unsigned),
                optional("rangesBaseAddress", 19, Bool),
                optional("sysroot", 20, Text),
                optional("sdk", 21, Text),
            ]
        ),
        // `virtualIndex` is required because the parser's default is not zero.
        code::SUBPROGRAM if record.operands.first().is_some_and(|&first| first & 4 != 0) => {
            layout!(
                "DISubprogram",
                18,
                [
                    optional("name", 2, Text),
                    optional("linkageName", 3, Text),
                    optional("scope", 1, Ref),
                    optional("file", 4, Ref),
                    optional("line", 5, Unsigned),
                    optional("type", 6, Ref),
                    optional("scopeLine", 7, Unsigned),
                    optional("containingType", 8, Ref),
                    required("virtualIndex", 10, Unsigned),
                    optional("thisAdjustment", 16, Signed32),
                    optional("flags", 11, Flags),
                    required("spFlags", 9, SubprogramFlags),
                    optional("unit", 12, Ref),
                    optional("templateParams", 13, Ref),
                    optional("declaration", 14, Ref),
                    optional("retainedNodes", 15, Ref),
                    optional("thrownTypes", 17, Ref),
                    optional("annotations", 18, Ref),
                    optional("targetFuncName", 19, Text),
                    optional("keyInstructions", 20, Bool),
                ]
            )
        }
        code::LEXICAL_BLOCK => layout!(
            "DILexicalBlock",
            5,
            [
                required("scope", 1, Ref),
                optional("file", 2, Ref),
                optional("line", 3, Unsigned),
                optional("column", 4, Unsigned),
            ]
        ),
        code::LEXICAL_BLOCK_FILE => layout!(
            "DILexicalBlockFile",
            4,
            [
                required("scope", 1, Ref),
                optional("file", 2, Ref),
                required("discriminator", 3, Unsigned),
            ]
        ),
        code::COMMON_BLOCK => layout!(
            "DICommonBlock",
            6,
            [
                required("scope", 1, Ref),
                optional("declaration", 2, Ref),
                optional("name", 3, Text),
                optional("file", 4, Ref),
                optional("line", 5, Unsigned),
            ]
        ),
        code::NAMESPACE if len == 3 => layout!(
            "DINamespace",
            3,
            [
                optional("name", 2, Text),
                required("scope", 1, Ref),
                optional("exportSymbols", 0, Bit(2)),
            ]
        ),
        code::NAMESPACE => layout!(
            "DINamespace",
            5,
            [
                optional("name", 3, Text),
                required("scope", 1, Ref),
                optional("exportSymbols", 0, Bit(2)),
            ]
        ),
        code::MACRO => layout!(
            "DIMacro",
            5,
            [
                required("type", 1, Dwarf(Dwarf::Macinfo)),
                optional("line", 2, Unsigned),
                required("name", 3, Text),
                optional("value", 4, Text),
            ]
        ),
        code::MACRO_FILE => layout!(
            "DIMacroFile",
            5,
            [
                required("type", 1, Dwarf(Dwarf::Macinfo)),
                optional("line", 2, Unsigned),
                required("file", 3, Ref),
                optional("nodes", 4, Ref),
            ]
        ),
        code::TEMPLATE_TYPE => layout!(
            "DITemplateTypeParameter",
            3,
            [optional("name", 1, Text), required("type", 2, Ref), optional("defaulted", 3, Bool),]
        ),
        code::TEMPLATE_VALUE if len >= 6 => layout!(
            "DITemplateValueParameter",
            6,
            [
                TAG,
                optional("name", 2, Text),
                optional("type", 3, Ref),
                optional("defaulted", 4, Bool),
                required("value", 5, Ref),
            ]
        ),
        code::GLOBAL_VAR if record.operands.first().is_some_and(|&first| first >> 1 == 2) => {
            layout!(
                "DIGlobalVariable",
                12,
                [
                    optional("name", 2, Text),
                    optional("linkageName", 3, Text),
                    optional("scope", 1, Ref),
                    optional("file", 4, Ref),
                    optional("line", 5, Unsigned),
                    optional("type", 6, Ref),
                    required("isLocal", 7, Bool),
                    required("isDefinition", 8, Bool),
                    optional("declaration", 9, Ref),
                    optional("templateParams", 10, Ref),
                    optional("align", 11, Unsigned),
                    optional("annotations", 12, Ref),
                ]
            )
        }
        // Before LLVM 4 a tag stood first, and nothing said so but the missing bit 1.
        code::LOCAL_VAR if record.operands.first().is_some_and(|&first| first & 2 != 0) => {
            layout!(
                "DILocalVariable",
                9,
                [
                    optional("name", 2, Text),
                    optional("arg", 6, Unsigned),
                    required("scope", 1, Ref),
                    optional("file", 3, Ref),
                    optional("line", 4, Unsigned),
                    optional("type", 5, Ref),
                    optional("flags", 7, Flags),
                    optional("align", 8, Unsigned),
                    optional("annotations", 9, Ref),
                ]
            )
        }
        code::LABEL => layout!(
            "DILabel",
            5,
            [
                required("scope", 1, Ref),
                required("name", 2, Text),
                required("file", 3, Ref),
                required("line", 4, Unsigned),
                optional("column", 5, Unsigned),
                optional("isArtificial", 0, Bit(2)),
                optional("coroSuspendIdx", 6, Optional64),
            ]
        ),
        code::GLOBAL_VAR_EXPR => layout!(
            "DIGlobalVariableExpression",
            3,
            [required("var", 1, Ref), required("expr", 2, Ref),]
        ),
        code::OBJC_PROPERTY => layout!(
            "DIObjCProperty",
            8,
            [
                optional("name", 1, Text),
                optional("file", 2, Ref),
                optional("line", 3, Unsigned),
                optional("setter", 4, Text),
                optional("getter", 5, Text),
                optional("attributes", 6, Unsigned),
                optional("type", 7, Ref),
            ]
        ),
        code::PROPERTY => layout!(
            "DIProperty",
            6,
            [
                optional("name", 1, Text),
                optional("file", 2, Ref),
                optional("line", 3, Unsigned),
                optional("type", 4, Ref),
                optional("backing_storage", 5, Ref),
            ]
        ),
        code::IMPORTED_ENTITY => layout!(
            "DIImportedEntity",
            6,
            [
                TAG,
                optional("name", 5, Text),
                required("scope", 2, Ref),
                optional("entity", 3, Ref),
                optional("file", 6, Ref),
                optional("line", 4, Unsigned),
                optional("elements", 7, Ref),
            ]
        ),
        code::MODULE if len >= 8 => layout!(
            "DIModule",
            8,
            [
                required("scope", 2, Ref),
                required("name", 3, Text),
                optional("configMacros", 4, Text),
                optional("includePath", 5, Text),
                optional("apinotes", 6, Text),
                optional("file", 1, Ref),
                optional("line", 7, Unsigned),
                optional("isDecl", 8, Bool),
            ]
        ),
        code::FILE => layout!(
            "DIFile",
            3,
            [
                required("filename", 1, Text),
                required("directory", 2, Text),
                optional("source", 5, Text),
            ]
        ),
        code::ASSIGN_ID => layout!("DIAssignID", 1, []),
        _ => None,
    }
}

/// Typed access to the debug info of a module, and of a function body where its own metadata
/// matters.
#[derive(Clone, Copy)]
pub struct DebugInfo<'m> {
    module: &'m Module<'m>,
    body: Option<&'m Body>,
}

/// A place in a source file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SourceLocation {
    /// Line, 0 if unknown.
    pub line: u32,
    /// Column, 0 if unknown.
    pub column: u32,
    /// The scope: a subprogram, a lexical block, a lexical block file.
    pub scope: Option<MetadataId>,
    /// Where it was inlined.
    pub inlined_at: Option<MetadataId>,
}

/// Name and directory of a `DIFile`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SourceFile<'m> {
    /// File name, relative to `directory` or absolute.
    pub name: &'m [u8],
    /// Directory.
    pub directory: &'m [u8],
}

/// A `DISubprogram`, as much of it as diagnostics need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Subprogram<'m> {
    /// Name in the source.
    pub name: &'m [u8],
    /// Symbol name; empty if it is the same.
    pub linkage_name: &'m [u8],
    /// The enclosing scope.
    pub scope: Option<MetadataId>,
    /// The file.
    pub file: Option<MetadataId>,
    /// Line of the declaration.
    pub line: u32,
    /// Line of the body.
    pub scope_line: u32,
    /// `DISubroutineType`.
    pub ty: Option<MetadataId>,
    /// The compile unit; `None` for a declaration.
    pub unit: Option<MetadataId>,
}

/// How many scopes are looked through for a file: a limit against cycles in hostile input.
const MAX_SCOPE_DEPTH: u32 = 4096;

impl<'m> DebugInfo<'m> {
    /// The debug info of a module.
    pub fn new(module: &'m Module<'m>) -> Self {
        DebugInfo { module, body: None }
    }

    /// The debug info that a function body sees.
    pub fn of_body(module: &'m Module<'m>, body: &'m Body) -> Self {
        DebugInfo { module, body: Some(body) }
    }

    /// One metadata; `None` for a number that the file does not define.
    pub fn get(self, id: MetadataId) -> Option<Metadata<'m>> {
        if id.0 < self.module.metadata_count() {
            Some(self.module.metadata(id))
        } else {
            let body = self.body.filter(|body| id.0 < body.metadata_limit())?;
            Some(body.metadata(self.module, id))
        }
    }

    /// A record of the given kind.
    pub fn record(self, id: MetadataId, kind: u32) -> Option<MetadataRecord<'m>> {
        match self.get(id)? {
            Metadata::Record(record) if record.code == kind => Some(record),
            _ => None,
        }
    }

    /// A metadata string.
    pub fn string(self, id: MetadataId) -> Option<&'m [u8]> {
        match self.get(id)? {
            Metadata::String(text) => Some(text),
            _ => None,
        }
    }

    /// The string that field `index` of a record refers to; empty if none.
    fn text(self, record: MetadataRecord<'m>, index: usize) -> &'m [u8] {
        reference(record, index).and_then(|id| self.string(id)).unwrap_or_default()
    }

    /// A `DILocation` node.
    pub fn location(self, id: MetadataId) -> Option<SourceLocation> {
        let record = self.record(id, code::LOCATION)?;
        Some(SourceLocation {
            line: number(record, 1),
            column: number(record, 2),
            scope: record.operands.get(3).and_then(|&id| u32::try_from(id).ok()).map(MetadataId),
            inlined_at: reference(record, 4),
        })
    }

    /// A `DIFile` node.
    pub fn file(self, id: MetadataId) -> Option<SourceFile<'m>> {
        let record = self.record(id, code::FILE)?;
        Some(SourceFile { name: self.text(record, 1), directory: self.text(record, 2) })
    }

    /// A `DISubprogram` node.
    pub fn subprogram(self, id: MetadataId) -> Option<Subprogram<'m>> {
        let record = self.record(id, code::SUBPROGRAM)?;
        Some(Subprogram {
            name: self.text(record, 2),
            linkage_name: self.text(record, 3),
            scope: reference(record, 1),
            file: reference(record, 4),
            line: number(record, 5),
            scope_line: number(record, 7),
            ty: reference(record, 6),
            unit: reference(record, 12),
        })
    }

    /// The enclosing scope of a scope; for a lexical block the block or subprogram around it.
    pub fn parent_scope(self, id: MetadataId) -> Option<MetadataId> {
        match self.get(id)? {
            Metadata::Record(record) => match record.code {
                code::SUBPROGRAM
                | code::LEXICAL_BLOCK
                | code::LEXICAL_BLOCK_FILE
                | code::NAMESPACE
                | code::COMMON_BLOCK => reference(record, 1),
                code::COMPOSITE_TYPE | code::DERIVED_TYPE => reference(record, 5),
                _ => None,
            },
            _ => None,
        }
    }

    /// The file of a scope, or that of the nearest scope around it that names one.
    pub fn scope_file(self, scope: MetadataId) -> Option<MetadataId> {
        let mut scope = Some(scope);
        for _ in 0..MAX_SCOPE_DEPTH {
            let Metadata::Record(record) = self.get(scope?)? else { return None };
            let file = match record.code {
                code::FILE => return scope,
                code::COMPILE_UNIT | code::LEXICAL_BLOCK | code::LEXICAL_BLOCK_FILE => 2,
                code::SUBPROGRAM | code::COMMON_BLOCK => 4,
                code::COMPOSITE_TYPE | code::DERIVED_TYPE => 3,
                _ => usize::MAX,
            };
            if let Some(file) = reference(record, file) {
                return Some(file);
            }
            scope = self.parent_scope(scope?);
        }
        None
    }
}

/// The metadata that value `index` of a record refers to (number + 1, 0 for none).
pub fn reference(record: MetadataRecord<'_>, index: usize) -> Option<MetadataId> {
    let id = record.operands.get(index)?.checked_sub(1)?;
    u32::try_from(id).ok().map(MetadataId)
}

/// Value `index` of a record as a 32-bit number; 0 if absent.
fn number(record: MetadataRecord<'_>, index: usize) -> u32 {
    record.operands.get(index).map_or(0, |&value| value as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_start_after_the_first_value_and_repeat_no_field() {
        for kind in 0..=code::LAYERLOCLIST {
            for first in 0..8 {
                for len in 1..32 {
                    let mut operands = vec![0; len];
                    operands[0] = first;
                    let record = MetadataRecord { code: kind, operands: &operands };
                    let Some(layout) = layout(&record) else { continue };
                    for (index, field) in layout.fields.iter().enumerate() {
                        assert_eq!(field.index == 0, matches!(field.encoding, Bit(_)));
                        let rest = &layout.fields[index + 1..];
                        assert!(rest.iter().all(|other| other.name != field.name));
                        assert!(rest.iter().all(|other| other.index != field.index));
                    }
                }
            }
        }
    }

    #[test]
    fn old_forms_are_told_apart_by_version_and_length() {
        let layout_of = |code, operands: &[u64]| {
            layout(&MetadataRecord { code, operands }).map(|layout| layout.fields.len())
        };
        assert_eq!(layout_of(code::SUBRANGE, &[4, 0, 0, 0, 0]), Some(4));
        assert_eq!(layout_of(code::SUBRANGE, &[2, 0, 0]), None);
        assert_eq!(layout_of(code::GLOBAL_VAR, &[2; 12]), None);
        assert_eq!(layout_of(code::TEMPLATE_VALUE, &[0; 5]), None);
    }
}
