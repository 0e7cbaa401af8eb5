//! How constants are stored, and what holds of them.

mod check;
pub(crate) mod table;

pub(crate) use table::{ConstantTable, INRANGE_INDEX, INRANGE_WORDS, Kind, Row, SPLAT, Scope};
