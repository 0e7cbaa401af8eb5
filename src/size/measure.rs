//! Measures the images of a file.

use std::io::SeekFrom;
use std::ops::ControlFlow;

use lapidary_spirv::grammar::{Op, ShaderDebugInfo};
use lapidary_spirv::link::{Fingerprints, LinkIndex, Sizes};
use lapidary_spirv::read::{self, HEADER_WORDS, Section};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Dimension, SharedFunction, SizeReport, SizeRow, modes, why};
use crate::answer::Name;
use crate::aspects::Numbering;
use crate::container::{Image, Storage, visit_file};
use crate::diff::summary::{MOST_STEPS, Names, deep, spirv};
use crate::image::index::link_index;
use crate::parallel::by_size;
use crate::{Error, ErrorKind, Format, Result};

/// What is asked about sizes.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SizeOptions {
    pub(super) dimension: Dimension,
    pub(super) rows: Option<usize>,
    pub(super) why: Option<String>,
    pub(super) shared: bool,
    pub(super) modes: bool,
    pub(super) numbering: Numbering,
}

impl SizeOptions {
    /// The twenty largest kernels.
    pub fn new() -> Self {
        Self { rows: Some(20), ..Self::default() }
    }

    /// What the rows are.
    pub fn dimension(mut self, dimension: Dimension) -> Self {
        self.dimension = dimension;
        self
    }

    /// At most so many rows; all if nothing is said.
    pub fn rows(mut self, most: impl Into<Option<usize>>) -> Self {
        self.rows = most.into();
        self
    }

    /// What the function of this name is there for.
    pub fn why(mut self, function: impl Into<String>) -> Self {
        self.why = Some(function.into());
        self
    }

    /// Which functions several images have.
    pub fn shared(mut self, yes: bool) -> Self {
        self.shared = yes;
        self
    }

    /// What each way of cutting would give, if the file is one module.
    pub fn modes(mut self, yes: bool) -> Self {
        self.modes = yes;
        self
    }

    /// Which numbers aspects have.
    pub fn numbering(mut self, numbering: Numbering) -> Self {
        self.numbering = numbering;
        self
    }
}

impl SizeReport {
    /// Measures a file.
    ///
    /// # Errors
    /// As of [`visit_file`], or if there is no function of the name that is asked about. Code that cannot be
    /// read, translated or cut is no error: the answer has the reasons.
    pub fn of<R: Storage>(file: &mut R, options: &SizeOptions) -> Result<Self> {
        let length = file.seek(SeekFrom::End(0));
        let length = length.map_err(|error| Error::new(ErrorKind::Read, error.to_string()))?;
        let mut measure = Measure::new(options);
        visit_file(file, &mut |image| {
            by_size(image.bytes.len(), || measure.image(&image));
            Ok(ControlFlow::Continue(()))
        })?;
        measure.finish(length)
    }

    /// The same with the name of its file.
    #[must_use]
    pub fn named(mut self, name: impl Into<String>) -> Self {
        self.file = Some(name.into());
        self
    }
}

/// A row before the largest are chosen.
struct Row {
    row: SizeRow,
    /// Its function in the module of its image, to say what it reaches.
    function: usize,
}

/// The bytes of the header of a module.
const HEADER: u64 = 4 * HEADER_WORDS as u64;

/// Counts on: bytes of a file, or its images, which stay far below the limit.
fn add(sum: &mut u64, more: u64) {
    *sum = sum.saturating_add(more);
}

/// The bytes of some words of a module.
fn of_words(module: &read::Module<'_>, start: u32, end: u32) -> u64 {
    size_of_val(&module.words()[start as usize..end as usize]) as u64
}

struct Measure<'o> {
    options: &'o SizeOptions,
    images: usize,
    rows: Vec<Row>,
    /// What has no row of its own, by what it is.
    rest: Vec<(&'static str, u64)>,
    /// By source or section: the bytes in all images.
    named: FxHashMap<String, u64>,
    /// Where images lie in the file as they are: each place once.
    places: Vec<(u64, u64)>,
    /// By all that a function says: its name, its bytes, the images that have it.
    shared: FxHashMap<u64, (Option<String>, u64, u64)>,
    /// The bytes of the module that the file is, if it is one.
    module: Option<Vec<u8>>,
    why: Option<super::WhySize>,
    known: Vec<String>,
    problems: Vec<String>,
    total: u64,
    /// How many functions may still be come by.
    steps: u64,
}

