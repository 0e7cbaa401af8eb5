//! An object that a host program is linked with, and whose images SYCL's runtime then knows: what
//! clang-linker-wrapper puts into a program (`llvm/lib/Frontend/Offloading/SYCLOffloadWrapper.cpp`).
//!
//! A function that runs before `main` registers a record of all images, one that runs at the end takes that
//! back. The records, which [`descriptors`](super::descriptors) reads, are laid out as libsycl has them in
//! its `compiler.hpp`.

use std::collections::HashMap;

use super::descriptors::SECTION as INDEX;
use super::part::after;
use super::relocatable::{
    ALLOC, EXECUTE, FINI_ARRAY, FIRST_ALIGN, FUNCTION, HEADER, INIT_ARRAY, Machine, OBJECT, Object,
    PROGBITS, SectionId, Target, WRITE,
};
use super::write::{Format, PackedImage};
use crate::output::properties::{PropertySets, Value};
use crate::{Error, ErrorKind, Result};

/// A program that images are registered by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Host {
    /// What it runs on.
    pub machine: Machine,
    /// How libsycl wants the records.
    pub runtime: Runtime,
}

impl Default for Host {
    /// x86-64, with the libsycl of today.
    fn default() -> Self {
        Self { machine: Machine::X86_64, runtime: Runtime::Libsycl9 }
    }
}

/// Which libsycl a program runs with. It takes for granted what a record looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Runtime {
    /// `libsycl.so.8` and older: records of version 2, with room for manifests.
    Libsycl8,
    /// `libsycl.so.9`: records of version 3.
    Libsycl9,
}

const REGISTER: &str = "__sycl_register_lib";
const UNREGISTER: &str = "__sycl_unregister_lib";

/// What is called before `main` first and behind it last has this priority, as in DPC++.
const CONSTRUCTORS: &str = ".init_array.1";
const DESTRUCTORS: &str = ".fini_array.1";

/// A function that calls another one with the address of the record, which is in the way of nothing: its
/// code, and where a linker writes what. Relocations have their numbers in the ABI of the machine.
struct Call {
    code: &'static [u8],
    /// The address of the record: where, kind, addend.
    record: &'static [(u64, u32, i64)],
    function: (u64, u32, i64),
}

const X86_64: Call = Call {
    // lea rdi, [rip + record]; jmp function
    code: &[0x48, 0x8D, 0x3D, 0, 0, 0, 0, 0xE9, 0, 0, 0, 0],
    // R_X86_64_PC32, R_X86_64_PLT32: from the end of the number on.
    record: &[(3, 2, -4)],
    function: (8, 4, -4),
};

const AARCH64: Call = Call {
    // adrp x0, record; add x0, x0, :lo12:record; b function
    code: &[0, 0, 0, 0x90, 0, 0, 0, 0x91, 0, 0, 0, 0x14],
    // R_AARCH64_ADR_PREL_PG_HI21 and R_AARCH64_ADD_ABS_LO12_NC, R_AARCH64_JUMP26.
    record: &[(0, 275, 0), (4, 277, 0)],
    function: (8, 282, 0),
};

impl Machine {
    fn call(self) -> &'static Call {
        match self {
            Self::X86_64 => &X86_64,
            Self::Aarch64 => &AARCH64,
        }
    }
}

fn is_32_bit(triple: &str) -> bool {
    matches!(triple.split('-').next(), Some("spir" | "spirv32"))
}

/// Where a list of records begins and ends; nowhere if it is empty.
#[derive(Clone, Copy, Default)]
struct Range(Option<(u64, u64)>);

/// What the record of an image points to.
struct Record {
    /// In the section of images.
    image: (u64, u64),
    /// In that of records.
    entries: Range,
    sets: Range,
}

/// The object with images of SPIR-V.
pub(super) struct Wrapper {
    host: Host,
    object: Object,
    code: SectionId,
    images: SectionId,
    index: SectionId,
    data: SectionId,
    texts: SectionId,
    /// Where texts are.
    known: HashMap<Vec<u8>, u64>,
    /// The name of the target, as libsycl knows it.
    target: &'static str,
    records: Vec<Record>,
    /// How many there will be.
    count: u16,
}

