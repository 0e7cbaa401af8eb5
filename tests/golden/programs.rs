//! The programs of the corpus, and which of their files show what becomes of them as text.

use std::fs;
use std::path::{Path, PathBuf};

/// A folder of `corpus/bc`.
#[derive(Clone)]
pub(crate) struct Program {
    /// The name of the folder.
    pub(crate) name: String,
    /// Its bitcode, in the order of the names.
    pub(crate) files: Vec<PathBuf>,
}

impl Program {
    /// The file whose translation is on record as text: what the newest compiler makes with -O2,
    /// where code takes its most intricate forms; with -g, if that is what the program is about; else
    /// the last one.
    pub(crate) fn shown(&self) -> Option<&Path> {
        let wanted = if self.name == "debug" { "22-O2g" } else { "22-O2" };
        let usual = self.files.iter().find(|path| stem(path) == wanted);
        usual.or(self.files.last()).map(PathBuf::as_path)
    }
}

/// The name of a file without `.bc`.
pub(crate) fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")
}

/// The files of a folder with this extension, in the order of their names.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut found: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|it| it == extension))
        .collect();
    found.sort();
    found
}

/// The programs of which the corpus has bitcode.
pub(crate) fn bitcode() -> Vec<Program> {
    let folders = fs::read_dir(corpus().join("bc")).expect("the corpus").flatten();
    let mut programs: Vec<Program> = folders
        .map(|folder| Program {
            name: folder.file_name().to_string_lossy().into_owned(),
            files: files(&folder.path(), "bc"),
        })
        .collect();
    programs.sort_by(|a, b| a.name.cmp(&b.name));
    let count: usize = programs.iter().map(|program| program.files.len()).sum();
    assert!(count > 400, "the walk over the corpus finds {count} files");
    programs
}

/// The SPIR-V that another translator made, and the text of what none writes, by name; a point would end
/// the name of the program in that of a file on record.
pub(crate) fn spirv() -> Vec<(String, PathBuf)> {
    let mut found = files(&corpus().join("spv"), "spv");
    found.extend(files(&corpus().join("spirv/link"), "spvasm"));
    found.into_iter().map(|path| (stem(&path).replace('.', "-"), path)).collect()
}
