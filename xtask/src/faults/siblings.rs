//! What a name of SPIR-V is mistaken for: an instruction, an extended instruction or an enumerant of
//! the same shape.
//!
//! The names and their operands are read from the generated tables of the grammar. A sibling by name
//! comes first (`SLessThan` for `ULessThan`, `IAdd` for `ISub`: the mistakes that people make), else
//! the next row with the same operands.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Parts of names that are taken for each other, either way.
const PARTS: &[(&str, &str)] = &[
    ("Add", "Sub"),
    ("add", "sub"),
    ("Mul", "Div"),
    ("Min", "Max"),
    ("min", "max"),
    ("Less", "Greater"),
    ("Ord", "Unord"),
    ("NotEqual", "Equal"),
    ("And", "Or"),
    ("Any", "All"),
    ("Left", "Right"),
    ("Logical", "Arithmetic"),
    ("Increment", "Decrement"),
    ("Read", "Write"),
    ("Commit", "Reserve"),
    ("ToF", "ToU"),
    ("Mod", "Rem"),
    ("floor", "ceil"),
    ("clz", "ctz"),
    ("sin", "cos"),
    ("exp", "log"),
    ("Up", "Down"),
    ("Nan", "Inf"),
    ("Signed", "Unsigned"),
];

/// The names of each kind of the grammar with their operands, by the Rust type that has them.
pub(super) struct Siblings {
    types: BTreeMap<String, Vec<(String, String)>>,
}

impl Siblings {
    /// Reads the generated tables below `root`.
    pub(super) fn read(root: &Path) -> Result<Self, String> {
        let mut types: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
        for file in ["instructions", "enumerants", "extended"] {
            let path = root.join(format!("spirv/src/grammar/generated/{file}.rs"));
            let text = fs::read_to_string(&path)
                .map_err(|error| format!("{}: {error}", path.display()))?;
            let mut ty = String::new();
            for line in text.lines() {
                if let Some(head) = line.strip_suffix(" rows {") {
                    // `instructions! {`, `enumeration! { bits NAME`, `extended_set! { NAME "set"`
                    let words: Vec<&str> = head.split(' ').collect();
                    ty = match words[0] {
                        "enumeration!" => words[3],
                        "extended_set!" => words[2],
                        _ => "Op",
                    }
                    .to_owned();
                } else if let Some((name, rest)) = line.trim().split_once(" = ")
                    && let Some((operands, _)) =
                        rest.split_once('[').and_then(|(_, rest)| rest.split_once(']'))
                {
                    // An enumerant whose spelling is not its name: `Dim1D "1D" = ...`.
                    let name = name.split(' ').next().unwrap_or(name);
                    types.entry(ty.clone()).or_default().push((name.into(), operands.into()));
                }
            }
        }
        if types.get("Op").is_none_or(|ops| ops.len() < 500) {
            return Err("the tables of the grammar do not have the expected form".into());
        }
        Ok(Self { types })
    }

    /// Whether a Rust type is a kind of the grammar.
    pub(super) fn knows(&self, ty: &str) -> bool {
        self.types.contains_key(ty)
    }

    /// What `ty::name` is mistaken for.
    pub(super) fn of(&self, ty: &str, name: &str) -> Option<&str> {
        let rows = self.types.get(ty)?;
        let at = rows.iter().position(|row| row.0 == name)?;
        let shape = &rows[at].1;
        let known = |wanted: &str| {
            rows.iter().find(|row| row.0 == wanted && row.0 != name && row.1 == *shape)
        };
        let by_sign = [("S", "U"), ("s_", "u_"), ("Convert", "SatConvert")];
        for &(a, b) in by_sign.iter().chain(PARTS) {
            for (from, to) in [(a, b), (b, a)] {
                let other = match from {
                    // The sign is in front: of all of the name or of the part that is a verb.
                    "S" | "U" => swap_sign(name, from, to),
                    "s_" | "u_" => name.strip_prefix(from).map(|rest| format!("{to}{rest}")),
                    _ if name.contains(from) => Some(name.replacen(from, to, 1)),
                    _ => None,
                };
                if let Some(row) = other.and_then(|other| known(&other)) {
                    return Some(&row.0);
                }
            }
        }
        let next = (1..rows.len()).map(|step| &rows[(at + step) % rows.len()]);
        next.into_iter().find(|row| row.1 == *shape).map(|row| row.0.as_str())
    }
}

/// The name with the sign of its operation changed: `SLessThan`, `AtomicSMax`, `GroupNonUniformUMin`.
fn swap_sign(name: &str, from: &str, to: &str) -> Option<String> {
    (0..name.len()).find_map(|at| {
        let rest = name.get(at..)?.strip_prefix(from)?;
        rest.starts_with(|c: char| c.is_ascii_uppercase())
            .then(|| format!("{}{to}{rest}", &name[..at]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn siblings_have_the_same_shape() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let siblings = Siblings::read(&root).expect("the grammar");
        let of = |ty, name| siblings.of(ty, name);
        assert_eq!(of("Op", "IAdd"), Some("ISub"));
        assert_eq!(of("Op", "SLessThan"), Some("ULessThan"));
        assert_eq!(of("Op", "SConvert"), Some("UConvert"));
        assert_eq!(of("Op", "FOrdEqual"), Some("FUnordEqual"));
        assert_eq!(of("Op", "AtomicSMax"), Some("AtomicUMax"));
        assert_eq!(of("OpenClStd", "s_max"), Some("u_max"));
        assert_eq!(of("OpenClStd", "sinpi"), Some("cospi"));
        assert_eq!(of("Op", "NoSuchThing"), None);
        assert!(of("Decoration", "Alignment").is_some());
    }
}
