//! Intrinsics of LLVM (LangRef, "Intrinsic Functions"), by name without type suffixes.
//!
//! A row of [`table`] says how a call is lowered: an instruction of OpenCL.std for most of the math,
//! nothing at all for hints, and a function of a topic's module for what has to be composed of
//! several instructions. Compositions hold for every width: an integer that SPIR-V lacks lives in a
//! wider one whose upper bits mean nothing, so they ask for the width that LLVM means.

mod annotations;
mod arbitrary;
mod bits;
mod constrained;
mod debug;
mod elements;
mod fixed;
mod float;
mod fp_builtin;
mod fpclass;
mod integer;
mod lane_memory;
mod lanes;
mod matrix;
mod memory;
mod predicated;
mod refused;
mod signatures;
mod structured;
mod table;
mod target;
mod vector;
mod wide;

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{Flags, FunctionId, Type};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Extension, Op};
use lapidary_spirv::signature::{Manner, Misfit};

pub(super) use self::bits::reversed;
pub(super) use self::table::How;
use super::declared::Declared;
use super::site::Site;
use crate::lower::emit::{CallSite, Emitter, Lowered};
use crate::lower::error::{self, Error};
use crate::lower::facts::callees::Intrinsic;
use crate::lower::options::Options;

/// The intrinsic of this name (`llvm.` included) and how its calls are lowered, or `None` when it is
/// not known.
pub(super) fn classify(name: &[u8]) -> Option<(Intrinsic, How)> {
    let (name, how) = table::find(std::str::from_utf8(name.strip_prefix(b"llvm.")?).ok()?)?;
    Some((Intrinsic { name }, how))
}

/// Whether an intrinsic can be nothing but a call, as its instruction needs an extension that is not
/// allowed.
pub(super) fn lacks_extension(intrinsic: &Intrinsic, options: &Options) -> bool {
    matches!(intrinsic.name, "readcyclecounter" | "readsteadycounter")
        && !options.allows(Extension::SPV_KHR_shader_clock)
}

/// Why no call of this intrinsic (`llvm.` included) is translated, as far as that is known.
pub(super) fn why_refused(name: &[u8]) -> Option<&'static str> {
    let name = std::str::from_utf8(name.strip_prefix(b"llvm.")?).ok()?;
    refused::reason(name).map(|(_, reason)| reason)
}

/// Holds a declaration against the signature of the intrinsic.
pub(super) fn check(
    intrinsic: &Intrinsic,
    module: &Module<'_>,
    function: FunctionId,
) -> Result<(), Misfit> {
    match signatures::of(intrinsic.name) {
        Some(signature) => {
            let declared = Declared::new(module, function, &[], None);
            declared.check(signature, Manner { bits: true, ..Manner::default() })
        }
        None => Ok(()),
    }
}

/// All intrinsics that have a signature, and it, for the tests.
#[cfg(test)]
pub(super) fn names() -> Vec<(&'static str, &'static str)> {
    table::TABLE.iter().filter_map(|row| Some((row.0, signatures::of(row.0)?))).collect()
}

impl How {
    /// Whether it is lowered where an operand or the result is a spread vector.
    fn takes_spread(self) -> bool {
        matches!(self, How::Ext(_) | How::Each(_) | How::Whole(_) | How::Drop | How::First)
    }

    /// Lowers a call of an intrinsic.
    pub(super) fn lower(
        self,
        intrinsic: &Intrinsic,
        f: &mut Emitter<'_>,
        site: &CallSite<'_>,
    ) -> Lowered {
        if f.facts.shapes.wide_integers
            && !matches!(self, How::Whole(_) | How::Drop | How::First)
            && !wide::takes(intrinsic.name)
        {
            f.refuse_wide(site)?;
        }
        if f.facts.shapes.has_bfloat && signatures::computes(intrinsic.name) {
            f.check_bfloat_arguments(site.call.arguments)?;
        }
        if f.facts.shapes.large_integers && wide::goes_apart(f, site, intrinsic) {
            return self.lower_apart(intrinsic, f, site);
        }
        if f.facts.shapes.spread_vectors && f.has_spread(site.call.arguments, site.result) {
            match self {
                How::Ext(_) | How::Each(_) => return self.lower_apart(intrinsic, f, site),
                _ if self.takes_spread() => {}
                _ => f.refuse_spread(site)?,
            }
        }
        // A token has no type that a module may hold without an extension, and none needs one.
        if matches!(self, How::Drop) && matches!(f.facts.module.types.get(site.result), Type::Token)
        {
            return Ok(None);
        }
        let mut site = Site::new(f, site)?;
        self.lower_at(intrinsic, &mut site)
    }

