//! What no runtime can set, by rule, and what is beyond the limits of a device.

use std::fmt;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use super::values::step;
use super::{
    ArgumentKind, KernelArgument, ReflectedKernel, Reflection, StructLayout, ValueKind, ValueType,
};
use crate::answer::Name;

/// Findings in a file: each of ten thousand kernels may take the same ten thousand bad members.
pub(super) const MOST_FINDINGS: usize = 1 << 16;

/// Bytes of the way to a place that a finding tells, and of a step of it; of a longer one the beginning.
pub(super) const LONGEST: usize = 256;

/// What a device must take at least, as every one of OpenCL's full profile does, or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// The bytes of all arguments of a kernel (`CL_DEVICE_MAX_PARAMETER_SIZE`).
    pub parameter_size: u64,
    /// The bytes of local memory (`CL_DEVICE_LOCAL_MEM_SIZE`).
    pub local_memory: u64,
    /// The work-items of a work-group (`CL_DEVICE_MAX_WORK_GROUP_SIZE`), if they are limited.
    pub work_group_size: Option<u64>,
}

impl Default for Limits {
    fn default() -> Self {
        Self { parameter_size: 1024, local_memory: 32 << 10, work_group_size: None }
    }
}

/// What a kernel must not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Rule {
    /// A pointer to local memory within a value.
    LocalPointerInValue,
    /// A pointer to private memory within a value.
    PrivatePointerInValue,
    /// The address of a function, as an argument or within a value.
    FunctionPointer,
    /// An image, sampler, queue or the like within a value.
    HandleInValue,
    /// An argument that points to private memory.
    PrivatePointer,
    /// An argument that points to the generic address space.
    GenericPointer,
    /// An argument of a type of which the host has no objects: events, reservations.
    UnsettableType,
    /// A truth value as an argument or within a value.
    Bool,
    /// A reference, as an argument or within a value.
    Reference,
    /// A pointer to a member of a class, as an argument or within a value.
    PointerToMember,
    /// A type that device code must not have: `long double`, `__float128`.
    ProhibitedType,
    /// A value whose size is not known.
    UnknownSize,
    /// More bytes of arguments than a device takes.
    ParameterSize,
    /// More local memory than a device has.
    LocalMemory,
    /// A work-group that is larger than a device allows.
    WorkGroupSize,
}

/// The rules with their names and what each says. The sections are of OpenCL C 3.0, but where they are of
/// the design of the SYCL compiler ("Kernel argument validation and decomposition").
const RULES: &[(Rule, &str, &str)] = &[
    (
        Rule::LocalPointerInValue,
        "local-pointer-in-value",
        "a pointer to local memory, which is set by an argument of its own (6.11.a)",
    ),
    (
        Rule::PrivatePointerInValue,
        "private-pointer-in-value",
        "a pointer to private memory, of which the host has none (6.11.a)",
    ),
    (
        Rule::FunctionPointer,
        "function-pointer",
        "the address of a function of the device, which the host does not have (6.11.a)",
    ),
    (
        Rule::HandleInValue,
        "handle-in-value",
        "a handle, which only an argument of its own can be set to (6.11.b)",
    ),
    (
        Rule::PrivatePointer,
        "private-pointer",
        "a pointer to private memory, of which the host has none (6.11.a)",
    ),
    (
        Rule::GenericPointer,
        "generic-pointer",
        "a pointer to the generic address space; arguments point to global, constant or local memory (6.11.a)",
    ),
    (
        Rule::UnsettableType,
        "unsettable-type",
        "of a type of which the host has no objects (6.11.b)",
    ),
    (Rule::Bool, "bool", "a truth value, whose size host and device need not agree on (6.11.k)"),
    (Rule::Reference, "reference", "a reference (SYCL: ill-formed)"),
    (Rule::PointerToMember, "pointer-to-member", "a pointer to a member (SYCL: ill-formed)"),
    (
        Rule::ProhibitedType,
        "prohibited-type",
        "of a type that device code must not have (SYCL: ill-formed)",
    ),
    (Rule::UnknownSize, "unknown-size", "a value whose size the module does not say"),
    (Rule::ParameterSize, "parameter-size", "more bytes of arguments than the device takes"),
    (Rule::LocalMemory, "local-memory", "more local memory than the device has"),
    (Rule::WorkGroupSize, "work-group-size", "a larger work-group than the device allows"),
];

