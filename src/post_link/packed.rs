//! All images of a cut in one file, where a table would have some files for each.

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use lapidary_spirv::grammar::AddressingModel;
use lapidary_spirv::link::Scratch;
use lapidary_spirv::read::Section;

use super::files::unspeakable;
use super::image::{CodeError, Image, Linkable};
use super::spec_constants::Flavour;
use super::summary::{ImageSummary, PostLinkSummary};
use super::{Cut, DeviceLibrary, StagedFiles};
use crate::Result;
use crate::container::{Package, PackedImage};
use crate::module::Contents;
use crate::output::atomic::Staged;
use crate::parallel;

/// How many times each thread links a handful of images that are taken in order, if there are enough.
const RUNS: usize = 32;

/// How many images a thread links before they are taken, at most.
const HANDFUL: usize = 16;

impl Cut<'_> {
    /// Links all images on all cores and writes them into one container. Nothing is in place before
    /// [`StagedFiles::commit`].
    ///
    /// # Errors
    /// If the module cannot be translated or linked, or the file not be written.
    pub fn stage_package(
        &self,
        path: &Path,
        package: Package,
        libraries: &[DeviceLibrary],
    ) -> Result<StagedFiles> {
        let known = self.known_of_each(|image| {
            let properties = image.properties();
            if let Some(key) = properties.unspeakable() {
                return Err(unspeakable("property set", key));
            }
            let names = image.kernels().chain(image.exported());
            let symbols: Vec<String> = names.map(|name| name.as_str().to_owned()).collect();
            if let Some(name) = symbols.iter().find(|name| name.contains(['\0', '\n'])) {
                return Err(unspeakable("container", name));
            }
            Ok((PackedImage { properties, symbols }, ImageSummary::of(image, "", 0)))
        })?;
        let (mut images, mut summaries): (Vec<_>, Vec<_>) = known.into_iter().unzip();
        images.extend(libraries.iter().map(|library| {
            let symbols = String::from_utf8_lossy(library.symbols());
            let symbols = symbols.lines().map(str::to_owned).collect();
            PackedImage { properties: library.properties().clone(), symbols }
        }));
        let triple = self.triple();
        let (mut files, mut linked) = (Staged::new(), Ok(()));
        let mut lengths = Vec::with_capacity(images.len());
        let written = files.add_with(path, |out| {
            let write = || {
                let mut packer = package.begin(&triple, &images, out)?;
                self.for_each_in_order(|code| {
                    lengths.push(code.len());
                    Ok(packer.add(code)?)
                })?;
                libraries.iter().try_for_each(|library| packer.add(&library.bytes()))?;
                packer.finish()?;
                Ok::<(), CodeError>(())
            };
            write().map_err(|error| error.into_io(&mut linked))
        });
        // There is no file then, and this says why.
        linked?;
        written?;
        for (at, (summary, length)) in summaries.iter_mut().zip(lengths).enumerate() {
            summary.code = format!("{}@{at}", path.display());
            summary.bytes = length;
        }
        let mut diagnostics = self.diagnostics().to_vec();
        diagnostics.extend(self.undefined_symbols()?);
        let file = self.analysis.file();
        Ok(StagedFiles::new(files, PostLinkSummary { file, images: summaries, diagnostics }))
    }

    /// What is known of all images, without linking any, on all cores.
    fn known_of_each<T: Send>(
        &self,
        work: impl Fn(&Image<'_>) -> Result<T> + Sync,
    ) -> Result<Vec<T>> {
        let linkable = Linkable::new(self);
        parallel::collect(&Mutex::default(), self.plans.len(), |(): &mut (), at| {
            work(&Image::new(&linkable, at))
        })
    }

    /// Links all images, on all cores, and gives the bytes of each to `take`, in their order and by one
    /// thread at a time while others link. No more are in memory than wait for those before them.
    fn for_each_in_order(
        &self,
        mut take: impl FnMut(&[u8]) -> Result<(), CodeError> + Send,
    ) -> Result<(), CodeError> {
        let (linkable, count) = (Linkable::new(self), self.plans.len());
        linkable.linker(Flavour::Asked)?;
        self.options.progress.phase("link images", count);
        // Small images are handed over several at a time, as each time takes a lock.
        let few = count.div_ceil(parallel::threads().saturating_mul(RUNS)).clamp(1, HANDFUL);
        let free: Mutex<Vec<Vec<[u8; 4]>>> = Mutex::default();
        let lock = || free.lock().unwrap_or_else(PoisonError::into_inner);
        let link = |scratch: &mut Scratch, at| {
            let mut words = lock().pop().unwrap_or_default();
            linkable.link_into(at, scratch, &mut words)?;
            self.options.progress.step();
            Ok(words)
        };
        parallel::in_order(
            &Mutex::default(),
            count.div_ceil(few),
            |scratch: &mut Scratch, run| {
                let first = run.saturating_mul(few);
                let run = first..count.min(first.saturating_add(few));
                run.map(|at| link(scratch, at)).collect::<Result<Vec<_>, CodeError>>()
            },
            |images| {
                for words in images {
                    take(words.as_flattened())?;
                    lock().push(words);
                }
                Ok(())
            },
        )
    }

    /// The target of the images, as the containers say it.
    fn triple(&self) -> String {
        match &self.analysis.module().contents {
            Contents::Bitcode(module) if !module.triple.is_empty() => module.triple.clone(),
            Contents::Bitcode(_) => "spir64-unknown-unknown".to_owned(),
            Contents::SpirV(module) => {
                let mut models = module.section(Section::MemoryModel).filter_map(|it| it.word(1));
                match models.next() == Some(AddressingModel::Physical32.0) {
                    true => "spir-unknown-unknown".to_owned(),
                    false => "spir64-unknown-unknown".to_owned(),
                }
            }
        }
    }
}
