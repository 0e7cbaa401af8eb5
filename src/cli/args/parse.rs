//! Reads a command line by the tables: what is given, with values of the right kind, or what is
//! wrong with it in words.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use lapidary_spirv::grammar::Version;

use super::table::{Command, Count, Fate, Kind, Opt, Takes, dashed};
use lapidary::names::{nearest, suggestion};

/// A command line that was read.
#[derive(Debug)]
pub(in crate::cli) struct Parsed {
    /// The command that was asked for.
    pub(in crate::cli) command: &'static Command,
    /// The words that call it: `lapidary explain split`.
    pub(in crate::cli) called: String,
    /// The arguments that are no options.
    pub(in crate::cli) arguments: Vec<OsString>,
    /// The options in order.
    options: Vec<(&'static Opt, Value)>,
}

/// The value of an option.
#[derive(Debug, PartialEq)]
enum Value {
    /// An option whose value may be left out, given without one.
    None,
    Flag(bool),
    Text(String),
    Path(PathBuf),
    Number(u64),
    Version(Version),
    Choice(&'static str),
}

/// Reads the arguments after the name of the program, which `called` is.
pub(in crate::cli) fn parse(
    command: &'static Command,
    called: &str,
    arguments: impl IntoIterator<Item = OsString>,
) -> Result<Parsed, String> {
    let mut parsed =
        Parsed { command, called: called.to_string(), arguments: Vec::new(), options: Vec::new() };
    let mut arguments = arguments.into_iter().peekable();
    let mut only_arguments = false;
    while let Some(argument) = arguments.next() {
        if only_arguments || !is_dashed(&argument) {
            parsed.word(argument)?;
        } else if argument == "--" {
            only_arguments = true;
        } else {
            parsed.option(&argument, &mut arguments)?;
        }
    }
    if !parsed.flag("help") && !parsed.flag("version") {
        parsed.check()?;
    }
    Ok(parsed)
}

impl Parsed {
    /// Takes the name of a command, or an argument.
    fn word(&mut self, word: OsString) -> Result<(), String> {
        let commands = self.command.commands;
        if commands.is_empty() {
            self.arguments.push(word);
            return Ok(());
        }
        let name = word.to_string_lossy();
        let Some(command) = self.command.command(&name) else {
            let near = nearest(commands.iter().map(|command| command.name), &name);
            return Err(self.advise(&format!("unknown command '{name}'"), near));
        };
        self.called = format!("{} {name}", self.called);
        self.command = command;
        Ok(())
    }

    /// Takes an option, and the next argument if that is its value.
    fn option(
        &mut self,
        argument: &OsStr,
        rest: &mut std::iter::Peekable<impl Iterator<Item = OsString>>,
    ) -> Result<(), String> {
        let shown = argument.to_string_lossy();
        let (name, given) = split(argument).ok_or_else(|| format!("'{shown}' is not text"))?;
        let Some(option) = self.command.option(&name) else {
            let known = self.command.options().filter(|option| option.fate != Fate::Refused);
            let near = nearest(known.map(|option| option.name), &name);
            let near = near.map(dashed);
            let written = shown.split('=').next().unwrap_or_default();
            return Err(self.advise(&format!("unknown option '{written}'"), near.as_deref()));
        };
        let name = dashed(&name);
        let value = match (option.takes, given) {
            (Takes::Nothing, given) => truth(given.as_deref()).map(Value::Flag),
            (Takes::Value(kind) | Takes::Optional(kind), Some(given)) => read(kind, given),
            (Takes::Optional(kind), None) => match rest.next_if(|next| is_choice(kind, next)) {
                Some(next) => read(kind, next),
                None => Ok(Value::None),
            },
            (Takes::Value(kind), None) => {
                let taken = |next: &OsString| split(next).and_then(|it| self.command.option(&it.0));
                match rest.peek() {
                    Some(next) if !is_dashed(next) || taken(next).is_none() => {
                        read(kind, rest.next().unwrap_or_default())
                    }
                    _ => Err(format!("needs a value: {}", option.placeholder)),
                }
            }
        };
        let value = value.map_err(|error| format!("option '{name}' {error}"))?;
        if option.fate == Fate::Refused && value != Value::Flag(false) {
            return Err(format!("unsupported: option '{name}': {}", option.help));
        }
        self.options.push((option, value));
        Ok(())
    }

