//! `lapidary post-link`: from linked device code to images that a runtime loads.
//!
//! The module is surveyed once and translated once; then every image is linked out of the
//! translation and written with its properties. The command takes the options of sycl-post-link, and
//! behaves so under that name.

mod options;

use std::mem::ManuallyDrop;
use std::path::Path;
use std::sync::Arc;

use lapidary::answer::{Answer as _, Diagnostic, SplitReport};
use lapidary::{Cut, DeviceLibrary, LibraryKind, Module, Split, TextLimit};

use super::args::{Argument, Command, Count, Parsed};
use super::input::Input;
use super::module::{self, MODULE};
use super::phases::Phases;
use super::{Failure, console};

pub(super) static COMMAND: Command = Command {
    details: "The options are those of sycl-post-link; called by that name, Lapidary does the same. \
              Without `-o` the table goes to standard output, and the other files into the current \
              folder. A FILE with the extension bin becomes an OffloadBinary, one with syclbin a \
              SYCLBIN: all images in one file, in the latter with their property sets. One with o \
              becomes an ELF object that a host program is linked with: it registers the images with \
              SYCL's runtime before main. Of several modules make one with llvm-link first.",
    heading: "Make modules",
    arguments: &[Argument {
        help: "The linked module, LLVM bitcode or SPIR-V; - is standard input",
        count: Count::One,
        ..MODULE
    }],
    options: options::OPTIONS,
    ..Command::new(
        "post-link",
        "Cut linked device code into SPIR-V images with property sets and symbols",
        run,
    )
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let files = options::files(parsed)?;
    let package = options::package(parsed)?;
    let phases = Arc::new(Phases::new("read", parsed, false));
    let split = options::split(parsed)?.progress(phases.clone());
    let input = Input::open_module(parsed.file())?;
    // As in `translate`, the system takes what these have when the program ends.
    let module = ManuallyDrop::new(input.module_as(&module::address_spaces(parsed)?)?);
    let failure = |error| input.failure(error);
    let cut = ManuallyDrop::new(module.split(&split).map_err(failure)?);
    warn(parsed, &phases, cut.diagnostics());
    warn(parsed, &phases, &cut.unknown_targets(&files));
    warn(parsed, &phases, &cut.undefined_symbols().map_err(failure)?);
    let libraries = libraries(parsed, &cut, &split)?;
    let staged = match &package {
        Some((path, package)) => cut.stage_package(path, *package, &libraries),
        None => cut.stage(&files, &libraries),
    };
    let mut staged = staged.map_err(failure)?;
    if let Some((path, page)) = report(parsed, &module, &split).map_err(failure)? {
        staged.add(path, page.as_bytes()).map_err(failure)?;
    }
    phases.finish();
    // Who cannot be told what there is gets nothing.
    if parsed.flag("json") {
        console::answer(parsed, staged.summary())?;
    }
    let summary = staged.commit().map_err(failure)?;
    let images = summary.images.len() + libraries.len();
    let plural = if images == 1 { "" } else { "s" };
    let tables: Vec<String> = files.tables().map(|path| path.display().to_string()).collect();
    console::wrote(format_args!("{images} image{plural}, {}", tables.join(", ")));
    Ok(())
}

/// The page that the options ask for, and its place.
fn report<'p>(
    parsed: &'p Parsed,
    module: &Module<'_>,
    split: &Split,
) -> lapidary::Result<Option<(&'p Path, String)>> {
    let page = |path| {
        let report = SplitReport::of(module, &split.clone().progress(Arc::new(())))?;
        Ok((path, report.to_html(TextLimit::default())?))
    };
    parsed.path("report").map(page).transpose()
}

fn warn(parsed: &Parsed, phases: &Phases, diagnostics: &[Diagnostic]) {
    phases.hide();
    for diagnostic in diagnostics {
        match parsed.text("diagnostics") {
            Some("json") => console::warn(&diagnostic.to_json_line()),
            _ => console::warn(&diagnostic.to_string()),
        }
    }
}

/// The device libraries that some image needs, if the options say where they are.
fn libraries(parsed: &Parsed, cut: &Cut<'_>, split: &Split) -> Result<Vec<DeviceLibrary>, Failure> {
    let Some(folder) = parsed.path("device-lib-dir").filter(|_| cut.needs_device_libraries())
    else {
        return Ok(Vec::new());
    };
    let library = |kind: LibraryKind| {
        let input = Input::open_module(&folder.join(kind.file_name()))?;
        let library = DeviceLibrary::new(kind, &input.module()?, split);
        library.map_err(|error| input.failure(error))
    };
    LibraryKind::ALL.into_iter().map(library).collect()
}
