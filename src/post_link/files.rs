//! The files of a post-link: code, properties and symbols of each image, and the tables that name them.
//!
//! Every thread links an image, writes its files beside their targets, and goes on to the next in the
//! same memory: however many images there are, only a few are in memory. When all are there, all are
//! renamed into place.

use std::path::{Path, PathBuf};

use super::image::Code;
use super::summary::{ImageSummary, PostLinkSummary};
use super::{Cut, DeviceLibrary, Image};
use crate::answer::Diagnostic;
use crate::output::atomic::Staged;
use crate::output::properties::{PropertySets, Value, set};
use crate::output::table::{self, Columns, Row};
use crate::targets::Device;
use crate::{Error, Result};

/// Which files are written, and where.
///
/// The first table names the others: the images of `out/a.table` are `out/a_0.spv` and so on.
#[derive(Clone, Debug)]
#[must_use]
pub struct Files {
    tables: Vec<Table>,
    name: Option<String>,
    folder: Option<PathBuf>,
    columns: Columns,
}

/// A table.
#[derive(Clone, Debug)]
struct Table {
    path: PathBuf,
    /// What all its images are compiled for.
    target: Option<String>,
}

impl Files {
    /// A table of all images, and a file of code for each; `-` is standard output.
    pub fn table(path: impl Into<PathBuf>) -> Self {
        Self::of(Table { path: path.into(), target: None })
    }

    /// A table of the images that a target of ahead-of-time compilation can run, as the configuration
    /// of devices has it. A target that the configuration lacks is assumed to run everything.
    pub fn table_for(target: impl Into<String>, path: impl Into<PathBuf>) -> Self {
        Self::of(Table { path: path.into(), target: Some(target.into()) })
    }

    fn of(table: Table) -> Self {
        Self { tables: vec![table], name: None, folder: None, columns: Columns::default() }
    }

    /// Adds the tables of `other`.
    pub fn and(mut self, other: Files) -> Self {
        self.tables.extend(other.tables);
        self
    }

    /// The first part of the names of the files, in place of that of the first table.
    pub fn named(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// The folder of all files but the tables, in place of that of the first table.
    pub fn folder(mut self, folder: impl Into<PathBuf>) -> Self {
        self.folder = Some(folder.into());
        self
    }

    /// A property file for each image.
    pub fn properties(mut self, yes: bool) -> Self {
        self.columns.properties = yes;
        self
    }

    /// A symbol file for each image.
    pub fn symbols(mut self, yes: bool) -> Self {
        self.columns.symbols = yes;
        self
    }

    /// The paths of the tables.
    pub fn tables(&self) -> impl Iterator<Item = &Path> {
        self.tables.iter().map(|table| &*table.path)
    }

    /// Checks that the files can be told apart, and gives the folder and first part of the names of
    /// those that are no tables.
    ///
    /// # Errors
    /// If two tables are one file, or a table could not hold the names.
    pub fn stem(&self) -> Result<String> {
        for (at, Table { path, target }) in self.tables.iter().enumerate() {
            if target.as_deref().is_some_and(|target| target.contains(char::is_control)) {
                return Err(Error::option("the name of a target has no control characters"));
            }
            if path.as_os_str().is_empty() {
                return Err(Error::option("-o needs the name of a file after the target"));
            }
            if self.tables[..at].iter().any(|other| other.path == *path) {
                let path = path.display();
                return Err(Error::option(format!("two tables would be written to '{path}'")));
            }
        }
        // The first table names the files, as in sycl-post-link.
        let table = &self.tables[0].path;
        let stdout = table == Path::new("-");
        let of_table =
            || table.file_stem().filter(|_| !stdout)?.to_string_lossy().into_owned().into();
        let name = self.name.clone().or_else(of_table).unwrap_or_else(|| "image".into());
        let folder = match &self.folder {
            Some(folder) => folder,
            None if stdout => Path::new(""),
            None => table.parent().unwrap_or(Path::new("")),
        };
        let stem = folder.join(name).to_string_lossy().into_owned();
        if stem.contains('|') || stem.contains(char::is_control) {
            return Err(Error::option(format!("the table cannot hold names like '{stem}'")));
        }
        Ok(stem)
    }
}

impl Table {
    /// The property file of an image: in the table of a target it says what it is compiled for.
    fn print(&self, sets: &PropertySets) -> Vec<u8> {
        let Some(target) = &self.target else { return sets.print().into_bytes() };
        let mut sets = sets.clone();
        sets.add(set::DEVICE_REQUIREMENTS, "compile_target", Value::text(target.as_bytes()));
        sets.print().into_bytes()
    }
}

/// A name that a file has no way to say.
pub(super) fn unspeakable(file: &str, name: &str) -> Error {
    Error::unspeakable(format!("a {file} cannot hold the name '{}'", name.escape_debug()))
}

/// Links an image into a file; says how long it is.
fn add_code(files: &mut Staged, path: &Path, code: Code<'_, '_>) -> Result<usize> {
    let (mut length, mut linked) = (0, Ok(()));
    let written = files.add_with(path, |mut writer| {
        length = code.write_to(&mut writer).map_err(|error| error.into_io(&mut linked))?;
        Ok(())
    });
    // There is no file then, and this says why.
    linked?;
    written?;
    Ok(length)
}

/// An image whose files are written but not yet in place.
struct Written {
    files: Staged,
    /// By table: its row there, unless the target cannot run it.
    rows: Vec<Option<Row>>,
    summary: Option<ImageSummary>,
}

/// Where the files of a run go.
struct Writer<'a> {
    files: &'a Files,
    /// By table: the device that it is for, if the configuration has that.
    devices: Vec<Option<&'a Device>>,
    stem: String,
}

