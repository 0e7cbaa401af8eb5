//! Images of a cut: what is known of each, and its words, which are linked when they are asked for.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use lapidary_spirv::link::{LinkIndex, Scratch, Word};
use lapidary_spirv::read;
use lapidary_spirv::specialize::Fate;

use super::Cut;
use super::spec_constants::Flavour;
use crate::Result;
use crate::answer::{Aspect, Name};
use crate::graph::{Flags, SymbolId};
use crate::image::index::link_index;
use crate::image::link::Linker;
use crate::output::properties::PropertySets;
use crate::parallel;
use crate::passes::fixed_targets;
use crate::passes::split::{Half, Plan};
use crate::targets::Device;

/// The images of a cut, in the order of their numbers.
#[derive(Clone)]
pub struct Images<'c> {
    linkable: Arc<Linkable<'c>>,
    next: usize,
}

/// One image: what is in it, what a device needs for it, and its words.
#[derive(Clone)]
pub struct Image<'c> {
    linkable: Arc<Linkable<'c>>,
    at: usize,
}

/// What all images of a cut are linked by.
pub(super) struct Linkable<'c> {
    cut: &'c Cut<'c>,
    /// The index of the translation, once it is needed. That of a module of SPIR-V is there already.
    index: OnceLock<Result<LinkIndex<'c, 'c>>>,
    /// The same for the code of images with folded defaults.
    folded_index: OnceLock<Result<LinkIndex<'c, 'c>>>,
    ahead: Mutex<Ahead>,
}

/// Images that were linked before they were asked for.
#[derive(Default)]
struct Ahead {
    /// The image that is next if they are asked for in order.
    next: usize,
    /// Those that are linked already, the first of which has the number `next`; last one first.
    linked: Vec<Vec<u32>>,
}

/// The memory of a thread that links.
#[derive(Default)]
pub(super) struct Memory {
    scratch: Scratch,
    /// The image or a piece of it, as its file has it.
    words: Vec<[u8; 4]>,
}

/// The code of an image that is not linked yet.
pub(super) struct Code<'a, 'c> {
    linkable: &'a Linkable<'c>,
    at: usize,
    memory: &'a mut Memory,
}

/// Why code is not where it should be.
pub(super) enum CodeError {
    /// The image cannot be linked.
    Link(crate::Error),
    /// Its words cannot be written.
    Write(io::Error),
}

impl From<crate::Error> for CodeError {
    fn from(error: crate::Error) -> Self {
        Self::Link(error)
    }
}

impl From<io::Error> for CodeError {
    fn from(error: io::Error) -> Self {
        Self::Write(error)
    }
}

impl CodeError {
    /// The error as a function that writes a file returns it. If the image cannot be linked, `linked` says
    /// why.
    pub(super) fn into_io(self, linked: &mut Result<()>) -> io::Error {
        match self {
            Self::Write(error) => error,
            Self::Link(error) => {
                let written = io::Error::other(error.to_string());
                *linked = Err(error);
                written
            }
        }
    }
}

impl From<lapidary_spirv::Error> for CodeError {
    fn from(error: lapidary_spirv::Error) -> Self {
        Self::Link(error.into())
    }
}

impl<'a> Code<'a, '_> {
    /// Links the image: its bytes.
    pub(super) fn bytes(self) -> Result<&'a [u8]> {
        let Memory { scratch, words } = self.memory;
        self.linkable.link_into(self.at, scratch, words)?;
        Ok(words.as_flattened())
    }

    /// Links the image and writes it at the same time, a piece after the other; says how long it is.
    pub(super) fn write_to(self, writer: &mut dyn Write) -> Result<usize, CodeError> {
        let Self { linkable, at, memory: Memory { scratch, words } } = self;
        let cut = linkable.cut;
        let linker = linkable.linker(cut.specs.flavour(at)).map_err(CodeError::Link)?;
        let fates = cut.specs.fates(at);
        let fates = fates.as_ref().map(|fates| fates as &dyn Fn(Option<u32>) -> Fate);
        let mut length = 0usize;
        let linked = linker.link_in_pieces(&cut.plans[at], fates, scratch, words, |words| {
            let bytes = words.as_flattened();
            length = length.saturating_add(bytes.len());
            writer.write_all(bytes).map_err(CodeError::Write)
        });
        match linked {
            Ok(()) => Ok(length),
            Err(CodeError::Link(error)) => Err(CodeError::Link(cut.in_image(at, error))),
            Err(error) => Err(error),
        }
    }
}

impl<'c> Linkable<'c> {
    pub(super) fn new(cut: &'c Cut<'c>) -> Arc<Self> {
        let (index, folded_index) = (OnceLock::new(), OnceLock::new());
        Arc::new(Self { cut, index, folded_index, ahead: Mutex::default() })
    }

