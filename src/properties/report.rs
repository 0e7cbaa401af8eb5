//! The answers of `properties`: what a module says of its functions, parameters, variables and pointers,
//! and what becomes of it; and the table of what can be said.

use std::fmt;

use lapidary_bitcode::ir::{
    AttributeIndex, AttributeListId, Body, CallingConvention, FunctionId, GlobalId, InstId, Value,
};
use lapidary_spirv::grammar::{Decoration, ExecutionMode, Extension};
#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use super::annotation::{self, Named, Symbol};
use super::effect::{Effect, Target};
use super::given;
use super::metadata;
use super::registry::{Outcome, PROPERTIES, Place};
use super::value::Value as PropertyValue;
use crate::answer::{Name, shown};
use crate::lower::extension_of;
use crate::{Error, ErrorKind, Module, Result};

/// The properties of a module: those of its variables, then those of its functions with what is in them, in
/// the order of the module.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct PropertyReport {
    /// The file, if the module was given the name of one.
    pub file: Option<String>,
    /// The properties.
    pub properties: Vec<PropertyUse>,
}

/// A property of something.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct PropertyUse {
    /// What it stands at: `function`, `parameter`, `global` or `pointer`.
    pub place: String,
    /// The function or variable, as the module names it; of a pointer the function that annotates it.
    pub of: String,
    /// That name as in the source, if it is mangled and can be read; else null.
    pub demangled: Option<String>,
    /// The number of the parameter; null for anything else.
    pub parameter: Option<u32>,
    /// Where the annotation of a pointer stands in the source, as `file:line`; null for anything else.
    pub location: Option<String>,
    /// Its name.
    pub name: String,
    /// Its value; empty if it has none.
    pub value: String,
    /// What becomes of it, in words.
    pub becomes: Vec<String>,
    /// The extensions that this needs.
    pub extensions: Vec<String>,
    /// Why nothing becomes of it; null if something does.
    pub problem: Option<String>,
}

/// The properties that are known.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct PropertyTable {
    /// The properties.
    pub properties: Vec<KnownProperty>,
}

/// A property that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct KnownProperty {
    /// Its name.
    pub name: String,
    /// Where it may stand: `function`, `parameter`, `global`, `pointer`, `member`.
    pub places: Vec<String>,
    /// What its value is.
    pub value: String,
    /// What becomes of it.
    pub becomes: String,
    /// The extensions that this needs.
    pub extensions: Vec<String>,
}

fn decoration_name(decoration: Decoration) -> String {
    let row = Decoration::ENUMERATION.by_value(decoration.0);
    row.map_or_else(|| decoration.0.to_string(), |row| row.name.to_owned())
}

fn mode_name(mode: ExecutionMode) -> String {
    let row = ExecutionMode::ENUMERATION.by_value(mode.0);
    row.map_or_else(|| mode.0.to_string(), |row| row.name.to_owned())
}

fn decoration_extension(decoration: Decoration) -> Option<Extension> {
    Decoration::ENUMERATION.by_value(decoration.0).and_then(extension_of)
}

fn mode_extension(mode: ExecutionMode) -> Option<Extension> {
    ExecutionMode::ENUMERATION.by_value(mode.0).and_then(extension_of)
}

