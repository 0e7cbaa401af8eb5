//! Properties in annotations: `llvm.ptr.annotation`, `llvm.var.annotation` and `llvm.global.annotations`.
//!
//! The text of an annotation says in which form they stand:
//!
//! - `sycl-properties:foo,bar=32` has them in itself, as the design of compile-time properties writes them:
//!   the name, or name, `=` and value, with commas between. A value with a comma, a quote or nothing in it
//!   stands in double quotes, in which `\` takes the next character as it is: `size="8,4"`.
//! - `sycl-properties` alone: the last argument of the annotation is a list of names and values in turn,
//!   all of them texts, as DPC++'s front end writes them; null is no value.
//! - `sycl-property-pack`: that list has all names first and then all values, with the types that they have
//!   in the source. This is what `[[clang::annotate("sycl-property-pack", names..., values...)]]` with two
//!   packs gives, for compilers that know of no properties. Values become texts as the design says.
//!
//! Any other text is an ordinary annotation.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{
    Body, CastOp, Constant, ConstantExpr, FunctionId, GlobalId, InstId, InstKind, Instruction,
    Type, TypeId, Value, ValueId,
};
use rustc_hash::FxHashMap;

use super::registry::{Place, find};

/// A name with its value; none is the empty text.
pub(crate) type Named = (String, String);

/// The text before properties in the annotation itself.
const PREFIX: &str = "sycl-properties:";
/// The text of an annotation whose list has names and values in turn.
const IN_TURN: &str = "sycl-properties";
/// The text of an annotation whose list has all names and then all values.
const PACK: &str = "sycl-property-pack";

/// Whether a text announces properties.
pub(crate) fn announces(text: &[u8]) -> bool {
    text == IN_TURN.as_bytes() || text == PACK.as_bytes() || text.starts_with(PREFIX.as_bytes())
}

/// Through how many casts and aggregates a constant is looked at: what is broken may go in circles.
const DEEPEST: u32 = 16;

/// What a constant points to, through casts and element pointers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Symbol {
    Function(FunctionId),
    Global(GlobalId),
}

/// What a pointer points to, through casts and element pointers of zeros.
pub(crate) fn pointed(module: &Module<'_>, body: &Body, value: ValueId) -> Option<Symbol> {
    let mut value = value;
    for _ in 0..DEEPEST {
        value = match body.value(module, value) {
            Value::Global(global) => return Some(Symbol::Global(global)),
            Value::Function(function) => return Some(Symbol::Function(function)),
            Value::Constant(_, Constant::Expr(ConstantExpr::Cast { value, .. })) => value,
            Value::Constant(_, Constant::Expr(ConstantExpr::GetElementPtr { base, .. })) => base,
            Value::Instruction(inst) => match body.inst(inst) {
                Instruction::Cast {
                    op: CastOp::BitCast | CastOp::AddrSpaceCast, value, ..
                } => value,
                _ => return None,
            },
            _ => return None,
        };
    }
    None
}

/// The text of a constant string, up to its end.
pub(crate) fn text(module: &Module<'_>, global: GlobalId) -> Option<Vec<u8>> {
    let mut value = module.globals[global.index()].initializer?;
    // A struct of nothing but an array is as good as that.
    for _ in 0..DEEPEST {
        let Some(Constant::Aggregate(&[only])) = module.constant(value) else { break };
        value = only;
    }
    let bytes = match module.constant(value)? {
        Constant::Bytes(bytes) => bytes.to_vec(),
        Constant::Data(words) => words.iter().map(|&word| word as u8).collect(),
        Constant::Null => Vec::new(),
        _ => return None,
    };
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    Some(bytes[..end].to_vec())
}

/// The text that a pointer points to.
pub(crate) fn string(module: &Module<'_>, body: &Body, value: ValueId) -> Option<Vec<u8>> {
    match pointed(module, body, value)? {
        Symbol::Global(global) => text(module, global),
        Symbol::Function(_) => None,
    }
}

