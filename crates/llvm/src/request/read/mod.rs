//! Understanding a request's argument list.

mod argument;
mod result;
mod shadows;
mod split;
mod valued;
mod width;
mod words;

use super::{Family, Mode, Request, RequestArg, Return, Split, family, look_through};
use crate::builder::Builder;
use crate::call::Place;
use crate::function::Function;
use crate::opcode::Opcode;
use crate::types::Type;
use crate::value::Value;
use result::holds_float;
use std::collections::VecDeque;
use std::num::NonZeroU32;
use tapeless_analysis::Along;
use tapeless_diag::{Diagnostic, Result, code};

impl Request {
    /// Understands a call. Arguments that C's variadic calls have widened are narrowed again before the call.
    pub fn read(call: Value) -> Result<Request> {
        let symbol = call
            .called_function()
            .map(Function::name)
            .unwrap_or_default();
        let Some(family) = family(&symbol) else {
            return Err(Box::new(Diagnostic::internal(format!(
                "`{symbol}` asks for no derivative"
            ))));
        };
        let request = Reader::new(call, &symbol, family).and_then(Reader::read);
        request.map_err(|error| Box::new(located(error, call)))
    }

    /// Where the call returns its results in memory, if it does.
    pub(super) fn result_slot(call: Value) -> Option<Value> {
        let first = call.args().first().copied()?;
        call.call_has_attribute(Place::Param(0), "sret")
            .then_some(first)
    }
}

/// What the markers say beyond the arguments.
#[derive(Default)]
struct Said {
    ret: Option<Return>,
    primal_return: bool,
    without_result: bool,
    runtime_activity: bool,
    strong_zero: bool,
}

struct Reader {
    call: Value,
    name: &'static str,
    mode: Mode,
    /// What is in the place of tangents.
    along: Along,
    function: Function,
    rest: VecDeque<Value>,
    /// How many directions are taken side by side.
    width: NonZeroU32,
    /// What it says of the tape, if it is one of two sweeps.
    split: Option<Split>,
    /// Whether the call comes from Fortran, which passes integers by address too.
    by_address: bool,
}

type Refusal<T> = std::result::Result<T, Diagnostic>;

impl Reader {
    fn new(call: Value, symbol: &str, of: Family) -> Refusal<Self> {
        let name = of.name;
        let skipped = usize::from(Request::result_slot(call).is_some());
        let mut rest: VecDeque<Value> = call.args().into_iter().skip(skipped).collect();
        let refuse = |what: String| Diagnostic::error(code::CONVENTION, what);
        let Some(first) = rest.pop_front() else {
            return Err(refuse(format!(
                "`{name}` needs the function to differentiate as its first argument"
            ))
            .help(format!(
                "write `{name}((void *)f, …)`: the function, then its arguments"
            )));
        };
        let Some(function) = look_through(first).as_function() else {
            let what =
                format!("the first argument of `{name}` is not a function known at compile time");
            return Err(refuse(what).help(
                "pass the function itself, or make the pointer a constant where the call is",
            ));
        };
        Ok(Self {
            call,
            name,
            mode: of.mode,
            along: of.along,
            function,
            width: width::take(&mut rest)?,
            split: split::take(&mut rest, of.sweep, name)?,
            rest,
            by_address: symbol.ends_with('_'),
        })
    }

    fn read(mut self) -> Refusal<Request> {
        let routine = tapeless_rules::blas::find(&self.function.name()).is_some();
        if self.function.is_declaration() && !routine && self.mode != Mode::Batch {
            let called = self.function.shown_name();
            let what = format!("`{called}` has no definition to differentiate");
            return Err(self.undefined(Diagnostic::error(code::UNDEFINED, what)));
        }
        let mut said = Said::default();
        let mut args = Vec::new();
        let mut params = self.function.params();
        params.drain(..usize::from(self.in_memory().is_some()));
        let defaults = self.defaults(&params)?;
        for (index, (param, default)) in params.into_iter().zip(defaults).enumerate() {
            args.push(self.argument(index, param, default, &mut said)?);
        }
        self.last_words(&mut said)?;
        let ret = self.ret(&said)?;
        self.behind(ret)?;
        self.last_words(&mut said)?;
        if !self.rest.is_empty() {
            let (wanted, more) = (args.len(), self.rest.len());
            return Err(self.wrong(format!(
                "`{}` takes {}, but {} left over after {}",
                self.called(),
                count(wanted, "argument"),
                if more == 1 {
                    "one is".to_owned()
                } else {
                    format!("{more} are")
                },
                if wanted == 1 {
                    "it".to_owned()
                } else {
                    "them".to_owned()
                },
            ))
            .help("a float by value and an integer take one argument here, a pointer takes two: itself and its shadow")
            .help("`enzyme_const` before a pointer says that no shadow follows"));
        }
        if !self.is_marked_only() {
            self.check_shadows(&args, said.runtime_activity)?;
        }
        self.finish(args, ret, said)
    }

