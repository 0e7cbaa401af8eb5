//! The aspects of what instructions do, whatever the types of their values are: atomic operations of
//! 64 bits, and numbers of 16 bits that are halves in SPIR-V.
//!
//! DPC++ says itself what uses an aspect. Of a module that does not, the images must still require
//! what their SPIR-V declares: this module counts what becomes an instruction that needs
//! Int64Atomics or Float16.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{
    Body, Call, Constant, Function, FunctionId, InstId, Instruction, Ordering, Type, TypeId, Value,
    ValueId,
};

use crate::lower::is_builtin;

/// What the name of a function says of those who call it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Builtin {
    /// Nothing.
    Other,
    /// An atomic operation of 64 bits.
    Atomic64,
    /// `llvm.memcpy.element.unordered.atomic` and its like (LangRef): the last argument is the size of
    /// an element.
    CopiesElements,
    /// The bits of a half as an integer, or the other way round.
    Halves,
}

/// Intrinsics by which a half is the bits of an integer.
const HALVES: [&[u8]; 4] = [
    b"llvm.convert.from.fp16",
    b"llvm.convert.to.fp16",
    b"llvm.spv.packhalf2x16",
    b"llvm.spv.unpackhalf2x16",
];

/// What is known of operations, for the survey of bodies.
pub(super) struct Operations {
    atomic64: Option<i32>,
    fp16: Option<i32>,
    /// By function.
    builtins: Vec<Builtin>,
}

impl Operations {
    /// The numbers of the two aspects, or nothing where the module says itself what uses them.
    pub(super) fn new(module: &Module<'_>, atomic64: Option<i32>, fp16: Option<i32>) -> Self {
        let builtins = match atomic64.or(fp16) {
            Some(_) => (0..)
                .zip(&module.functions)
                .map(|(id, it)| builtin(module, FunctionId(id), it))
                .collect(),
            None => Vec::new(),
        };
        Operations { atomic64, fp16, builtins }
    }

    /// The aspect of what an instruction does. `callee` finds the function that a call calls.
    pub(super) fn aspect(
        &self,
        module: &Module<'_>,
        body: &Body,
        inst: InstId,
        instruction: &Instruction<'_>,
        callee: impl FnOnce(&Call<'_>) -> Option<FunctionId>,
    ) -> Option<i32> {
        if self.builtins.is_empty() {
            return None;
        }
        let is_wide = |value: ValueId| is_wide(module, body.value_type(module, value));
        let atomic = match *instruction {
            Instruction::AtomicRmw { value, .. } => is_wide(value),
            Instruction::CmpXchg { new, .. } => is_wide(new),
            Instruction::Store { value, ordering, .. } => {
                ordering != Ordering::NotAtomic && is_wide(value)
            }
            Instruction::Load { ordering, .. } => {
                ordering != Ordering::NotAtomic && self::is_wide(module, body.inst_type(inst))
            }
            Instruction::Call(ref call) => match self.builtins[callee(call)?.index()] {
                Builtin::Other => false,
                Builtin::Halves => return self.fp16,
                Builtin::Atomic64 => true,
                Builtin::CopiesElements => {
                    let size = call.arguments.last().filter(|size| size.as_metadata().is_none());
                    let size = size.map(|&size| body.value(module, size));
                    matches!(size, Some(Value::Constant(_, Constant::Int(8))))
                }
            },
            _ => false,
        };
        self.atomic64.filter(|_| atomic)
    }
}

/// Whether an atomic operation on values of a type is one of 64 bits: what is no integer is one of
/// as many bits there, and odd widths have the next larger one.
fn is_wide(module: &Module<'_>, ty: TypeId) -> bool {
    let types = &module.types;
    let bits = match types.get(types.scalar(ty)) {
        Type::Integer(width) | Type::Byte(width) => width,
        // Modules without a data layout say it in the triple alone.
        Type::Pointer { .. } if is_32_bits(module) => 32,
        Type::Pointer { address_space, .. } => {
            module.data_layout.pointer_layout(address_space).bits
        }
        Type::Half | Type::BFloat => 16,
        Type::Float => 32,
        Type::Double => 64,
        _ => 0,
    };
    let lanes = match types.get(ty) {
        Type::Vector { length, .. } => length,
        _ => 1,
    };
    (33..=64).contains(&bits.saturating_mul(lanes))
}

/// Whether a module is for devices with addresses of 32 bits.
fn is_32_bits(module: &Module<'_>) -> bool {
    matches!(module.triple.split('-').next(), Some("spir" | "spirv32"))
}

/// What the name of a function says.
fn builtin(module: &Module<'_>, id: FunctionId, function: &Function) -> Builtin {
    if !function.declaration {
        return Builtin::Other;
    }
    let name = module.str(function.object.name);
    let has = |mark: &[u8]| name.windows(mark.len()).any(|part| part == mark);
    if name.starts_with(b"llvm.") {
        return match name {
            _ if HALVES.iter().any(|prefix| name.starts_with(prefix)) => Builtin::Halves,
            _ if name.starts_with(b"llvm.mem") && has(b".element.unordered.atomic.") => {
                Builtin::CopiesElements
            }
            _ => Builtin::Other,
        };
    }
    let is_wide = |ty: TypeId| {
        matches!(module.types.get(ty), Type::Integer(64) | Type::Byte(64) | Type::Double)
    };
    let wide = match module.types.get(function.function_type) {
        Type::Function { result, parameters, .. } => {
            is_wide(result) || module.types.list(parameters).iter().any(|&ty| is_wide(ty))
        }
        _ => false,
    };
    let atomic = [&b"__spirv_Atomic"[..], b"atomic_", b"atom_"].into_iter().any(has);
    match wide && atomic && is_builtin(module, id) {
        true => Builtin::Atomic64,
        false => Builtin::Other,
    }
}