/// The properties of an annotation with this text and this list of arguments; `None` for an ordinary
/// one, and an error for one that announces properties and has another form.
pub(crate) fn properties(
    module: &Module<'_>,
    body: &Body,
    text: &[u8],
    list: Option<ValueId>,
) -> Option<Result<Vec<Named>, String>> {
    if !announces(text) {
        return None;
    }
    let text = String::from_utf8_lossy(text);
    if let Some(inline) = text.strip_prefix(PREFIX) {
        return Some(parse(inline));
    }
    let elements = list.and_then(|list| elements(module, body, list)).unwrap_or_default();
    if !elements.len().is_multiple_of(2) {
        let problem = format!("'{text}' with {} arguments: names without values", elements.len());
        return Some(Err(problem));
    }
    let half = elements.len() / 2;
    let pairs: Vec<(ValueId, ValueId)> = match &*text {
        PACK => elements[..half].iter().copied().zip(elements[half..].iter().copied()).collect(),
        _ => elements.chunks(2).map(|pair| (pair[0], pair[1])).collect(),
    };
    let named = pairs.into_iter().map(|(name, value)| {
        let name = string(module, body, name)
            .ok_or_else(|| format!("'{text}' with a name that is no text"))?;
        let value = as_text(module, body, value)
            .ok_or_else(|| format!("'{text}' with a value that is neither a text nor a number"))?;
        Ok((String::from_utf8_lossy(&name).into_owned(), value))
    });
    Some(named.collect())
}

/// The name of the intrinsic that annotates local variables, before its types.
pub(crate) const VARIABLE: &[u8] = b"llvm.var.annotation";

/// The name of the intrinsic that annotates pointers, before its types.
pub(crate) const POINTER: &[u8] = b"llvm.ptr.annotation";

/// Whether bodies of a module may have annotations of local variables.
pub(crate) fn annotates_variables(module: &Module<'_>) -> bool {
    has_function(module, VARIABLE)
}

/// Whether bodies of a module may have annotations of pointers.
pub(crate) fn annotates_pointers(module: &Module<'_>) -> bool {
    has_function(module, POINTER)
}

fn has_function(module: &Module<'_>, prefix: &[u8]) -> bool {
    let mut functions = (0..module.functions.len() as u32).map(FunctionId);
    functions.any(|function| module.function_name(function).starts_with(prefix))
}

/// The properties of a function that an annotation of one of its local variables says, and what is wrong
/// with them. Stock clang drops annotations of kernels and of those that call them; a variable of the
/// kernel keeps its own at any level of optimisation.
pub(crate) fn of_body(module: &Module<'_>, body: &Body) -> (Vec<Named>, Vec<String>) {
    let (mut found, mut problems) = (Vec::new(), Vec::new());
    for inst in (0..body.inst_count()).map(InstId) {
        if body.inst_kind(inst) != InstKind::Call {
            continue;
        }
        let Some(call) = body.inst(inst).as_call() else { continue };
        let Value::Function(callee) = body.value(module, call.callee) else { continue };
        if !module.function_name(callee).starts_with(VARIABLE) {
            continue;
        }
        match of_call(module, body, call.arguments) {
            Some(Ok(named)) => found.extend(named.into_iter().filter(|it| is_of_function(&it.0))),
            Some(Err(problem)) => problems.push(problem),
            None => {}
        }
    }
    (found, problems)
}

/// Whether a property in the annotation of a local variable is one of the function.
pub(crate) fn is_of_function(name: &str) -> bool {
    find(name.as_bytes())
        .is_some_and(|row| row.places.has(Place::FUNCTION) && !row.places.has(Place::POINTER))
}

/// The properties that the call of an annotation intrinsic says: value, text, file, line, list.
pub(crate) fn of_call(
    module: &Module<'_>,
    body: &Body,
    arguments: &[ValueId],
) -> Option<Result<Vec<Named>, String>> {
    let text = string(module, body, *arguments.get(1)?)?;
    properties(module, body, &text, arguments.get(4).copied())
}