impl<'o> Measure<'o> {
    fn new(options: &'o SizeOptions) -> Self {
        Self {
            options,
            images: 0,
            rows: Vec::new(),
            rest: Vec::new(),
            named: FxHashMap::default(),
            places: Vec::new(),
            shared: FxHashMap::default(),
            module: None,
            why: None,
            known: Vec::new(),
            problems: Vec::new(),
            total: 0,
            steps: MOST_STEPS,
        }
    }

    fn rest(&mut self, what: &'static str, bytes: u64) {
        if bytes > 0 {
            match self.rest.iter_mut().find(|(known, _)| *known == what) {
                Some((_, all)) => add(all, bytes),
                None => self.rest.push((what, bytes)),
            }
        }
    }

    fn image(&mut self, image: &Image<'_>) {
        self.images = self.images.saturating_add(1);
        let bytes = image.bytes.len() as u64;
        self.places.extend(image.offset.map(|at| (at, at.saturating_add(bytes))));
        if (self.options.modes || self.options.shared) && image.path.is_empty() && self.images == 1
        {
            self.module = Format::of(image.bytes).map(|_| image.bytes.to_vec());
        }
        let modules = match Format::of(image.bytes) {
            Some(_) => spirv(image.bytes),
            None => Ok(Vec::new()),
        };
        let modules = modules.unwrap_or_else(|error| {
            self.problems.push(format!("@{}: {error}", image.number));
            Vec::new()
        });
        let indices = modules.iter().map(link_index).collect::<Result<Vec<_>, _>>();
        let indices = indices.unwrap_or_else(|error| {
            self.problems.push(format!("@{}: {error}", image.number));
            Vec::new()
        });
        if indices.is_empty() || self.options.dimension == Dimension::Image {
            add(&mut self.total, bytes);
            let name = format!("@{} {}", image.number, image.kind.name());
            self.row(Name::new(name), image.number, (bytes, None), 0);
        }
        for index in indices {
            self.module(&index, image.number);
        }
    }

    fn row(
        &mut self,
        name: Name,
        image: usize,
        (own, retained): (u64, Option<u64>),
        function: usize,
    ) {
        let row = SizeRow {
            name: Some(name),
            note: None,
            image: Some(image),
            own,
            retained,
            reached: None,
        };
        self.rows.push(Row { row, function });
    }

    fn module(&mut self, index: &LinkIndex<'_, '_>, image: usize) {
        let module = index.module();
        let first = self.rows.len();
        let names = Names::of(module);
        let mut roots: Vec<u32> = module.entry_points().map(|entry| entry.function).collect();
        roots.extend(names.exported.iter().map(|&(id, _)| id));
        let sizes = Sizes::new(index, &roots);
        let functions = module.functions();
        let shown = |function: usize| {
            let name = names.of.get(&functions[function].id).cloned();
            Name::new(name.unwrap_or_else(|| format!("%{}", functions[function].id)))
        };
        if self.options.shared {
            let prints = Fingerprints::new(index);
            for (function, deep) in deep(&prints).into_iter().enumerate().take(functions.len()) {
                let name = || names.of.get(&functions[function].id).cloned();
                let shared = self.shared.entry(deep);
                let shared = shared.or_insert_with(|| (name(), sizes.own(function), 0));
                add(&mut shared.2, 1);
            }
        }
        if let Some(wanted) = &self.options.why {
            match why::of(index, &sizes, &names, wanted, image) {
                Some(why) => self.why = self.why.take().or(Some(why)),
                None => {
                    self.known.extend((0..functions.len()).map(|at| shown(at).as_str().to_owned()))
                }
            }
        }
        let bytes = size_of_val(module.words()) as u64;
        match self.options.dimension {
            Dimension::Image => return,
            Dimension::Kernel => {
                let mut left = bytes;
                let wanted: FxHashSet<u32> = roots.iter().copied().collect();
                for (function, it) in functions.iter().enumerate() {
                    if wanted.contains(&it.id) {
                        // None of them keeps another, so they share nothing.
                        let own = sizes.retained(function);
                        left = left.saturating_sub(own);
                        self.row(shown(function), image, (own, Some(own)), function);
                    }
                }
                self.rest("what no kernel needs", sizes.unneeded());
                let left = left.saturating_sub(sizes.unneeded());
                self.rest("what several kernels share, and what every module has", left);
            }
            Dimension::Function => {
                let mut left = bytes;
                for function in 0..functions.len() {
                    let own = sizes.own(function);
                    left = left.saturating_sub(own);
                    let sizes = (own, Some(sizes.retained(function)));
                    self.row(shown(function), image, sizes, function);
                }
                self.rest("what is outside functions", left);
            }
            Dimension::Section => {
                self.rest("headers of modules", HEADER);
                for run in module.runs() {
                    let name = run.section.name().to_owned();
                    add(self.named.entry(name).or_default(), of_words(module, run.start, run.end));
                }
            }
            Dimension::Source => self.sources(module),
        }
        self.reached(index, first);
        add(&mut self.total, bytes);
    }

