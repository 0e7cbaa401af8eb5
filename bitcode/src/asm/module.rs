//! The module level as text: header, type definitions, comdats, variables, aliases, ifuncs, named
//! metadata (LangRef, "High Level Structure").

use super::context::{ModuleContext, Scope};
use super::text::{metadata_name, name, put, quoted};
use crate::Error;
use crate::ir::{
    ComdatId, DllStorage, GlobalObject, GlobalVariable, IndirectSymbol, Linkage, Module, Str,
    ThreadLocal, UnnamedAddr, ValueId, Visibility,
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
    let assembly = module.str(module.module_asm);
    if !assembly.is_empty() {
        let assembly = assembly.strip_suffix(b"\n").unwrap_or(assembly);
        for line in assembly.split(|&byte| byte == b'\n') {
            out.push_str("module asm ");
            quoted(out, line);
            out.push('\n');
        }
    }
}

/// Writes the comdats.
pub(super) fn push_comdats(out: &mut String, module: &Module<'_>) -> Result<(), Error> {
    for comdat in &module.comdats {
        out.push('$');
        name(out, module.str(comdat.name));
        let kind = match comdat.selection {
            1 => "any",
            2 => "exactmatch",
            3 => "largest",
            4 => "nodeduplicate",
            5 => "samesize",
            other => {
                return Err(Error::unprintable(format!("selection kind {other} of a comdat")));
            }
        };
        put!(out, " = comdat {kind}\n");
    }
    Ok(())
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
    let linkage = match object.linkage {
        // A declaration of a variable says `external`; see there.
        Linkage::External => "",
        Linkage::AvailableExternally => " available_externally",
        Linkage::LinkOnceAny => " linkonce",
        Linkage::LinkOnceOdr => " linkonce_odr",
        Linkage::WeakAny => " weak",
        Linkage::WeakOdr => " weak_odr",
        Linkage::Appending => " appending",
        Linkage::Internal => " internal",
        Linkage::Private => " private",
        Linkage::ExternWeak => " extern_weak",
        Linkage::Common => " common",
    };
    out.push_str(linkage);
    // Local linkage and other visibility than default imply it.
    let local = matches!(object.linkage, Linkage::Internal | Linkage::Private);
    let implied = local
        || (object.visibility != Visibility::Default && object.linkage != Linkage::ExternWeak);
    if object.dso_local && !implied {
        out.push_str(" dso_local");
    }
    out.push_str(match object.visibility {
        Visibility::Default => "",
        Visibility::Hidden => " hidden",
        Visibility::Protected => " protected",
    });
    out.push_str(match object.dll_storage {
        DllStorage::Default => "",
        DllStorage::Import => " dllimport",
        DllStorage::Export => " dllexport",
    });
}

fn push_thread_local(out: &mut String, model: ThreadLocal) {
    out.push_str(match model {
        ThreadLocal::No => "",
        ThreadLocal::GeneralDynamic => " thread_local",
        ThreadLocal::LocalDynamic => " thread_local(localdynamic)",
        ThreadLocal::InitialExec => " thread_local(initialexec)",
        ThreadLocal::LocalExec => " thread_local(localexec)",
    });
}

/// Writes `unnamed_addr` or `local_unnamed_addr`, after a space.
pub(super) fn push_unnamed_addr(out: &mut String, unnamed_addr: UnnamedAddr) {
    out.push_str(match unnamed_addr {
        UnnamedAddr::No => "",
        UnnamedAddr::Global => " unnamed_addr",
        UnnamedAddr::Local => " local_unnamed_addr",
    });
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
        out.push_str(" external");
    }
    push_object(out, &global.object);
    push_thread_local(out, global.object.thread_local);
    push_unnamed_addr(out, global.object.unnamed_addr);
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
    if global.code_model != 0 {
        let model = ["tiny", "small", "kernel", "medium", "large"]
            .get(global.code_model as usize - 1)
            .ok_or_else(|| {
                Error::unprintable(format!("code model {} of a variable", global.code_model))
            })?;
        put!(out, ", code_model \"{model}\"");
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
    push_thread_local(out, symbol.object.thread_local);
    push_unnamed_addr(out, symbol.object.unnamed_addr);
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

/// Names of calling conventions by number (`CallingConv.h`), for those that assembly names.
const CALLING_CONVENTIONS: &[(u32, &str)] = &[
    (8, "fastcc"),
    (9, "coldcc"),
    (13, "anyregcc"),
    (14, "preserve_mostcc"),
    (15, "preserve_allcc"),
    (16, "swiftcc"),
    (17, "cxx_fast_tlscc"),
    (18, "tailcc"),
    (19, "cfguard_checkcc"),
    (20, "swifttailcc"),
    (21, "preserve_nonecc"),
    (64, "x86_stdcallcc"),
    (65, "x86_fastcallcc"),
    (66, "arm_apcscc"),
    (67, "arm_aapcscc"),
    (68, "arm_aapcs_vfpcc"),
    (70, "x86_thiscallcc"),
    (71, "ptx_kernel"),
    (72, "ptx_device"),
    (75, "spir_func"),
    (76, "spir_kernel"),
    (77, "intel_ocl_bicc"),
    (78, "x86_64_sysvcc"),
    (79, "win64cc"),
    (80, "x86_vectorcallcc"),
    (83, "x86_intrcc"),
    (91, "amdgpu_kernel"),
    (92, "x86_regcallcc"),
    (100, "amdgpu_gfx"),
];

/// Writes a calling convention and a space; nothing for the C convention.
pub(super) fn calling_convention(out: &mut String, number: u32) {
    if number != 0 {
        match CALLING_CONVENTIONS.iter().find(|row| row.0 == number) {
            Some((_, name)) => put!(out, "{name} "),
            None => put!(out, "cc {number} "),
        }
    }
}