/// The numbers that the call of an annotation intrinsic has behind its text, as the translator writes them:
/// `: 1, -2`. It leaves out what is no number.
pub(crate) fn numbers(module: &Module<'_>, body: &Body, arguments: &[ValueId]) -> String {
    let list = arguments.get(4).and_then(|&list| pointed(module, body, list));
    let Some(Symbol::Global(list)) = list else { return String::new() };
    let list = &module.globals[list.index()];
    let number = |ty: TypeId, value: i64| match module.types.get(ty) {
        Type::Integer(1) => Some((value & 1).to_string()),
        Type::Integer(_) => Some(value.to_string()),
        _ => None,
    };
    let numbers: Vec<String> = match list.initializer.and_then(|list| module.constant(list)) {
        Some(Constant::Aggregate(elements)) => elements
            .iter()
            .filter_map(|&element| match body.value(module, element) {
                Value::Constant(ty, Constant::Int(value)) => number(ty, value),
                Value::Constant(ty, Constant::Null) => number(ty, 0),
                _ => None,
            })
            .collect(),
        Some(Constant::Null) => match module.types.get(list.value_type) {
            Type::Struct { fields, .. } => {
                module.types.list(fields).iter().filter_map(|&ty| number(ty, 0)).collect()
            }
            _ => Vec::new(),
        },
        _ => Vec::new(),
    };
    match numbers.is_empty() {
        true => String::new(),
        false => format!(": {}", numbers.join(", ")),
    }
}

/// Where the call of an annotation intrinsic says that it stands: `file:line`.
pub(crate) fn location(module: &Module<'_>, body: &Body, arguments: &[ValueId]) -> Option<String> {
    let file = string(module, body, *arguments.get(2)?).filter(|file| !file.is_empty())?;
    match body.value(module, *arguments.get(3)?) {
        Value::Constant(_, Constant::Int(line)) => {
            Some(format!("{}:{line}", String::from_utf8_lossy(&file)))
        }
        _ => None,
    }
}

/// The elements of the list of an annotation.
fn elements(module: &Module<'_>, body: &Body, list: ValueId) -> Option<Vec<ValueId>> {
    let Symbol::Global(global) = pointed(module, body, list)? else { return None };
    match module.constant(module.globals[global.index()].initializer?)? {
        Constant::Aggregate(elements) => Some(elements.to_vec()),
        _ => None,
    }
}

/// A value as the design writes it: numbers as `std::to_string` does, truth as a word.
fn as_text(module: &Module<'_>, body: &Body, value: ValueId) -> Option<String> {
    if let Some(text) = string(module, body, value) {
        return Some(String::from_utf8_lossy(&text).into_owned());
    }
    let Value::Constant(ty, constant) = body.value(module, value) else { return None };
    let ty = module.types.get(ty);
    let number = match constant {
        Constant::Int(number) => number,
        Constant::Null => 0,
        Constant::Float(bits) => {
            return Some(match ty {
                Type::Double => format!("{:.6}", f64::from_bits(bits[0])),
                Type::Float => format!("{:.6}", f32::from_bits(bits[0] as u32)),
                _ => return None,
            });
        }
        _ => return None,
    };
    Some(match ty {
        Type::Pointer { .. } => String::new(),
        Type::Integer(1) => (number != 0).to_string(),
        Type::Float | Type::Double => format!("{:.6}", 0.0),
        Type::Integer(_) => number.to_string(),
        _ => return None,
    })
}

/// What annotations say of a function or variable.
#[derive(Clone, Default, Debug)]
pub(crate) struct Annotated {
    /// Properties.
    pub(crate) properties: Vec<Named>,
    /// The texts of ordinary annotations.
    pub(crate) texts: Vec<Vec<u8>>,
    /// What is wrong with those that announce properties and have another form.
    pub(crate) problems: Vec<String>,
}

