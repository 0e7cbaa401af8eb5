//! The LLVM bitstream container (LLVM's `BitCodeFormat`): a stream of bits in which blocks nest
//! and hold records, abbreviated or not.
//!
//! This layer knows nothing of IR. It borrows the file, keeps nothing of a record but one scratch
//! vector, and checks every length against the bits that are left before anything is reserved.
//! Blocks are not read recursively here: a reader of a block sees nested blocks as positions, which
//! it enters or skips, so the depth of nesting costs no stack.

// Lengths, widths and counts are numbers of the file. Where the hot loops say `wrapping_*`, nothing wraps:
// files are shorter than 4 GiB (`limits::FILE_BYTES`), so positions in bits have more than 20 bits to spare,
// and no read moves one by more than the bits that are left and a number of 64 bits takes.

mod abbreviation;
mod block;
mod cursor;
mod numbers;

pub use abbreviation::{AbbreviationTable, BlockInfo};
pub use block::{Block, BlockReader, Entry, Record};
pub use cursor::Cursor;
pub use numbers::BLOCKINFO;
