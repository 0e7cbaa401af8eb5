//! Opening a module: bitcode or SPIR-V, and the graph of it; and the options that commands share.

use std::borrow::Cow;
use std::path::Path;

use lapidary::aspects::{ASPECTS, Numbering};
use lapidary::graph::from_bitcode::{Place, Survey, UseSite};
use lapidary::graph::{Graph, SymbolId, from_spirv};
use lapidary::input::{Input, Kind};
use lapidary::lower::{Extensions, ExtensionsError};
use lapidary::passes::split::Mode;
use lapidary_bitcode::ir::KeptBodies;
use lapidary_spirv::grammar::Extension;
use lapidary_spirv::link::LinkIndex;

use super::args::{Argument, Count, Group, Kind as Value, Opt, Parsed, flag, nearest, value};
use super::{Failure, lookup};

/// Options that decide how aspects are counted, with the names of the aspects pass.
pub(super) const ASPECT_OPTIONS: Group = Group {
    title: "Aspects",
    rows: &[
        value(
            "sycl-propagate-aspects-usage-exclude-aspects",
            "LIST",
            Value::Text,
            "Aspects that functions do not inherit, by name or number, separated by commas",
        )
        .repeats(),
        value(
            "sycl-propagate-aspects-usage-fixed-targets",
            "LIST",
            Value::Text,
            "Aspects of the targets that all code is meant for, by name, separated by commas",
        )
        .repeats(),
        value(
            "aspect-numbering",
            "WHICH",
            Value::Choice(&[&["classic"], &["2026"]]),
            "Numbers of aspects where the module does not list them",
        )
        .default("classic"),
    ],
};

/// The module that a command works on.
pub(super) const MODULE: Argument = Argument {
    name: "FILE",
    help: "LLVM bitcode or SPIR-V; - or nothing is standard input",
    kind: Value::File,
    count: Count::Optional,
};

/// The modules that a command looks at.
pub(super) const MODULES: Argument = Argument { count: Count::Many, ..MODULE };

pub(super) const JSON: Opt = flag("json", "Write JSON: one document, or a line for each FILE");

/// The option of how to split, with the names that sycl-post-link has for it.
pub(super) const fn split(help: &'static str) -> Opt {
    const MODES: &[&[&str]] =
        &[&["auto"], &["source", "per_source"], &["kernel", "per_kernel"], &["none", "off"]];
    value("split", "MODE", Value::Choice(MODES), help)
}

pub(super) const MAX_VERSION: Opt =
    value("spirv-max-version", "VERSION", Value::Version, "The highest version of SPIR-V to write")
        .default("1.6");

pub(super) const EXTENSIONS: Opt = value(
    "spirv-ext",
    "LIST",
    Value::Text,
    "Extensions of SPIR-V that may be used or not: +NAME,-NAME,all",
)
.repeats();

/// The extensions that the options allow, if they speak of some.
pub(super) fn extensions(parsed: &Parsed) -> Result<Option<Extensions>, Failure> {
    let mut extensions = None;
    for text in parsed.texts(EXTENSIONS.name) {
        let extensions = extensions.get_or_insert_with(Extensions::default);
        extensions.extend(text).map_err(|error| {
            let near = match &error {
                ExtensionsError::Unknown(name) => {
                    nearest(Extension::all().map(Extension::name), name)
                }
                _ => None,
            };
            let hint = near.map(|near| format!("; did you mean '{near}'?")).unwrap_or_default();
            Failure::usage(format!("{error}{hint}"))
        })?;
    }
    Ok(extensions)
}

/// Which mode the options ask for.
pub(super) fn mode(parsed: &Parsed) -> Mode {
    // The parser takes no other names.
    parsed.text("split").and_then(Mode::from_name).unwrap_or_default()
}

