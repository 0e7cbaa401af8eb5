//! `__spirv_*` functions: SPIR-V friendly LLVM IR, as SYCL's headers and the translator use it.
//!
//! The name is that of the instruction, which the grammar has, with postfixes after underscores:
//! the result type (`_Rfloat4`), saturation and rounding of conversions. The arguments are the
//! instruction's operands in order; what the grammar says is a literal must be a constant.

use lapidary_bitcode::ir::{Constant, Value};
use lapidary_spirv::emit::{Id, Identity, TypeKind};
use lapidary_spirv::grammar::{
    self, BuiltIn, Decoration, Extension, GroupOperation, MemorySemantics as Semantics, Op,
    OpenClStd, Quantifier, StorageClass,
};

use super::abort::abort;
use super::convert::ROUNDING;
use super::operands::{check_constants, operands};
use super::row::How;
use super::row::{pointee_of, takes_scalars};
use super::{atomics, checks, enqueue, groups, images, memory, relational, sync};
use crate::lower::calls::site::Site;
use crate::lower::calls::spec_constants;
use crate::lower::calls::wrapped::Wrapped;
use crate::lower::emit::Lowered;
use crate::lower::emit::memory::Access;
use crate::lower::emit::state::Word;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::{Builtin, Pointee};
use crate::lower::facts::mangle::Scalar;
use crate::lower::special::Special;
use lapidary_spirv::masks::low_ones;
use lapidary_spirv::signature::{self, is_atomic, is_compare_exchange, is_computation};

/// What a name that begins with `__spirv_` means.
pub(super) fn find(base: &[u8]) -> Option<How> {
    let rest = std::str::from_utf8(base).ok()?.strip_prefix("__spirv_")?;
    if let Some(name) = rest.strip_prefix("ocl_") {
        return Some(match extended(name)? {
            OpenClStd::printf => How::Code(memory::printf),
            number => How::SpirvExt(number),
        });
    }
    let name = rest.split('_').next()?;
    match name {
        "SpecConstant" => return Some(How::Code(spec_constant)),
        "SpecConstantComposite" => return Some(How::Code(spec_constant_composite)),
        "AddMemberDecoration" => return Some(How::Code(add_member_decoration)),
        "BuildNDRange" => return Some(How::Code(enqueue::ndrange)),
        "AbortKHR" => return Some(How::Code(|s, _| abort(s))),
        _ => {}
    }
    if let Some(op) = grammar::op_by_name(&format!("Op{name}")).filter(|&op| is_computation(op)) {
        return Some(How::Spirv(op));
    }
    // Getters of builtin variables: `BuiltInGlobalInvocationId`.
    let builtin = BuiltIn::ENUMERATION.by_name(rest.strip_prefix("BuiltIn")?)?;
    Some(How::SpirvInput(BuiltIn(builtin)))
}

/// An instruction of OpenCL.std by its name, perhaps with a postfix for the result type.
fn extended(name: &str) -> Option<OpenClStd> {
    let find = |name: &str| OpenClStd::SET.by_name(name).map(|row| OpenClStd(row.number));
    find(name).or_else(|| find(name.rsplit_once("_R")?.0)).or_else(|| {
        let (name, mode) = name.rsplit_once('_')?;
        ROUNDING.iter().any(|row| row.0 == mode).then(|| find(name)).flatten()
    })
}

/// An extended instruction.
pub(super) fn lower_extended(
    s: &mut Site<'_, '_, '_>,
    builtin: &Builtin,
    number: OpenClStd,
) -> Lowered {
    let Some(row) = OpenClStd::SET.by_number(number.0) else {
        return Err(Error::unsupported(format_args!("'{}'", builtin.name())));
    };
    let mut words = std::mem::take(&mut s.f.s.operands);
    let arguments = 0..s.len();
    operands(s, builtin, Op::ExtInst, row.operands, arguments, &mut words)?;
    let result = s.result;
    if takes_scalars(number) {
        for word in &mut words {
            if let Word::Id(id) = word {
                *id = s.f.widen(*id, result);
            }
        }
    }
    let data = words.first().and_then(Word::id);
    if let Some((at, ty)) = pointee_of(s, number, data)
        && let Some(Word::Id(pointer)) = words.get_mut(at)
    {
        s.f.check_addressed(*pointer)?;
        *pointer = s.f.pointer_to(*pointer, ty);
    }
    // How many elements a load takes, which the result type says where no argument does.
    let loads = [OpenClStd::vloadn, OpenClStd::vload_halfn, OpenClStd::vloada_halfn];
    if words.len() == 2 && loads.contains(&number) {
        words.push(Word::Literal(s.b().components(result).1));
    }
    if number == OpenClStd::fma && s.f.allows(Extension::SPV_KHR_fma) {
        return relational::fma(s, builtin);
    }
    let void = s.is_void();
    let b = s.b();
    let set = b.opencl_set();
    let value =
        b.op_with(Op::ExtInst, result, |w| Word::write(&words, w.id(set).literal(number.0)));
    s.f.s.operands = words;
    Ok((!void).then_some(value))
}

