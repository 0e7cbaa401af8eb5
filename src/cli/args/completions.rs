//! Scripts by which shells complete command lines: commands, options, the values of choices, files.
//!
//! Each script has a table made from the commands' tables and a few lines that look things up in it,
//! so that nothing is asked of the program while somebody types.

use std::fmt::Write as _;

use super::table::{Command, Fate, Kind, Takes, dashed};

/// The shells, as a choice.
pub(in crate::cli) const SHELLS: &[&[&str]] = &[&["bash"], &["zsh"], &["fish"], &["powershell"]];

/// The script for one of the [`SHELLS`].
pub(in crate::cli) fn script(root: &'static Command, shell: &str) -> String {
    let commands = flatten(root);
    match shell {
        "zsh" => zsh(root.name, &commands),
        "fish" => fish(root.name, &commands),
        "powershell" => powershell(root.name, &commands),
        _ => bash(root.name, &commands),
    }
}

/// A command with the words that call it.
struct Called {
    /// Without the name of the program: `explain split`.
    words: String,
    command: &'static Command,
}

/// What completes a value.
enum Values {
    Words(Vec<&'static str>),
    Files,
    Folders,
    Nothing,
}

impl Values {
    fn of(kind: Kind) -> Self {
        match kind {
            Kind::Choice(choices) => Values::Words(choices.iter().map(|names| names[0]).collect()),
            Kind::File => Values::Files,
            Kind::Folder => Values::Folders,
            Kind::Version => Values::Words(vec!["1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "1.6"]),
            Kind::Text | Kind::Number(_) => Values::Nothing,
        }
    }
}

/// An option as it is offered.
struct Offered {
    dashed: String,
    help: &'static str,
    /// Whether a value must follow.
    needs_value: bool,
    values: Option<Values>,
}

impl Called {
    /// The options that have an effect. Those that only exist for the sake of other tools would be in
    /// the way.
    fn options(&self) -> impl Iterator<Item = Offered> {
        let options = self.command.options().filter(|option| option.fate == Fate::Used);
        options.flat_map(|option| {
            option.names().map(move |name| Offered {
                dashed: dashed(name),
                help: option.help,
                needs_value: matches!(option.takes, Takes::Value(_)),
                values: option.kind().map(Values::of),
            })
        })
    }

    /// What completes its arguments: the commands below it, else by the kind of the first.
    fn arguments(&self) -> Values {
        if !self.command.commands.is_empty() {
            return Values::Words(self.command.commands.iter().map(|it| it.name).collect());
        }
        self.command.arguments.first().map_or(Values::Nothing, |it| Values::of(it.kind))
    }
}

/// All commands, each before those below it.
fn flatten(root: &'static Command) -> Vec<Called> {
    let mut all = vec![Called { words: String::new(), command: root }];
    let mut at = 0;
    while at < all.len() {
        let (above, command) = (all[at].words.clone(), all[at].command);
        let below = command.commands.iter().map(|&command| Called {
            words: format!("{above} {}", command.name).trim_start().to_string(),
            command,
        });
        all.extend(below);
        at += 1;
    }
    all
}

fn bash(name: &str, commands: &[Called]) -> String {
    let action = |values: &Values| match values {
        Values::Words(words) => format!("words='{}'", words.join(" ")),
        Values::Files => "files=f".into(),
        Values::Folders => "files=d".into(),
        Values::Nothing => ":".into(),
    };
    let names: Vec<String> =
        commands.iter().skip(1).map(|called| format!("'{}'", called.words)).collect();
    let (mut options, mut values, mut arguments) = (String::new(), String::new(), String::new());
    for called in commands {
        let words = &called.words;
        let offered: Vec<Offered> = called.options().collect();
        let list: Vec<&str> = offered.iter().map(|option| &*option.dashed).collect();
        let _ = writeln!(options, "    '{words}') words='{}' ;;", list.join(" "));
        for option in &offered {
            if let Some(found) = &option.values {
                let name = option.dashed.trim_start_matches('-');
                // Behind '=' any of them, as the next word only where one must follow.
                let forms = if option.needs_value { "[=\\ ]" } else { "=" };
                let _ = writeln!(values, "    '{words} '{name}{forms}) {} ;;", action(found));
            }
        }
        let _ = writeln!(arguments, "    '{words}') {} ;;", action(&called.arguments()));
    }
    format!(
        "# Completions of {name} for bash.\n\
         _{name}() {{\n\
         \x20 local line=${{COMP_LINE:0:COMP_POINT}} words='' files='' command='' word i\n\
         \x20 local -a typed\n\
         \x20 read -ra typed <<<\"$line\"\n\
         \x20 [[ $line == *[[:space:]] ]] && typed+=('')\n\
         \x20 local current=${{typed[-1]}} before=''\n\
         \x20 (( ${{#typed[@]}} > 2 )) && before=${{typed[-2]}}\n\
         \x20 for (( i = 1; i < ${{#typed[@]}} - 1; i++ )); do\n\
         \x20   word=${{command:+$command }}${{typed[i]}}\n\
         \x20   case $word in\n\
         \x20   {names}) command=$word ;;\n\
         \x20   esac\n\
         \x20 done\n\
         \x20 local option='' value=$current\n\
         \x20 if [[ $current == -*=* ]]; then\n\
         \x20   option=\"${{current%%=*}}=\" value=${{current#*=}}\n\
         \x20 elif [[ $before == -?* && $current != -* ]]; then\n\
         \x20   option=\"$before \"\n\
         \x20 fi\n\
         \x20 while [[ $option == -* ]]; do option=${{option#-}}; done\n\
         \x20 if [[ -n $option ]]; then\n\
         \x20   case \"$command $option\" in\n{values}\x20   *) option='' ;;\n\
         \x20   esac\n\
         \x20 fi\n\
         \x20 if [[ -z $option && $current == -* ]]; then\n\
         \x20   case $command in\n{options}\x20   esac\n\
         \x20 elif [[ -z $option ]]; then\n\
         \x20   case $command in\n{arguments}\x20   esac\n\
         \x20 fi\n\
         \x20 COMPREPLY=()\n\
         \x20 if [[ -n $files ]]; then\n\
         \x20   mapfile -t COMPREPLY < <(compgen -\"$files\" -- \"$value\")\n\
         \x20   compopt -o filenames 2>/dev/null || :\n\
         \x20 elif [[ -n $words ]]; then\n\
         \x20   mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$value\")\n\
         \x20 fi\n\
         }}\n\
         complete -F _{name} {name}\n",
        names = names.join(" | "),
    )
}

fn zsh(name: &str, commands: &[Called]) -> String {
    // Within double quotes of the shell within brackets of _arguments.
    let text = |text: &str| {
        let mut out = String::new();
        for c in text.chars() {
            match c {
                '[' | ']' | ':' | '\\' => out.extend(['\\', c]),
                '\'' => out.push_str("'\\''"),
                c => out.push(c),
            }
        }
        out
    };
    let action = |values: &Values| match values {
        Values::Words(words) => format!("value:({})", words.join(" ")),
        Values::Files => "file:_files".into(),
        Values::Folders => "folder:_files -/".into(),
        Values::Nothing => "value: ".into(),
    };
    let mut out = format!("#compdef {name}\n# Completions of {name} for zsh.\n");
    for called in commands.iter().rev() {
        let function = format!("_{name}_{}", called.words.replace([' ', '-'], "_"));
        let function = function.trim_end_matches('_');
        let _ = writeln!(out, "{function}() {{\n  local context state line\n  _arguments -C \\");
        for option in called.options() {
            let value = match (&option.values, option.needs_value, option.dashed.len()) {
                (None, ..) => String::new(),
                (Some(values), true, 2) => format!(":{}", action(values)),
                (Some(values), true, _) => format!("=:{}", action(values)),
                (Some(values), false, _) => format!("=-::{}", action(values)),
            };
            let (before, after) = match value.strip_prefix('=') {
                Some(rest) if rest.starts_with('-') => ("=-", &rest[1..]),
                Some(rest) => ("=", rest),
                None => ("", &*value),
            };
            let help = text(option.help);
            let _ = writeln!(out, "    '*{}{before}[{help}]{after}' \\", option.dashed);
        }
        if called.command.commands.is_empty() {
            let _ = writeln!(out, "    '*:{}'\n}}", action(&called.arguments()));
            continue;
        }
        let _ = writeln!(out, "    '1:command:->command' '*::argument:->argument'");
        let _ = writeln!(out, "  case $state in\n  command)\n    local -a commands=(");
        for below in called.command.commands {
            let _ = writeln!(out, "      '{}:{}'", below.name, text(below.about));
        }
        out.push_str(
            "    )\n    _describe command commands ;;\n  argument)\n    case $words[1] in\n",
        );
        for below in called.command.commands {
            let words = format!("{} {}", called.words, below.name);
            let words = words.trim_start().replace([' ', '-'], "_");
            let _ = writeln!(out, "    {}) _{name}_{words} ;;", below.name);
        }
        out.push_str("    esac ;;\n  esac\n}\n");
    }
    let _ = writeln!(
        out,
        "if [[ $funcstack[1] == _{name} ]]; then\n  _{name} \"$@\"\nelse\n  compdef _{name} {name}\nfi"
    );
    out
}

fn fish(name: &str, commands: &[Called]) -> String {
    let text = |text: &str| text.replace('\\', "\\\\").replace('\'', "\\'");
    let mut out = format!("# Completions of {name} for fish.\ncomplete -c {name} -f\n");
    for called in commands {
        // A command is meant if its words were typed and, where there are commands below it, none of
        // these.
        let mut tests: Vec<String> = called
            .words
            .split_whitespace()
            .map(|word| format!("__fish_seen_subcommand_from {word}"))
            .collect();
        if !called.command.commands.is_empty() {
            let below: Vec<&str> = called.command.commands.iter().map(|it| it.name).collect();
            tests.push(format!("not __fish_seen_subcommand_from {}", below.join(" ")));
        }
        // `lapidary explain aspects` is not `lapidary aspects`.
        let first = called.words.split(' ').next().unwrap_or_default();
        if called.words == first && !first.is_empty() {
            let above: Vec<&str> = commands
                .iter()
                .filter_map(|it| it.words.strip_suffix(first)?.strip_suffix(' '))
                .collect();
            tests.extend(above.iter().map(|it| format!("not __fish_seen_subcommand_from {it}")));
        }
        let condition = format!("complete -c {name} -n '{}'", tests.join("; and "));
        for below in called.command.commands {
            let _ = writeln!(out, "{condition} -a {} -d '{}'", below.name, text(below.about));
        }
        let takes = |values: &Values| match values {
            Values::Words(words) => format!(" -a '{}'", words.join(" ")),
            Values::Files => " -F".into(),
            Values::Folders => " -a '(__fish_complete_directories)'".into(),
            Values::Nothing => String::new(),
        };
        if called.command.commands.is_empty() && !called.command.arguments.is_empty() {
            let _ = writeln!(out, "{condition}{}", takes(&called.arguments()));
        }
        for option in called.options() {
            let (short, name) = match option.dashed.strip_prefix("--") {
                Some(long) => ("-l", long),
                None => ("-s", &option.dashed[1..]),
            };
            let value = option.values.as_ref().map_or(String::new(), takes);
            let must = match (&option.values, option.needs_value) {
                (Some(Values::Files), true) => " -r",
                // Nothing but the values: `-x` is `-r` without files.
                (_, true) => " -x",
                (_, false) => "",
            };
            let _ =
                writeln!(out, "{condition} {short} {name}{must}{value} -d '{}'", text(option.help));
        }
    }
    out
}

fn powershell(name: &str, commands: &[Called]) -> String {
    let text = |text: &str| text.replace('\'', "''");
    let mut table = String::new();
    for called in commands {
        let _ = writeln!(table, "    '{}' = @{{", called.words);
        let mut row = |word: &str, help: &str| {
            let _ = writeln!(table, "      '{word}' = '{}'", text(help));
        };
        for below in called.command.commands {
            row(below.name, below.about);
        }
        for option in called.options() {
            row(&option.dashed, option.help);
            if let Some(Values::Words(words)) = option.values {
                for word in words.iter().filter(|_| option.dashed.len() > 2) {
                    row(&format!("{}={word}", option.dashed), option.help);
                }
            }
        }
        if let (true, Values::Words(words)) =
            (called.command.commands.is_empty(), called.arguments())
        {
            words.iter().for_each(|word| row(word, called.command.arguments[0].help));
        }
        table.push_str("    }\n");
    }
    format!(
        "# Completions of {name} for PowerShell. Where nothing fits, files are completed.\n\
         Register-ArgumentCompleter -Native -CommandName {name} -ScriptBlock {{\n\
         \x20 param($word, $line, $position)\n\
         \x20 $table = @{{\n{table}\x20 }}\n\
         \x20 $command = ''\n\
         \x20 foreach ($element in $line.CommandElements | Select-Object -Skip 1) {{\n\
         \x20   $longer = \"$command $element\".Trim()\n\
         \x20   if ($element.Extent.EndOffset -lt $position -and $table.ContainsKey($longer)) {{\n\
         \x20     $command = $longer\n\
         \x20   }}\n\
         \x20 }}\n\
         \x20 $table[$command].GetEnumerator() | Where-Object {{ $_.Key -like \"$word*\" }} |\n\
         \x20   Sort-Object -Property Key | ForEach-Object {{\n\
         \x20     [System.Management.Automation.CompletionResult]::new(\n\
         \x20       $_.Key, $_.Key, 'ParameterValue', $_.Value)\n\
         \x20   }}\n\
         }}\n"
    )
}
