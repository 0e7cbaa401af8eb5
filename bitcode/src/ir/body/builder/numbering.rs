//! The making of a body: numbers of values, references to values that come later, types of operands.

use crate::error::Fault::{LimitExceeded, Malformed};
use crate::error::Problem;
use crate::ir::body::rows::{NONE, Row};
use crate::ir::body::tables::Body;
use crate::ir::constants::{ConstantTable, Scope};
use crate::ir::ids::*;
use crate::ir::metadata::Bounds;
use crate::ir::module::Module;
use crate::ir::types::Type;
use crate::limits;

/// A value with its type.
pub(crate) type Operand = (ValueId, TypeId);

/// Fills a body: gives out the numbers of values, knows the types of those that are defined and remembers
/// those that are used before, and checks at the end that everything is there. Whoever reads
/// instructions, of records or of text, adds them here.
pub(crate) struct BodyBuilder<'m, 'a, 'b> {
    pub(crate) module: &'m Module<'a>,
    pub(crate) body: &'b mut Body,
    /// Number of the next value.
    pub(crate) next: u32,
    /// Number of blocks that the function declares.
    pub(crate) blocks: u32,
    /// The type `i1`.
    pub(super) bool: Option<TypeId>,
    /// First of the bundles that wait for their call.
    pub(super) pending_bundles: u32,
    void: TypeId,
    /// What the function gives, unless that is nothing.
    pub(super) result: Option<TypeId>,
    pub(crate) bounds: Bounds,
}

impl<'m, 'a, 'b> BodyBuilder<'m, 'a, 'b> {
    /// A builder of the body of a function, which has its arguments so far.
    pub(crate) fn new(module: &'m Module<'a>, function: FunctionId, body: &'b mut Body) -> Self {
        let first = module.values.len() as u32;
        let store = &mut body.store;
        store.first = first;
        store.first_metadata = module.store.metadata.count();
        store.metadata_type = Some(module.store.metadata_type);
        store.block_starts.push(0);
        let mut arguments = 0;
        let mut gives = None;
        let function_type = module.functions[function.index()].function_type;
        if let Type::Function { result, parameters, .. } = module.types.get(function_type) {
            gives = (module.types.get(result) != Type::Void).then_some(result);
            store.types.extend_from_slice(module.types.list(parameters));
            arguments = parameters.len;
        }
        store.arguments = arguments;
        BodyBuilder {
            module,
            body,
            next: first.saturating_add(arguments),
            blocks: 0,
            bool: module.store.index.find(Type::Integer(1)),
            pending_bundles: 0,
            // Instructions without result have the type `void`, which a table without functions of
            // that type may lack; then it stands for itself.
            void: module.store.index.find(Type::Void).unwrap_or(TypeId(0)),
            result: gives,
            bounds: Bounds::default(),
        }
    }

    /// Says how many blocks there will be. Targets are checked against the number, so it is said once.
    pub(crate) fn declare_blocks(&mut self, count: u64) -> Result<(), Problem> {
        if self.blocks != 0 {
            return Err(&Malformed("the number of blocks is declared again"));
        }
        if !(1..1 << 31).contains(&count) {
            return Err(&Malformed("a number of blocks out of range"));
        }
        self.blocks = count as u32;
        Ok(())
    }

    /// What the constants of the function, which come before its instructions, may refer to; an error
    /// behind the first instruction.
    pub(crate) fn constants(&mut self) -> Result<(Scope<'m>, &mut ConstantTable), Problem> {
        let store = &mut self.body.store;
        if !store.rows.is_empty() {
            return Err(&Malformed("constants behind instructions"));
        }
        let scope = Scope {
            types: &self.module.types,
            index: &self.module.store.index,
            module_values: store.first,
            first: store.first.saturating_add(store.arguments),
        };
        Ok((scope, &mut store.constants))
    }

    /// Numbers the constants that have been added from `before` on.
    pub(crate) fn constants_added(&mut self, before: usize) -> Result<(), Problem> {
        let store = &mut self.body.store;
        for index in before..store.constants.len() {
            store.types.push(store.constants.ty(index));
        }
        self.next = store.first.saturating_add(store.types.len() as u32);
        if self.next >= 1 << 31 { Err(&LimitExceeded("too many values")) } else { Ok(()) }
    }

