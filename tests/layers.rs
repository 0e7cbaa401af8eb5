//! The layers of `src/lower`, by the names that its files use: which folder knows which, that no folders
//! know each other in a circle, and that no circle of files is large; and that there is none at all in
//! the crate of bitcode, whose IR knows neither its reader nor its printer.
//!
//! What counts is `use` and paths in the code. The emitter has methods from many files, as a context of
//! a code generator has, and who calls one names no file: so the calls of methods are read as well,
//! and none may go from a layer to one that it does not know.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// What holds of a tree of modules.
struct Rules {
    /// The module at its root; none for a crate.
    root: &'static [&'static str],
    /// Most files that may know each other in a circle.
    most: usize,
    /// What stands under all layers.
    ground: &'static [&'static str],
    /// The layers from the bottom up, and which of those below each one knows.
    layers: &'static [(&'static str, &'static [&'static str])],
}

const LOWER: Rules = Rules {
    root: &["lower"],
    most: 9,
    ground: &["error", "options", "special", "gates"],
    layers: &[
        ("facts", &[]),
        ("survey", &["facts"]),
        ("emit", &["facts", "survey"]),
        ("attach", &["facts", "emit"]),
        ("debug", &["facts", "emit"]),
        ("calls", &["facts", "emit", "attach", "debug"]),
        ("body", &["facts", "emit", "attach", "debug", "calls"]),
        ("merge", &["facts"]),
        ("translate", &["facts", "survey", "emit", "calls", "merge"]),
    ],
};

const BITCODE: Rules = Rules {
    root: &[],
    most: 1,
    ground: &["error", "limits", "codes"],
    layers: &[("bitstream", &[]), ("ir", &["bitstream"]), ("asm", &["ir"])],
};

/// The code of files by the path of their module, of which the first is `lower`.
type Files = BTreeMap<Vec<String>, String>;

/// A file, and another one of which it uses a name.
type Edges = BTreeSet<(Vec<String>, Vec<String>)>;

fn split(path: &str) -> Vec<String> {
    path.split("::").map(str::to_owned).collect()
}

/// Reads the sources below a folder that is the module `path`.
fn sources(folder: &Path, path: &[String], found: &mut Files) {
    for entry in fs::read_dir(folder).expect("a folder of sources").flatten() {
        let file = entry.path();
        let name = file.file_stem().expect("a name").to_str().expect("ASCII").to_owned();
        let mut inner = path.to_vec();
        if name != "mod" {
            inner.push(name);
        }
        if file.is_dir() {
            sources(&file, &inner, found);
        } else if !file.ends_with("tests.rs") {
            let text = fs::read_to_string(&file).expect("a source");
            found.insert(inner, code(&text));
        }
    }
}

/// The code of a file without comments, tests, and what says who may see something.
fn code(text: &str) -> String {
    let end = text.find("#[cfg(test)]\nmod tests {").unwrap_or(text.len());
    let lines = text[..end].lines().map(|line| line.split("//").next().unwrap_or_default());
    let text = lines.collect::<Vec<_>>().join("\n");
    let mut parts = text.split("pub(in ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + "pub " + part.split_once(')').map_or("", |part| part.1))
}

/// The paths of a tree of `use`: `a::{b, c::{d, e}}` is `a::b`, `a::c::d` and `a::c::e`.
fn expand(tree: &str, prefix: &str, found: &mut Vec<String>) {
    let tree = tree.trim();
    let Some(open) = tree.find('{') else {
        if !tree.is_empty() {
            let name = tree.split(" as ").next().unwrap_or_default().trim();
            found.push(format!("{prefix}{name}"));
        }
        return;
    };
    let prefix = format!("{prefix}{}", tree[..open].trim());
    let inner = &tree[open + 1..tree.rfind('}').unwrap_or(tree.len())];
    let (mut depth, mut start) = (0, 0);
    for (at, c) in inner.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                expand(&inner[start..at], &prefix, found);
                start = at + 1;
            }
            _ => {}
        }
    }
    expand(&inner[start..], &prefix, found);
}

