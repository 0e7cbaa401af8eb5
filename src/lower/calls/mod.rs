//! Calls of functions that are known by their names: builtins of OpenCL C and SPIR-V, intrinsics of
//! LLVM, and calls through pointers. They are clients of the emitter.
//!
//! [`classify`] reads the names of a module's functions once: what they say is a fact of the module
//! ([`Callee`]), and the row of the table by which calls are lowered stays here ([`Rows`]).

mod assembly;
mod builtins;
mod function_pointers;
mod helpers;
mod intrinsics;
pub(crate) mod site;
mod spec_constants;

use lapidary_bitcode::Module;

use super::emit::{CallSite, Calls, Emitter, Lowered};
use super::facts::callees::Callee;
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
pub(crate) fn classify(module: &Module<'_>, options: &Options) -> (Vec<Callee>, Rows) {
    let (callees, rows) = module
        .functions
        .iter()
        .map(|function| {
            let name = module.str(function.object.name);
            if name.starts_with(b"llvm.") {
                return match intrinsics::classify(name) {
                    Some((known, how)) => (Callee::Intrinsic(known), Some(Row::Intrinsic(how))),
                    None if options.allows_unknown_intrinsic(&String::from_utf8_lossy(name)) => {
                        (Callee::External, None)
                    }
                    None => (Callee::Unknown, None),
                };
            }
            if !function.declaration {
                return (Callee::Defined, None);
            }
            match builtins::classify(name) {
                Some((known, how)) => (Callee::Builtin(known), Some(Row::Builtin(how))),
                None => (Callee::External, None),
            }
        })
        .unzip();
    (callees, Rows(rows))
}

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
}
