//! Whether calls that share a tape fit together: when they are compiled, and when they run.

use super::super::Made;
use super::super::fields::at;
use super::Key;
use crate::request::Request;
use crate::{Builder, IntPredicate, Type, Value, stop};
use std::hash::{DefaultHasher, Hash, Hasher};
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_ir as ir;

/// Whether the tape may be used again.
pub(super) fn check_again(request: &Request, made: &Made) -> Result<()> {
    let Some(function) = made.once else {
        return Ok(());
    };
    let name = made.structured.functions[function].shown_name();
    let what = format!(
        "the tape of `{}` can be used once: the derivative by hand of `{name}` has a tape of its own, which ends with its first use",
        request.function.shown_name()
    );
    Err(Diagnostic::error(code::UNSUPPORTED, what)
        .help(
            "call `__enzyme_augmentfwd` for each sweep that follows, and leave `enzyme_nofree` out",
        )
        .into())
}

/// Whether there is a reverse sweep at all.
pub(super) fn check_reversible(request: &Request, made: &Made) -> Result<()> {
    let Some(function) = made.forward_only else {
        return Ok(());
    };
    let function = &made.structured.functions[function];
    let (name, symbol) = (function.shown_name(), &function.name);
    let what = format!(
        "the tape of `{}` leads forwards only: the derivative by hand of `{name}` does not say how adjoints follow from it",
        request.function.shown_name()
    );
    Err(Diagnostic::error(code::UNSUPPORTED, what)
        .help(format!("register how: `void *__enzyme_register_gradient_{symbol}[] = {{(void *){symbol}, (void *)augmented, (void *)reverse}};`"))
        .into())
}

/// What both sweeps of a request are made of, as a number: the functions that they are made of, and how they are asked for.
pub fn mark(request: &Request, primals: &ir::Module) -> u64 {
    let Some(split) = &request.split else {
        return 0;
    };
    let mut hasher = DefaultHasher::new();
    let key = Key::of(request);
    (
        key.args,
        key.ret,
        key.runtime_activity,
        key.strong_zero,
        key.width,
        split.forward_too,
    )
        .hash(&mut hasher);
    env!("CARGO_PKG_VERSION").hash(&mut hasher);
    // Copies are numbered where a module has several of one function.
    let text = ir::print::module(primals);
    let mut parts = text.split(".primal");
    parts.next().hash(&mut hasher);
    for part in parts {
        let number = part
            .strip_prefix('.')
            .map(|rest| rest.trim_start_matches(|c: char| c.is_ascii_digit()));
        number.unwrap_or(part).hash(&mut hasher);
    }
    hasher.finish()
}

pub(super) fn mark_of(request: &Request, made: &Made) -> Value {
    request.function.module().context().int(64).int(made.mark)
}

/// Stops the program where the tape is another than the one that is expected.
pub(super) fn check_mark(
    builder: &Builder,
    request: &Request,
    made: &Made,
    (types, tape): (&[Type], Value),
) {
    if types.is_empty() {
        return;
    }
    let found = builder.load(types[0], at(builder, types, tape, 0), 1);
    let differs = builder.icmp(IntPredicate::Ne, found, mark_of(request, made));
    let (head, tail) = (request.call.block(), request.call.split_block());
    let function = head.function();
    if let Some(jump) = head.terminator() {
        jump.erase();
    }
    let other = function.append_block("tape");
    builder.move_to_end(head);
    builder.cond_br(differs, other, tail);
    builder.move_to_end(other);
    let place = match request.call.location() {
        Some(at) => format!("{}:{}", at.file, at.line),
        None => function.shown_name(),
    };
    let what =
        "this tape was made by another forward sweep, or by one that was compiled in another way";
    let text = builder.string(&stop::text(&place, what));
    builder.call(stop::function(function.module()), &[text]);
    builder.unreachable();
    builder.move_before(request.call);
}
