//! Devices: which aspects, sub-group sizes and work-groups each supports, under which names, and
//! whether it can run an image.
//!
//! A configuration ([`Devices`]) comes from a table that is built in, from a file in the form of the
//! design document of optional kernel features ("Device configuration file"), or from what a runtime
//! says of its devices. What an image needs is in its property sets ([`Requirements`]); what of it a
//! device lacks is a list of [`Lack`]s in the words of the runtime.

mod builtin;
pub(crate) mod check;
#[cfg(feature = "device-config")]
mod config;
pub(crate) mod report;
mod requirements;
mod runtime;

use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

use crate::aspects::{ASPECTS, Aspect, Numbering};
use crate::names::{nearest, suggestion};
use crate::{Error, ErrorKind};

pub use check::CheckedImage;
#[cfg(feature = "device-config")]
pub use config::ConfigWarning;
pub(crate) use requirements::Size;
pub use requirements::{Lack, Requirements};

/// An aspect as a configuration names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeviceAspect {
    /// One that has a name and perhaps a number in each numbering.
    Known(&'static Aspect),
    /// A name that is in no table here; a module may list it.
    Named(String),
    /// A number that means nothing here.
    Number(u32),
}

impl DeviceAspect {
    /// The aspect of this name.
    pub fn named(name: &str) -> Self {
        let known = ASPECTS.iter().find(|it| it.name == name || it.alias == Some(name));
        known.map_or_else(|| Self::Named(name.to_owned()), Self::Known)
    }

    /// The aspect of this number.
    pub fn numbered(number: u32, numbering: Numbering) -> Self {
        let known = ASPECTS.iter().find(|it| numbering.number(it) == Some(number));
        known.map_or(Self::Number(number), Self::Known)
    }

    /// Its number, if it has one.
    pub fn number(&self, numbering: Numbering) -> Option<u32> {
        match *self {
            Self::Known(aspect) => numbering.number(aspect),
            Self::Named(_) => None,
            Self::Number(number) => Some(number),
        }
    }
}

/// The name, or the number.
impl std::fmt::Display for DeviceAspect {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Known(aspect) => f.write_str(aspect.name),
            Self::Named(name) => f.write_str(name),
            Self::Number(number) => write!(f, "{number}"),
        }
    }
}

/// A device, or what many devices have in common.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Device {
    /// Its name.
    pub name: String,
    /// Other names of it.
    pub aliases: Vec<String>,
    /// The aspects that it has.
    pub aspects: Vec<DeviceAspect>,
    /// The sub-group sizes that it supports; `None` if that is not known.
    pub sub_group_sizes: Option<Vec<u32>>,
    /// The most work-items of a work-group, if that is known.
    pub max_work_group_size: Option<u64>,
    /// The most work-items of a work-group in each dimension, if that is known.
    pub max_work_item_sizes: Vec<u64>,
    /// Whether it may have aspects, and support sizes, that are not listed.
    pub may_support_other_aspects: bool,
}

/// Numbers of targets begin here: far above those of aspects, which are below 1,000.
const TARGETS: u32 = 0x6000_0000;

/// The number that stands for a target in the property `fixed_target`: what is to run there, or
/// nowhere. It follows from the name alone, so that tools agree on it without asking each other: the
/// 32-bit FNV-1a hash of the name, of which the lower 28 bits count, above `0x6000_0000`. Aliases
/// have the number of what they are aliases of.
pub fn target_number(name: &str) -> u32 {
    let hash = builtin::canonical(name)
        .bytes()
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    TARGETS | (hash & 0x0fff_ffff)
}

impl Device {
    /// A device of which nothing else is known.
    pub fn new(name: impl Into<String>) -> Self {
        Device { name: name.into(), ..Device::default() }
    }

    /// Each aspect and size once, in a fixed order.
    fn tidy(&mut self) {
        let place = |aspect: &DeviceAspect| match aspect {
            DeviceAspect::Known(aspect) => (
                ASPECTS.iter().position(|known| known == *aspect).unwrap_or_default(),
                0,
                "".into(),
            ),
            DeviceAspect::Named(name) => (usize::MAX - 1, 0, name.clone()),
            DeviceAspect::Number(number) => (usize::MAX, *number, String::new()),
        };
        self.aspects.sort_by_cached_key(place);
        self.aspects.dedup();
        if let Some(sizes) = &mut self.sub_group_sizes {
            sizes.sort_unstable();
            sizes.dedup();
        }
    }

    /// Whether it has an aspect, by any of its names.
    pub fn has_aspect(&self, name: &str) -> bool {
        self.may_support_other_aspects || self.aspects.contains(&DeviceAspect::named(name))
    }

    /// Whether it has the aspect of a number.
    pub fn has_aspect_number(&self, number: u32, numbering: Numbering) -> bool {
        self.may_support_other_aspects
            || self.aspects.iter().any(|aspect| aspect.number(numbering) == Some(number))
    }

