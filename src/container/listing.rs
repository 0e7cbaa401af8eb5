//! The answer of `ls`: the images of a container, and the kernels in them.

use std::fmt::{self, Write as _};
use std::sync::Arc;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use super::kernels::kernels;
use super::{Image, ImageKind, OffloadKind, Storage, look_at_all};
use crate::answer::fit::{fitted, narrow};
use crate::answer::{Aspect, Name};
use crate::aspects::Numbering;
use crate::output::properties::{PropertySets, set};
use crate::targets::{CheckedImage, Requirements};
use crate::{Format, Module, Result};

/// What a container holds.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Listing {
    /// The file, if it was given a name.
    pub file: Option<String>,
    /// Its images, in the order of their numbers.
    pub images: Vec<ListedImage>,
}

/// An image of a container.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct ListedImage {
    /// Its number, from 0: `FILE@NUMBER` names it.
    pub number: usize,
    /// What it lies in, from the outside in: members of archives, sections, entries.
    pub path: Arc<[String]>,
    /// Where its bytes begin in the file; null if they are compressed there.
    pub offset: Option<u64>,
    /// Its length.
    pub bytes: usize,
    /// What it is.
    pub kind: ImageKind,
    /// The programming model that it is for; null if that is not said.
    pub offload: Option<OffloadKind>,
    /// The triple of its target; null if that is not said.
    pub triple: Option<String>,
    /// The architecture of its target; null if that is not said.
    pub arch: Option<String>,
    /// The aspects that a device must have: those of the property sets that were shipped with it, else
    /// those that its code uses.
    pub aspects: Vec<Aspect>,
    /// Its specialization constants, as the property sets name them.
    pub spec_constants: Vec<Name>,
    /// How many kernels it has.
    pub kernel_count: usize,
    /// Its kernels; null if they were not asked for.
    pub kernels: Option<Vec<Name>>,
    /// Why nothing is known of what is in it; null if it could be read.
    pub problem: Option<String>,
}

impl Listing {
    /// Looks at all images of a file, and with `with_kernels` at the names of their kernels.
    ///
    /// # Errors
    /// As of [`visit_file`](super::visit_file).
    pub fn of<R: Storage>(file: &mut R, with_kernels: bool, numbering: Numbering) -> Result<Self> {
        let images = look_at_all(file, |image, path| {
            ListedImage::of(&image, Arc::clone(path), with_kernels, numbering)
        })?;
        Ok(Self { file: None, images })
    }

    /// The same with the name of its file.
    #[must_use]
    pub fn named(mut self, name: impl Into<String>) -> Self {
        self.file = Some(name.into());
        self
    }
}

impl ListedImage {
    pub(crate) fn of(
        image: &Image<'_>,
        path: Arc<[String]>,
        with_kernels: bool,
        numbering: Numbering,
    ) -> Self {
        let (aspects, problem) = aspects(image, numbering);
        let (names, problem) = match (kernels(image.bytes), problem) {
            (Ok(names), problem) => (names, problem),
            (Err(error), problem) => (Vec::new(), problem.or_else(|| Some(error.to_string()))),
        };
        let constants = image.properties.as_ref().and_then(|sets| sets.set(set::SPEC_CONSTANTS));
        let constants = constants.into_iter().flat_map(|set| &set.entries);
        Self {
            number: image.number,
            path,
            offset: image.offset,
            bytes: image.bytes.len(),
            kind: image.kind,
            offload: image.offload,
            triple: image.triple.as_deref().map(str::to_owned),
            arch: image.arch.as_deref().map(str::to_owned),
            aspects: aspects
                .into_iter()
                .filter_map(|number| i32::try_from(number).ok())
                .map(|number| Aspect { name: numbering.name_of(number).map(str::to_owned), number })
                .collect(),
            spec_constants: constants.map(|(name, _)| Name::new(name.as_str())).collect(),
            kernel_count: names.len(),
            kernels: with_kernels.then(|| names.into_iter().map(Name::new).collect()),
            problem,
        }
    }
}

