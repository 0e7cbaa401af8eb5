//! What is written: property sets, tables, symbol files, and the files themselves, all or none.

// Property sets and tables are read here as well, and what they say is computed with.
pub mod atomic;
pub mod base64;
pub mod properties;
pub mod table;
pub mod unfinished;
