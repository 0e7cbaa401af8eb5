//! The bitstream against an independent reader: for every bitcode file of the corpus, the same
//! blocks and records with the same values, in the same order.
//!
//! The other reader, the crate `llvm-bitcode`, refuses some valid files: fields of width 0, which
//! LLVM 22 writes, and files of several modules whose abbreviations differ, because it keeps those
//! of the first. The test knows these two reasons and no other.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::{Path, PathBuf};

use lapidary_bitcode::bitstream::{
    BLOCKINFO, Block, BlockInfo, BlockReader, Cursor, Entry, Record,
};
use llvm_bitcode::bitcode::Payload;

/// What a reader meets.
#[derive(PartialEq, Eq, Debug)]
enum Event {
    Enter(u32),
    Exit(u32),
    Record(u64, Vec<u64>, Vec<u8>),
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "bc") {
            found.push(path);
        }
    }
}

/// The events of a block. Test files nest a few levels, so recursion is fine here.
fn walk(bytes: &[u8], block: Block, info: &BlockInfo, events: &mut Vec<Event>) {
    // A block's own BLOCKINFO comes before the blocks that it is for.
    let mut own = info.clone();
    let mut reader = BlockReader::new(bytes, block, info);
    loop {
        match reader.advance().unwrap() {
            Entry::End => break,
            Entry::Record(number) => drop(reader.skip_record(number).unwrap()),
            Entry::Block(nested) if nested.id == BLOCKINFO => {
                own.read(Cursor::new(bytes, nested.start, nested.end), nested.width).unwrap();
            }
            Entry::Block(_) => {}
        }
    }
    events.push(Event::Enter(block.id));
    entries(bytes, BlockReader::new(bytes, block, info), &own, events);
    events.push(Event::Exit(block.id));
}

fn entries<'a>(
    bytes: &'a [u8],
    mut reader: BlockReader<'a, '_>,
    info: &BlockInfo,
    events: &mut Vec<Event>,
) {
    let mut record = Record::default();
    // The outermost level has no end of its own.
    while reader.cursor().left() > 0 {
        match reader.advance().unwrap() {
            Entry::End => return,
            Entry::Block(nested) if nested.id == BLOCKINFO => {}
            Entry::Block(nested) => walk(bytes, nested, info, events),
            Entry::Record(number) => {
                let code = reader.record(number, &mut record).unwrap();
                let blob = record.blob.unwrap_or_default().to_vec();
                events.push(Event::Record(code.into(), record.values.clone(), blob));
            }
        }
    }
}

fn ours(bytes: &[u8]) -> Vec<Event> {
    let info = BlockInfo::default();
    let mut events = Vec::new();
    let top = BlockReader::top(Cursor::new(bytes, 32, u64::MAX), &info);
    entries(bytes, top, &info, &mut events);
    events
}

#[derive(Default)]
struct Visitor(Vec<Event>);

impl llvm_bitcode::BitStreamVisitor for Visitor {
    fn should_enter_block(&mut self, block: u32) -> bool {
        self.0.push(Event::Enter(block));
        true
    }

    fn did_exit_block(&mut self, block: u32) {
        self.0.push(Event::Exit(block));
    }

    fn visit(&mut self, _: u32, mut record: llvm_bitcode::bitcode::Record) {
        let mut values = record.fields().to_vec();
        let mut blob = Vec::new();
        match record.take_payload() {
            Some(Payload::Array(array)) => values.extend(array),
            Some(Payload::Char6String(text)) => values.extend(text.bytes().map(u64::from)),
            Some(Payload::Blob(bytes)) => blob = bytes,
            None => {}
        }
        self.0.push(Event::Record(record.id, values, blob));
    }
}

#[test]
fn the_records_are_those_of_another_reader() {
    let mut paths = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/bc"), &mut paths);
    let (mut compared, mut refused, mut records) = (0, 0, 0);
    for path in paths {
        let bytes = std::fs::read(&path).unwrap();
        let mut theirs = Visitor::default();
        match llvm_bitcode::Bitcode::read(&bytes, &mut theirs) {
            Ok(()) => {}
            Err(error) => {
                let text = format!("{error:?}");
                assert!(text.contains("AbbrevWidthTooSmall(0)"), "{}: {text}", path.display());
                refused += 1;
                continue;
            }
        }
        theirs.0.retain(|event| !matches!(event, Event::Enter(0) | Event::Exit(0)));
        let ours = ours(&bytes);
        for (number, (ours, theirs)) in ours.iter().zip(&theirs.0).enumerate() {
            assert_eq!(ours, theirs, "{}: event {number}", path.display());
        }
        assert_eq!(ours.len(), theirs.0.len(), "{}", path.display());
        records += ours.iter().filter(|event| matches!(event, Event::Record(..))).count();
        compared += 1;
    }
    assert!(compared > refused, "{compared} files compared, {refused} refused by the other reader");
    assert!(records > 10_000, "{records} records compared");
}