/// A module that was read.
pub(super) enum Module<'a> {
    /// LLVM bitcode.
    Bitcode(Box<lapidary_bitcode::Module<'a>>),
    /// SPIR-V.
    SpirV(Box<lapidary_spirv::read::Module<'static>>),
}

/// Reads the module of a file.
pub(super) fn read(input: &Input, kind: Kind) -> Result<Module<'_>, Failure> {
    let place = |message: String| Failure::new(format!("{}: {message}", input.name));
    match kind {
        Kind::Bitcode | Kind::WrappedBitcode => {
            let mut modules =
                lapidary_bitcode::read(&input.bytes).map_err(|error| place(error.to_string()))?;
            match (modules.pop(), modules.len()) {
                (Some(module), 0) => Ok(Module::Bitcode(Box::new(module))),
                (None, _) => Err(place("no module in the file".into())),
                (Some(_), more) => Err(place(format!("{} modules: link them first", more + 1))),
            }
        }
        Kind::SpirV(_) => lapidary_spirv::read::Module::from_bytes(&input.bytes)
            .map(|module| Module::SpirV(Box::new(module)))
            .map_err(|error| place(error.to_string())),
    }
}

/// Which numbering the options ask for.
pub(super) fn numbering(options: &Parsed) -> Numbering {
    match options.text("aspect-numbering") {
        Some("2026") => Numbering::Renumbered,
        _ => Numbering::Classic,
    }
}

/// The graph of a module, and what is needed to speak about it.
pub(super) struct Surveyed<'a> {
    pub(super) graph: Graph,
    pub(super) numbering: Numbering,
    /// Bodies that are decoded already, for the translation.
    pub(super) bodies: KeptBodies,
    /// Finds places in the source; SPIR-V has none yet.
    survey: Option<Survey<'a>>,
}

impl<'a> Surveyed<'a> {
    /// Surveys a module.
    pub(super) fn new(
        module: &'a Module<'a>,
        input: &Input,
        numbering: Numbering,
    ) -> Result<Self, Failure> {
        Self::keeping(module, input, numbering, 0)
    }

    /// Surveys a module and keeps the bodies of so many bytes of bitcode.
    pub(super) fn keeping(
        module: &'a Module<'a>,
        input: &Input,
        numbering: Numbering,
        bytes: u64,
    ) -> Result<Self, Failure> {
        match module {
            Module::Bitcode(module) => {
                let survey = Survey::new(module, numbering);
                let (graph, bodies) = survey
                    .graph_and_bodies(bytes)
                    .map_err(|error| Failure::new(format!("{}: {error}", input.name)))?;
                Ok(Surveyed { graph, numbering, bodies, survey: Some(survey) })
            }
            Module::SpirV(module) => {
                let index = LinkIndex::new(module)
                    .map_err(|error| Failure::new(format!("{}: {error}", input.name)))?;
                let graph = from_spirv::survey(&index, numbering);
                Ok(Surveyed { graph, numbering, bodies: KeptBodies::default(), survey: None })
            }
        }
    }

    /// The name of an aspect: that of the module's list, else that of the table, else the number.
    pub(super) fn aspect_name(&self, aspect: i32) -> String {
        let listed = self.graph.module.aspects.iter().find(|(_, number)| *number == aspect);
        match (listed, self.numbering.name_of(aspect)) {
            (Some(&(name, _)), _) => self.graph.names.show(name).into_owned(),
            (None, Some(name)) => name.to_string(),
            (None, None) => aspect.to_string(),
        }
    }

    /// The number of an aspect that is given by name or number. Where the module lists its aspects,
    /// these are all that there are: numbers of other names may mean something else in it.
    pub(super) fn aspect_number(&self, text: &str) -> Option<i32> {
        let aspects = &self.graph.module.aspects;
        let mut listed = aspects.iter();
        let listed = listed.find(|(name, _)| self.graph.names.get(*name) == text.as_bytes());
        let known = || self.numbering.number_of(text).map(|number| number as i32);
        listed
            .map(|&(_, number)| number)
            .or_else(|| text.parse().ok())
            .or_else(|| known().filter(|_| aspects.is_empty()))
    }

