//! The functions of a routine's derivative.

use super::bind::Given;
use super::kept::{Kept, counts, has_shadow, kept, ty};
use super::model::access;
use super::operand::Writer;
use super::slots::{Slot, slots};
use tapeless_analysis::{ArgActivity, Context, Mode, RetActivity};
use tapeless_diag::Result;
use tapeless_ir::{Body, FuncId, Function, Mem, Module, OpKind, Packer, Type, Value};
use tapeless_rules::blas::{Family, Found, Group, Kind, Mark, When};
use tapeless_synth::reverse::again;
use tapeless_synth::{Derived, signature};

/// Gives the functions of a derivative their bodies.
///
/// # Errors
/// If a row does not fit its routine, which is a defect.
pub(crate) fn fill(module: &mut Module, found: &Found, derived: &Derived) -> Result<()> {
    let context = &derived.context;
    let primal = module.functions[context.function].clone();
    let body = match context.mode {
        Mode::Forward => tangent(module, found, &primal, derived)?,
        Mode::Combined | Mode::Split => forward(module, found, &primal, derived)?,
    };
    module.functions[derived.forward].body = Some(body);
    if let Some(made) = derived.reverse {
        let body = backward(module, found, &primal, derived, made)?;
        module.functions[made].body = Some(body);
    }
    Ok(())
}

/// The primal call; a combined derivative goes straight on to the reverse.
fn forward(
    module: &mut Module,
    found: &Found,
    primal: &Function,
    derived: &Derived,
) -> Result<Body> {
    let context = &derived.context;
    let (mut w, mut given) = started(module, found, primal, context, derived.forward);
    w.bind(&given)?;
    let keeps = kept(found, context);
    let mut values = Vec::new();
    for each in &keeps {
        let value = match each {
            Kept::Copy(name, Mark::Before) => Some(w.copy(name, Mark::Before)?),
            Kept::Argument(index) => Some(w.argument_value(found, *index, &given)),
            _ => None,
        };
        values.push(value);
    }
    let result = w.call(context.function, primal.sig.clone(), &given.args);
    let mut tape = Vec::new();
    for (each, value) in keeps.iter().zip(values) {
        let value = match (each, value, result) {
            (_, Some(value), _) => value,
            (Kept::Copy(name, mark), ..) => w.copy(name, *mark)?,
            (_, _, Some(result)) => result,
            (other, ..) => w.b.poison(ty(found, other)),
        };
        tape.push(value);
    }
    let mut results: Vec<Value> = result.filter(|_| context.primal_ret).into_iter().collect();
    if context.mode == Mode::Combined {
        given.values = keeps.into_iter().zip(tape).collect();
        w.bind(&given)?;
        results.extend(w.adjoints(found, context, &given)?);
    } else {
        results.extend(w.packer().pack(&tape));
    }
    Ok(w.finish(&results))
}

fn backward(
    module: &mut Module,
    found: &Found,
    primal: &Function,
    derived: &Derived,
    made: FuncId,
) -> Result<Body> {
    let context = &derived.context;
    let (mut w, mut given) = started(module, found, primal, context, made);
    let keeps = kept(found, context);
    let types: Vec<Type> = keeps.iter().map(|each| ty(found, each)).collect();
    let seeded = signature::seed(context, &primal.sig).is_some();
    let tape = given.rest.get(usize::from(seeded)).copied();
    let tape = w
        .packer()
        .unpack(tape.filter(|_| !keeps.is_empty()), &types);
    given.values = keeps.into_iter().zip(tape).collect();
    w.bind(&given)?;
    let results = w.adjoints(found, context, &given)?;
    Ok(w.finish(&results))
}

fn tangent(
    module: &mut Module,
    found: &Found,
    primal: &Function,
    derived: &Derived,
) -> Result<Body> {
    let context = &derived.context;
    let (mut w, given) = started(module, found, primal, context, derived.forward);
    w.bind(&given)?;
    w.tangents(found, &given);
    let sum = found.routine.result.clone().map(|name| {
        let place = w.cleared();
        w.sums.insert(name, place);
        place
    });
    w.groups(&found.routine.before, found, context)?;
    let result = w.call(context.function, primal.sig.clone(), &given.args);
    if let (Some(name), Some(result)) = (&found.routine.result, result) {
        w.floats.insert((name.clone(), Mark::After), result);
    }
    w.groups(&found.routine.after, found, context)?;
    let mut results: Vec<Value> = result.filter(|_| context.primal_ret).into_iter().collect();
    if let (Some(place), RetActivity::Active) = (sum, context.ret) {
        let ty = w.float_type();
        results.push(w.b.load(place, ty, access(ty)));
    }
    Ok(w.finish(&results))
}

