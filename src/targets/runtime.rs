//! The devices of a machine, out of what `sycl-ls --verbose` prints of them.
//!
//! The text has a paragraph for each device, lines of `key : value`: its `Name`, its `Architecture` if
//! the runtime knows it (a name as targets have it), its `Aspects`, and its sub-group sizes. Keys have
//! changed over the years (`info::device::sub_group_sizes`), so they are compared without regard to
//! spaces, underscores and what comes before `::`.

use super::{Device, DeviceAspect};

/// The devices that a text describes; none if it is something else. Equal names get numbers.
pub(super) fn devices(text: &str) -> Vec<Device> {
    let mut found: Vec<Device> = Vec::new();
    // The architecture names a device better than its own name, and comes later.
    let mut current: Option<Device> = None;
    for line in text.lines() {
        let line = line.trim();
        if line.starts_with("Device [#") || line.starts_with("Platform [#") || line.is_empty() {
            found.extend(current.take().filter(is_described));
            if line.starts_with("Device [#") {
                current = Some(Device::new(""));
            }
            continue;
        }
        let (Some(device), Some((key, value))) = (&mut current, key_and_value(line)) else {
            continue;
        };
        let words =
            || value.split(|c: char| c.is_whitespace() || c == ',').filter(|it| !it.is_empty());
        match &*key {
            "name" if device.name.is_empty() => device.name = identifier(value),
            "architecture" if !["", "unknown"].contains(&value) => device.name = identifier(value),
            "aspects" => device.aspects = words().map(DeviceAspect::named).collect(),
            "subgroupsizes" => {
                device.sub_group_sizes = Some(words().filter_map(|it| it.parse().ok()).collect());
            }
            "maxworkgroupsize" => device.max_work_group_size = value.parse().ok(),
            _ => {}
        }
    }
    found.extend(current.filter(is_described));
    let mut named: Vec<Device> = Vec::with_capacity(found.len());
    for mut device in found {
        // The same device under several backends is described several times.
        if named.contains(&device) {
            continue;
        }
        let is_free = |name: &String| named.iter().all(|known| known.name != *name);
        if !is_free(&device.name) {
            let mut others = (2u64..).map(|number| format!("{}_{number}", device.name));
            device.name = others.find(is_free).unwrap_or_default();
        }
        named.push(device);
    }
    named
}

fn is_described(device: &Device) -> bool {
    !device.name.is_empty() && !device.aspects.is_empty()
}

/// A line's key in small letters alone, and its value. The key may have `::` in it.
fn key_and_value(line: &str) -> Option<(String, &str)> {
    let mut colons = line.match_indices(':');
    let (key, value) = colons.find_map(|(at, _)| {
        let (key, value) = (&line[..at], line[at..].strip_prefix(':')?);
        (!value.starts_with(':') && !key.ends_with(':')).then_some((key, value))
    })?;
    let key = key.rsplit("::").next().unwrap_or_default();
    let key = key.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase());
    Some((key.collect(), value.trim()))
}

/// A name as targets have it: small letters, digits and underscores.
fn identifier(name: &str) -> String {
    let mut identifier = String::new();
    for c in name.replace("(R)", " ").replace("(TM)", " ").chars() {
        if c.is_ascii_alphanumeric() {
            identifier.push(c.to_ascii_lowercase());
        } else if !identifier.ends_with('_') && !identifier.is_empty() {
            identifier.push('_');
        }
    }
    identifier.trim_end_matches('_').to_owned()
}

#[cfg(test)]
mod tests {
    use crate::targets::Devices;

    const TEXT: &str = "[opencl:cpu][opencl:0] Intel(R) OpenCL, a CPU OpenCL 3.0\n\n\
        Platforms: 2\nPlatform [#1]:\n    Version  : OpenCL 3.0 LINUX\n    Name     : Intel(R) OpenCL\n\
        \x20   Devices  : 2\n        Device [#0]:\n        Type              : cpu\n\
        \x20       Name              : AMD EPYC(TM) 7B13\n        Vendor            : AMD\n\
        \x20       Aspects           : cpu fp16 fp64 ext_new_feature\n\
        \x20       info::device::sub_group_sizes: 4 8 16\n        Architecture: x86_64\n\
        \x20       Device [#1]:\n        Name : Intel(R) Data Center GPU Max 1550\n\
        \x20       Aspects : gpu fp64\n        info::device::sub_group_sizes: 16 32\n\
        \x20       Max Work Group Size: 1024\n        Architecture: unknown\n\
        Platform [#2]:\n    Name     : Other\n    Devices  : 0\n\
        default_selector()      : gpu, Intel\n";

    #[test]
    fn devices_have_the_names_of_their_architectures() {
        let devices = Devices::from_runtime(TEXT).unwrap();
        let names: Vec<&str> = devices.iter().map(|device| &*device.name).collect();
        assert_eq!(names, ["intel_data_center_gpu_max_1550", "x86_64"]);
        let cpu = devices.get("x86_64").unwrap();
        assert_eq!(cpu.sub_group_sizes.as_deref(), Some(&[4, 8, 16][..]));
        assert!(cpu.has_aspect("fp16") && cpu.has_aspect("ext_new_feature"));
        assert!(!cpu.has_aspect("gpu"));
        let gpu = devices.iter().next().unwrap();
        assert_eq!((gpu.max_work_group_size, gpu.aspects.len()), (Some(1024), 2));
        assert!(Devices::from_runtime("No platforms found\n").is_err());
    }

    #[test]
    fn devices_of_one_name_are_told_apart() {
        let other = TEXT.replace("fp64\n        info", "fp64 emulated\n        info");
        let devices = Devices::from_runtime(&format!("{TEXT}{TEXT}{other}")).unwrap();
        let names: Vec<&str> = devices.iter().map(|device| &*device.name).collect();
        let gpu = "intel_data_center_gpu_max_1550";
        assert_eq!(names, [gpu, &format!("{gpu}_2"), "x86_64"]);
    }
}
