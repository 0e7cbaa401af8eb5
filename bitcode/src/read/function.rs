//! Function bodies (FUNCTION_BLOCK): the loop over records, nested blocks, debug locations and
//! records, and what is checked at the end. The instructions are in [`super::instructions`].

use super::metadata;
use super::types::span;
use crate::bitstream::{Block, BlockReader, Entry, Record};
use crate::codes::{block, function as code, symtab};
use crate::error::Fault::Malformed;
use crate::error::{Error, ErrorKind, Fault, Problem};
use crate::ir::body::BodyBuilder;
use crate::ir::*;

/// The field at `at`, which moves on to the next one.
#[inline(always)]
pub(super) fn next(values: &[u64], at: &mut usize) -> Option<u64> {
    let &value = values.get(*at)?;
    // It is within the values, so there is a number behind it.
    *at = at.wrapping_add(1);
    Some(value)
}

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
        self.body_block(function).map_or(0, |block| block.bytes())
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

/// Decodes one body: reads the records, and adds what they say to the body.
pub(super) struct Decoder<'m, 'a, 'b> {
    pub(super) builder: BodyBuilder<'m, 'a, 'b>,
    function: FunctionId,
}

impl<'m, 'a, 'b> Decoder<'m, 'a, 'b> {
    fn new(module: &'m Module<'a>, function: FunctionId, body: &'b mut Body) -> Self {
        Decoder { builder: BodyBuilder::new(module, function, body), function }
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
        let name = String::from_utf8_lossy(self.builder.module.function_name(self.function));
        let number = self.builder.body.store.rows.len();
        format!("function '{name}', instruction {number}")
    }

    fn decode(&mut self, block: Block, record: &mut Record<'a>) -> Result<(), Error> {
        let module = self.builder.module;
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
        self.builder.finish().map_err(|problem| self.error(block.end / 8, problem))
    }

