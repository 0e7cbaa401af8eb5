//! `lapidary help`, `man` and `completions`: what the tables of options say, for people and for shells.

use std::path::Path;

use lapidary::names::{nearest, suggestion};
use lapidary::output::atomic::Staged;

use super::args::value;
use super::args::{Argument, Command, Count, Group, Kind, Parsed, completions, flag, help, man};
use super::{Failure, ROOT, console};

pub(super) static HELP: Command = Command {
    heading: "Help",
    arguments: &[COMMAND],
    ..Command::new("help", "Show the help of a command", |parsed| {
        let (command, called) = find(parsed)?;
        console::data(help::text(command, &called, console::Style::stdout()).as_bytes())
    })
};

pub(super) static MAN: Command = Command {
    details: "Without COMMAND it is the page of the program. To read it: `lapidary man | man -l -`.",
    heading: "Help",
    arguments: &[COMMAND],
    options: &[Group {
        title: "Options",
        rows: &[
            flag("all", "Write all pages into the folder DIR"),
            value("output", "DIR", Kind::Folder, "Where to write with --all").short("o"),
        ],
    }],
    ..Command::new("man", "Write pages of the manual", pages)
};

pub(super) static COMPLETIONS: Command = Command {
    details: "For bash, for one: `source <(lapidary completions bash)`.",
    heading: "Help",
    arguments: &[Argument {
        name: "SHELL",
        help: "The shell",
        kind: Kind::Choice(completions::SHELLS),
        count: Count::One,
    }],
    ..Command::new("completions", "Write a script that completes command lines", |parsed| {
        // The parser takes no other shell.
        let shell = parsed.arguments[0].to_string_lossy();
        console::data(completions::script(&ROOT, &shell).as_bytes())
    })
};

const COMMAND: Argument = Argument {
    name: "COMMAND",
    help: "The command, in one word or more: explain split",
    kind: Kind::Text,
    count: Count::Many,
};

/// The command that the arguments name, and how it is called.
fn find(parsed: &Parsed) -> Result<(&'static Command, String), Failure> {
    let (mut command, mut called): (&Command, String) = (&ROOT, ROOT.name.into());
    for word in &parsed.arguments {
        let word = word.to_string_lossy();
        let below = command.commands.iter();
        command = below.clone().find(|command| command.name == word).copied().ok_or_else(|| {
            let near = nearest(below.map(|command| command.name), &word);
            let near = suggestion(near);
            Failure::usage(format!("unknown command '{word}'{near}"))
        })?;
        called = format!("{called} {word}");
    }
    Ok((command, called))
}

fn pages(parsed: &Parsed) -> Result<(), Failure> {
    match (parsed.flag("all"), parsed.path("output")) {
        (true, Some(folder)) => all_pages(folder),
        (true, None) => Err(Failure::usage("'--all' needs a folder to write to: -o DIR")),
        (false, Some(_)) => Err(Failure::usage("'-o' is for '--all'")),
        (false, None) => {
            let (command, called) = find(parsed)?;
            console::data(page(command, &called).as_bytes())
        }
    }
}

/// The page of a command, which points to those below and above it.
fn page(command: &Command, called: &str) -> String {
    let mut beside: Vec<String> =
        command.commands.iter().map(|it| man::name(&format!("{called} {}", it.name))).collect();
    beside.extend(called.rsplit_once(' ').map(|(above, _)| man::name(above)));
    man::page(command, called, &beside)
}

fn all_pages(folder: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::new(format!("cannot make {}: {error}", folder.display())))?;
    let mut staged = Staged::new();
    let mut left: Vec<(&Command, String)> = vec![(&ROOT, ROOT.name.into())];
    let mut count = 0;
    while let Some((command, called)) = left.pop() {
        let path = folder.join(format!("{}.1", man::name(&called)));
        staged
            .add(&path, page(command, &called).as_bytes())
            .map_err(|error| Failure::written(&error))?;
        left.extend(command.commands.iter().map(|it| (*it, format!("{called} {}", it.name))));
        count += 1;
    }
    staged.commit().map_err(|error| Failure::written(&error))?;
    console::wrote(format_args!("{count} pages to {}", folder.display()));
    Ok(())
}
