//! The header of a module as comments at the head of its text.
//!
//! To `spirv-as` they are comments; here they are read back, so that a text gives the same module.

use super::print_number;
use crate::read::generators;

/// Appends the header as comments. `words` has at least a whole header.
pub(super) fn print(out: &mut Vec<u8>, words: &[u32]) {
    let [_, version, generator, bound, schema, ..] = *words else { return };
    let number = |out: &mut Vec<u8>, value: u32| print_number::unsigned(out, u64::from(value));
    out.extend_from_slice(b"; SPIR-V\n; Version: ");
    number(out, version >> 16 & 0xff);
    out.push(b'.');
    number(out, version >> 8 & 0xff);
    if version & 0xff00_00ff != 0 {
        out.extend_from_slice(format!("\n; Version word: {version:#010x}").as_bytes());
    }
    out.extend_from_slice(b"\n; Generator: ");
    match generators::name((generator >> 16) as u16) {
        Some(name) => out.extend_from_slice(name.as_bytes()),
        None => {
            out.extend_from_slice(b"Unknown(");
            number(out, generator >> 16);
            out.push(b')');
        }
    }
    out.extend_from_slice(b"; ");
    number(out, generator & 0xffff);
    out.extend_from_slice(b"\n; Bound: ");
    number(out, bound);
    out.extend_from_slice(b"\n; Schema: ");
    number(out, schema);
    out.push(b'\n');
}

/// The header as the comments at the head of a disassembly give it.
#[derive(Debug, Default)]
pub(super) struct Header {
    pub(super) version: Option<u32>,
    pub(super) generator: Option<u32>,
    pub(super) bound: Option<u32>,
    pub(super) schema: Option<u32>,
}

impl Header {
    /// Reads the comments at the start of a text. What is not understood is a comment like others.
    pub(super) fn read(text: &[u8]) -> Self {
        let mut header = Self::default();
        let mut lines = text.split(|&byte| byte == b'\n');
        if lines.next().map(<[u8]>::trim_ascii) != Some(b"; SPIR-V") {
            return header;
        }
        for line in lines {
            let Some(line) = line.strip_prefix(b";") else { break };
            let Ok(line) = std::str::from_utf8(line) else { break };
            let Some((key, value)) = line.trim().split_once(": ") else { break };
            match key {
                "Version" => header.version = version(value),
                "Version word" => header.version = hexadecimal(value).or(header.version),
                "Generator" => header.generator = generator(value),
                "Bound" => header.bound = value.parse().ok(),
                "Schema" => header.schema = value.parse().ok(),
                _ => {}
            }
        }
        header
    }
}

fn version(text: &str) -> Option<u32> {
    let (major, minor) = text.split_once('.')?;
    let (major, minor): (u8, u8) = (major.parse().ok()?, minor.parse().ok()?);
    Some(u32::from(major) << 16 | u32::from(minor) << 8)
}

fn hexadecimal(text: &str) -> Option<u32> {
    u32::from_str_radix(text.strip_prefix("0x")?, 16).ok()
}

/// `TOOL; MISC`, where an unregistered tool is `Unknown(NUMBER)`.
fn generator(text: &str) -> Option<u32> {
    let (tool, misc) = text.rsplit_once("; ")?;
    let unknown = tool.strip_prefix("Unknown(").and_then(|rest| rest.strip_suffix(')'));
    let tool = match unknown {
        Some(number) => number.parse().ok()?,
        None => generators::number(tool)?,
    };
    Some(u32::from(tool) << 16 | u32::from(misc.parse::<u16>().ok()?))
}
