//! Constants and constant expressions (LangRef, "Constants").

use super::ids::{TypeId, ValueId};
use super::operators::{BinaryOp, CastOp, Flags, Predicate};

/// The view of a constant; its type is known beside it.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Constant<'m> {
    /// Zero of any type: `0`, `0.0`, `null`, `zeroinitializer`, `none`.
    Null,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// An integer of at most 64 bits, sign-extended.
    Int(i64),
    /// A wider integer: 64-bit words, least significant first. Above 1024 bits, high words that are
    /// zero may be absent.
    WideInt(&'m [u64]),
    /// A floating-point number: its bits, least significant word first (two words for 80 and 128
    /// bits; for `x86_fp80` the mantissa, then sign and exponent).
    Float([u64; 2]),
    /// A vector all of whose elements are this number (LLVM 23; before, its elements are stated).
    Splat(Scalar<'m>),
    /// A struct, array or vector by its elements.
    Aggregate(&'m [ValueId]),
    /// An array or vector of 8- to 64-bit integers or floats as the bits of its elements, one word
    /// an element.
    Data(&'m [u64]),
    /// An array of `i8` as bytes, final NUL included where there is one.
    Bytes(&'m [u8]),
    /// A constant expression.
    Expr(ConstantExpr<'m>),
    /// `blockaddress(@function, %block)`; the block is an index into the function's blocks.
    BlockAddress {
        /// The function.
        function: ValueId,
        /// The block's number.
        block: u32,
    },
    /// `dso_local_equivalent @f`
    DsoLocalEquivalent(ValueId),
    /// `no_cfi @f`
    NoCfi(ValueId),
    /// `ptrauth (ptr, i32, i64, ptr, ptr)`: pointer, key, discriminator, address discriminator, and
    /// deactivation symbol.
    PtrAuth(&'m [ValueId]),
    /// Inline assembly.
    InlineAsm(InlineAsm<'m>),
}

/// A number.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the variants are those of `Constant`")]
pub enum Scalar<'m> {
    Int(i64),
    WideInt(&'m [u64]),
    Float([u64; 2]),
}

impl<'m> From<Scalar<'m>> for Constant<'m> {
    fn from(scalar: Scalar<'m>) -> Self {
        match scalar {
            Scalar::Int(value) => Constant::Int(value),
            Scalar::WideInt(words) => Constant::WideInt(words),
            Scalar::Float(bits) => Constant::Float(bits),
        }
    }
}

/// A constant expression.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the fields are those of the instruction of the same name")]
#[non_exhaustive]
pub enum ConstantExpr<'m> {
    Binary {
        op: BinaryOp,
        flags: Flags,
        lhs: ValueId,
        rhs: ValueId,
    },
    FNeg {
        value: ValueId,
    },
    Cast {
        op: CastOp,
        flags: Flags,
        value: ValueId,
    },
    GetElementPtr {
        source: TypeId,
        base: ValueId,
        indices: &'m [ValueId],
        flags: Flags,
        /// Number of the index operand that has `inrange` (files before LLVM 19).
        inrange_index: Option<u32>,
        /// `inrange(lower, upper)`: words of the two integers, `lower` in the first half.
        inrange: Option<&'m [u64]>,
    },
    Select {
        condition: ValueId,
        then: ValueId,
        otherwise: ValueId,
    },
    Cmp {
        predicate: Predicate,
        lhs: ValueId,
        rhs: ValueId,
    },
    ExtractElement {
        vector: ValueId,
        index: ValueId,
    },
    InsertElement {
        vector: ValueId,
        element: ValueId,
        index: ValueId,
    },
    ShuffleVector {
        first: ValueId,
        second: ValueId,
        mask: ValueId,
    },
}

impl ConstantExpr<'_> {
    /// Its mnemonic in LLVM assembly, that of the instruction of the same name.
    pub fn mnemonic(&self) -> &'static str {
        match self {
            ConstantExpr::Binary { op, .. } => op.keyword(),
            ConstantExpr::FNeg { .. } => "fneg",
            ConstantExpr::Cast { op, .. } => op.keyword(),
            ConstantExpr::GetElementPtr { .. } => "getelementptr",
            ConstantExpr::Select { .. } => "select",
            ConstantExpr::Cmp { predicate, .. } => predicate.mnemonic(),
            ConstantExpr::ExtractElement { .. } => "extractelement",
            ConstantExpr::InsertElement { .. } => "insertelement",
            ConstantExpr::ShuffleVector { .. } => "shufflevector",
        }
    }

    /// Calls a function with each operand, in the order of the instruction of the same name, and stops at the
    /// first for which it fails. The mask of `shufflevector` is no operand: it says which elements are meant.
    ///
    /// # Errors
    /// What the function fails with.
    pub fn try_each_operand<E>(
        &self,
        mut visit: impl FnMut(ValueId) -> Result<(), E>,
    ) -> Result<(), E> {
        match *self {
            ConstantExpr::Binary { lhs, rhs, .. } | ConstantExpr::Cmp { lhs, rhs, .. } => {
                visit(lhs)?;
                visit(rhs)
            }
            ConstantExpr::FNeg { value } | ConstantExpr::Cast { value, .. } => visit(value),
            ConstantExpr::GetElementPtr { base, indices, .. } => {
                visit(base)?;
                indices.iter().try_for_each(|&index| visit(index))
            }
            ConstantExpr::Select { condition, then, otherwise } => {
                visit(condition)?;
                visit(then)?;
                visit(otherwise)
            }
            ConstantExpr::ExtractElement { vector, index } => {
                visit(vector)?;
                visit(index)
            }
            ConstantExpr::InsertElement { vector, element, index } => {
                visit(vector)?;
                visit(element)?;
                visit(index)
            }
            ConstantExpr::ShuffleVector { first, second, .. } => {
                visit(first)?;
                visit(second)
            }
        }
    }

    /// Whether LLVM 22 still has this constant expression.
    pub fn is_current(&self) -> bool {
        match self {
            ConstantExpr::Binary { op, .. } => {
                matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor)
            }
            ConstantExpr::Cast { op, .. } => matches!(
                op,
                CastOp::Trunc
                    | CastOp::PtrToInt
                    | CastOp::PtrToAddr
                    | CastOp::IntToPtr
                    | CastOp::BitCast
                    | CastOp::AddrSpaceCast
            ),
            ConstantExpr::FNeg { .. } | ConstantExpr::Select { .. } | ConstantExpr::Cmp { .. } => {
                false
            }
            ConstantExpr::GetElementPtr { .. }
            | ConstantExpr::ExtractElement { .. }
            | ConstantExpr::InsertElement { .. }
            | ConstantExpr::ShuffleVector { .. } => true,
        }
    }
}

/// An inline assembly callee.
#[derive(Clone, Copy, Debug)]
pub struct InlineAsm<'m> {
    /// Function type.
    pub function_type: TypeId,
    /// Assembly text.
    pub assembly: &'m [u8],
    /// Constraint string.
    pub constraints: &'m [u8],
    /// `sideeffect`
    pub side_effects: bool,
    /// `alignstack`
    pub align_stack: bool,
    /// `inteldialect`
    pub intel_dialect: bool,
    /// `unwind`
    pub unwind: bool,
}
