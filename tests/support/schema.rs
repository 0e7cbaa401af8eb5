//! Validates JSON against a JSON Schema, as far as the published schemas need it. A keyword that this
//! does not know is a failure and no pass: nothing is skipped in silence.

use serde_json::{Map, Value};

/// Says of every part that does not fit the schema where it is and why.
pub(crate) fn validate(schema: &Value, value: &Value) -> Result<(), String> {
    let mut complaints = Vec::new();
    Validator { root: schema }.check(schema, value, "", &mut complaints);
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
}

struct Validator<'s> {
    root: &'s Value,
}

/// Keywords that say nothing of what is valid.
const REMARKS: &[&str] = &["$schema", "$defs", "title", "description", "format"];

impl Validator<'_> {
    fn check(&self, schema: &Value, value: &Value, at: &str, complaints: &mut Vec<String>) {
        let rules = match schema {
            Value::Bool(true) => return,
            Value::Object(rules) => rules,
            other => return complaints.push(format!("{at}: the schema is {other}")),
        };
        for (keyword, rule) in rules.iter().filter(|rule| !REMARKS.contains(&rule.0.as_str())) {
            let mut complain = |what: String| complaints.push(format!("{at}: {what}"));
            match keyword.as_str() {
                "$ref" => match rule.as_str().and_then(|path| self.definition(path)) {
                    Some(schema) => self.check(schema, value, at, complaints),
                    None => complain(format!("the schema refers to {rule}")),
                },
                "type" => {
                    let types = rule.as_array().map_or(std::slice::from_ref(rule), Vec::as_slice);
                    if !types.iter().any(|name| is_a(value, name.as_str().unwrap_or_default())) {
                        complain(format!("{value} is not {rule}"));
                    }
                }
                "const" if rule == value => {}
                "const" => complain(format!("{value} is not {rule}")),
                "enum" => {
                    if !rule.as_array().is_some_and(|list| list.contains(value)) {
                        complain(format!("{value} is none of {rule}"));
                    }
                }
                "minimum" | "maximum" => {
                    let (Some(limit), Some(number)) = (rule.as_f64(), value.as_f64()) else {
                        continue;
                    };
                    let fits = if keyword == "minimum" { number >= limit } else { number <= limit };
                    if !fits {
                        complain(format!("{value} is beyond the {keyword} {rule}"));
                    }
                }
                "oneOf" | "anyOf" => {
                    let outcomes = rule.as_array().into_iter().flatten().map(|schema| {
                        let mut complaints = Vec::new();
                        self.check(schema, value, at, &mut complaints);
                        complaints
                    });
                    let outcomes: Vec<Vec<String>> = outcomes.collect();
                    let fitting =
                        outcomes.iter().filter(|complaints| complaints.is_empty()).count();
                    if fitting == 0 || (keyword == "oneOf" && fitting > 1) {
                        complain(format!("{fitting} of {} forms fit {value}", outcomes.len()));
                        complaints.extend(outcomes.into_iter().flatten());
                    }
                }
                "required" => {
                    let Some(object) = value.as_object() else { continue };
                    for key in rule.as_array().into_iter().flatten().filter_map(Value::as_str) {
                        if !object.contains_key(key) {
                            complain(format!("no key '{key}'"));
                        }
                    }
                }
                "properties" => {
                    let (Some(rules), Some(object)) = (rule.as_object(), value.as_object()) else {
                        continue;
                    };
                    for (key, value) in object {
                        if let Some(schema) = rules.get(key) {
                            self.check(schema, value, &format!("{at}/{key}"), complaints);
                        }
                    }
                }
                "additionalProperties" => self.others(rules, rule, value, at, complaints),
                "items" => {
                    for (number, item) in value.as_array().into_iter().flatten().enumerate() {
                        self.check(rule, item, &format!("{at}/{number}"), complaints);
                    }
                }
                unknown => complain(format!("the schema has '{unknown}'")),
            }
        }
    }

    /// Keys that the schema does not name.
    fn others(
        &self,
        rules: &Map<String, Value>,
        rule: &Value,
        value: &Value,
        at: &str,
        complaints: &mut Vec<String>,
    ) {
        let named = rules.get("properties").and_then(Value::as_object);
        for (key, value) in value.as_object().into_iter().flatten() {
            if named.is_some_and(|named| named.contains_key(key)) {
                continue;
            }
            match rule {
                Value::Bool(false) => complaints.push(format!("{at}: the key '{key}' is unknown")),
                rule => self.check(rule, value, &format!("{at}/{key}"), complaints),
            }
        }
    }

    fn definition(&self, path: &str) -> Option<&Value> {
        self.root.pointer(path.strip_prefix('#')?)
    }
}

fn is_a(value: &Value, name: &str) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "number" => value.is_number(),
        "integer" => value.is_i64() || value.is_u64(),
        _ => false,
    }
}
