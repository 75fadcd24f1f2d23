//! Floats and their bits in memory: whether it is known what lies where, in one format.

use crate::causes::float_name;
use crate::words::{APART, BITS, COUNTED, FLOAT_IN_POINTER, OR_BITS, UNTYPED_STORE};
use crate::{Finding, Judge, Step};
use tapeless_analysis::Holds;
use tapeless_analysis::points::{ObjId, Object};
use tapeless_analysis::values::counted::counts_in_place;
use tapeless_diag::{Diagnostic, code};
use tapeless_ir::ops::{Access, Hint, IntBin};
use tapeless_ir::{Mem, Op, OpKind, Scalar, Type, Value};

impl Judge<'_> {
    /// The type of a value's adjoint or tangent.
    ///
    /// # Errors
    /// If an active integer is not known to hold one float.
    pub(crate) fn typed(&self, v: Value, op: Op) -> Step<Type> {
        self.derivative_type(v).ok_or_else(|| self.undecided(v, op))
    }

    /// The type of the adjoint or tangent of a value in memory.
    ///
    /// # Errors
    /// If it is an active integer that is not known to hold one float, or but counted with.
    pub(crate) fn stored(&self, v: Value, op: Op) -> Step<Type> {
        match self.is_count(v) {
            true => Err(self.refuse_bits(op)),
            false => self.typed(v, op),
        }
    }

    /// Refuses the access of a float whose bytes are also those of a float of another format: they share no shadow.
    pub(crate) fn check_format(
        &self,
        op: Op,
        ty: Type,
        pointer: Value,
        access: Access,
    ) -> Step<()> {
        let facts = self.facts;
        let at = (pointer, access.align);
        let Some(other) = facts
            .types
            .clashes((self.module, self.body), &facts.points, ty, at)
        else {
            return Ok(());
        };
        let own = ty.float_kind().map_or("a float", float_name);
        let what = format!(
            "memory that carries a derivative is accessed both as {own} and as {}",
            float_name(other)
        );
        let refusal = self.refusal(code::UNTYPED, op, what);
        let refusal = self.contradicted(refusal, op, pointer);
        let refusal = self.about_memory(refusal, Some(pointer));
        Err(refusal
            .help("give floats of each format memory of their own, and convert them by assignment")
            .into())
    }

    /// Refuses the access of a float in reverse mode whose shadow may hold what is left of a pointer, or be overwritten by one,
    /// and does not tell so. (In forward mode all is written in the order of the program.)
    pub(crate) fn check_word(&self, op: Op, ty: Type, pointer: Value, access: Access) -> Step<()> {
        let facts = self.facts;
        let at = (pointer, access.align);
        let shares = || {
            facts
                .types
                .lies_in_pointer(self.module, &facts.points, ty, at)
        };
        match self.holds_shadowed(pointer) && shares() {
            true => {
                let refusal = self.refusal(code::UNSUPPORTED, op, FLOAT_IN_POINTER.what);
                let refusal = self.contradicted(refusal, op, pointer);
                let refusal = self.about_memory(refusal, Some(pointer));
                Err(refusal.help(FLOAT_IN_POINTER.instead).into())
            }
            false => Ok(()),
        }
    }

    /// Refuses arithmetic on integers that may be floats.
    pub(crate) fn refuse_bits(&self, op: Op) -> Finding {
        let args = &self.body.ops[op].args;
        if let Some((load, pointer)) = self.loaded(args).filter(|_| self.counts(op)) {
            let refusal = self.refusal(code::UNSUPPORTED, op, COUNTED.what);
            let refusal = self.contradicted(refusal, load, pointer);
            return refusal.help(COUNTED.instead).help(OR_BITS).into();
        }
        let refusal = self.refusal(code::UNSUPPORTED, op, BITS.what);
        let refusal = refusal.help(BITS.instead);
        self.beside_floats(refusal, args).into()
    }

    /// Whether an op counts with an integer, as the source has it: signed, or with what it reads as one.
    fn counts(&self, op: Op) -> bool {
        let data = &self.body.ops[op];
        let OpKind::Scalar(Scalar::Int(kind, wrap)) = data.kind else {
            return false;
        };
        // Exponents lie higher.
        let is_step = |&v: &Value| {
            self.body
                .as_int(v)
                .is_none_or(|by| by.unsigned_abs() < 1 << 16)
        };
        let sums = matches!(kind, IntBin::Add | IntBin::Sub) && data.args.iter().all(is_step);
        let mut loads = data.args.iter().filter_map(|&v| self.body.def_op(v));
        let is_told = |load: Op| match self.body.ops[load].kind {
            OpKind::Mem(Mem::Load(access)) => access.hint == Hint::Int,
            _ => false,
        };
        wrap.nsw || sums && loads.any(is_told)
    }

    /// Whether an integer with bits of a float is put into an aggregate, or taken out of one.
    pub(crate) fn moves_bits(&self, scalar: &Scalar, data: &tapeless_ir::OpData) -> bool {
        let moved = match scalar {
            Scalar::InsertValue(_) => data.args[1],
            Scalar::ExtractValue(_) => data.results[0],
            _ => return false,
        };
        let (types, points) = (&self.facts.types, &self.facts.points);
        let is_untold = || types.is_untold((self.module, self.body), points, moved);
        self.body.ty(moved).is_int() && (self.is_active(moved) || is_untold())
    }

    /// The same refusal, with the cause where a value was loaded as an integer from where floats may lie, too.
    pub(crate) fn beside_floats(&self, refusal: Diagnostic, values: &[Value]) -> Diagnostic {
        match self.loaded(values) {
            Some((load, pointer)) => self.contradicted(refusal, load, pointer).help(APART),
            None => refusal,
        }
    }

    /// The load of the first of some values that was loaded, and through which pointer.
    fn loaded(&self, values: &[Value]) -> Option<(Op, Value)> {
        let mut loads = values.iter().filter_map(|&v| {
            let load = self.body.def_op(v)?;
            let data = &self.body.ops[load];
            let is_load = matches!(data.kind, OpKind::Mem(Mem::Load(_)));
            is_load.then(|| (load, data.args[0]))
        });
        loads.next()
    }

    /// Refuses an active value of which it is not known whether it is a float.
    pub(crate) fn undecided(&self, v: Value, op: Op) -> Finding {
        let made = self.body.def_op(v);
        let computes = |op: &Op| matches!(self.body.ops[*op].kind, OpKind::Scalar(Scalar::Int(..)));
        if let Some(computed) = made.filter(computes) {
            return self.refuse_bits(computed);
        }
        let (what, why) = match self.facts.types.value(v) {
            Holds::Either(_) | Holds::Conflict => (
                "a value that may carry a derivative is used both as a float and as something else: an integer, a pointer, a float of another format",
                "its bits have one derivative only if they are one float",
            ),
            _ => (
                "cannot tell whether a value that may carry a derivative is a float or an integer",
                "its bits are moved as an integer and never read as one type",
            ),
        };
        let accesses = made.into_iter().chain([op]).map(|op| &self.body.ops[op]);
        let mut pointers = accesses.filter_map(|data| match data.kind {
            OpKind::Mem(Mem::Load(_)) => Some(data.args[0]),
            OpKind::Mem(Mem::Store(_)) => Some(data.args[1]),
            _ => None,
        });
        let refusal = self.refusal(code::UNTYPED, op, what).because(None, why);
        let pointer = pointers.next();
        let refusal = match pointer {
            Some(pointer) => self.contradicted(refusal, op, pointer),
            None => refusal,
        };
        Finding::Undecided(Box::new(self.about_memory(refusal, pointer)))
    }

    /// Refuses an access to memory of which it is not known what it holds.
    pub(crate) fn untyped(&self, op: Op, pointer: Value, what: &str) -> Finding {
        let refusal = self.refusal(code::UNTYPED, op, what);
        let refusal = self.contradicted(refusal, op, pointer);
        let refusal = self.about_memory(refusal, Some(pointer));
        refusal
            .help("keep integers and floats in members or arrays of their own, not in a `union` or in bytes")
            .into()
    }

    /// Refuses to store an integer which may be a float, of which the caller does not tell.
    ///
    /// # Errors
    /// If it comes from memory of the caller's where floats are.
    pub(crate) fn check_told(&self, op: Op, value: Value, pointer: Value) -> Step<()> {
        let (types, points) = (&self.facts.types, &self.facts.points);
        let bytes = self.module.size_of(self.body.ty(value));
        let passes = |o: ObjId| match points.objects[o] {
            Object::Global(g) => self.facts.activity.passes_floats(g),
            _ => false,
        };
        let in_shared = || points.of(pointer).iter().any(passes);
        let is_untold = || types.is_untold((self.module, self.body), points, value);
        let is_bits = self.facts.activity.may_be_bits(value) && in_shared();
        let is_int = self.body.ty(value).is_int() && !counts_in_place(self.body, op);
        match is_int && self.may_vary(pointer, Some(bytes)) && (is_bits || is_untold()) {
            true => Err(self.untyped(op, pointer, UNTYPED_STORE)),
            false => Ok(()),
        }
    }
}
