//! Configuration files: YAML with a device under each key.
//!
//! ```yaml
//! intel_gpu_11_1:
//!   aspects: [1, fp16, 3]
//!   sub-group-sizes: [8, 16]
//! ```
//!
//! That is the form of the design document. Ours are, of a device, `aliases`, `max-work-group-size`,
//! `max-work-item-sizes` and `may-support-other-aspects`; and of the file, beside the devices,
//! `aspect-numbering: classic` or `2026` (which numbers aspects have) and `extends: default` (the
//! devices that are built in are there, too, but for those of the same name).

use granit_parser::{Event, Parser, Span};

use super::{Device, DeviceAspect, Devices, builtin};
use crate::aspects::{ASPECTS, Numbering};
use crate::names::{nearest, suggestion};
use crate::{Error, ErrorKind, Place, Result};

/// Something in a configuration that may be a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigWarning {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What it is.
    pub message: String,
}

/// `line:column: warning: message`.
impl std::fmt::Display for ConfigWarning {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: warning: {}", self.line, self.column, self.message)
    }
}

/// Where something is in the text: line and column, from 1.
type At = (usize, usize);

/// A value, and where it begins.
struct Node {
    at: At,
    value: Value,
}

enum Value {
    Scalar(String),
    List(Vec<Node>),
    Map(Vec<(Node, Node)>),
}

/// The keys of a device.
const KEYS: &[&str] = &[
    "aspects",
    "sub-group-sizes",
    "aliases",
    "max-work-group-size",
    "max-work-item-sizes",
    "may-support-other-aspects",
];

/// Lists and maps are at most so deep in each other; a configuration needs three.
const DEPTH: usize = 16;

fn error(at: At, message: impl Into<String>) -> Error {
    let (line, column) = at;
    Error::new(ErrorKind::Malformed, message).at(Place::Text { line, column })
}

pub(super) fn parse(text: &str, numbering: Numbering) -> Result<(Devices, Vec<ConfigWarning>)> {
    let root = root(text)?;
    let mut reader = Reader { numbering, warnings: Vec::new() };
    let Some(root) = root else { return Ok((Devices::from(Vec::new()), Vec::new())) };
    let Value::Map(entries) = root.value else {
        return Err(error(
            root.at,
            "a configuration has devices as keys: 'name: {aspects: [...]}'",
        ));
    };
    let (mut extends, mut devices) = (false, Vec::new());
    for (key, value) in entries {
        let name = key.text("a name")?.to_owned();
        match (&*name, &value.value) {
            ("aspect-numbering", Value::Scalar(which)) => {
                reader.numbering = match &**which {
                    "classic" => Numbering::Classic,
                    "2026" => Numbering::Renumbered,
                    _ => {
                        return Err(error(
                            value.at,
                            format!("'{which}' is neither 'classic' nor '2026'"),
                        ));
                    }
                }
            }
            ("extends", Value::Scalar(which)) if which == "default" => extends = true,
            ("extends", Value::Scalar(which)) => {
                return Err(error(
                    value.at,
                    format!("only 'default' can be extended, not '{which}'"),
                ));
            }
            _ => devices.push((key, value)),
        }
    }
    let mut list: Vec<Device> = Vec::new();
    for (key, value) in devices {
        let device = reader.device(key.text("a name")?, value)?;
        // By every name there must be one device, or nobody knows which is meant.
        let names = |it: &Device| [vec![it.name.clone()], it.aliases.clone()].concat();
        let known: Vec<String> = list.iter().flat_map(names).collect();
        if let Some(twice) = names(&device).iter().find(|name| known.contains(name)) {
            return Err(error(key.at, format!("two devices are called '{twice}'")));
        }
        let number = super::target_number(&device.name);
        if let Some(other) = list.iter().find(|it| super::target_number(&it.name) == number) {
            let (one, other) = (&device.name, &other.name);
            let message = match builtin::canonical(one) == builtin::canonical(other) {
                true => format!("'{one}' and '{other}' are two names of one device"),
                false => format!("'{one}' and '{other}' have the same number: call one otherwise"),
            };
            return Err(error(key.at, message));
        }
        list.push(device);
    }
    let devices = Devices::from(list);
    let devices = if extends { Devices::default().extended(devices) } else { devices };
    Ok((devices, reader.warnings))
}

