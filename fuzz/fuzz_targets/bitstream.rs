//! The bitstream alone: every block and record of any bytes. A record that is read and the same one
//! passed over end at the same bit and have the same code.

#![no_main]

use lapidary_bitcode::bitstream::{BLOCKINFO, BlockInfo, BlockReader, Cursor, Entry, Record};

lapidary_fuzz::mutates_records!();

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let mut info = BlockInfo::default();
    let mut record = Record::default();
    let mut blocks = Vec::new();
    let mut reader = BlockReader::top(Cursor::new(bytes, 32, u64::MAX), &info);
    while let Ok(entry) = reader.advance() {
        match entry {
            Entry::End => break,
            Entry::Block(block) => blocks.push(block),
            Entry::Record(number) => {
                if reader.skip_record(number).is_err() {
                    break;
                }
            }
        }
    }
    let mut records = 0;
    while let Some(block) = blocks.pop() {
        if block.id == BLOCKINFO {
            let _ = info.read(Cursor::new(bytes, block.start, block.end), block.width);
            continue;
        }
        let mut nested = Vec::new();
        let mut reader = BlockReader::new(bytes, block, &info);
        while let Ok(entry) = reader.advance() {
            match entry {
                Entry::End => break,
                Entry::Block(block) => nested.push(block),
                Entry::Record(number) => {
                    let before = *reader.cursor();
                    let skipped = reader.skip_record(number).map_err(|_| ());
                    let after = reader.cursor().position();
                    *reader.cursor_mut() = before;
                    let read = reader.record(number, &mut record).map_err(|_| ());
                    assert_eq!(skipped, read);
                    if read.is_err() {
                        break;
                    }
                    assert_eq!(after, reader.cursor().position());
                    records += 1;
                }
            }
        }
        // A file may nest blocks within blocks, each of which is read once.
        blocks.append(&mut nested);
        if records > 1 << 20 {
            return;
        }
    }
});
