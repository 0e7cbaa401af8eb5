//! Files and standard input, which the library knows nothing of.

mod read;
mod source;
mod table_files;

use std::io;
use std::path::Path;

use lapidary::container::{self, ImageName};
use lapidary::output::properties::PropertySets;
use lapidary::{AddressSpaces, Format, Module};

use super::Failure;

pub(super) use source::Source;
pub(super) use table_files::TableFiles;

/// A file that has been read.
pub(super) struct Input {
    /// How to call it in messages.
    pub(super) name: String,
    /// All of it; of a file that is no module only the first bytes.
    pub(super) bytes: read::Bytes,
    /// The property sets that an image of a container was shipped with.
    pub(super) properties: Option<PropertySets>,
}

impl Input {
    /// Reads a file whatever it is; `-` is standard input, and `FILE@IMAGE` an image of a container.
    pub(super) fn open(path: &Path) -> Result<Self, Failure> {
        Self::open_if(path, |_| true)
    }

    /// Reads a file that begins like a module. Of any other only the first bytes are read, however
    /// large it is: enough to say what it is.
    pub(super) fn open_module(path: &Path) -> Result<Self, Failure> {
        Self::open_if(path, |head| Format::of(head).is_some())
    }

    fn open_if(path: &Path, accept: impl FnOnce(&[u8]) -> bool) -> Result<Self, Failure> {
        let (name, bytes) = if path == Path::new("-") {
            ("<stdin>".into(), read::stream(&mut io::stdin().lock(), accept).map(read::Bytes::from))
        } else {
            (path.display().to_string(), read::file(path, accept))
        };
        match bytes {
            Ok(bytes) => Ok(Self { name, bytes, properties: None }),
            // A file whose name has the sign in it comes first.
            Err(error) if error.kind() == io::ErrorKind::NotFound => match image_of(path) {
                Some((file, image)) => Self::open_image(name, file, &image),
                None => Err(Failure::new(format!("cannot read {name}: {error}"))),
            },
            Err(error) => Err(Failure::new(format!("cannot read {name}: {error}"))),
        }
    }

    /// Reads an image of a container.
    fn open_image(name: String, file: &Path, image: &ImageName) -> Result<Self, Failure> {
        let mut source = Source::open(file)?;
        let found = container::find(&mut source.file, image);
        let found = found.map_err(|error| source.failure(error))?;
        Ok(Self { name, bytes: found.bytes.into(), properties: found.properties })
    }

    /// The module that it is.
    pub(super) fn module(&self) -> Result<Module<'_>, Failure> {
        self.module_as(&AddressSpaces::default())
    }

    /// The same, with the numbers of address spaces that its front end has.
    pub(super) fn module_as(&self, spaces: &AddressSpaces) -> Result<Module<'_>, Failure> {
        let module = Module::parse_as(&self.bytes, spaces).map_err(|error| self.failure(error))?;
        Ok(module.named(&self.name))
    }

    /// Why something could not be done with it.
    pub(super) fn failure(&self, error: lapidary::Error) -> Failure {
        Failure::of(&self.name, error)
    }
}

/// The same of a path that is no file itself.
pub(super) fn named_image(path: &Path) -> Option<(&Path, ImageName)> {
    if path.exists() { None } else { image_of(path) }
}

/// The file and the image that `FILE@IMAGE` names: what stands before the last `@` that a file does.
fn image_of(path: &Path) -> Option<(&Path, ImageName)> {
    let text = path.to_str()?;
    text.rmatch_indices('@').find_map(|(at, _)| {
        let (file, image) = (Path::new(&text[..at]), &text[at + 1..]);
        (file.is_file() && !image.is_empty()).then(|| (file, ImageName::from(image)))
    })
}