    /// Counts the instructions of functions by the files that they come from.
    fn sources(&mut self, module: &read::Module<'_>) {
        let text = |id: u32| Some(module.definition(id)?.string(2)?.0);
        let mut left = size_of_val(module.words()) as u64;
        let mut found: FxHashMap<u32, u64> = FxHashMap::default();
        let imports = module.section(Section::Imports);
        let sets = imports.filter(|it| {
            it.string(2).is_some_and(|(name, _)| name.starts_with("NonSemantic.Shader.DebugInfo."))
        });
        let sets: Vec<u32> = sets.filter_map(|it| it.result()).collect();
        // By the id of the text or of the debug record of the file.
        for run in module.runs().iter().filter(|run| run.section == Section::Functions) {
            let mut file = None;
            for it in module.instructions_in(run.start as usize..run.end as usize) {
                match it.op() {
                    Op::Line => file = it.word(1),
                    Op::NoLine => file = None,
                    Op::ExtInst
                        if it.word(4) == Some(ShaderDebugInfo::DebugLine.0)
                            && it.word(3).is_some_and(|set| sets.contains(&set)) =>
                    {
                        file = it.word(5);
                    }
                    _ => {}
                }
                if let Some(file) = file {
                    add(found.entry(file).or_default(), size_of_val(it.words) as u64);
                }
            }
        }
        let mut found: Vec<(u32, u64)> = found.into_iter().collect();
        found.sort_unstable();
        for (file, bytes) in found {
            let name = text(file).or_else(|| {
                // DebugSource: the text is its first operand.
                let record = module.definition(file).filter(|it| it.op() == Op::ExtInst)?;
                text(record.word(5)?)
            });
            left = left.saturating_sub(bytes);
            match name {
                Some(name) => add(self.named.entry(name).or_default(), bytes),
                None => self.rest("code without source lines", bytes),
            }
        }
        let functions = module.runs().iter().filter(|run| run.section == Section::Functions);
        let functions: u64 = functions.map(|run| of_words(module, run.start, run.end)).sum();
        let outside = (size_of_val(module.words()) as u64).saturating_sub(functions);
        self.rest("what is outside functions", outside);
        self.rest("code without source lines", left.saturating_sub(outside));
    }

    /// Says of the rows of a module, which are the last ones, what they reach: of those only that may be
    /// shown.
    fn reached(&mut self, index: &LinkIndex<'_, '_>, first: usize) {
        let most = self.options.rows.unwrap_or(usize::MAX);
        let mut own: Vec<&mut Row> = self.rows[first..].iter_mut().collect();
        own.sort_by_key(|row| std::cmp::Reverse(row.row.retained));
        let mut seen = vec![u32::MAX; index.module().functions().len()];
        for (row, mark) in own.into_iter().take(most).zip(0_u32..) {
            let mut open = vec![row.function];
            let mut bytes = 0;
            seen[open[0]] = mark;
            while let Some(function) = open.pop() {
                let Some(left) = self.steps.checked_sub(1) else { return };
                self.steps = left;
                let it = &index.module().functions()[function];
                add(&mut bytes, of_words(index.module(), it.start, it.end));
                let callees = index.callees(function);
                open.extend(callees.filter(|&to| std::mem::replace(&mut seen[to], mark) != mark));
            }
            row.row.reached = Some(bytes);
        }
    }

