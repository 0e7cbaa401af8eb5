//! The emitter, which makes fragments of SPIR-V of one body, variable or helper after the other.
//!
//! It knows what the module says ([`Facts`]) and what the survey decided ([`Decisions`]); its clients
//! are `attach`, `calls` and `body`. This is the interface for them:
//!
//! - LLVM values become SPIR-V ids with [`Emitter::value`]. Each id knows its SPIR-V type
//!   ([`FragmentBuilder::type_of`]), so that most code needs no LLVM type at all.
//! - `f.b` is the [`FragmentBuilder`]: types, constants, instructions, decorations.
//! - A pointer has the pointee that was inferred; who needs another one asks for it with
//!   [`Emitter::pointer_to`].
//! - `i1` is `OpTypeBool` (vectors likewise); [`Emitter::bool_to_int`] and
//!   [`Emitter::int_to_bool`] convert.
//! - An expansion that needs control flow makes labels, ends the current block with a branch and
//!   goes on in [`Emitter::begin_block`]; phis of later blocks see the block where the
//!   LLVM block ends.

pub(crate) mod access_metadata;
pub(crate) mod aggregates;
mod arithmetic;
mod atomics;
mod bfloat;
mod bytes;
mod casts;
mod constants;
mod convert;
mod dominance;
pub(crate) mod flow;
pub(crate) mod functions;
pub(crate) mod globals;
pub(crate) mod memory;
pub(crate) mod notes;
mod places;
mod samplers;
pub(crate) mod shapes;
mod signatures;
pub(crate) mod state;
pub(crate) mod types;
mod typing;
mod uses;

use std::borrow::Cow;

use lapidary_bitcode::ir::{BlockId, Body, Call, FunctionId, InstId, TypeId, Value, ValueId};
use lapidary_spirv::emit::{FragmentBuilder, Id, Identity, Symbol, TypeKind};
use lapidary_spirv::grammar::{BuiltIn, Extension, Op, StorageClass, Version};

use self::state::{Computed, State};
use super::error::{Error, ErrorKind, Result};
use super::facts::Facts;
use super::facts::callees::Pointee;
use super::facts::helpers::Helper;
use super::facts::values::constant_int;
use super::survey::Decisions;
use super::survey::pointees::{Inference, Term};

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

/// What becomes of a call: the id of its result, or `None` where it has none. The result has the type
/// that the LLVM call has (`i1` as bool); the caller converts a pointer's pointee.
pub(crate) type Lowered = Result<Option<Id>>;

/// Who lowers calls of functions that are known by name. The emitter does not know them: they are its
/// clients.
pub(crate) trait Calls: Sync {
    /// Lowers a call of a builtin or an intrinsic.
    fn lower(&self, emitter: &mut Emitter<'_>, site: &CallSite<'_>) -> Lowered;

    /// Why no call of an intrinsic is translated, as far as that is known.
    fn why_refused(&self, name: &[u8]) -> Option<&'static str>;
}

/// The state of lowering one body.
pub(crate) struct Emitter<'s> {
    /// What the module and the options say.
    pub(crate) facts: &'s Facts<'s>,
    /// What the survey of the bodies decided.
    pub(crate) decisions: &'s Decisions,
    /// Who lowers calls of builtins and intrinsics.
    pub(crate) calls: &'s dyn Calls,
    /// The body being lowered; an empty one for a global variable.
    pub(crate) body: &'s Body,
    /// Where it goes.
    pub(crate) b: &'s mut FragmentBuilder,
    /// Tables of this function.
    pub(crate) s: &'s mut State,
    /// What the pointers of this function point to.
    pub(crate) inference: &'s mut Inference,
    /// The function, or `None` for a global variable.
    pub(crate) function: Option<FunctionId>,
    /// The label of the SPIR-V block being written.
    pub(crate) current_block: Id,
    /// Whether instructions become `OpSpecConstantOp` (in initialisers).
    pub(crate) constant_mode: bool,
    /// Nesting of constants.
    pub(crate) depth: u32,
}

