//! Warnings about a module, as values: of each is made the text for people, a line of JSON, and the
//! entry of a report.

use std::borrow::Cow;
use std::fmt;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use super::Analysis;
use crate::answer::{Location, before, shown};
use crate::passes::diagnostics::{self, AspectMismatch, Chain, ImageMismatch};
use crate::targets::Size;

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
        /// The function, as the module has it.
        function: String,
        /// Its name as in the source, if it is mangled and can be read; else null.
        demangled: Option<String>,
        /// The name of what it uses, or its number if it has none.
        aspect: String,
        /// The number of what it uses.
        number: i32,
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
        /// The function, as the module has it.
        function: String,
        /// Its name as in the source, if it is mangled and can be read; else null.
        demangled: Option<String>,
        /// The name of what it uses, or its number if it has none.
        aspect: String,
        /// The number of what it uses.
        number: i32,
        /// Where it uses that.
        location: Option<Location>,
    },
    /// A function requires a sub-group size that the kernel which calls it does not have.
    SubGroupSize {
        /// The function, as the module has it.
        function: String,
        /// Its name as in the source, if it is mangled and can be read; else null.
        demangled: Option<String>,
        /// The size that it requires.
        size: i32,
    },
    /// A function that was compiled for fixed targets uses an aspect that one of these does not have.
    FixedTargetAspect {
        /// The function, as the module has it.
        function: String,
        /// Its name as in the source, if it is mangled and can be read; else null.
        demangled: Option<String>,
        /// The name of what it uses, or its number if it has none.
        aspect: String,
        /// The number of what it uses.
        number: i32,
        /// The target.
        target: String,
        /// Where the use itself is.
        location: Option<Location>,
        /// From the function down the calls to the one with the use.
        chain: Vec<ChainStep>,
    },
    /// A function in an image for fixed targets requires a sub-group size that one of these does not
    /// support.
    FixedTargetSubGroupSize {
        /// The function, as the module has it.
        function: String,
        /// Its name as in the source, if it is mangled and can be read; else null.
        demangled: Option<String>,
        /// The size that it requires.
        size: u32,
        /// The target.
        target: String,
    },
    /// A kernel in an image for fixed targets requires a work-group size that one of these does not
    /// support.
    FixedTargetWorkGroupSize {
        /// The function, as the module has it.
        function: String,
        /// Its name as in the source, if it is mangled and can be read; else null.
        demangled: Option<String>,
        /// The size that it requires, in the order of the metadata.
        size: Vec<u64>,
        /// The target.
        target: String,
    },
    /// A target is named that is not in the configuration.
    UnknownTarget {
        /// The name.
        target: String,
        /// A name that may be meant.
        near: Option<String>,
    },
    /// No device of the configuration can run an image.
    NoDevice {
        /// Its first kernel, as the module has it.
        function: String,
        /// Its name as in the source, if it is mangled and can be read; else null.
        demangled: Option<String>,
        /// How many other kernels are in the image.
        others: usize,
        /// The aspects that it needs.
        aspects: Vec<String>,
        /// The sub-group sizes that its kernels require.
        sub_group_sizes: Vec<u32>,
        /// The work-group sizes that its kernels require, in the order of the metadata.
        work_group_sizes: Vec<Vec<u64>>,
    },
    /// A function was compiled for other fixed targets than the kernel which calls it.
    FixedTargets {
        /// The function, as the module has it.
        function: String,
        /// Its name as in the source, if it is mangled and can be read; else null.
        demangled: Option<String>,
    },
    /// There is nothing to make images of: no kernel, and no function for others.
    EmptyImage {
        /// The file, if the module was given the name of one.
        file: Option<String>,
    },
    /// Images use a variable that nobody defines.
    UndefinedVariable {
        /// The variable, as the module has it.
        variable: String,
        /// Its name as in the source, if it is mangled and can be read; else null.
        demangled: Option<String>,
        /// The file, if the module was given the name of one.
        file: Option<String>,
    },
    /// Images use a function that nobody defines.
    UndefinedFunction {
        /// The function, as the module has it.
        function: String,
        /// Its name as in the source, if it is mangled and can be read; else null.
        demangled: Option<String>,
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
    /// The function, as the module has it.
    pub function: String,
    /// Its name as in the source, if it is mangled and can be read; else null.
    pub demangled: Option<String>,
    /// Where the one before calls it.
    pub location: Option<Location>,
    /// How many functions are left out between the one before and this one; of a long chain only the ends are
    /// here.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "is_zero"))]
    pub left_out: usize,
}

