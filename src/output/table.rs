//! The table of a split: one row for each image, with the names of its files.
//!
//! The first line has the columns, `[Code|Properties|Symbols]`; cells are split by `|`.

use super::properties::ReadError;

/// Which columns a table has beside the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Columns {
    /// A property file for each image.
    pub properties: bool,
    /// A symbol file for each image.
    pub symbols: bool,
}

/// The files of one image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The SPIR-V module.
    pub code: String,
    /// Its property sets.
    pub properties: String,
    /// Its entry points.
    pub symbols: String,
}

impl Row {
    /// The files of an image: their common name and the suffix of each kind. The properties for a
    /// target have its name in theirs.
    pub fn new(name: &str, target: Option<&str>) -> Row {
        let file = |suffix: &str| format!("{name}.{suffix}");
        let properties = match target {
            Some(target) => file(&format!("{target}.prop")),
            None => file("prop"),
        };
        Row { code: file("spv"), properties, symbols: file("sym") }
    }
}

/// The file.
pub fn print<'r>(columns: Columns, rows: impl IntoIterator<Item = &'r Row>) -> String {
    let line = |code: &str, properties: &str, symbols: &str| {
        let mut line = code.to_string();
        for (cell, _) in
            [(properties, columns.properties), (symbols, columns.symbols)].iter().filter(|c| c.1)
        {
            line.push('|');
            line.push_str(cell);
        }
        line
    };
    let mut out = format!("[{}]\n", line("Code", "Properties", "Symbols"));
    for row in rows {
        out.push_str(&line(&row.code, &row.properties, &row.symbols));
        out.push('\n');
    }
    out
}

/// A table that was read, whoever wrote it and whatever its columns are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<'t> {
    header: &'t str,
    columns: Vec<&'t str>,
    rows: Vec<Line<'t>>,
}

/// A row of a table that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<'t> {
    /// All of it.
    pub line: &'t str,
    /// Its cells, one for each column.
    pub cells: Vec<&'t str>,
}

/// The columns that a header names.
fn columns(header: &str) -> Option<Vec<&str>> {
    let names = header.strip_prefix('[')?.strip_suffix(']')?;
    Some(names.split('|').map(str::trim).collect())
}

/// Whether a file begins like a table of images.
pub fn is_table(bytes: &[u8]) -> bool {
    let line = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let header = str::from_utf8(line).ok().map(str::trim_end);
    let columns = header.and_then(columns).unwrap_or_default();
    columns.contains(&"Code") || columns.contains(&"Properties")
}

impl<'t> Table<'t> {
    /// Reads a table; empty lines do not count.
    ///
    /// # Errors
    /// If there is no header, or a row has too few or too many cells.
    pub fn parse(text: &'t str) -> Result<Self, ReadError> {
        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
        let bad = |line: usize, message: String| ReadError { line, message };
        let (at, header) = lines.next().unwrap_or((1, ""));
        let columns = columns(header.trim())
            .ok_or_else(|| bad(at, "a table begins with its columns: [Code|Properties]".into()))?;
        let row = |(at, line): (usize, &'t str)| {
            let cells: Vec<&str> = line.split('|').collect();
            match cells.len() == columns.len() {
                true => Ok(Line { line, cells }),
                false => Err(bad(
                    at,
                    format!("{} cells, but the table has {} columns", cells.len(), columns.len()),
                )),
            }
        };
        let rows = lines.map(row).collect::<Result<_, _>>()?;
        Ok(Table { header, columns, rows })
    }

    /// The line of the columns.
    pub fn header(&self) -> &'t str {
        self.header
    }

    /// The number of the column of this name.
    pub fn column(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|column| *column == name)
    }

    /// The rows, in order.
    pub fn rows(&self) -> impl Iterator<Item = Line<'t>> + '_ {
        self.rows.iter().cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_there_when_asked_for() {
        let rows = [Row::new("/tmp/o_0", None), Row::new("/tmp/o_1", Some("x86_64"))];
        let all = Columns { properties: true, symbols: true };
        assert_eq!(
            print(all, &rows),
            "[Code|Properties|Symbols]\n/tmp/o_0.spv|/tmp/o_0.prop|/tmp/o_0.sym\n\
             /tmp/o_1.spv|/tmp/o_1.x86_64.prop|/tmp/o_1.sym\n"
        );
        let symbols = Columns { properties: false, symbols: true };
        assert_eq!(print(symbols, &rows[..1]), "[Code|Symbols]\n/tmp/o_0.spv|/tmp/o_0.sym\n");
        assert_eq!(print(Columns::default(), []), "[Code]\n");
    }

    #[test]
    fn what_was_printed_is_read_again() {
        let rows = [Row::new("/tmp/o_0", None), Row::new("/tmp/o_1", Some("x86_64"))];
        let text = print(Columns { properties: true, symbols: false }, &rows);
        let table = Table::parse(&text).unwrap();
        assert!(is_table(text.as_bytes()) && !is_table(b"[SYCL/device requirements]\n"));
        assert_eq!((table.header(), table.column("Properties")), ("[Code|Properties]", Some(1)));
        assert_eq!(table.column("Symbols"), None);
        let cells: Vec<Vec<&str>> = table.rows().map(|row| row.cells).collect();
        assert_eq!(cells[1], ["/tmp/o_1.spv", "/tmp/o_1.x86_64.prop"]);
        assert_eq!(Table::parse("[Code]\n").unwrap().rows().count(), 0);
        for (text, line) in [("", 1), ("Code\n", 1), ("[Code|Symbols]\na|b\n\na\n", 4)] {
            assert_eq!(Table::parse(text).unwrap_err().line, line, "{text}");
        }
    }
}
