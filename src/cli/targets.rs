//! `lapidary targets`: the devices of a configuration, or those of this machine.

use std::path::Path;

use lapidary::targets::Devices;

use super::args::{Command, Group, Kind, Parsed, value};
use super::input::Input;
use super::module::{self, DEVICE_CONFIG, JSON, NUMBERING};
use super::{Failure, console};

pub(super) static COMMAND: Command = Command {
    details: "What is printed is a configuration file, which `--device-config-file` reads. Behind each \
              name is the number that stands for the target in the property `fixed_target`: \
              0x60000000 and the lower 28 bits of the FNV-1a hash (32 bits) of the name.",
    heading: "Ask about devices",
    options: &[Group {
        title: "Options",
        rows: &[
            DEVICE_CONFIG,
            value(
                "from-runtime",
                "FILE",
                Kind::File,
                "What 'sycl-ls --verbose' printed: list the devices in it; - is standard input",
            )
            .excludes(&["device-config-file"]),
            NUMBERING,
            JSON,
        ],
    }],
    ..Command::new("targets", "List the devices that are known, and what each supports", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let devices = match parsed.path("from-runtime") {
        Some(path) => from_runtime(path)?,
        None => module::devices(parsed)?,
    };
    console::answer(parsed, &devices.report())
}

fn from_runtime(path: &Path) -> Result<Devices, Failure> {
    let input = Input::open(path)?;
    let text = String::from_utf8_lossy(&input.bytes);
    Devices::from_runtime(&text).map_err(|error| input.failure(error))
}
