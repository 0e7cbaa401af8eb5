//! Names as Clang writes them, and names that nobody should.

use super::*;

fn show(name: &Name<'_>, ty: TypeRef) -> String {
    match name.get(ty) {
        Type::Scalar(Scalar::Signed(n)) => format!("i{n}"),
        Type::Scalar(Scalar::Unsigned(n)) => format!("u{n}"),
        Type::Scalar(Scalar::Float(n)) => format!("f{n}"),
        Type::Scalar(other) => format!("{other:?}"),
        Type::Vector { length, element } => format!("{}x{length}", show(name, element)),
        Type::Pointer { pointee } => format!("*{}", show(name, pointee)),
        Type::Qualified { qualifiers, of } => {
            let mut text = String::new();
            if let Some(space) = qualifiers.address_space {
                text += &format!("as{space} ");
            }
            if qualifiers.constant {
                text += "const ";
            }
            if qualifiers.volatile {
                text += "volatile ";
            }
            text + &show(name, of)
        }
        Type::Atomic(of) => format!("atomic {}", show(name, of)),
        Type::Named { name: own, .. } => String::from_utf8_lossy(own).into_owned(),
        Type::Function(_) => "fn".into(),
        Type::Array(of) => format!("[{}]", show(name, of)),
        Type::Literal(value) => format!("{value}"),
        Type::Opaque => "?".into(),
    }
}

/// `base(parameters)`, with `...` when not understood to the end.
fn read(symbol: &str) -> String {
    let Some(name) = Name::parse(symbol.as_bytes()) else { return "-".into() };
    let parameters: Vec<_> = name.parameter_types().iter().map(|&p| show(&name, p)).collect();
    let result = name.result.map_or(String::new(), |r| format!("{} ", show(&name, r)));
    let more = if name.complete { "" } else { "..." };
    format!("{result}{}({}{more})", String::from_utf8_lossy(name.base), parameters.join(", "))
}

#[test]
fn reads_names_of_opencl_builtins() {
    for (symbol, expected) in [
        ("_Z13get_global_idj", "get_global_id(u32)"),
        ("_Z12get_work_dimv", "get_work_dim()"),
        ("_Z3maxDv4_jS_", "max(u32x4, u32x4)"),
        ("_Z6vload4mPU3AS1Kf", "vload4(u64, *as1 const f32)"),
        ("_Z17vstorea_half4_rtpDv4_fmPU3AS1Dh", "vstorea_half4_rtp(f32x4, u64, *as1 f16)"),
        ("_Z5fractDv2_DhPS_", "fract(f16x2, *f16x2)"),
        ("_Z5clampDF16bDF16bDF16b", "clamp(BFloat16, BFloat16, BFloat16)"),
        ("_Z15__spirv_ocl_fmaDF16_DF16_DF16_", "__spirv_ocl_fma(f16, f16, f16)"),
        ("_Z11atomic_loadPVU3AS4U7_Atomici", "atomic_load(*as4 volatile atomic i32)"),
        (
            "_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope",
            "atomic_load_explicit(*as4 volatile atomic i32, memory_order, memory_scope)",
        ),
        (
            "_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_",
            "atomic_compare_exchange_strong_explicit(*as4 volatile atomic i32, *as4 i32, i32, memory_order, memory_order)",
        ),
        (
            "_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f",
            "read_imagef(ocl_image2d_ro, ocl_sampler, f32x2)",
        ),
        (
            "_Z21async_work_group_copyPU3AS1Dv2_cPKU3AS3S_j9ocl_event",
            "async_work_group_copy(*as1 i8x2, *as3 const i8x2, u32, ocl_event)",
        ),
        ("_Z17wait_group_eventsiPU3AS49ocl_event", "wait_group_events(i32, *as4 ocl_event)"),
        ("_Z18__spirv_ocl_printfPU3AS2Kcz", "__spirv_ocl_printf(*as2 const i8, Ellipsis)"),
        ("_Z4foo8DU5_DB7_", "foo8(u5, i7)"),
    ] {
        assert_eq!(read(symbol), expected, "{symbol}");
    }
}

#[test]
fn reads_templates_and_nested_enums() {
    for (symbol, expected) in [
        (
            "_Z17__spirv_ImageReadIDv2_i14ocl_image2d_roS0_ET_T0_T1_",
            "i32x2 __spirv_ImageRead(ocl_image2d_ro, i32x2)",
        ),
        ("_Z20__spirv_ReadClockKHRImET_j", "u64 __spirv_ReadClockKHR(u32)"),
        (
            "_Z21__spirv_AtomicFMinEXTPU3AS1dN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEd",
            "__spirv_AtomicFMinEXT(*as1 f64, Flag, Flag, f64)",
        ),
        (
            "_Z24__spirv_FixedSinCosINTELILi31ELi20EEU7_ExtIntIXT0_EEiU7_ExtIntIXT_EEibiiii",
            "i20 __spirv_FixedSinCosINTEL(i31, Bool, i32, i32, i32, i32)",
        ),
        ("_ZN1A3fooILi42EEEiv", "i32 foo()"),
    ] {
        assert_eq!(read(symbol), expected, "{symbol}");
    }
}

#[test]
fn keeps_the_base_name_of_what_it_cannot_read() {
    assert_eq!(read("_Z15__spirv_SDotKHR"), "__spirv_SDotKHR(...)");
    assert_eq!(read("_Z3fooiM1Ai"), "foo(i32...)");
    assert_eq!(read("_Z3fooS_"), "foo(...)");
    assert_eq!(read("_Z"), "-");
    assert_eq!(read("_ZN3FooclEv"), "-");
    assert_eq!(read("main"), "-");
    assert_eq!(read("_Z99999999999foo"), "-");
    assert_eq!(read("_Z9foo"), "-");
}

#[test]
fn hostile_names_end() {
    let deep = format!("_Z1f{}", "P".repeat(100_000));
    assert!(!Name::parse(deep.as_bytes()).expect("has a base name").complete);
    let deep = format!("_Z1f{}", "1aI".repeat(50_000));
    assert!(!Name::parse(deep.as_bytes()).expect("has a base name").complete);
    let wide = format!("_Z1fDv4_f{}", "S_".repeat(50_000));
    let name = Name::parse(wide.as_bytes()).expect("has a base name");
    assert_eq!(name.parameter_types().len(), 50_001);
    // Every single-byte change of a real name is read or refused, never worse.
    let name =
        b"_Z21__spirv_AtomicFMinEXTPU3AS1dN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEd";
    for position in 0..name.len() {
        for byte in 0..=255 {
            let mut changed = *name;
            changed[position] = byte;
            let _ = Name::parse(&changed);
        }
    }
}