    fn finish(mut self, length: u64) -> Result<SizeReport> {
        if let (Some(wanted), None) = (&self.options.why, &self.why) {
            let known: Vec<_> = self.known.iter().map(std::borrow::Cow::from).collect();
            crate::names::find("function", &known, wanted)?;
        }
        self.places.sort_unstable();
        let (mut covered, mut end) = (0, 0);
        for &(first, last) in &self.places {
            add(&mut covered, last.saturating_sub(first.max(end)));
            end = end.max(last);
        }
        let around = length.saturating_sub(covered);
        let packed = self.places.len() < self.images;
        let what = match packed {
            true => "what is around the images, compressed ones as they are there",
            false => "what is around the images",
        };
        self.rest(what, around);
        add(&mut self.total, around);
        let mut named: Vec<(String, u64)> = self.named.drain().collect();
        named.sort_unstable();
        for (name, own) in named {
            let name = Some(Name::new(name));
            let row = SizeRow { name, note: None, image: None, own, retained: None, reached: None };
            self.rows.push(Row { row, function: 0 });
        }
        let size = |row: &Row| row.row.retained.unwrap_or(row.row.own);
        self.rows.sort_by_key(|row| (std::cmp::Reverse(size(row)), row.row.image));
        let most = self.options.rows.unwrap_or(usize::MAX).min(self.rows.len());
        let more = self.rows.split_off(most);
        let mut rows: Vec<SizeRow> = self.rows.into_iter().map(|row| row.row).collect();
        rows.extend(self.rest.iter().map(|&(note, own)| SizeRow {
            name: None,
            note: Some(note.to_owned()),
            image: None,
            own,
            retained: None,
            reached: None,
        }));
        let module = self.module.filter(|_| self.images == 1);
        if self.options.modes && module.is_none() {
            let what = "what each way of cutting gives is told of modules, and this is none";
            let how = "FILE@NUMBER and FILE@KERNEL name the image of a FILE";
            self.problems.push(format!("{what}: {how}"));
        }
        let mut shared = self.options.shared.then(|| {
            let shared = self.shared.into_values().filter(|&(_, _, images)| images > 1);
            shared
                .map(|(name, bytes, images)| SharedFunction {
                    name: name.map(Name::new),
                    bytes,
                    images,
                    cost: bytes.saturating_mul(images),
                })
                .collect::<Vec<_>>()
        });
        let mut by_mode = None;
        if let Some(module) = &module {
            match crate::Module::parse(module) {
                Ok(module) => {
                    if let Some(shared) = &mut shared {
                        match modes::shared(&module, self.options) {
                            Ok(found) => *shared = found,
                            Err(error) => self.problems.push(error.to_string()),
                        }
                    }
                    by_mode = self.options.modes.then(|| modes::of(&module, self.options));
                }
                Err(error) => self.problems.push(error.to_string()),
            }
        }
        if let Some(shared) = &mut shared {
            shared.sort_by(|a, b| {
                let name =
                    |it: &SharedFunction| it.name.as_ref().map(|name| name.as_str().to_owned());
                b.cost.cmp(&a.cost).then_with(|| name(a).cmp(&name(b)))
            });
            shared.truncate(self.options.rows.unwrap_or(usize::MAX));
        }
        Ok(SizeReport {
            file: None,
            bytes: length,
            images: self.images,
            dimension: self.options.dimension,
            rows,
            more: more.len(),
            more_bytes: more.iter().map(|row| row.row.own).sum(),
            total: self.total,
            shared,
            modes: by_mode,
            why: self.why,
            problems: self.problems,
        })
    }
}
