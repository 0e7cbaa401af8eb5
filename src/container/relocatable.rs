//! Relocatable objects for a linker, 64-bit little-endian ELF: sections, pointers between them, names that
//! another object defines. The writer of crate `object` would bring two more packages for this.

use super::part::after;

/// `R_X86_64_NONE`, `R_AARCH64_NONE`: a relocation that writes nothing, but makes linkers keep the section
/// that it refers to with its own.
const KEEP: u32 = 0;

/// Types and flags of sections (System V ABI, "Sections").
pub(super) const PROGBITS: u32 = 1;
pub(super) const INIT_ARRAY: u32 = 14;
pub(super) const FINI_ARRAY: u32 = 15;
pub(super) const WRITE: u64 = 1;
pub(super) const ALLOC: u64 = 2;
pub(super) const EXECUTE: u64 = 4;
const SYMTAB: u32 = 2;
const STRTAB: u32 = 3;
const RELA: u32 = 4;
const INFO_LINK: u64 = 0x40;

/// Each piece of the first section begins at a multiple of this, the largest alignment of any section.
pub(super) const FIRST_ALIGN: u64 = 16;

/// Lengths of the records of the format.
pub(super) const HEADER: u64 = 64;
const SECTION: usize = 64;
const SYMBOL: u64 = 24;
const RELOCATION: u64 = 24;

/// What an object is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Machine {
    /// x86-64.
    X86_64,
    /// 64-bit ARM.
    Aarch64,
}

impl Machine {
    /// `e_machine`.
    fn number(self) -> u16 {
        match self {
            Self::X86_64 => 62,
            Self::Aarch64 => 183,
        }
    }

    /// The relocation that writes an address: `R_X86_64_64`, `R_AARCH64_ABS64`.
    fn address(self) -> u32 {
        match self {
            Self::X86_64 => 1,
            Self::Aarch64 => 257,
        }
    }
}

/// What a relocation refers to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Target {
    /// A byte of a section of this object.
    Byte(SectionId, u64),
    /// A name that another object defines, by its number in [`Object::wanted`].
    Wanted(usize),
}

/// A section of an object, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SectionId(usize);

impl SectionId {
    /// Its number in the file, where a null section comes first.
    fn number(self) -> usize {
        self.0.saturating_add(1)
    }
}

struct Relocation {
    at: u64,
    kind: u32,
    target: Target,
    /// Besides what the target has.
    addend: i64,
}

struct Section {
    name: &'static str,
    kind: u32,
    flags: u64,
    align: u64,
    bytes: Vec<u8>,
    relocations: Vec<Relocation>,
}

struct Symbol {
    name: &'static str,
    kind: u8,
    section: SectionId,
    at: u64,
    size: u64,
}

/// An object that is being made.
pub(super) struct Object {
    machine: Machine,
    sections: Vec<Section>,
    /// The length of the first section, whose bytes the caller writes to the file.
    first: u64,
    /// Names for people: no other object sees them.
    local: Vec<Symbol>,
    wanted: Vec<&'static str>,
}

/// `STT_OBJECT` and `STT_FUNC`.
pub(super) const OBJECT: u8 = 1;
pub(super) const FUNCTION: u8 = 2;

