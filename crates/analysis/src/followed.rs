//! Globals whose pointers are followed to shadows.
//!
//! The shadow of such a global holds the shadows of what its pointers lead to. A constant's are known from its initial
//! value. A variable's are those that were stored since the request began: what it held before has none, so that
//! each pointer must be written before it is read, on every way through the functions of the request.

use crate::callee::{CallKind, call_kind};
use crate::globals::{add_shadow, led_to};
use crate::points::may_hold_pointer;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use tapeless_ir::{
    Body, Constant, Control, FuncId, GlobalId, Loc, Mem, Module, Op, OpData, OpKind, Region,
    Scalar, Value,
};

/// Why the pointers of a global cannot be followed, and where.
#[derive(Clone, Copy, Debug)]
pub struct Why {
    /// In the user's words.
    pub what: &'static str,
    /// The access that stands against it.
    pub place: Option<Loc>,
}

const UNKNOWN: &str = "what it holds at start is not known here";
const BEFORE: &str = "a pointer in it is read here that may have been stored before the request, whose memory has no shadow";
const INDEXED: &str = "pointers in it are read here by an index, so that some may have been stored before the request, whose memory has no shadow";
const POINTED_TO: &str =
    "its address lies in another global, so that it is not known when its pointers are read";
const ADDRESS: &str =
    "its address is handed on here, so that it is not known when its pointers are read";

/// Gives a global a shadow through which its pointers are followed, in the functions that `root` reaches.
///
/// # Errors
/// If some pointer might be read that has no shadow.
pub fn follow(module: &mut Module, root: FuncId, global: GlobalId) -> Result<(), Why> {
    let unknown = Err(Why {
        what: UNKNOWN,
        place: None,
    });
    let held = &module.globals[global];
    if held.inactive || held.open {
        return unknown;
    }
    if !held.constant {
        let leads =
            |(_, held): &(u64, Constant)| matches!(held, Constant::Global(g, _) if *g == global);
        let mut others = module.globals.values();
        if others.any(|other| other.shadow_of.is_none() && other.addresses.iter().any(leads)) {
            return Err(Why {
                what: POINTED_TO,
                place: None,
            });
        }
        let mut walk = Walk::new(module, global);
        walk.note_stores(root);
        walk.function(root, &BTreeSet::new())?;
        module.globals[global].stale = walk.stale;
        module.globals[global].followed = true;
        add_shadow(module, global);
        return Ok(());
    }
    let all = led_to(module, [global]);
    let told = |&g: &GlobalId| !module.globals[g].hides_pointers() && !module.globals[g].open;
    if !all.iter().all(told) {
        return unknown;
    }
    let leads = |&g: &GlobalId| {
        let global = &module.globals[g];
        global.may_carry() || !global.closed && !global.addresses.is_empty()
    };
    let mut all: Vec<GlobalId> = all.into_iter().filter(leads).collect();
    all.sort_unstable();
    for &g in &all {
        add_shadow(module, g);
    }
    all.retain(|&g| module.globals[g].constant);
    for g in all {
        lead(module, g);
    }
    Ok(())
}

/// Puts the shadows of what a constant leads to into its shadow.
fn lead(module: &mut Module, constant: GlobalId) {
    let shadow = |(at, held): &(u64, Constant)| match held {
        Constant::Global(to, moved) => {
            let shadow = module.shadow_of_global(*to)?;
            Some((*at, Constant::Global(shadow, *moved)))
        }
        _ => None,
    };
    let addresses = module.globals[constant].addresses.iter();
    let addresses = addresses.filter_map(shadow).collect();
    if let Some(own) = module.shadow_of_global(constant) {
        module.globals[own].addresses = addresses;
    }
    module.globals[constant].followed = true;
}

/// Offsets of pointers that were written on every way here.
type Written = BTreeSet<i64>;

/// A walk along all ways through the functions of a request.
struct Walk<'a> {
    module: &'a Module,
    global: GlobalId,
    /// Offsets at which pointers are loaded and stored.
    slots: BTreeSet<i64>,
    /// Whether the request's functions store pointers there at all, and whether by an index.
    stored: bool,
    stored_by_index: bool,
    /// Whether some are read, by an index or behind such stores, of which it is not known when they were stored.
    stale: bool,
    /// What is written after a function, by what is before; nothing if it never returns.
    known: FxHashMap<(FuncId, Written), Option<Written>>,
}

/// Where a pointer lies in the global.
#[derive(Clone, Copy)]
enum Place {
    At(i64),
    Indexed,
}

impl<'a> Walk<'a> {
    fn new(module: &'a Module, global: GlobalId) -> Self {
        let mut walk = Self {
            module,
            global,
            slots: BTreeSet::new(),
            stored: false,
            stored_by_index: false,
            stale: false,
            known: FxHashMap::default(),
        };
        let own = module.functions.values().filter(|f| f.host.is_some());
        for body in own.filter_map(|f| f.body.as_ref()) {
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
        walk
    }

    /// Notes which pointers the functions of the request store there.
    fn note_stores(&mut self, root: FuncId) {
        let (mut open, mut seen) = (vec![root], FxHashSet::from_iter([root]));
        while let Some(id) = open.pop() {
            let Some(body) = &self.module.functions[id].body else {
                continue;
            };
            open.extend(body.callees().filter(|&callee| seen.insert(callee)));
            for data in body.ops.values() {
                if !matches!(data.kind, OpKind::Mem(Mem::Store(_)))
                    || !body.ty(data.args[0]).is_ptr()
                {
                    continue;
                }
                let place = self.place(body, data.args[1]);
                self.stored |= place.is_some();
                self.stored_by_index |= matches!(place, Some(Place::Indexed));
            }
        }
    }

    /// Where a pointer points in the global, if it does.
    fn place(&self, body: &Body, mut v: Value) -> Option<Place> {
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

    fn function(&mut self, id: FuncId, before: &Written) -> Result<Option<Written>, Why> {
        let key = (id, before.clone());
        if let Some(known) = self.known.get(&key) {
            return Ok(known.clone());
        }
        let Some(body) = &self.module.functions[id].body else {
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
                if self.place(body, value).is_some() {
                    return Err(why(ADDRESS));
                }
                if let (Some(Place::At(at)), true) = (place, body.ty(value).is_ptr()) {
                    now.insert(at);
                }
                return Ok(Some(now));
            }
            OpKind::Mem(Mem::Set(_)) | OpKind::Scalar(Scalar::PtrAdd { .. } | Scalar::Icmp(_)) => {
                return Ok(Some(now));
            }
            _ => {}
        }
        if data.args.iter().any(|&v| self.place(body, v).is_some()) {
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
                    if !crate::callee::is_by_user(self.module, call) => {}
                // It may store anything there.
                _ => now.clear(),
            }
        }
        match &data.kind {
            OpKind::Control(Control::Unreachable | Control::Unwind | Control::Jump(_)) => Ok(None),
            _ if data.regions.is_empty() => Ok(Some(now)),
            _ => self.arms(body, data, &now),
        }
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
            Some(Place::At(_)) => (self.stored_by_index, BEFORE),
        };
        self.stale |= shows;
        match shows && ty.is_ptr() {
            true => Ok(()),
            false => Err(what),
        }
    }
}
