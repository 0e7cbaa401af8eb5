//! The data layout: sizes, alignments and field offsets of types (LangRef, "Data Layout").
//!
//! [`DataLayout`] is the parsed string with LLVM's defaults; [`Layouts`] holds size and alignment of
//! every type of a module, computed once, so that a question costs an index. Later phases compute
//! byte offsets with it, of `getelementptr` and of specialization constants' leaves for instance.

use super::ids::TypeId;
use super::types::{Type, TypeTable};
use crate::error::{Error, ErrorKind};

/// A parsed data layout string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataLayout {
    /// `E`: big endian.
    pub big_endian: bool,
    /// `S`: natural stack alignment in bytes, 0 if not given.
    pub stack_align: u64,
    /// `P`: address space of functions.
    pub program_address_space: u32,
    /// `G`: default address space of global variables.
    pub globals_address_space: u32,
    /// `A`: address space of allocas.
    pub alloca_address_space: u32,
    /// `n`: native integer widths.
    pub native_integers: Vec<u32>,
    /// `ni` and `pu`: address spaces whose pointers have no stable integer form.
    pub non_integral: Vec<u32>,
    /// Pointers by address space, ascending; space 0 is always there and serves those that are
    /// not listed.
    pub(super) pointers: Vec<PointerLayout>,
    /// By width in bits, ascending.
    integers: Vec<Primitive>,
    floats: Vec<Primitive>,
    vectors: Vec<Primitive>,
    aggregate_abi: u64,
    aggregate_preferred: u64,
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

/// Alignment of a primitive type of one width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Primitive {
    bits: u32,
    abi: u64,
    preferred: u64,
}

impl Default for DataLayout {
    /// LLVM's defaults, for a module without a data layout string.
    fn default() -> Self {
        let row = |&(bits, abi, preferred): &(u32, u64, u64)| Primitive { bits, abi, preferred };
        DataLayout {
            big_endian: false,
            stack_align: 0,
            program_address_space: 0,
            globals_address_space: 0,
            alloca_address_space: 0,
            native_integers: Vec::new(),
            non_integral: Vec::new(),
            pointers: vec![PointerLayout {
                address_space: 0,
                bits: 64,
                abi_align: 8,
                preferred_align: 8,
                index_bits: 64,
            }],
            integers: [(1, 1, 1), (8, 1, 1), (16, 2, 2), (32, 4, 4), (64, 4, 8)]
                .iter()
                .map(row)
                .collect(),
            floats: [(16, 2, 2), (32, 4, 4), (64, 8, 8), (128, 16, 16)].iter().map(row).collect(),
            vectors: [(64, 8, 8), (128, 16, 16)].iter().map(row).collect(),
            aggregate_abi: 1,
            aggregate_preferred: 8,
        }
    }
}

