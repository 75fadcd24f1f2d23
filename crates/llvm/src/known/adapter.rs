//! Functions between the engine and a user's derivative: they take and give plain values, whatever the target's
//! convention makes of structs.
//!
//! Those that take each integer twice, as a pointer and its shadow, are given it twice.
//!
//! | registered | takes | returns |
//! |---|---|---|
//! | augmented | each parameter, pointers followed by their shadow | the result; after the tape where there is one: `{tape, result}` |
//! | reverse | the same, the adjoint of a float result, the tape | adjoints of the floats: none, one, or a struct |
//! | derivative | each parameter, pointers and floats followed by their shadow or tangent | `{result, tangent}`; the tangent alone of a function of numbers |

use super::{decode, memory};
use crate::import::ModuleImporter;
use crate::opcode::Linkage;
use crate::{Builder, Function, Type, Value};
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_engine::Rule;
use tapeless_ir as ir;

/// What the engine is to do for a registered function.
///
/// # Errors
/// If the functions do not fit together.
pub(super) fn rule(importer: &mut ModuleImporter, registered: &[Function]) -> Result<Rule> {
    match registered {
        [primal, augmented, reverse] => gradient(importer, *primal, *augmented, *reverse),
        [primal, derivative] => tangent(importer, *primal, *derivative),
        _ => Err(Diagnostic::internal("a registration of another size").into()),
    }
}

fn gradient(
    importer: &mut ModuleImporter,
    primal: Function,
    augmented: Function,
    reverse: Function,
) -> Result<Rule> {
    plain(primal)?;
    let result: Vec<Type> = primal.ty().results();
    let mut passed = Passed::to(augmented, primal, Type::is_pointer);
    expect(primal, augmented, &passed)?;
    let forward = passed.clone();
    passed.also(result.iter().copied().filter(|ty| ty.is_float()));
    let tape = decode::params(reverse).get(passed.len()).copied();
    passed.also(tape);
    expect(primal, reverse, &passed)?;
    let kept: Vec<Type> = tape.into_iter().chain(result.iter().copied()).collect();
    returns(primal, augmented, &kept)?;
    let floats: Vec<Type> = primal
        .ty()
        .params()
        .into_iter()
        .filter(|ty| ty.is_float())
        .collect();
    returns(primal, reverse, &floats)?;
    let mut order: Vec<usize> = (0..kept.len()).collect();
    order.rotate_left(usize::from(tape.is_some()));
    Ok(Rule::Gradient {
        augmented: adapter(
            importer,
            ("augmented", augmented),
            &forward,
            (&kept, &order),
        )?,
        reverse: Some(in_order(importer, ("reverse", reverse), &passed, &floats)?),
        tangent: None,
        tape: tape.map(|ty| importer.ty(ty)),
        lenient: false,
    })
}

fn tangent(importer: &mut ModuleImporter, primal: Function, derivative: Function) -> Result<Rule> {
    plain(primal)?;
    let follows = |ty: Type| ty.is_pointer() || ty.is_float();
    let passed = Passed::to(derivative, primal, follows);
    expect(primal, derivative, &passed)?;
    let result = primal.ty().results();
    let float = result.iter().copied().filter(|ty| ty.is_float());
    let both: Vec<Type> = result.iter().copied().chain(float).collect();
    if decode::fits(derivative, &both) {
        let named = ("tangent", derivative);
        return Ok(Rule::Tangent {
            function: in_order(importer, named, &passed, &both)?,
            lenient: false,
        });
    }
    let numbers = !primal.ty().params().iter().any(|ty| ty.is_pointer());
    if numbers && both.len() == 2 && decode::fits(derivative, &both[1..]) {
        return Ok(Rule::Tangent {
            function: with_value(importer, primal, derivative, &passed),
            lenient: false,
        });
    }
    Err(misfit(primal, derivative, "returns", &both))
}

/// For each parameter of the primal whether the reverse function of its derivative may read through it, or sizes and addresses
/// through its shadow.
///
/// # Errors
/// If LLVM refuses a pipeline.
pub(super) fn reread(registered: &[Function]) -> Result<Vec<bool>> {
    let &[primal, augmented, reverse] = registered else {
        return Ok(Vec::new());
    };
    let passed = Passed::to(augmented, primal, Type::is_pointer);
    let (read, other) = (memory::read(reverse)?, memory::read_as_other(reverse)?);
    // The sizes that a shadow holds are the primal's.
    let reread =
        |first: usize| passed.is(&read, first, reverse) || passed.is(&other, first + 1, reverse);
    Ok(passed.pointers(reread))
}

