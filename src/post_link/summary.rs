//! The answer of `post-link`: what images there are.

use std::fmt;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use super::Image;
use crate::answer::{Aspect, Diagnostic, Name};

/// The images that were written, and what is to be said of the module.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct PostLinkSummary {
    /// The file, if the module was given the name of one.
    pub file: Option<String>,
    /// The images that some table has, device libraries left out.
    pub images: Vec<ImageSummary>,
    /// Warnings.
    pub diagnostics: Vec<Diagnostic>,
}

/// An image.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct ImageSummary {
    /// What tells it from the others: the end of the names of its files.
    pub name: String,
    /// The file of its code.
    pub code: String,
    /// The key that its entry points have in common.
    pub key: String,
    /// Its kernels.
    pub kernels: Vec<Name>,
    /// Its functions for other images.
    pub exported: Vec<Name>,
    /// Number of functions with bodies.
    pub functions: usize,
    /// The aspects that a device must have.
    pub aspects: Vec<Aspect>,
    /// The sub-group sizes that it requires, ascending.
    pub sub_group_sizes: Vec<u32>,
    /// Bytes of its code.
    pub bytes: usize,
}

impl ImageSummary {
    pub(super) fn of(image: &Image<'_>, code: &str, bytes: usize) -> Self {
        let plan = image.plan();
        Self {
            name: image.name(),
            code: code.to_owned(),
            key: plan.key.clone(),
            kernels: image.kernels().collect(),
            exported: image.exported().collect(),
            functions: plan.contents.functions.len(),
            aspects: image.aspects(),
            sub_group_sizes: image.sub_group_sizes(),
            bytes,
        }
    }
}

/// A line for each image.
impl fmt::Display for PostLinkSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for image in &self.images {
            let aspects: Vec<String> = image.aspects.iter().map(ToString::to_string).collect();
            let aspects = if aspects.is_empty() { "none".into() } else { aspects.join(", ") };
            let (kernels, bytes) = (image.kernels.len(), image.bytes);
            writeln!(f, "{}: {kernels} kernels, {bytes} bytes, aspects: {aspects}", image.code)?;
        }
        Ok(())
    }
}