#[cfg(feature = "json")]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl Analysis<'_> {
    /// A mismatch with the places of its steps.
    pub(super) fn undeclared(&self, mismatch: &AspectMismatch) -> Diagnostic {
        let (chain, number) = (&mismatch.chain, mismatch.aspect);
        let (function, demangled) = self.name(chain.functions[0]).both();
        Diagnostic::UndeclaredAspect {
            function,
            demangled,
            aspect: self.aspect(number).to_string(),
            number,
            declaration: match mismatch.declaration {
                diagnostics::Declaration::Attribute => Declaration::Attribute,
                diagnostics::Declaration::Property => Declaration::Property,
            },
            location: chain.functions.last().and_then(|&last| self.use_site(last, number).1),
            chain: self.steps(chain),
        }
    }

    /// That a function uses what a fixed target does not have: the way to the use.
    pub(super) fn fixed_target_lacks(
        &self,
        chain: &Chain,
        number: i32,
        target: &str,
    ) -> Diagnostic {
        let (function, demangled) = self.name(chain.functions[0]).both();
        Diagnostic::FixedTargetAspect {
            function,
            demangled,
            aspect: self.aspect(number).to_string(),
            number,
            target: target.to_owned(),
            location: chain.functions.last().and_then(|&last| self.use_site(last, number).1),
            chain: self.steps(chain),
        }
    }

    /// That there is no such target, and which may be meant.
    pub(crate) fn unknown_target(&self, target: &str) -> Diagnostic {
        let near = self.devices().nearest(target).map(str::to_owned);
        Diagnostic::UnknownTarget { target: target.to_owned(), near }
    }

    /// The functions of a chain, each with where the one before calls it.
    fn steps(&self, chain: &Chain) -> Vec<ChainStep> {
        let mut before = None;
        let step = |(id, left_out)| {
            let (function, demangled) = self.name(id).both();
            let caller = before.replace(id).filter(|_| left_out == 0);
            let location = caller.and_then(|caller| self.call_site(caller, id));
            ChainStep { function, demangled, location, left_out }
        };
        chain.steps().map(step).collect()
    }

    /// What does not fit in an image.
    pub(crate) fn mismatch(&self, mismatch: &ImageMismatch) -> Diagnostic {
        let (ImageMismatch::Aspect { function: id, .. }
        | ImageMismatch::SubGroupSize { function: id, .. }
        | ImageMismatch::FixedTargets { function: id }) = *mismatch;
        let (function, demangled) = self.name(id).both();
        match *mismatch {
            ImageMismatch::Aspect { aspect: number, .. } => {
                let way = diagnostics::shortest_chain(&self.graph, &self.aspects, id, number);
                let user = way.and_then(|way| way.last().map(|&(user, _)| user));
                Diagnostic::UnexpectedAspect {
                    function,
                    demangled,
                    aspect: self.aspect(number).to_string(),
                    number,
                    location: self.use_site(user.unwrap_or(id), number).1,
                }
            }
            ImageMismatch::SubGroupSize { size, .. } => {
                Diagnostic::SubGroupSize { function, demangled, size }
            }
            ImageMismatch::FixedTargets { .. } => Diagnostic::FixedTargets { function, demangled },
        }
    }
}

impl Diagnostic {
    /// The function or variable that it is about, as people read its name.
    fn function(&self) -> Cow<'_, str> {
        match self {
            Diagnostic::UndeclaredAspect { function, demangled, .. }
            | Diagnostic::UnexpectedAspect { function, demangled, .. }
            | Diagnostic::SubGroupSize { function, demangled, .. }
            | Diagnostic::FixedTargetAspect { function, demangled, .. }
            | Diagnostic::FixedTargetSubGroupSize { function, demangled, .. }
            | Diagnostic::FixedTargetWorkGroupSize { function, demangled, .. }
            | Diagnostic::NoDevice { function, demangled, .. }
            | Diagnostic::FixedTargets { function, demangled }
            | Diagnostic::UndefinedFunction { function, demangled, .. } => {
                shown(function, demangled)
            }
            Diagnostic::UndefinedVariable { variable, demangled, .. } => shown(variable, demangled),
            Diagnostic::EmptyImage { .. } | Diagnostic::UnknownTarget { .. } => Cow::Borrowed(""),
        }
    }
}

