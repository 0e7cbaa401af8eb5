//! Whether a device can run the kernels of images, and if not, why: what the runtime would say.
//!
//! Before it links the images that a kernel needs, the runtime compares the requirements of each with
//! the device ("Changes to the DPC++ runtime" of the design document of optional kernel features).
//! Which images a kernel needs follows from the functions that they import from each other, and from
//! the sets of virtual functions that they use.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use super::{Device, Devices, Lack, Requirements};
use crate::answer::Name;
use crate::aspects::Numbering;
use crate::graph::{Flags, SymbolId};
use crate::output::properties::{PropertySets, Value, set};
use crate::passes::split::is_builtin;
use crate::{AspectRules, Module, Result, names};

/// What is known of an image.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckedImage {
    /// How to call it: the name of its file.
    pub name: String,
    /// What it needs; `None` if nothing says so, as of a device library.
    pub requirements: Option<Requirements>,
    /// Its kernels.
    pub kernels: Vec<String>,
    /// Functions that other images may use.
    pub exports: Vec<String>,
    /// Functions that other images must have.
    pub imports: Vec<String>,
    /// The set of virtual functions that it has.
    pub virtual_functions: Option<String>,
    /// The sets of virtual functions that it uses.
    pub used_virtual_functions: Vec<String>,
}

impl CheckedImage {
    /// What property sets say of an image.
    ///
    /// # Errors
    /// If they cannot be understood.
    pub fn from_properties(name: impl Into<String>, sets: &PropertySets) -> Result<Self> {
        let keys = |set: &str| {
            let entries = sets.set(set).map_or(&[][..], |set| &set.entries);
            entries.iter().map(|(key, _)| key.clone()).collect::<Vec<_>>()
        };
        let text = |key: &str| match sets.get(set::VIRTUAL_FUNCTIONS, key) {
            Some(Value::Bytes { bytes, .. }) => Some(String::from_utf8_lossy(bytes).into_owned()),
            _ => None,
        };
        let used = text("uses-virtual-functions-set").unwrap_or_default();
        Ok(Self {
            name: name.into(),
            requirements: Requirements::of(sets)?,
            kernels: keys(set::KERNEL_NAMES),
            exports: keys(set::EXPORTED_SYMBOLS),
            imports: keys(set::IMPORTED_SYMBOLS),
            virtual_functions: text("virtual-functions-set"),
            used_virtual_functions: used
                .split(',')
                .filter(|set| !set.is_empty())
                .map(str::to_owned)
                .collect(),
        })
    }

    /// What a module says of itself, for an image without properties.
    ///
    /// # Errors
    /// If the module is malformed.
    pub fn from_module(
        name: impl Into<String>,
        module: &Module<'_>,
        numbering: Numbering,
    ) -> Result<Self> {
        let analysis = module.analyse(&AspectRules::new().numbering(numbering))?;
        let graph = analysis.graph();
        let mut image = CheckedImage { name: name.into(), ..CheckedImage::default() };
        let mut required = Requirements::default();
        let aspects = analysis.aspects().union(graph.function_ids());
        required.aspects = aspects.into_iter().filter_map(|it| u32::try_from(it).ok()).collect();
        for (id, function) in graph.function_ids().zip(&graph.functions) {
            let (flags, name) = (function.flags, || graph.show(id).into_owned());
            if flags.has(Flags::DEFINED | Flags::KERNEL) {
                image.kernels.push(name());
            } else if flags.has(Flags::DEFINED) && function.source.is_some() {
                image.exports.push(name());
            } else if !flags.has(Flags::DEFINED) && is_import(graph, id) {
                image.imports.push(name());
            }
            let Some(details) = graph.details(function) else { continue };
            let size = details.sub_group_size.and_then(|size| u32::try_from(size).ok());
            required.sub_group_sizes.extend(size.filter(|&size| size > 0));
            if !details.work_group_size.is_empty() {
                required.work_group_sizes.push(details.work_group_size.clone());
            }
            let targets = details.fixed_targets.iter().flatten();
            let targets = targets.filter_map(|&target| u32::try_from(target).ok());
            let targets: Vec<u32> = targets.collect();
            if !targets.is_empty() {
                required.fixed_targets.get_or_insert_default().extend(targets);
            }
        }
        required.tidy();
        image.requirements = Some(required);
        Ok(image)
    }

