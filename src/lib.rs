//! Lapidary cuts device code: it reads LLVM bitcode and SPIR-V, translates the one to the other, does
//! what a SYCL post-link step does, and gives out SPIR-V images with their property sets. It links no
//! LLVM.
//!
//! ```
//! use lapidary::{Module, Split, Translate, Version};
//!
//! # let bytes = std::fs::read("corpus/bc/sycl_helpers/22-O2.bc").unwrap();
//! let module = Module::parse(&bytes)?; // bitcode or SPIR-V
//! let spirv = module.translate(&Translate::new().max_version(Version::V1_4))?;
//! # assert_eq!(spirv.to_bytes()[4..8], [0, 4, 1, 0]);
//! for image in module.split(&Split::per_kernel())?.images() {
//!     println!("{}: {:?}", image.name(), image.aspects());
//!     let (properties, words) = (image.properties(), image.words()?); // linked on demand, on all cores
//! #   assert!(!properties.print().is_empty() && words[0] == lapidary::spirv::read::MAGIC);
//! }
//! # drop(spirv);
//! # Ok::<(), lapidary::Error>(())
//! ```
//!
//! # The map
//!
//! | to | |
//! |---|---|
//! | read a file | [`Module::parse`] |
//! | translate bitcode to SPIR-V | [`Module::translate`] with [`Translate`] |
//! | cut a linked module into images | [`Module::split`] with [`Split`]; a [`Cut`] has [`images`](Cut::images), or links them [on all cores](Cut::for_each_image), or [writes](Cut::write_to) the [`Files`] of a post-link |
//! | cut kernels out of SPIR-V | [`Module::slicer`] |
//! | set, freeze and fold specialization constants | [`Module::specialize`] with [`Specialize`]; a [`SpecMap`] has what a runtime must be told |
//! | know what a file is | [`Module::inspect`] |
//! | know what kernels take, and what stands against it | [`Module::reflect`] with [`answer::ReflectOptions`]; as a [header](answer::Reflection::header), too |
//! | know what functions need, and why | [`Module::analyse`] with [`AspectRules`]; an [`Analysis`] has [`aspect_report`](Analysis::aspect_report), [`explain_aspect`](Analysis::explain_aspect), [`explain_split`](Analysis::explain_split) |
//! | print a module as text | [`disassemble()`]; the way back for SPIR-V is [`spirv::text`] |
//! | know which devices can run an image, and why others cannot | [`targets::Devices::check`], [`targets::Requirements`] |
//! | have answers as JSON, and their schemas | [`answer`] |
//! | find device images in libraries, objects, archives, bundles, zip files | [`container::visit`], [`container::Listing`] |
//! | know where the bytes of a file are | [`answer::SizeReport`] with [`answer::SizeOptions`] |
//! | know what changed between two files | [`answer::Diff`] of two [`container::DiffSide`]s |
//! | write files all together or not at all | [`output::atomic`] |
//!
//! Options are values with builders, results are values, and nothing is printed. Every error is an
//! [`Error`], whose [`kind`](Error::kind) is what a program decides by.
//!
//! # The lower layer
//!
//! What the above is made of is public where it is of use for itself: the [`graph`] of a module, the
//! [`passes`] over it (aspects, split) and their plans, the table of [`aspects`]. Beside it stand the
//! two format crates, [`bitcode`] and [`spirv`]. These parts grow with what is cut; expect changes.
//!
//! # Features
//!
//! | feature | gives |
//! |---|---|
//! | `cli` | the program `lapidary`, and all of the others |
//! | `parallel` | work on all cores; without it everything runs on the thread that calls |
//! | `demangle` | names as in the source |
//! | `json` | [`answer`]s as JSON, with schemas |
//! | `graph-text` | module graphs as text |
//! | `containers` | device images out of what they are shipped in ([`container`]) |
//! | `device-config` | configurations of devices out of files ([`targets::Devices::parse`]) |
//!
//! All of them are on if nothing else is said. Without them the library needs four other packages
//! beside its own two, and builds for `wasm32-unknown-unknown`.

#![cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]

mod analysis;
pub mod answer;
pub mod aspects;
#[cfg(feature = "containers")]
pub mod container;
#[cfg(feature = "containers")]
mod diff;
mod dis;
mod error;
mod foreign;
pub mod graph;
mod image;
mod inspect;
mod lower;
mod module;
pub mod names;
pub mod output;
mod parallel;
pub mod passes;
mod post_link;
mod progress;
mod properties;
mod reflect;
mod report;
#[cfg(feature = "containers")]
mod size;
mod slice;
mod spec_constants;
mod specialize;
pub mod targets;
mod translate;

pub use lapidary_bitcode as bitcode;
pub use lapidary_bitcode::AddressSpaces;
pub use lapidary_spirv as spirv;
pub use lapidary_spirv::grammar::Version;

pub use analysis::{Analysis, AspectId, AspectRules};
pub use answer::TextLimit;
pub use aspects::Numbering;
pub use dis::{Disassemble, disassemble};
pub use error::{Error, ErrorKind, Place, Result};
pub use lower::{
    DebugVersion, Error as TranslateError, ErrorKind as TranslateErrorKind, Extensions,
    ExtensionsError, FpContract, Location as SourceLocation,
};
pub use module::{Format, Module};
pub use parallel::{for_each_in_order, threads, with_threads};
pub use passes::split::Mode;
pub use post_link::{
    Cut, DeviceLibrary, Files, Image, Images, LibraryKind, PropertyChoice, SpecConstants, Split,
    StagedFiles,
};
pub use progress::Progress;
pub use slice::Slicer;
pub use specialize::{
    NamedConstant, SpecMap, SpecRecord, SpecText, SpecValue, Specialize, Specialized,
};
pub use translate::{Translate, Translation};
