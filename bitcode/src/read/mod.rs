//! The reader: from bytes to [`crate::ir::Module`] and [`crate::ir::Body`].
//!
//! A file is read in two steps. [`read()`] goes over the module level, which is a small part of the
//! bytes, and keeps the place of each function body;
//! [`Module::decode_body`](crate::ir::Module::decode_body) decodes one of them into flat tables that are
//! reused, from any number of threads.
//!
//! Every id that a table holds is checked against the table it refers to when it is read, so that
//! the accessors of [`crate::ir`] need no errors. What is read is kept there.

mod attributes;
mod constants;
mod debug_records;
mod file;
mod function;
mod globals;
mod instructions;
mod metadata;
mod module;
mod operators;
mod types;
mod use_lists;

pub use file::{read, read_as};
