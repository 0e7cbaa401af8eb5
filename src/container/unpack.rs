//! Decompression, with a limit on what comes out: nothing is believed that a header says of sizes.

use std::io::Read;

use super::part::Part;
use super::walk::Walk;
use crate::{ErrorKind, Result};

/// The largest window of zstd that is decoded: that of its levels up to the highest of the usual ones.
const MAX_WINDOW: u64 = 1 << 27;

/// How something is compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Method {
    Zlib,
    Zstd,
}

impl Method {
    /// What the first bytes say; what is not zstd is zlib, as LLVM has it.
    pub(super) fn of(bytes: &[u8]) -> Self {
        if bytes.starts_with(b"\x28\xB5\x2F\xFD") { Self::Zstd } else { Self::Zlib }
    }
}

/// Decompresses a part, to no more than the walk may still take.
pub(super) fn unpack(walk: &mut Walk<'_>, packed: Part<'_>, method: Method) -> Result<Vec<u8>> {
    match method {
        Method::Zlib => read(walk, packed, &mut flate2::bufread::ZlibDecoder::new(packed.bytes)),
        Method::Zstd => {
            // A window is memory: there is no use in one that is larger than what may come out.
            let most = walk.left().min(MAX_WINDOW);
            let decoder =
                ruzstd::decoding::StreamingDecoder::new_with_max_window_size(packed.bytes, most);
            let mut decoder =
                decoder.map_err(|error| packed.error(0, &format!("malformed zstd: {error}")))?;
            read(walk, packed, &mut decoder)
        }
    }
}

/// Reads all that a decoder gives.
pub(super) fn read(
    walk: &mut Walk<'_>,
    packed: Part<'_>,
    decoder: &mut dyn Read,
) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let most = walk.left();
    let read = decoder.take(most.saturating_add(1)).read_to_end(&mut out);
    read.map_err(|error| {
        packed.error_of(ErrorKind::Malformed, 0, &format!("cannot be decompressed: {error}"))
    })?;
    walk.spend(out.len() as u64)?;
    out.shrink_to_fit();
    Ok(out)
}
