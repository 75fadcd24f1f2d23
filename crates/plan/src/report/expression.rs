//! Values in the terms of the source: by the names of variables, else as expressions.

use super::names::Names;
use tapeless_diag::Location;
use tapeless_ir::{
    Body, Callee, Constant, Control, Function, IntBin, Mem, Module, Op, OpData, OpKind, Region,
    Scalar, Type, Value, ValueDef,
};

/// Ops looked through at most.
const DEPTH: u32 = 5;

/// Writes the values of one body.
pub(super) struct Writer<'a> {
    pub module: &'a Module,
    pub body: &'a Body,
    pub names: &'a Names,
    pub function: &'a Function,
}

impl Writer<'_> {
    /// The name of the variable that holds a value, else how it is computed.
    pub fn value(&self, v: Value) -> String {
        self.operand(v, DEPTH)
    }

    /// How often a loop runs whose backedge is taken so often.
    pub fn trips(&self, count: Value) -> String {
        let (terms, constant) = self.sum(count, DEPTH);
        match constant + 1 {
            c if terms.is_empty() => c.to_string(),
            0 => terms,
            c if c < 0 => format!("{terms} - {}", -c),
            c => format!("{terms} + {c}"),
        }
    }

    /// Where a value is computed; a loop's parameter where its next value is.
    pub fn place(&self, v: Value) -> Option<Location> {
        let op = match self.body.values[v].def {
            ValueDef::Result(op, _) => Some(op),
            ValueDef::Param(region, index) => self
                .body
                .next(region, index)
                .and_then(|next| self.body.def_op(next)),
            ValueDef::Const(_) => None,
        };
        op.and_then(|op| self.op_place(op))
    }

    /// The place of an op.
    pub fn op_place(&self, op: Op) -> Option<Location> {
        self.module.location(self.body.ops[op].loc)
    }

    /// The function that an op calls.
    pub fn callee(&self, op: Op) -> String {
        match self.body.ops[op].kind.call().map(|call| call.callee) {
            Some(Callee::Func(id)) => own(&self.module.functions[id].name).to_owned(),
            Some(Callee::Indirect) | None => "a call".to_owned(),
        }
    }

    /// The place that a store overwrites.
    pub fn overwritten(&self, op: Op) -> String {
        let args = &self.body.ops[op].args;
        self.accessed(args[1], self.body.ty(args[0]))
    }

    /// The place that a load reads.
    pub fn read(&self, op: Op) -> String {
        let data = &self.body.ops[op];
        self.accessed(data.args[0], self.body.ty(data.results[0]))
    }

    fn accessed(&self, pointer: Value, ty: Type) -> String {
        self.element(pointer, self.module.size_of(ty), DEPTH)
    }

    fn variable(&self, op: Op) -> Option<String> {
        self.names.variable(&self.op_place(op)?)
    }

    /// The variable that holds a value, also where branches and loops hand it on.
    fn name(&self, v: Value, depth: u32) -> Option<String> {
        let ValueDef::Result(op, index) = self.body.values[v].def else {
            return None;
        };
        let depth = depth.checked_sub(1)?;
        let data = &self.body.ops[op];
        let first = match &data.kind {
            OpKind::Control(Control::If | Control::Switch(_)) => 0,
            OpKind::Control(Control::Loop(info)) => 1 + info.params,
            _ => return self.variable(op),
        };
        data.regions.iter().find_map(|&region| {
            let end = &self.body.ops[self.body.terminator(region)?];
            self.name(*end.args.get((first + index) as usize)?, depth)
        })
    }

    fn operand(&self, v: Value, depth: u32) -> String {
        match &self.body.values[v].def {
            ValueDef::Const(constant) => self.constant(v, constant),
            ValueDef::Param(region, index) => self.param(*region, *index, depth),
            ValueDef::Result(op, _) => match (self.name(v, depth), depth.checked_sub(1)) {
                (Some(name), _) => name,
                (None, Some(depth)) => self.op(*op, depth),
                (None, None) => "…".to_owned(),
            },
        }
    }

    fn constant(&self, v: Value, constant: &Constant) -> String {
        if let Some(x) = self.body.as_int(v) {
            return x.to_string();
        }
        match constant {
            Constant::Float(bits) => match self.module.size_of(self.body.ty(v)) {
                4 => f32::from_bits(*bits as u32).to_string(),
                8 => f64::from_bits(*bits as u64).to_string(),
                _ => "…".to_owned(),
            },
            Constant::Zero => "0".to_owned(),
            Constant::Global(id, 0) => self.module.globals[*id].name.clone(),
            Constant::Func(id) => own(&self.module.functions[*id].name).to_owned(),
            _ => "…".to_owned(),
        }
    }

    /// The name of a parameter of the function.
    pub fn parameter(&self, index: u32) -> Option<String> {
        let index = index as usize;
        match self.function.template {
            Some(_) => self.function.param_names.get(index)?.clone(),
            None => {
                let named = self.names.parameters.get(own(&self.function.name))?;
                named.get(index).cloned()
            }
        }
    }

    fn param(&self, region: Region, index: u32, depth: u32) -> String {
        let Some(owner) = self.body.regions[region].owner else {
            let name = self.parameter(index);
            return name.unwrap_or_else(|| format!("arg{index}"));
        };
        let next = self.body.next(region, index);
        let data = &self.body.ops[owner];
        let step = match &data.kind {
            OpKind::Control(Control::Loop(info)) => info.step(&data.args, index),
            _ => None,
        };
        let Some(step) = step else {
            let name = next.and_then(|next| self.name(next, DEPTH));
            return name.unwrap_or_else(|| "carried".to_owned());
        };
        let place = next
            .and_then(|next| self.body.def_op(next))
            .and_then(|op| self.op_place(op));
        let name = place.and_then(|place| self.names.counter(&place));
        let by = self.body.as_int(step);
        match (name, depth.checked_sub(1)) {
            (Some(name), _) if by == Some(1) => name,
            (_, Some(depth)) => {
                let init = data.args[index as usize];
                let moved = match by {
                    Some(1) => self.iteration(owner),
                    _ => applied("fmul", &[self.operand(step, depth), self.iteration(owner)]),
                };
                match self.body.as_int(init) {
                    Some(0) => moved,
                    _ => applied("fadd", &[self.operand(init, depth), moved]),
                }
            }
            (_, None) => "…".to_owned(),
        }
    }

    /// The number of an iteration, from 0, by how deep the loop lies: `i1` of an outermost one.
    fn iteration(&self, owner: Op) -> String {
        let outer = std::iter::successors(Some(owner), |&op| {
            self.body.enclosing_loop(self.body.ops[op].parent)
        });
        format!("i{}", outer.count())
    }

    fn op(&self, op: Op, depth: u32) -> String {
        let data = &self.body.ops[op];
        let of = |i: usize| self.operand(data.args[i], depth);
        match &data.kind {
            OpKind::Scalar(Scalar::Rule(id, _)) => {
                let args: Vec<String> = (0..data.args.len()).map(of).collect();
                applied(tapeless_rules::rule(*id).name, &args)
            }
            OpKind::Scalar(Scalar::Int(bin, _)) => match bin {
                IntBin::SMax | IntBin::UMax => applied("max", &[of(0), of(1)]),
                IntBin::SMin | IntBin::UMin => applied("min", &[of(0), of(1)]),
                IntBin::Mul => applied("fmul", &[of(0), of(1)]),
                IntBin::Shl if self.scaled(data.results[0]).1 != 1 => {
                    let (v, factor) = self.scaled(data.results[0]);
                    applied("fmul", &[self.operand(v, depth), factor.to_string()])
                }
                IntBin::Add | IntBin::Sub => {
                    let v = data.results[0];
                    let (terms, constant) = self.sum(v, depth);
                    match constant {
                        0 => terms,
                        c if c < 0 => format!("{terms} - {}", -c),
                        c => format!("{terms} + {c}"),
                    }
                }
                _ => applied(&format!("{bin:?}").to_lowercase(), &[of(0), of(1)]),
            },
            OpKind::Scalar(Scalar::Cast(..) | Scalar::Freeze) => of(0),
            OpKind::Scalar(Scalar::Select(_)) => applied("select", &[of(0), of(1), of(2)]),
            OpKind::Scalar(Scalar::PtrAdd { .. }) => {
                format!("&{}", self.element(data.results[0], 1, depth))
            }
            OpKind::Scalar(Scalar::Icmp(_) | Scalar::Fcmp(..)) => "a condition".to_owned(),
            OpKind::Mem(Mem::Load(_)) => {
                let bytes = self.module.size_of(self.body.ty(data.results[0]));
                self.element(data.args[0], bytes, depth)
            }
            OpKind::Mem(Mem::Alloca { .. }) => "local".to_owned(),
            OpKind::Call(_) | OpKind::Control(Control::Invoke(_)) => {
                format!("{}(…)", self.callee(op))
            }
            OpKind::Control(Control::If | Control::Switch(_)) => {
                "the result of a branch".to_owned()
            }
            OpKind::Control(Control::Loop(_)) => "the result of a loop".to_owned(),
            _ => "…".to_owned(),
        }
    }

    /// `base[index]`, in units of `bytes`.
    fn element(&self, pointer: Value, bytes: u64, depth: u32) -> String {
        let unit = i64::try_from(bytes.max(1)).unwrap_or(i64::MAX);
        let (mut base, mut bytes, mut terms) = (pointer, 0_i64, Vec::new());
        while let Some(OpData {
            kind: OpKind::Scalar(Scalar::PtrAdd { offset, scales, .. }),
            args,
            ..
        }) = self.body.def_op(base).map(|op| &self.body.ops[op])
        {
            for (&index, &scale) in args[1..].iter().zip(scales) {
                let (index, factor) = self.scaled(index);
                terms.push((index, scale.wrapping_mul(factor)));
            }
            bytes = bytes.wrapping_add(*offset);
            base = args[0];
        }
        let name = self.operand(base, depth);
        if terms.is_empty() && bytes == 0 {
            let is_variable = self
                .global_bytes(base)
                .is_some_and(|size| size == unit as u64);
            return if is_variable {
                name
            } else {
                format!("*{name}")
            };
        }
        if bytes % unit != 0 || terms.iter().any(|(_, scale)| scale % unit != 0) {
            return format!("{name}[…]");
        }
        terms.reverse();
        let mut indices: Vec<String> = terms
            .into_iter()
            .map(|(index, scale)| {
                let index = self.operand(index, depth);
                match scale / unit {
                    1 => index,
                    n => applied("fmul", &[index, n.to_string()]),
                }
            })
            .collect();
        if bytes != 0 || indices.is_empty() {
            indices.push((bytes / unit).to_string());
        }
        format!("{name}[{}]", indices.join(" + ").replace("+ -", "- "))
    }

    /// The size of the global that a pointer is the address of.
    fn global_bytes(&self, pointer: Value) -> Option<u64> {
        match self.body.values[pointer].def {
            ValueDef::Const(Constant::Global(id, 0)) => Some(self.module.globals[id].size),
            _ => None,
        }
    }

    /// An integer as another times a constant.
    pub fn scaled(&self, v: Value) -> (Value, i64) {
        let made = self.body.def_op(v).map(|op| &self.body.ops[op]);
        let constant = made.and_then(|data| self.body.as_int(*data.args.get(1)?));
        match (made.map(|data| &data.kind), constant) {
            (Some(OpKind::Scalar(Scalar::Int(IntBin::Mul, _))), Some(c)) => {
                (made.map_or(v, |data| data.args[0]), c)
            }
            (Some(OpKind::Scalar(Scalar::Int(IntBin::Shl, _))), Some(c @ 0..63)) => {
                (made.map_or(v, |data| data.args[0]), 1 << c)
            }
            _ => (v, 1),
        }
    }

    /// An integer as other terms and a constant.
    fn sum(&self, v: Value, depth: u32) -> (String, i64) {
        if let Some(x) = self.body.as_int(v) {
            return (String::new(), x);
        }
        let made = self.body.def_op(v).map(|op| &self.body.ops[op]);
        let (Some(data), Some(depth)) = (made, depth.checked_sub(1)) else {
            return (self.operand(v, depth), 0);
        };
        let constant = |i: usize| data.args.get(i).and_then(|&v| self.body.as_int(v));
        match &data.kind {
            OpKind::Scalar(Scalar::Cast(..) | Scalar::Freeze) => self.sum(data.args[0], depth),
            OpKind::Scalar(Scalar::Int(IntBin::Add, _)) => match (constant(0), constant(1)) {
                (_, Some(c)) => add(self.sum(data.args[0], depth), c),
                (Some(c), _) => add(self.sum(data.args[1], depth), c),
                _ => {
                    let (a, c) = self.sum(data.args[0], depth);
                    let (b, d) = self.sum(data.args[1], depth);
                    (format!("{a} + {b}"), c.wrapping_add(d))
                }
            },
            OpKind::Scalar(Scalar::Int(IntBin::Sub, _)) => {
                let (a, c) = self.sum(data.args[0], depth);
                match constant(1) {
                    Some(d) => (a, c.wrapping_sub(d)),
                    None => (format!("{a} - {}", self.operand(data.args[1], depth)), c),
                }
            }
            // What is made of trip counts has the place of its loop, where a variable of the source may be stored too.
            OpKind::Scalar(Scalar::Int(..)) => (self.op_of(v, depth), 0),
            _ => (self.operand(v, depth), 0),
        }
    }

    fn op_of(&self, v: Value, depth: u32) -> String {
        match self.body.def_op(v) {
            Some(op) => self.op(op, depth),
            None => self.operand(v, depth),
        }
    }
}

fn add((terms, constant): (String, i64), more: i64) -> (String, i64) {
    (terms, constant.wrapping_add(more))
}

/// A function's name without what copies are marked with.
pub(super) fn own(name: &str) -> &str {
    name.split(".primal").next().unwrap_or(name)
}

/// Infix where one writes it so.
fn applied(name: &str, args: &[String]) -> String {
    let infix = |sign: &str| {
        let closed = |arg: &String| match arg.contains(' ') && !arg.ends_with([')', ']']) {
            true => format!("({arg})"),
            false => arg.clone(),
        };
        args.iter().map(closed).collect::<Vec<_>>().join(sign)
    };
    match (name, args.len()) {
        ("fmul", 2) if args[0] == "-1" => format!("-{}", args[1]),
        ("fmul", 2) if args[1] == "-1" => format!("-{}", args[0]),
        ("fadd", 2) => infix(" + ").replace("+ -", "- "),
        ("fsub", 2) => infix(" - "),
        ("fmul", 2) => infix(" * "),
        ("fdiv", 2) => infix(" / "),
        ("fneg", 1) => format!("-{}", args[0]),
        _ => format!("{name}({})", args.join(", ")),
    }
}