/// The aspects that an image needs, and why they are not known if they are not.
fn aspects(image: &Image<'_>, numbering: Numbering) -> (Vec<u32>, Option<String>) {
    let said = image.properties.as_ref().filter(|sets| is_about_devices(sets));
    let found = match said {
        Some(sets) => Requirements::of(sets),
        None if Format::of(image.bytes).is_none() => Ok(None),
        None => {
            let module = Module::parse_all(image.bytes).and_then(|modules| {
                let images = modules.iter().map(|it| CheckedImage::from_module("", it, numbering));
                images.collect::<Result<Vec<_>>>()
            });
            module.map(|images| {
                let mut all = Requirements::default();
                let each = images.into_iter().filter_map(|image| image.requirements);
                each.for_each(|it| all.aspects.extend(it.aspects));
                all.tidy();
                Some(all)
            })
        }
    };
    match found {
        Ok(requirements) => (requirements.map(|it| it.aspects).unwrap_or_default(), None),
        Err(error) => (Vec::new(), Some(error.to_string())),
    }
}

/// Whether property sets are those of a post-link, which say what a device must have; an image that
/// needs nothing may lack the set of requirements.
fn is_about_devices(sets: &PropertySets) -> bool {
    sets.0.iter().any(|set| set.name.starts_with("SYCL/"))
}

/// The columns of a table for people, each as wide as its widest cell.
struct Rows(Vec<[String; 7]>);

/// The characters between the columns of a row.
const GAPS: usize = 2 * 6;

impl Rows {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = |column: usize| self.0.iter().map(|row| row[column].chars().count()).max();
        let mut widths: Vec<usize> = (0..7).map(|column| width(column).unwrap_or(0)).collect();
        if let Some(room) = f.precision() {
            narrow(&mut widths, &[2, 5, 6], room.saturating_sub(GAPS));
        }
        for row in &self.0 {
            let mut line = String::new();
            for (at, (cell, &width)) in row.iter().zip(&widths).enumerate() {
                let cell = fitted(cell, width);
                // Numbers are aligned at their ends.
                match at {
                    3 | 4 => write!(line, "{cell:>width$}  ")?,
                    _ => write!(line, "{cell:<width$}  ")?,
                }
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// A line for each image, or with kernels for each kernel, below what it lies in.
impl fmt::Display for Listing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes: usize = self.images.iter().map(|image| image.bytes).sum();
        let file = self.file.as_deref().unwrap_or("<file>");
        let plural = if self.images.len() == 1 { "" } else { "s" };
        writeln!(f, "{file}: {} image{plural}, {bytes} bytes", self.images.len())?;
        for part in self.images.chunk_by(|one, other| one.path == other.path) {
            if !part[0].path.is_empty() {
                writeln!(f, "{}:", part[0].path.join(": "))?;
            }
            let with_kernels = part.iter().any(|image| image.kernels.is_some());
            let last = if with_kernels { "KERNEL" } else { "SPEC CONSTANTS" };
            let heading = ["IMAGE", "KIND", "TARGET", "BYTES", "KERNELS", "ASPECTS", last];
            let mut rows = Rows(vec![heading.map(str::to_owned)]);
            for image in part {
                match image.kernels.as_deref() {
                    Some([]) => rows.0.push(image.row("-".to_owned())),
                    Some(names) => rows.0.extend(names.iter().map(|it| image.row(it.to_string()))),
                    None => rows.0.push(image.row(or_dash(image.constants()))),
                }
            }
            rows.write(f)?;
            for image in part {
                let at = image.number;
                if let Some(problem) = &image.problem {
                    writeln!(f, "@{at}: {problem}")?;
                }
                if with_kernels && !image.spec_constants.is_empty() {
                    writeln!(f, "@{at}: specialization constants {}", image.constants())?;
                }
            }
        }
        Ok(())
    }
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

impl ListedImage {
    fn row(&self, last: String) -> [String; 7] {
        let aspects: Vec<String> = self.aspects.iter().map(Aspect::to_string).collect();
        let target =
            [self.offload.map(OffloadKind::name), self.triple.as_deref(), self.arch.as_deref()];
        let target: Vec<&str> = target.into_iter().flatten().collect();
        [
            format!("@{}", self.number),
            self.kind.name().to_owned(),
            or_dash(target.join(" ")),
            self.bytes.to_string(),
            self.kernel_count.to_string(),
            or_dash(aspects.join(",")),
            last,
        ]
    }

    fn constants(&self) -> String {
        let names: Vec<String> = self.spec_constants.iter().map(Name::to_string).collect();
        names.join(", ")
    }
}