    /// Whether options and arguments go together, and none is missing.
    fn check(&self) -> Result<(), String> {
        for (option, _) in self.options.iter().filter(|(option, _)| self.is_given(option.name)) {
            if let Some(other) = option.excludes.iter().find(|other| self.is_given(other)) {
                let (one, other) = (dashed(option.name), dashed(other));
                return Err(format!("'{one}' and '{other}' exclude each other"));
            }
        }
        if !self.command.commands.is_empty() {
            return Err(self.advise("a command is missing", None));
        }
        let arguments = self.command.arguments;
        let needed = arguments.iter().filter(|argument| argument.count == Count::One).count();
        if self.arguments.len() < needed {
            let missing: Vec<&str> = arguments[self.arguments.len()..needed]
                .iter()
                .map(|argument| argument.name)
                .collect();
            let verb = if missing.len() > 1 { "are" } else { "is" };
            let missing = missing.join(" and ");
            return Err(self.advise(&format!("{missing} {verb} missing"), None));
        }
        for (argument, word) in arguments.iter().zip(&self.arguments) {
            if let Kind::Choice(_) = argument.kind {
                read(argument.kind, word.clone()).map_err(|e| format!("{} {e}", argument.name))?;
            }
        }
        let many = arguments.last().is_some_and(|argument| argument.count == Count::Many);
        match self.arguments.get(arguments.len()) {
            Some(word) if !many => {
                let word = word.to_string_lossy();
                Err(self.advise(&format!("one argument too many: '{word}'"), None))
            }
            _ => Ok(()),
        }
    }

    /// A message with what to do: take the nearest name, or look where all are.
    fn advise(&self, message: &str, near: Option<&str>) -> String {
        match near {
            Some(near) => format!("{message}; did you mean '{near}'?"),
            None => format!("{message}; see '{} --help'", self.called),
        }
    }

    fn all<'p>(&'p self, name: &str) -> impl DoubleEndedIterator<Item = &'p Value> {
        let option = self.command.option(name);
        debug_assert!(option.is_some(), "{} has no option '{name}'", self.called);
        let name = option.map(|option| option.name);
        self.options
            .iter()
            .filter(move |(option, _)| Some(option.name) == name)
            .map(|(_, value)| value)
    }

    /// Whether the command has an option of this name, given or not.
    pub(in crate::cli) fn has(&self, name: &str) -> bool {
        self.command.option(name).is_some()
    }

    /// Whether an option is there.
    pub(in crate::cli) fn is_given(&self, name: &str) -> bool {
        self.all(name).next_back().is_some_and(|value| *value != Value::Flag(false))
    }

    /// Whether a flag is set; the last occurrence counts.
    pub(in crate::cli) fn flag(&self, name: &str) -> bool {
        self.all(name).next_back() == Some(&Value::Flag(true))
    }

    /// Whether a flag is set, or what holds where it is not given.
    pub(in crate::cli) fn flag_or(&self, name: &str, default: bool) -> bool {
        match self.all(name).next_back() {
            Some(Value::Flag(given)) => *given,
            _ => default,
        }
    }

    /// The text or choice of an option; the last occurrence counts.
    pub(in crate::cli) fn text(&self, name: &str) -> Option<&str> {
        self.texts(name).next_back()
    }

