//! What a function does with globals, as far as it names them.

use super::steady::Steps;
use super::{global_of, led_to};
use crate::values::callee::{CallKind, call_kind, calls_pointer, runs_elsewhere, takes_code};
use crate::values::flow::base;
use rustc_hash::FxHashSet;
use tapeless_ir::{
    Body, Call, Callee, Constant, FuncId, GlobalId, Mem, Module, Op, OpData, OpKind, Scalar, Type,
    Value,
};

/// Globals by what a function does with them.
#[derive(Default)]
pub(super) struct Uses {
    /// Floats are stored there.
    pub(super) stored: FxHashSet<GlobalId>,
    /// Integers are stored there, or bytes are copied there, which may be the bits of floats.
    pub(super) words: FxHashSet<GlobalId>,
    /// Anything but pointers is loaded from there.
    pub(super) loaded: FxHashSet<GlobalId>,
    /// Floats are loaded from there, or whatever it is.
    pub(super) read: FxHashSet<GlobalId>,
    /// Floats are loaded from there, or bytes are copied from there.
    pub(super) floats: FxHashSet<GlobalId>,
    /// Pointers are stored there.
    pub(super) left: FxHashSet<GlobalId>,
    /// Pointers are loaded from there.
    pub(super) taken: FxHashSet<GlobalId>,
    /// Globals in which anything is overwritten, by constants too: what lay there has no part in what follows.
    pub(super) overwritten: FxHashSet<GlobalId>,
    /// Globals whose pointers are followed.
    pub(super) followed: FxHashSet<GlobalId>,
    /// Whether a function is called that is not here.
    pub(super) elsewhere: bool,
    /// Whether floats may be stored where such a function has said.
    pub(super) written_elsewhere: bool,
    /// Whether such a function is given numbers, or memory.
    pub(super) gives: bool,
    /// Whether such a function may hand floats back: as its result, or in memory.
    pub(super) brings: bool,
    /// The same of one that is called through a pointer which is none of the known functions.
    pub(super) brings_through: bool,
    /// Whether a global is named whose initial value holds pointers that only the host knows, to what can be written.
    pub(super) hidden: bool,
    /// What is read and written, whether or not it carries a derivative.
    pub(super) steps: Steps,
}

/// What pointers are based on.
pub(super) struct Bases<'a> {
    pub(super) module: &'a Module,
    pub(super) body: &'a Body,
    /// Pointers that functions return which are not here.
    given: FxHashSet<Value>,
}

impl Uses {
    /// Those of a body.
    pub(super) fn of(module: &Module, body: &Body) -> Self {
        let (mut uses, behind) = Self::named(module, body);
        let away = |(op, data)| leaves(module, data).then_some(op);
        let calls: Vec<Op> = body.ops.iter().filter_map(away).collect();
        uses.elsewhere = !calls.is_empty();
        let results = calls.iter().filter_map(|&op| body.call_result(op));
        let bases = Bases {
            module,
            body,
            given: results.filter(|&r| body.ty(r).is_ptr()).collect(),
        };
        uses.steps = Steps::of(&bases, &behind);
        calls.iter().for_each(|&op| uses.hand_over(&bases, op));
        for data in body.ops.values() {
            uses.add(&bases, data);
        }
        uses
    }

    /// Those of a body, of what it does itself: a table of addresses that it names is stored to only where it does so.
    pub(super) fn kept(module: &Module, body: &Body) -> Self {
        let (mut uses, _) = Self::named(module, body);
        let is_table = |g: &GlobalId| !module.globals[*g].addresses.is_empty();
        uses.stored.retain(|g| !is_table(g));
        let bases = Bases {
            module,
            body,
            given: FxHashSet::default(),
        };
        body.ops.values().for_each(|data| uses.add(&bases, data));
        uses
    }

