//! Opening a module for the commands that work on the graph: bitcode or SPIR-V, and the graph of it.

use std::borrow::Cow;
use std::path::Path;

use lapidary::aspects::Numbering;
use lapidary::graph::from_bitcode::{Place, Survey, UseSite};
use lapidary::graph::{Graph, SymbolId, from_spirv};
use lapidary::input::{Input, Kind};
use lapidary_bitcode::ir::KeptBodies;
use lapidary_spirv::link::LinkIndex;

use super::Failure;
use super::options::{Parsed, Spec, value};

/// Options that decide how aspects are counted, with the names of the aspects pass.
pub(super) const ASPECT_OPTIONS: &[Spec] = &[
    value(
        "sycl-propagate-aspects-usage-exclude-aspects",
        "Aspects that functions do not inherit, by name or number, separated by commas",
    ),
    value(
        "sycl-propagate-aspects-usage-fixed-targets",
        "Aspects of the targets that all code is meant for; names, separated by commas",
    ),
    value(
        "aspect-numbering",
        "Numbers of aspects where the module does not list them: classic (default) or 2026",
    ),
];

/// A module that was read.
pub(super) enum Module<'a> {
    /// LLVM bitcode.
    Bitcode(Box<lapidary_bitcode::Module<'a>>),
    /// SPIR-V.
    SpirV(Box<lapidary_spirv::read::Module<'static>>),
}

/// Reads the module of a file.
pub(super) fn read(input: &Input) -> Result<Module<'_>, Failure> {
    let place = |message: String| Failure::new(format!("{}: {message}", input.name));
    match input.kind() {
        Some(Kind::Bitcode | Kind::WrappedBitcode) => {
            let mut modules =
                lapidary_bitcode::read(&input.bytes).map_err(|error| place(error.to_string()))?;
            match (modules.pop(), modules.len()) {
                (Some(module), 0) => Ok(Module::Bitcode(Box::new(module))),
                (None, _) => Err(place("no module in the file".into())),
                (Some(_), more) => Err(place(format!("{} modules: link them first", more + 1))),
            }
        }
        Some(Kind::SpirV(_)) => lapidary_spirv::read::Module::from_bytes(&input.bytes)
            .map(|module| Module::SpirV(Box::new(module)))
            .map_err(|error| place(error.to_string())),
        None => Err(place("neither LLVM bitcode nor SPIR-V".into())),
    }
}

/// Which numbering the options ask for.
pub(super) fn numbering(options: &Parsed) -> Result<Numbering, Failure> {
    match options.value("aspect-numbering") {
        None | Some("classic") => Ok(Numbering::Classic),
        Some("2026") => Ok(Numbering::Renumbered),
        Some(other) => Err(Failure::new(format!("no numbering of aspects is called '{other}'"))),
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

    /// The options of aspect propagation.
    pub(super) fn aspect_options(
        &self,
        options: &Parsed,
    ) -> Result<lapidary::passes::aspects::Options, Failure> {
        let excluded = options.values("sycl-propagate-aspects-usage-exclude-aspects");
        let mut exclude = Vec::new();
        for name in excluded.flat_map(|list| list.split(',')).filter(|name| !name.is_empty()) {
            match self.aspect_number(name) {
                Some(number) => exclude.push(number),
                // An aspect that the module does not list: nothing in it can use that.
                None if self.numbering.number_of(name).is_some() => {}
                None => return Err(Failure::new(format!("no aspect is called '{name}'"))),
            }
        }
        Ok(lapidary::passes::aspects::Options { exclude })
    }

    /// Gives every kernel and SYCL_EXTERNAL function the fixed targets of the options, if there are
    /// some. Names that the module does not list are skipped, as the aspects pass does.
    pub(super) fn fix_targets(&mut self, options: &Parsed) -> Result<(), Failure> {
        let mut lists = options.values("sycl-propagate-aspects-usage-fixed-targets").peekable();
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
        self.graph
            .find_function(name.as_bytes())
            .or_else(|| self.graph.function_ids().find(|&id| self.demangled(id) == name))
            .ok_or_else(|| Failure::new(format!("no function is called '{name}'")))
    }

    /// The name of a function as in the source, if it is mangled.
    pub(super) fn demangled(&self, id: SymbolId) -> Cow<'_, str> {
        demangle(self.graph.show(id))
    }
}

/// The C++ signature behind a mangled name, or the name.
pub(super) fn demangle(name: Cow<'_, str>) -> Cow<'_, str> {
    if !name.starts_with("_Z") {
        return name;
    }
    let options = cpp_demangle::DemangleOptions::default();
    let signature = cpp_demangle::Symbol::new(name.as_bytes())
        .ok()
        .and_then(|symbol| symbol.demangle_with_options(&options).ok());
    // Kernels are named by the type name of what they run.
    signature.map_or(name, |text| {
        Cow::Owned(text.strip_prefix("typeinfo name for ").map(str::to_string).unwrap_or(text))
    })
}

/// Opens a file that must be there.
pub(super) fn open(path: &std::ffi::OsString) -> Result<Input, Failure> {
    let path = Path::new(path);
    Input::open(path).map_err(|error| Failure::read(path, &error))
}