struct Reader {
    numbering: Numbering,
    warnings: Vec<ConfigWarning>,
}

impl Reader {
    fn device(&mut self, name: &str, node: Node) -> Result<Device> {
        let mut device = Device::new(name);
        let entries = match node.value {
            Value::Map(entries) => entries,
            Value::Scalar(text) if text.is_empty() || text == "~" || text == "null" => Vec::new(),
            _ => {
                return Err(error(
                    node.at,
                    "of a device is said 'aspects: [...]' and 'sub-group-sizes: [...]', not what is here",
                ));
            }
        };
        let mut seen: Vec<String> = Vec::new();
        for (key, value) in entries {
            let name = key.text("a key")?;
            if seen.iter().any(|known| known == name) {
                return Err(error(key.at, format!("'{name}' is there twice")));
            }
            match name {
                "aspects" => {
                    for item in value.list(name)? {
                        let aspect = self.aspect(&item)?;
                        device.aspects.push(aspect);
                    }
                }
                "sub-group-sizes" => device.sub_group_sizes = Some(value.numbers(name)?),
                "aliases" => {
                    for item in value.list(name)? {
                        device.aliases.push(item.text("a name")?.to_owned());
                    }
                }
                "max-work-group-size" => device.max_work_group_size = Some(value.number()?),
                "max-work-item-sizes" => device.max_work_item_sizes = value.numbers(name)?,
                "may-support-other-aspects" => device.may_support_other_aspects = value.truth()?,
                _ => {
                    let near = nearest(KEYS.iter().copied(), name);
                    let near = near.map_or(String::new(), |it| format!("; did you mean '{it}'?"));
                    return Err(error(key.at, format!("a device has no key '{name}'{near}")));
                }
            }
            seen.push(name.to_owned());
        }
        // A device of which the file says nothing supports nothing, unless it may.
        if device.sub_group_sizes.is_none() && !device.may_support_other_aspects {
            device.sub_group_sizes = Some(Vec::new());
        }
        Ok(device)
    }

    /// An aspect by its name, also as C++ has it (`aspect::fp16`), or by its number.
    fn aspect(&mut self, node: &Node) -> Result<DeviceAspect> {
        let text = node.text("an aspect")?;
        if text.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            let number = text
                .parse()
                .map_err(|_| error(node.at, format!("'{text}' is no number of an aspect")))?;
            return Ok(DeviceAspect::numbered(number, self.numbering));
        }
        let name = text.rsplit("::").next().unwrap_or(text);
        let aspect = DeviceAspect::named(name);
        if let DeviceAspect::Named(_) = aspect {
            let names = ASPECTS.iter().flat_map(|it| [Some(it.name), it.alias]).flatten();
            let names: Vec<&str> = names.collect();
            let near = nearest(names.iter().copied(), name);
            let near = suggestion(near);
            let ((line, column), message) =
                (node.at, format!("no aspect is called '{name}'{near}"));
            self.warnings.push(ConfigWarning { line, column, message });
        }
        Ok(aspect)
    }
}

impl Node {
    fn text(&self, what: &str) -> Result<&str> {
        match &self.value {
            Value::Scalar(text) if !text.is_empty() => Ok(text),
            _ => Err(error(self.at, format!("{what} is expected here"))),
        }
    }

    fn list(self, key: &str) -> Result<Vec<Node>> {
        match self.value {
            Value::List(items) => Ok(items),
            _ => Err(error(self.at, format!("'{key}' is a list: [...]"))),
        }
    }