    /// Lowers a call component by component; what gives no vector has no components to go by.
    fn lower_apart(
        self,
        intrinsic: &Intrinsic,
        f: &mut Emitter<'_>,
        site: &CallSite<'_>,
    ) -> Lowered {
        match (self, f.facts.module.types.get(site.result)) {
            (_, Type::Vector { .. }) => self.lower_components(intrinsic, f, site),
            (How::Each(_), Type::Struct { .. }) => self.lower_members(intrinsic, f, site).map(Some),
            _ => Err(f.spread_error(site)),
        }
    }

    /// Lowers a call that gives a vector for each component of it.
    fn lower_components(
        self,
        intrinsic: &Intrinsic,
        f: &mut Emitter<'_>,
        site: &CallSite<'_>,
    ) -> Lowered {
        f.by_parts(site.result, |f, at, component| {
            let mut s = Site::of_component(f, site, at, component);
            let id = self.lower_at(intrinsic, &mut s)?;
            id.ok_or_else(|| Error::malformed("an intrinsic without a result"))
        })
        .map(Some)
    }

    /// Lowers a call that gives a struct of vectors, for each component of them.
    fn lower_members(
        self,
        intrinsic: &Intrinsic,
        f: &mut Emitter<'_>,
        site: &CallSite<'_>,
    ) -> error::Result<Id> {
        let types = &f.facts.module.types;
        let Type::Struct { fields, .. } = types.get(site.result) else {
            return Err(Error::malformed("members of what has none"));
        };
        let members = types.list(fields);
        let mut count = 0;
        for &member in members {
            match types.get(member) {
                Type::Vector { length, .. } if count == 0 || count == length => count = length,
                _ => return Err(Error::malformed("vectors of different lengths")),
            }
        }
        let result = f.lower_type(site.result)?;
        let vectors: Vec<Id> =
            (0..members.len() as u32).map(|at| f.b.struct_member(result, at)).collect();
        let parts: Vec<Id> = vectors.iter().map(|&it| f.parts(it).0).collect();
        let ty = f.b.declare(Op::TypeStruct, Id::NONE, |w| w.ids(&parts));
        let mut lists = vec![Vec::with_capacity(count as usize); parts.len()];
        for at in 0..count {
            let mut s = Site::of_component(f, site, at, ty);
            let id = self.lower_at(intrinsic, &mut s)?;
            let id = id.ok_or_else(|| Error::malformed("an intrinsic without a result"))?;
            for ((list, &part), at) in lists.iter_mut().zip(&parts).zip(0..) {
                list.push(f.b.extract(part, id, &[at]));
            }
        }
        let mut values = Vec::with_capacity(lists.len());
        for (list, ty) in lists.into_iter().zip(vectors) {
            values.push(f.of_parts(ty, list)?);
        }
        Ok(f.b.op(Op::CompositeConstruct, result, &values))
    }

    fn lower_at(self, intrinsic: &Intrinsic, s: &mut Site<'_, '_, '_>) -> Lowered {
        if s.f.facts.shapes.large_integers
            && let Some(value) = wide::lower(s, intrinsic)?
        {
            return Ok(Some(value));
        }
        match self {
            How::Ext(number) => {
                let mut operands = s.args()?;
                let result = s.result;
                for operand in &mut operands {
                    *operand = s.f.widen(*operand, result);
                }
                let number = match s.call.call.flags.has(Flags::AFN) && s.b().width(result) == 32 {
                    true => table::approximate(number),
                    false => number,
                };
                s.f.check_bfloat_ids(result, &operands)?;
                Ok(Some(s.b().opencl(number, result, &operands)))
            }
            How::Drop => match s.is_void() {
                true => Ok(None),
                false => {
                    let result = s.result;
                    Ok(Some(s.b().undef(result)))
                }
            },
            How::First => Ok(Some(s.arg(0)?)),
            How::Each(lower) | How::Whole(lower) | How::Code(lower) => lower(s, intrinsic),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_found_by_its_name_with_and_without_suffix() {
        for &(name, _) in table::TABLE {
            for suffix in ["", ".i32", ".p1.p1.i64", ".v4f32"] {
                let full = format!("llvm.{name}{suffix}");
                let found = classify(full.as_bytes()).unwrap_or_else(|| panic!("{full}"));
                // A longer row may be a row of its own with that suffix; none is.
                assert_eq!(found.0.name, name, "{full}");
            }
        }
    }

    #[test]
    fn instructions_of_rows_exist() {
        for &(name, how) in table::TABLE {
            if let How::Ext(number) = how {
                assert!(number.name().is_some(), "{name}");
            }
        }
    }

    #[test]
    fn unknown_names_are_none() {
        for name in ["llvm.foo", "llvm.smaxx.i32", "smax.i32", "llvm.", "llvm.eh.typeid.for"] {
            assert!(classify(name.as_bytes()).is_none(), "{name}");
        }
    }
}