/// For each parameter of the primal whether a function of its derivative may read integers behind pointers in its shadow.
///
/// # Errors
/// If LLVM refuses a pipeline.
pub(super) fn counts_behind(registered: &[Function]) -> Result<Vec<bool>> {
    let &[primal, ref made @ ..] = registered else {
        return Ok(Vec::new());
    };
    let mut all = Vec::new();
    for &function in made {
        let counted = memory::counted_behind(function)?;
        let passed = Passed::to(function, primal, Type::is_pointer);
        let found = passed.pointers(|first| passed.is(&counted, first + 1, function));
        all.resize(found.len(), false);
        all.iter_mut()
            .zip(found)
            .for_each(|(all, found)| *all |= found);
    }
    Ok(all)
}

/// What a function of a derivative is given.
#[derive(Clone, Debug)]
struct Passed {
    /// Each parameter of the primal, those with a derivative followed by its type once more.
    types: Vec<Type>,
    /// Where among these the parameters of the primal stand.
    primals: Vec<usize>,
    /// Which of them each argument is: an integer may be two.
    arguments: Vec<usize>,
}

impl Passed {
    /// What is said of a parameter of a function of a derivative; so it is of what is not passed.
    fn is(&self, said: &[bool], place: usize, function: Function) -> bool {
        let hidden = usize::from(decode::hidden(function).is_some());
        let at = self
            .arguments
            .iter()
            .position(|&argument| argument == place);
        at.is_none_or(|at| said.get(at + hidden).copied().unwrap_or(true))
    }

    /// For each parameter of the primal, whether it is a pointer of which that holds, by its place.
    fn pointers(&self, holds: impl Fn(usize) -> bool) -> Vec<bool> {
        let is = |&first: &usize| {
            let pointer = self.types.get(first).is_some_and(|ty| ty.is_pointer());
            pointer && holds(first)
        };
        self.primals.iter().map(is).collect()
    }

    /// What the engine passes to a function of a derivative of `primal`: as many arguments as it takes if it takes
    /// integers twice, else each integer once.
    fn to(function: Function, primal: Function, follows: impl Fn(Type) -> bool) -> Self {
        let mut once = Self {
            types: Vec::new(),
            primals: Vec::new(),
            arguments: Vec::new(),
        };
        let mut twice = Vec::new();
        for ty in primal.ty().params() {
            let first = once.types.len();
            once.primals.push(first);
            let count = 1 + usize::from(follows(ty));
            once.types.extend(std::iter::repeat_n(ty, count));
            twice.extend(first..first + count);
            twice.extend(ty.is_int().then_some(first));
        }
        let takes = decode::params(function).len();
        once.arguments = match takes == twice.len() {
            true => twice,
            false => (0..once.types.len()).collect(),
        };
        once
    }

    fn also(&mut self, more: impl IntoIterator<Item = Type>) {
        for ty in more {
            self.arguments.push(self.types.len());
            self.types.push(ty);
        }
    }

    fn len(&self) -> usize {
        self.arguments.len()
    }

    /// The types of the arguments.
    fn wanted(&self) -> Vec<Type> {
        self.arguments.iter().map(|&i| self.types[i]).collect()
    }

    /// The arguments among values of [`Self::types`].
    fn of(&self, values: &[Value]) -> Vec<Value> {
        self.arguments.iter().map(|&i| values[i]).collect()
    }
}

/// A function whose values a user's derivative can be told one by one.
fn plain(primal: Function) -> Result<()> {
    let ty = primal.ty();
    let known = |ty: Type| (ty.is_int() || ty.is_float() || ty.is_pointer()) && !ty.is_vector();
    let result = ty.result();
    let returns = result.is_void() || (known(result) && !result.is_pointer());
    if !ty.is_variadic()
        && !primal.copies_structs()
        && returns
        && ty.params().into_iter().all(known)
    {
        return Ok(());
    }
    let what = format!(
        "`{}` has a registered derivative, but takes or returns more than numbers and pointers",
        primal.shown_name()
    );
    Err(Diagnostic::error(code::UNSUPPORTED, what)
        .at(primal.location())
        .help("pass structs by address, and return a number or nothing")
        .into())
}

