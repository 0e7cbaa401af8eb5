//! Samplers that are integers: SPIR 1.2 has no type for them, a parameter of type `i32` is one when
//! it goes to a builtin that takes a sampler, or to another such parameter.

use lapidary_bitcode::ir::{Body, Call, FunctionId, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use super::summary::Summaries;
use crate::lower::facts::Facts;
use crate::lower::facts::callees::{Callee, takes_sampler};

/// A parameter by its function and number.
pub(crate) type Parameter = (FunctionId, u32);

/// Where a function passes one of its integer parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Passed {
    /// The number of its own parameter.
    pub(crate) own: u32,
    /// The parameter of another function, or `None`: a builtin takes it as a sampler.
    pub(crate) to: Option<Parameter>,
}

/// Notes what a call says of the integer parameters of the function that makes it.
pub(super) fn note(
    facts: &Facts<'_>,
    body: &Body,
    call: &Call<'_>,
    callee: FunctionId,
    passed: &mut Vec<Passed>,
) {
    let kind = facts.callee(callee);
    for (at, &argument) in call.arguments.iter().enumerate() {
        if argument.as_metadata().is_some() {
            continue;
        }
        let Value::Argument(own) = body.value(facts.module, argument) else { continue };
        let ty = body.value_type(facts.module, argument);
        if facts.module.types.get(ty) != Type::Integer(32) {
            continue;
        }
        if takes_sampler(kind, at) {
            passed.push(Passed { own, to: None });
        } else if matches!(kind, Callee::Defined) {
            passed.push(Passed { own, to: Some((callee, at as u32)) });
        }
    }
}

/// The integer parameters that are samplers.
pub(super) fn resolve(parts: &[Summaries]) -> FxHashSet<Parameter> {
    let mut found = FxHashSet::default();
    // Backwards along the calls, from the builtins on.
    let mut passers: FxHashMap<Parameter, Vec<Parameter>> = Default::default();
    let mut stack = Vec::new();
    for (function, summary) in parts.iter().flat_map(Summaries::iter) {
        for passed in summary.passed {
            let own = (function, passed.own);
            match passed.to {
                Some(to) => passers.entry(to).or_default().push(own),
                None => stack.push(own),
            }
        }
    }
    while let Some(parameter) = stack.pop() {
        if found.insert(parameter) {
            stack.extend(passers.get(&parameter).into_iter().flatten());
        }
    }
    found
}
