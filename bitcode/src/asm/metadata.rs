//! Metadata as text (LangRef, "Metadata"): references, nodes, and debug-info records by their field
//! table ([`crate::ir::debug_info`]).

use super::context::Scope;
use super::text::{metadata_name, put, quoted, wide_integer};
use crate::Error;
use crate::ir::debug_info::{self, Encoding, Field, code};
use crate::ir::dwarf::{self, Dwarf};
use crate::ir::{
    Attachment, DebugLocation, Metadata, MetadataId, MetadataOperands, MetadataRecord,
};

impl<'p> Scope<'p> {
    /// Writes a reference to metadata: strings, values, argument lists and location expressions in
    /// place, nodes by number.
    pub(super) fn push_metadata(self, out: &mut String, id: MetadataId) -> Result<(), Error> {
        match self.metadata(id)? {
            Metadata::String(text) => {
                out.push('!');
                quoted(out, text);
            }
            Metadata::Value { ty, value } => {
                put!(out, "{} ", self.context.ty(ty));
                self.push_value(out, value)?;
            }
            Metadata::ArgList(operands) => {
                out.push_str("!DIArgList(");
                for (index, operand) in operands.iter().enumerate() {
                    if index > 0 {
                        out.push_str(", ");
                    }
                    // Lists are written in place, so that one within itself would have no end.
                    if let Some(id) = operand
                        && matches!(self.metadata(id)?, Metadata::ArgList(_))
                    {
                        return Err(Error::unprintable("an argument list within another"));
                    }
                    self.push_metadata_or_null(out, operand)?;
                }
                out.push(')');
            }
            Metadata::Record(record) if record.code == code::EXPRESSION => {
                push_expression(out, record)?;
            }
            Metadata::Node { .. } | Metadata::Record(_) => {
                put!(out, "!{}", self.metadata_number(id));
            }
        }
        Ok(())
    }

    fn push_metadata_or_null(self, out: &mut String, id: Option<MetadataId>) -> Result<(), Error> {
        match id {
            Some(id) => self.push_metadata(out, id),
            None => {
                out.push_str("null");
                Ok(())
            }
        }
    }

    /// Writes the definition of a node on a line; nothing for what is written in place.
    pub(super) fn push_definition(self, out: &mut String, id: MetadataId) -> Result<(), Error> {
        match self.metadata(id)? {
            Metadata::Node { distinct, operands } => {
                self.push_start(out, id, distinct);
                out.push_str("!{");
                self.push_list(out, operands)?;
                out.push_str("}\n");
            }
            Metadata::Record(record) if record.code != code::EXPRESSION => {
                let first = record.operands.first().copied().unwrap_or(0);
                // LLVM reads compile units and definitions of subprograms as distinct in any case.
                let definition = record.code == code::SUBPROGRAM
                    && first & 4 != 0
                    && record.operands.get(9).is_some_and(|flags| flags & 8 != 0);
                let distinct = first & 1 != 0 || record.code == code::COMPILE_UNIT || definition;
                self.push_start(out, id, distinct);
                self.push_record(out, record)?;
                out.push('\n');
            }
            _ => {}
        }
        Ok(())
    }

    fn push_start(self, out: &mut String, id: MetadataId, distinct: bool) {
        let distinct = if distinct { "distinct " } else { "" };
        put!(out, "!{} = {distinct}", self.metadata_number(id));
    }

