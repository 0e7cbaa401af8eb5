//! Only some kernels of a SPIR-V module, with what they need.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::Mutex;

use lapidary_spirv::link::{LinkIndex, Reach, Request, Scratch};
use lapidary_spirv::read::EntryPoint;
#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use crate::answer::Name;
use crate::{Error, Module, Result, names, parallel};

/// The entry points of a SPIR-V module, to be cut out.
///
/// ```
/// # let bytes = std::fs::read("corpus/spv/sycl_helpers.spv").unwrap();
/// let module = lapidary::Module::parse(&bytes)?;
/// let slicer = module.slicer()?;
/// for number in 0..slicer.entry_points().len() {
///     let words = slicer.slice(&[number])?;
///     assert!(words.len() < bytes.len() / 4);
/// }
/// # Ok::<(), lapidary::Error>(())
/// ```
pub struct Slicer<'m> {
    file: Option<String>,
    index: LinkIndex<'m, 'm>,
    entries: Vec<EntryPoint<'m>>,
}

impl Module<'_> {
    /// Prepares cutting kernels out of a SPIR-V module.
    ///
    /// # Errors
    /// If the module is bitcode, or cannot be linked.
    pub fn slicer(&self) -> Result<Slicer<'_>> {
        let entries =
            || self.as_spirv().into_iter().flat_map(|module| module.entry_points()).collect();
        // Thousands of names take as long as all else that is done on one thread.
        let (index, entries) = parallel::join(|| self.link_index("slices"), entries);
        Ok(Slicer { file: self.name.clone(), entries, index: index? })
    }
}

impl<'m> Slicer<'m> {
    /// The names of the entry points, in the order of the module.
    pub fn entry_points(&self) -> impl ExactSizeIterator<Item = &str> {
        self.entries.iter().map(|entry| entry.name.as_str())
    }

    /// The numbers of the entry points of this name, mangled or as in the source: entry points of
    /// different execution models may have one name.
    ///
    /// # Errors
    /// If there is none.
    pub fn find(&self, name: &str) -> Result<Vec<usize>> {
        let known: Vec<Cow<'_, str>> = self.entry_points().map(Cow::from).collect();
        let found = names::find("entry point", &known, name)?;
        Ok((0..known.len()).filter(|&at| known[at] == known[found]).collect())
    }

    /// A module with only these entry points, all that they reach, and the capabilities and
    /// extensions that are needed for it.
    ///
    /// # Errors
    /// If there is no entry point of a number, or the module cannot be linked.
    pub fn slice(&self, entry_points: &[usize]) -> Result<Vec<u32>> {
        let root = |&at: &usize| match self.entries.get(at) {
            Some(entry) => Ok(entry.function),
            None => Err(Error::not_found(format!("no entry point has the number {at}"))),
        };
        let roots = entry_points.iter().map(root).collect::<Result<Vec<u32>>>()?;
        Ok(self.reach(&roots, &mut Scratch::new())?.link())
    }

    fn reach<'s>(
        &'s self,
        roots: &'s [u32],
        scratch: &'s mut Scratch,
    ) -> Result<Reach<'s, 'm, 'm>> {
        let request = Request { roots, ..Request::default() };
        Ok(self.index.reach(request, scratch)?)
    }

    /// A module for each entry point, made on all cores and given to `work` with the name of the
    /// entry point. What `work` returns comes back in their order.
    ///
    /// # Errors
    /// The first of the linker or of `work`.
    pub fn for_each<T: Send, E: From<Error> + Send>(
        &self,
        work: impl Fn(usize, &[u8]) -> Result<T, E> + Sync,
    ) -> Result<Vec<T>, E> {
        parallel::collect(
            &Mutex::default(),
            self.entries.len(),
            |(scratch, words): &mut (Scratch, Vec<[u8; 4]>), at| {
                let roots = &[self.entries[at].function];
                self.reach(roots, scratch)?.link_into(words);
                work(at, words.as_flattened())
            },
        )
    }

    /// Names of files for the entry points, which any file system takes, all different even where
    /// case does not count.
    pub fn file_names(&self) -> Vec<String> {
        file_names(self.entry_points())
    }

    /// The answer: which files of how many bytes hold which entry points.
    pub fn summary(&self, files: impl IntoIterator<Item = Sliced>) -> SliceSummary {
        SliceSummary { file: self.file.clone(), slices: files.into_iter().collect() }
    }
}

impl fmt::Debug for Slicer<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Slicer").field("entries", &self.entries).finish_non_exhaustive()
    }
}

/// What was cut out of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct SliceSummary {
    /// The file, if the module was given the name of one.
    pub file: Option<String>,
    /// The modules that were written.
    pub slices: Vec<Sliced>,
}

/// A module that was cut out.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
pub struct Sliced {
    /// The file of its code.
    pub code: String,
    /// Its kernels.
    pub kernels: Vec<Name>,
    /// Bytes of its code.
    pub bytes: usize,
}

/// A line for each module.
impl fmt::Display for SliceSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.slices.iter().try_for_each(|slice| {
            writeln!(f, "{}: {} kernels, {} bytes", slice.code, slice.kernels.len(), slice.bytes)
        })
    }
}

/// File systems allow 255 bytes, of which a number, the extension and the name of the file while it
/// is written need some.
const LONGEST: usize = 200;

fn file_names<'n>(names: impl Iterator<Item = &'n str>) -> Vec<String> {
    let mut taken = HashSet::new();
    // The last number of each stem, so that looking for a free one does not begin again.
    let mut numbers: HashMap<String, u32> = HashMap::new();
    names
        .map(|name| {
            let safe = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | '$');
            let mut stem: String =
                name.chars().map(|c| if safe(c) { c } else { '_' }).take(LONGEST).collect();
            if stem.is_empty() || stem.starts_with(['.', '-']) {
                stem.insert(0, '_');
            }
            let mut file = format!("{stem}.spv");
            let number = numbers.entry(stem.to_ascii_lowercase()).or_insert(1);
            while !taken.insert(file.to_ascii_lowercase()) {
                *number = number.saturating_add(1);
                file = format!("{stem}-{number}.spv");
            }
            file
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_are_safe_and_different() {
        let long = "x".repeat(300);
        let names = ["a", "A", "a::b<c>", "", "../etc", "a", &long, &long];
        let files = file_names(names.into_iter());
        assert_eq!(
            files[..6],
            ["a.spv", "A-2.spv", "a__b_c_.spv", "_.spv", "_.._etc.spv", "a-3.spv"]
        );
        assert_ne!(files[6], files[7]);
        assert!(files.iter().all(|file| file.len() < 220));
    }
}
