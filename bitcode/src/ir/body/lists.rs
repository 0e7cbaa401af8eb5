//! A body as lists of numbers: how each of its tables becomes one, and back.
//!
//! What is a number already (ids, places in tables) is packed as it is; a row of a table is as many
//! numbers as it has fields, and bytes are four to a number. The lists of a body lie one behind the
//! other ([`super::packed`]), and how long they are comes before the first.

use super::packed::{List, Number};
use super::rows::{Kind, NONE, Row};
use super::tables::Body;
use crate::bitstream::Block;
use crate::ir::constants::table;
use crate::ir::ids::{BlockId, InstId, MetadataId, Str, TypeId, ValueId};
use crate::ir::instruction::{Bundle, Clause};
use crate::ir::metadata::pool;
use crate::ir::metadata::{Attachment, DebugLocation, DebugOperand, DebugRecord};
use crate::ir::operators::Flags;

/// Room to make the lists of a body in.
#[derive(Debug, Default)]
pub(super) struct Room {
    numbers: Vec<u32>,
    /// The lists.
    pub(super) words: Vec<u32>,
}

/// A row without its operands, the number of the result and its type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tag {
    kind: Kind,
    sub: u8,
    flags: u16,
}

impl Tag {
    #[inline]
    pub(super) fn of(&Row { kind, sub, flags, .. }: &Row) -> Self {
        Tag { kind, sub, flags }
    }
}

/// A constant's row without its operands and its type.
#[derive(Clone, Copy, Debug)]
pub(super) struct ConstantTag {
    kind: table::Kind,
    sub: u8,
    flags: Flags,
}

impl ConstantTag {
    #[inline]
    pub(super) fn of(&table::Row { kind, sub, flags, .. }: &table::Row) -> Self {
        ConstantTag { kind, sub, flags }
    }
}

/// Calls a macro with each table of a body that is a list of numbers.
macro_rules! each_list {
    ($each:ident) => {
        $each!(values);
        $each!(block_operands);
        $each!(indices);
        $each!(store.types);
        $each!(store.results);
        $each!(store.constants.operands);
        $each!(store.extra);
        $each!(store.block_starts);
        $each!(store.locations);
        $each!(store.metadata.ids);
    };
}

/// Calls a macro with each table of a body whose rows are several numbers ([`Fields`]), and how many.
macro_rules! each_table {
    ($each:ident) => {
        $each!(3, bundles);
        $each!(2, clauses);
        $each!(7, locations);
        $each!(10, debug_records);
        $each!(3, attachments);
        $each!(2, function_attachments);
        $each!(2, store.constants.words);
        $each!(3, store.metadata.rows);
        $each!(2, store.metadata.words);
    };
}

/// Calls a macro with each table of a body that is bytes.
macro_rules! each_text {
    ($each:ident) => {
        $each!(store.constants.bytes);
        $each!(store.metadata.bytes);
        $each!(store.names);
    };
}

/// Calls a macro with each table of names, of which most are empty in optimised code.
macro_rules! each_names {
    ($each:ident) => {
        $each!(store.value_names);
        $each!(store.block_names);
    };
}

/// How many lists a body has: those of the macros, the operands of rows and of constants, and the
/// block of use-list orders.
const LISTS: usize = {
    let mut count = 3;
    macro_rules! one {
        ($($fields:literal,)? $($table:ident).+) => {
            count += 1;
        };
    }
    each_list!(one);
    each_table!(one);
    each_text!(one);
    each_names!(one);
    count
};

/// How many numbers a body has beside lists.
const NUMBERS: usize = 5;

