//! The names under which the program may be called, and what it says of its version under each.
//!
//! Build systems look for the tools that Lapidary stands in for by name, and ask them for the version
//! of LLVM that they belong to. Lapidary belongs to none: it says the one that its name asks for
//! (`llvm-spirv-19`), or else the newest that it reads.

use std::ffi::OsStr;
use std::path::Path;

use lapidary::bitcode::LLVM_VERSIONS as LLVM;

use super::args::Command;
use super::{ROOT, as_, aspect_filter, dis, post_link, translate};

/// The other names, what is done under them, and whose version they tell.
const NAMES: &[(&str, &Command, Family)] = &[
    ("llvm-spirv", &translate::COMMAND, Family::Llvm),
    ("sycl-post-link", &post_link::COMMAND, Family::Llvm),
    ("sycl-aspect-filter", &aspect_filter::COMMAND, Family::Llvm),
    ("llvm-dis", &dis::LLVM_DIS, Family::Llvm),
    ("spirv-dis", &dis::SPIRV_DIS, Family::SpirvTools),
    ("spirv-as", &as_::COMMAND, Family::SpirvTools),
];

/// Whose tool a name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Family {
    Own,
    Llvm,
    SpirvTools,
}

/// The program under the name that it was called by.
pub(super) struct Program {
    /// The name, without folder and extension.
    pub(super) name: String,
    pub(super) command: &'static Command,
    family: Family,
}

impl Program {
    /// The program that has this path; a version may be behind the name (`llvm-spirv-22`).
    pub(super) fn named(path: &OsStr) -> Self {
        let stem = Path::new(path).file_stem().and_then(OsStr::to_str).unwrap_or_default();
        let is = |name: &str| {
            stem.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        match NAMES.iter().find(|(name, ..)| is(name)) {
            Some(&(_, command, family)) => Program { name: stem.into(), command, family },
            None => Program { name: ROOT.name.into(), command: &ROOT, family: Family::Own },
        }
    }

    /// Whether it is called by the name of another tool.
    pub(super) fn is_disguised(&self) -> bool {
        self.family != Family::Own
    }

    /// What `--version` says.
    pub(super) fn version(&self) -> String {
        let own = concat!("lapidary ", env!("CARGO_PKG_VERSION"));
        let commit = option_env!("LAPIDARY_COMMIT").map_or(String::new(), |it| format!(" ({it})"));
        let bitcode = format!("LLVM bitcode: {} to {}", LLVM.start(), LLVM.end());
        let spirv = "SPIR-V: 1.0 to 1.6";
        let grammar = lapidary_spirv::grammar::REVISION;
        match self.family {
            Family::Own => format!("{own}{commit}\n{bitcode}\n{spirv}, grammar {grammar}\n"),
            Family::Llvm => {
                let asked = self.name.rsplit('-').next().and_then(|number| number.parse().ok());
                let version: u32 = asked.unwrap_or(*LLVM.end());
                format!("{own}{commit} as {}\n  LLVM version {version}\n  {bitcode}\n", self.name)
            }
            Family::SpirvTools => format!("{own}{commit} as {}\n{spirv}\n", self.name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_decides() {
        let program = |name: &str| Program::named(name.as_ref());
        for (path, command, version) in [
            ("/usr/bin/llvm-spirv", "translate", "LLVM version 24\n"),
            ("llvm-spirv-19", "translate", "LLVM version 19\n"),
            ("./llvm-dis-17.exe", "llvm-dis", "LLVM version 17\n"),
            ("sycl-post-link", "post-link", "LLVM version 24\n"),
            ("bin/sycl-aspect-filter", "aspect-filter", "LLVM version 24\n"),
            ("spirv-as", "as", "SPIR-V: 1.0 to 1.6"),
        ] {
            let program = program(path);
            assert_eq!(program.command.name, command);
            assert!(program.is_disguised() && program.version().contains(version), "{path}");
        }
        for path in ["lapidary", "/opt/lapidary-2", "llvm-spirvy", ""] {
            assert_eq!(program(path).command.name, "lapidary");
            assert!(!program(path).is_disguised());
        }
    }
}
