//! What a request's functions write to a global before they read there.

use super::Why;
use crate::points::may_hold_pointer;
use crate::values::callee::{CallKind, call_kind};
use crate::values::flow::base;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use tapeless_ir::{
    Body, Callee, Constant, Control, FuncId, Function, GlobalId, Mem, Module, Op, OpData, OpKind,
    Region, Scalar, Stale, Value,
};

const BEFORE: &str = "a pointer in it is read here that may have been stored before the request, whose memory has no shadow";
const INDEXED: &str = "pointers in it are read here by an index, so that some may have been stored before the request, whose memory has no shadow";
const ADDRESS: &str =
    "its address is handed on here, so that it is not known when its pointers are read";

/// Offsets of pointers that were written on every way here.
type Written = BTreeSet<i64>;

/// A walk along all ways through the functions of a request.
pub(super) struct Walk<'a> {
    pub(super) module: &'a Module,
    global: GlobalId,
    /// Offsets at which pointers are loaded and stored.
    slots: BTreeSet<i64>,
    /// Whether the request's functions store pointers there at all, and whether by an index.
    stored: bool,
    stored_by_index: bool,
    /// Whether some are stored the first time only.
    is_made_once: bool,
    /// Whether any of them may be written by now.
    may_be_written: bool,
    /// Where some are read, by an index or behind such stores, or after the address was handed on, of which it is not known
    /// when they were stored.
    pub(super) stale: Option<Stale>,
    /// Whether pointers are stored through pointers.
    stored_through: bool,
    /// What is written after a function, by what is before; nothing if it never returns.
    known: FxHashMap<(FuncId, Written), Option<Written>>,
}

/// Whether a pointer points into a variable of the function, or of the file.
fn is_of_variable(body: &Body, pointer: Value) -> bool {
    let base = base(body, pointer);
    let made = body.def_op(base).map(|op| &body.ops[op].kind);
    body.as_const(base).is_some() || matches!(made, Some(OpKind::Mem(Mem::Alloca { .. })))
}

/// Where an op may store pointers.
fn stored_to(body: &Body, data: &OpData) -> Option<Value> {
    match data.kind {
        OpKind::Mem(Mem::Store(_)) if body.ty(data.args[0]).is_ptr() => Some(data.args[1]),
        OpKind::Mem(Mem::Copy { .. }) => Some(data.args[0]),
        _ => None,
    }
}

/// Where a pointer lies in the global.
#[derive(Clone, Copy)]
pub(super) enum Place {
    At(i64),
    Indexed,
}

impl<'a> Walk<'a> {
    pub(super) fn new(module: &'a Module, global: GlobalId, root: FuncId) -> Self {
        let mut walk = Self {
            module,
            global,
            slots: BTreeSet::new(),
            stored: false,
            stored_by_index: false,
            is_made_once: false,
            may_be_written: false,
            stale: None,
            stored_through: false,
            known: FxHashMap::default(),
        };
        let own = module.functions.values().filter(|f| f.is_primal());
        for body in own.filter_map(Function::differentiated) {
            for data in body.ops.values() {
                let (pointer, through) = match data.kind {
                    OpKind::Mem(Mem::Load(_)) => (data.results[0], data.args[0]),
                    OpKind::Mem(Mem::Store(_)) => (data.args[0], data.args[1]),
                    _ => continue,
                };
                let place = walk
                    .place(body, through)
                    .filter(|_| body.ty(pointer).is_ptr());
                if let Some(Place::At(at)) = place {
                    walk.slots.insert(at);
                }
            }
        }
        walk.note_stores(root);
        walk
    }

