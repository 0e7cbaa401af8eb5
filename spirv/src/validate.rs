//! A check of a finished module, cheap enough to follow every translation in a test.
//!
//! It holds what producers get wrong first: that ids are defined, and before what uses them; that the
//! operands of each instruction are those of the grammar, and of the types that its
//! [`crate::signature`] wants; that what is stored, called, returned and put together has the types that
//! are there; that definitions dominate their uses; that decorations stand where they
//! may, and atomics and access chains keep to their rules; that no two entry points have one
//! name; that the capabilities are declared that instructions and their enumerants need. That blocks are
//! well nested, or that an interface is complete, it does not ask: `spirv-val` has the last word.
//!
//! ```
//! use lapidary_spirv::{read::Module, validate::validate};
//!
//! # let bytes = std::fs::read("../corpus/spv/sycl_vadd.spv")?;
//! validate(&Module::from_bytes(&bytes)?)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod flow;
mod rules;
mod same;

use std::collections::HashSet;
use std::fmt;

use rustc_hash::{FxHashMap, FxHashSet};

use self::flow::Flow;
use self::rules::Said;
use crate::grammar::{
    AddressingModel, Capability, Decoration, Op, OpenClStd, OperandError, OperandErrorKind,
    OperandKind, Span, enumerant, instruction, walk,
};
use crate::read::{Instruction, Module, ModuleContext, Section};
use crate::signature::{self, Bearer, Kind, Manner, Misfit, Shape};

/// What is wrong with a module, and where.
#[derive(Clone, Debug)]
pub struct Invalid {
    /// What is wrong.
    pub kind: InvalidKind,
    /// The instruction.
    pub op: Op,
    /// The word at which the instruction begins.
    pub word: u32,
}

/// What may be wrong with a module.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum InvalidKind {
    /// Its operands are not those of the grammar.
    Operands(OperandError),
    /// Nothing defines an id.
    Undefined(u32),
    /// An id is used before it is defined, or in another function.
    OutOfPlace(u32),
    /// An id is used where control may come without coming by its definition.
    NotDominated(u32),
    /// A phi names other blocks than those that lead to it.
    Joined,
    /// A branch leads to the first block of its function.
    Entered,
    /// The type of a result is no type.
    NoType(u32),
    /// A type stands where a value should.
    NoValue(u32),
    /// The types of result and operands are not those of the instruction.
    Types(Misfit),
    /// What must be of one type is not: a variable and its initializer, an argument and its parameter.
    Mismatch,
    /// It writes to memory that is only read.
    ReadOnly,
    /// A decoration stands on something else than it must.
    Bearer(Decoration, Bearer),
    /// Another rule of the instruction is broken.
    Rule(&'static str),
    /// None of the capabilities that it needs is declared.
    Capability(&'static [Capability]),
    /// There are two entry points of one execution model with this name.
    EntryPoint(String),
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at word {}: ", self.op, self.word)?;
        match &self.kind {
            InvalidKind::Operands(error) => write!(f, "{error}"),
            InvalidKind::Undefined(id) => write!(f, "%{id} is not defined"),
            InvalidKind::OutOfPlace(id) => write!(f, "%{id} is not defined here"),
            InvalidKind::NotDominated(id) => {
                write!(f, "the definition of %{id} does not dominate this use")
            }
            InvalidKind::Joined => f.write_str("other blocks than those that lead here"),
            InvalidKind::Entered => f.write_str("a branch leads to its first block"),
            InvalidKind::NoType(id) => write!(f, "%{id} is no type"),
            InvalidKind::NoValue(id) => write!(f, "%{id} is a type, not a value"),
            InvalidKind::Types(misfit) => write!(f, "{misfit}"),
            InvalidKind::Mismatch => f.write_str("types that must be the same are not"),
            InvalidKind::ReadOnly => f.write_str("a store to memory that is only read"),
            InvalidKind::Bearer(decoration, bearer) => {
                let row = enumerant(OperandKind::Decoration, decoration.0);
                write!(f, "{} stands only at {bearer}", row.map_or("?", |row| row.name))
            }
            InvalidKind::Rule(rule) => f.write_str(rule),
            InvalidKind::Capability(any) => {
                let names = any.iter().map(|&it| capability_name(it)).collect::<Vec<_>>();
                write!(f, "needs the capability {}", names.join(" or "))
            }
            InvalidKind::EntryPoint(name) => write!(f, "two entry points are called '{name}'"),
        }
    }
}

