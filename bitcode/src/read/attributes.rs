//! Attribute groups (PARAMATTR_GROUP_BLOCK) and attribute lists (PARAMATTR_BLOCK).

use rustc_hash::FxBuildHasher;

use super::types::{push_string, span};
use crate::bitstream::{BlockReader, Record};
use crate::codes::attribute as code;
use crate::error::{Error, Fault};
use crate::ir::*;
use crate::limits;

/// Group numbers of the file and the groups that they name: a number may name several only if the
/// file repeats it, and then the last counts.
pub(super) type Groups = hashbrown::HashMap<u64, u32, FxBuildHasher>;

/// Reads the groups.
pub(super) fn read_groups<'a>(
    reader: &mut BlockReader<'a, '_>,
    record: &mut Record<'a>,
    module: &mut Tables<'_>,
    groups: &mut Groups,
) -> Result<(), Error> {
    while let Some((record_code, at)) = reader.next_record(record)? {
        if record_code != code::GRP_CODE_ENTRY {
            continue;
        }
        // [group, index, attributes...]
        let &[number, index, ref rest @ ..] = record.values.as_slice() else {
            return Err(Error::malformed(at, "attribute group: record is too short"));
        };
        let index = match (index, index.checked_sub(1)) {
            (0xffff_ffff, _) => AttributeIndex::Function,
            (_, None) => AttributeIndex::Return,
            (_, Some(parameter)) => AttributeIndex::Parameter(
                u32::try_from(parameter)
                    .map_err(|_| Error::malformed(at, "attribute group: index out of range"))?,
            ),
        };
        let start = module.attributes.attributes.len();
        let mut values = Values { values: rest, at };
        while let Some(kind) = values.optional() {
            let attribute = read_attribute(kind, &mut values, module)?;
            module.attributes.attributes.push(attribute);
        }
        let (start, len) = span(start, &module.attributes.attributes);
        groups.insert(number, module.attributes.groups.len() as u32);
        module.attributes.groups.push(AttributeGroup { index, start, len });
    }
    Ok(())
}

/// What is left of a record.
struct Values<'r> {
    values: &'r [u64],
    at: u64,
}

impl Values<'_> {
    fn optional(&mut self) -> Option<u64> {
        let (&first, rest) = self.values.split_first()?;
        self.values = rest;
        Some(first)
    }

    fn next(&mut self) -> Result<u64, Error> {
        self.optional()
            .ok_or_else(|| Error::malformed(self.at, "attribute group: record is too short"))
    }

    fn kind(&mut self) -> Result<AttributeKind, Error> {
        let kind = self.next()?;
        u32::try_from(kind).map(AttributeKind).map_err(|_| {
            Error::malformed(
                self.at,
                format!("attribute group: attribute kind {kind} is out of range"),
            )
        })
    }

    /// Characters up to a zero.
    fn string(&mut self, strings: &mut Vec<u8>) -> Result<Str, Error> {
        let end =
            self.values.iter().position(|&value| value == 0).ok_or_else(|| {
                Error::malformed(self.at, "attribute group: a string does not end")
            })?;
        let string = push_string(strings, &self.values[..end]);
        self.values = self.values.get(end.saturating_add(1)..).unwrap_or_default();
        Ok(string)
    }

    /// Lower and upper bound of a constant range, appended to `words`.
    fn range(&mut self, width: u32, words: &mut Vec<u64>) -> Result<(), Error> {
        if width <= 64 {
            words.push(decode_signed(self.next()?) as u64);
            words.push(decode_signed(self.next()?) as u64);
            return Ok(());
        }
        let counts = self.next()?;
        let full = width.div_ceil(64) as usize;
        for count in [counts & 0xffff_ffff, counts >> 32] {
            let start = words.len();
            if count > full as u64 || count > self.values.len() as u64 {
                return Err(Error::malformed(
                    self.at,
                    "attribute group: a bound has too many words",
                ));
            }
            for _ in 0..count {
                let word = self.next()?;
                words.push(decode_signed(word) as u64);
            }
            words.resize(start.saturating_add(full), 0);
        }
        Ok(())
    }

    fn width(&mut self) -> Result<u32, Error> {
        let width = self.next()?;
        // Bounds are kept with all their words, so that a small record must not ask for many.
        if width == 0 || width > 1024 {
            return Err(Error::unsupported(
                self.at,
                format!("attribute with a range of {width} bits"),
            ));
        }
        Ok(width as u32)
    }
}

