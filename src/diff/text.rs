//! What changed, as text: nothing if nothing did.

use std::fmt::{self, Display, Formatter};

use super::{Change, Diff, EntryDiff, FunctionDiff, ImageDiff, ImagePlace, SpecConstantDiff};
use crate::answer::fit::beside;
use crate::answer::{Aspect, shown};
use crate::names::in_a_line;

/// A number that went from one to another.
struct Sizes(Option<u64>, Option<u64>);

impl Display for Sizes {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Self(Some(old), Some(new)) if old != new => {
                let sign = if new > old { '+' } else { '-' };
                write!(f, "{old} -> {new} bytes ({sign}{})", old.abs_diff(new))
            }
            Self(None, None) => f.write_str("of unknown length"),
            Self(old, new) => write!(f, "{} bytes", new.or(old).unwrap_or_default()),
        }
    }
}

impl Display for Diff {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.same {
            return Ok(());
        }
        writeln!(f, "--- {}", self.old.as_deref().unwrap_or("<old>"))?;
        writeln!(f, "+++ {}", self.new.as_deref().unwrap_or("<new>"))?;
        self.entries.iter().try_for_each(|entry| Display::fmt(entry, f))?;
        self.images.iter().try_for_each(|image| write!(f, "{image}"))?;
        writeln!(f, "the same: {}", self.unchanged)?;
        self.code.iter().flatten().try_for_each(|function| write!(f, "{function}"))
    }
}

/// What a line needs beside the name of what changed and was called: most of the rest.
const BESIDE_CAUSE: usize = 90;

impl Display for EntryDiff {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let what = match self.change {
            Change::Changed => "changed",
            Change::Calls => "calls",
            Change::Modes => "modes",
            Change::Moved => "moved",
            Change::Added => "added",
            Change::Removed => "removed",
        };
        let kind = if self.kernel { "kernel" } else { "function" };
        let bytes = Sizes(self.old.and_then(|it| it.bytes), self.new.and_then(|it| it.bytes));
        let mut end = bytes.to_string();
        end += &match (self.change, &self.cause) {
            (Change::Calls, Some(name)) => {
                let name = name.to_string();
                format!("; it calls '{}', which changed", beside(f, BESIDE_CAUSE, &name))
            }
            (Change::Calls, None) => "; it calls a function that changed".to_owned(),
            (Change::Modes, _) => "; its execution modes changed".to_owned(),
            _ => String::new(),
        };
        end += &match (self.old, self.new) {
            (Some(old), Some(new)) if self.moved => {
                format!("; from image @{} to @{}", old.image, new.image)
            }
            (old, new) => match (self.change, new.or(old)) {
                (Change::Added | Change::Removed, Some(at)) => format!("; image @{}", at.image),
                _ => String::new(),
            },
        };
        let before = format!("{what:<7} {kind} '");
        let others = before.chars().count().saturating_add(end.chars().count()).saturating_add(3);
        let name = shown(&self.name, &self.demangled);
        writeln!(f, "{before}{}': {end}", beside(f, others, &name))
    }
}

impl Display for ImageDiff {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let number = |image: &ImagePlace| format!("@{}", image.number);
        let target =
            |image: &ImagePlace| image.target.clone().unwrap_or_else(|| "no target".into());
        let bytes = |image: &ImagePlace| image.bytes as u64;
        let (old, new) = (self.old.as_ref(), self.new.as_ref());
        let what = match (old, new) {
            (None, _) => "added",
            (_, None) => "removed",
            _ => "changed",
        };
        let both = |old: Option<String>, new: Option<String>| match (old, new) {
            (Some(old), Some(new)) if old != new => format!("{old} -> {new}"),
            (old, new) => new.or(old).unwrap_or_default(),
        };
        write!(f, "{what:<7} image {}", both(old.map(number), new.map(number)))?;
        match both(old.map(target), new.map(target)) {
            target if target == "no target" => {}
            target => write!(f, " ({})", in_a_line(&target))?,
        }
        write!(f, ": {}", Sizes(old.map(bytes), new.map(bytes)))?;
        let aspects = |f: &mut Formatter<'_>, sign: char, aspects: &[Aspect]| {
            aspects.iter().try_for_each(|aspect| write!(f, " {sign}{aspect}"))
        };
        if !self.aspects_added.is_empty() || !self.aspects_removed.is_empty() {
            write!(f, "; aspects")?;
            aspects(f, '+', &self.aspects_added)?;
            aspects(f, '-', &self.aspects_removed)?;
        }
        if self.contents && self.old.is_some() && self.new.is_some() {
            write!(f, "; its bytes changed")?;
        }
        if let Some(problem) = &self.problem {
            write!(f, "; compared by its bytes: {problem}")?;
        }
        writeln!(f)?;
        self.spec_constants.iter().try_for_each(|constant| writeln!(f, "  {constant}"))
    }
}

impl Display for SpecConstantDiff {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "specialization constant '{}': ", shown(&self.name, &None))?;
        match (&self.old, &self.new) {
            (Some(old), Some(new)) => write!(f, "{old} -> {new}"),
            (None, Some(new)) => write!(f, "added, {new}"),
            (Some(old), None) => write!(f, "removed, {old}"),
            (None, None) => Ok(()),
        }
    }
}

impl Display for FunctionDiff {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f)?;
        match &self.function {
            Some(name) => writeln!(f, "code of '{name}', image @{} -> @{}:", self.old, self.new)?,
            None => writeln!(f, "code of a function, image @{} -> @{}:", self.old, self.new)?,
        }
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}
