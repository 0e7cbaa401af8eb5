//! One instruction on constants: composites by their parts, vectors component by component, and the
//! rest as scalars do.

use crate::grammar::Op;

use super::evaluate::{self, Operand};
use super::pool::Pool;

/// Whether an instruction may become a constant.
pub(super) fn is_known(op: Op) -> bool {
    matches!(
        op,
        Op::CompositeConstruct
            | Op::CompositeExtract
            | Op::CompositeInsert
            | Op::VectorShuffle
            | Op::VectorExtractDynamic
            | Op::VectorInsertDynamic
            | Op::CopyObject
            | Op::Select
            | Op::Bitcast
            | Op::Any
            | Op::All
    ) || evaluate::is_known(op)
}

/// The constant that an instruction with this result type and these operands is.
pub(super) fn fold(pool: &mut Pool<'_, '_>, op: Op, ty: u32, operands: &[u32]) -> Option<u32> {
    let result = match (op, operands) {
        (Op::CopyObject, &[value]) => pool.resolve(value),
        (Op::CompositeConstruct, parts) => construct(pool, ty, parts)?,
        (Op::CompositeExtract, &[composite, ref path @ ..]) => extract(pool, composite, path)?,
        (Op::CompositeInsert, &[part, composite, ref path @ ..]) => {
            insert(pool, part, composite, path)?
        }
        (Op::VectorExtractDynamic, &[vector, index]) => {
            let index = u32::try_from(pool.bits(index)?).ok()?;
            pool.part(vector, index)?
        }
        (Op::VectorInsertDynamic, &[vector, part, index]) => {
            let index = u32::try_from(pool.bits(index)?).ok()?;
            insert(pool, part, vector, &[index])?
        }
        (Op::VectorShuffle, &[first, second, ref chosen @ ..]) => {
            let mut all = pool.parts(first)?;
            all.extend(pool.parts(second)?);
            // An undefined component has no place among the others.
            let parts = chosen.iter().map(|&at| all.get(at as usize).copied());
            let parts: Vec<u32> = parts.collect::<Option<_>>()?;
            pool.make_composite(ty, &parts)
        }
        (Op::Select, &[condition, yes, no]) => select(pool, ty, condition, yes, no)?,
        (Op::Bitcast, &[value]) => bitcast(pool, ty, value)?,
        (Op::Any | Op::All, &[vector]) => {
            let parts = pool.parts(vector)?;
            let bits: Vec<u64> = parts.iter().map(|&it| pool.bits(it)).collect::<Option<_>>()?;
            let value = match op {
                Op::Any => bits.iter().any(|&bit| bit != 0),
                _ => bits.iter().all(|&bit| bit != 0),
            };
            pool.make_scalar(ty, value.into())?
        }
        _ if evaluate::is_known(op) => by_component(pool, op, ty, operands)?,
        _ => return None,
    };
    // What a part or a choice may be: a value, but no constant.
    pool.constant(result)?;
    Some(result)
}

/// A composite of constants; of a vector, the parts may be vectors that are strung together.
fn construct(pool: &mut Pool<'_, '_>, ty: u32, parts: &[u32]) -> Option<u32> {
    let mut all = Vec::with_capacity(parts.len());
    let vector = pool.vector(ty);
    for &part in parts {
        let part = pool.resolve(part);
        let part_type = pool.type_of(part)?;
        match vector.filter(|vector| vector.0 != part_type) {
            Some(_) => all.extend(pool.parts(part)?),
            None => all.push(part),
        }
    }
    // Of a composite that another instruction continues these are not all parts.
    (pool.part_count(ty) == u32::try_from(all.len()).ok()).then(|| pool.make_composite(ty, &all))
}

fn extract(pool: &mut Pool<'_, '_>, composite: u32, path: &[u32]) -> Option<u32> {
    path.iter().try_fold(pool.resolve(composite), |part, &index| pool.part(part, index))
}

