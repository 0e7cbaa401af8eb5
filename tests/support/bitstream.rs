//! A writer of bitstreams, for modules that are too large or too wrong for the corpus.

/// Writes a bitstream without abbreviations (LLVM's documentation, "LLVM Bitcode File Format").
#[derive(Default)]
pub(crate) struct Writer {
    pub(crate) bytes: Vec<u8>,
    bit: u32,
    /// (position of the length word, abbreviation width outside) of open blocks.
    open: Vec<(usize, u32)>,
    width: u32,
}

impl Writer {
    pub(crate) fn new() -> Self {
        Self { bytes: b"BC\xc0\xde".to_vec(), width: 2, ..Self::default() }
    }

    fn fixed(&mut self, value: u64, width: u32) {
        for at in 0..width {
            if self.bit == 0 {
                self.bytes.push(0);
            }
            *self.bytes.last_mut().expect("a byte or a block was begun") |=
                ((value >> at & 1) as u8) << self.bit;
            self.bit = (self.bit + 1) % 8;
        }
    }

    fn vbr(&mut self, mut value: u64, width: u32) {
        let most = 1 << (width - 1);
        while value >= most {
            self.fixed(value & (most - 1) | most, width);
            value >>= width - 1;
        }
        self.fixed(value, width);
    }

    fn align(&mut self) {
        self.bit = 0;
        self.bytes.resize(self.bytes.len().next_multiple_of(4), 0);
    }

    pub(crate) fn enter(&mut self, block: u64) {
        self.fixed(1, self.width);
        self.vbr(block, 8);
        self.vbr(4, 4);
        self.align();
        self.open.push((self.bytes.len(), self.width));
        self.bytes.extend([0; 4]);
        self.width = 4;
    }

    pub(crate) fn exit(&mut self) {
        self.fixed(0, self.width);
        self.align();
        let (at, width) = self.open.pop().expect("a byte or a block was begun");
        let words = (self.bytes.len() - at - 4) as u32 / 4;
        self.bytes[at..at + 4].copy_from_slice(&words.to_le_bytes());
        self.width = width;
    }

    pub(crate) fn record(&mut self, code: u64, operands: &[u64]) {
        self.fixed(3, self.width);
        self.vbr(code, 6);
        self.vbr(operands.len() as u64, 6);
        for &operand in operands {
            self.vbr(operand, 6);
        }
    }

    /// STRTAB_BLOCK
    pub(crate) fn names(&mut self, names: &[u8]) {
        self.enter(23);
        self.fixed(2, self.width); // an abbreviation: [1, blob]
        self.vbr(2, 5);
        self.fixed(1, 1);
        self.vbr(1, 8);
        self.fixed(0, 1);
        self.fixed(5, 3);
        self.fixed(4, self.width);
        self.vbr(names.len() as u64, 6);
        self.align();
        self.bytes.extend(names);
        self.align();
        self.exit();
    }

    pub(crate) fn text(&mut self, code: u64, text: &str) {
        self.record(code, &text.bytes().map(u64::from).collect::<Vec<_>>());
    }
}
