//! What FUNCTION_BLOCK says of the source: locations of instructions, and the debug records that took
//! the place of `llvm.dbg.*` calls in LLVM 19.

use super::function::Decoder;
use crate::codes::function as code;
use crate::error::Fault::Malformed;
use crate::error::Problem;
use crate::ir::*;

impl Decoder<'_, '_, '_> {
    /// Gives the last instruction location `index`.
    pub(super) fn locate(&mut self, index: u32) -> Result<(), Problem> {
        let store = &mut self.builder.body.store;
        let Some((_, before)) = store.rows.split_last() else {
            return Err(&Malformed("a debug location before the first instruction"));
        };
        store.locations.resize(before.len(), 0);
        store.locations.push(index.saturating_add(1));
        Ok(())
    }

    /// [line, column, scope + 1, inlined at + 1, implicit?, atom group and rank?]
    pub(super) fn debug_location(&mut self, values: &[u64]) -> Result<(), Problem> {
        let &[line, column, scope, inlined_at, ref rest @ ..] = values else {
            return Err(&Malformed("a debug location is too short"));
        };
        let mut node = |raw: u64| {
            self.builder.bounds.metadata = self.builder.bounds.metadata.max(raw);
            (raw as u32).checked_sub(1).map(MetadataId)
        };
        let location = DebugLocation {
            line: line as u32,
            column: column as u32,
            scope: node(scope),
            inlined_at: node(inlined_at),
            implicit: rest.first().is_some_and(|&implicit| implicit != 0),
            atom_group: if rest.len() == 3 { rest[1] } else { 0 },
            atom_rank: if rest.len() == 3 { rest[2] as u8 } else { 0 },
        };
        let index = self.builder.body.locations.len() as u32;
        self.builder.body.locations.push(location);
        self.locate(index)
    }

    /// [location, variable, expression, operand, (assign only: id, expression, address)] or
    /// [location, label]. It stands before the instruction that its record follows.
    pub(super) fn debug_record(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let short: Problem = &Malformed("a debug record is too short");
        let mut highest = 0;
        let mut node = |index: usize| -> Result<MetadataId, Problem> {
            let raw = *values.get(index).ok_or(short)?;
            highest = highest.max(raw.saturating_add(1));
            Ok(MetadataId(raw as u32))
        };
        let at = node(0)?;
        let record = if record_code == code::DEBUG_RECORD_LABEL {
            DebugRecord::Label { label: node(1)?, at }
        } else {
            let (variable, expression) = (node(1)?, node(2)?);
            let location = if record_code == code::DEBUG_RECORD_VALUE_SIMPLE {
                DebugOperand::Value(self.value_type_pair(values, &mut 3)?.0)
            } else {
                DebugOperand::Metadata(node(3)?)
            };
            match record_code {
                code::DEBUG_RECORD_DECLARE => {
                    DebugRecord::Declare { location, variable, expression, at }
                }
                code::DEBUG_RECORD_DECLARE_VALUE => {
                    DebugRecord::DeclareValue { location, variable, expression, at }
                }
                code::DEBUG_RECORD_ASSIGN => DebugRecord::Assign {
                    location,
                    variable,
                    expression,
                    id: node(4)?,
                    address_expression: node(5)?,
                    address: DebugOperand::Metadata(node(6)?),
                    at,
                },
                _ => DebugRecord::Value { location, variable, expression, at },
            }
        };
        self.builder.bounds.metadata = self.builder.bounds.metadata.max(highest);
        let Some(last) = self.builder.body.store.rows.len().checked_sub(1) else {
            return Err(&Malformed("a debug record before the first instruction"));
        };
        self.builder.body.debug_records.push((InstId(last as u32), record));
        Ok(())
    }
}
