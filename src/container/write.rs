//! Images into a container: all of a cut in one file rather than some for each. An OffloadBinary is written
//! in version 1, which every LLVM reads, one behind the other; a SYCLBIN also has the property sets, for
//! which OffloadBinary has no place. What a host program is linked with is in [`wrapper`](super::wrapper).
//!
//! The code of an image is written as soon as it is there, so images need not be in memory together. What
//! stands before all code says where it lies: room is left for that, and it is written last.

use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;

use super::part::after;
use super::wrapper::{Host, Wrapper};
use super::{offload_binary, syclbin};
use crate::Result;
use crate::output::properties::{PropertySets, Value};

/// A container that can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Package {
    /// OffloadBinary, with the names of kernels and functions for other images.
    OffloadBinary,
    /// SYCLBIN, with property sets.
    SyclBin,
    /// An object that a host program is linked with, and whose images SYCL's runtime then knows, with their
    /// property sets.
    Wrapper(Host),
}

impl Package {
    /// The one that a file of this name is: `.bin`, `.syclbin` or `.o`.
    pub fn of(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()? {
            "bin" => Some(Self::OffloadBinary),
            "syclbin" => Some(Self::SyclBin),
            "o" => Some(Self::Wrapper(Host::default())),
            _ => None,
        }
    }

    /// Begins a file that holds these images of SPIR-V for a target; their code follows.
    ///
    /// # Errors
    /// If there are more than it has room for.
    pub fn begin<'a, W: Write + Seek>(
        self,
        triple: &'a str,
        images: &'a [PackedImage],
        out: W,
    ) -> Result<Packer<'a, W>> {
        let format: Box<dyn Format + Send + 'a> = match self {
            Self::OffloadBinary => Box::new(OffloadBinary { triple }),
            Self::SyclBin => Box::new(SyclBin::new(triple, images)),
            Self::Wrapper(host) => Box::new(Wrapper::new(host, triple, images.len())?),
        };
        Ok(Packer { format, images: images.iter(), out, at: 0 })
    }
}

/// An image of SPIR-V that goes into a container, but for its code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PackedImage {
    /// Its property sets.
    pub properties: PropertySets,
    /// Its kernels and functions for other images.
    pub symbols: Vec<String>,
}

/// What stands around the code of images.
pub(super) trait Format {
    /// The code of each image begins at a multiple of this.
    fn align(&self) -> u64 {
        8
    }

    /// How many bytes stand before all images.
    fn front(&self) -> u64 {
        0
    }

    /// What stands right before the code of the next image, which is so long.
    fn image(&mut self, image: &PackedImage, length: u64) -> Vec<u8>;

    /// What stands before all images, and what stands behind them.
    fn finish(self: Box<Self>) -> [Vec<u8>; 2] {
        [Vec::new(), Vec::new()]
    }
}

/// A container that is being written, where its writer is when this begins.
pub struct Packer<'a, W> {
    format: Box<dyn Format + Send + 'a>,
    /// Those whose code is not there yet.
    images: std::slice::Iter<'a, PackedImage>,
    out: W,
    /// How much there is of the file.
    at: u64,
}

impl<W: Write + Seek> Packer<'_, W> {
    /// Writes the code of the next image.
    ///
    /// # Errors
    /// Those of the writer, and if all images have theirs.
    pub fn add(&mut self, code: &[u8]) -> io::Result<()> {
        self.leave_front()?;
        let image = self.images.next().ok_or_else(|| io::Error::other("code of no image"))?;
        let head = self.format.image(image, code.len() as u64);
        self.write(&head)?;
        self.write(code)?;
        let missing = self.at.next_multiple_of(self.format.align()).saturating_sub(self.at);
        self.write(&vec![0; missing as usize])
    }

    /// Writes what stands around the code, and gives the writer back, which is behind all of it.
    ///
    /// # Errors
    /// Those of the writer, and if the code of an image is missing.
    pub fn finish(mut self) -> io::Result<W> {
        self.leave_front()?;
        if self.images.len() > 0 {
            return Err(io::Error::other("an image without code"));
        }
        let start = self.out.stream_position()?.saturating_sub(self.at);
        let [front, rest] = self.format.finish();
        self.out.write_all(&rest)?;
        if !front.is_empty() {
            let end = self.out.stream_position()?;
            self.out.seek(SeekFrom::Start(start))?;
            self.out.write_all(&front)?;
            self.out.seek(SeekFrom::Start(end))?;
        }
        self.out.flush()?;
        Ok(self.out)
    }

    /// Leaves room for what stands before all images, if that is still to be done.
    fn leave_front(&mut self) -> io::Result<()> {
        let front = if self.at == 0 { self.format.front() } else { 0 };
        self.write(&vec![0; front as usize])
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.at = after([self.at, bytes.len() as u64]);
        self.out.write_all(bytes)
    }
}