    fn push_list(self, out: &mut String, operands: MetadataOperands<'_>) -> Result<(), Error> {
        for (index, operand) in operands.iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            self.push_metadata_or_null(out, operand)?;
        }
        Ok(())
    }

    /// Writes a debug-info record.
    fn push_record(self, out: &mut String, record: MetadataRecord<'_>) -> Result<(), Error> {
        let Some(layout) = debug_info::layout(&record) else {
            return self.push_special(out, record);
        };
        if record.operands.len() < layout.min {
            return Err(Error::unprintable(format!(
                "a '{}' of {} values, where LLVM writes at least {}",
                layout.name,
                record.operands.len(),
                layout.min
            )));
        }
        put!(out, "!{}(", layout.name);
        let mut fields = Fields { scope: self, record, first: true };
        for field in layout.fields {
            fields.push(out, field)?;
        }
        match record.code {
            code::FILE => fields.push_checksum(out)?,
            code::COMPILE_UNIT => fields.push_language(out),
            // Before both existed, value 13 was either.
            code::DERIVED_TYPE if record.operands.len() > 14 => fields.push_derived(out)?,
            _ => {}
        }
        out.push(')');
        Ok(())
    }

    /// Writes a record whose values are no plain list of fields.
    fn push_special(self, out: &mut String, record: MetadataRecord<'_>) -> Result<(), Error> {
        let mut fields = Fields { scope: self, record, first: true };
        let operands = record.operands;
        match record.code {
            code::GENERIC_DEBUG if operands.len() >= 4 => {
                out.push_str("!GenericDINode(");
                fields.push(out, &field("tag", 1, Encoding::Dwarf(Dwarf::Tag)))?;
                fields.push(out, &field("header", 3, Encoding::Text))?;
                fields.start(out, "operands");
                out.push('{');
                for index in 4..operands.len() {
                    if index > 4 {
                        out.push_str(", ");
                    }
                    self.push_metadata_or_null(out, debug_info::reference(record, index))?;
                }
                out.push_str("})");
            }
            code::ENUMERATOR if operands.len() >= 3 => {
                let unsigned = operands[0] & 2 != 0;
                out.push_str("!DIEnumerator(");
                fields.push(out, &field("name", 2, Encoding::Text))?;
                fields.start(out, "value");
                if operands[0] & 4 != 0 {
                    let words: Vec<u64> =
                        operands[3..].iter().map(|&word| unrotate(word) as u64).collect();
                    let width = u32::try_from(operands[1]).unwrap_or(u32::MAX);
                    if width == 0 || words.len() != (width as usize).div_ceil(64) {
                        return Err(Error::unprintable("a 'DIEnumerator' of a wrong width"));
                    }
                    wide_integer(out, &words, width, unsigned);
                } else if unsigned {
                    put!(out, "{}", unrotate(operands[1]) as u64);
                } else {
                    put!(out, "{}", unrotate(operands[1]));
                }
                if unsigned {
                    fields.start(out, "isUnsigned");
                    out.push_str("true");
                }
                out.push(')');
            }
            code::FIXED_POINT_TYPE if operands.len() >= 11 => {
                out.push_str("!DIFixedPointType(");
                for field in &FIXED_POINT_FIELDS {
                    fields.push(out, field)?;
                }
                let mut at = 9;
                for name in ["numerator", "denominator"] {
                    let (words, width) = fields.wide(&mut at)?;
                    // Only rational types have them.
                    if operands[7] == 2 {
                        fields.start(out, name);
                        wide_integer(out, &words, width, false);
                    }
                }
                for (offset, name, encoding) in [
                    (0, "file", Encoding::Ref),
                    (1, "line", Encoding::Unsigned),
                    (2, "scope", Encoding::Ref),
                ] {
                    let place = at.saturating_add(offset);
                    let absent = Field { required: false, ..field(name, place, encoding) };
                    fields.push(out, &absent)?;
                }
                out.push(')');
            }
            // Its references are numbers, without the 1 that others have added.
            code::LAYERLOC if operands.len() >= 5 => {
                out.push_str("!DILayerLoc(");
                fields.push(out, &field("line", 1, Encoding::Unsigned))?;
                let column = Field { required: false, ..field("column", 2, Encoding::Unsigned) };
                fields.push(out, &column)?;
                fields.push(out, &field("file", 3, Encoding::Id))?;
                fields.start(out, "kind");
                fields.push_text(out, operands[4].saturating_add(1))?;
                out.push(')');
            }
            code::LAYERLOCLIST => {
                out.push_str("!DILayerLocList(");
                for (index, &id) in operands.iter().skip(1).enumerate() {
                    if index > 0 {
                        out.push_str(", ");
                    }
                    fields.push_ref(out, id.saturating_add(1))?;
                }
                out.push(')');
            }
            other => {
                return Err(Error::unprintable(format!(
                    "metadata record {other} of {} values (first {})",
                    operands.len(),
                    operands.first().copied().unwrap_or(0)
                )));
            }
        }
        Ok(())
    }

    /// Writes the location of an instruction.
    pub(super) fn push_location(
        self,
        out: &mut String,
        location: &DebugLocation,
    ) -> Result<(), Error> {
        put!(out, "!DILocation(line: {}", location.line);
        if location.column != 0 {
            put!(out, ", column: {}", location.column);
        }
        out.push_str(", scope: ");
        self.push_metadata_or_null(out, location.scope)?;
        if let Some(inlined_at) = location.inlined_at {
            out.push_str(", inlinedAt: ");
            self.push_metadata(out, inlined_at)?;
        }
        if location.implicit {
            out.push_str(", isImplicitCode: true");
        }
        if location.atom_group != 0 {
            put!(out, ", atomGroup: {}", location.atom_group);
        }
        if location.atom_rank != 0 {
            put!(out, ", atomRank: {}", location.atom_rank);
        }
        out.push(')');
        Ok(())
    }

    /// Writes an attachment: `!kind !node`.
    pub(super) fn push_attachment(
        self,
        out: &mut String,
        attachment: &Attachment,
    ) -> Result<(), Error> {
        let module = self.context.module;
        let name = module.metadata_kind_name(attachment.kind);
        let Some(name) = name.filter(|name| !name.is_empty()) else {
            return Err(Error::unprintable(format!(
                "metadata kind {}, which the file does not name",
                attachment.kind
            )));
        };
        out.push('!');
        metadata_name(out, name);
        out.push(' ');
        self.push_metadata(out, attachment.node)
    }
}

