//! Limits on what a file may ask for, each with its reason. Everything else is bounded by the
//! size of the file: a count in a record is never trusted for an allocation.

/// Nesting of types within types and of constants within constants. Real code stays below 30;
/// users of the tables may recurse over types and constants because of this limit.
pub const NESTING: u32 = 256;

/// Size of a file: strings, metadata and operands are addressed with 32 bits.
pub const FILE_BYTES: u64 = u32::MAX as u64;

/// Nodes of metadata: a number of them, doubled, has room beside other numbers in 32 bits.
pub const METADATA: u32 = 1 << 30;

/// Metadata kinds and similar numbered names that a file gives by number.
pub const NAMED_NUMBERS: u64 = 1 << 16;

/// Copies of string tables in proportion to the file: modules of one file share a table, and each
/// module has its own copy of it.
pub const STRTAB_COPIES: u64 = 64;

/// Whether all places in tables of these lengths fit 32 bits, which is what rows refer to them by.
pub(crate) fn all_fit(lengths: &[usize]) -> bool {
    lengths.iter().all(|&length| u32::try_from(length).is_ok())
}