/// What `llvm.global.annotations` says, by symbol.
pub(crate) fn by_symbol(module: &Module<'_>) -> FxHashMap<Symbol, Annotated> {
    let mut found: FxHashMap<Symbol, Annotated> = FxHashMap::default();
    let rows = of_module(module);
    if rows.is_empty() {
        return found;
    }
    let body = Body::of_module(module);
    for (symbol, text, list) in rows {
        let annotated = found.entry(symbol).or_default();
        match properties(module, &body, &text, list) {
            None => annotated.texts.push(text),
            Some(Ok(named)) => annotated.properties.extend(named),
            Some(Err(problem)) => annotated.problems.push(problem),
        }
    }
    found
}

/// What `llvm.global.annotations` says of functions and variables, in the order of the module: the
/// symbol, the text, and the list of arguments.
fn of_module(module: &Module<'_>) -> Vec<(Symbol, Vec<u8>, Option<ValueId>)> {
    let body = Body::of_module(module);
    let mut rows = Vec::new();
    let lists = module
        .globals
        .iter()
        .filter(|global| module.str(global.object.name) == b"llvm.global.annotations");
    for value in lists.filter_map(|global| global.initializer) {
        let Some(Constant::Aggregate(list)) = module.constant(value) else { continue };
        for &row in list {
            let Some(Constant::Aggregate(fields)) = module.constant(row) else { continue };
            let (Some(&target), Some(&string)) = (fields.first(), fields.get(1)) else { continue };
            if let Some(target) = pointed(module, &body, target)
                && let Some(text) = self::string(module, &body, string)
            {
                rows.push((target, text, fields.get(4).copied()));
            }
        }
    }
    rows
}

/// The properties that a text has in itself.
fn parse(text: &str) -> Result<Vec<Named>, String> {
    let mut found = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find([',', '=']).unwrap_or(rest.len());
        let name = &rest[..end];
        let mut value = String::new();
        rest = &rest[end..];
        if let Some(after) = rest.strip_prefix('=') {
            (value, rest) = parse_value(after)
                .ok_or_else(|| format!("'{PREFIX}{text}' with a value whose quotes do not end"))?;
        }
        if name.is_empty() {
            return Err(format!("'{PREFIX}{text}' with a value without a name"));
        }
        found.push((name.to_owned(), value));
        rest = match rest.strip_prefix(',') {
            Some(after) => after,
            None if rest.is_empty() => rest,
            None => return Err(format!("'{PREFIX}{text}' with something behind a quoted value")),
        };
    }
    Ok(found)
}

/// A value and what follows it; `None` if its quotes do not end.
fn parse_value(text: &str) -> Option<(String, &str)> {
    let Some(quoted) = text.strip_prefix('"') else {
        let end = text.find(',').unwrap_or(text.len());
        return Some((text[..end].to_owned(), &text[end..]));
    };
    let mut value = String::new();
    let mut chars = quoted.chars();
    while let Some(char) = chars.next() {
        match char {
            '"' => return Some((value, chars.as_str())),
            '\\' => value.push(chars.next()?),
            _ => value.push(char),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> Option<Vec<(String, String)>> {
        parse(text).ok()
    }

    fn list(pairs: &[(&str, &str)]) -> Option<Vec<(String, String)>> {
        Some(pairs.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect())
    }

    #[test]
    fn texts_have_names_and_values() {
        assert_eq!(named("foo,bar=32"), list(&[("foo", ""), ("bar", "32")]));
        assert_eq!(named(""), list(&[]));
        assert_eq!(named("a=\"1,2\",b"), list(&[("a", "1,2"), ("b", "")]));
        assert_eq!(named("a=\"\\\"\\\\\""), list(&[("a", "\"\\")]));
        assert_eq!(named("a=x=y"), list(&[("a", "x=y")]));
        for wrong in ["=1", "a=\"1", "a=\"1\"2", ",a"] {
            assert_eq!(named(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn only_some_texts_announce_properties() {
        for text in
            ["sycl-properties", "sycl-property-pack", "sycl-properties:", "sycl-properties:a"]
        {
            assert!(announces(text.as_bytes()), "{text}");
        }
        for text in ["sycl-propertie", "sycl-properties-", "{5825}", "plain"] {
            assert!(!announces(text.as_bytes()), "{text}");
        }
    }
}
