//! What work-items do together: barriers, reductions, broadcasts, shuffles, copies of a group.
//!
//! An instruction of this kind first makes its work-item wait. When everybody is there, its results
//! are computed from all operands at once, and everybody goes on.

use lapidary_spirv::grammar::{GroupOperation, Op, Scope as Reach};
use lapidary_spirv::read::Instruction;

use crate::builtins::words;
use crate::error::{Error, Result};
use crate::float::{Format, Rounding};
use crate::integer::{NoWrap, binary, range, signed};
use crate::machine::{Done, Item, Machine};
use crate::value::{Scalar, Value, mask};

/// How the operands of two work-items become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fold {
    Plain(Op),
    SignedMin,
    SignedMax,
    UnsignedMin,
    UnsignedMax,
    FloatMin,
    FloatMax,
}

/// The reductions and scans.
static FOLDS: &[(Op, Fold)] = &[
    (Op::GroupIAdd, Fold::Plain(Op::IAdd)),
    (Op::GroupFAdd, Fold::Plain(Op::FAdd)),
    (Op::GroupSMin, Fold::SignedMin),
    (Op::GroupUMin, Fold::UnsignedMin),
    (Op::GroupFMin, Fold::FloatMin),
    (Op::GroupSMax, Fold::SignedMax),
    (Op::GroupUMax, Fold::UnsignedMax),
    (Op::GroupFMax, Fold::FloatMax),
    (Op::GroupIMulKHR, Fold::Plain(Op::IMul)),
    (Op::GroupFMulKHR, Fold::Plain(Op::FMul)),
    (Op::GroupBitwiseAndKHR, Fold::Plain(Op::BitwiseAnd)),
    (Op::GroupBitwiseOrKHR, Fold::Plain(Op::BitwiseOr)),
    (Op::GroupBitwiseXorKHR, Fold::Plain(Op::BitwiseXor)),
    (Op::GroupLogicalAndKHR, Fold::Plain(Op::LogicalAnd)),
    (Op::GroupLogicalOrKHR, Fold::Plain(Op::LogicalOr)),
    (Op::GroupLogicalXorKHR, Fold::Plain(Op::LogicalNotEqual)),
    (Op::GroupNonUniformIAdd, Fold::Plain(Op::IAdd)),
    (Op::GroupNonUniformFAdd, Fold::Plain(Op::FAdd)),
    (Op::GroupNonUniformIMul, Fold::Plain(Op::IMul)),
    (Op::GroupNonUniformFMul, Fold::Plain(Op::FMul)),
    (Op::GroupNonUniformSMin, Fold::SignedMin),
    (Op::GroupNonUniformUMin, Fold::UnsignedMin),
    (Op::GroupNonUniformFMin, Fold::FloatMin),
    (Op::GroupNonUniformSMax, Fold::SignedMax),
    (Op::GroupNonUniformUMax, Fold::UnsignedMax),
    (Op::GroupNonUniformFMax, Fold::FloatMax),
    (Op::GroupNonUniformBitwiseAnd, Fold::Plain(Op::BitwiseAnd)),
    (Op::GroupNonUniformBitwiseOr, Fold::Plain(Op::BitwiseOr)),
    (Op::GroupNonUniformBitwiseXor, Fold::Plain(Op::BitwiseXor)),
    (Op::GroupNonUniformLogicalAnd, Fold::Plain(Op::LogicalAnd)),
    (Op::GroupNonUniformLogicalOr, Fold::Plain(Op::LogicalOr)),
    (Op::GroupNonUniformLogicalXor, Fold::Plain(Op::LogicalNotEqual)),
];

fn fold_of(op: Op) -> Option<Fold> {
    FOLDS.iter().find(|row| row.0 == op).map(|row| row.1)
}

/// Whether an instruction of a sub-group is also done by those of it that come to it.
pub(crate) fn may_be_partial(op: Op) -> bool {
    op.name().is_some_and(|name| name.starts_with("OpGroupNonUniform"))
}

/// Instructions of sub-groups that do not say so in an operand.
fn is_subgroup_intel(op: Op) -> bool {
    matches!(
        op,
        Op::SubgroupShuffleINTEL
            | Op::SubgroupShuffleDownINTEL
            | Op::SubgroupShuffleUpINTEL
            | Op::SubgroupShuffleXorINTEL
            | Op::SubgroupBlockReadINTEL
            | Op::SubgroupBlockWriteINTEL
    )
}

