//! Objects with bounds. Addresses grow and are never used twice, so a stale pointer is always caught.

use crate::bytes::{
    decode, encode, packed_bytes, packed_lane, part, parts, stored_bytes, unpacked,
};
use crate::trap::{Trap, TrapKind};
use crate::val::{Ptr, Val};

use tapeless_ir::{Module, Type};

/// What an object is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ObjectKind {
    /// A local variable.
    Stack,
    /// From an allocation call.
    Heap,
    /// A global variable.
    Global,
    /// Given by the caller of the evaluator.
    Argument,
}

struct Object {
    base: u64,
    size: u64,
    /// `None`: not initialised.
    bytes: Vec<Option<u8>>,
    kind: ObjectKind,
    live: bool,
    read_only: bool,
}

/// Bytes between objects, so that overruns hit nothing, not even those of a member of a large struct.
const GAP: u64 = 1 << 20;

/// The largest alignment.
const PAGE: u64 = 4096;

/// The largest object.
const MAX_SIZE: u64 = 1 << 32;

pub(crate) struct Memory {
    /// By ascending address.
    objects: Vec<Object>,
    next: u64,
    heap: u64,
    peak: u64,
}

impl Memory {
    /// Memory whose objects lie above an address.
    pub(crate) fn new(above: u64) -> Self {
        Self {
            objects: Vec::new(),
            next: above.next_multiple_of(PAGE) + PAGE,
            heap: 0,
            peak: 0,
        }
    }

    /// A new object, not initialised. Sizes beyond 4 GiB give a null pointer.
    pub(crate) fn alloc(&mut self, size: u64, align: u64, kind: ObjectKind) -> Ptr {
        if size > MAX_SIZE {
            return Ptr(0);
        }
        let base = self.next.next_multiple_of(align.clamp(1, PAGE));
        self.next = base + size + GAP;
        self.objects.push(Object {
            base,
            size,
            bytes: vec![None; size as usize],
            kind,
            live: true,
            read_only: false,
        });
        if kind == ObjectKind::Heap {
            self.heap += size;
            self.peak = self.peak.max(self.heap);
        }
        Ptr(base)
    }

    /// Sets bytes of an object just made.
    pub(crate) fn fill(&mut self, at: Ptr, bytes: &[u8]) {
        if let Some(i) = self.find(at) {
            let object = &mut self.objects[i];
            let from = (at.0 - object.base) as usize;
            for (to, from) in object.bytes[from..].iter_mut().zip(bytes) {
                *to = Some(*from);
            }
        }
    }

    /// Forbids writes.
    pub(crate) fn protect(&mut self, at: Ptr) {
        if let Some(i) = self.find(at) {
            self.objects[i].read_only = true;
        }
    }

    /// The object at or before an address, if the address lies in its bounds or just behind.
    fn find(&self, at: Ptr) -> Option<usize> {
        let i = self
            .objects
            .partition_point(|o| o.base <= at.0)
            .checked_sub(1)?;
        let object = &self.objects[i];
        (at.0 - object.base <= object.size).then_some(i)
    }

    /// The object that holds all bytes of an access, and the offset in it.
    fn access(&self, at: Ptr, count: u64) -> Result<(usize, usize), Trap> {
        let outside = |what: String| Trap::new(TrapKind::OutOfBounds, what);
        let Some(i) = self.find(at) else {
            return Err(outside(format!("no object at address {:#x}", at.0)));
        };
        let object = &self.objects[i];
        if !object.live {
            return Err(Trap::new(TrapKind::UseAfterFree, "the object is freed"));
        }
        let offset = at.0 - object.base;
        if count > object.size - offset {
            let size = object.size;
            return Err(outside(format!(
                "{count} bytes at {offset} of an object of {size} bytes"
            )));
        }
        Ok((i, offset as usize))
    }

    pub(crate) fn read(&self, at: Ptr, count: u64) -> Result<Vec<Option<u8>>, Trap> {
        if count == 0 {
            return Ok(Vec::new());
        }
        let (i, offset) = self.access(at, count)?;
        Ok(self.objects[i].bytes[offset..offset + count as usize].to_vec())
    }

