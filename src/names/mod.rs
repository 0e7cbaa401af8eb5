//! Names as people give and read them: mangled or as in the source, and perhaps mistyped.

mod near;

use std::borrow::Cow;

use crate::{Error, Result};

pub use near::{listed, nearest, suggestion};

/// The index of the only name that is called so. `what` is what the names are of.
pub(crate) fn find(what: &str, names: &[Cow<'_, str>], wanted: &str) -> Result<usize> {
    if let Some(found) = names.iter().position(|name| name == wanted) {
        return Ok(found);
    }
    let demangled: Vec<Cow<'_, str>> = names.iter().map(|name| demangle(name)).collect();
    let mut found = demangled.iter().enumerate().filter(|(_, name)| *name == wanted);
    match (found.next(), found.next()) {
        (Some((one, _)), None) => return Ok(one),
        (Some((one, _)), Some((other, _))) => {
            let (one, other) = (&names[one], &names[other]);
            return Err(Error::not_found(format!(
                "several are called '{wanted}', for one '{one}' and '{other}'"
            )));
        }
        (None, _) => {}
    }
    let shown = demangled.iter().map(AsRef::as_ref);
    let both = shown.clone().chain(names.iter().map(AsRef::as_ref));
    Err(Error::not_found(match (nearest(both, wanted), listed(shown)) {
        (Some(near), _) => format!("no {what} is called '{wanted}'; did you mean '{near}'?"),
        (None, Some(list)) => format!("no {what} is called '{wanted}'; {list}"),
        (None, None) => format!("no {what} of {} is called '{wanted}'", names.len()),
    }))
}

/// The C++ signature behind a mangled name; the name itself if it is none, cannot be read, or would grow
/// out of proportion. Without the feature `demangle` it is always the name itself.
pub fn demangle(name: &str) -> Cow<'_, str> {
    #[cfg(feature = "demangle")]
    if name.starts_with("_Z") {
        let options = cpp_demangle::DemangleOptions::default();
        let signature = cpp_demangle::Symbol::new(name.as_bytes())
            .ok()
            .and_then(|symbol| Budgeted::demangle(&symbol, &options, name.len()));
        if let Some(text) = signature {
            // Kernels are named by the type name of what they run.
            let of_kernel = text.strip_prefix("typeinfo name for ").map(str::to_string);
            return Cow::Owned(of_kernel.unwrap_or(text));
        }
    }
    Cow::Borrowed(name)
}

/// A name on one line: of the control characters only those that end or shift lines are left to
/// whoever prints, and a name has no lines.
pub(crate) fn in_a_line(name: &str) -> Cow<'_, str> {
    if !name.contains(['\n', '\t']) {
        return Cow::Borrowed(name);
    }
    Cow::Owned(name.replace('\n', "\\x0a").replace('\t', "\\x09"))
}

/// A name being demangled. Substitutions refer to what was said before, each twice as much as the
/// last if a stranger likes, so a name of some hundred bytes may stand for gigabytes. What a name may
/// become is in proportion to what it is, and so is what all names of a file may.
#[cfg(feature = "demangle")]
struct Budgeted {
    text: String,
    left: usize,
}

#[cfg(feature = "demangle")]
impl Budgeted {
    /// Real names grow to ten times what they were at most (kernels of libraries of templates).
    const GROWTH: usize = 32;
    /// Short ones may be more than that.
    const LEAST: usize = 1 << 10;

    fn demangle(
        symbol: &cpp_demangle::Symbol<&[u8]>,
        options: &cpp_demangle::DemangleOptions,
        length: usize,
    ) -> Option<String> {
        let left = Self::GROWTH.saturating_mul(length).saturating_add(Self::LEAST);
        let mut out = Self { text: String::new(), left };
        symbol.structured_demangle(&mut out, options).ok()?;
        Some(out.text)
    }
}

#[cfg(feature = "demangle")]
impl std::fmt::Write for Budgeted {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.left = self.left.checked_sub(text.len()).ok_or(std::fmt::Error)?;
        self.text.push_str(text);
        Ok(())
    }
}

#[cfg(all(test, feature = "demangle"))]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_mangled_and_demangled() {
        let names = ["_ZTS4StepILi1EE", "plain", "_ZN1AC1Ev", "_ZN1AC2Ev"].map(Cow::from);
        let find = |wanted| find("kernel", &names, wanted).map_err(|error| error.to_string());
        assert_eq!(find("_ZTS4StepILi1EE"), Ok(0));
        assert_eq!(find("Step<1>"), Ok(0));
        assert_eq!(find("plain"), Ok(1));
        assert!(find("A::A()").unwrap_err().starts_with("several are called 'A::A()'"));
        let near = "no kernel is called 'Step<2>'; did you mean 'Step<1>'?";
        assert_eq!(find("Step<2>").unwrap_err(), near);
        assert!(find("else").unwrap_err().contains("'else'; there are 'Step<1>', 'plain', "));
    }

    /// `A<T<...>, T<...>>`, each argument all that was before: 2^n of them.
    fn doubling(levels: usize) -> String {
        let digit = |at: usize| char::from_digit(at as u32, 36).map(|it| it.to_ascii_uppercase());
        let seen = (0..levels).filter_map(digit).map(|last| format!("S_IS{last}_S{last}_E"));
        seen.fold(String::from("_Z1f1AIiE"), |name, next| name + &next)
    }

    #[test]
    fn a_name_grows_in_proportion() {
        for levels in [1, 4, 20, 30] {
            let name = doubling(levels);
            let most = Budgeted::LEAST + Budgeted::GROWTH * name.len();
            assert!(demangle(&name).len() <= most, "{levels}");
        }
        assert_eq!(demangle(&doubling(30)), doubling(30));
        assert_ne!(demangle(&doubling(2)), doubling(2));
    }

    #[test]
    fn a_name_has_no_lines() {
        assert_eq!(in_a_line("a\nb\tc"), "a\\x0ab\\x09c");
        assert!(matches!(in_a_line("plain"), Cow::Borrowed(_)));
    }
}