/// Makes the lists of a body; `None` if one has more than can be counted.
pub(super) fn pack(body: &Body, room: &mut Room) -> Option<()> {
    let Room { numbers, words } = room;
    let store = &body.store;
    words.clear();
    let beside: [u32; NUMBERS] = [
        store.first,
        store.arguments,
        store.first_metadata,
        store.metadata_type.map_or(NONE, |ty| ty.0),
        // The type of instructions without result.
        store.rows.iter().find(|row| row.value == NONE).map_or(0, |row| row.ty.0),
    ];
    words.extend_from_slice(&beside);
    let mut at = words.len();
    words.resize(at.saturating_add(LISTS), 0);
    let mut add = |list: Option<List>, words: &mut Vec<u32>| {
        words[at] = list?.to_word()?;
        at = at.wrapping_add(1);
        Some(())
    };
    macro_rules! list {
        ($($table:ident).+) => {
            let list = List::pack(&body.$($table).+, words);
            add(list, words)?;
        };
    }
    macro_rules! table {
        ($fields:literal, $($table:ident).+) => {
            rows::<_, $fields>(numbers, &body.$($table).+, |row| row.fields());
            let list = List::pack(numbers, words);
            add(list, words)?;
        };
    }
    macro_rules! text {
        ($($table:ident).+) => {
            text(numbers, &body.$($table).+)?;
            let list = List::pack(numbers, words);
            add(list, words)?;
        };
    }
    macro_rules! names {
        ($($table:ident).+) => {
            numbers.clear();
            for (at, name) in (0..).zip(&body.$($table).+) {
                if name.len != 0 {
                    numbers.extend([at, name.start, name.len]);
                }
            }
            let list = List::pack(numbers, words);
            add(list, words)?;
        };
    }
    each_list!(list);
    each_table!(table);
    each_text!(text);
    each_names!(names);
    rows(numbers, store.use_lists.as_slice(), |block| block.fields());
    let list = List::pack(numbers, words);
    add(list, words)?;
    rows(numbers, &store.rows, |row| [row.a, row.b, row.c]);
    let list = List::pack(numbers, words);
    add(list, words)?;
    rows(numbers, &store.constants.rows, |row| [row.ty.0, row.a, row.b]);
    let list = List::pack(numbers, words);
    add(list, words)
}

/// Makes a list of the numbers of each row.
#[inline]
fn rows<T, const N: usize>(numbers: &mut Vec<u32>, rows: &[T], of: impl Fn(&T) -> [u32; N]) {
    // What is there already need not be made zero.
    numbers.resize(rows.len().saturating_mul(N), 0);
    for (numbers, row) in numbers.as_chunks_mut().0.iter_mut().zip(rows) {
        *numbers = of(row);
    }
}

/// Adds the rows of a list of their numbers.
fn fill<T: Fields<N>, const N: usize>(rows: &mut Vec<T>, numbers: &[u32]) {
    rows.extend(numbers.as_chunks().0.iter().map(|&fields| T::of_fields(fields)));
}

/// Makes a list of bytes: their number, unless there is none, then four at once.
fn text(numbers: &mut Vec<u32>, bytes: &[u8]) -> Option<()> {
    numbers.clear();
    if bytes.is_empty() {
        return Some(());
    }
    numbers.push(u32::try_from(bytes.len()).ok()?);
    let (fours, rest) = bytes.as_chunks::<4>();
    numbers.extend(fours.iter().map(|&four| u32::from_le_bytes(four)));
    if !rest.is_empty() {
        let mut last = [0; 4];
        last[..rest.len()].copy_from_slice(rest);
        numbers.push(u32::from_le_bytes(last));
    }
    Some(())
}

/// Fills the tables of a body with what [`pack`] made of them.
pub(super) fn unpack(words: &[u32], tags: &[Tag], constants: &[ConstantTag], body: &mut Body) {
    let Some((&[first, arguments, first_metadata, metadata_type, void], words)) =
        words.split_first_chunk::<NUMBERS>()
    else {
        return;
    };
    let store = &mut body.store;
    store.first = first;
    store.arguments = arguments;
    store.first_metadata = first_metadata;
    store.metadata_type = (metadata_type != NONE).then_some(TypeId(metadata_type));
    let (lists, mut words) = words.split_at(LISTS);
    let mut lists = lists.iter().map(|&word| List::of_word(word));
    let mut next = || lists.next().unwrap_or_default();
    let mut numbers = std::mem::take(&mut body.store.numbers);
    macro_rules! list {
        ($($table:ident).+) => {
            next().unpack(&mut words, &mut body.$($table).+);
        };
    }
    macro_rules! table {
        ($fields:literal, $($table:ident).+) => {
            let list = next();
            if !list.is_empty() {
                numbers.clear();
                list.unpack(&mut words, &mut numbers);
                fill::<_, $fields>(&mut body.$($table).+, &numbers);
            }
        };
    }
    macro_rules! text {
        ($($table:ident).+) => {
            let list = next();
            if !list.is_empty() {
                numbers.clear();
                list.unpack(&mut words, &mut numbers);
                let bytes = &mut body.$($table).+;
                bytes.extend(numbers[1..].iter().flat_map(|number| number.to_le_bytes()));
                bytes.truncate(numbers[0] as usize);
            }
        };
    }
    macro_rules! names {
        ($($table:ident).+) => {
            numbers.clear();
            next().unpack(&mut words, &mut numbers);
            let (names, _) = numbers.as_chunks::<3>();
            let count = names.last().map_or(0, |&[last, ..]| (last as usize).saturating_add(1));
            let table = &mut body.$($table).+;
            table.resize(count, Str::default());
            for &[at, start, len] in names {
                table[at as usize] = Str { start, len };
            }
        };
    }
    each_list!(list);
    each_table!(table);
    each_text!(text);
    each_names!(names);
    let store = &mut body.store;
    numbers.clear();
    next().unpack(&mut words, &mut numbers);
    store.use_lists = numbers.first_chunk().map(|&fields| Block::of_fields(fields));
    numbers.clear();
    next().unpack(&mut words, &mut numbers);
    store.rows.extend(tags.iter().zip(numbers.as_chunks().0).map(
        |(&Tag { kind, sub, flags }, &[a, b, c])| Row {
            kind,
            sub,
            flags,
            a,
            b,
            c,
            ty: TypeId(void),
            value: NONE,
        },
    ));
    // Results have the last of the local values, in the order of their instructions.
    let first = store.types.len().saturating_sub(store.results.len());
    for (at, inst) in (first..).zip(&store.results) {
        let row = &mut store.rows[inst.index()];
        row.ty = store.types[at];
        row.value = store.first.wrapping_add(at as u32);
    }
    numbers.clear();
    next().unpack(&mut words, &mut numbers);
    store.constants.rows.extend(constants.iter().zip(numbers.as_chunks().0).map(
        |(&ConstantTag { kind, sub, flags }, &[ty, a, b])| table::Row {
            ty: TypeId(ty),
            kind,
            sub,
            flags,
            a,
            b,
        },
    ));
    store.numbers = numbers;
}

