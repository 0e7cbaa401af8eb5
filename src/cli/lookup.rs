//! Finds functions by the names that people give them: as they are in the module, or demangled.

use std::borrow::Cow;

use super::args::{listed, nearest};

/// The index of the only name that is called so. `what` is what the names are of.
pub(super) fn find(what: &str, names: &[Cow<'_, str>], wanted: &str) -> Result<usize, String> {
    if let Some(found) = names.iter().position(|name| name == wanted) {
        return Ok(found);
    }
    let demangled: Vec<Cow<'_, str>> = names.iter().map(|name| demangle(name.as_ref())).collect();
    let mut found = demangled.iter().enumerate().filter(|(_, name)| *name == wanted);
    match (found.next(), found.next()) {
        (Some((one, _)), None) => return Ok(one),
        (Some((one, _)), Some((other, _))) => {
            let (one, other) = (&names[one], &names[other]);
            return Err(format!("several are called '{wanted}', for one '{one}' and '{other}'"));
        }
        (None, _) => {}
    }
    let shown = demangled.iter().map(AsRef::as_ref);
    let both = shown.clone().chain(names.iter().map(AsRef::as_ref));
    Err(match (nearest(both, wanted), listed(shown)) {
        (Some(near), _) => format!("no {what} is called '{wanted}'; did you mean '{near}'?"),
        (None, Some(list)) => format!("no {what} is called '{wanted}'; {list}"),
        (None, None) => format!("no {what} of {} is called '{wanted}'", names.len()),
    })
}

/// The C++ signature behind a mangled name, or the name.
pub(super) fn demangle<'n>(name: impl Into<Cow<'n, str>>) -> Cow<'n, str> {
    let name = name.into();
    if !name.starts_with("_Z") {
        return name;
    }
    let options = cpp_demangle::DemangleOptions::default();
    let signature = cpp_demangle::Symbol::new(name.as_bytes())
        .ok()
        .and_then(|symbol| symbol.demangle_with_options(&options).ok());
    // Kernels are named by the type name of what they run.
    signature.map_or(name, |text| {
        Cow::Owned(text.strip_prefix("typeinfo name for ").map(str::to_string).unwrap_or(text))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_mangled_and_demangled() {
        let names = ["_ZTS4StepILi1EE", "plain", "_ZN1AC1Ev", "_ZN1AC2Ev"].map(Cow::from);
        let find = |wanted| find("kernel", &names, wanted);
        assert_eq!(find("_ZTS4StepILi1EE"), Ok(0));
        assert_eq!(find("Step<1>"), Ok(0));
        assert_eq!(find("plain"), Ok(1));
        assert!(find("A::A()").unwrap_err().starts_with("several are called 'A::A()'"));
        let near = "no kernel is called 'Step<2>'; did you mean 'Step<1>'?";
        assert_eq!(find("Step<2>").unwrap_err(), near);
        assert!(find("else").unwrap_err().contains("'else'; there are 'Step<1>', 'plain', "));
    }
}
