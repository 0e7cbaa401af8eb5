//! The answer of `targets`: the devices of a configuration. As text it is a configuration file, so what
//! is listed can be changed and read.

use std::fmt;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use super::{Devices, builtin, target_number};

/// The devices of a configuration, by name.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct TargetReport {
    /// The devices.
    pub targets: Vec<Target>,
}

/// A device, or what many devices have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Target {
    /// Its name.
    pub name: String,
    /// The number that stands for it in the property `fixed_target`.
    pub number: u32,
    /// Other names of it.
    pub aliases: Vec<String>,
    /// What it belongs to: code for these is for it, too.
    pub families: Vec<String>,
    /// The names of its aspects, or their numbers where they have no name.
    pub aspects: Vec<String>,
    /// The sub-group sizes that it supports; null if that is not known.
    pub sub_group_sizes: Option<Vec<u32>>,
    /// The most work-items of a work-group; null if that is not known.
    pub max_work_group_size: Option<u64>,
    /// The most work-items of a work-group in each dimension; empty if that is not known.
    pub max_work_item_sizes: Vec<u64>,
    /// Whether it may have aspects, and support sizes, that are not listed.
    pub may_support_other_aspects: bool,
}

impl Devices {
    /// What there is, as an answer.
    pub fn report(&self) -> TargetReport {
        let targets = self.iter().map(|device| Target {
            name: device.name.clone(),
            number: target_number(&device.name),
            aliases: device.aliases.clone(),
            families: builtin::families(builtin::canonical(&device.name))
                .into_iter()
                .map(str::to_owned)
                .collect(),
            aspects: device.aspects.iter().map(ToString::to_string).collect(),
            sub_group_sizes: device.sub_group_sizes.clone(),
            max_work_group_size: device.max_work_group_size,
            max_work_item_sizes: device.max_work_item_sizes.clone(),
            may_support_other_aspects: device.may_support_other_aspects,
        });
        TargetReport { targets: targets.collect() }
    }
}

/// A configuration file, with the number of each target as a comment.
impl fmt::Display for TargetReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn list<T: ToString>(items: &[T]) -> String {
            format!("[{}]", items.iter().map(T::to_string).collect::<Vec<_>>().join(", "))
        }
        for target in &self.targets {
            writeln!(f, "{}: # {}", target.name, target.number)?;
            if !target.aliases.is_empty() {
                writeln!(f, "  aliases: {}", list(&target.aliases))?;
            }
            writeln!(f, "  aspects: {}", list(&target.aspects))?;
            if let Some(sizes) = &target.sub_group_sizes {
                writeln!(f, "  sub-group-sizes: {}", list(sizes))?;
            }
            if let Some(size) = target.max_work_group_size {
                writeln!(f, "  max-work-group-size: {size}")?;
            }
            if !target.max_work_item_sizes.is_empty() {
                writeln!(f, "  max-work-item-sizes: {}", list(&target.max_work_item_sizes))?;
            }
            if target.may_support_other_aspects {
                writeln!(f, "  may-support-other-aspects: true")?;
            }
        }
        Ok(())
    }
}
