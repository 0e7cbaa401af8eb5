//! `llvm.global.annotations`: what the source has attached to functions and variables.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{Body, ModuleValue};

use crate::properties::annotation::{self, Named, Symbol};

/// The annotations of a module's functions and variables.
#[derive(Debug)]
pub(crate) struct Annotations {
    /// Target and text, sorted by target; those of one target in the order of the module.
    texts: Vec<(Target, Vec<u8>)>,
    /// The same of properties.
    properties: Vec<(Target, Named)>,
    /// What announces properties and is none.
    problems: Vec<(Target, String)>,
}

/// What is annotated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Target {
    Function(u32),
    Global(u32),
}

impl Target {
    fn of(value: ModuleValue) -> Option<Self> {
        match value {
            ModuleValue::Function(function) => Some(Self::Function(function.0)),
            ModuleValue::Global(global) => Some(Self::Global(global.0)),
            _ => None,
        }
    }
}

impl Annotations {
    /// Reads them.
    pub(super) fn new(module: &Module<'_>) -> Self {
        let (mut texts, mut properties, mut problems) = (Vec::new(), Vec::new(), Vec::new());
        let mut body = None;
        for (symbol, text, list) in annotation::of_module(module) {
            let target = match symbol {
                Symbol::Function(function) => Target::Function(function.0),
                Symbol::Global(global) => Target::Global(global.0),
            };
            let body = body.get_or_insert_with(|| Body::of_module(module));
            match annotation::properties(module, body, &text, list) {
                None => texts.push((target, text)),
                Some(Ok(named)) => properties.extend(named.into_iter().map(|it| (target, it))),
                Some(Err(problem)) => problems.push((target, problem)),
            }
        }
        texts.sort_by_key(|row| row.0);
        properties.sort_by_key(|row| row.0);
        problems.sort_by_key(|row| row.0);
        Self { texts, properties, problems }
    }

    /// The texts of the annotations of a function or variable.
    pub(crate) fn of(&self, value: ModuleValue) -> impl Iterator<Item = &[u8]> {
        rows(&self.texts, value).map(|text| &text[..])
    }

    /// The properties that annotations of a function or variable say.
    pub(crate) fn properties(&self, value: ModuleValue) -> impl Iterator<Item = &Named> {
        rows(&self.properties, value)
    }

    /// What is wrong with them.
    pub(crate) fn problems(&self, value: ModuleValue) -> impl Iterator<Item = &String> {
        rows(&self.problems, value)
    }
}

/// The rows of a function or variable.
fn rows<T>(rows: &[(Target, T)], value: ModuleValue) -> impl Iterator<Item = &T> {
    let target = Target::of(value);
    let start = rows.partition_point(|row| Some(row.0) < target);
    rows[start..].iter().take_while(move |row| Some(row.0) == target).map(|row| &row.1)
}
