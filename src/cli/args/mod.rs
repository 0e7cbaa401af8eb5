//! One manner of options for all commands: each command is a table, and everything that knows its
//! options is made from that table.
//!
//! [`parse`] reads a command line as LLVM's tools and as GNU's do: `-split=kernel`, `--split=kernel`
//! and `--split kernel` are the same, `--` ends the options, `-` is standard input. [`help`] and
//! [`man`] show the table to people, [`completions`] to shells.

pub(super) mod completions;
pub(super) mod help;
pub(super) mod man;
mod parse;
mod table;

pub(super) use parse::{Parsed, parse};
pub(super) use table::{
    Argument, Command, Count, Fate, Group, Kind, Opt, flag, ignored, refused, value,
};
