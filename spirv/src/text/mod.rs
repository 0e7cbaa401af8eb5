//! SPIR-V as text: a disassembler and an assembler.
//!
//! The text is that of SPIRV-Tools' `spirv-dis` and `spirv-as`. [`disassemble()`] writes the same
//! bytes as `spirv-dis --no-color` (with friendly names, or raw ids), [`assemble()`] reads what
//! `spirv-as` reads, so that text can travel between both.
//!
//! Nothing is lost: `assemble(disassemble(x))` with raw ids is `x`, byte for byte (in the byte order
//! of the host), for every module whose instructions have sound word counts. Three rules make that
//! hold:
//!
//! - The comments that `spirv-dis` puts at the head (version, generator, bound, schema) are read back
//!   when a text starts with `; SPIR-V`. A version word with more than major and minor in it gets one
//!   comment more, `; Version word: 0x...`, and a tool number whose name another tool has, too, is
//!   written as `Unknown(N)`.
//! - An instruction that the text could not express (unknown opcode, enumerant or extended
//!   instruction, missing or excess operands, a string with garbage behind its end) is written as
//!   `OpUnknown(OPCODE, WORDS) WORD...`, as `spirv-dis --handle-unknown-opcodes` does. The value of a
//!   constant whose words are not what its type asks for is written word by word, `!12 !34`.
//! - Numeric ids keep their numbers.
//!
//! The text form that Khronos' translator has of its own is another ([`print_internal()`],
//! [`parse_internal()`]).
//!
//! Text is bytes, not `str`: strings in a module need not be UTF-8, and come out as they are.
//!
//! ```
//! # fn main() -> Result<(), lapidary_spirv::Error> {
//! use lapidary_spirv::text::{AssembleOptions, DisassembleOptions, assemble, disassemble};
//!
//! let words = assemble(b"%5 = OpTypeInt 32 0\n%7 = OpConstant %5 42\n", &AssembleOptions::default())?;
//! let mut text = Vec::new();
//! let options = DisassembleOptions { header: false, indent: false, ..DisassembleOptions::default() };
//! disassemble(&words, &options, &mut text)?;
//! assert_eq!(text, b"%uint = OpTypeInt 32 0\n%uint_42 = OpConstant %uint 42\n");
//! # Ok(())
//! # }
//! ```

mod assemble;
mod context;
mod disassemble;
mod header;
mod idmap;
mod internal;
mod lexer;
mod lookup;
mod names;
mod parse_number;
mod print_number;
mod shards;
mod survey;

pub use assemble::{AssembleOptions, assemble};
pub use disassemble::{Column, DisassembleOptions, Disassembly, Part, disassemble};
pub use internal::{parse_internal, print_internal};

#[cfg(test)]
mod tests;