impl Outcome {
    /// What becomes of a property, and the extensions that this needs.
    fn described(self) -> (String, Vec<Extension>) {
        let modes = |modes: &[ExecutionMode]| {
            let names: Vec<String> = modes.iter().map(|&mode| mode_name(mode)).collect();
            let mut extensions: Vec<_> =
                modes.iter().filter_map(|&it| mode_extension(it)).collect();
            extensions.dedup();
            (format!("execution mode {}", names.join(" or ")), extensions)
        };
        let decorations = |decorations: &[Decoration]| {
            let names: Vec<String> = decorations.iter().map(|&it| decoration_name(it)).collect();
            let mut extensions: Vec<_> =
                decorations.iter().filter_map(|&it| decoration_extension(it)).collect();
            extensions.dedup();
            (format!("decoration {}", names.join(" or ")), extensions)
        };
        let fact = |(text, extensions), fact: &str| (format!("{text}; {fact}"), extensions);
        match self {
            Outcome::Decoration(decoration) | Outcome::CacheControl(decoration) => {
                decorations(&[decoration])
            }
            Outcome::HostAccess => decorations(&[Decoration::InternalHostAccessINTEL]),
            Outcome::Alignment => {
                ("decoration Alignment, memory operand Aligned".to_owned(), vec![])
            }
            Outcome::Prefetch(_) => decorations(&[Decoration::CacheControlLoadINTEL]),
            Outcome::Sizes(kind, Some(mode)) => fact(modes(&[mode]), kind),
            Outcome::Sizes(kind, None) => (kind.to_owned(), Vec::new()),
            Outcome::Metadata(kind, mode) => {
                fact(modes(&[mode, ExecutionMode::NamedSubgroupSizeINTEL]), kind)
            }
            Outcome::SingleTask => modes(&[ExecutionMode::MaxWorkDimINTEL]),
            Outcome::Interface(interface) => modes(&[interface.mode]),
            Outcome::Cluster => {
                decorations(&[Decoration::StallFreeINTEL, Decoration::StallEnableINTEL])
            }
            Outcome::GrfSize | Outcome::AllocMode => {
                fact(decorations(&[Decoration::UserSemantic]), "split, misc properties")
            }
            Outcome::MaximumRegisters => modes(&[
                ExecutionMode::MaximumRegistersINTEL,
                ExecutionMode::NamedMaximumRegistersINTEL,
            ]),
            Outcome::Pipelined => {
                decorations(&[Decoration::PipelineEnableINTEL, Decoration::InitiationIntervalINTEL])
            }
            Outcome::FloatControl => modes(&[
                ExecutionMode::RoundingModeRTE,
                ExecutionMode::RoundingModeRTPINTEL,
                ExecutionMode::DenormPreserve,
            ]),
            Outcome::DeclaredAspects => ("declared aspects of the function".to_owned(), Vec::new()),
            Outcome::Fact(fact) => (fact.to_owned(), Vec::new()),
        }
    }
}

impl PropertyTable {
    /// The table.
    pub fn known() -> Self {
        let properties = PROPERTIES.iter().map(|row| {
            let (becomes, extensions) = row.outcome.described();
            KnownProperty {
                name: row.name.to_owned(),
                places: row.places.names().map(str::to_owned).collect(),
                value: row.kind.to_string(),
                becomes,
                extensions: extensions.iter().map(ToString::to_string).collect(),
            }
        });
        Self { properties: properties.collect() }
    }
}

/// What an effect is, in words, and the extension that it needs.
fn told(effect: &Effect, found: &mut Vec<(String, Option<Extension>)>) {
    let words = |words: &[u32]| words.iter().map(|word| format!(" {word}")).collect::<String>();
    match effect {
        Effect::Decoration(decoration, operands) => {
            let row = Decoration::ENUMERATION.by_value(decoration.0);
            let text = row.is_some_and(|row| {
                use lapidary_spirv::grammar::OperandKind;
                row.parameters.iter().any(|it| it.kind == OperandKind::LiteralString)
            });
            let operands = if text { text_of(operands) } else { words(operands) };
            found.push((
                format!("decoration {}{operands}", decoration_name(*decoration)),
                decoration_extension(*decoration),
            ));
        }
        Effect::Mode(mode, operands) => found.push((
            format!("execution mode {}{}", mode_name(*mode), words(operands)),
            mode_extension(*mode),
        )),
        Effect::Metadata(kind, operands) => {
            let rows = metadata::ALL.iter().copied().flatten();
            let becomes: Vec<Effect> = rows
                .filter(|row| row.kinds.contains(kind))
                .flat_map(|row| row.effects(operands))
                .collect();
            if becomes.is_empty() {
                let numbers = operands.iter().map(|word| match word {
                    metadata::Word::Number(number) | metadata::Word::Id(number) => {
                        format!(" {number}")
                    }
                    metadata::Word::Text(text) => format!(" {text}"),
                });
                found.push((format!("{kind}{}", numbers.collect::<String>()), None));
            }
            becomes.iter().for_each(|effect| told(effect, found));
        }
        Effect::Alignment(align) => found.push((format!("alignment {align}"), None)),
        Effect::CacheControl(decoration, level, control) => found.push((
            format!("decoration {} {level} {control}", decoration_name(*decoration)),
            decoration_extension(*decoration),
        )),
    }
}

