//! Samplers that are integers in LLVM, as values of the type that SPIR-V has for them.

use lapidary_bitcode::ir::FunctionId;
use lapidary_spirv::emit::{Id, Identity, TypeKind};
use lapidary_spirv::grammar::{Op, SamplerAddressingMode, SamplerFilterMode};

use super::Emitter;
use crate::lower::error::{Error, Result};
use crate::lower::special::Special;

impl Emitter<'_> {
    /// The type of a parameter that is not a pointer.
    pub(crate) fn is_sampler(&self, function: FunctionId, parameter: u32) -> bool {
        self.decisions.samplers.contains(&(function, parameter))
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
        let identity = match self.function {
            Some(function) => Identity::Function(function.0),
            None => Identity::Structural,
        };
        let ty = Special::Sampler.lower(self.b);
        Ok(self.b.declare_as(identity, Op::ConstantSampler, ty, |w| {
            w.literal(addressing.0).literal(bits & 1).literal(filter.0)
        }))
    }
}
