//! The data layout: sizes and alignments of types (LangRef, "Data Layout").

/// A parsed data layout string.
#[derive(Clone, Debug, Default)]
pub struct DataLayout {
    /// For each address space that has an entry of its own: (space, pointer bits, ABI alignment in
    /// bytes, preferred alignment in bytes, index bits). Others take that of space 0.
    pub pointers: Vec<PointerLayout>,
}

/// Pointers of one address space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointerLayout {
    /// Address space.
    pub address_space: u32,
    /// Width in bits.
    pub bits: u32,
    /// ABI alignment in bytes.
    pub abi_align: u64,
    /// Preferred alignment in bytes.
    pub preferred_align: u64,
    /// Width of an index in bits.
    pub index_bits: u32,
}
