//! The signatures of OpenCL.std ("OpenCL Extended Instruction Set", section 2).

use crate::grammar::OpenClStd as Std;

/// Signatures, with the instructions that have them.
const ROWS: &[(&str, &[Std])] = &[
    (
        "F F",
        &[
            Std::acos,
            Std::acosh,
            Std::acospi,
            Std::asin,
            Std::asinh,
            Std::asinpi,
            Std::atan,
            Std::atanh,
            Std::atanpi,
            Std::cbrt,
            Std::ceil,
            Std::cos,
            Std::cosh,
            Std::cospi,
            Std::erfc,
            Std::erf,
            Std::exp,
            Std::exp2,
            Std::exp10,
            Std::expm1,
            Std::fabs,
            Std::floor,
            Std::lgamma,
            Std::log,
            Std::log2,
            Std::log10,
            Std::log1p,
            Std::logb,
            Std::rint,
            Std::round,
            Std::rsqrt,
            Std::sin,
            Std::sinh,
            Std::sinpi,
            Std::sqrt,
            Std::tan,
            Std::tanh,
            Std::tanpi,
            Std::tgamma,
            Std::trunc,
            Std::half_cos,
            Std::half_exp,
            Std::half_exp2,
            Std::half_exp10,
            Std::half_log,
            Std::half_log2,
            Std::half_log10,
            Std::half_recip,
            Std::half_rsqrt,
            Std::half_sin,
            Std::half_sqrt,
            Std::half_tan,
            Std::native_cos,
            Std::native_exp,
            Std::native_exp2,
            Std::native_exp10,
            Std::native_log,
            Std::native_log2,
            Std::native_log10,
            Std::native_recip,
            Std::native_rsqrt,
            Std::native_sin,
            Std::native_sqrt,
            Std::native_tan,
            Std::degrees,
            Std::radians,
            Std::sign,
            Std::normalize,
            Std::fast_normalize,
        ],
    ),
    (
        "F F F",
        &[
            Std::atan2,
            Std::atan2pi,
            Std::copysign,
            Std::fdim,
            Std::fmax,
            Std::fmin,
            Std::fmod,
            Std::hypot,
            Std::maxmag,
            Std::minmag,
            Std::nextafter,
            Std::pow,
            Std::powr,
            Std::remainder,
            Std::half_divide,
            Std::half_powr,
            Std::native_divide,
            Std::native_powr,
            Std::step,
            Std::fmax_common,
            Std::fmin_common,
        ],
    ),
    ("F F F F", &[Std::fma, Std::mad, Std::fclamp, Std::mix, Std::smoothstep]),
    ("F F *", &[Std::fract, Std::modf, Std::sincos, Std::frexp, Std::lgamma_r]),
    ("F F F *", &[Std::remquo]),
    (".i F", &[Std::ilogb]),
    ("F F .i", &[Std::ldexp, Std::pown, Std::rootn]),
    ("F .u / H H", &[Std::nan]),
    ("I I", &[Std::s_abs, Std::u_abs, Std::clz, Std::ctz, Std::popcount]),
    (
        "I I I",
        &[
            Std::s_abs_diff,
            Std::u_abs_diff,
            Std::s_add_sat,
            Std::u_add_sat,
            Std::s_hadd,
            Std::u_hadd,
            Std::s_rhadd,
            Std::u_rhadd,
            Std::s_max,
            Std::u_max,
            Std::s_min,
            Std::u_min,
            Std::s_mul_hi,
            Std::u_mul_hi,
            Std::rotate,
            Std::s_sub_sat,
            Std::u_sub_sat,
        ],
    ),
    (
        "I I I I",
        &[Std::s_clamp, Std::u_clamp, Std::s_mad_hi, Std::u_mad_hi, Std::s_mad_sat, Std::u_mad_sat],
    ),
    (".d I I", &[Std::s_upsample, Std::u_upsample]),
    ("I32 I32 I32 I32", &[Std::s_mad24, Std::u_mad24]),
    ("I32 I32 I32", &[Std::s_mul24, Std::u_mul24]),
    ("Fx3 Fx3 Fx3 / Fx4 Fx4 Fx4", &[Std::cross]),
    (".s F F", &[Std::distance, Std::fast_distance]),
    (".s F", &[Std::length, Std::fast_length]),
    ("N N N N", &[Std::bitselect]),
    ("N N N .u", &[Std::select]),
    ("N .c .u", &[Std::shuffle]),
    ("N .c .c .u", &[Std::shuffle2]),
    ("Nv size * | L", &[Std::vloadn]),
    ("V Nv size *", &[Std::vstoren]),
    ("Fx1 size *", &[Std::vload_half]),
    ("Fv size * | L", &[Std::vload_halfn, Std::vloada_halfn]),
    ("V Fx1 size *", &[Std::vstore_half]),
    ("V Fx1 size * L", &[Std::vstore_half_r]),
    ("V Fv size *", &[Std::vstore_halfn, Std::vstorea_halfn]),
    ("V Fv size * L", &[Std::vstore_halfn_r, Std::vstorea_halfn_r]),
    ("i32 * ...", &[Std::printf]),
    ("V * size", &[Std::prefetch]),
];

/// The signature of an instruction.
pub(super) fn find(number: Std) -> Option<&'static str> {
    ROWS.iter().find(|row| row.1.contains(&number)).map(|row| row.0)
}

/// All signatures, for the tests.
#[cfg(test)]
pub(super) fn all() -> impl Iterator<Item = &'static str> {
    ROWS.iter().map(|row| row.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_instruction_has_one_signature() {
        for row in Std::SET.instructions.iter().filter(|row| row.public) {
            let count =
                ROWS.iter().flat_map(|row| row.1).filter(|&&it| it == Std(row.number)).count();
            assert_eq!(count, 1, "{}", row.name);
        }
    }
}
