//! A module that was read, in either format: the door to everything else.

use std::fmt;

use lapidary_bitcode::AddressSpaces;
use lapidary_spirv::link::LinkIndex;
use lapidary_spirv::read::{self, Endianness, endianness};

use crate::foreign;
use crate::image::index::link_index;
use crate::parallel::OnAllThreads;
use crate::{Analysis, AspectRules, Cut, Error, ErrorKind, Result, Split, Translate, Translation};

/// What the bytes of a file are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// LLVM bitcode.
    Bitcode,
    /// LLVM bitcode behind the wrapper header of Darwin's tools.
    WrappedBitcode,
    /// A SPIR-V module in this byte order.
    SpirV(Endianness),
}

impl Format {
    /// What the first bytes say.
    pub fn of(bytes: &[u8]) -> Option<Self> {
        match bytes {
            [b'B', b'C', 0xC0, 0xDE, ..] => Some(Self::Bitcode),
            // 0x0B17C0DE, least significant byte first (LLVM's `BitCodeFormat`, "wrapper header").
            [0xDE, 0xC0, 0x17, 0x0B, ..] => Some(Self::WrappedBitcode),
            _ => endianness(bytes).map(Self::SpirV),
        }
    }
}

/// A module of LLVM bitcode or SPIR-V.
///
/// What is done with it does not change it. It borrows the bytes that it was read from.
pub struct Module<'a> {
    /// How to call it in messages and answers.
    pub(crate) name: Option<String>,
    pub(crate) format: Format,
    /// Length of the file.
    pub(crate) bytes: usize,
    pub(crate) contents: Contents<'a>,
}

/// What was read.
pub(crate) enum Contents<'a> {
    Bitcode(Box<lapidary_bitcode::Module<'a>>),
    SpirV(Box<read::Module<'a>>),
}

impl<'a> Module<'a> {
    /// Reads a file that holds one module.
    ///
    /// # Errors
    /// If the bytes are in neither format, malformed, or several modules, which are to be linked
    /// first.
    pub fn parse(bytes: &'a [u8]) -> Result<Self> {
        Self::parse_as(bytes, &AddressSpaces::default())
    }

    /// The same for bitcode whose front end has other numbers for address spaces than SPIR.
    ///
    /// # Errors
    /// As of [`parse`](Self::parse).
    pub fn parse_as(bytes: &'a [u8], spaces: &AddressSpaces) -> Result<Self> {
        let mut modules = Self::parse_all_as(bytes, spaces)?;
        match (modules.pop(), modules.len()) {
            (Some(module), 0) => Ok(module),
            (None, _) => Err(Error::new(ErrorKind::NotOneModule, "no module in the file")),
            (Some(_), more) => Err(Error::new(
                ErrorKind::NotOneModule,
                format!("{} modules: link them first", more.saturating_add(1)),
            )),
        }
    }

    /// Reads a file that holds any number of modules. Only bitcode can hold others than one.
    ///
    /// # Errors
    /// If the bytes are in neither format or malformed.
    pub fn parse_all(bytes: &'a [u8]) -> Result<Vec<Self>> {
        Self::parse_all_as(bytes, &AddressSpaces::default())
    }

    fn parse_all_as(bytes: &'a [u8], spaces: &AddressSpaces) -> Result<Vec<Self>> {
        let Some(format) = Format::of(bytes) else {
            return Err(foreign::error(bytes));
        };
        let module = |contents| Module { name: None, format, bytes: bytes.len(), contents };
        Ok(match format {
            Format::Bitcode | Format::WrappedBitcode => lapidary_bitcode::read_as(bytes, spaces)?
                .into_iter()
                .map(|bitcode| module(Contents::Bitcode(Box::new(bitcode))))
                .collect(),
            Format::SpirV(_) => {
                let spirv = read::Module::in_parts(read::view(bytes)?, &OnAllThreads)?;
                vec![module(Contents::SpirV(Box::new(spirv)))]
            }
        })
    }

    /// The same module with a name, which answers and diagnostics then have: that of its file.
    #[must_use]
    pub fn named(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// What its bytes were.
    pub fn format(&self) -> Format {
        self.format
    }

    /// The bitcode, as the crate that reads it has it; `None` if this is SPIR-V.
    pub fn as_bitcode(&self) -> Option<&lapidary_bitcode::Module<'a>> {
        match &self.contents {
            Contents::Bitcode(module) => Some(module),
            Contents::SpirV(_) => None,
        }
    }

    /// The SPIR-V module, as the crate that reads it has it; `None` if this is bitcode.
    pub fn as_spirv(&self) -> Option<&read::Module<'a>> {
        match &self.contents {
            Contents::SpirV(module) => Some(module),
            Contents::Bitcode(_) => None,
        }
    }

    /// The SPIR-V of it, for what bitcode must be translated for first.
    pub(crate) fn link_index(&self, what: &str) -> Result<LinkIndex<'_, 'a>> {
        match &self.contents {
            Contents::SpirV(module) => Ok(link_index(module)?),
            Contents::Bitcode(_) => Err(Error::new(
                ErrorKind::WrongFormat,
                format!(
                    "LLVM bitcode, of which no {what} are made; 'lapidary translate' makes SPIR-V of it"
                ),
            )),
        }
    }

    /// Translates bitcode to SPIR-V.
    ///
    /// # Errors
    /// If the module is SPIR-V already, has something that cannot be translated, or needs what the
    /// options do not allow.
    pub fn translate(&self, options: &Translate) -> Result<Translation> {
        match &self.contents {
            Contents::Bitcode(module) => Translation::of(module, options),
            Contents::SpirV(_) => Err(Error::new(
                ErrorKind::WrongFormat,
                "is SPIR-V already; LLVM bitcode is expected",
            )),
        }
    }

    /// Finds out what its functions call and need.
    ///
    /// # Errors
    /// If a function is malformed, or the rules name an aspect that nobody knows.
    pub fn analyse(&self, rules: &AspectRules) -> Result<Analysis<'_>> {
        Analysis::new(self, rules, 0, &())
    }

    /// Cuts the module into images. Nothing is translated or linked before an image is asked for
    /// its words.
    ///
    /// # Errors
    /// If a function is malformed, the module cannot be cut so, or an option does not fit it.
    pub fn split(&self, options: &Split) -> Result<Cut<'_>> {
        Cut::new(self, options)
    }
}

impl fmt::Debug for Module<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Module")
            .field("name", &self.name)
            .field("format", &self.format)
            .field("bytes", &self.bytes)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_bytes_decide() {
        assert_eq!(Format::of(b"BC\xC0\xDE5\x14"), Some(Format::Bitcode));
        assert_eq!(Format::of(&0x0B17_C0DEu32.to_le_bytes()), Some(Format::WrappedBitcode));
        let magic = lapidary_spirv::read::MAGIC;
        assert_eq!(Format::of(&magic.to_le_bytes()), Some(Format::SpirV(Endianness::Little)));
        assert_eq!(Format::of(&magic.to_be_bytes()), Some(Format::SpirV(Endianness::Big)));
        assert_eq!(Format::of(b"BC\xC0"), None);
        assert_eq!(Format::of(b""), None);
        assert_eq!(Module::parse(b"").unwrap_err().kind(), ErrorKind::UnknownFormat);
    }
}
