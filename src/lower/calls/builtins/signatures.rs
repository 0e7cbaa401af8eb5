//! What builtins take and give: the signatures (see [`signature`]) of the rows of the tables.
//!
//! What is one instruction has that of the instruction; the other functions have theirs here, from OpenCL
//! C 3.0 section 6.15, or in the file of their topic where their names are made of parts.

use std::borrow::Cow;

use lapidary_spirv::grammar::{self, BuiltIn, Op, Operand, Quantifier};
use lapidary_spirv::signature::{self, Manner, Misfit};

use super::row::{How, takes_scalars};
use super::{atomics, avc, convert, groups, memory, small_numbers};
use crate::lower::calls::declared::Declared;
use crate::lower::facts::callees::Builtin;
use crate::lower::facts::is_vector;

/// Signatures of functions that are more than an instruction, with their names.
const ROWS: &[(&str, &[&str])] = &[
    ("F F F F", &["fma"]),
    (".s F F / i Ix4 Ix4 / i Ix2 Ix2", &["dot"]),
    ("i32 Ix4 Ix4 i32 / i32 Ix2 Ix2 i32", &["dot_acc_sat"]),
    (
        "i32 i32 i32",
        &[
            "dot_4x8packed_uu_uint",
            "dot_4x8packed_ss_int",
            "dot_4x8packed_us_int",
            "dot_4x8packed_su_int",
        ],
    ),
    (
        "i32 i32 i32 i32",
        &[
            "dot_acc_sat_4x8packed_uu_uint",
            "dot_acc_sat_4x8packed_ss_int",
            "dot_acc_sat_4x8packed_us_int",
            "dot_acc_sat_4x8packed_su_int",
        ],
    ),
    ("i I", &["any", "all"]),
    ("I I", &["bit_reverse"]),
    ("I I i i", &["bitfield_extract_signed", "bitfield_extract_unsigned"]),
    ("I I I i i", &["bitfield_insert"]),
    (
        "V i32 | i32",
        &[
            "barrier",
            "work_group_barrier",
            "sub_group_barrier",
            "intel_work_group_barrier_arrive",
            "intel_work_group_barrier_wait",
        ],
    ),
    ("V i32", &["mem_fence", "read_mem_fence", "write_mem_fence"]),
    ("V i32 i32 i32", &["atomic_work_item_fence"]),
    ("i *", &["get_fence"]),
    ("* *", &["to_global", "to_local", "to_private", "__to_global", "__to_local", "__to_private"]),
    (
        "event local* global* size event / event global* local* size event",
        &["async_work_group_copy"],
    ),
    (
        "event local* global* size size event / event global* local* size size event",
        &["async_work_group_strided_copy"],
    ),
    ("V i32 *", &["wait_group_events"]),
    ("V * size", &["prefetch"]),
    ("i32 * ...", &["printf", "__spirv_ocl_printf"]),
    (
        "Nx4 image icoord | i32 / Nx4 image sampler coord | f32 / Nx4 image sampler coord grad grad \
         / Nx1 image icoord | i32 / Nx1 image sampler coord | f32 / Nx1 image sampler coord grad grad",
        &["read_imagef", "read_imagei", "read_imageui", "read_imageh"],
    ),
    (
        "V image icoord Nx4 / V image icoord i32 Nx4 / V image icoord Nx1 / V image icoord i32 Nx1",
        &["write_imagef", "write_imagei", "write_imageui", "write_imageh"],
    ),
    (
        "i image",
        &[
            "get_image_width",
            "get_image_height",
            "get_image_depth",
            "get_image_array_size",
            "get_image_channel_data_type",
            "get_image_channel_order",
        ],
    ),
    ("Ix2 image / Ix4 image", &["get_image_dim"]),
    ("i32 queue i32 * *", &["enqueue_marker"]),
    ("V * size | size size", &["ndrange_1D", "__spirv_BuildNDRange_1D"]),
    (
        "V * * | * * / V * ? | ? ?",
        &["ndrange_2D", "ndrange_3D", "__spirv_BuildNDRange_2D", "__spirv_BuildNDRange_3D"],
    ),
    ("i64", &["clock_read_device", "clock_read_work_group", "clock_read_sub_group"]),
    (
        "i32x2",
        &["clock_read_hilo_device", "clock_read_hilo_work_group", "clock_read_hilo_sub_group"],
    ),
    ("sampler i32 / * i32", &["__translate_sampler_initializer"]),
    ("i32 in-pipe generic* i32 i32", &["__read_pipe_2"]),
    ("i32 out-pipe generic* i32 i32", &["__write_pipe_2"]),
    ("? in-pipe * i32 i32", &["__read_pipe_2_bl"]),
    ("? out-pipe * i32 i32", &["__write_pipe_2_bl"]),
    ("i32 in-pipe reserve-id i32 generic* i32 i32", &["__read_pipe_4"]),
    ("i32 out-pipe reserve-id i32 generic* i32 i32", &["__write_pipe_4"]),
    (
        "reserve-id in-pipe i32 i32 i32",
        &["__reserve_read_pipe", "__work_group_reserve_read_pipe", "__sub_group_reserve_read_pipe"],
    ),
    (
        "reserve-id out-pipe i32 i32 i32",
        &[
            "__reserve_write_pipe",
            "__work_group_reserve_write_pipe",
            "__sub_group_reserve_write_pipe",
        ],
    ),
    (
        "V in-pipe reserve-id i32 i32",
        &["__commit_read_pipe", "__work_group_commit_read_pipe", "__sub_group_commit_read_pipe"],
    ),
    (
        "V out-pipe reserve-id i32 i32",
        &["__commit_write_pipe", "__work_group_commit_write_pipe", "__sub_group_commit_write_pipe"],
    ),
    ("i32 in-pipe i32 i32", &["__get_pipe_num_packets_ro", "__get_pipe_max_packets_ro"]),
    ("i32 out-pipe i32 i32", &["__get_pipe_num_packets_wo", "__get_pipe_max_packets_wo"]),
    ("i32 queue i32 * * *", &["__enqueue_kernel_basic"]),
    ("i32 queue i32 * i32 * * * *", &["__enqueue_kernel_basic_events"]),
    ("i32 queue i32 * * * i32 *", &["__enqueue_kernel_varargs"]),
    ("i32 queue i32 * i32 * * * * i32 *", &["__enqueue_kernel_events_varargs"]),
    (
        "i32 * *",
        &[
            "__get_kernel_work_group_size_impl",
            "__get_kernel_preferred_work_group_size_multiple_impl",
        ],
    ),
    (
        "i32 * * *",
        &[
            "__get_kernel_sub_group_count_for_ndrange_impl",
            "__get_kernel_max_sub_group_size_for_ndrange_impl",
        ],
    ),
];

