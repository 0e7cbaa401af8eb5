//! One image out of a container, by its number or by a kernel.

use std::borrow::Cow;
use std::ops::ControlFlow;

use super::kernels::kernels;
use super::{Image, ImageKind, Storage, visit_file};
use crate::names::{self, demangle};
use crate::output::properties::PropertySets;
use crate::parallel::by_size;
use crate::{Error, Result};

/// How somebody names an image of a container.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImageName {
    /// By its number, from 0.
    Number(usize),
    /// By a kernel in it, as the module has its name or demangled.
    Kernel(String),
}

impl From<&str> for ImageName {
    /// Digits are a number, all else is a kernel.
    fn from(text: &str) -> Self {
        text.parse().map_or_else(|_| Self::Kernel(text.to_owned()), Self::Number)
    }
}

/// An image by itself.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OwnedImage {
    /// Its number in the container.
    pub number: usize,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// What it is.
    pub kind: ImageKind,
    /// Its property sets, if it was shipped with some.
    pub properties: Option<PropertySets>,
}

impl From<Image<'_>> for OwnedImage {
    fn from(image: Image<'_>) -> Self {
        let Image { number, bytes, kind, properties, .. } = image;
        Self { number, bytes: bytes.to_vec(), kind, properties }
    }
}

/// The image of a container that is named.
///
/// # Errors
/// As of [`visit_file`]; if there is no such image, or a kernel is in several.
pub fn find<R: Storage>(file: &mut R, wanted: &ImageName) -> Result<OwnedImage> {
    match wanted {
        ImageName::Number(number) => with_number(file, *number),
        ImageName::Kernel(name) => with_kernel(file, name),
    }
}

fn with_number<R: Storage>(file: &mut R, wanted: usize) -> Result<OwnedImage> {
    let (mut found, mut images) = (None, 0);
    visit_file(file, &mut |image| {
        images = image.number.saturating_add(1);
        if image.number < wanted {
            return Ok(ControlFlow::Continue(()));
        }
        found = Some(image.into());
        Ok(ControlFlow::Break(()))
    })?;
    found.ok_or_else(|| {
        let there = match images {
            0 => "there are none".to_owned(),
            1 => "there is one, number 0".to_owned(),
            _ => format!("they go from 0 to {}", images.saturating_sub(1)),
        };
        Error::not_found(format!("no image has the number {wanted}; {there}"))
    })
}

fn with_kernel<R: Storage>(file: &mut R, wanted: &str) -> Result<OwnedImage> {
    let mut found: Option<OwnedImage> = None;
    let (mut others, mut known) = (Vec::new(), Vec::new());
    visit_file(file, &mut |image| {
        // An image that cannot be read has none that could be meant.
        let names = by_size(image.bytes.len(), || kernels(image.bytes)).unwrap_or_default();
        if names.iter().any(|name| name == wanted || demangle(name) == wanted) {
            match found {
                None => found = Some(image.into()),
                Some(_) => others.push(format!("@{}", image.number)),
            }
        } else if found.is_none() {
            known.extend(names);
        }
        Ok(ControlFlow::Continue(()))
    })?;
    match found {
        Some(found) if others.is_empty() => Ok(found),
        Some(found) => Err(Error::not_found(format!(
            "the kernel '{wanted}' is in several images: @{}, {}",
            found.number,
            others.join(", ")
        ))),
        None => {
            let known: Vec<Cow<'_, str>> = known.iter().map(Cow::from).collect();
            match names::find("kernel", &known, wanted) {
                Err(error) => Err(error),
                Ok(_) => Err(Error::not_found(format!("no kernel is called '{wanted}'"))),
            }
        }
    }
}
