//! Pointers: whether each shadow has a place, and is known.

use crate::words::{
    COMPUTED, COPIED_GLOBAL, COPY_ON_ONE_PATH, FLOAT_AS_POINTER, POINTER_AS_FLOAT,
    POINTER_ON_ONE_PATH, SHORT_POINTER, STALE,
};
use crate::{Finding, Judge, Lesson, Step, Walk};
use tapeless_analysis::globals::hides_shadowed;
use tapeless_analysis::points::Object;
use tapeless_analysis::values::flow::{Origin, comes_from};
use tapeless_analysis::{CallKind, PointerActivity, call_kind};
use tapeless_ir::{
    Cast, Constant, Global, GlobalId, Mem, Op, OpData, OpKind, Scalar, Type, Value, ValueDef,
};

impl Judge<'_> {
    /// Refuses a pointer that is loaded or stored where memory has a shadow, and has not as many bytes as one of the heap: the
    /// words of shadows are of that size.
    ///
    /// # Errors
    /// If there is one.
    pub(crate) fn pointers(&mut self) -> Walk {
        let heap = self.module.size_of(Type::PTR);
        for op in self.body.op_order() {
            let data = &self.body.ops[op];
            let (value, place) = match &data.kind {
                OpKind::Mem(Mem::Load(_)) => (data.results[0], data.args[0]),
                OpKind::Mem(Mem::Store(_)) => (data.args[0], data.args[1]),
                _ => continue,
            };
            let ty = self.body.ty(value);
            if ty.is_ptr() && self.has_shadow(place) && self.module.size_of(ty) != heap {
                self.note(Err(self.refuse(op, SHORT_POINTER)))?;
            }
        }
        Ok(())
    }

    /// Refuses the store of a pointer to memory with a shadow where its own shadow may have no place, so that it would be
    /// lost; unless the user says that what has no shadow when the program runs carries no derivative.
    pub(crate) fn check_kept(&self, op: Op, data: &OpData) -> Step<()> {
        let (pointer, place) = (data.args[0], data.args[1]);
        if self.has_shadow(place) {
            self.check_reach(place, op)?;
            self.check_reach(pointer, op)?;
            self.check_sure(pointer, place)?;
        }
        if self.context.runtime || !self.is_mixed(place) || !self.has_shadow(pointer) {
            return Ok(());
        }
        Err(self.refuse_on_one_path(op, POINTER_ON_ONE_PATH))
    }

    /// Stops where a pointer that may have no shadow is stored to a global of which that is not known.
    fn check_sure(&self, pointer: Value, place: Value) -> Step<()> {
        let null = matches!(self.body.as_const(pointer), Some(Constant::Zero));
        let no_memory = null || self.facts.activity.is_function(pointer);
        if no_memory || self.pointer(pointer) == PointerActivity::Active {
            return Ok(());
        }
        let points = &self.facts.points;
        let mut objects = points.of(place).iter();
        let unaware = objects.find_map(|o| match points.objects[o] {
            Object::Global(g) if self.module.globals[g].followed => Some(g),
            _ => None,
        });
        match unaware.filter(|&g| !self.module.globals[g].unsure) {
            Some(global) => Err(Finding::Learned(Lesson::Unsure(global))),
            None => Ok(()),
        }
    }

    /// Refuses a pointer that is loaded and may have been stored in a global before the request, if that could not be told from
    /// one to memory without a derivative.
    pub(crate) fn check_stale(&self, op: Op, data: &OpData) -> Step<()> {
        let mixed = self.is_mixed(data.results[0]) || self.is_mixed(data.args[0]);
        match mixed && self.may_be_stale(data) {
            true => Err(self.refuse(op, STALE)),
            false => Ok(()),
        }
    }

    /// The same of a copy of memory that holds such pointers.
    pub(crate) fn check_copied(&self, op: Op, data: &OpData) -> Step<()> {
        let (to, from) = (data.args[0], data.args[1]);
        self.check_reach(to, op)?;
        self.check_reach(from, op)?;
        if self.has_shadow(to)
            && let Some(global) = self.unfollowed(from)
            && self.moved_pointers(data).is_some()
        {
            return Err(self.follow(global, self.refuse(op, COPIED_GLOBAL)));
        }
        let lost = !self.context.runtime && self.is_mixed(to) && self.holds_shadowed(from);
        match lost && self.moved_pointers(data).is_some() {
            true => Err(self.refuse_on_one_path(op, COPY_ON_ONE_PATH)),
            false => Ok(()),
        }
    }

    /// A global without a shadow of its pointers in which such may lie that lead to memory with one.
    fn unfollowed(&self, pointer: Value) -> Option<GlobalId> {
        let (points, activity) = (&self.facts.points, &self.facts.activity);
        let mut objects = points.of(pointer).iter();
        // Its own shadow was given with its address.
        let unseen = || {
            let found = activity.copied_from(pointer);
            found.filter(|&g| {
                let holds = !self.module.globals[g].is_declared_without_pointers();
                holds && self.module.shadow_of_global(g).is_some()
            })
        };
        let seen = objects.find_map(|o| match points.objects[o] {
            Object::Global(global) if self.module.globals[global].integers => None,
            Object::Global(global) if !activity.keeps_shadows(self.module, points, o) => {
                let mut contents = points.contents(o).iter();
                let holds = contents.any(|c| activity.has_shadow(c));
                (holds || hides_shadowed(self.module, points.objects[o])).then_some(global)
            }
            _ => None,
        });
        seen.or_else(unseen)
    }

    /// Refuses the store of a pointer that is not stored as a pointer: its shadow would not follow it.
    pub(crate) fn check_stored(&self, op: Op, value: Value) -> Step<()> {
        let facts = self.facts;
        if facts.activity.is_bits(value) {
            return Err(self.refuse(op, FLOAT_AS_POINTER));
        }
        let data = &self.body.ops[op];
        if facts.types.moves_pointer(self.body, &facts.points, data) {
            return Err(self.refuse(op, POINTER_AS_FLOAT));
        }
        let mut objects = facts.points.of(value).iter();
        if !objects.any(|o| facts.activity.has_shadow(o)) {
            return Ok(());
        }
        if self.is_computed_address(value) {
            return Err(self.refuse(op, COMPUTED));
        }
        if !facts.types.hides_pointer(self.body, value) {
            return Ok(());
        }
        let what =
            "a pointer to memory that carries a derivative is moved as an integer or in a vector";
        Err(self.unsupported(
            op,
            what,
            "move it as a pointer, or differentiate before vectorisation",
        ))
    }

    /// Whether it is an integer that was made of an address, and not moved as one.
    fn is_computed_address(&self, value: Value) -> bool {
        self.body.ty(value).is_int()
            && comes_from(self.body, value, |_, data| match data.kind {
                OpKind::Scalar(Scalar::Cast(Cast::PtrToInt, _)) => Origin::Found,
                OpKind::Scalar(Scalar::Int(..) | Scalar::IntUn(_)) => Origin::Operands,
                _ => Origin::Open,
            })
    }

    /// Refuses a pointer that may have been loaded from memory without a shadow: its own is lost.
    pub(crate) fn check_reach(&self, pointer: Value, at: Op) -> Step<()> {
        match self.facts.activity.lost(pointer) {
            Some(origin) => Err(self.out_of_reach(origin, at)),
            None => Ok(()),
        }
    }

    fn out_of_reach(&self, pointer: Value, at: Op) -> Finding {
        let from = self
            .body
            .def_op(pointer)
            .map(|op| self.body.ops[op].args[0]);
        let objects = from.map(|from| self.facts.points.of(from));
        let found = objects.into_iter().flat_map(|set| set.iter());
        let mut globals = found.filter_map(|object| match self.facts.points.objects[object] {
            Object::Global(global) if !self.module.globals[global].followed => Some(global),
            _ => None,
        });
        let unseen = || self.facts.activity.loaded_from(pointer);
        let global = globals.next().or_else(unseen);
        let through = match global {
            Some(global) => format!("the global `{}`", self.module.globals[global].shown_name()),
            None => "a pointer in memory without a shadow".to_owned(),
        };
        let what =
            format!("memory reached through {through} carries a derivative, but has no shadow");
        let instead = "pass the memory as an argument, with its shadow (`enzyme_dup`)";
        let refusal = self.unsupported(at, what, instead);
        match global {
            Some(global) => self.follow(global, refusal),
            None => refusal,
        }
    }

    /// Refuses to look for the shadow of a pointer that has none: of a global that gets none, or of what a library returns.
    pub(crate) fn check_shadow(&self, v: Value, at: Op) -> Step<()> {
        if !self.has_shadow(v) {
            return Ok(());
        }
        match &self.body.values[v].def {
            ValueDef::Const(Constant::Global(g, _)) => match self.module.shadow_of_global(*g) {
                Some(_) => Ok(()),
                None => Err(self.without_shadow(&self.module.globals[*g], at)),
            },
            ValueDef::Const(_) => Ok(()),
            ValueDef::Result(..) | ValueDef::Param(..) => match self.without(v) {
                Some(made) => Err(self.no_shadow(v, made)),
                None => Ok(()),
            },
        }
    }

    /// The same in the reverse sweep, which looks for it by itself.
    pub(crate) fn check_shadow_again(&self, v: Value, at: Op) -> Step<()> {
        self.check_reach(v, at)?;
        self.check_shadow(v, at)
    }

    /// The call that returns a pointer, if it gives no shadow beside it.
    fn without(&self, v: Value) -> Option<Op> {
        let op = match self.body.values[v].def {
            ValueDef::Result(op, _) => op,
            ValueDef::Param(region, _) => self.body.regions[region].owner?,
            ValueDef::Const(_) => return None,
        };
        let kind = &self.body.ops[op].kind;
        let gives_none = match kind.call() {
            Some(call) if self.body.call_result(op) == Some(v) => {
                let kind = call_kind(self.module, call);
                let makes = matches!(kind, CallKind::Alloc { .. });
                // What only overwrites memory with a shadow is active, too.
                let overwrites =
                    matches!(&kind, CallKind::Inactive { writes, .. } if !writes.is_empty());
                !makes && (overwrites || !self.call_is_active(op))
            }
            _ => matches!(kind, OpKind::Host(_)),
        };
        gives_none.then_some(op)
    }

    /// The refusal of a global that needs a shadow, and has none.
    fn without_shadow(&self, global: &Global, at: Op) -> Finding {
        let name = global.shown_name();
        let (why, instead) = match global.open {
            true => (
                "is declared without its length: its shadow would need as much memory",
                "declare it with its length, as by `extern double a[100];`, or pass it as an argument, with its shadow (`enzyme_dup`)",
            ),
            false => (
                "has no shadow: no function is seen to keep floats there, but their bytes",
                "store and load floats there as such, or pass it as an argument, with its shadow (`enzyme_dup`)",
            ),
        };
        let what = format!("the global `{name}` carries a derivative, and {why}");
        self.unsupported(at, what, instead)
    }
}
