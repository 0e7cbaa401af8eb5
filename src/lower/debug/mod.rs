//! Debug information: the instructions of the debug-info sets (OpenCL.DebugInfo.100 and
//! NonSemantic.Shader.DebugInfo), and source lines.
//!
//! - [`record`]: a node of metadata as an instruction, by the row that `facts::debug::table` has for it.
//!   Nodes of the module are lowered by themselves, in the order of `facts::debug`; fragments refer to
//!   them by symbols. Nodes that one function alone has are lowered with the function, when something in
//!   it asks for them.
//! - [`operands`]: what the operands of these are: sources, constants, bounds, flags.
//! - [`expression`]: DWARF expressions.
//! - [`scope`]: the scope and the line of an instruction.
//! - [`variable`]: where the variables of the source are, as records and intrinsics say it.
//!
//! Nothing here changes what a program does: values are named that are there anyway, and what has no
//! form is left out.

mod expression;
mod operands;
mod record;
mod scope;
mod variable;

pub(crate) use self::variable::Said;
use lapidary_bitcode::ir::debug_info::DebugInfo;
use lapidary_spirv::emit::{Code, Id, Identity};
use lapidary_spirv::grammar::{Op, ShaderDebugInfo as Number};

use super::emit::Emitter;
use super::emit::state::Word;
use super::facts::debug::{FORWARD, Part};

/// The most operands of an instruction: what does not fit in it (section 2.3) is left out.
const MOST_OPERANDS: usize = 65_000;

/// What to say where instructions refer to later ones in the form that all have.
const FORWARD_NOTE: &str = "types and functions of debug information refer to each other, which validators \
                            refuse without SPV_KHR_relaxed_extended_instruction; allow it with \
                            --spirv-ext=+SPV_KHR_relaxed_extended_instruction";

/// The operands that an instruction has room for.
fn most(words: &[Word]) -> &[Word] {
    &words[..words.len().min(MOST_OPERANDS)]
}

/// Writes a debug-info instruction.
fn write(code: &mut Code, op: Op, [void, result, set]: [Id; 3], number: Number, words: &[Word]) {
    let writer = code.begin(op).id(void).id(result).id(set).literal(number.0);
    Word::write(most(words), writer).end();
}

impl<'s> Emitter<'s> {
    /// The debug information that is in sight.
    fn debug_info(&self) -> DebugInfo<'s> {
        DebugInfo::of_body(self.facts.module, self.body)
    }

    /// The void type, which all instructions of the set have, and the set.
    fn debug_set(&mut self) -> [Id; 2] {
        if self.s.debug.set == Id::NONE {
            self.s.debug.void = self.b.type_void();
            self.s.debug.set = self.b.import(self.facts.debug.import);
        }
        [self.s.debug.void, self.s.debug.set]
    }

    /// An instruction that is the same wherever it is needed, and refers to no other than such ones.
    fn debug_shared(&mut self, number: Number, words: &[Word]) -> Id {
        self.debug_shared_as(Identity::Structural, number, words)
    }

    /// The same for one that is what it is by more than its words.
    fn debug_shared_as(&mut self, identity: Identity, number: Number, words: &[Word]) -> Id {
        let [void, set] = self.debug_set();
        self.b.declare_as(identity, Op::ExtInst, void, |writer| {
            let writer = writer.id(set).literal(number.0);
            Word::write(most(words), writer)
        })
    }

    /// `DebugInfoNone`
    fn debug_none(&mut self) -> Id {
        if self.s.debug.none == Id::NONE {
            self.s.debug.none = self.debug_shared(Number::DebugInfoNone, &[]);
        }
        self.s.debug.none
    }

    /// Whether an id is that of `DebugInfoNone`.
    fn is_debug_none(&self, id: Id) -> bool {
        id != Id::NONE && id == self.s.debug.none
    }

    /// An instruction outside functions with this id, in a part of their section.
    fn debug_outside(&mut self, part: Part, result: Id, number: Number, words: &[Word]) {
        let [void, set] = self.debug_set();
        let op = match self.s.debug.forward && self.facts.debug.has_forward_form {
            true => Op::ExtInstWithForwardRefsKHR,
            false => Op::ExtInst,
        };
        if op != Op::ExtInst {
            self.b.extension(FORWARD);
        } else if self.s.debug.forward && self.facts.debug.refers_forward {
            self.note(FORWARD_NOTE);
        }
        if words.len() > MOST_OPERANDS {
            self.note(format!(
                "of {} operands of an instruction of debug information {MOST_OPERANDS} are written, as \
                 none can have more than 65535 words",
                words.len()
            ));
        }
        write(&mut self.b.records[part as usize], op, [void, result, set], number, words);
    }

    /// An instruction outside functions with an id of its own.
    fn debug_now(&mut self, part: Part, number: Number, words: &[Word]) -> Id {
        let [void, _] = self.debug_set();
        let id = self.b.fresh(void);
        self.debug_outside(part, id, number, words);
        id
    }

    /// An instruction in the function. The operands of all that may be in one are ids.
    fn debug_inside(&mut self, number: Number, operands: &[Id]) {
        let [void, set] = self.debug_set();
        let result = self.b.fresh(void);
        self.b.code.extended([void, result, set], number.0, operands);
    }
}
