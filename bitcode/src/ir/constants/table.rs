//! Constants (CONSTANTS_BLOCK), of a module or of a function: one row each, and pools for what
//! does not fit a row.

use crate::ir::constant::{Constant, ConstantExpr, InlineAsm, Scalar};
use crate::ir::ids::{TypeId, ValueId};
use crate::ir::operators::{BinaryOp, CastOp, Flags, Predicate};
use crate::ir::type_index::TypeIndex;
use crate::ir::types::TypeTable;

/// What a row holds in `a` and `b`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Null,
    Undef,
    Poison,
    /// The low and high half of the number.
    Int,
    /// A range of `words`.
    WideInt,
    /// The low and high half of the bits.
    Float,
    /// Start of two `words`.
    WideFloat,
    /// A range of `operands`.
    Aggregate,
    /// A range of `words`.
    Data,
    /// A range of `bytes`.
    Bytes,
    /// Operator in `sub`, operands.
    Binary,
    /// Operand.
    FNeg,
    /// Operator in `sub`, operand.
    Cast,
    /// A range of `operands`: see [`GEP_HEADER`]; `sub` says what is there of an inrange.
    GetElementPtr,
    /// A range of `operands`.
    Select,
    /// Predicate in `sub`, operands.
    Cmp,
    /// Operands.
    ExtractElement,
    /// A range of `operands`.
    InsertElement,
    /// A range of `operands`.
    ShuffleVector,
    /// Function and block.
    BlockAddress,
    /// Operand.
    DsoLocalEquivalent,
    /// Operand.
    NoCfi,
    /// A range of `operands`.
    PtrAuth,
    /// A range of `bytes` (assembly, then constraints) with the flags in `sub`; `operands` has the
    /// function type and the length of the assembly at the position in `flags`' place, see
    /// [`ConstantTable::get`].
    InlineAsm,
}

/// Before the operands of a GEP: source type, then the index that has `inrange` or the range of
/// its `words`.
const GEP_HEADER: u32 = 3;
pub(crate) const INRANGE_INDEX: u8 = 1;
pub(crate) const INRANGE_WORDS: u8 = 2;
/// Of a number: that of all elements of a vector.
pub(crate) const SPLAT: u8 = 1;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(crate) ty: TypeId,
    pub(crate) kind: Kind,
    pub(crate) sub: u8,
    pub(crate) flags: Flags,
    pub(crate) a: u32,
    pub(crate) b: u32,
}

/// Constants in the order of their records.
#[derive(Clone, Debug, Default)]
pub(crate) struct ConstantTable {
    pub(crate) rows: Vec<Row>,
    pub(crate) operands: Vec<ValueId>,
    pub(crate) words: Vec<u64>,
    pub(crate) bytes: Vec<u8>,
}

/// What constants refer to.
pub(crate) struct Scope<'m> {
    pub(crate) types: &'m TypeTable,
    pub(crate) index: &'m TypeIndex,
    /// Operands below this are values of the module (or global values) whose types are known.
    pub(crate) module_values: u32,
    /// Number of the first constant of this table.
    pub(crate) first: u32,
}

impl ConstantTable {
    pub(crate) fn clear(&mut self) {
        self.rows.clear();
        self.operands.clear();
        self.words.clear();
        self.bytes.clear();
    }

    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    #[inline]
    pub(crate) fn ty(&self, index: usize) -> TypeId {
        self.rows[index].ty
    }

    /// The number of an integer constant of at most 64 bits.
    #[inline]
    pub(crate) fn int(&self, index: usize) -> Option<i64> {
        let row = self.rows.get(index)?;
        match row.kind {
            Kind::Int if row.sub != SPLAT => {
                Some((u64::from(row.a) | u64::from(row.b) << 32) as i64)
            }
            Kind::Null => Some(0),
            _ => None,
        }
    }

    fn range(&self, row: Row) -> &[ValueId] {
        &self.operands[row.a as usize..][..row.b as usize]
    }

    fn triple(&self, row: Row) -> [ValueId; 3] {
        let operands = self.operands[row.a as usize..].first_chunk();
        *operands.expect("the row of a constant with three operands")
    }