const fn field(name: &'static str, index: usize, encoding: Encoding) -> Field {
    Field { name, index, encoding, required: true }
}

const FIXED_POINT_FIELDS: [Field; 8] = [
    field("tag", 1, Encoding::Dwarf(Dwarf::Tag)),
    field("name", 2, Encoding::Text),
    field("size", 3, Encoding::Size(2)),
    field("align", 4, Encoding::Unsigned),
    field("encoding", 5, Encoding::Dwarf(Dwarf::Encoding)),
    field("flags", 6, Encoding::Flags),
    field("kind", 7, Encoding::Unsigned),
    field("factor", 8, Encoding::Signed32),
];

/// The fields of one record while they are written.
struct Fields<'p, 'r> {
    scope: Scope<'p>,
    record: MetadataRecord<'r>,
    first: bool,
}

impl Fields<'_, '_> {
    /// Writes the name of a field, after a comma if it is not the first.
    fn start(&mut self, out: &mut String, name: &str) {
        if !self.first {
            out.push_str(", ");
        }
        self.first = false;
        put!(out, "{name}: ");
    }

    /// Writes a field unless it is absent or has its default.
    fn push(&mut self, out: &mut String, field: &Field) -> Result<(), Error> {
        let value = match field.encoding {
            Encoding::Bit(bit) => u64::from(self.record.operands[0] & bit != 0),
            _ => match self.record.operands.get(field.index) {
                Some(&value) => value,
                // The writer of the file did not know the field.
                None => return Ok(()),
            },
        };
        let absent = match field.encoding {
            Encoding::Optional32 => value as u32 == u32::MAX,
            Encoding::Optional64 => value == u64::MAX,
            Encoding::Id => false,
            _ => value == 0,
        };
        if absent && !field.required {
            return Ok(());
        }
        self.start(out, field.name);
        match field.encoding {
            Encoding::Ref => self.push_ref(out, value)?,
            Encoding::Id => self.push_ref(out, value.saturating_add(1))?,
            Encoding::Text => self.push_text(out, value)?,
            Encoding::Unsigned | Encoding::Optional32 | Encoding::Optional64 => {
                put!(out, "{value}");
            }
            Encoding::Signed32 => put!(out, "{}", value as i32),
            Encoding::PlusOne => put!(out, "{}", value.wrapping_sub(1)),
            Encoding::Bool | Encoding::Bit(_) => {
                out.push_str(if value != 0 { "true" } else { "false" });
            }
            Encoding::Flags => push_flags(out, value, &FLAGS, "DIFlag"),
            Encoding::SubprogramFlags => push_flags(out, value, &SUBPROGRAM_FLAGS, "DISPFlag"),
            Encoding::Dwarf(kind) => match kind.name(value) {
                Some(name) => out.push_str(name),
                None => put!(out, "{value}"),
            },
            Encoding::Size(bit) if self.record.operands[0] & bit != 0 => {
                self.push_ref(out, value)?;
            }
            Encoding::Size(_) => put!(out, "{value}"),
        }
        Ok(())
    }

