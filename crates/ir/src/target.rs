//! The machine that code is made for: the size of its pointers, what its library has, what memory costs there.

use smallvec::SmallVec;

/// Bytes of a pointer, where nothing else is said.
const POINTER: u64 = 8;

/// What is known of a machine. The default is a host with Linux.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Target {
    /// What runs there.
    pub system: System,
    /// Address spaces whose pointers have not 8 bytes, and how many they have.
    pub pointers: SmallVec<[(u32, u64); 2]>,
}

/// What runs on a machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum System {
    /// Linux.
    #[default]
    Linux,
    /// Another system with a C library.
    Hosted,
    /// A GPU: the code is that of each of many threads, which share memory.
    Gpu,
}

impl System {
    const ALL: [(Self, &str); 3] = [
        (Self::Linux, "linux"),
        (Self::Hosted, "hosted"),
        (Self::Gpu, "gpu"),
    ];

    /// Its word in the text form.
    pub fn name(self) -> &'static str {
        let row = Self::ALL.iter().find(|(system, _)| *system == self);
        row.map_or("linux", |(_, name)| name)
    }

    /// The one of that word.
    pub fn named(name: &str) -> Option<Self> {
        let row = Self::ALL.iter().find(|(_, known)| *known == name);
        row.map(|(system, _)| *system)
    }
}

/// What derivatives may call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Library {
    /// `malloc` and what belongs to it.
    pub heap: bool,
    /// The functions of `math.h`.
    pub math: bool,
    /// Threads that retain blocks of memory, and say when they end, as on Linux.
    pub retained: bool,
}

/// What memory costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costs {
    /// Arrays of known size and tapes of at most so many bytes lie in frames, larger ones on the heap.
    pub frame: u64,
}

impl Target {
    /// A machine with such a system, all of whose pointers have 8 bytes.
    pub fn of(system: System) -> Self {
        Self {
            system,
            ..Self::default()
        }
    }

    /// Says how many bytes the pointers into an address space have.
    pub fn set_pointer_bytes(&mut self, space: u32, bytes: u64) {
        if self.pointer_bytes(space) != bytes {
            self.pointers.push((space, bytes));
        }
    }

    /// Bytes of a pointer into an address space.
    pub fn pointer_bytes(&self, space: u32) -> u64 {
        let own = self.pointers.iter().find(|(at, _)| *at == space);
        own.map_or(POINTER, |&(_, bytes)| bytes)
    }

    /// Whether other threads run the same code on the same memory.
    pub fn shares_memory(&self) -> bool {
        self.system == System::Gpu
    }

    /// What derivatives may call.
    pub fn library(&self) -> Library {
        let (heap, math, retained) = match self.system {
            System::Linux => (true, true, true),
            System::Hosted => (true, true, false),
            System::Gpu => (false, false, false),
        };
        Library {
            heap,
            math,
            retained,
        }
    }

    /// What memory costs. Where there is no heap, frames are all that there is.
    pub fn costs(&self) -> Costs {
        let frame = match self.system {
            System::Linux | System::Hosted => 4 << 10,
            System::Gpu => 16 << 10,
        };
        Costs { frame }
    }
}
