//! Device images in what they are shipped in: libraries, fat objects, archives, offload bundles,
//! OffloadBinary, SYCLBIN, wheels and other zip files, in each other as deep as they come; and the tables of
//! images that `post-link` writes.
//!
//! [`visit`] and [`visit_file`] walk through a container and hand out every device image: its bytes,
//! where they lie, what they are for, and the property sets that were shipped with it. Images are
//! borrowed from the file where they lie in it as they are; what is compressed is decompressed one part
//! at a time and dropped when the walk is through with it, so the memory is that of the largest part.
//! [`Listing`] says what there is, [`find`] gets one image, [`Package`] writes some.
//!
//! ```
//! use std::ops::ControlFlow;
//! use lapidary::container;
//!
//! # let bytes = std::fs::read("corpus/spv/sycl_vadd.spv").unwrap();
//! container::visit(&bytes, &mut |image| {
//!     println!("{:?}: {} bytes for {:?}", image.kind, image.bytes.len(), image.triple);
//!     Ok(ControlFlow::Continue(()))
//! })?;
//! # Ok::<(), lapidary::Error>(())
//! ```
//!
//! A file for each format; [`walk`] tells them apart and keeps the limits, [`batches`] looks at many images
//! on all cores.

mod archive;
mod batches;
mod bundle;
mod descriptors;
mod kernels;
mod listing;
mod object;
mod offload_binary;
mod part;
mod relocatable;
mod select;
mod syclbin;
mod table;
mod unpack;
mod walk;
mod wrapper;
mod write;
mod zip;

use std::borrow::Cow;

use crate::Format;
use crate::output::properties::PropertySets;

pub(crate) use batches::look_at_all;

pub use crate::diff::DiffSide;
pub use listing::{ListedImage, Listing};
pub use relocatable::Machine;
pub use select::{ImageName, OwnedImage, find};
pub use walk::{Storage, visit, visit_file};
pub use wrapper::{Host, Runtime};
pub use write::{Package, PackedImage, Packer};

/// A device image, as the walk through a container comes by it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Image<'a> {
    /// Its number in the container, from 0.
    pub number: usize,
    /// Its bytes.
    pub bytes: &'a [u8],
    /// Where these begin in the file; `None` if they were compressed.
    pub offset: Option<u64>,
    /// What it lies in, from the outside in: members of archives, sections, entries.
    pub path: &'a [String],
    /// What it is.
    pub kind: ImageKind,
    /// The programming model that it is for, if that is said.
    pub offload: Option<OffloadKind>,
    /// The triple of its target, if that is said.
    pub triple: Option<Cow<'a, str>>,
    /// The architecture of its target, if that is said.
    pub arch: Option<Cow<'a, str>>,
    /// The property sets that a runtime is given with it, if there are some.
    pub properties: Option<PropertySets>,
}

/// What an image is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, schemars::JsonSchema),
    serde(rename_all = "lowercase")
)]
#[non_exhaustive]
pub enum ImageKind {
    /// SPIR-V.
    Spirv,
    /// LLVM bitcode.
    Bitcode,
    /// Native code in an object file.
    Object,
    /// Code of one of NVIDIA's devices.
    Cubin,
    /// Code of several of NVIDIA's devices.
    Fatbinary,
    /// NVIDIA's assembly.
    Ptx,
    /// Nobody says.
    Other,
}

impl ImageKind {
    /// Of an ELF file, a SPIR-V module and bitcode their first bytes tell; of others what the
    /// container declares.
    fn of(bytes: &[u8], declared: Option<Self>) -> Self {
        match Format::of(bytes) {
            Some(Format::SpirV(_)) => Self::Spirv,
            Some(Format::Bitcode | Format::WrappedBitcode) => Self::Bitcode,
            None => match declared {
                Some(declared) => declared,
                None if bytes.starts_with(b"\x7FELF") => Self::Object,
                None => Self::Other,
            },
        }
    }

    /// How it is called in texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Spirv => "spirv",
            Self::Bitcode => "bitcode",
            Self::Object => "object",
            Self::Cubin => "cubin",
            Self::Fatbinary => "fatbinary",
            Self::Ptx => "ptx",
            Self::Other => "other",
        }
    }

    /// The extension of a file that holds one.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Spirv => "spv",
            Self::Bitcode => "bc",
            Self::Object => "o",
            Self::Cubin => "cubin",
            Self::Fatbinary => "fatbin",
            Self::Ptx => "ptx",
            Self::Other => "bin",
        }
    }
}

/// A programming model that an image is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, schemars::JsonSchema),
    serde(rename_all = "lowercase")
)]
#[non_exhaustive]
pub enum OffloadKind {
    /// OpenMP.
    OpenMp,
    /// CUDA.
    Cuda,
    /// HIP.
    Hip,
    /// SYCL.
    Sycl,
}

impl OffloadKind {
    /// How it is called in texts and in the ids of bundles.
    pub fn name(self) -> &'static str {
        match self {
            Self::OpenMp => "openmp",
            Self::Cuda => "cuda",
            Self::Hip => "hip",
            Self::Sycl => "sycl",
        }
    }
}
