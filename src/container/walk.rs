//! The walk through a container: tells the formats apart by their first bytes, goes into the parts, and
//! keeps the limits on depth and on what comes of a small file.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, Cursor, Read, Seek, SeekFrom};
use std::ops::ControlFlow;

use super::part::Part;
use super::{
    Image, ImageKind, OffloadKind, archive, bundle, object, offload_binary, syclbin, table, zip,
};
use crate::output::properties::PropertySets;
use crate::output::table::is_table;
use crate::{Error, ErrorKind, Format, Result, foreign};

/// How deep containers may lie in each other.
const DEEPEST: usize = 8;

/// Images and what is decompressed may together be this many times as long as the file.
const TIMES: u64 = 250;

/// And at least these bytes.
const LEAST: u64 = 1 << 26;

/// What a walk does with each image; it may end the walk.
pub(super) type Each<'e> = dyn FnMut(Image<'_>) -> Result<ControlFlow<()>> + 'e;

/// Hands out every device image of a container. A file that is a module itself is one image.
///
/// # Errors
/// If it is no container, or a malformed one, or holds more than a file of its size should; or what
/// `each` returned.
pub fn visit(
    bytes: &[u8],
    each: &mut dyn FnMut(Image<'_>) -> Result<ControlFlow<()>>,
) -> Result<()> {
    let mut walk = Walk::new(each, bytes.len() as u64);
    let outcome = walk.outermost(Part::file(bytes));
    walk.finish(outcome)
}

/// What a container is read from.
pub trait Storage: Read + Seek {
    /// The contents of another file, which a table of images names.
    ///
    /// # Errors
    /// If it cannot be read; or always, where nobody knows about other files.
    fn named(&mut self, _name: &str) -> io::Result<Vec<u8>> {
        Err(io::Error::new(io::ErrorKind::Unsupported, "it is known by its contents alone"))
    }
}

impl Storage for File {}
impl<T: AsRef<[u8]>> Storage for Cursor<T> {}

impl<S: Storage + ?Sized> Storage for Box<S> {
    fn named(&mut self, name: &str) -> io::Result<Vec<u8>> {
        (**self).named(name)
    }
}

/// The same of a file. Of a zip file and of the files that a table names only one at a time is in memory;
/// any other is read whole.
///
/// # Errors
/// As of [`visit`], or if the file cannot be read.
pub fn visit_file<S: Storage>(
    file: &mut S,
    each: &mut dyn FnMut(Image<'_>) -> Result<ControlFlow<()>>,
) -> Result<()> {
    let mut head = Vec::new();
    let size = file.seek(SeekFrom::End(0)).map_err(|error| read_error(&error))?;
    file.rewind().map_err(|error| read_error(&error))?;
    file.by_ref().take(HEAD).read_to_end(&mut head).map_err(|error| read_error(&error))?;
    if What::of(&head) == Some(What::Zip) {
        let mut walk = Walk::new(each, size);
        let outcome = zip::visit(&mut walk, file);
        return walk.finish(outcome);
    }
    if What::of(&head).is_none() {
        return Err(foreign::not_a_container(&head));
    }
    head.reserve_exact(usize::try_from(size).unwrap_or(0).saturating_sub(head.len()));
    file.read_to_end(&mut head).map_err(|error| read_error(&error))?;
    if What::of(&head) == Some(What::Table) {
        let mut walk = Walk::new(each, size);
        let outcome = table::visit(&mut walk, Part::file(&head), file);
        return walk.finish(outcome);
    }
    visit(&head, each)
}

/// How many bytes of a file tell what it is.
pub(super) const HEAD: u64 = 4096;

#[cold]
pub(super) fn read_error(error: &std::io::Error) -> Error {
    Error::new(ErrorKind::Read, format!("cannot be read: {error}"))
}

/// The formats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    Module,
    Object,
    Archive,
    Bundle,
    TextBundle,
    CompressedBundle,
    OffloadBinary,
    SyclBin,
    Zip,
    Table,
}

impl What {
    pub(super) fn of(head: &[u8]) -> Option<Self> {
        const MAGIC: &[(&[u8], What)] = &[
            (b"\x7FELF", What::Object),
            (b"MZ", What::Object),
            // Mach-O of 32 and 64 bits, and the files with several of them.
            (b"\xCE\xFA\xED\xFE", What::Object),
            (b"\xCF\xFA\xED\xFE", What::Object),
            (b"\xCA\xFE\xBA\xBE", What::Object),
            (b"\xCA\xFE\xBA\xBF", What::Object),
            // COFF objects for x86-64 and AArch64, and those with many sections.
            (b"\x64\x86", What::Object),
            (b"\x64\xAA", What::Object),
            (b"\0\0\xFF\xFF", What::Object),
            (b"!<arch>\n", What::Archive),
            (b"!<thin>\n", What::Archive),
            (bundle::MAGIC, What::Bundle),
            (b"CCOB", What::CompressedBundle),
            (&offload_binary::MAGIC, What::OffloadBinary),
            (&syclbin::MAGIC, What::SyclBin),
            (b"PK\x03\x04", What::Zip),
        ];
        if Format::of(head).is_some() {
            return Some(What::Module);
        }
        let found = MAGIC.iter().find(|(magic, _)| head.starts_with(magic)).map(|&(_, what)| what);
        found
            .or_else(|| bundle::is_text(head).then_some(What::TextBundle))
            .or_else(|| is_table(head).then_some(What::Table))
    }
}

/// Why a walk is over before its end.
pub(super) enum Halt {
    /// Whoever asked for it has seen enough.
    Enough,
    Failed(Error),
}

impl From<Error> for Halt {
    fn from(error: Error) -> Self {
        Self::Failed(error)
    }
}

/// How a step of a walk ends.
pub(super) type Step = Result<(), Halt>;

/// What a container says of an image.
#[derive(Default)]
pub(super) struct About<'a> {
    pub(super) kind: Option<ImageKind>,
    pub(super) offload: Option<OffloadKind>,
    pub(super) triple: Option<Cow<'a, str>>,
    pub(super) arch: Option<Cow<'a, str>>,
    pub(super) properties: Option<PropertySets>,
}

