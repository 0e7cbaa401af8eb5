//! Where the output goes: tables, for targets or for all, and the names of the files beside them.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use lapidary::aspects::targets::Target;

use crate::cli::Failure;
use crate::cli::args::Parsed;

/// The tables and the common part of all other names.
pub(super) struct Outputs {
    /// In the order of the command line.
    pub(super) tables: Vec<Output>,
    /// Folder and first part of the names of the other files.
    pub(super) stem: String,
}

/// A table.
pub(super) struct Output {
    /// The file.
    pub(super) path: PathBuf,
    /// What all its images are compiled for.
    pub(super) target: Option<String>,
    /// What is known of that target.
    known: Option<Target>,
}

impl Outputs {
    /// Reads `-o [TARGET,]FILE` and `-out-dir`.
    pub(super) fn new(parsed: &Parsed) -> Result<Self, Failure> {
        let input = parsed.file();
        let mut tables: Vec<Output> =
            parsed.paths("output").map(|path| Output::new(path.as_os_str())).collect();
        if tables.is_empty() {
            tables.push(Output::new("-".as_ref()));
        }
        for (at, table) in tables.iter().enumerate() {
            let path = &table.path;
            if path.as_os_str().is_empty() {
                return Err(Failure::usage("-o needs the name of a file after the target"));
            }
            if tables[..at].iter().any(|other| other.path == *path) {
                let path = path.display();
                return Err(Failure::usage(format!("two tables would be written to '{path}'")));
            }
        }
        // The first table names the files, as in sycl-post-link.
        let table = &tables[0].path;
        let stdout = table == Path::new("-");
        let named = if stdout { input } else { table };
        let stem = named.file_stem().filter(|_| named != Path::new("-"));
        let stem = stem.map_or("image".into(), |stem| stem.to_string_lossy());
        let folder = match parsed.path("out-dir") {
            Some(folder) => folder.to_path_buf(),
            None if stdout => PathBuf::new(),
            None => table.parent().unwrap_or(Path::new("")).to_path_buf(),
        };
        let stem = folder.join(&*stem).to_string_lossy().into_owned();
        if stem.contains('|') || stem.contains('\n') {
            return Err(Failure::usage(format!("the table cannot hold names like '{stem}'")));
        }
        Ok(Outputs { tables, stem })
    }
}

impl Output {
    /// Reads `[TARGET,]FILE`. What is not UTF-8 is a file.
    fn new(value: &OsStr) -> Self {
        let (target, path) = match value.to_str().and_then(|text| text.split_once(',')) {
            Some((target, path)) => (Some(target), OsStr::new(path)),
            None => (None, value),
        };
        let target = target.filter(|target| !target.is_empty());
        let known = target.and_then(Target::find);
        Output { path: path.into(), target: target.map(str::to_string), known }
    }

    /// Whether an image that needs these may run on the target. A target that nobody knows may run
    /// everything.
    pub(super) fn takes<'n>(
        &self,
        mut aspects: impl Iterator<Item = &'n str>,
        sub_group_size: Option<u32>,
    ) -> bool {
        self.known.is_none_or(|target| {
            aspects.all(|aspect| target.has_aspect(aspect))
                && sub_group_size.is_none_or(|size| target.has_sub_group_size(size))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Output;

    #[test]
    fn a_target_takes_what_it_has() {
        let takes = |text: &str, aspects: &[&str], size| {
            Output::new(text.as_ref()).takes(aspects.iter().copied(), size)
        };
        assert!(takes("o.table", &["fp64", "anything"], Some(3)));
        assert!(takes("unheard_of,o.table", &["fp64"], Some(3)));
        assert!(takes("intel_gpu_pvc,o.table", &["fp64"], Some(16)));
        assert!(!takes("intel_gpu_pvc,o.table", &["cpu"], None));
        assert!(!takes("intel_gpu_pvc,o.table", &[], Some(8)));
        assert!(!takes("intel_gpu_tgllp,o.table", &["fp64"], None));
    }
}