    /// With the kernels that a symbol file lists, which has the exported functions, too.
    #[must_use]
    pub fn with_symbols(mut self, symbols: &str) -> Self {
        if self.kernels.is_empty() {
            let exports: HashSet<&str> = self.exports.iter().map(String::as_str).collect();
            let is_kernel = |name: &&str| !name.is_empty() && !exports.contains(name);
            let names = symbols.lines().filter(is_kernel);
            self.kernels = names.map(str::to_owned).collect();
        }
        self
    }

    /// With what another knows of the same image and this one does not.
    #[must_use]
    pub fn completed(self, other: CheckedImage) -> Self {
        let or = |list: Vec<String>, other| if list.is_empty() { other } else { list };
        Self {
            kernels: or(self.kernels, other.kernels),
            exports: or(self.exports, other.exports),
            imports: or(self.imports, other.imports),
            ..self
        }
    }
}

/// Which images have what others need.
struct Links<'i> {
    /// By function: the images that export it.
    exports: HashMap<&'i str, Vec<usize>>,
    /// By set of virtual functions: the images that have it.
    sets: HashMap<&'i str, Vec<usize>>,
}

impl<'i> Links<'i> {
    fn new(images: &'i [CheckedImage]) -> Self {
        let mut links = Links { exports: HashMap::new(), sets: HashMap::new() };
        for (at, image) in images.iter().enumerate() {
            for export in &image.exports {
                links.exports.entry(export).or_default().push(at);
            }
            if let Some(set) = &image.virtual_functions {
                links.sets.entry(set).or_default().push(at);
            }
        }
        links
    }

    /// The images that one is linked with, itself included, in order.
    fn of(&self, images: &[CheckedImage], at: usize) -> BTreeSet<usize> {
        let mut linked = BTreeSet::from([at]);
        let mut left = vec![at];
        while let Some(user) = left.pop() {
            let imports = images[user].imports.iter().map(|name| self.exports.get(&**name));
            let sets = images[user].used_virtual_functions.iter();
            let sets = sets.map(|set| self.sets.get(&**set));
            for &other in imports.chain(sets).flatten().flatten() {
                if linked.insert(other) {
                    left.push(other);
                }
            }
        }
        linked
    }
}

fn is_import(graph: &crate::graph::Graph, id: SymbolId) -> bool {
    let flags = graph.flags(id);
    flags.has(Flags::EXTERNAL) && !flags.has(Flags::INTRINSIC) && !is_builtin(graph.name(id))
}

/// Whether a device can run images.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct CheckReport {
    /// The file, if there is one.
    pub file: Option<String>,
    /// How the device is called; null if it was described by its aspects and sizes alone.
    pub device: Option<String>,
    /// Whether it can run all that was asked for.
    pub compatible: bool,
    /// The images that were asked for.
    pub images: Vec<ImageCheck>,
}

/// Whether a device can run the kernels of an image.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct ImageCheck {
    /// The image.
    pub image: String,
    /// Its kernels, as far as they are known; the one that was asked for.
    pub kernels: Vec<Name>,
    /// The other images that its kernels are linked with.
    pub linked_with: Vec<String>,
    /// Whether the device can run its kernels.
    pub compatible: bool,
    /// Why not.
    pub reasons: Vec<Reason>,
}

/// Why a device cannot run a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Reason {
    /// The image that needs what the device lacks.
    pub image: String,
    /// What is lacking.
    pub kind: ReasonKind,
    /// The aspect, the size or the targets, as the message has them.
    pub what: String,
    /// As the runtime says it.
    pub message: String,
}

/// What a device lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum ReasonKind {
    /// It is none of the targets that the code is for.
    FixedTarget,
    /// An aspect.
    Aspect,
    /// A sub-group size.
    SubGroupSize,
    /// A work-group size.
    WorkGroupSize,
}

impl Devices {
    /// Whether a device can run the kernels of images, or one kernel of theirs, each with all the
    /// images that it is linked with.
    ///
    /// # Errors
    /// If no image has the kernel.
    pub fn check(
        &self,
        images: &[CheckedImage],
        kernel: Option<&str>,
        device: &Device,
        numbering: Numbering,
    ) -> Result<CheckReport> {
        let asked: Vec<(usize, Option<&str>)> = match kernel {
            None => (0..images.len()).map(|at| (at, None)).collect(),
            Some(kernel) => {
                let all = images.iter().enumerate();
                let all: Vec<(usize, &str)> = all
                    .flat_map(|(at, it)| it.kernels.iter().map(move |name| (at, &**name)))
                    .collect();
                let names: Vec<Cow<'_, str>> = all.iter().map(|&(_, name)| name.into()).collect();
                let (at, name) = all[names::find("kernel", &names, kernel)?];
                vec![(at, Some(name))]
            }
        };
        let links = Links::new(images);
        let checks: Vec<ImageCheck> = asked
            .into_iter()
            .map(|(at, kernel)| {
                let linked = links.of(images, at);
                self.check_image(images, at, &linked, kernel, device, numbering)
            })
            .collect();
        Ok(CheckReport {
            file: None,
            device: Some(device.name.clone()).filter(|name| !name.is_empty()),
            compatible: checks.iter().all(|check| check.compatible),
            images: checks,
        })
    }

