//! Runs every `corpus/cases/**/*.test` file: commands of the `lapidary` binary with their expected
//! output written below them. A case is one file, so a new case needs no Rust; `BLESS=1` rewrites
//! the expectations. The format is described in `corpus/README.md`.

#[path = "support/expected.rs"]
mod expected;

use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{Read, Write as _};
use std::os::unix::ffi::OsStringExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use libtest_mimic::{Arguments, Failed, Trial};

fn main() {
    let arguments = Arguments::from_args();
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let cases = corpus.join("cases");
    let mut files = Vec::new();
    collect(&cases, &mut files);
    files.sort();
    assert!(!files.is_empty(), "no case below {}", cases.display());
    let trials = files
        .into_iter()
        .map(|path| {
            let name = path.strip_prefix(&cases).expect("found below it").with_extension("");
            let corpus = corpus.clone();
            Trial::test(name.to_string_lossy(), move || run_case(&corpus, &path))
        })
        .collect();
    libtest_mimic::run(&arguments, trials).exit();
}

fn collect(directory: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(directory) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|e| e == "test") {
            files.push(path);
        }
    }
}

/// One command of a case and what it printed.
#[derive(Default, Debug, PartialEq, Eq)]
struct Step {
    command: String,
    stdout: Vec<String>,
    stderr: Vec<String>,
    exit: i32,
}

/// A case in file order: text that is kept as it is, and steps.
enum Part {
    Text(String),
    Step(Step),
}

fn parse(text: &str) -> Result<Vec<Part>, String> {
    let mut parts: Vec<Part> = Vec::new();
    let mut blank = 0;
    for (number, line) in text.lines().enumerate() {
        if line.is_empty() {
            blank += 1;
            continue;
        }
        let is_stdout = line.starts_with("  ");
        if let (true, Some(Part::Step(step))) = (is_stdout, parts.last_mut()) {
            // Empty lines inside the output of a command are part of it; others only separate.
            let fill = if step.stdout.is_empty() { 0 } else { blank };
            step.stdout.extend(std::iter::repeat_n(String::new(), fill));
            blank = 0;
            step.stdout.push(line[2..].to_string());
            continue;
        }
        if !(line.starts_with('!') || line.starts_with("[exit ")) {
            parts.extend((0..std::mem::take(&mut blank)).map(|_| Part::Text(String::new())));
        }
        if let Some(command) = line.strip_prefix("$ ") {
            parts.push(Part::Step(Step { command: command.to_string(), ..Step::default() }));
        } else if line.starts_with('#') {
            parts.push(Part::Text(line.to_string()));
        } else if let Some(Part::Step(step)) = parts.last_mut() {
            if let Some(message) = line.strip_prefix('!') {
                step.stderr.push(message.strip_prefix(" ").unwrap_or(message).to_string());
            } else if let Some(code) =
                line.strip_prefix("[exit ").and_then(|l| l.strip_suffix(']')).map(str::parse)
            {
                step.exit = code.map_err(|_| format!("line {}: not a number", number + 1))?;
            } else {
                return Err(format!("line {}: neither '#', '$', '  ' nor '!'", number + 1));
            }
        } else {
            return Err(format!("line {}: output before the first command", number + 1));
        }
    }
    Ok(parts)
}

fn print(parts: &[Part]) -> String {
    let mut text = String::new();
    for part in parts {
        match part {
            Part::Text(line) => {
                text.push_str(line);
                text.push('\n');
            }
            Part::Step(step) => {
                let _ = writeln!(text, "$ {}", step.command);
                for line in &step.stdout {
                    let _ = writeln!(text, "{}", format!("  {line}").trim_end());
                }
                for line in &step.stderr {
                    let _ = writeln!(text, "{}", format!("! {line}").trim_end());
                }
                if step.exit != 0 {
                    let _ = writeln!(text, "[exit {}]", step.exit);
                }
            }
        }
    }
    text
}