impl Object {
    /// One that wants functions of these names.
    pub(super) fn new(machine: Machine, wanted: &[&'static str]) -> Self {
        let (sections, local) = (Vec::new(), Vec::new());
        Self { machine, sections, first: 0, local, wanted: wanted.to_vec() }
    }

    /// Adds an empty section.
    pub(super) fn section(
        &mut self,
        name: &'static str,
        kind: u32,
        flags: u64,
        align: u64,
    ) -> SectionId {
        let (bytes, relocations) = (Vec::new(), Vec::new());
        let id = SectionId(self.sections.len());
        self.sections.push(Section { name, kind, flags, align, bytes, relocations });
        id
    }

    /// Gives a stretch of a section a name.
    pub(super) fn name(&mut self, name: &'static str, kind: u8, section: SectionId, at: u64) {
        let size = self.len(section).saturating_sub(at);
        self.local.push(Symbol { name, kind, section, at, size });
    }

    pub(super) fn len(&self, section: SectionId) -> u64 {
        self.sections[section.0].bytes.len() as u64
    }

    /// Adds bytes to a section and says where they are.
    pub(super) fn add(&mut self, section: SectionId, bytes: &[u8]) -> u64 {
        let at = self.len(section);
        self.sections[section.0].bytes.extend(bytes);
        at
    }

    /// Makes the first section longer by bytes that the caller writes to the file, at the next multiple of
    /// [`FIRST_ALIGN`]; the section lies right behind the header. Returns where in the section they begin.
    pub(super) fn first(&mut self, length: u64) -> u64 {
        let at = self.first.next_multiple_of(FIRST_ALIGN);
        self.first = after([at, length]);
        at
    }

    /// Fills a section up to a multiple of this.
    pub(super) fn align(&mut self, section: SectionId, to: u64) {
        let bytes = &mut self.sections[section.0].bytes;
        bytes.resize(bytes.len().next_multiple_of(to as usize), 0);
    }

    /// Adds a pointer, which is null for no target.
    pub(super) fn pointer(&mut self, section: SectionId, target: Option<Target>) {
        let at = self.add(section, &[0; 8]);
        if let Some(target) = target {
            self.relocate(section, at, self.machine.address(), target, 0);
        }
    }

    /// Has a linker write something of this kind of its machine here.
    pub(super) fn relocate(
        &mut self,
        section: SectionId,
        at: u64,
        kind: u32,
        target: Target,
        addend: i64,
    ) {
        self.sections[section.0].relocations.push(Relocation { at, kind, target, addend });
    }

    /// Has linkers that drop what nothing refers to keep a section for the sake of another one.
    pub(super) fn keep(&mut self, section: SectionId, because: SectionId) {
        self.relocate(because, 0, KEEP, Target::Byte(section, 0), 0);
    }

    /// The file around its first section: its header, and behind that section what the others hold, the
    /// tables, and what says where all of it is.
    pub(super) fn elf(self) -> [Vec<u8>; 2] {
        let mut file = Elf {
            body: after([HEADER, self.first.next_multiple_of(FIRST_ALIGN)]),
            bytes: Vec::new(),
            headers: vec![0; SECTION],
            names: vec![0],
        };
        // The symbol table follows the sections and their relocations, its texts follow it.
        let relocated = self.sections.iter().filter(|it| !it.relocations.is_empty()).count();
        let before = [1, self.sections.len() as u64, relocated as u64];
        let (symbols, texts_number) = (after(before) as u32, after([after(before), 1]) as u32);
        let (table, texts) = self.symbols();
        for (number, section) in self.sections.iter().enumerate() {
            let entry = if matches!(section.kind, INIT_ARRAY | FINI_ARRAY) { 8 } else { 0 };
            let (kind, sizes) = ([section.kind, 0, 0], [section.align, entry]);
            match number {
                0 => file.header(section.name, kind, section.flags, sizes, [HEADER, self.first]),
                _ => file.section(section.name, kind, section.flags, sizes, &section.bytes),
            }
        }
        for (number, section) in (1u32..).zip(&self.sections) {
            if !section.relocations.is_empty() {
                let name = format!(".rela{}", section.name);
                let entries = self.relocations(&section.relocations);
                file.section(&name, [RELA, symbols, number], INFO_LINK, [8, RELOCATION], &entries);
            }
        }
        // The first that other objects see: behind the null symbol, the sections and the local names.
        let global = self.global(0) as u32;
        file.section(".symtab", [SYMTAB, texts_number, global], 0, [8, SYMBOL], &table);
        file.section(".strtab", [STRTAB, 0, 0], 0, [1, 0], &texts);
        // The stack is not to be executable, which the absence of this would ask for.
        file.section(".note.GNU-stack", [PROGBITS, 0, 0], 0, [1, 0], &[]);
        file.finish(self.machine)
    }

    /// The symbol table and its texts: each section, what has a name, what is wanted.
    fn symbols(&self) -> (Vec<u8>, Vec<u8>) {
        let (mut table, mut texts) = (vec![0; SYMBOL as usize], vec![0]);
        let mut symbol = |name: &str, info: u8, section: u16, at: u64, size: u64| {
            let text = if name.is_empty() { 0 } else { add_text(&mut texts, name) };
            table.extend(text.to_le_bytes());
            table.extend([info, 0]);
            table.extend(section.to_le_bytes());
            table.extend([at, size].into_iter().flat_map(u64::to_le_bytes));
        };
        const OF_SECTION: u8 = 3;
        const GLOBAL: u8 = 1 << 4;
        for number in 1..=self.sections.len() {
            symbol("", OF_SECTION, number as u16, 0, 0);
        }
        for it in &self.local {
            symbol(it.name, it.kind, it.section.number() as u16, it.at, it.size);
        }
        for name in &self.wanted {
            symbol(name, GLOBAL, 0, 0, 0);
        }
        (table, texts)
    }

    /// The number of a symbol that is wanted.
    fn global(&self, wanted: usize) -> u64 {
        after([1, self.sections.len() as u64, self.local.len() as u64, wanted as u64])
    }

    fn relocations(&self, relocations: &[Relocation]) -> Vec<u8> {
        let mut entries = Vec::new();
        for &Relocation { at, kind, target, addend } in relocations {
            let (symbol, inside) = match target {
                Target::Byte(section, byte) => (section.number() as u64, byte as i64),
                Target::Wanted(number) => (self.global(number), 0),
            };
            let info = symbol << 32 | u64::from(kind);
            entries.extend([at, info].into_iter().flat_map(u64::to_le_bytes));
            // A linker adds this to an address, and addresses wrap.
            entries.extend(inside.wrapping_add(addend).to_le_bytes());
        }
        entries
    }
}

/// Adds a text with its NUL, and says where it is.
fn add_text(texts: &mut Vec<u8>, text: &str) -> u32 {
    let at = texts.len() as u32;
    texts.extend(text.as_bytes());
    texts.push(0);
    at
}

/// A file that is being laid out.
struct Elf {
    /// Where `bytes` begin.
    body: u64,
    bytes: Vec<u8>,
    headers: Vec<u8>,
    names: Vec<u8>,
}

impl Elf {
    /// Adds a section with its type, link and info, its flags, and its alignment and length of entries.
    fn section(&mut self, name: &str, kind: [u32; 3], flags: u64, sizes: [u64; 2], bytes: &[u8]) {
        let at = self.align(sizes[0]);
        self.bytes.extend(bytes);
        self.header(name, kind, flags, sizes, [at, bytes.len() as u64]);
    }

