//! Widths and layouts that SPIR-V lacks: odd integers and vectors (`legalize` tells the story), integers of
//! more than 64 bits (`wide`, `words`, `wide_operators`, `wide_products`, `wide_division`, `wide_loops`,
//! `wide_floats`), vectors of more than 16 components or of pointers (`spread`), and how such things lie in
//! memory (`odd_layouts`, `odd_memory`).

pub(crate) mod legalize;
pub(crate) mod odd_layouts;
pub(crate) mod odd_memory;
pub(crate) mod spread;
pub(crate) mod wide;
mod wide_division;
mod wide_floats;
mod wide_loops;
mod wide_operators;
mod wide_products;
pub(crate) mod words;