    /// All texts of an option that counts every time.
    pub(in crate::cli) fn texts<'p>(
        &'p self,
        name: &str,
    ) -> impl DoubleEndedIterator<Item = &'p str> {
        self.all(name).filter_map(|value| match value {
            Value::Text(text) => Some(text.as_str()),
            Value::Choice(choice) => Some(*choice),
            _ => None,
        })
    }

    /// The path of an option; the last occurrence counts.
    pub(in crate::cli) fn path(&self, name: &str) -> Option<&Path> {
        self.paths(name).next_back()
    }

    /// All paths of an option that counts every time.
    pub(in crate::cli) fn paths<'p>(
        &'p self,
        name: &str,
    ) -> impl DoubleEndedIterator<Item = &'p Path> {
        self.all(name).filter_map(|value| match value {
            Value::Path(path) => Some(path.as_path()),
            _ => None,
        })
    }

    /// The number of an option; the last occurrence counts.
    pub(in crate::cli) fn number(&self, name: &str) -> Option<u64> {
        match self.all(name).next_back() {
            Some(&Value::Number(number)) => Some(number),
            _ => None,
        }
    }

    /// The version of SPIR-V of an option; the last occurrence counts.
    pub(in crate::cli) fn version(&self, name: &str) -> Option<Version> {
        match self.all(name).next_back() {
            Some(&Value::Version(version)) => Some(version),
            _ => None,
        }
    }

    /// The only file, or standard input.
    pub(in crate::cli) fn file(&self) -> &Path {
        self.arguments.first().map_or(Path::new("-"), Path::new)
    }

    /// All files, or standard input.
    pub(in crate::cli) fn files(&self) -> Vec<&Path> {
        match self.arguments.is_empty() {
            true => vec![Path::new("-")],
            false => self.given_files().collect(),
        }
    }

    /// Whether there is more than one file.
    pub(in crate::cli) fn has_several_files(&self) -> bool {
        self.given_files().nth(1).is_some()
    }

    fn given_files(&self) -> impl Iterator<Item = &Path> {
        let known = self.command.arguments;
        // The last may come several times.
        let kind = |at| known.get(at).or(known.last()).map(|argument| argument.kind);
        let arguments = self.arguments.iter().enumerate();
        let files = arguments.filter(move |&(at, _)| matches!(kind(at), Some(Kind::File)));
        files.map(|(_, file)| Path::new(file))
    }
}

/// Whether an argument can only be the value of an option that may stand without: one of a few words.
fn is_choice(kind: Kind, argument: &OsStr) -> bool {
    let Kind::Choice(choices) = kind else { return false };
    argument.to_str().is_some_and(|text| choices.iter().any(|names| names.contains(&text)))
}

/// Whether it looks like an option.
fn is_dashed(argument: &OsStr) -> bool {
    argument.as_encoded_bytes().starts_with(b"-") && argument != "-"
}

/// The name and the value of `--name=value`; the value need not be text.
fn split(argument: &OsStr) -> Option<(String, Option<OsString>)> {
    let bytes = argument.as_encoded_bytes();
    let (name, given) = match bytes.iter().position(|&byte| byte == b'=') {
        Some(at) => (&bytes[..at], Some(behind(argument, at + 1)?)),
        None => (bytes, None),
    };
    let name = str::from_utf8(name).ok()?;
    let name = name.strip_prefix("--").or_else(|| name.strip_prefix('-'))?;
    Some((name.to_string(), given))
}

/// What follows so many bytes of ASCII.
#[cfg(unix)]
fn behind(text: &OsStr, at: usize) -> Option<OsString> {
    use std::os::unix::ffi::OsStrExt as _;
    text.as_bytes().get(at..).map(|rest| OsStr::from_bytes(rest).to_os_string())
}

/// What follows so many bytes of ASCII, if it is text.
#[cfg(not(unix))]
fn behind(text: &OsStr, at: usize) -> Option<OsString> {
    text.to_str()?.get(at..).map(OsString::from)
}

/// Whether a flag's value means yes.
fn truth(given: Option<&OsStr>) -> Result<bool, String> {
    match given.map(|given| given.to_string_lossy()).as_deref() {
        None | Some("" | "true" | "TRUE" | "True" | "1") => Ok(true),
        Some("false" | "FALSE" | "False" | "0") => Ok(false),
        Some(other) => Err(format!("takes no value but true or false, not '{other}'")),
    }
}

