//! A module as text: SPIR-V as `spirv-dis` prints it, LLVM bitcode as `llvm-dis` does.

use std::io::Write;

use lapidary_bitcode::asm;
use lapidary_spirv::read;
use lapidary_spirv::text::{self, DisassembleOptions};

use crate::foreign;
use crate::{Error, Format};

/// How SPIR-V is printed. LLVM assembly has one form.
#[derive(Clone, Debug)]
#[must_use]
pub struct Disassemble(DisassembleOptions);

impl Disassemble {
    /// With names in place of numbers where there are some, indented, below a header.
    pub fn new() -> Self {
        Self(DisassembleOptions {
            friendly_names: true,
            indent: true,
            header: true,
            offsets: false,
        })
    }

    /// Ids are numbers, as in the module: assembling the text gives the same module.
    pub fn raw_ids(mut self, yes: bool) -> Self {
        self.0.friendly_names = !yes;
        self
    }

    /// Instructions are indented, so that results stand to the left of them.
    pub fn indent(mut self, yes: bool) -> Self {
        self.0.indent = yes;
        self
    }

    /// Comments in front say what the header of the module has.
    pub fn header(mut self, yes: bool) -> Self {
        self.0.header = yes;
        self
    }

    /// A comment behind each instruction has its byte offset.
    pub fn offsets(mut self, yes: bool) -> Self {
        self.0.offsets = yes;
        self
    }
}

impl Default for Disassemble {
    fn default() -> Self {
        Self::new()
    }
}

/// Writes a file of LLVM bitcode or SPIR-V as text. All that can be printed of a malformed SPIR-V
/// module is, up to the error.
///
/// # Errors
/// If the bytes are in neither format or malformed, of what bitcode has and the text cannot say, and
/// those of the writer, as [`ErrorKind::Write`](crate::ErrorKind::Write).
pub fn disassemble(
    bytes: &[u8],
    options: &Disassemble,
    writer: &mut dyn Write,
) -> Result<(), Error> {
    match Format::of(bytes) {
        Some(Format::SpirV(_)) => {
            let words = read::words(bytes)?;
            Ok(text::disassemble(&words, &options.0, writer)?)
        }
        Some(Format::Bitcode | Format::WrappedBitcode) => {
            let mut writer = writer;
            let modules = lapidary_bitcode::read(bytes)?;
            modules.iter().try_for_each(|module| Ok(asm::write(module, &mut writer)?))
        }
        None => Err(foreign::error(bytes)),
    }
}