    /// Writes a reference (number + 1, 0 for null).
    fn push_ref(&self, out: &mut String, value: u64) -> Result<(), Error> {
        let id = match value.checked_sub(1) {
            Some(id) => Some(MetadataId(u32::try_from(id).map_err(|_| {
                Error::unprintable(format!("reference to metadata {id}, which is not defined"))
            })?)),
            None => None,
        };
        self.scope.push_metadata_or_null(out, id)
    }

    /// Writes the string that a value refers to.
    fn push_text(&self, out: &mut String, value: u64) -> Result<(), Error> {
        let Some(id) = value.checked_sub(1) else {
            out.push_str("\"\"");
            return Ok(());
        };
        match self.scope.metadata(MetadataId(u32::try_from(id).unwrap_or(u32::MAX)))? {
            Metadata::String(text) => quoted(out, text),
            _ => return Err(Error::unprintable("debug info with a name that is no string")),
        }
        Ok(())
    }

    fn push_checksum(&mut self, out: &mut String) -> Result<(), Error> {
        let &[_, _, _, kind, checksum, ..] = self.record.operands else { return Ok(()) };
        if kind == 0 || checksum == 0 {
            return Ok(());
        }
        let kind = match kind {
            1 => "CSK_MD5",
            2 => "CSK_SHA1",
            3 => "CSK_SHA256",
            other => {
                return Err(Error::unprintable(format!("checksum kind {other} of a 'DIFile'")));
            }
        };
        self.start(out, "checksumkind");
        out.push_str(kind);
        self.start(out, "checksum");
        self.push_text(out, checksum)
    }

    /// Writes the source language: by its DWARF 6 name and version when the top bit says so.
    fn push_language(&mut self, out: &mut String) {
        const VERSIONED: u64 = 1 << 63;
        let language = self.record.operands[1];
        let (name, kind, number) = if language & VERSIONED != 0 {
            ("sourceLanguageName", Dwarf::LanguageName, language & !VERSIONED)
        } else {
            ("language", Dwarf::Language, language)
        };
        self.start(out, name);
        match kind.name(number) {
            Some(name) => out.push_str(name),
            None => put!(out, "{number}"),
        }
        if let Some(&version) = self.record.operands.get(22).filter(|&&version| version != 0) {
            self.start(out, "sourceLanguageVersion");
            put!(out, "{version}");
        }
    }

    /// Annotations and pointer authentication of a `DIDerivedType`.
    fn push_derived(&mut self, out: &mut String) -> Result<(), Error> {
        self.push(out, &Field { required: false, ..field("annotations", 13, Encoding::Ref) })?;
        // DIDerivedType::PtrAuthData: key in 4 bits, discriminated, 16 bits of discriminator, isa,
        // authenticates null.
        let data = self.record.operands[14];
        if data != 0 {
            self.start(out, "ptrAuthKey");
            put!(out, "{}", data & 15);
            self.start(out, "ptrAuthIsAddressDiscriminated");
            put!(out, "{}", data >> 4 & 1 != 0);
            self.start(out, "ptrAuthExtraDiscriminator");
            put!(out, "{}", data >> 5 & 0xffff);
            self.start(out, "ptrAuthIsaPointer");
            put!(out, "{}", data >> 21 & 1 != 0);
            self.start(out, "ptrAuthAuthenticatesNullValues");
            put!(out, "{}", data >> 22 & 1 != 0);
        }
        Ok(())
    }

