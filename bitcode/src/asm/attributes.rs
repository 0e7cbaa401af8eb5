//! Attributes as text (LangRef, "Parameter Attributes", "Function Attributes"). Groups are shared by
//! many lists, so each is printed once and then copied.

use super::text::{put, quoted, wide_integer};
use super::types::TypeTexts;
use crate::Error;
use crate::ir::{Attribute, AttributeIndex, AttributeKind, AttributeListId, Module, Payload};

/// The text of every attribute group.
#[derive(Default)]
pub(super) struct AttributeTexts {
    text: String,
    ranges: Vec<(u32, u32)>,
}

/// The attributes of one list, by what they apply to: indices of groups.
#[derive(Default)]
pub(super) struct ListGroups {
    result: Option<u32>,
    parameters: Vec<Option<u32>>,
    function: Option<u32>,
}

impl AttributeTexts {
    pub(super) fn new(module: &Module<'_>, types: &TypeTexts) -> Result<Self, Error> {
        let table = &module.attributes;
        let mut texts = AttributeTexts::default();
        for group in &table.groups {
            let start = texts.text.len() as u32;
            let attributes = &table.attributes[group.start as usize..][..group.len as usize];
            for (index, attribute) in attributes.iter().enumerate() {
                if index > 0 {
                    texts.text.push(' ');
                }
                let of_function = group.index == AttributeIndex::Function;
                push(&mut texts.text, module, types, attribute, of_function)?;
            }
            let end = u32::try_from(texts.text.len())
                .map_err(|_| Error::unprintable("attribute groups of more than 4 GiB"))?;
            texts.ranges.push((start, end));
        }
        Ok(texts)
    }

    fn get(&self, group: u32) -> &str {
        let (start, end) = self.ranges[group as usize];
        &self.text[start as usize..end as usize]
    }

    /// Writes the attributes of the return value, each followed by a space.
    pub(super) fn push_result(&self, out: &mut String, groups: &ListGroups) {
        if let Some(group) = groups.result.filter(|&group| !self.get(group).is_empty()) {
            put!(out, "{} ", self.get(group));
        }
    }

    /// Writes the attributes of a parameter, each after a space.
    pub(super) fn push_parameter(&self, out: &mut String, groups: &ListGroups, index: usize) {
        let group = groups.parameters.get(index).copied().flatten();
        if let Some(group) = group.filter(|&group| !self.get(group).is_empty()) {
            put!(out, " {}", self.get(group));
        }
    }

    /// Writes a reference to the function's attributes, after a space.
    pub(super) fn push_function(&self, out: &mut String, groups: &ListGroups) {
        if let Some(group) = groups.function.filter(|&group| !self.get(group).is_empty()) {
            put!(out, " #{group}");
        }
    }

    /// Writes the definitions of the groups that functions refer to.
    pub(super) fn definitions(&self, out: &mut String, module: &Module<'_>) {
        for (index, group) in module.attributes.groups.iter().enumerate() {
            let text = self.get(index as u32);
            if group.index == AttributeIndex::Function && !text.is_empty() {
                put!(out, "attributes #{index} = {{ {text} }}\n");
            }
        }
    }
}

impl ListGroups {
    /// Sorts the groups of a list by what they apply to; `parameters` bounds the parameters looked
    /// at.
    pub(super) fn set(
        &mut self,
        module: &Module<'_>,
        list: Option<AttributeListId>,
        parameters: usize,
    ) {
        self.result = None;
        self.function = None;
        self.parameters.clear();
        let Some(list) = list else { return };
        let table = &module.attributes;
        let (start, len) = table.lists[list.index()];
        for &group in &table.list_groups[start as usize..][..len as usize] {
            match table.groups[group as usize].index {
                AttributeIndex::Return => self.result = Some(group),
                AttributeIndex::Function => self.function = Some(group),
                AttributeIndex::Parameter(index) if (index as usize) < parameters => {
                    let index = index as usize;
                    if self.parameters.len() <= index {
                        self.parameters.resize(index.saturating_add(1), None);
                    }
                    self.parameters[index] = Some(group);
                }
                AttributeIndex::Parameter(_) => {}
            }
        }
    }
}