impl std::error::Error for Invalid {}

fn capability_name(capability: Capability) -> &'static str {
    enumerant(OperandKind::Capability, capability.0).map_or("?", |row| row.name)
}

/// Checks a module. That no id is defined twice the reader has found.
///
/// # Errors
/// The first thing that is wrong.
pub fn validate(module: &Module<'_>) -> Result<(), Invalid> {
    let mut names = HashSet::new();
    for entry in module.section(Section::EntryPoints) {
        let name = entry.string(3).map(|(name, _)| name).unwrap_or_default();
        if !names.insert((entry.word(1), name.clone())) {
            return Err(at(&entry, InvalidKind::EntryPoint(name)));
        }
    }
    let checker = Checker::new(module);
    for instruction in module.instructions() {
        checker.check(&instruction).map_err(|kind| at(&instruction, kind))?;
    }
    Ok(())
}

fn at(instruction: &Instruction<'_>, kind: InvalidKind) -> Invalid {
    Invalid { kind, op: instruction.op(), word: instruction.offset }
}

struct Checker<'m, 'w> {
    module: &'m Module<'w>,
    context: ModuleContext<'m, 'w>,
    /// Declared, or implied by what is.
    capabilities: FxHashSet<Capability>,
    manner: Manner,
    opencl: FxHashMap<u32, bool>,
    flow: Flow,
    said: Said,
}

impl<'m, 'w> Checker<'m, 'w> {
    fn new(module: &'m Module<'w>) -> Self {
        let mut capabilities = FxHashSet::default();
        let declared = module.section(Section::Capabilities).filter_map(|it| it.word(1));
        let mut open: Vec<Capability> = declared.map(Capability).collect();
        while let Some(next) = open.pop() {
            if capabilities.insert(next) {
                let row = enumerant(OperandKind::Capability, next.0);
                open.extend(row.map_or(&[][..], |row| row.capabilities));
            }
        }
        let model = module.instructions().find(|it| it.op() == Op::MemoryModel);
        let pointer_width = match model.and_then(|it| it.word(1)).map(AddressingModel) {
            Some(AddressingModel::Physical32) => 32,
            Some(AddressingModel::Physical64) => 64,
            _ => 0,
        };
        let imports = module.section(Section::Imports);
        let opencl = imports.filter_map(|import| {
            let (name, _) = import.string(2)?;
            Some((import.result()?, name == "OpenCL.std"))
        });
        let context = ModuleContext::new(module);
        Self {
            module,
            flow: Flow::new(module, &context),
            said: Said::new(module),
            context,
            capabilities,
            manner: Manner { pointer_width, ..Manner::default() },
            opencl: opencl.collect(),
        }
    }

    fn check(&self, it: &Instruction<'_>) -> Result<(), InvalidKind> {
        let mut outcome = Ok(());
        let mut operands: Vec<Shape> = Vec::new();
        let walked = walk(it.words, &self.context, |span| {
            if outcome.is_ok() {
                outcome = self.operand(it, span, &mut operands);
            }
        });
        match walked {
            // Decorations that are not public have operands that no grammar has.
            Err(error) if decorates(it.op()) && error.kind == OperandErrorKind::Excess => {}
            walked => walked.map_err(InvalidKind::Operands)?,
        }
        outcome?;
        match it.op() {
            Op::Phi => self.incoming(it)?,
            Op::Function => {
                let function = self.module.function_at(it.offset);
                if function.is_some_and(|function| !self.flow.begins_once(function)) {
                    return Err(InvalidKind::Entered);
                }
            }
            _ => {}
        }
        let Some(row) = instruction(it.op()) else { return Ok(()) };
        // A version that has an instruction in its core may do so without a capability of old.
        if !has(&self.capabilities, row.capabilities) && !is_reserved(it.op()) {
            return Err(InvalidKind::Capability(row.capabilities));
        }
        self.same_types(it)?;
        self.rules(it)?;
        self.types(it, &operands)
    }

