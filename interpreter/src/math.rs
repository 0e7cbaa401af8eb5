//! Functions of real numbers that the standard library has not: gamma and error functions, and those
//! of OpenCL that differ from C in corners.

use std::f64::consts::PI;

/// The logarithm of the absolute value of gamma, and the sign of gamma.
pub(crate) fn log_gamma(x: f64) -> (f64, i32) {
    if x.is_nan() {
        return (x, 1);
    }
    if x <= 0.0 && x == x.floor() {
        return (f64::INFINITY, 1);
    }
    if x < 0.5 {
        // Reflection: gamma(x) * gamma(1 - x) = pi / sin(pi * x).
        let sine = sin_pi(x);
        let (other, _) = log_gamma(1.0 - x);
        return ((PI / sine.abs()).ln() - other, if sine < 0.0 { -1 } else { 1 });
    }
    // Recurrence up to where Stirling's series is exact enough.
    let (mut x, mut shift) = (x, 1.0f64);
    while x < 15.0 {
        shift *= x;
        x += 1.0;
    }
    let inverse = 1.0 / x;
    let square = inverse * inverse;
    let coefficients =
        [1.0 / 12.0, -1.0 / 360.0, 1.0 / 1260.0, -1.0 / 1680.0, 1.0 / 1188.0, -691.0 / 360_360.0];
    let series = coefficients.iter().rev().fold(0.0, |sum, c| sum * square + c) * inverse;
    ((x - 0.5) * x.ln() - x + 0.5 * (2.0 * PI).ln() + series - shift.ln(), 1)
}

/// Gamma.
pub(crate) fn gamma(x: f64) -> f64 {
    if x == 0.0 {
        return 1.0 / x;
    }
    if x < 0.0 && x == x.floor() {
        return f64::NAN;
    }
    let (log, sign) = log_gamma(x);
    f64::from(sign) * log.exp()
}

/// The error function.
pub(crate) fn erf(x: f64) -> f64 {
    if x.abs() < 2.5 {
        // 2 / sqrt(pi) * exp(-x^2) * sum of (2 x^2)^n * x / (1 * 3 * ... * (2n + 1)): all positive.
        let (mut term, mut sum) = (x, x);
        let mut n = 1.0;
        while term.abs() > sum.abs() * 1e-17 && n < 400.0 {
            term *= 2.0 * x * x / (2.0 * n + 1.0);
            sum += term;
            n += 1.0;
        }
        return 2.0 / PI.sqrt() * (-x * x).exp() * sum;
    }
    if x.is_nan() { x } else { (1.0 - erfc(x.abs())).copysign(x) }
}

/// One less the error function, exact where that is small.
pub(crate) fn erfc(x: f64) -> f64 {
    if x.is_nan() || x < 2.5 {
        return 1.0 - erf(x);
    }
    // The continued fraction of Laplace, from its end.
    let mut fraction = 0.0;
    for n in (1..=120).rev() {
        fraction = f64::from(n) / 2.0 / (x + fraction);
    }
    (-x * x).exp() / PI.sqrt() / (x + fraction)
}

/// The sine of pi times a number, exact at whole and half numbers.
pub(crate) fn sin_pi(x: f64) -> f64 {
    let rest = x % 2.0;
    match rest.abs() {
        0.0 | 1.0 => 0.0f64.copysign(x),
        0.5 => 1.0f64.copysign(rest),
        1.5 => -1.0f64.copysign(rest),
        _ => (rest * PI).sin(),
    }
}

/// The cosine of pi times a number.
pub(crate) fn cos_pi(x: f64) -> f64 {
    match (x % 2.0).abs() {
        0.5 | 1.5 => 0.0,
        rest => (rest * PI).cos(),
    }
}

