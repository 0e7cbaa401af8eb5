//! The sections of the module in their order (section 2.4), with the interfaces of entry points.

use lapidary_spirv::grammar::{Capability, ExecutionModel, Extension, Op, StorageClass, Version};

use super::{Entry, GENERATOR, Header, MAGIC, Merge, Written, records};
use crate::lower::error::{Error, Result};
use crate::parallel;

/// Interfaces are found for so many entry points at a time: each time all symbols get a mark.
const ENTRIES_TOGETHER: usize = 256;

/// A search from symbol to symbol; used again.
struct Reach {
    /// By symbol: the last search that came by.
    marks: Vec<u32>,
    stack: Vec<u32>,
}

impl Merge<'_> {
    /// The entry points with their interfaces, some at a time.
    fn entry_points(&self, entries: &[Entry<'_>]) -> Result<Vec<Vec<u32>>> {
        let parts: Vec<&[Entry<'_>]> = entries.chunks(ENTRIES_TOGETHER).collect();
        parallel::map(&parts, |part| self.some_entry_points(part)).into_iter().collect()
    }

    fn some_entry_points(&self, entries: &[Entry<'_>]) -> Result<Vec<u32>> {
        let mut words = Vec::new();
        let mut reach = Reach { marks: vec![0; self.symbols.len()], stack: Vec::new() };
        let mut interface = Vec::new();
        for (mark, entry) in (1..).zip(entries) {
            let id = self.symbols[entry.symbol as usize].id;
            self.interface(entry.symbol, mark, &mut reach, &mut interface);
            let model = ExecutionModel::Kernel.0;
            if interface.len().saturating_add(entry.name.len() / 4) > 0xfff0 {
                return Err(Error::unsupported("an entry point with this many variables"));
            }
            push(&mut words, Op::EntryPoint, &[model, id.0], entry.name, &interface);
        }
        Ok(words)
    }

    /// The variables that a symbol reaches, ascending by id.
    fn interface(&self, symbol: u32, mark: u32, reach: &mut Reach, list: &mut Vec<u32>) {
        let Reach { marks, stack } = reach;
        list.clear();
        marks[symbol as usize] = mark;
        stack.push(symbol);
        while let Some(symbol) = stack.pop() {
            // What nothing has defined or asked for has no row.
            let Some(known) = self.symbols.get(symbol as usize) else { continue };
            if let Some(storage) = known.storage
                && (self.version >= Version::V1_4
                    || matches!(storage, StorageClass::Input | StorageClass::Output))
            {
                list.push(known.id.0);
            }
            for &other in &self.uses[known.uses.0 as usize..known.uses.1 as usize] {
                if let Some(seen) = marks.get_mut(other as usize)
                    && std::mem::replace(seen, mark) != mark
                {
                    stack.push(other);
                }
            }
        }
        list.sort_unstable();
    }

    /// The words of the module with these functions, in pieces: a copy of all of them would cost as
    /// much as a third of the merge.
    pub(crate) fn finish(
        mut self,
        header: &Header,
        entries: &[Entry<'_>],
        mut definitions: Vec<Written>,
    ) -> Result<Vec<Vec<u32>>> {
        self.capabilities.add(Capability::Addresses);
        self.capabilities.add(Capability::Kernel);
        // A module without entry points is there to be linked.
        if entries.is_empty() {
            self.capabilities.add(Capability::Linkage);
        }
        self.complete()?;
        let mut front = vec![MAGIC, 0, GENERATOR, 0, 0];
        let mut capabilities: Vec<Capability> = self.capabilities.iter().collect();
        capabilities.sort_unstable();
        for capability in capabilities {
            push(&mut front, Op::Capability, &[capability.0], b"", &[]);
        }
        let mut extensions: Vec<Extension> = self.extensions.iter().collect();
        extensions.extend(&header.extensions);
        extensions.sort_unstable();
        extensions.dedup();
        for extension in extensions {
            push(&mut front, Op::Extension, &[], extension.name().as_bytes(), &[]);
        }
        self.sections.write_imports(&self.declarations, &mut front);
        let (addressing, memory) = header.memory_model;
        push(&mut front, Op::MemoryModel, &[addressing, memory], b"", &[]);
        // The two sections that take long.
        let globals = || self.sections.globals(&self.declarations);
        let (entry_points, globals) = parallel::join(|| self.entry_points(entries), globals);
        front.extend(entry_points?.into_iter().flatten());
        write_modes(&self.modes, &mut front);
        let records = definitions
            .iter_mut()
            .map(|it| (std::mem::take(&mut it.records), std::mem::take(&mut it.mentions)));
        let arranged = records::arrange(records.collect(), self.sections.debug(&self.declarations));
        self.sections.write_strings(&self.declarations, &arranged.strings, &mut front);
        for extension in &header.source_extensions {
            push(&mut front, Op::SourceExtension, &[], extension, &[]);
        }
        if let Some((language, version)) = header.source {
            push(&mut front, Op::Source, &[language, version], b"", &[]);
        }
        // Before the annotations that refer to them.
        let mut scopes = Vec::new();
        self.sections.write_aliasing(&self.declarations, &mut scopes);
        front[1] = u32::from(self.version.0) << 8;
        front[3] = self.next;
        let Self { names, decorations, front: variables, mut declared, tail, .. } = self;
        let [mut all_names, mut all_decorations] = variables.unwrap_or_default().map(|it| vec![it]);
        let mut functions = Vec::new();
        // Functions that are declared come behind variables, before those that are defined, as the
        // translator makes them.
        declared.sort_unstable_by_key(|it| it.function);
        for it in declared {
            all_names.push(it.names);
            all_decorations.push(it.decorations);
            functions.push(it.code);
        }
        for it in definitions {
            all_names.push(it.names);
            all_decorations.push(it.decorations);
            functions.extend(it.functions);
        }
        let mut pieces = vec![front];
        pieces.extend(all_names);
        let mut processed = Vec::new();
        for text in &header.processed {
            push(&mut processed, Op::ModuleProcessed, &[], text, &[]);
        }
        pieces.extend([names, processed, scopes]);
        pieces.extend(all_decorations);
        pieces.extend([decorations, globals]);
        pieces.extend(arranged.pieces);
        pieces.extend(functions);
        pieces.push(tail);
        pieces.retain(|piece| !piece.is_empty());
        Ok(pieces)
    }
}

/// Writes an instruction: literals or ids, a string (none if empty), more of them.
pub(super) fn push(out: &mut Vec<u32>, op: Op, words: &[u32], text: &[u8], rest: &[u32]) {
    let start = out.len();
    out.push(0);
    out.extend_from_slice(words);
    if !text.is_empty() || has_string(op) {
        let end = text.iter().position(|&byte| byte == 0).unwrap_or(text.len());
        for chunk in text[..end].chunks(4) {
            let mut word = [0; 4];
            word[..chunk.len()].copy_from_slice(chunk);
            out.push(u32::from_le_bytes(word));
        }
        if end % 4 == 0 {
            out.push(0);
        }
    }
    out.extend_from_slice(rest);
    out[start] = (out.len().saturating_sub(start) as u32) << 16 | u32::from(op.0);
}

/// Whether an instruction has a string even if it is empty.
fn has_string(op: Op) -> bool {
    matches!(op, Op::EntryPoint | Op::Name | Op::SourceExtension | Op::ModuleProcessed)
}

/// Whole instructions, one after another.
pub(super) fn instructions(words: &[u32]) -> impl Iterator<Item = &[u32]> {
    let mut left = words;
    std::iter::from_fn(move || {
        let (instruction, behind) = left.split_at_checked((left.first()? >> 16) as usize)?;
        left = behind;
        Some(instruction)
    })
}

/// Appends execution modes, those of an entry point by their numbers as the translator has them.
fn write_modes(modes: &[u32], out: &mut Vec<u32>) {
    let mut modes: Vec<&[u32]> = instructions(modes).collect();
    for of_one in modes.chunk_by_mut(|one, next| one[1] == next[1]) {
        of_one.sort_by_key(|instruction| instruction[2]);
        of_one.iter().for_each(|instruction| out.extend_from_slice(instruction));
    }
}
