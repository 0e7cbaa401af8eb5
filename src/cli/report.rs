//! Diagnostics as people read them and as programs do.

use lapidary::passes::diagnostics::{AspectMismatch, Declaration, ImageMismatch};
use serde_json::{Value, json};

use super::module::Surveyed;

/// A mismatch with the places of its steps.
pub(super) struct Located {
    /// The place of the use itself, if known.
    use_place: Option<String>,
    /// For each function of the chain the place of the call in the step before.
    steps: Vec<Option<String>>,
}

fn locate(surveyed: &Surveyed<'_>, mismatch: &AspectMismatch) -> Located {
    let chain = &mismatch.chain;
    let last = chain[chain.len() - 1];
    let use_place = surveyed.use_site(last, mismatch.aspect).place;
    let calls = chain.windows(2).map(|pair| surveyed.call_site(pair[0], pair[1]));
    Located {
        use_place: use_place.map(|place| place.to_string()),
        steps: std::iter::once(None)
            .chain(calls)
            .map(|place| place.map(|p| p.to_string()))
            .collect(),
    }
}

/// An undeclared aspect as text: a warning, and a note for each step of the chain.
pub(super) fn mismatch_text(surveyed: &Surveyed<'_>, mismatch: &AspectMismatch) -> String {
    let located = locate(surveyed, mismatch);
    let declaration = match mismatch.declaration {
        Declaration::Attribute => "'sycl::device_has' attribute",
        Declaration::Property => "'device_has' property",
    };
    let at =
        |place: &Option<String>| place.as_ref().map_or(String::new(), |place| format!("{place}: "));
    let mut text = format!(
        "{}warning: function '{}' uses aspect '{}' not listed in its {declaration}\n",
        at(&located.use_place),
        surveyed.demangled(mismatch.chain[0]),
        surveyed.aspect_name(mismatch.aspect),
    );
    for (&step, place) in mismatch.chain.iter().zip(&located.steps).skip(1) {
        let name = surveyed.demangled(step);
        text.push_str(&format!("{}note: propagated from call to function '{name}'\n", at(place)));
    }
    if located.use_place.is_none() {
        text.push_str("note: compile with '-g' to get source location\n");
    }
    text
}

/// An undeclared aspect for programs. Functions have their names in the module.
pub(super) fn mismatch_json(surveyed: &Surveyed<'_>, mismatch: &AspectMismatch) -> Value {
    let located = locate(surveyed, mismatch);
    let declaration = match mismatch.declaration {
        Declaration::Attribute => "attribute",
        Declaration::Property => "property",
    };
    let chain: Vec<Value> = mismatch
        .chain
        .iter()
        .zip(&located.steps)
        .map(|(&id, place)| json!({"function": surveyed.graph.show(id), "location": place}))
        .collect();
    json!({
        "kind": "undeclared-aspect",
        "function": surveyed.graph.show(mismatch.chain[0]),
        "aspect": surveyed.aspect_name(mismatch.aspect),
        "declaration": declaration,
        "location": located.use_place,
        "chain": chain,
    })
}

/// What does not fit in an image, as text.
pub(super) fn image_text(surveyed: &Surveyed<'_>, mismatch: &ImageMismatch) -> String {
    match *mismatch {
        ImageMismatch::Aspect { function, aspect } => {
            let place = surveyed.use_site(function, aspect).place;
            format!(
                "{}warning: function '{}' uses aspect '{}' not expected by its calling kernel. Missing \
                 [[sycl::device_has()]] on SYCL_EXTERNAL function?\n",
                place.map_or(String::new(), |place| format!("{place}: ")),
                surveyed.demangled(function),
                surveyed.aspect_name(aspect)
            )
        }
        ImageMismatch::SubGroupSize { function, size } => format!(
            "warning: function '{}' has required sub-group size '{size}' that does not match its \
             calling kernel. Missing [[sycl::reqd_sub_group()]] attribute on SYCL_EXTERNAL function?\n",
            surveyed.demangled(function)
        ),
        ImageMismatch::FixedTargets { function } => format!(
            "warning: function '{}' compiled with a different `-fsycl-fixed-targets` switch than its \
             calling kernel.\n",
            surveyed.demangled(function)
        ),
    }
}

/// What does not fit in an image, for programs.
pub(super) fn image_json(surveyed: &Surveyed<'_>, mismatch: &ImageMismatch) -> Value {
    match *mismatch {
        ImageMismatch::Aspect { function, aspect } => json!({
            "kind": "unexpected-aspect",
            "function": surveyed.graph.show(function),
            "aspect": surveyed.aspect_name(aspect),
            "location": surveyed.use_site(function, aspect).place.map(|place| place.to_string()),
        }),
        ImageMismatch::SubGroupSize { function, size } => json!({
            "kind": "sub-group-size",
            "function": surveyed.graph.show(function),
            "size": size,
        }),
        ImageMismatch::FixedTargets { function } => json!({
            "kind": "fixed-targets",
            "function": surveyed.graph.show(function),
        }),
    }
}
