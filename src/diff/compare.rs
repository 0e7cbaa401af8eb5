//! Finds the kernels of one file in the other, and what changed of them.

use std::collections::{HashMap, VecDeque};

use rustc_hash::FxHashMap;

use super::code::{Pair, function_diffs};
use super::side::{DiffSide, SideImage};
use super::summary::{Code, Entry, Reached};
use super::{Change, Diff, EntryDiff, EntryPlace, ImageDiff, ImagePlace, SpecConstantDiff};
use crate::Result;
use crate::answer::{Aspect, Name};
use crate::container::Storage;

/// A kernel of a file.
struct Found<'s> {
    image: usize,
    code: &'s Code,
    entry: &'s Entry,
}

impl Found<'_> {
    fn place(&self, side: &DiffSide, reached: &mut Reached) -> EntryPlace {
        let image = side.images[self.image].about.number;
        EntryPlace { image, bytes: reached.bytes(self.code, self.entry.node) }
    }

    fn deep(&self) -> u64 {
        self.code.nodes[self.entry.node as usize].deep
    }
}

/// By target, whether it is a kernel, and name; several images may have equal ones.
type Key<'s> = (&'s str, bool, &'s str);

impl Diff {
    /// What changed from one file to another.
    pub fn between(old: &DiffSide, new: &DiffSide) -> Self {
        Comparison::of(old, new).diff()
    }

    /// The same, with the code that changed: the files are read again for that.
    ///
    /// # Errors
    /// If one of them cannot be read.
    pub fn with_code<O: Storage, N: Storage>(
        old: (&DiffSide, &mut O),
        new: (&DiffSide, &mut N),
    ) -> Result<Self> {
        let mut comparison = Comparison::of(old.0, new.0);
        let mut diff = comparison.diff();
        let pairs = std::mem::take(&mut comparison.changed);
        diff.code = Some(function_diffs(pairs, old.1, new.1)?);
        Ok(diff)
    }
}

struct Comparison<'s> {
    old: &'s DiffSide,
    new: &'s DiffSide,
    /// Kernels in the order of the old file, then those that are new.
    entries: Vec<(Option<Found<'s>>, Option<Found<'s>>)>,
    /// By old image: the new one that has most of its kernels.
    images: Vec<Option<usize>>,
    /// The functions that changed themselves, each once.
    changed: Vec<Pair>,
    /// By old image and node: the node that changed, or none if that has been looked for in vain.
    causes: FxHashMap<(usize, u32), Option<(u32, u32)>>,
    reached: Reached,
}

impl<'s> Comparison<'s> {
    fn of(old: &'s DiffSide, new: &'s DiffSide) -> Self {
        let mut new_entries: Vec<Option<(Key<'s>, Found<'s>)>> = entries(new).map(Some).collect();
        let mut old_entries: Vec<(Key<'s>, Found<'s>, Option<Found<'s>>)> =
            entries(old).map(|(key, found)| (key, found, None)).collect();
        // First those for the same target, then those of another, or of none.
        for with_target in [true, false] {
            let key = |(target, kernel, name): Key<'s>| match with_target {
                true => (target, kernel, name),
                false => ("", kernel, name),
            };
            let mut left: FxHashMap<Key<'s>, Vec<usize>> = FxHashMap::default();
            for (at, entry) in new_entries.iter().enumerate().rev() {
                if let Some((of, _)) = entry {
                    left.entry(key(*of)).or_default().push(at);
                }
            }
            for (of, _, found) in old_entries.iter_mut().filter(|(.., found)| found.is_none()) {
                let at = left.get_mut(&key(*of)).and_then(Vec::pop);
                *found = at.and_then(|at| new_entries[at].take()).map(|(_, found)| found);
            }
        }
        let both = old_entries.into_iter().map(|(_, old, new)| (Some(old), new));
        let added = new_entries.into_iter().flatten().map(|(_, new)| (None, Some(new)));
        let all: Vec<(Option<Found<'s>>, Option<Found<'s>>)> = both.chain(added).collect();
        let images = images(old, new, &all);
        Self {
            old,
            new,
            entries: all,
            images,
            changed: Vec::new(),
            causes: FxHashMap::default(),
            reached: Reached::new(),
        }
    }