fn run_case(corpus: &Path, path: &Path) -> Result<(), Failed> {
    let text = fs::read_to_string(path)?;
    let mut parts = parse(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    let here = path.parent().and_then(|p| p.strip_prefix(corpus).ok()).unwrap_or(path);
    let scratch = Scratch::new(path)?;
    let mut steps = 0;
    for part in &mut parts {
        if let Part::Step(step) = part {
            *step = run_step(&step.command, corpus, here, &scratch.0)
                .map_err(|error| format!("$ {}\n{error}", step.command))?;
            steps += 1;
        }
    }
    if steps == 0 {
        return Err("the case has no command".into());
    }
    let got = print(&parts);
    if expected::blessing() {
        expected::bless(path, &got)?;
        return Ok(());
    }
    // Blank lines and trailing spaces at the end of output lines carry no meaning.
    let expected = print(&parse(&text)?);
    match expected::difference(&expected, &got) {
        None => Ok(()),
        Some(text) => Err(format!("{text}BLESS=1 accepts what it prints now\n").into()),
    }
}

/// A temporary folder that goes away with the case.
struct Scratch(PathBuf);

impl Scratch {
    fn new(path: &Path) -> std::io::Result<Scratch> {
        let name: String = path
            .to_string_lossy()
            .chars()
            .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
            .collect();
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Runs the commands of one pipeline; the exit code is that of the first one that fails.
fn run_step(command: &str, corpus: &Path, here: &Path, tmp: &Path) -> Result<Step, String> {
    let mut step = Step { command: command.to_string(), ..Step::default() };
    let mut data = Vec::new();
    for segment in command.split(" | ") {
        let mut words: Vec<String> = segment
            .split_whitespace()
            .map(|word| {
                word.replace("%tmp", &tmp.to_string_lossy())
                    .replace("%here", &here.to_string_lossy())
            })
            .collect();
        if words.is_empty() {
            return Err("an empty command".to_string());
        }
        let mut variables = Vec::new();
        while let Some((name, value)) = words[0].split_once('=') {
            variables.push((name.to_string(), value.to_string()));
            words.remove(0);
        }
        let (code, stdout, stderr) = if is_program(&words[0]) {
            let full = words.ends_with(&[">".into(), "full".into()]);
            words.truncate(words.len() - if full { 2 } else { 0 });
            run_lapidary(&words, &variables, corpus, &data, full)?
        } else {
            let (code, stdout) = built_in(&words, corpus, &data)?;
            (code, stdout, Vec::new())
        };
        data = stdout;
        step.stderr.extend(lines(&stderr, tmp));
        if code != 0 && step.exit == 0 {
            step.exit = code;
        }
    }
    step.stdout = lines(&data, tmp);
    Ok(step)
}

fn lines(bytes: &[u8], tmp: &Path) -> Vec<String> {
    let text = String::from_utf8_lossy(bytes).replace(&*tmp.to_string_lossy(), "%tmp");
    let text = text.replace('\x1b', "␛");
    // Empty lines at either end cannot be told from those that separate commands.
    text.trim_matches('\n').lines().map(str::to_string).collect()
}

type Output = (i32, Vec<u8>, Vec<u8>);

/// Whether a word is the name of the program, or another under which it may be called.
fn is_program(word: &str) -> bool {
    [
        "lapidary",
        "llvm-spirv",
        "sycl-post-link",
        "sycl-aspect-filter",
        "llvm-dis",
        "spirv-dis",
        "spirv-as",
    ]
    .iter()
    .any(|name| word.strip_prefix(name).is_some_and(|it| it.is_empty() || it.starts_with('-')))
}

/// A word with `\n` and `\xHH` as the bytes that they mean.
fn unescape(word: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let mut rest = word;
    while let Some((before, after)) = rest.split_once('\\') {
        bytes.extend_from_slice(before.as_bytes());
        let (byte, length) = match after.as_bytes() {
            [b'n', ..] => (Some(b'\n'), 1),
            [b'x', _, _, ..] => (u8::from_str_radix(after.get(1..3).unwrap_or("-"), 16).ok(), 3),
            _ => (None, 0),
        };
        bytes.push(byte.ok_or_else(|| format!("{word}: neither \\n nor \\xHH"))?);
        rest = &after[length..];
    }
    bytes.extend_from_slice(rest.as_bytes());
    Ok(bytes)
}

/// Runs the program under the name and with the arguments in `words`; its standard output may be a
/// device that is full.
fn run_lapidary(
    words: &[String],
    variables: &[(String, String)],
    corpus: &Path,
    input: &[u8],
    full: bool,
) -> Result<Output, String> {
    let arguments: Vec<OsString> = words[1..]
        .iter()
        .map(|word| unescape(word).map(OsString::from_vec))
        .collect::<Result<_, _>>()?;
    let stdout = match full {
        true => File::options().write(true).open("/dev/full").map_err(|e| e.to_string())?.into(),
        false => Stdio::piped(),
    };
    let mut child = Command::new(env!("CARGO_BIN_EXE_lapidary"))
        .arg0(&words[0])
        .args(arguments)
        .envs(variables.iter().cloned())
        .current_dir(corpus)
        .stdin(Stdio::piped())
        .stdout(stdout)
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| error.to_string())?;
    // Input and both outputs move at once, so that no full pipe can stop the program.
    let mut stdin = child.stdin.take().expect("asked for");
    let mut errors = child.stderr.take().expect("asked for");
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    std::thread::scope(|scope| {
        scope.spawn(move || {
            // The program may end without reading all of it.
            let _ = stdin.write_all(input);
        });
        scope.spawn(|| errors.read_to_end(&mut stderr));
        child.stdout.take().map_or(Ok(0), |mut pipe| pipe.read_to_end(&mut stdout))
    })
    .map_err(|error| error.to_string())?;
    let status = child.wait().map_err(|error| error.to_string())?;
    let code = status.code().ok_or_else(|| format!("ended by a signal: {status}"))?;
    if code == 101 {
        return Err(format!("panic:\n{}", String::from_utf8_lossy(&stderr)));
    }
    Ok((code, stdout, stderr))
}

/// The few commands besides `lapidary` that cases may use, so that they run alike everywhere.
fn built_in(words: &[String], corpus: &Path, input: &[u8]) -> Result<(i32, Vec<u8>), String> {
    let read = |name: &str| fs::read(corpus.join(name)).map_err(|error| format!("{name}: {error}"));
    let arguments: Vec<&str> = words[1..].iter().map(String::as_str).collect();
    let text = || String::from_utf8_lossy(input);
    let keep = |wanted: &dyn Fn(&str) -> bool| {
        text().lines().filter(|l| wanted(l)).fold(String::new(), |all, l| all + l + "\n")
    };
    Ok(match (words[0].as_str(), arguments.as_slice()) {
        ("cat", files) if !files.is_empty() => {
            let mut all = Vec::new();
            for name in files {
                all.extend(read(name)?);
            }
            (0, all)
        }
        ("cmp", [a, b]) => {
            let same = read(a)? == read(b)?;
            (i32::from(!same), if same { Vec::new() } else { b"the files differ\n".to_vec() })
        }
        ("ls", [folder]) => {
            let mut names: Vec<String> = fs::read_dir(corpus.join(folder))
                .map_err(|error| format!("{folder}: {error}"))?
                .flatten()
                .map(|entry| entry.file_name().to_string_lossy().into_owned() + "\n")
                .collect();
            names.sort();
            (0, names.concat().into_bytes())
        }
        ("head", [count]) => {
            let count = count.parse().map_err(|_| "head takes a number".to_string())?;
            (0, text().lines().take(count).fold(String::new(), |all, l| all + l + "\n").into())
        }
        ("grep", ["-v", rest @ ..]) => {
            let pattern = rest.join(" ");
            (0, keep(&|line| !line.contains(&pattern)).into())
        }
        ("grep", rest) if !rest.is_empty() => {
            let pattern = rest.join(" ");
            let found = keep(&|line| line.contains(&pattern));
            (i32::from(found.is_empty()), found.into())
        }
        ("bytes", words) if !words.is_empty() => (0, unescape(&words.join(" "))?),
        ("count", []) => (0, format!("{}\n", text().lines().count()).into()),
        _ => return Err(format!("not a command of the cases: {}", words.join(" "))),
    })
}