    pub(crate) fn write(&mut self, at: Ptr, bytes: &[Option<u8>]) -> Result<(), Trap> {
        if bytes.is_empty() {
            return Ok(());
        }
        let (i, offset) = self.access(at, bytes.len() as u64)?;
        let object = &mut self.objects[i];
        if object.read_only {
            return Err(Trap::new(TrapKind::ReadOnly, "the memory is constant"));
        }
        object.bytes[offset..offset + bytes.len()].copy_from_slice(bytes);
        Ok(())
    }

    /// Sets the bytes of an object from an address on to not initialised.
    pub(crate) fn forget(&mut self, at: Ptr) {
        if let Some(i) = self.find(at) {
            let object = &mut self.objects[i];
            let offset = (at.0 - object.base) as usize;
            object.bytes[offset..].fill(None);
        }
    }

    /// Bytes from an address to its object's end.
    pub(crate) fn rest(&self, at: Ptr) -> Result<u64, Trap> {
        let (i, offset) = self.access(at, 0)?;
        Ok(self.objects[i].size - offset as u64)
    }

    /// The heap object that starts at an address.
    pub(crate) fn check_heap(&self, at: Ptr) -> Result<usize, Trap> {
        let (i, offset) = self.access(at, 0)?;
        if offset != 0 || self.objects[i].kind != ObjectKind::Heap {
            let what = "what is freed is no heap object's start";
            return Err(Trap::new(TrapKind::UseAfterFree, what));
        }
        Ok(i)
    }

    /// Ends a heap object's life. A null pointer is nothing.
    pub(crate) fn free(&mut self, at: Ptr) -> Result<(), Trap> {
        if at.0 == 0 {
            return Ok(());
        }
        let i = self.check_heap(at)?;
        let object = &mut self.objects[i];
        object.live = false;
        object.bytes = Vec::new();
        self.heap -= object.size;
        self.drop_dead();
        Ok(())
    }

    /// Ends a local variable's life.
    pub(crate) fn leave(&mut self, at: Ptr) {
        if let Some(i) = self.find(at) {
            self.objects[i].live = false;
            self.objects[i].bytes = Vec::new();
        }
        self.drop_dead();
    }

    /// Local variables at the top leave no trace: their addresses belong to no object from then on.
    fn drop_dead(&mut self) {
        let gone = |o: &Object| !o.live && o.kind == ObjectKind::Stack;
        while self.objects.last().is_some_and(gone) {
            self.objects.pop();
        }
    }

    pub(crate) fn live_heap(&self) -> usize {
        let live = |o: &&Object| o.live && o.kind == ObjectKind::Heap;
        self.objects.iter().filter(live).count()
    }

    pub(crate) fn peak_heap(&self) -> u64 {
        self.peak
    }

    /// Loads a value. Recurses on the depth of its type alone.
    pub(crate) fn load(&self, module: &Module, ty: Type, at: Ptr) -> Result<Val, Trap> {
        if let Some(bits) = packed_lane(ty) {
            let count = u64::from(ty.lanes() * bits).div_ceil(8);
            return Ok(unpacked(ty, bits, &self.read(at, count)?));
        }
        match ty {
            Type::Scalar(_) => Ok(decode(ty, &self.read(at, stored_bytes(ty))?)),
            Type::Host(_) => Err(Trap::new(
                TrapKind::Unsupported,
                "a type only the host knows",
            )),
            _ => {
                let load = |i| {
                    let (ty, offset) = part(module, ty, i);
                    self.load(module, ty, at.offset(offset))
                };
                let parts: Result<Vec<Val>, Trap> = (0..parts(module, ty)).map(load).collect();
                parts.map(Val::parts)
            }
        }
    }

    /// Stores a value. Recurses on the depth of its type alone.
    pub(crate) fn store(
        &mut self,
        module: &Module,
        ty: Type,
        at: Ptr,
        v: &Val,
    ) -> Result<(), Trap> {
        if let Some(bits) = packed_lane(ty) {
            let bytes = packed_bytes(ty, bits, v);
            return self.write(at, &bytes);
        }
        match ty {
            Type::Scalar(_) => self.write(at, &encode(ty, v)),
            Type::Host(_) => Err(Trap::new(
                TrapKind::Unsupported,
                "a type only the host knows",
            )),
            _ => (0..parts(module, ty)).try_for_each(|i| {
                let (ty, offset) = part(module, ty, i);
                self.store(module, ty, at.offset(offset), &v.lane(i))
            }),
        }
    }
}