impl DataLayout {
    /// Parses a data layout string. The error names the part that is wrong; it has no offset.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let mut layout = DataLayout::default();
        for part in text.split('-').filter(|part| !part.is_empty()) {
            layout.part(part).ok_or_else(|| {
                let message = format!("invalid data layout component '{part}'");
                Error::new(ErrorKind::Malformed, None, message)
            })?;
        }
        Ok(layout)
    }

    /// One component, between dashes; `None` if it is malformed.
    fn part(&mut self, part: &str) -> Option<()> {
        if let Some(spaces) = part.strip_prefix("ni:") {
            for space in spaces.split(':') {
                self.non_integral.push(space.parse().ok()?);
            }
            return Some(());
        }
        let kind = part.chars().next()?;
        let rest = &part[kind.len_utf8()..];
        match kind {
            'e' => self.big_endian = false,
            'E' => self.big_endian = true,
            'S' => self.stack_align = bytes(rest)?,
            'P' => self.program_address_space = rest.parse().ok()?,
            'G' => self.globals_address_space = rest.parse().ok()?,
            'A' => self.alloca_address_space = rest.parse().ok()?,
            'n' => {
                for width in rest.split(':') {
                    self.native_integers.push(width.parse().ok()?);
                }
            }
            // Mangling and function pointer alignment say nothing about types.
            'm' | 'F' => {}
            'p' => self.pointer(rest)?,
            'i' => set(&mut self.integers, primitive(rest)?),
            'f' => set(&mut self.floats, primitive(rest)?),
            'v' => set(&mut self.vectors, primitive(rest)?),
            'a' => {
                let mut fields = rest.split(':').skip(1);
                self.aggregate_abi = bytes(fields.next()?)?.max(1);
                self.aggregate_preferred = match fields.next() {
                    Some(field) => bytes(field)?,
                    None => self.aggregate_abi,
                };
            }
            // `s` is a relic that LLVM still accepts.
            's' => {}
            _ => return None,
        }
        Some(())
    }

    /// `p[flags][n]:size:abi[:preferred[:index]]`; flags `e` and `u` since LLVM 22.
    fn pointer(&mut self, rest: &str) -> Option<()> {
        let mut fields = rest.split(':');
        let head = fields.next()?;
        let number = head.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let flags = head.strip_suffix(number)?;
        let address_space = if number.is_empty() { 0 } else { number.parse().ok()? };
        if !flags.is_empty() {
            self.non_integral.push(address_space);
        }
        let bits: u32 = fields.next()?.parse().ok()?;
        let abi_align = bytes(fields.next()?)?;
        let preferred_align = fields.next().map_or(Some(abi_align), bytes)?;
        let index_bits = fields.next().map_or(Some(bits), |field| field.parse().ok())?;
        if bits == 0 || abi_align == 0 || index_bits == 0 || index_bits > bits {
            return None;
        }
        let new = PointerLayout { address_space, bits, abi_align, preferred_align, index_bits };
        match self.pointers.binary_search_by_key(&address_space, |p| p.address_space) {
            Ok(at) => self.pointers[at] = new,
            Err(at) => self.pointers.insert(at, new),
        }
        Some(())
    }

    /// Pointers of an address space.
    pub fn pointer_layout(&self, address_space: u32) -> PointerLayout {
        match self.pointers.binary_search_by_key(&address_space, |p| p.address_space) {
            Ok(at) => self.pointers[at],
            Err(_) => self.pointers[0],
        }
    }

    /// Alignment (ABI, preferred) of an integer: of the next wider one that is listed, else of the
    /// widest.
    fn integer(&self, bits: u32) -> (u64, u64) {
        let at = self.integers.partition_point(|row| row.bits < bits);
        let row = self.integers.get(at).or(self.integers.last());
        row.map_or((1, 1), |row| (row.abi, row.preferred))
    }

    /// Alignment of a floating-point type or a vector: as listed for its width, else natural.
    fn natural(rows: &[Primitive], bits: u64) -> (u64, u64) {
        match rows.iter().find(|row| u64::from(row.bits) == bits) {
            Some(row) => (row.abi, row.preferred),
            None => {
                let align = bits.div_ceil(8).max(1).checked_next_power_of_two().unwrap_or(1 << 32);
                (align, align)
            }
        }
    }
}

/// A number of bits that is a whole power-of-two number of bytes (or 0), in bytes.
fn bytes(field: &str) -> Option<u64> {
    let bits: u64 = field.parse().ok()?;
    let bytes = bits / 8;
    (bits.is_multiple_of(8) && (bytes == 0 || bytes.is_power_of_two()) && bits < 1 << 19)
        .then_some(bytes)
}

/// `<bits>:<abi>[:<preferred>]`
fn primitive(rest: &str) -> Option<Primitive> {
    let mut fields = rest.split(':');
    let bits = fields.next()?.parse().ok()?;
    let abi = bytes(fields.next()?)?.max(1);
    let preferred = fields.next().map_or(Some(abi), bytes)?;
    Some(Primitive { bits, abi, preferred })
}

fn set(rows: &mut Vec<Primitive>, new: Primitive) {
    match rows.binary_search_by_key(&new.bits, |row| row.bits) {
        Ok(at) => rows[at] = new,
        Err(at) => rows.insert(at, new),
    }
}

/// Size and alignment of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Layout {
    /// Size in bits (the minimum of a scalable vector).
    bits: u64,
    abi: u64,
    preferred: u64,
}

/// Size and alignment of every type of a module. Types without a size (`void`, functions, opaque
/// structs, and what overflows 64 bits or contains itself in a malformed file) have none.
#[derive(Clone, Debug, Default)]
pub struct Layouts {
    rows: Vec<Option<Layout>>,
    /// By type: where the offsets of its fields are in `offsets`, if it is a struct with a size.
    fields: Vec<Option<(u32, u32)>>,
    /// Byte offsets of the fields of all structs.
    offsets: Vec<u64>,
}

