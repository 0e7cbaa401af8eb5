//! A decoded function body: flat tables of instructions, operands, types and debug locations.
//!
//! One body is decoded at a time and dropped again; a program is never held in this form as a
//! whole. The tables are reused from body to body ([`crate::Module::decode_body`] fills an existing
//! one), so decoding allocates nothing in the long run.

use super::rows::{CALL_HEADER, INALLOCA, Kind, NONE, Row, SWIFTERROR};
use crate::bitstream::Block;
use crate::ir::constants::ConstantTable;
use crate::ir::ids::*;
use crate::ir::instruction::{Bundle, Call, Clause, Instruction, Value};
use crate::ir::linkage::CallingConvention;
use crate::ir::metadata::{Attachment, DebugLocation, DebugRecord, Metadata, Pool};
use crate::ir::module::{ABSENT, Module, ModuleValue};
use crate::ir::operators::{AtomicRmwOp, BinaryOp, CastOp, Flags, Ordering, Predicate, TailKind};

/// A decoded body. What instructions refer to is seen through its accessors only: they rely on what
/// was checked when it was decoded.
#[derive(Clone, Default, Debug)]
pub struct Body {
    /// Pool of value operands (arguments, phi values, GEP indices ...).
    pub(crate) values: Vec<ValueId>,
    /// Pool of block operands.
    pub(crate) block_operands: Vec<BlockId>,
    /// Pool of indices (`extractvalue`).
    pub(crate) indices: Vec<u32>,
    /// Pool of operand bundles.
    pub(crate) bundles: Vec<Bundle>,
    /// Pool of landing pad clauses.
    pub(crate) clauses: Vec<Clause>,
    /// Debug locations, one for each distinct run of instructions.
    pub locations: Vec<DebugLocation>,
    /// Debug records, by the instruction that they precede.
    pub debug_records: Vec<(InstId, DebugRecord)>,
    /// Attachments of instructions, ascending by instruction.
    pub attachments: Vec<(InstId, Attachment)>,
    /// Attachments of the function itself.
    pub function_attachments: Vec<Attachment>,
    /// The rest is seen through accessors.
    pub(crate) store: BodyStore,
}

/// The private tables of a body.
#[derive(Clone, Debug, Default)]
pub(crate) struct BodyStore {
    /// Number of the first argument: the number of module values.
    pub(crate) first: u32,
    pub(crate) arguments: u32,
    pub(crate) constants: ConstantTable,
    /// Types of the local values: arguments, constants, results.
    pub(crate) types: Vec<TypeId>,
    pub(crate) rows: Vec<Row>,
    pub(crate) extra: Vec<u32>,
    /// First instruction of each block, and the number of instructions.
    pub(crate) block_starts: Vec<u32>,
    /// The instruction of each result.
    pub(crate) results: Vec<InstId>,
    /// For each instruction its location + 1, or 0; shorter where the last ones have none.
    pub(crate) locations: Vec<u32>,
    /// The function's own metadata, and the number of the first of them.
    pub(crate) metadata: Pool,
    pub(crate) first_metadata: u32,
    pub(crate) metadata_type: Option<TypeId>,
    pub(crate) names: Vec<u8>,
    /// Names of local values and blocks: ranges of `names`, as far as there are any.
    pub(crate) value_names: Vec<Str>,
    pub(crate) block_names: Vec<Str>,
    /// Values that were referred to before their definition, with their type.
    pub(crate) forward: Vec<(u32, TypeId)>,
    /// The block of use-list orders, if there is one.
    pub(crate) use_lists: Option<Block>,
    /// The scratch vector of records.
    pub(crate) scratch: Vec<u64>,
    /// That of lists that are unpacked.
    pub(crate) numbers: Vec<u32>,
}

impl Body {
    /// Empties all tables; their memory stays.
    pub(crate) fn clear(&mut self) {
        self.values.clear();
        self.block_operands.clear();
        self.indices.clear();
        self.bundles.clear();
        self.clauses.clear();
        self.locations.clear();
        self.debug_records.clear();
        self.attachments.clear();
        self.function_attachments.clear();
        let store = &mut self.store;
        store.constants.clear();
        store.types.clear();
        store.rows.clear();
        store.extra.clear();
        store.block_starts.clear();
        store.results.clear();
        store.locations.clear();
        store.metadata.clear();
        store.names.clear();
        store.value_names.clear();
        store.block_names.clear();
        store.forward.clear();
        store.use_lists = None;
    }

