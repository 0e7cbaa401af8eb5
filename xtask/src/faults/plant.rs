//! A copy of the checkout with all faults planted in it, each behind a switch, that compiles.
//!
//! Whether a fault compiles only the compiler knows: those in whose text it finds errors are taken out,
//! and it is asked again until it finds none.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::siblings::Siblings;
use super::sites::{self, Change, Kind, Piece, Site, Variants};
use super::source::{self, Insertion, Planted, Rendered};
use super::tables::{self, FileTables, Name};

type Result<T> = std::result::Result<T, String>;

/// Folders in which faults are planted.
pub(super) const FOLDERS: &[&str] =
    &["src/lower", "src/image", "src/output", "src/passes", "spirv/src/link"];

/// Files below them that shape no output.
const LEFT_OUT: &[&str] = &["src/output/atomic.rs", "src/lower/error.rs"];

/// Folders whose files may use the tables of others.
const READ: &[&str] = &["src", "spirv/src", "tests", "spirv/tests", "benches"];

/// The switch, which is appended to the crate below all others.
const SWITCH: &str = r#"
/// Whether this fault is the one that is switched on. With a file to record in, writes down which ones
/// were asked for.
#[doc(hidden)]
pub fn planted(fault: u32) -> bool {
    use std::io::Write;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Mutex, OnceLock};
    struct Switch {
        on: u32,
        record: Option<(Mutex<std::fs::File>, Vec<AtomicBool>)>,
    }
    static SWITCH: OnceLock<Switch> = OnceLock::new();
    let switch = SWITCH.get_or_init(|| {
        let read = |name| std::env::var(name).ok();
        let number = |name| read(name).and_then(|text| text.parse().ok()).unwrap_or(u32::MAX);
        let record = read("PLANTED_RECORD").and_then(|path| {
            let file = std::fs::OpenOptions::new().append(true).create(true).open(path).ok()?;
            let seen = (0..number("PLANTED_COUNT")).map(|_| AtomicBool::new(false)).collect();
            Some((Mutex::new(file), seen))
        });
        Switch { on: number("PLANTED"), record }
    });
    if let Some((file, seen)) = &switch.record
        && let Some(seen) = seen.get(fault as usize)
        && !seen.load(Ordering::Relaxed)
        && !seen.swap(true, Ordering::Relaxed)
        && let Ok(mut file) = file.lock()
    {
        let _ = file.write_all(&fault.to_le_bytes());
    }
    switch.on == fault
}
"#;

/// A fault of the whole program.
pub(super) struct Fault {
    pub(super) kind: Kind,
    /// The file, and the line of its first place.
    pub(super) path: String,
    pub(super) line: usize,
    file: usize,
    site: Site,
}

/// The sources with all faults that can be planted in them.
pub(super) struct Orchard {
    root: PathBuf,
    copy: PathBuf,
    paths: Vec<String>,
    texts: Vec<String>,
    tables: Vec<FileTables>,
    pub(super) faults: Vec<Fault>,
    /// By fault: whether it still stands.
    pub(super) alive: Vec<bool>,
    chosen: BTreeSet<Name>,
}

impl Orchard {
    /// Finds all faults of the checkout at `root`, to be planted in `copy`.
    pub(super) fn find(root: &Path, copy: &Path) -> Result<Self> {
        let mut paths = Vec::new();
        for folder in READ {
            collect(root, Path::new(folder), &mut paths)?;
        }
        paths.sort();
        let mut texts = Vec::new();
        let mut trees = Vec::new();
        for path in &paths {
            let text = fs::read_to_string(root.join(path)).map_err(|e| format!("{path}: {e}"))?;
            trees.push(syn::parse_file(&text).map_err(|error| format!("{path}: {error}"))?);
            texts.push(text);
        }
        let tables: Vec<FileTables> = (0..paths.len())
            .map(|file| tables::read(&texts[file], &trees[file], &paths[file]))
            .collect();
        let wanted_file = |path: &&str| {
            FOLDERS.iter().any(|folder| path.starts_with(&format!("{folder}/")))
                && !LEFT_OUT.contains(path)
                && !path.ends_with("/tests.rs")
        };
        let siblings = Siblings::read(root)?;
        let mut variants = Variants::new();
        for (path, tree) in paths.iter().zip(&trees) {
            if wanted_file(&path.as_str()) {
                sites::collect_variants(tree, &mut variants);
            }
        }
        let mut faults = Vec::new();
        for (file, path) in paths.iter().enumerate() {
            if !wanted_file(&path.as_str()) {
                continue;
            }
            for site in sites::sites(&texts[file], &trees[file], &siblings, &variants) {
                let at = site.places[0].0.start;
                let line = texts[file][..at].matches('\n').count() + 1;
                faults.push(Fault { kind: site.kind, path: path.clone(), line, file, site });
            }
        }
        let wanted: BTreeSet<Name> = faults
            .iter()
            .filter_map(|fault| Some((fault.file, fault.site.table.clone()?)))
            .collect();
        let chosen = tables::choose(&tables, &wanted);
        let alive = vec![true; faults.len()];
        let (root, copy) = (root.to_owned(), copy.to_owned());
        let mut all = Self { root, copy, paths, texts, tables, faults, alive, chosen };
        all.drop_tables();
        let known = fs::read_to_string(all.memory()).unwrap_or_default();
        let known: BTreeSet<&str> = known.lines().collect();
        for (number, key) in all.keys().into_iter().enumerate() {
            all.alive[number] &= !known.contains(key.as_str());
        }
        all.drop_tables();
        Ok(all)
    }

