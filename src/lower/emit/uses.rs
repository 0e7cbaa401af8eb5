//! What the values of a body are used for, where that decides what is written for them.
//!
//! Two instructions are worth a look at their uses: an `insertelement` that only makes a scalar a vector
//! of equal elements, which one `OpCompositeConstruct` does, and a load of four components from a builtin
//! variable, which has three. The uses are found once for a body, when the first such instruction asks;
//! most bodies have none.

use lapidary_bitcode::ir::{
    Body, Constant, InstId, InstKind, Instruction, Scalar, Type, TypeId, Value, ValueId,
};

use crate::lower::emit::Emitter;
use crate::lower::facts::Facts;
use crate::lower::facts::shapes::Shape;
use crate::lower::facts::values::constant_int;

/// An `extractelement` takes one of the first three components.
const EXTRACT: u8 = 1;
/// A shuffle makes a vector of equal elements.
const SPLAT: u8 = 2;
/// Anything else.
const OTHER: u8 = 4;

/// What the vectors of a body are used for.
#[derive(Debug, Default)]
pub(crate) struct Uses {
    known: bool,
    /// By local value: the bits of its uses.
    of: Vec<u8>,
}

impl Uses {
    /// Starts over for a body.
    pub(crate) fn start(&mut self) {
        self.known = false;
    }
}

impl Emitter<'_> {
    fn uses(&mut self, value: ValueId) -> u8 {
        if !self.s.uses.known {
            self.find_uses();
        }
        match self.s.local(value) {
            Some(at) => self.s.uses.of.get(at).copied().unwrap_or_default(),
            None => 0,
        }
    }

    fn find_uses(&mut self) {
        let (facts, body) = (self.facts, self.body);
        let first = self.s.first_local;
        let uses = &mut self.s.uses.of;
        self.s.uses.known = true;
        uses.clear();
        uses.resize(self.s.locals.len(), 0);
        let mut add = |value: ValueId, bit: u8| {
            let at = value.0.checked_sub(first).map(|at| at as usize);
            if let Some(bits) = at.and_then(|at| uses.get_mut(at)) {
                *bits |= bit;
            }
        };
        let is_vector = |ty: TypeId| matches!(facts.module.types.get(ty), Type::Vector { .. });
        for inst in (0..body.inst_count()).map(InstId) {
            // For most instructions the kind tells that no operand is a vector, or that one is only if the
            // result is.
            match body.inst_kind(inst) {
                InstKind::Br | InstKind::CondBr | InstKind::Load | InstKind::Alloca => continue,
                InstKind::Binary
                | InstKind::FNeg
                | InstKind::Cmp
                | InstKind::Select
                | InstKind::Phi
                | InstKind::GetElementPtr
                    if !is_vector(body.inst_type(inst)) =>
                {
                    continue;
                }
                // Bundles hold no vectors that anything is written for.
                InstKind::Call => {
                    body.call_arguments(inst).iter().for_each(|&value| add(value, OTHER));
                    continue;
                }
                _ => {}
            }
            match body.inst_inlined(inst) {
                Instruction::ExtractElement { vector, index }
                    if constant_int(facts, body, index).is_some_and(|at| (0..3).contains(&at)) =>
                {
                    add(vector, EXTRACT);
                }
                Instruction::ShuffleVector { first, second, mask }
                    if splat_element(facts, body, body.inst_type(inst), first, mask).is_some() =>
                {
                    add(first, SPLAT);
                    add(second, OTHER);
                }
                // Spelled out, as they are most of what is left.
                Instruction::Cast { value, .. } | Instruction::Store { value, .. } => {
                    add(value, OTHER);
                }
                other => other.for_each_operand(body, |value| add(value, OTHER)),
            }
        }
    }

    /// Whether an instruction takes nothing of a vector but its first three components, one at a time.
    pub(crate) fn only_three_are_used(&mut self, inst: InstId) -> bool {
        let Some(value) = self.body.inst_value(inst) else { return false };
        self.uses(value) & !EXTRACT == 0
    }

    /// Whether the vector that an `insertelement` makes only stands for shuffles to a vector of equal
    /// elements: then these need the element alone.
    pub(crate) fn is_only_splat(&mut self, inst: InstId, vector: ValueId) -> bool {
        let Some(value) = self.body.inst_value(inst) else { return false };
        if !is_undefined(self.body.value(self.facts.module, vector)) {
            return false;
        }
        self.uses(value) == SPLAT
    }
}

/// The scalar that all elements of the result of a shuffle are, if it was put into the shuffled vector by
/// the instruction that made that. Elements that may be anything are that, too.
pub(crate) fn splat_element(
    facts: &Facts<'_>,
    body: &Body,
    result: TypeId,
    first: ValueId,
    mask: ValueId,
) -> Option<ValueId> {
    let Type::Vector { length: 2.., .. } = facts.module.types.get(result) else { return None };
    if facts.shape(result) != Shape::Plain {
        return None;
    }
    let Value::Instruction(made) = body.value(facts.module, first) else { return None };
    let Instruction::InsertElement { element, index, .. } = body.inst(made) else { return None };
    let at = constant_int(facts, body, index)?;
    let Value::Constant(_, mask) = body.value(facts.module, mask) else { return None };
    let all_are = match mask {
        Constant::Null => at == 0,
        Constant::Splat(Scalar::Int(place)) => place == at,
        Constant::Data(elements) => elements.iter().all(|&place| place as i64 == at),
        Constant::Aggregate(values) => {
            let is = |&value: &ValueId| match body.value(facts.module, value) {
                Value::Constant(_, Constant::Undef | Constant::Poison) => true,
                _ => constant_int(facts, body, value) == Some(at),
            };
            values.iter().all(is)
        }
        _ => false,
    };
    all_are.then_some(element)
}

fn is_undefined(value: Value<'_>) -> bool {
    matches!(value, Value::Constant(_, Constant::Undef | Constant::Poison))
}