    fn operand(
        &self,
        it: &Instruction<'_>,
        span: Span,
        operands: &mut Vec<Shape>,
    ) -> Result<(), InvalidKind> {
        let word = it.words[span.start];
        match span.kind {
            OperandKind::IdResult => {}
            OperandKind::IdResultType => {
                let ty = self.module.definition(word).ok_or(InvalidKind::Undefined(word))?;
                if !is_type(ty.op()) {
                    return Err(InvalidKind::NoType(word));
                }
            }
            kind if kind.is_id() => {
                let definition =
                    self.module.definition(word).ok_or(InvalidKind::Undefined(word))?;
                if !self.is_in_place(it, &definition) {
                    return Err(InvalidKind::OutOfPlace(word));
                }
                // Where a phi has its values from it says itself.
                if it.op() != Op::Phi && !self.dominates(&definition, it.offset) {
                    return Err(InvalidKind::NotDominated(word));
                }
                operands.push(self.shape_of(&definition));
            }
            kind => {
                operands.push(Shape::UNKNOWN);
                self.enumerant(it.op(), kind, word)?;
            }
        }
        Ok(())
    }

    /// Whether a definition has been come by wherever an instruction at a word is, as far as both are in
    /// one function. Labels are named from everywhere.
    fn dominates(&self, definition: &Instruction<'_>, word: u32) -> bool {
        match self.module.function_at(definition.offset) {
            Some(function) if definition.op() != Op::Label => {
                self.flow.dominates(function, definition.offset, word)
            }
            _ => true,
        }
    }

    /// The values of a phi are there at the end of the blocks that they come from.
    fn incoming(&self, phi: &Instruction<'_>) -> Result<(), InvalidKind> {
        let mut labels = Vec::new();
        for pair in phi.words.get(3..).unwrap_or_default().chunks_exact(2) {
            let [value, block] = [pair[0], pair[1]].map(|id| self.module.definition(id));
            let (Some(value), Some(block)) = (value, block) else { continue };
            if !self.dominates(&value, block.offset) {
                return Err(InvalidKind::NotDominated(pair[0]));
            }
            labels.push(block.offset);
        }
        match self.module.function_at(phi.offset) {
            Some(function) if !self.flow.joins(function, phi.offset, labels) => {
                Err(InvalidKind::Joined)
            }
            _ => Ok(()),
        }
    }

    /// The capabilities that a value of an enumeration needs.
    fn enumerant(&self, op: Op, kind: OperandKind, value: u32) -> Result<(), InvalidKind> {
        // A capability is declared or not; what it implies it does not need. A decoration of an
        // extension may stand without it: who does not know it passes it by.
        // Which memory model it has a module may say without more.
        if matches!(op, Op::Capability | Op::MemoryModel) || decorates(op) {
            return Ok(());
        }
        let Some(table) = kind.enumeration() else { return Ok(()) };
        let check = |value| match table.by_value(value) {
            Some(row) if !has(&self.capabilities, row.capabilities) => {
                Err(InvalidKind::Capability(row.capabilities))
            }
            _ => Ok(()),
        };
        if !table.bits {
            return check(value);
        }
        (0..32).map(|bit| value & 1 << bit).filter(|&bit| bit != 0).try_for_each(check)
    }

    /// Whether an id may be used in an instruction: it is defined before, but for what may be said
    /// ahead, and in a function only its own values.
    fn is_in_place(&self, it: &Instruction<'_>, definition: &Instruction<'_>) -> bool {
        let by_function = |word| self.module.function_at(word);
        match (by_function(it.offset), by_function(definition.offset)) {
            (Some(user), Some(owner)) => match definition.op() {
                Op::Function => true,
                _ if user != owner => false,
                Op::Label => true,
                _ => definition.offset < it.offset || it.op() == Op::Phi,
            },
            (Some(_), None) => true,
            (None, Some(_)) => definition.op() == Op::Function || !is_declaration(it.op()),
            (None, None) => definition.offset < it.offset || !is_ordered(it.op()),
        }
    }