    fn only_attachments(&mut self, block: Block, record: &mut Record<'a>) -> Result<(), Error> {
        let module = self.builder.module;
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
                            let pool = &mut self.builder.body.store.metadata;
                            let types = module.types.len();
                            pool.read(&mut reader, record, types, &mut self.builder.bounds)?;
                        }
                        block::METADATA_ATTACHMENT => {
                            self.function_attachments(&mut reader, record)?;
                        }
                        _ => {}
                    }
                }
            }
        }
        let count = u64::from(self.builder.body.metadata_limit());
        if self.builder.bounds.metadata > count {
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
                let found = &mut self.builder.body.function_attachments;
                let push = |attachment| found.push(attachment);
                metadata::attachments(&record.values, &mut self.builder.bounds, push)
                    .map_err(|message| self.error(at, message))?;
            }
        }
        Ok(())
    }

    fn nested(&mut self, nested: Block, record: &mut Record<'a>) -> Result<(), Error> {
        let module = self.builder.module;
        let at = nested.start / 8;
        let mut reader = BlockReader::new(module.store.bytes, nested, &module.store.info);
        match nested.id {
            block::CONSTANTS => {
                let (scope, constants) = match self.builder.constants() {
                    Ok(found) => found,
                    Err(problem) => return Err(self.error(at, problem)),
                };
                let before = constants.len();
                constants.read(&mut reader, record, &scope)?;
                self.builder.constants_added(before).map_err(|problem| self.error(at, problem))?;
            }
            block::METADATA => {
                let types = module.types.len();
                let metadata = &mut self.builder.body.store.metadata;
                metadata.read(&mut reader, record, types, &mut self.builder.bounds)?;
            }
            block::VALUE_SYMTAB => self.symbols(&mut reader, record)?,
            block::METADATA_ATTACHMENT => self.attachments(&mut reader, record)?,
            // They say nothing of the program; see `use_lists`.
            block::USELIST => self.builder.body.store.use_lists = Some(nested),
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
            let start = self.builder.body.store.names.len();
            let names = &mut self.builder.body.store.names;
            let record_code = reader.named_record(abbreviation, 1, record, names)?;
            let Some(&id) = record.values.first() else {
                return Err(self.error(at, "symbol table: record is too short"));
            };
            let (first, len) = span(start, &self.builder.body.store.names);
            let store = &mut self.builder.body.store;
            let (table, index, count) = match record_code {
                symtab::ENTRY => {
                    let index = id.wrapping_sub(u64::from(store.first));
                    (&mut store.value_names, index, store.types.len())
                }
                symtab::BBENTRY => (&mut store.block_names, id, self.builder.blocks as usize),
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
                table.resize(index.saturating_add(1), Str::default());
            }
            table[index] = Str { start: first, len };
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
            let body = &mut *self.builder.body;
            let values = &record.values;
            let result = if values.len().is_multiple_of(2) {
                let push = |attachment| body.function_attachments.push(attachment);
                metadata::attachments(values, &mut self.builder.bounds, push)
            } else if values[0] >= body.store.rows.len() as u64 {
                Err(format!("attachment to instruction {}", values[0]).into())
            } else {
                let inst = InstId(values[0] as u32);
                let push = |attachment| body.attachments.push((inst, attachment));
                metadata::attachments(&values[1..], &mut self.builder.bounds, push)
            };
            result.map_err(|message| self.error(at, message))?;
        }
        if !self.builder.body.attachments.is_sorted_by_key(|(inst, _)| *inst) {
            self.builder.body.attachments.sort_by_key(|(inst, _)| *inst);
        }
        Ok(())
    }

    #[inline]
    fn record(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        match record_code {
            code::DECLAREBLOCKS => {
                let count = values.first().copied().unwrap_or(0);
                self.builder.declare_blocks(count)
            }
            // Functions that take the address of a block here: for lazy linkers.
            code::BLOCKADDR_USERS => Ok(()),
            code::DEBUG_LOC_AGAIN => {
                let Some(last) = self.builder.body.locations.len().checked_sub(1) else {
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
        let start = self.builder.start_values();
        let mut at = 1;
        while at < values.len() {
            let operand = if values[at] == METADATA {
                next(values, &mut at);
                let raw = next(values, &mut at);
                let raw = raw.ok_or(&Malformed("an operand bundle is too short"))?;
                self.metadata_operand(raw)?
            } else {
                self.value_type_pair(values, &mut at)?.0
            };
            self.builder.add_value(operand);
        }
        self.builder.bundle(tag, start)
    }

    // Operands, for the instructions.

    /// The value that a record means by a number, if it is one that is defined already; not a value
    /// at all otherwise.
    #[inline]
    fn absolute(&self, raw: u64) -> u64 {
        if self.builder.module.store.relative_ids {
            u64::from(self.builder.next).wrapping_sub(raw)
        } else {
            raw
        }
    }

    /// The number of a value that is not defined yet, or of metadata. The distance to what comes
    /// later is a number of 32 bits that has wrapped around.
    fn later(&self, raw: u64) -> Result<u32, Problem> {
        let number = u32::try_from(raw).map_err(|_| &Malformed("an operand out of range"))?;
        let relative = self.builder.module.store.relative_ids;
        let id = if relative { self.builder.next.wrapping_sub(number) } else { number };
        if id < 1 << 31 { Ok(id) } else { Err(&Malformed("an operand out of range")) }
    }

    /// A metadata operand: its number is encoded like a value's.
    pub(super) fn metadata_operand(&mut self, raw: u64) -> Result<ValueId, Problem> {
        let id = self.later(raw)?;
        self.builder.bounds.metadata =
            self.builder.bounds.metadata.max(u64::from(id).saturating_add(1));
        Ok(ValueId::from_metadata(MetadataId(id)))
    }

    /// An operand whose type follows if it is not defined yet.
    #[inline(always)]
    pub(super) fn value_type_pair(
        &mut self,
        values: &[u64],
        at: &mut usize,
    ) -> Result<(ValueId, TypeId), Problem> {
        let raw = next(values, at).ok_or(&Malformed("an operand is missing"))?;
        let id = self.absolute(raw);
        if id < u64::from(self.builder.next) {
            let id = id as u32;
            return Ok((ValueId(id), self.builder.known_type(id)));
        }
        let ty = next(values, at).ok_or(&Malformed("the type of an operand is missing"))?;
        let ty = self.builder.type_id(ty)?;
        if ty == self.builder.module.store.metadata_type {
            return Ok((self.metadata_operand(raw)?, ty));
        }
        let id = self.later(raw)?;
        Ok((self.builder.forward(id, ty), ty))
    }

    /// An operand of a known type.
    #[inline]
    pub(super) fn value(
        &mut self,
        values: &[u64],
        at: &mut usize,
        ty: TypeId,
    ) -> Result<ValueId, Problem> {
        let raw = next(values, at).ok_or(&Malformed("an operand is missing"))?;
        let id = self.absolute(raw);
        let id = if id < u64::from(self.builder.next) { id as u32 } else { self.later(raw)? };
        self.builder.typed_value(id, ty)
    }
}