impl Cut<'_> {
    /// Links all images on all cores and writes their files and the tables, all or none. The device
    /// libraries become images of every table.
    ///
    /// # Errors
    /// If the module cannot be translated or linked, or a file not be written; then there is none.
    pub fn write_to(&self, files: &Files, libraries: &[DeviceLibrary]) -> Result<PostLinkSummary> {
        let written = self.stage(files, libraries)?;
        written.files.commit()?;
        Ok(written.summary)
    }

    /// The same without putting anything into place: [`StagedFiles::commit`] does that.
    ///
    /// # Errors
    /// If the module cannot be translated or linked, or a file not be written.
    pub fn stage(&self, files: &Files, libraries: &[DeviceLibrary]) -> Result<StagedFiles> {
        let device = |table: &Table| self.analysis.devices().find(table.target.as_deref()?);
        let devices = files.tables.iter().map(device).collect();
        let writer = Writer { stem: files.stem()?, files, devices };
        let mut diagnostics = self.diagnostics().to_vec();
        diagnostics.extend(self.unknown_targets(files));
        diagnostics.extend(self.undefined_symbols()?);
        let image = |image: &Image<'_>, code: Code<'_, '_>| writer.image(image, code);
        let mut images = self.for_each::<_, Error>(image)?;
        for library in libraries {
            images.push(writer.library(images.len(), library)?);
        }
        self.options.progress.phase("write", 0);
        let (files, images) = writer.stage(images)?;
        let summary = PostLinkSummary { file: self.analysis.file(), images, diagnostics };
        Ok(StagedFiles { files, summary })
    }
}

/// The files of a post-link, written under temporary names. Dropping them removes them.
#[derive(Debug)]
pub struct StagedFiles {
    files: Staged,
    summary: PostLinkSummary,
}

impl StagedFiles {
    #[cfg(feature = "containers")]
    pub(super) fn new(files: Staged, summary: PostLinkSummary) -> Self {
        Self { files, summary }
    }

    /// What there is to say of them.
    pub fn summary(&self) -> &PostLinkSummary {
        &self.summary
    }

    /// Adds a file that comes into place with the others, before the one that names them.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, path: &Path, contents: &[u8]) -> Result<()> {
        let mut files = Staged::new();
        files.add(path, contents)?;
        files.append(std::mem::take(&mut self.files));
        self.files = files;
        Ok(())
    }

    /// Puts all files into place, or none.
    ///
    /// # Errors
    /// If a file cannot be put where it should be.
    pub fn commit(self) -> Result<PostLinkSummary> {
        self.files.commit()?;
        Ok(self.summary)
    }
}

impl Cut<'_> {
    /// The targets of tables that the configuration of devices does not have.
    pub fn unknown_targets(&self, files: &Files) -> Vec<Diagnostic> {
        let targets = files.tables.iter().filter_map(|table| table.target.as_deref());
        let unknown = targets.filter(|target| self.analysis.devices().find(target).is_none());
        unknown.map(|target| self.analysis.unknown_target(target)).collect()
    }
}