    pub(super) fn linker(&self, flavour: Flavour) -> Result<Linker<'_, '_, '_>> {
        let code = self.cut.code(flavour)?;
        let own = match flavour {
            Flavour::Asked => &self.index,
            Flavour::Folded => &self.folded_index,
        };
        let index = match (self.cut.analysis.index(), &code.translated) {
            (Some(index), _) => index,
            (None, Some(module)) => {
                let index = own.get_or_init(|| {
                    self.cut.options.progress.phase("index", 0);
                    Ok(link_index(module)?)
                });
                index.as_ref().map_err(Clone::clone)?
            }
            (None, None) => unreachable!("what is no SPIR-V has been translated"),
        };
        Ok(Linker {
            index,
            graph: self.cut.analysis.graph(),
            ids: &code.ids,
            policy: &self.cut.options.policy,
            helpers: &code.helpers,
        })
    }

    /// Links an image into a vector that is emptied first.
    pub(super) fn link_into<W: Word>(
        &self,
        at: usize,
        scratch: &mut Scratch,
        words: &mut Vec<W>,
    ) -> Result<()> {
        let (cut, linker) = (self.cut, self.linker(self.cut.specs.flavour(at))?);
        let fates = cut.specs.fates(at);
        let fates = fates.as_ref().map(|fates| fates as &dyn Fn(Option<u32>) -> Fate);
        let linked = linker.link_into(&cut.plans[at], fates, scratch, words);
        linked.map_err(|error| cut.in_image(at, error.into()))
    }

    /// The words of an image. Who asks for one after the other gets them from all cores: with the
    /// second of two that follow each other the next ones are linked too, a few for each thread.
    fn words(&self, at: usize) -> Result<Vec<u32>> {
        let mut ahead = self.ahead.lock().unwrap_or_else(PoisonError::into_inner);
        let follows = at > 0 && ahead.next == at;
        if !follows {
            ahead.linked.clear();
        }
        ahead.next = at.saturating_add(1);
        if let Some(words) = ahead.linked.pop() {
            return Ok(words);
        }
        let threads = parallel::threads();
        let some = if follows && threads > 1 { threads.saturating_mul(AHEAD) } else { 1 };
        let images: Vec<usize> = (at..self.cut.plans.len()).take(some).collect();
        let link = |&at: &usize| {
            let mut words = Vec::new();
            self.link_into(at, &mut Scratch::new(), &mut words).map(|()| words)
        };
        let mut linked = Vec::with_capacity(images.len());
        for (number, words) in parallel::map(&images, link).into_iter().enumerate() {
            match words {
                Ok(words) => linked.push(words),
                // The error of an image is for who asks for that one.
                Err(error) if number == 0 => return Err(error),
                Err(_) => break,
            }
        }
        linked.reverse();
        let words = linked.pop();
        ahead.linked = linked;
        Ok(words.unwrap_or_default())
    }
}

/// How many images each thread links ahead.
const AHEAD: usize = 4;

impl<'c> Images<'c> {
    pub(super) fn new(cut: &'c Cut<'_>) -> Self {
        Self { linkable: Linkable::new(cut), next: 0 }
    }
}

impl<'c> Iterator for Images<'c> {
    type Item = Image<'c>;

    fn next(&mut self) -> Option<Image<'c>> {
        let at = self.next;
        self.linkable.cut.plans.get(at)?;
        self.next = at.saturating_add(1);
        Some(Image::new(&self.linkable, at))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.linkable.cut.plans.len().saturating_sub(self.next);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Images<'_> {}

impl<'c> Image<'c> {
    pub(super) fn new(linkable: &Arc<Linkable<'c>>, at: usize) -> Self {
        Self { linkable: linkable.clone(), at }
    }

    fn cut(&self) -> &'c Cut<'c> {
        self.linkable.cut
    }

    /// The plan that it is made after.
    pub fn plan(&self) -> &'c Plan {
        &self.cut().plans[self.at]
    }

    /// Its number. The two halves of a group that was cut for ESIMD share one.
    pub fn number(&self) -> usize {
        self.cut().numbers[self.at]
    }

    /// What tells it from the other images: its number, after `esimd_` for an ESIMD half. With the
    /// name of a program and `_` before it, it is the name of its files.
    pub fn name(&self) -> String {
        let esimd = if self.plan().half == Half::Esimd { "esimd_" } else { "" };
        format!("{esimd}{}", self.number())
    }