/// Adds numbers of 64 bits.
fn numbers<const N: usize>(out: &mut Vec<u8>, numbers: [u64; N]) {
    out.extend(numbers.into_iter().flat_map(u64::to_le_bytes));
}

fn align(out: &mut Vec<u8>) {
    out.resize(out.len().next_multiple_of(8), 0);
}

/// One OffloadBinary behind the other (`llvm/include/llvm/Object/OffloadBinary.h`).
struct OffloadBinary<'a> {
    triple: &'a str,
}

impl Format for OffloadBinary<'_> {
    fn image(&mut self, image: &PackedImage, length: u64) -> Vec<u8> {
        const HEADER: u64 = 32;
        const ENTRY: u64 = 40;
        const RECORD: u64 = 16;
        // LLVM 22 reads the symbols of an image as lines; versions with lengths came later.
        let symbols = image.symbols.join("\n");
        let strings = [("triple", self.triple), ("arch", ""), ("symbols", symbols.as_str())];
        const RECORDS: u64 = HEADER + ENTRY;
        let texts = strings.iter().fold(RECORDS, |at, _| after([at, RECORD]));
        let (mut table, mut places) = (vec![0], Vec::new());
        for text in strings.iter().flat_map(|&(key, value)| [key, value]) {
            numbers(&mut places, [after([texts, table.len() as u64])]);
            table.extend(text.as_bytes());
            table.push(0);
        }
        let code = after([texts, table.len() as u64]).next_multiple_of(8);
        let size = after([code, length]).next_multiple_of(8);
        let mut header = offload_binary::MAGIC.to_vec();
        header.extend(1u32.to_le_bytes());
        numbers(&mut header, [size, HEADER, ENTRY]);
        // SPIR-V, for SYCL, without flags.
        header.extend([6, 0, 8, 0, 0, 0, 0, 0]);
        numbers(&mut header, [RECORDS, strings.len() as u64, code, length]);
        header.extend(places);
        header.extend(table);
        align(&mut header);
        header
    }
}

/// A SYCLBIN, with an abstract module for each image (`sycl/doc/design/SYCLBINDesign.md`).
struct SyclBin {
    /// The text of all property sets.
    metadata: Vec<u8>,
    /// Where in it those of the file and of every module's code are.
    of_file: [u64; 2],
    of_code: [u64; 2],
    /// The records of abstract modules, of which there are so many.
    modules: Vec<u8>,
    count: u32,
    /// Those of the code that is there.
    codes: Vec<u8>,
    /// How long that is.
    code: u64,
}

impl SyclBin {
    fn new(triple: &str, images: &[PackedImage]) -> Self {
        /// Images that are linked, and wait for a device.
        const EXECUTABLE: u32 = 2;
        let mut metadata = Vec::<u8>::new();
        let mut add = |sets: &PropertySets| {
            let (at, text) = (metadata.len() as u64, sets.print());
            metadata.extend(text.as_bytes());
            [at, text.len() as u64]
        };
        let mut of_file = PropertySets::default();
        of_file.add("SYCLBIN/global metadata", "state", Value::U32(EXECUTABLE));
        let of_file = add(&of_file);
        let mut of_code = PropertySets::default();
        of_code.add(syclbin::IR_METADATA, "type", Value::U32(0));
        of_code.add(syclbin::IR_METADATA, "target", Value::text(triple.as_bytes()));
        let of_code = add(&of_code);
        let mut modules = Vec::new();
        for (at, image) in (0u32..).zip(images) {
            numbers(&mut modules, add(&image.properties));
            // One module of SPIR-V, and no native image.
            modules.extend([1, at, 0, 0].into_iter().flat_map(u32::to_le_bytes));
        }
        let (count, codes) = (images.len() as u32, Vec::new());
        Self { metadata, of_file, of_code, modules, count, codes, code: 0 }
    }

    /// The length of all records of code.
    fn codes(&self) -> u64 {
        const RECORD: u64 = 32;
        RECORD.saturating_mul(self.count.into())
    }

    fn header(&self) -> Vec<u8> {
        let mut header = syclbin::MAGIC.to_vec();
        header.extend([1, self.count, self.count, 0].into_iter().flat_map(u32::to_le_bytes));
        align(&mut header);
        let [at, length] = self.of_file;
        numbers(&mut header, [self.metadata.len() as u64, self.code, at, length]);
        header
    }
}

