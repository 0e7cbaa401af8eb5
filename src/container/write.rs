//! Images into a container: all of a cut in one file rather than some for each. An OffloadBinary is
//! written in version 1, which every LLVM reads, one behind the other; a SYCLBIN also has the property
//! sets, for which OffloadBinary has no place. What a host program is linked with is in [`wrapper`](super::wrapper).

use std::borrow::Cow;
use std::io::{self, Write};
use std::path::Path;

use super::part::after;
use super::wrapper::{Host, wrap};
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

    /// The file that holds these images of SPIR-V for a target.
    ///
    /// # Errors
    /// If there are more than it has room for.
    pub fn pack<'a>(self, triple: &str, images: &'a [PackedImage]) -> Result<Packed<'a>> {
        match self {
            Self::OffloadBinary => {
                let mut out = Packed::default();
                images.iter().for_each(|image| binary(&mut out, triple, image));
                Ok(out)
            }
            Self::SyclBin => Ok(bin(triple, images)),
            Self::Wrapper(host) => wrap(host, triple, images),
        }
    }
}

/// A container that was laid out, in pieces: the code of images is that of [`PackedImage`], not a copy.
#[derive(Clone, Debug, Default)]
pub struct Packed<'a> {
    pieces: Vec<Cow<'a, [u8]>>,
    len: u64,
}

impl<'a> Packed<'a> {
    /// Adds a copy of some bytes, which may be few.
    pub(super) fn add(&mut self, bytes: &[u8]) {
        self.len = after([self.len, bytes.len() as u64]);
        match self.pieces.last_mut() {
            Some(Cow::Owned(last)) => last.extend(bytes),
            _ => self.pieces.push(Cow::Owned(bytes.to_vec())),
        }
    }

    /// Adds bytes as they are.
    pub(super) fn borrow(&mut self, bytes: &'a [u8]) {
        self.len = after([self.len, bytes.len() as u64]);
        self.pieces.push(Cow::Borrowed(bytes));
    }

    /// Fills up to a multiple of some bytes.
    pub(super) fn align(&mut self, to: u64) {
        let missing = self.len.next_multiple_of(to).saturating_sub(self.len);
        self.add(&vec![0; missing as usize]);
    }

    /// Its bytes so far.
    pub(super) fn len(&self) -> u64 {
        self.len
    }

    /// Adds what another one has.
    pub(super) fn append(&mut self, other: Packed<'a>) {
        self.len = after([self.len, other.len]);
        self.pieces.extend(other.pieces);
    }

    /// Writes it as a file has it.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write_to(&self, writer: &mut dyn Write) -> io::Result<()> {
        self.pieces.iter().try_for_each(|piece| writer.write_all(piece))
    }
}

/// An image of SPIR-V that goes into a container.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PackedImage {
    /// Its code.
    pub code: Vec<u8>,
    /// Its property sets.
    pub properties: PropertySets,
    /// Its kernels and functions for other images.
    pub symbols: Vec<String>,
}

fn number(out: &mut Vec<u8>, number: u64) {
    out.extend(number.to_le_bytes());
}

/// Adds an OffloadBinary (`llvm/include/llvm/Object/OffloadBinary.h`).
fn binary<'a>(out: &mut Packed<'a>, triple: &str, image: &'a PackedImage) {
    const HEADER: u64 = 32;
    const ENTRY: u64 = 40;
    const RECORD: u64 = 16;
    // LLVM 22 reads the symbols of an image as lines; versions with lengths came later.
    let symbols = image.symbols.join("\n");
    let strings = [("triple", triple), ("arch", ""), ("symbols", symbols.as_str())];
    const RECORDS: u64 = HEADER + ENTRY;
    let texts = strings.iter().fold(RECORDS, |at, _| after([at, RECORD]));
    let (mut table, mut places) = (vec![0], Vec::new());
    for text in strings.iter().flat_map(|&(key, value)| [key, value]) {
        number(&mut places, after([texts, table.len() as u64]));
        table.extend(text.as_bytes());
        table.push(0);
    }
    let code = after([texts, table.len() as u64]).next_multiple_of(8);
    let size = after([code, image.code.len() as u64]).next_multiple_of(8);
    let mut header = offload_binary::MAGIC.to_vec();
    header.extend(1u32.to_le_bytes());
    [size, HEADER, ENTRY].into_iter().for_each(|it| number(&mut header, it));
    // SPIR-V, for SYCL, without flags.
    header.extend([6, 0, 8, 0, 0, 0, 0, 0]);
    let entry = [RECORDS, strings.len() as u64, code, image.code.len() as u64];
    entry.into_iter().for_each(|it| number(&mut header, it));
    header.extend(places);
    header.extend(table);
    // Each is some times eight bytes long.
    out.add(&header);
    out.align(8);
    out.borrow(&image.code);
    out.align(8);
}

