//! The state of lowering one function body, and what every topic uses of it.
//!
//! [`FunctionLowering`] is the interface to those who lower calls of builtins and intrinsics:
//!
//! - LLVM values become SPIR-V ids with [`FunctionLowering::value`]. Each id knows its SPIR-V type
//!   ([`FragmentBuilder::type_of`]), so that most code needs no LLVM type at all.
//! - `f.b` is the [`FragmentBuilder`]: types, constants, instructions, decorations.
//! - A pointer has the pointee that was inferred; who needs another one asks for it with
//!   [`FunctionLowering::pointer_to`].
//! - `i1` is `OpTypeBool` (vectors likewise); [`FunctionLowering::bool_to_int`] and
//!   [`FunctionLowering::int_to_bool`] convert.
//! - An expansion that needs control flow makes labels, ends the current block with a branch and
//!   goes on in [`FunctionLowering::begin_block`]; phis of later blocks see the block where the
//!   LLVM block ends.

use lapidary_bitcode::ir::{Body, Call, FunctionId, InstId, TypeId, ValueId};
use lapidary_spirv::build::{FragmentBuilder, Id, Symbol, TypeKind};
use lapidary_spirv::grammar::{BuiltIn, Op, StorageClass};

use super::error::{Error, Result};
use super::shared::Shared;

/// A call of a function with a known name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CallSite<'b> {
    /// The instruction.
    pub(crate) inst: InstId,
    /// Callee, arguments, attributes, flags.
    pub(crate) call: Call<'b>,
    /// The function that is called.
    pub(crate) callee: FunctionId,
    /// The LLVM type of the result (`void` if there is none).
    pub(crate) result: TypeId,
}

/// The state of lowering one body.
pub(crate) struct FunctionLowering<'s> {
    /// What all functions share.
    pub(crate) shared: &'s Shared<'s>,
    /// The body being lowered.
    pub(crate) body: &'s Body,
    /// Where it goes.
    pub(crate) b: &'s mut FragmentBuilder,
    /// The label of the SPIR-V block being written.
    pub(crate) current_block: Id,
}

impl FunctionLowering<'_> {
    /// The id of an LLVM value; constants are declared on first use, instructions and arguments
    /// have theirs already. A pointer comes with its own pointee, see
    /// [`FunctionLowering::pointer_to`].
    pub(crate) fn value(&mut self, value: ValueId) -> Result<Id> {
        let _ = value;
        Err(Error::unsupported("values"))
    }

    /// The ids of several values.
    pub(crate) fn values(&mut self, values: &[ValueId]) -> Result<Vec<Id>> {
        values.iter().map(|&value| self.value(value)).collect()
    }

    /// The LLVM type of a value.
    pub(crate) fn llvm_type(&self, value: ValueId) -> TypeId {
        self.body.value_type(self.shared.module, value)
    }

    /// The SPIR-V type of an LLVM type. A pointer points to `i8`, unless the file says what it
    /// points to.
    pub(crate) fn lower_type(&mut self, ty: TypeId) -> Result<Id> {
        let _ = ty;
        Err(Error::unsupported("types"))
    }

    /// The SPIR-V type that the result of an instruction gets: as [`FunctionLowering::lower_type`],
    /// but a pointer has the pointee that was inferred from its uses.
    pub(crate) fn result_type(&mut self, inst: InstId) -> Result<Id> {
        let ty = self.body.inst_type(inst);
        self.lower_type(ty)
    }

    /// The value of a constant integer operand of at most 64 bits, sign-extended; `None` when the
    /// operand is no constant.
    pub(crate) fn constant_int(&self, value: ValueId) -> Option<i64> {
        use lapidary_bitcode::ir::{Constant, Value};
        match self.body.value(self.shared.module, value) {
            Value::Constant(_, Constant::Int(value)) => Some(value),
            Value::Constant(_, Constant::Null) => Some(0),
            _ => None,
        }
    }

    /// Whether an extension may be used.
    pub(crate) fn allows(&self, extension: &str) -> bool {
        self.shared.options.allows(extension)
    }

    /// The pointer as one to `pointee`, in its storage class: itself, or an OpBitcast of it.
    pub(crate) fn pointer_to(&mut self, pointer: Id, pointee: Id) -> Id {
        match self.b.kind_of(pointer) {
            TypeKind::Pointer { storage, pointee: has } if has != pointee => {
                let ty = self.b.type_pointer(storage, pointee);
                self.b.bitcast(ty, pointer)
            }
            _ => pointer,
        }
    }

    /// The storage class and pointee type of a pointer value.
    pub(crate) fn pointee(&self, pointer: Id) -> Option<(StorageClass, Id)> {
        match self.b.kind_of(pointer) {
            TypeKind::Pointer { storage, pointee } => Some((storage, pointee)),
            _ => None,
        }
    }

    /// A bool (or vector of bool) as an integer type `ty`: 1 or, if `negative`, all ones for true.
    pub(crate) fn bool_to_int(&mut self, ty: Id, value: Id, negative: bool) -> Id {
        let one = self.b.const_int(ty, if negative { u64::MAX } else { 1 });
        let zero = self.b.const_int(ty, 0);
        self.b.op(Op::Select, ty, &[value, one, zero])
    }

    /// An integer (or a vector of integers) as bool: whether it is not zero.
    pub(crate) fn int_to_bool(&mut self, value: Id) -> Id {
        let ty = self.b.type_of(value);
        let bool = self.b.type_bool_like(ty);
        let zero = self.b.const_int(ty, 0);
        self.b.op(Op::INotEqual, bool, &[value, zero])
    }

    /// The variable of a builtin (Input storage class), whose value type is `ty`.
    pub(crate) fn builtin_variable(&mut self, builtin: BuiltIn, ty: Id) -> Id {
        let pointer = self.b.type_pointer(StorageClass::Input, ty);
        self.b.symbol(Symbol(self.shared.builtin_symbol(builtin)), pointer)
    }

    /// The integer type of `size_t`: of the width of a pointer.
    pub(crate) fn type_size(&mut self) -> Id {
        self.b.type_int(self.shared.pointer_width)
    }

    /// A variable of the function for a value of type `ty`.
    pub(crate) fn local_variable(&mut self, ty: Id) -> Id {
        let pointer = self.b.type_pointer(StorageClass::Function, ty);
        self.b.variable(pointer)
    }

    /// Begins a block; the one before must have been ended by a branch.
    pub(crate) fn begin_block(&mut self, label: Id) {
        self.b.code.begin(Op::Label).id(label).end();
        self.current_block = label;
    }

    /// `OpBranch`
    pub(crate) fn branch(&mut self, label: Id) {
        self.b.op_void(Op::Branch, &[label]);
    }

    /// `OpBranchConditional`
    pub(crate) fn branch_if(&mut self, condition: Id, then: Id, otherwise: Id) {
        self.b.op_void(Op::BranchConditional, &[condition, then, otherwise]);
    }

    /// A message that goes to the user once, however often it is said.
    pub(crate) fn note(&mut self, text: &'static str) {
        let _ = text;
    }
}
