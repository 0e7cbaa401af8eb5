//! What the module as a whole needs: version, capabilities, extensions.

use lapidary_spirv::grammar::{
    Capability, Extension, Op, OperandKind, Version, enumerant, instruction,
};

use super::Merge;
use crate::lower::error::{Error, ErrorKind, Result};
use crate::lower::gates::{implies, is_of_graphics};

/// Capabilities that allow an instruction and that its row in the grammar does not list: those of
/// extensions that came later.
const ALTERNATIVES: &[(Op, Capability)] = &[
    (Op::AtomicFAddEXT, Capability::AtomicBFloat16AddINTEL),
    (Op::AtomicFMinEXT, Capability::AtomicBFloat16MinMaxINTEL),
    (Op::AtomicFMaxEXT, Capability::AtomicBFloat16MinMaxINTEL),
];

impl Merge<'_> {
    /// Notes the capability that an enumerant needs, if none of the choices is there.
    pub(crate) fn needs(&mut self, kind: OperandKind, value: u32) {
        if let Some(row) = enumerant(kind, value)
            && !row.capabilities.is_empty()
            && !row.capabilities.iter().any(|&capability| self.has(capability))
        {
            // One that the core of a version has, rather than one of an extension alone.
            let core = row.capabilities.iter().copied().find(|capability| {
                Capability::ENUMERATION
                    .by_value(capability.0)
                    .is_some_and(|row| row.version != Version::NEVER)
            });
            self.capabilities.add(core.unwrap_or(row.capabilities[0]));
        }
    }

    /// Whether a capability is declared or implied by what every kernel module declares.
    pub(super) fn has(&self, capability: Capability) -> bool {
        matches!(capability, Capability::Kernel | Capability::Addresses)
            || self.capabilities.contains(capability)
            || self.capabilities.iter().any(|declared| implies(declared, capability))
    }

    /// Adds what the opcodes need that nobody asked for by name.
    pub(super) fn complete(&mut self) -> Result<()> {
        let ops = std::mem::take(&mut self.ops);
        for &op in &ops {
            let Some(row) = instruction(op) else { continue };
            if !row.capabilities.is_empty()
                && !ALTERNATIVES.iter().any(|&(of, it)| of == op && self.capabilities.contains(it))
                && !row.capabilities.iter().any(|&capability| self.has(capability))
            {
                // One of graphics only where there is no other, as no consumer of kernels takes it.
                let of_kernels = row.capabilities.iter().find(|&&it| !is_of_graphics(it));
                self.capabilities.add(*of_kernels.unwrap_or(&row.capabilities[0]));
            }
            self.require(row.version, row.extensions, row.name)?;
        }
        let capabilities: Vec<Capability> = self.capabilities.iter().collect();
        for capability in capabilities {
            if let Some(row) = Capability::ENUMERATION.by_value(capability.0) {
                self.require(row.version, row.extensions, row.name)?;
            }
        }
        Ok(())
    }

    /// Something needs a version or one of some extensions.
    pub(super) fn require(
        &mut self,
        version: Version,
        extensions: &'static [Extension],
        what: &str,
    ) -> Result<()> {
        let options = self.facts.options;
        if version <= self.version
            || extensions.iter().any(|&extension| self.extensions.contains(extension))
        {
            return Ok(());
        }
        if version != Version::NEVER && version <= options.max_version {
            self.version = version;
            return Ok(());
        }
        // An instruction that the grammar gives neither a version nor an extension is a variant of one that
        // has them.
        if extensions.is_empty() {
            if version == Version::NEVER {
                return Ok(());
            }
            let message = format!(
                "{what} needs SPIR-V {}.{}, and --spirv-max-version allows {}.{}",
                version.0 >> 8,
                version.0 & 0xff,
                options.max_version.0 >> 8,
                options.max_version.0 & 0xff
            );
            return Err(Error::new(ErrorKind::NeedsVersion(version), message));
        }
        match extensions.iter().find(|&&extension| options.allows(extension)) {
            Some(&extension) => {
                self.extensions.add(extension);
                Ok(())
            }
            None => Err(Error::needs_extension(what, extensions[0])),
        }
    }

    /// The module needs at least this version.
    pub(crate) fn need_version(&mut self, version: Version) {
        self.version = self.version.max(version);
    }

    /// The module needs an extension.
    pub(crate) fn need_extension(&mut self, extension: Extension) {
        self.extensions.add(extension);
    }

    /// The module has a set of instructions that mean nothing, because of an option: from SPIR-V 1.6 on
    /// it may, before that there is an extension for it.
    pub(crate) fn need_non_semantic(&mut self, option: &str) -> Result<()> {
        const EXTENSION: Extension = Extension::SPV_KHR_non_semantic_info;
        let options = self.facts.options;
        if options.max_version >= Version::V1_6 {
            self.need_version(Version::V1_6);
        } else if options.extensions.forbids(EXTENSION) {
            return Err(Error::needs_extension(option, EXTENSION));
        } else {
            self.need_extension(EXTENSION);
        }
        Ok(())
    }

    /// The module has a constant of this width.
    pub(crate) fn need_number(&mut self, is_float: bool, width: u32) {
        let capability = match (is_float, width) {
            (false, 8) => Capability::Int8,
            (false, 16) => Capability::Int16,
            (false, 64) => Capability::Int64,
            (true, 16) => Capability::Float16Buffer,
            (true, 64) => Capability::Float64,
            _ => return,
        };
        self.capabilities.add(capability);
    }
}
