//! Random well-formed modules.

use tapeless_diag::Location;
use tapeless_ir::ops::{
    Access, AtomicOrder, Case, Declared, FloatPred, Hint, Host, IntPred, IntUn, LoopInfo, Overflow,
    Space, Update, Within, Wrap,
};
use tapeless_ir::{
    Aggregate, Alias, Builder, Call, Callee, Cast, Constant, Control, Effects, FastMath, FloatKind,
    FuncId, Function, Global, IntBin, Mem, Module, OpKind, Origin, Par, ParamAttrs, Scalar,
    ScalarType, Signature, Stale, Stated, System, Target, Type, Value,
};

/// A part of a variable.
const PART: Declared = Declared {
    at: 8,
    count: 2,
    scalar: ScalarType::Float(FloatKind::F64),
};

/// A source of random numbers and of modules.
pub struct Random {
    state: u64,
    module: Module,
    builder: Builder,
    pair: Type,
    overflow: Type,
    /// Values in scope, by region.
    scope: Vec<Vec<Value>>,
}

impl Random {
    pub fn new(seed: u64) -> Self {
        Self {
            state: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
            module: Module::default(),
            builder: Builder::default(),
            pair: Type::I1,
            overflow: Type::I1,
            scope: Vec::new(),
        }
    }

