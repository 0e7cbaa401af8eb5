//! Clang's offload bundles: binary, text between comments, and compressed
//! (`clang/docs/ClangOffloadBundler.rst`).

use std::borrow::Cow;

use super::OffloadKind;
use super::part::{Part, after};
use super::unpack::{Method, unpack};
use super::walk::{About, Step, Walk};

/// How a binary bundle begins, and the name of a section with the code of a target.
pub(super) const MAGIC: &[u8] = b"__CLANG_OFFLOAD_BUNDLE__";

/// How the lines of a text bundle begin, behind the characters of a comment.
const START: &[u8] = b"__CLANG_OFFLOAD_BUNDLE____START__ ";
const END: &[u8] = b"__CLANG_OFFLOAD_BUNDLE____END__ ";

/// Whether this is how a text bundle begins: with a comment.
pub(super) fn is_text(head: &[u8]) -> bool {
    let line = head.split(|&byte| byte == b'\n').find(|line| !line.is_empty());
    line.is_some_and(|line| marked(line, START).is_some())
}

/// What stands behind a mark in a line that is a comment.
fn marked<'l>(line: &'l [u8], mark: &[u8]) -> Option<&'l [u8]> {
    let at = line.iter().take(8).position(|&byte| byte == b'_')?;
    let is_comment = !line[..at].is_empty()
        && line[..at].iter().all(|byte| matches!(byte, b';' | b'#' | b'/' | b' ' | b'!'));
    let rest = line[at..].strip_prefix(mark).filter(|_| is_comment)?;
    Some(rest.strip_suffix(b"\r").unwrap_or(rest))
}

/// What an id says: `KIND-TRIPLE[-TARGET]`; `None` for the host, whose code is none of a device.
pub(super) fn about<'i>(id: &'i str) -> Option<About<'i>> {
    let (kind, target) = id.split_once('-').unwrap_or((id, ""));
    let offload = match kind {
        "host" => return None,
        "openmp" => Some(OffloadKind::OpenMp),
        "hip" | "hipv4" => Some(OffloadKind::Hip),
        "sycl" => Some(OffloadKind::Sycl),
        "cuda" => Some(OffloadKind::Cuda),
        _ => None,
    };
    // A triple that is written in full has four fields, and what follows is the target's id.
    let fourth = target.match_indices('-').nth(3);
    let (triple, arch) = fourth
        .and_then(|(at, _)| {
            target.split_at(at).1.strip_prefix('-').map(|arch| (&target[..at], arch))
        })
        .unwrap_or((target, ""));
    let said = |text: &'i str| (!text.is_empty()).then_some(Cow::Borrowed(text));
    let triple = triple.trim_end_matches('-');
    Some(About { offload, triple: said(triple), arch: said(arch), ..About::default() })
}

/// A binary bundle.
pub(super) fn visit(walk: &mut Walk<'_>, part: Part<'_>) -> Step {
    entries(walk, part).map(drop)
}

/// Bundles behind each other, each at a boundary of pages, as a linker leaves those of several objects.
pub(super) fn visit_several(walk: &mut Walk<'_>, part: Part<'_>) -> Step {
    const PAGE: u64 = 4096;
    let mut at = 0;
    while let Some(rest) = part.rest(at).filter(|rest| !rest.bytes.is_empty()) {
        if rest.bytes.starts_with(b"CCOB") {
            at = after([at, visit_one_compressed(walk, rest)?]);
        } else if rest.bytes.starts_with(MAGIC) {
            at = after([at, entries(walk, rest)?]);
        } else {
            break;
        }
        let Some(next) = at.checked_next_multiple_of(PAGE) else { break };
        at = next;
    }
    Ok(())
}

/// Goes through the entries of a bundle, and says where the last one ends.
fn entries(walk: &mut Walk<'_>, part: Part<'_>) -> Result<u64, super::walk::Halt> {
    const HEADER: u64 = MAGIC.len() as u64 + 8;
    let count = part.u64(MAGIC.len() as u64)?;
    let mut at = HEADER;
    let mut end = at;
    for _ in 0..count {
        let (offset, size, length) =
            (part.u64(at)?, part.u64(after([at, 8]))?, part.u64(after([at, 16]))?);
        let id = part.text(after([at, 24]), length, "the id of a bundle")?;
        let code = part.slice(offset, size, "an entry of a bundle")?;
        if let Some(about) = about(&id)
            && size > 0
        {
            walk.image(code, about)?;
        }
        at = after([at, 24, length]);
        end = end.max(after([offset, size])).max(at);
    }
    Ok(end)
}

/// A text bundle.
pub(super) fn visit_text(walk: &mut Walk<'_>, part: Part<'_>) -> Step {
    let (mut at, mut open): (u64, Option<(&[u8], u64)>) = (0, None);
    for line in part.bytes.split_inclusive(|&byte| byte == b'\n') {
        let next = after([at, line.len() as u64]);
        let text = line.strip_suffix(b"\n").unwrap_or(line);
        if let Some(id) = marked(text, START) {
            if open.is_some() {
                return Err(part.error(at, "a part of a bundle begins within another").into());
            }
            open = Some((id, next));
        } else if let Some(id) = marked(text, END) {
            let Some((_, start)) = open.take().filter(|(opened, _)| *opened == id) else {
                return Err(part.error(at, "a part of a bundle ends that did not begin").into());
            };
            let id = String::from_utf8_lossy(id);
            // The newline before the mark is the bundler's.
            let end = at.saturating_sub(1).max(start);
            let code = part.slice(start, end.saturating_sub(start), "a part of a bundle")?;
            if let Some(about) = about(&id) {
                walk.image(code, about)?;
            }
        }
        at = next;
    }
    match open {
        Some((_, start)) => Err(part.error(start, "a part of a bundle has no end").into()),
        None => Ok(()),
    }
}

/// A compressed bundle.
pub(super) fn visit_compressed(walk: &mut Walk<'_>, part: Part<'_>) -> Step {
    visit_one_compressed(walk, part).map(drop)
}

/// A compressed bundle; gives its length.
fn visit_one_compressed(walk: &mut Walk<'_>, part: Part<'_>) -> Result<u64, super::walk::Halt> {
    let version = part.u16(4)?;
    // `CCOB`, version, method; the length of all; the length of what is in it; a hash.
    let (total, header) = match version {
        1 => (part.len(), 8 + 4 + 8),
        2 => (part.u32(8)?.into(), 8 + 4 + 4 + 8),
        3 => (part.u64(8)?, 8 + 8 + 8 + 8),
        _ => {
            return Err(part.error(4, "a compressed bundle of a version that is not known").into());
        }
    };
    let Some(size) = total.checked_sub(header) else {
        return Err(part.error(8, "a compressed bundle that is shorter than its header").into());
    };
    let packed = part.slice(header, size, "a compressed bundle")?;
    let method = match part.u16(6)? {
        0 => Method::Zlib,
        1 => Method::Zstd,
        _ => return Err(part.error(6, "a compression that is not known").into()),
    };
    let bytes = unpack(walk, packed, method)?;
    let inner = Part::unpacked(&bytes);
    match bytes.starts_with(MAGIC) {
        true => visit(walk, inner)?,
        false if is_text(&bytes) => visit_text(walk, inner)?,
        false => return Err(inner.error(0, "no bundle was compressed").into()),
    }
    Ok(total)
}