/// The text that operands are.
fn text_of(words: &[u32]) -> String {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    format!(" \"{}\"", String::from_utf8_lossy(&bytes[..end]))
}

/// What is looked at.
struct Subject {
    place: Place,
    of: Name,
    parameter: Option<u32>,
    location: Option<String>,
    target: Target,
}

impl Subject {
    /// The properties of it: names that are nobody's count where they look like one.
    fn properties(&self, named: &[Named], found: &mut Vec<PropertyUse>) {
        let device_global = named.iter().any(|row| row.0 == "sycl-device-global-size");
        for given in given::check(named, self.place) {
            if given.read.is_none() && !given.name.starts_with("sycl-") {
                continue;
            }
            let mut told_effects = Vec::new();
            let mut why = None;
            match &given.read {
                None => why = Some("no property has this name".to_owned()),
                Some(Err(problem)) => why = Some(problem.clone()),
                Some(Ok(held)) => {
                    for effect in held.effects(self.target) {
                        told(&effect, &mut told_effects);
                    }
                    match held.property.outcome {
                        Outcome::Fact(fact) => told_effects.push((fact.to_owned(), None)),
                        Outcome::GrfSize | Outcome::AllocMode => {
                            told_effects.push(("split, misc properties".to_owned(), None));
                        }
                        Outcome::HostAccess if device_global => {
                            let access = Decoration::InternalHostAccessINTEL;
                            let number = held.value.number();
                            let text = format!("decoration {} {number}", decoration_name(access));
                            told_effects.push((text, decoration_extension(access)));
                        }
                        Outcome::HostAccess => why = Some("this is no device global".to_owned()),
                        Outcome::SingleTask if !self.target.fpga => {
                            why = Some("the target is no FPGA".to_owned());
                        }
                        _ if told_effects.is_empty() => {
                            why = Some(match held.value {
                                PropertyValue::Switch(false) => "it is off".to_owned(),
                                _ => "nothing stands for this value".to_owned(),
                            });
                        }
                        _ => {}
                    }
                }
            }
            let mut extensions: Vec<String> =
                told_effects.iter().filter_map(|it| Some(it.1?.to_string())).collect();
            extensions.dedup();
            found.push(PropertyUse {
                place: self.place.names().collect(),
                of: self.of.as_str().to_owned(),
                demangled: self.of.demangled(),
                parameter: self.parameter,
                location: self.location.clone(),
                name: given.name,
                value: given.text,
                becomes: told_effects.into_iter().map(|it| it.0).collect(),
                extensions,
                problem: why,
            });
        }
    }
}

