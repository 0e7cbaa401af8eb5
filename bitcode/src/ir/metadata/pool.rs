//! Decoded metadata: one row each, and pools for what does not fit a row.

use super::views::{Metadata, MetadataOperands, MetadataRecord};
use crate::codes::metadata as code;
use crate::ir::ids::{TypeId, ValueId};

/// Decoded metadata in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pool {
    pub(crate) rows: Vec<Row>,
    /// Operands of nodes and argument lists: ids + 1.
    pub(crate) ids: Vec<u32>,
    /// Operands of records.
    pub(crate) words: Vec<u64>,
    pub(crate) bytes: Vec<u8>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    /// Code of the record; that of a string for a string.
    pub(crate) code: u32,
    pub(crate) start: u32,
    pub(crate) len: u32,
}

impl Pool {
    pub(crate) fn clear(&mut self) {
        self.rows.clear();
        self.ids.clear();
        self.words.clear();
        self.bytes.clear();
    }

    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    /// The length of its longest table.
    pub(crate) fn longest(&self) -> usize {
        self.ids.len().max(self.words.len()).max(self.bytes.len()).max(self.rows.len())
    }

    pub(crate) fn get(&self, index: usize) -> Option<Metadata<'_>> {
        let row = *self.rows.get(index)?;
        let range = row.start as usize..(row.start as usize).saturating_add(row.len as usize);
        Some(match row.code {
            code::STRING_OLD => Metadata::String(&self.bytes[range]),
            code::VALUE => {
                let (&ty, rest) = self.words[range].split_first()?;
                Metadata::Value { ty: TypeId(ty as u32), value: ValueId(*rest.first()? as u32) }
            }
            code::NODE | code::DISTINCT_NODE => Metadata::Node {
                distinct: row.code == code::DISTINCT_NODE,
                operands: MetadataOperands(&self.ids[range]),
            },
            code::ARG_LIST => Metadata::ArgList(MetadataOperands(&self.ids[range])),
            code => Metadata::Record(MetadataRecord { code, operands: &self.words[range] }),
        })
    }

    pub(crate) fn push_bytes(&mut self, bytes: impl Iterator<Item = u8>) {
        let start = self.bytes.len();
        self.bytes.extend(bytes);
        let len = self.bytes.len().saturating_sub(start) as u32;
        self.rows.push(Row { code: code::STRING_OLD, start: start as u32, len });
    }

    /// Adds the metadata of a record.
    pub(crate) fn push(&mut self, record_code: u32, values: &[u64]) {
        if record_code == code::STRING_OLD {
            self.push_bytes(values.iter().map(|&byte| byte as u8));
            return;
        }
        let len = values.len() as u32;
        let start = match record_code {
            code::NODE | code::DISTINCT_NODE | code::ARG_LIST => {
                let start = self.ids.len();
                // An argument list has plain ids, a node has ids + 1.
                let add = u64::from(record_code == code::ARG_LIST);
                // Bounds have seen them, so that what does not fit here is refused at the end.
                self.ids.extend(values.iter().map(|&id| id.wrapping_add(add) as u32));
                start
            }
            _ => {
                let start = self.words.len();
                self.words.extend_from_slice(values);
                start
            }
        };
        self.rows.push(Row { code: record_code, start: start as u32, len });
    }
}

/// The highest references of metadata, checked when the counts are known.
#[derive(Debug, Default)]
pub(crate) struct Bounds {
    pub(crate) values: u64,
    pub(crate) metadata: u64,
}
