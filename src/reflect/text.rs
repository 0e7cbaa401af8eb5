//! A reflection as text: kernels with their arguments, or, where somebody asked for it, what is wrong.

use std::fmt;

use super::{KernelArgument, Leaf, ReflectedKernel, Reflection, ValueKind};
use crate::answer::fit::{fitted, narrow};
use crate::answer::{Aspect, shown};
use crate::names::in_a_line;
use crate::targets::Size;

fn or_dash(value: Option<impl fmt::Display>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}

impl fmt::Display for Reflection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = self.file.as_deref().unwrap_or("<file>");
        let plural = if self.kernels.len() == 1 { "" } else { "s" };
        if let Some(findings) = &self.findings {
            for finding in findings {
                writeln!(f, "{file}: {finding}")?;
            }
            if let Some(problem) = &self.problem {
                writeln!(f, "{file}: {}", in_a_line(problem))?;
            } else if findings.is_empty() {
                writeln!(f, "{file}: nothing against {} kernel{plural}", self.kernels.len())?;
            }
            return Ok(());
        }
        writeln!(f, "{file}: {} kernel{plural}", self.kernels.len())?;
        self.kernels.iter().try_for_each(|kernel| fmt::Display::fmt(kernel, f))?;
        for constant in &self.spec_constants {
            write!(
                f,
                "spec constant {}: {} = {}",
                or_dash(constant.id),
                constant.ty,
                constant.default
            )?;
            match &constant.name {
                Some(name) => writeln!(f, " {}", in_a_line(name))?,
                None => writeln!(f)?,
            }
        }
        Ok(())
    }
}

/// The characters around the columns of a row.
const GAPS: usize = 1 + 2 * 6 - 1;

impl fmt::Display for ReflectedKernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "kernel {}", shown(&self.name, &self.demangled))?;
        if self.enqueued {
            writeln!(f, "  launched by kernels")?;
        }
        for (what, sizes) in [
            ("work-group size", &self.work_group_size),
            ("work-group size hint", &self.work_group_size_hint),
            ("max work-group size", &self.max_work_group_size),
        ] {
            if !sizes.is_empty() {
                writeln!(f, "  {what} {}", Size(sizes))?;
            }
        }
        if let Some(size) = self.max_linear_work_group_size {
            writeln!(f, "  max work-items of a work-group {size}")?;
        }
        if let Some(size) = self.sub_group_size {
            writeln!(f, "  sub-group size {size}")?;
        }
        match self.local_memory {
            Some(0) => {}
            bytes => writeln!(f, "  local memory {}", or_dash(bytes))?,
        }
        if !self.aspects.is_empty() {
            let aspects: Vec<String> = self.aspects.iter().map(Aspect::to_string).collect();
            writeln!(f, "  aspects {}", aspects.join(", "))?;
        }
        let rows: Vec<[String; 6]> = self.arguments.iter().map(KernelArgument::row).collect();
        let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
        let mut widths: Vec<usize> = (0..6).map(width).collect();
        if let Some(room) = f.precision() {
            narrow(&mut widths, &[4, 5], room.saturating_sub(GAPS));
        }
        for (argument, row) in self.arguments.iter().zip(&rows) {
            let mut line = String::from(" ");
            for (at, (cell, &width)) in row.iter().zip(&widths).enumerate() {
                let cell = fitted(cell, width);
                // Numbers are aligned at their ends.
                line += &match at {
                    0 | 2 | 3 => format!(" {cell:>width$} "),
                    _ => format!(" {cell:<width$} "),
                };
            }
            writeln!(f, "{}", line.trim_end())?;
            let structured = |kind| !matches!(kind, ValueKind::Structure);
            match (&argument.leaves, &argument.value) {
                (_, Some(value)) if structured(value.kind) => {}
                (Some(leaves), _) => leaves.iter().try_for_each(|leaf| write!(f, "{leaf}"))?,
                (None, Some(_)) => writeln!(f, "       too many parts to list")?,
                (None, None) => {}
            }
        }
        Ok(())
    }
}

impl fmt::Display for Leaf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (offset, path, ty) = (self.offset, in_a_line(&self.path), &self.ty);
        match self.count {
            1 => writeln!(f, "       +{offset:<5} {ty} {path}"),
            count => writeln!(f, "       +{offset:<5} {count} x {ty} {path}"),
        }
    }
}

impl KernelArgument {
    /// Index, kind, size, alignment, name, type.
    fn row(&self) -> [String; 6] {
        let source = self.source_type.as_deref().map(in_a_line);
        let mut ty: Vec<String> = self.qualifiers.clone();
        ty.extend(self.address_space.clone());
        ty.extend(self.access.clone());
        ty.extend(self.image.as_ref().map(|image| format!("image {image}")));
        ty.extend(self.value.as_ref().map(|value| in_a_line(&value.text).into_owned()));
        ty.extend(source.map(|source| format!("({source})")));
        [
            self.index.to_string(),
            self.kind.name().to_owned(),
            or_dash(self.size),
            or_dash(self.alignment),
            or_dash(self.name.as_deref().map(in_a_line)),
            ty.join(" "),
        ]
    }
}
