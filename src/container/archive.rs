//! Static archives: every member that is a container or a module is gone into, others hold no images.

use object::read::archive::ArchiveFile;

use super::part::Part;
use super::walk::{Step, Walk};
use crate::Error;

pub(super) fn visit(walk: &mut Walk<'_>, part: Part<'_>) -> Step {
    let malformed =
        |error: object::Error| -> Error { part.error(0, &format!("an archive: {error}")) };
    let archive = ArchiveFile::parse(part.bytes).map_err(malformed)?;
    if archive.is_thin() {
        let what =
            "a thin archive, whose members are other files: name these, as llvm-ar t lists them";
        return Err(part.error(0, what).into());
    }
    for member in archive.members() {
        let member = member.map_err(malformed)?;
        let (at, size) = member.file_range();
        let inner = part.slice(at, size, "a member")?;
        walk.inside(String::from_utf8_lossy(member.name()), |walk| walk.part(inner))?;
    }
    Ok(())
}