    /// The view of a constant.
    pub(crate) fn get(&self, index: usize) -> Constant<'_> {
        let row = self.rows[index];
        let words = |start: u32, len: u32| &self.words[start as usize..][..len as usize];
        let long = u64::from(row.a) | u64::from(row.b) << 32;
        let (a, b) = (ValueId(row.a), ValueId(row.b));
        match row.kind {
            Kind::Null => Constant::Null,
            Kind::Undef => Constant::Undef,
            Kind::Poison => Constant::Poison,
            Kind::Int => number(row, Scalar::Int(long as i64)),
            Kind::WideInt => number(row, Scalar::WideInt(words(row.a, row.b))),
            Kind::Float => number(row, Scalar::Float([long, 0])),
            Kind::WideFloat => {
                let words = words(row.a, 2);
                number(row, Scalar::Float([words[0], words[1]]))
            }
            Kind::Aggregate => Constant::Aggregate(self.range(row)),
            Kind::Data => Constant::Data(words(row.a, row.b)),
            Kind::Bytes => Constant::Bytes(&self.bytes[row.a as usize..][..row.b as usize]),
            Kind::Binary => Constant::Expr(ConstantExpr::Binary {
                op: BinaryOp::at(row.sub),
                flags: row.flags,
                lhs: a,
                rhs: b,
            }),
            Kind::FNeg => Constant::Expr(ConstantExpr::FNeg { value: a }),
            Kind::Cast => Constant::Expr(ConstantExpr::Cast {
                op: CastOp::at(row.sub),
                flags: row.flags,
                value: a,
            }),
            Kind::GetElementPtr => {
                let (header, operands) = self.range(row).split_at(GEP_HEADER as usize);
                let (base, indices) = operands.split_first().expect("a row has a base");
                let extra = [header[1].0, header[2].0];
                Constant::Expr(ConstantExpr::GetElementPtr {
                    source: TypeId(header[0].0),
                    base: *base,
                    indices,
                    flags: row.flags,
                    inrange_index: (row.sub == INRANGE_INDEX).then_some(extra[0]),
                    inrange: (row.sub == INRANGE_WORDS).then(|| words(extra[0], extra[1])),
                })
            }
            Kind::Select => {
                let [condition, then, otherwise] = self.triple(row);
                Constant::Expr(ConstantExpr::Select { condition, then, otherwise })
            }
            Kind::Cmp => Constant::Expr(ConstantExpr::Cmp {
                predicate: Predicate::at(row.sub),
                lhs: a,
                rhs: b,
            }),
            Kind::ExtractElement => {
                Constant::Expr(ConstantExpr::ExtractElement { vector: a, index: b })
            }
            Kind::InsertElement => {
                let [vector, element, index] = self.triple(row);
                Constant::Expr(ConstantExpr::InsertElement { vector, element, index })
            }
            Kind::ShuffleVector => {
                let [first, second, mask] = self.triple(row);
                Constant::Expr(ConstantExpr::ShuffleVector { first, second, mask })
            }
            Kind::BlockAddress => Constant::BlockAddress { function: a, block: row.b },
            Kind::DsoLocalEquivalent => Constant::DsoLocalEquivalent(a),
            Kind::NoCfi => Constant::NoCfi(a),
            Kind::PtrAuth => Constant::PtrAuth(self.range(row)),
            Kind::InlineAsm => {
                let [function_type, assembly, constraints] = self.triple(row);
                let text = &self.bytes[row.b as usize..];
                let (assembly, text) = text.split_at(assembly.0 as usize);
                Constant::InlineAsm(InlineAsm {
                    function_type: TypeId(function_type.0),
                    assembly,
                    constraints: &text[..constraints.0 as usize],
                    side_effects: row.sub & 1 != 0,
                    align_stack: row.sub & 2 != 0,
                    intel_dialect: row.sub & 4 != 0,
                    unwind: row.sub & 8 != 0,
                })
            }
        }
    }

    /// The operands of a constant that are values.
    pub(super) fn value_operands(&self, index: usize) -> ([Option<ValueId>; 2], &[ValueId]) {
        let row = self.rows[index];
        let (a, b) = (Some(ValueId(row.a)), Some(ValueId(row.b)));
        match row.kind {
            Kind::Aggregate
            | Kind::PtrAuth
            | Kind::Select
            | Kind::InsertElement
            | Kind::ShuffleVector => ([None, None], self.range(row)),
            Kind::GetElementPtr => ([None, None], &self.range(row)[GEP_HEADER as usize..]),
            Kind::Binary | Kind::Cmp | Kind::ExtractElement => ([a, b], &[]),
            Kind::FNeg
            | Kind::Cast
            | Kind::BlockAddress
            | Kind::DsoLocalEquivalent
            | Kind::NoCfi => ([a, None], &[]),
            _ => ([None, None], &[]),
        }
    }

    pub(super) fn has_operands(&self, index: usize) -> bool {
        let (pair, list) = self.value_operands(index);
        pair[0].is_some() || !list.is_empty()
    }

    pub(crate) fn push_operands(
        &mut self,
        values: impl IntoIterator<Item = ValueId>,
    ) -> (u32, u32) {
        let start = self.operands.len();
        self.operands.extend(values);
        (start as u32, self.operands.len().saturating_sub(start) as u32)
    }
}

/// A number, or a vector of it.
fn number(row: Row, scalar: Scalar<'_>) -> Constant<'_> {
    if row.sub == SPLAT { Constant::Splat(scalar) } else { scalar.into() }
}
