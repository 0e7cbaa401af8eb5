//! What an image needs of a device, as its property sets say, and what of it a device lacks.
//!
//! Each property has two forms: that of the design document of optional kernel features, and that
//! which DPC++ writes. Both are read.

use std::fmt;

use super::{Device, Devices};
use crate::aspects::Numbering;
use crate::output::properties::{PropertySet, PropertySets, Value, set};
use crate::{Error, ErrorKind, Result};

/// What an image needs of a device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Requirements {
    /// Numbers of aspects that the device must have.
    pub aspects: Vec<u32>,
    /// Sub-group sizes that it must support.
    pub sub_group_sizes: Vec<u32>,
    /// Work-group sizes that it must support.
    pub work_group_sizes: Vec<Vec<u64>>,
    /// Targets that the code is for, by number, and for no other; `None` if it is for all.
    pub fixed_targets: Option<Vec<u32>>,
}

impl Requirements {
    /// What property sets say; `None` if they have no set of requirements.
    ///
    /// # Errors
    /// If a property has neither of its forms.
    pub fn of(sets: &PropertySets) -> Result<Option<Self>> {
        let Some(required) = sets.set(set::DEVICE_REQUIREMENTS) else { return Ok(None) };
        let mut found = Requirements::default();
        for (key, value) in &required.entries {
            let bad = || {
                let set = &required.name;
                Error::new(
                    ErrorKind::Malformed,
                    format!("the property '{key}' of '{set}' is malformed"),
                )
            };
            match &**key {
                "aspects" | "aspect" => {
                    found.aspects.extend(value.as_u32s().ok_or_else(bad)?);
                }
                "fixed_target" => {
                    let targets = found.fixed_targets.get_or_insert_default();
                    targets.extend(value.as_u32s().ok_or_else(bad)?);
                }
                "reqd_sub_group_size" => match value {
                    Value::U32(size) => found.sub_group_sizes.push(*size),
                    Value::Bytes { .. } => {
                        found.sub_group_sizes.extend(value.as_u32s().ok_or_else(bad)?);
                    }
                },
                "reqd_work_group_size" => {
                    let words = value.as_u32s().ok_or_else(bad)?;
                    found.work_group_sizes.extend(work_group_sizes(&words).ok_or_else(bad)?);
                }
                "reqd_work_group_size_uint64_t" => {
                    found.work_group_sizes.push(value.as_u64s().ok_or_else(bad)?);
                }
                _ => {}
            }
        }
        // Every device runs ESIMD code, whose sub-groups are of one work-item.
        if is_esimd(sets.set(set::MISC_PROPERTIES)) {
            found.sub_group_sizes.retain(|&size| size != 1);
        }
        found.tidy();
        Ok(Some(found))
    }

    pub(crate) fn tidy(&mut self) {
        for list in [&mut self.aspects, &mut self.sub_group_sizes] {
            list.sort_unstable();
            list.dedup();
        }
        self.work_group_sizes.sort_unstable();
        self.work_group_sizes.dedup();
    }

    /// What a device lacks, in the order in which the runtime looks; nothing if it can run the image.
    pub fn lacks(&self, device: &Device, numbering: Numbering) -> Vec<Lack> {
        let mut lacks = Vec::new();
        let is_target = |&target: &u32| device.is_target(target, numbering);
        if let Some(targets) = &self.fixed_targets
            && !targets.iter().any(is_target)
        {
            lacks.push(Lack::FixedTarget(targets.clone()));
        }
        let aspects = self.aspects.iter().copied();
        let aspects = aspects.filter(|&aspect| !device.has_aspect_number(aspect, numbering));
        lacks.extend(aspects.map(Lack::Aspect));
        let sizes = self.sub_group_sizes.iter().copied();
        lacks
            .extend(sizes.filter(|&size| !device.has_sub_group_size(size)).map(Lack::SubGroupSize));
        let fits = |size: &&Vec<u64>| !device.takes_work_group(size);
        lacks.extend(self.work_group_sizes.iter().filter(fits).cloned().map(Lack::WorkGroupSize));
        lacks
    }
}