/// Writes one attribute.
pub(super) fn push(
    out: &mut String,
    module: &Module<'_>,
    types: &TypeTexts,
    attribute: &Attribute,
    of_function: bool,
) -> Result<(), Error> {
    match *attribute {
        Attribute::Enum(kind) => out.push_str(name(kind)?),
        Attribute::Int(kind, value) => push_integer(out, kind, value, of_function)?,
        Attribute::Type(kind, Some(ty)) => put!(out, "{}({})", name(kind)?, types.get(ty)),
        Attribute::Type(kind, None) => {
            return Err(Error::unprintable(format!(
                "attribute '{}' without a type, as before LLVM 12",
                name(kind)?
            )));
        }
        Attribute::String { key, value } => {
            quoted(out, module.str(key));
            if !value.is_empty() {
                out.push('=');
                quoted(out, module.str(value));
            }
        }
        Attribute::ConstantRange { kind, width, start, len } => {
            let words = &module.attributes.words[start as usize..][..len as usize];
            let (lower, upper) = words.split_at(words.len() / 2);
            put!(out, "{}(i{width} ", name(kind)?);
            wide_integer(out, lower, width, false);
            out.push_str(", ");
            wide_integer(out, upper, width, false);
            out.push(')');
        }
        Attribute::ConstantRangeList { kind, width, start, len } => {
            let words = &module.attributes.words[start as usize..][..len as usize];
            put!(out, "{}(", name(kind)?);
            let bound = (width as usize).div_ceil(64).max(1);
            for (index, pair) in words.chunks_exact(bound.saturating_mul(2)).enumerate() {
                out.push_str(if index == 0 { "(" } else { ", (" });
                wide_integer(out, &pair[..bound], width, false);
                out.push_str(", ");
                wide_integer(out, &pair[bound..], width, false);
                out.push(')');
            }
            out.push(')');
        }
    }
    Ok(())
}

fn name(kind: AttributeKind) -> Result<&'static str, Error> {
    kind.name().ok_or_else(|| Error::unprintable(format!("attribute kind {}", kind.0)))
}

fn push_integer(
    out: &mut String,
    kind: AttributeKind,
    value: u64,
    of_function: bool,
) -> Result<(), Error> {
    let name = name(kind)?;
    match kind.payload() {
        Payload::Align if !of_function => put!(out, "align {value}"),
        Payload::Align => put!(out, "align={value}"),
        Payload::StackAlign if of_function => put!(out, "alignstack={value}"),
        Payload::StackAlign | Payload::Number => put!(out, "{name}({value})"),
        Payload::NumberOrAll if value == u64::MAX => out.push_str(name),
        Payload::NumberOrAll => put!(out, "{name}({value})"),
        Payload::AllocSize => {
            // The size of an element, and the parameter that counts them unless all ones.
            put!(out, "allocsize({}", value >> 32);
            if value as u32 != u32::MAX {
                put!(out, ",{}", value as u32);
            }
            out.push(')');
        }
        Payload::VscaleRange => {
            put!(out, "vscale_range({},{})", value >> 32, value as u32);
        }
        Payload::UwTable => {
            out.push_str(if value == 1 { "uwtable(sync)" } else { "uwtable" });
        }
        Payload::AllocKind => {
            const NAMES: [&str; 6] =
                ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];
            if value == 0 || value >= 1 << NAMES.len() {
                return Err(Error::unprintable(format!("allockind of value {value}")));
            }
            put!(out, "allockind(\"{}\")", bit_names(value, &NAMES).collect::<Vec<_>>().join(","));
        }
        Payload::Memory => push_memory(out, value)?,
        Payload::FpClasses => {
            const NAMES: [&str; 10] = [
                "snan", "qnan", "ninf", "nnorm", "nsub", "nzero", "pzero", "psub", "pnorm", "pinf",
            ];
            if value == 0 || value >= 1 << NAMES.len() {
                return Err(Error::unprintable(format!("nofpclass of value {value}")));
            }
            put!(out, "nofpclass({})", bit_names(value, &NAMES).collect::<Vec<_>>().join(" "));
        }
        Payload::Captures => push_captures(out, value),
        Payload::DenormalEnvironment => push_denormal_environment(out, value)?,
        Payload::None | Payload::Type | Payload::Range | Payload::Ranges => {
            return Err(Error::unprintable(format!("attribute '{name}' with an integer")));
        }
    }
    Ok(())
}