fn read_attribute(
    form: u64,
    values: &mut Values<'_>,
    module: &mut Tables<'_>,
) -> Result<Attribute, Error> {
    Ok(match form {
        0 => {
            let kind = values.kind()?;
            // byval, sret, inalloca of files without their types.
            if kind.payload() == Payload::Type {
                Attribute::Type(kind, None)
            } else {
                Attribute::Enum(kind)
            }
        }
        1 => Attribute::Int(values.kind()?, values.next()?),
        3 | 4 => {
            let key = values.string(&mut module.strings)?;
            let value =
                if form == 4 { values.string(&mut module.strings)? } else { Str::default() };
            Attribute::String { key, value }
        }
        5 => Attribute::Type(values.kind()?, None),
        6 => {
            let kind = values.kind()?;
            let ty = values.next()?;
            // Groups come before the type table: the number is checked when that is known.
            let ty = u32::try_from(ty)
                .map_err(|_| Error::malformed(values.at, "attribute group: type out of range"))?;
            Attribute::Type(kind, Some(TypeId(ty)))
        }
        7 => {
            let kind = values.kind()?;
            let width = values.width()?;
            let words = &mut module.attributes.words;
            let start = words.len();
            values.range(width, words)?;
            let (start, len) = span(start, words);
            Attribute::ConstantRange { kind, width, start, len }
        }
        8 => {
            let kind = values.kind()?;
            let count = values.next()?;
            let width = values.width()?;
            let words = &mut module.attributes.words;
            let start = words.len();
            for _ in 0..count {
                values.range(width, words)?;
            }
            let (start, len) = span(start, words);
            Attribute::ConstantRangeList { kind, width, start, len }
        }
        other => {
            return Err(Error::unsupported(values.at, format!("attribute with encoding {other}")));
        }
    })
}

/// Reads the lists.
pub(super) fn read_lists<'a>(
    reader: &mut BlockReader<'a, '_>,
    record: &mut Record<'a>,
    table: &mut AttributeTable,
    groups: &Groups,
) -> Result<(), Error> {
    while let Some((record_code, at)) = reader.next_record(record)? {
        match record_code {
            code::CODE_ENTRY => {
                let start = table.list_groups.len() as u32;
                for number in &record.values {
                    let group = groups.get(number).ok_or_else(|| {
                        Error::malformed(
                            at,
                            format!("attribute list: group {number} is not defined"),
                        )
                    })?;
                    table.list_groups.push(*group);
                }
                // Functions may have any number of parameters, and all are looked up by what they apply to.
                let (list, groups) = (&mut table.list_groups[start as usize..], &table.groups);
                list.sort_by_key(|&group| groups[group as usize].index);
                table.lists.push((start, record.values.len() as u32));
            }
            code::CODE_ENTRY_OLD => {
                return Err(Error::unsupported(
                    at,
                    "attribute lists in the form of LLVM 3.2 and before",
                ));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Checks what could not be checked before the type table was read.
pub(super) fn check(module: &Tables<'_>, at: u64) -> Result<(), Error> {
    let table = &module.attributes;
    let lengths =
        [table.attributes.len(), table.groups.len(), table.list_groups.len(), table.words.len()];
    if !limits::all_fit(&lengths) {
        let message = "attributes with tables of more than 32 bits";
        return Err(Error::at(at, Fault::LimitExceeded(message.into())));
    }
    for attribute in &module.attributes.attributes {
        if let Attribute::Type(_, Some(ty)) = attribute
            && ty.index() >= module.types.len()
        {
            return Err(Error::malformed(at, format!("an attribute refers to type {}", ty.0)));
        }
    }
    Ok(())
}

/// A number with its sign in the lowest bit; "-0" is the smallest number.
#[inline]
pub(super) fn decode_signed(value: u64) -> i64 {
    match value {
        1 => i64::MIN,
        _ if value & 1 == 0 => (value >> 1) as i64,
        _ => ((value >> 1) as i64).wrapping_neg(),
    }
}
