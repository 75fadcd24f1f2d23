//! What markers say of arguments and of the whole call, and what holds where there are none.

use super::super::accesses::{Held, held_behind};
use super::super::marker::{self, Marker};
use super::super::readings::{self, Default, Unreadable};
use super::super::{Mode, Return};
use super::{Reader, Refusal, Said, place};
use crate::value::Value;
use tapeless_diag::{Diagnostic, code};

impl Reader {
    /// What each parameter is when no marker speaks of it.
    pub(super) fn defaults(&self, params: &[Value]) -> Refusal<Vec<Marker>> {
        let defaults: Vec<Default> = params.iter().map(|&param| self.default(param)).collect();
        let without_open = |open: Marker| {
            let marker = |&default: &Default| match default {
                Default::Known(marker) => marker,
                Default::Open => open,
            };
            defaults.iter().map(marker).collect()
        };
        if !defaults.contains(&Default::Open) {
            return Ok(without_open(Marker::Dup));
        }
        let behind = self.values_behind();
        let given = self
            .rest
            .iter()
            .take(self.rest.len().saturating_sub(behind));
        let given: Vec<Value> = given.copied().collect();
        match readings::settle(&given, &defaults, self.width) {
            Ok(markers) => Ok(markers),
            // What follows says what is missing or left over.
            Err(Unreadable::Never) => Ok(without_open(Marker::Dup)),
            Err(Unreadable::Several(index)) => {
                let place = place(index, params[index]);
                let called = self.called();
                let what = format!(
                    "`{called}` never reads {place}, and the arguments of this call fit with a shadow for it and without"
                );
                Err(self.wrong(what).help(format!(
                    "put `enzyme_const` (no shadow) or `enzyme_dup` (a shadow follows) before {place}"
                )))
            }
        }
    }

    fn default(&self, param: Value) -> Default {
        let ty = param.ty();
        let marker = match () {
            () if self.mode == Mode::Batch => Marker::Vector,
            () if ty.scalar().is_float() && self.mode == Mode::Reverse => Marker::Out,
            () if self.by_address && ty.is_pointer() => match held_behind(param) {
                Held::Integers => Marker::Const,
                Held::Unread => return Default::Open,
                Held::Other => Marker::Dup,
            },
            () if ty.is_pointer() || ty.scalar().is_float() => Marker::Dup,
            () => Marker::Const,
        };
        Default::Known(marker)
    }

    /// The word of the next argument, taken, if it is a marker.
    pub(super) fn next_word(&mut self) -> Option<String> {
        let word = marker::word(*self.rest.front()?)?;
        self.rest.pop_front();
        Some(word)
    }

    /// Takes note of a marker about the whole call; gives back one about the argument that follows.
    pub(super) fn general(&self, word: &str, said: &mut Said) -> Refusal<Option<Marker>> {
        let Some(marker) = marker::meaning(word) else {
            return Err(self
                .wrong(format!("unknown marker `{word}`"))
                .help(format!("known are {}", marker::known())));
        };
        match marker {
            Marker::PrimalReturn
            | Marker::DupReturn
            | Marker::ConstReturn
            | Marker::NoReturn
            | Marker::ActiveReturn
            | Marker::RuntimeActivity
            | Marker::StrongZero
                if self.mode == Mode::Batch =>
            {
                return Err(self.of_another_mode(word));
            }
            Marker::PrimalReturn | Marker::DupReturn => said.primal_return = true,
            Marker::NoReturn if self.split.is_some() => said.without_result = true,
            Marker::ConstReturn | Marker::NoReturn => said.ret = Some(Return::Const),
            Marker::ActiveReturn => said.ret = Some(Return::Active),
            Marker::RuntimeActivity => said.runtime_activity = true,
            Marker::StrongZero => said.strong_zero = true,
            Marker::Width | Marker::Tape | Marker::Allocated | Marker::NoFree => {}
            Marker::Later => {
                return Err(Diagnostic::error(
                    code::UNSUPPORTED,
                    format!("`{word}` is not supported yet"),
                )
                .help("ask for one derivative at a time, in a loop"));
            }
            _ if marker.is_about_lanes() != (self.mode == Mode::Batch) => {
                return Err(self.of_another_mode(word));
            }
            Marker::Dup
            | Marker::DupNoNeed
            | Marker::DupStrided
            | Marker::DupNoNeedStrided
            | Marker::Out
            | Marker::Const
            | Marker::Scalar
            | Marker::Vector
            | Marker::Buffer => return Ok(Some(marker)),
        }
        Ok(None)
    }

    fn of_another_mode(&self, word: &str) -> Diagnostic {
        let wrong = self.wrong(format!("`{word}` has no meaning in `{}`", self.name));
        wrong.help(match self.mode {
            Mode::Batch => "an argument is `enzyme_vector`, with a value for each lane, `enzyme_scalar`, with one for all, or `enzyme_buffer, bytes`, with the address of the first",
            _ => "an argument is `enzyme_dup`, `enzyme_dupnoneed`, `enzyme_out` or `enzyme_const`",
        })
    }
}
