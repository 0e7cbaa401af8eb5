//! Graphs from nothing but a seed: shaped like SYCL programs, always valid, of any size.
//!
//! Kernels come from sources of about fifty kernels each and call helpers of a few layers; a helper
//! calls others mostly of a layer below, near its own number, so what one kernel reaches stays about
//! the same size however many there are. A few functions recurse, have their address in a table, are
//! called indirectly, are virtual, or declare aspects; odd graphs have ESIMD functions, too.

use super::*;

/// What to generate.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Number of kernels.
    pub kernels: u32,
    /// Number of other functions.
    pub functions: u32,
    /// Same seed, same graph.
    pub seed: u64,
    /// How many times as frequent as in a program rare things are (recursion, virtual functions,
    /// indirect calls and so on): 1 for a program, more for a small graph that has all of them.
    pub oddity: u32,
    /// Number of functions whose addresses are taken. If there are some, every function has an indirect
    /// call, which may reach any of them.
    pub address_taken: u32,
}

impl Shape {
    /// Whether the address of a function is taken on this account.
    fn is_address_taken(&self, number: u32) -> bool {
        let taken = u64::from(self.address_taken.min(self.functions));
        let before = |number: u64| {
            number.saturating_mul(taken).checked_div(self.functions.into()).unwrap_or(0)
        };
        before(u64::from(number).saturating_add(1)) > before(number.into())
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014), and the oddity of the shape.
struct Random(u64, u32);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `limit`, which is not 0.
    fn below(&mut self, limit: u32) -> u32 {
        (self.next() >> 32).wrapping_mul(limit.into()).wrapping_shr(32) as u32
    }

    fn one_in(&mut self, number: u32) -> bool {
        self.below(number) == 0
    }

    /// Like `one_in`, for what is rare.
    fn rarely(&mut self, number: u32) -> bool {
        self.one_in(number.checked_div(self.1).unwrap_or(number).max(2))
    }
}

/// Layers of helpers; a function calls into the layer below.
const LAYERS: u32 = 5;
/// Those above the last one, whose functions are the leaves.
const ABOVE_LEAVES: u32 = LAYERS - 1;
/// How far from its own place in the next layer a function calls.
const REACH: u32 = 40;
/// Kernels of one source.
const KERNELS_PER_SOURCE: u32 = 50;
/// So many functions in a row have the same function type, and (those of them that are virtual)
/// belong to the same set.
const FUNCTIONS_PER_TYPE: u32 = 4000;

/// The type of the functions whose addresses are taken for [`Shape::address_taken`].
const ADDRESS_TAKEN: FunctionType = FunctionType(0);

/// Makes a graph.
pub fn generate(shape: Shape) -> Graph {
    let mut random = Random(shape.seed, shape.oddity.max(1));
    let mut builder = GraphBuilder::default();
    let sets: Vec<Text> = (0..=shape.functions / FUNCTIONS_PER_TYPE)
        .map(|set| builder.graph.names.intern(format!("set-{set}").as_bytes()))
        .collect();
    for (name, number) in [("fp16", 5), ("fp64", 6), ("atomic64", 28)] {
        let name = builder.graph.names.intern(name.as_bytes());
        builder.graph.module.aspects.push((name, number));
    }
    for number in 0..shape.kernels {
        let set = sets[number_of_type(shape, number) as usize];
        kernel(&mut builder, &mut random, number, set);
    }
    let tables = shape.functions.div_ceil(1000).max(1);
    for number in 0..shape.functions {
        helper(&mut builder, &mut random, shape, number, &sets);
    }
    let first_table = shape.kernels.saturating_add(shape.functions);
    for number in 0..shape.kernels {
        for _ in 0..=random.below(4) {
            if shape.functions == 0 {
                break;
            }
            let layer = shape.functions.div_ceil(LAYERS);
            let place = scaled(number, shape.kernels, layer);
            let callee = near(&mut random, place, layer.min(shape.functions));
            builder.calls.push((number, helper_id(shape, callee)));
        }
        if random.one_in(20) {
            let table = first_table.saturating_add(random.below(tables));
            builder.references.push((number, table));
        }
        if random.rarely(200) {
            let of_type = number_of_type(shape, number).saturating_add(1);
            builder.indirect.push((number, of_type));
        }
        if shape.address_taken != 0 {
            builder.indirect.push((number, ADDRESS_TAKEN.0));
        }
    }
    for table in 0..tables {
        let name = builder.graph.names.add(format!("table_{table}").as_bytes());
        // One table is in every image.
        let kept = table == 0;
        let flags = Flags::DEFINED.with(Flags::DISCARDABLE, !kept).with(Flags::EXTERNAL, kept);
        builder.graph.variables.push(Variable::new(name, flags, AspectList::EMPTY));
        // What every image has is one leaf: images keep their size however large the module is.
        let leaves = shape.functions.div_ceil(LAYERS).saturating_mul(ABOVE_LEAVES);
        let first = if kept { leaves } else { 0 };
        let several = random.below(3);
        for _ in 0..if kept { 1 } else { several } {
            if let Some(among @ 1..) = shape.functions.checked_sub(first) {
                let target = helper_id(shape, first.saturating_add(random.below(among)));
                builder.references.push((first_table.saturating_add(table), target));
            }
        }
    }
    builder.finish()
}

/// The number of the function type that a kernel calls indirectly.
fn number_of_type(shape: Shape, kernel: u32) -> u32 {
    scaled(kernel, shape.kernels, shape.functions) / FUNCTIONS_PER_TYPE
}

/// Where a number of so many stands among others.
fn scaled(number: u32, of: u32, others: u32) -> u32 {
    u64::from(number).saturating_mul(others.into()).checked_div(of.into()).unwrap_or(0) as u32
}

