//! What is added to a refusal on its way to the user.

use crate::Wanted;
use tapeless_analysis::Way;
use tapeless_analysis::globals::followed::Why;
use tapeless_analysis::{Along, Context};
use tapeless_diag::{Diagnostic, code};
use tapeless_ir::{FuncId, Function, GlobalId, Module, Op, Stated};

/// Adds the calls that led to a refusal, the innermost first. One in a body without lines, as those of library functions
/// are, is where that is called.
pub(crate) fn called(module: &Module, mut refusal: Diagnostic, work: &[Wanted]) -> Box<Diagnostic> {
    let mut callee = work.last();
    for _ in 0..MOST_CALLS {
        let Some((wanted, caller)) = callee.and_then(|w| Some((w, work.get(w.by?)?))) else {
            break;
        };
        let name = module.functions[caller.context.function].shown_name();
        let called = format!("called in `{name}`");
        refusal = match refusal.location {
            None => refusal.at(wanted.place.clone()).because(None, called),
            Some(_) => refusal.because(wanted.place.clone(), called),
        };
        callee = Some(caller);
    }
    Box::new(refusal)
}

/// Says why the pointers of a global cannot be followed.
pub(crate) fn because(
    module: &Module,
    global: GlobalId,
    refusal: Diagnostic,
    why: Why,
) -> Box<Diagnostic> {
    let name = module.globals[global].shown_name();
    let what = format!("the pointers of `{name}` cannot be followed: {}", why.what);
    let mut refusal = refusal.because(module.location(why.place), what);
    if why.place.is_some() {
        refusal = refusal.help("or set the global within what is differentiated, by its name, before it is read on any way");
    }
    if !module.globals[global].inactive {
        refusal = refusal.help(format!(
            "or, if nothing that it leads to carries a derivative, mark it: {}",
            mark(name)
        ));
    }
    Box::new(refusal)
}

/// Refuses tangents from the tape of a function whose derivative keeps none for them.
///
/// # Errors
/// If such are asked for.
pub(crate) fn forward_too(module: &Module, context: &Context) -> Result<(), Diagnostic> {
    if !context.forward_too {
        return Ok(());
    }
    let function = &module.functions[context.function];
    let what = format!(
        "the derivative of `{}` keeps nothing by which tangents follow from its tape",
        function.shown_name()
    );
    Err(Diagnostic::error(code::UNSUPPORTED, what)
        .at(module.location(function.loc))
        .help("use `__enzyme_fwddiff`, which needs no tape"))
}

/// How to say that a global is inactive: beside it, where it has no name outside of a function.
fn mark(name: &str) -> String {
    let nameable = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == ':';
    if !name.chars().all(nameable) {
        return "declare it with `__attribute__((annotate(\"enzyme_inactive\")))`".to_owned();
    }
    let own = name.replace(':', "_");
    format!("`void *__enzyme_inactive_global_{own} = (void *)&{name};`")
}

/// Refuses a pointer to memory with a derivative that goes a way on which it is not followed.
pub(crate) fn hidden(
    module: &Module,
    root: FuncId,
    (id, op, way): (FuncId, Op, Way),
) -> Box<Diagnostic> {
    let (what, why, help) = match way {
        Way::Integer => (
            "memory that carries a derivative is reached through an integer that another function, or a variable of the file, hands on",
            "an integer has no shadow: it is not known where the derivative of that memory lies",
            "hand the address on as a pointer, and a tag or an offset beside it",
        ),
        Way::Word => (
            "a pointer to memory that carries a derivative is loaded as an integer, and stored",
            "an integer has no shadow: that of the memory is lost",
            "move it as a pointer, or by `memcpy`",
        ),
        Way::Arguments => (
            "a pointer to memory that carries a derivative is among a variable number of arguments",
            "such arguments have no shadows",
            "hand it on as an ordinary parameter",
        ),
        Way::Pieces => (
            "a pointer to memory that carries a derivative is read here, and was put there byte by byte",
            "its shadow is not moved with its bytes",
            "copy it with `memcpy`, or assign it",
        ),
    };
    let body = module.functions[id].body.as_ref();
    let name = module.functions[root].shown_name();
    let refusal = Diagnostic::error(code::UNSUPPORTED, what)
        .at(module.location(body.and_then(|body| body.ops[op].loc)))
        .because(None, format!("while differentiating `{name}`"))
        .because(None, why)
        .help(help);
    Box::new(refusal)
}

/// A chain of calls is shown up to this length.
const MOST_CALLS: usize = 4;

/// Refuses a function that is not looked into.
pub(crate) fn without_body(primal: &Function) -> Diagnostic {
    let name = primal.shown_name();
    if primal.stated == Stated::Nothing {
        return Diagnostic::internal(format!("`{name}` has no body to differentiate"));
    }
    let what = format!(
        "a derivative of `{name}` is asked for, which is said to have none: it is inactive, or allocates or releases memory"
    );
    Diagnostic::error(code::CONVENTION, what)
        .help("take back what is said of the function, or differentiate one that calls it")
}

/// What a derivative that is not made of a function's code computes says nothing but tangents.
///
/// # Errors
/// If that is asked.
pub(crate) fn sets_by_hand(
    module: &Module,
    context: &tapeless_analysis::Context,
) -> tapeless_diag::Result<()> {
    let name = module.functions[context.function].shown_name();
    let what = match context.along {
        Along::Tangents => return Ok(()),
        Along::Sets => format!("on which inputs the result of `{name}` depends is not known"),
        Along::Traced => format!("what `{name}` reads and writes is not known"),
        Along::Errors => format!("how far the result of `{name}` may be off is not known"),
    };
    let what = format!("{what}: its derivative is not made from its code");
    Err(Diagnostic::error(code::UNSUPPORTED, what)
        .at(module.location(module.functions[context.function].loc))
        .help("differentiate it densely, or call it outside of what is asked about")
        .into())
}
