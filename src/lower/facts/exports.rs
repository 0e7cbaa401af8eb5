//! Whether the names that a module gives to others can be said in SPIR-V, each for one thing.
//!
//! LLVM's own tools make no module with two symbols of one name, but a file may have them. In SPIR-V
//! these would be two entry points, or two exports, of one name, which no consumer could tell apart; and
//! a name ends at a NUL there.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{CallingConvention, Function, GlobalObject, Linkage};

use crate::lower::error::{Error, Result};

/// Whether other modules see the definition.
fn is_given(object: &GlobalObject) -> bool {
    !object.linkage.is_local() && object.linkage != Linkage::AvailableExternally
}

/// Refuses names with a NUL, and equal ones of kernels and of what is defined for others.
pub(super) fn check(module: &Module<'_>) -> Result<()> {
    let functions = module.functions.iter().map(|it| (&it.object, it.declaration));
    let globals = module.globals.iter().map(|it| (&it.object, it.initializer.is_none()));
    let objects = || functions.clone().chain(globals.clone());
    let show = |name: &[u8]| String::from_utf8_lossy(name).into_owned();
    let seen = objects().filter(|(object, _)| !object.linkage.is_local());
    let mut names = seen.map(|(object, _)| module.str(object.name));
    if let Some(name) = names.find(|name| name.contains(&0)) {
        return Err(Error::invalid_module(format_args!(
            "the name '{}' has a NUL, where names of SPIR-V end",
            show(name)
        )));
    }
    // LangRef, "Linkage Types": what is only declared is found by its name, in some other module.
    if let Some((object, _)) = objects().find(|(it, declared)| *declared && it.linkage.is_local()) {
        return Err(Error::invalid_module(format_args!(
            "'{}' is declared for this module alone, which does not define it",
            show(module.str(object.name))
        )));
    }
    let given = |object| is_given(object) && !module.str(object.name).is_empty();
    // A kernel is an entry point, whoever sees it, and needs a name as no other definition does.
    let is_entry = |it: &Function| it.calling_convention == CallingConvention::SPIR_KERNEL;
    let functions = module.functions.iter().filter(|it| !it.declaration);
    let functions = functions.filter(|it| is_entry(it) || given(&it.object)).map(|it| &it.object);
    let globals = module.globals.iter().filter(|it| it.initializer.is_some());
    let globals = globals.map(|it| &it.object).filter(|object| given(object));
    let mut names: Vec<&[u8]> = functions.chain(globals).map(|it| module.str(it.name)).collect();
    names.sort_unstable();
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some([[], _]) => Err(Error::invalid_module("two kernels have no name")),
        Some(pair) => Err(Error::invalid_module(format_args!(
            "two definitions have the name '{}'",
            show(pair[0])
        ))),
        None => Ok(()),
    }
}
