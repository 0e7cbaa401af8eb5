//! Files and standard input, which the library knows nothing of.

mod read;

use std::io;
use std::path::Path;

use lapidary::{AddressSpaces, Format, Module};

use super::Failure;

/// A file that has been read.
pub(super) struct Input {
    /// How to call it in messages.
    pub(super) name: String,
    /// All of it; of a file that is no module only the first bytes.
    pub(super) bytes: Vec<u8>,
}

impl Input {
    /// Reads a file whatever it is; `-` is standard input.
    pub(super) fn open(path: &Path) -> Result<Self, Failure> {
        Self::open_if(path, |_| true)
    }

    /// Reads a file that begins like a module. Of any other only the first bytes are read, however
    /// large it is: enough to say what it is.
    pub(super) fn open_module(path: &Path) -> Result<Self, Failure> {
        Self::open_if(path, |head| Format::of(head).is_some())
    }

    fn open_if(path: &Path, accept: impl FnOnce(&[u8]) -> bool) -> Result<Self, Failure> {
        let (name, bytes) = if path == Path::new("-") {
            ("<stdin>".into(), read::stream(&mut io::stdin().lock(), accept))
        } else {
            (path.display().to_string(), read::file(path, accept))
        };
        match bytes {
            Ok(bytes) => Ok(Self { name, bytes }),
            Err(error) => Err(Failure::new(format!("cannot read {name}: {error}"))),
        }
    }

    /// The module that it is.
    pub(super) fn module(&self) -> Result<Module<'_>, Failure> {
        self.module_as(&AddressSpaces::default())
    }

    /// The same, with the numbers of address spaces that its front end has.
    pub(super) fn module_as(&self, spaces: &AddressSpaces) -> Result<Module<'_>, Failure> {
        let module = Module::parse_as(&self.bytes, spaces).map_err(|error| self.failure(error))?;
        Ok(module.named(&self.name))
    }

    /// Why something could not be done with it.
    pub(super) fn failure(&self, error: lapidary::Error) -> Failure {
        Failure::of(&self.name, error)
    }
}
