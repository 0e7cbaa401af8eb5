//! Matrices in vectors, column behind column (LangRef, "Matrix Intrinsics"): element by element, so that
//! vectors of all lengths will do, whatever holds them.

use lapidary_bitcode::ir::{BinaryOp, Type, TypeId};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Op;

use super::lane_memory::size_of;
use super::memory::align_of;
use super::vector::{length, result_length};
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::emit::memory::Access;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Intrinsic;

/// Most products that one call of `llvm.matrix.multiply` is taken apart into.
const MOST_PRODUCTS: u64 = 1 << 16;

/// A number of rows and one of columns, which must be those of a vector with so many elements.
fn shape(
    s: &Site<'_, '_, '_>,
    intrinsic: &Intrinsic,
    (rows, columns): (usize, usize),
    length: u32,
) -> Result<(u32, u32)> {
    let (rows, columns) = (s.literal(rows)?, s.literal(columns)?);
    match rows.checked_mul(columns) == Some(length) {
        true => Ok((rows, columns)),
        false => Err(Error::malformed(format!(
            "llvm.{} of a matrix that has not the elements of its vector",
            intrinsic.name
        ))),
    }
}

/// The type of an element of an argument.
fn element_type(s: &Site<'_, '_, '_>, index: usize) -> Result<TypeId> {
    let ty = s.llvm_arg(index).map(|value| s.f.facts.module.types.scalar(s.f.llvm_type(value)));
    ty.ok_or_else(|| Error::malformed("a matrix that is not there"))
}

/// The place of an element in a matrix of so many rows, whose columns stand one behind the other. It is below
/// the number of elements, which [`shape`] knows.
fn place(row: u32, column: u32, rows: u32) -> u32 {
    column.saturating_mul(rows).saturating_add(row)
}

/// `llvm.matrix.transpose(matrix, rows, columns)`
pub(super) fn transpose(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let (rows, columns) = shape(s, intrinsic, (1, 2), length(s, 0)?)?;
    let (matrix, result) = (s.arg(0)?, s.result);
    let mut parts = Vec::new();
    for row in 0..rows {
        parts.extend((0..columns).map(|column| s.f.part(matrix, place(row, column, rows))));
    }
    s.f.of_parts(result, parts).map(Some)
}

/// `llvm.matrix.multiply(left, right, rows, inner, columns)`: sums of products, the first product first.
pub(super) fn multiply(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let (rows, inner) = shape(s, intrinsic, (2, 3), length(s, 0)?)?;
    let (_, columns) = shape(s, intrinsic, (3, 4), length(s, 1)?)?;
    shape(s, intrinsic, (2, 4), result_length(s)?)?;
    let products = u64::from(rows).saturating_mul(inner.into()).saturating_mul(columns.into());
    if products > MOST_PRODUCTS {
        let message = format_args!("llvm.{} of more than {MOST_PRODUCTS} products", intrinsic.name);
        return Err(Error::unsupported(message));
    }
    let llvm = element_type(s, 0)?;
    // The signature tells no elements of vectors of different lengths.
    let types = &s.f.facts.module.types;
    if types.scalar(s.call.result) != llvm || element_type(s, 1)? != llvm {
        let message = format!("llvm.{} of matrices of different elements", intrinsic.name);
        return Err(Error::malformed(message));
    }
    let (multiply, add) = match s.f.facts.module.types.get(llvm) {
        Type::Integer(_) => (BinaryOp::Mul, BinaryOp::Add),
        _ => (BinaryOp::FMul, BinaryOp::FAdd),
    };
    let flags = s.call.call.flags;
    let (left, right, result) = (s.arg(0)?, s.arg(1)?, s.result);
    let component = s.f.parts(result).0;
    let mut parts = Vec::new();
    for column in 0..columns {
        for row in 0..rows {
            let mut sum = None;
            for at in 0..inner {
                let x = s.f.part(left, place(row, at, rows));
                let y = s.f.part(right, place(at, column, inner));
                let product = s.f.binary_ids(multiply, flags, x, y, llvm, component)?;
                sum = Some(match sum {
                    Some(sum) => s.f.binary_ids(add, flags, sum, product, llvm, component)?,
                    None => product,
                });
            }
            parts.push(sum.ok_or_else(|| Error::malformed("a matrix without elements"))?);
        }
    }
    s.f.of_parts(result, parts).map(Some)
}