impl Module<'_> {
    /// The compile-time properties of its functions, parameters, variables and pointers, and what becomes of
    /// them.
    ///
    /// # Errors
    /// If the module is SPIR-V, which has what becomes of properties, or a function is malformed.
    pub fn properties(&self) -> Result<PropertyReport> {
        let Some(module) = self.as_bitcode() else {
            return Err(Error::new(
                ErrorKind::WrongFormat,
                "SPIR-V has no properties but what became of them; LLVM bitcode is expected",
            ));
        };
        let mut properties = Vec::new();
        let mut body = Body::of_module(module);
        let annotated = annotation::by_symbol(module);
        let annotated = |symbol| {
            let annotated = annotated.get(&symbol);
            annotated.map(|annotated| annotated.properties.clone()).unwrap_or_default()
        };
        let target = Target::new(module);
        let subject = |place, name: &[u8]| Subject {
            place,
            of: Name::new(String::from_utf8_lossy(name)),
            parameter: None,
            location: None,
            target,
        };
        let named = |list: Option<AttributeListId>, index, annotated: Vec<Named>| {
            let attributes = given::attributes(module, list, index, |_| true);
            attributes.chain(annotated).collect::<Vec<Named>>()
        };
        for (at, global) in (0..).zip(&module.globals) {
            let said = annotated(Symbol::Global(GlobalId(at)));
            let said = named(global.attributes, AttributeIndex::Function, said);
            subject(Place::GLOBAL, module.str(global.object.name))
                .properties(&said, &mut properties);
        }
        for id in (0..module.functions.len() as u32).map(FunctionId) {
            let function = &module.functions[id.index()];
            let name = module.function_name(id);
            let mut said = annotated(Symbol::Function(id));
            let mut pointers = Vec::new();
            let mut esimd = false;
            if !function.declaration {
                module.decode_body(id, &mut body)?;
                said.extend(annotation::of_body(module, &body).0);
                esimd =
                    module.attached(&body.function_attachments, b"sycl_explicit_simd").is_some();
                pointers = annotated_pointers(module, &body);
                body = Body::of_module(module);
            }
            let said = named(function.attributes, AttributeIndex::Function, said);
            let mut of = subject(Place::FUNCTION, name);
            of.target.esimd = esimd;
            of.properties(&said, &mut properties);
            let kernel = function.calling_convention == CallingConvention::SPIR_KERNEL;
            let parameters = function.attributes.into_iter().flat_map(|list| {
                module.attributes.groups(list).filter_map(|(index, _)| match index {
                    AttributeIndex::Parameter(number) => Some(number),
                    _ => None,
                })
            });
            for parameter in parameters.filter(|_| kernel) {
                let index = AttributeIndex::Parameter(parameter);
                let said = named(function.attributes, index, Vec::new());
                let of = Subject { parameter: Some(parameter), ..subject(Place::PARAMETER, name) };
                of.properties(&said, &mut properties);
            }
            for (location, said) in pointers {
                let of = Subject { location, ..subject(Place::POINTER, name) };
                of.properties(&said, &mut properties);
            }
        }
        Ok(PropertyReport { file: self.name.clone(), properties })
    }
}

/// The properties of annotated pointers and local variables of a body, with where they are in the source.
fn annotated_pointers(
    module: &lapidary_bitcode::Module<'_>,
    body: &Body,
) -> Vec<(Option<String>, Vec<Named>)> {
    let mut found = Vec::new();
    for inst in (0..body.inst_count()).map(InstId) {
        let Some(call) = body.inst(inst).as_call() else { continue };
        let Value::Function(callee) = body.value(module, call.callee) else { continue };
        let name = module.function_name(callee);
        let variable = name.starts_with(annotation::VARIABLE);
        if !variable && !name.starts_with(annotation::POINTER) {
            continue;
        }
        let Some(Ok(mut named)) = annotation::of_call(module, body, call.arguments) else {
            continue;
        };
        if variable {
            named.retain(|row| !annotation::is_of_function(&row.0));
        }
        found.push((annotation::location(module, body, call.arguments), named));
    }
    found
}

/// A line for what has properties, and one for each of them.
impl fmt::Display for PropertyReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut last = None;
        for property in &self.properties {
            let of = (&property.place, &property.of, property.parameter, &property.location);
            if last != Some(of) {
                let name = shown(&property.of, &property.demangled);
                match (property.parameter, &property.location) {
                    (Some(number), _) => writeln!(f, "parameter {number} of {name}")?,
                    (None, Some(location)) => writeln!(f, "pointer at {location} in {name}")?,
                    (None, None) if property.place == "pointer" => {
                        writeln!(f, "pointer in {name}")?
                    }
                    (None, None) => writeln!(f, "{} {name}", property.place)?,
                }
                last = Some(of);
            }
            let value = match property.value.is_empty() {
                true => String::new(),
                false => format!(" = {}", property.value),
            };
            let becomes = match &property.problem {
                Some(problem) => format!("nothing: {problem}"),
                None => property.becomes.join(", "),
            };
            writeln!(f, "  {}{value}: {becomes}", property.name)?;
        }
        Ok(())
    }
}

/// A line for each property.
impl fmt::Display for PropertyTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for property in &self.properties {
            let (name, places) = (&property.name, property.places.join(", "));
            writeln!(f, "{name} ({places}): {}", property.value)?;
            let extensions = match property.extensions.is_empty() {
                true => String::new(),
                false => format!(" ({})", property.extensions.join(", ")),
            };
            writeln!(f, "  {}{extensions}", property.becomes)?;
        }
        Ok(())
    }
}