impl Layouts {
    /// Computes the layouts of all types, each once, with a stack of its own: the nesting of types
    /// in a file has no bound.
    pub fn new(types: &TypeTable, layout: &DataLayout) -> Self {
        #[derive(Clone, Copy, PartialEq)]
        enum State {
            New,
            Open,
            Done,
        }
        let mut states = vec![State::New; types.len()];
        let mut this = Layouts {
            rows: vec![None; types.len()],
            fields: vec![None; types.len()],
            offsets: Vec::new(),
        };
        let mut stack = Vec::new();
        for root in 0..types.len() as u32 {
            stack.push(TypeId(root));
            while let Some(&id) = stack.last() {
                match states[id.index()] {
                    State::New => {
                        states[id.index()] = State::Open;
                        // A part that is open already contains itself: it has no size.
                        for &part in parts(types, id) {
                            if part.index() < types.len() && states[part.index()] == State::New {
                                stack.push(part);
                            }
                        }
                    }
                    State::Open => {
                        this.rows[id.index()] = this.compute(types, layout, id);
                        states[id.index()] = State::Done;
                        stack.pop();
                    }
                    State::Done => {
                        stack.pop();
                    }
                }
            }
        }
        this
    }

    /// The layout of a type whose parts are known.
    fn compute(&mut self, types: &TypeTable, layout: &DataLayout, id: TypeId) -> Option<Layout> {
        let float = |bits: u64| {
            let (abi, preferred) = DataLayout::natural(&layout.floats, bits);
            Some(Layout { bits, abi, preferred })
        };
        let pointer = |address_space| {
            let p = layout.pointer_layout(address_space);
            Some(Layout { bits: p.bits.into(), abi: p.abi_align, preferred: p.preferred_align })
        };
        match types.get(id) {
            Type::Half | Type::BFloat => float(16),
            Type::Float => float(32),
            Type::Double => float(64),
            Type::X86Fp80 => float(80),
            Type::Fp128 | Type::PpcFp128 => float(128),
            Type::X86Mmx => {
                let (abi, preferred) = DataLayout::natural(&layout.vectors, 64);
                Some(Layout { bits: 64, abi, preferred })
            }
            Type::X86Amx => Some(Layout { bits: 8192, abi: 64, preferred: 64 }),
            Type::Integer(width) | Type::Byte(width) => {
                let (abi, preferred) = layout.integer(width);
                Some(Layout { bits: width.into(), abi, preferred })
            }
            Type::Pointer { address_space, .. } => pointer(address_space),
            Type::Label => pointer(0),
            Type::Array { length, element } => {
                let row = self.row(element)?;
                let bits = alloc_bytes(row)?.checked_mul(length)?.checked_mul(8)?;
                Some(Layout { bits, ..row })
            }
            Type::Vector { length, element, .. } => {
                let bits = self.row(element)?.bits.checked_mul(length.into())?;
                let (abi, preferred) = DataLayout::natural(&layout.vectors, bits);
                Some(Layout { bits, abi, preferred })
            }
            Type::Struct { fields, packed, .. } => {
                let start = self.offsets.len();
                let Some((size, align)) = self.lay_out(types.list(fields), packed) else {
                    self.offsets.truncate(start);
                    return None;
                };
                let bits = size.checked_mul(8)?;
                self.fields[id.index()] = Some((start as u32, self.offsets.len() as u32));
                let abi = if packed { 1 } else { align.max(layout.aggregate_abi) };
                let preferred = align.max(layout.aggregate_preferred);
                Some(Layout { bits, abi, preferred })
            }
            // LLVM gives the types of SPIR-V the layout of a pointer (`TargetExtType`).
            Type::TargetExt { .. } => pointer(0),
            Type::Void
            | Type::Metadata
            | Type::Token
            | Type::Opaque { .. }
            | Type::Function { .. } => None,
        }
    }

    fn row(&self, id: TypeId) -> Option<Layout> {
        *self.rows.get(id.index())?
    }

    /// Size in bits (the minimum of a scalable vector).
    pub fn size_in_bits(&self, id: TypeId) -> Option<u64> {
        Some(self.row(id)?.bits)
    }

    /// Bytes that a store of this type may write.
    pub fn store_size(&self, id: TypeId) -> Option<u64> {
        Some(self.row(id)?.bits.div_ceil(8))
    }

    /// Bytes from one element of an array of this type to the next.
    pub fn alloc_size(&self, id: TypeId) -> Option<u64> {
        alloc_bytes(self.row(id)?)
    }

    /// ABI alignment in bytes.
    pub fn abi_align(&self, id: TypeId) -> Option<u64> {
        Some(self.row(id)?.abi)
    }

    /// Preferred alignment in bytes.
    pub fn preferred_align(&self, id: TypeId) -> Option<u64> {
        Some(self.row(id)?.preferred)
    }