fn expect(primal: Function, found: Function, passed: &Passed) -> Result<()> {
    let wanted = passed.wanted();
    if decode::params(found) == wanted && !found.ty().is_variadic() {
        return Ok(());
    }
    Err(misfit(primal, found, "takes", &wanted))
}

fn returns(primal: Function, found: Function, wanted: &[Type]) -> Result<()> {
    if decode::fits(found, wanted) {
        return Ok(());
    }
    Err(misfit(primal, found, "returns", wanted))
}

fn misfit(primal: Function, found: Function, verb: &str, wanted: &[Type]) -> Box<Diagnostic> {
    let list = |types: &[Type]| {
        let names: Vec<String> = types.iter().map(|ty| format!("{ty}")).collect();
        format!("({})", names.join(", "))
    };
    let is = match verb {
        "takes" => list(&decode::params(found)),
        _ => format!("{}", found.ty().result()),
    };
    let what = format!(
        "`{}` is registered as a derivative of `{}`, but {verb} `{is}` where `{}` is wanted",
        found.shown_name(),
        primal.shown_name(),
        list(wanted)
    );
    let place = found.location().or_else(|| primal.location());
    Diagnostic::error(code::CONVENTION, what)
        .at(place)
        .help("the augmented function takes each parameter, pointers followed by their shadow, and returns {tape, result}, or the result alone")
        .help("the reverse function takes the same, the adjoint of a float result and the tape, and returns the adjoints of the floats")
        .help("a forward derivative takes each parameter, floats and pointers followed by their tangent, and returns {result, tangent}")
        .into()
}

fn in_order(
    importer: &mut ModuleImporter,
    named: (&str, Function),
    passed: &Passed,
    types: &[Type],
) -> Result<ir::FuncId> {
    let order: Vec<usize> = (0..types.len()).collect();
    adapter(importer, named, passed, (types, &order))
}

/// A function that calls another one and returns its results in an order. It says of each pointer what is done with it.
fn adapter(
    importer: &mut ModuleImporter,
    (role, function): (&str, Function),
    passed: &Passed,
    (types, order): (&[Type], &[usize]),
) -> Result<ir::FuncId> {
    let ordered: Vec<Type> = order.iter().map(|&i| types[i]).collect();
    let (made, builder) = new(function, role, &passed.types, &ordered);
    let results = decode::call(&builder, function, &passed.of(&made.params()), types);
    let ordered: Vec<Value> = order.iter().map(|&i| results[i]).collect();
    give(made, &builder, &ordered);
    let made = importer.declare(made);
    let (read, written) = (memory::read(function)?, memory::written(function)?);
    let used = memory::used(function)?;
    let params = importer.module.functions[made].params.iter_mut();
    let pointers = params.enumerate();
    for (place, promise) in pointers.filter(|(place, _)| passed.types[*place].is_pointer()) {
        promise.readonly = !passed.is(&written, place, function);
        promise.writeonly = !passed.is(&read, place, function);
        promise.unused = !passed.is(&used, place, function);
    }
    Ok(made)
}

/// The value of a function of numbers with a tangent that comes alone.
fn with_value(
    importer: &mut ModuleImporter,
    primal: Function,
    derivative: Function,
    passed: &Passed,
) -> ir::FuncId {
    let result = primal.ty().result();
    let (made, builder) = new(derivative, "tangent", &passed.types, &[result, result]);
    let all = made.params();
    let primals: Vec<Value> = passed.primals.iter().map(|&i| all[i]).collect();
    let tangent = builder.call(derivative, &passed.of(&all));
    let value = builder.call(primal, &primals);
    give(made, &builder, &[value, tangent]);
    importer.declare(made)
}

fn new(of: Function, role: &str, params: &[Type], results: &[Type]) -> (Function, Builder) {
    let context = of.ty().context();
    let result = match results {
        [] => context.void(),
        [one] => *one,
        several => context.structure(several, false),
    };
    let name = format!("{}{role}.{}", ir::BY_HAND, of.name());
    let made = of
        .module()
        .add_function(&name, result.function(params, false));
    made.value().set_linkage(Linkage::Internal);
    let builder = Builder::at_end(made.append_block("entry"));
    (made, builder)
}

fn give(made: Function, builder: &Builder, results: &[Value]) {
    match results {
        [] => builder.ret(None),
        [one] => builder.ret(Some(*one)),
        several => {
            let mut all = made.ty().result().poison();
            for (index, &result) in (0..).zip(several) {
                all = builder.insert_value(all, result, index);
            }
            builder.ret(Some(all))
        }
    };
}
