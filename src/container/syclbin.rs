//! SYCLBIN, version 1 (`sycl/doc/design/SYCLBINDesign.md`): abstract modules, each with modules of an
//! intermediate representation and native images, and property sets as text for all of them.

use std::borrow::Cow;

use super::part::{Part, after};
use super::walk::{About, Step, Walk};
use super::{ImageKind, OffloadKind};
use crate::output::properties::{PropertySets, Value};
use crate::{ErrorKind, Result};

/// 0x53594249.
pub(super) const MAGIC: [u8; 4] = *b"IBYS";

pub(super) const IR_METADATA: &str = "SYCLBIN/ir module metadata";
const NATIVE_METADATA: &str = "SYCLBIN/native device code image metadata";

/// Lengths of the headers, the one of the file without padding.
const ABSTRACT: u64 = 32;
const PLAIN: u64 = 32;

/// The tables behind the headers.
struct Tables<'a> {
    metadata: Part<'a>,
    code: Part<'a>,
}

impl<'a> Tables<'a> {
    fn properties(&self, at: u64, size: u64) -> Result<PropertySets> {
        let text = self.metadata.text(at, size, "metadata")?;
        let bad = |error| self.metadata.error(at, &format!("metadata: {error}"));
        PropertySets::parse(&text).map_err(bad)
    }
}

/// The next multiple of eight bytes.
fn padded(at: u64) -> u64 {
    at.checked_next_multiple_of(8).unwrap_or(u64::MAX)
}

pub(super) fn visit(walk: &mut Walk<'_>, part: Part<'_>) -> Step {
    if part.u32(4)? != 1 {
        let what = format!("SYCLBIN of version {}, which is not known", part.u32(4)?);
        return Err(part.error_of(ErrorKind::Unsupported, 4, &what).into());
    }
    let (modules, irs, natives) =
        (u64::from(part.u32(8)?), u64::from(part.u32(12)?), u64::from(part.u32(16)?));
    // Padded to eight bytes behind the five numbers.
    let (metadata_size, code_size) = (part.u64(24)?, part.u64(32)?);
    let first_module = 56;
    let header_at = |first, number: u64, size| after([first, number.saturating_mul(size)]);
    let first_ir = header_at(first_module, modules, ABSTRACT);
    let first_native = header_at(first_ir, irs, PLAIN);
    let metadata = padded(header_at(first_native, natives, PLAIN));
    let metadata_part = part.slice(metadata, metadata_size, "the metadata")?;
    let code = padded(after([metadata, metadata_size]));
    let code = part.slice(code, code_size, "the images")?;
    let tables = Tables { metadata: metadata_part, code };
    for module in 0..modules {
        let header = part.slice(header_at(first_module, module, ABSTRACT), ABSTRACT, "a header")?;
        let of_module = tables.properties(header.u64(0)?, header.u64(8)?)?;
        for (count, first, table, known, is_ir) in [
            (header.u32(16)?, header.u32(20)?, first_ir, irs, true),
            (header.u32(24)?, header.u32(28)?, first_native, natives, false),
        ] {
            let (first, count) = (u64::from(first), u64::from(count));
            let end = after([first, count]);
            if end > known {
                return Err(header.error(16, "a module names more images than there are").into());
            }
            for at in first..end {
                let header = part.slice(header_at(table, at, PLAIN), PLAIN, "a header")?;
                image(walk, &tables, header, &of_module, is_ir)?;
            }
        }
    }
    Ok(())
}

fn image(
    walk: &mut Walk<'_>,
    tables: &Tables<'_>,
    header: Part<'_>,
    of_module: &PropertySets,
    is_ir: bool,
) -> Step {
    let (at, size) = (header.u64(0)?, header.u64(8)?);
    let own = tables.properties(at, size)?;
    let code = tables.code.slice(header.u64(16)?, header.u64(24)?, "an image")?;
    walk.spend(after([header.len(), size]))?;
    let text = |set, key| match own.get(set, key) {
        Some(Value::Bytes { bytes, .. }) => {
            let text = String::from_utf8_lossy(bytes).trim_end_matches('\0').to_owned();
            Some(Cow::Owned(text))
        }
        _ => None,
    };
    let kind = match own.get(IR_METADATA, "type") {
        Some(Value::U32(0)) => Some(ImageKind::Spirv),
        Some(Value::U32(1)) => Some(ImageKind::Ptx),
        _ if is_ir => None,
        _ => Some(ImageKind::Object),
    };
    let about = About {
        kind,
        offload: Some(OffloadKind::Sycl),
        triple: text(IR_METADATA, "target").or_else(|| text(NATIVE_METADATA, "target")),
        arch: text(NATIVE_METADATA, "arch"),
        properties: Some(of_module.clone()),
    };
    walk.image(code, about)
}
