//! `llvm.is.fpclass`: tests of the bits of a float.

use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Op;

use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::Error;
use crate::lower::facts::callees::Intrinsic;
use lapidary_spirv::masks::{low_ones, sign_bit};

// The bits of the mask (LangRef, "llvm.is.fpclass").
const SIGNALING_NAN: u32 = 1;
const QUIET_NAN: u32 = 1 << 1;
const NEGATIVE_INFINITY: u32 = 1 << 2;
const NEGATIVE_NORMAL: u32 = 1 << 3;
const NEGATIVE_SUBNORMAL: u32 = 1 << 4;
const NEGATIVE_ZERO: u32 = 1 << 5;
const POSITIVE_ZERO: u32 = 1 << 6;
const POSITIVE_SUBNORMAL: u32 = 1 << 7;
const POSITIVE_NORMAL: u32 = 1 << 8;
const POSITIVE_INFINITY: u32 = 1 << 9;
const ALL: u32 = (1 << 10) - 1;

/// What the tests share.
struct Tests {
    value: Id,
    bool: Id,
    int: Id,
    width: u32,
    mantissa: u32,
    /// The bits, once needed.
    bits: Option<Id>,
    /// The sign: whether it is set.
    sign: Option<Id>,
}

/// A test of a class with either sign.
type Test = fn(&mut Tests, &mut Site<'_, '_, '_>) -> Id;

/// Lowers a call.
pub(super) fn lower(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let mask = s.literal(1)? & ALL;
    let value = s.arg(0)?;
    let b = s.b();
    let ty = b.type_of(value);
    let bool = b.type_bool_like(ty);
    let width = b.width(ty);
    let mantissa = match width {
        16 => 10,
        32 => 23,
        64 => 52,
        _ => return Err(Error::unsupported(format_args!("llvm.is.fpclass of {width} bits"))),
    };
    if mask == 0 || mask == ALL {
        let b = s.b();
        let scalar = b.const_bool(mask != 0);
        let count = b.components(bool).1;
        return Ok(Some(if count > 1 { b.const_splat(bool, scalar, count) } else { scalar }));
    }
    let int = b.type_int(width);
    let int = b.type_like(ty, int);
    let mut tests = Tests { value, bool, int, width, mantissa, bits: None, sign: None };
    // The complement, where that is fewer tests.
    let inverted = (mask & ALL).count_ones() > 5;
    let wanted = if inverted { !mask & ALL } else { mask };
    let mut found: Option<Id> = None;
    let mut add = |s: &mut Site<'_, '_, '_>, test: Id| {
        found = Some(match found {
            Some(before) => s.b().op(Op::LogicalOr, bool, &[before, test]),
            None => test,
        });
    };
    let nan = SIGNALING_NAN | QUIET_NAN;
    if wanted & nan == nan {
        let test = s.b().op(Op::IsNan, bool, &[value]);
        add(s, test);
    } else if wanted & nan != 0 {
        let test = tests.one_nan(s, wanted & nan == QUIET_NAN);
        add(s, test);
    }
    let pairs: [(u32, u32, Test); 4] = [
        (NEGATIVE_INFINITY, POSITIVE_INFINITY, Tests::infinite),
        (NEGATIVE_NORMAL, POSITIVE_NORMAL, Tests::normal),
        (NEGATIVE_SUBNORMAL, POSITIVE_SUBNORMAL, Tests::subnormal),
        (NEGATIVE_ZERO, POSITIVE_ZERO, Tests::zero),
    ];
    for (negative, positive, test) in pairs {
        let signs = (wanted & negative != 0, wanted & positive != 0);
        if signs == (false, false) {
            continue;
        }
        let test = match signs {
            (true, true) => test(&mut tests, s),
            (negative, _) if positive == POSITIVE_ZERO => tests.one_zero(s, negative),
            (negative, _) => {
                let either = test(&mut tests, s);
                tests.with_sign(s, either, negative)
            }
        };
        add(s, test);
    }
    let found = found.ok_or_else(|| Error::malformed("llvm.is.fpclass without a class"))?;
    if inverted {
        return Ok(Some(s.b().op(Op::LogicalNot, bool, &[found])));
    }
    Ok(Some(found))
}

