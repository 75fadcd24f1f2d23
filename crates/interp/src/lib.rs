//! The reference evaluator of the IR: the oracle of the tests.
//!
//! Memory is byte-addressed objects with bounds; each byte knows whether it is initialised. What C leaves
//! undefined is a [`Trap`] with the op's place. Values of 80- and 128-bit floats are computed as `double`;
//! those of 16 bits are rounded after each op.

mod bytes;
mod cast;
mod checkpoints;
mod control;
mod exec;
mod externs;
mod int;
mod ledger;
mod mem;
mod memory;
mod openmp;
mod scalar;
mod team;
mod threaded;
mod threads;
mod trap;
mod val;

pub use memory::ObjectKind;
pub use trap::{Trap, TrapKind};
pub use val::{Ptr, Val};

use exec::Frame;
use ledger::Ledger;
use memory::Memory;
use std::collections::HashMap;
use tapeless_ir::{Constant, FuncId, Global, GlobalId, Module, Type};
use team::Circles;
use threaded::Threads;

/// Addresses start here.
const LOWEST: u64 = 0x1000;

/// An evaluator of a module's functions, with memory that outlives each call.
pub struct Interp<'m> {
    module: &'m Module,
    /// Addresses of functions start here, one every 16 bytes.
    lowest: u64,
    memory: Memory,
    globals: Vec<Ptr>,
    frames: Vec<Frame<'m>>,
    circles: Circles<'m>,
    threaded: Threads,
    ledger: Ledger,
    shares: openmp::Shares,
    steps_left: u64,
    /// Copies of loops' states, by what they are known by.
    checkpoints: HashMap<u64, checkpoints::Copies>,
}

impl<'m> Interp<'m> {
    /// An evaluator with the module's globals in memory and ten million steps to go.
    pub fn new(module: &'m Module) -> Self {
        Self::above(module, LOWEST)
    }

    /// As [`Interp::new`], with all addresses from this one on: what differs between two such depends on addresses.
    pub fn above(module: &'m Module, lowest: u64) -> Self {
        let lowest = lowest.max(LOWEST).next_multiple_of(16);
        let functions = module.functions.len() as u64;
        let mut memory = Memory::new(lowest + 16 * (functions + 1));
        let globals = module.globals.values();
        let globals: Vec<Ptr> = globals
            .map(|global| threaded::place(&mut memory, global))
            .collect();
        let mut interp = Self {
            module,
            lowest,
            memory,
            globals,
            frames: Vec::new(),
            circles: Circles::new(),
            threaded: Threads::default(),
            ledger: Ledger::default(),
            shares: openmp::Shares::default(),
            steps_left: 10_000_000,
            checkpoints: HashMap::new(),
        };
        interp.write_addresses();
        interp
    }

    /// Puts the addresses of globals and functions into globals, and forbids to write those that are constant.
    fn write_addresses(&mut self) {
        for (id, global) in &self.module.globals {
            let start = self.global(id);
            self.write_addresses_of(global, start);
            if global.constant {
                self.memory.protect(start);
            }
        }
    }

    fn write_addresses_of(&mut self, global: &Global, start: Ptr) {
        for (at, held) in &global.addresses {
            let address = match self.constant(Type::PTR, held) {
                Val::Ptr(address) => address.0,
                _ => continue,
            };
            self.memory.fill(start.offset(*at), &address.to_le_bytes());
        }
    }

    /// Sets how many more ops may run.
    pub fn set_step_limit(&mut self, steps: u64) {
        self.steps_left = steps;
    }

    /// Memory for arguments: so many bytes, not initialised, not counted as heap.
    pub fn alloc(&mut self, bytes: u64) -> Ptr {
        self.memory.alloc(bytes, 16, ObjectKind::Argument)
    }

    /// Memory for arguments that holds these doubles.
    pub fn alloc_f64s(&mut self, values: &[f64]) -> Ptr {
        let bytes: Vec<u8> = values.iter().flat_map(|x| x.to_le_bytes()).collect();
        let at = self.alloc(bytes.len() as u64);
        self.memory.fill(at, &bytes);
        at
    }

