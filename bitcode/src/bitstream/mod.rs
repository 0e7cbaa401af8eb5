//! The LLVM bitstream container (LLVM's `BitCodeFormat`): a stream of bits in which blocks nest
//! and hold records, abbreviated or not.
//!
//! This layer knows nothing of IR. It borrows the file, keeps nothing of a record but one scratch
//! vector, and checks every length against the bits that are left before anything is reserved.
//! Blocks are not read recursively here: a reader of a block sees nested blocks as positions, which
//! it enters or skips, so the depth of nesting costs no stack.

mod abbreviation;
mod block;
mod cursor;

pub use abbreviation::{AbbreviationTable, BlockInfo};
pub use block::{Block, BlockReader, Entry, Record};
pub use cursor::Cursor;

/// Number of the BLOCKINFO block, which defines abbreviations for other blocks.
pub const BLOCKINFO: u32 = 0;
/// Abbreviation number that ends a block.
pub(crate) const END_BLOCK: u64 = 0;
/// Abbreviation number that enters a nested block.
pub(crate) const ENTER_SUBBLOCK: u64 = 1;
/// Abbreviation number that defines an abbreviation.
pub(crate) const DEFINE_ABBREV: u64 = 2;
/// Abbreviation number of a record without abbreviation.
pub(crate) const UNABBREV_RECORD: u64 = 3;
/// First number of a defined abbreviation.
pub(crate) const FIRST_ABBREVIATION: u64 = 4;