/// The signature of a function of the tables by its whole name.
pub(super) fn of_name(name: &str) -> Option<&'static str> {
    ROWS.iter().find(|row| row.1.contains(&name)).map(|row| row.0)
}

/// The signature of a builtin.
pub(super) fn of(builtin: &Builtin, how: How) -> Option<String> {
    match how {
        How::Ext(number) | How::SpirvExt(number) => signature::of_opencl(number).map(str::to_owned),
        How::Op(op) | How::Relation(op) => signature::of_instruction(op).map(str::to_owned),
        How::Input(variable) => Some(of_variable(variable).to_owned()),
        How::InputVector(..) => Some("i i".to_owned()),
        How::SpirvInput(variable) if is_vector(variable) => Some("i i / Ix3".to_owned()),
        How::SpirvInput(variable) => Some(of_variable(variable).to_owned()),
        How::Group(row) => Some(groups::signature(row)),
        How::Spirv(_) if builtin.any_width.is_some() => None,
        How::Spirv(Op::Any | Op::All) => Some("b Bv / b Iv".to_owned()),
        How::Spirv(op) => {
            let known = signature::of_instruction(op);
            Some(known.map_or_else(|| of_grammar(op), str::to_owned))
        }
        How::Avc => {
            let all: Vec<String> =
                avc::find(builtin.name())?.ops.into_iter().map(of_grammar).collect();
            Some(all.join(" / "))
        }
        How::Code(_) => of_parts(builtin).map(Cow::into_owned),
    }
}

/// Holds a declaration against the signature of its row.
pub(in crate::lower::calls) fn check(
    builtin: &Builtin,
    how: How,
    declared: Declared<'_>,
    pointer_width: u32,
) -> Result<(), Misfit> {
    let Some(signature) = of(builtin, how) else { return Ok(()) };
    let widens = match how {
        How::Ext(number) | How::SpirvExt(number) => takes_scalars(number),
        _ => false,
    };
    let manner = Manner { widens, loose_bools: true, bits: false, pointer_width };
    match how {
        How::Spirv(_) => declared.check_wrapped(&signature, manner),
        How::Ext(_) | How::SpirvExt(_) => declared.check_result_anywhere(&signature, manner),
        // Images come with a sampler, which the instruction has in them.
        How::Avc => declared.without_samplers().check(&signature, manner),
        _ => declared.check(&signature, manner),
    }
}

/// The signature of a function with code of its own.
fn of_parts(builtin: &Builtin) -> Option<Cow<'static, str>> {
    let name = builtin.name();
    if let Some(signature) = of_name(name) {
        return Some(signature.into());
    }
    atomics::signature(name)
        .or_else(|| convert::signature(builtin).map(Cow::from))
        .or_else(|| memory::signature(name).map(Cow::from))
        .or_else(|| small_numbers::signature(name).map(Cow::from))
}

/// The signature of a getter of a builtin variable that is no vector of three.
fn of_variable(variable: BuiltIn) -> &'static str {
    match variable {
        BuiltIn::SubgroupEqMask
        | BuiltIn::SubgroupGeMask
        | BuiltIn::SubgroupGtMask
        | BuiltIn::SubgroupLeMask
        | BuiltIn::SubgroupLtMask => "i32x4",
        _ => "i",
    }
}

/// What the grammar says of an instruction's operands.
fn of_grammar(op: Op) -> String {
    let Some(row) = grammar::instruction(op) else { return "? ...".to_owned() };
    let operands = if row.has_result() { &row.operands[2..] } else { row.operands };
    let mut signature = String::from(if row.has_result() { "?" } else { "V" });
    let mut optional = false;
    for &Operand { kind, quantifier } in operands {
        if quantifier != Quantifier::Once && !optional {
            signature.push_str(" |");
            optional = true;
        }
        signature.push_str(match quantifier {
            Quantifier::Repeated => " ...",
            _ if kind.is_id() => " ?",
            _ => " L",
        });
        if kind.enumeration().is_some_and(|table| table.has_parameters) {
            signature.push_str(" ...");
        }
    }
    signature
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lower::calls::builtins::table::{NAMED, UNMANGLED};

    #[test]
    fn every_function_with_code_of_its_own_has_a_signature() {
        for (name, how) in NAMED.iter().chain(UNMANGLED) {
            if let How::Code(_) = how {
                assert!(of_name(name).is_some(), "{name}");
            }
        }
    }

    #[test]
    fn every_signature_is_that_of_a_function() {
        for name in ROWS.iter().flat_map(|row| row.1) {
            let mut known = NAMED.iter().chain(UNMANGLED).map(|row| row.0);
            assert!(name.starts_with("__spirv_") || known.any(|row| row == *name), "{name}");
        }
    }
}