    /// Writes doubles.
    ///
    /// # Errors
    /// If the memory does not hold so many.
    pub fn write_f64s(&mut self, at: Ptr, values: &[f64]) -> Result<(), Trap> {
        let bytes: Vec<u8> = values.iter().flat_map(|x| x.to_le_bytes()).collect();
        self.write_bytes(at, &bytes)
    }

    /// Reads doubles.
    ///
    /// # Errors
    /// If the memory does not hold so many, or some are not initialised.
    pub fn read_f64s(&self, at: Ptr, count: usize) -> Result<Vec<f64>, Trap> {
        let bytes = self.read_bytes(at, 8 * count as u64)?;
        let (words, _) = bytes.as_chunks::<8>();
        Ok(words.iter().map(|w| f64::from_le_bytes(*w)).collect())
    }

    /// Writes bytes.
    ///
    /// # Errors
    /// If the memory does not hold so many.
    pub fn write_bytes(&mut self, at: Ptr, bytes: &[u8]) -> Result<(), Trap> {
        let bytes: Vec<Option<u8>> = bytes.iter().copied().map(Some).collect();
        self.memory.write(at, &bytes)
    }

    /// Reads bytes.
    ///
    /// # Errors
    /// If the memory does not hold so many, or some are not initialised.
    pub fn read_bytes(&self, at: Ptr, count: u64) -> Result<Vec<u8>, Trap> {
        let bytes = self.memory.read(at, count)?;
        let all: Option<Vec<u8>> = bytes.into_iter().collect();
        all.ok_or_else(|| Trap::new(TrapKind::Uninitialised, "the memory is not initialised"))
    }

    /// The address of a global; of what each thread has its own of, for the member that runs.
    pub fn global(&self, id: GlobalId) -> Ptr {
        let own = self.threaded.place(self.circles.thread(), id);
        own.unwrap_or_else(|| self.globals[id.as_u32() as usize])
    }

    /// The address of a function.
    pub fn function(&self, id: FuncId) -> Ptr {
        Ptr(self.lowest + 16 * u64::from(id.as_u32()))
    }

    /// Heap objects that were not freed.
    pub fn live_heap_objects(&self) -> usize {
        self.memory.live_heap()
    }

    /// The most heap bytes that were alive at once.
    pub fn peak_heap_bytes(&self) -> u64 {
        self.memory.peak_heap()
    }

    /// The function at an address.
    fn function_at(&self, at: Ptr) -> Option<FuncId> {
        let offset = at.0.checked_sub(self.lowest)?;
        let id = FuncId::from_u32(u32::try_from(offset / 16).ok()?);
        (offset % 16 == 0 && self.module.functions.is_valid(id)).then_some(id)
    }

    /// A constant's value. Recurses on the depth of its type alone.
    fn constant(&self, ty: Type, constant: &Constant) -> Val {
        match constant {
            Constant::Int(x) if ty.is_ptr() => Val::Ptr(Ptr(*x as u64)),
            Constant::Int(x) => Val::Int(*x),
            Constant::Float(bits) => Val::from_bits(ty, *bits),
            Constant::Zero => self.zero(ty),
            Constant::Undef | Constant::Poison | Constant::Host(_) => Val::Undef,
            Constant::Global(id, offset) => {
                Val::Ptr(Ptr(self.global(*id).0.wrapping_add_signed(*offset)))
            }
            Constant::Func(id) => Val::Ptr(self.function(*id)),
            Constant::Elements(parts) => {
                let part = |(i, c): (usize, &Constant)| {
                    self.constant(bytes::part(self.module, ty, i).0, c)
                };
                Val::Parts(parts.iter().enumerate().map(part).collect())
            }
        }
    }

    /// The value whose bytes are all zero.
    fn zero(&self, ty: Type) -> Val {
        match ty {
            Type::Scalar(_) => Val::from_bits(ty, 0),
            _ => {
                let part = |i| self.zero(bytes::part(self.module, ty, i).0);
                Val::Parts((0..bytes::parts(self.module, ty)).map(part).collect())
            }
        }
    }
}
