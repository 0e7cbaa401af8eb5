//! What came out, for people: counts by kind and by folder, what survived, what is not reached.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::judge::{Judge, Verdict};
use super::plant::{FOLDERS, Orchard};
use super::sites::Kind;

#[derive(Default)]
struct Counts {
    planted: usize,
    unreached: usize,
    tried: usize,
    no_change: usize,
    caught: usize,
    survived: usize,
}

/// The report on a sample.
pub(super) fn text(orchard: &Orchard, judge: &Judge, judged: &[(usize, Verdict)]) -> String {
    let mut kinds: BTreeMap<&str, Counts> = BTreeMap::new();
    let mut folders: BTreeMap<&str, Counts> = BTreeMap::new();
    let mut all = Counts::default();
    let names = |number: usize| {
        let fault = &orchard.faults[number];
        let folder = FOLDERS.iter().find(|folder| fault.path.starts_with(**folder));
        (fault.kind.name(), *folder.unwrap_or(&""))
    };
    for number in (0..orchard.faults.len()).filter(|&number| orchard.alive[number]) {
        let (kind, folder) = names(number);
        let unreached = usize::from(!judge.reached(number));
        let counts = [kinds.entry(kind).or_default(), folders.entry(folder).or_default(), &mut all];
        for counts in counts {
            counts.planted += 1;
            counts.unreached += unreached;
        }
    }
    for (number, verdict) in judged {
        let (kind, folder) = names(*number);
        let counts = [kinds.entry(kind).or_default(), folders.entry(folder).or_default(), &mut all];
        for counts in counts {
            counts.tried += 1;
            match verdict {
                Verdict::Unreached => {}
                Verdict::NoChange => counts.no_change += 1,
                Verdict::Caught(_) => counts.caught += 1,
                Verdict::Survived(_) => counts.survived += 1,
            }
        }
    }
    let mut out = String::new();
    let head = ["planted", "unreached", "tried", "no change", "caught", "survived"];
    let _ = write!(out, "{:16}", "");
    head.iter().for_each(|word| {
        let _ = write!(out, "{word:>10}");
    });
    out.push('\n');
    let ordered = Kind::ALL.iter().filter_map(|kind| kinds.get_key_value(kind.name()));
    for (name, counts) in ordered.chain(&folders).chain([(&"all", &all)]) {
        let _ = write!(out, "{name:16}");
        let Counts { planted, unreached, tried, no_change, caught, survived } = *counts;
        for number in [planted, unreached, tried, no_change, caught, survived] {
            let _ = write!(out, "{number:>10}");
        }
        out.push('\n');
    }
    for (title, wanted) in [("survived", true), ("changed nothing", false)] {
        let _ = writeln!(out, "\n{title}:");
        for (number, verdict) in judged {
            let at = match (verdict, wanted) {
                (Verdict::Survived(program), true) => {
                    format!(" ({program} becomes something else)")
                }
                (Verdict::NoChange, false) => String::new(),
                _ => continue,
            };
            let fault = &orchard.faults[*number];
            let kind = fault.kind.name();
            let _ = writeln!(out, "{}:{}: {kind}{at}, PLANTED={number}", fault.path, fault.line);
            for line in orchard.diff(*number).lines() {
                let _ = writeln!(out, "    {line}");
            }
        }
    }
    let changed = all.caught + all.survived;
    let _ = writeln!(out, "\ncaught {} of {changed}", all.caught);
    out
}

/// The faults that no program of the corpus comes by, by file.
pub(super) fn unreached(orchard: &Orchard, reached: impl Fn(usize) -> bool) -> String {
    let mut out = String::new();
    let mut files: BTreeMap<&str, (usize, Vec<usize>)> = BTreeMap::new();
    for (number, fault) in orchard.faults.iter().enumerate() {
        if orchard.alive[number] {
            let file = files.entry(&fault.path).or_default();
            file.0 += 1;
            if !reached(number) {
                file.1.push(number);
            }
        }
    }
    for (path, (planted, unreached)) in &files {
        let _ = writeln!(out, "{path}: {} of {planted} are not reached", unreached.len());
        for &number in unreached {
            let fault = &orchard.faults[number];
            let diff = orchard.diff(number).replace('\n', "  ");
            let kind = fault.kind.name();
            let _ = writeln!(out, "  {}: {kind}, PLANTED={number}: {diff}", fault.line);
        }
    }
    out
}