    fn bits(&mut self) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.bits() >> 33) as usize % n.max(1)
    }

    fn flip(&mut self) -> bool {
        self.below(2) == 0
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    /// A module of a few globals, declarations and definitions.
    pub fn module(seed: u64) -> Module {
        let mut r = Self::new(seed);
        r.module.target = Target::of(r.one(&[System::Linux, System::Hosted, System::Gpu]));
        if r.flip() {
            r.module.target.set_pointer_bytes(3, 4);
        }
        r.pair = r.module.intern_struct(&[Type::F64, Type::I32]);
        let Type::Aggregate(_) = r.pair else {
            unreachable!()
        };
        let array = Aggregate::Array {
            element: r.pair,
            len: 3,
        };
        r.module.intern(array);
        r.overflow = r.module.intern_struct(&[Type::I32, Type::I1]);
        for name in ["plain", "needs quotes \"\\", "0start"] {
            let global = Global {
                name: name.into(),
                open: r.flip(),
                constant: r.flip(),
                inactive: r.flip(),
                handle: r.flip(),
                integers: r.flip(),
                followed: r.flip(),
                unsure: r.flip(),
                stale: [None, Some(Stale::ByName), Some(Stale::Anywhere)][r.below(3)],
                bytes: r.flip().then(|| vec![0xab, 1]),
                declared: (0..r.below(2)).map(|_| PART).collect(),
                host: r.flip().then_some(7),
                threaded: r.flip(),
                addressed: r.flip(),
                ..Global::of_size(2)
            };
            r.module.globals.push(global);
        }
        for line in 1..4 {
            let file = r.one(&["a.c", "dir with space/b.f90"]).into();
            r.module.locations.push(Location {
                file,
                line,
                column: line % 2,
            });
        }
        r.declarations();
        for i in 0..2 {
            r.definition(i);
        }
        r.module
    }

    fn declarations(&mut self) {
        let sig = Signature {
            params: vec![Type::F64, Type::PTR],
            ret: Some(Type::F64),
            variadic: true,
        };
        let mut f = Function::declare("ext.f", sig);
        f.params[1] = ParamAttrs {
            noalias: self.flip(),
            sret: self.flip(),
            reference: self.flip(),
            reread: self.flip(),
            counts_behind: self.flip(),
            byval: Some(8),
            ..ParamAttrs::default()
        };
        f.param_names[0] = Some("x y".into());
        f.effects = Effects {
            reads_args: self.flip(),
            ..Effects::NONE
        };
        f.host = Some(3);
        self.module.functions.push(f);
        let mut g = Function::declare("äöü", Signature::default());
        g.interposable = true;
        g.stated = match self.below(5) {
            0 => Stated::Derivative,
            1 => Stated::Inactive,
            2 => Stated::Releases { pointer: 1 },
            3 => Stated::Hint(tapeless_ir::ScalarType::Int(8)),
            _ => Stated::Allocates {
                size: 0,
                times: self.flip().then_some(2),
                zeroed: self.flip(),
                kept: self.flip(),
            },
        };
        g.recomputed = self.flip();
        self.module.functions.push(g);
    }

    fn definition(&mut self, index: usize) {
        let params = vec![Type::F64, Type::I32, Type::PTR, Type::I1, self.vector()];
        let sig = Signature {
            params: params.clone(),
            ret: Some(Type::F64),
            variadic: false,
        };
        let mut function = Function::declare(format!("def{index}"), sig);
        function.loc = self.loc();
        self.builder = Builder::new(&params);
        let parameters = self.builder.body.params().to_vec();
        self.scope = vec![parameters];
        self.diverging();
        self.ops(3);
        let result = self.value(Type::F64);
        self.builder.return_(&[result]);
        let mut body = std::mem::take(&mut self.builder).finish();
        let ops = body.op_order();
        for _ in 0..self.below(4) {
            let (a, b) = (self.one(&ops), self.one(&ops));
            let answer = if self.flip() { Alias::No } else { Alias::Must };
            body.aliases.record(a, b, answer);
        }
        function.body = Some(body);
        self.module.functions.push(function);
    }

    fn vector(&self) -> Type {
        Type::F64.with_lanes(2)
    }

    fn loc(&mut self) -> Option<tapeless_ir::Loc> {
        let all: Vec<_> = self.module.locations.keys().collect();
        self.flip().then(|| self.one(&all))
    }

    /// Two diverging regions; the second jumps to the first.
    fn diverging(&mut self) {
        for i in 0..2 {
            let region = self.builder.begin(&[Type::I32]);
            let params = self.builder.body.regions[region].params.to_vec();
            let outside = std::mem::replace(&mut self.scope, vec![params.clone()]);
            self.simple();
            let end = match (i, self.below(2)) {
                (1, _) => (Control::Jump(0), vec![params[0]]),
                (_, 0) => (Control::Unwind, vec![]),
                _ => (Control::Unreachable, vec![]),
            };
            self.builder.push(OpKind::Control(end.0), &end.1, &[]);
            self.scope = outside;
            self.builder.end();
            self.builder.body.diverging.push(region);
        }
    }

    /// A value of a type: one in scope, or a constant.
    fn value(&mut self, ty: Type) -> Value {
        let body = &self.builder.body;
        let fit: Vec<Value> = self
            .scope
            .iter()
            .flatten()
            .copied()
            .filter(|&v| body.ty(v) == ty)
            .collect();
        if !fit.is_empty() && self.below(4) > 0 {
            return self.one(&fit);
        }
        let x = self.bits();
        let constant = match (self.below(4), ty) {
            (0, _) if x.is_multiple_of(2) => Constant::Zero,
            (0, _) => Constant::Poison,
            (_, Type::F64) if x.is_multiple_of(3) => Constant::Float(x.into()),
            (_, Type::F64) => Constant::f64((x % 1000) as f64 / 8.0 - 30.0),
            (_, Type::I1) => Constant::Int((x % 2).into()),
            (_, Type::I32) => Constant::Int((x as u32).into()),
            (1, Type::PTR) => Constant::Func(FuncId::from_u32(1)),
            (_, Type::PTR) => {
                let all: Vec<_> = self.module.globals.keys().collect();
                Constant::Global(self.one(&all), self.one(&[0, 8, -8]))
            }
            (_, Type::Vector(..)) => {
                Constant::Elements([Constant::f64(1.5), Constant::Poison].into())
            }
            (_, _) if ty == self.pair => {
                Constant::Elements([Constant::f64(-0.0), Constant::Int(9)].into())
            }
            _ => Constant::Undef,
        };
        self.builder.body.constant(ty, constant)
    }

    fn ops(&mut self, depth: usize) {
        for _ in 0..self.below(5) + 1 {
            match self.below(if depth == 0 { 7 } else { 12 }) {
                0..7 => self.simple(),
                7 => self.if_(depth - 1),
                8 => self.switch(depth - 1),
                9 => self.loop_(depth - 1),
                10 => self.invoke(depth - 1),
                _ => self.guard(),
            }
        }
    }

    fn push(&mut self, kind: OpKind, args: &[Value], results: &[Type]) {
        let op = self.builder.push(kind, args, results);
        self.finish(op);
    }

    fn finish(&mut self, op: tapeless_ir::Op) {
        let origin = self.flip().then(|| Origin(self.below(100) as u32));
        self.builder.set_origin(op, origin);
        let loc = self.loc();
        self.builder.body.ops[op].loc = loc;
        let results = self.builder.body.ops[op].results.to_vec();
        self.scope.last_mut().expect("a scope").extend(results);
    }

    fn guard(&mut self) {
        let args = [self.value(Type::I1), self.value(Type::I32)];
        let control = Control::Guard {
            expect: self.flip(),
            target: self.below(2) as u32,
        };
        self.push(OpKind::Control(control), &args, &[]);
    }

    /// A region with parameters that yields values of these types.
    fn arm(&mut self, depth: usize, params: &[Type], results: &[Type]) -> tapeless_ir::Region {
        let region = self.builder.begin(params);
        self.scope
            .push(self.builder.body.regions[region].params.to_vec());
        self.ops(depth);
        let values: Vec<Value> = results.iter().map(|&ty| self.value(ty)).collect();
        self.scope.pop();
        self.builder.yield_(&values);
        region
    }

    fn nest(
        &mut self,
        control: Control,
        args: &[Value],
        results: &[Type],
        regions: &[tapeless_ir::Region],
    ) {
        let op = self
            .builder
            .push_with(OpKind::Control(control), args, results, regions);
        self.finish(op);
    }

    fn if_(&mut self, depth: usize) {
        let results = self.one(&[&[][..], &[Type::F64], &[Type::F64, Type::PTR]]);
        let cond = self.value(Type::I1);
        let regions = [self.arm(depth, &[], results), self.arm(depth, &[], results)];
        self.nest(Control::If, &[cond], results, &regions);
    }

    fn switch(&mut self, depth: usize) {
        let selector = self.value(Type::I32);
        let regions = [(); 3].map(|()| self.arm(depth, &[], &[Type::I32]));
        let cases = [(0, 1), (5, 2), (u128::from(u32::MAX), 1)];
        let cases = cases.map(|(value, region)| Case { value, region });
        self.nest(
            Control::Switch(cases.into()),
            &[selector],
            &[Type::I32],
            &regions,
        );
    }

    fn loop_(&mut self, depth: usize) {
        let params = [Type::I32, Type::F64, Type::PTR];
        let mut args: Vec<Value> = params.map(|ty| self.value(ty)).into();
        let counted = self.flip();
        args.extend(counted.then(|| self.value(Type::I32)));
        let stepped = self.one(&[&[][..], &[0], &[0, 2], &[2]]);
        args.extend(
            stepped
                .iter()
                .map(|_| self.value(Type::I32))
                .collect::<Vec<_>>(),
        );
        let region = self.builder.begin(&params);
        self.scope
            .push(self.builder.body.regions[region].params.to_vec());
        self.ops(depth);
        let cond = self.value(Type::I1);
        let next = params.map(|ty| self.value(ty));
        let results: Vec<Value> = if self.flip() {
            vec![self.value(Type::F64)]
        } else {
            vec![]
        };
        self.scope.pop();
        let negate = self.flip();
        self.builder.repeat(negate, cond, &next, &results);
        let info = LoopInfo {
            params: 3,
            counted,
            stepped: stepped.into(),
        };
        let op = self.builder.loop_(info, &args, region);
        self.finish(op);
    }

    fn a_call(&mut self) -> (Call, Vec<Value>) {
        let args = vec![self.value(Type::F64), self.value(Type::PTR)];
        let (callee, sig, args) = match self.below(3) {
            0 => {
                let callee = FuncId::from_u32(0);
                let sig = self.module.functions[callee].sig.clone();
                let more = self.value(Type::I32);
                (Callee::Func(callee), sig, [&args[..], &[more]].concat())
            }
            1 => {
                let sig = Signature {
                    params: vec![Type::F64, Type::PTR],
                    ret: Some(Type::F64),
                    variadic: false,
                };
                (Callee::Func(FuncId::from_u32(0)), sig, args)
            }
            _ => {
                let sig = Signature {
                    params: vec![Type::F64],
                    ret: Some(Type::F64),
                    variadic: false,
                };
                (Callee::Indirect, sig, args)
            }
        };
        let effects = Effects {
            writes_args: self.flip(),
            diverges: self.flip(),
            ..Effects::NONE
        };
        let flags = FastMath(self.one(&[0, 1, 8, 127]));
        (
            Call {
                callee,
                sig,
                effects,
                flags,
                team: false,
                beside: false,
            },
            args,
        )
    }

    fn invoke(&mut self, depth: usize) {
        let (call, args) = self.a_call();
        let normal = self.arm(depth, &[Type::F64], &[Type::F64]);
        let unwind = self.arm(depth, &[], &[Type::F64]);
        self.nest(
            Control::Invoke(call),
            &args,
            &[Type::F64],
            &[normal, unwind],
        );
    }

    fn access(&mut self) -> Access {
        let array = self.one(&[0, 64]);
        let member = match self.pair {
            Type::Aggregate(structure) => Some(Within { structure, at: 8 }),
            _ => None,
        };
        Access {
            align: self.one(&[1, 8]),
            volatile: self.flip(),
            hint: self.one(&[
                Hint::None,
                Hint::Float(4),
                Hint::Float(8),
                Hint::Int,
                Hint::Pointer,
                Hint::Member,
            ]),
            array,
            last: array > 0 && self.flip(),
            within: member.filter(|_| self.flip()),
            invariant: self.flip(),
            space: self.one(&[
                Space::Primal,
                Space::Undone,
                Space::Shadow,
                Space::Frame,
                Space::Residual,
            ]),
            order: self.order(),
        }
    }

    fn order(&mut self) -> AtomicOrder {
        use AtomicOrder::*;
        self.one(&[
            Plain,
            Unordered,
            Monotonic,
            Acquire,
            Release,
            AcquireRelease,
            SequentiallyConsistent,
        ])
    }

    fn update(&mut self) -> Update {
        use tapeless_ir::IntBin::{Add, SMax};
        self.one(&[
            Update::Xchg,
            Update::Int(Add),
            Update::Int(SMax),
            Update::Nand,
            Update::Rule(tapeless_rules::id::fadd),
        ])
    }

    /// An op without regions.
    fn simple(&mut self) {
        match self.below(4) {
            0 => self.memory(),
            1 => self.float(),
            2 => self.integer(),
            _ => self.other(),
        }
    }

    fn alloca(&mut self) -> Mem {
        Mem::Alloca {
            size: 24,
            align: 8,
            declared: (0..self.below(2)).map(|_| PART).collect(),
        }
    }

    fn heap(&mut self, zeroed: bool) -> Mem {
        let frame = self.flip();
        Mem::HeapAlloc {
            zeroed,
            align: if frame { 16 } else { self.one(&[16, 64]) },
            frame,
        }
    }

    fn memory(&mut self) {
        let (p, q, n) = (
            self.value(Type::PTR),
            self.value(Type::PTR),
            self.value(Type::I32),
        );
        let (x, byte) = (self.value(Type::F64), self.builder.int(Type::I8, 3));
        let access = self.access();
        let moves = self.flip();
        let update = self.update();
        let (mem, args, results): (Mem, &[Value], &[Type]) = match self.below(12) {
            0 => (self.alloca(), &[n], &[Type::PTR]),
            1 => (Mem::Load(access), &[p], &[Type::F64]),
            2 => (Mem::Store(access), &[x, p], &[]),
            3 => (Mem::Copy { moves, access }, &[p, q, n], &[]),
            4 => (Mem::Set(access), &[p, byte, n], &[]),
            5 => (Mem::Lifetime(moves), &[p], &[]),
            6 => (self.heap(moves), &[n], &[Type::PTR]),
            7 => (Mem::HeapGrow { frame: moves }, &[p, n, n], &[Type::PTR]),
            8 => (Mem::Check, &[p, q], &[]),
            9 => {
                let later = moves;
                (
                    Mem::Update {
                        update,
                        later,
                        access,
                    },
                    &[p, n],
                    &[Type::I32],
                )
            }
            10 => (Mem::Exchange(access), &[p, n, n], &[self.pair]),
            _ => (Mem::HeapFree { frame: moves }, &[p], &[]),
        };
        self.push(OpKind::Mem(mem), args, results);
    }

    fn float(&mut self) {
        use tapeless_rules::id;
        let ty = if self.flip() {
            Type::F64
        } else {
            self.vector()
        };
        let (x, y) = (self.value(ty), self.value(ty));
        let flags = FastMath(self.one(&[0, 2, 127, 96]));
        let truth = if ty == Type::F64 {
            Type::I1
        } else {
            Type::I1.with_lanes(2)
        };
        let (scalar, args, result): (Scalar, &[Value], Type) = match self.below(4) {
            0 => (Scalar::Rule(id::fmul, flags), &[x, y], ty),
            1 => (Scalar::Rule(id::sin, flags), &[x], ty),
            2 => (
                Scalar::Fcmp(FloatPred(self.below(16) as u8), flags),
                &[x, y],
                truth,
            ),
            _ => (
                Scalar::Cast(Cast::FpTrunc, Wrap::default()),
                &[x],
                Type::F32.with_lanes(ty.lanes()),
            ),
        };
        self.push(OpKind::Scalar(scalar), args, &[result]);
    }

    fn integer(&mut self) {
        let (a, b, bit) = (
            self.value(Type::I32),
            self.value(Type::I32),
            self.value(Type::I1),
        );
        let wrap = Wrap {
            nuw: self.flip(),
            nsw: self.flip(),
            exact: self.flip(),
        };
        let bin = self.one(&[IntBin::Add, IntBin::SDiv, IntBin::And, IntBin::UMax]);
        let (scalar, args, result): (Scalar, &[Value], Type) = match self.below(7) {
            0 | 1 => (Scalar::Int(bin, wrap), &[a, b], Type::I32),
            2 => (Scalar::IntUn(IntUn::Ctlz), &[a, bit], Type::I32),
            3 => (Scalar::Overflow(Overflow::SMul), &[a, b], self.overflow),
            4 => (Scalar::Funnel(self.flip()), &[a, b, a], Type::I32),
            5 => (Scalar::Icmp(IntPred::Slt), &[a, b], Type::I1),
            _ => (Scalar::Cast(Cast::SiToFp, wrap), &[a], Type::F64),
        };
        self.push(OpKind::Scalar(scalar), args, &[result]);
    }

    fn other(&mut self) {
        let (vector, pair) = (self.vector(), self.pair);
        let (v, s, x) = (self.value(vector), self.value(pair), self.value(Type::F64));
        let (p, i, c) = (
            self.value(Type::PTR),
            self.value(Type::I32),
            self.value(Type::I1),
        );
        let add = Scalar::PtrAdd {
            offset: self.one(&[0, 8, -16]),
            scales: self.one(&[&[][..], &[8], &[-4, 1]]).into(),
            inbounds: self.flip(),
            nuw: self.flip(),
            node: self.flip(),
            rounds: self.flip(),
        };
        let indices = match &add {
            Scalar::PtrAdd { scales, .. } => scales.len(),
            _ => 0,
        };
        let (scalar, args, result): (Scalar, &[Value], Type) = match self.below(11) {
            0 => (Scalar::Select(FastMath(3)), &[c, x, x], Type::F64),
            1 => (Scalar::Freeze, &[s], pair),
            2 => (Scalar::ExtractElement, &[v, i], Type::F64),
            3 => (Scalar::InsertElement, &[v, x, i], vector),
            4 => (
                Scalar::Shuffle([3, -1, 0].into()),
                &[v, v],
                Type::F64.with_lanes(3),
            ),
            5 => (Scalar::ExtractValue(vec![1].into()), &[s], Type::I32),
            6 => (Scalar::InsertValue(vec![0].into()), &[s, x], pair),
            7 => {
                let (call, args) = self.a_call();
                return self.push(OpKind::Call(call), &args, &[Type::F64]);
            }
            8 => {
                let host = Host {
                    name: "va \"arg\"".into(),
                    effects: Effects::ANY,
                };
                return self.push(OpKind::Host(host), &[p, x], &[Type::Host(4)]);
            }
            9 => return self.push_par(),
            _ => (add, &[p, i, i][..=indices], Type::PTR),
        };
        self.push(OpKind::Scalar(scalar), args, &[result]);
    }
}

impl Random {
    /// What a member of a team does with others.
    fn push_par(&mut self) {
        let all: Vec<Par> = Par::all().collect();
        let par = all[self.below(all.len())];
        let args: Vec<Value> = par.params().iter().map(|&ty| self.value(ty)).collect();
        self.push(OpKind::Par(par), &args, par.result().as_slice());
    }
}

trait Lanes {
    fn with_lanes(self, n: u32) -> Type;
}

impl Lanes for Type {
    fn with_lanes(self, n: u32) -> Type {
        match (self, n) {
            (Type::Scalar(s), n) if n > 1 => Type::Vector(s, n),
            (other, _) => other,
        }
    }
}