impl Wrapper {
    pub(super) fn new(host: Host, triple: &str, count: usize) -> Result<Self> {
        let count = u16::try_from(count).map_err(|_| {
            let message = format!("{count} images; SYCL's record has room for {}", u16::MAX);
            Error::new(ErrorKind::LimitExceeded, message)
        })?;
        let mut object = Object::new(host.machine, &[REGISTER, UNREGISTER]);
        let (target, bundle) = match is_32_bit(triple) {
            true => ("spir", "__CLANG_OFFLOAD_BUNDLE__sycl-spir"),
            false => ("spir64", "__CLANG_OFFLOAD_BUNDLE__sycl-spir64"),
        };
        let images = object.section(bundle, PROGBITS, ALLOC, FIRST_ALIGN);
        let code = object.section(".text.startup", PROGBITS, ALLOC | EXECUTE, 16);
        let index = object.section(INDEX, PROGBITS, ALLOC | WRITE, 16);
        let data = object.section(".data.rel.ro", PROGBITS, ALLOC | WRITE, 16);
        let texts = object.section(".rodata", PROGBITS, ALLOC, 8);
        let (known, records) = (HashMap::new(), Vec::new());
        Ok(Self { host, object, code, images, index, data, texts, known, target, records, count })
    }

    /// `_sycl_device_binary_property_set_struct`, for each set of an image.
    fn property_sets(&mut self, sets: &PropertySets) -> Range {
        let properties: Vec<Range> =
            sets.0.iter().map(|set| self.properties(&set.entries)).collect();
        self.range(|wrapper| {
            for (set, properties) in sets.0.iter().zip(properties) {
                wrapper.text(&set.name);
                wrapper.ends(properties);
            }
        })
    }

    /// `_sycl_device_binary_property_struct`: name, address of a value, kind, and its size, in whose place a
    /// number stands.
    fn properties(&mut self, entries: &[(String, Value)]) -> Range {
        self.range(|wrapper| {
            for (key, value) in entries {
                wrapper.text(key);
                match value {
                    Value::U32(number) => {
                        wrapper.object.pointer(wrapper.data, None);
                        wrapper.numbers(&[1, u64::from(*number)]);
                    }
                    Value::Bytes { bytes, bits } => {
                        let value = [&bits.to_le_bytes()[..], bytes].concat();
                        wrapper.object.align(wrapper.texts, 8);
                        let at = wrapper.object.add(wrapper.texts, &value);
                        wrapper.object.pointer(wrapper.data, Some(Target::Byte(wrapper.texts, at)));
                        wrapper.numbers(&[2, value.len() as u64]);
                    }
                }
            }
        })
    }

    /// Where in the section of records is what this adds.
    fn range(&mut self, add: impl FnOnce(&mut Self)) -> Range {
        let start = self.object.len(self.data);
        add(self);
        let end = self.object.len(self.data);
        Range((start < end).then_some((start, end)))
    }

    /// A pointer to a text.
    fn text(&mut self, text: &str) {
        let at = match self.known.get(text.as_bytes()) {
            Some(&at) => at,
            None => {
                let at = self.object.add(self.texts, text.as_bytes());
                self.object.add(self.texts, &[0]);
                self.known.insert(text.as_bytes().to_vec(), at);
                at
            }
        };
        self.object.pointer(self.data, Some(Target::Byte(self.texts, at)));
    }

    fn numbers(&mut self, numbers: &[u64]) {
        numbers.iter().for_each(|it| _ = self.object.add(self.data, &it.to_le_bytes()));
    }

    /// Pointers to both ends of a list.
    fn ends(&mut self, Range(range): Range) {
        for end in [range.map(|it| it.0), range.map(|it| it.1)] {
            let target = end.map(|at| Target::Byte(self.data, at));
            self.object.pointer(self.data, target);
        }
    }