/// The trees of the `use` declarations of a file, and whether each is one that others may use.
fn declarations(code: &str) -> Vec<(&str, bool)> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("use ") {
        let line = &code[code[..at].rfind('\n').map_or(0, |end| end + 1)..at];
        // Not the end of another word, as in `pub struct Clause {`.
        if line.ends_with(|c: char| c.is_alphanumeric() || c == '_') {
            continue;
        }
        let public = line.trim_start().starts_with("pub");
        if public || line.trim().is_empty() {
            let tree = &code[at + 4..];
            found.push((&tree[..tree.find(';').unwrap_or(tree.len())], public));
        }
    }
    found
}

/// Paths in the code that begin with `crate`, `super`, `self` or a module of the file's own.
fn paths(code: &str) -> Vec<String> {
    let own: Vec<&str> = code
        .lines()
        .filter_map(|line| line.strip_suffix(';')?.rsplit_once("mod "))
        .filter(|(before, _)| before.is_empty() || before.starts_with("pub"))
        .map(|(_, name)| name)
        .collect();
    let word = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    code.split(|c| !word(c))
        .filter(|path| {
            let (first, rest) = path.split_once("::").unwrap_or((path, ""));
            !rest.is_empty()
                && (["crate", "super", "self"].contains(&first) || own.contains(&first))
        })
        .map(str::to_owned)
        .collect()
}

/// A path as it is from the root.
fn absolute(path: &str, of: &[String]) -> Vec<String> {
    let mut base = of.to_vec();
    let mut rest = split(path.trim_end_matches(':'));
    match rest[0].as_str() {
        "crate" => base.clear(),
        "self" => {}
        "super" => {}
        _ => rest.insert(0, "self".to_owned()),
    }
    for name in rest {
        match name.as_str() {
            "crate" | "self" => {}
            "super" => {
                base.pop();
            }
            _ => base.push(name),
        }
    }
    base
}

/// The file that a path leads to: where the name is defined, not where it is handed on.
fn resolve(files: &Files, path: &[String], depth: u32) -> Option<Vec<String>> {
    let module = (1..=path.len()).rev().find(|&end| files.contains_key(&path[..end]))?;
    let (file, rest) = path.split_at(module);
    if let Some(name) = rest.first()
        && depth < 8
    {
        let mut handed_on = Vec::new();
        for (tree, _) in declarations(&files[file]).iter().filter(|row| row.1) {
            expand(tree, "", &mut handed_on);
        }
        for target in handed_on {
            if target.rsplit("::").next() == Some(name) {
                return resolve(files, &absolute(&target, file), depth + 1);
            }
        }
    }
    Some(file.to_vec())
}

/// Who uses names of whom.
fn edges(files: &Files) -> Edges {
    let mut found = BTreeSet::new();
    for (file, code) in files {
        let mut used = paths(code);
        for (tree, _) in declarations(code) {
            expand(tree, "", &mut used);
        }
        for path in used {
            if let Some(other) = resolve(files, &absolute(&path, file), 0)
                && other != *file
            {
                found.insert((file.clone(), other));
            }
        }
    }
    found
}

/// Circles among nodes: for each, all that are in it.
fn circles<N: Ord + Clone>(edges: &BTreeSet<(N, N)>) -> Vec<BTreeSet<N>> {
    let reach = |from: &N, forward: bool| {
        let mut seen = BTreeSet::new();
        let mut open = vec![from.clone()];
        while let Some(node) = open.pop() {
            for (a, b) in edges {
                let (a, b) = if forward { (a, b) } else { (b, a) };
                if *a == node && seen.insert(b.clone()) {
                    open.push(b.clone());
                }
            }
        }
        seen
    };
    let nodes: BTreeSet<N> = edges.iter().flat_map(|(a, b)| [a.clone(), b.clone()]).collect();
    let mut found: Vec<BTreeSet<N>> = Vec::new();
    for node in nodes {
        if found.iter().all(|circle| !circle.contains(&node)) {
            let (after, before) = (reach(&node, true), reach(&node, false));
            let circle: BTreeSet<N> = after.intersection(&before).cloned().collect();
            if circle.len() > 1 {
                found.push(circle);
            }
        }
    }
    found
}

