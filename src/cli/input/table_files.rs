//! Where the files are that a table of images names.
//!
//! A table does not say what its names are relative to. Those that post-link writes are relative to the folder it
//! ran in, those of `extract` to the folder of the table, and either may have been moved with its images since.
//! So all files of a table are looked for in one of these places, the first that has them all: never one here and
//! one there, as two programs may well have images of the same name.

use std::path::{Path, PathBuf};

use lapidary::output::table::{Line, Table};

/// The columns whose cells name files.
const FILES: [&str; 3] = ["Code", "Properties", "Symbols"];

/// Where the files of a table are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum TableFiles {
    /// At their names, from the folder of the table.
    FromTable(PathBuf),
    /// At their names, from the current folder.
    FromHere,
    /// Beside the table, whatever folder they were written to.
    Beside(PathBuf),
}

impl TableFiles {
    /// Where the files of a table are, which lies in a file of this path. If no place has them all, their names
    /// are taken as they are.
    pub(in crate::cli) fn of(table: &Table<'_>, path: &Path) -> Self {
        let folder = path.parent().unwrap_or(Path::new(""));
        let columns: Vec<usize> = FILES.iter().filter_map(|name| table.column(name)).collect();
        let has_all = |place: &Self| {
            table.rows().all(|row| columns.iter().all(|&at| place.file(row.cells[at]).exists()))
        };
        [Self::FromTable(folder.into()), Self::FromHere, Self::Beside(folder.into())]
            .into_iter()
            .find(has_all)
            .unwrap_or(Self::FromHere)
    }

    /// The file that a cell names.
    pub(in crate::cli) fn file(&self, cell: &str) -> PathBuf {
        match self {
            Self::FromTable(folder) => folder.join(cell),
            Self::FromHere => PathBuf::from(cell),
            Self::Beside(folder) => folder.join(Path::new(cell).file_name().unwrap_or_default()),
        }
    }

    /// A row for another table, which is written to a file of this path: with the same names, if they mean the
    /// same files there, else with those that they have from here.
    pub(in crate::cli) fn moved(&self, table: &Table<'_>, row: &Line<'_>, output: &Path) -> String {
        let (Self::FromTable(folder) | Self::Beside(folder)) = self else {
            return row.line.to_owned();
        };
        if output != Path::new("-") && output.parent() == Some(folder) {
            return row.line.to_owned();
        }
        let is_file = |at| FILES.iter().any(|name| table.column(name) == Some(at));
        let cell = |(at, &cell): (usize, &&str)| match is_file(at) {
            true => self.file(cell).display().to_string(),
            false => cell.to_owned(),
        };
        row.cells.iter().enumerate().map(cell).collect::<Vec<_>>().join("|")
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn all_files_of_a_table_are_in_one_place() {
        let root = std::env::temp_dir().join(format!("lapidary-rows-{}", std::process::id()));
        let folder = root.join("sub");
        fs::create_dir_all(&folder).expect("a folder");
        for name in ["a_0.spv", "a_0.prop", "a_1.spv", "a_1.prop"] {
            fs::write(folder.join(name), "").expect("a file");
        }
        let path = folder.join("a.table");
        let text = |folder: &str, names: [&str; 2]| {
            let rows = names.map(|name| format!("{folder}{name}.spv|x86|{folder}{name}.prop\n"));
            format!("[Code|Target|Properties]\n{}", rows.concat())
        };
        let (here, both) = (folder.join("").display().to_string(), ["a_0", "a_1"]);
        for (text, rows) in [
            (text("", both), TableFiles::FromTable(folder.clone())),
            (text(&here, both), TableFiles::FromTable(folder.clone())),
            (text("gone/", both), TableFiles::Beside(folder.clone())),
            // One that is in no place leaves the others where their names say.
            (text("", ["a_0", "a_2"]), TableFiles::FromHere),
        ] {
            let table = Table::parse(&text).expect("a table");
            assert_eq!(TableFiles::of(&table, &path), rows, "{text}");
            let row = table.rows().next().expect("a row");
            let moved = |output: &Path| rows.moved(&table, &row, output);
            assert_eq!(moved(&folder.join("b.table")), row.line);
            let there = format!("{here}a_0.spv|x86|{here}a_0.prop");
            let expected = if rows == TableFiles::FromHere { row.line } else { &there };
            assert_eq!([moved(&root.join("b.table")), moved(Path::new("-"))], [expected; 2]);
        }
        fs::remove_dir_all(&root).expect("it was there");
    }
}
