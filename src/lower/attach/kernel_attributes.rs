//! Metadata of functions as execution modes and decorations
//! (`crate::properties::metadata` has the table; SPV_INTEL_fpga_dsp_control is here), and the module's
//! `!spirv.ExecutionMode`.
//!
//! What needs an extension that is not allowed is left out, as the translator does, with a note: these
//! are wishes, and a program means the same without them.

use lapidary_bitcode::ir::{FunctionId, MetadataId};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Decoration, Enumerant, ExecutionMode, Op, Version};

use crate::lower::attach::decorations::{Operands, operands_fit};
use crate::lower::attach::properties::FunctionProperties;
use crate::lower::emit::Emitter;
use crate::lower::error::{Error, Result};
use crate::lower::gates;
use crate::properties::Effect;
use crate::properties::metadata::{DECORATIONS, Row, mode_capability};

/// The reason for leaving out a mode or a decoration whose operands are ids.
const LACKS_IDS: &str = "its operands are ids, which need SPIR-V 1.2";

impl Emitter<'_> {
    /// An execution mode, if what it needs is allowed.
    pub(crate) fn mode_if_allowed(
        &mut self,
        id: Id,
        mode: ExecutionMode,
        literals: &[u32],
    ) -> Result<()> {
        // Modes that the core has for OpenCL kernels: they need a capability and no extension.
        if let Some(capability) = mode_capability(mode) {
            self.b.capability(capability);
            return self.mode(id, mode, literals);
        }
        let row = ExecutionMode::ENUMERATION.by_value(mode.0);
        let ids = row.is_some_and(|row| row.parameters.iter().any(|it| it.kind.is_id()));
        if mode == ExecutionMode::FPFastMathDefault {
            self.note("the execution mode FPFastMathDefault is left out: it is of a type");
            return Ok(());
        }
        if ids && self.lacks_ids() {
            self.note(format!("the execution mode {} is left out: {LACKS_IDS}", mode.0));
            return Ok(());
        }
        if !self.operands_allowed(row, literals) {
            return Ok(());
        }
        if !row.is_some_and(|row| gates::allow(self.b, self.facts.options, row)) {
            self.note_left_out("execution mode", mode.0, row);
        } else if ids {
            // The operands of OpExecutionModeId are the ids of constants (section 3.6).
            let ids: Vec<Id> = literals.iter().map(|&it| self.b.const_u32(it)).collect();
            let words: Vec<u32> = ids.iter().map(|id| id.0).collect();
            if !self.is_new_mode(mode, &words)? {
                return Ok(());
            }
            self.b.version(Version::V1_2);
            let out = self.b.execution_modes.begin(Op::ExecutionModeId).id(id);
            out.literal(mode.0).ids(&ids).end();
        } else {
            self.mode(id, mode, literals)?;
        }
        Ok(())
    }

    /// Writes a decoration if what it needs is allowed. One that the grammar lacks is left out, as no
    /// consumer knows it.
    pub(crate) fn decorate_if_allowed(&mut self, id: Id, decoration: Decoration, literals: &[u32]) {
        let row = Decoration::ENUMERATION.by_value(decoration.0);
        let takes = Operands::of(decoration);
        if takes != Operands::Literals && self.lacks_ids() {
            return self.note(format!("the decoration {} is left out: {LACKS_IDS}", decoration.0));
        }
        if !self.operands_allowed(row, literals) {
            return;
        }
        if !row.is_some_and(|row| gates::allow(self.b, self.facts.options, row)) {
            return self.note_left_out("decoration", decoration.0, row);
        }
        let ids: Vec<Id> = match takes {
            Operands::Literals => return self.b.decorate(id, decoration, literals),
            Operands::Constants => literals.iter().map(|&it| self.b.const_u32(it)).collect(),
            Operands::Scopes | Operands::Ids => literals.iter().map(|&it| Id(it)).collect(),
        };
        self.b.decorate_id(id, decoration, &ids);
    }

    /// Whether the enumerants among the operands of a decoration or execution mode are allowed; if so, notes
    /// what they need. If one is not, the whole decoration or mode is left out.
    pub(super) fn operands_allowed(&mut self, row: Option<&Enumerant>, words: &[u32]) -> bool {
        let Some(row) = row else { return true };
        let options = self.facts.options;
        let operands = gates::operands(row, words);
        if !gates::is_allowed(options, row) || operands.is_empty() {
            return true;
        }
        if let Some((kind, operand)) = operands.iter().find(|it| !gates::is_allowed(options, it.1))
        {
            let needs = gates::what_it_needs(operand);
            let (what, kind) = (row.name, kind.name());
            self.note(format!("{what} is left out: the {kind} {}: {needs}", operand.name));
            return false;
        }
        operands.iter().all(|(_, operand)| gates::allow(self.b, options, operand))
    }

    /// Whether no decoration and no execution mode can have ids.
    fn lacks_ids(&self) -> bool {
        self.facts.options.max_version < Version::V1_2
    }

    /// Tells what is not written, and what would allow it.
    pub(super) fn note_left_out(&mut self, what: &str, number: u32, row: Option<&Enumerant>) {
        let Some(row) = row else {
            return self.note(format!(
                "the {what} {number} is left out: it is none that is known, and nobody could read it"
            ));
        };
        let needs = gates::what_it_needs(row);
        self.note(format!("the {what} {} is left out: {needs}", row.name));
    }

    /// What becomes of the metadata in a table, or of the properties that stand for it.
    pub(super) fn metadata_effects(
        &mut self,
        rows: &'static [Row],
        properties: &FunctionProperties,
        id: Id,
    ) -> Result<()> {
        for row in rows {
            let Some(words) = self.said(row.kinds, properties) else { continue };
            for effect in row.effects(&words) {
                match effect {
                    Effect::Mode(mode, literals) => self.mode_if_allowed(id, mode, &literals)?,
                    Effect::Decoration(decoration, words) => {
                        self.decorate_if_allowed(id, decoration, &words);
                    }
                    Effect::Metadata(..) | Effect::Alignment(_) | Effect::CacheControl(..) => {}
                }
            }
        }
        Ok(())
    }

    /// The modes that the module lists for a function. What the properties of the kernel add comes behind
    /// them.
    pub(super) fn listed_modes(
        &mut self,
        function: FunctionId,
        properties: &FunctionProperties,
        id: Id,
    ) -> Result<()> {
        let facts = self.facts;
        let mut listed = facts.listed_modes(function).to_vec();
        for (mode, literals) in &listed {
            let row = ExecutionMode::ENUMERATION.by_value(mode.0);
            // Too few or too many words would make the module unreadable.
            if row.is_some_and(|row| !operands_fit(row.parameters, literals)) {
                return Err(Error::malformed(format!(
                    "the execution mode {} with {} operands in 'spirv.ExecutionMode'",
                    row.map_or("", |row| row.name),
                    literals.len()
                )));
            }
        }
        for said in &properties.modes {
            if !listed.contains(said) {
                listed.push(said.clone());
            }
        }
        for (mode, literals) in listed {
            // A program whose variables nobody fills is another program, so a note would not do.
            if matches!(mode, ExecutionMode::Initializer | ExecutionMode::Finalizer) {
                self.need_version(Version::V1_1)?;
            }
            self.mode_if_allowed(id, mode, &literals)?;
        }
        Ok(())
    }

    /// Decorations of a function.
    pub(super) fn attribute_decorations(
        &mut self,
        function: FunctionId,
        properties: &FunctionProperties,
        id: Id,
    ) -> Result<()> {
        self.property_decorations(function, properties, id);
        self.metadata_effects(DECORATIONS, properties, id)?;
        // `prefer_dsp`: whether to; `propagate_dsp_preference`: also in what is called.
        if let Some(node) = self.function_metadata(b"prefer_dsp") {
            let first = |node: Option<MetadataId>| {
                node.and_then(|node| self.metadata_int(node, 0)).unwrap_or(0) as u32
            };
            let mode = first(Some(node));
            let propagate = first(self.function_metadata(b"propagate_dsp_preference"));
            self.decorate_if_allowed(id, Decoration::MathOpDSPModeINTEL, &[mode, propagate]);
        }
        Ok(())
    }

    /// What is attached to a function that is no kernel.
    pub(crate) fn function_attachments(&mut self, function: FunctionId, id: Id) -> Result<()> {
        let properties = self.function_properties(function);
        self.attribute_decorations(function, &properties, id)
    }
}
