//! Functions between the engine and a user's derivative: they take and give plain values, whatever the target's
//! convention makes of structs.
//!
//! | registered | takes | returns |
//! |---|---|---|
//! | augmented | each parameter, pointers followed by their shadow | the result; after the tape where there is one: `{tape, result}` |
//! | reverse | the same, the adjoint of a float result, the tape | adjoints of the floats: none, one, or a struct |
//! | derivative | each parameter, pointers and floats followed by their shadow or tangent | `{result, tangent}`; the tangent alone of a function of numbers |

use super::decode;
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
    let result: Vec<Type> = given(primal.ty().result());
    let twice = doubled(primal, Type::is_pointer);
    let mut wanted = twice.clone();
    wanted.extend(result.iter().filter(|ty| ty.is_float()));
    let tape = decode::params(reverse).get(wanted.len()).copied();
    wanted.extend(tape);
    expect(primal, reverse, &wanted)?;
    expect(primal, augmented, &twice)?;
    let forward: Vec<Type> = tape.into_iter().chain(result.iter().copied()).collect();
    returns(primal, augmented, &forward)?;
    let floats: Vec<Type> = primal
        .ty()
        .params()
        .into_iter()
        .filter(|ty| ty.is_float())
        .collect();
    returns(primal, reverse, &floats)?;
    let mut order: Vec<usize> = (0..forward.len()).collect();
    order.rotate_left(usize::from(tape.is_some()));
    Ok(Rule::Gradient {
        augmented: adapter(importer, "augmented", augmented, &forward, &order),
        reverse: in_order(importer, "reverse", reverse, &floats),
        tape: tape.map(|ty| importer.ty(ty)),
    })
}

fn tangent(importer: &mut ModuleImporter, primal: Function, derivative: Function) -> Result<Rule> {
    plain(primal)?;
    let follows = |ty: Type| ty.is_pointer() || ty.is_float();
    expect(primal, derivative, &doubled(primal, follows))?;
    let result = given(primal.ty().result());
    let float = result.iter().copied().filter(|ty| ty.is_float());
    let both: Vec<Type> = result.iter().copied().chain(float).collect();
    if decode::fits(derivative, &both) {
        return Ok(Rule::Tangent(in_order(
            importer, "tangent", derivative, &both,
        )));
    }
    let numbers = !primal.ty().params().iter().any(|ty| ty.is_pointer());
    if numbers && both.len() == 2 && decode::fits(derivative, &both[1..]) {
        return Ok(Rule::Tangent(with_value(importer, primal, derivative)));
    }
    Err(misfit(primal, derivative, "returns", &both))
}

/// A function whose values a user's derivative can be told one by one.
fn plain(primal: Function) -> Result<()> {
    let ty = primal.ty();
    let known = |ty: Type| (ty.is_int() || ty.is_float() || ty.is_pointer()) && !ty.is_vector();
    let by_copy = (0..ty.params().len() as u32).any(|index| {
        let flags = primal.param_flags(index);
        flags.sret || flags.byval.is_some()
    });
    let result = ty.result();
    let returns = result.is_void() || (known(result) && !result.is_pointer());
    if !ty.is_variadic() && !by_copy && returns && ty.params().into_iter().all(known) {
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

/// The parameters, those with a derivative twice.
fn doubled(primal: Function, follows: impl Fn(Type) -> bool) -> Vec<Type> {
    let params = primal.ty().params().into_iter();
    params
        .flat_map(|ty| std::iter::repeat_n(ty, 1 + usize::from(follows(ty))))
        .collect()
}

fn given(ty: Type) -> Vec<Type> {
    Some(ty).filter(|ty| !ty.is_void()).into_iter().collect()
}

fn expect(primal: Function, found: Function, wanted: &[Type]) -> Result<()> {
    if decode::params(found) == wanted && !found.ty().is_variadic() {
        return Ok(());
    }
    Err(misfit(primal, found, "takes", wanted))
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
    role: &str,
    function: Function,
    types: &[Type],
) -> ir::FuncId {
    let order: Vec<usize> = (0..types.len()).collect();
    adapter(importer, role, function, types, &order)
}

/// A function that calls another one and returns its results in an order.
fn adapter(
    importer: &mut ModuleImporter,
    role: &str,
    function: Function,
    types: &[Type],
    order: &[usize],
) -> ir::FuncId {
    let ordered: Vec<Type> = order.iter().map(|&i| types[i]).collect();
    let params = decode::params(function);
    let (made, builder) = new(function, role, &params, &ordered);
    let results = decode::call(&builder, function, &made.params(), types);
    let ordered: Vec<Value> = order.iter().map(|&i| results[i]).collect();
    give(made, &builder, &ordered);
    importer.declare(made)
}

/// The value of a function of numbers with a tangent that comes alone.
fn with_value(importer: &mut ModuleImporter, primal: Function, derivative: Function) -> ir::FuncId {
    let result = primal.ty().result();
    let params = decode::params(derivative);
    let (made, builder) = new(derivative, "tangent", &params, &[result, result]);
    let all = made.params();
    let mut primals = Vec::new();
    let mut at = 0;
    for ty in primal.ty().params() {
        primals.push(all[at]);
        at += 1 + usize::from(ty.is_float());
    }
    let tangent = builder.call(derivative, &all);
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
    let name = format!("tapeless.{role}.{}", of.name());
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
