//! The device libraries of conversions between `float` and `bfloat16`, as images of their own.
//!
//! There are two: one that does the conversions in integers, and one for devices that have them. An
//! image that uses such functions imports them, and the runtime picks the library that suits the
//! device. So both belong to a program of which some image needs them.

use lapidary_spirv::read;

use super::{Cut, Split};
use crate::graph::Flags;
use crate::lower::translate;
use crate::module::Contents;
use crate::output::properties::{PropertySets, Value, set};
use crate::passes::split::is_bf16_library_function;
use crate::{Error, ErrorKind, Module, Result};

/// Which of the libraries.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LibraryKind {
    /// Conversions in integers.
    Fallback,
    /// Conversions by the instructions of the device.
    Native,
}

impl LibraryKind {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Fallback, Self::Native];

    /// The name of its file, as the compiler installs it.
    pub fn file_name(self) -> &'static str {
        match self {
            Self::Fallback => "libsycl-fallback-bfloat16.bc",
            Self::Native => "libsycl-native-bfloat16.bc",
        }
    }

    /// What tells the runtime which it is.
    fn number(self) -> u32 {
        match self {
            Self::Fallback => 0,
            Self::Native => 1,
        }
    }
}

/// A library, translated.
#[derive(Clone, Debug)]
pub struct DeviceLibrary {
    words: Vec<u32>,
    properties: PropertySets,
    symbols: Vec<u8>,
}

impl Cut<'_> {
    /// Whether some image uses functions of the libraries.
    pub fn needs_device_libraries(&self) -> bool {
        let graph = self.analysis.graph();
        let declared = self.plans.iter().flat_map(|plan| &plan.contents.declarations);
        let mut undefined = declared.filter(|id| !graph.flags(**id).has(Flags::DEFINED));
        undefined.any(|id| is_bf16_library_function(graph.name(*id)))
    }
}

impl DeviceLibrary {
    /// Translates a library, by the options of the split whose images use it.
    ///
    /// # Errors
    /// If it is no bitcode, or cannot be translated.
    pub fn new(kind: LibraryKind, module: &Module<'_>, options: &Split) -> Result<Self> {
        let Contents::Bitcode(bitcode) = &module.contents else {
            return Err(Error::new(
                ErrorKind::WrongFormat,
                "a device library is expected to be LLVM bitcode",
            ));
        };
        let analysis = module.analyse(&options.aspects)?;
        let graph = analysis.graph();
        let words = translate(bitcode, &options.translate.lower)?.into_words();
        let mut properties = PropertySets::default();
        let number = Value::U32(kind.number());
        properties.add(set::DEVICELIB_METADATA, "DeviceLibMeta", number);
        let mut symbols = Vec::new();
        for function in &graph.functions {
            let name = graph.names.get(function.name);
            if function.flags.has(Flags::DEFINED | Flags::SPIR_FUNC)
                && name.starts_with(b"__devicelib_")
            {
                let shown = graph.names.show(function.name);
                properties.add(set::EXPORTED_SYMBOLS, shown, Value::U32(1));
                symbols.extend_from_slice(name);
                symbols.push(b'\n');
            }
        }
        Ok(Self { words, properties, symbols })
    }

    /// Its words.
    pub fn words(&self) -> &[u32] {
        &self.words
    }

    /// Its words as a file has them.
    pub fn bytes(&self) -> Vec<u8> {
        read::bytes(&self.words)
    }

    /// What a runtime must know of it.
    pub fn properties(&self) -> &PropertySets {
        &self.properties
    }

    /// Its symbol file: the exported functions, one a line.
    pub fn symbols(&self) -> &[u8] {
        &self.symbols
    }
}