/// The id of a helper.
fn helper_id(shape: Shape, number: u32) -> u32 {
    shape.kernels.saturating_add(number)
}

fn kernel(builder: &mut GraphBuilder, random: &mut Random, number: u32, set: Text) {
    let names = &mut builder.graph.names;
    let name = names.add(format!("_ZTS6kernel{number}").as_bytes());
    let source = names.intern(format!("source_{}.cpp", number / KERNELS_PER_SOURCE).as_bytes());
    let details = Details {
        work_group_size: if random.one_in(10) { vec![16 << random.below(3)] } else { vec![] },
        sub_group_size: random.one_in(10).then(|| 8 << random.below(3)),
        calls_indirectly: if random.rarely(300) { vec![set] } else { vec![] },
        ..Details::default()
    };
    let details = builder.details(details);
    let esimd = random.1 > 1 && random.one_in(4);
    let own = own_aspects(builder, random, 10);
    builder.graph.functions.push(Function {
        name,
        flags: (Flags::DEFINED | Flags::EXTERNAL | Flags::KERNEL).with(Flags::ESIMD, esimd),
        source: Some(source),
        own,
        used_metadata: AspectList::EMPTY,
        declared: None,
        function_type: FunctionType(0),
        details,
    });
}

fn helper(
    builder: &mut GraphBuilder,
    random: &mut Random,
    shape: Shape,
    number: u32,
    sets: &[Text],
) {
    let exported = random.rarely(2000);
    let virtual_set = random.rarely(3000).then(|| sets[(number / FUNCTIONS_PER_TYPE) as usize]);
    let declares = random.rarely(500);
    let own = own_aspects(builder, random, 40);
    let esimd = random.1 > 1 && random.one_in(8);
    let taken = shape.is_address_taken(number);
    let graph = &mut builder.graph;
    let name = graph.names.add(format!("_Z6helper{number}v").as_bytes());
    let source = (exported || virtual_set.is_some())
        .then(|| graph.names.intern(format!("source_{}.cpp", number / 500).as_bytes()));
    let details = Details { indirectly_callable: virtual_set, ..Details::default() };
    let declared = declares.then(|| builder.graph.aspect_lists.intern(&[6]));
    let details = builder.details(details);
    builder.graph.functions.push(Function {
        name,
        flags: Flags::SPIR_FUNC
            .with(Flags::DEFINED, !random.one_in(100))
            .with(Flags::EXTERNAL, exported)
            .with(Flags::DISCARDABLE, !exported)
            .with(Flags::REFERENCED_INDIRECTLY, random.rarely(1000) || taken)
            .with(Flags::VIRTUAL_CALL, random.rarely(500))
            .with(Flags::INDIRECTLY_CALLABLE, virtual_set.is_some())
            .with(Flags::ESIMD, esimd),
        source,
        own,
        used_metadata: AspectList::EMPTY,
        declared,
        function_type: match taken {
            true => ADDRESS_TAKEN,
            false => FunctionType((number / FUNCTIONS_PER_TYPE).saturating_add(1)),
        },
        details,
    });
    let layer = shape.functions.div_ceil(LAYERS);
    // Where its own layer begins, and the one below.
    let row = number.checked_div(layer).unwrap_or(0).saturating_mul(layer);
    let (place, next) = (number.saturating_sub(row), row.saturating_add(layer));
    let id = helper_id(shape, number);
    if shape.address_taken != 0 {
        builder.indirect.push((id, ADDRESS_TAKEN.0));
    }
    let below = shape.functions.saturating_sub(next).min(layer);
    if below != 0 {
        for _ in 0..random.below(4) {
            let callee = next.saturating_add(near(random, place, below));
            builder.calls.push((id, helper_id(shape, callee)));
        }
    }
    if random.rarely(1000) {
        // Recursion, through some function of the same layer.
        let same = shape.functions.saturating_sub(row).min(layer);
        let callee = row.saturating_add(near(random, place, same));
        builder.calls.push((id, helper_id(shape, callee)));
    }
}

fn own_aspects(builder: &mut GraphBuilder, random: &mut Random, one_in: u32) -> AspectList {
    if !random.one_in(one_in) {
        return AspectList::EMPTY;
    }
    let aspect = [5, 6, 28][random.below(3) as usize];
    builder.graph.aspect_lists.intern(&[aspect])
}

/// A number below `limit` near `place`.
fn near(random: &mut Random, place: u32, limit: u32) -> u32 {
    let start = place.min(limit.saturating_sub(1)).saturating_sub(REACH / 2);
    start.saturating_add(random.below(REACH.min(limit.saturating_sub(start))))
}

#[cfg(test)]
#[cfg(feature = "graph-text")]
mod tests {
    use super::*;

    #[test]
    fn a_seed_says_it_all() {
        let shape = Shape { kernels: 60, functions: 700, seed: 3, oddity: 1, address_taken: 0 };
        let printed = text::print(&generate(shape));
        assert_eq!(printed, text::print(&generate(shape)));
        assert_ne!(printed, text::print(&generate(Shape { seed: 4, ..shape })));
        let taken = generate(Shape { address_taken: 70, ..shape });
        let is_taken = |it: &&Function| it.flags.has(Flags::REFERENCED_INDIRECTLY);
        assert!((70..80).contains(&taken.functions.iter().filter(is_taken).count()));
        assert_eq!(printed, text::print(&text::parse(&printed).unwrap()));
        for (kernels, functions) in [(0, 0), (1, 0), (0, 1), (3, 7)] {
            generate(Shape { kernels, functions, seed: 1, oddity: 1, address_taken: 0 });
            generate(Shape { kernels, functions, seed: 1, oddity: 5000, address_taken: 1 });
        }
    }
}