    /// Where the faults are listed that did not compile the last time: to find them out takes the
    /// compiler several rounds.
    fn memory(&self) -> PathBuf {
        self.copy.with_file_name("not-compiled")
    }

    /// By fault: what it is known by as long as its line stays as it is.
    fn keys(&self) -> Vec<String> {
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        (0..self.faults.len())
            .map(|number| {
                let fault = &self.faults[number];
                let diff = self.diff(number).replace('\n', " ");
                let key = format!("{} {} {diff}", fault.path, fault.kind.name());
                let times = seen.entry(key.clone()).or_default();
                *times += 1;
                format!("{key} {times}")
            })
            .collect()
    }

    /// Lists the faults that do not compile. `planted` are those that were to be planted.
    fn remember(&self, planted: &[bool]) -> Result<()> {
        let list = fs::read_to_string(self.memory()).unwrap_or_default();
        let mut list: BTreeSet<String> = list.lines().map(str::to_owned).collect();
        for (number, key) in self.keys().into_iter().enumerate() {
            if planted[number] && !self.alive[number] {
                list.insert(key);
            }
        }
        let lines: Vec<String> = list.into_iter().map(|key| key + "\n").collect();
        write_new(&self.memory(), lines.concat().as_bytes())
    }

    /// Takes out the faults in tables that stay constants, and leaves tables without faults as they are.
    fn drop_tables(&mut self) {
        let mut wanted = BTreeSet::new();
        for (fault, _) in self.faults.iter().zip(&self.alive).filter(|(_, alive)| **alive) {
            let table = fault.site.table.clone().map(|name| (fault.file, name));
            wanted.extend(table.filter(|table| self.chosen.contains(table)));
        }
        self.chosen = tables::choose(&self.tables, &wanted);
        for (fault, alive) in self.faults.iter().zip(&mut self.alive) {
            if let Some(table) = &fault.site.table {
                *alive &= self.chosen.contains(&(fault.file, table.clone()));
            }
        }
    }

    /// Writes the copy: the checkout with the faults that stand.
    fn write(&self) -> Result<Vec<Rendered>> {
        let done = Command::new("git")
            .args(["ls-files", "-co", "--exclude-standard"])
            .current_dir(&self.root)
            .output()
            .map_err(|error| format!("git: {error}"))?;
        let insertions = tables::insertions(&self.tables, &self.chosen, &self.texts);
        let mut rendered = Vec::new();
        for (file, insertions) in insertions.iter().enumerate() {
            rendered.push(self.render(file, insertions));
        }
        let list = String::from_utf8_lossy(&done.stdout).into_owned();
        let list: BTreeSet<&str> =
            list.lines().filter(|path| self.root.join(path).is_file()).collect();
        remove_others(&self.copy, Path::new(""), &list)?;
        for path in list {
            let mut bytes = match self.paths.iter().position(|known| known == path) {
                Some(file) => rendered[file].text.clone().into_bytes(),
                None => fs::read(self.root.join(path)).map_err(|e| format!("{path}: {e}"))?,
            };
            if path == "spirv/src/lib.rs" {
                bytes.extend_from_slice(SWITCH.as_bytes());
            }
            write_new(&self.copy.join(path), &bytes)?;
        }
        Ok(rendered)
    }

