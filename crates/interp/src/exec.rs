//! The machine: frames, regions open in each, one op at a time.

use crate::Interp;
use crate::memory::ObjectKind;
use crate::trap::{Trap, TrapKind};
use crate::val::{Ptr, Val};
use tapeless_ir::print::Printer;
use tapeless_ir::{Body, Effects, FuncId, Op, OpData, OpKind, Region, Type, Value};

/// A call in progress.
pub(crate) struct Frame<'m> {
    pub(crate) func: FuncId,
    pub(crate) body: &'m Body,
    values: Vec<Val>,
    /// Open regions with the index of the next op.
    pub(crate) open: Vec<(Region, usize)>,
    /// Local variables.
    pub(crate) locals: Vec<Ptr>,
}

impl Frame<'_> {
    /// The op at which it stands.
    pub(crate) fn at(&self) -> Option<Op> {
        let &(region, next) = self.open.last()?;
        let ops = &self.body.regions[region].ops;
        ops.get(next.checked_sub(1)?).copied()
    }

    pub(crate) fn set(&mut self, v: Value, value: Val) {
        self.values[v.as_u32() as usize] = value;
    }
}

/// Whether the machine goes on.
pub(crate) enum Flow {
    /// With the next op.
    Next,
    /// Not: the outermost call returned.
    Done(Option<Val>),
}

impl<'m> Interp<'m> {
    /// Calls a function and runs it to its end.
    ///
    /// # Errors
    /// What stopped it; memory stays as it is then.
    pub fn call(&mut self, func: FuncId, args: &[Val]) -> Result<Option<Val>, Trap> {
        self.frames.clear();
        self.alone();
        self.enter(func, args)?;
        loop {
            match self.step() {
                Ok(Flow::Next) => {}
                Ok(Flow::Done(result)) => return Ok(result),
                Err(trap) => return Err(self.located(trap)),
            }
        }
    }

    /// Opens a frame for a function with a body.
    pub(crate) fn enter(&mut self, func: FuncId, args: &[Val]) -> Result<(), Trap> {
        let module = self.module;
        let function = &module.functions[func];
        let Some(body) = &function.body else {
            let what = format!("`{}` has no body", function.name);
            return Err(Trap::new(TrapKind::Unsupported, what));
        };
        let entry = body.entry();
        let params = &body.regions[entry].params;
        if args.len() < params.len() {
            let what = format!("`{}` takes {} arguments", function.name, params.len());
            return Err(Trap::new(TrapKind::Unsupported, what));
        }
        let mut frame = Frame {
            func,
            body,
            values: vec![Val::Undef; body.values.len()],
            open: vec![(entry, 0)],
            locals: Vec::new(),
        };
        for (i, &param) in params.iter().enumerate() {
            let mut value = args[i].clone();
            if let (Some(bytes), Some(from)) = (function.params[i].byval, value.as_ptr()) {
                let copy = self.copy_of(from, bytes)?;
                frame.locals.push(copy);
                value = Val::Ptr(copy);
            }
            frame.values[param.as_u32() as usize] = value;
        }
        self.frames.push(frame);
        Ok(())
    }

    fn copy_of(&mut self, from: Ptr, bytes: u64) -> Result<Ptr, Trap> {
        let contents = self.memory.read(from, bytes)?;
        let copy = self.memory.alloc(bytes, 16, ObjectKind::Stack);
        self.memory.write(copy, &contents)?;
        Ok(copy)
    }

    fn step(&mut self) -> Result<Flow, Trap> {
        self.take_turns()?;
        let Some((op, data)) = self.next_op() else {
            return Err(Trap::new(TrapKind::Unsupported, "a region without end"));
        };
        self.steps_left = self
            .steps_left
            .checked_sub(1)
            .ok_or_else(|| Trap::new(TrapKind::StepLimit, "too many steps"))?;
        match &data.kind {
            OpKind::Scalar(scalar) => {
                let results = self.scalar(scalar, data)?;
                self.set_results(data, results);
            }
            OpKind::Mem(mem) => {
                let results = self.mem(mem, data)?;
                self.set_results(data, results);
            }
            OpKind::Control(control) => return self.control(op, control, data),
            OpKind::Call(call) => return self.call_op(call, data),
            OpKind::Par(par) => self.par(*par, data)?,
            // An op without results and effects does nothing.
            OpKind::Host(host) if data.results.is_empty() && host.effects == Effects::NONE => {}
            // Memory of the stack lives until the function returns.
            OpKind::Host(host) if host.name == "llvm.stacksave" => {
                self.set_results(data, [Val::Ptr(Ptr(0))]);
            }
            OpKind::Host(host) if host.name == "llvm.stackrestore" => {}
            OpKind::Host(host) => {
                let what = format!("`{}` is known to the host only", host.name);
                return Err(Trap::new(TrapKind::Unsupported, what));
            }
        }
        Ok(Flow::Next)
    }

    /// The op at the innermost frame's cursor, which moves on.
    fn next_op(&mut self) -> Option<(Op, &'m OpData)> {
        let frame = self.frames.last_mut()?;
        let (region, next) = frame.open.last_mut()?;
        let op = *frame.body.regions[*region].ops.get(*next)?;
        *next += 1;
        Some((op, &frame.body.ops[op]))
    }

    pub(crate) fn frame(&mut self) -> &mut Frame<'m> {
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    /// A value of the innermost frame.
    pub(crate) fn get(&self, v: Value) -> Val {
        let frame = &self.frames[self.frames.len() - 1];
        match frame.body.as_const(v) {
            Some(constant) => self.constant(frame.body.ty(v), constant),
            None => frame.values[v.as_u32() as usize].clone(),
        }
    }

    pub(crate) fn get_all(&self, values: &[Value]) -> Vec<Val> {
        values.iter().map(|&v| self.get(v)).collect()
    }

    pub(crate) fn ty(&self, v: Value) -> Type {
        self.frames[self.frames.len() - 1].body.ty(v)
    }

    /// The bits of an operand that control or memory depends on.
    pub(crate) fn bits(&self, v: Value) -> Result<u128, Trap> {
        self.get(v).as_bits().ok_or_else(|| {
            let what = "control or memory depends on a value that is not initialised";
            Trap::new(TrapKind::Uninitialised, what)
        })
    }

    /// The address in an operand.
    pub(crate) fn address(&self, v: Value) -> Result<Ptr, Trap> {
        Ok(Ptr(self.bits(v)? as u64))
    }

    pub(crate) fn set(&mut self, v: Value, value: Val) {
        self.frame().set(v, value);
    }

    pub(crate) fn set_results(&mut self, data: &OpData, results: impl IntoIterator<Item = Val>) {
        for (&v, value) in data.results.iter().zip(results) {
            self.set(v, value);
        }
    }

    /// The op at which the innermost frame stopped, in words.
    fn located(&self, mut trap: Trap) -> Trap {
        if let Some((frame, op)) = self.frames.last().and_then(|f| Some((f, f.at()?))) {
            trap.op = self.spelled(frame.func, frame.body, op);
            trap.place = self.module.location(frame.body.ops[op].loc);
        }
        trap
    }

    /// An op of a function, in words.
    pub(crate) fn spelled(&self, func: FuncId, body: &Body, op: Op) -> String {
        let name = &self.module.functions[func].name;
        format!("@{name}: {}", Printer::new(self.module, body).op(op))
    }
}
