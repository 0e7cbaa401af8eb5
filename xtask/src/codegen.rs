//! Turns Khronos' grammar files and our table of Intel's internal numbers into Rust tables.
//!
//! The output is one row for each instruction and enumerant, in macros that `spirv/src/grammar`
//! defines, so that a diff of a new grammar version reads like the grammar itself. Names keep the
//! specification's spelling; `Op` is dropped from opcodes (`Op::TypeInt`), and an enumerant that
//! starts with a digit gets its kind in front (`Dim::Dim2D`).

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::Value;

type Result<T> = std::result::Result<T, String>;

/// Extended instruction sets: grammar file, Rust type of the instruction numbers, name in
/// `OpExtInstImport`, prefix that keeps the set's operand kinds apart from other sets' kinds.
const SETS: &[(&str, &str, &str, &str)] = &[
    ("extinst.glsl.std.450", "GlslStd450", "GLSL.std.450", ""),
    ("extinst.opencl.std.100", "OpenClStd", "OpenCL.std", ""),
    ("extinst.debuginfo", "DebugInfo", "DebugInfo", "Plain"),
    ("extinst.opencl.debuginfo.100", "OpenClDebugInfo100", "OpenCL.DebugInfo.100", "OpenCl"),
    // Version 101 of this file has all of version 100, under the same numbers.
    (
        "extinst.nonsemantic.shader.debuginfo",
        "ShaderDebugInfo",
        "NonSemantic.Shader.DebugInfo.100",
        "Shader",
    ),
    ("extinst.nonsemantic.clspvreflection", "ClspvReflection", "NonSemantic.ClspvReflection", ""),
    ("extinst.nonsemantic.vkspreflection", "VkspReflection", "NonSemantic.VkspReflection", ""),
    ("extinst.nonsemantic.debugprintf", "DebugPrintf", "NonSemantic.DebugPrintf", ""),
    ("extinst.nonsemantic.debugbreak", "DebugBreak", "NonSemantic.DebugBreak", ""),
    ("extinst.nonsemantic.graph.debuginfo", "GraphDebugInfo", "NonSemantic.Graph.DebugInfo.1", ""),
    ("extinst.spv-amd-gcn-shader", "AmdGcnShader", "SPV_AMD_gcn_shader", ""),
    ("extinst.spv-amd-shader-ballot", "AmdShaderBallot", "SPV_AMD_shader_ballot", ""),
    (
        "extinst.spv-amd-shader-explicit-vertex-parameter",
        "AmdShaderExplicitVertexParameter",
        "SPV_AMD_shader_explicit_vertex_parameter",
        "",
    ),
    (
        "extinst.spv-amd-shader-trinary-minmax",
        "AmdShaderTrinaryMinmax",
        "SPV_AMD_shader_trinary_minmax",
        "",
    ),
    ("extinst.tosa.001000.1", "Tosa", "TOSA.001000.1", ""),
    ("extinst.arm.motion-engine.100", "ArmMotionEngine", "Arm.MotionEngine.100", ""),
];

/// One instruction or enumerant: a row of the output.
struct Row {
    name: String,
    value: u32,
    operands: Vec<String>,
    capabilities: Vec<String>,
    extensions: Vec<String>,
    version: String,
    aliases: Vec<String>,
}

/// One enumeration (an operand kind with enumerants).
struct Enumeration {
    name: String,
    bits: bool,
    rows: Vec<Row>,
}

/// The operand kinds that one grammar file defines: these get the set's prefix, those of the core
/// grammar do not.
struct Scope<'a> {
    prefix: &'a str,
    own: Vec<String>,
}

impl<'a> Scope<'a> {
    fn new(json: &Value, prefix: &'a str) -> Self {
        let kinds = json["operand_kinds"].as_array().map(Vec::as_slice).unwrap_or_default();
        let own = kinds.iter().filter_map(|kind| kind["kind"].as_str().map(str::to_owned));
        Self { prefix, own: own.collect() }
    }

    fn kind(&self, name: &str) -> String {
        let own = self.own.iter().any(|own| own == name);
        if own && !is_base_kind(name) { format!("{}{name}", self.prefix) } else { name.to_owned() }
    }
}