/// Whether an instruction gives bool (or a vector of bool).
pub(super) fn gives_bool(op: Op) -> bool {
    use Op as O;
    (O::Any.0..=O::FUnordGreaterThanEqual.0).contains(&op.0) && op != O::Select
        || matches!(
            op,
            O::GroupAll
                | O::GroupAny
                | O::SubgroupAllKHR
                | O::SubgroupAnyKHR
                | O::SubgroupAllEqualKHR
                | O::GroupNonUniformElect
                | O::GroupNonUniformQuadAllKHR
                | O::GroupNonUniformQuadAnyKHR
                | O::GroupNonUniformAll
                | O::GroupNonUniformAny
                | O::GroupNonUniformAllEqual
                | O::GroupNonUniformInverseBallot
                | O::GroupNonUniformBallotBitExtract
                | O::GroupNonUniformLogicalAnd
                | O::GroupNonUniformLogicalOr
                | O::GroupNonUniformLogicalXor
                | O::GroupLogicalAndKHR
                | O::GroupLogicalOrKHR
                | O::GroupLogicalXorKHR
                | O::AtomicFlagTestAndSet
                | O::IsValidEvent
                | O::IsValidReserveId
                | O::PtrEqual
                | O::PtrNotEqual
        )
}

/// A core instruction.
pub(super) fn lower(s: &mut Site<'_, '_, '_>, builtin: &Builtin, op: Op) -> Lowered {
    let mut words = std::mem::take(&mut s.f.s.operands);
    let lowered = lower_with(s, builtin, op, &mut words);
    s.f.s.operands = words;
    lowered
}

