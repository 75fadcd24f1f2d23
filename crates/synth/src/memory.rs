//! Adjoints of memory ops.
//!
//! load ⇒ `shadow += adj` · store ⇒ `adj += shadow; shadow = 0` · copy ⇒ store ∘ load, float by float ·
//! set ⇒ `shadow = 0` · allocation ⇒ release of the shadow, and of what the forward sweep put off releasing.

use crate::reverse::Reverser;
use crate::shadow::shadow_access;
use crate::unit::{Step, Stop};
use tapeless_analysis::types::{Holds, Layout};
use tapeless_analysis::{CallKind, PointerActivity, call_kind};
use tapeless_diag::{Diagnostic, code};
use tapeless_ir::ops::{Access, LoopInfo, Space};
use tapeless_ir::{
    Builder, FastMath, FloatKind, IntBin, IntPred, Mem, Op, OpData, OpKind, Type, Value,
};

impl Reverser<'_, '_> {
    pub(crate) fn mem(&mut self, op: Op, mem: &Mem, data: &OpData) -> Step<()> {
        match mem {
            Mem::Load(access) => self.load(op, *access, data),
            Mem::Store(access) => self.store(op, *access, data),
            Mem::Copy { moves, .. } => self.copy(op, *moves, data),
            Mem::Set(_) => self.set_bytes(op, data),
            Mem::Alloca { .. } => self.stack_object(op, data),
            _ => Ok(()),
        }
    }

    /// A shadow that the forward sweep made on the heap ends where its object begins.
    fn stack_object(&mut self, op: Op, data: &OpData) -> Step<()> {
        let made = data.results[0];
        if crate::shadow::outlives_frame(self.unit)
            && self.unit.has_shadow(made)
            && !tapeless_plan::classify::is_fresh_shadow(self.unit.input(), made)
        {
            let shadow = self.shadow(made, op)?;
            self.b.push(OpKind::Mem(Mem::HeapFree), &[shadow], &[]);
        }
        Ok(())
    }

    /// Runs `f` where the pointer has a shadow: always, or where the shadow is not null.
    fn where_shadowed(&mut self, pointer: Value, shadow: Value, f: impl FnOnce(&mut Builder)) {
        if self.unit.pointer(pointer) != PointerActivity::Mixed {
            return f(&mut self.b);
        }
        let null = self.b.zero(Type::PTR);
        let some = self.b.icmp(IntPred::Ne, shadow, null);
        let then = self.b.begin(&[]);
        f(&mut self.b);
        self.b.yield_(&[]);
        let otherwise = self.b.begin(&[]);
        self.b.yield_(&[]);
        self.b.if_(some, then, otherwise);
    }

    /// x = *p ⇒ *p' += adj x
    fn load(&mut self, op: Op, access: Access, data: &OpData) -> Step<()> {
        let Some(adjoint) = self.take(data.results[0]) else {
            return Ok(());
        };
        if self.in_place.holds(op) {
            return Ok(());
        }
        if access.volatile {
            return Err(self
                .unit
                .unsupported(op, "a volatile load of active memory"));
        }
        if self.unit.pointer(data.args[0]) == PointerActivity::Inactive {
            return Ok(());
        }
        let shadow = self.shadow(data.args[0], op)?;
        let access = shadow_access(access);
        if let Type::Aggregate(_) = self.b.body.ty(adjoint) {
            let ty = self.b.body.ty(adjoint);
            let old = self.b.load(shadow, ty, access);
            let new = crate::float::Packer {
                module: self.unit.module,
                b: &mut self.b,
            }
            .add(old, adjoint, self.flags);
            self.b.store(new, shadow, access);
            return Ok(());
        }
        let flags = self.flags;
        self.where_shadowed(data.args[0], shadow, |b| {
            accumulate(b, shadow, adjoint, access, flags)
        });
        Ok(())
    }

    /// *p = x ⇒ adj x += *p', *p' = 0
    fn store(&mut self, op: Op, access: Access, data: &OpData) -> Step<()> {
        let (value, pointer) = (data.args[0], data.args[1]);
        if self.unit.body.ty(value).is_ptr()
            || self.unit.pointer(pointer) == PointerActivity::Inactive
        {
            return Ok(());
        }
        if !self.unit.is_active(value) && self.unit.body.ty(value).is_int() {
            return self.clear(op, data);
        }
        let Some(ty) = self.stored_float(op, value, pointer)? else {
            return Ok(());
        };
        if access.volatile {
            return Err(self
                .unit
                .unsupported(op, "a volatile store to active memory"));
        }
        let shadow = self.shadow(pointer, op)?;
        let access = shadow_access(access);
        let active = self.unit.is_active(value);
        if self.unit.pointer(pointer) != PointerActivity::Mixed {
            let old = active.then(|| self.b.load(shadow, ty, access));
            if !self.in_place.holds(op) {
                let zero = self.b.zero(ty);
                self.b.store(zero, shadow, access);
            }
            if let Some(old) = old {
                self.add(value, old, self.flags);
            }
            return Ok(());
        }
        let part = take_where_some(&mut self.b, shadow, ty, access);
        if active {
            self.add(value, part, self.flags);
        }
        Ok(())
    }