    /// The instructions, in order.
    pub fn insts(&self) -> impl ExactSizeIterator<Item = InstId> + use<> {
        (0..self.store.rows.len() as u32).map(InstId)
    }

    /// Number of basic blocks.
    pub fn block_count(&self) -> u32 {
        self.store.block_starts.len().saturating_sub(1) as u32
    }

    /// The instructions of a block, terminator last.
    ///
    /// # Panics
    ///
    /// If the body has no such block.
    pub fn block_insts(&self, block: BlockId) -> std::ops::Range<u32> {
        let starts = &self.store.block_starts;
        starts[block.index()]..starts[block.index().wrapping_add(1)]
    }

    /// The block of an instruction.
    ///
    /// # Panics
    ///
    /// If the body has no blocks.
    pub fn inst_block(&self, inst: InstId) -> BlockId {
        let behind = self.store.block_starts.partition_point(|&start| start <= inst.0);
        BlockId(behind.checked_sub(1).expect("a block") as u32)
    }

    /// Number of instructions.
    pub fn inst_count(&self) -> u32 {
        self.store.rows.len() as u32
    }

    fn value_range(&self, start: u32, len: u32) -> &[ValueId] {
        &self.values[start as usize..][..len as usize]
    }

    fn block_range(&self, start: u32, len: u32) -> &[BlockId] {
        &self.block_operands[start as usize..][..len as usize]
    }

    #[inline]
    fn call(&self, row: Row) -> (Call<'_>, &[u32]) {
        let extra = &self.store.extra[row.c as usize..];
        let (header, more) = extra.split_at(CALL_HEADER);
        let call = Call {
            callee: ValueId(row.a),
            function_type: TypeId(header[0]),
            arguments: self.value_range(row.b, header[1]),
            attributes: header[2].checked_sub(1).map(AttributeListId),
            calling_convention: CallingConvention(header[3]),
            flags: Flags(row.flags),
            tail: TailKind::at(row.sub),
            bundles: &self.bundles[header[4] as usize..][..header[5] as usize],
        };
        (call, more)
    }

    /// The arguments of a `call`; none for other instructions.
    ///
    /// # Panics
    ///
    /// If the body has no such instruction.
    #[inline]
    pub fn call_arguments(&self, inst: InstId) -> &[ValueId] {
        let row = self.store.rows[inst.index()];
        match row.kind {
            Kind::Call => {
                self.value_range(row.b, self.store.extra[(row.c as usize).wrapping_add(1)])
            }
            _ => &[],
        }
    }

    /// The operands of a bundle.
    ///
    /// # Panics
    ///
    /// If it is a bundle of another body.
    pub fn bundle_operands(&self, bundle: &Bundle) -> &[ValueId] {
        self.value_range(bundle.start, bundle.len)
    }

    /// What kind an instruction is.
    ///
    /// # Panics
    ///
    /// If the body has no such instruction.
    #[inline]
    pub fn inst_kind(&self, inst: InstId) -> Kind {
        self.store.rows[inst.index()].kind
    }

    /// The operator of a binary instruction, and the flags of an instruction that has some.
    ///
    /// # Panics
    ///
    /// If the body has no such instruction.
    #[inline]
    pub fn inst_operator(&self, inst: InstId) -> (Option<BinaryOp>, Flags) {
        let row = self.store.rows[inst.index()];
        let op = (row.kind == Kind::Binary).then(|| BinaryOp::at(row.sub));
        (op, Flags(row.flags))
    }

