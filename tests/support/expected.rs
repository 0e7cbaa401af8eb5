//! What a test printed against the file that has what it should print: `BLESS=1` writes the file, and
//! a difference is shown by its first lines.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// How many lines of each side a difference shows, and how many before them.
const SHOWN: usize = 12;
const CONTEXT: usize = 3;

/// Whether what is printed now shall become what is expected.
pub(crate) fn blessing() -> bool {
    std::env::var_os("BLESS").is_some_and(|value| !value.is_empty())
}

/// Writes the file if it has other content, so that a run that changes nothing touches nothing.
pub(crate) fn bless(path: &Path, got: &str) -> std::io::Result<()> {
    if fs::read(path).is_ok_and(|old| old == got.as_bytes()) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, got)
}

/// The lines around the first difference; none if there is no difference.
pub(crate) fn difference(expected: &str, got: &str) -> Option<String> {
    if expected == got {
        return None;
    }
    let (old, new): (Vec<_>, Vec<_>) = (expected.lines().collect(), got.lines().collect());
    let first = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let most = old.len().min(new.len()) - first;
    let same_end = old.iter().rev().zip(new.iter().rev()).take_while(|(a, b)| a == b).count();
    let end = same_end.min(most);
    let mut text = format!("differs at line {}:\n", first + 1);
    for line in &old[first.saturating_sub(CONTEXT)..first] {
        let _ = writeln!(text, "  {line}");
    }
    for (sign, side) in [('-', &old), ('+', &new)] {
        let changed = &side[first..side.len() - end];
        for line in changed.iter().take(SHOWN) {
            let _ = writeln!(text, "{sign} {line}");
        }
        if changed.len() > SHOWN {
            let _ = writeln!(text, "{sign} ... {} lines more", changed.len() - SHOWN);
        }
    }
    for line in old[old.len() - end..].iter().take(CONTEXT) {
        let _ = writeln!(text, "  {line}");
    }
    Some(text)
}
