//! What intrinsics take and give (LangRef, "Intrinsic Functions"), by the names of the table. LLVM's own
//! verifier holds declarations against the same, but a file need not have come by it.

/// Signatures (see [`lapidary_spirv::signature`]) with the intrinsics that have them. What leaves nothing
/// behind needs none.
const ROWS: &[(&str, &[&str])] = &[
    ("I I b", &["abs", "ctlz", "cttz"]),
    ("I I", &["bitreverse", "bswap", "ctpop"]),
    (
        "I I I",
        &[
            "smax", "smin", "umax", "umin", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat",
            "sshl.sat", "ushl.sat",
        ],
    ),
    (".j I I", &["scmp", "ucmp"]),
    ("I I I I", &["fshl", "fshr"]),
    (
        "{Tb} I I",
        &[
            "sadd.with.overflow",
            "uadd.with.overflow",
            "ssub.with.overflow",
            "usub.with.overflow",
            "smul.with.overflow",
            "umul.with.overflow",
        ],
    ),
    ("V * * i b", &["memcpy", "memcpy.inline", "memmove"]),
    ("V * i8 i b", &["memset", "memset.inline"]),
    (
        "F F",
        &[
            "sqrt",
            "sin",
            "cos",
            "tan",
            "asin",
            "acos",
            "atan",
            "sinh",
            "cosh",
            "tanh",
            "exp",
            "exp2",
            "exp10",
            "log",
            "log10",
            "log2",
            "fabs",
            "floor",
            "ceil",
            "trunc",
            "rint",
            "nearbyint",
            "round",
            "roundeven",
            "canonicalize",
        ],
    ),
    ("F F i32", &["powi"]),
    ("F F .i", &["ldexp"]),
    (
        "F F F",
        &[
            "atan2",
            "pow",
            "minnum",
            "maxnum",
            "minimum",
            "maximum",
            "minimumnum",
            "maximumnum",
            "copysign",
        ],
    ),
    ("F F F F", &["fma", "fmuladd"]),
    ("{TT} F", &["sincos", "modf"]),
    ("{Ti} F", &["frexp"]),
    (".j F", &["lround", "llround", "lrint", "llrint", "fptosi.sat", "fptoui.sat"]),
    (".b F i32", &["is.fpclass"]),
    ("T T", &["arithmetic.fence", "ssa.copy", "threadlocal.address"]),
    ("* *", &["launder.invariant.group", "strip.invariant.group"]),
    (
        ".s I / .s B",
        &[
            "vector.reduce.add",
            "vector.reduce.mul",
            "vector.reduce.and",
            "vector.reduce.or",
            "vector.reduce.xor",
            "vector.reduce.smax",
            "vector.reduce.smin",
            "vector.reduce.umax",
            "vector.reduce.umin",
        ],
    ),
    (
        ".s F",
        &[
            "vector.reduce.fmax",
            "vector.reduce.fmin",
            "vector.reduce.fmaximum",
            "vector.reduce.fminimum",
        ],
    ),
    (".s .s F", &["vector.reduce.fadd", "vector.reduce.fmul"]),
    ("T .c i / T .s i", &["vector.extract"]),
    ("T T .c i / T T .s i", &["vector.insert"]),
    ("T T", &["vector.reverse", "experimental.vector.reverse"]),
    (
        "T T T i32",
        &[
            "vector.splice",
            "vector.splice.left",
            "vector.splice.right",
            "experimental.vector.splice",
        ],
    ),
    ("T .h .h", &["vector.interleave2", "experimental.vector.interleave2"]),
    ("{hh} T", &["vector.deinterleave2", "experimental.vector.deinterleave2"]),
    ("i Iv b / i Bv b", &["experimental.cttz.elts"]),
    ("T * i .b T / T * .b T", &["masked.load"]),
    ("V T * i .b / V T * .b", &["masked.store"]),
    ("T .p i .b T / T .p .b T", &["masked.gather"]),
    ("V T .p i .b / V T .p .b", &["masked.scatter"]),
    ("T T T", &["expect"]),
    ("T T T f64", &["expect.with.probability"]),
    ("V b", &["assume"]),
    ("V i * / V *", &["lifetime.start", "lifetime.end"]),
    ("V * ...", &["var.annotation"]),
    ("* * ...", &["ptr.annotation"]),
    ("I I ...", &["annotation"]),
    ("b T", &["is.constant"]),
    ("i * ...", &["objectsize"]),
    ("* * i", &["ptrmask"]),
    ("*", &["stacksave"]),
    ("V *", &["stackrestore"]),
    ("i64", &["readcyclecounter", "readsteadycounter"]),
    (
        "F F F",
        &[
            "fpbuiltin.fadd",
            "fpbuiltin.fsub",
            "fpbuiltin.fmul",
            "fpbuiltin.fdiv",
            "fpbuiltin.frem",
            "fpbuiltin.atan2",
            "fpbuiltin.pow",
            "fpbuiltin.hypot",
        ],
    ),
    (
        "F F",
        &[
            "fpbuiltin.sin",
            "fpbuiltin.cos",
            "fpbuiltin.tan",
            "fpbuiltin.sinh",
            "fpbuiltin.cosh",
            "fpbuiltin.tanh",
            "fpbuiltin.asin",
            "fpbuiltin.acos",
            "fpbuiltin.atan",
            "fpbuiltin.asinh",
            "fpbuiltin.acosh",
            "fpbuiltin.atanh",
            "fpbuiltin.exp",
            "fpbuiltin.exp2",
            "fpbuiltin.exp10",
            "fpbuiltin.expm1",
            "fpbuiltin.log",
            "fpbuiltin.log2",
            "fpbuiltin.log10",
            "fpbuiltin.log1p",
            "fpbuiltin.sqrt",
            "fpbuiltin.rsqrt",
            "fpbuiltin.erf",
            "fpbuiltin.erfc",
        ],
    ),
    ("F F .i", &["fpbuiltin.ldexp"]),
    ("V F * *", &["fpbuiltin.sincos"]),
    (
        "F F F ...",
        &[
            "experimental.constrained.fadd",
            "experimental.constrained.fsub",
            "experimental.constrained.fmul",
            "experimental.constrained.fdiv",
            "experimental.constrained.frem",
            "experimental.constrained.pow",
            "experimental.constrained.maxnum",
            "experimental.constrained.minnum",
        ],
    ),
    ("F F F F ...", &["experimental.constrained.fma", "experimental.constrained.fmuladd"]),
    (".j F ...", &["experimental.constrained.fptosi", "experimental.constrained.fptoui"]),
    (".f I ...", &["experimental.constrained.sitofp", "experimental.constrained.uitofp"]),
    (".v F ...", &["experimental.constrained.fpext", "experimental.constrained.fptrunc"]),
    (".b F F ...", &["experimental.constrained.fcmp", "experimental.constrained.fcmps"]),
    ("F F i32 ...", &["experimental.constrained.powi"]),
    (
        "F F ...",
        &[
            "experimental.constrained.sqrt",
            "experimental.constrained.sin",
            "experimental.constrained.cos",
            "experimental.constrained.tan",
            "experimental.constrained.exp",
            "experimental.constrained.exp2",
            "experimental.constrained.log",
            "experimental.constrained.log10",
            "experimental.constrained.log2",
            "experimental.constrained.rint",
            "experimental.constrained.nearbyint",
            "experimental.constrained.ceil",
            "experimental.constrained.floor",
            "experimental.constrained.round",
            "experimental.constrained.roundeven",
            "experimental.constrained.trunc",
        ],
    ),
];

/// The signature of an intrinsic.
pub(super) fn of(name: &str) -> Option<&'static str> {
    ROWS.iter().find(|row| row.1.contains(&name)).map(|row| row.0)
}

#[cfg(test)]
mod tests {
    use super::super::table::{How, TABLE};
    use super::*;

    #[test]
    fn every_intrinsic_that_leaves_something_behind_has_one_signature() {
        let names = || ROWS.iter().flat_map(|row| row.1);
        for (name, how) in TABLE {
            let count = names().filter(|row| row == &name).count();
            assert_eq!(count, usize::from(!matches!(how, How::Drop)), "{name}");
        }
        assert!(names().all(|name| TABLE.iter().any(|row| row.0 == *name)));
    }
}