impl Format for SyclBin {
    fn front(&self) -> u64 {
        let parts = [self.header().len(), self.modules.len(), self.metadata.len()];
        after([after(parts.map(|it| it as u64)), self.codes()]).next_multiple_of(8)
    }

    fn image(&mut self, _: &PackedImage, length: u64) -> Vec<u8> {
        let [at, text] = self.of_code;
        numbers(&mut self.codes, [at, text, self.code, length]);
        self.code = after([self.code, length]).next_multiple_of(8);
        Vec::new()
    }

    fn finish(self: Box<Self>) -> [Vec<u8>; 2] {
        let mut front = [self.header(), self.modules, self.codes, self.metadata].concat();
        align(&mut front);
        [front, Vec::new()]
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;
    use std::ops::ControlFlow;

    use super::*;
    use crate::container::{ImageKind, Machine, OffloadKind, Runtime, visit};
    use crate::output::properties::set;

    #[test]
    fn what_is_written_is_read() {
        let image = |extra: u8, aspects: &[u32]| {
            let mut properties = PropertySets::default();
            let value = Value::u32s(aspects.iter().copied());
            properties.add(set::DEVICE_REQUIREMENTS, "aspects", value);
            let mut code = 0x0723_0203u32.to_le_bytes().to_vec();
            code.extend(std::iter::repeat_n(extra, usize::from(extra)));
            (code, PackedImage { properties, symbols: vec!["a".into(), "b".into()] })
        };
        let (codes, images): (Vec<_>, Vec<_>) =
            [image(44, &[6]), image(17, &[]), image(100, &[5, 6])].into_iter().unzip();
        let wrapper = |machine, runtime| Package::Wrapper(Host { machine, runtime });
        for package in [
            Package::OffloadBinary,
            Package::SyclBin,
            wrapper(Machine::X86_64, Runtime::Libsycl9),
            wrapper(Machine::Aarch64, Runtime::Libsycl8),
        ] {
            // Behind something else.
            let mut out = Cursor::new(b"else".to_vec());
            out.set_position(4);
            let begun = package.begin("spir64-unknown-unknown", &images, out);
            let mut packer = begun.expect("few images");
            codes.iter().for_each(|code| packer.add(code).expect("memory"));
            let out = packer.finish().expect("memory");
            assert_eq!(out.position(), out.get_ref().len() as u64);
            let bytes = &out.get_ref()[4..];
            assert_eq!(&out.get_ref()[..4], b"else");
            // A program knows its target by the first part of the triple.
            let is_wrapper = matches!(package, Package::Wrapper(_));
            let triple = if is_wrapper { "spir64" } else { "spir64-unknown-unknown" };
            let mut found = 0;
            visit(bytes, &mut |it| {
                let image = &images[it.number];
                assert_eq!(it.bytes, codes[it.number]);
                assert_eq!((it.kind, it.offload), (ImageKind::Spirv, Some(OffloadKind::Sycl)));
                assert_eq!(it.triple.as_deref(), Some(triple));
                if package != Package::OffloadBinary {
                    assert_eq!(it.properties.as_ref(), Some(&image.properties));
                }
                found += 1;
                Ok(ControlFlow::Continue(()))
            })
            .expect("a container");
            assert_eq!(found, 3);
        }
    }

    #[test]
    fn a_record_of_a_program_has_65535_images() {
        let mut images = vec![PackedImage::default(); usize::from(u16::MAX)];
        let pack = |images: &[PackedImage]| {
            let out = Cursor::new(Vec::new());
            Package::Wrapper(Host::default()).begin("spir64", images, out).map(|_| ())
        };
        assert!(pack(&images).is_ok());
        images.push(PackedImage::default());
        let error = pack(&images).expect_err("too many images");
        assert_eq!(error.kind(), crate::ErrorKind::LimitExceeded);
    }

    #[test]
    fn every_image_has_its_code() {
        for package in [Package::OffloadBinary, Package::SyclBin, Package::Wrapper(Host::default())]
        {
            let images = [PackedImage::default()];
            let begin = || package.begin("spir64", &images, Cursor::new(Vec::new())).expect("one");
            assert!(begin().finish().is_err());
            let mut packer = begin();
            packer.add(&[]).expect("memory");
            assert!(packer.add(&[]).is_err());
            assert!(packer.finish().is_ok());
        }
    }
}
