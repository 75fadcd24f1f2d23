//! Calls of the library.

use super::model::access;
use super::operand::{Array, Vector, Writer, defect};
use super::slots::{Slot, held, signature, slots};
use tapeless_diag::Result;
use tapeless_ir::ops::Call;
use tapeless_ir::{
    Callee, Cast, Effects, FastMath, FuncId, Function, IntPred, Mem, OpKind, Signature, Type, Value,
};
use tapeless_rules::blas::{Expr, Family, Flag, Kind, Param, Routine, Statement, routine};

/// CBLAS's row-major and column-major layout.
pub(super) const LAYOUTS: [i64; 2] = [101, 102];

/// An argument of a call.
#[derive(Clone, Copy)]
enum Argument {
    Flag(Value),
    Size(Value),
    Float(Value),
    Array(Array),
}

impl Writer<'_> {
    /// Writes a statement that calls a routine.
    pub(super) fn routine(&mut self, statement: &Statement) -> Result<()> {
        let Some(routine) = routine(&statement.call) else {
            return Err(defect(format!("`{}` is no routine", statement.call)));
        };
        let params = routine.params.iter().filter(|p| p.kind != Kind::Info);
        let mut args = Vec::new();
        for (param, term) in params.zip(&statement.args) {
            args.push((param, self.argument(param, term)?));
        }
        if let (
            "axpy",
            [
                _,
                (_, Argument::Float(a)),
                (_, Argument::Array(x)),
                (_, Argument::Array(y)),
            ],
        ) = (routine.name, &args[..])
        {
            return self.axpy(*a, *x, *y);
        }
        self.call_routine(routine, &args)?;
        Ok(())
    }

    fn argument(&mut self, param: &Param, term: &Expr) -> Result<Argument> {
        Ok(match param.kind {
            Kind::Flag(_) => Argument::Flag(self.flag(term)?),
            Kind::Size => Argument::Size(self.size(term)?),
            Kind::Scalar => Argument::Float(self.float(term)?),
            _ => Argument::Array(self.array(term)?),
        })
    }

    /// `y += a x`: by the library, except where all of it adds to one element.
    fn axpy(&mut self, a: Value, x: Array, y: Array) -> Result<()> {
        let Array::Vector(to) = y else {
            return Err(defect("a matrix is added to"));
        };
        let zero = self.b.i64(0);
        let one_place = self.b.icmp(IntPred::Eq, to.step, zero);
        let several = self.not(one_place);
        self.only_if(one_place, |w| w.add_scaled(y, a, x))?;
        self.only_if(several, |w| {
            let args = [
                Argument::Size(to.length),
                Argument::Float(a),
                Argument::Array(x),
                Argument::Array(y),
            ];
            w.call_named("axpy", &args).map(|_| ())
        })
    }

    /// ⟨x, y⟩
    pub(super) fn dot(&mut self, x: Vector, y: Vector) -> Result<Value> {
        let args = [
            Argument::Size(x.length),
            Argument::Array(Array::Vector(x)),
            Argument::Array(Array::Vector(y)),
        ];
        let made = self.call_named("dot", &args)?;
        made.ok_or_else(|| defect("a product without a result"))
    }

    /// Exchanges two vectors.
    pub(super) fn swap(&mut self, x: Vector, y: Vector) -> Result<()> {
        let args = [
            Argument::Size(x.length),
            Argument::Array(Array::Vector(x)),
            Argument::Array(Array::Vector(y)),
        ];
        self.call_named("swap", &args).map(|_| ())
    }

    fn call_named(&mut self, name: &str, args: &[Argument]) -> Result<Option<Value>> {
        let Some(routine) = routine(name) else {
            return Err(defect(format!("`{name}` is no routine")));
        };
        let named: Vec<_> = routine.params.iter().zip(args.iter().copied()).collect();
        self.call_routine(routine, &named)
    }

    fn call_routine(
        &mut self,
        routine: &Routine,
        args: &[(&Param, Argument)],
    ) -> Result<Option<Value>> {
        let found = self.found;
        let family = found.family_of(routine);
        let sig = signature(&found, routine, family);
        let mut given = Vec::new();
        for slot in slots(routine, family) {
            let value = self.passed(slot, args, family)?;
            let by_address = matches!(family, Family::Fortran { .. });
            given.push(
                match by_address && !slot.is_memory() && slot != Slot::Length {
                    true => self.by_address(value, held(&found, family, slot)),
                    false => value,
                },
            );
        }
        let function = self.library(&found.symbol_of(routine), &sig);
        Ok(self.call(function, sig, &given))
    }

    /// What is passed as an argument, by value.
    fn passed(
        &mut self,
        slot: Slot<'_>,
        args: &[(&Param, Argument)],
        family: Family,
    ) -> Result<Value> {
        let param = match slot {
            Slot::Layout => return Ok(self.layout()),
            Slot::Length => return Ok(self.b.i64(1)),
            Slot::Param(param) if param.kind == Kind::Info => return Ok(self.slot(Type::I32)),
            Slot::Step(param) | Slot::Param(param) => param,
        };
        let steps = matches!(slot, Slot::Step(_));
        Ok(match (argument_of(param, args)?, &param.kind) {
            (Argument::Array(Array::Vector(v)), _) if steps => self.number(v.step),
            (Argument::Array(Array::Matrix(m)), _) if steps => self.number(m.step),
            (Argument::Flag(set), Kind::Flag(flag)) => self.encoded(*flag, set, family),
            (Argument::Size(n), _) => self.number(n),
            (Argument::Float(x), _) => x,
            (Argument::Array(array), _) => array.pointer(),
            _ => return Err(defect("an argument of another kind")),
        })
    }

    /// Calls a function of the module.
    pub(super) fn call(
        &mut self,
        function: FuncId,
        sig: Signature,
        args: &[Value],
    ) -> Option<Value> {
        let results: Vec<Type> = sig.ret.into_iter().collect();
        let call = Call {
            callee: Callee::Func(function),
            sig,
            effects: Effects::ANY,
            flags: FastMath::default(),
            team: false,
            beside: false,
        };
        let op = self.b.push(OpKind::Call(call), args, &results);
        self.b.body.ops[op].results.first().copied()
    }

    fn library(&mut self, symbol: &str, sig: &Signature) -> FuncId {
        self.module.function_named(symbol).unwrap_or_else(|| {
            let function = Function::declare(symbol, sig.clone());
            self.module.functions.push(function)
        })
    }

    fn layout(&mut self) -> Value {
        let [row, column] = LAYOUTS.map(|number| self.b.int(Type::I32, number));
        self.by_layout(row, column)
    }

    /// A size as the library takes it.
    fn number(&mut self, n: Value) -> Value {
        self.b.cast(Cast::Trunc, n, Type::I32)
    }

    /// A flag as the library takes it.
    fn encoded(&mut self, flag: Flag, set: Value, family: Family) -> Value {
        let [no, yes] = match family {
            Family::Cblas => flag.numbers().map(|n| self.b.int(Type::I32, n)),
            _ => flag.letters().map(|c| self.b.int(Type::I8, i64::from(c))),
        };
        self.b.select(set, yes, no)
    }

    fn by_address(&mut self, value: Value, ty: Type) -> Value {
        let place = self.slot(ty);
        self.b.store(value, place, access(ty));
        place
    }

    /// A place on the stack, made once and not in each iteration.
    pub(super) fn slot(&mut self, ty: Type) -> Value {
        let (size, align) = (self.module.size_of(ty), access(ty).align);
        let one = self.b.i64(1);
        let entry = self.b.open_regions().first().copied();
        let region = entry.unwrap_or_else(|| self.b.current());
        let kind = OpKind::Mem(Mem::alloca(size, align));
        let op = self.b.push_in(region, kind, &[one], &[Type::PTR], &[]);
        self.b.result(op)
    }
}

fn argument_of(param: &Param, args: &[(&Param, Argument)]) -> Result<Argument> {
    let found = args.iter().find(|(known, _)| known.name == param.name);
    let found = found.map(|(_, argument)| *argument);
    found.ok_or_else(|| defect(format!("`{}` is not given", param.name)))
}
