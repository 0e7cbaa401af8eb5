//! Types and how their values lie in memory.
//!
//! OpenCL SPIR-V has no explicit layout: a struct lies as C would lay it out, or without padding where
//! it is decorated `CPacked`; a vector takes the next power of two of its size and is aligned to it
//! (OpenCL C, section 6.1.5, "Alignment of Types"); an integer of an odd width takes the bytes of the
//! next power of two.

use std::rc::Rc;

use lapidary_spirv::grammar::StorageClass;

use crate::error::{Error, Result};
use crate::float::Format;
use crate::value::{Scalar, Value, mask};

/// A type.
#[derive(Clone, Debug)]
pub(crate) enum Type {
    Void,
    Bool,
    Int {
        width: u32,
    },
    Float(Format),
    Vector {
        element: u32,
        count: u32,
    },
    Array {
        element: u32,
        count: u64,
    },
    Struct {
        members: Rc<[u32]>,
        offsets: Rc<[u64]>,
    },
    Pointer {
        class: StorageClass,
        /// None if it is untyped.
        pointee: Option<u32>,
    },
    Function,
    /// Events and other handles, which are only passed on.
    Handle,
}

/// A type with its layout.
#[derive(Clone, Debug)]
struct Row {
    ty: Type,
    size: u64,
    alignment: u64,
}

/// The types of a module, by id.
#[derive(Clone, Debug)]
pub(crate) struct Types {
    rows: Vec<Option<Row>>,
    /// Bits of an address.
    pub(crate) pointer_width: u32,
}

/// No value is larger than this: what a test needs, with room to spare.
const SIZE_LIMIT: u64 = 1 << 28;

impl Types {
    pub(crate) fn new(bound: usize, pointer_width: u32) -> Self {
        Self { rows: vec![None; bound], pointer_width }
    }

    /// Adds a type that is no struct.
    pub(crate) fn insert(&mut self, id: u32, ty: Type) -> Result<()> {
        let (size, alignment) = self.layout(&ty)?;
        self.insert_row(id, Row { ty, size, alignment })
    }

    fn insert_row(&mut self, id: u32, row: Row) -> Result<()> {
        if row.size > SIZE_LIMIT {
            return Err(Error::unsupported(format!("type %{id} of {} bytes", row.size)));
        }
        if let Some(slot) = self.rows.get_mut(id as usize) {
            *slot = Some(row);
        }
        Ok(())
    }

    /// Adds a struct: its members one after the other, each at its alignment or, if it is packed,
    /// without padding.
    pub(crate) fn insert_struct(&mut self, id: u32, members: &[u32], packed: bool) -> Result<()> {
        let (mut size, mut alignment) = (0u64, 1);
        let mut offsets = Vec::with_capacity(members.len());
        for &member in members {
            let row = self.row(member)?;
            if !packed {
                size = size.next_multiple_of(row.alignment);
                alignment = alignment.max(row.alignment);
            }
            offsets.push(size);
            size += row.size;
        }
        let ty = Type::Struct { members: members.into(), offsets: offsets.into() };
        self.insert_row(id, Row { ty, size: size.next_multiple_of(alignment), alignment })
    }

    fn layout(&self, ty: &Type) -> Result<(u64, u64)> {
        let pointer = u64::from(self.pointer_width / 8);
        Ok(match ty {
            Type::Void | Type::Function | Type::Struct { .. } => (0, 1),
            Type::Bool => (1, 1),
            Type::Int { width } => {
                let size = u64::from(width.div_ceil(8)).next_power_of_two();
                (size, size)
            }
            Type::Float(format) => (format.size(), format.size()),
            Type::Vector { element, count } => {
                let size = match self.packed_width(*element)? {
                    Some(width) => u64::from(width.saturating_mul(*count).div_ceil(8)),
                    None => self.row(*element)?.size * u64::from(*count),
                };
                (size.next_power_of_two(), size.next_power_of_two())
            }
            Type::Array { element, count } => {
                let row = self.row(*element)?;
                (row.size.saturating_mul(*count), row.alignment)
            }
            Type::Pointer { .. } | Type::Handle => (pointer, pointer),
        })
    }

