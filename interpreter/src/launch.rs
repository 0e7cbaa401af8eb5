//! Launches: a range of work-items, their arguments, and groups whose items wait for each other.

use lapidary_spirv::grammar::{ExecutionMode, ExecutionModel, Op, StorageClass};
use lapidary_spirv::read::Section;

use crate::error::{Error, ErrorKind, Result};
use crate::machine::{Item, Machine, State};
use crate::memory::{BufferId, Owner};
use crate::types::Type;
use crate::value::{Scalar, Value};

/// Work-items in a sub-group, where the kernel does not say how many.
const SUB_GROUP: u64 = 8;

/// Instructions that a launch may execute.
const STEP_LIMIT: u64 = 4_000_000;

/// How many work-items run, and in groups of what size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Range {
    /// Work-items in each dimension; there are as many dimensions as numbers here.
    pub global: Vec<u64>,
    /// Work-items of a group in each dimension. Where it is left out, what the kernel requires, or
    /// one group.
    pub local: Option<Vec<u64>>,
    /// The first global id in each dimension.
    pub offset: Vec<u64>,
}

impl Range {
    /// So many work-items in one dimension and one group.
    pub fn items(count: u64) -> Self {
        Self { global: vec![count], local: None, offset: Vec::new() }
    }
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A buffer of global or constant memory.
    Buffer(BufferId),
    /// A number, vector or struct by value: its bytes as in memory.
    Value(Vec<u8>),
    /// Local memory of so many bytes.
    Local(u64),
    /// A null pointer.
    Null,
}

/// Where a work-item is in its range.
#[derive(Clone, Debug, Default)]
pub(crate) struct Place {
    pub(crate) dimensions: u32,
    pub(crate) global: [u64; 3],
    pub(crate) local: [u64; 3],
    pub(crate) group: [u64; 3],
    pub(crate) groups: [u64; 3],
    pub(crate) global_size: [u64; 3],
    pub(crate) local_size: [u64; 3],
    pub(crate) offset: [u64; 3],
    pub(crate) sub_group_limit: u64,
}

impl Place {
    pub(crate) fn local_linear(&self) -> u64 {
        (self.local[2] * self.local_size[1] + self.local[1]) * self.local_size[0] + self.local[0]
    }

    pub(crate) fn group_items(&self) -> u64 {
        self.local_size.iter().product()
    }

    pub(crate) fn sub_group(&self) -> u64 {
        self.local_linear() / self.sub_group_limit
    }

    /// The number of the work-item in its sub-group.
    pub(crate) fn lane(&self) -> u64 {
        self.local_linear() % self.sub_group_limit
    }

    pub(crate) fn sub_group_size(&self) -> u64 {
        let first = self.sub_group() * self.sub_group_limit;
        self.sub_group_limit.min(self.group_items() - first)
    }
}