    /// Reads a wide integer at `at`: number of words and width in one value, then the words.
    fn wide(&self, at: &mut usize) -> Result<(Vec<u64>, u32), Error> {
        let malformed = || Error::unprintable("a 'DIFixedPointType' with a malformed integer");
        let &head = self.record.operands.get(*at).ok_or_else(malformed)?;
        let (count, width) = ((head >> 32) as usize, head as u32);
        *at = at.saturating_add(1);
        let words = self.record.operands.get(*at..).and_then(|rest| rest.get(..count));
        let words = words.ok_or_else(malformed)?;
        if width == 0 || count != (width as usize).div_ceil(64) {
            return Err(malformed());
        }
        *at = at.saturating_add(count);
        Ok((words.iter().map(|&word| unrotate(word) as u64).collect(), width))
    }
}

/// A signed number as LLVM stores it: the sign in bit 0 (`BitcodeWriter`'s `emitSignedInt64`).
fn unrotate(value: u64) -> i64 {
    if value & 1 == 0 {
        (value >> 1) as i64
    } else if value == 1 {
        i64::MIN
    } else {
        ((value >> 1) as i64).wrapping_neg()
    }
}

/// Writes a `DIExpression`.
fn push_expression(out: &mut String, record: MetadataRecord<'_>) -> Result<(), Error> {
    let [first, elements @ ..] = record.operands else {
        return Err(Error::unprintable("a 'DIExpression' without values"));
    };
    if first >> 1 < 3 && !elements.is_empty() {
        return Err(Error::unprintable(format!(
            "version {} of 'DIExpression', as before LLVM 6",
            first >> 1
        )));
    }
    out.push_str("!DIExpression(");
    let mut rest = elements;
    let mut separator = "";
    while let [operation, after @ ..] = rest {
        let operands = dwarf::operand_count(*operation);
        if after.len() < operands {
            // Not a valid expression; its numbers still read back as they are.
            for element in rest {
                put!(out, "{separator}{element}");
                separator = ", ";
            }
            break;
        }
        put!(out, "{separator}");
        separator = ", ";
        match operation {
            0x30..=0x4f => put!(out, "DW_OP_lit{}", operation.wrapping_sub(0x30)),
            0x50..=0x6f => put!(out, "DW_OP_reg{}", operation.wrapping_sub(0x50)),
            0x70..=0x8f => put!(out, "DW_OP_breg{}", operation.wrapping_sub(0x70)),
            _ => match Dwarf::Operation.name(*operation) {
                Some(name) => out.push_str(name),
                None => put!(out, "{operation}"),
            },
        }
        for operand in &after[..operands] {
            put!(out, ", {operand}");
        }
        rest = &after[operands..];
    }
    out.push(')');
    Ok(())
}

