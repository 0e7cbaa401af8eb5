//! Metadata (METADATA_BLOCK) of a module and of a function.
//!
//! Modules with debug info are mostly metadata, and most users never ask for most of it. So the
//! module's records are checked in one pass, which keeps the position of every 64th; the 64 are
//! decoded together when one of them is asked for, once, whichever thread asks first. A function's
//! few records are decoded with its body.

use std::sync::OnceLock;

use super::types::push_string;
use crate::bitstream::{Block, BlockInfo, BlockReader, Cursor, Record};
use crate::codes::metadata as code;
use crate::error::{Error, Fault};
use crate::ir::metadata::{
    Bounds, CHUNK, Chunk, Contents, MetadataStore, Pool, Segment, Source, defines,
};
use crate::ir::*;
use crate::limits;

impl Bounds {
    fn see(&mut self, record_code: u32, values: &[u64], types: usize) -> Result<(), Fault> {
        match record_code {
            code::VALUE => match *values {
                [ty, value] if ty < types as u64 => {
                    self.values = self.values.max(value.saturating_add(1))
                }
                [_, _] => return Err("a value of a type that does not exist".into()),
                _ => return Err("a value record without type and value".into()),
            },
            code::NODE | code::DISTINCT_NODE => {
                self.metadata = self.metadata.max(values.iter().copied().max().unwrap_or(0));
            }
            code::ARG_LIST => {
                let highest = values.iter().map(|&id| id.saturating_add(1)).max();
                self.metadata = self.metadata.max(highest.unwrap_or(0));
            }
            code::OLD_NODE | code::OLD_FN_NODE => {
                return Err(Fault::Unsupported("nodes in the form of LLVM 3.5 and before".into()));
            }
            _ => {}
        }
        Ok(())
    }
}

impl<'a> MetadataStore<'a> {
    /// Reads a metadata block of the module.
    pub(super) fn read(
        &mut self,
        bytes: &'a [u8],
        block: Block,
        info: &BlockInfo,
        record: &mut Record<'a>,
        tables: &mut Tables<'_>,
        bounds: &mut Bounds,
    ) -> Result<(), Error> {
        let mut reader = BlockReader::new(bytes, block, info);
        let mut name: Option<Str> = None;
        let source = self.sources.len() as u32;
        let mut open = false;
        loop {
            let start = reader.cursor().position();
            let Some(abbreviation) = reader.next_abbreviation()? else { break };
            let at = reader.cursor().byte();
            let count = self.count;
            let error = |fault| Error::within(at, format_args!("metadata {count}"), fault);
            let before = *reader.cursor();
            let record_code = reader.skip_record(abbreviation)?;
            let look = match record_code {
                code::VALUE
                | code::NODE
                | code::DISTINCT_NODE
                | code::ARG_LIST
                | code::OLD_NODE
                | code::OLD_FN_NODE => true,
                other => !defines(other),
            };
            if look {
                *reader.cursor_mut() = before;
                reader.record(abbreviation, record)?;
            }
            let values = &record.values;
            match record_code {
                code::STRINGS => {
                    let strings = strings(values, record.blob.unwrap_or(&[]));
                    let (ends, characters) = strings.map_err(error)?;
                    let count = ends.len() as u32;
                    let contents = Contents::Strings { ends, characters };
                    self.segments.push(Segment { first: self.count, contents });
                    self.count = self.count.saturating_add(count);
                    open = false;
                }
                code::NAME => name = Some(push_string(tables.strings, values)),
                code::NAMED_NODE => {
                    let name =
                        name.take().ok_or_else(|| error("a named node without name".into()))?;
                    let start = tables.named_operands.len() as u32;
                    for &id in values {
                        bounds.metadata = bounds.metadata.max(id.saturating_add(1));
                        tables.named_operands.push(MetadataId(id as u32));
                    }
                    let len = values.len() as u32;
                    tables.named.push(NamedMetadata { name, start, len });
                }
                code::KIND => {
                    read_kind(values, tables.kinds, tables.strings).map_err(error)?;
                }
                code::GLOBAL_DECL_ATTACHMENT => {
                    let Some((&value, pairs)) = values.split_first() else {
                        return Err(error("an attachment of nothing".into()));
                    };
                    let start = tables.attachments.len();
                    attachments(pairs, bounds, |attachment| tables.attachments.push(attachment))
                        .map_err(error)?;
                    tables.owners.push((at, value, start as u32));
                }
                code::INDEX_OFFSET | code::INDEX => {}
                _ => {
                    if look {
                        bounds.see(record_code, values, tables.types).map_err(error)?;
                    }
                    if record_code > code::LAYERLOCLIST && tables.unknown.is_none() {
                        *tables.unknown = Some(record_code);
                    }
                    let full = self.chunks.last().is_none_or(|chunk| chunk.count == CHUNK) || !open;
                    if full {
                        if !open {
                            let chunk = self.chunks.len() as u32;
                            let contents = Contents::Nodes { chunk };
                            self.segments.push(Segment { first: self.count, contents });
                        }
                        open = true;
                        let pool = OnceLock::new();
                        self.chunks.push(Chunk { source, bit: start, count: 0, pool });
                    }
                    if let Some(chunk) = self.chunks.last_mut() {
                        chunk.count = chunk.count.saturating_add(1);
                    }
                    self.count = self.count.saturating_add(1);
                }
            }
            if self.count >= limits::METADATA {
                let place = reader.cursor().byte();
                return Err(Error::at(place, Fault::LimitExceeded("too many metadata".into())));
            }
        }
        let (width, end) = (block.width, block.end);
        let abbreviations = reader.into_abbreviations();
        self.sources.push(Source { bytes, width, end, abbreviations });
        Ok(())
    }
}