    /// The same with what lies somewhere in the file.
    fn header(
        &mut self,
        name: &str,
        [kind, link, info]: [u32; 3],
        flags: u64,
        [align, entry]: [u64; 2],
        [at, length]: [u64; 2],
    ) {
        let name = add_text(&mut self.names, name);
        self.headers.extend([name, kind].into_iter().flat_map(u32::to_le_bytes));
        self.headers.extend([flags, 0, at, length].into_iter().flat_map(u64::to_le_bytes));
        self.headers.extend([link, info].into_iter().flat_map(u32::to_le_bytes));
        self.headers.extend([align, entry].into_iter().flat_map(u64::to_le_bytes));
    }

    /// Fills it up to a multiple of this, and says where in the file that is.
    fn align(&mut self, to: u64) -> u64 {
        let end = after([self.body, self.bytes.len() as u64]);
        let at = end.next_multiple_of(to);
        self.bytes.resize(after([self.bytes.len() as u64, at.saturating_sub(end)]) as usize, 0);
        at
    }

    fn finish(mut self, machine: Machine) -> [Vec<u8>; 2] {
        // With its own name in it.
        let mut names = self.names.clone();
        add_text(&mut names, ".shstrtab");
        // Its number is how many there are before it.
        let of_names = (self.headers.len() / SECTION) as u16;
        self.section(".shstrtab", [STRTAB, 0, 0], 0, [1, 0], &names);
        let count = (self.headers.len() / SECTION) as u16;
        let headers = self.align(8);
        self.bytes.extend(&self.headers);
        // 64 bits, least significant byte first, version 1 of the format.
        let mut header = b"\x7FELF\x02\x01\x01".to_vec();
        header.resize(16, 0);
        const RELOCATABLE: u16 = 1;
        header.extend([RELOCATABLE, machine.number()].into_iter().flat_map(u16::to_le_bytes));
        header.extend(1u32.to_le_bytes());
        header.extend([0, 0, headers].into_iter().flat_map(u64::to_le_bytes));
        header.extend(0u32.to_le_bytes());
        let sizes = [HEADER as u16, 0, 0, SECTION as u16, count, of_names];
        header.extend(sizes.into_iter().flat_map(u16::to_le_bytes));
        [header, self.bytes]
    }
}