fn lower_with(
    s: &mut Site<'_, '_, '_>,
    builtin: &Builtin,
    op: Op,
    words: &mut Vec<Word>,
) -> Lowered {
    // The weak one may fail where it need not, and is gone since SPIR-V 1.4.
    let op = if op == Op::AtomicCompareExchangeWeak { Op::AtomicCompareExchange } else { op };
    let Some(row) = grammar::instruction(op) else {
        return Err(Error::unsupported(format_args!("'{}'", builtin.name())));
    };
    checks::check_any_width(s, builtin)?;
    match op {
        Op::ControlBarrierArriveINTEL | Op::ControlBarrierWaitINTEL => sync::check_barrier(s, op)?,
        _ => s.check_op(op)?,
    }
    let has_result = row.has_result();
    let kinds = if has_result { &row.operands[2..] } else { row.operands };
    // A struct comes back through memory: the first argument is not an operand.
    let returned = if has_result && s.is_void() { s.struct_return() } else { None };
    let indirect = returned.is_some();
    let first = usize::from(indirect);
    checks::check(s, builtin, op, first)?;
    // `__spirv_GenericCastToPtr_ToGlobal(pointer, storage)`: the type of the result says it already.
    let arguments = match op {
        Op::GenericCastToPtr => first..s.len().min(first.saturating_add(1)),
        _ => first..s.len(),
    };
    let like = operands(s, builtin, op, kinds, arguments, words)?;
    let required = kinds.iter().filter(|it| it.quantifier == Quantifier::Once).count();
    if words.len() < required {
        return Err(Error::invalid(format!(
            "'{}' is called with too few arguments: {} of {required}",
            builtin.name(),
            words.len()
        )));
    }
    fix_pointers(s, builtin, op, words)?;
    check_constants(s, builtin, op, words, 0)?;
    let wrapped = match returned.flatten() {
        Some(ty) => Wrapped::in_call(s, ty)?,
        None => None,
    };
    let mut ty = s.result;
    if let Some(wrapped) = wrapped {
        ty = s.f.lower_type(wrapped.number)?;
    } else if indirect {
        let slot = s.arg(0)?;
        ty = indirect_type(s, op, slot, words)?;
    } else if gives_bool(op) && !s.f.is_bool(ty) {
        let bool = s.b().type_bool();
        let count = match words.first() {
            Some(&Word::Id(id)) => {
                let b = s.b();
                let operand = b.type_of(id);
                b.components(operand).1
            }
            _ => 1,
        };
        let whole = matches!(op, Op::Any | Op::All) || op.0 >= Op::GroupAll.0;
        ty = if whole { bool } else { s.b().type_vector(bool, count) };
    }
    if let Some(&Word::Literal(operation)) = words.get(1) {
        groups::operation_needs(s, op, GroupOperation(operation));
    }
    match op {
        Op::SampledImage => ty = sampled_image_type(s, ty, words)?,
        Op::AccessChain
        | Op::InBoundsAccessChain
        | Op::PtrAccessChain
        | Op::InBoundsPtrAccessChain => ty = chain_type(s, builtin, op, words)?,
        Op::ImageSampleExplicitLod if !samples(s, words) => {
            return Err(Error::invalid(format!(
                "parameter 1 of '{}' should be a sampled image of one sample",
                builtin.name()
            )));
        }
        Op::ImageRead | Op::ImageFetch | Op::ImageSampleExplicitLod => {
            sign(s, builtin.result.or(postfix_scalar(builtin.name())), 2, words);
        }
        Op::ImageWrite => {
            let scalar = builtin.parameters.get(2).and_then(|p| p.scalar);
            sign(s, scalar, 3, words);
        }
        Op::AtomicStore => {
            if let Some(&Word::Id(value)) = words.get(3) {
                let ty = s.b().type_of(value);
                s.f.atomic_needs(op, ty)?;
            }
        }
        _ if is_atomic(op) && has_result => {
            s.f.atomic_needs(op, ty)?;
            if is_compare_exchange(op)
                && let Some(&Word::Id(unequal)) = words.get(3)
            {
                atomics::check_order(s, builtin.name(), unequal, Semantics::Release)?;
            }
        }
        Op::SDot | Op::UDot | Op::SUDot | Op::SDotAccSat | Op::UDotAccSat | Op::SUDotAccSat => {
            let operand = match words.first() {
                Some(&Word::Id(id)) => Some(id),
                _ => None,
            };
            let packed = operand.is_some_and(|id| {
                let b = s.b();
                let ty = b.type_of(id);
                b.components(ty).1 == 1
            });
            if packed && !matches!(words.last(), Some(Word::Literal(_))) {
                words.push(Word::Literal(0));
            }
            relational::integer_dot_capabilities(s, operand, packed);
        }
        // The instruction asks about the type, the function is given a matrix.
        Op::CooperativeMatrixLengthKHR => {
            if let Some(Word::Id(matrix)) = words.first_mut() {
                *matrix = s.b().type_of(*matrix);
            }
        }
        // The translator's way back has integers for vectors of bools.
        Op::Any | Op::All => {
            if let Some(Word::Id(vector)) = words.first_mut() {
                *vector = s.f.int_to_bool(*vector);
            }
        }
        Op::Dot => {
            if let Some(Word::Id(vector)) = words.first() {
                s.f.note_bfloat_dot(*vector);
            }
        }
        Op::ControlBarrier => sync::device_barrier(s, words.first().and_then(Word::id)),
        Op::GenericCastToPtr | Op::GenericCastToPtrExplicit | Op::PtrCastToGeneric => {
            ty = cast_type(s, ty, words)?;
        }
        _ => {}
    }
    if !has_result {
        let b = s.b();
        Word::write(words, b.code.begin(op)).end();
        return Ok(None);
    }
    let b = s.b();
    let value = b.fresh(ty);
    Word::write(words, b.code.begin(op).id(ty).id(value)).end();
    decorate(s, builtin, value);
    if is_atomic(op) {
        s.f.alias_decorations(s.call.inst, value);
    }
    if let Some(wrapped) = wrapped {
        wrapped.store(s, value, like)?;
        return Ok(None);
    }
    if indirect {
        let pointer = s.pointer(0, ty)?;
        s.f.store(pointer, value, Access::default())?;
        return Ok(None);
    }
    if op == Op::SampledImage {
        return Ok(Some(value));
    }
    Ok(Some(s.give(value)))
}

