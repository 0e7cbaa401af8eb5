//! What is written: property sets, tables, symbol files, and the files themselves, all or none.

pub mod atomic;
pub mod base64;
pub mod properties;
pub mod table;
pub mod unfinished;
