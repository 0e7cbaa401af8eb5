//! The table of a split: one row for each image, with the names of its files.
//!
//! The first line has the columns, `[Code|Properties|Symbols]`; cells are split by `|`.

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

/// Reads a table with the columns of [`print()`]; cells of columns that it has not are empty. `None` if it
/// is none.
pub fn parse(text: &str) -> Option<(Columns, Vec<Row>)> {
    let mut lines = text.lines();
    let heading = lines.next()?.strip_prefix('[')?.strip_suffix(']')?;
    let headings: Vec<&str> = heading.split('|').collect();
    let column = |name: &str| headings.iter().position(|heading| *heading == name);
    let (code, properties, symbols) = (column("Code")?, column("Properties"), column("Symbols"));
    let columns = Columns { properties: properties.is_some(), symbols: symbols.is_some() };
    let mut rows = Vec::new();
    for line in lines.filter(|line| !line.is_empty()) {
        let cells: Vec<&str> = line.split('|').collect();
        if cells.len() != headings.len() {
            return None;
        }
        let cell = |at: Option<usize>| at.map_or_else(String::new, |at| cells[at].to_owned());
        let (properties, symbols) = (cell(properties), cell(symbols));
        rows.push(Row { code: cell(Some(code)), properties, symbols });
    }
    Some((columns, rows))
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
        assert_eq!(parse(&print(all, &rows)), Some((all, rows.to_vec())));
        assert_eq!(parse("[Code|Symbols]\na.spv"), None);
        assert_eq!(parse("a.spv"), None);
        let symbols = Columns { properties: false, symbols: true };
        assert_eq!(print(symbols, &rows[..1]), "[Code|Symbols]\n/tmp/o_0.spv|/tmp/o_0.sym\n");
        assert_eq!(print(Columns::default(), []), "[Code]\n");
    }
}