/// The tables of a module that metadata records fill.
pub(super) struct Tables<'m> {
    pub(super) strings: &'m mut Vec<u8>,
    pub(super) kinds: &'m mut Vec<Str>,
    pub(super) named: &'m mut Vec<NamedMetadata>,
    pub(super) named_operands: &'m mut Vec<MetadataId>,
    pub(super) attachments: &'m mut Vec<Attachment>,
    /// Place, value and first attachment of each record with attachments of a global.
    pub(super) owners: &'m mut Vec<(u64, u64, u32)>,
    pub(super) types: usize,
    pub(super) unknown: &'m mut Option<u32>,
}

/// METADATA_STRINGS: [count, offset of the characters] and a blob of the lengths as 6-bit
/// variable-width numbers, then the characters. Gives the ends of the strings.
fn strings<'a>(values: &[u64], blob: &'a [u8]) -> Result<(Vec<u32>, &'a [u8]), Fault> {
    let &[count, offset] = values else { return Err("a strings record without counts".into()) };
    if offset > blob.len() as u64 {
        return Err("the characters of the strings lie outside their blob".into());
    }
    let (lengths, characters) = blob.split_at(offset as usize);
    // Each length has at least 6 bits.
    if count.saturating_mul(6) > (lengths.len() as u64).saturating_mul(8) {
        let message = format!("{count} strings, but only {} bytes of lengths", lengths.len());
        return Err(message.into());
    }
    let mut cursor = Cursor::new(lengths, 0, u64::MAX);
    let mut ends = Vec::with_capacity(count as usize);
    let mut end = 0u64;
    for _ in 0..count {
        end = end.saturating_add(cursor.vbr(6));
        if end > characters.len() as u64 {
            return Err("a string ends behind the characters".into());
        }
        ends.push(end as u32);
    }
    cursor.check().map_err(|_| "the lengths of the strings end early")?;
    Ok((ends, characters))
}

