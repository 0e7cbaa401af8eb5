//! The numbers that are the same in every bitstream.

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
