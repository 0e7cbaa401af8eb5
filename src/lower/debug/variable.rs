//! Where the variables of the source are: `DebugDeclare` and `DebugValue`, of records (`#dbg_value`,
//! since LLVM 19) and of the intrinsics before them.

use lapidary_bitcode::ir::debug_info::code;
use lapidary_bitcode::ir::{
    CastOp, Constant, ConstantExpr, DebugOperand, DebugRecord, InstId, Instruction, Metadata,
    MetadataId, Value, ValueId,
};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::ShaderDebugInfo as Number;

use crate::lower::emit::Emitter;
use crate::lower::facts::debug::Part;
use crate::lower::facts::debug::table::SHADER_200;

/// Most numbers of a constant that a variable has.
const MOST_PARTS: u32 = 256;

/// Most casts around a variable of the module that are looked through.
const MOST_CASTS: u32 = 16;

/// What is said of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// It is in memory here.
    Declare,
    /// It has this value from here on.
    Value,
}

impl Said {
    /// Where variables and expressions stand of which that is said first.
    fn part(self) -> Part {
        match self {
            Self::Declare => Part::Locals,
            Self::Value => Part::Values,
        }
    }
}

impl Emitter<'_> {
    /// Whether records stand before instructions of the body, and are wanted.
    pub(crate) fn has_debug_records(&self) -> bool {
        !self.body.debug_records.is_empty() && self.facts.debug.is_there()
    }

    /// The records before an instruction.
    pub(crate) fn debug_records(&mut self, inst: InstId) {
        let body = self.body;
        for &(_, record) in body.debug_records(inst) {
            let (said, location, variable, expression, at) = match record {
                DebugRecord::Declare { location, variable, expression, at } => {
                    (Said::Declare, location, variable, expression, at)
                }
                DebugRecord::Value { location, variable, expression, at }
                | DebugRecord::DeclareValue { location, variable, expression, at }
                | DebugRecord::Assign { location, variable, expression, at, .. } => {
                    (Said::Value, location, variable, expression, at)
                }
                // No set has a form for labels.
                _ => continue,
            };
            if let Some(place) = self.debug_info().location(at)
                && let Some(scope) = place.scope
            {
                self.source_place((scope, place.inlined_at), place.line, place.column);
            }
            self.debug_variable(said, location, variable, expression);
        }
    }

    /// A call of an intrinsic.
    pub(crate) fn debug_call(&mut self, said: Said, arguments: &[ValueId]) {
        let metadata = |at: usize| arguments.get(at).and_then(|value| value.as_metadata());
        let [Some(location), Some(variable), Some(expression)] = [0, 1, 2].map(metadata) else {
            return;
        };
        if self.facts.debug.is_there() {
            let location = DebugOperand::Metadata(location);
            self.debug_variable(said, location, variable, expression);
        }
    }

    fn debug_variable(
        &mut self,
        said: Said,
        location: DebugOperand,
        variable: MetadataId,
        expression: MetadataId,
    ) {
        let part = said.part();
        let Some(variable) = self.debug_local(variable, part) else { return };
        let value = self.debug_operand(location);
        // `DebugDeclare` takes a variable or a parameter. Anything else in memory is described as the value
        // behind a pointer, and without a location nothing is declared.
        let (value, declared) = match said {
            Said::Declare => self.debug_place(location, value),
            Said::Value => (value, false),
        };
        let behind = said == Said::Declare && value.is_some() && !declared;
        let written = self.debug_expression(Some(expression), part, behind);
        let said = if declared { Said::Declare } else { Said::Value };
        let (value, written) = match (value, written) {
            (Some(value), Some(written)) => (value, written),
            // A location that the set cannot express is left out.
            (_, None) if declared || behind => return,
            // The value is unknown from here on, which has to be said: an earlier `DebugValue` would still
            // hold.
            _ => {
                let Some(written) = self.debug_expression(None, part, false) else { return };
                (self.debug_unknown(location), written)
            }
        };
        let number = match said {
            Said::Declare => Number::DebugDeclare,
            Said::Value => Number::DebugValue,
        };
        self.debug_inside(number, &[variable, value, written]);
    }

    /// The instruction of a local variable.
    fn debug_local(&mut self, node: MetadataId, part: Part) -> Option<Id> {
        if let Some(&known) = self.s.debug.locals.get(&node) {
            return known;
        }
        let is_local = self.debug_info().record(node, code::LOCAL_VAR).is_some();
        let id = is_local.then(|| self.debug_node_by(Some(node), part));
        self.s.debug.locals.insert(node, id);
        id
    }

    /// The variable or parameter that a declared place is, whatever casts are around it, and whether it
    /// is one: `DebugDeclare` takes nothing else.
    fn debug_place(&mut self, location: DebugOperand, value: Option<Id>) -> (Option<Id>, bool) {
        let mut place = match location {
            DebugOperand::Value(value) => value,
            DebugOperand::Metadata(node) => match self.debug_info().get(node) {
                Some(Metadata::Value { value, .. }) => value,
                _ => return (value, false),
            },
            _ => return (value, false),
        };
        let mut id = value;
        // An operand has a lower number than what uses it, but in blocks that nothing reaches.
        loop {
            let inst = match self.body.value(self.facts.module, place) {
                Value::Argument(_) => return (id, id.is_some()),
                Value::Instruction(inst) => inst,
                _ => {
                    let variable = self.debug_global(place);
                    return (variable.or(value), variable.is_some());
                }
            };
            match self.body.inst(inst) {
                Instruction::Alloca { .. } => return (id, id.is_some()),
                Instruction::Cast {
                    op: CastOp::BitCast | CastOp::AddrSpaceCast,
                    value: of,
                    ..
                } if of < place => {
                    place = of;
                    id = self.value_if_there(of);
                }
                _ => return (value, false),
            }
        }
    }

    /// The instruction of an expression, which may be about the memory behind a pointer.
    fn debug_expression(
        &mut self,
        node: Option<MetadataId>,
        part: Part,
        behind: bool,
    ) -> Option<Id> {
        if let Some(&known) = self.s.debug.expressions.get(&(node, behind)) {
            return known;
        }
        let id = self.expression_of(node, part, behind);
        // Nodes of a body are numbered anew in the next body, so their expressions are not remembered.
        if node.is_none_or(|node| node.0 < self.s.debug.first) {
            self.s.debug.expressions.insert((node, behind), id);
        }
        id
    }

    /// The value of what is not known: of the type of the first of several values, or of any.
    fn debug_unknown(&mut self, operand: DebugOperand) -> Id {
        let list = match operand {
            DebugOperand::Metadata(node) => match self.debug_info().get(node) {
                Some(Metadata::ArgList(list)) => Some(list),
                _ => None,
            },
            _ => None,
        };
        let first = list.and_then(|list| self.debug_operand(DebugOperand::Metadata(list.get(0)?)));
        if let Some(first) = first {
            let ty = self.b.type_of(first);
            return self.b.undef(ty);
        }
        if self.s.debug.unknown == Id::NONE {
            let ty = self.b.type_int(32);
            self.s.debug.unknown = self.b.undef(ty);
        }
        self.s.debug.unknown
    }

    /// The value that is named; `None` for what is none, or has no one value in SPIR-V.
    fn debug_operand(&mut self, operand: DebugOperand) -> Option<Id> {
        let value = match operand {
            DebugOperand::Value(value) => value,
            DebugOperand::Metadata(node) => match self.debug_info().get(node)? {
                Metadata::Value { value, .. } => value,
                // There is room for one value. The readers of the newest set take it for all of several.
                Metadata::ArgList(list) => {
                    let newest = self.facts.debug.set == SHADER_200;
                    let first = list.get(0)?;
                    if !list.iter().all(|it| it == Some(first)) || list.len() > 1 && !newest {
                        return None;
                    }
                    match self.debug_info().get(first)? {
                        Metadata::Value { value, .. } => value,
                        _ => return None,
                    }
                }
                _ => return None,
            },
            _ => return None,
        };
        let mut left = MOST_PARTS;
        match self.body.value(self.facts.module, value) {
            // What has not been written yet is not known here.
            Value::Instruction(_) | Value::Argument(_) => self.value_if_there(value),
            // Debug information must not add code, so a constant expression becomes OpSpecConstantOp, as it
            // does in an initialiser.
            Value::Constant(..) if self.is_number(value, &mut left) => {
                let outer = std::mem::replace(&mut self.constant_mode, true);
                let id = self.value(value);
                self.constant_mode = outer;
                id.ok().filter(|&id| self.b.is_constant(id))
            }
            _ => self.debug_global(value),
        }
    }

    /// The variable of the module that a value is, whatever casts are around it. Nothing is translated for
    /// the sake of debug information, but one that is defined is there anyway.
    fn debug_global(&mut self, value: ValueId) -> Option<Id> {
        let facts = self.facts;
        let mut value = value;
        for _ in 0..MOST_CASTS {
            match self.body.value(facts.module, value) {
                Value::Constant(_, Constant::Expr(ConstantExpr::Cast { value: of, .. })) => {
                    value = of;
                }
                Value::Global(global) => {
                    let is_there = facts.module.globals[global.index()].initializer.is_some()
                        && facts.is_translated(global)
                        && !self.decisions.hides(global);
                    return if is_there { self.global(global).ok() } else { None };
                }
                _ => return None,
            }
        }
        None
    }

    /// Whether a constant is made of numbers alone. `left` is how many more of them may be looked at.
    fn is_number(&self, value: ValueId, left: &mut u32) -> bool {
        let Some(fewer) = left.checked_sub(1) else { return false };
        *left = fewer;
        let Value::Constant(_, constant) = self.body.value(self.facts.module, value) else {
            return false;
        };
        match constant {
            Constant::Null
            | Constant::Undef
            | Constant::Poison
            | Constant::Int(_)
            | Constant::WideInt(_)
            | Constant::Float(_)
            | Constant::Splat(_)
            | Constant::Data(_) => true,
            Constant::Aggregate(parts) => parts.iter().all(|&part| self.is_number(part, left)),
            Constant::Expr(expression) => {
                let number = |part| if self.is_number(part, left) { Ok(()) } else { Err(()) };
                expression.try_each_operand(number).is_ok()
            }
            _ => false,
        }
    }
}