    /// The names of its kernels, in the order of the module.
    pub fn kernels(&self) -> impl Iterator<Item = Name> + use<'c> {
        self.entry_points(true)
    }

    /// The names of its entry points that are no kernels: functions for other images.
    pub fn exported(&self) -> impl Iterator<Item = Name> + use<'c> {
        self.entry_points(false)
    }

    fn entry_points(&self, kernels: bool) -> impl Iterator<Item = Name> + use<'c> {
        let analysis = &self.cut().analysis;
        let of_kind =
            move |id: &&SymbolId| analysis.graph().flags(**id).has(Flags::KERNEL) == kernels;
        self.plan().entry_points.iter().filter(of_kind).map(|&id| analysis.name(id))
    }

    /// The aspects that a device must have for it.
    pub fn aspects(&self) -> Vec<Aspect> {
        let cut = self.cut();
        let properties = cut.properties();
        let aspects = properties.required_aspects(self.plan());
        aspects.map(|aspect| cut.analysis.aspect(aspect as i32)).collect()
    }

    /// The sub-group sizes that it requires, ascending.
    pub fn sub_group_sizes(&self) -> Vec<u32> {
        self.cut().properties().sub_group_sizes(self.plan())
    }

    /// The targets that it was compiled for, by number; `None` if it is for all.
    pub fn fixed_targets(&self) -> Option<Vec<u32>> {
        let fixed = fixed_targets::of_image(self.cut().analysis.graph(), self.plan())?;
        Some(fixed.targets.into_iter().filter_map(|target| u32::try_from(target).ok()).collect())
    }

    /// Whether a device can run it: has its aspects, supports its sub-group sizes, and is one of its
    /// fixed targets if it has such.
    pub fn runs_on(&self, device: &Device) -> bool {
        let (cut, analysis) = (self.cut(), &self.cut().analysis);
        let fixed = fixed_targets::of_image(analysis.graph(), self.plan());
        let is_target = |&target: &i32| {
            let target = u32::try_from(target);
            target.is_ok_and(|target| device.is_target(target, analysis.numbering()))
        };
        if let Some(fixed) = &fixed {
            let is_one = fixed.targets.iter().any(is_target);
            if fixed.whole || !is_one {
                return is_one;
            }
        }
        let properties = cut.properties();
        let mut aspects = properties.required_aspects(self.plan());
        // ESIMD kernels have size 1, which no device lists and all support.
        let runs = |size: u32| device.has_sub_group_size(size) || (size == 1 && self.is_esimd());
        aspects.all(|aspect| analysis.has_aspect(device, aspect as i32))
            && self.sub_group_sizes().into_iter().all(runs)
    }

    /// What a runtime must know of it.
    pub fn properties(&self) -> PropertySets {
        let (cut, specs) = (self.cut(), self.cut().specs.properties(self.at));
        cut.properties().properties(self.plan(), &cut.options.properties, &specs)
    }

    /// Its symbol file: the names of its entry points as the module has them, one a line.
    pub fn symbols(&self) -> Vec<u8> {
        let graph = self.cut().analysis.graph();
        let names = self.plan().entry_points.iter().map(|&id| graph.name(id));
        names.flat_map(|name| name.iter().copied().chain([b'\n'])).collect()
    }

    /// Its words. The first call translates the module. Who goes through the images in order has
    /// them linked on all cores, a few ahead.
    ///
    /// # Errors
    /// Those of the translation and of the linker.
    pub fn words(&self) -> Result<Vec<u32>> {
        self.linkable.words(self.at)
    }

    /// Its words as a file has them.
    ///
    /// # Errors
    /// As of [`words`](Self::words).
    pub fn bytes(&self) -> Result<Vec<u8>> {
        Ok(read::bytes(&self.words()?))
    }

    /// Whether only ESIMD kernels begin in it, and there is one.
    pub(super) fn is_esimd(&self) -> bool {
        let graph = self.cut().analysis.graph();
        self.plan().entry_points.iter().all(|&id| graph.flags(id).has(Flags::ESIMD))
    }
}

impl std::fmt::Debug for Image<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Image").field("plan", self.plan()).finish_non_exhaustive()
    }
}

impl Cut<'_> {
    fn in_image(&self, at: usize, error: crate::Error) -> crate::Error {
        error.within(format_args!("image {}", self.numbers[at]))
    }

    /// Links all images, on all cores, and gives each with the bytes of its file to `work`. The bytes
    /// are forgotten afterwards: however many images there are, only as many as there are threads are
    /// in memory. What `work` returns comes back in the order of the images.
    ///
    /// ```no_run
    /// # let bytes = std::fs::read("program.bc").unwrap();
    /// use lapidary::{Module, Split};
    ///
    /// let sizes = Module::parse(&bytes)?
    ///     .split(&Split::per_kernel())?
    ///     .for_each_image(|_, bytes| Ok::<usize, lapidary::Error>(bytes.len()))?;
    /// # let _ = sizes;
    /// # Ok::<(), lapidary::Error>(())
    /// ```
    ///
    /// # Errors
    /// The first in the order of the images: of the translation, of the linker or of `work`.
    pub fn for_each_image<T: Send, E: From<crate::Error> + Send>(
        &self,
        work: impl Fn(&Image<'_>, &[u8]) -> Result<T, E> + Sync,
    ) -> Result<Vec<T>, E> {
        self.for_each(|image, code| work(image, code.bytes()?))
    }

    /// The same with code that `work` may ask for or write.
    pub(super) fn for_each<T: Send, E: From<crate::Error> + Send>(
        &self,
        work: impl Fn(&Image<'_>, Code<'_, '_>) -> Result<T, E> + Sync,
    ) -> Result<Vec<T>, E> {
        let linkable = Linkable::new(self);
        // What fails for all images fails before the first.
        linkable.linker(Flavour::Asked)?;
        self.options.progress.phase("link images", self.plans.len());
        // Working memory has the size of the module: who needs some takes what another one left.
        parallel::collect(&Mutex::default(), self.plans.len(), |memory: &mut Memory, at| {
            let image = Image::new(&linkable, at);
            let result = work(&image, Code { linkable: &linkable, at, memory });
            self.options.progress.step();
            result
        })
    }
}
