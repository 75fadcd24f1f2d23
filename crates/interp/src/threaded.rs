//! Variables of which each thread has its own. The first member of a team is the thread that began it; the others are the same
//! threads each time that it begins one.

use crate::Interp;
use crate::memory::{Memory, ObjectKind};
use crate::val::Ptr;
use std::collections::HashMap;
use tapeless_ir::{Global, GlobalId};

/// Where libc says that there is but one thread, as there is here.
const ALONE: &str = "__libc_single_threaded";

/// The threads but the first, whose variables are those of the module.
#[derive(Debug, Default)]
pub(crate) struct Threads {
    own: Vec<HashMap<GlobalId, Ptr>>,
    /// By who began the team, and the rank in it.
    known: HashMap<(usize, u32), usize>,
}

impl Threads {
    /// Where a thread has its own of a global, if it has.
    pub fn place(&self, thread: usize, global: GlobalId) -> Option<Ptr> {
        let own = self.own.get(thread.checked_sub(1)?)?;
        own.get(&global).copied()
    }
}

/// Memory of a global, as it is at start, but for addresses in it.
pub(crate) fn place(memory: &mut Memory, global: &Global) -> Ptr {
    let at = memory.alloc(global.size, 16, ObjectKind::Global);
    if let Some(bytes) = &global.bytes {
        memory.fill(at, bytes);
    }
    if global.name == ALONE {
        memory.fill(at, &[1]);
    }
    if global.shadow_of.is_some() {
        memory.fill(at, &vec![0; global.size as usize]);
    }
    at
}

impl Interp<'_> {
    /// The thread of a member of a team that a thread begins.
    pub(crate) fn thread(&mut self, forker: usize, rank: u32) -> usize {
        if rank == 0 {
            return forker;
        }
        if let Some(&known) = self.threaded.known.get(&(forker, rank)) {
            return known;
        }
        let mut own = HashMap::new();
        for (id, global) in self.module.globals.iter().filter(|(_, g)| g.threaded) {
            let at = place(&mut self.memory, global);
            self.write_addresses_of(global, at);
            own.insert(id, at);
        }
        self.threaded.own.push(own);
        let thread = self.threaded.own.len();
        self.threaded.known.insert((forker, rank), thread);
        thread
    }
}
