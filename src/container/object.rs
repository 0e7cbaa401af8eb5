//! Object files, libraries and programs: ELF, PE and COFF, Mach-O. Device images are in sections of
//! well-known names, or where the runtime's descriptors say.

use object::read::macho::{FatArch as _, MachOFatFile32, MachOFatFile64};
use object::{FileKind, Object as _, ObjectSection as _, SectionFlags};

use super::part::Part;
use super::walk::{About, Step, Walk};
use super::{ImageKind, OffloadKind, bundle, descriptors, offload_binary};
use crate::Error;

/// The type of ELF sections with OffloadBinary in them.
const SHT_LLVM_OFFLOADING: u32 = 0x6FFF_4C0B;

/// The bytes of a section's name that linkers keep in PE: only objects have longer ones in a table.
const CUT: usize = 8;

/// What is left of `.llvm.offloading` in PE by LLVM's linker, which cuts names at a second full stop.
const CUT_OFFLOADING: &[u8] = b".llvm";

pub(super) fn visit(walk: &mut Walk<'_>, part: Part<'_>) -> Step {
    // Two bytes are enough to look like a COFF file, which most that begin so are not.
    let Ok(kind) = FileKind::parse(part.bytes) else { return Ok(()) };
    match kind {
        FileKind::MachOFat32 => {
            let file =
                MachOFatFile32::parse(part.bytes).map_err(|error| malformed(part, &error))?;
            each(walk, part, file.arches().iter().map(|it| it.file_range()))
        }
        FileKind::MachOFat64 => {
            let file =
                MachOFatFile64::parse(part.bytes).map_err(|error| malformed(part, &error))?;
            each(walk, part, file.arches().iter().map(|it| it.file_range()))
        }
        _ => sections(walk, part, kind),
    }
}

/// The files for several architectures that a file of Mach-O has in it.
fn each(walk: &mut Walk<'_>, part: Part<'_>, ranges: impl Iterator<Item = (u64, u64)>) -> Step {
    for (number, (at, size)) in ranges.enumerate() {
        let inner = part.slice(at, size, "the file for an architecture")?;
        walk.inside(number.to_string(), |walk| walk.part(inner))?;
    }
    Ok(())
}

fn malformed(part: Part<'_>, error: &object::Error) -> Error {
    part.error(0, &format!("an object file: {error}"))
}

fn sections(walk: &mut Walk<'_>, part: Part<'_>, kind: FileKind) -> Step {
    let file = match object::File::parse(part.bytes) {
        Ok(file) => file,
        Err(_) if matches!(kind, FileKind::Coff | FileKind::CoffBig | FileKind::CoffImport) => {
            return Ok(());
        }
        Err(error) => return Err(malformed(part, &error).into()),
    };
    let index =
        file.sections().find(|section| section.name_bytes() == Ok(descriptors::SECTION.as_bytes()));
    if let Some(index) = &index {
        descriptors::visit(walk, part, &file, index)?;
    }
    let may_be_cut = matches!(kind, FileKind::Pe32 | FileKind::Pe64);
    for section in file.sections() {
        let Ok(name) = section.name_bytes() else { continue };
        let is_cut = |whole: &[u8]| may_be_cut && name.len() == CUT && whole.starts_with(name);
        let is_offloading = |flags| matches!(flags, SectionFlags::Elf { sh_type, .. } if sh_type.0 == SHT_LLVM_OFFLOADING);
        let found = if name.starts_with(b".llvm.offloading")
            || is_offloading(section.flags())
            || is_cut(b".llvm.offloading")
            || (may_be_cut && name == CUT_OFFLOADING)
        {
            Found::OffloadBinaries
        } else if let Some(id) = name.strip_prefix(bundle::MAGIC)
            && index.is_none()
        {
            Found::Image(String::from_utf8_lossy(id).into_owned())
        } else if is_cut(bundle::MAGIC) && index.is_none() {
            Found::ImageOfUnknown
        } else if matches!(name, b".hip_fatbin" | b"__hip_fatbin") || is_cut(b".hip_fatbin") {
            Found::Bundles
        } else if name == b".nv_fatbin" || is_cut(b".nv_fatbin") {
            Found::Fatbinary
        } else {
            continue;
        };
        let Some((at, size)) = section.file_range() else { continue };
        let contents = part.slice(at, size, "a section")?;
        let name = String::from_utf8_lossy(name);
        walk.inside(name, |walk| match found {
            Found::OffloadBinaries => offload_binary::visit(walk, contents),
            Found::Bundles => bundle::visit_several(walk, contents),
            Found::Image(id) => match bundle::about(&id) {
                // The section of the host holds a single byte, as a mark.
                Some(about) if contents.len() > 1 => walk.image(contents, about),
                _ => Ok(()),
            },
            Found::ImageOfUnknown if contents.len() > 1 => walk.image(contents, About::default()),
            Found::ImageOfUnknown => Ok(()),
            Found::Fatbinary => {
                let (kind, offload) = (Some(ImageKind::Fatbinary), Some(OffloadKind::Cuda));
                walk.image(contents, About { kind, offload, ..About::default() })
            }
        })?;
    }
    Ok(())
}

/// What a section holds.
enum Found {
    OffloadBinaries,
    Bundles,
    /// One image, for the target of this id.
    Image(String),
    /// The same, but the id was cut off.
    ImageOfUnknown,
    Fatbinary,
}
