//! `lapidary ls`: which device images files hold, and which kernels are in them.

use std::path::Path;

use lapidary::container::{self, Listing};

use super::args::{Argument, Command, Group, Kind, Parsed, flag};
use super::each::with_each;
use super::input::{Source, named_image};
use super::module::{JSON, MODULES, NUMBERING};
use super::phases::Phases;
use super::tables::{self, WIDTH};
use super::{Failure, module};

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
            WIDTH,
            NUMBERING,
        ],
    }],
    ..Command::new("ls", "List the device images in libraries, archives, wheels", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let phases = Phases::answering("list", parsed);
    with_each(parsed, &phases, |path| {
        let listed = list(parsed, path, &phases);
        phases.pause();
        listed
    })?;
    phases.finish();
    Ok(())
}

fn list(parsed: &Parsed, path: &Path, phases: &Phases) -> Result<(), Failure> {
    phases.next("list", 0);
    let (file, wanted) = match named_image(path) {
        Some((file, image)) => (file, Some(image)),
        None => (path, None),
    };
    let mut source = Source::open(file)?;
    let listing = Listing::of(&mut source.file, parsed.flag("kernels"), module::numbering(parsed));
    let mut listing = listing.map_err(|error| source.failure(error))?;
    let Some(image) = wanted else {
        return tables::answer(parsed, phases, &listing.named(source.name));
    };
    let found = container::find(&mut source.file, &image);
    let number = found.map_err(|error| source.failure(error))?.number;
    listing.images.retain(|image| image.number == number);
    tables::answer(parsed, phases, &listing.named(path.display().to_string()))
}
