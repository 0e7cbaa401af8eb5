//! All images of a cut in one file, where a table would have some files for each.

use std::path::Path;

use lapidary_spirv::grammar::AddressingModel;
use lapidary_spirv::read::Section;

use super::files::unspeakable;
use super::image::CodeError;
use super::summary::{ImageSummary, PostLinkSummary};
use super::{Cut, DeviceLibrary, StagedFiles};
use crate::Result;
use crate::container::{Package, PackedImage};
use crate::module::Contents;
use crate::output::atomic::Staged;

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
            write().map_err(|error| error.to_writer(&mut linked))
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