/// A name for the bits of a mask when they have a value.
type FlagName = (u64, u64, &'static str);

/// `DIFlags` (`DebugInfoFlags.def`): mask, value, name.
const FLAGS: [FlagName; 32] = [
    (3, 1, "Private"),
    (3, 2, "Protected"),
    (3, 3, "Public"),
    (1 << 2, 1 << 2, "FwdDecl"),
    (1 << 3, 1 << 3, "AppleBlock"),
    (1 << 4, 1 << 4, "ReservedBit4"),
    (1 << 5, 1 << 5, "Virtual"),
    (1 << 6, 1 << 6, "Artificial"),
    (1 << 7, 1 << 7, "Explicit"),
    (1 << 8, 1 << 8, "Prototyped"),
    (1 << 9, 1 << 9, "ObjcClassComplete"),
    (1 << 10, 1 << 10, "ObjectPointer"),
    (1 << 11, 1 << 11, "Vector"),
    (1 << 12, 1 << 12, "StaticMember"),
    (1 << 13, 1 << 13, "LValueReference"),
    (1 << 14, 1 << 14, "RValueReference"),
    (1 << 15, 1 << 15, "ExportSymbols"),
    (3 << 16, 1 << 16, "SingleInheritance"),
    (3 << 16, 2 << 16, "MultipleInheritance"),
    (3 << 16, 3 << 16, "VirtualInheritance"),
    (1 << 18, 1 << 18, "IntroducedVirtual"),
    (1 << 19, 1 << 19, "BitField"),
    (1 << 20, 1 << 20, "NoReturn"),
    (1 << 22, 1 << 22, "TypePassByValue"),
    (1 << 23, 1 << 23, "TypePassByReference"),
    (1 << 24, 1 << 24, "EnumClass"),
    (1 << 25, 1 << 25, "Thunk"),
    (1 << 26, 1 << 26, "NonTrivial"),
    (1 << 27, 1 << 27, "BigEndian"),
    (1 << 28, 1 << 28, "LittleEndian"),
    (1 << 29, 1 << 29, "AllCallsDescribed"),
    (1 << 30, 1 << 30, "NameIsSimplified"),
];

/// `DISPFlags` (`DebugInfoFlags.def`).
const SUBPROGRAM_FLAGS: [FlagName; 11] = [
    (3, 1, "Virtual"),
    (3, 2, "PureVirtual"),
    (1 << 2, 1 << 2, "LocalToUnit"),
    (1 << 3, 1 << 3, "Definition"),
    (1 << 4, 1 << 4, "Optimized"),
    (1 << 5, 1 << 5, "Pure"),
    (1 << 6, 1 << 6, "Elemental"),
    (1 << 7, 1 << 7, "Recursive"),
    (1 << 8, 1 << 8, "MainSubprogram"),
    (1 << 9, 1 << 9, "Deleted"),
    (1 << 11, 1 << 11, "ObjCDirect"),
];

/// Writes flags by name; bits without a name as a number.
fn push_flags(out: &mut String, value: u64, names: &[FlagName], prefix: &str) {
    let mut rest = value;
    let mut separator = "";
    for &(mask, bits, name) in names {
        if bits != 0 && value & mask == bits {
            put!(out, "{separator}{prefix}{name}");
            separator = " | ";
            rest &= !mask;
        }
    }
    if rest != 0 || value == 0 {
        put!(out, "{separator}{rest}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_by_name() {
        let print = |value, names: &[FlagName], prefix| {
            let mut out = String::new();
            push_flags(&mut out, value, names, prefix);
            out
        };
        assert_eq!(print(3 | 1 << 8, &FLAGS, "DIFlag"), "DIFlagPublic | DIFlagPrototyped");
        assert_eq!(print(3 << 16, &FLAGS, "DIFlag"), "DIFlagVirtualInheritance");
        assert_eq!(print(0, &SUBPROGRAM_FLAGS, "DISPFlag"), "0");
        assert_eq!(print(8 | 1 << 10, &SUBPROGRAM_FLAGS, "DISPFlag"), "DISPFlagDefinition | 1024");
    }

    #[test]
    fn expressions() {
        let print = |operands: &[u64]| {
            let mut out = String::new();
            push_expression(&mut out, MetadataRecord { code: code::EXPRESSION, operands })
                .map(|()| out)
        };
        assert_eq!(print(&[6]).expect("valid"), "!DIExpression()");
        assert_eq!(
            print(&[6, 0x23, 8, 0x9f, 0x1000, 0, 32]).expect("valid"),
            "!DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32)"
        );
        // An operand is missing.
        assert_eq!(
            print(&[6, 6, 0x1000, 0]).expect("printable"),
            "!DIExpression(DW_OP_deref, 4096, 0)"
        );
        assert!(print(&[0, 6]).is_err());
        assert_eq!(unrotate(7), -3);
        assert_eq!(unrotate(1), i64::MIN);
    }
}