impl Rule {
    /// Its name, as the JSON has it.
    pub fn name(self) -> &'static str {
        self.row().1
    }

    fn row(self) -> &'static (Rule, &'static str, &'static str) {
        // Every rule has its row, in order; a test holds that.
        &RULES[self as usize]
    }
}

/// Something that a kernel must not have.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Finding {
    /// The rule that it breaks.
    pub rule: Rule,
    /// The kernel.
    pub kernel: Name,
    /// The index of the argument; null if it is about all of them, or about the kernel.
    pub argument: Option<u32>,
    /// The name of the argument, if it has one.
    pub name: Option<String>,
    /// The way to the place within a value: `.position[1].x`; empty if it is all of the argument.
    pub path: String,
    /// Where that is within the bytes of the value; null outside of values.
    pub offset: Option<u64>,
    /// What is wrong, in words.
    pub text: String,
}

impl Finding {
    pub(super) fn new(rule: Rule, kernel: Name, more: &str) -> Self {
        let more = if more.is_empty() { String::new() } else { format!(": {more}") };
        Self {
            rule,
            kernel,
            argument: None,
            name: None,
            path: String::new(),
            offset: None,
            text: rule.row().2.to_owned() + &more,
        }
    }

    pub(super) fn about(mut self, index: u32, name: Option<&str>) -> Self {
        self.argument = Some(index);
        self.name = name.map(str::to_owned);
        self
    }

    pub(super) fn at(mut self, path: &str, offset: Option<u64>) -> Self {
        let end = path.char_indices().map(|(at, _)| at).find(|&at| at >= LONGEST);
        self.path = path[..end.unwrap_or(path.len())].to_owned();
        self.offset = offset;
        self
    }
}

/// A line: `kernel 'k': argument 2 'p' at .q (byte 8): local-pointer-in-value: ...`.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kernel '{}': ", self.kernel)?;
        if let Some(argument) = self.argument {
            write!(f, "argument {argument}")?;
            if let Some(name) = &self.name {
                write!(f, " '{}'", crate::names::in_a_line(name))?;
            }
            if !self.path.is_empty() {
                write!(f, " at {}", crate::names::in_a_line(&self.path))?;
            }
            if let Some(offset) = self.offset {
                write!(f, " (byte {offset})")?;
            }
            write!(f, ": ")?;
        }
        write!(f, "{}: {}", self.rule.name(), self.text)
    }
}

/// Adds what is wrong with the kernels from one on.
pub(super) fn findings(
    reflection: &Reflection,
    first: usize,
    limits: &Limits,
    findings: &mut Vec<Finding>,
) {
    let all = &reflection.structures;
    let mut look = Look { all, bad: bad(all), seen: vec![0; all.len()], round: 0, findings };
    for kernel in reflection.kernels.iter().skip(first) {
        for argument in kernel.arguments.iter().filter(|_| !kernel.enqueued) {
            look.argument(kernel, argument);
        }
        look.limits(kernel, limits);
    }
}

/// What is wrong with a part of a value that is no structure.
fn wrong(value: &ValueType) -> Option<Rule> {
    match (value.kind, value.address_space.as_deref()) {
        (ValueKind::Pointer, Some("local")) => Some(Rule::LocalPointerInValue),
        (ValueKind::Pointer, Some("private")) => Some(Rule::PrivatePointerInValue),
        (ValueKind::Pointer, Some("code")) => Some(Rule::FunctionPointer),
        (ValueKind::Handle, _) => Some(Rule::HandleInValue),
        (ValueKind::Bool, _) => Some(Rule::Bool),
        _ => None,
    }
}

/// By structure: whether anything in it is wrong. Inner ones come before outer ones.
fn bad(all: &[StructLayout]) -> Vec<bool> {
    let mut bad: Vec<bool> = Vec::with_capacity(all.len());
    for structure in all {
        let found = structure.members.iter().any(|member| match member.ty.structure {
            Some(inner) => bad.get(inner).copied().unwrap_or(false),
            None => wrong(&member.ty).is_some(),
        });
        bad.push(found);
    }
    bad
}