    fn render(&self, file: usize, insertions: &[Insertion]) -> Rendered {
        let text = &self.texts[file];
        let mut planted = Vec::new();
        for (number, fault) in self.faults.iter().enumerate() {
            if fault.file != file || !self.alive[number] {
                continue;
            }
            for (range, change) in &fault.site.places {
                let change = match change {
                    Change::Not => source::Change::Not,
                    Change::Nothing => source::Change::Nothing,
                    Change::Other(pieces) => source::Change::Other(join(text, pieces, insertions)),
                };
                planted.push(Planted { number: number as u32, range: range.clone(), change });
            }
        }
        let inside = self.paths[file].starts_with("spirv/");
        let call = if inside { "crate::planted" } else { "lapidary_spirv::planted" };
        source::render(text, &planted, insertions, call)
    }

    /// Plants what compiles, and compiles it: the messages of the last build.
    pub(super) fn grow(&mut self) -> Result<Vec<Value>> {
        self.drop_tables();
        let planted = self.alive.clone();
        for step in ["check", "test"] {
            for round in 1.. {
                let rendered = self.write()?;
                let standing = self.alive.iter().filter(|alive| **alive).count();
                eprintln!("cargo {step}, round {round}: {standing} faults");
                let (messages, success) = self.cargo(step)?;
                if success {
                    self.remember(&planted)?;
                    if step == "test" {
                        return Ok(messages);
                    }
                    break;
                }
                let before = self.alive.clone();
                self.take_out(&messages, &rendered)?;
                if self.alive == before || round > 30 {
                    return Err("the copy does not compile, and no fault is the reason".into());
                }
            }
        }
        Err("nothing was built".into())
    }

    fn cargo(&self, step: &str) -> Result<(Vec<Value>, bool)> {
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
        command.arg(step).args(["--quiet", "--message-format=json", "--locked"]);
        if step == "test" {
            command.arg("--no-run");
        }
        let done = command
            .current_dir(&self.copy)
            .env("CARGO_TARGET_DIR", self.copy.with_file_name("build"))
            // What the compiler merely warns of is of no interest here.
            // Debug information of so much code costs more than it tells.
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env("RUSTFLAGS", "-Awarnings -Aunconditional_panic -Aarithmetic_overflow")
            .output()
            .map_err(|error| format!("cargo: {error}"))?;
        let lines = String::from_utf8_lossy(&done.stdout);
        let messages: Vec<Value> =
            lines.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        if !done.status.success() && messages.iter().all(|it| it["reason"] != "compiler-message") {
            return Err(String::from_utf8_lossy(&done.stderr).into_owned());
        }
        Ok((messages, done.status.success()))
    }

    /// Takes out the faults in which the compiler found errors.
    fn take_out(&mut self, messages: &[Value], rendered: &[Rendered]) -> Result<()> {
        for message in messages.iter().filter(|it| it["reason"] == "compiler-message") {
            let message = &message["message"];
            if message["level"] != "error" {
                continue;
            }
            let mut spans: Vec<&Value> =
                message["spans"].as_array().into_iter().flatten().collect();
            // The place of the error first; the others only explain it.
            spans.sort_by_key(|span| span["is_primary"] != true);
            if spans.is_empty() {
                continue;
            }
            let found = spans.iter().any(|span| self.blame(span, rendered, true))
                || spans.iter().any(|span| self.blame(span, rendered, false))
                || spans.iter().any(|span| self.blame_table(span, rendered))
                || spans.iter().any(|span| self.blame_around(span, rendered, true))
                || spans.iter().any(|span| self.blame_around(span, rendered, false));
            if !found {
                let text = message["rendered"].as_str().unwrap_or_default();
                return Err(format!("an error that no fault explains:\n{text}"));
            }
        }
        self.drop_tables();
        Ok(())
    }

    /// Takes out what is at a span: what stands in there, else all of the innermost place.
    fn blame(&mut self, span: &Value, rendered: &[Rendered], inner: bool) -> bool {
        let Some((file, from, to)) = self.position(span) else { return false };
        let around: Vec<_> = rendered[file]
            .spans
            .iter()
            .filter(|known| known.inner == inner)
            .filter(|known| known.range.start <= from && to <= known.range.end)
            .collect();
        let Some(shortest) = around.iter().map(|known| known.range.len()).min() else {
            return false;
        };
        for known in around {
            if known.range.len() == shortest {
                self.alive[known.number as usize] = false;
            }
        }
        true
    }