    fn number<T: std::str::FromStr>(&self) -> Result<T> {
        let text = self.text("a number")?;
        text.parse().map_err(|_| error(self.at, format!("a number is expected, not '{text}'")))
    }

    fn numbers<T: std::str::FromStr>(self, key: &str) -> Result<Vec<T>> {
        self.list(key)?.iter().map(Node::number).collect()
    }

    fn truth(&self) -> Result<bool> {
        match self.text("true or false")? {
            "true" | "True" | "TRUE" => Ok(true),
            "false" | "False" | "FALSE" => Ok(false),
            other => Err(error(self.at, format!("true or false is expected, not '{other}'"))),
        }
    }
}

/// The only document of a text; none if it has nothing but comments.
fn root(text: &str) -> Result<Option<Node>> {
    let mut root = None;
    // Lists and maps whose end has not come; of a map the keys and values, one after the other.
    let mut open: Vec<(At, bool, Vec<Node>)> = Vec::new();
    for event in Parser::new_from_str(text) {
        let (event, span) = event.map_err(|wrong| {
            let marker = wrong.marker();
            error((marker.line(), marker.col().saturating_add(1)), wrong.info())
        })?;
        let at = place(&span);
        let value = match event {
            Event::Scalar(text, ..) => Value::Scalar(text.into_owned()),
            Event::SequenceStart(..) | Event::MappingStart(..) => {
                if open.len() == DEPTH {
                    return Err(error(at, "this is deeper than a configuration is"));
                }
                open.push((at, matches!(event, Event::MappingStart(..)), Vec::new()));
                continue;
            }
            Event::SequenceEnd | Event::MappingEnd => {
                let Some((at, map, items)) = open.pop() else { continue };
                let value = match map {
                    true => Value::Map(pairs(items)),
                    false => Value::List(items),
                };
                add(&mut root, &mut open, Node { at, value })?;
                continue;
            }
            Event::Alias(..) => {
                return Err(error(at, "a configuration has no aliases of YAML ('*')"));
            }
            _ => continue,
        };
        add(&mut root, &mut open, Node { at, value })?;
    }
    // An empty document is an empty scalar.
    Ok(root.filter(
        |root| !matches!(&root.value, Value::Scalar(text) if text.is_empty() || text == "~"),
    ))
}

fn add(root: &mut Option<Node>, open: &mut [(At, bool, Vec<Node>)], node: Node) -> Result<()> {
    match open.last_mut() {
        Some((_, _, items)) => items.push(node),
        None if root.is_some() => return Err(error(node.at, "one document is expected")),
        None => *root = Some(node),
    }
    Ok(())
}

fn pairs(items: Vec<Node>) -> Vec<(Node, Node)> {
    let mut items = items.into_iter();
    std::iter::from_fn(|| Some((items.next()?, items.next()?))).collect()
}