/// A writer of a function, and its arguments.
fn started<'a>(
    module: &'a mut Module,
    found: &Found,
    primal: &Function,
    context: &Context,
    function: FuncId,
) -> (Writer<'a>, Given) {
    let params = module.functions[function].sig.params.clone();
    let mut w = Writer::new(module, *found, &params);
    w.b.loc = primal.loc;
    let mut all = w.b.body.params().to_vec().into_iter();
    let (mut args, mut shadows) = (Vec::new(), Vec::new());
    for activity in &context.args {
        args.extend(all.next());
        let follows = *activity == ArgActivity::Dup
            || (context.mode == Mode::Forward && *activity == ArgActivity::Out);
        shadows.push(if follows { all.next() } else { None });
    }
    let given = Given {
        args,
        shadows,
        rest: all.collect(),
        values: Vec::new(),
    };
    (w, given)
}

impl Writer<'_> {
    fn packer(&mut self) -> Packer<'_> {
        Packer {
            module: self.module,
            b: &mut self.b,
        }
    }

    fn finish(mut self, results: &[Value]) -> Body {
        let packed = self.packer().pack(results);
        self.b.return_(packed.as_slice());
        self.b.finish()
    }

    /// What an argument points to.
    fn argument_value(&mut self, found: &Found, index: usize, given: &Given) -> Value {
        let ty = ty(found, &Kept::Argument(index));
        self.b.load(given.args[index], ty, access(ty))
    }

    /// A float on the stack that is 0.
    fn cleared(&mut self) -> Value {
        let ty = self.float_type();
        let (place, zero) = (self.slot(ty), self.b.zero(ty));
        self.b.store(zero, place, access(ty));
        place
    }

    /// The numbers among the parameters, by position.
    fn scalars(found: &Found) -> Vec<(usize, String)> {
        let all = slots(found.routine, found.family).into_iter().enumerate();
        all.filter_map(|(index, slot)| match slot {
            Slot::Param(param) if param.kind == Kind::Scalar => Some((index, param.name.clone())),
            _ => None,
        })
        .collect()
    }

    /// Names the tangents of numbers.
    fn tangents(&mut self, found: &Found, given: &Given) {
        let ty = self.float_type();
        for (index, name) in Self::scalars(found) {
            let Some(&Some(shadow)) = given.shadows.get(index) else {
                continue;
            };
            let tangent = match found.family {
                Family::Fortran { .. } => self.b.load(shadow, ty, access(ty)),
                _ => shadow,
            };
            self.floats.insert((name, Mark::Shadow), tangent);
        }
    }

    /// The reverse of a call: adjoints of numbers that are passed by value.
    fn adjoints(&mut self, found: &Found, context: &Context, given: &Given) -> Result<Vec<Value>> {
        if let Some(name) = &found.routine.result {
            if let Some(&seed) = given
                .rest
                .first()
                .filter(|_| context.ret == RetActivity::Active)
            {
                self.floats.insert((name.clone(), Mark::Shadow), seed);
            }
            if let Some(result) = given.kept(&Kept::Result) {
                self.floats.insert((name.clone(), Mark::After), result);
            }
        }
        let mut sums = Vec::new();
        for (index, name) in Self::scalars(found) {
            if has_shadow(&name, found, context) {
                let place = self.cleared();
                sums.push((place, given.shadows.get(index).copied().flatten()));
                self.sums.insert(name, place);
            }
        }
        self.groups(&found.routine.reverse, found, context)?;
        let again = given.rest.last().copied().filter(|_| context.taped);
        again::unless(&mut self.b, again, |b| {
            for (key, value) in &given.values {
                if let Kept::Copy(..) = key {
                    b.push(OpKind::Mem(Mem::FREE), &[*value], &[]);
                }
            }
        });
        let ty = self.float_type();
        let mut by_value = Vec::new();
        for (place, shadow) in sums {
            let sum = self.b.load(place, ty, access(ty));
            match shadow {
                Some(shadow) => self.accumulate(shadow, sum),
                None => by_value.push(sum),
            }
        }
        Ok(by_value)
    }

    /// Lines of a row, those that count.
    fn groups(&mut self, groups: &[Group], found: &Found, context: &Context) -> Result<()> {
        for group in groups.iter().filter(|group| counts(group, found, context)) {
            let When::Flag(name, set) = &group.when else {
                self.statements(group)?;
                continue;
            };
            let flag = self.flag(&tapeless_rules::blas::Expr::Name(
                name.clone(),
                Mark::Before,
            ))?;
            let taken = if *set { flag } else { self.not(flag) };
            self.only_if(taken, |w| w.statements(group))?;
        }
        Ok(())
    }

    fn statements(&mut self, group: &Group) -> Result<()> {
        for statement in &group.statements {
            if !self.on_elements(statement)? {
                self.routine(statement)?;
            }
        }
        for temporary in std::mem::take(&mut self.temporaries) {
            self.b.push(OpKind::Mem(Mem::FREE), &[temporary], &[]);
        }
        Ok(())
    }
}
