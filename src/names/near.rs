//! What somebody may have meant: the nearest of the names that there are.

/// The name that a wrong one may mean: one that contains it, or is a few letters away.
pub fn nearest<'n>(names: impl Iterator<Item = &'n str> + Clone, wrong: &str) -> Option<&'n str> {
    // One letter is in every other name.
    let containing = names.clone().filter(|name| wrong.len() > 1 && name.contains(wrong));
    if let Some(name) = containing.min_by_key(|name| name.len()) {
        return Some(name);
    }
    // Two letters that are swapped are two changes.
    let limit = if wrong.len() < 4 { 1 } else { (wrong.len() / 8).saturating_add(2) };
    let close = names.filter(|name| name.len().abs_diff(wrong.len()) <= limit);
    let rated = close.map(|name| (distance(name, wrong), name));
    rated.min_by_key(|&(distance, _)| distance).filter(|rated| rated.0 <= limit).map(|it| it.1)
}

/// As many names as a message may list.
const LISTED: usize = 12;

/// The names as a message lists them, unless they are too many.
pub fn listed<'n>(names: impl ExactSizeIterator<Item = &'n str>) -> Option<String> {
    match names.len() {
        0 => Some("there are none".into()),
        1..=LISTED => {
            let names: Vec<String> = names.map(|name| format!("'{name}'")).collect();
            Some(format!("there are {}", names.join(", ")))
        }
        _ => None,
    }
}

/// What a message ends in that names nothing known: the name that may be meant, if there is one.
pub fn suggestion(near: Option<&str>) -> String {
    near.map_or(String::new(), |near| format!("; did you mean '{near}'?"))
}

/// The distance of Levenshtein, where two neighbours that have changed places count as one step.
fn distance(one: &str, other: &str) -> usize {
    let [one, other]: [Vec<char>; 2] = [one, other].map(|text| text.chars().collect());
    // From what has been seen of the one to each beginning of the other; the same one and two letters before.
    let mut row: Vec<usize> = (0..=other.len()).collect();
    let (mut last, mut but_last) = (row.clone(), row.clone());
    for (seen, a) in (1usize..).zip(&one) {
        std::mem::swap(&mut but_last, &mut last);
        std::mem::swap(&mut last, &mut row);
        row[0] = seen;
        for (at, b) in other.iter().enumerate() {
            let place = at.saturating_add(1);
            let substituted = last[at].saturating_add(usize::from(a != b));
            row[place] = last[place].min(row[at]).saturating_add(1).min(substituted);
            // The letters before both, if there are any.
            let (one_before, other_before) = (seen.checked_sub(2), at.checked_sub(1));
            if let (Some(i), Some(j)) = (one_before, other_before)
                && (one[i], other[j]) == (*b, *a)
            {
                row[place] = row[place].min(but_last[j].saturating_add(1));
            }
        }
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_is_few_letters_away_or_longer() {
        let names = ["_ZTS6vector", "matrix", "matrix_transposed"];
        let near = |wrong| nearest(names.into_iter(), wrong);
        assert_eq!(near("vector"), Some("_ZTS6vector"));
        assert_eq!(near("matrx"), Some("matrix"));
        assert_eq!(near("fft"), None);
        assert_eq!(near("m"), None);
        for (one, other, expected) in [
            ("kitten", "sitting", 3),
            ("pvc", "pcv", 1),
            ("", "abc", 3),
            ("ab", "ab", 0),
            ("abcd", "badc", 2),
            ("ca", "abc", 3),
        ] {
            assert_eq!(
                [distance(one, other), distance(other, one)],
                [expected; 2],
                "{one} {other}"
            );
        }
    }

    #[test]
    fn few_names_are_listed() {
        assert_eq!(listed(["a", "b"].into_iter()).as_deref(), Some("there are 'a', 'b'"));
        assert_eq!(listed([].into_iter()).as_deref(), Some("there are none"));
        assert_eq!(listed(["a"; 13].into_iter()), None);
    }
}