/// The type of a result that comes back through memory.
fn indirect_type(s: &mut Site<'_, '_, '_>, op: Op, slot: Id, words: &[Word]) -> Result<Id> {
    let known = s.f.pointee(slot).map(|(_, pointee)| s.b().type_kind(pointee));
    if matches!(op, Op::IAddCarry | Op::ISubBorrow | Op::UMulExtended | Op::SMulExtended)
        && known != Some(TypeKind::Struct { members: 2 })
        && let Some(&Word::Id(operand)) = words.first()
    {
        let b = s.b();
        let ty = b.type_of(operand);
        return Ok(b.type_struct(&[ty, ty]));
    }
    match s.f.pointee(slot) {
        Some((_, pointee)) => Ok(pointee),
        None => Err(Error::unsupported(format_args!("{op} without a result"))),
    }
}

/// Gives pointers the pointee that the instruction wants, where that follows from other operands.
fn fix_pointers(
    s: &mut Site<'_, '_, '_>,
    builtin: &Builtin,
    op: Op,
    words: &mut [Word],
) -> Result<()> {
    // Few pointers go to memory that is only read, so the signature is asked last.
    if let Some(&Word::Id(pointer)) = words.first()
        && let Err(error) = s.f.check_written(pointer)
        && signature::of_instruction(op).is_some_and(|it| it.contains("out*"))
    {
        return Err(error);
    }
    let pointee = match op {
        Op::Store | Op::PredicatedStoreINTEL => match words.get(1) {
            Some(&Word::Id(value)) => s.b().type_of(value),
            _ => return Ok(()),
        },
        Op::AtomicStore => match words.get(3) {
            Some(&Word::Id(value)) => s.b().type_of(value),
            _ => return Ok(()),
        },
        Op::AtomicFlagTestAndSet | Op::AtomicFlagClear => s.b().type_int(32),
        // Events may come as bytes.
        Op::GroupWaitEvents => {
            let event = Special::Event.lower(s.b());
            if let Some(Word::Id(events)) = words.get_mut(2) {
                s.storage(*events)?;
                *events = s.f.pointer_to(*events, event);
            }
            return Ok(());
        }
        // Front ends hold storage as a pointer, which the translator takes for the storage where the name of
        // the function says that it points to such, and else leaves a pointer.
        Op::CreatePipeFromPipeStorage => {
            const STORAGE: Pointee = Pointee::Special(Special::PipeStorage);
            if let Some(Word::Id(storage)) = words.first_mut()
                && let TypeKind::Pointer { .. } = s.b().kind_of(*storage)
                && builtin.parameter_pointee(0) == Some(STORAGE)
            {
                let ty = Special::PipeStorage.lower(s.b());
                *storage = s.b().op(Op::Bitcast, ty, &[*storage]);
            }
            return Ok(());
        }
        Op::Load | Op::PredicatedLoadINTEL => s.result,
        _ if is_atomic(op) => s.result,
        _ => return Ok(()),
    };
    if let Some(Word::Id(pointer)) = words.first_mut() {
        *pointer = s.f.pointer_to(*pointer, pointee);
        if !matches!(op, Op::Load | Op::Store | Op::PredicatedLoadINTEL | Op::PredicatedStoreINTEL)
        {
            *pointer = s.f.for_atomics(*pointer)?;
        }
    }
    Ok(())
}

/// Whether the first operand is an image with its sampler. LLVM may have a pointer for it.
fn samples(s: &mut Site<'_, '_, '_>, words: &[Word]) -> bool {
    let Some(value) = words.first().and_then(Word::id) else { return false };
    let b = s.b();
    let ty = b.type_of(value);
    match (b.type_kind(ty), b.declaration_words(ty)) {
        (TypeKind::Other(Op::TypeSampledImage), &[_, _, image, ..]) => {
            images::is_of_one_sample(b, Id(image))
        }
        _ => false,
    }
}

/// The type of an OpSampledImage: from the image, when the call's type does not say it.
fn sampled_image_type(s: &mut Site<'_, '_, '_>, ty: Id, words: &[Word]) -> Result<Id> {
    if s.b().type_kind(ty) == TypeKind::Other(Op::TypeSampledImage) {
        return Ok(ty);
    }
    let Some(&Word::Id(image)) = words.first() else { return Ok(ty) };
    let image = images::image_of(s, image)?;
    Ok(s.b().declare(Op::TypeSampledImage, Id::NONE, |w| w.id(image.ty)))
}

