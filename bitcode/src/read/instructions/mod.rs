//! The instruction records of FUNCTION_BLOCK, of LLVM 14 to 22 and as far back as relative operand
//! numbers and typed pointers go. The type of each result is computed as LLVM does.

mod control;
mod memory;
mod values;

use super::function::Decoder;
use super::operators;
use crate::codes::function as code;
use crate::error::Fault::Malformed;
use crate::error::Problem;
use crate::ir::body::{Kind, NONE, Row};
use crate::ir::*;

const SHORT: Problem = &Malformed("the record is too short");

/// A row without result; `Decoder::push` adds that.
#[inline]
fn row(kind: Kind, a: u32, b: u32, c: u32) -> Row {
    Row { kind, sub: 0, flags: 0, a, b, c, ty: TypeId(0), value: NONE }
}

#[inline]
fn field(values: &[u64], at: &mut usize) -> Result<u64, Problem> {
    let value = *values.get(*at).ok_or(SHORT)?;
    *at += 1;
    Ok(value)
}

/// An alignment as it is stored: the exponent + 1, or 0 for none. LLVM's limit is 2^32.
#[inline]
fn align(raw: u64) -> Result<u8, Problem> {
    if raw <= 33 { Ok(raw as u8) } else { Err(&Malformed("an alignment out of range")) }
}

impl Decoder<'_, '_, '_> {
    fn pointer_operand(
        &mut self,
        values: &[u64],
        at: &mut usize,
    ) -> Result<(ValueId, TypeId), Problem> {
        let (value, ty) = self.value_type_pair(values, at)?;
        if self.builder.is_pointer(ty) {
            Ok((value, ty))
        } else {
            Err(&Malformed("the operand is no pointer"))
        }
    }

    /// Indices of extractvalue and insertvalue: pushes them and gives the type of the part.
    fn indices(&mut self, aggregate: TypeId, values: &[u64]) -> Result<TypeId, Problem> {
        if values.is_empty() {
            return Err(&Malformed("no indices"));
        }
        let mut ty = aggregate;
        for &index in values {
            ty = self.builder.part(ty, index)?;
            self.builder
                .body
                .indices
                .push(u32::try_from(index).map_err(|_| &Malformed("an index out of range"))?);
        }
        Ok(ty)
    }

    #[inline]
    pub(super) fn instruction(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        if record_code != code::INST_CALL
            && self.builder.pending_bundles as usize != self.builder.body.bundles.len()
            && !matches!(record_code, code::INST_INVOKE | code::INST_CALLBR)
        {
            return Err(&Malformed("operand bundles in front of something that is no call"));
        }
        match record_code {
            code::INST_CALL => self.call(values),
            code::INST_LOAD | code::INST_LOADATOMIC => self.load(record_code, values),
            code::INST_STORE
            | code::INST_STORE_OLD
            | code::INST_STOREATOMIC
            | code::INST_STOREATOMIC_OLD => self.store(record_code, values),
            code::INST_GEP | code::INST_GEP_OLD | code::INST_INBOUNDS_GEP_OLD => {
                self.get_element_ptr(record_code, values)
            }
            code::INST_BINOP => self.binary(values),
            code::INST_CAST => self.cast(values),
            code::INST_CMP | code::INST_CMP2 => self.compare(values),
            code::INST_PHI => self.phi(values),
            code::INST_SELECT | code::INST_VSELECT => self.select(record_code, values),
            code::INST_UNOP => self.unary(values),
            code::INST_ALLOCA => self.alloca(values),
            code::INST_EXTRACTELT | code::INST_INSERTELT | code::INST_SHUFFLEVEC => {
                self.vector(record_code, values)
            }
            code::INST_EXTRACTVAL => {
                let at = &mut 0;
                let (aggregate, ty) = self.value_type_pair(values, at)?;
                let start = self.builder.body.indices.len() as u32;
                let ty = self.indices(ty, &values[*at..])?;
                let len = self.builder.body.indices.len() as u32 - start;
                self.builder.push(row(Kind::ExtractValue, aggregate.0, start, len), Some(ty))
            }
            code::INST_INSERTVAL => {
                let at = &mut 0;
                let (aggregate, ty) = self.value_type_pair(values, at)?;
                let (value, value_type) = self.value_type_pair(values, at)?;
                let start = self.builder.body.indices.len();
                self.builder.body.indices.push((values.len() - *at) as u32);
                if self.indices(ty, &values[*at..])? != value_type {
                    return Err(&Malformed(
                        "the value has another type than the part that it replaces",
                    ));
                }
                self.builder
                    .push(row(Kind::InsertValue, aggregate.0, value.0, start as u32), Some(ty))
            }
            code::INST_FREEZE => {
                let (value, ty) = self.value_type_pair(values, &mut 0)?;
                self.builder.push(row(Kind::Freeze, value.0, 0, 0), Some(ty))
            }
            // [type of the list, list, type]
            code::INST_VAARG => {
                let list_type = self.builder.type_id(*values.first().ok_or(SHORT)?)?;
                let list = self.value(values, &mut 1, list_type)?;
                let ty = self.builder.type_id(*values.get(2).ok_or(SHORT)?)?;
                self.builder.push(row(Kind::VaArg, list.0, 0, 0), Some(ty))
            }
            code::INST_CMPXCHG | code::INST_CMPXCHG_OLD => {
                self.compare_exchange(record_code, values)
            }
            code::INST_ATOMICRMW | code::INST_ATOMICRMW_OLD => self.atomic_rmw(record_code, values),
            code::INST_FENCE => {
                let &[ordering, scope] = values else { return Err(SHORT) };
                let sub = operators::ordering(ordering) as u8;
                self.builder
                    .push(Row { sub, ..row(Kind::Fence, self.builder.scope(scope), 0, 0) }, None)
            }
            code::INST_LANDINGPAD => self.landing_pad(values),
            code::INST_CATCHPAD | code::INST_CLEANUPPAD => self.pad(record_code, values),
            _ => {
                self.terminator(record_code, values)?;
                self.builder.end_block();
                Ok(())
            }
        }
    }
}
