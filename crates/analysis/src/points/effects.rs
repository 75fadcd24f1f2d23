//! What an op does to memory, by object: the one answer to what it reads, writes and ends.

use super::{ObjSet, Object, Points};
use crate::values::callee::{CallKind, call_kind, ends_exception, is_by_user, routine};
use tapeless_ir::ops::Effects as Stated;
use tapeless_ir::{Body, Call, Callee, Function, Mem, Module, Op, OpData, OpKind, Value};

/// What an op may do to memory that its operands lead to, and whether it may do more.
#[derive(Clone, Debug, Default)]
pub struct Effects {
    /// Memory that it may read.
    pub reads: ObjSet,
    /// Memory that it may write.
    pub writes: ObjSet,
    /// Memory that it may release.
    pub frees: ObjSet,
    /// Whether it may write memory that others know of, too.
    pub writes_other: bool,
    /// Whether it may write any memory: through a pointer that is not known to lead anywhere, or as only the host knows.
    pub anywhere: bool,
}

impl Effects {
    fn writing(to: ObjSet) -> Self {
        Self {
            anywhere: to.is_empty(),
            writes: to,
            ..Self::default()
        }
    }

    fn freeing(what: ObjSet) -> Self {
        Self {
            anywhere: what.is_empty(),
            frees: what,
            ..Self::default()
        }
    }
}

impl Points {
    /// What an op of the body does.
    pub fn effects(&self, module: &Module, body: &Body, op: Op) -> Effects {
        let data = &body.ops[op];
        match &data.kind {
            OpKind::Mem(mem) => self.of_memory(mem, data),
            OpKind::Par(par) if par.shows() => self.of_others(module),
            OpKind::Host(host) => Effects {
                anywhere: host.effects.writes(),
                ..self.through(&data.args, host.effects)
            },
            kind => kind.call().map_or_else(Effects::default, |call| {
                self.of_call(module, call, &data.args)
            }),
        }
    }

    /// All objects that others may know of and write.
    pub fn exposed(&self, module: &Module) -> ObjSet {
        let exposed = self.objects.iter().filter(|&(object, what)| {
            let private = self.is_local(object) && !self.escaped(object);
            !private && !what.is_constant(module)
        });
        exposed.map(|(object, _)| object).collect()
    }

    /// What the other members of a team, or other processes, may do while one waits for them.
    fn of_others(&self, module: &Module) -> Effects {
        let shared = self.objects.iter().filter(|&(object, what)| {
            let own = self.is_local(object) && !self.kept_outside[object];
            !own && !what.is_constant(module)
        });
        let shared: ObjSet = shared.map(|(object, _)| object).collect();
        Effects {
            reads: shared.clone(),
            writes: shared,
            ..Effects::default()
        }
    }

    fn of_memory(&self, mem: &Mem, data: &OpData) -> Effects {
        let of = |v: Value| self.of(v).clone();
        if let Some(moved) = data.moved() {
            let reads = moved.loaded.map(|_| of(moved.pointer));
            let stored = moved.stored.map(|_| of(moved.pointer));
            return Effects {
                reads: reads.unwrap_or_default(),
                ..stored.map_or_else(Effects::default, Effects::writing)
            };
        }
        match mem {
            Mem::Copy { .. } => Effects {
                reads: of(data.args[1]),
                ..Effects::writing(of(data.args[0]))
            },
            Mem::Set(_) => Effects::writing(of(data.args[0])),
            Mem::HeapFree { .. } | Mem::HeapGrow { .. } => Effects::freeing(of(data.args[0])),
            _ => Effects::default(),
        }
    }

    fn of_call(&self, module: &Module, call: &Call, args: &[Value]) -> Effects {
        let of = |indices: &[usize]| {
            let mut all = ObjSet::default();
            for &i in indices.iter().filter(|&&i| i < args.len()) {
                all.union(self.of(args[i]));
            }
            all
        };
        if ends_exception(module, call) {
            return Effects::freeing(self.thrown());
        }
        match call_kind(module, call) {
            CallKind::Alloc { .. } if !is_by_user(module, call) => Effects::default(),
            CallKind::Free { arg } if !is_by_user(module, call) => Effects::freeing(of(&[arg])),
            CallKind::Copies { dst, src, .. } => Effects {
                reads: of(&[src]),
                ..Effects::writing(of(&[dst]))
            },
            CallKind::Inactive {
                writes,
                writes_any: false,
                ..
            } if writes.is_empty() => Effects::default(),
            CallKind::Inactive {
                writes,
                writes_any: false,
                ..
            } => Effects::writing(of(&writes)),
            _ => match routine(module, call) {
                Some(routine) => self.of_routine(routine, args),
                None if is_fence(module, call) => Effects {
                    writes_other: true,
                    ..self.of_others(module)
                },
                None => Effects {
                    writes_other: call.effects.writes_other,
                    writes: self.written(module, call, args),
                    reads: match call.effects.reads() {
                        true => self.reachable_from(args),
                        false => ObjSet::default(),
                    },
                    ..Effects::default()
                },
            },
        }
    }

    /// A routine of a library says of each parameter what it does with it.
    fn of_routine(&self, routine: &Function, args: &[Value]) -> Effects {
        let mut effects = Effects::default();
        for (i, &arg) in args.iter().enumerate() {
            let promises = routine.params.get(i);
            if !promises.is_some_and(|promises| promises.writeonly) {
                effects.reads.union(self.of(arg));
            }
            if !promises.is_some_and(|promises| promises.readonly) {
                effects.writes.union(self.of(arg));
            }
        }
        effects
    }

    /// What a call may write of all that its arguments lead to: not through those of which the callee promises that.
    fn written(&self, module: &Module, call: &Call, args: &[Value]) -> ObjSet {
        let promises = match call.callee {
            Callee::Func(id) => module.functions[id].params.as_slice(),
            Callee::Indirect => &[],
        };
        let mut written = ObjSet::default();
        if !call.effects.writes() {
            return written;
        }
        for (i, &arg) in args.iter().enumerate() {
            let direct = self.of(arg);
            match promises.get(i).is_some_and(|promises| promises.readonly) {
                // Pointers that lie there may be written through.
                true => direct.iter().for_each(|o| {
                    written.union(&self.reachable(self.contents(o)));
                }),
                false => _ = written.union(&self.reachable(direct)),
            }
        }
        written
    }

    /// What is stated of an op, of all that its operands lead to.
    fn through(&self, args: &[Value], stated: Stated) -> Effects {
        let reached = self.reachable_from(args);
        let if_so = |so: bool| match so {
            true => reached.clone(),
            false => ObjSet::default(),
        };
        Effects {
            reads: if_so(stated.reads()),
            writes: if_so(stated.writes()),
            ..Effects::default()
        }
    }

    /// Memory that may be that of an exception.
    fn thrown(&self) -> ObjSet {
        let may_be = |what: &Object| {
            matches!(
                what,
                Object::Heap(_) | Object::Call(_) | Object::Handed(_) | Object::Made { .. }
            )
        };
        let thrown = self.objects.iter().filter(|(_, what)| may_be(what));
        thrown.map(|(object, _)| object).collect()
    }
}

/// Whether a call exchanges what it is not given: all that others know of.
fn is_fence(module: &Module, call: &Call) -> bool {
    let Callee::Func(id) = call.callee else {
        return false;
    };
    let function = &module.functions[id];
    function.exchanges && !function.sig.params.iter().any(|ty| ty.is_ptr())
}