impl Device {
    /// Whether its limits allow a work-group. What is not known of them allows all.
    pub fn takes_work_group(&self, size: &[u64]) -> bool {
        let total = size.iter().try_fold(1u64, |total, &size| total.checked_mul(size));
        let in_each = || size.iter().zip(&self.max_work_item_sizes).all(|(size, max)| size <= max);
        self.max_work_group_size.is_none_or(|max| total.is_some_and(|total| total <= max))
            && (self.max_work_item_sizes.is_empty() || in_each())
    }
}

fn is_esimd(misc: Option<&PropertySet>) -> bool {
    misc.is_some_and(|set| {
        set.entries.iter().any(|(key, value)| key == "isEsimdImage" && *value == Value::U32(1))
    })
}

/// Work-group sizes of the design document, `<dim_count> <dim0> ...` for each; or one size without
/// the count, as DPC++ wrote it once.
fn work_group_sizes(words: &[u32]) -> Option<Vec<Vec<u64>>> {
    let numbers = |words: &[u32]| words.iter().map(|&word| word.into()).collect::<Vec<u64>>();
    let (mut sizes, mut left) = (Vec::new(), words);
    while let Some((&count, rest)) = left.split_first() {
        match rest.split_at_checked(count as usize) {
            Some((size, rest)) if (1..=3).contains(&count) => {
                sizes.push(numbers(size));
                left = rest;
            }
            _ => return (words.len() <= 3).then(|| vec![numbers(words)]),
        }
    }
    Some(sizes)
}

/// What a device lacks that an image needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lack {
    /// It is none of the targets that the code is for, by number.
    FixedTarget(Vec<u32>),
    /// The aspect of this number.
    Aspect(u32),
    /// A sub-group size.
    SubGroupSize(u32),
    /// A work-group size.
    WorkGroupSize(Vec<u64>),
}

impl Lack {
    /// The targets, the aspect or the size, as the runtime's words have them.
    pub fn what(&self, devices: &Devices, numbering: Numbering) -> String {
        match self {
            Lack::FixedTarget(targets) => {
                let names = targets.iter().map(|&target| devices.target_text(target, numbering));
                names.collect::<Vec<_>>().join(",")
            }
            Lack::Aspect(number) => {
                let name = i32::try_from(*number).ok().and_then(|it| numbering.name_of(it));
                name.map_or_else(|| number.to_string(), str::to_owned)
            }
            Lack::SubGroupSize(size) => size.to_string(),
            Lack::WorkGroupSize(size) => Size(size).to_string(),
        }
    }

    /// As the runtime says it ("Changes to the DPC++ runtime" of the design document, which has no
    /// words for work-groups).
    pub fn text(&self, devices: &Devices, numbering: Numbering) -> String {
        let what = self.what(devices, numbering);
        match self {
            Lack::FixedTarget(_) => format!(
                "Kernel was compiled with '-fsycl-fixed-targets={what}' but was submitted to a \
                 different device."
            ),
            Lack::Aspect(_) => format!(
                "Kernel uses optional feature corresponding to 'aspect::{what}' but device does not \
                 support this aspect."
            ),
            Lack::SubGroupSize(_) => format!(
                "Kernel has a required sub-group size of '{what}' but device does not support this \
                 sub-group size."
            ),
            Lack::WorkGroupSize(_) => format!(
                "Kernel has a required work-group size of '{what}' but device does not support this \
                 work-group size."
            ),
        }
    }
}

/// A size of several dimensions: `8x4`.
pub(crate) struct Size<'s>(pub(crate) &'s [u64]);