impl Writer<'_> {
    /// Whether a table has an image. What is not known to run nowhere may run everywhere.
    fn takes(&self, table: usize, image: &Image<'_>) -> bool {
        self.devices[table].is_none_or(|device| image.runs_on(device))
    }

    /// The files of an image, unless no table has it.
    fn image(&self, image: &Image<'_>, code: Code<'_, '_>) -> Result<Written> {
        let name = format!("{}_{}", self.stem, image.name());
        let row = |(at, table): (usize, &Table)| {
            self.takes(at, image).then(|| Row::new(&name, table.target.as_deref()))
        };
        let rows: Vec<Option<Row>> = self.files.tables.iter().enumerate().map(row).collect();
        let mut files = Staged::new();
        let Some(row) = rows.iter().flatten().next() else {
            return Ok(Written { files, rows, summary: None });
        };
        let length = add_code(&mut files, Path::new(&row.code), code)?;
        if self.files.columns.properties {
            let sets = image.properties();
            if let Some(key) = sets.unspeakable() {
                return Err(unspeakable("property file", key));
            }
            for (row, table) in rows.iter().zip(&self.files.tables) {
                if let Some(row) = row {
                    files.add(Path::new(&row.properties), &table.print(&sets))?;
                }
            }
        }
        if self.files.columns.symbols {
            let name = image
                .kernels()
                .chain(image.exported())
                .find(|name| name.as_str().contains(char::is_control));
            if let Some(name) = name {
                return Err(unspeakable("symbol file", name.as_str()));
            }
            files.add(Path::new(&row.symbols), &image.symbols())?;
        }
        let summary = Some(ImageSummary::of(image, &row.code, length));
        Ok(Written { files, rows, summary })
    }

    /// The image of a device library, which every table has.
    fn library(&self, number: usize, library: &DeviceLibrary) -> Result<Written> {
        let name = format!("{}_{number}", self.stem);
        let mut files = Staged::new();
        let mut rows = Vec::new();
        for table in &self.files.tables {
            let row = Row::new(&name, table.target.as_deref());
            if rows.is_empty() {
                files.add(Path::new(&row.code), &library.bytes())?;
                if self.files.columns.symbols {
                    files.add(Path::new(&row.symbols), library.symbols())?;
                }
            }
            if self.files.columns.properties {
                files.add(Path::new(&row.properties), &table.print(library.properties()))?;
            }
            rows.push(Some(row));
        }
        Ok(Written { files, rows, summary: None })
    }

    /// All files of a run, the tables last, and what there is to say of the images.
    fn stage(&self, images: Vec<Written>) -> Result<(Staged, Vec<ImageSummary>)> {
        self.check_places(&images)?;
        let columns = self.files.columns;
        let tables: Vec<String> = (0..self.files.tables.len())
            .map(|at| table::print(columns, images.iter().filter_map(|it| it.rows[at].as_ref())))
            .collect();
        let (mut staged, mut summary) = (Staged::new(), Vec::new());
        for image in images {
            staged.append(image.files);
            summary.extend(image.summary);
        }
        for (to, table) in self.files.tables.iter().zip(tables) {
            staged.add(&to.path, table.as_bytes())?;
        }
        Ok((staged, summary))
    }

    /// Refuses a table in the place of one of the files that it names.
    fn check_places(&self, images: &[Written]) -> Result<()> {
        let columns = self.files.columns;
        let rows = images.iter().flat_map(|image| image.rows.iter().flatten());
        let files = rows.flat_map(|row| {
            let properties = columns.properties.then_some(&row.properties);
            let symbols = columns.symbols.then_some(&row.symbols);
            std::iter::once(&row.code).chain(properties).chain(symbols)
        });
        let place = |path: &Path| path.strip_prefix("./").unwrap_or(path).to_path_buf();
        let tables: Vec<PathBuf> = self.files.tables().map(place).collect();
        for file in files {
            if tables.contains(&place(Path::new(file))) {
                return Err(Error::option(format!(
                    "a table and another file would be written to '{file}'"
                )));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_table_names_the_files() {
        let stem = |files: Files| files.stem().map_err(|error| error.to_string());
        assert_eq!(stem(Files::table("out/a.table")), Ok("out/a".into()));
        assert_eq!(stem(Files::table("-")), Ok("image".into()));
        assert_eq!(stem(Files::table("out/a.table").folder("x").named("b")), Ok("x/b".into()));
        let twice = Files::table("a.table").and(Files::table_for("t", "a.table"));
        assert_eq!(stem(twice), Err("two tables would be written to 'a.table'".into()));
        assert!(stem(Files::table("a|b.table")).is_err());
        assert!(stem(Files::table_for("t", "")).is_err());
    }
}
