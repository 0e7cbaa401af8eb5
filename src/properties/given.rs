//! The properties that something has, checked: which of them hold, and what is wrong with the others.

use std::collections::{HashMap, HashSet};

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{Attribute, AttributeIndex, AttributeListId};

use super::annotation::Named;
use super::effect::{Effect, Target, effects};
use super::registry::{Outcome, Place, Property, conflict, find, has_conflicts};
use super::value::Value;

/// A property that holds.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    /// Its row.
    pub(crate) property: &'static Property,
    /// Its value.
    pub(crate) value: Value,
}

impl Held {
    /// What becomes of it.
    pub(crate) fn effects(&self, target: Target) -> Vec<Effect> {
        effects(self.property, &self.value, target)
    }
}

/// A property of something with a name and a value, and whether it holds.
#[derive(Clone, Debug)]
pub(crate) struct Given {
    /// Its name.
    pub(crate) name: String,
    /// Its value, as it is written.
    pub(crate) text: String,
    /// What holds, or why it does not; `None` for a name that is nobody's, which says nothing.
    pub(crate) read: Option<Result<Held, String>>,
}

/// The string attributes at an index of a list whose names are wanted.
pub(crate) fn attributes<'m>(
    module: &'m Module<'m>,
    list: Option<AttributeListId>,
    index: AttributeIndex,
    wanted: impl Fn(&[u8]) -> bool + 'm,
) -> impl Iterator<Item = Named> + 'm {
    module.attributes.at(list, index).filter_map(move |attribute| match attribute {
        Attribute::String { key, value } if wanted(module.str(key)) => {
            Some((module.text(key).into_owned(), module.text(value).into_owned()))
        }
        _ => None,
    })
}

/// Whether nothing becomes of a string attribute in SPIR-V, and there is nothing to tell of it: it is no
/// property, or one that only the passes want to know.
pub(crate) fn is_idle(name: &[u8], text: &str, place: Place) -> bool {
    find(name).is_none_or(|property| {
        matches!(property.outcome, Outcome::Fact(_))
            && property.places.has(place)
            && property.kind.read(text).is_some()
    })
}

/// Checks the properties of one thing.
pub(crate) fn check(named: &[Named], place: Place) -> Vec<Given> {
    let mut found: Vec<Given> = Vec::with_capacity(named.len());
    let mut seen: HashSet<(&str, &str)> = HashSet::new();
    // By name: the value that came first.
    let mut first: HashMap<&str, &str> = HashMap::new();
    // What holds of those that contradict others.
    let mut held: Vec<&'static str> = Vec::new();
    for (name, text) in named {
        // The same once more says nothing new.
        if !seen.insert((name, text)) {
            continue;
        }
        let before = *first.entry(name).or_insert(text);
        let before = (before != text).then_some(before);
        let read = find(name.as_bytes()).map(|property| hold(property, text, place, &held, before));
        if let Some(Ok(Held { property, .. })) = read
            && has_conflicts(property.name)
        {
            held.push(property.name);
        }
        found.push(Given { name: name.clone(), text: text.clone(), read });
    }
    found
}

/// Whether a property holds beside those that hold already, and another value of its own.
fn hold(
    property: &'static Property,
    text: &str,
    place: Place,
    held: &[&str],
    before: Option<&str>,
) -> Result<Held, String> {
    if !property.places.has(place) {
        let place = place.names().next().unwrap_or_default();
        return Err(format!("it does not stand at a {place}, but at: {}", property.places));
    }
    if let Some(before) = before {
        return Err(format!("it has another value already, '{before}'"));
    }
    if let Some(other) = held.iter().find(|other| conflict(other, property.name)) {
        return Err(format!("it contradicts '{other}'"));
    }
    match property.kind.read(text) {
        Some(value) => Ok(Held { property, value }),
        None => Err(format!("its value is not {}", property.kind)),
    }
}

impl Given {
    /// What to tell of one that does not hold.
    pub(crate) fn problem(&self) -> Option<String> {
        let Some(Err(why)) = &self.read else { return None };
        Some(match self.text.is_empty() {
            true => format!("the property '{}' is left out: {why}", self.name),
            false => format!("the property '{}' = '{}' is left out: {why}", self.name, self.text),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(named: &[(&str, &str)], place: Place) -> Vec<String> {
        let named: Vec<Named> =
            named.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect();
        check(&named, place).iter().filter_map(Given::problem).collect()
    }

    #[test]
    fn what_cannot_hold_is_told() {
        let function = |named| problems(named, Place::FUNCTION);
        assert!(function(&[("sycl-foo", "x"), ("frame-pointer", "all")]).is_empty());
        assert!(
            function(&[("sycl-work-group-size", "8,4"), ("sycl-work-group-size", "8,4")])
                .is_empty()
        );
        let twice = function(&[("sycl-work-group-size", "8"), ("sycl-work-group-size", "16")]);
        assert!(twice[0].ends_with("it has another value already, '8'"), "{twice:?}");
        let wrong = function(&[("sycl-work-group-size", "eight")]);
        assert!(wrong[0].contains("is not 1 to 3 positive numbers"), "{wrong:?}");
        let place = function(&[("sycl-host-access", "1")]);
        assert!(place[0].ends_with("does not stand at a function, but at: global"), "{place:?}");
        let both =
            function(&[("sycl-streaming-interface", "1"), ("sycl-register-map-interface", "0")]);
        assert!(both[0].ends_with("it contradicts 'sycl-streaming-interface'"), "{both:?}");
    }
}