    /// Whether it supports a sub-group size.
    pub fn has_sub_group_size(&self, size: u32) -> bool {
        self.sub_group_sizes.as_ref().is_none_or(|sizes| {
            sizes.contains(&size) || (sizes.is_empty() && self.may_support_other_aspects)
        })
    }

    /// Whether code for a target, by its number, is for this device: it is the target or of its
    /// family, or stands for it, or has the number among its aspects. Targets may be aspects such as
    /// `gpu`, too.
    pub fn is_target(&self, number: u32, numbering: Numbering) -> bool {
        let own = builtin::canonical(&self.name);
        target_number(own) == number
            || builtin::families(own).iter().any(|family| target_number(family) == number)
            || builtin::stands_for(own, number)
            || (self.may_support_other_aspects && number < TARGETS)
            || self.aspects.iter().any(|aspect| aspect.number(numbering) == Some(number))
    }
}

/// A configuration: the devices that there are, by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Devices {
    list: Vec<Device>,
    /// Whether this is the table that is built in, and nothing else.
    built_in: bool,
}

static BUILT_IN: LazyLock<Arc<Devices>> =
    LazyLock::new(|| Arc::new(Devices { list: builtin::devices(), built_in: true }));

/// The table that is built in.
impl Default for Devices {
    fn default() -> Self {
        (**BUILT_IN).clone()
    }
}

impl Devices {
    /// Reads a configuration file. Numbers of aspects are those of `numbering`, unless the file says
    /// otherwise; names that nobody knows are kept, and warned of.
    ///
    /// # Errors
    /// If it is no YAML, or not in the form of a configuration; the error has line and column.
    #[cfg(feature = "device-config")]
    pub fn parse(text: &str, numbering: Numbering) -> crate::Result<(Devices, Vec<ConfigWarning>)> {
        config::parse(text, numbering)
    }

    /// The devices that a runtime reports: what `sycl-ls --verbose` prints.
    ///
    /// # Errors
    /// If there is no device in it.
    pub fn from_runtime(text: &str) -> crate::Result<Devices> {
        let list = runtime::devices(text);
        match list.is_empty() {
            true => Err(Error::new(
                ErrorKind::WrongFormat,
                "no device is described here; 'sycl-ls --verbose' describes them",
            )),
            false => Ok(Devices::from(list)),
        }
    }

    /// The table that is built in.
    pub fn built_in() -> Arc<Devices> {
        BUILT_IN.clone()
    }

    /// Whether some device may have what nobody lists, or lists this aspect. Of the table that is
    /// built in stand-ins do not count: what no row of it has is in no such table.
    pub(crate) fn knows_aspect(&self, name: &str) -> bool {
        !self.built_in || self.devices_that_count().any(|device| device.has_aspect(name))
    }

    /// The devices, but for stand-ins that are built in.
    pub(crate) fn devices_that_count(&self) -> impl Iterator<Item = &Device> {
        self.list.iter().filter(|device| !self.built_in || !device.may_support_other_aspects)
    }

    /// The devices, by name.
    pub fn iter(&self) -> std::slice::Iter<'_, Device> {
        self.list.iter()
    }

    /// Whether this is the table that is built in.
    pub fn is_built_in(&self) -> bool {
        self.built_in
    }

    /// The same, where the devices of `other` count if both have one of a name.
    #[must_use]
    pub fn extended(mut self, other: Devices) -> Self {
        let same =
            |a: &Device, b: &Device| builtin::canonical(&a.name) == builtin::canonical(&b.name);
        self.list.retain(|device| !other.list.iter().any(|new| same(device, new)));
        self.list.extend(other.list);
        Devices::from(self.list)
    }

    /// The device of a name or alias. An alias that is built in finds a device of a file, too.
    pub fn find(&self, name: &str) -> Option<&Device> {
        let exact = self.list.iter().find(|device| device.name == name);
        let alias = || {
            let mut list = self.list.iter();
            list.find(|device| device.aliases.iter().any(|alias| alias == name))
        };
        let canonical = builtin::canonical(name);
        let same = || self.list.iter().find(|it| builtin::canonical(&it.name) == canonical);
        exact.or_else(alias).or_else(same)
    }

    /// The same, or that there is none, and which may be meant.
    ///
    /// # Errors
    /// If there is no such device.
    pub fn get(&self, name: &str) -> crate::Result<&Device> {
        self.find(name).ok_or_else(|| {
            Error::option(format!("no target is called '{name}'{}", self.advice(name)))
        })
    }

    /// What somebody may have meant by a name that no device has: `; did you mean '...'?`, or nothing.
    pub fn advice(&self, name: &str) -> String {
        suggestion(self.nearest(name))
    }

    /// The name or alias that is nearest to one that no device has.
    pub fn nearest(&self, name: &str) -> Option<&str> {
        let names = self.list.iter().flat_map(|device| device.aliases.iter().chain([&device.name]));
        nearest(names.map(String::as_str), name)
    }

    /// The name of a target by its number.
    pub fn target_name(&self, number: u32) -> Option<&str> {
        let mut list = self.list.iter();
        list.find(|device| target_number(&device.name) == number).map(|device| &*device.name)
    }

    /// What a number among fixed targets stands for: a target, an aspect, or nothing known.
    pub fn target_text(&self, number: u32, numbering: Numbering) -> Cow<'_, str> {
        let aspect = || numbering.name_of(i32::try_from(number).ok()?);
        match self.target_name(number).or_else(aspect) {
            Some(name) => name.into(),
            None => number.to_string().into(),
        }
    }
}