    /// What follows from the globals that a body names, and the variables that tables among these lead to.
    fn named(module: &Module, body: &Body) -> (Self, FxHashSet<GlobalId>) {
        let constants = body.values.keys().filter_map(|v| body.as_const(v));
        let named: Vec<GlobalId> = constants.filter_map(global_of).collect();
        let globals = &module.globals;
        let tables = named.iter().filter(|&&g| !globals[g].addresses.is_empty());
        let behind = led_to(module, tables.copied()).into_iter();
        let behind: FxHashSet<GlobalId> = behind.filter(|&g| !globals[g].constant).collect();
        let carry = behind.iter().copied().filter(|&g| globals[g].may_carry());
        let carry: FxHashSet<GlobalId> = carry.collect();
        let uses = Self {
            hidden: named.iter().any(|&g| globals[g].hides_pointers()),
            followed: named
                .iter()
                .copied()
                .filter(|&g| globals[g].followed)
                .collect(),
            stored: carry.clone(),
            loaded: carry.clone(),
            read: carry,
            ..Self::default()
        };
        (uses, behind)
    }

    /// Adds those of another function.
    pub(super) fn join(&mut self, other: &Self) {
        self.stored.extend(&other.stored);
        self.words.extend(&other.words);
        self.floats.extend(&other.floats);
        self.loaded.extend(&other.loaded);
        self.read.extend(&other.read);
        self.left.extend(&other.left);
        self.taken.extend(&other.taken);
        self.overwritten.extend(&other.overwritten);
        self.followed.extend(&other.followed);
        self.elsewhere |= other.elsewhere;
        self.written_elsewhere |= other.written_elsewhere;
        self.gives |= other.gives;
        self.brings |= other.brings;
        self.brings_through |= other.brings_through;
        self.hidden |= other.hidden;
        self.steps.join(&other.steps);
    }

    /// Whether floats pass through some globals here, or pointers from or to one of all functions.
    pub(super) fn touches(&self, globals: &FxHashSet<GlobalId>, all: &Self) -> bool {
        let written = self.stored.iter().chain(&self.overwritten);
        self.hidden && !globals.is_empty()
            || !self.followed.is_empty()
            || self.left.iter().any(|g| all.taken.contains(g))
            || self.taken.iter().any(|g| all.left.contains(g))
            || written.chain(&self.loaded).any(|g| globals.contains(g))
    }

    /// What a function that is not here is given, and gives. Objects whose methods are called are their own. Functions with a
    /// record keep no numbers ([`keeps_numbers`](super::keeps_numbers)).
    fn hand_over(&mut self, bases: &Bases<'_>, op: Op) {
        let (body, data) = (bases.body, &bases.body.ops[op]);
        let through = |id: FuncId| calls_pointer(&bases.module.functions[id]);
        let recorded = |id: FuncId| takes_code(&bases.module.functions[id]) && !through(id);
        let (by_name, by_pointer) = match data.kind.call().map(|call| call.callee) {
            Some(Callee::Func(id)) if recorded(id) => return,
            Some(Callee::Func(id)) => (!through(id), through(id)),
            _ => (false, false),
        };
        let memory = by_name && data.args.iter().any(|&v| bases.is_variable(v));
        let result = body.call_result(op);
        let floats = memory || result.is_some_and(|r| may_be_float(body, r));
        let number = |&v: &Value| may_be_float(body, v) && body.as_const(v).is_none();
        self.brings_through |= by_pointer && floats;
        self.brings |= !by_pointer && floats;
        self.gives |= !by_pointer && (memory || data.args.iter().any(number));
    }

