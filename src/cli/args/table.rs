//! What a command line may say: commands with their arguments and options, as rows of tables.

use super::super::Failure;
use super::Parsed;

/// A command of the program.
#[derive(Debug)]
pub(in crate::cli) struct Command {
    /// How it is called.
    pub(in crate::cli) name: &'static str,
    /// What it does: one line without a full stop.
    pub(in crate::cli) about: &'static str,
    /// More of it, in paragraphs.
    pub(in crate::cli) details: &'static str,
    /// Under which heading the list of commands has it.
    pub(in crate::cli) heading: &'static str,
    /// What it takes besides options, in order.
    pub(in crate::cli) arguments: &'static [Argument],
    /// Its own options; those of [`COMMON`] come behind them.
    pub(in crate::cli) options: &'static [Group],
    /// Commands below this one. A command that has some takes no arguments of its own.
    pub(in crate::cli) commands: &'static [&'static Command],
    /// The work.
    pub(in crate::cli) run: fn(&Parsed) -> Result<(), Failure>,
}

impl Command {
    /// A command to which a table adds what it has.
    pub(in crate::cli) const fn new(
        name: &'static str,
        about: &'static str,
        run: fn(&Parsed) -> Result<(), Failure>,
    ) -> Self {
        Command {
            name,
            about,
            details: "",
            heading: "Commands",
            arguments: &[],
            options: &[],
            commands: &[],
            run,
        }
    }

    /// All groups of options, those that every command has last.
    pub(super) fn groups(&self) -> impl Iterator<Item = &'static Group> + Clone + use<> {
        self.options.iter().chain([&COMMON])
    }

    /// All options.
    pub(super) fn options(&self) -> impl Iterator<Item = &'static Opt> + Clone + use<> {
        self.groups().flat_map(|group| group.rows)
    }

    /// The option of this name.
    pub(super) fn option(&self, name: &str) -> Option<&'static Opt> {
        self.options().find(|option| option.names().any(|known| known == name))
    }

    /// The command of this name below this one.
    pub(super) fn command(&self, name: &str) -> Option<&'static Command> {
        self.commands.iter().find(|command| command.name == name).copied()
    }
}

/// Something that a command takes besides options.
#[derive(Clone, Copy, Debug)]
pub(in crate::cli) struct Argument {
    /// How help calls it: `FILE`.
    pub(in crate::cli) name: &'static str,
    pub(in crate::cli) help: &'static str,
    pub(in crate::cli) kind: Kind,
    pub(in crate::cli) count: Count,
}

/// How many of an argument there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::cli) enum Count {
    One,
    /// One or none.
    Optional,
    /// Any number; the last argument of a command only.
    Many,
}

/// Options that belong together.
#[derive(Debug)]
pub(in crate::cli) struct Group {
    /// The heading above them.
    pub(in crate::cli) title: &'static str,
    pub(in crate::cli) rows: &'static [Opt],
}

/// An option.
#[derive(Clone, Copy, Debug)]
pub(in crate::cli) struct Opt {
    /// Its name without dashes, by which a command asks for it.
    pub(in crate::cli) name: &'static str,
    /// A name of one letter, if it has one.
    pub(in crate::cli) short: Option<&'static str>,
    pub(in crate::cli) takes: Takes,
    /// How help calls the value.
    pub(in crate::cli) placeholder: &'static str,
    /// What it does; of an option without effect, why it has none.
    pub(in crate::cli) help: &'static str,
    /// What holds where it is not given, for help.
    pub(in crate::cli) default: &'static str,
    /// Whether every occurrence counts, not only the last.
    pub(in crate::cli) repeats: bool,
    /// Options that make no sense beside it.
    pub(in crate::cli) excludes: &'static [&'static str],
    pub(in crate::cli) fate: Fate,
}

/// Whether an option has a value.
#[derive(Clone, Copy, Debug)]
pub(in crate::cli) enum Takes {
    /// None, or `=true` or `=false`.
    Nothing,
    /// One, behind `=` or as the next argument.
    Value(Kind),
    /// One behind `=`, or none.
    Optional(Kind),
}