impl From<Vec<Device>> for Devices {
    fn from(mut list: Vec<Device>) -> Self {
        list.iter_mut().for_each(Device::tidy);
        list.sort_by(|a, b| a.name.cmp(&b.name));
        Devices { list, built_in: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_are_found_by_all_their_names() {
        let devices = Devices::default();
        let name = |name: &str| devices.find(name).map(|device| device.name.as_str());
        assert_eq!(name("intel_gpu_tgl"), Some("intel_gpu_tgllp"));
        assert_eq!(name("intel_gpu_12_0"), Some("intel_gpu_tgllp"));
        assert_eq!(name("spir64_x86_64-unknown-unknown"), Some("x86_64"));
        assert_eq!(name("intel_gpu_unheard_of"), None);
        assert_eq!(devices.advice("intel_gpu_tgll"), "; did you mean 'intel_gpu_tgllp'?");
        // A file may use any name of a device.
        let own = Devices::from(vec![Device::new("intel_gpu_12_0")]);
        assert_eq!(own.find("intel_gpu_tgl").map(|it| &*it.name), Some("intel_gpu_12_0"));
        let extended = devices.clone().extended(own);
        assert_eq!(extended.iter().len(), devices.iter().len());
        assert!(extended.find("intel_gpu_tgllp").is_some_and(|it| it.aspects.is_empty()));
    }

    #[test]
    fn devices_differ() {
        let devices = Devices::default();
        let device = |name: &str| devices.get(name).unwrap();
        assert!(device("intel_gpu_pvc").has_aspect("fp64"));
        assert!(!device("intel_gpu_dg2").has_aspect("fp64"));
        assert!(device("intel_gpu_dg2").has_sub_group_size(8));
        assert!(!device("intel_gpu_pvc").has_sub_group_size(8));
        assert!(device("spir64").has_aspect("fp64") && device("spir64").has_sub_group_size(3));
        // Two names of one aspect; two numbers of one.
        assert!(device("x86_64").has_aspect("ext_oneapi_fixed_size_group"));
        assert!(device("x86_64").has_aspect("ext_oneapi_chunk"));
        assert!(device("intel_gpu_pvc").has_aspect_number(28, Numbering::Classic));
        assert!(device("intel_gpu_pvc").has_aspect_number(27, Numbering::Renumbered));
        assert!(!device("intel_gpu_pvc").has_aspect_number(27, Numbering::Classic));
    }

    #[test]
    fn each_target_has_a_number_of_its_own() {
        let devices = Devices::default();
        let mut numbers: Vec<u32> = devices.iter().map(|it| target_number(&it.name)).collect();
        numbers.sort_unstable();
        assert!(numbers.windows(2).all(|pair| pair[0] != pair[1]));
        assert!(numbers.iter().all(|&number| number >> 28 == 6));
        // These are in files: they must not change.
        assert_eq!(target_number("spir64"), 1741283055);
        assert_eq!(target_number("intel_gpu_12_0"), target_number("intel_gpu_tgllp"));
        assert_eq!(devices.target_name(target_number("intel_gpu_tgl")), Some("intel_gpu_tgllp"));
    }

    #[test]
    fn a_family_has_its_members() {
        let devices = Devices::default();
        let is = |device: &str, target: &str| {
            let device = devices.get(device).unwrap();
            device.is_target(target_number(target), Numbering::Classic)
        };
        assert!(is("intel_gpu_acm_g10", "intel_gpu_dg2") && is("intel_gpu_acm_g10", "intel_gpu"));
        assert!(is("intel_gpu_tgl", "intel_gpu_12_0") && is("nvidia_gpu_sm_80", "ptx64"));
        assert!(!is("intel_gpu_dg2", "intel_gpu_acm_g10") && !is("intel_gpu_pvc", "intel_gpu_dg2"));
        let cpu = devices.get("x86_64").unwrap();
        assert!(cpu.is_target(1, Numbering::Classic) && !cpu.is_target(2, Numbering::Classic));
    }
}