    /// Takes out the tables that are named in the line of an error, or in whose text it is.
    fn blame_table(&mut self, span: &Value, rendered: &[Rendered]) -> bool {
        let Some((file, from, to)) = self.position(span) else { return false };
        let text = &rendered[file].text;
        let start = text[..from].rfind('\n').map_or(0, |at| at + 1);
        let end = text[to..].find('\n').map_or(text.len(), |at| to + at);
        let words: BTreeSet<&str> =
            text[start..end].split(|c: char| !c.is_alphanumeric() && c != '_').collect();
        let named: Vec<Name> =
            self.chosen.iter().filter(|(_, name)| words.contains(name.as_str())).cloned().collect();
        for name in &named {
            self.chosen.remove(name);
        }
        let before = self.alive.clone();
        self.drop_tables();
        self.alive != before
    }

    /// Takes out what is near: an assignment that is left out makes the borrow checker complain of
    /// what comes before or after.
    fn blame_around(&mut self, span: &Value, rendered: &[Rendered], dropped: bool) -> bool {
        const NEAR: usize = 1500;
        let Some((file, from, to)) = self.position(span) else { return false };
        let mut found = false;
        for known in &rendered[file].spans {
            let fault = &self.faults[known.number as usize];
            if known.range.start < to + NEAR
                && from < known.range.end + NEAR
                && (fault.kind == Kind::Dropped || !dropped)
            {
                self.alive[known.number as usize] = false;
                found = true;
            }
        }
        found
    }

    fn position(&self, span: &Value) -> Option<(usize, usize, usize)> {
        let path = span["file_name"].as_str()?;
        let file = self.paths.iter().position(|known| known == path)?;
        let number = |key: &str| span[key].as_u64().map(|value| value as usize);
        Some((file, number("byte_start")?, number("byte_end")?))
    }

    /// What a fault makes of the source, for people.
    pub(super) fn diff(&self, number: usize) -> String {
        let fault = &self.faults[number];
        let text = &self.texts[fault.file];
        let mut lines = Vec::new();
        for (range, change) in &fault.site.places {
            let before = short(&text[range.clone()]);
            lines.push(match change {
                Change::Nothing => format!("- {before}"),
                Change::Not => format!("- {before}\n+ !({before})"),
                Change::Other(pieces) => {
                    format!("- {before}\n+ {}", short(&join(text, pieces, &[])))
                }
            });
        }
        lines.join("\n")
    }
}

/// A text on one line, cut where it is long.
fn short(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut line = words.join(" ");
    if line.chars().count() > 110 {
        line = line.chars().take(107).collect::<String>() + "...";
    }
    line
}

fn join(text: &str, pieces: &[Piece], insertions: &[Insertion]) -> String {
    pieces
        .iter()
        .map(|piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Range(range) => source::cut(text, range.clone(), insertions),
        })
        .collect()
}

/// Writes a file if that changes it, so that what depends on it is not built again for nothing.
fn write_new(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|known| known == bytes) {
        return Ok(());
    }
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, bytes))
        .map_err(|error| format!("{}: {error}", path.display()))
}

/// Removes the files of the copy that the checkout no longer has.
fn remove_others(copy: &Path, folder: &Path, list: &BTreeSet<&str>) -> Result<()> {
    let Ok(entries) = fs::read_dir(copy.join(folder)) else { return Ok(()) };
    for entry in entries.flatten() {
        let path = folder.join(entry.file_name());
        if entry.path().is_dir() {
            remove_others(copy, &path, list)?;
        } else if !list.contains(path.to_string_lossy().as_ref()) {
            fs::remove_file(entry.path())
                .map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    Ok(())
}

/// The Rust files of a folder, relative to the root.
fn collect(root: &Path, folder: &Path, paths: &mut Vec<String>) -> Result<()> {
    let Ok(entries) = fs::read_dir(root.join(folder)) else { return Ok(()) };
    for entry in entries.flatten() {
        let path = folder.join(entry.file_name());
        if entry.path().is_dir() {
            collect(root, &path, paths)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            paths.push(path.to_string_lossy().into_owned());
        }
    }
    Ok(())
}
