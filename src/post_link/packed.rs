//! All images of a cut in one file, where a table would have some files for each.

use std::path::Path;

use lapidary_spirv::grammar::AddressingModel;
use lapidary_spirv::read::Section;

use super::files::unspeakable;
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
        let linked = self.for_each_image(|image, code| {
            let properties = image.properties();
            if let Some(key) = properties.unspeakable() {
                return Err(unspeakable("property set", key));
            }
            let names = image.kernels().chain(image.exported());
            let symbols: Vec<String> = names.map(|name| name.as_str().to_owned()).collect();
            if let Some(name) = symbols.iter().find(|name| name.contains(['\0', '\n'])) {
                return Err(unspeakable("container", name));
            }
            let summary = ImageSummary::of(image, "", code.len());
            Ok((PackedImage { code: code.to_vec(), properties, symbols }, summary))
        })?;
        let (mut images, mut summaries): (Vec<_>, Vec<_>) = linked.into_iter().unzip();
        for (at, summary) in summaries.iter_mut().enumerate() {
            summary.code = format!("{}@{at}", path.display());
        }
        for library in libraries {
            let symbols = String::from_utf8_lossy(library.symbols());
            images.push(PackedImage {
                code: library.bytes(),
                properties: library.properties().clone(),
                symbols: symbols.lines().map(str::to_owned).collect(),
            });
        }
        let mut files = Staged::new();
        let packed = package.pack(&self.triple(), &images)?;
        files.add_with(path, |out| packed.write_to(out))?;
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
