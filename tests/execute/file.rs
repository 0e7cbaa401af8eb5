//! The `.run` files: which kernels of which program run with which arguments, and what comes out.
//! `corpus/run/readme.run` explains them by example.

use lapidary::Extensions;
use lapidary::spirv::grammar::Version;

use crate::data::{self, Segment};

/// A file, as far as it is not blessed: its lines, and what they say.
#[derive(Clone, Debug)]
pub(crate) struct File {
    pub(crate) program: String,
    /// Which bitcode files run; all of them if empty.
    pub(crate) variants: Vec<String>,
    /// The extensions that the translation needs: with default options it is refused.
    pub(crate) needs: Option<Extensions>,
    /// What the extensions make of it the interpreter does not have.
    pub(crate) without_extensions: bool,
    /// What the runtimes are given, whose translation with default options is judged here as well: 1.4, the
    /// newest that all of them read, unless the program itself asks for more.
    pub(crate) version: Version,
    pub(crate) kernels: Vec<Kernel>,
    /// Kernels that do not run, with the reason.
    pub(crate) left_out: Vec<(String, String)>,
    lines: Vec<String>,
}

impl File {
    /// The extensions with which the program is translated, besides none.
    pub(crate) fn extensions(&self) -> Extensions {
        match &self.needs {
            Some(extensions) => extensions.clone(),
            None if self.without_extensions => Extensions::default(),
            None => Extensions::all(),
        }
    }
}

/// A kernel with its arguments.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kernel {
    pub(crate) name: String,
    /// What tells it from another run of the same kernel.
    pub(crate) title: String,
    pub(crate) variants: Vec<String>,
    pub(crate) launches: Vec<Launch>,
    pub(crate) arguments: Vec<Argument>,
    pub(crate) expectations: Vec<Expectation>,
    /// Floating-point numbers may differ by so much, relative to numbers greater than one.
    pub(crate) within: Option<f64>,
    /// Values of specialization constants.
    pub(crate) specializations: Vec<(u32, u64)>,
    /// It ends with an error that says this.
    pub(crate) fails: Option<String>,
    /// The lines after which expectations are written.
    last_argument: usize,
}

/// One launch; several follow one another on the same buffers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Launch {
    pub(crate) global: Vec<u64>,
    pub(crate) local: Option<Vec<u64>>,
    pub(crate) offset: Vec<u64>,
}

/// An argument of a kernel.
#[derive(Clone, Debug)]
pub(crate) enum Argument {
    Buffer {
        name: String,
        data: Vec<Segment>,
    },
    /// A buffer that only others point to: it has a name and is no argument.
    Memory {
        name: String,
        data: Vec<Segment>,
    },
    Value(Vec<Segment>),
    Local(u64),
    Null,
}

/// What a buffer holds afterwards.
#[derive(Clone, Debug)]
pub(crate) struct Expectation {
    pub(crate) buffer: String,
    pub(crate) wanted: Wanted,
    line: usize,
}

#[derive(Clone, Debug)]
pub(crate) enum Wanted {
    Data(Vec<Segment>),
    Digest(u64),
}

/// Reads a file.
pub(crate) fn parse(text: &str) -> Result<File, String> {
    let mut file = File {
        program: String::new(),
        variants: Vec::new(),
        needs: None,
        without_extensions: false,
        version: Version::V1_4,
        kernels: Vec::new(),
        left_out: Vec::new(),
        lines: text.lines().map(str::to_owned).collect(),
    };
    for (index, line) in text.lines().enumerate() {
        parse_line(&mut file, index, line.trim())
            .map_err(|message| format!("line {}: {message}", index + 1))?;
    }
    if file.program.is_empty() {
        return Err("no program is named".to_owned());
    }
    for kernel in &file.kernels {
        if kernel.launches.is_empty() {
            return Err(format!("kernel {} is not launched", kernel.title));
        }
    }
    Ok(file)
}

fn parse_line(file: &mut File, index: usize, line: &str) -> Result<(), String> {
    if line.is_empty() || line.starts_with('#') {
        return Ok(());
    }
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    let words = || rest.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    match (word, file.kernels.last_mut()) {
        ("program", _) => file.program = rest.to_owned(),
        ("needs", _) if rest == "extensions" => file.needs = Some(Extensions::all()),
        ("needs", _) => {
            let alone = format!("+{rest}").parse().map_err(|error| format!("{rest}: {error}"))?;
            file.needs = Some(alone);
        }
        ("version", _) if rest == "1.6" => file.version = Version::V1_6,
        ("without", _) if rest.starts_with("extensions: ") => file.without_extensions = true,
        ("leave", _) => {
            let (kernel, reason) = rest.split_once(": ").ok_or("leave KERNEL: REASON")?;
            file.left_out.push((kernel.to_owned(), reason.to_owned()));
        }
        ("kernel", _) => {
            let (name, about) = rest.split_once(' ').unwrap_or((rest, ""));
            let title = if about.is_empty() { name.to_owned() } else { format!("{name} {about}") };
            file.kernels.push(Kernel { name: name.to_owned(), title, ..Kernel::default() });
        }
        ("variants", Some(kernel)) => kernel.variants = words(),
        ("variants", None) => file.variants = words(),
        // For the step of continuous integration that runs the same on real runtimes.
        ("except", _) => drop(rest.split_once(": ").ok_or("except RUNTIME: REASON")?),
        ("omit", Some(_)) => drop(rest.split_once(": ").ok_or("omit RUNTIME: REASON")?),
        (_, None) => return Err(format!("'{word}' before the first kernel")),
        (_, Some(kernel)) => kernel_line(kernel, index, word, rest)?,
    }
    Ok(())
}

