//! Relational functions, and those whose instruction depends on types: `dot` and `fma`.

use lapidary_spirv::emit::{FragmentBuilder, Id, TypeKind};
use lapidary_spirv::grammar::{Capability, Extension, Op, OpenClStd, PackedVectorFormat};

use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::Error;
use crate::lower::facts::callees::Builtin;

/// An instruction that gives bool where OpenCL C has an integer.
pub(super) fn relation(s: &mut Site<'_, '_, '_>, op: Op) -> Lowered {
    let operands = s.args()?;
    let Some(&first) = operands.first() else {
        return s.instruction(op, &operands);
    };
    s.check_op(op)?;
    let b = s.b();
    let shape = b.type_of(first);
    let bool = match b.type_kind(shape) {
        TypeKind::Vector { .. } => b.type_bool_like(shape),
        _ => b.type_bool(),
    };
    let value = b.op(op, bool, &operands);
    Ok(Some(s.give(value)))
}

/// `any` and `all` look at the most significant bits: whether components are negative.
pub(super) fn any_all(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let value = s.arg(0)?;
    let b = s.b();
    let ty = b.type_of(value);
    let bool = b.type_bool_like(ty);
    let count = b.components(ty).1;
    let zero = if count > 1 { b.const_null(ty) } else { b.const_int(ty, 0) };
    let mut set = b.op(Op::SLessThan, bool, &[value, zero]);
    if count > 1 {
        let op = if builtin.name() == "any" { Op::Any } else { Op::All };
        let bool = b.type_bool();
        set = b.op(op, bool, &[set]);
    }
    Ok(Some(s.give(set)))
}

/// cl_khr_extended_bit_ops: instructions that kernels have with SPV_KHR_bit_instructions only.
pub(super) fn bit_instruction(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let op = match builtin.name() {
        "bit_reverse" => Op::BitReverse,
        "bitfield_extract_signed" => Op::BitFieldSExtract,
        "bitfield_extract_unsigned" => Op::BitFieldUExtract,
        _ => Op::BitFieldInsert,
    };
    s.need(Extension::SPV_KHR_bit_instructions)?;
    s.b().capability(Capability::BitInstructions);
    let operands = s.args()?;
    s.instruction(op, &operands)
}

/// `fma`: SPV_KHR_fma has an instruction of its own for it.
pub(super) fn fma(s: &mut Site<'_, '_, '_>, _: &Builtin) -> Lowered {
    let mut operands = s.args()?;
    let result = s.result;
    for operand in &mut operands {
        *operand = s.f.widen(*operand, result);
    }
    if s.f.allows(Extension::SPV_KHR_fma) {
        s.check_op(Op::FmaKHR)?;
        return s.instruction(Op::FmaKHR, &operands);
    }
    Ok(Some(s.b().opencl(OpenClStd::fma, result, &operands)))
}

/// `dot` of floats, and the integer dot products of cl_khr_integer_dot_product.
pub(super) fn dot(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let operands = s.args()?;
    let result = s.result;
    if s.f.is_float(result) {
        let first = operands.first().copied().unwrap_or_default();
        let scalar = first != Default::default() && {
            let ty = s.b().type_of(first);
            s.b().components(ty).1 == 1
        };
        // OpDot wants vectors; of one component each it is a product.
        if scalar {
            return s.instruction(Op::FMul, &operands);
        }
        s.f.note_bfloat_dot(first);
        return s.instruction(Op::Dot, &operands);
    }
    let name = builtin.name();
    let accumulates = name.starts_with("dot_acc_sat");
    let packed = name.contains("_4x8packed");
    let (left, right) = if packed {
        (name.contains("_u"), name.contains("_uu_") || name.contains("_su_"))
    } else {
        (builtin.is_unsigned(0), builtin.is_unsigned(1))
    };
    if !s.f.allows(Extension::SPV_KHR_integer_dot_product) {
        return expand_dot(s, &operands, (left, right), packed);
    }
    // The mixed instruction takes the signed vector first.
    let swap = left && !right;
    let (op, accumulating) = match (left, right) {
        (false, false) => (Op::SDot, Op::SDotAccSat),
        (true, true) => (Op::UDot, Op::UDotAccSat),
        _ => (Op::SUDot, Op::SUDotAccSat),
    };
    let op = if accumulates { accumulating } else { op };
    s.check_op(op)?;
    let mut operands = operands;
    if swap && operands.len() >= 2 {
        operands.swap(0, 1);
    }
    integer_dot_capabilities(s, operands.first().copied(), packed);
    let value = s.b().op_with(op, result, |w| {
        let w = w.ids(&operands);
        if packed { w.literal(PackedVectorFormat::PackedVectorFormat4x8Bit.0) } else { w }
    });
    Ok(Some(value))
}

/// An integer dot product without the instruction: products of the extended components, summed.
fn expand_dot(
    s: &mut Site<'_, '_, '_>,
    operands: &[Id],
    (left, right): (bool, bool),
    packed: bool,
) -> Lowered {
    let &[x, y, ..] = operands else {
        return Err(Error::invalid("a dot product takes two vectors"));
    };
    let result = s.result;
    let b = s.b();
    let byte = b.type_int(8);
    let components = |b: &mut FragmentBuilder, vector: Id, unsigned: bool| -> Vec<Id> {
        let vector = if packed {
            let bytes = b.type_vector(byte, 4);
            b.bitcast(bytes, vector)
        } else {
            vector
        };
        let ty = b.type_of(vector);
        let (component, count) = b.components(ty);
        let op = if unsigned { Op::UConvert } else { Op::SConvert };
        (0..count)
            .map(|index| {
                let part = b.extract(component, vector, &[index]);
                if component == result { part } else { b.op(op, result, &[part]) }
            })
            .collect()
    };
    let xs = components(b, x, left);
    let ys = components(b, y, right);
    let mut sum = None;
    for (x, y) in xs.into_iter().zip(ys) {
        let product = b.op(Op::IMul, result, &[x, y]);
        sum = Some(match sum {
            Some(sum) => b.op(Op::IAdd, result, &[sum, product]),
            None => product,
        });
    }
    let Some(sum) = sum else { return Err(Error::invalid("a dot product of nothing")) };
    Ok(Some(match operands.get(2) {
        Some(&accumulator) => {
            let unsigned = left && right;
            let number = if unsigned { OpenClStd::u_add_sat } else { OpenClStd::s_add_sat };
            b.opencl(number, result, &[sum, accumulator])
        }
        None => sum,
    }))
}

/// The capability of the inputs of an integer dot product (SPV_KHR_integer_dot_product).
pub(super) fn integer_dot_capabilities(
    s: &mut Site<'_, '_, '_>,
    operand: Option<Id>,
    packed: bool,
) {
    let capability = if packed {
        Capability::DotProductInput4x8BitPacked
    } else {
        let b = s.b();
        let ty = operand.map_or(Default::default(), |id| b.type_of(id));
        match (b.width(ty), b.components(ty).1) {
            (8, 4) => Capability::DotProductInput4x8Bit,
            _ => Capability::DotProductInputAll,
        }
    };
    s.b().capability(capability);
}
