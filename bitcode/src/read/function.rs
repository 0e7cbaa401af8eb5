//! Function bodies (FUNCTION_BLOCK): the loop over records, nested blocks, debug locations and
//! records, and what is checked at the end. The instructions are in [`super::instructions`].

use super::body::{NONE, Row};
use super::constants::Scope;
use super::metadata::{self, Bounds};
use crate::bitstream::{Block, BlockReader, Entry, Record};
use crate::codes::{block, function as code, symtab};
use crate::error::Fault::{LimitExceeded, Malformed};
use crate::error::{Error, ErrorKind, Fault};
use crate::ir::*;
use crate::limits;

impl Module<'_> {
    /// Decodes the body of a function into `body`, whose tables are reused. An error for a
    /// declaration. After an error the body is empty.
    pub fn decode_body(&self, function: FunctionId, body: &mut Body) -> Result<(), Error> {
        body.clear();
        let block = self.body_block(function)?;
        let mut record =
            Record { values: std::mem::take(&mut body.store.scratch), ..Record::default() };
        let mut decoder = Decoder::new(self, function, body);
        let result = decoder.decode(block, &mut record);
        body.store.scratch = record.values;
        if result.is_err() {
            body.clear();
        }
        result
    }

    fn body_block(&self, function: FunctionId) -> Result<Block, Error> {
        self.store.bodies.get(function.index()).copied().flatten().ok_or_else(|| {
            let message = format!("function {} is a declaration: it has no body", function.0);
            Error::new(ErrorKind::NoBody, None, message)
        })
    }

    /// Number of bytes that the body of a function takes in the file; 0 for a declaration.
    pub fn body_size(&self, function: FunctionId) -> u64 {
        self.body_block(function).map_or(0, |block| (block.end - block.start) / 8)
    }

    /// Decodes of a function only what is attached to it ([`Body::function_attachments`]) and its own
    /// metadata, which attachments may refer to: a fraction of the work, for who needs no
    /// instructions. Those of a declaration are in [`Function::attachments`].
    pub fn decode_attachments(&self, function: FunctionId, body: &mut Body) -> Result<(), Error> {
        body.clear();
        let block = self.body_block(function)?;
        let mut record =
            Record { values: std::mem::take(&mut body.store.scratch), ..Record::default() };
        let mut decoder = Decoder::new(self, function, body);
        let result = decoder.only_attachments(block, &mut record);
        // No value of the function is there.
        body.store.types.clear();
        body.store.arguments = 0;
        body.store.block_starts.clear();
        body.store.scratch = record.values;
        if result.is_err() {
            body.clear();
        }
        result
    }
}

/// Decodes one body.
pub(super) struct Decoder<'m, 'a, 'b> {
    pub(super) module: &'m Module<'a>,
    pub(super) body: &'b mut Body,
    function: FunctionId,
    /// Number of the next value.
    pub(super) next: u32,
    /// Number of blocks that the function declares.
    pub(super) blocks: u32,
    /// The type `i1`.
    pub(super) bool: Option<TypeId>,
    /// First of the bundles that wait for their call.
    pub(super) pending_bundles: u32,
    void: TypeId,
    has_typed_results: bool,
    pub(super) bounds: Bounds,
}

/// What went wrong in a record; the caller knows where.
pub(super) type Problem = &'static Fault<&'static str>;

impl<'m, 'a, 'b> Decoder<'m, 'a, 'b> {
    fn new(module: &'m Module<'a>, function: FunctionId, body: &'b mut Body) -> Self {
        let first = module.values.len() as u32;
        let store = &mut body.store;
        store.first = first;
        store.first_metadata = module.store.metadata.count();
        store.metadata_type = Some(module.store.metadata_type);
        store.block_starts.push(0);
        let mut arguments = 0;
        let function_type = module.functions[function.index()].function_type;
        if let Type::Function { parameters, .. } = module.types.get(function_type) {
            store.types.extend_from_slice(module.types.list(parameters));
            arguments = parameters.len;
        }
        store.arguments = arguments;
        Decoder {
            module,
            body,
            function,
            next: first + arguments,
            blocks: 0,
            bool: module.store.index.find(Type::Integer(1)),
            pending_bundles: 0,
            // Instructions without result have the type `void`, which a table without functions of
            // that type may lack; then it stands for itself.
            void: module.store.index.find(Type::Void).unwrap_or(TypeId(0)),
            has_typed_results: false,
            bounds: Bounds::default(),
        }
    }

    #[cold]
    fn error(&self, at: u64, fault: impl Into<Fault>) -> Error {
        Error::within(at, self.place(), fault)
    }

    #[cold]
    fn error_in_record(&self, at: u64, record_code: u32, problem: Problem) -> Error {
        Error::within(at, format_args!("{}: record {record_code}", self.place()), problem)
    }

