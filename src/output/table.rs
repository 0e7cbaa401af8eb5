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
    /// The files of image `number`: `<stem>_<number>` and the suffix of each kind.
    pub fn new(stem: &str, number: usize) -> Row {
        let file = |suffix: &str| format!("{stem}_{number}.{suffix}");
        Row { code: file("spv"), properties: file("prop"), symbols: file("sym") }
    }
}

/// The file.
pub fn print(columns: Columns, rows: &[Row]) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_there_when_asked_for() {
        let rows = [Row::new("/tmp/o", 0), Row::new("/tmp/o", 1)];
        let all = Columns { properties: true, symbols: true };
        assert_eq!(
            print(all, &rows),
            "[Code|Properties|Symbols]\n/tmp/o_0.spv|/tmp/o_0.prop|/tmp/o_0.sym\n\
             /tmp/o_1.spv|/tmp/o_1.prop|/tmp/o_1.sym\n"
        );
        let symbols = Columns { properties: false, symbols: true };
        assert_eq!(print(symbols, &rows[..1]), "[Code|Symbols]\n/tmp/o_0.spv|/tmp/o_0.sym\n");
        assert_eq!(print(Columns::default(), &[]), "[Code]\n");
    }
}