    /// The float type that a store writes, if it writes floats.
    fn stored_float(&mut self, op: Op, value: Value, _pointer: Value) -> Step<Option<Type>> {
        let ty = self.unit.body.ty(value);
        if ty.is_float() || matches!(ty, Type::Aggregate(_)) {
            return Ok(Some(ty));
        }
        self.unit.derivative_type(value, op).map(Some)
    }

    /// An inactive integer over active memory: the floats that lie there lose their adjoints.
    fn clear(&mut self, op: Op, data: &OpData) -> Step<()> {
        let (value, pointer) = (data.args[0], data.args[1]);
        let bytes = self.unit.module.size_of(self.unit.body.ty(value));
        let facts = self.unit.facts;
        if facts.types.value(value) == Holds::Other {
            let over = facts.types.accessed(
                self.unit.module,
                self.unit.body,
                &facts.points,
                value,
                pointer,
            );
            if over == Holds::Other {
                return Ok(());
            }
        }
        let fields = match facts
            .types
            .layout(&facts.points, pointer, pointer, Some(bytes))
        {
            Layout::None => return Ok(()),
            Layout::Unknown(_) => {
                let bytes = self.unit.body.as_int(value).map(|_| bytes);
                let whole =
                    bytes.is_some_and(|n| facts.types.is_clearable(&facts.points, pointer, n));
                return if whole {
                    self.clear_constant(op, pointer, bytes)
                } else {
                    Err(undecided(self, op, "store"))
                };
            }
            Layout::Floats { fields, .. } => fields,
        };
        let shadow = self.shadow(pointer, op)?;
        self.where_shadowed(pointer, shadow, |b| {
            for (at, kind) in fields {
                let at = b.i64(at.cast_signed());
                move_float(b, shadow, None, at, kind);
            }
        });
        Ok(())
    }

    /// Clears whole words of shadow whose bytes hold anything but pointers.
    fn clear_words(&mut self, op: Op, dst: Value, len: Value, what: &str) -> Step<()> {
        let facts = self.unit.facts;
        let bytes = tapeless_analysis::affine::factor(self.unit.body, len, 8);
        if !facts.types.is_clearable(&facts.points, dst, bytes) {
            return Err(undecided(self, op, what));
        }
        let bytes = self.primal(len, op)?;
        self.clear_shadow(op, dst, bytes)
    }

    /// Clears the shadow under a constant that was stored.
    fn clear_constant(&mut self, op: Op, pointer: Value, bytes: Option<u64>) -> Step<()> {
        let bytes = self.b.i64(bytes.unwrap_or(0).cast_signed());
        self.clear_shadow(op, pointer, bytes)
    }

    fn clear_shadow(&mut self, op: Op, pointer: Value, bytes: Value) -> Step<()> {
        let shadow = self.shadow(pointer, op)?;
        self.where_shadowed(pointer, shadow, |b| {
            let zero = b.int(Type::I8, 0);
            let access = Access {
                align: 1,
                space: Space::Shadow,
                ..Access::default()
            };
            b.push(OpKind::Mem(Mem::Set(access)), &[shadow, zero, bytes], &[]);
        });
        Ok(())
    }

