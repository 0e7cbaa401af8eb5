//! What string attributes and annotations say of a function or variable, as the facts of the graph have it.
//!
//! A property may stand for metadata (`sycl-work-group-size` for `!reqd_work_group_size`): it is then a
//! fact by the same row, where there is no such metadata. The registry says which do
//! (`crate::properties`).

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{AttributeIndex, AttributeListId};

use super::super::{Carrier, Flags, Operand};
use super::metadata::is_true;
use crate::properties::annotation::Named;
use crate::properties::{Effect, Place, Target, Word, given};

/// The metadata that lists declared aspects, as properties stand for it.
pub(super) const DECLARED_ASPECTS: &str = "sycl_declared_aspects";

/// The metadata for the size of work-groups that is required, and for how many dimensions it has.
const REQUIRED_SIZE: &str = "reqd_work_group_size";
const DIMENSIONS: &str = "work_group_num_dim";

/// What is said of a function or variable.
#[derive(Clone, Default)]
pub(super) struct Said {
    /// Names and values: string attributes, and behind them properties of annotations.
    pub(super) named: Vec<Named>,
    /// The metadata that properties stand for.
    pub(super) implied: Vec<(&'static str, Vec<Operand>)>,
    /// The flags that it sets.
    pub(super) flags: Flags,
}

impl Said {
    /// Reads what an attribute list says, and what annotations say beside it.
    pub(super) fn new(
        module: &Module<'_>,
        target: Target,
        list: Option<AttributeListId>,
        annotated: Vec<Named>,
    ) -> Self {
        let index = AttributeIndex::Function;
        let mut named: Vec<Named> = given::attributes(module, list, index, |_| true).collect();
        named.extend(annotated);
        let implied = implied(&named, target);
        let mut said = Said { named, implied, flags: Flags::default() };
        said.flags = Flags::carried(|carrier| match carrier {
            Carrier::Attribute(name) => said.value(name).is_some(),
            Carrier::TrueAttribute(name) => {
                said.value(name).is_some_and(|value| is_true(value.as_bytes()))
            }
            _ => false,
        });
        said
    }

    /// The value of a property, or of another string attribute.
    pub(super) fn value(&self, name: &str) -> Option<&str> {
        self.named.iter().find(|row| row.0 == name).map(|row| &row.1[..])
    }
}

/// The metadata that properties stand for. Of a kind the first counts, and how many dimensions a work-group has
/// is said by the size that is required, if there is one, and by the hint for it only else.
fn implied(named: &[Named], target: Target) -> Vec<(&'static str, Vec<Operand>)> {
    let given = given::check(named, Place::FUNCTION).into_iter();
    let each = given.filter_map(|given| given.read?.ok()).map(|held| {
        let metadata = |effect| match effect {
            Effect::Metadata(kind, words) => Some((kind, operands(words))),
            _ => None,
        };
        held.effects(target).into_iter().filter_map(metadata).collect::<Vec<_>>()
    });
    let each: Vec<_> = each.collect();
    let requires = |rows: &Vec<(&str, _)>| rows.iter().any(|row| row.0 == REQUIRED_SIZE);
    let is_sized = each.iter().any(requires);
    let mut found: Vec<(&'static str, Vec<Operand>)> = Vec::new();
    for rows in each {
        let counts = !is_sized || requires(&rows);
        for (kind, operands) in rows {
            let is_known = found.iter().any(|row| row.0 == kind);
            if !is_known && (counts || kind != DIMENSIONS) {
                found.push((kind, operands));
            }
        }
    }
    found
}

/// What a property says as operands of metadata.
fn operands(words: Vec<Word>) -> Vec<Operand> {
    let operand = |word| match word {
        Word::Number(number) | Word::Id(number) => Operand::Number(number),
        Word::Text(text) => Operand::Text(text.into_bytes().into()),
    };
    words.into_iter().map(operand).collect()
}

/// The numbers among operands.
pub(super) fn numbers(operands: &[Operand]) -> Vec<i32> {
    let number = |operand: &Operand| match operand {
        Operand::Number(number) => Some(*number as i32),
        Operand::Text(_) => None,
    };
    operands.iter().filter_map(number).collect()
}