/// The remainder of a division whose quotient is rounded to the nearest, and the quotient.
pub(crate) fn remainder(x: f64, y: f64) -> (f64, f64) {
    if !x.is_finite() || y == 0.0 || y.is_nan() {
        return (f64::NAN, 0.0);
    }
    if y.is_infinite() {
        return (x, 0.0);
    }
    let magnitude = y.abs();
    // Exact, and less than two units of the quotient.
    let mut rest = x.abs() % (2.0 * magnitude);
    let mut quotient = ((x.abs() - rest) / magnitude) % 128.0;
    let half = magnitude / 2.0;
    if rest > half {
        rest -= magnitude;
        quotient += 1.0;
        if rest >= half {
            rest -= magnitude;
            quotient += 1.0;
        }
    }
    let negative = x.is_sign_negative();
    let sign = if negative == y.is_sign_negative() { 1.0 } else { -1.0 };
    (if negative { -rest } else { rest }, sign * quotient)
}

/// A number as a fraction in [0.5, 1) and a power of two.
pub(crate) fn frexp(x: f64) -> (f64, i32) {
    if x == 0.0 || !x.is_finite() {
        return (x, 0);
    }
    let (scaled, shift) = if x.is_normal() { (x, 0) } else { (x * 2f64.powi(64), -64) };
    let bits = scaled.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i32 - 1022;
    (f64::from_bits(bits & !(0x7ff << 52) | 1022 << 52), exponent + shift)
}

/// `x * 2^n`, in steps that none of which rounds before the last.
pub(crate) fn ldexp(x: f64, n: i32) -> f64 {
    let (fraction, exponent) = frexp(x);
    let power = exponent.saturating_add(n).clamp(-1200, 1200);
    let first = (power / 2).clamp(-1000, 1000);
    fraction * 2f64.powi(first) * 2f64.powi(power - first)
}

/// The greatest power of two in a number: its exponent.
pub(crate) fn logb(x: f64) -> f64 {
    match x {
        0.0 => f64::NEG_INFINITY,
        x if x.is_infinite() => f64::INFINITY,
        x if x.is_nan() => x,
        x => f64::from(frexp(x).1 - 1),
    }
}

/// The real `n`th root.
pub(crate) fn root(x: f64, n: i32) -> f64 {
    match (n, x < 0.0) {
        (0, _) => f64::NAN,
        (n, true) if n % 2 == 0 => f64::NAN,
        (n, true) => -(-x).powf(1.0 / f64::from(n)),
        (n, false) => x.powf(1.0 / f64::from(n)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) {
        assert!((a - b).abs() <= 1e-12 * b.abs().max(1e-3), "{a:e} for {b:e}");
    }

    #[test]
    fn known_values() {
        near(gamma(5.0), 24.0);
        near(gamma(0.5), PI.sqrt());
        near(gamma(-1.5), 4.0 / 3.0 * PI.sqrt());
        near(log_gamma(100.0).0, 359.134_205_369_575_4);
        assert_eq!(log_gamma(-0.5).1, -1);
        near(erf(0.5), 0.520_499_877_813_046_5);
        near(erf(-3.0), -0.999_977_909_503_001_4);
        near(erfc(0.5), 0.479_500_122_186_953_5);
        near(erfc(4.0), 1.541_725_790_028_002e-8);
        near(erfc(-1.0), 1.842_700_792_949_715);
        near(cos_pi(2.25), std::f64::consts::FRAC_1_SQRT_2);
        assert_eq!((sin_pi(-1.5), sin_pi(4.0), cos_pi(3.5)), (1.0, 0.0, 0.0));
    }

    #[test]
    fn parts_of_numbers() {
        assert_eq!(remainder(5.0, 3.0), (-1.0, 2.0));
        assert_eq!(remainder(-5.0, 2.0), (-1.0, -2.0));
        assert_eq!(remainder(3.0, 2.0), (-1.0, 2.0));
        assert_eq!(remainder(1.0, 2.0), (1.0, 0.0));
        assert_eq!(frexp(-6.0), (-0.75, 3));
        assert_eq!(ldexp(0.75, -1074), f64::from_bits(1));
        assert_eq!(logb(f64::from_bits(1)), -1074.0);
        assert_eq!(root(-27.0, 3).round(), -3.0);
    }
}