    /// Each float of the copy: t = *d', *d' = 0, *s' += t.
    fn copy(&mut self, op: Op, moves: bool, data: &OpData) -> Step<()> {
        let (dst, src) = (data.args[0], data.args[1]);
        if self.unit.pointer(dst) == PointerActivity::Inactive {
            return Ok(());
        }
        let len = self
            .unit
            .body
            .as_int(data.args[2])
            .map(|n| n.unsigned_abs());
        let layout = self
            .unit
            .facts
            .types
            .layout(&self.unit.facts.points, dst, src, len);
        let (period, fields) = match layout {
            Layout::None => return Ok(()),
            Layout::Unknown(_) => return Err(undecided(self, op, "copy")),
            Layout::Floats { period, fields } => (period, fields),
        };
        if self.unit.pointer(dst) == PointerActivity::Mixed
            || self.unit.pointer(src) == PointerActivity::Mixed
        {
            return Err(self
                .unit
                .unsupported(op, "a copy between memory that is active on one path only"));
        }
        let to = self.shadow(dst, op)?;
        let active_source = self.unit.pointer(src) != PointerActivity::Inactive;
        let from = if active_source {
            Some(self.shadow(src, op)?)
        } else {
            None
        };
        let bytes = self.primal(data.args[2], op)?;
        let backwards = moves && from.is_some();
        match (period, len) {
            (0, _) => {
                for (at, kind) in fields {
                    let at = self.b.i64(at.cast_signed());
                    move_float(&mut self.b, to, from, at, kind);
                }
            }
            (p, Some(n)) if n <= p => {
                for (at, kind) in fields {
                    let at = self.b.i64(at.cast_signed());
                    move_float(&mut self.b, to, from, at, kind);
                }
            }
            (p, _) => copy_loop(
                &mut self.b,
                Copied {
                    to,
                    from,
                    bytes,
                    period: p.cast_signed(),
                    fields,
                    backwards,
                },
            ),
        }
        Ok(())
    }

    /// Bytes set to a constant ⇒ their shadow is 0.
    fn set_bytes(&mut self, op: Op, data: &OpData) -> Step<()> {
        let dst = data.args[0];
        if self.unit.pointer(dst) == PointerActivity::Inactive {
            return Ok(());
        }
        if self.unit.pointer(dst) == PointerActivity::Mixed {
            return Err(self
                .unit
                .unsupported(op, "memory that is active on one path only is set"));
        }
        let len = self
            .unit
            .body
            .as_int(data.args[2])
            .map(|n| n.unsigned_abs());
        let layout = self
            .unit
            .facts
            .types
            .layout(&self.unit.facts.points, dst, dst, len);
        let (period, fields) = match layout {
            Layout::None => return Ok(()),
            Layout::Unknown(_) => return self.clear_words(op, dst, data.args[2], "set"),
            Layout::Floats { period, fields } => (period, fields),
        };
        let to = self.shadow(dst, op)?;
        let bytes = self.primal(data.args[2], op)?;
        let dense = fields.iter().map(|f| f.1.stride()).sum::<u64>()
            == if period == 0 {
                len.unwrap_or(0)
            } else {
                period
            };
        if dense {
            let zero = self.b.int(Type::I8, 0);
            self.b.push(
                OpKind::Mem(Mem::Set(Access {
                    align: 1,
                    space: Space::Shadow,
                    ..Access::default()
                })),
                &[to, zero, bytes],
                &[],
            );
        } else if period == 0 {
            for (at, kind) in fields {
                let at = self.b.i64(at.cast_signed());
                move_float(&mut self.b, to, None, at, kind);
            }
        } else {
            let period = period.cast_signed();
            copy_loop(
                &mut self.b,
                Copied {
                    to,
                    from: None,
                    bytes,
                    period,
                    fields,
                    backwards: false,
                },
            );
        }
        Ok(())
    }

    /// The reverse of an allocation releases the shadow, and the primal if its release was put off.
    pub(crate) fn allocation(&mut self, op: Op, data: &OpData) -> Step<()> {
        let made = data.results[0];
        if !self.unit.has_shadow(made) {
            return Ok(());
        }
        let body = self.unit.body;
        let facts = self.unit.facts;
        let ours = facts
            .points
            .of(made)
            .iter()
            .all(|o| tapeless_analysis::stable::is_released_in_reverse(facts, o));
        if !ours {
            return Ok(());
        }
        let release = body.op_order().into_iter().find(|&other| {
            let data = &body.ops[other];
            let OpKind::Call(call) = &data.kind else {
                return false;
            };
            match call_kind(self.unit.module, call) {
                CallKind::Free { arg } => facts
                    .points
                    .of(data.args[arg])
                    .iter()
                    .any(|o| facts.points.of(made).contains(o)),
                _ => false,
            }
        });
        let by_call = !matches!(&data.kind, OpKind::Call(call) if matches!(call_kind(self.unit.module, call), CallKind::Alloc { .. }));
        if by_call && release.is_none() {
            return Ok(());
        }
        let shadow = self.shadow(made, op)?;
        self.b.push(OpKind::Mem(Mem::HeapFree), &[shadow], &[]);
        let Some(release) = release else {
            return Ok(());
        };
        let freed = &body.ops[release];
        let OpKind::Call(call) = &freed.kind else {
            return Ok(());
        };
        let CallKind::Free { arg } = call_kind(self.unit.module, call) else {
            return Ok(());
        };
        let mut args = Vec::new();
        for (i, &a) in freed.args.iter().enumerate() {
            args.push(if i == arg {
                self.primal(made, op)?
            } else {
                self.primal(a, op)?
            });
        }
        self.b.push(freed.kind.clone(), &args, &[]);
        Ok(())
    }
}