/// KIND: [number, name...]
pub(super) fn read_kind(
    values: &[u64],
    kinds: &mut Vec<Str>,
    strings: &mut Vec<u8>,
) -> Result<(), Fault> {
    let Some((&number, name)) = values.split_first() else {
        return Err("a metadata kind without number".into());
    };
    if number >= limits::NAMED_NUMBERS {
        return Err(format!("metadata kind {number} is out of range").into());
    }
    let number = number as usize;
    if kinds.len() <= number {
        kinds.resize(number.saturating_add(1), Str::default());
    }
    kinds[number] = push_string(strings, name);
    Ok(())
}

/// [kind, node]...
pub(super) fn attachments(
    pairs: &[u64],
    bounds: &mut Bounds,
    mut push: impl FnMut(Attachment),
) -> Result<(), Fault> {
    if !pairs.len().is_multiple_of(2) {
        return Err("an attachment without node".into());
    }
    for pair in pairs.chunks_exact(2) {
        if pair[0] >= limits::NAMED_NUMBERS {
            return Err(format!("metadata kind {} is out of range", pair[0]).into());
        }
        bounds.metadata = bounds.metadata.max(pair[1].saturating_add(1));
        push(Attachment { kind: pair[0] as u32, node: MetadataId(pair[1] as u32) });
    }
    Ok(())
}

impl Pool {
    /// Reads the metadata block of a function.
    pub(super) fn read<'a>(
        &mut self,
        reader: &mut BlockReader<'a, '_>,
        record: &mut Record<'a>,
        types: usize,
        bounds: &mut Bounds,
    ) -> Result<(), Error> {
        while let Some((record_code, at)) = reader.next_record(record)? {
            let error = |fault| Error::within(at, "metadata", fault);
            let values = &record.values;
            match record_code {
                code::STRINGS => {
                    let (ends, characters) =
                        strings(values, record.blob.unwrap_or(&[])).map_err(error)?;
                    let mut start = 0;
                    for end in ends {
                        let bytes = &characters[start as usize..end as usize];
                        self.push_bytes(bytes.iter().copied());
                        start = end;
                    }
                }
                other if defines(other) => {
                    bounds.see(other, values, types).map_err(error)?;
                    self.push(other, values);
                }
                _ => {}
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers in chunks of six bits.
    fn sixes(numbers: &[u64]) -> Vec<u8> {
        let mut bits = Vec::new();
        for &number in numbers {
            let mut left = number;
            loop {
                let more = left >> 5 != 0;
                bits.extend((0..5).map(|bit| left >> bit & 1 == 1).chain([more]));
                left >>= 5;
                if !more {
                    break;
                }
            }
        }
        bits.resize(bits.len().next_multiple_of(32), false);
        let byte =
            |bits: &[bool]| bits.iter().rev().fold(0, |byte, &bit| byte << 1 | u8::from(bit));
        bits.chunks(8).map(byte).collect()
    }

    #[test]
    fn lengths_of_strings_do_not_wrap_around() {
        let blob = [&sixes(&[5, 2])[..], b"strings"].concat();
        let offset = blob.len() as u64 - 7;
        let (ends, characters) = strings(&[2, offset], &blob).expect("strings of 5 and 2 bytes");
        assert_eq!((&ends[..], characters), (&[5, 7][..], &b"strings"[..]));
        let blob = [&sixes(&[5, u64::MAX])[..], b"strings"].concat();
        assert!(strings(&[2, blob.len() as u64 - 7], &blob).is_err());
    }

    #[test]
    fn the_highest_numbers_are_out_of_bounds() {
        let mut bounds = Bounds::default();
        bounds.see(code::VALUE, &[0, u64::MAX], 1).expect("a type and a value");
        assert_eq!(bounds.values, u64::MAX);
        bounds.see(code::ARG_LIST, &[u64::MAX], 1).expect("a list");
        assert_eq!(bounds.metadata, u64::MAX);
        Pool::default().push(code::ARG_LIST, &[u64::MAX]);
    }
}
