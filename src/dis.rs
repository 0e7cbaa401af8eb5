//! A module as text: SPIR-V as `spirv-dis` prints it, LLVM bitcode as `llvm-dis` does.

use std::io::Write;
use std::sync::{Mutex, PoisonError};

use lapidary_bitcode::asm::{Join, Tables, Text};
use lapidary_spirv::read;
use lapidary_spirv::text::{Column, DisassembleOptions, Disassembly};

use crate::answer::{Limited, TextLimit};
use crate::foreign;
use crate::parallel::{OnAllThreads, in_order, map, threads};
use crate::{Error, ErrorKind, Format};

/// How SPIR-V is printed. LLVM assembly has one form.
#[derive(Clone, Debug)]
#[must_use]
pub struct Disassemble {
    spirv: DisassembleOptions,
    limit: TextLimit,
}

impl Disassemble {
    /// With names in place of numbers where there are some, indented, below a header, and not longer
    /// than texts usually are.
    pub fn new() -> Self {
        Self { spirv: DisassembleOptions::default(), limit: TextLimit::default() }
    }

    /// Ids are numbers, as in the module: assembling the text gives the same module.
    pub fn raw_ids(mut self, yes: bool) -> Self {
        self.spirv.friendly_names = !yes;
        self
    }

    /// Instructions are indented, so that results stand to the left of them.
    pub fn indent(mut self, yes: bool) -> Self {
        self.spirv.indent = yes;
        self
    }

    /// Comments in front say what the header of the module has.
    pub fn header(mut self, yes: bool) -> Self {
        self.spirv.header = yes;
        self
    }

    /// How long the text may be.
    pub fn limit(mut self, limit: TextLimit) -> Self {
        self.limit = limit;
        self
    }

    /// A comment behind each instruction has its byte offset.
    pub fn offsets(mut self, yes: bool) -> Self {
        self.spirv.offsets = yes;
        self
    }
}

impl Default for Disassemble {
    fn default() -> Self {
        Self::new()
    }
}

/// Writes a file of LLVM bitcode or SPIR-V as text. It is printed in parts on all cores, a few of which
/// are in memory at any time. All that can be printed of a malformed SPIR-V module is, up to the error.
///
/// # Errors
/// If the bytes are in neither format or malformed, of what bitcode has and the text cannot say, of a text
/// that is longer than the limit allows, which has been written up to there, and those of the writer, as
/// [`ErrorKind::Write`].
pub fn disassemble(
    bytes: &[u8],
    options: &Disassemble,
    writer: &mut (dyn Write + Send),
) -> Result<(), Error> {
    let most = options.limit.of(bytes.len());
    let mut limited = Limited::new(writer, most);
    // No part of the text is longer than all of it may be.
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    let written = match Format::of(bytes) {
        Some(Format::SpirV(_)) => spirv(&read::view(bytes)?, &options.spirv, &mut limited),
        Some(Format::Bitcode | Format::WrappedBitcode) => {
            let modules = lapidary_bitcode::read(bytes)?;
            modules.iter().try_for_each(|module| {
                bitcode(module, most, &mut limited).map_err(|error| match error.kind() {
                    // Not of what is read, which has a place.
                    ErrorKind::LimitExceeded if error.place().is_none() => options.limit.error(),
                    _ => error,
                })
            })
        }
        None => return Err(foreign::error(bytes)),
    };
    if limited.is_cut { Err(options.limit.error()) } else { written }
}

fn spirv(
    words: &[u32],
    options: &DisassembleOptions,
    writer: &mut (dyn Write + Send),
) -> Result<(), Error> {
    let text = Disassembly::in_parts(words, options, &OnAllThreads)?;
    let (parts, mut column) = (text.parts().collect::<Vec<_>>(), Column::default());
    if !text.in_any_order() {
        let mut out = Vec::new();
        return parts.into_iter().try_for_each(|part| {
            out.clear();
            text.print(part, &mut column, &mut out);
            Ok(writer.write_all(&out).map_err(lapidary_spirv::Error::from)?)
        });
    }
    // What has been written goes to the next parts: to touch new memory takes long.
    let spare = Mutex::new(Vec::<Vec<u8>>::new());
    let spare = || spare.lock().unwrap_or_else(PoisonError::into_inner);
    in_order(
        &Mutex::default(),
        parts.len(),
        |(): &mut (), at| {
            let mut out = spare().pop().unwrap_or_default();
            out.clear();
            text.print(parts[at].clone(), &mut Column::default(), &mut out);
            Ok(out)
        },
        |out| {
            writer.write_all(&out).map_err(lapidary_spirv::Error::from)?;
            spare().push(out);
            Ok(())
        },
    )
}

fn bitcode<'m>(
    module: &'m lapidary_bitcode::Module<'m>,
    most: usize,
    writer: &mut (dyn Write + Send),
) -> Result<(), Error> {
    let text = Text::new(module)?.at_most(most);
    if threads() == 1 {
        return Ok(text.write(&mut &mut *writer)?);
    }
    let parts = text.parts();
    // By part: how many metadata nodes the functions before it have of their own.
    let mut nodes = map(parts, |part| text.own_nodes(part));
    let mut before = 0u32;
    for own in &mut nodes {
        (*own, before) = (before, before.saturating_add(*own));
    }
    let mut join = Join::new(&text);
    in_order(
        &Mutex::default(),
        parts.len(),
        |tables: &mut Tables<'_>, at| Ok(text.print(tables, &parts[at], nodes[at])?),
        |printed| {
            let text = join.add(printed)?;
            Ok(writer.write_all(text.as_bytes()).map_err(lapidary_bitcode::Error::from)?)
        },
    )
}