/// What a value is.
#[derive(Clone, Copy, Debug)]
pub(in crate::cli) enum Kind {
    Text,
    /// The name of a file, which need not be UTF-8.
    File,
    Folder,
    /// A number up to this one.
    Number(u64),
    /// A version of SPIR-V.
    Version,
    /// One of these. Each may have several names, of which the first is the value.
    Choice(&'static [&'static [&'static str]]),
}

/// What becomes of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::cli) enum Fate {
    Used,
    /// The tool that Lapidary replaces has it; here it changes nothing, for the reason in `help`.
    Ignored,
    /// The tool that Lapidary replaces has it; here it is an error, as the line in `help` says.
    Refused,
}

/// An option without a value.
pub(in crate::cli) const fn flag(name: &'static str, help: &'static str) -> Opt {
    Opt {
        name,
        short: None,
        takes: Takes::Nothing,
        placeholder: "",
        help,
        default: "",
        repeats: false,
        excludes: &[],
        fate: Fate::Used,
    }
}

/// An option with a value.
pub(in crate::cli) const fn value(
    name: &'static str,
    placeholder: &'static str,
    kind: Kind,
    help: &'static str,
) -> Opt {
    Opt { takes: Takes::Value(kind), placeholder, ..flag(name, help) }
}

/// A flag that changes nothing, for this reason.
pub(in crate::cli) const fn ignored(name: &'static str, why: &'static str) -> Opt {
    Opt { fate: Fate::Ignored, ..flag(name, why) }
}

/// A flag that asks for what there is not.
pub(in crate::cli) const fn refused(name: &'static str, what: &'static str) -> Opt {
    Opt { fate: Fate::Refused, ..flag(name, what) }
}

impl Opt {
    /// With a name of one letter.
    pub(in crate::cli) const fn short(self, short: &'static str) -> Self {
        Opt { short: Some(short), ..self }
    }

    /// With what holds where it is not given.
    pub(in crate::cli) const fn default(self, default: &'static str) -> Self {
        Opt { default, ..self }
    }

    /// Every occurrence counts.
    pub(in crate::cli) const fn repeats(self) -> Self {
        Opt { repeats: true, ..self }
    }

    /// Not together with these.
    pub(in crate::cli) const fn excludes(self, excludes: &'static [&'static str]) -> Self {
        Opt { excludes, ..self }
    }

    /// Its value may be left out.
    pub(in crate::cli) const fn optional(self) -> Self {
        match self.takes {
            Takes::Value(kind) => Opt { takes: Takes::Optional(kind), ..self },
            _ => self,
        }
    }

    /// With this fate.
    pub(in crate::cli) const fn fate(self, fate: Fate) -> Self {
        Opt { fate, ..self }
    }

    /// All its names, without dashes.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.short.into_iter().chain([self.name])
    }

    /// The kind of its value, if it has one.
    pub(super) fn kind(&self) -> Option<Kind> {
        match self.takes {
            Takes::Nothing => None,
            Takes::Value(kind) | Takes::Optional(kind) => Some(kind),
        }
    }
}

/// A name with the dashes that help shows; the parser takes one or two.
pub(super) fn dashed(name: &str) -> String {
    if name.len() == 1 { format!("-{name}") } else { format!("--{name}") }
}

/// The options that every command has; the program takes them before the command, too.
pub(in crate::cli) const COMMON: Group = Group {
    title: "Common options",
    rows: &[
        flag("quiet", "Say nothing but errors").short("q").excludes(&["verbose"]),
        flag("verbose", "Say what was written, and where").short("v"),
        value("color", "WHEN", Kind::Choice(COLOUR), "When to use colours")
            .optional()
            .default("auto"),
        value("threads", "N", Kind::Number(4096), "Number of threads; 0 is one for each core")
            .default("by the size of the input"),
        flag("time-report", "Say how long each phase took, and the most memory in use"),
        flag("version", "Show the version, and what it reads").short("V"),
        flag("help", "Show this").short("h"),
    ],
};

const COLOUR: &[&[&str]] = &[&["auto"], &["always"], &["never"]];
