//! Functions between the engine and a user's derivative: they take and give plain values, whatever the target's
//! convention makes of structs.
//!
//! Those that take each integer twice, as a pointer and its shadow, are given it twice.
//!
//! | registered | takes | returns |
//! |---|---|---|
//! | augmented | each parameter, pointers followed by their shadow | the result; after the tape where there is one: `{tape, result}` |
//! | reverse | the same, the adjoint of a float result, the tape | adjoints of the floats: none, one, or a struct |
//! | tangent from a tape | each parameter, pointers and floats followed by their shadow or tangent, the tape | the tangent of a float result; or `{result, tangent}` |
//! | derivative | each parameter, pointers and floats followed by their shadow or tangent | `{result, tangent}`; the tangent alone of a function of numbers |

use super::passed::Passed;
use super::{ByHand, decode, memory};
use crate::import::ModuleImporter;
use crate::messages;
use crate::opcode::Linkage;
use crate::{Builder, Function, Type, Value};
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_engine::Rule;
use tapeless_ir as ir;

/// A function with its derivative by hand.
type Registered = (Function, ByHand);

/// What the engine is to do for a registered function.
///
/// # Errors
/// If the functions do not fit together.
pub(super) fn rule(importer: &mut ModuleImporter, (primal, by_hand): Registered) -> Result<Rule> {
    match by_hand {
        ByHand::Swept {
            augmented,
            reverse,
            tangent,
        } => swept(importer, primal, augmented, (reverse, tangent)),
        ByHand::Tangent(derivative) => tangent(importer, primal, derivative),
    }
}

fn swept(
    importer: &mut ModuleImporter,
    primal: Function,
    augmented: Function,
    (reverse, tangent): (Option<Function>, Option<Function>),
) -> Result<Rule> {
    plain(primal)?;
    let result: Vec<Type> = primal.ty().results();
    let forward = Passed::to(augmented, primal, Type::is_pointer);
    expect(primal, augmented, &forward)?;
    let mut backwards = forward.clone();
    backwards.also(float_of(primal));
    let mut along = Passed::in_form(forward.has_twice(), primal, has_tangent);
    let behind = |function: Option<Function>, passed: &Passed| {
        decode::params(function?).get(passed.len()).copied()
    };
    let tape = behind(reverse, &backwards).or_else(|| behind(tangent, &along));
    backwards.also(tape);
    along.also(tape);
    let kept: Vec<Type> = tape.into_iter().chain(result.iter().copied()).collect();
    if let Some(reverse) = reverse {
        expect(primal, reverse, &backwards)?;
    }
    if let Some(tangent) = tangent {
        fits_tape(primal, tangent, &along)?;
    }
    returns(primal, augmented, &kept)?;
    let params = primal.ty().params().into_iter();
    let floats: Vec<Type> = params.filter(|ty| ty.is_float()).collect();
    if let Some(reverse) = reverse {
        returns(primal, reverse, &floats)?;
    }
    let mut order: Vec<usize> = (0..kept.len()).collect();
    order.rotate_left(usize::from(tape.is_some()));
    Ok(Rule::Gradient {
        augmented: adapter(
            importer,
            ("augmented", augmented),
            &forward,
            (&kept, &order),
        )?,
        reverse: match reverse {
            Some(reverse) => Some(in_order(
                importer,
                ("reverse", reverse),
                &backwards,
                &floats,
            )?),
            None => None,
        },
        tangent: match tangent {
            Some(tangent) => Some(from_tape(importer, (primal, tangent), &along)?),
            None => None,
        },
        tape: tape.map(|ty| importer.ty(ty)),
        lenient: messages::is_ours(primal),
    })
}

fn has_tangent(ty: Type) -> bool {
    ty.is_pointer() || ty.is_float()
}

/// Whether a function follows tangents from a tape.
fn fits_tape(primal: Function, tangent: Function, passed: &Passed) -> Result<()> {
    let float: Vec<Type> = float_of(primal);
    let fits = decode::fits(tangent, &float) || decode::fits(tangent, &with_float(primal));
    let given = expect(primal, tangent, passed).and_then(|()| match fits {
        true => Ok(()),
        false => Err(misfit(primal, tangent, "returns", &float)),
    });
    given.map_err(|wrong| {
        let help = "a tangent from a tape takes each parameter, floats and pointers followed by their tangent, then the tape, and returns the tangent of the result";
        Box::new(wrong.help(help))
    })
}