    /// Markers about the whole call, where no argument follows.
    fn last_words(&mut self, said: &mut Said) -> Refusal<()> {
        while let Some(word) = self.next_word() {
            if self.general(&word, said)?.is_some() {
                return Err(self
                    .wrong(format!(
                        "`{word}` stands behind the last argument of `{}`",
                        self.called()
                    ))
                    .help("a marker stands before the argument that it speaks of"));
            }
        }
        Ok(())
    }

    /// What becomes of the result: as is said, or as its type tells.
    fn ret(&self, said: &Said) -> Refusal<Return> {
        if self.mode == Mode::Batch {
            return Ok(Return::Const);
        }
        let result = self.result();
        let gives_shadow = self.split.is_some() || self.mode == Mode::Forward;
        let natural = match () {
            () if holds_float(result) => Return::Active,
            () if result.is_pointer() && gives_shadow => Return::Dup,
            () if result.is_void() || result.scalar().is_int() => Return::Const,
            () if said.ret == Some(Return::Const) => Return::Const,
            () => {
                let what = format!(
                    "`{}` returns {}, which has no derivative",
                    self.called(),
                    result.in_words()
                );
                return Err(Diagnostic::error(code::NO_DERIVATIVE, what)
                    .help("return a float, or pass the result through a pointer with its shadow"));
            }
        };
        match said.ret {
            Some(Return::Active) if natural != Return::Active => Err(self
                .wrong(format!(
                    "`{}` returns {}, which cannot be active",
                    self.called(),
                    result.in_words()
                ))
                .help("leave the marker of the result out, or return a float")),
            Some(ret) => Ok(ret),
            None => Ok(natural),
        }
    }

    fn finish(self, mut args: Vec<RequestArg>, ret: Return, said: Said) -> Refusal<Request> {
        let result = self.function.ty().result();
        let memory = self.memory(&mut args, ret);
        if said.primal_return && self.split.is_some() {
            return Err(self
                .wrong(format!("`enzyme_primal_return` has no meaning in `{}`", self.name))
                .help("leave it out: `__enzyme_augmentfwd` returns the result behind the tape, what follows does not compute it"));
        }
        let split = self.split.map(|split| Split {
            without_result: said.without_result,
            ..split
        });
        Ok(Request {
            call: self.call,
            mode: self.mode,
            function: self.function,
            args,
            ret: match memory {
                Some(_) => Return::Const,
                None => ret,
            },
            primal_return: said.primal_return && (memory.is_some() || !result.is_void()),
            runtime_activity: said.runtime_activity,
            strong_zero: said.strong_zero,
            along: self.along,
            memory,
            width: self.width,
            split,
        })
    }

    fn called(&self) -> String {
        self.function.shown_name()
    }

    fn wrong(&self, what: String) -> Diagnostic {
        Diagnostic::error(code::CONVENTION, what)
    }
}

/// Says where, as well as debug information allows.
pub(super) fn located(error: Diagnostic, call: Value) -> Diagnostic {
    match call.location() {
        Some(place) => error.at(place),
        None => {
            let caller = call.block().function().shown_name();
            let own = call.block().function().name();
            error.inside(own).because(
                None,
                format!("the call is in `{caller}`; compile with -g to see the line"),
            )
        }
    }
}

fn place(index: usize, param: Value) -> String {
    match param.name() {
        name if name.is_empty() => format!("argument {}", index + 1),
        name => format!("argument {} (`{name}`)", index + 1),
    }
}

pub(super) fn count(n: usize, noun: &str) -> String {
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

/// `given` as a value of type `wanted`: variadic calls pass `float` as `double` and small integers as `int`.
pub(super) fn narrowed(call: Value, given: Value, wanted: Type) -> Option<Value> {
    let ty = given.ty();
    if ty == wanted {
        return Some(given);
    }
    let context = wanted.context();
    let opcode = match () {
        () if ty == context.double() && wanted == context.float() => Opcode::FPTrunc,
        () if ty.is_int() && wanted.is_int() && ty.int_width() > wanted.int_width() => {
            Opcode::Trunc
        }
        () => return None,
    };
    Some(Builder::before(call).cast(opcode, given, wanted))
}
