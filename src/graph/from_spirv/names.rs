//! Names and decorations of a SPIR-V module's functions and variables.

use lapidary_spirv::grammar::{Decoration, FunctionParameterAttribute, LinkageType, Op};
use lapidary_spirv::read::{Module, Section};
use rustc_hash::{FxHashMap, FxHashSet};

use super::super::{Carrier, Flags};

/// Linkage of a symbol that has some.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Linkage {
    Export,
    Import,
    LinkOnceOdr,
}

/// What names and decorations say, by id.
#[derive(Debug, Default)]
pub(super) struct Symbols {
    /// `OpName`
    pub(super) names: FxHashMap<u32, String>,
    /// The first entry point of a function.
    pub(super) entry_points: FxHashMap<u32, String>,
    pub(super) linkage: FxHashMap<u32, (String, Linkage)>,
    /// The name by which the host finds a device global.
    pub(super) host_access: FxHashMap<u32, String>,
    /// The flags that decorations set.
    pub(super) flags: FxHashMap<u32, Flags>,
    /// The parameters that point to structures which are passed in memory.
    pub(super) passed: FxHashSet<u32>,
}

impl Symbols {
    pub(super) fn new(module: &Module<'_>) -> Self {
        let mut symbols = Symbols::default();
        for it in module.section(Section::Names).filter(|it| it.op() == Op::Name) {
            if let (Some(id), Some((name, _))) = (it.word(1), it.string(2)) {
                symbols.names.insert(id, name);
            }
        }
        for entry_point in module.entry_points() {
            symbols.entry_points.entry(entry_point.function).or_insert(entry_point.name);
        }
        let carriers: Vec<(Decoration, Flags)> = Flags::ROWS
            .iter()
            .flat_map(|row| row.carriers.iter().map(|carrier| (carrier, row.flag)))
            .filter_map(|(carrier, flag)| match *carrier {
                Carrier::Decorated(decoration) => Some((decoration, flag)),
                _ => None,
            })
            .collect();
        for it in module.section(Section::Annotations) {
            let (Some(id), Some(decoration)) = (it.word(1), it.word(2)) else { continue };
            if !matches!(it.op(), Op::Decorate | Op::DecorateString) {
                continue;
            }
            match Decoration(decoration) {
                Decoration::LinkageAttributes => {
                    let Some((name, after)) = it.string(3) else { continue };
                    let linkage = match it.word(after).map(LinkageType) {
                        Some(LinkageType::Export) => Linkage::Export,
                        Some(LinkageType::Import) => Linkage::Import,
                        _ => Linkage::LinkOnceOdr,
                    };
                    symbols.linkage.insert(id, (name, linkage));
                }
                Decoration::HostAccessINTEL | Decoration::InternalHostAccessINTEL => {
                    if let Some((name, _)) = it.string(4) {
                        symbols.host_access.insert(id, name);
                    }
                }
                Decoration::FuncParamAttr => {
                    let attribute = it.word(3).map(FunctionParameterAttribute);
                    if let Some(
                        FunctionParameterAttribute::ByVal | FunctionParameterAttribute::Sret,
                    ) = attribute
                    {
                        symbols.passed.insert(id);
                    }
                }
                decoration => {
                    for &(_, flag) in carriers.iter().filter(|&&(it, _)| it == decoration) {
                        let flags = symbols.flags.entry(id).or_default();
                        *flags = *flags | flag;
                    }
                }
            }
        }
        symbols
    }
}