    fn diff(&mut self) -> Diff {
        let pairs = std::mem::take(&mut self.entries);
        let found: Vec<Option<EntryDiff>> =
            pairs.iter().map(|(old, new)| self.entry(old.as_ref(), new.as_ref())).collect();
        let unchanged = found.iter().filter(|entry| entry.is_none()).count();
        let mut entries: Vec<EntryDiff> = found.into_iter().flatten().collect();
        entries.sort_by_key(|entry| entry.change);
        let images = self.image_diffs();
        Diff {
            old: self.old.name.clone(),
            new: self.new.name.clone(),
            same: entries.is_empty() && images.is_empty(),
            unchanged,
            entries,
            images,
            code: None,
        }
    }

    /// What changed of a kernel, if anything did.
    fn entry(&mut self, old: Option<&Found<'_>>, new: Option<&Found<'_>>) -> Option<EntryDiff> {
        let entry = old.or(new)?.entry;
        let (name, demangled) = Name::new(entry.name.as_str()).both();
        let mut diff = EntryDiff {
            name,
            demangled,
            kernel: entry.kernel,
            change: if new.is_some() { Change::Added } else { Change::Removed },
            cause: None,
            old: None,
            new: None,
            moved: false,
        };
        if let (Some(old), Some(new)) = (old, new) {
            diff.moved = self.images[old.image] != Some(new.image);
            diff.change = if old.deep() != new.deep() {
                match self.cause(old, new) {
                    Some((node, _)) if node != old.entry.node => {
                        let name = old.code.nodes[node as usize].name.as_deref();
                        diff.cause = name.map(Name::new);
                        Change::Calls
                    }
                    _ => Change::Changed,
                }
            } else if old.entry.modes != new.entry.modes {
                Change::Modes
            } else if diff.moved {
                Change::Moved
            } else {
                return None;
            };
        }
        diff.old = old.map(|it| it.place(self.old, &mut self.reached));
        diff.new = new.map(|it| it.place(self.new, &mut self.reached));
        Some(diff)
    }

    /// The functions of both files, below a kernel or itself, that say something else.
    fn cause(&mut self, old: &Found<'_>, new: &Found<'_>) -> Option<(u32, u32)> {
        let image = old.image;
        let mut path: Vec<(u32, u32, usize)> = vec![(old.entry.node, new.entry.node, 0)];
        let mut found = None;
        while let Some(&mut (a, b, ref mut at)) = path.last_mut() {
            let (node, other) = (&old.code.nodes[a as usize], &new.code.nodes[b as usize]);
            if *at == 0 {
                if let Some(&known) = self.causes.get(&(image, a)) {
                    match known {
                        Some(_) => {
                            found = known;
                            break;
                        }
                        None => {
                            path.pop();
                            continue;
                        }
                    }
                }
                self.causes.insert((image, a), None);
                if node.own != other.own || node.callees.len() != other.callees.len() {
                    found = Some((a, b));
                    let place = |side: &DiffSide, image: usize| side.images[image].about.number;
                    self.changed.push(Pair {
                        name: node.name.as_deref().map(Name::new),
                        old: (place(self.old, image), a),
                        new: (place(self.new, new.image), b),
                    });
                    break;
                }
            }
            let differs = |(&a, &b): (&u32, &u32)| {
                old.code.nodes[a as usize].deep != new.code.nodes[b as usize].deep
            };
            // Each with the place behind it.
            let mut pairs = (1..).zip(node.callees.iter().zip(&*other.callees)).skip(*at);
            let next = pairs.find(|(_, pair)| differs(*pair));
            match next {
                Some((behind, (&a, &b))) => {
                    *at = behind;
                    path.push((a, b, 0));
                }
                None => {
                    path.pop();
                }
            }
        }
        path.iter().for_each(|&(node, ..)| {
            self.causes.insert((image, node), found);
        });
        found
    }

    fn image_diffs(&self) -> Vec<ImageDiff> {
        let mut diffs = Vec::new();
        let mut met = vec![false; self.new.images.len()];
        for (old, &new) in self.old.images.iter().zip(&self.images) {
            if let Some(new) = new {
                met[new] = true;
            }
            diffs.extend(image_diff(Some(old), new.map(|at| &self.new.images[at])));
        }
        let added = self.new.images.iter().zip(met).filter(|(_, met)| !met);
        diffs.extend(added.filter_map(|(new, _)| image_diff(None, Some(new))));
        diffs
    }
}

