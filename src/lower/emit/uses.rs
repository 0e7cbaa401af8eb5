//! What the values of a body are used for, where that decides what is written for them.
//!
//! Two instructions are worth a look at their uses: an `insertelement` that only makes a scalar a vector
//! of equal elements, which one `OpCompositeConstruct` does, and a load of four components from a builtin
//! variable, which has three. The uses are counted once for a body, when the first such instruction asks;
//! most bodies have none.

use lapidary_bitcode::ir::{
    Body, Constant, InstId, InstKind, Instruction, Type, TypeId, Value, ValueId,
};

use crate::lower::emit::Emitter;
use crate::lower::facts::Facts;
use crate::lower::facts::shapes::Shape;
use crate::lower::facts::values::constant_int;

/// How often a vector of the body is used.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    all: u32,
    /// As what an `extractelement` takes one of the first three components from.
    extracts: u32,
    /// As what a shuffle makes a vector of equal elements of.
    splats: u32,
}

/// The uses of the vectors of a body.
#[derive(Debug, Default)]
pub(crate) struct Uses {
    counted: bool,
    /// By local value.
    counts: Vec<Count>,
}

impl Uses {
    /// Starts over for a body.
    pub(crate) fn start(&mut self) {
        self.counted = false;
    }
}

impl Emitter<'_> {
    fn count(&mut self, value: ValueId) -> Count {
        if !self.s.uses.counted {
            self.count_uses();
        }
        match self.s.local(value) {
            Some(at) => self.s.uses.counts.get(at).copied().unwrap_or_default(),
            None => Count::default(),
        }
    }

    fn count_uses(&mut self) {
        let (facts, body) = (self.facts, self.body);
        let first = self.s.first_local;
        let counts = &mut self.s.uses.counts;
        self.s.uses.counted = true;
        counts.clear();
        counts.resize(self.s.locals.len(), Count::default());
        let mut add = |value: ValueId, of: fn(&mut Count) -> &mut u32| {
            let at = value.0.checked_sub(first).map(|at| at as usize);
            if let Some(count) = at.and_then(|at| counts.get_mut(at)) {
                *of(count) += 1;
            }
        };
        let is_vector = |ty: TypeId| matches!(facts.module.types.get(ty), Type::Vector { .. });
        for inst in (0..body.inst_count()).map(InstId) {
            // Of most instructions the kind says that they use no vector, or that they give one then.
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
                _ => {}
            }
            let instruction = body.inst_inlined(inst);
            instruction.for_each_operand(body, |value| add(value, |count| &mut count.all));
            match instruction {
                Instruction::ExtractElement { vector, index }
                    if constant_int(facts, body, index).is_some_and(|at| (0..3).contains(&at)) =>
                {
                    add(vector, |count| &mut count.extracts);
                }
                Instruction::ShuffleVector { first, mask, .. }
                    if splat_element(facts, body, body.inst_type(inst), first, mask).is_some() =>
                {
                    add(first, |count| &mut count.splats);
                }
                _ => {}
            }
        }
    }

    /// Whether an instruction takes nothing of a vector but its first three components, one at a time.
    pub(crate) fn only_three_are_used(&mut self, inst: InstId) -> bool {
        let Some(value) = self.body.inst_value(inst) else { return false };
        let count = self.count(value);
        count.all == count.extracts
    }

    /// Whether the vector that an `insertelement` makes only stands for shuffles to a vector of equal
    /// elements: then these need the element alone.
    pub(crate) fn is_only_splat(&mut self, inst: InstId, vector: ValueId) -> bool {
        let Some(value) = self.body.inst_value(inst) else { return false };
        if !is_undefined(self.body.value(self.facts.module, vector)) {
            return false;
        }
        let count = self.count(value);
        count.all != 0 && count.all == count.splats
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
