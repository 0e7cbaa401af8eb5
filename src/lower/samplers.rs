//! Samplers that are integers: SPIR 1.2 has no type for them, a parameter of type `i32` is one when
//! it goes to a builtin that takes a sampler, or to another such parameter.

use lapidary_bitcode::ir::{Body, Call, FunctionId, Type, Value};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Op, SamplerAddressingMode, SamplerFilterMode};
use rustc_hash::FxHashSet;

use super::error::{Error, Result};
use super::function::FunctionLowering;
use super::pointee::{Pointee, Summaries};
use super::shared::{Callee, Shared};
use super::types::Special;

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

/// Whether a builtin takes a sampler there.
fn takes_sampler(callee: &Callee, parameter: usize) -> bool {
    match callee {
        Callee::Builtin(builtin) => {
            builtin.parameter_pointee(parameter) == Some(Pointee::Special(Special::Sampler))
        }
        _ => false,
    }
}

/// Whether a module has builtins that take samplers as integers.
pub(crate) fn has_integers(shared: &Shared<'_>) -> bool {
    let types = &shared.module.types;
    shared.module.functions.iter().zip(&shared.callees).any(|(function, callee)| {
        let Type::Function { parameters, .. } = types.get(function.function_type) else {
            return false;
        };
        types
            .list(parameters)
            .iter()
            .enumerate()
            .any(|(at, &ty)| takes_sampler(callee, at) && types.get(ty) == Type::Integer(32))
    })
}

/// Notes what a call says of the integer parameters of the function that makes it.
pub(crate) fn note(
    shared: &Shared<'_>,
    body: &Body,
    call: &Call<'_>,
    callee: FunctionId,
    passed: &mut Vec<Passed>,
) {
    let kind = shared.callee(callee);
    for (at, &argument) in call.arguments.iter().enumerate() {
        if argument.as_metadata().is_some() {
            continue;
        }
        let Value::Argument(own) = body.value(shared.module, argument) else { continue };
        let ty = body.value_type(shared.module, argument);
        if shared.module.types.get(ty) != Type::Integer(32) {
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
pub(crate) fn resolve(parts: &[Summaries]) -> FxHashSet<Parameter> {
    let mut found = FxHashSet::default();
    // Backwards along the calls, from the builtins on.
    let mut passers: rustc_hash::FxHashMap<Parameter, Vec<Parameter>> = Default::default();
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

impl FunctionLowering<'_> {
    /// The type of a parameter that is not a pointer.
    pub(crate) fn is_sampler(&self, function: FunctionId, parameter: u32) -> bool {
        self.shared.samplers.contains(&(function, parameter))
    }

    /// A value as an argument of sampler type: an integer constant becomes a constant sampler.
    pub(crate) fn as_sampler(&mut self, value: Id) -> Result<Id> {
        let TypeKind::Int(_) = self.b.kind_of(value) else { return Ok(value) };
        match self.b.constant_value(value) {
            Some(bits) => self.constant_sampler(bits as u32),
            None => Err(Error::unsupported("a sampler that is an integer of unknown value")),
        }
    }

    /// `OpConstantSampler` from Clang's bits (`opencl-c-base.h`): 1 normalised coordinates, 0xe
    /// addressing mode, 0x30 filter. Each function has its own, as the translator has it.
    pub(crate) fn constant_sampler(&mut self, bits: u32) -> Result<Id> {
        let addressing = match bits & 0xe {
            0x0 => SamplerAddressingMode::None,
            0x2 => SamplerAddressingMode::ClampToEdge,
            0x4 => SamplerAddressingMode::Clamp,
            0x6 => SamplerAddressingMode::Repeat,
            0x8 => SamplerAddressingMode::RepeatMirrored,
            _ => {
                return Err(Error::unsupported(format_args!("the sampler initialiser {bits:#x}")));
            }
        };
        let filter = match bits & 0x30 {
            0x20 => SamplerFilterMode::Linear,
            _ => SamplerFilterMode::Nearest,
        };
        let salt = self.function.map_or(0, |function| function.0 + 1);
        let ty = Special::Sampler.lower(self.b);
        Ok(self.b.declare(Op::ConstantSampler, ty, salt, |w| {
            w.literal(addressing.0).literal(bits & 1).literal(filter.0)
        }))
    }
}