impl Tests {
    /// The bits as an integer.
    fn bits(&mut self, s: &mut Site<'_, '_, '_>) -> Id {
        match self.bits {
            Some(bits) => bits,
            None => {
                let bits = s.b().bitcast(self.int, self.value);
                self.bits = Some(bits);
                bits
            }
        }
    }

    fn constant(&self, s: &mut Site<'_, '_, '_>, value: u64) -> Id {
        s.b().const_int(self.int, value)
    }

    /// The bits without the sign.
    fn magnitude(&mut self, s: &mut Site<'_, '_, '_>) -> Id {
        let bits = self.bits(s);
        let mask = self.constant(s, low_ones(self.width) >> 1);
        s.b().op(Op::BitwiseAnd, self.int, &[bits, mask])
    }

    /// The bits of infinity.
    fn infinity(&self) -> u64 {
        low_ones(self.width) >> 1 & !low_ones(self.mantissa)
    }

    /// Quiet NaNs have the highest bit of the mantissa.
    fn one_nan(&mut self, s: &mut Site<'_, '_, '_>, quiet: bool) -> Id {
        let magnitude = self.magnitude(s);
        let least_quiet = self.infinity() | sign_bit(self.mantissa);
        let least_quiet = self.constant(s, least_quiet);
        let at_least = s.b().op(Op::UGreaterThanEqual, self.bool, &[magnitude, least_quiet]);
        if quiet {
            return at_least;
        }
        let b = s.b();
        let nan = b.op(Op::IsNan, self.bool, &[self.value]);
        let not = b.op(Op::LogicalNot, self.bool, &[at_least]);
        b.op(Op::LogicalAnd, self.bool, &[nan, not])
    }

    fn infinite(&mut self, s: &mut Site<'_, '_, '_>) -> Id {
        s.b().op(Op::IsInf, self.bool, &[self.value])
    }

    fn normal(&mut self, s: &mut Site<'_, '_, '_>) -> Id {
        s.b().op(Op::IsNormal, self.bool, &[self.value])
    }

    /// Magnitudes from 1 to the mantissa's mask: one less is below the mask.
    fn subnormal(&mut self, s: &mut Site<'_, '_, '_>) -> Id {
        let magnitude = self.magnitude(s);
        let one = self.constant(s, 1);
        let mask = self.constant(s, low_ones(self.mantissa));
        let b = s.b();
        let less = b.op(Op::ISub, self.int, &[magnitude, one]);
        b.op(Op::ULessThan, self.bool, &[less, mask])
    }

    fn zero(&mut self, s: &mut Site<'_, '_, '_>) -> Id {
        let magnitude = self.magnitude(s);
        let zero = self.constant(s, 0);
        s.b().op(Op::IEqual, self.bool, &[magnitude, zero])
    }

    /// A zero with this sign has bits that nothing else has.
    fn one_zero(&mut self, s: &mut Site<'_, '_, '_>, negative: bool) -> Id {
        let bits = self.bits(s);
        let zero = self.constant(s, if negative { sign_bit(self.width) } else { 0 });
        s.b().op(Op::IEqual, self.bool, &[bits, zero])
    }

    /// A test, and that the sign is set or not.
    fn with_sign(&mut self, s: &mut Site<'_, '_, '_>, test: Id, negative: bool) -> Id {
        let set = match self.sign {
            Some(set) => set,
            None => {
                let set = s.b().op(Op::SignBitSet, self.bool, &[self.value]);
                self.sign = Some(set);
                set
            }
        };
        let b = s.b();
        let sign = if negative { set } else { b.op(Op::LogicalNot, self.bool, &[set]) };
        b.op(Op::LogicalAnd, self.bool, &[sign, test])
    }
}