macro_rules! number {
    ($($id:ident),+) => {
        $(impl Number for $id {
            #[inline]
            fn number(self) -> u32 {
                self.0
            }

            #[inline]
            fn of(number: u32) -> Self {
                $id(number)
            }
        })+
    };
}

number!(ValueId, BlockId, TypeId, InstId);

/// What is `N` numbers.
trait Fields<const N: usize>: Copy {
    fn fields(self) -> [u32; N];
    fn of_fields(fields: [u32; N]) -> Self;
}

impl Fields<3> for Bundle {
    fn fields(self) -> [u32; 3] {
        [self.tag, self.start, self.len]
    }

    fn of_fields([tag, start, len]: [u32; 3]) -> Self {
        Bundle { tag, start, len }
    }
}

impl Fields<2> for Clause {
    fn fields(self) -> [u32; 2] {
        [u32::from(self.filter), self.value.0]
    }

    fn of_fields([filter, value]: [u32; 2]) -> Self {
        Clause { filter: filter != 0, value: ValueId(value) }
    }
}

impl Fields<2> for u64 {
    fn fields(self) -> [u32; 2] {
        [self as u32, (self >> 32) as u32]
    }

    fn of_fields([low, high]: [u32; 2]) -> Self {
        u64::from(low) | u64::from(high) << 32
    }
}

impl Fields<6> for Block {
    fn fields(self) -> [u32; 6] {
        let ([start, start_high], [end, end_high]) = (self.start.fields(), self.end.fields());
        [self.id, self.width, start, start_high, end, end_high]
    }

    fn of_fields([id, width, start, start_high, end, end_high]: [u32; 6]) -> Self {
        let start = u64::of_fields([start, start_high]);
        Block { id, width, start, end: u64::of_fields([end, end_high]) }
    }
}

impl Fields<3> for pool::Row {
    fn fields(self) -> [u32; 3] {
        [self.code, self.start, self.len]
    }

    fn of_fields([code, start, len]: [u32; 3]) -> Self {
        pool::Row { code, start, len }
    }
}

impl Fields<2> for Attachment {
    fn fields(self) -> [u32; 2] {
        [self.kind, self.node.0]
    }

    fn of_fields([kind, node]: [u32; 2]) -> Self {
        Attachment { kind, node: MetadataId(node) }
    }
}

impl Fields<3> for (InstId, Attachment) {
    fn fields(self) -> [u32; 3] {
        [self.0.0, self.1.kind, self.1.node.0]
    }

    fn of_fields([inst, kind, node]: [u32; 3]) -> Self {
        (InstId(inst), Attachment { kind, node: MetadataId(node) })
    }
}

impl Fields<7> for DebugLocation {
    fn fields(self) -> [u32; 7] {
        let node = |node: Option<MetadataId>| node.map_or(NONE, |node| node.0);
        let [low, high] = self.atom_group.fields();
        let rest = u32::from(self.atom_rank) << 1 | u32::from(self.implicit);
        [self.line, self.column, node(self.scope), node(self.inlined_at), rest, low, high]
    }