pub(crate) fn run(grammar: &str, check: bool) -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spirv/src/grammar");
    let grammar = Path::new(grammar);
    let core = load(&grammar.join("spirv.core.grammar.json"))?;
    let scope = Scope::new(&core, "");
    let mut instructions = rows(&core["instructions"], "opname", "opcode", &scope)?;
    let mut enumerations = enumerations(&core, &scope)?;
    let mut sets = Vec::new();
    for &(file, rust, import, prefix) in SETS {
        let json = load(&grammar.join(format!("{file}.grammar.json")))?;
        let scope = Scope::new(&json, prefix);
        let mut set = rows(&json["instructions"], "opname", "opcode", &scope)?;
        set.sort_by_key(|row| row.value);
        enumerations.extend(self::enumerations(&json, &scope)?);
        sets.push((rust, import, set));
    }
    let intel =
        fs::read_to_string(root.join("intel.txt")).map_err(|e| format!("intel.txt: {e}"))?;
    merge_intel(&intel, &mut instructions, &mut enumerations, &mut sets)?;
    instructions.sort_by_key(|row| row.value);
    for enumeration in &mut enumerations {
        enumeration.rows.sort_by_key(|row| row.value);
    }

    let all = instructions
        .iter()
        .chain(enumerations.iter().flat_map(|it| &it.rows))
        .chain(sets.iter().flat_map(|set| &set.2));
    let named = all.flat_map(|row| row.extensions.iter().cloned()).collect();
    let others = fs::read_to_string(root.join("extensions.txt"))
        .map_err(|e| format!("extensions.txt: {e}"))?;

    let version = format!(
        "{}.{} revision {}",
        core["major_version"], core["minor_version"], core["revision"]
    );
    let files = [
        ("instructions.rs", instruction_file(&instructions, &version)),
        ("enumerants.rs", enumerant_file(&enumerations, &version)),
        ("extended.rs", extended_file(&sets, &version)),
        ("extensions.rs", extension_file(&others, named, &version)?),
        ("kinds.rs", kinds_file(&core, &enumerations, &instructions, &sets, &version)?),
    ];
    let mut stale = Vec::new();
    for (name, text) in files {
        let path = root.join("generated").join(name);
        if check {
            if fs::read_to_string(&path).ok().as_deref() != Some(text.as_str()) {
                stale.push(name);
            }
        } else {
            fs::create_dir_all(root.join("generated")).map_err(|e| e.to_string())?;
            fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
        }
    }
    if stale.is_empty() { Ok(()) } else { Err(format!("out of date: {}", stale.join(", "))) }
}

fn load(path: &Path) -> Result<Value> {
    let text = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    serde_json::from_str(&text).map_err(|e| format!("{}: {e}", path.display()))
}

/// Numbers are written as JSON numbers for values and as `"0x0001"` for bits.
fn number(value: &Value) -> Result<u32> {
    let parsed = match value {
        Value::Number(n) => n.as_u64().and_then(|n| u32::try_from(n).ok()),
        Value::String(s) => u32::from_str_radix(s.trim_start_matches("0x"), 16).ok(),
        _ => None,
    };
    parsed.ok_or_else(|| format!("not a 32-bit number: {value}"))
}

fn strings(value: &Value) -> Vec<String> {
    let items = value.as_array().map(Vec::as_slice).unwrap_or_default();
    items.iter().filter_map(|item| item.as_str().map(str::to_owned)).collect()
}

fn rows(list: &Value, name: &str, value: &str, scope: &Scope<'_>) -> Result<Vec<Row>> {
    let list = list.as_array().ok_or("a grammar file without instructions or enumerants")?;
    let mut rows: Vec<Row> = Vec::with_capacity(list.len());
    for item in list {
        let operands = item["operands"].as_array().or_else(|| item["parameters"].as_array());
        let operands = operands.map(Vec::as_slice).unwrap_or_default();
        rows.push(Row {
            name: item[name].as_str().ok_or("an entry without a name")?.to_owned(),
            value: number(&item[value])?,
            operands: operands.iter().map(|o| operand(o, scope)).collect(),
            capabilities: strings(&item["capabilities"]),
            extensions: former_first(strings(&item["extensions"])),
            version: item["version"].as_str().unwrap_or("1.0").to_owned(),
            aliases: strings(&item["aliases"]),
        });
    }
    Ok(rows)
}

/// The name of an `Operand` constant: quantifier, then kind.
fn operand(value: &Value, scope: &Scope<'_>) -> String {
    let kind = scope.kind(value["kind"].as_str().unwrap_or("IdRef"));
    match value["quantifier"].as_str() {
        Some("?") => format!("Opt{kind}"),
        Some("*") => format!("Any{kind}"),
        _ => kind,
    }
}

fn is_base_kind(kind: &str) -> bool {
    kind.starts_with("Id") || kind.starts_with("Literal") || kind.starts_with("Pair")
}