impl fmt::Display for Size<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes: Vec<String> = self.0.iter().map(u64::to_string).collect();
        f.write_str(&sizes.join("x"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(entries: &[(&str, Value)]) -> Result<Option<Requirements>> {
        let mut sets = PropertySets::default();
        for (key, value) in entries {
            sets.add(set::DEVICE_REQUIREMENTS, *key, value.clone());
        }
        Requirements::of(&sets)
    }

    #[test]
    fn both_forms_are_read() {
        let tool = of(&[
            ("aspects", Value::u32s([6, 5])),
            ("reqd_sub_group_size", Value::U32(16)),
            ("reqd_work_group_size_uint64_t", Value::u64s([8, 4])),
        ]);
        let design = of(&[
            ("aspect", Value::u32s([5, 6])),
            ("reqd_sub_group_size", Value::u32s([16])),
            ("reqd_work_group_size", Value::u32s([2, 8, 4])),
        ]);
        assert_eq!(tool.unwrap(), design.clone().unwrap());
        let expected = Requirements {
            aspects: vec![5, 6],
            sub_group_sizes: vec![16],
            work_group_sizes: vec![vec![8, 4]],
            fixed_targets: None,
        };
        assert_eq!(design.unwrap(), Some(expected));
        let older = of(&[("reqd_work_group_size", Value::u32s([16]))]).unwrap().unwrap();
        assert_eq!(older.work_group_sizes, [[16]]);
        let several = of(&[("reqd_work_group_size", Value::u32s([1, 16, 3, 4, 2, 1]))]);
        assert_eq!(several.unwrap().unwrap().work_group_sizes, [vec![4, 2, 1], vec![16]]);
        assert_eq!(Requirements::of(&PropertySets::default()).unwrap(), None);
        assert_eq!(
            of(&[("fixed_target", Value::u32s([]))]).unwrap().unwrap().fixed_targets,
            Some(vec![])
        );
        for (key, value) in [
            ("aspects", Value::bytes(vec![1, 0, 0])),
            ("aspect", Value::U32(1)),
            ("reqd_work_group_size", Value::u32s([4, 1, 1, 1])),
            ("reqd_work_group_size_uint64_t", Value::u32s([1])),
        ] {
            assert!(of(&[(key, value)]).is_err(), "{key}");
        }
    }

    #[test]
    fn what_a_device_lacks_is_told_in_the_order_of_the_runtime() {
        let devices = Devices::default();
        let required = Requirements {
            aspects: vec![5, 6],
            sub_group_sizes: vec![16, 64],
            work_group_sizes: vec![vec![32, 32], vec![2, 600]],
            fixed_targets: Some(vec![super::super::target_number("intel_gpu_11_1")]),
        };
        let mut device = devices.get("intel_gpu_tgl").unwrap().clone();
        device.max_work_group_size = Some(1024);
        let lacks = required.lacks(&device, Numbering::Classic);
        let texts: Vec<String> =
            lacks.iter().map(|lack| lack.text(&devices, Numbering::Classic)).collect();
        let starts = [
            "Kernel was compiled with '-fsycl-fixed-targets=intel_gpu_11_1' but was submitted to a \
             different device.",
            "Kernel uses optional feature corresponding to 'aspect::fp64' but device does not support \
             this aspect.",
            "Kernel has a required sub-group size of '64' but device does not support this sub-group \
             size.",
            "Kernel has a required work-group size of '2x600' but device does not support this \
             work-group size.",
        ];
        assert_eq!(texts, starts);
        device.max_work_item_sizes = vec![16, 1024, 1024];
        assert_eq!(required.lacks(&device, Numbering::Classic).len(), 5);
        let stand_in = devices.get("spir64").unwrap();
        assert_eq!(required.lacks(stand_in, Numbering::Classic), []);
    }

    #[test]
    fn sub_groups_of_one_are_esimd() {
        let mut sets = PropertySets::default();
        sets.add(set::DEVICE_REQUIREMENTS, "reqd_sub_group_size", Value::U32(1));
        assert_eq!(Requirements::of(&sets).unwrap().unwrap().sub_group_sizes, [1]);
        sets.add(set::MISC_PROPERTIES, "isEsimdImage", Value::U32(1));
        assert_eq!(Requirements::of(&sets).unwrap().unwrap().sub_group_sizes, [0; 0]);
    }
}
