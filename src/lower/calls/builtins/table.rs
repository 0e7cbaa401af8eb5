//! The table of OpenCL builtins that have names of their own: one row each.
//!
//! Sources: OpenCL C 3.0 section 6.15 and the extension specifications. Names whose endings are
//! made of parts (`convert_*`, `vload*`, `atomic_*`, groups) are found by their beginning.

use lapidary_spirv::grammar::{BuiltIn, Op, OpenClStd as Std};

use super::row::How;
use super::{
    atomics, avc, bfloat16, convert, enqueue, groups, images, memory, relational, small_numbers,
    sync, work_items,
};
use crate::lower::facts::callees::Parameter;
use crate::lower::facts::mangle::Scalar;

/// Which instruction: by the type of the last parameter.
#[derive(Clone, Copy)]
pub(super) enum Pick {
    /// Always the same.
    One(Std),
    /// Signed or unsigned.
    Sign(Std, Std),
    /// Floating point, signed or unsigned.
    Type(Std, Std, Std),
}

use Pick::{One, Sign, Type};

/// Instructions of OpenCL.std by the name of the function.
pub(super) const EXTENDED: &[(&str, Pick)] = &[
    // 6.15.2 Math functions
    ("acos", One(Std::acos)),
    ("acosh", One(Std::acosh)),
    ("acospi", One(Std::acospi)),
    ("asin", One(Std::asin)),
    ("asinh", One(Std::asinh)),
    ("asinpi", One(Std::asinpi)),
    ("atan", One(Std::atan)),
    ("atan2", One(Std::atan2)),
    ("atanh", One(Std::atanh)),
    ("atanpi", One(Std::atanpi)),
    ("atan2pi", One(Std::atan2pi)),
    ("cbrt", One(Std::cbrt)),
    ("ceil", One(Std::ceil)),
    ("copysign", One(Std::copysign)),
    ("cos", One(Std::cos)),
    ("cosh", One(Std::cosh)),
    ("cospi", One(Std::cospi)),
    ("erfc", One(Std::erfc)),
    ("erf", One(Std::erf)),
    ("exp", One(Std::exp)),
    ("exp2", One(Std::exp2)),
    ("exp10", One(Std::exp10)),
    ("expm1", One(Std::expm1)),
    ("fabs", One(Std::fabs)),
    ("fdim", One(Std::fdim)),
    ("floor", One(Std::floor)),
    ("fmax", One(Std::fmax)),
    ("fmin", One(Std::fmin)),
    ("fmod", One(Std::fmod)),
    ("fract", One(Std::fract)),
    ("frexp", One(Std::frexp)),
    ("hypot", One(Std::hypot)),
    ("ilogb", One(Std::ilogb)),
    ("ldexp", One(Std::ldexp)),
    ("lgamma", One(Std::lgamma)),
    ("lgamma_r", One(Std::lgamma_r)),
    ("log", One(Std::log)),
    ("log2", One(Std::log2)),
    ("log10", One(Std::log10)),
    ("log1p", One(Std::log1p)),
    ("logb", One(Std::logb)),
    ("mad", One(Std::mad)),
    ("maxmag", One(Std::maxmag)),
    ("minmag", One(Std::minmag)),
    ("modf", One(Std::modf)),
    ("nan", One(Std::nan)),
    ("nextafter", One(Std::nextafter)),
    ("pow", One(Std::pow)),
    ("pown", One(Std::pown)),
    ("powr", One(Std::powr)),
    ("remainder", One(Std::remainder)),
    ("remquo", One(Std::remquo)),
    ("rint", One(Std::rint)),
    ("rootn", One(Std::rootn)),
    ("round", One(Std::round)),
    ("rsqrt", One(Std::rsqrt)),
    ("sin", One(Std::sin)),
    ("sincos", One(Std::sincos)),
    ("sinh", One(Std::sinh)),
    ("sinpi", One(Std::sinpi)),
    ("sqrt", One(Std::sqrt)),
    ("tan", One(Std::tan)),
    ("tanh", One(Std::tanh)),
    ("tanpi", One(Std::tanpi)),
    ("tgamma", One(Std::tgamma)),
    ("trunc", One(Std::trunc)),
    ("half_cos", One(Std::half_cos)),
    ("half_divide", One(Std::half_divide)),
    ("half_exp", One(Std::half_exp)),
    ("half_exp2", One(Std::half_exp2)),
    ("half_exp10", One(Std::half_exp10)),
    ("half_log", One(Std::half_log)),
    ("half_log2", One(Std::half_log2)),
    ("half_log10", One(Std::half_log10)),
    ("half_powr", One(Std::half_powr)),
    ("half_recip", One(Std::half_recip)),
    ("half_rsqrt", One(Std::half_rsqrt)),
    ("half_sin", One(Std::half_sin)),
    ("half_sqrt", One(Std::half_sqrt)),
    ("half_tan", One(Std::half_tan)),
    ("native_cos", One(Std::native_cos)),
    ("native_divide", One(Std::native_divide)),
    ("native_exp", One(Std::native_exp)),
    ("native_exp2", One(Std::native_exp2)),
    ("native_exp10", One(Std::native_exp10)),
    ("native_log", One(Std::native_log)),
    ("native_log2", One(Std::native_log2)),
    ("native_log10", One(Std::native_log10)),
    ("native_powr", One(Std::native_powr)),
    ("native_recip", One(Std::native_recip)),
    ("native_rsqrt", One(Std::native_rsqrt)),
    ("native_sin", One(Std::native_sin)),
    ("native_sqrt", One(Std::native_sqrt)),
    ("native_tan", One(Std::native_tan)),
    // 6.15.3 Integer functions
    ("abs", Sign(Std::s_abs, Std::u_abs)),
    ("abs_diff", Sign(Std::s_abs_diff, Std::u_abs_diff)),
    ("add_sat", Sign(Std::s_add_sat, Std::u_add_sat)),
    ("hadd", Sign(Std::s_hadd, Std::u_hadd)),
    ("rhadd", Sign(Std::s_rhadd, Std::u_rhadd)),
    ("clz", One(Std::clz)),
    ("ctz", One(Std::ctz)),
    ("mad_hi", Sign(Std::s_mad_hi, Std::u_mad_hi)),
    ("mad_sat", Sign(Std::s_mad_sat, Std::u_mad_sat)),
    ("mul_hi", Sign(Std::s_mul_hi, Std::u_mul_hi)),
    ("rotate", One(Std::rotate)),
    ("sub_sat", Sign(Std::s_sub_sat, Std::u_sub_sat)),
    ("upsample", Sign(Std::s_upsample, Std::u_upsample)),
    ("mad24", Sign(Std::s_mad24, Std::u_mad24)),
    ("mul24", Sign(Std::s_mul24, Std::u_mul24)),
    // 6.15.4 Common functions, of integers too
    ("clamp", Type(Std::fclamp, Std::s_clamp, Std::u_clamp)),
    ("max", Type(Std::fmax, Std::s_max, Std::u_max)),
    ("min", Type(Std::fmin, Std::s_min, Std::u_min)),
    ("degrees", One(Std::degrees)),
    ("mix", One(Std::mix)),
    ("radians", One(Std::radians)),
    ("step", One(Std::step)),
    ("smoothstep", One(Std::smoothstep)),
    ("sign", One(Std::sign)),
    // 6.15.5 Geometric functions
    ("cross", One(Std::cross)),
    ("distance", One(Std::distance)),
    ("length", One(Std::length)),
    ("normalize", One(Std::normalize)),
    ("fast_distance", One(Std::fast_distance)),
    ("fast_length", One(Std::fast_length)),
    ("fast_normalize", One(Std::fast_normalize)),
    // 6.15.6 Relational functions that stay what they are
    ("bitselect", One(Std::bitselect)),
    ("select", One(Std::select)),
    // 6.15.13 Miscellaneous vector functions
    ("shuffle", One(Std::shuffle)),
    ("shuffle2", One(Std::shuffle2)),
];