    fn place(&self) -> String {
        let name = String::from_utf8_lossy(self.module.function_name(self.function));
        let number = self.body.store.rows.len();
        format!("function '{name}', instruction {number}")
    }

    fn decode(&mut self, block: Block, record: &mut Record<'a>) -> Result<(), Error> {
        let module = self.module;
        let mut reader = BlockReader::new(module.store.bytes, block, &module.store.info);
        loop {
            match reader.advance()? {
                Entry::End => break,
                Entry::Block(nested) => self.nested(nested, record)?,
                Entry::Record(abbreviation) => {
                    let at = reader.cursor().byte();
                    let record_code = reader.record(abbreviation, record)?;
                    self.record(record_code, &record.values)
                        .map_err(|problem| self.error_in_record(at, record_code, problem))?;
                }
            }
        }
        self.finish().map_err(|problem| self.error(block.end / 8, problem))
    }

    fn only_attachments(&mut self, block: Block, record: &mut Record<'a>) -> Result<(), Error> {
        let module = self.module;
        let mut reader = BlockReader::new(module.store.bytes, block, &module.store.info);
        loop {
            match reader.advance()? {
                Entry::End => break,
                Entry::Record(abbreviation) => {
                    reader.skip_record(abbreviation)?;
                }
                Entry::Block(nested) => {
                    let mut reader =
                        BlockReader::new(module.store.bytes, nested, &module.store.info);
                    match nested.id {
                        block::METADATA => {
                            let pool = &mut self.body.store.metadata;
                            let types = module.types.len();
                            pool.read(&mut reader, record, types, &mut self.bounds)?;
                        }
                        block::METADATA_ATTACHMENT => {
                            self.function_attachments(&mut reader, record)?;
                        }
                        _ => {}
                    }
                }
            }
        }
        let count = u64::from(self.body.metadata_limit());
        if self.bounds.metadata > count {
            return Err(self.error(block.start / 8, "metadata that does not exist is attached"));
        }
        Ok(())
    }

    /// The attachments of the function itself.
    fn function_attachments(
        &mut self,
        reader: &mut BlockReader<'a, '_>,
        record: &mut Record<'a>,
    ) -> Result<(), Error> {
        while let Some((_, at)) = reader.next_record(record)? {
            if record.values.len().is_multiple_of(2) {
                let found = &mut self.body.function_attachments;
                let push = |attachment| found.push(attachment);
                metadata::attachments(&record.values, &mut self.bounds, push)
                    .map_err(|message| self.error(at, message))?;
            }
        }
        Ok(())
    }

    fn nested(&mut self, nested: Block, record: &mut Record<'a>) -> Result<(), Error> {
        let module = self.module;
        let store = &mut self.body.store;
        let at = nested.start / 8;
        let mut reader = BlockReader::new(module.store.bytes, nested, &module.store.info);
        match nested.id {
            block::CONSTANTS => {
                if !store.results.is_empty() || self.has_typed_results {
                    return Err(self.error(at, "constants behind instructions"));
                }
                let first = store.first + store.arguments;
                let before = store.constants.len();
                let scope = Scope {
                    types: &module.types,
                    index: &module.store.index,
                    module_values: store.first,
                    first,
                };
                store.constants.read(&mut reader, record, &scope)?;
                for index in before..store.constants.len() {
                    store.types.push(store.constants.ty(index));
                }
                self.next = store.first + store.types.len() as u32;
                if self.next >= 1 << 31 {
                    return Err(self.error(at, &LimitExceeded("too many values")));
                }
            }
            block::METADATA => {
                let types = module.types.len();
                store.metadata.read(&mut reader, record, types, &mut self.bounds)?;
            }
            block::VALUE_SYMTAB => self.symbols(&mut reader, record)?,
            block::METADATA_ATTACHMENT => self.attachments(&mut reader, record)?,
            // They say nothing of the program; see `use_lists`.
            block::USELIST => store.use_lists = Some(nested),
            _ => {}
        }
        Ok(())
    }

    /// Names of values and blocks.
    fn symbols(
        &mut self,
        reader: &mut BlockReader<'a, '_>,
        record: &mut Record<'a>,
    ) -> Result<(), Error> {
        while let Some(abbreviation) = reader.next_abbreviation()? {
            let at = reader.cursor().byte();
            let start = self.body.store.names.len();
            let names = &mut self.body.store.names;
            let record_code = reader.named_record(abbreviation, 1, record, names)?;
            let Some(&id) = record.values.first() else {
                return Err(self.error(at, "symbol table: record is too short"));
            };
            let len = (self.body.store.names.len() - start) as u32;
            let store = &mut self.body.store;
            let (table, index, count) = match record_code {
                symtab::ENTRY => {
                    let index = id.wrapping_sub(u64::from(store.first));
                    (&mut store.value_names, index, store.types.len())
                }
                symtab::BBENTRY => (&mut store.block_names, id, self.blocks as usize),
                _ => {
                    store.names.truncate(start);
                    continue;
                }
            };
            if index >= count as u64 {
                return Err(self.error(at, format!("symbol table: no value or block {id}")));
            }
            let index = index as usize;
            if table.len() <= index {
                // Blocks are declared, but bounded only by the instructions: at most that many.
                table.resize(index + 1, Str::default());
            }
            table[index] = Str { start: start as u32, len };
        }
        Ok(())
    }