    /// Appends the offsets of the fields of a struct; gives its size, tail padding included, and how the
    /// most aligned of its fields is aligned. Nothing if one of them has no size.
    fn lay_out(&mut self, fields: &[TypeId], packed: bool) -> Option<(u64, u64)> {
        let (mut size, mut align) = (0u64, 1);
        for &field in fields {
            let row = self.row(field)?;
            let field_align = if packed { 1 } else { row.abi };
            size = size.checked_next_multiple_of(field_align)?;
            align = align.max(field_align);
            self.offsets.push(size);
            size = size.checked_add(alloc_bytes(row)?)?;
        }
        Some((size.checked_next_multiple_of(align)?, align))
    }

    /// Byte offsets of the fields of a struct, ascending; `None` for another type, or if it has no size.
    pub fn field_offsets(&self, id: TypeId) -> Option<&[u64]> {
        let (start, end) = (*self.fields.get(id.index())?)?;
        self.offsets.get(start as usize..end as usize)
    }

    /// Byte offset of one field of a struct.
    pub fn field_offset(&self, id: TypeId, field: u32) -> Option<u64> {
        self.field_offsets(id)?.get(field as usize).copied()
    }
}

fn alloc_bytes(row: Layout) -> Option<u64> {
    row.bits.div_ceil(8).checked_next_multiple_of(row.abi.max(1))
}

/// The types that the layout of a type is made of.
fn parts(types: &TypeTable, id: TypeId) -> &[TypeId] {
    match &types.types[id.index()] {
        Type::Array { element, .. } | Type::Vector { element, .. } => std::slice::from_ref(element),
        Type::Struct { fields, .. } => types.list(*fields),
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Str, TypeList};

    const SPIR64: &str = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512\
                          -v1024:1024-n8:16:32:64-G1";

    fn table(types: Vec<Type>, lists: Vec<u32>) -> TypeTable {
        TypeTable { types, lists: lists.into_iter().map(TypeId).collect(), integers: Vec::new() }
    }

    fn structure(start: u32, len: u32, packed: bool) -> Type {
        Type::Struct {
            name: Str::default(),
            fields: TypeList { start, len },
            packed,
            literal: true,
        }
    }

    #[test]
    fn spir64_layouts() {
        let layout = DataLayout::parse(SPIR64).unwrap();
        assert_eq!(layout.globals_address_space, 1);
        assert_eq!(layout.native_integers, [8, 16, 32, 64]);
        // i8, i64, <3 x i32>, {i8, i64, i8}, packed the same, [3 x that], ptr, i33, half
        let types = table(
            vec![
                Type::Integer(8),
                Type::Integer(64),
                Type::Integer(32),
                Type::Vector { length: 3, element: TypeId(2), scalable: false },
                structure(0, 3, false),
                structure(0, 3, true),
                Type::Array { length: 3, element: TypeId(5) },
                Type::Pointer { address_space: 4, pointee: None },
                Type::Integer(33),
                Type::Half,
            ],
            vec![0, 1, 0],
        );
        let layouts = Layouts::new(&types, &layout);
        let of = |id| (layouts.alloc_size(TypeId(id)), layouts.abi_align(TypeId(id)));
        assert_eq!(of(3), (Some(16), Some(16)));
        assert_eq!(of(4), (Some(24), Some(8)));
        assert_eq!(of(5), (Some(10), Some(1)));
        assert_eq!(of(6), (Some(30), Some(1)));
        assert_eq!(of(7), (Some(8), Some(8)));
        assert_eq!(of(8), (Some(8), Some(8)));
        assert_eq!(of(9), (Some(2), Some(2)));
        assert_eq!(layouts.field_offsets(TypeId(4)), Some(&[0, 8, 16][..]));
        assert_eq!(layouts.field_offsets(TypeId(5)), Some(&[0, 1, 9][..]));
        assert_eq!(layouts.field_offset(TypeId(4), 2), Some(16));
        assert_eq!(layouts.field_offset(TypeId(4), 3), None);
        assert_eq!(layouts.field_offsets(TypeId(6)), None);
    }

    #[test]
    fn hostile_types_have_no_size() {
        let types = table(
            vec![
                structure(0, 1, false),
                Type::Array { length: u64::MAX, element: TypeId(2) },
                Type::Integer(64),
            ],
            vec![0],
        );
        let layouts = Layouts::new(&types, &DataLayout::default());
        assert_eq!(layouts.alloc_size(TypeId(0)), None);
        assert_eq!(layouts.alloc_size(TypeId(1)), None);
    }

    #[test]
    fn malformed_strings_name_the_part() {
        assert_eq!(
            DataLayout::parse("e-p:x:64").unwrap_err().message(),
            "invalid data layout component 'p:x:64'"
        );
        assert!(DataLayout::parse("e-i64:63").is_err());
        assert!(DataLayout::parse("q").is_err());
    }
}