/// Everything else, by its whole name.
pub(super) const NAMED: &[(&str, How)] = &[
    // 6.15.1 Work-item functions
    ("get_work_dim", How::Input(BuiltIn::WorkDim)),
    ("get_global_size", How::InputVector(BuiltIn::GlobalSize, 1)),
    ("get_global_id", How::InputVector(BuiltIn::GlobalInvocationId, 0)),
    ("get_local_size", How::InputVector(BuiltIn::WorkgroupSize, 1)),
    ("get_enqueued_local_size", How::InputVector(BuiltIn::EnqueuedWorkgroupSize, 1)),
    ("get_local_id", How::InputVector(BuiltIn::LocalInvocationId, 0)),
    ("get_num_groups", How::InputVector(BuiltIn::NumWorkgroups, 1)),
    ("get_group_id", How::InputVector(BuiltIn::WorkgroupId, 0)),
    ("get_global_offset", How::InputVector(BuiltIn::GlobalOffset, 0)),
    ("get_global_linear_id", How::Input(BuiltIn::GlobalLinearId)),
    ("get_local_linear_id", How::Input(BuiltIn::LocalInvocationIndex)),
    ("get_sub_group_size", How::Input(BuiltIn::SubgroupSize)),
    ("get_max_sub_group_size", How::Input(BuiltIn::SubgroupMaxSize)),
    ("get_num_sub_groups", How::Input(BuiltIn::NumSubgroups)),
    ("get_enqueued_num_sub_groups", How::Input(BuiltIn::NumEnqueuedSubgroups)),
    ("get_sub_group_id", How::Input(BuiltIn::SubgroupId)),
    ("get_sub_group_local_id", How::Input(BuiltIn::SubgroupLocalInvocationId)),
    ("get_sub_group_eq_mask", How::Input(BuiltIn::SubgroupEqMask)),
    ("get_sub_group_ge_mask", How::Input(BuiltIn::SubgroupGeMask)),
    ("get_sub_group_gt_mask", How::Input(BuiltIn::SubgroupGtMask)),
    ("get_sub_group_le_mask", How::Input(BuiltIn::SubgroupLeMask)),
    ("get_sub_group_lt_mask", How::Input(BuiltIn::SubgroupLtMask)),
    // 6.15.2, 6.15.5
    ("fma", How::Code(relational::fma)),
    ("dot", How::Code(relational::dot)),
    ("dot_acc_sat", How::Code(relational::dot)),
    ("dot_4x8packed_uu_uint", How::Code(relational::dot)),
    ("dot_4x8packed_ss_int", How::Code(relational::dot)),
    ("dot_4x8packed_us_int", How::Code(relational::dot)),
    ("dot_4x8packed_su_int", How::Code(relational::dot)),
    ("dot_acc_sat_4x8packed_uu_uint", How::Code(relational::dot)),
    ("dot_acc_sat_4x8packed_ss_int", How::Code(relational::dot)),
    ("dot_acc_sat_4x8packed_us_int", How::Code(relational::dot)),
    ("dot_acc_sat_4x8packed_su_int", How::Code(relational::dot)),
    // 6.15.6 Relational functions
    ("isequal", How::Relation(Op::FOrdEqual)),
    ("isnotequal", How::Relation(Op::FUnordNotEqual)),
    ("isgreater", How::Relation(Op::FOrdGreaterThan)),
    ("isgreaterequal", How::Relation(Op::FOrdGreaterThanEqual)),
    ("isless", How::Relation(Op::FOrdLessThan)),
    ("islessequal", How::Relation(Op::FOrdLessThanEqual)),
    ("islessgreater", How::Relation(Op::FOrdNotEqual)),
    ("isfinite", How::Relation(Op::IsFinite)),
    ("isinf", How::Relation(Op::IsInf)),
    ("isnan", How::Relation(Op::IsNan)),
    ("isnormal", How::Relation(Op::IsNormal)),
    ("isordered", How::Relation(Op::Ordered)),
    ("isunordered", How::Relation(Op::Unordered)),
    ("signbit", How::Relation(Op::SignBitSet)),
    ("any", How::Code(relational::any_all)),
    ("all", How::Code(relational::any_all)),
    // OpBitCount is in the core
    ("popcount", How::Op(Op::BitCount)),
    // cl_khr_extended_bit_ops
    ("bit_reverse", How::Code(relational::bit_instruction)),
    ("bitfield_extract_signed", How::Code(relational::bit_instruction)),
    ("bitfield_extract_unsigned", How::Code(relational::bit_instruction)),
    ("bitfield_insert", How::Code(relational::bit_instruction)),
    // 6.15.8, 6.15.9 Synchronisation and address spaces
    ("barrier", How::Code(sync::control_barrier)),
    ("work_group_barrier", How::Code(sync::control_barrier)),
    ("sub_group_barrier", How::Code(sync::control_barrier)),
    ("intel_work_group_barrier_arrive", How::Code(sync::control_barrier)),
    ("intel_work_group_barrier_wait", How::Code(sync::control_barrier)),
    ("mem_fence", How::Code(sync::memory_fence)),
    ("read_mem_fence", How::Code(sync::memory_fence)),
    ("write_mem_fence", How::Code(sync::memory_fence)),
    ("atomic_work_item_fence", How::Code(sync::work_item_fence)),
    ("get_fence", How::Code(sync::get_fence)),
    ("to_global", How::Code(sync::to_address_space)),
    ("to_local", How::Code(sync::to_address_space)),
    ("to_private", How::Code(sync::to_address_space)),
    // 6.15.11 Async copies
    ("async_work_group_copy", How::Code(memory::async_copy)),
    ("async_work_group_strided_copy", How::Code(memory::async_copy)),
    ("wait_group_events", How::Code(memory::wait_group_events)),
    ("prefetch", How::Code(memory::prefetch)),
    // 6.15.14 printf
    ("printf", How::Code(memory::printf)),
    // 6.15.15 Images
    ("read_imagef", How::Code(images::read)),
    ("read_imagei", How::Code(images::read)),
    ("read_imageui", How::Code(images::read)),
    ("read_imageh", How::Code(images::read)),
    ("write_imagef", How::Code(images::write)),
    ("write_imagei", How::Code(images::write)),
    ("write_imageui", How::Code(images::write)),
    ("write_imageh", How::Code(images::write)),
    ("get_image_width", How::Code(images::size)),
    ("get_image_height", How::Code(images::size)),
    ("get_image_depth", How::Code(images::size)),
    ("get_image_array_size", How::Code(images::size)),
    ("get_image_dim", How::Code(images::size)),
    ("get_image_channel_data_type", How::Code(images::format)),
    ("get_image_channel_order", How::Code(images::format)),
    ("get_image_num_mip_levels", How::Op(Op::ImageQueryLevels)),
    ("get_image_num_samples", How::Op(Op::ImageQuerySamples)),
    // 6.15.17 Pipes and device enqueue that are functions
    ("is_valid_reserve_id", How::Relation(Op::IsValidReserveId)),
    ("is_valid_event", How::Relation(Op::IsValidEvent)),
    ("create_user_event", How::Op(Op::CreateUserEvent)),
    ("retain_event", How::Op(Op::RetainEvent)),
    ("release_event", How::Op(Op::ReleaseEvent)),
    ("set_user_event_status", How::Op(Op::SetUserEventStatus)),
    ("capture_event_profiling_info", How::Op(Op::CaptureEventProfilingInfo)),
    ("get_default_queue", How::Op(Op::GetDefaultQueue)),
    ("enqueue_marker", How::Code(enqueue::marker)),
    ("ndrange_1D", How::Code(enqueue::ndrange)),
    ("ndrange_2D", How::Code(enqueue::ndrange)),
    ("ndrange_3D", How::Code(enqueue::ndrange)),
    // cl_khr_kernel_clock
    ("clock_read_device", How::Code(work_items::clock)),
    ("clock_read_work_group", How::Code(work_items::clock)),
    ("clock_read_sub_group", How::Code(work_items::clock)),
    ("clock_read_hilo_device", How::Code(work_items::clock)),
    ("clock_read_hilo_work_group", How::Code(work_items::clock)),
    ("clock_read_hilo_sub_group", How::Code(work_items::clock)),
];