    /// That there is no such aspect, and which one may be meant.
    pub(super) fn no_aspect(&self, name: &str) -> Failure {
        let listed = self.graph.module.aspects.iter();
        let names: Vec<Cow<'_, str>> = match self.graph.module.aspects.is_empty() {
            true => ASPECTS.iter().map(|aspect| aspect.name.into()).collect(),
            false => listed.map(|(name, _)| self.graph.names.show(*name)).collect(),
        };
        let near = nearest(names.iter().map(AsRef::as_ref), name);
        let near = near.map_or(String::new(), |near| format!("; did you mean '{near}'?"));
        Failure::new(format!("no aspect is called '{name}'{near}"))
    }

    /// The options of aspect propagation.
    pub(super) fn aspect_options(
        &self,
        options: &Parsed,
    ) -> Result<lapidary::passes::aspects::Options, Failure> {
        let excluded = options.texts("sycl-propagate-aspects-usage-exclude-aspects");
        let mut exclude = Vec::new();
        for name in excluded.flat_map(|list| list.split(',')).filter(|name| !name.is_empty()) {
            match self.aspect_number(name) {
                Some(number) => exclude.push(number),
                // An aspect that the module does not list: nothing in it can use that.
                None if self.numbering.number_of(name).is_some() => {}
                None => return Err(self.no_aspect(name)),
            }
        }
        Ok(lapidary::passes::aspects::Options { exclude })
    }

    /// Gives every kernel and SYCL_EXTERNAL function the fixed targets of the options, if there are
    /// some. Names that the module does not list are skipped, as the aspects pass does.
    pub(super) fn fix_targets(&mut self, options: &Parsed) -> Result<(), Failure> {
        let mut lists = options.texts("sycl-propagate-aspects-usage-fixed-targets").peekable();
        if lists.peek().is_none() {
            return Ok(());
        }
        let names = lists.flat_map(|list| list.split(','));
        let targets: Vec<i32> = names.filter_map(|name| self.aspect_number(name.trim())).collect();
        for at in 0..self.graph.functions.len() {
            let function = &self.graph.functions[at];
            if lapidary::passes::aspects::is_start_point(&self.graph, function) {
                self.graph.details_mut(SymbolId(at as u32)).fixed_targets.clone_from(&targets);
            }
        }
        Ok(())
    }

    /// What uses an aspect in a function.
    pub(super) fn use_site(&self, function: SymbolId, aspect: i32) -> UseSite {
        let nowhere = UseSite { instruction: None, place: None };
        self.survey.as_ref().map_or(nowhere, |survey| survey.use_site(function, aspect))
    }

    /// Where one function calls another.
    pub(super) fn call_site(&self, caller: SymbolId, callee: SymbolId) -> Option<Place> {
        self.survey.as_ref()?.call_site(caller, callee)
    }

    /// The function of this name, mangled or demangled.
    pub(super) fn find(&self, name: &str) -> Result<SymbolId, Failure> {
        if let Some(id) = self.graph.find_function(name.as_bytes()) {
            return Ok(id);
        }
        let ids: Vec<SymbolId> = self.graph.function_ids().collect();
        let names: Vec<Cow<'_, str>> = ids.iter().map(|&id| self.graph.show(id)).collect();
        lookup::find("function", &names, name).map(|at| ids[at]).map_err(Failure::new)
    }

    /// The name of a function as in the source, if it is mangled.
    pub(super) fn demangled(&self, id: SymbolId) -> Cow<'_, str> {
        lookup::demangle(self.graph.show(id))
    }
}

/// Opens a module: other files are refused by what they are.
pub(super) fn open(path: &Path) -> Result<(Input, Kind), Failure> {
    Input::open_module(path).map_err(Failure::new)
}
