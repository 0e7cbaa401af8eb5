//! Values for the specialization constants of an image, ahead of the runtime.
//!
//! SYCL knows a constant by its name and a value by its bytes, SPIR-V knows scalars by numbers. The
//! property sets of an image say which belong together ([`SpecMap`]). With them [`Module::specialize`]
//! does what a runtime does before it builds a program: it sets constants, and, as no runtime can,
//! freezes and folds them.

mod header;
mod map;
mod values;

use std::collections::HashSet;
use std::fmt;

use lapidary_spirv::grammar::Op;
use lapidary_spirv::read::{self, Section};
use lapidary_spirv::specialize::{SpecConstants, Specialization};

use crate::output::properties::PropertySets;
use crate::{Error, ErrorKind, Module, Result, names};

pub(crate) use map::{ALL, PADDING};
pub use map::{NamedConstant, SpecMap, SpecRecord, SpecValue};
pub use values::SpecText;

/// Which constants get which values, which can no longer be changed, and whether what follows from
/// them is worked out.
///
/// ```
/// use lapidary::Specialize;
///
/// # let text = std::fs::read("corpus/spirv/spec_constants.spvasm").unwrap();
/// # let bytes = lapidary::spirv::text::assemble(&text, &Default::default()).unwrap();
/// # let bytes = lapidary::spirv::read::bytes(&bytes);
/// let module = lapidary::Module::parse(&bytes)?;
/// let special = module.specialize(&Specialize::new().set("width", "32").freeze_all().fold(), None)?;
/// assert!(special.words.len() < bytes.len() / 4);
/// # Ok::<(), lapidary::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Specialize {
    values: Vec<(Key, SpecText)>,
    frozen: Vec<Key>,
    freeze_all: bool,
    fold: bool,
}

/// How a constant is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Key {
    Name(String),
    Id(u32),
}

impl Specialize {
    /// Nothing is set, frozen or folded.
    pub fn new() -> Self {
        Self::default()
    }

    /// The constant of this name gets a value.
    pub fn set(mut self, name: impl Into<String>, value: impl Into<SpecText>) -> Self {
        self.values.push((Key::Name(name.into()), value.into()));
        self
    }

    /// The scalar of this number gets a value.
    pub fn set_id(mut self, id: u32, value: impl Into<SpecText>) -> Self {
        self.values.push((Key::Id(id), value.into()));
        self
    }

    /// The constant of this name cannot be changed any more.
    pub fn freeze(mut self, name: impl Into<String>) -> Self {
        self.frozen.push(Key::Name(name.into()));
        self
    }

    /// The scalar of this number cannot be changed any more.
    pub fn freeze_id(mut self, id: u32) -> Self {
        self.frozen.push(Key::Id(id));
        self
    }

    /// No constant can be changed any more.
    pub fn freeze_all(mut self) -> Self {
        self.freeze_all = true;
        self
    }

    /// What follows from constants that cannot be changed is worked out: expressions, branches and
    /// switches; what is not reached any more goes.
    pub fn fold(mut self) -> Self {
        self.fold = true;
        self
    }

    /// Whether any constant gets a value.
    pub fn sets_values(&self) -> bool {
        !self.values.is_empty()
    }

    /// Checks that every constant that is named is one of some image.
    ///
    /// # Errors
    /// If one is not, with the name that may have been meant.
    pub fn check_names(&self, images: &[SpecMap]) -> Result<()> {
        let mut names = HashSet::new();
        let constants = images.iter().flat_map(SpecMap::constants);
        let new = constants.filter(|constant| names.insert(&constant.name));
        let all: Vec<NamedConstant> = new.cloned().collect();
        for key in self.values.iter().map(|(key, _)| key).chain(&self.frozen) {
            match key {
                Key::Name(name) => {
                    find(&all, name)?;
                }
                Key::Id(id) if images.iter().any(|map| map.with_id(*id).is_some()) => {}
                Key::Id(id) => {
                    let message =
                        format!("no image has a specialization constant with the id {id}");
                    return Err(Error::not_found(message));
                }
            }
        }
        Ok(())
    }

    /// The same, for an image of several that may not have all the constants.
    ///
    /// # Errors
    /// If the property sets are malformed.
    pub fn for_image(&self, properties: &PropertySets) -> Result<Self> {
        let map = SpecMap::of(properties)?;
        let has = |key: &Key| match key {
            Key::Name(name) => map.find(name).is_ok(),
            Key::Id(id) => map.with_id(*id).is_some(),
        };
        let mut of_image = self.clone();
        of_image.values.retain(|(key, _)| has(key));
        of_image.frozen.retain(has);
        Ok(of_image)
    }
}