/// What of a module stands directly in a folder: the file, or the folder below that it is in.
fn child(folder: &[String], file: &[String]) -> Option<String> {
    file.strip_prefix(folder)?.first().cloned()
}

/// The code between the braces of a method's `impl Emitter`, in all of a file.
fn methods_of_emitter(code: &str) -> Vec<&str> {
    let blocks = code.split("\nimpl Emitter<").skip(1);
    let inside = blocks.map(|block| &block[..block.find("\n}").unwrap_or(block.len())]);
    inside
        .flat_map(|block| block.split("fn ").skip(1))
        .filter_map(|rest| rest.split(['(', '<']).next())
        .collect()
}

/// Calls of methods of the emitter that are defined in a layer which the caller does not know.
fn calls_up(files: &Files, rules: &Rules) -> Vec<String> {
    let mut homes: BTreeMap<&str, BTreeSet<&Vec<String>>> = BTreeMap::new();
    for (file, code) in files {
        for name in methods_of_emitter(code) {
            homes.entry(name).or_default().insert(file);
        }
    }
    let mut found = Vec::new();
    for (file, code) in files {
        let Some(&(layer, knows)) =
            rules.layers.iter().find(|row| file.get(1).is_some_and(|it| it == row.0))
        else {
            continue;
        };
        if !knows.contains(&"emit") && layer != "emit" {
            continue;
        }
        let parts: Vec<&str> = code.split('.').collect();
        for pair in parts.windows(2) {
            let Some((name, _)) = pair[1].split_once('(') else { continue };
            // Who has an emitter calls it by one of these.
            let receiver = pair[0].trim_end().rsplit(|c: char| !c.is_alphanumeric()).next();
            if !receiver.is_some_and(|it| ["self", "f", "emitter"].contains(&it)) {
                continue;
            }
            // Of methods that two types have the name does not tell.
            let Some(home) = homes.get(name).filter(|homes| homes.len() == 1) else { continue };
            let Some(home) = home.first().and_then(|file| file.get(1)) else { continue };
            if home != layer && !knows.contains(&home.as_str()) {
                found.push(format!("{} calls {name} of {home}", file.join("::")));
            }
        }
    }
    found
}

/// All that is wrong with the layers.
fn complaints(files: &Files, rules: &Rules) -> Vec<String> {
    let edges = edges(files);
    let show = |path: &[String]| path.join("::");
    let mut found = Vec::new();
    for circle in circles(&edges).iter().filter(|circle| circle.len() > rules.most) {
        let names: Vec<String> = circle.iter().map(|file| show(file)).collect();
        found.push(format!("{} files in a circle: {}", names.len(), names.join(", ")));
    }
    // A folder is a module with others in it; its own file may know them, and they it.
    let folders: BTreeSet<&[String]> =
        files.keys().filter_map(|file| file.split_last()).map(|(_, folder)| folder).collect();
    for folder in folders.iter().filter(|folder| !folder.is_empty()) {
        let inside: BTreeSet<(String, String)> = edges
            .iter()
            .filter_map(|(a, b)| Some((child(folder, a)?, child(folder, b)?)))
            .filter(|(a, b)| a != b)
            .collect();
        for circle in circles(&inside) {
            let is_folder = |name: &String| {
                let path: Vec<String> = folder.iter().chain([name]).cloned().collect();
                folders.contains(path.as_slice())
            };
            if circle.iter().any(is_folder) {
                let names: Vec<String> = circle.into_iter().collect();
                found.push(format!("{}: a circle of {}", show(folder), names.join(", ")));
            }
        }
    }
    for (a, b) in &edges {
        let layer = rules.root.len();
        let (Some(from), Some(to)) = (a.get(layer), b.get(layer)) else { continue };
        let Some(&(_, knows)) = rules.layers.iter().find(|row| row.0 == from) else { continue };
        if from != to && !knows.contains(&to.as_str()) && !rules.ground.contains(&to.as_str()) {
            found.push(format!("{} knows {}", show(a), show(b)));
        }
    }
    found.extend(calls_up(files, rules));
    found
}