impl Machine<'_> {
    /// Runs a kernel on a range of work-items.
    ///
    /// Buffers and global variables keep what the launches before have written.
    pub fn launch(&mut self, kernel: &str, range: &Range, arguments: &[Argument]) -> Result<()> {
        let is_it = |entry: &lapidary_spirv::read::EntryPoint<'_>| {
            entry.name == kernel && entry.model == ExecutionModel::Kernel
        };
        let entry = self.program.module.entry_points().find(is_it);
        let function =
            entry.ok_or_else(|| Error::launch(format!("no kernel '{kernel}'")))?.function;
        let place = self.place(function, range)?;
        self.steps = STEP_LIMIT;
        let [groups_x, groups_y, groups_z] = place.groups;
        for z in 0..groups_z {
            for y in 0..groups_y {
                for x in 0..groups_x {
                    let place = Place { group: [x, y, z], ..place.clone() };
                    self.run_group(function, &place, arguments)?;
                }
            }
        }
        Ok(())
    }

    /// The sizes of a launch.
    fn place(&self, function: u32, range: &Range) -> Result<Place> {
        let dimensions = range.global.len();
        if !(1..=3).contains(&dimensions) {
            return Err(Error::launch("a range has one to three dimensions"));
        }
        let three = |numbers: &[u64], fill: u64| {
            [0, 1, 2].map(|index| numbers.get(index).copied().unwrap_or(fill))
        };
        let global = three(&range.global, 1);
        let required = self.mode(function, ExecutionMode::LocalSize);
        let local = match (&range.local, &required) {
            (Some(local), _) => three(local, 1),
            (None, Some(required)) => three(required, 1),
            (None, None) => global,
        };
        if required.is_some_and(|required| three(&required, 1) != local) {
            return Err(Error::launch("the kernel requires another size of its groups"));
        }
        if global.iter().zip(&local).any(|(&global, &local)| local == 0 || global % local != 0) {
            return Err(Error::launch("the global size is not a multiple of the local size"));
        }
        let sub_group = self.mode(function, ExecutionMode::SubgroupSize);
        let sub_group = sub_group.and_then(|size| size.first().copied()).unwrap_or(SUB_GROUP);
        Ok(Place {
            dimensions: dimensions as u32,
            global_size: global,
            local_size: local,
            groups: [0, 1, 2].map(|d| global[d] / local[d]),
            offset: three(&range.offset, 0),
            sub_group_limit: sub_group.clamp(1, 128),
            ..Place::default()
        })
    }

    /// The literals of an execution mode.
    fn mode(&self, function: u32, wanted: ExecutionMode) -> Option<Vec<u64>> {
        let mut modes = self.program.module.section(Section::ExecutionModes);
        let mode = modes.find(|mode| {
            mode.op() == Op::ExecutionMode
                && mode.word(1) == Some(function)
                && mode.word(2) == Some(wanted.0)
        })?;
        Some(mode.words[3..].iter().map(|&word| word.into()).collect())
    }

    fn run_group(&mut self, function: u32, place: &Place, arguments: &[Argument]) -> Result<()> {
        let mut local = Vec::new();
        self.local_variables(&mut local)?;
        let values = self.arguments(function, arguments, &mut local)?;
        let mut items = Vec::new();
        for index in 0..place.group_items() {
            let [width, height, _] = place.local_size;
            let id = [index % width, index / width % height, index / width / height];
            let global =
                [0, 1, 2].map(|d| place.offset[d] + place.group[d] * place.local_size[d] + id[d]);
            let place = Place { local: id, global, ..place.clone() };
            let mut item = Item { place, frames: Vec::new(), state: State::Ready };
            self.push_frame(&mut item, function, values.clone(), None)?;
            items.push(item);
        }
        while items.iter().any(|item| item.state != State::Finished) {
            for item in &mut items {
                self.run(item)?;
            }
            self.meet(&mut items)?;
        }
        for address in local {
            self.memory.release(address);
        }
        Ok(())
    }

    /// Gives the variables of local memory a new life.
    fn local_variables(&mut self, local: &mut Vec<u64>) -> Result<()> {
        let module = self.program.module;
        for variable in module.section(Section::Declarations) {
            if !matches!(variable.op(), Op::Variable | Op::UntypedVariableKHR)
                || variable.word(3) != Some(StorageClass::Workgroup.0)
            {
                continue;
            }
            let (Some(id), Some(ty)) = (variable.result(), variable.result_type()) else {
                continue;
            };
            let pointee = match variable.op() {
                Op::Variable => self.program.types.pointee(ty)?,
                _ => variable.word(4).unwrap_or_default(),
            };
            let size = self.program.types.size(pointee)?;
            let owner = Owner::Variable(id);
            let address = self.memory.reserve(owner, StorageClass::Workgroup, size)?;
            local.push(address);
            self.program.constants[id as usize] = Some(Scalar::new(address.into()).into());
        }
        Ok(())
    }

    /// The values of the arguments. A struct by value lies in memory, from which every work-item
    /// makes its copy when it enters the kernel.
    fn arguments(
        &mut self,
        function: u32,
        arguments: &[Argument],
        local: &mut Vec<u64>,
    ) -> Result<Vec<Value>> {
        let parameters = self.program.callee(function)?.parameters.clone();
        if parameters.len() != arguments.len() {
            return Err(Error::launch(format!(
                "the kernel takes {} arguments, not {}",
                parameters.len(),
                arguments.len()
            )));
        }
        let mut values = Vec::new();
        for (index, (&parameter, argument)) in parameters.iter().zip(arguments).enumerate() {
            let ty = self.program.type_of(parameter)?;
            let is_pointer = matches!(self.program.types.get(ty)?, Type::Pointer { .. });
            let by_value = self.program.marks(parameter).by_value;
            let address = |address: u64| Value::from(Scalar::new(address.into()));
            values.push(match argument {
                Argument::Buffer(buffer) if is_pointer && !by_value => {
                    address(self.address_of(*buffer))
                }
                Argument::Null if is_pointer && !by_value => address(0),
                Argument::Local(size) if is_pointer && !by_value => {
                    let owner = Owner::LocalArgument(index);
                    let new = self.memory.reserve(owner, StorageClass::Workgroup, *size)?;
                    local.push(new);
                    address(new)
                }
                Argument::Value(bytes) if by_value || !is_pointer => {
                    let ty = if by_value { self.program.types.pointee(ty)? } else { ty };
                    let size = self.program.types.size(ty)?;
                    if bytes.len() as u64 != size {
                        return Err(Error::launch(format!(
                            "argument {index} has {} bytes, its parameter {size}",
                            bytes.len()
                        )));
                    }
                    if by_value {
                        let owner = Owner::Variable(parameter);
                        let new = self.memory.reserve(owner, StorageClass::Function, size)?;
                        let (to, undefined) = self.memory.write(new, size)?;
                        to.copy_from_slice(bytes);
                        undefined.fill(0);
                        local.push(new);
                        address(new)
                    } else {
                        self.program.types.read(ty, bytes, &vec![0; bytes.len()])?
                    }
                }
                _ => {
                    let message = format!("argument {index} does not suit its parameter");
                    return Err(Error::launch(message));
                }
            });
        }
        Ok(values)
    }

    /// Lets work-items go on that wait for each other.
    fn meet(&mut self, items: &mut [Item]) -> Result<()> {
        let mut released = false;
        let mut begin = 0;
        while begin < items.len() {
            let sub_group = items[begin].place.sub_group();
            let same = |item: &&Item| item.place.sub_group() == sub_group;
            let end = begin + items[begin..].iter().take_while(same).count();
            released |= self.meet_sub_group(&mut items[begin..end])?;
            begin = end;
        }
        if released {
            return Ok(());
        }
        let waiting = |item: &Item| match item.state {
            State::Waiting(at) => Some(at),
            _ => None,
        };
        let first = items.iter().find_map(|item| Some((item, waiting(item)?)));
        let Some((first, at)) = first else { return Ok(()) };
        if let Some(other) = items.iter().find(|item| waiting(item) != Some(at)) {
            let message =
                format!("work-item {:?} never comes where others wait", other.place.global);
            let error = Error::new(ErrorKind::Divergence(message));
            let function = first.frames.last().map_or(0, |frame| frame.function);
            return Err(match self.program.module.instruction_at(at) {
                Some(instruction) => error.within(|| self.describe(first, function, &instruction)),
                None => error,
            });
        }
        self.complete(items, at)
    }

    /// The same within a sub-group; whether anybody goes on.
    fn meet_sub_group(&mut self, items: &mut [Item]) -> Result<bool> {
        let at = items.iter().find_map(|item| match item.state {
            State::Waiting(at) => Some(at),
            _ => None,
        });
        let Some(at) = at else { return Ok(false) };
        let Some(instruction) = self.program.module.instruction_at(at) else { return Ok(false) };
        if !self.is_of_sub_group(&items[0], &instruction)? {
            return Ok(false);
        }
        let together = items.iter().all(|item| item.state == State::Waiting(at));
        if !together && !crate::groups::may_be_partial(instruction.op()) {
            return Ok(false);
        }
        let mut present: Vec<Item> = Vec::new();
        let mut places = Vec::new();
        for (index, item) in items.iter().enumerate() {
            if item.state == State::Waiting(at) {
                places.push(index);
                present.push(item.clone());
            }
        }
        self.complete(&mut present, at)?;
        for (index, item) in places.into_iter().zip(present) {
            items[index] = item;
        }
        Ok(true)
    }
}