fn bit_names(bits: u64, names: &[&'static str]) -> impl Iterator<Item = &'static str> {
    names.iter().enumerate().filter(move |(bit, _)| bits >> bit & 1 == 1).map(|(_, &name)| name)
}

/// `memory(...)`: two bits for each kind of memory. Version 1 of the encoding (LLVM 21, number in the
/// top byte) has `errnomem` in the third place; before, errno was part of other memory. Version 2 (LLVM
/// 23) says that memory of the target is always stated.
fn push_memory(out: &mut String, value: u64) -> Result<(), Error> {
    const LOCATIONS: [&str; 6] =
        ["argmem", "inaccessiblemem", "errnomem", "", "target_mem0", "target_mem1"];
    const OTHER: usize = 3;
    let bits = |place: u32| value.unbounded_shr(place.saturating_mul(2)) & 3;
    let effects = match value >> 56 {
        0 => [bits(0), bits(1), bits(2), bits(2), 0, 0],
        1 | 2 => [bits(0), bits(1), bits(2), bits(3), bits(4), bits(5)],
        version => {
            return Err(Error::unprintable(format!("version {version} of attribute 'memory'")));
        }
    };
    let effect = |bits: u64| ["none", "read", "write", "readwrite"][bits as usize];
    out.push_str("memory(");
    let other = effects[OTHER];
    let mut separator = "";
    if other != 0 || effects.iter().all(|&bits| bits == 0) {
        out.push_str(effect(other));
        separator = ", ";
    }
    for (place, &bits) in effects.iter().enumerate() {
        if bits != other && place != OTHER {
            put!(out, "{separator}{}: {}", LOCATIONS[place], effect(bits));
            separator = ", ";
        }
    }
    out.push(')');
    Ok(())
}

/// `captures(...)`: four bits for the return value, above them four for everything else.
fn push_captures(out: &mut String, value: u64) {
    let components = |bits: u64| {
        let address = match bits & 3 {
            0 => None,
            1 => Some("address_is_null"),
            _ => Some("address"),
        };
        let provenance = match bits >> 2 & 3 {
            0 => None,
            1 => Some("read_provenance"),
            _ => Some("provenance"),
        };
        let names: Vec<_> = address.into_iter().chain(provenance).collect();
        if names.is_empty() { "none".to_owned() } else { names.join(", ") }
    };
    let (other, result) = (value >> 4 & 15, value & 15);
    out.push_str("captures(");
    if other != 0 || other == result {
        out.push_str(&components(other));
    }
    if other != result {
        let separator = if other != 0 { ", " } else { "" };
        put!(out, "{separator}ret: {}", components(result));
    }
    out.push(')');
}

/// `denormal_fpenv(...)`: what becomes of denormal results and operands, two bits each, and above them
/// the same for `float`, where that differs.
fn push_denormal_environment(out: &mut String, value: u64) -> Result<(), Error> {
    const MODES: [&str; 4] = ["ieee", "preservesign", "positivezero", "dynamic"];
    if value >> 8 != 0 {
        return Err(Error::unprintable(format!("denormal_fpenv of value {value}")));
    }
    let modes = |bits: u64| {
        let (result, operand) = (MODES[(bits & 3) as usize], MODES[(bits >> 2 & 3) as usize]);
        if result == operand { result.to_owned() } else { format!("{result}|{operand}") }
    };
    let (all, float) = (value & 15, value >> 4);
    out.push_str("denormal_fpenv(");
    if all == float || all != 0 {
        out.push_str(&modes(all));
    }
    if all != float {
        let separator = if all != 0 { ", " } else { "" };
        put!(out, "{separator}float: {}", modes(float));
    }
    out.push(')');
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn integer(kind: AttributeKind, value: u64) -> String {
        let mut out = String::new();
        push_integer(&mut out, kind, value, false).expect("supported");
        out
    }

    #[test]
    fn memory_of_both_versions() {
        let memory = |value| integer(AttributeKind::MEMORY, value);
        assert_eq!(memory(0), "memory(none)");
        assert_eq!(memory(1 << 56), "memory(none)");
        assert_eq!(memory(0b11), "memory(argmem: readwrite)");
        assert_eq!(memory(1 << 56 | 0b01_01_01_01_01_11), "memory(read, argmem: readwrite)");
        assert_eq!(
            memory(1 << 56 | 0b11_01_00),
            "memory(inaccessiblemem: read, errnomem: readwrite)"
        );
        let mut out = String::new();
        assert!(push_integer(&mut out, AttributeKind::MEMORY, 3 << 56, true).is_err());
    }

    #[test]
    fn modes_of_denormal_numbers() {
        for (value, text) in [
            (0, "ieee"),
            (85, "preservesign"),
            (204, "ieee|dynamic"),
            (9, "preservesign|positivezero, float: ieee"),
            (31, "dynamic, float: preservesign|ieee"),
            (48, "float: dynamic|ieee"),
            (170, "positivezero"),
        ] {
            let expected = format!("denormal_fpenv({text})");
            assert_eq!(integer(AttributeKind::DENORMAL_FPENV, value), expected);
        }
    }

    #[test]
    fn payloads() {
        assert_eq!(integer(AttributeKind::CAPTURES, 0), "captures(none)");
        assert_eq!(integer(AttributeKind::CAPTURES, 0x0f), "captures(ret: address, provenance)");
        assert_eq!(
            integer(AttributeKind::CAPTURES, 0x51),
            "captures(address_is_null, read_provenance, ret: address_is_null)"
        );
        assert_eq!(integer(AttributeKind::ALLOC_SIZE, 0xffff_ffff), "allocsize(0)");
        assert_eq!(integer(AttributeKind::ALLOC_SIZE, 1 << 32 | 2), "allocsize(1,2)");
        assert_eq!(integer(AttributeKind::UW_TABLE, 2), "uwtable");
        assert_eq!(integer(AttributeKind::DEAD_ON_RETURN, u64::MAX), "dead_on_return");
        assert_eq!(integer(AttributeKind::DEAD_ON_RETURN, 4), "dead_on_return(4)");
        assert_eq!(integer(AttributeKind::ALLOC_KIND, 0b100001), "allockind(\"alloc,aligned\")");
        assert_eq!(integer(AttributeKind::NOFPCLASS, 3), "nofpclass(snan qnan)");
        assert_eq!(integer(AttributeKind::VSCALE_RANGE, 1 << 32), "vscale_range(1,0)");
    }
}
