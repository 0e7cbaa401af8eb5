//! `lapidary check`: whether a device can run an image, and if not, why.

use std::path::{Path, PathBuf};

use lapidary::aspects::ASPECTS;
use lapidary::names::{nearest, suggestion};
use lapidary::output::table;
use lapidary::targets::{CheckedImage, Device, DeviceAspect, Devices};
use lapidary::{Format, Numbering};

use super::args::{Argument, Command, Count, Group, Kind, Parsed, value};
use super::aspect_filter::{read_properties, read_table};
use super::input::{Input, TableFiles};
use super::module::{self, DEVICE_CONFIG, JSON, NUMBERING};
use super::{Failure, console};

pub(super) static COMMAND: Command = Command {
    details: "What the runtime would say if the kernels were submitted to the device, in its words: of \
              each image of a table, with all images that it imports from, or of one kernel. What an \
              image needs is in its properties: those of the table, those that an image of a container was \
              shipped with, or `FILE.prop` beside `FILE.spv`. \
              Where there are none, the SPIR-V says it. The exit code is 0 if the device can run \
              what was asked for, 1 if it cannot, and 2 if that could not be found out, as of `diff` and \
              `grep`.",
    heading: "Ask about devices",
    arguments: &[Argument {
        name: "IMAGE|TABLE",
        help: "An image (SPIR-V, its properties, FILE@NUMBER or FILE@KERNEL) or a table of images; - is standard input",
        kind: Kind::File,
        count: Count::One,
    }],
    options: &[
        Group {
            title: "Options",
            rows: &[
                value("kernel", "NAME", Kind::Text, "Only this kernel, mangled or demangled"),
                value("properties", "FILE", Kind::File, "The property file of the image"),
                JSON,
            ],
        },
        Group {
            title: "The device",
            rows: &[
                value("device", "NAME", Kind::Text, "A device of the configuration"),
                DEVICE_CONFIG,
                value(
                    "device-aspects",
                    "LIST",
                    Kind::Text,
                    "The aspects that it has, by name or number, separated by commas",
                )
                .repeats(),
                value(
                    "sub-group-sizes",
                    "LIST",
                    Kind::Text,
                    "The sub-group sizes that it supports, separated by commas",
                )
                .repeats(),
                value(
                    "max-work-group-size",
                    "N",
                    Kind::Number(u64::MAX),
                    "The most work-items of a work-group",
                ),
                NUMBERING,
            ],
        },
    ],
    ..Command::new("check", "Say whether a device can run an image, and if not, why", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    match is_compatible(parsed).map_err(Failure::trouble)? {
        true => Ok(()),
        false => Err(Failure::no()),
    }
}

/// Says what stands against it, and whether nothing does.
fn is_compatible(parsed: &Parsed) -> Result<bool, Failure> {
    let devices = module::devices(parsed)?;
    let device = device(parsed, &devices)?;
    let images = images(parsed)?;
    let numbering = module::numbering(parsed);
    let report = devices.check(&images, parsed.text("kernel"), &device, numbering);
    let name = parsed.file().display().to_string();
    let report = report.map_err(|error| Failure::of(&name, error))?.named(name);
    console::answer(parsed, &report)?;
    Ok(report.compatible)
}

/// The device that the options describe: one of the configuration, with what is said of it beside.
fn device(parsed: &Parsed, devices: &Devices) -> Result<Device, Failure> {
    let lists = |name: &str| {
        let items = parsed.texts(name).flat_map(|list| list.split(',')).map(str::trim);
        items.filter(|item| !item.is_empty()).map(str::to_owned).collect::<Vec<_>>()
    };
    let mut device = match parsed.text("device") {
        Some(name) => devices.get(name).map_err(Failure::usage)?.clone(),
        None if parsed.is_given("device-aspects") || parsed.is_given("sub-group-sizes") => {
            Device::default()
        }
        None => {
            return Err(Failure::usage(
                "name a device with '--device', or say what it has with '--device-aspects'",
            ));
        }
    };
    if parsed.is_given("device-aspects") {
        let numbering = module::numbering(parsed);
        let aspect = |text: &String| match text.parse() {
            Ok(number) => DeviceAspect::numbered(number, numbering),
            Err(_) => DeviceAspect::named(text.rsplit("::").next().unwrap_or(text)),
        };
        device.aspects = lists("device-aspects").iter().map(aspect).collect();
        if let Some(name) = device.aspects.iter().find_map(|aspect| match aspect {
            DeviceAspect::Named(name) => Some(name),
            _ => None,
        }) {
            // A question about what does not exist has no answer.
            let near = nearest(ASPECTS.iter().map(|aspect| aspect.name), name);
            let near = suggestion(near);
            return Err(Failure::usage(format!("no aspect is called '{name}'{near}")));
        }
    }
    if parsed.is_given("sub-group-sizes") {
        let size = |text: &String| {
            let wrong = || format!("option '--sub-group-sizes' takes numbers, not '{text}'");
            text.parse::<u32>().map_err(|_| Failure::usage(wrong()))
        };
        let sizes = lists("sub-group-sizes").iter().map(size).collect::<Result<_, _>>()?;
        device.sub_group_sizes = Some(sizes);
    }
    device.max_work_group_size =
        parsed.number("max-work-group-size").or(device.max_work_group_size);
    Ok(device)
}

/// What is known of the images.
fn images(parsed: &Parsed) -> Result<Vec<CheckedImage>, Failure> {
    let (path, numbering) = (parsed.file(), module::numbering(parsed));
    let input = Input::open(path)?;
    if !table::is_table(&input.bytes) {
        let beside = || path.with_extension("prop");
        let said = parsed.path("properties").map(Path::to_owned);
        let shipped = input.properties.is_some();
        let properties = said.or_else(|| Some(beside()).filter(|it| !shipped && it.is_file()));
        let is_module = Format::of(&input.bytes).is_some();
        let begin = input.bytes.trim_ascii_start();
        if !is_module && !begin.is_empty() && !begin.starts_with(b"[") {
            // It is no property file either; the reader of modules knows what it is.
            input.module()?;
        }
        let files = match properties {
            properties if is_module => Files { code: Some(input), properties, symbols: None },
            // A property file by itself.
            _ => Files { code: None, properties: Some(path.to_owned()), symbols: None },
        };
        return Ok(vec![files.image(&path.display().to_string(), numbering)?]);
    }
    let table = read_table(&input)?;
    let columns = ["Code", "Properties", "Symbols"].map(|column| table.column(column));
    let files = TableFiles::of(&table, path);
    let image = |row: table::Line<'_>| {
        let [code, properties, symbols] =
            columns.map(|column| column.map(|at| files.file(row.cells[at])));
        let code = code.as_deref().map(Input::open).transpose()?;
        let name = row.cells[columns[0].unwrap_or(0)];
        Files { code, properties, symbols }.image(name, numbering)
    };
    table.rows().map(image).collect()
}