/// A function that is given a tape, and gives the tangent of a float result: behind the result, if it gives that, too.
fn from_tape(
    importer: &mut ModuleImporter,
    (primal, tangent): (Function, Function),
    passed: &Passed,
) -> Result<ir::FuncId> {
    let (float, both) = (float_of(primal), with_float(primal));
    let given = match decode::fits(tangent, &float) {
        true => &float,
        false => &both,
    };
    let order: Vec<usize> = (given.len() - float.len()..given.len()).collect();
    adapter(importer, ("tangent", tangent), passed, (given, &order))
}

/// The result of a function if that is a float.
fn float_of(primal: Function) -> Vec<Type> {
    let result = primal.ty().results().into_iter();
    result.filter(|ty| ty.is_float()).collect()
}

/// The result of a function, and its tangent.
fn with_float(primal: Function) -> Vec<Type> {
    let result = primal.ty().results().into_iter();
    result.chain(float_of(primal)).collect()
}

fn tangent(importer: &mut ModuleImporter, primal: Function, derivative: Function) -> Result<Rule> {
    plain(primal)?;
    let passed = Passed::to(derivative, primal, has_tangent);
    expect(primal, derivative, &passed)?;
    let both = with_float(primal);
    if decode::fits(derivative, &both) {
        let named = ("tangent", derivative);
        return Ok(Rule::Tangent {
            function: in_order(importer, named, &passed, &both)?,
            lenient: messages::is_ours(primal),
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

/// For each parameter of the primal whether what follows the forward sweep of its derivative may read through it, or sizes and
/// addresses through its shadow.
///
/// # Errors
/// If LLVM refuses a pipeline.
pub(super) fn reread((primal, by_hand): Registered) -> Result<Vec<bool>> {
    let ByHand::Swept {
        augmented,
        reverse,
        tangent,
    } = by_hand
    else {
        return Ok(Vec::new());
    };
    let backwards = Passed::to(augmented, primal, Type::is_pointer);
    let along = Passed::in_form(backwards.has_twice(), primal, has_tangent);
    let mut all = vec![false; primal.ty().params().len()];
    for (function, passed) in [(reverse, backwards), (tangent, along)] {
        let Some(function) = function else { continue };
        let (read, other) = (memory::read(function)?, memory::read_as_other(function)?);
        // The sizes that a shadow holds are the primal's.
        let reread = |first: usize| {
            passed.is(&read, first, function) || passed.is(&other, first + 1, function)
        };
        let found = all.iter_mut().zip(passed.pointers(reread));
        found.for_each(|(all, found)| *all |= found);
    }
    Ok(all)
}

/// For each parameter of the primal whether a function of its derivative may read integers behind pointers in its shadow.
///
/// # Errors
/// If LLVM refuses a pipeline.
pub(super) fn counts_behind((primal, by_hand): Registered) -> Result<Vec<bool>> {
    let made = match by_hand {
        ByHand::Swept {
            augmented,
            reverse,
            tangent,
        } => {
            let swept = Passed::to(augmented, primal, Type::is_pointer);
            let along = Passed::in_form(swept.has_twice(), primal, has_tangent);
            vec![
                (Some(augmented), swept.clone()),
                (reverse, swept),
                (tangent, along),
            ]
        }
        ByHand::Tangent(tangent) => {
            vec![(Some(tangent), Passed::to(tangent, primal, has_tangent))]
        }
    };
    let mut all = Vec::new();
    for (function, passed) in made {
        let Some(function) = function else { continue };
        let counted = memory::counted_behind(function)?;
        let found = passed.pointers(|first| passed.is(&counted, first + 1, function));
        all.resize(found.len(), false);
        all.iter_mut()
            .zip(found)
            .for_each(|(all, found)| *all |= found);
    }
    Ok(all)
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
