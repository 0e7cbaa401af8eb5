//! Functions that no one wrote: which calls need one, their symbols and names. Their bodies are
//! written by [`crate::lower::calls`].

use lapidary_bitcode::ir::{Body, Call, FunctionId, Type, TypeId};
use lapidary_spirv::grammar::Extension;

use super::Facts;
use super::shapes::{MOST_WIDE_BITS, Shape};
use super::values::constant_int;

/// Memory of a known size up to this is filled through a variable; a loop is smaller and no slower
/// above.
pub(crate) const MOST_THROUGH_VARIABLE: u64 = 4096;

/// Room for the numbers of the helpers of one [`WideLoop`], by their words. A dividend with bits behind the
/// point has twice as many as its operands.
const WIDTHS: u32 = 2 * MOST_WIDE_BITS.div_ceil(64) + 1;

/// The number of the first helper that is an intrinsic: before it stand those of loops.
const FIRST_INTRINSIC: u32 = WIDTHS * WideLoop::ALL.len() as u32;

/// What takes a loop over the bits of integers of more than 64.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum WideLoop {
    /// Quotient and remainder.
    Divide,
    /// `llvm.clmul`.
    CarrylessProduct,
    /// `llvm.pext`.
    Gather,
    /// `llvm.pdep`.
    Scatter,
}

impl WideLoop {
    const ALL: [Self; 4] = [Self::Divide, Self::CarrylessProduct, Self::Gather, Self::Scatter];

    fn name(self) -> &'static str {
        match self {
            Self::Divide => "divide",
            Self::CarrylessProduct => "clmul",
            Self::Gather => "pext",
            Self::Scatter => "pdep",
        }
    }
}

/// A function that is made on demand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Helper {
    /// `__translate_ocl_memory_scope`: an OpenCL memory scope as SPIR-V's.
    Scope,
    /// `__translate_ocl_memory_order`: an OpenCL memory order as memory semantics.
    Order,
    /// A loop over integers of so many words, two at least.
    Wide(WideLoop, u32),
    /// What calls of an intrinsic do.
    Intrinsic {
        /// The intrinsic's declaration.
        function: FunctionId,
        /// Whether the memory is volatile.
        volatile: bool,
    },
}

impl Helper {
    /// The helper that a call of an intrinsic is lowered to, if it is.
    pub(crate) fn of_call(
        facts: &Facts<'_>,
        body: &Body,
        call: &Call<'_>,
        function: FunctionId,
    ) -> Option<Self> {
        let name = facts.module.function_name(function).strip_prefix(b"llvm.")?;
        // What goes component by component or word by word is written where it is called.
        if first_parameter(function, facts).is_some_and(|ty| facts.is_spread(ty))
            || parameter_width(function, facts).is_some_and(|width| width > 64)
        {
            return None;
        }
        let constant = |at: usize| constant_int(facts, body, *call.arguments.get(at)?);
        let several_bits = || parameter_width(function, facts) != Some(1);
        let wanted = match base_name(name) {
            b"bitreverse" => {
                !facts.options.allows(Extension::SPV_KHR_bit_instructions) && several_bits()
            }
            b"fshl" | b"fshr" => several_bits(),
            b"bswap" => !odd_width(function, facts),
            b"memset" if !name.starts_with(b"memset.element.") => match constant(2) {
                Some(0) => false,
                Some(size) => constant(1).is_none() || size as u64 > MOST_THROUGH_VARIABLE,
                None => true,
            },
            _ => false,
        };
        let volatile = name.starts_with(b"memset.") && constant(3).is_some_and(|flag| flag != 0);
        wanted.then_some(Self::Intrinsic { function, volatile })
    }

    fn number(self) -> u32 {
        match self {
            Self::Scope => 0,
            Self::Order => 1,
            Self::Wide(which, words) => WIDTHS.saturating_mul(which as u32).saturating_add(words),
            Self::Intrinsic { function, volatile } => {
                let number = function.0.saturating_mul(2).saturating_add(volatile.into());
                number.saturating_add(FIRST_INTRINSIC)
            }
        }
    }

