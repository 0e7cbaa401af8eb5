//! Calls of functions that are known by their names: builtins of OpenCL C and SPIR-V, intrinsics of
//! LLVM, and calls through pointers. They are clients of the emitter.
//!
//! [`classify`] reads the names of a module's functions once: what they say is a fact of the module
//! ([`Callee`]), and the row of the table by which calls are lowered stays here ([`Rows`]).

mod assembly;
mod builtins;
mod declared;
mod function_pointers;
mod helpers;
mod intrinsics;
pub(crate) mod site;
mod spec_constants;
mod variadic;
mod wrapped;

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::FunctionId;
use lapidary_spirv::signature::Misfit;

use self::declared::Declared;
use super::emit::{CallSite, Calls, Emitter, Lowered};
use super::facts::callees::{Builtin, Callee};
use super::facts::target;
use super::options::Options;

/// How calls of a function are lowered.
#[derive(Clone, Copy, Debug)]
enum Row {
    Builtin(builtins::How),
    Intrinsic(intrinsics::How),
}

/// By function: how calls of it are lowered, if it is a builtin or an intrinsic.
pub(crate) struct Rows(Vec<Option<Row>>);

/// What the functions of a module are, and how calls of them are lowered.
///
/// A declaration that does not have the signature of its name is an import where any program may have a
/// function of that name, and else [`Callee::Misdeclared`].
pub(crate) fn classify(module: &Module<'_>, options: &Options) -> (Vec<Callee>, Rows) {
    // Where there is no width, the translation ends with the reason.
    let pointer_width = target::pointer_width(module).unwrap_or(0);
    let (callees, rows) = (0..)
        .zip(&module.functions)
        .map(|(id, function)| {
            let id = FunctionId(id);
            let name = module.str(function.object.name);
            if name.starts_with(b"llvm.") {
                let may_stay = options.allows_unknown_intrinsic(&String::from_utf8_lossy(name));
                return match intrinsics::classify(name) {
                    Some((known, _))
                        if may_stay && intrinsics::lacks_extension(&known, options) =>
                    {
                        (Callee::External, None)
                    }
                    Some((known, how)) => match intrinsics::check(&known, module, id) {
                        Ok(()) => (Callee::Intrinsic(known), Some(Row::Intrinsic(how))),
                        Err(misfit) => (misdeclared(name, &misfit), None),
                    },
                    None if may_stay => (Callee::External, None),
                    None => (Callee::Unknown, None),
                };
            }
            if !function.declaration {
                return (Callee::Defined, None);
            }
            match classify_builtin(module, id, pointer_width) {
                Some(Ok((_, how))) if builtins::stays(how, options) => (Callee::External, None),
                Some(Ok((known, how))) => (Callee::Builtin(known), Some(Row::Builtin(how))),
                Some(Err(misfit)) => (misdeclared(name, &misfit), None),
                None => (Callee::External, None),
            }
        })
        .unzip();
    (callees, Rows(rows))
}

/// The builtin that a declaration is. One that has another signature than its name says is a mistake if the
/// name is reserved, and else a function of the program's own.
fn classify_builtin(
    module: &Module<'_>,
    id: FunctionId,
    pointer_width: u32,
) -> Option<Result<(Builtin, builtins::How), Misfit>> {
    let function = &module.functions[id.index()];
    let (known, how) = builtins::classify(module.str(function.object.name))?;
    let declared = Declared::new(module, id, &known.parameters, known.result_special);
    let reserved = known.name().starts_with("__spirv_");
    // These look at what they are given, whatever their names say.
    let own = ["intel_convert_", "atom"];
    let own = own.iter().any(|prefix| known.name().starts_with(prefix));
    let named = reserved || own || declared.is_as_named(&known);
    match builtins::check(&known, how, declared, pointer_width) {
        Ok(()) if named => Some(Ok((known, how))),
        Err(misfit) if reserved => Some(Err(misfit)),
        _ => None,
    }
}

/// Whether a declaration is a builtin, and no import.
pub(crate) fn is_builtin(module: &Module<'_>, id: FunctionId) -> bool {
    let pointer_width = target::pointer_width(module).unwrap_or(0);
    matches!(classify_builtin(module, id, pointer_width), Some(Ok(_)))
}

/// What a function is whose name says another signature than it has.
fn misdeclared(name: &[u8], misfit: &Misfit) -> Callee {
    let name = String::from_utf8_lossy(name);
    Callee::Misdeclared(format!("'{name}' is declared wrongly: {misfit}").into())
}

#[cfg(test)]
mod tests;

impl Calls for Rows {
    fn lower(&self, emitter: &mut Emitter<'_>, site: &CallSite<'_>) -> Lowered {
        let facts = emitter.facts;
        if facts.reads_spec_constant(site.callee) {
            return spec_constants::lower(emitter, site);
        }
        match (facts.callee(site.callee), self.0[site.callee.index()]) {
            (Callee::Builtin(builtin), Some(Row::Builtin(how))) => {
                if facts.shapes.spread_vectors {
                    emitter.refuse_spread(site)?;
                }
                if facts.shapes.wide_integers {
                    emitter.refuse_wide(site)?;
                }
                builtins::lower(builtin, how, emitter, site)
            }
            (Callee::Intrinsic(intrinsic), Some(Row::Intrinsic(how))) => {
                how.lower(intrinsic, emitter, site)
            }
            // Not asked: only those have rows.
            _ => Ok(None),
        }
    }

    fn why_refused(&self, name: &[u8]) -> Option<&'static str> {
        intrinsics::why_refused(name)
    }
}
