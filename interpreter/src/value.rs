//! Values: bits that know whether they are defined, and composites of them.
//!
//! Booleans, integers, floating-point numbers and pointers are all [`Scalar`]s; what their bits mean
//! is said by the type that stands beside them. Undefined bits travel through memory, copies, shifts
//! and masks one by one, since compilers move them about freely (the padding of a struct, the rest of
//! a word of bit-fields); they are a fault only where they decide something.

use std::rc::Rc;

/// Up to 128 bits. Bits beyond the width of the type are zero in both words; undefined bits are zero
/// in `bits`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Scalar {
    pub(crate) bits: u128,
    pub(crate) undefined: u128,
}

/// The lowest `width` bits.
pub(crate) fn mask(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

impl Scalar {
    /// A defined value.
    pub(crate) fn new(bits: u128) -> Self {
        Self { bits, undefined: 0 }
    }

    /// No bit of it is defined.
    pub(crate) fn undefined(width: u32) -> Self {
        Self { bits: 0, undefined: mask(width) }
    }

    /// Bits of which some may be undefined, cut to a width.
    pub(crate) fn partial(bits: u128, undefined: u128, width: u32) -> Self {
        let undefined = undefined & mask(width);
        Self { bits: bits & mask(width) & !undefined, undefined }
    }

    /// The bits if all of them are defined.
    pub(crate) fn defined(self) -> Option<u128> {
        (self.undefined == 0).then_some(self.bits)
    }
}

/// A value of any type.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Scalar(Scalar),
    /// A vector, array, matrix or struct.
    Composite(Rc<[Value]>),
}

impl From<Scalar> for Value {
    fn from(scalar: Scalar) -> Self {
        Self::Scalar(scalar)
    }
}

impl FromIterator<Value> for Value {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Self {
        Self::Composite(values.into_iter().collect())
    }
}

impl Value {
    pub(crate) fn bool(value: bool) -> Self {
        Scalar::new(value.into()).into()
    }

    /// The parts of a composite; none of a scalar.
    pub(crate) fn parts(&self) -> &[Value] {
        match self {
            Self::Scalar(_) => &[],
            Self::Composite(parts) => parts,
        }
    }

    /// The scalars of a vector, or the scalar itself.
    pub(crate) fn lanes(&self) -> impl Iterator<Item = Scalar> + '_ {
        let parts = match self {
            Self::Scalar(_) => std::slice::from_ref(self),
            Self::Composite(parts) => parts,
        };
        parts.iter().map(|part| match part {
            Self::Scalar(scalar) => *scalar,
            // Of a vector, no lane is a composite; types have been checked where values are made.
            Self::Composite(_) => Scalar::default(),
        })
    }

    /// The scalar, or the first lane.
    pub(crate) fn scalar(&self) -> Scalar {
        self.lanes().next().unwrap_or_default()
    }

    /// Whether any bit of it is undefined.
    pub(crate) fn has_undefined(&self) -> bool {
        match self {
            Self::Scalar(scalar) => scalar.undefined != 0,
            Self::Composite(parts) => parts.iter().any(Value::has_undefined),
        }
    }

    /// A scalar of the first lane, or a vector of all.
    pub(crate) fn from_lanes(scalar: bool, mut lanes: impl Iterator<Item = Scalar>) -> Self {
        if scalar {
            lanes.next().unwrap_or_default().into()
        } else {
            lanes.map(Value::Scalar).collect()
        }
    }
}