    fn add(&mut self, bases: &Bases<'_>, data: &OpData) {
        let body = bases.body;
        match &data.kind {
            OpKind::Mem(Mem::Load(_)) => {
                let pointer = body.ty(data.results[0]).is_ptr();
                let float = may_be_float(body, data.results[0]);
                let place = bases.variable(data.args[0]);
                self.brings |= (pointer || float) && bases.is_given(data.args[0]);
                self.read.extend(place.filter(|_| float));
                self.floats.extend(place.filter(|_| float));
                let into = match pointer {
                    true => &mut self.taken,
                    false => &mut self.loaded,
                };
                into.extend(place);
            }
            OpKind::Mem(Mem::Store(_)) => self.store(bases, data.args[0], data.args[1]),
            OpKind::Mem(Mem::Copy { .. }) => {
                let (to, from) = (bases.variable(data.args[0]), bases.variable(data.args[1]));
                self.stored.extend(to);
                self.words.extend(to);
                self.floats.extend(from);
                self.left.extend(to);
                self.loaded.extend(from);
                self.read.extend(from);
                self.taken.extend(from);
                self.written_elsewhere |= bases.is_given(data.args[0]);
                self.brings |= bases.is_given(data.args[1]);
            }
            OpKind::Mem(Mem::Set(_)) => self.overwritten.extend(bases.variable(data.args[0])),
            OpKind::Mem(Mem::Update { .. } | Mem::Exchange(_)) => {
                data.args.iter().for_each(|&arg| self.hand_out(bases, arg));
            }
            OpKind::Mem(_) | OpKind::Scalar(Scalar::PtrAdd { .. } | Scalar::Icmp(_)) => {}
            kind if kind.call().is_some_and(|call| bases.is_inactive(call)) => {
                let given = data.args.iter().filter_map(|&arg| bases.variable(arg));
                self.overwritten.extend(given);
            }
            _ => data.args.iter().for_each(|&arg| self.hand_out(bases, arg)),
        }
    }

    fn store(&mut self, bases: &Bases<'_>, value: Value, pointer: Value) {
        let (body, place) = (bases.body, bases.variable(pointer));
        let plain =
            body.as_const(value).is_some() || body.ty(value).is_ptr() || !may_be_float(body, value);
        self.stored.extend(place.filter(|_| !plain));
        let is_word = body.ty(value).is_int() && body.as_const(value).is_none();
        self.words.extend(place.filter(|_| is_word));
        self.overwritten.extend(place);
        let null = matches!(body.as_const(value), Some(Constant::Zero));
        let leads = body.ty(value).is_ptr() && !null;
        self.left.extend(place.filter(|_| leads));
        self.written_elsewhere |= !plain && bases.is_given(pointer);
        self.hand_out(bases, value);
    }

    /// Whoever gets an address may do anything.
    fn hand_out(&mut self, bases: &Bases<'_>, value: Value) {
        let global = bases.variable(value);
        self.stored.extend(global);
        self.left.extend(global);
        self.loaded.extend(global);
        self.read.extend(global);
        self.taken.extend(global);
        let given = bases.is_given(value);
        self.written_elsewhere |= given;
        self.brings |= given;
    }
}

impl Bases<'_> {
    /// The global that a pointer is based on, if that can carry a derivative.
    fn variable(&self, v: Value) -> Option<GlobalId> {
        self.global(v)
            .filter(|&g| self.module.globals[g].may_carry())
    }

    /// The global that a pointer is based on.
    pub(super) fn global(&self, v: Value) -> Option<GlobalId> {
        match self.body.as_const(base(self.body, v)) {
            Some(&Constant::Global(g, _)) => Some(g),
            _ => None,
        }
    }

    /// Whether a value is a pointer to what may change.
    fn is_variable(&self, v: Value) -> bool {
        self.body.ty(v).is_ptr()
            && match self.body.as_const(base(self.body, v)) {
                Some(&Constant::Global(g, _)) => self.module.globals[g].may_carry(),
                constant => constant.is_none(),
            }
    }

    /// Whether a pointer is based on what a function has returned that is not here.
    fn is_given(&self, v: Value) -> bool {
        !self.given.is_empty() && self.given.contains(&base(self.body, v))
    }

    fn is_inactive(&self, call: &Call) -> bool {
        matches!(call_kind(self.module, call), CallKind::Inactive { .. })
    }
}

/// Whether an op calls what is not here.
pub(super) fn leaves(module: &Module, data: &OpData) -> bool {
    let call = data.kind.call();
    call.is_some_and(|call| runs_elsewhere(module, call))
}

fn may_be_float(body: &Body, v: Value) -> bool {
    body.ty(v).is_float() || matches!(body.ty(v), Type::Aggregate(_))
}
