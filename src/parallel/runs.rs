//! Lists cut into runs of about equal work, for phases that hand work to threads: what is done for a
//! run at once is shared by all that is in it, and runs are few enough to be handed over.

/// Runs of about `limit` bytes each, a byte being what `size` counts; towards the end they get
/// smaller, down to a fourth, so that all threads end at about the same time.
pub(crate) fn runs<T>(list: &[T], size: impl Fn(&T) -> u64, limit: u64) -> Vec<&[T]> {
    let mut runs = Vec::new();
    // The sizes are of parts of one file, so their sums are numbers of 64 bits.
    let (mut start, mut bytes) = (0, 0u64);
    let mut left: u64 = list.iter().map(&size).sum();
    for (end, one) in (1..).zip(list) {
        bytes = bytes.saturating_add(size(one));
        left = left.saturating_sub(size(one));
        if bytes >= limit.min((left / 4).max(limit / 4)) || end == list.len() {
            runs.push(&list[start..end]);
            (start, bytes) = (end, 0);
        }
    }
    runs
}

/// How many of the first runs have no more than `limit` bytes together.
pub(crate) fn within<T>(runs: &[&[T]], size: impl Fn(&T) -> u64, limit: u64) -> usize {
    let mut bytes = 0u64;
    let fits = |run: &&&[T]| {
        bytes = bytes.saturating_add(run.iter().map(&size).sum());
        bytes <= limit
    };
    runs.iter().take_while(fits).count()
}

#[cfg(test)]
mod tests {
    use super::{runs, within};

    #[test]
    fn runs_end_where_the_limit_is_reached() {
        let list = [3, 4, 5, 0, 20, 2, 1, 1];
        let cut = runs(&list, |&size| size, 8);
        assert_eq!(cut, [&[3, 4][..], &[5, 0, 20], &[2], &[1, 1]]);
        assert_eq!(
            [0, 7, 31, 32, 33, 34, 99].map(|limit| within(&cut, |&size| size, limit)),
            [0, 1, 1, 2, 2, 3, 4]
        );
        assert!(runs(&[], |&size: &u64| size, 7).is_empty());
    }
}
