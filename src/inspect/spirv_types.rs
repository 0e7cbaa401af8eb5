//! Types and constants of SPIR-V as text for `inspect`: `i32`, `f64`, `<4 x f32>`,
//! `f32 CrossWorkgroup*`, the name of a structure where it has one.

use lapidary_spirv::grammar::{AccessQualifier, Dim, FPEncoding, Op, StorageClass};
use lapidary_spirv::read::Module;
use lapidary_spirv::specialize::Scalar;
use rustc_hash::FxHashMap;

use super::Default;

/// Types may refer to each other in a circle through pointers.
const DEEPEST: usize = 6;

/// A structure without a name shows as many members.
const MEMBERS: usize = 8;

/// The types of a module by id.
pub(super) struct Types<'m, 'w> {
    module: &'m Module<'w>,
    names: &'m FxHashMap<u32, String>,
}

impl<'m, 'w> Types<'m, 'w> {
    pub(super) fn new(module: &'m Module<'w>, names: &'m FxHashMap<u32, String>) -> Self {
        Self { module, names }
    }

    /// The type as text.
    pub(super) fn name(&self, id: u32) -> String {
        self.nested(id, 0)
    }

    /// The storage class, if it is a pointer.
    pub(super) fn storage_class(&self, id: u32) -> Option<StorageClass> {
        let ty = self.module.definition(id)?;
        matches!(ty.op(), Op::TypePointer | Op::TypeUntypedPointerKHR)
            .then(|| ty.word(2).map(StorageClass))
            .flatten()
    }

    /// What a pointer with a type points to.
    pub(super) fn pointee(&self, id: u32) -> Option<u32> {
        let ty = self.module.definition(id)?;
        if ty.op() == Op::TypePointer { ty.word(3) } else { None }
    }

    fn nested(&self, id: u32, depth: usize) -> String {
        let Some(ty) = self.module.definition(id).filter(|_| depth < DEEPEST) else {
            return "...".into();
        };
        let deeper = depth.saturating_add(1);
        let word = |index| ty.word(index).unwrap_or_default();
        let of = |index| self.nested(word(index), deeper);
        let storage = || StorageClass(word(2)).name().unwrap_or("?");
        match ty.op() {
            Op::TypeVoid => "void".into(),
            Op::TypeBool => "bool".into(),
            // Kernels have no signed integer types (SPIR-V section 2.16.3).
            Op::TypeInt if word(3) == 1 => format!("s{}", word(2)),
            Op::TypeInt => format!("i{}", word(2)),
            Op::TypeFloat => match ty.word(3).and_then(|encoding| FPEncoding(encoding).name()) {
                Some(encoding) => format!("f{} {encoding}", word(2)),
                None => format!("f{}", word(2)),
            },
            Op::TypeVector => format!("<{} x {}>", word(3), of(2)),
            Op::TypeArray => {
                let length = self.module.definition(word(3)).and_then(|it| it.word(3));
                let length = length.map_or_else(|| "?".into(), |length| length.to_string());
                format!("[{length} x {}]", of(2))
            }
            Op::TypePointer => format!("{} {}*", of(3), storage()),
            Op::TypeUntypedPointerKHR => format!("{}*", storage()),
            Op::TypeStruct => match self.names.get(&id) {
                Some(name) => name.clone(),
                None => {
                    let members = ty.words.get(2..).unwrap_or_default();
                    let shown = members.iter().take(MEMBERS);
                    let mut texts: Vec<_> = shown.map(|&it| self.nested(it, deeper)).collect();
                    if members.len() > MEMBERS {
                        texts.push("...".into());
                    }
                    format!("{{{}}}", texts.join(", "))
                }
            },
            Op::TypeImage => {
                let dim = Dim(word(3)).name().unwrap_or("?");
                let arrayed = if word(5) != 0 { " array" } else { "" };
                let access = ty.word(9).and_then(|access| AccessQualifier(access).name());
                format!("image {dim}{arrayed} {}", access.unwrap_or("")).trim_end().into()
            }
            Op::TypeOpaque => ty.string(2).map_or_else(|| "opaque".into(), |(name, _)| name),
            op => match op.name().and_then(|name| name.strip_prefix("OpType")) {
                Some(name) => name.to_lowercase(),
                None => format!("%{id}"),
            },
        }
    }
}

/// A literal of a type as a value.
pub(super) fn literal(module: &Module<'_>, ty: u32, words: &[u32]) -> Default {
    let low = words.first().copied().unwrap_or_default();
    let bits = u64::from(low) | u64::from(words.get(1).copied().unwrap_or_default()) << 32;
    Scalar::of(module, ty)
        .map_or_else(|| Default::Bits(format!("{bits:#x}")), |scalar| value(scalar, bits))
}

/// The bits of a scalar as a value. Those of a narrow signed integer are sign-extended to a word (SPIR-V
/// section 2.2.1, Literal).
pub(super) fn value(scalar: Scalar, bits: u64) -> Default {
    let float = |value: f64| value.is_finite().then_some(Default::Float(value));
    let found = match scalar {
        Scalar::Bool => Some(Default::Bool(bits & 1 != 0)),
        Scalar::Int { width: 33..=64, signed: true } => Some(Default::Signed(bits as i64)),
        Scalar::Int { width: ..=32, signed: true } => {
            Some(Default::Signed(i64::from(bits as u32 as i32)))
        }
        Scalar::Int { width: ..=64, signed: false } => Some(Default::Unsigned(bits)),
        Scalar::Float { width: 32, encoding: None } => float(shortest(f32::from_bits(bits as u32))),
        Scalar::Float { .. } => scalar.value(bits).and_then(float),
        Scalar::Int { .. } => None,
    };
    // Rarer formats, and what is no number: their bits.
    found.unwrap_or_else(|| Default::Bits(format!("{bits:#x}")))
}

/// The double with the digits of a float: 0.1 stays 0.1.
fn shortest(value: f32) -> f64 {
    value.to_string().parse().unwrap_or(f64::from(value))
}