/// A value of this kind.
fn read(kind: Kind, given: OsString) -> Result<Value, String> {
    if let Kind::File | Kind::Folder = kind {
        return match given.is_empty() {
            true => Err("needs a name, not an empty one".into()),
            false => Ok(Value::Path(given.into())),
        };
    }
    let text = given
        .into_string()
        .map_err(|given| format!("takes text, which '{}' is not", given.to_string_lossy()))?;
    let wrong = |expected: &str| format!("takes {expected}, not '{text}'");
    match kind {
        Kind::Text | Kind::File | Kind::Folder => Ok(Value::Text(text)),
        Kind::Number(limit) => match text.parse() {
            Ok(number) if number <= limit => Ok(Value::Number(number)),
            _ => Err(wrong(&format!("a number up to {limit}"))),
        },
        Kind::Version => {
            let minor = text.strip_prefix("1.").and_then(|minor| minor.parse::<u16>().ok());
            match minor.filter(|minor| *minor <= 6 && text.len() == 3) {
                Some(minor) => Ok(Value::Version(Version(0x100 | minor))),
                None => Err(wrong("a version from 1.0 to 1.6")),
            }
        }
        Kind::Choice(choices) => {
            if let Some(choice) = choices.iter().find(|names| names.contains(&&*text)) {
                return Ok(Value::Choice(choice[0]));
            }
            let names = choices.iter().map(|names| names[0]);
            let near = nearest(names.clone(), &text);
            let near = suggestion(near);
            let mut names: Vec<&str> = names.collect();
            let last = names.pop().unwrap_or_default();
            let expected = match names.is_empty() {
                true => last.to_owned(),
                false => format!("{} or {last}", names.join(", ")),
            };
            Err(wrong(&expected) + &near)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::table::{Argument, Group, flag, value};
    use super::*;

    const MODES: &[&[&str]] = &[&["auto"], &["source", "per_source"], &["kernel"]];
    const FILES: &[Argument] =
        &[Argument { name: "FILE", help: "", kind: Kind::File, count: Count::Many }];
    const OPTIONS: &[Group] = &[Group {
        title: "Options",
        rows: &[
            flag("symbols", ""),
            flag("gone", "there is no such thing").fate(Fate::Refused),
            value("split", "MODE", Kind::Choice(MODES), ""),
            value("output", "FILE", Kind::File, "").short("o").repeats(),
            value("prefix", "P,...", Kind::Text, "").optional().excludes(&["symbols"]),
            value("max", "VERSION", Kind::Version, ""),
        ],
    }];
    static CUT: Command =
        Command { arguments: FILES, options: OPTIONS, ..Command::new("cut", "", |_| Ok(())) };
    static NAME: Command = Command {
        arguments: &[
            Argument { name: "FILE", help: "", kind: Kind::File, count: Count::One },
            Argument { name: "NAME", help: "", kind: Kind::Text, count: Count::One },
            Argument { name: "MODE", help: "", kind: Kind::Choice(MODES), count: Count::Optional },
        ],
        ..Command::new("name", "", |_| Ok(()))
    };
    static TELL: Command = Command { commands: &[&NAME], ..Command::new("tell", "", |_| Ok(())) };
    static ROOT: Command =
        Command { commands: &[&CUT, &TELL], ..Command::new("root", "", |_| Ok(())) };

    fn line(line: &str) -> Result<Parsed, String> {
        parse(&ROOT, "root", line.split_whitespace().map(OsString::from))
    }

    #[test]
    fn one_dash_or_two_and_values_in_both_places() {
        for words in [
            "cut -split=kernel in.bc -symbols",
            "cut --split kernel --symbols in.bc",
            "cut -symbols=1 in.bc --split=auto -split kernel",
        ] {
            let parsed = line(words).unwrap();
            assert_eq!(parsed.text("split"), Some("kernel"), "{words}");
            assert!(parsed.flag("symbols"));
            assert_eq!(parsed.files(), [Path::new("in.bc")]);
        }
        let parsed = line("cut -o a -o=b --output - --output=-x - -- -symbols").unwrap();
        let paths: Vec<&Path> = parsed.paths("output").collect();
        assert_eq!(paths, ["a", "b", "-", "-x"].map(Path::new));
        assert_eq!(parsed.arguments, ["-", "-symbols"]);
        assert!(!parsed.flag("symbols"));
        assert!(!line("cut -symbols -symbols=false").unwrap().flag("symbols"));
        assert!(line("cut").unwrap().flag_or("symbols", true));
    }

    #[test]
    fn values_have_kinds() {
        let parsed = line("cut --split=per_source -max 1.4 --threads=8 --prefix").unwrap();
        assert_eq!(parsed.text("split"), Some("source"));
        assert_eq!(parsed.version("max"), Some(Version::V1_4));
        assert_eq!(parsed.number("threads"), Some(8));
        assert!(parsed.is_given("prefix") && parsed.text("prefix").is_none());
        // The value of an option that may have none stands behind '='.
        let parsed = line("cut --prefix llvm. --prefix=a,b").unwrap();
        assert_eq!((parsed.text("prefix"), parsed.files().len()), (Some("a,b"), 1));
    }

    #[test]
    fn commands_are_found_at_any_depth() {
        let parsed = line("-q tell --color=never name a b").unwrap();
        assert_eq!((parsed.command.name, &*parsed.called), ("name", "root tell name"));
        assert_eq!(parsed.text("color"), Some("never"));
        assert!(parsed.flag("quiet"));
        // Who asks for help need not know the arguments yet.
        assert!(line("tell name --help").unwrap().flag("help"));
    }

    #[cfg(unix)]
    #[test]
    fn paths_need_not_be_text() {
        use std::os::unix::ffi::OsStrExt as _;
        let odd = OsStr::from_bytes(b"a\xFF");
        let joined = OsStr::from_bytes(b"--output=a\xFF");
        let arguments = ["cut".as_ref(), odd, "-o".as_ref(), odd, joined];
        let parsed = parse(&ROOT, "root", arguments.map(OsStr::to_os_string)).unwrap();
        assert_eq!(parsed.files(), [odd]);
        assert!(parsed.paths("output").eq([odd, odd]));
        let text = OsStr::from_bytes(b"--split=a\xFF").to_os_string();
        assert!(parse(&ROOT, "root", ["cut".into(), text]).is_err());
    }

    #[test]
    fn what_is_wrong_is_said_with_what_may_be_meant() {
        for (words, message) in [
            ("cut --simbols", "unknown option '--simbols'; did you mean '--symbols'?"),
            ("cut -x=1", "unknown option '-x'; see 'root cut --help'"),
            ("cut -gone", "unsupported: option '--gone': there is no such thing"),
            ("cut --split", "option '--split' needs a value: MODE"),
            ("cut --split --symbols", "option '--split' needs a value: MODE"),
            (
                "cut --split=kernl",
                "option '--split' takes auto, source or kernel, not 'kernl'; did you mean 'kernel'?",
            ),
            ("cut --symbols=x", "option '--symbols' takes no value but true or false, not 'x'"),
            ("cut --max=1.07", "option '--max' takes a version from 1.0 to 1.6, not '1.07'"),
            ("cut --threads=-1", "option '--threads' takes a number up to 4096, not '-1'"),
            ("cut -o=", "option '-o' needs a name, not an empty one"),
            ("cut --prefix --symbols", "'--prefix' and '--symbols' exclude each other"),
            ("cat", "unknown command 'cat'; did you mean 'cut'?"),
            ("tell", "a command is missing; see 'root tell --help'"),
            ("tell name a", "NAME is missing; see 'root tell name --help'"),
            ("tell name", "FILE and NAME are missing; see 'root tell name --help'"),
            ("tell name a b c", "MODE takes auto, source or kernel, not 'c'"),
            ("tell name a b auto d", "one argument too many: 'd'; see 'root tell name --help'"),
        ] {
            assert_eq!(line(words).map(|_| ()).unwrap_err(), message, "{words}");
        }
        // What is switched off is not there.
        for words in ["cut -gone=false", "cut --quiet=false --verbose"] {
            assert!(line(words).is_ok(), "{words}");
        }
    }
}
