//! An inspection as text.

use std::fmt::{self, Display, Formatter};

use crate::names::in_a_line;

use super::{Argument, Default, FileFormat, Inspection, Kernel, Mode, ModuleReport, SymbolKind};

impl Display for Inspection {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(file) = &self.file {
            write!(f, "{file}: ")?;
        }
        match (self.format, self.wrapped, self.modules.first()) {
            (FileFormat::LlvmBitcode, true, _) => write!(f, "LLVM bitcode, wrapped")?,
            (FileFormat::LlvmBitcode, false, _) => write!(f, "LLVM bitcode")?,
            (FileFormat::Spirv, _, module) => {
                let version = module.and_then(|module| module.version.as_deref());
                write!(f, "SPIR-V {}", version.unwrap_or_default())?;
            }
        }
        writeln!(f, ", {} bytes", self.bytes)?;
        for (number, module) in self.modules.iter().enumerate() {
            if self.modules.len() > 1 {
                writeln!(f, "module {number}:")?;
            }
            write!(f, "{module}")?;
        }
        Ok(())
    }
}

impl Display for ModuleReport {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut row = |name: &str, value: &dyn Display| writeln!(f, "{name:<17} {value}");
        row("producer", &self.producer)?;
        let texts = [
            ("byte order", &self.byte_order),
            ("triple", &self.triple),
            ("data layout", &self.data_layout),
            ("addressing", &self.addressing_model),
            ("memory model", &self.memory_model),
        ];
        for (name, text) in texts {
            if let Some(text) = text {
                row(name, text)?;
            }
        }
        if let Some(typed) = self.typed_pointers {
            row("pointers", &if typed { "typed" } else { "opaque" })?;
        }
        if let Some(bound) = self.id_bound {
            row("id bound", &bound)?;
        }
        let lists = [
            ("capabilities", &self.capabilities),
            ("extensions", &self.extensions),
            ("imports", &self.imports),
            ("sources", &self.sources),
        ];
        for (name, list) in lists {
            if !list.is_empty() {
                row(name, &list.join(", "))?;
            }
        }
        let counts = &self.counts;
        let counts = [
            ("types", Some(counts.types)),
            ("constants", counts.constants),
            ("global variables", Some(counts.global_variables)),
            ("functions", Some(counts.functions)),
            ("function bodies", Some(counts.function_bodies)),
            ("aliases", counts.aliases),
            ("ifuncs", counts.ifuncs),
            ("metadata", counts.metadata),
            ("basic blocks", Some(counts.basic_blocks)),
            ("instructions", Some(counts.instructions)),
        ];
        for (name, count) in counts {
            if let Some(count) = count {
                row(name, &count)?;
            }
        }
        if !self.sections.is_empty() {
            let sections = self.sections.iter().map(|it| format!("{} {}", it.name, it.bytes));
            row("bytes", &sections.collect::<Vec<_>>().join(", "))?;
        }
        row("kernels", &self.kernels.len())?;
        self.kernels.iter().try_for_each(|kernel| write!(f, "{kernel}"))?;
        for constant in &self.spec_constants {
            let id = constant.id.map_or_else(|| "none".to_owned(), |id| id.to_string());
            write!(f, "spec constant {id}: {} = {}", constant.ty, constant.default)?;
            if let Some(name) = &constant.name {
                write!(f, " {}", in_a_line(name))?;
            }
            writeln!(f)?;
        }
        for composite in &self.spec_composites {
            write!(f, "spec composite: {}", composite.ty)?;
            if let Some(size) = composite.size {
                write!(f, ", {size} bytes")?;
            }
            writeln!(
                f,
                "{}",
                composite.name.as_ref().map_or(String::new(), |it| format!(" {it}"))
            )?;
            for part in &composite.parts {
                let id = part.id.map_or_else(|| "none".to_owned(), |id| id.to_string());
                writeln!(f, "  spec part {id} at {}: {} = {}", part.offset, part.ty, part.default)?;
            }
        }
        for symbol in &self.symbols {
            let kind = match symbol.kind {
                SymbolKind::Function => "function",
                SymbolKind::Variable => "variable",
            };
            let linkage = symbol.linkage.to_lowercase();
            writeln!(f, "{linkage} {kind} {}", in_a_line(&symbol.name))?;
        }
        self.notes.iter().try_for_each(|note| writeln!(f, "note: {note}"))
    }
}

impl Display for Kernel {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "kernel {}", in_a_line(&self.name))?;
        if self.execution_model != "Kernel" {
            write!(f, " ({})", self.execution_model)?;
        }
        writeln!(f)?;
        for mode in &self.modes {
            writeln!(f, "  mode {mode}")?;
        }
        for (number, argument) in self.arguments.iter().enumerate() {
            writeln!(f, "  {number}: {argument}")?;
        }
        Ok(())
    }
}

impl Display for Mode {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        let id = if self.by_id { "%" } else { "" };
        self.operands.iter().try_for_each(|operand| write!(f, " {id}{operand}"))
    }
}

impl Display for Argument {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.ty)?;
        match (&self.value_type, self.by_value) {
            (Some(ty), true) => write!(f, " by value ({ty})")?,
            (None, true) => write!(f, " by value")?,
            (_, false) => {}
        }
        if let Some(name) = &self.name {
            write!(f, " {}", in_a_line(name))?;
        }
        if let Some(ty) = &self.source_type {
            write!(f, " ({ty})")?;
        }
        Ok(())
    }
}

impl Display for Default {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Default::Bool(value) => write!(f, "{value}"),
            Default::Unsigned(value) => write!(f, "{value}"),
            Default::Signed(value) => write!(f, "{value}"),
            Default::Float(value) => write!(f, "{value}"),
            Default::Bits(bits) => f.write_str(bits),
        }
    }
}
