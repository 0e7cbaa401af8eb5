//! Every row can be reached, and every instruction of a row exists.

use lapidary_spirv::grammar;

use super::table::{EXTENDED, NAMED, UNMANGLED};
use super::{How, atomics, classify, groups};

/// The mangled name of a function with these parameters.
fn mangled(name: &str, parameters: &str) -> Vec<u8> {
    format!("_Z{}{name}{parameters}", name.len()).into_bytes()
}

#[test]
fn every_extended_row_is_reached_by_a_mangled_name() {
    for (name, _) in EXTENDED {
        for parameters in ["i", "Dv4_jS_", "ff", "Dv2_dPS_"] {
            let builtin = classify(&mangled(name, parameters));
            let How::Ext(number) = builtin.unwrap_or_else(|| panic!("{name} is not found")).1
            else {
                panic!("{name} is not an extended instruction");
            };
            assert!(number.name().is_some(), "{name}");
        }
    }
}

#[test]
fn every_named_row_is_reached() {
    for (name, _) in NAMED {
        let builtin = classify(&mangled(name, "j")).unwrap_or_else(|| panic!("{name}"));
        if let How::Op(op) | How::Relation(op) = builtin.1 {
            assert!(grammar::instruction(op).is_some(), "{name}: {op}");
        }
    }
    for (name, _) in UNMANGLED {
        assert!(classify(name.as_bytes()).is_some(), "{name}");
    }
}

#[test]
fn every_atomic_and_group_function_is_reached() {
    for name in atomics::names() {
        assert!(classify(&mangled(&name, "PU3AS1Vii")).is_some(), "{name}");
    }
    for name in groups::names() {
        let builtin = classify(&mangled(&name, "i")).unwrap_or_else(|| panic!("{name}"));
        let How::Group(row) = builtin.1 else { panic!("{name} is no group function") };
        assert!(grammar::instruction(row.op).is_some(), "{name}");
    }
}

#[test]
fn composed_names() {
    for name in [
        "convert_int4_sat_rte",
        "convert_float",
        "convert_half16_rtp",
        "vload3",
        "vstore16",
        "vload_half4",
        "vstorea_half8_rtn",
        "intel_convert_bfloat162_as_ushort2",
        "intel_sub_group_block_read_us8",
        "__spirv_ConvertFToS_Rint4_sat_rtz",
        "__spirv_ocl_fma",
        "__spirv_ocl_vload_halfn_Rfloat4",
        "__spirv_ControlBarrier",
        "__spirv_BuiltInGlobalInvocationId",
        "__spirv_BuiltInSubgroupMaxSize",
    ] {
        assert!(classify(&mangled(name, "PU3AS1Kt")).is_some(), "{name}");
    }
    for name in ["convert_int5", "convert_int_sat_sat", "vload5", "foo", "step_by", "get_global"] {
        assert!(classify(&mangled(name, "i")).is_none(), "{name}");
    }
}

#[test]
fn names_of_users_are_left_alone() {
    // A member function, a function of a struct, a function in a namespace.
    for name in ["_ZN3foo3maxEii", "_ZNK1A4stepEi", "_Z4step3Foo", "_Z3maxv"] {
        assert!(classify(name.as_bytes()).is_none(), "{name}");
    }
}

#[test]
fn motion_estimation_functions_are_found_by_their_spelling() {
    for name in [
        "intel_sub_group_avc_ime_initialize",
        "intel_sub_group_avc_sic_evaluate_with_dual_reference",
        "intel_sub_group_avc_sic_configure_ipe",
        "intel_sub_group_avc_ref_get_motion_vectors",
        "intel_sub_group_ime_ref_window_size",
    ] {
        assert!(classify(&mangled(name, "i")).is_some(), "{name}");
    }
    for name in [
        "intel_sub_group_avc_nonsense",
        "intel_sub_group_avc_ime_get_default_inter_shape_penalty",
        "intel_sub_group_ime_initialize",
    ] {
        assert!(classify(&mangled(name, "i")).is_none(), "{name}");
    }
}