/// The type of an access chain: a pointer to what its indices lead to.
fn chain_type(s: &mut Site<'_, '_, '_>, builtin: &Builtin, op: Op, words: &[Word]) -> Result<Id> {
    let base = words.first().and_then(Word::id).and_then(|base| s.f.pointee(base));
    let Some((storage, mut element)) = base else {
        return Err(Error::invalid(format!(
            "parameter 1 of '{}' should be a pointer",
            builtin.name()
        )));
    };
    let steps = matches!(op, Op::PtrAccessChain | Op::InBoundsPtrAccessChain);
    for (at, index) in words.iter().enumerate().skip(1) {
        let b = s.b();
        let index = index.id().unwrap_or(Id::NONE);
        let index_type = b.kind_of(index);
        let next = match b.type_kind(element) {
            _ if !matches!(index_type, TypeKind::Int(_)) => None,
            // The first index goes from one such object to the next.
            _ if steps && at == 1 => Some(element),
            TypeKind::Struct { members } => match b.constant_value(index) {
                Some(field) if index_type == TypeKind::Int(32) && field < u64::from(members) => {
                    Some(b.struct_member(element, field as u32))
                }
                _ => None,
            },
            TypeKind::Array { element, .. } => Some(element),
            TypeKind::Vector { component, .. } => Some(component),
            _ => match b.declaration_words(element) {
                &[first, _, component, ..] if Op::of(first) == Op::TypeCooperativeMatrixKHR => {
                    Some(Id(component))
                }
                _ => None,
            },
        };
        element = next.ok_or_else(|| {
            Error::invalid(format!(
                "parameter {} of '{}' should be an index of what parameter 1 points to",
                at.saturating_add(1),
                builtin.name()
            ))
        })?;
    }
    Ok(s.b().type_pointer(storage, element))
}

/// A pointer cast keeps the pointee.
fn cast_type(s: &mut Site<'_, '_, '_>, ty: Id, words: &[Word]) -> Result<Id> {
    let b = s.b();
    if let (Some(&Word::Id(value)), TypeKind::Pointer { storage, .. }) =
        (words.first(), b.type_kind(ty))
        && let TypeKind::Pointer { pointee, .. } = b.kind_of(value)
    {
        let named = [StorageClass::Workgroup, StorageClass::CrossWorkgroup, StorageClass::Function];
        let storage = match words.get(1) {
            Some(&Word::Literal(storage)) if named.contains(&StorageClass(storage)) => {
                StorageClass(storage)
            }
            Some(Word::Literal(storage)) => {
                return Err(Error::invalid(format!(
                    "GenericCastToPtrExplicit gives no pointer to storage class {storage}"
                )));
            }
            _ => storage,
        };
        return Ok(b.type_pointer(storage, pointee));
    }
    Ok(ty)
}

/// Adds SignExtend or ZeroExtend to the image operands, which are word `at` if there are any.
fn sign(s: &mut Site<'_, '_, '_>, scalar: Option<Scalar>, at: usize, words: &mut Vec<Word>) {
    let bit = images::extend(s, scalar);
    if bit == 0 {
        return;
    }
    let last = words.len() == at;
    match words.get_mut(at) {
        Some(Word::Literal(mask)) if *mask & images::EXTEND == 0 => *mask |= bit,
        None if last => words.push(Word::Literal(bit)),
        _ => {}
    }
}

/// The scalar of a postfix `_Ruint4`.
fn postfix_scalar(name: &str) -> Option<Scalar> {
    let (_, ty) = name.rsplit_once("_R")?;
    let ty = ty.trim_end_matches(|c: char| c.is_ascii_digit());
    Some(match ty {
        "char" => Scalar::Signed(8),
        "short" => Scalar::Signed(16),
        "int" => Scalar::Signed(32),
        "long" => Scalar::Signed(64),
        "uchar" => Scalar::Unsigned(8),
        "ushort" => Scalar::Unsigned(16),
        "uint" => Scalar::Unsigned(32),
        "ulong" => Scalar::Unsigned(64),
        _ => return None,
    })
}