/// Fails if the sources below `folder` break the rules, or if fewer names than `least` are used.
fn check(folder: &str, rules: &Rules, least: usize) {
    let root: Vec<String> = rules.root.iter().map(|&name| name.to_owned()).collect();
    let mut files = Files::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &root, &mut files);
    assert!(edges(&files).len() > least, "the walk over the sources finds too little");
    for (layer, _) in rules.layers {
        let name = [&root[..], &[(*layer).to_owned()]].concat();
        assert!(files.contains_key(&name), "there is no layer {layer}");
    }
    let complaints = complaints(&files, rules);
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn the_folders_of_the_lowering_are_layers() {
    check("src/lower", &LOWER, 300);
}

#[test]
fn no_files_of_the_bitcode_crate_know_each_other_in_a_circle() {
    check("bitcode/src", &BITCODE, 100);
}

/// Files of a made-up module, by the paths of their modules.
fn made_up(files: &[(&str, &str)]) -> Files {
    files.iter().map(|&(path, text)| (split(path), code(text))).collect()
}

#[test]
fn faults_are_found() {
    let good = [
        ("lower", "mod error;\nmod facts;\nmod emit;\n"),
        ("lower::error", ""),
        ("lower::facts", "mod shapes;\npub(crate) use shapes::Shape;\nuse super::error::Error;\n"),
        ("lower::facts::shapes", "pub(crate) struct Shape;\n"),
        ("lower::emit", "mod memory;\nuse crate::lower::facts::{Shape, Facts};\n"),
        ("lower::emit::memory", "// use crate::lower::body;\nuse super::Emitter;\n"),
    ];
    assert_eq!(complaints(&made_up(&good), &LOWER), Vec::<String>::new());
    let fault = |path: &str, text: &str, wanted: &str| {
        let mut files = made_up(&good);
        files.insert(split(path), code(text));
        let found = complaints(&files, &LOWER);
        assert!(found.iter().any(|one| one.contains(wanted)), "{wanted} is not in {found:?}");
    };
    let used = "pub(crate) struct Shape;\nuse crate::lower::emit::{\n    memory::Access,\n};\n";
    fault("lower::facts::shapes", used, "lower::facts::shapes knows lower::emit::memory");
    fault("lower::facts::shapes", used, "lower: a circle of emit, facts");
    let path = "fn f() { crate::lower::emit::memory::load() }\n";
    fault("lower::facts::shapes", path, "lower::facts::shapes knows lower::emit::memory");
    let method = "\nimpl Emitter<'_> {\n    fn decorate(&self) {}\n}\n";
    let called = "\nimpl Emitter<'_> {\n    fn load(&self) { self.decorate() }\n}\n";
    let files = made_up(&[("lower::attach", method), ("lower::emit::memory", called)]);
    assert_eq!(complaints(&files, &LOWER), ["lower::emit::memory calls decorate of attach"]);
    // A name that is handed on counts where it is defined.
    let through = "use super::super::facts::Shape;\n";
    assert!(
        edges(&made_up(&[good[2], good[3], ("lower::body::calls", through)]))
            .contains(&(split("lower::body::calls"), split("lower::facts::shapes")))
    );
    let most = LOWER.most;
    let names: Vec<String> = (0..=most).map(|at| format!("lower::emit::f{at}")).collect();
    let texts: Vec<String> =
        (0..=most).map(|at| format!("use super::f{}::X;\n", (at + 1) % (most + 1))).collect();
    let ring: Vec<(&str, &str)> =
        names.iter().zip(&texts).map(|(name, text)| (name.as_str(), text.as_str())).collect();
    assert_eq!(complaints(&made_up(&ring), &LOWER).len(), 1);
    assert_eq!(complaints(&made_up(&ring[1..]), &LOWER).len(), 0);
}