    /// `sycl_device_binary_struct`.
    fn record(&mut self, (start, end): (u64, u64), entries: Range, sets: Range) {
        const SYCL: u64 = 4;
        const SPIRV: u64 = 2;
        let (version, manifests) = match self.host.runtime {
            Runtime::Libsycl8 => (2, &[0, 0][..]),
            Runtime::Libsycl9 => (3, &[][..]),
        };
        self.numbers(&[version | SYCL << 16 | SPIRV << 24]);
        // No options for compiling and linking.
        [self.target, "", ""].into_iter().for_each(|text| self.text(text));
        self.numbers(manifests);
        for at in [start, end] {
            self.object.pointer(self.data, Some(Target::Byte(self.images, at)));
        }
        self.ends(entries);
        self.ends(sets);
    }

    /// Adds a function that calls what is wanted with the address of a record.
    fn call(&mut self, wanted: usize, record: u64) -> u64 {
        let Call { code, record: to_record, function } = self.host.machine.call();
        self.object.align(self.code, 16);
        let start = self.object.add(self.code, code);
        for &(at, kind, addend) in *to_record {
            let target = Target::Byte(self.data, record);
            self.object.relocate(self.code, after([start, at]), kind, target, addend);
        }
        let &(at, kind, addend) = function;
        let wanted = Target::Wanted(wanted);
        self.object.relocate(self.code, after([start, at]), kind, wanted, addend);
        start
    }
}

impl Format for Wrapper {
    fn align(&self) -> u64 {
        FIRST_ALIGN
    }

    fn front(&self) -> u64 {
        HEADER
    }

    fn image(&mut self, image: &PackedImage, length: u64) -> Vec<u8> {
        let start = self.object.first(length);
        let end = after([start, length]);
        self.object.pointer(self.index, Some(Target::Byte(self.images, start)));
        self.object.add(self.index, &length.to_le_bytes());
        let entries = self.range(|wrapper| {
            for name in &image.symbols {
                // `_sycl_offload_entry_struct`: of an address, a name, a size, flags and a reserve the name
                // counts.
                wrapper.object.pointer(wrapper.data, None);
                wrapper.text(name);
                wrapper.numbers(&[0, 0]);
            }
        });
        let sets = self.property_sets(&image.properties);
        self.records.push(Record { image: (start, end), entries, sets });
        Vec::new()
    }

