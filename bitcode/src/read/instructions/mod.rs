//! The instruction records of FUNCTION_BLOCK, of LLVM 14 to 24 and as far back as relative operand
//! numbers and typed pointers go. The type of each result is computed as LLVM does.

mod control;
mod memory;
mod values;

use super::function::{Decoder, next};
use super::operators;
use crate::codes::function as code;
use crate::error::Fault::Malformed;
use crate::error::Problem;
use crate::ir::body::Operand;

const SHORT: Problem = &Malformed("the record is too short");

#[inline]
fn field(values: &[u64], at: &mut usize) -> Result<u64, Problem> {
    next(values, at).ok_or(SHORT)
}

impl Decoder<'_, '_, '_> {
    fn pointer_operand(&mut self, values: &[u64], at: &mut usize) -> Result<Operand, Problem> {
        let (value, ty) = self.value_type_pair(values, at)?;
        if self.builder.is_pointer(ty) {
            Ok((value, ty))
        } else {
            Err(&Malformed("the operand is no pointer"))
        }
    }

    #[inline]
    pub(super) fn instruction(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        if record_code != code::INST_CALL
            && self.builder.awaits_call()
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
            // [aggregate, indices...]
            code::INST_EXTRACTVAL => {
                let at = &mut 0;
                let aggregate = self.value_type_pair(values, at)?;
                self.builder.extract_value(aggregate, &values[*at..])
            }
            // [aggregate, value, indices...]
            code::INST_INSERTVAL => {
                let at = &mut 0;
                let aggregate = self.value_type_pair(values, at)?;
                let value = self.value_type_pair(values, at)?;
                self.builder.insert_value(aggregate, value, &values[*at..])
            }
            code::INST_FREEZE => {
                let value = self.value_type_pair(values, &mut 0)?;
                self.builder.freeze(value)
            }
            code::INST_BITINSERT | code::INST_BITEXTRACT => self.bits(record_code, values),
            // [type of the list, list, type]
            code::INST_VAARG => {
                let list_type = self.builder.type_id(*values.first().ok_or(SHORT)?)?;
                let list = self.value(values, &mut 1, list_type)?;
                let ty = self.builder.type_id(*values.get(2).ok_or(SHORT)?)?;
                self.builder.va_arg(list, ty)
            }
            code::INST_CMPXCHG | code::INST_CMPXCHG_OLD => {
                self.compare_exchange(record_code, values)
            }
            code::INST_ATOMICRMW | code::INST_ATOMICRMW_OLD => self.atomic_rmw(record_code, values),
            code::INST_FENCE => {
                let &[ordering, scope] = values else { return Err(SHORT) };
                let scope = self.builder.scope(scope);
                self.builder.fence(operators::ordering(ordering), scope)
            }
            code::INST_LANDINGPAD => self.landing_pad(values),
            code::INST_CATCHPAD | code::INST_CLEANUPPAD => self.pad(record_code, values),
            _ => self.terminator(record_code, values),
        }
    }
}
