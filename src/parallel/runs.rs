//! Lists cut into runs of about equal work, for phases that hand work to threads: what is done for a
//! run at once is shared by all that is in it, and runs are few enough to be handed over.

/// A run is no more than this part of what is left: 16 threads that each take such a run are busy to the
/// end.
const SHARE: u64 = 16;

/// The last runs are this part of the limit.
const SMALLEST: u64 = 8;

/// Runs of about `limit` bytes each, a byte being what `size` counts; towards the end they get
/// smaller, so that all threads end at about the same time, however many there are: where a run is cut
/// does not depend on them.
pub(crate) fn runs<T>(list: &[T], size: impl Fn(&T) -> u64, limit: u64) -> Vec<&[T]> {
    let mut runs = Vec::new();
    // The sizes are of parts of one file, so their sums are numbers of 64 bits.
    let (mut start, mut bytes) = (0, 0u64);
    let mut left: u64 = list.iter().map(&size).sum();
    for (end, one) in (1..).zip(list) {
        bytes = bytes.saturating_add(size(one));
        left = left.saturating_sub(size(one));
        if bytes >= limit.min((left / SHARE).max(limit / SMALLEST)) || end == list.len() {
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
        let list = [30, 40, 50, 0, 200, 2, 5, 4, 6];
        let cut = runs(&list, |&size| size, 64);
        // The last are of 8.
        assert_eq!(cut, [&[30][..], &[40], &[50], &[0, 200], &[2, 5, 4], &[6]]);
        assert_eq!(
            [0, 30, 69, 70, 320, 331, 337].map(|limit| within(&cut, |&size| size, limit)),
            [0, 1, 1, 2, 4, 5, 6]
        );
        assert!(runs(&[], |&size: &u64| size, 7).is_empty());
    }

    #[test]
    fn runs_get_smaller_towards_the_end() {
        let lengths = |count: u64| {
            let cut = vec![1; count as usize];
            runs(&cut, |&size| size, 64).iter().map(|run| run.len()).collect::<Vec<_>>()
        };
        let many = lengths(3000);
        assert_eq!(many.iter().sum::<usize>(), 3000);
        assert!(many.is_sorted_by(|one, other| one >= other), "{many:?}");
        // As long as there is enough for all threads they are as large as they may be.
        assert!(many[..30].iter().all(|&length| length == 64), "{many:?}");
        assert_eq!(many.iter().rev().take(8).max(), Some(&8));
        // Of little there are several runs all the same.
        assert_eq!(lengths(40), [8; 5]);
    }
}