    /// The shape of what an instruction defines.
    fn shape_of(&self, definition: &Instruction<'_>) -> Shape {
        match definition.result_type() {
            Some(ty) => self.shape(ty),
            // A type, a label, a set: nothing that has a type.
            None => Shape::UNKNOWN,
        }
    }

    fn shape(&self, id: u32) -> Shape {
        let Some(ty) = self.module.definition(id) else { return Shape::UNKNOWN };
        match ty.op() {
            Op::TypeStruct if ty.words.len() == 4 => {
                let [first, second] = [ty.words[2], ty.words[3]].map(|id| self.member(id));
                Shape::pair(first, second)
            }
            _ => self.member(id),
        }
    }

    /// The shape of a member, which is no structure itself as far as signatures go.
    fn member(&self, id: u32) -> Shape {
        match self.module.definition(id) {
            Some(ty) if ty.op() == Op::TypeVector => {
                let component = ty.word(2).and_then(|id| self.module.definition(id));
                let kind = component.map_or(Kind::Unknown, |it| Kind::of_declaration(it.words));
                Shape { kind, count: ty.word(3).unwrap_or(1) }
            }
            Some(ty) => Shape::scalar(Kind::of_declaration(ty.words)),
            None => Shape::UNKNOWN,
        }
    }

    /// Holds result and operands against the signature.
    fn types(&self, it: &Instruction<'_>, operands: &[Shape]) -> Result<(), InvalidKind> {
        let result = it.result_type().map_or(Shape::scalar(Kind::Void), |ty| self.shape(ty));
        let extended = it.op() == Op::ExtInst
            && it.word(3).is_some_and(|set| self.opencl.get(&set) == Some(&true));
        let (signature, operands) = if extended {
            // The set and the number come first.
            let number = OpenClStd(it.word(4).unwrap_or_default());
            (signature::of_opencl(number), operands.get(2..).unwrap_or_default())
        } else {
            (signature::of_instruction(it.op()), operands)
        };
        match signature {
            Some(signature) if !is_free(it.op()) => {
                signature::check(signature, result, operands, self.manner)
                    .map_err(InvalidKind::Types)
            }
            _ => Ok(()),
        }
    }
}

/// Whether an instruction annotates others.
fn decorates(op: Op) -> bool {
    matches!(
        op,
        Op::Decorate
            | Op::MemberDecorate
            | Op::DecorateId
            | Op::DecorateString
            | Op::MemberDecorateString
    )
}

/// Whether one of the capabilities is there, if any is needed.
fn has(there: &FxHashSet<Capability>, any: &[Capability]) -> bool {
    any.is_empty() || any.iter().any(|capability| there.contains(capability))
}

/// Instructions whose types are freer than the signature for functions of that name.
fn is_free(op: Op) -> bool {
    // A bitcast goes between all that has bits. A pointer may be in any storage class that a
    // consumer knows, and generic ones are told by value.
    matches!(op, Op::Bitcast | Op::PtrCastToGeneric | Op::GenericCastToPtr | Op::CopyObject)
}

/// Instructions whose capabilities the grammar lists for other parts than they have.
fn is_reserved(op: Op) -> bool {
    // Their capability depends on the type that they work on.
    matches!(op, Op::AtomicFAddEXT | Op::AtomicFMinEXT | Op::AtomicFMaxEXT)
}

/// Whether an instruction declares a type.
fn is_type(op: Op) -> bool {
    op.name().is_some_and(|name| name.starts_with("OpType") && op != Op::TypeForwardPointer)
}

/// Whether an instruction is a type, a constant or a variable.
fn is_declaration(op: Op) -> bool {
    is_type(op) || is_ordered(op)
}

/// Whether the ids in an instruction outside functions must be defined before it. Structures and
/// pointers may speak of what is declared ahead, annotations of anything.
fn is_ordered(op: Op) -> bool {
    let name = op.name().unwrap_or_default();
    match op {
        Op::TypePointer | Op::TypeStruct | Op::TypeStructContinuedINTEL => false,
        Op::Variable | Op::Undef | Op::UntypedVariableKHR => true,
        _ => {
            ["OpType", "OpConstant", "OpSpecConstant"].iter().any(|part| name.starts_with(part))
                && op != Op::TypeForwardPointer
        }
    }
}