fn enumerations(json: &Value, scope: &Scope<'_>) -> Result<Vec<Enumeration>> {
    let mut result = Vec::new();
    for kind in json["operand_kinds"].as_array().map(Vec::as_slice).unwrap_or_default() {
        let bits = match kind["category"].as_str() {
            Some("BitEnum") => true,
            Some("ValueEnum") => false,
            _ => continue,
        };
        let name = kind["kind"].as_str().ok_or("an operand kind without a name")?;
        result.push(Enumeration {
            name: scope.kind(name),
            bits,
            rows: rows(&kind["enumerants"], "enumerant", "value", scope)?,
        });
    }
    Ok(result)
}

/// Adds the rows of `intel.txt`: `KIND NAME NUMBER OPERAND... [| CAPABILITY... [| EXTENSION...]]`.
fn merge_intel(
    text: &str,
    instructions: &mut Vec<Row>,
    enumerations: &mut Vec<Enumeration>,
    sets: &mut [(&str, &str, Vec<Row>)],
) -> Result<()> {
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let place = |what: &str| format!("intel.txt:{}: {what}", index + 1);
        let mut fields = line.split('|');
        let mut head = fields.next().unwrap_or_default().split_whitespace();
        let list = |field: Option<&str>| -> Vec<String> {
            field.unwrap_or_default().split_whitespace().map(str::to_owned).collect()
        };
        let (Some(kind), Some(name), Some(value)) = (head.next(), head.next(), head.next()) else {
            return Err(place("expected KIND NAME NUMBER"));
        };
        let row = Row {
            name: name.to_owned(),
            value: value.parse().map_err(|_| place("expected a number"))?,
            operands: head.map(str::to_owned).collect(),
            capabilities: list(fields.next()),
            extensions: list(fields.next()),
            version: "None".to_owned(),
            aliases: Vec::new(),
        };
        let target = if kind == "Op" {
            &mut *instructions
        } else if let Some(set) = sets.iter_mut().find(|set| set.0 == kind) {
            &mut set.2
        } else {
            let found = enumerations.iter().position(|e| e.name == kind);
            let at = found.unwrap_or_else(|| {
                enumerations.push(Enumeration { name: kind.to_owned(), bits: false, rows: vec![] });
                enumerations.len() - 1
            });
            &mut enumerations[at].rows
        };
        if let Some(old) = target.iter_mut().find(|old| old.value == row.value) {
            if row.operands.is_empty() && old.name != row.name {
                old.aliases.push(row.name);
                continue;
            }
            if old.operands.is_empty() && old.name == row.name {
                old.operands = row.operands;
                continue;
            }
            return Err(place("the public grammar has this number: remove the row"));
        }
        if target.iter().any(|old| old.name == row.name || old.aliases.contains(&row.name)) {
            return Err(place("the public grammar has this name under another number"));
        }
        target.push(row);
    }
    Ok(())
}

/// The Rust identifier of a row, and its spelling in text where that differs.
fn identifier(kind: &str, name: &str) -> (String, Option<String>) {
    if kind == "Op" {
        return (name.trim_start_matches("Op").to_owned(), None);
    }
    if name.starts_with(|c: char| c.is_ascii_digit()) {
        return (format!("{}{name}", kind.trim_start_matches("Plain")), Some(name.to_owned()));
    }
    (name.to_owned(), None)
}

fn write_row(out: &mut String, kind: &str, row: &Row) {
    let (ident, text) = identifier(kind, &row.name);
    let text = text.map(|text| format!(" {text:?}")).unwrap_or_default();
    let version = match row.version.as_str() {
        "None" => "NEVER".to_owned(),
        version => format!("V{}", version.replace('.', "_")),
    };
    let _ = writeln!(
        out,
        "    {ident}{text} = {} [{}] [{}] [{}] {version};",
        row.value,
        row.operands.join(", "),
        row.capabilities.join(", "),
        row.extensions.join(", "),
    );
}

fn write_aliases(out: &mut String, kind: &str, rows: &[Row]) {
    for row in rows {
        let (target, _) = identifier(kind, &row.name);
        for alias in &row.aliases {
            let (ident, text) = identifier(kind, alias);
            let text = text.map(|text| format!(" {text:?}")).unwrap_or_default();
            let _ = writeln!(out, "    {ident}{text} = {target};");
        }
    }
}

fn header(what: &str, version: &str) -> String {
    format!(
        "// {what}\n//\n// Generated by `cargo run -p xtask -- codegen GRAMMAR_DIR` from SPIR-V {version} and\n\
         // `intel.txt`; do not edit.\n\n"
    )
}

fn instruction_file(rows: &[Row], version: &str) -> String {
    let mut out = header(
        "Every instruction: name = opcode [operands] [capabilities] [extensions] version;",
        version,
    );
    out.push_str("instructions! { rows {\n");
    rows.iter().for_each(|row| write_row(&mut out, "Op", row));
    out.push_str("} aliases {\n");
    write_aliases(&mut out, "Op", rows);
    out.push_str("} }\n");
    out
}