fn place(span: &Span) -> At {
    (span.start.line(), span.start.col().saturating_add(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Devices> {
        super::parse(text, Numbering::Classic).map(|(devices, _)| devices)
    }

    #[test]
    fn the_example_of_the_design_document_is_read() {
        let devices = parse(
            "intel_gpu_11_1:\n  aspects: [1, 2, 3]\n  sub-group-sizes: [8, 16]\nintel_gpu_icl:\n  \
             aspects: [2, fp16]\n  sub-group-sizes: [8, 16]\nx86_64_avx512:\n  aspects:\n  - 1\n  - \
             aspect::fp64\n  sub-group-sizes: [8, 32]\n",
        )
        .unwrap();
        let names: Vec<&str> = devices.iter().map(|device| &*device.name).collect();
        assert_eq!(names, ["intel_gpu_11_1", "intel_gpu_icl", "x86_64_avx512"]);
        let icl = devices.get("intel_gpu_11_0").unwrap();
        assert!(icl.has_aspect("gpu") && icl.has_aspect("fp16") && !icl.has_aspect("fp64"));
        assert!(devices.get("x86_64_avx512").unwrap().has_aspect_number(6, Numbering::Classic));
        assert!(devices.find("intel_gpu_pvc").is_none());
    }

    #[test]
    fn what_is_built_in_comes_back_from_its_text() {
        let devices = Devices::default();
        assert_eq!(
            parse(&devices.report().to_string()).unwrap(),
            Devices { built_in: false, ..devices.clone() }
        );
        let extended = parse("extends: default\nnew_device: {aspects: [fp64]}\n").unwrap();
        assert_eq!(extended.iter().len(), devices.iter().len() + 1);
        let replaced = parse("extends: default\nintel_gpu_tgl: {aspects: [fp64]}\n").unwrap();
        assert!(replaced.get("intel_gpu_12_0").unwrap().has_aspect("fp64"));
        assert_eq!(parse("# nothing\n").unwrap().iter().len(), 0);
    }

    #[test]
    fn numbers_are_those_of_the_numbering() {
        let text = "a: {aspects: [27]}\n";
        assert!(parse(text).unwrap().get("a").unwrap().has_aspect("usm_atomic_shared_allocations"));
        let stated = format!("{text}aspect-numbering: 2026\n");
        assert!(parse(&stated).unwrap().get("a").unwrap().has_aspect("atomic64"));
        let unknown = parse("a: {aspects: [4000]}\n").unwrap();
        assert!(unknown.get("a").unwrap().has_aspect_number(4000, Numbering::Classic));
    }

    #[test]
    fn mistakes_have_line_and_column() {
        for (text, message) in [
            (
                "a:\n  aspect: [1]\n",
                "a device has no key 'aspect'; did you mean 'aspects'? (line 2, column 3)",
            ),
            ("a: {aspects: 1}\n", "'aspects' is a list: [...] (line 1, column 14)"),
            ("a: {sub-group-sizes: [8, x]}\n", "a number is expected, not 'x' (line 1, column 26)"),
            ("a: {aspects: [-1]}\n", "'-1' is no number of an aspect (line 1, column 15)"),
            (
                "- a\n",
                "a configuration has devices as keys: 'name: {aspects: [...]}' (line 1, column 1)",
            ),
            ("a: {}\na: {}\n", "two devices are called 'a' (line 2, column 1)"),
            ("a: {aliases: [b]}\nb: {}\n", "two devices are called 'b' (line 2, column 1)"),
            (
                "intel_gpu_tgl: {}\nintel_gpu_12_0: {}\n",
                "'intel_gpu_12_0' and 'intel_gpu_tgl' are two names of one device (line 2, column 1)",
            ),
            ("extends: other\n", "only 'default' can be extended, not 'other' (line 1, column 10)"),
            ("a: [b\n", ""),
            (
                "a: &x {}\nb: *x\n",
                "a configuration has no aliases of YAML ('*') (line 2, column 4)",
            ),
            ("a: {}\n---\nb: {}\n", "one document is expected"),
            ("[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]\n", ""),
        ] {
            let error = parse(text).unwrap_err();
            let Some(Place::Text { line, column }) = error.place() else {
                panic!("{text}: {error}")
            };
            let error = format!("{error} (line {line}, column {column})");
            assert!(error.contains(message), "{text}: {error}");
        }
    }

    #[test]
    fn names_that_nobody_knows_are_warned_of_and_kept() {
        let (devices, warnings) =
            super::parse("a: {aspects: [fp63]}\n", Numbering::Classic).unwrap();
        let [warning] = &warnings[..] else { panic!("{warnings:?}") };
        let expected = "1:15: warning: no aspect is called 'fp63'; did you mean 'fp64'?";
        assert_eq!(warning.to_string(), expected);
        assert!(devices.get("a").unwrap().has_aspect("fp63"));
    }
}