/// The files of an image, as far as there are any.
struct Files {
    code: Option<Input>,
    properties: Option<PathBuf>,
    symbols: Option<PathBuf>,
}

impl Files {
    /// What is known of the image: what its properties say and, for what they do not, its code, if
    /// that is a module.
    fn image(self, name: &str, numbering: Numbering) -> Result<CheckedImage, Failure> {
        let shipped = self.code.as_ref().and_then(|code| code.properties.as_ref());
        let said = match (&self.properties, shipped) {
            (Some(path), _) => {
                let sets = read_properties(path)?;
                let image = CheckedImage::from_properties(name, &sets);
                Some(image.map_err(|error| Failure::of(&path.display().to_string(), error))?)
            }
            (None, Some(sets)) => {
                let image = CheckedImage::from_properties(name, sets);
                Some(image.map_err(|error| Failure::of(name, error))?)
            }
            (None, None) => None,
        };
        let symbols = match &self.symbols {
            Some(path) => String::from_utf8_lossy(&Input::open(path)?.bytes).into_owned(),
            None => String::new(),
        };
        let said = said.map(|image| image.with_symbols(&symbols));
        let enough = |image: &CheckedImage| {
            let links = !image.exports.is_empty() || !image.imports.is_empty();
            links && !image.kernels.is_empty()
        };
        let code = self.code.filter(|input| Format::of(&input.bytes).is_some() || said.is_none());
        let found = match code {
            Some(input) if !said.as_ref().is_some_and(enough) => {
                let found = CheckedImage::from_module(name, &input.module()?, numbering);
                Some(found.map_err(|error| input.failure(error))?)
            }
            _ => None,
        };
        Ok(match (said, found) {
            (Some(said), Some(found)) => said.completed(found),
            (said, found) => said.or(found).unwrap_or_default(),
        })
    }
}