    /// METADATA_ATTACHMENT: [(kind, node)...] for the function, with the instruction in front for
    /// an instruction.
    fn attachments(
        &mut self,
        reader: &mut BlockReader<'a, '_>,
        record: &mut Record<'a>,
    ) -> Result<(), Error> {
        while let Some((_, at)) = reader.next_record(record)? {
            let body = &mut *self.body;
            let values = &record.values;
            let result = if values.len().is_multiple_of(2) {
                let push = |attachment| body.function_attachments.push(attachment);
                metadata::attachments(values, &mut self.bounds, push)
            } else if values[0] >= body.store.rows.len() as u64 {
                Err(format!("attachment to instruction {}", values[0]).into())
            } else {
                let inst = InstId(values[0] as u32);
                let push = |attachment| body.attachments.push((inst, attachment));
                metadata::attachments(&values[1..], &mut self.bounds, push)
            };
            result.map_err(|message| self.error(at, message))?;
        }
        if !self.body.attachments.is_sorted_by_key(|(inst, _)| *inst) {
            self.body.attachments.sort_by_key(|(inst, _)| *inst);
        }
        Ok(())
    }

    #[inline]
    fn record(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        match record_code {
            code::DECLAREBLOCKS => {
                // Targets are checked against the number, so it must not change.
                if self.blocks != 0 {
                    return Err(&Malformed("the number of blocks is declared again"));
                }
                match values.first() {
                    Some(&count) if (1..1 << 31).contains(&count) => self.blocks = count as u32,
                    _ => return Err(&Malformed("a number of blocks out of range")),
                }
                Ok(())
            }
            // Functions that take the address of a block here: for lazy linkers.
            code::BLOCKADDR_USERS => Ok(()),
            code::DEBUG_LOC_AGAIN => {
                let Some(last) = self.body.locations.len().checked_sub(1) else {
                    return Err(&Malformed("a debug location as before, but there is none"));
                };
                self.locate(last as u32)
            }
            code::DEBUG_LOC => self.debug_location(values),
            code::DEBUG_RECORD_VALUE
            | code::DEBUG_RECORD_DECLARE
            | code::DEBUG_RECORD_ASSIGN
            | code::DEBUG_RECORD_VALUE_SIMPLE
            | code::DEBUG_RECORD_LABEL
            | code::DEBUG_RECORD_DECLARE_VALUE => self.debug_record(record_code, values),
            code::OPERAND_BUNDLE => self.bundle(values),
            _ => self.instruction(record_code, values),
        }
    }

    /// [tag, operands...], in front of the call that it belongs to.
    fn bundle(&mut self, values: &[u64]) -> Result<(), Problem> {
        /// `OB_METADATA`: the operand that follows is metadata.
        const METADATA: u64 = 0x8000_0000;
        let &tag = values.first().ok_or(&Malformed("an operand bundle is too short"))?;
        if tag >= self.module.bundle_tags.len() as u64 {
            return Err(&Malformed("an operand bundle whose tag does not exist"));
        }
        let start = self.body.values.len() as u32;
        let mut at = 1;
        while at < values.len() {
            let operand = if values[at] == METADATA {
                at += 2;
                let raw =
                    *values.get(at - 1).ok_or(&Malformed("an operand bundle is too short"))?;
                self.metadata_operand(raw)?
            } else {
                self.value_type_pair(values, &mut at)?.0
            };
            self.body.values.push(operand);
        }
        let len = self.body.values.len() as u32 - start;
        self.body.bundles.push(Bundle { tag: tag as u32, start, len });
        Ok(())
    }

    // Operands, for the instructions.

    /// The value that a record means by a number, if it is one that is defined already; not a value
    /// at all otherwise.
    #[inline]
    fn absolute(&self, raw: u64) -> u64 {
        if self.module.store.relative_ids { u64::from(self.next).wrapping_sub(raw) } else { raw }
    }

    /// The number of a value that is not defined yet, or of metadata. The distance to what comes
    /// later is a number of 32 bits that has wrapped around.
    fn later(&self, raw: u64) -> Result<u32, Problem> {
        let number = u32::try_from(raw).map_err(|_| &Malformed("an operand out of range"))?;
        let relative = self.module.store.relative_ids;
        let id = if relative { self.next.wrapping_sub(number) } else { number };
        if id < 1 << 31 { Ok(id) } else { Err(&Malformed("an operand out of range")) }
    }