    fn row(&self, id: u32) -> Result<&Row> {
        let row = self.rows.get(id as usize).and_then(Option::as_ref);
        row.ok_or_else(|| Error::malformed(format!("%{id} is not a type")))
    }

    pub(crate) fn get(&self, id: u32) -> Result<&Type> {
        Ok(&self.row(id)?.ty)
    }

    /// The width of integers that a vector holds without room between them, as LLVM lays out those
    /// that do not fill their bytes. SPIR-V says nothing of such vectors.
    fn packed_width(&self, element: u32) -> Result<Option<u32>> {
        Ok(match self.get(element)? {
            Type::Int { width } if u64::from(*width) != 8 * self.size(element)? => Some(*width),
            _ => None,
        })
    }

    /// The bytes between two elements of an array of this type.
    pub(crate) fn size(&self, id: u32) -> Result<u64> {
        Ok(self.row(id)?.size)
    }

    /// The bytes that a load or store of this type touches: an integer whose width no container has
    /// takes the bytes that its bits need, as in LLVM, which is where such accesses come from.
    pub(crate) fn touched(&self, id: u32) -> Result<u64> {
        Ok(match self.get(id)? {
            Type::Int { width } => u64::from(width.div_ceil(8)),
            _ => self.size(id)?,
        })
    }

    /// Whether it is one lane, and the type of a lane.
    pub(crate) fn lane(&self, id: u32) -> Result<(bool, u32)> {
        Ok(match self.get(id)? {
            Type::Vector { element, .. } => (false, *element),
            _ => (true, id),
        })
    }

    /// The bits of a scalar, or of a lane of a vector.
    pub(crate) fn width(&self, id: u32) -> Result<u32> {
        let (_, lane) = self.lane(id)?;
        match self.get(lane)? {
            Type::Bool => Ok(1),
            Type::Int { width } => Ok(*width),
            Type::Float(format) => Ok(format.width()),
            Type::Pointer { .. } | Type::Handle => Ok(self.pointer_width),
            _ => Err(Error::malformed(format!("type %{id} is neither a scalar nor a vector"))),
        }
    }

    /// The format of a floating-point type, or of the lanes of a vector.
    pub(crate) fn format(&self, id: u32) -> Result<Format> {
        let (_, lane) = self.lane(id)?;
        match self.get(lane)? {
            Type::Float(format) => Ok(*format),
            _ => Err(Error::malformed(format!("type %{id} is not of floating-point numbers"))),
        }
    }

    /// What a pointer type points to.
    pub(crate) fn pointee(&self, id: u32) -> Result<u32> {
        match self.get(id)? {
            Type::Pointer { pointee: Some(pointee), .. } => Ok(*pointee),
            _ => Err(Error::malformed(format!("%{id} is not a type of typed pointers"))),
        }
    }

    /// The types of the parts of a composite, and where each lies.
    pub(crate) fn part(&self, id: u32, index: u64) -> Result<(u32, u64)> {
        let found = match self.get(id)? {
            Type::Vector { element, count } => (index < u64::from(*count)).then_some(*element),
            Type::Array { element, count } => (index < *count).then_some(*element),
            Type::Struct { members, offsets } => {
                let index = usize::try_from(index).unwrap_or(usize::MAX);
                let found = members.get(index).zip(offsets.get(index));
                return found.map(|(&member, &offset)| (member, offset)).ok_or_else(|| {
                    Error::malformed(format!("struct %{id} has no member {index}"))
                });
            }
            _ => None,
        };
        let element =
            found.ok_or_else(|| Error::malformed(format!("type %{id} has no part {index}")))?;
        Ok((element, index * self.size(element)?))
    }

    /// How many parts a composite has; none if it is a scalar.
    pub(crate) fn count(&self, id: u32) -> Result<Option<u64>> {
        Ok(match self.get(id)? {
            Type::Vector { count, .. } => Some(u64::from(*count)),
            Type::Array { count, .. } => Some(*count),
            Type::Struct { members, .. } => Some(members.len() as u64),
            _ => None,
        })
    }