/// Depth is that of the type, which is bounded by the length of the instruction.
fn insert(pool: &mut Pool<'_, '_>, part: u32, composite: u32, path: &[u32]) -> Option<u32> {
    // From the outermost composite in, then back out.
    let mut levels = Vec::with_capacity(path.len());
    let mut at = pool.resolve(composite);
    for &index in path {
        levels.push((at, index));
        at = pool.part(at, index)?;
    }
    let mut value = pool.resolve(part);
    pool.constant(value)?;
    for (composite, index) in levels.into_iter().rev() {
        let ty = pool.type_of(composite)?;
        let mut parts = pool.parts(composite)?;
        *parts.get_mut(index as usize)? = value;
        value = pool.make_composite(ty, &parts);
    }
    Some(value)
}

fn select(pool: &mut Pool<'_, '_>, ty: u32, condition: u32, yes: u32, no: u32) -> Option<u32> {
    if let Some(bits) = pool.bits(condition) {
        return Some(pool.resolve(if bits != 0 { yes } else { no }));
    }
    let (conditions, yes, no) = (pool.parts(condition)?, pool.parts(yes)?, pool.parts(no)?);
    let mut parts = Vec::with_capacity(conditions.len());
    for ((condition, &yes), &no) in conditions.into_iter().zip(&yes).zip(&no) {
        parts.push(if pool.bits(condition)? != 0 { yes } else { no });
    }
    Some(pool.make_composite(ty, &parts))
}

/// The components of a vector, or the one of a scalar.
fn components(pool: &mut Pool<'_, '_>, value: u32) -> Option<Vec<u32>> {
    match pool.scalar(value) {
        Some(_) => Some(vec![pool.resolve(value)]),
        None => {
            let ty = pool.type_of(value)?;
            pool.vector(ty)?;
            pool.parts(value)
        }
    }
}

/// The same bits as another type; the first component has the lowest ones (as in memory).
fn bitcast(pool: &mut Pool<'_, '_>, ty: u32, value: u32) -> Option<u32> {
    let mut bits = Vec::new();
    for component in components(pool, value)? {
        let (scalar, value) = pool.scalar(component)?;
        bits.extend((0..scalar.width()).map(|bit| value >> bit & 1));
    }
    let (part, count) = pool.vector(ty).unwrap_or((ty, 1));
    let width = pool.scalar_type(part)?.width() as usize;
    if width > 64 || bits.len() != width.saturating_mul(count as usize) {
        return None;
    }
    let mut parts = Vec::with_capacity(count as usize);
    for bits in bits.chunks(width) {
        let value = bits.iter().rev().fold(0, |value, bit| value << 1 | bit);
        parts.push(pool.make_scalar(part, value)?);
    }
    match (pool.vector(ty), &parts[..]) {
        (None, &[scalar]) => Some(scalar),
        _ => Some(pool.make_composite(ty, &parts)),
    }
}

/// An instruction that treats every component alike.
fn by_component(pool: &mut Pool<'_, '_>, op: Op, ty: u32, operands: &[u32]) -> Option<u32> {
    let (part, count) = pool.vector(ty).unwrap_or((ty, 1));
    let result = pool.scalar_type(part).filter(|it| it.width() <= 64)?;
    let mut columns = Vec::with_capacity(operands.len());
    for &operand in operands {
        columns.push(components(pool, operand)?);
    }
    let mut parts = Vec::with_capacity(count as usize);
    for component in 0..count as usize {
        let mut values = Vec::with_capacity(columns.len());
        for column in &columns {
            // Offset and length of a bit field are scalars for all components.
            let id = match &column[..] {
                &[one] => one,
                all => *all.get(component)?,
            };
            let (ty, bits) = pool.scalar(id)?;
            values.push(Operand { ty, bits });
        }
        let bits = evaluate::scalar(op, result, &values)?;
        parts.push(pool.make_scalar(part, bits)?);
    }
    match (pool.vector(ty), &parts[..]) {
        (None, &[scalar]) => Some(scalar),
        _ => Some(pool.make_composite(ty, &parts)),
    }
}