fn kernel_line(kernel: &mut Kernel, index: usize, word: &str, rest: &str) -> Result<(), String> {
    let assignment = || rest.split_once('=').map(|(name, data)| (name.trim(), data.trim()));
    let named = || assignment().ok_or_else(|| format!("{word} NAME = DATA"));
    let argument = match word {
        "run" => {
            kernel.launches.push(launch(rest)?);
            return Ok(());
        }
        "expect" => {
            let (buffer, wanted) = match assignment() {
                Some((buffer, text)) => (buffer, Wanted::Data(data::parse(text)?)),
                None => {
                    let (buffer, digest) =
                        rest.split_once(" digest ").ok_or("expect NAME = DATA")?;
                    let digest = u64::from_str_radix(digest, 16).map_err(|_| "not a digest")?;
                    (buffer, Wanted::Digest(digest))
                }
            };
            let buffer = buffer.to_owned();
            kernel.expectations.push(Expectation { buffer, wanted, line: index });
            return Ok(());
        }
        "within" => {
            kernel.within = Some(rest.parse().map_err(|_| format!("'{rest}' is not a number"))?);
            return Ok(());
        }
        "fails" => {
            kernel.fails = Some(rest.to_owned());
            return Ok(());
        }
        "spec" => {
            let wrong = || format!("spec NUMBER = DATA, not '{rest}'");
            let (number, value) = assignment().ok_or_else(wrong)?;
            let bytes = data::bytes(&data::parse(value)?, &|_| None)?;
            let bits = bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u64::from(byte));
            kernel.specializations.push((number.parse().map_err(|_| wrong())?, bits));
            return Ok(());
        }
        "buffer" => {
            let (name, text) = named()?;
            Argument::Buffer { name: name.to_owned(), data: data::parse(text)? }
        }
        "memory" => {
            let (name, text) = named()?;
            Argument::Memory { name: name.to_owned(), data: data::parse(text)? }
        }
        "value" => Argument::Value(data::parse(rest)?),
        "local" => Argument::Local(rest.parse().map_err(|_| format!("'{rest}' is not a size"))?),
        "null" => Argument::Null,
        _ => return Err(format!("'{word}' is not known")),
    };
    kernel.arguments.push(argument);
    kernel.last_argument = index;
    Ok(())
}

fn launch(text: &str) -> Result<Launch, String> {
    let mut launch = Launch::default();
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        let numbers = words.next().unwrap_or_default().split(',').map(str::parse);
        let numbers: Vec<u64> =
            numbers.collect::<Result<_, _>>().map_err(|_| format!("sizes after '{word}'"))?;
        match word {
            "global" => launch.global = numbers,
            "local" => launch.local = Some(numbers),
            "offset" => launch.offset = numbers,
            _ => return Err(format!("'{word}' is not known")),
        }
    }
    Ok(launch)
}

/// Whether a variant is among the chosen: one that a pattern names, and none that a pattern after an
/// exclamation mark does.
pub(crate) fn chosen(patterns: &[String], variant: &str) -> bool {
    let is = |pattern: &str| match pattern.split_once('*') {
        Some((start, end)) => {
            variant.len() >= start.len() + end.len()
                && variant.starts_with(start)
                && variant.ends_with(end)
        }
        None => pattern == variant,
    };
    let (not, wanted): (Vec<_>, Vec<_>) = patterns.iter().partition(|it| it.starts_with('!'));
    (wanted.is_empty() || wanted.iter().any(|pattern| is(pattern)))
        && !not.iter().any(|pattern| is(&pattern[1..]))
}

impl File {
    /// The text of the file with new expectations: for each kernel, lines without `expect`.
    pub(crate) fn with_expectations(&self, expectations: &[Vec<String>]) -> String {
        let mut text = String::new();
        let old: Vec<usize> = self
            .kernels
            .iter()
            .flat_map(|kernel| kernel.expectations.iter().map(|expectation| expectation.line))
            .collect();
        for (index, line) in self.lines.iter().enumerate() {
            if !old.contains(&index) {
                text.push_str(line);
                text.push('\n');
            }
            for (kernel, new) in self.kernels.iter().zip(expectations) {
                if kernel.last_argument == index {
                    new.iter().for_each(|line| text.push_str(&format!("expect {line}\n")));
                }
            }
        }
        text
    }
}
