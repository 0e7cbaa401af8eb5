//! The metadata of a module, which is decoded when somebody asks for it: most of a module with debug
//! information is metadata, and most users never ask for most of that.

use std::sync::OnceLock;

use super::pool::Pool;
use super::views::Metadata;
use crate::bitstream::{AbbreviationTable, BlockInfo, BlockReader, Cursor, Record};
use crate::codes::metadata as code;

/// Records that are decoded together.
pub(crate) const CHUNK: u32 = 64;

/// The module's metadata.
#[derive(Debug, Default)]
pub(crate) struct MetadataStore<'a> {
    pub(crate) segments: Vec<Segment<'a>>,
    pub(crate) chunks: Vec<Chunk>,
    pub(crate) sources: Vec<Source<'a>>,
    pub(crate) count: u32,
}

/// Consecutive ids.
#[derive(Debug)]
pub(crate) struct Segment<'a> {
    pub(crate) first: u32,
    pub(crate) contents: Contents<'a>,
}

#[derive(Debug)]
pub(crate) enum Contents<'a> {
    /// Ends of the strings in the characters.
    Strings { ends: Vec<u32>, characters: &'a [u8] },
    /// The first chunk; all but the last of a segment are full.
    Nodes { chunk: u32 },
}

/// Where some records begin.
#[derive(Debug)]
pub(crate) struct Chunk {
    pub(crate) source: u32,
    pub(crate) bit: u64,
    pub(crate) count: u32,
    pub(crate) pool: OnceLock<Box<Pool>>,
}

/// What reading again in a block takes.
#[derive(Debug)]
pub(crate) struct Source<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) width: u32,
    pub(crate) end: u64,
    pub(crate) abbreviations: AbbreviationTable,
}

/// Whether a record of this code defines metadata. Codes that nobody knows yet do: all that LLVM
/// has added in ten years were nodes.
pub(crate) fn defines(record_code: u32) -> bool {
    !matches!(
        record_code,
        code::NAME
            | code::KIND
            | code::NAMED_NODE
            | code::GLOBAL_DECL_ATTACHMENT
            | code::STRINGS
            | code::INDEX_OFFSET
            | code::INDEX
    )
}

impl<'a> MetadataStore<'a> {
    /// Number of metadata.
    pub(crate) fn count(&self) -> u32 {
        self.count
    }

    /// Metadata `id`, or `None` if there is none of this number.
    pub(crate) fn get(&self, id: u32, info: &BlockInfo) -> Option<Metadata<'_>> {
        if id >= self.count {
            return None;
        }
        let at = self.segments.partition_point(|segment| segment.first <= id).checked_sub(1)?;
        let segment = &self.segments[at];
        let index = id.checked_sub(segment.first)?;
        match &segment.contents {
            Contents::Strings { ends, characters } => {
                let start = index.checked_sub(1).map_or(0, |before| ends[before as usize]);
                let end = *ends.get(index as usize)?;
                Some(Metadata::String(&characters[start as usize..end as usize]))
            }
            Contents::Nodes { chunk } => {
                let chunk = self.chunks.get(chunk.saturating_add(index / CHUNK) as usize)?;
                let pool = chunk.pool.get_or_init(|| Box::new(self.decode(chunk, info)));
                pool.get((index % CHUNK) as usize)
            }
        }
    }

    /// Decodes a chunk. Its records were decoded once before, by `read`, so that they are sound.
    fn decode(&self, chunk: &Chunk, info: &BlockInfo) -> Pool {
        let source = &self.sources[chunk.source as usize];
        let cursor = Cursor::new(source.bytes, chunk.bit, source.end);
        // Abbreviations that are defined among the records are in the table already; meeting them
        // again adds them once more behind it, where nothing refers to them.
        let mut reader = BlockReader::resume(
            cursor,
            source.width,
            info.get(crate::codes::block::METADATA),
            source.abbreviations.clone(),
        );
        let mut pool = Pool::default();
        let mut record = Record::default();
        while (pool.len() as u32) < chunk.count {
            let Ok(Some((record_code, _))) = reader.next_record(&mut record) else { break };
            if defines(record_code) {
                pool.push(record_code, &record.values);
            }
        }
        pool
    }
}