/// A walk through a container.
pub(super) struct Walk<'e> {
    each: &'e mut Each<'e>,
    path: Vec<String>,
    /// Images handed out so far.
    images: usize,
    /// How many bytes may still come of the file.
    left: u64,
}

impl<'e> Walk<'e> {
    fn new<'f: 'e>(
        each: &'e mut (dyn FnMut(Image<'_>) -> Result<ControlFlow<()>> + 'f),
        size: u64,
    ) -> Self {
        let left = size.saturating_mul(TIMES).max(LEAST);
        Self { each, path: Vec::new(), images: 0, left }
    }

    /// The outcome of all, with the parts around the place where something is wrong.
    fn finish(self, outcome: Step) -> Result<()> {
        match outcome {
            Ok(()) | Err(Halt::Enough) => Ok(()),
            Err(Halt::Failed(error)) if self.path.is_empty() => Err(error),
            Err(Halt::Failed(error)) => Err(error.within(self.path.join(": "))),
        }
    }

    /// How many bytes may still come of the file.
    pub(super) fn left(&self) -> u64 {
        self.left
    }

    /// Counts what comes of the file.
    pub(super) fn spend(&mut self, bytes: u64) -> Result<()> {
        self.left = self.left.checked_sub(bytes).ok_or_else(|| {
            Error::new(
                ErrorKind::LimitExceeded,
                format!("what is in it comes to more than {TIMES} times its size"),
            )
        })?;
        Ok(())
    }

    /// Another file belongs to this one.
    pub(super) fn grow(&mut self, bytes: u64) {
        self.left = self.left.saturating_add(bytes);
    }

    /// Does something with a part of this name. The name stays where something goes wrong.
    pub(super) fn inside(
        &mut self,
        name: impl Into<String>,
        work: impl FnOnce(&mut Self) -> Step,
    ) -> Step {
        if self.path.len() == DEEPEST {
            let message = format!("more than {DEEPEST} containers lie in each other");
            return Err(Error::new(ErrorKind::LimitExceeded, message).into());
        }
        self.path.push(name.into());
        work(self)?;
        self.path.pop();
        Ok(())
    }

    /// The file itself.
    fn outermost(&mut self, part: Part<'_>) -> Step {
        match What::of(part.bytes) {
            Some(What::Table) => table::visit(self, part, &mut Cursor::new(part.bytes)),
            Some(_) => self.part(part),
            None => Err(foreign::not_a_container(part.bytes).into()),
        }
    }

    /// Something that may be a container. What is none, as most members of an archive, holds nothing.
    pub(super) fn part(&mut self, part: Part<'_>) -> Step {
        match What::of(part.bytes) {
            Some(What::Module) => self.image(part, About::default()),
            Some(What::Object) => object::visit(self, part),
            Some(What::Archive) => archive::visit(self, part),
            Some(What::Bundle) => bundle::visit(self, part),
            Some(What::TextBundle) => bundle::visit_text(self, part),
            Some(What::CompressedBundle) => bundle::visit_compressed(self, part),
            Some(What::OffloadBinary) => offload_binary::visit(self, part),
            Some(What::SyclBin) => syclbin::visit(self, part),
            Some(What::Zip) => zip::visit(self, &mut Cursor::new(part.bytes)),
            // A table within another file names nothing that would be known.
            Some(What::Table) | None => Ok(()),
        }
    }

    /// What a container says is an image. It may be a container of images again.
    pub(super) fn image(&mut self, part: Part<'_>, about: About<'_>) -> Step {
        if let Some(What::OffloadBinary | What::SyclBin | What::Bundle | What::CompressedBundle) =
            What::of(part.bytes)
        {
            let name = about.triple.as_deref().unwrap_or("image").to_owned();
            return self.inside(name, |walk| walk.part(part));
        }
        self.spend(part.len())?;
        let number = self.images;
        self.images = number.saturating_add(1);
        let flow = (self.each)(Image {
            number,
            bytes: part.bytes,
            offset: part.offset,
            path: &self.path,
            kind: ImageKind::of(part.bytes, about.kind),
            offload: about.offload,
            triple: about.triple,
            arch: about.arch,
            properties: about.properties,
        })?;
        match flow {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(Halt::Enough),
        }
    }
}
