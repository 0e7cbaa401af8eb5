//! Gives a specialization constant another default value, in place.

use crate::error::{Error, Result};
use crate::grammar::Op;

use super::constants::SpecConstant;
use super::scalar::Scalar;

/// Writes a value over the one that a constant has.
pub(super) fn set(words: &mut [u32], constant: &SpecConstant, bytes: &[u8]) -> Result<()> {
    let size = constant.scalar.bytes();
    if bytes.len() != size {
        let id = constant.spec_id.unwrap_or_default();
        let (ty, given) = (constant.scalar.name(), bytes.len());
        return Err(Error::request(format!(
            "specialization constant {id} has type {ty}, of size {size}; the value has size {given}"
        )));
    }
    let start = constant.word as usize;
    match constant.scalar {
        Scalar::Bool => {
            let op = if bytes[0] == 0 { Op::SpecConstantFalse } else { Op::SpecConstantTrue };
            words[start] = words[start] & 0xFFFF_0000 | u32::from(op.0);
        }
        scalar => {
            let literal = scalar.literal(bytes);
            words[start.saturating_add(3)..][..literal.len()].copy_from_slice(&literal);
        }
    }
    Ok(())
}
