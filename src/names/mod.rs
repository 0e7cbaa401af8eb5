//! Names as people give and read them: mangled or as in the source, and perhaps mistyped.

mod near;

use std::borrow::Cow;

use crate::{Error, Result};

pub use near::{listed, nearest};

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

/// The C++ signature behind a mangled name; the name itself if it is none, or cannot be read. Without
/// the feature `demangle` it is always the name itself.
pub fn demangle(name: &str) -> Cow<'_, str> {
    #[cfg(feature = "demangle")]
    if name.starts_with("_Z") {
        let options = cpp_demangle::DemangleOptions::default();
        let signature = cpp_demangle::Symbol::new(name.as_bytes())
            .ok()
            .and_then(|symbol| symbol.demangle_with_options(&options).ok());
        if let Some(text) = signature {
            // Kernels are named by the type name of what they run.
            let of_kernel = text.strip_prefix("typeinfo name for ").map(str::to_string);
            return Cow::Owned(of_kernel.unwrap_or(text));
        }
    }
    Cow::Borrowed(name)
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
}