    fn of_fields([line, column, scope, inlined_at, rest, low, high]: [u32; 7]) -> Self {
        let node = |node| (node != NONE).then_some(MetadataId(node));
        DebugLocation {
            line,
            column,
            scope: node(scope),
            inlined_at: node(inlined_at),
            implicit: rest & 1 != 0,
            atom_group: u64::of_fields([low, high]),
            atom_rank: (rest >> 1) as u8,
        }
    }
}

/// The instruction, what the record is, its location, and up to six more.
impl Fields<10> for (InstId, DebugRecord) {
    fn fields(self) -> [u32; 10] {
        let (InstId(inst), record) = self;
        let operand = |operand: DebugOperand| match operand {
            DebugOperand::Value(value) => [0, value.0],
            DebugOperand::Metadata(node) => [1, node.0],
        };
        let one = |kind, location, variable: MetadataId, expression: MetadataId, at: MetadataId| {
            let [form, location] = operand(location);
            [inst, kind, form, location, variable.0, expression.0, at.0, 0, 0, 0]
        };
        match record {
            DebugRecord::Value { location, variable, expression, at } => {
                one(0, location, variable, expression, at)
            }
            DebugRecord::Declare { location, variable, expression, at } => {
                one(1, location, variable, expression, at)
            }
            DebugRecord::DeclareValue { location, variable, expression, at } => {
                one(2, location, variable, expression, at)
            }
            DebugRecord::Assign {
                location,
                variable,
                expression,
                id,
                address,
                address_expression,
                at,
            } => {
                let mut fields = one(3, location, variable, expression, at);
                let [form, address] = operand(address);
                fields[2] |= form << 1;
                fields[7..].copy_from_slice(&[id.0, address, address_expression.0]);
                fields
            }
            DebugRecord::Label { label, at } => [inst, 4, 0, 0, label.0, 0, at.0, 0, 0, 0],
        }
    }

    fn of_fields(fields: [u32; 10]) -> Self {
        let [inst, kind, forms, location, variable, expression, at, id, address, more] = fields;
        let operand = |form, number| match form {
            0 => DebugOperand::Value(ValueId(number)),
            _ => DebugOperand::Metadata(MetadataId(number)),
        };
        let location = operand(forms & 1, location);
        let (variable, expression) = (MetadataId(variable), MetadataId(expression));
        let at = MetadataId(at);
        let record = match kind {
            0 => DebugRecord::Value { location, variable, expression, at },
            1 => DebugRecord::Declare { location, variable, expression, at },
            2 => DebugRecord::DeclareValue { location, variable, expression, at },
            3 => DebugRecord::Assign {
                location,
                variable,
                expression,
                id: MetadataId(id),
                address: operand(forms >> 1, address),
                address_expression: MetadataId(more),
                at,
            },
            _ => DebugRecord::Label { label: variable, at },
        };
        (InstId(inst), record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same<T: Fields<N> + PartialEq + std::fmt::Debug, const N: usize>(row: T) {
        assert_eq!(T::of_fields(row.fields()), row);
    }

    #[test]
    fn rows_come_back_as_they_were() {
        let at = MetadataId;
        same(u64::MAX - 7);
        same(Block { id: 1, width: 2, start: 1 << 33, end: 3 << 40 });
        same(Clause { filter: true, value: ValueId(9) });
        same((InstId(3), Attachment { kind: 4, node: at(5) }));
        let location = DebugLocation {
            line: 1,
            column: 2,
            scope: Some(at(0)),
            inlined_at: None,
            implicit: true,
            atom_group: 1 << 40,
            atom_rank: 255,
        };
        same(location);
        same(DebugLocation { scope: None, inlined_at: Some(at(6)), implicit: false, ..location });
        let (location, address) = (DebugOperand::Value(ValueId(1)), DebugOperand::Metadata(at(2)));
        let (variable, expression) = (at(3), at(4));
        for record in [
            DebugRecord::Value { location, variable, expression, at: at(5) },
            DebugRecord::Declare { location: address, variable, expression, at: at(5) },
            DebugRecord::DeclareValue { location, variable, expression, at: at(5) },
            DebugRecord::Assign {
                location,
                variable,
                expression,
                id: at(6),
                address,
                address_expression: at(7),
                at: at(5),
            },
            DebugRecord::Label { label: at(8), at: at(5) },
        ] {
            same((InstId(11), record));
        }
    }

    #[test]
    fn bytes_come_back_as_they_were() {
        let mut room = Room::default();
        for count in [0, 1, 4, 5, 300] {
            let mut body = Body::default();
            body.store.names = (0..count).map(|at| at as u8).collect();
            pack(&body, &mut room).expect("few bytes");
            let mut found = Body::default();
            unpack(&room.words, &[], &[], &mut found);
            assert_eq!(found.store.names, body.store.names);
        }
    }
}