impl Emitter<'_> {
    /// The id of an LLVM value; constants are declared on first use, instructions and arguments
    /// have theirs already. A pointer comes with its own pointee, see
    /// [`Emitter::pointer_to`].
    #[inline]
    pub(crate) fn value(&mut self, value: ValueId) -> Result<Id> {
        match self.s.written(value) {
            Some(local) if self.s.is_at_hand(local) => Ok(local.id),
            Some(local) => self.value_from_elsewhere(local),
            None => self.other_value(value),
        }
    }

    /// A value of the module, or one without an id. Kept out of [`Emitter::value`], which is small then.
    #[inline(never)]
    fn other_value(&mut self, value: ValueId) -> Result<Id> {
        // Inside a constant only constants will do, not what the body has computed for the same value.
        if let Some(id) = self.s.known(value)
            && (!self.constant_mode || self.b.is_constant(id))
        {
            return Ok(id);
        }
        match self.body.value(self.facts.module, value) {
            Value::Instruction(_) | Value::Argument(_) => {
                // Blocks come after those that dominate them.
                if self.s.runs {
                    return Err(dominance::does_not_dominate());
                }
                // Used before its definition, which LLVM allows in code that is not reached. In SPIR-V only a
                // phi may refer forward, so an undefined value takes its place.
                let ty = self.type_of_value(value)?;
                Ok(self.b.undef(ty))
            }
            other => {
                let before = (self.b.symbols_asked(), self.s.fleeting);
                let inline = self.at_entry();
                let id = self.constant(value, other)?;
                if !self.b.is_constant(id) {
                    let place = if inline { Computed::Inline } else { Computed::Ahead };
                    self.s.computed.insert(value, (id, place));
                    return Ok(id);
                }
                let after = (self.b.symbols_asked(), self.s.fleeting);
                let lasting = before == after;
                let epoch = if lasting { self.s.piece } else { self.s.epoch };
                self.s.remember(value, id, epoch);
                Ok(id)
            }
        }
    }

    /// Whether instructions being written dominate the rest of the function: those of the entry
    /// block do, up to the first expansion with blocks of its own.
    pub(crate) fn at_entry(&self) -> bool {
        !self.s.hoisting && self.s.labels.first() == Some(&self.current_block)
    }

    /// The pointer that a value is, with this pointee.
    pub(crate) fn pointer_value(&mut self, value: ValueId, pointee: Id) -> Result<Id> {
        let id = self.value(value)?;
        Ok(self.pointer_to(id, pointee))
    }

    /// The value as one of SPIR-V type `ty`: pointers are cast, anything else is as it is.
    pub(crate) fn value_as(&mut self, value: ValueId, ty: Id) -> Result<Id> {
        let id = self.value(value)?;
        Ok(self.convert_pointer(id, ty))
    }

    /// An instruction, or in an initialiser its constant form.
    pub(crate) fn emit(&mut self, op: Op, ty: Id, operands: &[Id]) -> Id {
        if self.constant_mode {
            self.b.constant_op(op, ty, operands)
        } else {
            self.b.op(op, ty, operands)
        }
    }

    /// Gives an instruction's value its id, and its name.
    pub(crate) fn define(&mut self, inst: InstId, id: Id) -> Result<()> {
        let Some(value) = self.body.inst_value(inst) else { return Ok(()) };
        let id = match self.facts.pointer_space(self.body.inst_type(inst)) {
            // All uses see the pointee that was decided.
            Some(_) => {
                let ty = self.type_of_value(value)?;
                self.convert_pointer(id, ty)
            }
            None => id,
        };
        self.define_as(inst, id);
        Ok(())
    }

    /// The same for a value that needs no cast to an inferred pointee: any value but a pointer.
    #[inline]
    pub(crate) fn define_as(&mut self, inst: InstId, id: Id) {
        let Some(value) = self.body.inst_value(inst) else { return };
        let attached = self.has_attachments(inst);
        let id = match attached && id < self.s.first_id {
            true => self.of_its_own(id),
            false => id,
        };
        self.s.define_here(value, id);
        if attached {
            self.s.defined = id;
        }
        let name = self.body.value_name(value);
        // An instruction that became an existing id does not rename that.
        if !name.is_empty() && self.b.is_latest(id) {
            self.b.name(id, name);
        }
    }

    /// Copies a value that another instruction gives as well, so that decorations of the one do not apply to
    /// the other.
    fn of_its_own(&mut self, id: Id) -> Id {
        if self.b.is_constant(id) {
            return id;
        }
        let ty = self.b.type_of(id);
        let op = match self.b.type_kind(ty) {
            TypeKind::Pointer { .. } => Op::Bitcast,
            _ => Op::CopyObject,
        };
        self.b.op(op, ty, &[id])
    }

    /// Gives an argument its id.
    pub(crate) fn define_argument(&mut self, value: ValueId, id: Id) {
        self.s.remember(value, id, self.s.epoch);
    }

    /// The LLVM type of a value.
    pub(crate) fn llvm_type(&self, value: ValueId) -> TypeId {
        self.body.value_type(self.facts.module, value)
    }

    /// The SPIR-V type that a value of the body has: as [`Emitter::lower_type`], but a
    /// pointer has the pointee that was inferred from its uses.
    pub(crate) fn type_of_value(&mut self, value: ValueId) -> Result<Id> {
        let ty = self.llvm_type(value);
        match self.facts.pointer_space(ty) {
            None => self.lower_type(ty),
            Some(address_space) => {
                let node = self.inference.node(self.facts, self.body, value);
                self.pointer_to_node(address_space, node, 0)
            }
        }
    }

    /// The SPIR-V type that the result of an instruction gets, see
    /// [`Emitter::type_of_value`].
    pub(crate) fn result_type(&mut self, inst: InstId) -> Result<Id> {
        match self.body.inst_value(inst) {
            Some(value) => self.type_of_value(value),
            None => Ok(self.b.type_void()),
        }
    }

    /// A pointer to what a node is.
    fn pointer_to_node(&mut self, address_space: u32, node: u32, depth: u32) -> Result<Id> {
        let (root, term) = self.inference.term(node);
        if let Term::Hint(Pointee::Special(special)) = term {
            return self.special_type(special);
        }
        let root = root as usize;
        if let Some(&(space, ty)) = self.s.pointers.get(root)
            && ty != Id::NONE
            && space == address_space
        {
            return Ok(ty);
        }
        let pointee = match term {
            Term::Pointer { address_space, node } if depth < 6 => {
                self.pointer_to_node(address_space, node, depth.saturating_add(1))?
            }
            Term::Pointer { .. } => self.b.type_int(8),
            term => self.simple_pointee(term)?,
        };
        let ty = self.pointer_type(address_space, pointee)?;
        if depth == 0 {
            if self.s.pointers.len() <= root {
                self.s.pointers.resize(root.saturating_add(1), (0, Id::NONE));
            }
            self.s.pointers[root] = (address_space, ty);
        }
        Ok(ty)
    }

    /// The type that a term without nodes stands for.
    fn simple_pointee(&mut self, term: Term) -> Result<Id> {
        use lapidary_bitcode::ir::Type;
        Ok(match term {
            Term::Type(ty) => match self.facts.module.types.get(ty) {
                // What cannot be pointed to in SPIR-V.
                Type::Function { .. } if self.facts.function_pointers() => self.lower_type(ty)?,
                Type::Function { .. } | Type::Void | Type::Label | Type::Metadata => {
                    self.b.type_int(8)
                }
                _ => self.memory_type(ty)?,
            },
            Term::Hint(pointee) => self.hinted(pointee)?,
            Term::Unknown | Term::Pointer { .. } => self.b.type_int(8),
        })
    }

    /// The type that a hint stands for.
    fn hinted(&mut self, pointee: Pointee) -> Result<Id> {
        Ok(match pointee {
            Pointee::Int(1) => self.b.type_bool(),
            Pointee::Int(width) => self.b.type_int(width),
            Pointee::Float(width) => self.b.type_float(width),
            Pointee::IntVector { width, count } => {
                let component = self.b.type_int(width);
                self.b.type_vector(component, count)
            }
            Pointee::FloatVector { width, count } => {
                let component = self.b.type_float(width);
                self.b.type_vector(component, count)
            }
            Pointee::Special(special) => self.special_type(special)?,
            Pointee::Function(function) => self.signature(function)?.ty,
        })
    }

    /// The type of a pointer whose pointee is a term of the survey (of a parameter or result).
    pub(crate) fn slot_type(&mut self, address_space: u32, term: Term) -> Result<Id> {
        self.slot_type_at(address_space, term, 0)
    }

    fn slot_type_at(&mut self, address_space: u32, term: Term, depth: u32) -> Result<Id> {
        if let Term::Hint(Pointee::Special(special)) = term {
            return self.special_type(special);
        }
        let pointee = match term {
            Term::Pointer { address_space, node } if depth < 6 => {
                let inner = self.decisions.slots.term(node);
                self.slot_type_at(address_space, inner, depth.saturating_add(1))?
            }
            // Signatures are made of slots, so one that is in another would have no end.
            Term::Hint(Pointee::Function(function)) => {
                self.lower_type(self.facts.module.functions[function.index()].function_type)?
            }
            term => self.simple_pointee(term)?,
        };
        self.pointer_type(address_space, pointee)
    }

    /// See [`constant_int`].
    pub(crate) fn constant_int(&self, value: ValueId) -> Option<i64> {
        constant_int(self.facts, self.body, value)
    }

    /// Whether an extension may be used.
    pub(crate) fn allows(&self, extension: Extension) -> bool {
        self.facts.options.allows(extension)
    }

    /// The variable of a builtin (Input storage class), whose value type is `ty`.
    pub(crate) fn builtin_variable(&mut self, builtin: BuiltIn, ty: Id) -> Id {
        let pointer = self.b.type_pointer(StorageClass::Input, ty);
        self.b.symbol(Symbol(self.facts.builtin_symbol(builtin)), pointer)
    }

    /// The integer type of `size_t`: of the width of a pointer.
    pub(crate) fn type_size(&mut self) -> Id {
        self.b.type_int(self.facts.pointer_width)
    }

    /// A variable of the function for a value of type `ty`, with a constant that it starts with.
    pub(crate) fn local_variable(&mut self, ty: Id, initializer: Option<Id>) -> Id {
        // Where pointers are untyped, those to what the file does not have stay typed.
        let identity = match self.facts.untyped_pointers() {
            true => Identity::Kept,
            false => Identity::Structural,
        };
        let function = StorageClass::Function.0;
        let pointer =
            self.b.declare_as(identity, Op::TypePointer, Id::NONE, |w| w.literal(function).id(ty));
        self.b.variable(pointer, initializer)
    }

    /// The label of an LLVM block.
    pub(crate) fn label(&mut self, block: BlockId) -> Id {
        let known = self.s.labels[block.index()];
        if known != Id::NONE {
            return known;
        }
        let label = self.b.new_label();
        self.s.labels[block.index()] = label;
        label
    }

    /// Begins a block; the one before must have been ended by a branch.
    pub(crate) fn begin_block(&mut self, label: Id) {
        self.b.code.begin(Op::Label).id(label).end();
        self.current_block = label;
        self.s.lines.new_block();
    }

    /// `OpBranch`
    pub(crate) fn branch(&mut self, label: Id) {
        self.b.op_void(Op::Branch, &[label]);
    }

    /// `OpBranchConditional`
    pub(crate) fn branch_if(&mut self, condition: Id, then: Id, otherwise: Id) {
        self.b.op_void(Op::BranchConditional, &[condition, then, otherwise]);
    }

    /// Refuses what needs a higher version than is allowed, and notes the version. The text is the
    /// translator's.
    pub(crate) fn need_version(&mut self, version: Version) -> Result<()> {
        let most = self.facts.options.max_version;
        if version > most {
            let number = |version: Version| {
                let Version(bits) = version;
                (bits >> 8, bits & 0xff, u32::from(bits) << 8)
            };
            let ((a, b, c), (d, e, f)) = (number(most), number(version));
            let message = format!(
                "RequiresVersion: Cannot fulfill SPIR-V version restriction:\n\
                 SPIR-V version was restricted to at most {a}.{b} ({c}) but a construct from the \
                 input requires SPIR-V version {d}.{e} ({f}) or above"
            );
            return Err(Error::new(ErrorKind::NeedsVersion(version), message));
        }
        self.b.version(version);
        Ok(())
    }

    /// A call of a helper.
    pub(crate) fn call_helper(&mut self, helper: Helper, result: Id, arguments: &[Id]) -> Id {
        let symbol = self.b.symbol(Symbol(helper.symbol(self.facts)), Id::NONE);
        self.b.op_with(Op::FunctionCall, result, |w| w.id(symbol).ids(arguments))
    }

    /// A message that goes to the user once, however often it is said.
    pub(crate) fn note(&mut self, text: impl Into<Cow<'static, str>>) {
        self.s.notes.add(text.into());
    }
}