fn undecided(sweep: &Reverser<'_, '_>, op: Op, what: &str) -> Stop {
    Diagnostic::error(
        code::UNTYPED,
        format!("cannot tell which bytes of active memory this {what} moves are floats"),
    )
    .at(sweep.unit.place(op))
    .because(
        None,
        format!(
            "while differentiating `{}`",
            sweep.unit.function.shown_name()
        ),
    )
    .help("read or write the memory as `float` or `double` in the same function")
    .help("or mark the argument as carrying no derivative with `enzyme_const`")
    .into()
}

/// *p += x
pub fn accumulate(b: &mut Builder, p: Value, x: Value, access: Access, flags: FastMath) {
    let ty = b.body.ty(x);
    let old = b.load(p, ty, access);
    let new = b.rule(tapeless_rules::id::fadd, flags, &[old, x]);
    b.store(new, p, access);
}

/// *p, which becomes 0; or 0 where p is null.
fn take_where_some(b: &mut Builder, p: Value, ty: Type, access: Access) -> Value {
    let null = b.zero(Type::PTR);
    let some = b.icmp(IntPred::Ne, p, null);
    let zero = b.zero(ty);
    let then = b.begin(&[]);
    let old = b.load(p, ty, access);
    b.store(zero, p, access);
    b.yield_(&[old]);
    let otherwise = b.begin(&[]);
    b.yield_(&[zero]);
    let op = b.if_(some, then, otherwise);
    b.result(op)
}

/// `t = d'[at], d'[at] = 0, s'[at] += t`; without a source only the second.
fn move_float(b: &mut Builder, to: Value, from: Option<Value>, at: Value, kind: FloatKind) {
    let ty = Type::float(kind);
    let access = Access {
        align: 1,
        space: Space::Shadow,
        ..Access::default()
    };
    let place = b.ptr_add(to, at, 1);
    let zero = b.zero(ty);
    let Some(from) = from else {
        b.store(zero, place, access);
        return;
    };
    let old = b.load(place, ty, access);
    b.store(zero, place, access);
    let source = b.ptr_add(from, at, 1);
    accumulate(b, source, old, access, FastMath::default());
}

struct Copied {
    to: Value,
    from: Option<Value>,
    bytes: Value,
    period: i64,
    fields: Vec<(u64, FloatKind)>,
    backwards: bool,
}

/// The loop over the repetitions of a copy's fields. Where the ranges may overlap, it runs upwards if the
/// destination lies above the source, else downwards, so that each adjoint is taken before it is added to.
fn copy_loop(b: &mut Builder, c: Copied) {
    let bytes = crate::count::widen(b, c.bytes);
    let period = b.i64(c.period);
    let n = b.int_bin(IntBin::UDiv, bytes, period);
    let zero = b.i64(0);
    let any = b.icmp(IntPred::Ne, n, zero);
    let then = b.begin(&[]);
    let one = b.i64(1);
    let last = b.int_bin(IntBin::Sub, n, one);
    let above = match c.from {
        Some(from) if c.backwards => Some(b.icmp(IntPred::Ugt, c.to, from)),
        _ => None,
    };
    let body = b.begin(&[Type::I64]);
    let i = b.body.regions[body].params[0];
    let k = match above {
        Some(above) => {
            let down = b.int_bin(IntBin::Sub, last, i);
            b.select(above, i, down)
        }
        None => i,
    };
    let start = b.int_bin(IntBin::Mul, k, period);
    for (at, kind) in c.fields {
        let field = b.i64(at.cast_signed());
        let at = b.int_bin(IntBin::Add, start, field);
        move_float(b, c.to, c.from, at, kind);
    }
    let next = b.int_bin(IntBin::Add, i, one);
    let more = b.icmp(IntPred::Ult, i, last);
    b.repeat(false, more, &[next], &[]);
    let info = LoopInfo {
        params: 1,
        counted: true,
        stepped: [0].into_iter().collect(),
    };
    b.loop_(info, &[zero, last, one], body);
    b.yield_(&[]);
    let otherwise = b.begin(&[]);
    b.yield_(&[]);
    b.if_(any, then, otherwise);
}
