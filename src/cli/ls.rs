//! `lapidary ls`: which device images files hold, and which kernels are in them.

use std::path::Path;

use lapidary::container::Listing;

use super::args::{Argument, Command, Group, Kind, Parsed, flag};
use super::input::Source;
use super::module::{JSON, MODULES, NUMBERING};
use super::phases::Phases;
use super::{Failure, console, module, with_each};

/// What holds images.
pub(super) const CONTAINERS: Argument = Argument {
    help: "A library, program, object, archive, bundle, wheel or module; - or nothing is standard input",
    kind: Kind::File,
    ..MODULES
};

/// `ls`
pub(super) static COMMAND: Command = Command {
    details: "Of each device image: its number, what it is, its target, its length, how many kernels it \
              has, the aspects that a device must have, and its specialization constants. Images are \
              found in ELF, PE and Mach-O files, static archives, offload bundles, OffloadBinary, \
              SYCLBIN, and in zip files as wheels are, in each other as deep as they come; and by the tables of \
              post-link. Aspects are \
              those of the property sets that were shipped with an image, else those that its code uses. \
              Wherever a module is read, `FILE@NUMBER` and `FILE@KERNEL` name an image of FILE.",
    heading: "Look into files",
    arguments: &[CONTAINERS],
    options: &[Group {
        title: "Options",
        rows: &[
            flag("kernels", "A line for each kernel, or in JSON their names").short("l"),
            JSON,
            NUMBERING,
        ],
    }],
    ..Command::new("ls", "List the device images in libraries, archives, wheels", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let phases = Phases::new("list", parsed, true);
    with_each(parsed, |path| list(parsed, path))?;
    phases.finish();
    Ok(())
}

fn list(parsed: &Parsed, path: &Path) -> Result<(), Failure> {
    let mut source = Source::open(path)?;
    let listing = Listing::of(&mut source.file, parsed.flag("kernels"), module::numbering(parsed));
    let listing = listing.map_err(|error| source.failure(error))?;
    console::answer(parsed, &listing.named(source.name))
}