    /// The type of a value that is defined already.
    #[inline]
    pub(crate) fn known_type(&self, id: u32) -> TypeId {
        let store = &self.body.store;
        match id.checked_sub(store.first) {
            None => self.module.store.value_types[id as usize],
            Some(local) => store.types[local as usize],
        }
    }

    #[cold]
    pub(crate) fn forward(&mut self, id: u32, ty: TypeId) -> ValueId {
        self.body.store.forward.push((id, ty));
        ValueId(id)
    }

    /// An operand of a known type, by the absolute number of its value, which is below 2^31.
    #[inline]
    pub(crate) fn typed_value(&mut self, id: u32, ty: TypeId) -> Result<ValueId, Problem> {
        if id < self.next {
            if self.known_type(id) != ty {
                return Err(&Malformed("an operand has another type than it must"));
            }
            return Ok(ValueId(id));
        }
        Ok(self.forward(id, ty))
    }

    /// The type with this number.
    #[inline]
    pub(crate) fn type_id(&self, raw: u64) -> Result<TypeId, Problem> {
        if raw < self.module.types.len() as u64 {
            Ok(TypeId(raw as u32))
        } else {
            Err(&Malformed("a type that does not exist"))
        }
    }

    /// The block with this number.
    #[inline]
    pub(crate) fn block(&self, raw: u64) -> Result<BlockId, Problem> {
        if raw < u64::from(self.blocks) {
            Ok(BlockId(raw as u32))
        } else {
            Err(&Malformed("a block that does not exist"))
        }
    }

    /// Adds an instruction; `ty` is none where it has no result.
    #[inline]
    pub(super) fn push(&mut self, mut row: Row, ty: Option<TypeId>) -> Result<(), Problem> {
        let store = &mut self.body.store;
        if store.block_starts.len() > self.blocks as usize {
            return Err(&Malformed("an instruction behind the last block"));
        }
        match ty {
            Some(ty) => {
                row.ty = ty;
                row.value = self.next;
                // Below 2^31, as is asked of every one.
                self.next = self.next.wrapping_add(1);
                if self.next >= 1 << 31 {
                    return Err(&LimitExceeded("too many values"));
                }
                store.types.push(ty);
                store.results.push(InstId(store.rows.len() as u32));
            }
            None => {
                row.ty = self.void;
                row.value = NONE;
            }
        }
        store.rows.push(row);
        Ok(())
    }

    /// Ends the current block behind the last instruction.
    #[inline]
    pub(super) fn end_block(&mut self) {
        let store = &mut self.body.store;
        store.block_starts.push(store.rows.len() as u32);
    }

    /// Checks what could not be checked instruction by instruction.
    pub(crate) fn finish(&mut self) -> Result<(), Problem> {
        let store = &self.body.store;
        // Places in these tables are kept in 32 bits.
        let body = &*self.body;
        let longest = [
            body.values.len(),
            body.block_operands.len(),
            body.indices.len(),
            body.clauses.len(),
            store.extra.len(),
            store.rows.len(),
            store.names.len(),
            store.metadata.longest(),
        ];
        if !limits::all_fit(&longest) {
            return Err(&LimitExceeded("a function with tables of more than 32 bits"));
        }
        if self.awaits_call() {
            return Err(&Malformed("operand bundles without a call"));
        }
        if store.block_starts.len().checked_sub(1) != Some(self.blocks as usize) || self.blocks == 0
        {
            return Err(&Malformed("fewer blocks than declared"));
        }
        if *store.block_starts.last().unwrap_or(&0) as usize != store.rows.len() {
            return Err(&Malformed("the last block has no terminator"));
        }
        for &(id, ty) in &store.forward {
            // Below `first` nothing is forward.
            match store.types.get(id.wrapping_sub(store.first) as usize) {
                Some(&defined) if defined == ty => {}
                Some(_) => {
                    return Err(&Malformed("a value has another type than its use before it says"));
                }
                None => return Err(&Malformed("a value is used, but never defined")),
            }
        }
        let metadata = u64::from(store.first_metadata).saturating_add(store.metadata.len() as u64);
        if self.bounds.metadata > metadata {
            return Err(&Malformed("metadata that does not exist is referred to"));
        }
        if self.bounds.values > u64::from(self.next) {
            return Err(&Malformed("metadata refers to a value that does not exist"));
        }
        Ok(())
    }
}
