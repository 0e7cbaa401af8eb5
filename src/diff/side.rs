//! One of the two files that are compared, as far as that is kept.

use std::hash::{BuildHasher, RandomState};
use std::ops::ControlFlow;
use std::sync::Arc;

use super::summary::Code;
use crate::aspects::Numbering;
use crate::container::{Image, ListedImage, OffloadKind, Storage, look_at_all};
use crate::output::properties::PropertySets;
use crate::{Format, Module, Result, SpecMap};

/// One of the two files that are compared.
pub struct DiffSide {
    pub(super) name: Option<String>,
    pub(super) images: Vec<SideImage>,
}

/// An image of it.
pub(super) struct SideImage {
    pub(super) about: ListedImage,
    pub(super) target: String,
    /// Names of specialization constants with their lengths or types and their defaults.
    pub(super) constants: Vec<(String, String)>,
    /// Its code, if it can be read.
    pub(super) code: Option<Code>,
    /// Of all its bytes, if its code cannot be read.
    pub(super) contents: u64,
}

impl DiffSide {
    /// Looks at all images of a container; a module is one image.
    ///
    /// # Errors
    /// As of [`visit_file`](crate::container::visit_file). Code that cannot be read is no error: it is
    /// compared by its bytes.
    pub fn of<R: Storage>(file: &mut R, numbering: Numbering) -> Result<Self> {
        let images = look_at_all(file, |image, path| SideImage::of(&image, path, numbering))?;
        Ok(Self { name: None, images })
    }

    /// One image alone, with the property sets that it was shipped with.
    ///
    /// # Errors
    /// If it is no device image.
    pub fn of_image(
        bytes: &[u8],
        properties: Option<&PropertySets>,
        numbering: Numbering,
    ) -> Result<Self> {
        let mut side = Self { name: None, images: Vec::new() };
        crate::container::visit(bytes, &mut |image| {
            let properties = properties.cloned();
            let path = image.path.into();
            side.images.push(SideImage::of(&Image { properties, ..image }, &path, numbering));
            Ok(ControlFlow::Continue(()))
        })?;
        Ok(side)
    }

    /// The same with the name of its file.
    #[must_use]
    pub fn named(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }
}

impl SideImage {
    fn of(image: &Image<'_>, path: &Arc<[String]>, numbering: Numbering) -> Self {
        let mut about = ListedImage::of(image, Arc::clone(path), false, numbering);
        let code = Format::of(image.bytes).map(|_| Code::of(image.bytes));
        let code = match code {
            Some(Ok(code)) => Some(code),
            Some(Err(error)) => {
                about.problem = Some(error.to_string());
                None
            }
            None => None,
        };
        let offload = image.offload.map(OffloadKind::name);
        let target = [offload, image.triple.as_deref(), image.arch.as_deref()];
        Self {
            // `spir64-unknown-unknown` is `spir64` in full.
            target: target
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" ")
                .replace("-unknown", ""),
            constants: constants(image).unwrap_or_default(),
            contents: if code.is_some() { 0 } else { hash(image.bytes) },
            about,
            code,
        }
    }
}

/// Hashes of images, with a key of this run.
fn hash(bytes: &[u8]) -> u64 {
    static STATE: std::sync::OnceLock<RandomState> = std::sync::OnceLock::new();
    STATE.get_or_init(RandomState::new).hash_one(bytes)
}

/// The specialization constants of an image: those that its property sets name, else those of its code.
fn constants(image: &Image<'_>) -> Result<Vec<(String, String)>> {
    if let Some(sets) = &image.properties {
        let map = SpecMap::of(sets)?;
        // The defaults that are left.
        let mut left = map.defaults();
        let constant = |it: &crate::NamedConstant| {
            let size = it.size();
            let split = left.and_then(|bytes| bytes.split_at_checked(size));
            let bytes = split.map(|(bytes, _)| bytes);
            left = split.map(|(_, left)| left);
            let default = bytes.map(|bytes| {
                bytes.iter().rev().map(|byte| format!("{byte:02x}")).collect::<String>()
            });
            let default = default.map_or(String::new(), |digits| format!(" = 0x{digits}"));
            (it.name.clone(), format!("{size} bytes{default}"))
        };
        return Ok(map.constants().iter().map(constant).collect());
    }
    if Format::of(image.bytes).is_none() {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    for module in Module::parse_all(image.bytes)? {
        for report in module.inspect()?.modules {
            found.extend(report.spec_constants.into_iter().map(|it| {
                let number = || it.id.map_or_else(|| "no number".to_owned(), |id| id.to_string());
                let name = it.name.clone().unwrap_or_else(number);
                (name, format!("{} = {}", it.ty, it.default))
            }));
        }
    }
    Ok(found)
}
