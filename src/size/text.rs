//! Sizes as text: a table of the largest parts, and below it what else was asked for.

use std::fmt::{self, Display, Formatter};

use super::{Dimension, ModeSize, SharedFunction, SizeReport, SizeRow, WhySize};
use crate::answer::fit::{beside, flow};
use crate::answer::{Aspect, Name};

/// A number, or a dash where there is none.
struct Number(Option<u64>);

impl Display for Number {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(number) => Display::fmt(&number, f),
            None => f.pad("-"),
        }
    }
}

/// Hundredths of a whole.
fn percent(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 * 100.0 / whole as f64 }
}

impl Display for SizeReport {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let file = self.file.as_deref().unwrap_or("<file>");
        let plural = if self.images == 1 { "" } else { "s" };
        writeln!(f, "{file}: {} bytes, {} image{plural}", self.bytes, self.images)?;
        let what = match self.dimension {
            Dimension::Image => "IMAGE",
            Dimension::Kernel => "KERNEL",
            Dimension::Function => "FUNCTION",
            Dimension::Source => "SOURCE",
            Dimension::Section => "SECTION",
        };
        let several = self.images > 1;
        let columns = [self.dimension == Dimension::Function, self.with_reached(), several];
        // A narrow terminal is for names.
        let wide = if f.precision().is_some() { 9_usize } else { 12 };
        let numbers = columns.iter().filter(|shown| **shown).count().saturating_add(1);
        let before = wide.saturating_add(1).saturating_mul(numbers).saturating_add(8);
        write!(f, "{:>wide$} {:>6}", "OWN", "%")?;
        for (heading, _) in ["RETAINED", "REACHES", "IMAGE"].iter().zip(columns).filter(|it| it.1) {
            write!(f, " {heading:>wide$}")?;
        }
        writeln!(f, "  {what}")?;
        let line = |f: &mut Formatter<'_>, row: &SizeRow, name: &str| {
            write!(f, "{:>wide$} {:>6.1}", row.own, percent(row.own, self.total))?;
            let image = row.image.map(|at| at as u64);
            let numbers = [row.retained, row.reached, image];
            for (number, _) in numbers.into_iter().zip(columns).filter(|it| it.1) {
                write!(f, " {:>wide$}", Number(number))?;
            }
            match row.name {
                Some(_) => writeln!(f, "  {}", beside(f, before, name)),
                None => {
                    f.write_str("  ")?;
                    flow(f, before, name.split(' '))?;
                    writeln!(f)
                }
            }
        };
        for row in &self.rows {
            match (&row.name, &row.note) {
                (Some(name), _) => line(f, row, &name.to_string())?,
                (None, note) => {
                    line(f, row, &format!("({})", note.as_deref().unwrap_or_default()))?
                }
            }
        }
        let total = |own| SizeRow {
            name: None,
            note: None,
            image: None,
            own,
            retained: None,
            reached: None,
        };
        if self.more > 0 {
            line(f, &total(self.more_bytes), &format!("({} more)", self.more))?;
        }
        line(f, &total(self.total), "(all)")?;
        self.problems.iter().try_for_each(|problem| writeln!(f, "{problem}"))?;
        if let Some([]) = self.shared.as_deref() {
            writeln!(f, "\nno function is in several images")?;
        } else if let Some(shared) = &self.shared {
            writeln!(
                f,
                "\n{:>12} {:>8} {:>12}  FUNCTION OF SEVERAL IMAGES",
                "COST", "IMAGES", "BYTES"
            )?;
            shared.iter().try_for_each(|function| Display::fmt(function, f))?;
        }
        if let Some(modes) = &self.modes {
            writeln!(
                f,
                "\n{:<8} {:>8} {:>12} {:>12}  ASPECTS",
                "SPLIT", "IMAGES", "BYTES", "LARGEST"
            )?;
            modes.iter().try_for_each(|mode| Display::fmt(mode, f))?;
        }
        self.why.iter().try_for_each(|why| write!(f, "\n{why}"))
    }
}

impl SizeReport {
    fn with_reached(&self) -> bool {
        self.rows.iter().any(|row| row.reached.is_some())
    }
}

impl Display for SharedFunction {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{:>12} {:>8} {:>12}  ", self.cost, self.images, self.bytes)?;
        match &self.name {
            Some(name) => writeln!(f, "{}", beside(f, 36, &name.to_string())),
            None => writeln!(f, "(without a name)"),
        }
    }
}

/// Where the last column of the table of modes begins.
const BEFORE_ASPECTS: usize = 45;

impl Display for ModeSize {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(problem) = &self.problem {
            return writeln!(f, "{:<8} cannot be cut so: {problem}", self.mode);
        }
        write!(f, "{:<8} {:>8} {:>12} {:>12}  ", self.mode, self.images, self.bytes, self.largest)?;
        let aspect = |it: &super::AspectCount| {
            let name: &Aspect = &it.aspect;
            format!("{name} {}", it.images)
        };
        let aspects: Vec<String> = self.aspects.iter().map(aspect).collect();
        flow(f, BEFORE_ASPECTS, aspects.join(",\n").split('\n'))?;
        writeln!(f, "{}", if aspects.is_empty() { "-" } else { "" })
    }
}

impl Display for WhySize {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "'{}' has {} bytes, and {} with all that is there for it alone",
            self.function, self.own, self.retained
        )?;
        let list = |names: &[Name]| {
            let names: Vec<String> = names.iter().map(|name| format!("'{name}'")).collect();
            names.join(", ")
        };
        match self.kept_by.is_empty() {
            true if self.kernels.is_empty() => writeln!(f, "  nothing needs it")?,
            true => {}
            false => writeln!(f, "  it is there for {} alone", list(&self.kept_by))?,
        }
        if !self.callers.is_empty() {
            writeln!(f, "  called by {}", list(&self.callers))?;
        }
        if !self.kernels.is_empty() {
            writeln!(f, "  needed by {}: {}", self.kernels.len(), list(&self.kernels))?;
        }
        Ok(())
    }
}
