//! The table of intrinsics.

use lapidary_spirv::grammar::OpenClStd as Std;

use super::{
    Intrinsic, Lowered, annotations, bits, constrained, float, fpclass, integer, memory, vector,
};
use crate::lower::site::Site;

/// How a call is lowered.
#[derive(Clone, Copy, Debug)]
pub(super) enum How {
    /// An instruction of OpenCL.std with the arguments in order; scalars are widened to vectors.
    Ext(Std),
    /// Nothing: a hint, or what has no meaning on a device. A result is undefined.
    Drop,
    /// The first argument.
    First,
    /// What the rest needs.
    Code(fn(&mut Site<'_, '_, '_>, &Intrinsic) -> Lowered),
}

use How::{Code, Drop, Ext, First};

/// Name without `llvm.` and type suffixes, and how.
pub(super) const TABLE: &[(&str, How)] = &[
    // Standard C library intrinsics
    ("abs", Code(integer::abs)),
    ("smax", Code(integer::min_max)),
    ("smin", Code(integer::min_max)),
    ("umax", Code(integer::min_max)),
    ("umin", Code(integer::min_max)),
    ("scmp", Code(integer::three_way)),
    ("ucmp", Code(integer::three_way)),
    ("memcpy", Code(memory::copy)),
    ("memcpy.inline", Code(memory::copy)),
    ("memmove", Code(memory::move_memory)),
    ("memset", Code(memory::set)),
    ("memset.inline", Code(memory::set)),
    ("sqrt", Ext(Std::sqrt)),
    ("powi", Ext(Std::pown)),
    ("sin", Ext(Std::sin)),
    ("cos", Ext(Std::cos)),
    ("tan", Ext(Std::tan)),
    ("asin", Ext(Std::asin)),
    ("acos", Ext(Std::acos)),
    ("atan", Ext(Std::atan)),
    ("atan2", Ext(Std::atan2)),
    ("sinh", Ext(Std::sinh)),
    ("cosh", Ext(Std::cosh)),
    ("tanh", Ext(Std::tanh)),
    ("sincos", Code(float::sincos)),
    ("modf", Code(float::modf)),
    ("pow", Ext(Std::pow)),
    ("exp", Ext(Std::exp)),
    ("exp2", Ext(Std::exp2)),
    ("exp10", Ext(Std::exp10)),
    ("ldexp", Ext(Std::ldexp)),
    ("frexp", Code(float::frexp)),
    ("log", Ext(Std::log)),
    ("log10", Ext(Std::log10)),
    ("log2", Ext(Std::log2)),
    ("fma", Code(float::fma)),
    ("fmuladd", Code(float::fmuladd)),
    ("fabs", Ext(Std::fabs)),
    ("minnum", Ext(Std::fmin)),
    ("maxnum", Ext(Std::fmax)),
    ("minimum", Code(float::minimum)),
    ("maximum", Code(float::minimum)),
    ("minimumnum", Code(float::minimum)),
    ("maximumnum", Code(float::minimum)),
    ("copysign", Ext(Std::copysign)),
    ("floor", Ext(Std::floor)),
    ("ceil", Ext(Std::ceil)),
    ("trunc", Ext(Std::trunc)),
    ("rint", Ext(Std::rint)),
    // The environment is round to nearest even (OpenCL C 7.1), which rint follows.
    ("nearbyint", Ext(Std::rint)),
    ("round", Ext(Std::round)),
    ("roundeven", Ext(Std::rint)),
    ("lround", Code(float::round_to_int)),
    ("llround", Code(float::round_to_int)),
    ("lrint", Code(float::round_to_int)),
    ("llrint", Code(float::round_to_int)),
    // Bit manipulation
    ("bitreverse", Code(bits::reverse)),
    ("bswap", Code(bits::swap_bytes)),
    ("ctpop", Code(bits::count_ones)),
    ("ctlz", Code(bits::count_zeros)),
    ("cttz", Code(bits::count_zeros)),
    ("fshl", Code(bits::funnel_shift)),
    ("fshr", Code(bits::funnel_shift)),
    // Arithmetic with overflow, saturation
    ("sadd.with.overflow", Code(integer::overflow)),
    ("uadd.with.overflow", Code(integer::overflow)),
    ("ssub.with.overflow", Code(integer::overflow)),
    ("usub.with.overflow", Code(integer::overflow)),
    ("smul.with.overflow", Code(integer::overflow)),
    ("umul.with.overflow", Code(integer::overflow)),
    ("sadd.sat", Code(integer::saturating)),
    ("uadd.sat", Code(integer::saturating)),
    ("ssub.sat", Code(integer::saturating)),
    ("usub.sat", Code(integer::saturating)),
    ("sshl.sat", Code(integer::saturating_shift)),
    ("ushl.sat", Code(integer::saturating_shift)),
    ("fptosi.sat", Code(float::saturating_to_int)),
    ("fptoui.sat", Code(float::saturating_to_int)),
    // Specialised arithmetic
    ("canonicalize", Code(float::canonicalize)),
    ("is.fpclass", Code(fpclass::lower)),
    ("arithmetic.fence", Code(float::fence)),
    // Vectors
    ("vector.reduce.add", Code(vector::reduce)),
    ("vector.reduce.mul", Code(vector::reduce)),
    ("vector.reduce.and", Code(vector::reduce)),
    ("vector.reduce.or", Code(vector::reduce)),
    ("vector.reduce.xor", Code(vector::reduce)),
    ("vector.reduce.smax", Code(vector::reduce)),
    ("vector.reduce.smin", Code(vector::reduce)),
    ("vector.reduce.umax", Code(vector::reduce)),
    ("vector.reduce.umin", Code(vector::reduce)),
    ("vector.reduce.fadd", Code(vector::reduce)),
    ("vector.reduce.fmul", Code(vector::reduce)),
    ("vector.reduce.fmax", Code(vector::reduce)),
    ("vector.reduce.fmin", Code(vector::reduce)),
    ("vector.reduce.fmaximum", Code(vector::reduce)),
    ("vector.reduce.fminimum", Code(vector::reduce)),
    ("vector.extract", Code(vector::extract)),
    ("vector.insert", Code(vector::insert)),
    ("vector.reverse", Code(vector::reverse)),
    ("masked.load", Code(vector::masked_access)),
    ("masked.store", Code(vector::masked_access)),
    ("masked.gather", Code(vector::gather_scatter)),
    ("masked.scatter", Code(vector::gather_scatter)),
    // Hints and markers
    ("expect", Code(annotations::expect)),
    ("expect.with.probability", Code(annotations::expect)),
    ("assume", Code(annotations::assume)),
    ("lifetime.start", Code(memory::lifetime)),
    ("lifetime.end", Code(memory::lifetime)),
    ("invariant.start", Drop),
    ("invariant.end", Drop),
    ("launder.invariant.group", First),
    ("strip.invariant.group", First),
    ("ssa.copy", First),
    ("threadlocal.address", First),
    ("experimental.noalias.scope.decl", Drop),
    ("donothing", Drop),
    ("sideeffect", Drop),
    ("fake.use", Drop),
    ("pseudoprobe", Drop),
    ("prefetch", Drop),
    ("codeview.annotation", Drop),
    ("trap", Drop),
    ("debugtrap", Drop),
    ("ubsantrap", Drop),
    ("var.annotation", Code(annotations::variable)),
    ("ptr.annotation", Code(annotations::pointer)),
    ("annotation", Code(annotations::value)),
    ("dbg.declare", Drop),
    ("dbg.value", Drop),
    ("dbg.label", Drop),
    ("dbg.assign", Drop),
    ("is.constant", Code(annotations::is_constant)),
    ("objectsize", Code(annotations::object_size)),
    ("ptrmask", Code(memory::pointer_mask)),
    ("stacksave", Code(memory::save_stack)),
    ("stackrestore", Code(memory::restore_stack)),
    ("readcyclecounter", Code(annotations::clock)),
    ("readsteadycounter", Code(annotations::clock)),
    // Constrained floating point
    ("experimental.constrained.fadd", Code(constrained::lower)),
    ("experimental.constrained.fsub", Code(constrained::lower)),
    ("experimental.constrained.fmul", Code(constrained::lower)),
    ("experimental.constrained.fdiv", Code(constrained::lower)),
    ("experimental.constrained.frem", Code(constrained::lower)),
    ("experimental.constrained.fma", Code(constrained::lower)),
    ("experimental.constrained.fmuladd", Code(constrained::lower)),
    ("experimental.constrained.fptosi", Code(constrained::lower)),
    ("experimental.constrained.fptoui", Code(constrained::lower)),
    ("experimental.constrained.sitofp", Code(constrained::lower)),
    ("experimental.constrained.uitofp", Code(constrained::lower)),
    ("experimental.constrained.fpext", Code(constrained::lower)),
    ("experimental.constrained.fptrunc", Code(constrained::lower)),
    ("experimental.constrained.fcmp", Code(constrained::compare)),
    ("experimental.constrained.fcmps", Code(constrained::compare)),
    ("experimental.constrained.sqrt", Code(constrained::lower)),
    ("experimental.constrained.pow", Code(constrained::lower)),
    ("experimental.constrained.powi", Code(constrained::lower)),
    ("experimental.constrained.sin", Code(constrained::lower)),
    ("experimental.constrained.cos", Code(constrained::lower)),
    ("experimental.constrained.tan", Code(constrained::lower)),
    ("experimental.constrained.exp", Code(constrained::lower)),
    ("experimental.constrained.exp2", Code(constrained::lower)),
    ("experimental.constrained.log", Code(constrained::lower)),
    ("experimental.constrained.log10", Code(constrained::lower)),
    ("experimental.constrained.log2", Code(constrained::lower)),
    ("experimental.constrained.rint", Code(constrained::lower)),
    ("experimental.constrained.nearbyint", Code(constrained::lower)),
    ("experimental.constrained.ceil", Code(constrained::lower)),
    ("experimental.constrained.floor", Code(constrained::lower)),
    ("experimental.constrained.round", Code(constrained::lower)),
    ("experimental.constrained.roundeven", Code(constrained::lower)),
    ("experimental.constrained.trunc", Code(constrained::lower)),
    ("experimental.constrained.maxnum", Code(constrained::lower)),
    ("experimental.constrained.minnum", Code(constrained::lower)),
];

/// The row of a name with its type suffixes: the longest that it begins with.
pub(super) fn find(name: &str) -> Option<(&'static str, How)> {
    TABLE
        .iter()
        .filter(|row| {
            name.strip_prefix(row.0).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        })
        .max_by_key(|row| row.0.len())
        .copied()
}

/// The approximate instruction for a call with the flag `afn`; OpenCL has them for `float` only.
pub(super) fn approximate(number: Std) -> Std {
    match number {
        Std::sin => Std::native_sin,
        Std::cos => Std::native_cos,
        Std::tan => Std::native_tan,
        Std::exp => Std::native_exp,
        Std::exp2 => Std::native_exp2,
        Std::exp10 => Std::native_exp10,
        Std::log => Std::native_log,
        Std::log2 => Std::native_log2,
        Std::log10 => Std::native_log10,
        Std::sqrt => Std::native_sqrt,
        other => other,
    }
}