    /// The value of a type all of whose scalars come from `make`, which is given the width.
    pub(crate) fn fill(&self, id: u32, make: &dyn Fn(u32) -> Scalar) -> Result<Value> {
        match self.count(id)? {
            None => Ok(make(self.width(id)?).into()),
            Some(count) => {
                let mut parts = Vec::new();
                for index in 0..count {
                    parts.push(self.fill(self.part(id, index)?.0, make)?);
                }
                Ok(parts.into_iter().collect())
            }
        }
    }

    pub(crate) fn undefined(&self, id: u32) -> Result<Value> {
        self.fill(id, &Scalar::undefined)
    }

    pub(crate) fn null(&self, id: u32) -> Result<Value> {
        self.fill(id, &|_| Scalar::default())
    }

    /// The value that bytes hold; `undefined` has a bit for each bit of them.
    pub(crate) fn read(&self, id: u32, bytes: &[u8], undefined: &[u8]) -> Result<Value> {
        if let Type::Vector { element, count } = self.get(id)?
            && let Some(width) = self.packed_width(*element)?
        {
            let bit = |bytes: &[u8], at: u32| u128::from(bytes[at as usize / 8] >> (at % 8) & 1);
            let lane = |index: u32| {
                let of = |bytes: &[u8]| {
                    (0..width).fold(0, |all, at| all | bit(bytes, index * width + at) << at)
                };
                Scalar::partial(of(bytes), of(undefined), width).into()
            };
            return Ok((0..*count).map(lane).collect());
        }
        if let Some(count) = self.count(id)? {
            let mut parts = Vec::new();
            for index in 0..count {
                let (part, offset) = self.part(id, index)?;
                let range = offset as usize..(offset + self.size(part)?) as usize;
                parts.push(self.read(part, &bytes[range.clone()], &undefined[range])?);
            }
            return Ok(parts.into_iter().collect());
        }
        let width = self.width(id)?;
        let number = |bytes: &[u8]| {
            bytes.iter().take(16).rev().fold(0u128, |number, &byte| number << 8 | u128::from(byte))
        };
        Ok(Scalar::partial(number(bytes), number(undefined), width).into())
    }

    /// Writes a value into memory. The padding between members keeps what it was.
    pub(crate) fn write(
        &self,
        id: u32,
        value: &Value,
        bytes: &mut [u8],
        undefined: &mut [u8],
    ) -> Result<()> {
        if let Type::Vector { element, .. } = self.get(id)?
            && let Some(width) = self.packed_width(*element)?
        {
            // The bits of the last byte that are left are written as zeros.
            let written = (width as usize * value.parts().len()).div_ceil(8);
            bytes[..written].fill(0);
            undefined[..written].fill(0);
            for (index, lane) in value.lanes().enumerate() {
                for at in 0..width as usize {
                    let place = index * width as usize + at;
                    let set = |byte: &mut u8, bits: u128| {
                        *byte =
                            *byte & !(1 << (place % 8)) | ((bits >> at & 1) as u8) << (place % 8);
                    };
                    set(&mut bytes[place / 8], lane.bits);
                    set(&mut undefined[place / 8], lane.undefined);
                }
            }
            return Ok(());
        }
        if self.count(id)?.is_some() {
            for (index, value) in value.parts().iter().enumerate() {
                let (part, offset) = self.part(id, index as u64)?;
                let range = offset as usize..(offset + self.size(part)?) as usize;
                self.write(part, value, &mut bytes[range.clone()], &mut undefined[range])?;
            }
            return Ok(());
        }
        let scalar = value.scalar();
        // The bits of the last byte beyond the width are written as zeros.
        let stored = mask(self.width(id)?.next_multiple_of(8));
        for (index, (byte, undefined)) in bytes.iter_mut().zip(undefined).enumerate() {
            if stored >> (8 * index) == 0 {
                break;
            }
            *byte = (scalar.bits >> (8 * index)) as u8;
            *undefined = (scalar.undefined >> (8 * index)) as u8;
        }
        Ok(())
    }
}
