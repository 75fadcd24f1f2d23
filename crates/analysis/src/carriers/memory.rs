//! What ops and calls touch, and what is known of it.

use super::Finder;
use super::marks::{HANDED, Marks, VARIES};
use super::span::{Span, bounds};
use crate::points::{ObjId, Object};
use crate::values::arrays::counted_from;
use crate::values::callee::CallKind;
use crate::values::cells::Lattice;
use crate::values::place::Place;
use tapeless_ir::ops::{Access, Declared};
use tapeless_ir::{Body, FuncId, GlobalId, Mem, OpData, OpKind, Scalar, Type, Value};

/// Bytes of memory.
pub(super) type Touched = Vec<(ObjId, Span)>;

impl Finder<'_> {
    pub(super) fn places(&self, (id, pointer): (FuncId, Value)) -> Vec<(ObjId, Place)> {
        self.everywhere.places(id, pointer).collect()
    }

    /// The bytes that an access may touch: of an element of an array those of the array.
    pub(super) fn touched(
        &self,
        (id, body): (FuncId, &Body),
        access: &Access,
        (pointer, v): (Value, Value),
    ) -> Touched {
        let touched = self.led_to_from(id, pointer, self.bytes_of(body, v));
        let array = u64::from(access.array);
        let is_known = |v| self.is_apart((id, v), access);
        let Some((base, first)) = counted_from(body, pointer, access.array, is_known) else {
            let fits = |part: Type| Some(part) == body.ty(v).element().map(Type::Scalar);
            return self.in_declared((id, body), (pointer, &fits), touched);
        };
        let mut inside = Touched::new();
        for (o, span) in touched {
            let starts = self.everywhere.places(id, base);
            let starts: Vec<Place> = starts.filter(|s| s.0 == o).map(|s| s.1).collect();
            let within = |start: &Place| bounds(start.plus(Place::exact(first)), array);
            let each = starts.iter().map(|start| Span {
                within: within(start),
                ..span
            });
            inside.extend(each.filter(Span::is_some).map(|span| (o, span)));
            inside.extend(starts.is_empty().then_some((o, span)));
        }
        inside
    }

    /// The same of elements of an array that a variable is declared to hold, where their index begins (C11 6.5.6p8). Of floats it
    /// need not be known where that is.
    fn in_declared(
        &self,
        (id, body): (FuncId, &Body),
        (pointer, fits): (Value, &dyn Fn(Type) -> bool),
        touched: Touched,
    ) -> Touched {
        let moved = body.def_op(pointer).map(|op| &body.ops[op]);
        let base = moved.filter(|data| is_indexed(&data.kind));
        let bases = base.map_or_else(Vec::new, |data| self.places((id, data.args[0])));
        let begins = |o: ObjId, span: &Span| {
            let mut starts = bases.iter().filter(|place| place.0 == o);
            let start = starts.next().filter(|start| start.1.is_exact());
            let indexed = start.filter(|_| starts.next().is_none());
            let counted = Some(span.at).filter(|at| at.is_upwards() && at.at >= 0);
            indexed.map(|start| start.1.at).or(counted.map(|at| at.at))
        };
        let mut inside = Touched::new();
        for (o, span) in touched {
            let parts = match span.at.is_exact() {
                true => &[],
                false => self.declared(o),
            };
            let start = begins(o, &span);
            let fitting = parts.iter().filter(|part| {
                let (ty, end) = (Type::Scalar(part.scalar), self.end_of(part));
                let around = part.at.cast_signed()..end.cast_signed();
                fits(ty) && start.map_or(ty.is_float(), |start| around.contains(&start))
            });
            let spans = fitting.map(|part| Span {
                within: bounds(
                    Place::exact(part.at.cast_signed()),
                    self.end_of(part) - part.at,
                ),
                ..span
            });
            let before = inside.len();
            inside.extend(spans.map(|span| (o, span)));
            inside.extend((inside.len() == before).then_some((o, span)));
        }
        inside
    }

    fn end_of(&self, part: &Declared) -> u64 {
        part.at + part.count * self.module.size_of(Type::Scalar(part.scalar))
    }

    /// What a variable of a function is declared to hold.
    fn declared(&self, object: ObjId) -> &[Declared] {
        let Some(Object::Made { by, site, .. }) = self.everywhere.object(object) else {
            return &[];
        };
        let body = self.module.functions[site.function].body.as_ref();
        match body
            .filter(|_| site.op == by)
            .map(|body| &body.ops[by].kind)
        {
            Some(OpKind::Mem(Mem::Alloca { declared, .. })) => declared,
            _ => &[],
        }
    }

    /// Whether arrays that begin where a pointer leads have no byte in common: of last members there are several.
    fn is_apart(&self, (id, v): (FuncId, Value), access: &Access) -> bool {
        let array = u64::from(access.array);
        let places = self.places((id, v));
        places.iter().all(|&(o, at)| {
            let mut others = places.iter().filter(|other| other.0 == o && other.1 != at);
            let is_far = |other: Place| other.is_exact() && at.at.abs_diff(other.at) >= array;
            match (at.is_exact(), access.last) {
                (false, _) => at.distance() >= array,
                (true, false) => true,
                (true, true) => others.clone().next().is_some() && others.all(|o| is_far(o.1)),
            }
        })
    }

    /// So many bytes from where a pointer leads.
    pub(super) fn led_to_from(&self, id: FuncId, pointer: Value, bytes: u64) -> Touched {
        let within = None;
        let places = self.everywhere.places(id, pointer);
        places
            .map(|(o, at)| (o, Span { at, bytes, within }))
            .collect()
    }

    /// Marks bytes, but for memory that never carries anything.
    pub(super) fn mark(&mut self, at: &Touched, marks: Marks) {
        for &(o, span) in at.iter().filter(|(o, _)| !self.still[*o]) {
            self.changed |= self.cells.mark(o, span, marks);
        }
    }

    /// All that is known of bytes.
    pub(super) fn marks(&self, at: &Touched) -> Marks {
        let mut all = Marks::default();
        for &(o, span) in at {
            all.join(&self.cells.marks(o, span));
        }
        all
    }

    /// How many of the lowest bits of an integer, or pointer, that is read there may be those of a fraction. Who counts, and who
    /// reads a pointer, knows that what lies there is of this size.
    pub(super) fn fraction_at(&self, at: &Touched, ty: Type) -> u32 {
        let unsure = match self.is_for_floats() && !ty.is_ptr() {
            true => u64::BITS,
            false => 0,
        };
        let all = at
            .iter()
            .map(|&(o, span)| self.cells.fraction(o, span, unsure));
        all.max().unwrap_or(0)
    }

    /// Whether bytes may lie in memory of the request's caller.
    pub(super) fn is_given(&self, at: &Touched) -> bool {
        at.iter().any(|&(o, _)| self.given[o])
    }

    /// Marks all of an object.
    pub(super) fn mark_all(&mut self, (id, pointer): (FuncId, Value), marks: Marks) {
        for (object, _) in self.places((id, pointer)) {
            if !self.still[object] {
                self.changed |= self.cells.mark(object, Span::ANY, marks);
            }
        }
    }

    /// Memory of the request's caller varies where it is accessed as a float.
    pub(super) fn mark_given(&mut self, at: &Touched) {
        for &(o, span) in at.iter().filter(|(o, _)| self.given[*o]) {
            self.changed |= self.cells.mark(o, span, VARIES);
        }
    }

    /// The variables of the file from which a pointer is loaded, perhaps.
    pub(super) fn loaded_from_globals(
        &self,
        (id, body): (FuncId, &Body),
        data: &OpData,
    ) -> Vec<(Value, GlobalId)> {
        let loads =
            matches!(data.kind, OpKind::Mem(Mem::Load(_))) && body.ty(data.results[0]).is_ptr();
        let from = loads.then(|| self.variables((id, data.args[0])));
        let from = from.into_iter().flatten();
        from.map(|g| (data.results[0], g)).collect()
    }

    /// The variables of the file that are copied, perhaps, from where a pointer points.
    pub(super) fn copied_from_globals(
        &self,
        id: FuncId,
        call: Option<&CallKind>,
        data: &OpData,
    ) -> Vec<(Value, GlobalId)> {
        let from = match (&data.kind, call) {
            (OpKind::Mem(Mem::Copy { .. }), _) => data.args[1],
            (_, Some(CallKind::Copies { src, .. })) => data.args[*src],
            _ => return Vec::new(),
        };
        self.variables((id, from)).map(|g| (from, g)).collect()
    }

    /// The pointer that an op stores, if it leads to functions alone.
    pub(super) fn stored_function(&self, id: FuncId, data: &OpData) -> Option<Value> {
        let stored = matches!(data.kind, OpKind::Mem(Mem::Store(_))).then(|| data.args[0])?;
        let mut places = self.everywhere.places(id, stored).peekable();
        places.peek()?;
        let is_function = |o| matches!(self.everywhere.object(o), Some(Object::Function(_)));
        places.all(|(o, _)| is_function(o)).then_some(stored)
    }

    /// The variables of the file to which a pointer leads, perhaps, if floats are looked for.
    fn variables(
        &self,
        (id, pointer): (FuncId, Value),
    ) -> impl Iterator<Item = GlobalId> + use<'_> {
        let variable = |(object, _)| match self.everywhere.object(object)? {
            Object::Global(g) if self.module.globals[g].may_carry() => Some(g),
            _ => None,
        };
        let looked_at = self
            .is_for_floats()
            .then(|| self.everywhere.places(id, pointer));
        looked_at.into_iter().flatten().filter_map(variable)
    }

    /// Whether memory was made in a function.
    pub(super) fn is_own(&self, id: FuncId, object: ObjId) -> bool {
        let is_it =
            |object: Object| matches!(object, Object::Made { site, .. } if site.function == id);
        self.everywhere.object(object).is_some_and(is_it)
    }

    /// Marks what one function stores in memory of others.
    pub(super) fn mark_handed(&mut self, id: FuncId, at: &Touched) {
        let others = at.iter().copied().filter(|&(o, _)| !self.is_own(id, o));
        let others = others.collect();
        self.mark(&others, HANDED);
    }

    pub(super) fn leads_to_varied(&self, (id, pointer): (FuncId, Value)) -> bool {
        let mut places = self.everywhere.places(id, pointer);
        places.any(|(o, _)| self.is_varied(o))
    }

    /// Whether something in an object varies.
    pub(super) fn is_varied(&self, object: ObjId) -> bool {
        self.cells.marks(object, Span::ANY).varies
    }

    /// Hands on what is known of copied bytes, by which operands say from where, to where and how many; `keep` tells what of it.
    pub(super) fn copy(
        &mut self,
        (id, body): (FuncId, &Body),
        data: &OpData,
        (from, to, len): (usize, usize, usize),
        keep: fn(Marks) -> Marks,
    ) {
        let len = body.as_int(data.args[len]).map(i64::unsigned_abs);
        let (from, to) = (data.args[from], data.args[to]);
        if let Some(bytes) = len {
            let fits = |part: Type| bytes > 0 && bytes.is_multiple_of(self.module.size_of(part));
            let ends = [from, to].map(|end| {
                let touched = self.led_to_from(id, end, bytes);
                self.in_declared((id, body), (end, &fits), touched)
            });
            if ends.iter().flatten().any(|(_, span)| span.within.is_some()) {
                let marks = self.marks(&ends[0]);
                self.mark(&ends[1], keep(marks));
                return;
            }
        }
        for (object, start) in self.places((id, from)) {
            let cells = self.cells.from(object, start, len);
            if cells.is_empty() {
                continue;
            }
            for (object, start) in self.places((id, to)) {
                for &(span, marks) in cells.iter().filter(|_| !self.still[object]) {
                    self.changed |= self.cells.mark(object, span.behind(start), keep(marks));
                }
            }
        }
    }
}

/// Whether an address is moved by an index.
fn is_indexed(kind: &OpKind) -> bool {
    matches!(kind, OpKind::Scalar(Scalar::PtrAdd { scales, .. }) if !scales.is_empty())
}