    /// Notes which pointers the functions of the request store there.
    fn note_stores(&mut self, root: FuncId) {
        let (mut open, mut seen) = (vec![root], FxHashSet::from_iter([root]));
        while let Some(id) = open.pop() {
            let Some(body) = self.module.functions[id].differentiated() else {
                continue;
            };
            open.extend(body.callees().filter(|&callee| seen.insert(callee)));
            for data in body.ops.values() {
                let Some(to) = stored_to(body, data) else {
                    continue;
                };
                let place = self.place(body, to);
                self.stored_through |= place.is_none() && !is_of_variable(body, to);
                self.stored |= place.is_some();
                self.stored_by_index |= matches!(place, Some(Place::Indexed));
            }
        }
        self.is_made_once = self.is_made_once(&seen);
    }

    /// Whether pointers are stored there by its name.
    pub(super) fn stores(&self, body: &Body, data: &OpData) -> bool {
        let to = stored_to(body, data);
        to.is_some_and(|to| self.place(body, to).is_some())
    }

    /// Where a pointer points in the global, if it does.
    pub(super) fn place(&self, body: &Body, mut v: Value) -> Option<Place> {
        let (mut at, mut indexed) = (0i64, false);
        loop {
            if let Some(&Constant::Global(g, offset)) = body.as_const(v) {
                let place = Place::At(at.wrapping_add(offset));
                return (g == self.global).then_some(if indexed { Place::Indexed } else { place });
            }
            let data = &body.ops[body.def_op(v)?];
            let OpKind::Scalar(Scalar::PtrAdd { offset, .. }) = &data.kind else {
                return None;
            };
            indexed |= data.args.len() > 1;
            at = at.wrapping_add(*offset);
            v = data.args[0];
        }
    }

    pub(super) fn function(
        &mut self,
        id: FuncId,
        before: &Written,
    ) -> Result<Option<Written>, Why> {
        let key = (id, before.clone());
        if let Some(known) = self.known.get(&key) {
            return Ok(known.clone());
        }
        let Some(body) = self.module.functions[id].differentiated() else {
            return Ok(Some(Written::new()));
        };
        // Where it calls itself, nothing more is known to be written behind that call.
        self.known.insert(key.clone(), Some(before.clone()));
        for &region in &body.diverging {
            self.region(body, region, before)?;
        }
        let after = self.region(body, body.entry(), before)?;
        self.known.insert(key, after.clone());
        Ok(after)
    }

    fn region(
        &mut self,
        body: &Body,
        region: Region,
        before: &Written,
    ) -> Result<Option<Written>, Why> {
        let mut now = before.clone();
        for &op in &body.regions[region].ops {
            let next = stacker::maybe_grow(1 << 16, 1 << 20, || self.op(body, op, now))?;
            match next {
                Some(next) => now = next,
                None => return Ok(None),
            }
        }
        Ok(Some(now))
    }

    fn op(&mut self, body: &Body, op: Op, mut now: Written) -> Result<Option<Written>, Why> {
        let data = &body.ops[op];
        let why = |what| Why {
            what,
            place: data.loc,
        };
        match &data.kind {
            OpKind::Mem(Mem::Load(_)) => {
                self.read(body, data, &now).map_err(why)?;
                return Ok(Some(now));
            }
            OpKind::Mem(Mem::Store(_)) => {
                let (value, place) = (data.args[0], self.place(body, data.args[1]));
                if self.place(body, value).is_some() && !self.hand_on() {
                    return Err(why(ADDRESS));
                }
                if let (Some(place), true) = (place, body.ty(value).is_ptr()) {
                    self.may_be_written = true;
                    if let Place::At(at) = place {
                        now.insert(at);
                    }
                }
                return Ok(Some(now));
            }
            OpKind::Mem(Mem::Copy { .. }) => {
                return match self.copy(body, data, &mut now) {
                    true => Ok(Some(now)),
                    false => Err(why(ADDRESS)),
                };
            }
            OpKind::Mem(Mem::Set(_)) | OpKind::Scalar(Scalar::PtrAdd { .. } | Scalar::Icmp(_)) => {
                return Ok(Some(now));
            }
            _ => {}
        }
        let mut given = data.args.iter().map(|&v| self.place(body, v));
        let is_given = !self.ends_later(data) && given.any(|place| place.is_some());
        if is_given && !self.hand_on() {
            return Err(why(ADDRESS));
        }
        if let Some(call) = data.kind.call() {
            match call_kind(self.module, call) {
                CallKind::Defined(id) => match self.function(id, &now)? {
                    Some(after) => now = after,
                    None => return Ok(None),
                },
                CallKind::Inactive {
                    writes_any: false, ..
                }
                | CallKind::Copies { .. } => {}
                CallKind::Alloc { .. } | CallKind::Free { .. }
                    if !crate::values::callee::is_by_user(self.module, call) => {}
                // It may store anything there, if it can name it.
                _ if self.module.globals[self.global].exposed => now.clear(),
                _ => {}
            }
        }
        match &data.kind {
            OpKind::Control(Control::Unreachable | Control::Unwind | Control::Jump(_)) => Ok(None),
            _ if data.regions.is_empty() => Ok(Some(now)),
            _ => self.arms(body, data, &now),
        }
    }

