//! Command lines in LLVM's manner, which the tools of this field have: `-split=kernel` and
//! `--split=kernel` and `--split kernel` are the same. Options are rows of a table.

use std::ffi::OsString;

/// What an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Takes {
    /// Nothing; or `=true`, `=false`.
    Nothing,
    /// A value, after `=` or as next argument.
    Value,
}

/// An option of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spec {
    /// Name without dashes.
    pub(super) name: &'static str,
    /// What it takes.
    pub(super) takes: Takes,
    /// One line of help; an empty line hides the option.
    pub(super) help: &'static str,
}

/// An option without a value.
pub(super) const fn flag(name: &'static str, help: &'static str) -> Spec {
    Spec { name, takes: Takes::Nothing, help }
}

/// An option with a value.
pub(super) const fn value(name: &'static str, help: &'static str) -> Spec {
    Spec { name, takes: Takes::Value, help }
}

/// A command line that was read.
#[derive(Debug, Default)]
pub(super) struct Parsed {
    /// Options in order, with their values.
    options: Vec<(&'static str, String)>,
    /// What is no option.
    pub(super) inputs: Vec<OsString>,
}

/// Reads a command line.
pub(super) fn parse(arguments: &[OsString], specs: &[Spec]) -> Result<Parsed, String> {
    let mut parsed = Parsed::default();
    let mut arguments = arguments.iter();
    let mut only_inputs = false;
    while let Some(argument) = arguments.next() {
        let text = argument.to_string_lossy();
        if only_inputs || !text.starts_with('-') || text == "-" {
            parsed.inputs.push(argument.clone());
            continue;
        }
        if text == "--" {
            only_inputs = true;
            continue;
        }
        let body = text.strip_prefix("--").unwrap_or(&text[1..]);
        let (name, given) = match body.split_once('=') {
            Some((name, value)) => (name, Some(value.to_string())),
            None => (body, None),
        };
        let unknown = || format!("Unknown command line argument '{text}'. Try: '--help'");
        let spec = specs.iter().find(|spec| spec.name == name).ok_or_else(unknown)?;
        let value = match (spec.takes, given) {
            (Takes::Nothing, None) => "true".to_string(),
            (Takes::Nothing, Some(given)) => match &*given {
                "" | "1" | "true" | "TRUE" | "True" => "true".into(),
                "0" | "false" | "FALSE" | "False" => "false".into(),
                _ => {
                    return Err(format!(
                        "'{given}' is invalid value for boolean argument '{text}'"
                    ));
                }
            },
            (Takes::Value, Some(given)) => given,
            (Takes::Value, None) => {
                let next = arguments.next().ok_or_else(|| format!("'{text}' requires a value"))?;
                next.to_str()
                    .ok_or_else(|| format!("the value of '{text}' is not UTF-8"))?
                    .to_string()
            }
        };
        parsed.options.push((spec.name, value));
    }
    Ok(parsed)
}

impl Parsed {
    /// Whether a flag is set; the last occurrence counts.
    pub(super) fn flag(&self, name: &str) -> bool {
        self.value(name) == Some("true")
    }

    /// The last value of an option.
    pub(super) fn value(&self, name: &str) -> Option<&str> {
        self.values(name).last()
    }

    /// All values of an option.
    pub(super) fn values<'p>(&'p self, name: &str) -> impl Iterator<Item = &'p str> {
        self.options.iter().filter(move |(known, _)| *known == name).map(|(_, value)| &**value)
    }
}

/// The help text of a table.
pub(super) fn help(usage: &str, about: &str, specs: &[Spec]) -> String {
    let mut text = format!("{about}\n\nUsage: {usage}\n\nOptions (one dash or two):\n");
    for spec in specs.iter().filter(|spec| !spec.help.is_empty()) {
        let name = match spec.takes {
            Takes::Nothing => format!("-{}", spec.name),
            Takes::Value => format!("-{}=<value>", spec.name),
        };
        text.push_str(&format!("  {name}\n          {}\n", spec.help));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[Spec] = &[flag("symbols", "s"), value("split", "m"), value("o", "o")];

    fn read(line: &str) -> Result<Parsed, String> {
        parse(&line.split_whitespace().map(OsString::from).collect::<Vec<_>>(), SPECS)
    }

    #[test]
    fn one_dash_or_two_and_values_in_both_places() {
        for line in [
            "-split=kernel in.bc -symbols",
            "--split kernel --symbols in.bc",
            "-symbols=1 in.bc --split=a -split kernel",
        ] {
            let parsed = read(line).unwrap();
            assert_eq!(parsed.value("split"), Some("kernel"), "{line}");
            assert!(parsed.flag("symbols"));
            assert_eq!(parsed.inputs, ["in.bc"]);
        }
        assert_eq!(
            read("-o a -o=b - -- -symbols").unwrap().values("o").collect::<Vec<_>>(),
            ["a", "b"]
        );
        assert_eq!(read("-o a - -- -symbols").unwrap().inputs, ["-", "-symbols"]);
        assert!(!read("-symbols -symbols=false").unwrap().flag("symbols"));
    }

    #[test]
    fn errors_name_the_argument() {
        for (line, part) in [("-x", "'-x'"), ("--split", "'--split'"), ("-symbols=x", "-symbols=x")]
        {
            let error = read(line).unwrap_err();
            assert!(error.contains(part), "{error}");
        }
    }
}