impl Machine<'_> {
    /// Makes a work-item wait at an instruction for several.
    pub(crate) fn group(&mut self, _: &mut Item, instruction: &Instruction<'_>) -> Result<Done> {
        let op = instruction.op();
        let waits = fold_of(op).is_some()
            || is_subgroup_intel(op)
            || matches!(
                op,
                Op::ControlBarrier
                    | Op::GroupAll
                    | Op::GroupAny
                    | Op::GroupBroadcast
                    | Op::GroupAsyncCopy
                    | Op::GroupNonUniformElect
                    | Op::GroupNonUniformAll
                    | Op::GroupNonUniformAny
                    | Op::GroupNonUniformAllEqual
                    | Op::GroupNonUniformBroadcast
                    | Op::GroupNonUniformBroadcastFirst
                    | Op::GroupNonUniformBallot
                    | Op::GroupNonUniformInverseBallot
                    | Op::GroupNonUniformBallotBitExtract
                    | Op::GroupNonUniformBallotBitCount
                    | Op::GroupNonUniformBallotFindLSB
                    | Op::GroupNonUniformBallotFindMSB
                    | Op::GroupNonUniformShuffle
                    | Op::GroupNonUniformShuffleXor
                    | Op::GroupNonUniformShuffleUp
                    | Op::GroupNonUniformShuffleDown
                    | Op::GroupNonUniformRotateKHR
            );
        Ok(if waits { Done::Wait } else { Done::NotMine })
    }

    /// Whether an instruction waits for the sub-group only.
    pub(crate) fn is_of_sub_group(
        &self,
        item: &Item,
        instruction: &Instruction<'_>,
    ) -> Result<bool> {
        let op = instruction.op();
        if is_subgroup_intel(op) {
            return Ok(true);
        }
        let scope = self.number(item, instruction, if op == Op::ControlBarrier { 1 } else { 3 })?;
        match Reach(scope as u32) {
            Reach::Subgroup => Ok(true),
            Reach::Workgroup => Ok(false),
            _ => Err(Error::unsupported(format!("{op} of scope {scope}"))),
        }
    }

    /// Does an instruction for those that wait at it, and lets them go on.
    pub(crate) fn complete(&mut self, items: &mut [Item], at: u32) -> Result<()> {
        let module = self.program.module;
        let outside = || Error::malformed(format!("no instruction at word {at}"));
        let instruction = module.instruction_at(at).ok_or_else(outside)?;
        let results = self.results(items, &instruction).map_err(|error| {
            let function = items[0].frames.last().map_or(0, |frame| frame.function);
            error.within(|| self.describe(&items[0], function, &instruction))
        })?;
        for (item, result) in items.iter_mut().zip(results) {
            self.advance(item, &instruction, result)?;
        }
        Ok(())
    }

    /// What each work-item gets.
    fn results(
        &mut self,
        items: &[Item],
        instruction: &Instruction<'_>,
    ) -> Result<Vec<Option<Value>>> {
        let op = instruction.op();
        let operands = |index: usize| -> Result<Vec<Value>> {
            items.iter().map(|item| self.operand(item, instruction, index)).collect()
        };
        let all = |value: Value| Ok(vec![Some(value); items.len()]);
        if let Some(fold) = fold_of(op) {
            return self.fold(items, instruction, fold, &operands(5)?);
        }
        // The votes of all, unless one of them is undefined.
        let votes = |index: usize| -> Result<Option<Vec<bool>>> {
            let bits = operands(index)?.into_iter().map(|value| value.scalar().defined());
            Ok(bits.map(|bits| bits.map(|bits| bits != 0)).collect())
        };
        let decide = |decision: Option<bool>| match decision {
            Some(decision) => all(Value::bool(decision)),
            None => all(self.undefined_result(instruction)?),
        };
        match op {
            Op::ControlBarrier => Ok(vec![None; items.len()]),
            Op::GroupAll | Op::GroupNonUniformAll => {
                decide(votes(4)?.map(|votes| votes.iter().all(|&vote| vote)))
            }
            Op::GroupAny | Op::GroupNonUniformAny => {
                decide(votes(4)?.map(|votes| votes.iter().any(|&vote| vote)))
            }
            Op::GroupNonUniformAllEqual => {
                let values = operands(4)?;
                all(Value::bool(values.iter().all(|value| *value == values[0])))
            }
            Op::GroupBroadcast | Op::GroupNonUniformBroadcast => {
                let values = operands(4)?;
                let wanted = self.operand(&items[0], instruction, 5)?;
                let wanted: Vec<_> = wanted.lanes().map(|lane| lane.bits as u64).collect();
                let sub_group = self.is_of_sub_group(&items[0], instruction)?;
                let is_it = |item: &Item| match (sub_group, &wanted[..]) {
                    (true, [lane]) => item.place.lane() == *lane,
                    (_, ids) => ids.iter().zip(&item.place.local).all(|(id, local)| id == local),
                };
                match items.iter().position(is_it) {
                    Some(index) => all(values[index].clone()),
                    None => all(self.undefined_result(instruction)?),
                }
            }
            Op::GroupNonUniformBroadcastFirst => all(operands(4)?[0].clone()),
            Op::GroupNonUniformElect => {
                Ok((0..items.len()).map(|index| Some(Value::bool(index == 0))).collect())
            }
            Op::GroupAsyncCopy => {
                self.group_copy(&items[0], instruction)?;
                // An event that has happened.
                all(Scalar::new(1).into())
            }
            Op::GroupNonUniformBallot => {
                let (mut yes, mut open) = (0u128, 0u128);
                for (item, vote) in items.iter().zip(operands(4)?) {
                    yes |= vote.scalar().bits << item.place.lane();
                    open |= vote.scalar().undefined << item.place.lane();
                }
                let parts = words(yes).into_iter().zip(words(open));
                let parts = parts.map(|(yes, open)| Scalar::partial(yes.into(), open.into(), 32));
                all(parts.map(Value::Scalar).collect())
            }
            Op::SubgroupBlockReadINTEL | Op::SubgroupBlockWriteINTEL => {
                self.block_access(items, instruction)
            }
            _ => items.iter().map(|item| self.lane_result(items, item, instruction)).collect(),
        }
    }

    fn undefined_result(&self, instruction: &Instruction<'_>) -> Result<Value> {
        self.program.types.undefined(instruction.result_type().unwrap_or_default())
    }

    /// Instructions whose result depends on the lane.
    fn lane_result(
        &self,
        items: &[Item],
        item: &Item,
        instruction: &Instruction<'_>,
    ) -> Result<Option<Value>> {
        let lane = item.place.lane();
        let size = item.place.sub_group_size();
        let number = |index: usize| self.number(item, instruction, index);
        // The operand of another lane, if that takes part.
        let of = |index: usize, lane: Option<u64>| -> Result<Option<Value>> {
            let other = items.iter().find(|item| Some(item.place.lane()) == lane);
            match other {
                Some(other) => self.operand(other, instruction, index).map(Some),
                None => self.undefined_result(instruction).map(Some),
            }
        };
        // What follows from a ballot, unless a vote in it is undefined.
        let of_ballot = |index: usize, result: &dyn Fn(u128) -> Option<u128>| {
            let words = self.operand(item, instruction, index)?;
            let words: Option<Vec<u128>> = words.lanes().map(Scalar::defined).collect();
            let ballot = words.and_then(|words| {
                let all = words.iter().rev().fold(0, |all, word| all << 32 | word);
                result(all & mask(size as u32))
            });
            match ballot {
                Some(bits) => Ok(Some(Scalar::new(bits).into())),
                None => self.undefined_result(instruction).map(Some),
            }
        };
        match instruction.op() {
            Op::GroupNonUniformShuffle => of(4, Some(number(5)?)),
            Op::GroupNonUniformShuffleXor => of(4, Some(lane ^ number(5)?)),
            Op::GroupNonUniformShuffleUp => of(4, lane.checked_sub(number(5)?)),
            Op::GroupNonUniformShuffleDown => of(4, lane.checked_add(number(5)?)),
            Op::GroupNonUniformRotateKHR => {
                let cluster = match instruction.word(6) {
                    Some(_) => number(6)?.clamp(1, size),
                    None => size,
                };
                let first = lane / cluster * cluster;
                of(4, Some(first + (lane - first).wrapping_add(number(5)?) % cluster))
            }
            Op::GroupNonUniformInverseBallot => of_ballot(4, &|ballot| Some(ballot >> lane & 1)),
            Op::GroupNonUniformBallotBitExtract => {
                let index = number(5)?.min(127);
                of_ballot(4, &|ballot| Some(ballot >> index & 1))
            }
            Op::GroupNonUniformBallotBitCount => {
                let below = match GroupOperation(instruction.word(4).unwrap_or_default()) {
                    GroupOperation::Reduce => size,
                    GroupOperation::InclusiveScan => lane + 1,
                    _ => lane,
                };
                of_ballot(5, &|ballot| Some((ballot & mask(below as u32)).count_ones().into()))
            }
            // Of an empty ballot, the number of a lane is undefined.
            Op::GroupNonUniformBallotFindLSB => {
                of_ballot(4, &|ballot| (ballot != 0).then(|| ballot.trailing_zeros().into()))
            }
            Op::GroupNonUniformBallotFindMSB => {
                of_ballot(4, &|ballot| (ballot != 0).then(|| (127 - ballot.leading_zeros()).into()))
            }
            Op::SubgroupShuffleINTEL => of(3, Some(number(4)?)),
            Op::SubgroupShuffleXorINTEL => of(3, Some(lane ^ number(4)?)),
            // Two operands make one row of twice the size, of which a window is taken.
            Op::SubgroupShuffleDownINTEL => match lane + number(5)? {
                at if at < size => of(3, Some(at)),
                at => of(4, Some(at - size)),
            },
            Op::SubgroupShuffleUpINTEL => match (lane + size).checked_sub(number(5)?) {
                Some(at) if at >= size => of(4, Some(at - size)),
                at => of(3, at),
            },
            op => Err(Error::unsupported(op.to_string())),
        }
    }

    /// Reductions, scans and clustered reductions.
    fn fold(
        &self,
        items: &[Item],
        instruction: &Instruction<'_>,
        fold: Fold,
        values: &[Value],
    ) -> Result<Vec<Option<Value>>> {
        let ty = instruction.result_type().unwrap_or_default();
        let types = &self.program.types;
        let width = types.width(ty)?;
        let format = types.format(ty).ok();
        let operation = GroupOperation(instruction.word(4).unwrap_or_default());
        let (scalar, _) = types.lane(ty)?;
        let combine = |a: &Value, b: &Value| -> Result<Value> {
            let lanes = a.lanes().zip(b.lanes());
            let lanes: Result<Vec<_>> =
                lanes.map(|(a, b)| combine(fold, a, b, width, format)).collect();
            Ok(Value::from_lanes(scalar, lanes?.into_iter()))
        };
        let identity = types.fill(ty, &|width| Scalar::new(identity(fold, width, format)))?;
        // Where a new reduction begins.
        let cluster = match operation {
            GroupOperation::ClusteredReduce => self.number(&items[0], instruction, 6)?.max(1),
            _ => u64::MAX,
        };
        let cluster_of = |item: &Item| match cluster {
            u64::MAX => 0,
            size => item.place.lane() / size,
        };
        let mut sum = identity.clone();
        let (mut exclusive, mut inclusive) = (Vec::new(), Vec::new());
        for (index, value) in values.iter().enumerate() {
            if index > 0 && cluster_of(&items[index]) != cluster_of(&items[index - 1]) {
                sum = identity.clone();
            }
            exclusive.push(sum.clone());
            // The first value is itself: adding to zero would lose the sign of another zero.
            sum = if sum == identity { value.clone() } else { combine(&sum, value)? };
            inclusive.push(sum.clone());
        }
        let results = match operation {
            GroupOperation::InclusiveScan => inclusive,
            GroupOperation::ExclusiveScan => exclusive,
            GroupOperation::Reduce => vec![sum; items.len()],
            GroupOperation::ClusteredReduce => {
                let last = |item: &Item| {
                    items.iter().rposition(|other| cluster_of(other) == cluster_of(item))
                };
                let of = |item: &Item| {
                    last(item).map_or_else(|| sum.clone(), |at| inclusive[at].clone())
                };
                items.iter().map(of).collect()
            }
            _ => {
                let op = instruction.op();
                return Err(Error::unsupported(format!("{op} with operation {}", operation.0)));
            }
        };
        Ok(results.into_iter().map(Some).collect())
    }

    /// `OpGroupAsyncCopy`: elements between local and global memory, the global ones a stride apart.
    fn group_copy(&mut self, item: &Item, instruction: &Instruction<'_>) -> Result<()> {
        let word = |index: usize| instruction.word(index).unwrap_or_default();
        let (to, from) = (self.address(item, word(4))?, self.address(item, word(5))?);
        let (count, stride) =
            (self.number(item, instruction, 6)?, self.number(item, instruction, 7)?);
        let ty = self.program.type_of(word(4))?;
        let size = self.program.types.size(self.program.types.pointee(ty)?)?;
        let to_global =
            self.program.class(ty)? == lapidary_spirv::grammar::StorageClass::CrossWorkgroup;
        // A stride of zero is one, which is what functions without a stride become.
        let stride = stride.max(1);
        let (to_stride, from_stride) = if to_global { (stride, 1) } else { (1, stride) };
        for index in 0..count {
            let (to, from) = (to + index * to_stride * size, from + index * from_stride * size);
            self.copy(item, to, from, size)?;
        }
        Ok(())
    }

    /// Block reads and writes: component `c` of lane `l` is element `c * size + l`.
    fn block_access(
        &mut self,
        items: &[Item],
        instruction: &Instruction<'_>,
    ) -> Result<Vec<Option<Value>>> {
        let types = &self.program.types;
        let reads = instruction.op() == Op::SubgroupBlockReadINTEL;
        let (pointer, ty) = if reads {
            (instruction.word(3), instruction.result_type().unwrap_or_default())
        } else {
            let data = instruction.word(2).unwrap_or_default();
            (instruction.word(1), self.program.type_of(data)?)
        };
        let (scalar, element) = types.lane(ty)?;
        let (size, count) = (types.size(element)?, types.count(ty)?.unwrap_or(1));
        let mut results = Vec::new();
        for item in items {
            let base = self.address(item, pointer.unwrap_or_default())?;
            let place = |index: u64| {
                base + (index * item.place.sub_group_size() + item.place.lane()) * size
            };
            if reads {
                let lanes = (0..count).map(|index| self.load(item, place(index), element));
                let lanes = lanes.collect::<Result<Vec<_>>>()?;
                let lanes = lanes.iter().map(Value::scalar);
                results.push(Some(Value::from_lanes(scalar, lanes)));
            } else {
                let data = self.operand(item, instruction, 2)?;
                for (index, lane) in data.lanes().enumerate() {
                    self.store(place(index as u64), element, &lane.into())?;
                }
                results.push(None);
            }
        }
        Ok(results)
    }
}