/// Decorations that the name asks for: `_sat`, `_rte` and so on at its end.
fn decorate(s: &mut Site<'_, '_, '_>, builtin: &Builtin, value: Id) {
    let mut rest = builtin.name();
    while let Some((head, part)) = rest.rsplit_once('_') {
        if part == "sat" {
            s.b().decorate(value, Decoration::SaturatedConversion, &[]);
        } else if let Some(&(_, mode)) = ROUNDING.iter().find(|row| row.0 == part) {
            s.b().decorate(value, Decoration::FPRoundingMode, &[mode.0]);
        } else {
            return;
        }
        rest = head;
    }
}

/// `__spirv_AddMemberDecoration(pointer, list)`: the pointer to a member, which is decorated as the
/// metadata lists.
fn add_member_decoration(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let pointer = s.arg(0)?;
    let Some(list) = s.llvm_arg(1).and_then(|list| list.as_metadata()) else {
        return Err(Error::invalid(format!("'{}' without a list of decorations", builtin.name())));
    };
    let member = s.llvm_arg(0).and_then(|pointer| s.f.member_behind(pointer));
    s.f.listed_decorations(pointer, member, list);
    Ok(Some(pointer))
}

/// `__spirv_SpecConstant(id, default)`: a constant with `SpecId`.
fn spec_constant(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let id = s.literal(0)?;
    let ty = s.result;
    let default = s.llvm_arg(1).map(|value| s.f.body.value(s.f.facts.module, value));
    let bits = match default {
        Some(Value::Constant(_, Constant::Int(value))) => value as u64,
        Some(Value::Constant(_, Constant::Float(bits))) => bits[0],
        Some(Value::Constant(_, Constant::Null)) => 0,
        _ => {
            return Err(Error::unsupported(format_args!(
                "'{}' with a default that is no number, or of more than 64 bits",
                builtin.name()
            )));
        }
    };
    let b = s.b();
    // The default says the value, and there are constants with equal defaults.
    let identity = Identity::SpecId(id);
    let constant = match b.type_kind(ty) {
        TypeKind::Bool if bits & 1 != 0 => b.declare_as(identity, Op::SpecConstantTrue, ty, |w| w),
        TypeKind::Bool => b.declare_as(identity, Op::SpecConstantFalse, ty, |w| w),
        TypeKind::Int(width @ 1..=64) | TypeKind::Float(width @ 1..=64) => {
            // Narrow numbers are zero-extended, as OpConstant has them.
            let bits = bits & low_ones(width);
            let words = [bits as u32, (bits >> 32) as u32];
            let count = width.div_ceil(32) as usize;
            b.declare_as(identity, Op::SpecConstant, ty, |w| w.literals(&words[..count]))
        }
        _ => {
            return Err(Error::unsupported(format_args!(
                "'{}' of a type that is no number",
                builtin.name()
            )));
        }
    };
    b.decorate(constant, Decoration::SpecId, &[id]);
    let specs = s.f.decisions.specs.as_deref();
    if specs.is_some_and(|specs| specs.table.numbered.is_named(id)) {
        spec_constants::keep(s, constant);
    }
    Ok(Some(constant))
}

/// `__spirv_SpecConstantComposite(parts...)`
fn spec_constant_composite(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let indirect = s.is_void();
    let parts = s.args_from(usize::from(indirect))?;
    let ty = match indirect {
        false => s.result,
        true => {
            let slot = s.arg(0)?;
            match s.f.pointee(slot) {
                Some((_, pointee)) => pointee,
                None => return Err(Error::invalid("a composite constant without a type")),
            }
        }
    };
    if parts.iter().any(|&part| !s.b().is_constant(part)) {
        return Err(Error::unsupported(format_args!(
            "'{}' with a part that is no constant",
            builtin.name()
        )));
    }
    let b = s.b();
    let fits = match b.type_kind(ty) {
        TypeKind::Struct { members } => {
            let fits = |(part, at)| b.type_of(part) == b.struct_member(ty, at);
            members as usize == parts.len() && parts.iter().copied().zip(0..).all(fits)
        }
        TypeKind::Array { element, .. } | TypeKind::Vector { component: element, .. } => {
            parts.iter().all(|&part| b.type_of(part) == element)
        }
        _ => false,
    };
    if !fits {
        let message = format!("'{}' with a part of another type", builtin.name());
        return Err(Error::invalid(message));
    }
    let value = b.declare(Op::SpecConstantComposite, ty, |w| w.ids(&parts));
    if indirect {
        let pointer = s.pointer(0, ty)?;
        s.f.store(pointer, value, Access::default())?;
        return Ok(None);
    }
    Ok(Some(value))
}