/// The way to a use.
fn notes(
    f: &mut fmt::Formatter<'_>,
    chain: &[ChainStep],
    location: &Option<Location>,
) -> fmt::Result {
    for ChainStep { function, demangled, location, left_out } in chain.iter().skip(1) {
        if *left_out > 0 {
            writeln!(f, "note: {left_out} calls further down")?;
        }
        let (place, function) = (before(location), shown(function, demangled));
        writeln!(f, "{place}note: propagated from call to function '{function}'")?;
    }
    match location {
        None => writeln!(f, "note: compile with '-g' to get source location"),
        Some(_) => Ok(()),
    }
}

/// As compilers print warnings, with the notes that belong to it; ends with a newline.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let function = self.function();
        match self {
            Diagnostic::UndeclaredAspect { aspect, declaration, location, chain, .. } => {
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
                notes(f, chain, location)
            }
            Diagnostic::FixedTargetAspect { aspect, target, location, chain, .. } => {
                writeln!(
                    f,
                    "{}warning: function '{function}' uses aspect '{aspect}', which fixed target \
                     '{target}' does not have",
                    before(location),
                )?;
                notes(f, chain, location)
            }
            Diagnostic::FixedTargetSubGroupSize { size, target, .. } => writeln!(
                f,
                "warning: function '{function}' has required sub-group size '{size}', which fixed \
                 target '{target}' does not support"
            ),
            Diagnostic::FixedTargetWorkGroupSize { size, target, .. } => writeln!(
                f,
                "warning: function '{function}' has required work-group size '{}', which fixed \
                 target '{target}' does not support",
                Size(size)
            ),
            Diagnostic::UnknownTarget { target, near } => {
                let near = near.as_ref().map(|near| format!("; did you mean '{near}'?"));
                let near = near.unwrap_or_default();
                writeln!(f, "warning: no target is called '{target}'{near}")
            }
            Diagnostic::NoDevice { others, aspects, sub_group_sizes, work_group_sizes, .. } => {
                let list = |what: &str, items: &[String]| match items {
                    [] => None,
                    items => Some(format!("{what} '{}'", items.join("', '"))),
                };
                let sizes: Vec<String> = sub_group_sizes.iter().map(u32::to_string).collect();
                let groups = work_group_sizes.iter().map(|size| Size(size).to_string());
                let groups: Vec<String> = groups.collect();
                let needs = [
                    list("aspects", aspects),
                    list("sub-group sizes", &sizes),
                    list("work-group sizes", &groups),
                ];
                let needs: Vec<String> = needs.into_iter().flatten().collect();
                let others = match others {
                    0 => String::new(),
                    others => format!(" (and {others} others of its image)"),
                };
                writeln!(
                    f,
                    "warning: no configured device can run kernel '{function}'{others}: it needs {}",
                    needs.join(" and ")
                )
            }
            Diagnostic::UnexpectedAspect { aspect, location, .. } => writeln!(
                f,
                "{}warning: function '{function}' uses aspect '{aspect}' not expected by its calling \
                 kernel. Missing [[sycl::device_has()]] on SYCL_EXTERNAL function?",
                before(location),
            ),
            Diagnostic::SubGroupSize { size, .. } => writeln!(
                f,
                "warning: function '{function}' has required sub-group size '{size}' that does not \
                 match its calling kernel. Missing [[sycl::reqd_sub_group()]] attribute on \
                 SYCL_EXTERNAL function?"
            ),
            Diagnostic::FixedTargets { .. } => writeln!(
                f,
                "warning: function '{function}' compiled with a different `-fsycl-fixed-targets` \
                 switch than its calling kernel."
            ),
            Diagnostic::UndefinedFunction { function, file, .. } => writeln!(
                f,
                "warning: Undefined function {function} found in {}. This may result in runtime \
                 errors.",
                file.as_deref().unwrap_or("the module"),
            ),
            Diagnostic::UndefinedVariable { variable, file, .. } => writeln!(
                f,
                "warning: Undefined variable {variable} found in {}. This may result in runtime \
                 errors.",
                file.as_deref().unwrap_or("the module"),
            ),
            Diagnostic::EmptyImage { file } => writeln!(
                f,
                "warning: {} has no kernel and no exported function: its only image is empty.",
                file.as_deref().unwrap_or("the module"),
            ),
        }
    }
}
