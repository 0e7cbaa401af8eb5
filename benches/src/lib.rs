//! Shared helpers of the benchmarks: where the workloads lie and how they are loaded.

pub mod spirv;

use std::path::{Path, PathBuf};

/// A file to measure with.
pub struct Workload {
    /// What it is called in the results.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// The bitcode to measure with: the files that `LAPIDARY_WORKLOADS` lists, separated by colons, or
/// the largest of the corpus.
pub fn bitcode() -> Vec<Workload> {
    let paths: Vec<PathBuf> = match std::env::var("LAPIDARY_WORKLOADS") {
        Ok(list) => list.split(':').map(PathBuf::from).collect(),
        Err(_) => largest(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/bc"))
            .into_iter()
            .collect(),
    };
    let load = |path: PathBuf| {
        let bytes = std::fs::read(&path).ok()?;
        let tail: Vec<_> = path.components().rev().take(2).map(|part| part.as_os_str()).collect();
        let parts: Vec<_> = tail.into_iter().rev().map(|part| part.to_string_lossy()).collect();
        Some(Workload { name: parts.join("/"), bytes })
    };
    paths.into_iter().filter_map(load).collect()
}

fn largest(folder: &Path) -> Option<PathBuf> {
    let entries = std::fs::read_dir(folder).ok()?;
    let candidates = entries.flatten().filter_map(|entry| {
        let path = entry.path();
        if path.is_dir() {
            largest(&path)
        } else {
            path.extension().is_some_and(|extension| extension == "bc").then_some(path)
        }
    });
    candidates.max_by_key(|path| std::fs::metadata(path).map_or(0, |data| data.len()))
}