fn enumerant_file(enumerations: &[Enumeration], version: &str) -> String {
    let mut out = header(
        "Every enumerant: name = value [parameters] [capabilities] [extensions] version;",
        version,
    );
    for enumeration in enumerations {
        let category = if enumeration.bits { "bits" } else { "values" };
        let name = &enumeration.name;
        let _ = writeln!(out, "enumeration! {{ {category} {name} rows {{");
        enumeration.rows.iter().for_each(|row| write_row(&mut out, name, row));
        out.push_str("} aliases {\n");
        write_aliases(&mut out, name, &enumeration.rows);
        out.push_str("} }\n\n");
    }
    out.truncate(out.trim_end().len() + 1);
    out
}

fn extended_file(sets: &[(&str, &str, Vec<Row>)], version: &str) -> String {
    let mut out = header(
        "Every extended instruction: name = number [operands] [capabilities] [extensions] version;",
        version,
    );
    for (rust, import, rows) in sets {
        let _ = writeln!(out, "extended_set! {{ {rust} {import:?} rows {{");
        rows.iter().for_each(|row| write_row(&mut out, rust, row));
        out.push_str("} }\n\n");
    }
    let types: Vec<&str> = sets.iter().map(|set| set.0).collect();
    let _ = writeln!(out, "extended_sets! {{ {} }}", types.join(" "));
    out
}

/// The names of extensions, those that Intel's extensions had before they were Altera's in front: of those that
/// are allowed the first is written, and readers of today know the former name, older ones only that.
fn former_first(mut names: Vec<String>) -> Vec<String> {
    names.sort_by_key(|name| name.starts_with("SPV_ALTERA_"));
    names
}

/// Every extension: those that rows name, and those of `extensions.txt`, with former names.
fn extension_file(others: &str, mut names: BTreeSet<String>, version: &str) -> Result<String> {
    let mut former = BTreeMap::new();
    for (index, line) in others.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        let place = |what: &str| format!("extensions.txt:{}: {what}", index + 1);
        if let Some((old, new)) = line.split_once('=') {
            former
                .insert(old.trim().to_owned(), (new.trim().to_owned(), place("no such extension")));
        } else if !line.is_empty() && !names.insert(line.to_owned()) {
            return Err(place("a row of the grammar names this extension: remove the line"));
        }
    }
    let mut out =
        header("Every extension, by name, and names that extensions had before.", version);
    out.push_str("extensions! { names {\n");
    names.iter().for_each(|name| out.extend(["    ", name, "\n"]));
    out.push_str("} former {\n");
    for (old, (new, missing)) in former {
        if !names.contains(&new) || names.contains(&old) {
            return Err(missing);
        }
        let _ = writeln!(out, "    {old} = {new};");
    }
    out.push_str("} }\n");
    Ok(out)
}

/// The operand kinds, and the `Operand` constants that the rows name.
fn kinds_file(
    core: &Value,
    enumerations: &[Enumeration],
    instructions: &[Row],
    sets: &[(&str, &str, Vec<Row>)],
    version: &str,
) -> Result<String> {
    let mut out = header("Every kind of operand, and every quantified kind in use.", version);
    out.push_str("/// The version and revision of the grammar that the tables are made from.\n");
    let _ = writeln!(out, "pub const REVISION: &str = \"{version}\";\n");
    let mut base = Vec::new();
    for kind in core["operand_kinds"].as_array().ok_or("no operand kinds")? {
        let name = kind["kind"].as_str().ok_or("an operand kind without a name")?;
        if is_base_kind(name) {
            base.push(name);
        }
    }
    let _ = writeln!(out, "kinds! {{ base {{\n    {}", base.join("\n    "));
    out.push_str("} enumerations {\n");
    for enumeration in enumerations {
        let _ = writeln!(out, "    {}", enumeration.name);
    }
    let mut used: BTreeMap<&str, ()> = BTreeMap::new();
    let all = instructions.iter().chain(sets.iter().flat_map(|set| &set.2));
    for row in all.chain(enumerations.iter().flat_map(|e| &e.rows)) {
        used.extend(row.operands.iter().map(|operand| (operand.as_str(), ())));
    }
    out.push_str("} operands {\n");
    for &operand in used.keys() {
        let (quantifier, kind) = match (operand.strip_prefix("Opt"), operand.strip_prefix("Any")) {
            (Some(kind), _) => ("Optional", kind),
            (_, Some(kind)) => ("Repeated", kind),
            _ => ("Once", operand),
        };
        let _ = writeln!(out, "    {operand} = {quantifier} {kind};");
    }
    out.push_str("} }\n");
    Ok(out)
}