    fn finish(mut self: Box<Self>) -> [Vec<u8>; 2] {
        let records = std::mem::take(&mut self.records);
        let first = self.object.len(self.data);
        for Record { image, entries, sets } in records {
            self.record(image, entries, sets);
        }
        // `sycl_device_binaries_struct`: version, number of images, these, and entries of the host, which
        // SYCL has none of.
        let all = self.object.len(self.data);
        self.numbers(&[1 | u64::from(self.count) << 16]);
        self.object.pointer(self.data, (self.count > 0).then_some(Target::Byte(self.data, first)));
        self.numbers(&[0, 0]);
        self.object.name(".sycl_offloading.descriptor", OBJECT, self.data, all);
        for (wanted, name, section, kind) in [
            (0, "sycl.descriptor_reg", CONSTRUCTORS, INIT_ARRAY),
            (1, "sycl.descriptor_unreg", DESTRUCTORS, FINI_ARRAY),
        ] {
            let function = self.call(wanted, all);
            self.object.name(name, FUNCTION, self.code, function);
            let list = self.object.section(section, kind, ALLOC | WRITE, 8);
            self.object.pointer(list, Some(Target::Byte(self.code, function)));
        }
        self.object.keep(self.index, self.code);
        self.object.elf()
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use object::elf::{
        R_AARCH64_ABS64, R_AARCH64_ADD_ABS_LO12_NC, R_AARCH64_ADR_PREL_PG_HI21, R_AARCH64_JUMP26,
        R_X86_64_64, R_X86_64_NONE, R_X86_64_PC32, R_X86_64_PLT32, RelocationType,
    };
    use object::{
        Object as _, ObjectSection as _, ObjectSymbol as _, RelocationFlags, RelocationTarget,
    };

    use super::*;
    use crate::container::Package;

    /// A relocation: where in its section, its kind, the name of what it refers to, and what is added.
    type Patch = (u64, RelocationType, String, i64);

    fn patches(file: &object::File<'_>, section: &str) -> Vec<Patch> {
        let section = file.section_by_name(section).expect("the section");
        let patch = |(at, relocation): (u64, object::Relocation)| {
            let RelocationFlags::Elf { r_type } = relocation.flags() else {
                panic!("a relocation of ELF")
            };
            let RelocationTarget::Symbol(symbol) = relocation.target() else { panic!("a symbol") };
            let symbol = file.symbol_by_index(symbol).expect("a symbol");
            let name = match symbol.section_index() {
                Some(section) => file.section_by_index(section).expect("a section").name(),
                None => symbol.name(),
            };
            (at, r_type, name.expect("a name").to_owned(), relocation.addend())
        };
        section.relocations().map(patch).collect()
    }

    /// Each function calls its function of the runtime with the address of the descriptor, and is called
    /// before or behind `main`. The bytes and relocations are those that llvm-mc makes of the assembly.
    #[test]
    fn functions_give_the_descriptor_to_the_runtime() {
        let code: [&[u8]; 2] =
            [b"\x48\x8d\x3d\0\0\0\0\xe9\0\0\0\0", b"\0\0\0\x90\0\0\0\x91\0\0\0\x14"];
        for (machine, code) in [Machine::X86_64, Machine::Aarch64].into_iter().zip(code) {
            let host = Host { machine, ..Host::default() };
            let images = [PackedImage::default()];
            let mut bytes = Vec::new();
            let out = Cursor::new(&mut bytes);
            let mut packer = Package::Wrapper(host).begin("spir64", &images, out).expect("few");
            packer.add(&[7; 5]).expect("memory");
            packer.finish().expect("memory");
            let file = object::File::parse(&*bytes).expect("an object");
            let place = |name: &str| {
                let symbol = file.symbols().find(|it| it.name() == Ok(name)).expect(name);
                (symbol.address(), symbol.size())
            };
            let (descriptor, _) = place(".sycl_offloading.descriptor");
            let descriptor = descriptor as i64;
            let all = patches(&file, ".text.startup");
            let text = file.section_by_name(".text.startup").expect("code");
            for (name, function, list) in [
                ("sycl.descriptor_reg", "__sycl_register_lib", ".init_array.1"),
                ("sycl.descriptor_unreg", "__sycl_unregister_lib", ".fini_array.1"),
            ] {
                let (start, size) = place(name);
                let range = start as usize..(start + size) as usize;
                assert_eq!(&text.data().expect("code")[range], code);
                let inside = |it: &&Patch| (start..start + size).contains(&it.0);
                let is_code = |it: &&Patch| it.1 != R_X86_64_NONE;
                let found: Vec<Patch> = (all.iter().filter(inside).filter(is_code))
                    .map(|it| (it.0 - start, it.1, it.2.clone(), it.3))
                    .collect();
                let (data, function) = (".data.rel.ro".to_owned(), function.to_owned());
                let (expected, address) = match machine {
                    Machine::X86_64 => (
                        vec![
                            (3, R_X86_64_PC32, data, descriptor - 4),
                            (8, R_X86_64_PLT32, function, -4),
                        ],
                        R_X86_64_64,
                    ),
                    Machine::Aarch64 => (
                        vec![
                            (0, R_AARCH64_ADR_PREL_PG_HI21, data.clone(), descriptor),
                            (4, R_AARCH64_ADD_ABS_LO12_NC, data, descriptor),
                            (8, R_AARCH64_JUMP26, function, 0),
                        ],
                        R_AARCH64_ABS64,
                    ),
                };
                assert_eq!(found, expected, "{name}");
                let listed = vec![(0, address, ".text.startup".to_owned(), start as i64)];
                assert_eq!(patches(&file, list), listed);
            }
            // What nothing refers to is kept for the sake of the functions.
            assert!(all.iter().any(|it| it.1 == R_X86_64_NONE && it.2 == INDEX));
        }
    }
}
