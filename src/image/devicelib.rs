//! The device-library mask: which fallback libraries an image needs, one bit each, by the names of
//! the library functions that it leaves undefined.
//!
//! Runtimes of 2024 and 2025 link these libraries; newer compilers link them themselves, and the
//! property is being retired.

/// Bits of the libraries.
mod library {
    pub(super) const MATH: u32 = 1 << 1;
    pub(super) const MATH_FP64: u32 = 1 << 2;
    pub(super) const COMPLEX: u32 = 1 << 3;
    pub(super) const COMPLEX_FP64: u32 = 1 << 4;
    pub(super) const CSTRING: u32 = 1 << 5;
    pub(super) const IMF: u32 = 1 << 6;
    pub(super) const IMF_FP64: u32 = 1 << 7;
    pub(super) const IMF_BF16: u32 = 1 << 8;
}

/// `<cmath>`: the name is the `double` form, with an `f` appended the `float` form.
const MATH: &[&str] = &[
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cbrt",
    "ceil",
    "copysign",
    "cos",
    "cosh",
    "erf",
    "erfc",
    "exp",
    "exp2",
    "expm1",
    "fabs",
    "fdim",
    "floor",
    "fma",
    "fmax",
    "fmin",
    "fmod",
    "frexp",
    "hypot",
    "ilogb",
    "ldexp",
    "lgamma",
    "log",
    "log10",
    "log1p",
    "log2",
    "logb",
    "modf",
    "nextafter",
    "pow",
    "remainder",
    "remquo",
    "rsqrt",
    "scalbln",
    "scalbn",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "tgamma",
    "trunc",
    "rint",
    "round",
    "sincos",
    "sinpi",
    "cospi",
    "erfcinv",
    "erfinv",
    "rcbrt",
    "exp10",
    "nearbyint",
    "inv",
];

/// `<cstdlib>` and `<cmath>` of integers.
const INTEGER_MATH: &[&str] = &["abs", "div", "labs", "ldiv", "llabs", "lldiv"];

/// `<complex>`, as `MATH`.
const COMPLEX: &[&str] = &[
    "cabs", "cacos", "cacosh", "carg", "casin", "casinh", "catan", "catanh", "ccos", "ccosh",
    "cexp", "cimag", "clog", "cpolar", "cpow", "cproj", "creal", "csin", "csinh", "csqrt", "ctan",
    "ctanh",
];

/// `<cstring>`
const CSTRING: &[&str] = &["memcpy", "memset", "memcmp"];

/// The bit that an undefined function asks for; 0 for a function of no fallback library.
pub(super) fn mask(name: &[u8]) -> u32 {
    let Some(name) = name.strip_prefix(b"__devicelib_") else { return 0 };
    let Ok(name) = std::str::from_utf8(name) else { return 0 };
    if let Some(imf) = name.strip_prefix("imf_") {
        return if imf.contains("bf16") || imf.contains("bfloat16") {
            library::IMF_BF16
        } else if imf.contains("double") || is_double_arithmetic(imf) || MATH.contains(&imf) {
            library::IMF_FP64
        } else {
            library::IMF
        };
    }
    let float = |list: &[&str]| name.strip_suffix('f').is_some_and(|double| list.contains(&double));
    match name {
        "__mulsc3" | "__divsc3" => library::COMPLEX,
        "__muldc3" | "__divdc3" => library::COMPLEX_FP64,
        _ if CSTRING.contains(&name) => library::CSTRING,
        _ if INTEGER_MATH.contains(&name) => library::MATH,
        _ if MATH.contains(&name) => library::MATH_FP64,
        _ if COMPLEX.contains(&name) => library::COMPLEX_FP64,
        _ if float(MATH) => library::MATH,
        _ if float(COMPLEX) => library::COMPLEX,
        _ => 0,
    }
}

/// `dadd_rn`, `drcp_rz` and the like: double arithmetic with a rounding mode.
fn is_double_arithmetic(name: &str) -> bool {
    let Some((operation, rounding)) = name.rsplit_once('_') else { return false };
    matches!(rounding, "rd" | "rn" | "ru" | "rz")
        && matches!(operation, "dadd" | "dsub" | "dmul" | "ddiv" | "drcp" | "dsqrt" | "fma")
}

#[cfg(test)]
mod tests {
    use super::mask;

    #[test]
    fn names_ask_for_their_library() {
        for (name, expected) in [
            ("__devicelib_imf_umulhi", 64),
            ("__devicelib_imf_fma_rn", 128),
            ("__devicelib_imf_float2bfloat16", 256),
            ("__devicelib_sinf", 2),
            ("__devicelib_erf", 4),
            ("__devicelib_cexpf", 8),
            ("__devicelib___muldc3", 16),
            ("__devicelib_memcpy", 32),
            ("__devicelib_labs", 2),
            ("__devicelib_assert_fail", 0),
            ("memcpy", 0),
        ] {
            assert_eq!(mask(name.as_bytes()), expected, "{name}");
        }
    }
}