/// Names that Clang calls without mangling.
pub(super) const UNMANGLED: &[(&str, How)] = &[
    ("printf", How::Code(memory::printf)),
    ("__to_global", How::Code(sync::to_address_space)),
    ("__to_local", How::Code(sync::to_address_space)),
    ("__to_private", How::Code(sync::to_address_space)),
    ("__translate_sampler_initializer", How::Code(images::constant_sampler)),
    ("__read_pipe_2", How::Code(enqueue::pipe)),
    ("__read_pipe_2_bl", How::Code(enqueue::pipe)),
    ("__write_pipe_2_bl", How::Code(enqueue::pipe)),
    ("__read_pipe_4", How::Code(enqueue::pipe)),
    ("__write_pipe_2", How::Code(enqueue::pipe)),
    ("__write_pipe_4", How::Code(enqueue::pipe)),
    ("__reserve_read_pipe", How::Code(enqueue::pipe)),
    ("__reserve_write_pipe", How::Code(enqueue::pipe)),
    ("__commit_read_pipe", How::Code(enqueue::pipe)),
    ("__commit_write_pipe", How::Code(enqueue::pipe)),
    ("__work_group_reserve_read_pipe", How::Code(enqueue::pipe)),
    ("__work_group_reserve_write_pipe", How::Code(enqueue::pipe)),
    ("__work_group_commit_read_pipe", How::Code(enqueue::pipe)),
    ("__work_group_commit_write_pipe", How::Code(enqueue::pipe)),
    ("__sub_group_reserve_read_pipe", How::Code(enqueue::pipe)),
    ("__sub_group_reserve_write_pipe", How::Code(enqueue::pipe)),
    ("__sub_group_commit_read_pipe", How::Code(enqueue::pipe)),
    ("__sub_group_commit_write_pipe", How::Code(enqueue::pipe)),
    ("__get_pipe_num_packets_ro", How::Code(enqueue::pipe)),
    ("__get_pipe_num_packets_wo", How::Code(enqueue::pipe)),
    ("__get_pipe_max_packets_ro", How::Code(enqueue::pipe)),
    ("__get_pipe_max_packets_wo", How::Code(enqueue::pipe)),
    ("__enqueue_kernel_basic", How::Code(enqueue::enqueue_kernel)),
    ("__enqueue_kernel_basic_events", How::Code(enqueue::enqueue_kernel)),
    ("__enqueue_kernel_varargs", How::Code(enqueue::enqueue_kernel)),
    ("__enqueue_kernel_events_varargs", How::Code(enqueue::enqueue_kernel)),
    ("__get_kernel_work_group_size_impl", How::Code(enqueue::kernel_query)),
    ("__get_kernel_preferred_work_group_size_multiple_impl", How::Code(enqueue::kernel_query)),
    ("__get_kernel_sub_group_count_for_ndrange_impl", How::Code(enqueue::kernel_query)),
    ("__get_kernel_max_sub_group_size_for_ndrange_impl", How::Code(enqueue::kernel_query)),
];