/// A SYCLBIN, with an abstract module for each image (`sycl/doc/design/SYCLBINDesign.md`).
fn bin<'a>(triple: &str, images: &'a [PackedImage]) -> Packed<'a> {
    /// Images that are linked, and wait for a device.
    const EXECUTABLE: u32 = 2;
    let count = images.len() as u32;
    let (mut metadata, mut code) = (Vec::<u8>::new(), Packed::default());
    let mut add = |sets: &PropertySets| {
        let (at, text) = (metadata.len() as u64, sets.print());
        metadata.extend(text.as_bytes());
        (at, text.len() as u64)
    };
    let mut global = PropertySets::default();
    global.add("SYCLBIN/global metadata", "state", Value::U32(EXECUTABLE));
    let global = add(&global);
    let mut of_code = PropertySets::default();
    of_code.add(syclbin::IR_METADATA, "type", Value::U32(0));
    of_code.add(syclbin::IR_METADATA, "target", Value::text(triple.as_bytes()));
    let of_code = add(&of_code);
    let (mut modules, mut headers) = (Vec::new(), Vec::new());
    for (at, image) in (0u32..).zip(images) {
        let (text, length) = add(&image.properties);
        [text, length].into_iter().for_each(|it| number(&mut modules, it));
        // One module of SPIR-V, and no native image.
        modules.extend([1, at, 0, 0].into_iter().flat_map(u32::to_le_bytes));
        let place = [of_code.0, of_code.1, code.len(), image.code.len() as u64];
        place.into_iter().for_each(|it| number(&mut headers, it));
        code.borrow(&image.code);
        code.align(8);
    }
    let mut header = syclbin::MAGIC.to_vec();
    header.extend([1, count, count, 0].into_iter().flat_map(u32::to_le_bytes));
    header.resize(header.len().next_multiple_of(8), 0);
    let sizes = [metadata.len() as u64, code.len(), global.0, global.1];
    sizes.into_iter().for_each(|it| number(&mut header, it));
    let mut out = Packed::default();
    [header, modules, headers, metadata].iter().for_each(|part| out.add(part));
    out.align(8);
    out.append(code);
    out
}

#[cfg(test)]
mod tests {
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
            PackedImage { code, properties, symbols: vec!["a".into(), "b".into()] }
        };
        let images = [image(44, &[6]), image(21, &[]), image(100, &[5, 6])];
        let wrapper = |machine, runtime| Package::Wrapper(Host { machine, runtime });
        for package in [
            Package::OffloadBinary,
            Package::SyclBin,
            wrapper(Machine::X86_64, Runtime::Libsycl9),
            wrapper(Machine::Aarch64, Runtime::Libsycl8),
        ] {
            let packed = package.pack("spir64-unknown-unknown", &images).expect("few images");
            let mut bytes = Vec::new();
            packed.write_to(&mut bytes).expect("memory");
            assert_eq!(bytes.len() as u64, packed.len());
            // A program knows its target by the first part of the triple.
            let is_wrapper = matches!(package, Package::Wrapper(_));
            let triple = if is_wrapper { "spir64" } else { "spir64-unknown-unknown" };
            let mut found = 0;
            visit(&bytes, &mut |it| {
                let image = &images[it.number];
                assert_eq!(it.bytes, image.code);
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
            Package::Wrapper(Host::default()).pack("spir64", images).map(|_| ())
        };
        assert!(pack(&images).is_ok());
        images.push(PackedImage::default());
        let error = pack(&images).expect_err("too many images");
        assert_eq!(error.kind(), crate::ErrorKind::LimitExceeded);
    }
}
