//! `lapidary diff`: what changed between two files with device code.

use std::path::Path;

use lapidary::Numbering;
use lapidary::answer::Diff;
use lapidary::container::{DiffSide, Storage};

use super::args::{Argument, Command, Count, Group, Kind, Parsed, flag};
use super::input::{Input, Source};
use super::module::{JSON, NUMBERING};
use super::phases::Phases;
use super::tables::{self, WIDTH};
use super::{Failure, module};

/// `diff`
pub(super) static COMMAND: Command = Command {
    details: "Of the kernels of libraries, objects, wheels or modules: which are new, gone, in another \
              image, which changed themselves, and which call what changed. Kernels are found by name \
              and compared by what they say: another order of images, functions or declarations is no \
              difference, nor are names within a module and debug information. Of images: aspects and \
              specialization constants that came, went or changed. Bitcode is compared as it is \
              translated. The exit code is 0 if nothing changed, when nothing is printed, 1 if something \
              did, and 2 if that could not be found out, as of `diff`.",
    heading: "Look into files",
    arguments: &[
        Argument {
            name: "OLD",
            help: "What holds images, or a module; FILE@NUMBER and FILE@KERNEL name an image of FILE; - is \
                   standard input",
            kind: Kind::File,
            count: Count::One,
        },
        Argument { name: "NEW", help: "The same, later", kind: Kind::File, count: Count::One },
    ],
    options: &[Group {
        title: "Options",
        rows: &[
            flag("code", "Show the instructions that are gone and that are new, too"),
            JSON,
            WIDTH,
            NUMBERING,
        ],
    }],
    ..Command::new("diff", "Tell what changed between two files, by kernel", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    match is_same(parsed).map_err(Failure::trouble)? {
        true => Ok(()),
        false => Err(Failure::no()),
    }
}

/// Says what changed, and whether nothing did.
fn is_same(parsed: &Parsed) -> Result<bool, Failure> {
    let numbering = module::numbering(parsed);
    let phases = Phases::new("read", parsed, false);
    let files = parsed.files();
    let [mut old, mut new] = [files[0], files[1]].map(|path| Side::open(path, numbering));
    phases.next("compare", 0);
    let diff = match (&mut old, &mut new) {
        (Ok(old), Ok(new)) if parsed.flag("code") => {
            let name = new.name.clone();
            Diff::with_code((&old.side, &mut old.file), (&new.side, &mut new.file))
                .map_err(|error| Failure::of(&name, error))?
        }
        (Ok(old), Ok(new)) => Diff::between(&old.side, &new.side),
        _ => return Err(old.err().or(new.err()).unwrap_or_else(Failure::no)),
    };
    phases.pause();
    tables::changes(parsed, &diff)?;
    phases.finish();
    Ok(diff.same)
}

/// A file, and what is kept of it.
struct Side {
    name: String,
    side: DiffSide,
    file: Box<dyn Storage>,
}

impl Side {
    fn open(path: &Path, numbering: Numbering) -> Result<Self, Failure> {
        if path == Path::new("-") || path.exists() {
            let mut source = Source::open(path)?;
            let side = DiffSide::of(&mut source.file, numbering);
            let side = side.map_err(|error| source.failure(error))?;
            let name = source.name;
            return Ok(Self { side: side.named(&name), name, file: Box::new(source.file) });
        }
        let input = Input::open(path)?;
        let side = DiffSide::of_image(&input.bytes, input.properties.as_ref(), numbering);
        let side = side.map_err(|error| input.failure(error))?.named(&input.name);
        let file = Box::new(std::io::Cursor::new(input.bytes));
        Ok(Self { name: input.name, side, file })
    }
}
