//! Kernels: execution modes from metadata.

use lapidary_bitcode::ir::{FunctionId, Metadata, MetadataId};
use lapidary_spirv::emit::{Id, Symbol};
use lapidary_spirv::grammar::{ExecutionMode, Op};
use lapidary_spirv::signature::is_of_width;

use crate::lower::emit::Emitter;
use crate::lower::error::{Error, Result};
use crate::lower::options::FpContract;
use crate::properties::metadata::{EARLY_MODES, SIZES, SUBGROUPS};

impl Emitter<'_> {
    /// The metadata of a kind that a function has.
    pub(crate) fn function_metadata(&self, kind: &[u8]) -> Option<MetadataId> {
        self.facts.module.attached(&self.body.function_attachments, kind)
    }

    /// Execution modes of a kernel.
    pub(crate) fn execution_modes(&mut self, function: FunctionId, entry: u32) -> Result<()> {
        let id = self.b.symbol(Symbol(entry), Id::NONE);
        let properties = self.function_properties(function);
        self.s.first_mode = self.b.execution_modes.words().len();
        self.attribute_decorations(function, &properties, id)?;
        self.metadata_effects(EARLY_MODES, &properties, id)?;
        self.vector_function(function, id);
        self.vector_modes(function, id)?;
        self.listed_modes(function, &properties, id)?;
        self.metadata_effects(SIZES, &properties, id)?;
        if let Some(node) = self.function_metadata(b"vec_type_hint")
            && let Some(hint) = self.vector_hint(node)
        {
            self.mode(id, ExecutionMode::VecTypeHint, &[hint])?;
        }
        self.metadata_effects(SUBGROUPS, &properties, id)?;
        let off = match self.facts.options.fp_contract {
            FpContract::On => self.decisions.plain_arithmetic[function.index()],
            FpContract::Off => true,
            FpContract::Fast => false,
        };
        if off {
            self.mode(id, ExecutionMode::ContractionOff, &[])?;
        }
        Ok(())
    }

    /// `OpExecutionMode`
    pub(crate) fn mode(&mut self, id: Id, mode: ExecutionMode, literals: &[u32]) -> Result<()> {
        if mode == ExecutionMode::LocalSize && literals.contains(&0) {
            return Err(Error::invalid("a work-group with a size of zero"));
        }
        // A file may list any number of them, and each is compared with those before.
        if let Some(width) = literals.first().filter(|_| is_of_width(mode))
            && ![16, 32, 64].contains(width)
        {
            let message = format!("an execution mode for floats of {width} bits");
            return Err(Error::invalid(message));
        }
        if self.is_new_mode(mode, literals)? {
            let out = self.b.execution_modes.begin(Op::ExecutionMode).id(id);
            out.literal(mode.0).literals(literals).end();
        }
        Ok(())
    }

    /// Whether the kernel has no such mode yet. It has each once, those of a width once for each width
    /// (section 2.16.1); one that says something else than the first is an error.
    pub(super) fn is_new_mode(&self, mode: ExecutionMode, literals: &[u32]) -> Result<bool> {
        let mut rest = self.b.execution_modes.words().get(self.s.first_mode..).unwrap_or_default();
        while let Some(&[head, _, written]) = rest.first_chunk() {
            let length = (head >> 16) as usize;
            let had = rest.get(3..length).unwrap_or_default();
            rest = rest.get(length..).unwrap_or_default();
            if written != mode.0 || is_of_width(mode) && had.first() != literals.first() {
                continue;
            }
            return match had == literals {
                true => Ok(false),
                false => {
                    let row = ExecutionMode::ENUMERATION.by_value(mode.0);
                    let name = row.map_or("", |row| row.name);
                    Err(Error::invalid(format!(
                        "the execution mode {name} with {had:?} and with {literals:?}"
                    )))
                }
            };
        }
        Ok(true)
    }

    /// The literal of VecTypeHint: the number of components in the upper half, the type in the
    /// lower (section 3.6).
    fn vector_hint(&self, node: MetadataId) -> Option<u32> {
        use lapidary_bitcode::ir::Type;
        let module = self.facts.module;
        let Metadata::Node { operands, .. } = self.body.metadata(module, node) else {
            return None;
        };
        let Metadata::Value { ty, .. } = self.body.metadata(module, operands.get(0)?) else {
            return None;
        };
        let (element, count) = match module.types.get(ty) {
            Type::Vector { element, length, .. } => (element, length),
            _ => (ty, 0),
        };
        let kind = match module.types.get(element) {
            Type::Integer(8) => 0,
            Type::Integer(16) => 1,
            Type::Integer(32) => 2,
            Type::Integer(64) => 3,
            Type::Half => 4,
            Type::Float => 5,
            Type::Double => 6,
            _ => return None,
        };
        Some(count << 16 | kind)
    }
}