fn entries(side: &DiffSide) -> impl Iterator<Item = (Key<'_>, Found<'_>)> {
    let images = side.images.iter().enumerate();
    let images = images.filter_map(|(at, image)| Some((at, image, image.code.as_ref()?)));
    images.flat_map(|(image, it, code)| {
        code.entries.iter().map(move |entry| {
            let key = (it.target.as_str(), entry.kernel, entry.name.as_str());
            (key, Found { image, code, entry })
        })
    })
}

/// For each old image the new one that shares most kernels with it and no more with another; those that
/// share none with any, by their target in their order.
fn images(
    old: &DiffSide,
    new: &DiffSide,
    entries: &[(Option<Found<'_>>, Option<Found<'_>>)],
) -> Vec<Option<usize>> {
    let mut votes: FxHashMap<(usize, usize), usize> = FxHashMap::default();
    for (old, new) in entries {
        if let (Some(old), Some(new)) = (old, new) {
            let count = votes.entry((old.image, new.image)).or_default();
            *count = count.saturating_add(1);
        }
    }
    let mut votes: Vec<((usize, usize), usize)> = votes.into_iter().collect();
    votes.sort_unstable_by_key(|&((old, new), count)| (std::cmp::Reverse(count), old, new));
    let mut found = vec![None; old.images.len()];
    let mut taken = vec![false; new.images.len()];
    for ((a, b), _) in votes {
        if found[a].is_none() && !taken[b] {
            (found[a], taken[b]) = (Some(b), true);
        }
    }
    let mut left: FxHashMap<&str, Vec<usize>> = FxHashMap::default();
    for (at, image) in new.images.iter().enumerate().rev().filter(|(at, _)| !taken[*at]) {
        left.entry(&image.target).or_default().push(at);
    }
    for (image, found) in old.images.iter().zip(&mut found).filter(|(_, found)| found.is_none()) {
        *found = left.get_mut(image.target.as_str()).and_then(Vec::pop);
    }
    found
}

/// What changed in an image beside its kernels, if anything did.
fn image_diff(old: Option<&SideImage>, new: Option<&SideImage>) -> Option<ImageDiff> {
    let place = |it: &SideImage| ImagePlace {
        number: it.about.number,
        target: Some(it.target.clone()).filter(|it| !it.is_empty()),
        bytes: it.about.bytes,
    };
    let aspects = |it: Option<&SideImage>| it.map_or(Vec::new(), |it| it.about.aspects.clone());
    let without = |all: Vec<Aspect>, others: &[Aspect]| {
        all.into_iter().filter(|it| !others.contains(it)).collect::<Vec<_>>()
    };
    let (before, now) = (aspects(old), aspects(new));
    let diff = ImageDiff {
        old: old.map(place),
        new: new.map(place),
        aspects_added: without(now.clone(), &before),
        aspects_removed: without(before, &now),
        spec_constants: constants(old, new),
        contents: old.map(|it| it.contents) != new.map(|it| it.contents)
            && [old, new].into_iter().flatten().any(|it| it.code.is_none()),
        problem: [old, new].into_iter().flatten().find_map(|it| it.about.problem.clone()),
    };
    let is_same = diff.aspects_added.is_empty()
        && diff.aspects_removed.is_empty()
        && diff.spec_constants.is_empty()
        && !diff.contents
        && old.map(|it| &it.target) == new.map(|it| &it.target);
    (!is_same).then_some(diff)
}

fn constants(old: Option<&SideImage>, new: Option<&SideImage>) -> Vec<SpecConstantDiff> {
    let list = |it: Option<&'_ SideImage>| it.map_or(&[][..], |it| &it.constants).to_vec();
    let (before, now) = (list(old), list(new));
    // Several may have one name, or no number to be named by: they are compared in their order.
    let mut left: HashMap<&str, VecDeque<&str>> = HashMap::new();
    for (name, value) in &now {
        left.entry(name).or_default().push_back(value);
    }
    let mut diffs = Vec::new();
    for (name, old) in &before {
        let new = left.get_mut(name.as_str()).and_then(VecDeque::pop_front);
        if new != Some(old) {
            let new = new.map(str::to_owned);
            diffs.push(SpecConstantDiff { name: name.clone(), old: Some(old.clone()), new });
        }
    }
    for (name, _) in &now {
        let added = left.get_mut(name.as_str()).and_then(VecDeque::pop_front);
        diffs.extend(added.map(|new| SpecConstantDiff {
            name: name.clone(),
            old: None,
            new: Some(new.to_owned()),
        }));
    }
    diffs
}