struct Look<'a> {
    all: &'a [StructLayout],
    bad: Vec<bool>,
    /// By structure: the last argument in which it was told.
    seen: Vec<usize>,
    round: usize,
    findings: &'a mut Vec<Finding>,
}

impl Look<'_> {
    fn add(&mut self, finding: Finding) {
        if self.findings.len() < MOST_FINDINGS {
            self.findings.push(finding);
        }
    }

    fn argument(&mut self, kernel: &ReflectedKernel, argument: &KernelArgument) {
        let finding = |rule, more: &str| {
            let finding = Finding::new(rule, kernel.named(), more);
            finding.about(argument.index, argument.name.as_deref())
        };
        match (argument.kind, argument.address_space.as_deref()) {
            (ArgumentKind::Unsettable, Some("private")) => {
                self.add(finding(Rule::PrivatePointer, ""));
            }
            (ArgumentKind::Unsettable, Some("generic")) => {
                self.add(finding(Rule::GenericPointer, ""));
            }
            (ArgumentKind::Unsettable, Some("code")) => {
                self.add(finding(Rule::FunctionPointer, ""));
            }
            (ArgumentKind::Unsettable, _) => self.add(finding(Rule::UnsettableType, "")),
            (ArgumentKind::Value, _) => match &argument.value {
                None => self.add(finding(Rule::UnknownSize, "")),
                Some(value) => {
                    self.round = self.round.wrapping_add(1);
                    self.value(value, &mut String::new(), 0, &finding);
                }
            },
            _ => {}
        }
    }

    /// What is wrong within a value: of each structure the first time that it is come by.
    fn value(
        &mut self,
        value: &ValueType,
        path: &mut String,
        offset: u64,
        finding: &dyn Fn(Rule, &str) -> Finding,
    ) {
        let Some(structure) = value.structure else {
            if let Some(rule) = wrong(value) {
                self.add(finding(rule, "").at(path, Some(offset)));
            }
            return;
        };
        if self.findings.len() >= MOST_FINDINGS
            || !self.bad[structure]
            || std::mem::replace(&mut self.seen[structure], self.round) == self.round
        {
            return;
        }
        let before = path.len();
        value.dimensions.iter().for_each(|_| path.push_str("[0]"));
        for (at, member) in self.all[structure].members.iter().enumerate() {
            let here = path.len();
            path.push_str(&step(member, at));
            self.value(&member.ty, path, offset.saturating_add(member.offset), finding);
            path.truncate(here);
        }
        path.truncate(before);
    }

    fn limits(&mut self, kernel: &ReflectedKernel, limits: &Limits) {
        let group = kernel.work_group_size.iter().try_fold(1_u64, |all, &it| all.checked_mul(it));
        let group = if kernel.work_group_size.is_empty() { Some(0) } else { group };
        let rows = [
            (Rule::ParameterSize, kernel.argument_bytes, Some(limits.parameter_size), "bytes"),
            (Rule::LocalMemory, kernel.local_memory, Some(limits.local_memory), "bytes"),
            (
                Rule::WorkGroupSize,
                Some(group.unwrap_or(u64::MAX)),
                limits.work_group_size,
                "work-items",
            ),
        ];
        for (rule, has, limit, what) in rows {
            if let (Some(has), Some(limit)) = (has, limit)
                && has > limit
            {
                let more = format!("{has} {what}, {limit} are allowed");
                self.add(Finding::new(rule, kernel.named(), &more));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::RULES;

    #[test]
    fn every_rule_has_its_row_and_a_case() {
        let cases = concat!(env!("CARGO_MANIFEST_DIR"), "/corpus/cases/reflect.test");
        let cases = std::fs::read_to_string(cases).expect("the cases");
        for (at, (rule, name, _)) in RULES.iter().enumerate() {
            assert_eq!(*rule as usize, at, "{name}");
            assert!(cases.contains(&format!(": {name}: ")), "no case breaks {name}");
        }
        assert_eq!(RULES.last().map(|it| it.0), Some(super::Rule::WorkGroupSize));
    }
}