/// What changes nothing: the value of an exclusive scan for the first work-item.
fn identity(fold: Fold, width: u32, format: Option<Format>) -> u128 {
    let float =
        |number: f64| format.map_or(0, |format| format.encode(number, Rounding::NearestEven));
    let (low, high) = range(width);
    match fold {
        Fold::Plain(Op::IMul | Op::LogicalAnd) => 1,
        Fold::Plain(Op::FMul) => float(1.0),
        Fold::Plain(Op::BitwiseAnd) | Fold::UnsignedMin => mask(width),
        Fold::Plain(_) | Fold::UnsignedMax => 0,
        Fold::SignedMin => high as u128,
        Fold::SignedMax => low as u128 & mask(width),
        Fold::FloatMin => float(f64::INFINITY),
        Fold::FloatMax => float(f64::NEG_INFINITY),
    }
}

fn combine(fold: Fold, a: Scalar, b: Scalar, width: u32, format: Option<Format>) -> Result<Scalar> {
    if let (Fold::Plain(op), None) = (fold, format) {
        let done = binary(op, a, b, width, NoWrap::default())?;
        return done.ok_or_else(|| Error::unsupported(op.to_string()));
    }
    let (Some(x), Some(y)) = (a.defined(), b.defined()) else {
        return Ok(Scalar::undefined(width));
    };
    let (sx, sy) = (signed(x, width), signed(y, width));
    let (fx, fy) = format.map_or((0.0, 0.0), |format| (format.decode(x), format.decode(y)));
    let float =
        |number: f64| format.map_or(0, |format| format.encode(number, Rounding::NearestEven));
    Ok(match fold {
        Fold::SignedMin => {
            if sx <= sy {
                a
            } else {
                b
            }
        }
        Fold::SignedMax => {
            if sx >= sy {
                a
            } else {
                b
            }
        }
        Fold::UnsignedMin => Scalar::new(x.min(y)),
        Fold::UnsignedMax => Scalar::new(x.max(y)),
        Fold::FloatMin => Scalar::new(float(fx.min(fy))),
        Fold::FloatMax => Scalar::new(float(fx.max(fy))),
        Fold::Plain(Op::FMul) => Scalar::new(float(fx * fy)),
        Fold::Plain(_) => Scalar::new(float(fx + fy)),
    })
}