    /// The view of an instruction.
    ///
    /// # Panics
    ///
    /// If the body has no such instruction, as all accessors of instructions do.
    pub fn inst(&self, inst: InstId) -> Instruction<'_> {
        self.inst_inlined(inst)
    }

    /// Operator, flags and operands of an instruction with a binary operator, by far the most frequent
    /// kind.
    ///
    /// # Panics
    ///
    /// If the body has no such instruction.
    #[inline]
    pub fn inst_binary(&self, inst: InstId) -> Option<(BinaryOp, Flags, [ValueId; 2])> {
        let Row { kind, sub, flags, a, b, .. } = self.store.rows[inst.index()];
        (kind == Kind::Binary).then(|| (BinaryOp::at(sub), Flags(flags), [a, b].map(ValueId)))
    }

    /// The same, for those few who look at all instructions and match at once.
    ///
    /// # Panics
    ///
    /// If the body has no such instruction.
    #[inline(always)]
    pub fn inst_inlined(&self, inst: InstId) -> Instruction<'_> {
        let row = self.store.rows[inst.index()];
        let Row { sub, flags: raw, a, b, c, .. } = row;
        let flags = Flags(raw);
        let value = ValueId;
        let block = BlockId;
        let extra = |count: usize| &self.store.extra[c as usize..][..count];
        let optional_block = |id: u32| (id != NONE).then_some(BlockId(id));
        // The exponent + 1, 0 for none.
        let align = if sub == 0 { 0 } else { 1u64 << sub.wrapping_sub(1) };
        let volatile = raw & 1 != 0;
        let ordering = Ordering::at((raw >> 1 & 7) as u8);
        match row.kind {
            Kind::Ret => Instruction::Ret((a != NONE).then_some(value(a))),
            Kind::Br => Instruction::Br(block(a)),
            Kind::CondBr => {
                Instruction::CondBr { condition: value(a), then: block(b), otherwise: block(c) }
            }
            Kind::Switch => {
                let &[cases, targets, len] = extra(3) else { return Instruction::Unreachable };
                Instruction::Switch {
                    value: value(a),
                    default: block(b),
                    cases: self.value_range(cases, len),
                    targets: self.block_range(targets, len),
                }
            }
            Kind::IndirectBr => {
                Instruction::IndirectBr { address: value(a), targets: self.block_range(b, c) }
            }
            Kind::Call => Instruction::Call(self.call(row).0),
            Kind::Invoke => {
                let (call, targets) = self.call(row);
                Instruction::Invoke { call, normal: block(targets[0]), unwind: block(targets[1]) }
            }
            Kind::CallBr => {
                let (call, targets) = self.call(row);
                Instruction::CallBr {
                    call,
                    default: block(targets[0]),
                    indirect: self.block_range(targets[1], targets[2]),
                }
            }
            Kind::Resume => Instruction::Resume(value(a)),
            Kind::Unreachable => Instruction::Unreachable,
            Kind::CleanupRet => {
                Instruction::CleanupRet { pad: value(a), unwind: optional_block(b) }
            }
            Kind::CatchRet => Instruction::CatchRet { pad: value(a), target: block(b) },
            Kind::CatchSwitch => {
                let &[start, len] = extra(2) else { return Instruction::Unreachable };
                Instruction::CatchSwitch {
                    parent: value(a),
                    handlers: self.block_range(start, len),
                    unwind: optional_block(b),
                }
            }
            Kind::LandingPad => Instruction::LandingPad {
                cleanup: sub != 0,
                clauses: &self.clauses[a as usize..][..b as usize],
            },
            Kind::CatchPad => {
                Instruction::CatchPad { parent: value(a), arguments: self.value_range(b, c) }
            }
            Kind::CleanupPad => {
                Instruction::CleanupPad { parent: value(a), arguments: self.value_range(b, c) }
            }
            Kind::FNeg => Instruction::FNeg { value: value(a), flags },
            Kind::Binary => {
                Instruction::Binary { op: BinaryOp::at(sub), flags, lhs: value(a), rhs: value(b) }
            }
            Kind::Cast => Instruction::Cast { op: CastOp::at(sub), flags, value: value(a) },
            Kind::Cmp => Instruction::Cmp {
                predicate: Predicate::at(sub),
                flags,
                lhs: value(a),
                rhs: value(b),
            },
            Kind::Select => Instruction::Select {
                condition: value(a),
                then: value(b),
                otherwise: value(c),
                flags,
            },
            Kind::Phi => Instruction::Phi {
                values: self.value_range(a, c),
                blocks: self.block_range(b, c),
                flags,
            },
            Kind::Freeze => Instruction::Freeze(value(a)),
            Kind::BitInsert => {
                Instruction::BitInsert { base: value(a), value: value(b), offset: value(c) }
            }
            Kind::BitExtract => Instruction::BitExtract { source: value(a), offset: value(b) },
            Kind::ExtractElement => {
                Instruction::ExtractElement { vector: value(a), index: value(b) }
            }
            Kind::InsertElement => {
                Instruction::InsertElement { vector: value(a), element: value(b), index: value(c) }
            }
            Kind::ShuffleVector => {
                Instruction::ShuffleVector { first: value(a), second: value(b), mask: value(c) }
            }
            Kind::ExtractValue => Instruction::ExtractValue {
                aggregate: value(a),
                indices: &self.indices[b as usize..][..c as usize],
            },
            Kind::InsertValue => {
                let len = self.indices[c as usize] as usize;
                Instruction::InsertValue {
                    aggregate: value(a),
                    value: value(b),
                    indices: &self.indices[(c as usize).wrapping_add(1)..][..len],
                }
            }
            Kind::Alloca => Instruction::Alloca {
                allocated: TypeId(a),
                count: value(b),
                align,
                inalloca: raw & INALLOCA != 0,
                swifterror: raw & SWIFTERROR != 0,
            },
            Kind::Load => {
                Instruction::Load { pointer: value(a), align, volatile, ordering, scope: b }
            }
            Kind::Store => Instruction::Store {
                pointer: value(a),
                value: value(b),
                align,
                volatile,
                ordering,
                scope: c,
            },
            Kind::GetElementPtr => {
                let len = match sub {
                    u8::MAX => self.values[(b as usize).wrapping_sub(1)].0,
                    len => u32::from(len),
                };
                Instruction::GetElementPtr {
                    source: TypeId(c),
                    base: value(a),
                    indices: self.value_range(b, len),
                    flags,
                }
            }
            Kind::CmpXchg => Instruction::CmpXchg {
                pointer: value(a),
                expected: value(b),
                new: value(c),
                align,
                weak: raw & 2 != 0,
                volatile,
                success: Ordering::at((raw >> 2 & 7) as u8),
                failure: Ordering::at((raw >> 5 & 7) as u8),
                scope: u32::from(raw >> 8),
            },
            Kind::AtomicRmw => Instruction::AtomicRmw {
                op: AtomicRmwOp::at((raw >> 8) as u8),
                pointer: value(a),
                value: value(b),
                align,
                volatile,
                ordering,
                scope: c,
            },
            Kind::Fence => Instruction::Fence { ordering: Ordering::at(sub), scope: a },
            Kind::VaArg => Instruction::VaArg { list: value(a) },
        }
    }

    /// The result type of an instruction (void where it has none).
    ///
    /// # Panics
    ///
    /// If the body has no such instruction.
    #[inline]
    pub fn inst_type(&self, inst: InstId) -> TypeId {
        self.store.rows[inst.index()].ty
    }

    /// The value that an instruction defines; `None` for void ones.
    ///
    /// # Panics
    ///
    /// If the body has no such instruction.
    #[inline]
    pub fn inst_value(&self, inst: InstId) -> Option<ValueId> {
        let value = self.store.rows[inst.index()].value;
        (value != NONE).then_some(ValueId(value))
    }

    /// A body without arguments and instructions, whose values and metadata are those of the
    /// module: for what walks constants outside of functions.
    pub fn of_module(module: &Module<'_>) -> Self {
        let mut body = Self::default();
        body.become_module(module);
        body
    }

    /// Makes it what [`Body::of_module`] gives, with the memory that it has.
    pub fn become_module(&mut self, module: &Module<'_>) {
        self.clear();
        self.store.arguments = 0;
        self.store.first = module.values.len() as u32;
        self.store.first_metadata = module.metadata_count();
    }

    /// What a value is.
    ///
    /// # Panics
    ///
    /// If the value is one of another function or module.
    pub fn value<'b>(&'b self, module: &'b Module<'_>, value: ValueId) -> Value<'b> {
        if let Some(id) = value.as_metadata() {
            return Value::Metadata(id);
        }
        let store = &self.store;
        let Some(local) = value.0.checked_sub(store.first) else {
            return match module.values[value.index()] {
                ModuleValue::Global(id) => Value::Global(id),
                ModuleValue::Function(id) => Value::Function(id),
                ModuleValue::Alias(id) => Value::Alias(id),
                ModuleValue::IFunc(id) => Value::IFunc(id),
                ModuleValue::Constant(id) => Value::Constant(
                    module.store.constants.ty(id.index()),
                    module.store.constants.get(id.index()),
                ),
            };
        };
        let Some(local) = local.checked_sub(store.arguments) else {
            return Value::Argument(local);
        };
        match (local as usize).checked_sub(store.constants.len()) {
            None => Value::Constant(
                store.constants.ty(local as usize),
                store.constants.get(local as usize),
            ),
            Some(result) => Value::Instruction(store.results[result]),
        }
    }

    /// The type of a value, module-level or local (`metadata` for a metadata operand).
    ///
    /// # Panics
    ///
    /// If the value is one of another function.
    pub fn value_type(&self, module: &Module<'_>, value: ValueId) -> TypeId {
        match value.0.checked_sub(self.store.first) {
            Some(local) if value.as_metadata().is_none() => self.store.types[local as usize],
            // A body of no module has no values.
            Some(_) => self.store.metadata_type.unwrap_or(TypeId(0)),
            None => module.value_type(value),
        }
    }

    /// One past the largest value number of this body.
    pub fn value_limit(&self) -> u32 {
        self.store.first.wrapping_add(self.store.types.len() as u32)
    }

    /// Argument `n`.
    pub fn argument(&self, n: u32) -> ValueId {
        ValueId(self.store.first.wrapping_add(n))
    }

    /// Number of arguments.
    pub fn argument_count(&self) -> u32 {
        self.store.arguments
    }

    /// The constants of the function itself: a range of value numbers.
    pub fn local_constants(&self) -> std::ops::Range<u32> {
        let start = self.store.first.wrapping_add(self.store.arguments);
        start..start.wrapping_add(self.store.constants.len() as u32)
    }

    /// The location of an instruction.
    pub fn debug_location(&self, inst: InstId) -> Option<DebugLocation> {
        let index = self.store.locations.get(inst.index())?.checked_sub(1)?;
        self.locations.get(index as usize).copied()
    }

    /// The debug records that stand before an instruction.
    pub fn debug_records(&self, inst: InstId) -> &[(InstId, DebugRecord)] {
        run(&self.debug_records, inst)
    }

    /// The attachments of an instruction (`!dbg` excluded: see [`Body::debug_location`]).
    pub fn attachments(&self, inst: InstId) -> &[(InstId, Attachment)] {
        run(&self.attachments, inst)
    }

    /// The name of a local value; empty if it has none.
    pub fn value_name(&self, value: ValueId) -> &[u8] {
        let local = value.0.checked_sub(self.store.first);
        self.name(local.and_then(|local| self.store.value_names.get(local as usize)))
    }

    /// The name of a block; empty if it has none.
    pub fn block_name(&self, block: BlockId) -> &[u8] {
        self.name(self.store.block_names.get(block.index()))
    }

    fn name(&self, name: Option<&Str>) -> &[u8] {
        name.map_or(&[], |name| &self.store.names[name.start as usize..][..name.len as usize])
    }

    /// Number of metadata that can be referred to in this body: the module's and its own.
    pub fn metadata_limit(&self) -> u32 {
        self.store.first_metadata.saturating_add(self.store.metadata.len() as u32)
    }

    /// Metadata by number: the module's or the function's own.
    pub fn metadata<'b>(&'b self, module: &'b Module<'_>, id: MetadataId) -> Metadata<'b> {
        match id.0.checked_sub(self.store.first_metadata) {
            None => module.metadata(id),
            Some(own) => self.store.metadata.get(own as usize).unwrap_or(ABSENT),
        }
    }
}

/// The entries of one instruction in a table that ascends by instruction.
fn run<T>(table: &[(InstId, T)], inst: InstId) -> &[(InstId, T)] {
    if table.is_empty() {
        return &[];
    }
    let start = table.partition_point(|(at, _)| *at < inst);
    let behind = &table[start..];
    &behind[..behind.partition_point(|(at, _)| *at == inst)]
}