    fn of_number(number: u32) -> Self {
        match number {
            0 => Self::Scope,
            1 => Self::Order,
            2..FIRST_INTRINSIC => {
                let which = WideLoop::ALL.get((number / WIDTHS) as usize);
                Self::Wide(which.copied().unwrap_or(WideLoop::Divide), number % WIDTHS)
            }
            _ => {
                let number = number.saturating_sub(FIRST_INTRINSIC);
                let (function, volatile) = (FunctionId(number / 2), !number.is_multiple_of(2));
                Self::Intrinsic { function, volatile }
            }
        }
    }

    /// The helper's symbol.
    pub(crate) fn symbol(self, facts: &Facts<'_>) -> u32 {
        facts.first_helper().saturating_add(self.number())
    }

    /// The helper that a symbol is.
    pub(crate) fn of_symbol(symbol: u32, facts: &Facts<'_>) -> Option<Self> {
        symbol.checked_sub(facts.first_helper()).map(Self::of_number)
    }

    /// Its name: for `llvm.fshl.i32` it is `spirv.llvm_fshl_i32`.
    pub(crate) fn name(self, facts: &Facts<'_>) -> Vec<u8> {
        match self {
            Self::Scope => b"__translate_ocl_memory_scope".to_vec(),
            Self::Order => b"__translate_ocl_memory_order".to_vec(),
            // With a dot, as no function of a program is called so.
            Self::Wide(which, words) => {
                format!("{}.i{}", which.name(), words.saturating_mul(64)).into_bytes()
            }
            Self::Intrinsic { function, volatile } => {
                let name = facts.module.function_name(function);
                let dots = name.iter().map(|&byte| if byte == b'.' { b'_' } else { byte });
                // The translator links bit reversal from a library of its own. Of an integer in a
                // wider container the way back would make the intrinsic on the container.
                let own = name.starts_with(b"llvm.bitreverse.")
                    || odd_width(function, facts)
                    || odd_count(function, facts);
                let prefix: &[u8] = if own { b"" } else { b"spirv." };
                let suffix: &[u8] = if volatile { b".volatile" } else { b"" };
                prefix.iter().copied().chain(dots).chain(suffix.iter().copied()).collect()
            }
        }
    }
}

/// A name up to the first dot.
pub(crate) fn base_name(name: &[u8]) -> &[u8] {
    name.split(|&byte| byte == b'.').next().unwrap_or_default()
}

/// The LLVM type of an intrinsic's first parameter.
fn first_parameter(function: FunctionId, facts: &Facts<'_>) -> Option<TypeId> {
    let types = &facts.module.types;
    let llvm = facts.module.functions[function.index()].function_type;
    let Type::Function { parameters, .. } = types.get(llvm) else { return None };
    types.list(parameters).first().copied()
}

/// The width in LLVM of an intrinsic's first parameter, if it is an integer or a vector of them.
pub(crate) fn parameter_width(function: FunctionId, facts: &Facts<'_>) -> Option<u32> {
    let types = &facts.module.types;
    let first = first_parameter(function, facts)?;
    match types.get(types.scalar(first)) {
        Type::Integer(width) => Some(width),
        _ => None,
    }
}

/// Whether an intrinsic is on integers that SPIR-V lacks.
fn odd_width(function: FunctionId, facts: &Facts<'_>) -> bool {
    first_parameter(function, facts).is_some_and(|ty| {
        let scalar = facts.module.types.scalar(ty);
        matches!(facts.shape(scalar), Shape::Odd { .. })
    })
}

/// Whether an intrinsic is on vectors that SPIR-V lacks.
fn odd_count(function: FunctionId, facts: &Facts<'_>) -> bool {
    first_parameter(function, facts).is_some_and(|ty| match facts.module.types.get(ty) {
        Type::Vector { length: 1, .. } => true,
        _ => matches!(facts.shape(ty), Shape::Long { .. }),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_helpers_go_together() {
        for number in 0..100 {
            assert_eq!(Helper::of_number(number).number(), number);
        }
        let volatile = Helper::Intrinsic { function: FunctionId(7), volatile: true };
        assert_eq!(Helper::of_number(volatile.number()), volatile);
    }
}