/// A matrix in memory, whose columns begin `stride` elements apart.
struct Columns {
    /// The pointer to the first element.
    base: Id,
    stride: Id,
    /// The stride, where it is known.
    known: Option<u64>,
    rows: u32,
    columns: u32,
    access: Access,
}

impl Columns {
    /// From the arguments of a call: pointer, stride, whether it is volatile, rows and columns are the ones
    /// from `first` on.
    fn of_arguments(
        s: &mut Site<'_, '_, '_>,
        intrinsic: &Intrinsic,
        first: usize,
        (component, element, length): (Id, TypeId, u32),
    ) -> Result<Self> {
        let [stride_at, volatile_at, rows_at, columns_at] =
            [1, 2, 3, 4].map(|behind| first.saturating_add(behind));
        let (rows, columns) = shape(s, intrinsic, (rows_at, columns_at), length)?;
        let size = size_of(s, intrinsic, element)?;
        let natural = size & size.wrapping_neg();
        let align = align_of(s, first as u32).map_or(natural, |align| natural.min(align.into()));
        let volatile = s.constant(volatile_at).is_some_and(|flag| flag != 0);
        let known = s.constant(stride_at).and_then(|stride| u64::try_from(stride).ok());
        let (base, stride) = (s.pointer(first, component)?, s.unsigned_arg(stride_at)?);
        let access = Access { align, volatile, ..Access::default() };
        Ok(Self { base, stride, known, rows, columns, access })
    }

    /// The pointers to the elements, column by column.
    fn places(&self, s: &mut Site<'_, '_, '_>) -> Vec<Id> {
        let b = s.b();
        let (pointer, index) = (b.type_of(self.base), b.type_of(self.stride));
        let mut places = Vec::new();
        for column in 0..self.columns {
            let number = b.const_int(index, column.into());
            let start = match (self.known, column) {
                (None, 1..) => Some(b.op(Op::IMul, index, &[self.stride, number])),
                _ => None,
            };
            for row in 0..self.rows {
                let offset = match (start, self.known) {
                    (Some(start), _) => {
                        let row = b.const_int(index, row.into());
                        b.op(Op::IAdd, index, &[start, row])
                    }
                    (None, known) => {
                        let start = known.unwrap_or(0).wrapping_mul(column.into());
                        b.const_int(index, start.wrapping_add(row.into()))
                    }
                };
                places.push(b.op(Op::PtrAccessChain, pointer, &[self.base, offset]));
            }
        }
        places
    }
}

/// `llvm.matrix.column.major.load(pointer, stride, volatile, rows, columns)`
pub(super) fn load(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let result = s.result;
    let component = s.f.parts(result).0;
    let element = s.f.facts.module.types.scalar(s.call.result);
    let length = result_length(s)?;
    let columns = Columns::of_arguments(s, intrinsic, 0, (component, element, length))?;
    let places = columns.places(s);
    let access = columns.access;
    let parts = places.into_iter().map(|place| s.f.load(component, place, access)).collect();
    s.f.of_parts(result, parts).map(Some)
}

/// `llvm.matrix.column.major.store(matrix, pointer, stride, volatile, rows, columns)`
pub(super) fn store(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let matrix = s.arg(0)?;
    let ty = s.b().type_of(matrix);
    let component = s.f.parts(ty).0;
    let (element, length) = (element_type(s, 0)?, length(s, 0)?);
    let columns = Columns::of_arguments(s, intrinsic, 1, (component, element, length))?;
    for (at, place) in (0..).zip(columns.places(s)) {
        let part = s.f.part(matrix, at);
        s.f.store(place, part, columns.access)?;
    }
    Ok(None)
}