/// The row of a name that is not mangled.
pub(super) fn unmangled(name: &[u8]) -> Option<How> {
    let row = UNMANGLED.iter().find(|row| row.0.as_bytes() == name)?;
    Some(row.1)
}

/// The row of a base name.
pub(super) fn find(base: &[u8], parameters: &[Parameter]) -> Option<How> {
    let base = std::str::from_utf8(base).ok()?;
    if let Some((_, pick)) = EXTENDED.iter().find(|row| row.0 == base) {
        // As many functions of users are called `step` or `max` with types of their own, the
        // parameters must be numbers or pointers to them.
        let last = parameters.last()?.scalar?;
        let float = matches!(last, Scalar::Float(_) | Scalar::BFloat16);
        return Some(How::Ext(match *pick {
            One(number) => number,
            Sign(_, unsigned) if matches!(last, Scalar::Unsigned(_)) => unsigned,
            Sign(signed, _) => signed,
            Type(number, _, _) if float => number,
            Type(_, _, unsigned) if matches!(last, Scalar::Unsigned(_)) => unsigned,
            Type(_, signed, _) => signed,
        }));
    }
    if let Some(row) = NAMED.iter().find(|row| row.0 == base) {
        return Some(row.1);
    }
    if convert::is_conversion(base, parameters) {
        return Some(How::Code(convert::lower));
    }
    if memory::vector_access(base).is_some() {
        return Some(How::Code(memory::lower_vector_access));
    }
    if avc::find(base).is_some() {
        return Some(How::Avc);
    }
    if small_numbers::is_conversion(base) {
        return Some(How::Code(small_numbers::lower));
    }
    if bfloat16::is_conversion(base) {
        return Some(How::Code(bfloat16::lower));
    }
    if atomics::find(base).is_some() {
        return Some(How::Code(atomics::lower));
    }
    groups::find(base, parameters)
}
