//! Warnings about a module, as values: of each is made the text for people, a line of JSON, and the
//! entry of a report.

use std::fmt;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use super::Analysis;
use crate::answer::{Aspect, Location, Name, before};
use crate::passes::diagnostics::{self, AspectMismatch, ImageMismatch};

/// Something that is not wrong enough to stop, and may be a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "json",
    derive(Serialize, JsonSchema),
    serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)
)]
#[non_exhaustive]
pub enum Diagnostic {
    /// A function declares aspects, and uses one that is not among them.
    UndeclaredAspect {
        /// The function.
        function: Name,
        /// What it uses.
        aspect: Aspect,
        /// How it declares.
        declaration: Declaration,
        /// Where the use itself is.
        location: Option<Location>,
        /// From the function down the calls to the one with the use.
        chain: Vec<ChainStep>,
    },
    /// A SYCL_EXTERNAL function of another source needs an aspect that the kernel which calls it was
    /// not compiled for.
    UnexpectedAspect {
        /// The function.
        function: Name,
        /// What it uses.
        aspect: Aspect,
        /// Where it uses that.
        location: Option<Location>,
    },
    /// A function requires a sub-group size that the kernel which calls it does not have.
    SubGroupSize {
        /// The function.
        function: Name,
        /// The size that it requires.
        size: i32,
    },
    /// A function was compiled for other fixed targets than the kernel which calls it.
    FixedTargets {
        /// The function.
        function: Name,
    },
    /// Images use a function that nobody defines.
    UndefinedFunction {
        /// The function.
        function: Name,
        /// The file, if the module was given the name of one.
        file: Option<String>,
    },
}

/// How a function declares the aspects that it may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Declaration {
    /// By the attribute `[[sycl::device_has]]`.
    Attribute,
    /// By the property `device_has`.
    Property,
}

/// A function on the way from a declaration to a use.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
pub struct ChainStep {
    /// The function.
    pub function: Name,
    /// Where the one before calls it.
    pub location: Option<Location>,
}

impl Analysis<'_> {
    /// A mismatch with the places of its steps.
    pub(super) fn undeclared(&self, mismatch: &AspectMismatch) -> Diagnostic {
        let chain = &mismatch.chain;
        let last = chain[chain.len() - 1];
        let calls = chain.windows(2).map(|pair| self.call_site(pair[0], pair[1]));
        Diagnostic::UndeclaredAspect {
            function: self.name(chain[0]),
            aspect: self.aspect(mismatch.aspect),
            declaration: match mismatch.declaration {
                diagnostics::Declaration::Attribute => Declaration::Attribute,
                diagnostics::Declaration::Property => Declaration::Property,
            },
            location: self.use_site(last, mismatch.aspect).1,
            chain: chain
                .iter()
                .zip(std::iter::once(None).chain(calls))
                .map(|(&id, location)| ChainStep { function: self.name(id), location })
                .collect(),
        }
    }

    /// What does not fit in an image.
    pub(crate) fn mismatch(&self, mismatch: &ImageMismatch) -> Diagnostic {
        match *mismatch {
            ImageMismatch::Aspect { function, aspect } => Diagnostic::UnexpectedAspect {
                function: self.name(function),
                aspect: self.aspect(aspect),
                location: self.use_site(function, aspect).1,
            },
            ImageMismatch::SubGroupSize { function, size } => {
                Diagnostic::SubGroupSize { function: self.name(function), size }
            }
            ImageMismatch::FixedTargets { function } => {
                Diagnostic::FixedTargets { function: self.name(function) }
            }
        }
    }
}

/// As compilers print warnings, with the notes that belong to it; ends with a newline.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Diagnostic::UndeclaredAspect { function, aspect, declaration, location, chain } => {
                let declaration = match declaration {
                    Declaration::Attribute => "'sycl::device_has' attribute",
                    Declaration::Property => "'device_has' property",
                };
                writeln!(
                    f,
                    "{}warning: function '{function}' uses aspect '{aspect}' not listed in its \
                     {declaration}",
                    before(location),
                )?;
                for ChainStep { function, location } in chain.iter().skip(1) {
                    let place = before(location);
                    writeln!(f, "{place}note: propagated from call to function '{function}'")?;
                }
                match location {
                    None => writeln!(f, "note: compile with '-g' to get source location"),
                    Some(_) => Ok(()),
                }
            }
            Diagnostic::UnexpectedAspect { function, aspect, location } => writeln!(
                f,
                "{}warning: function '{function}' uses aspect '{aspect}' not expected by its calling \
                 kernel. Missing [[sycl::device_has()]] on SYCL_EXTERNAL function?",
                before(location),
            ),
            Diagnostic::SubGroupSize { function, size } => writeln!(
                f,
                "warning: function '{function}' has required sub-group size '{size}' that does not \
                 match its calling kernel. Missing [[sycl::reqd_sub_group()]] attribute on \
                 SYCL_EXTERNAL function?"
            ),
            Diagnostic::FixedTargets { function } => writeln!(
                f,
                "warning: function '{function}' compiled with a different `-fsycl-fixed-targets` \
                 switch than its calling kernel."
            ),
            Diagnostic::UndefinedFunction { function, file } => writeln!(
                f,
                "warning: Undefined function {} found in {}. This may result in runtime errors.",
                function.name,
                file.as_deref().unwrap_or("the module"),
            ),
        }
    }
}