    fn check_image(
        &self,
        images: &[CheckedImage],
        at: usize,
        linked: &BTreeSet<usize>,
        kernel: Option<&str>,
        device: &Device,
        numbering: Numbering,
    ) -> ImageCheck {
        let others = linked.iter().copied().filter(|&other| other != at);
        let mut reasons = Vec::new();
        for image in std::iter::once(at).chain(others.clone()).map(|number| &images[number]) {
            let lacks = image.requirements.iter().flat_map(|it| it.lacks(device, numbering));
            reasons.extend(lacks.map(|lack| self.reason(&image.name, &lack, numbering)));
        }
        let kernels = kernel.map_or(images[at].kernels.clone(), |kernel| vec![kernel.to_owned()]);
        ImageCheck {
            image: images[at].name.clone(),
            kernels: kernels.into_iter().map(Name::new).collect(),
            linked_with: others.map(|other| images[other].name.clone()).collect(),
            compatible: reasons.is_empty(),
            reasons,
        }
    }

    fn reason(&self, image: &str, lack: &Lack, numbering: Numbering) -> Reason {
        let kind = match lack {
            Lack::FixedTarget(_) => ReasonKind::FixedTarget,
            Lack::Aspect(_) => ReasonKind::Aspect,
            Lack::SubGroupSize(_) => ReasonKind::SubGroupSize,
            Lack::WorkGroupSize(_) => ReasonKind::WorkGroupSize,
        };
        Reason {
            image: image.to_owned(),
            kind,
            what: lack.what(self, numbering),
            message: lack.text(self, numbering),
        }
    }
}

impl CheckReport {
    /// With the name of the file that was checked.
    #[must_use]
    pub fn named(mut self, file: impl Into<String>) -> Self {
        self.file = Some(file.into());
        self
    }
}

impl fmt::Display for CheckReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let device = self.device.as_deref().unwrap_or("the device");
        for check in &self.images {
            let can = if check.compatible { "can" } else { "cannot" };
            let end = if check.compatible { "" } else { ":" };
            writeln!(f, "{}: {device} {can} run it{end}", check.image)?;
            for reason in &check.reasons {
                let linked = reason.image != check.image;
                let place = if linked { format!(" ({})", reason.image) } else { String::new() };
                writeln!(f, "  {}{place}", reason.message)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn image(name: &str, aspects: &[u32], imports: &[&str], exports: &[&str]) -> CheckedImage {
        let list = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<_>>();
        CheckedImage {
            name: name.into(),
            requirements: Some(Requirements {
                aspects: aspects.to_vec(),
                ..Requirements::default()
            }),
            kernels: vec![format!("kernel_of_{name}")],
            exports: list(exports),
            imports: list(imports),
            ..CheckedImage::default()
        }
    }

    #[test]
    fn what_a_kernel_is_linked_with_counts() {
        let devices = Devices::default();
        let device = devices.get("intel_gpu_tgl").unwrap();
        let mut images = vec![
            image("a", &[], &["f"], &[]),
            image("b", &[5], &["g"], &["f"]),
            image("c", &[6], &[], &["g"]),
            image("d", &[], &[], &[]),
        ];
        let check = |images: &[CheckedImage], kernel| {
            devices.check(images, kernel, device, Numbering::Classic).unwrap()
        };
        let all = check(&images, None);
        let compatible: Vec<bool> = all.images.iter().map(|image| image.compatible).collect();
        assert_eq!(compatible, [false, false, false, true]);
        assert_eq!(all.images[0].linked_with, ["b", "c"]);
        assert_eq!(all.images[0].reasons[0].image, "c");
        assert!(!all.compatible && check(&images, Some("kernel_of_d")).compatible);
        let one = check(&images, Some("kernel_of_b"));
        assert_eq!((one.images.len(), one.compatible), (1, false));
        assert!(devices.check(&images, Some("nobody"), device, Numbering::Classic).is_err());
        // Sets of virtual functions lead to images, too.
        images[3].used_virtual_functions = vec!["set".into()];
        images[2].virtual_functions = Some("set".into());
        assert!(!check(&images, Some("kernel_of_d")).compatible);
    }
}
