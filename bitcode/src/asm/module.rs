//! The module level as text: header, type definitions, comdats, variables, aliases, ifuncs, named
//! metadata (LangRef, "High Level Structure").

use super::context::{ModuleContext, Scope};
use super::text::{metadata_name, name, push_word, put, quoted};
use crate::Error;
use crate::ir::{
    ComdatId, GlobalObject, GlobalVariable, IndirectSymbol, Linkage, Module, Str, ValueId,
    Visibility,
};

/// Writes source file name, data layout, triple and module-level assembly.
pub(super) fn push_start(out: &mut String, module: &Module<'_>) {
    if !module.source_filename.is_empty() {
        out.push_str("source_filename = ");
        quoted(out, module.str(module.source_filename));
        out.push('\n');
    }
    for (keyword, text) in [("datalayout", &module.data_layout_string), ("triple", &module.triple)]
    {
        if !text.is_empty() {
            put!(out, "target {keyword} = ");
            quoted(out, text.as_bytes());
            out.push('\n');
        }
    }
    for piece in &module.module_asm {
        let assembly = module.str(piece.text);
        if assembly.is_empty() {
            continue;
        }
        if !piece.properties.is_empty() {
            for (index, &(name, value)) in piece.properties.iter().enumerate() {
                out.push_str(if index == 0 { "module asm(" } else { ", " });
                put!(out, "{}: ", String::from_utf8_lossy(module.str(name)));
                quoted(out, module.str(value));
            }
            out.push_str(")\n");
        }
        // Without properties in the form that all versions read.
        let start = if piece.properties.is_empty() { "module asm " } else { "    " };
        let assembly = assembly.strip_suffix(b"\n").unwrap_or(assembly);
        for line in assembly.split(|&byte| byte == b'\n') {
            out.push_str(start);
            quoted(out, line);
            out.push('\n');
        }
    }
}

/// Writes the comdats.
pub(super) fn push_comdats(out: &mut String, module: &Module<'_>) {
    for comdat in &module.comdats {
        out.push('$');
        name(out, module.str(comdat.name));
        put!(out, " = comdat {}\n", comdat.selection.keyword());
    }
}

/// Writes `comdat` or `comdat($name)` after a separator.
pub(super) fn push_comdat(
    out: &mut String,
    module: &Module<'_>,
    comdat: Option<ComdatId>,
    symbol: Str,
    separator: &str,
) -> Result<(), Error> {
    let Some(comdat) = comdat else { return Ok(()) };
    let Some(comdat) = module.comdats.get(comdat.index()) else {
        return Err(Error::unprintable("reference to a comdat that is not defined"));
    };
    put!(out, "{separator}comdat");
    if module.str(comdat.name) != module.str(symbol) {
        out.push_str("($");
        name(out, module.str(comdat.name));
        out.push(')');
    }
    Ok(())
}

/// Writes linkage, preemption, visibility and DLL storage class, each after a space.
pub(super) fn push_object(out: &mut String, object: &GlobalObject) {
    // A declaration of a variable says `external`; see there.
    if object.linkage != Linkage::External {
        push_word(out, object.linkage.keyword());
    }
    // Local linkage and other visibility than default imply it.
    let implied = object.linkage.is_local()
        || (object.visibility != Visibility::Default && object.linkage != Linkage::ExternWeak);
    if object.dso_local && !implied {
        out.push_str(" dso_local");
    }
    push_word(out, object.visibility.keyword());
    push_word(out, object.dll_storage.keyword());
}

/// Writes a global variable.
pub(super) fn push_global(
    out: &mut String,
    context: &ModuleContext<'_>,
    value: ValueId,
    global: &GlobalVariable,
) -> Result<(), Error> {
    let module = context.module;
    let scope = Scope::module(context);
    context.push_symbol(out, value);
    out.push_str(" =");
    if global.initializer.is_none() && global.object.linkage == Linkage::External {
        push_word(out, global.object.linkage.keyword());
    }
    push_object(out, &global.object);
    push_word(out, global.object.thread_local.keyword());
    push_word(out, global.object.unnamed_addr.keyword());
    if global.object.address_space != 0 {
        put!(out, " addrspace({})", global.object.address_space);
    }
    if global.externally_initialized {
        out.push_str(" externally_initialized");
    }
    let kind = if global.constant { "constant" } else { "global" };
    put!(out, " {kind} {}", context.ty(global.value_type));
    if let Some(initializer) = global.initializer {
        out.push(' ');
        scope.push_value(out, initializer)?;
    }
    for (keyword, text) in [("section", global.section), ("partition", global.object.partition)] {
        if !text.is_empty() {
            put!(out, ", {keyword} ");
            quoted(out, module.str(text));
        }
    }
    if let Some(model) = global.code_model {
        put!(out, ", code_model \"{}\"", model.keyword());
    }
    for (bit, text) in [
        (1, ", no_sanitize_address"),
        (2, ", no_sanitize_hwaddress"),
        (4, ", sanitize_memtag"),
        (8, ", sanitize_address_dyninit"),
    ] {
        if global.sanitizer & bit != 0 {
            out.push_str(text);
        }
    }
    push_comdat(out, module, global.comdat, global.object.name, ", ")?;
    if global.align != 0 {
        put!(out, ", align {}", global.align);
    }
    let (start, len) = global.attachments;
    for attachment in &module.attachments[start as usize..][..len as usize] {
        out.push_str(", ");
        scope.push_attachment(out, attachment)?;
    }
    let mut groups = super::attributes::ListGroups::default();
    groups.set(module, global.attributes, 0);
    context.attributes.push_function(out, &groups);
    out.push('\n');
    Ok(())
}

/// Writes an alias or an ifunc.
pub(super) fn push_indirect(
    out: &mut String,
    context: &ModuleContext<'_>,
    value: ValueId,
    symbol: &IndirectSymbol,
    keyword: &str,
) -> Result<(), Error> {
    context.push_symbol(out, value);
    out.push_str(" =");
    push_object(out, &symbol.object);
    push_word(out, symbol.object.thread_local.keyword());
    push_word(out, symbol.object.unnamed_addr.keyword());
    put!(out, " {keyword} {}, ", context.ty(symbol.value_type));
    Scope::module(context).push_typed(out, symbol.target)?;
    if !symbol.object.partition.is_empty() {
        out.push_str(", partition ");
        quoted(out, context.module.str(symbol.object.partition));
    }
    out.push('\n');
    Ok(())
}

/// Writes named metadata.
pub(super) fn push_named_metadata(
    out: &mut String,
    context: &ModuleContext<'_>,
) -> Result<(), Error> {
    let module = context.module;
    let scope = Scope::module(context);
    for named in &module.named_metadata {
        out.push('!');
        metadata_name(out, module.str(named.name));
        out.push_str(" = !{");
        let operands = &module.named_operands[named.start as usize..][..named.len as usize];
        for (index, &operand) in operands.iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            scope.push_metadata(out, operand)?;
        }
        out.push_str("}\n");
    }
    Ok(())
}