/// What came of specializing an image.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Specialized {
    /// The module.
    pub words: Vec<u32>,
    /// The property sets that go with it, if there were any: constants that are set have their values
    /// as defaults, those that are frozen are no longer listed.
    pub properties: Option<PropertySets>,
}

impl Module<'_> {
    /// Sets and freezes specialization constants. `properties` are those of the image; without them,
    /// names are those that the module gives its scalar constants.
    ///
    /// # Errors
    /// If the module is bitcode, or has no such constant, or a value does not fit its constant.
    pub fn specialize(
        &self,
        options: &Specialize,
        properties: Option<&PropertySets>,
    ) -> Result<Specialized> {
        let Some(module) = self.as_spirv() else {
            return Err(Error::new(
                ErrorKind::WrongFormat,
                "LLVM bitcode, of which nothing is specialized; 'lapidary post-link' makes images of it",
            ));
        };
        let constants = SpecConstants::of(module);
        let mut map = match properties {
            Some(properties) => SpecMap::of(properties)?,
            None => names_of(module, &constants),
        };
        let mut specialization = Specialization::new();
        // In emulation mode the values are in the properties alone.
        let is_emulated = constants.list().is_empty() && !map.constants().is_empty();
        for (key, text) in &options.values {
            match key {
                Key::Name(name) => {
                    let constant = map.find(name)?.clone();
                    let bytes = values::of_constant(&constant, &constants, text)?;
                    if !is_emulated {
                        for value in constant.values(&bytes)? {
                            specialization = specialization.set(value.id, value.bytes);
                        }
                    }
                    map.set_default(&constant.name, 0, &bytes);
                }
                &Key::Id(id) => {
                    let bytes = values::of_id(&constants, id, text)?;
                    specialization = specialization.set(id, bytes.clone());
                    if let Some((name, record)) = map.with_id(id) {
                        map.set_default(&name, record.offset as usize, &bytes);
                    }
                }
            }
        }
        let emulated = || {
            Error::unsupported(
                "the kernels read their specialization constants from memory (emulation mode), so \
                 none can be frozen",
            )
        };
        if is_emulated && (options.freeze_all || !options.frozen.is_empty()) {
            return Err(emulated());
        }
        for key in &options.frozen {
            match key {
                Key::Name(name) => {
                    let constant = map.find(name)?.clone();
                    for record in constant.leaves() {
                        specialization = specialization.freeze(record.id);
                    }
                    map.remove(&constant.name);
                }
                &Key::Id(id) => {
                    specialization = specialization.freeze(id);
                    // What is left of a composite can still be set, number by number.
                    map.remove_id(id);
                }
            }
        }
        if options.freeze_all {
            specialization = specialization.freeze_all();
            map.clear();
        }
        if options.fold {
            specialization = specialization.fold();
        }
        let words = specialization.apply(module)?;
        let properties = properties.map(|properties| map.put_into(properties.clone()));
        Ok(Specialized { words, properties })
    }

    /// The specialization constants of an image as a C++ header: names, numbers, offsets and sizes for
    /// programs that set them through `clSetProgramSpecializationConstant` themselves.
    ///
    /// # Errors
    /// If the module is bitcode, or the property sets are malformed.
    pub fn spec_constants_header(
        &self,
        properties: Option<&PropertySets>,
    ) -> Result<impl fmt::Display + use<>> {
        let map = match (properties, self.as_spirv()) {
            (Some(properties), _) => SpecMap::of(properties)?,
            (None, Some(module)) => names_of(module, &SpecConstants::of(module)),
            (None, None) => {
                return Err(Error::new(
                    ErrorKind::WrongFormat,
                    "LLVM bitcode, in which constants have no numbers yet",
                ));
            }
        };
        Ok(header::Header::of(map))
    }
}

/// The scalars of a module that has no property sets, by the names that it gives them, or else by
/// their numbers.
fn names_of(module: &read::Module<'_>, constants: &SpecConstants) -> SpecMap {
    let mut found = SpecMap::default();
    for constant in constants.list() {
        let Some(id) = constant.spec_id else { continue };
        let name = module.section(Section::Names).find_map(|it| {
            let is_its = it.op() == Op::Name && it.word(1) == Some(constant.id);
            is_its.then(|| it.string(2)).flatten().map(|(name, _)| name)
        });
        let name = name.filter(|name| !name.is_empty()).unwrap_or_else(|| id.to_string());
        let size = constant.scalar.bytes() as u32;
        found.push(NamedConstant { name, records: vec![SpecRecord { id, offset: 0, size }] });
    }
    found
}

/// The constant of a name, mangled or as in the source.
fn find<'c>(constants: &'c [NamedConstant], name: &str) -> Result<&'c NamedConstant> {
    let known: Vec<_> = constants.iter().map(|it| it.name.as_str().into()).collect();
    names::find("specialization constant", &known, name).map(|at| &constants[at])
}