    /// The type of a value that is defined already.
    #[inline]
    fn known_type(&self, id: u32) -> TypeId {
        let store = &self.body.store;
        match id.checked_sub(store.first) {
            None => self.module.store.value_types[id as usize],
            Some(local) => store.types[local as usize],
        }
    }

    /// A metadata operand: its number is encoded like a value's.
    pub(super) fn metadata_operand(&mut self, raw: u64) -> Result<ValueId, Problem> {
        let id = self.later(raw)?;
        self.bounds.metadata = self.bounds.metadata.max(u64::from(id) + 1);
        Ok(ValueId::from_metadata(MetadataId(id)))
    }

    /// An operand whose type follows if it is not defined yet.
    #[inline(always)]
    pub(super) fn value_type_pair(
        &mut self,
        values: &[u64],
        at: &mut usize,
    ) -> Result<(ValueId, TypeId), Problem> {
        let &raw = values.get(*at).ok_or(&Malformed("an operand is missing"))?;
        *at += 1;
        let id = self.absolute(raw);
        if id < u64::from(self.next) {
            let id = id as u32;
            return Ok((ValueId(id), self.known_type(id)));
        }
        let &ty = values.get(*at).ok_or(&Malformed("the type of an operand is missing"))?;
        *at += 1;
        let ty = self.type_id(ty)?;
        if ty == self.module.store.metadata_type {
            return Ok((self.metadata_operand(raw)?, ty));
        }
        let id = self.later(raw)?;
        Ok((self.forward(id, ty), ty))
    }

    #[cold]
    fn forward(&mut self, id: u32, ty: TypeId) -> ValueId {
        self.body.store.forward.push((id, ty));
        ValueId(id)
    }

    /// An operand of a known type, by the absolute number of its value, which is below 2^31.
    #[inline]
    pub(super) fn typed_value(&mut self, id: u32, ty: TypeId) -> Result<ValueId, Problem> {
        if id < self.next {
            if self.known_type(id) != ty {
                return Err(&Malformed("an operand has another type than it must"));
            }
            return Ok(ValueId(id));
        }
        Ok(self.forward(id, ty))
    }

    /// An operand of a known type.
    #[inline]
    pub(super) fn value(
        &mut self,
        values: &[u64],
        at: &mut usize,
        ty: TypeId,
    ) -> Result<ValueId, Problem> {
        let &raw = values.get(*at).ok_or(&Malformed("an operand is missing"))?;
        *at += 1;
        let id = self.absolute(raw);
        let id = if id < u64::from(self.next) { id as u32 } else { self.later(raw)? };
        self.typed_value(id, ty)
    }

    #[inline]
    pub(super) fn type_id(&self, raw: u64) -> Result<TypeId, Problem> {
        if raw < self.module.types.len() as u64 {
            Ok(TypeId(raw as u32))
        } else {
            Err(&Malformed("a type that does not exist"))
        }
    }

    #[inline]
    pub(super) fn block(&self, raw: u64) -> Result<u32, Problem> {
        if raw < u64::from(self.blocks) {
            Ok(raw as u32)
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
                self.next += 1;
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
        self.has_typed_results = true;
        store.rows.push(row);
        Ok(())
    }

    /// Ends the current block behind the last instruction.
    #[inline]
    pub(super) fn end_block(&mut self) {
        let store = &mut self.body.store;
        store.block_starts.push(store.rows.len() as u32);
    }

    fn finish(&mut self) -> Result<(), Problem> {
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
        if self.pending_bundles as usize != self.body.bundles.len() {
            return Err(&Malformed("operand bundles without a call"));
        }
        if store.block_starts.len() != self.blocks as usize + 1 || self.blocks == 0 {
            return Err(&Malformed("fewer blocks than declared"));
        }
        if *store.block_starts.last().unwrap_or(&0) as usize != store.rows.len() {
            return Err(&Malformed("the last block has no terminator"));
        }
        for &(id, ty) in &store.forward {
            // Below `first` nothing is forward.
            match store.types.get((id - store.first) as usize) {
                Some(&defined) if defined == ty => {}
                Some(_) => {
                    return Err(&Malformed("a value has another type than its use before it says"));
                }
                None => return Err(&Malformed("a value is used, but never defined")),
            }
        }
        if self.bounds.metadata > u64::from(store.first_metadata) + store.metadata.len() as u64 {
            return Err(&Malformed("metadata that does not exist is referred to"));
        }
        if self.bounds.values > u64::from(self.next) {
            return Err(&Malformed("metadata refers to a value that does not exist"));
        }
        Ok(())
    }
}
