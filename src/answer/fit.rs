//! Tables within the width of a terminal. A text that is asked for with a precision (`{:.80}`) has tables of
//! at most so many characters a line: names give way, which are the longest of what is in them, and numbers
//! stay.

use std::borrow::Cow;
#[cfg(feature = "containers")]
use std::fmt::{self, Formatter};

/// What stands for the middle of a text that is too long. Names of one program differ at either end.
const GAP: &str = "...";

/// The fewest characters that a name is cut to: with less, all names look alike.
const LEAST: usize = 14;

/// The text in at most so many characters, but for [`LEAST`].
pub(crate) fn fitted(text: &str, room: usize) -> Cow<'_, str> {
    let (room, length) = (room.max(LEAST), text.chars().count());
    if length <= room {
        return Cow::Borrowed(text);
    }
    let left = room.saturating_sub(GAP.len());
    let head = left.div_ceil(2);
    let begin: String = text.chars().take(head).collect();
    let end: String = text.chars().skip(length.saturating_sub(left.saturating_sub(head))).collect();
    Cow::Owned(begin + GAP + &end)
}

/// The text in what a line has left beside so many other characters.
#[cfg(feature = "containers")]
pub(crate) fn beside<'t>(f: &Formatter<'_>, others: usize, text: &'t str) -> Cow<'t, str> {
    match f.precision() {
        Some(width) => fitted(text, width.saturating_sub(others)),
        None => Cow::Borrowed(text),
    }
}

/// Words with spaces between them, in the lines that there is room for behind so many other characters.
#[cfg(feature = "containers")]
pub(crate) fn flow<'t>(
    f: &mut Formatter<'_>,
    before: usize,
    words: impl Iterator<Item = &'t str>,
) -> fmt::Result {
    let room = f.precision().map_or(usize::MAX, |width| width.saturating_sub(before));
    let mut used = 0_usize;
    for word in words {
        let length = word.chars().count();
        let with_space = used.saturating_add(1).saturating_add(length);
        used = if used == 0 {
            length
        } else if with_space <= room {
            f.write_str(" ")?;
            with_space
        } else {
            write!(f, "\n{:before$}", "")?;
            length
        };
        f.write_str(word)?;
    }
    Ok(())
}

/// Makes the widest of these columns narrower, as long as all together are wider than there is room.
pub(crate) fn narrow(widths: &mut [usize], flexible: &[usize], room: usize) {
    let mut over = widths.iter().sum::<usize>().saturating_sub(room);
    while over > 0 {
        let widest = flexible.iter().copied().max_by_key(|&at| widths[at]);
        let Some(widest) = widest.filter(|&at| widths[at] > LEAST) else { return };
        widths[widest] = widths[widest].saturating_sub(1);
        over = over.saturating_sub(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_gives_way() {
        assert_eq!(fitted("operator()<int, float>", 22), "operator()<int, float>");
        assert_eq!(fitted("operator()<int, float>", 15), "operat...float>");
        // Not to nothing, and not within a character.
        assert_eq!(fitted("äöüäöüäöüäöüäöü", 0), "äöüäöü...öüäöü");
    }

    #[test]
    fn the_widest_column_gives_way() {
        let mut widths = [4, 50, 40, 9];
        narrow(&mut widths, &[1, 2], 60);
        assert_eq!(widths, [4, 24, 23, 9]);
        narrow(&mut widths, &[1, 2], 10);
        assert_eq!(widths, [4, 14, 14, 9]);
    }
}
