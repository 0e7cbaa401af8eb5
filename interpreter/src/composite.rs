//! Composites: vectors, arrays and structs taken apart and put together.

use std::rc::Rc;

use lapidary_spirv::grammar::Op;

use crate::error::{Error, Result};
use crate::program::Scope;
use crate::value::Value;

/// Evaluates an instruction on composites; None if it is none.
pub(crate) fn composite(
    scope: &Scope<'_, '_>,
    op: Op,
    ty: u32,
    operands: &[u32],
) -> Result<Option<Value>> {
    let types = &scope.program.types;
    let value = |index: usize| -> Result<&Value> {
        let id = operands.get(index);
        scope.value(*id.ok_or_else(|| Error::malformed(format!("{op} without operand {index}")))?)
    };
    Ok(Some(match op {
        Op::CompositeExtract => {
            let mut part = value(0)?;
            for &index in &operands[1..] {
                let found = part.parts().get(index as usize);
                part = found.ok_or_else(|| Error::malformed(format!("{op} of part {index}")))?;
            }
            part.clone()
        }
        Op::CompositeInsert => insert(value(1)?, value(0)?, operands.get(2..).unwrap_or_default())?,
        Op::CompositeConstruct => {
            let count = types.count(ty)?.unwrap_or_default();
            // A vector may be put together of smaller vectors.
            let of_vectors = matches!(types.lane(ty)?, (false, _));
            let mut parts = Vec::new();
            for &operand in operands {
                let part = scope.value(operand)?;
                match part {
                    Value::Composite(lanes) if of_vectors => parts.extend(lanes.iter().cloned()),
                    _ => parts.push(part.clone()),
                }
            }
            if parts.len() as u64 != count {
                return Err(Error::malformed(format!("{op} of {} parts for {count}", parts.len())));
            }
            parts.into_iter().collect()
        }
        Op::VectorShuffle => {
            let lanes: Vec<_> = value(0)?.lanes().chain(value(1)?.lanes()).collect();
            let width = types.width(ty)?;
            let chosen = operands.get(2..).unwrap_or_default().iter().map(|&index| match index {
                u32::MAX => Ok(crate::value::Scalar::undefined(width)),
                index => lanes
                    .get(index as usize)
                    .copied()
                    .ok_or_else(|| Error::malformed(format!("{op} of lane {index}"))),
            });
            chosen.map(|lane| lane.map(Value::Scalar)).collect::<Result<Value>>()?
        }
        // An index beyond the vector gives something undefined (SPIR-V, section 3.49.12).
        Op::VectorExtractDynamic => {
            let index = scope.scalar(operands.get(1).copied().unwrap_or_default())?;
            let lane = index.defined().and_then(|index| value(0).ok()?.lanes().nth(index as usize));
            match lane {
                Some(lane) => lane.into(),
                None => types.undefined(ty)?,
            }
        }
        Op::VectorInsertDynamic => {
            let index = scope.scalar(operands.get(2).copied().unwrap_or_default())?;
            let count = types.count(ty)?.unwrap_or_default();
            match index.defined() {
                Some(index) if index < u128::from(count) => {
                    insert(value(0)?, value(1)?, &[index as u32])?
                }
                _ => types.undefined(ty)?,
            }
        }
        _ => return Ok(None),
    }))
}

/// A composite with one part, found by a path of indices, replaced.
fn insert(composite: &Value, part: &Value, path: &[u32]) -> Result<Value> {
    let Some((&index, rest)) = path.split_first() else { return Ok(part.clone()) };
    let Value::Composite(parts) = composite else {
        return Err(Error::malformed(format!("an insertion at {index} into a scalar")));
    };
    let mut parts = Rc::clone(parts);
    // Copies the parts if somebody else holds them.
    let Some(slot) = Rc::make_mut(&mut parts).get_mut(index as usize) else {
        return Err(Error::malformed(format!("an insertion at {index}, beyond the end")));
    };
    *slot = insert(slot, part, rest)?;
    Ok(Value::Composite(parts))
}