    /// Whether it is only said how a variable ends with the program.
    fn ends_later(&self, data: &OpData) -> bool {
        let callee = data.kind.call().map(|call| call.callee);
        let name = |id: FuncId| self.module.functions[id].name.as_str();
        matches!(callee, Some(Callee::Func(id)) if name(id) == "__cxa_atexit")
    }

    /// What all arms that come back have written. The body of a loop runs at least once.
    fn arms(&mut self, body: &Body, data: &OpData, now: &Written) -> Result<Option<Written>, Why> {
        let mut all: Option<Written> = None;
        for &region in &data.regions {
            if let Some(after) = self.region(body, region, now)? {
                all = Some(match all {
                    Some(all) => all.intersection(&after).copied().collect(),
                    None => after,
                });
            }
        }
        Ok(all)
    }

    /// The global's address goes where it may be read through: that shows when the program runs, too, if pointers are stored
    /// there at all.
    pub(super) fn hand_on(&mut self) -> bool {
        self.may_be_written = true;
        self.stale = Some(Stale::Anywhere);
        self.stored || self.stored_through
    }

    /// Bytes are copied, perhaps to the global, whose pointers they write, or from there. Whether what is copied to it had
    /// shadows shows when the program runs.
    fn copy(&mut self, body: &Body, data: &OpData, now: &mut Written) -> bool {
        let (to, from) = (
            self.place(body, data.args[0]),
            self.place(body, data.args[1]),
        );
        if from.is_some() && !self.hand_on() {
            return false;
        }
        let Some(to) = to else {
            return true;
        };
        self.may_be_written = true;
        self.stale.get_or_insert(Stale::ByName);
        if let (Place::At(at), Some(bytes)) = (to, body.as_int(data.args[2])) {
            let end = at.saturating_add_unsigned(bytes.unsigned_abs());
            now.extend(self.slots.range(at..end));
        }
        true
    }

    /// Whether a load reads pointers that were written. Of elements of a table that functions of the request fill, this shows
    /// when the program runs.
    fn read(&mut self, body: &Body, data: &OpData, now: &Written) -> Result<(), &'static str> {
        let ty = body.ty(data.results[0]);
        if !may_hold_pointer(ty) {
            return Ok(());
        }
        let end = |at: i64| at.saturating_add_unsigned(self.module.size_of(ty));
        let (shows, what) = match self.place(body, data.args[0]) {
            None => return Ok(()),
            Some(Place::Indexed) => (self.stored, INDEXED),
            Some(Place::At(at)) if self.slots.range(at..end(at)).all(|at| now.contains(at)) => {
                return Ok(());
            }
            Some(Place::At(_)) => {
                let is_handed_on = self.stale == Some(Stale::Anywhere);
                let later = self.may_be_written && !self.is_made_once;
                (self.stored_by_index || is_handed_on || later, BEFORE)
            }
        };
        if shows {
            self.stale.get_or_insert(Stale::ByName);
        }
        match shows && ty.is_ptr() {
            true => Ok(()),
            false => Err(what),
        }
    }
}
