//! Derivatives that are registered by hand: which functions they consist of, and which go together.

use super::Known;
use super::read::entries;
use crate::function::Function;
use crate::request::Request;
use crate::value::Value;
use std::borrow::Cow;
use tapeless_diag::{Diagnostic, code};

/// The functions of a derivative by hand.
#[derive(Clone, Copy, Debug)]
pub(super) enum ByHand {
    /// A forward sweep with a tape, and what follows it.
    Swept {
        augmented: Function,
        reverse: Option<Function>,
        tangent: Option<Function>,
    },
    /// Forward mode.
    Tangent(Function),
}

impl Known {
    pub(super) fn gradient(&mut self, global: Value) {
        let listed = self.registered(global, "{function, augmented, reverse}");
        if let Some([function, augmented, reverse]) = listed {
            let by_hand = ByHand::Swept {
                augmented,
                reverse: Some(reverse),
                tangent: None,
            };
            self.gradients.insert(function, by_hand);
        }
    }

    pub(super) fn derivative(&mut self, global: Value) {
        if let Some([function, tangent]) = self.registered(global, "{function, derivative}") {
            self.derivatives.insert(function, ByHand::Tangent(tangent));
        }
    }

    pub(super) fn split_derivative(&mut self, global: Value) {
        let listed = self.registered(global, "{function, augmented, tangent}");
        if let Some([function, augmented, tangent]) = listed {
            let by_hand = ByHand::Swept {
                augmented,
                reverse: None,
                tangent: Some(tangent),
            };
            self.splits.insert(function, by_hand);
        }
    }

    fn registered<const N: usize>(&mut self, global: Value, form: &str) -> Option<[Function; N]> {
        let found: Vec<Function> = entries(global)
            .into_iter()
            .filter_map(Value::as_function)
            .collect();
        let first = found.first().and_then(|f| f.location());
        let found = found.try_into().ok();
        if found.is_none() {
            let what = format!("`{}` must hold {N} functions", global.name());
            let wrong = Diagnostic::error(code::CONVENTION, what);
            let wrong = wrong.at(global.definition().or(first));
            self.wrong
                .push(wrong.help(format!("write {form}, as constants")));
        }
        found
    }

    /// What follows a tape by hand follows that of one forward sweep.
    pub(super) fn check_splits(&mut self) {
        for (function, split) in &self.splits {
            let (
                ByHand::Swept { augmented, .. },
                Some(ByHand::Swept {
                    augmented: other, ..
                }),
            ) = (split, self.gradients.get(function))
            else {
                continue;
            };
            if augmented != other {
                let what = format!(
                    "two forward sweeps are registered for `{}`: `{}` with its gradient, `{}` with its tangent from a tape",
                    function.shown_name(),
                    other.shown_name(),
                    augmented.shown_name()
                );
                let wrong = Diagnostic::error(code::CONVENTION, what);
                self.wrong.push(
                    wrong
                        .at(function.location())
                        .help("register the same one with both: reverse mode and forward mode are given its tape"),
                );
            }
        }
    }

    /// Whether the derivative by hand of a function has a tape of its own.
    pub(super) fn keeps_tape(&self, function: Function) -> bool {
        let mut swept = [&self.gradients, &self.splits].into_iter();
        swept.any(|all| match all.get(&function) {
            Some(ByHand::Swept { augmented, .. }) => {
                augmented.ty().result() != function.ty().result()
            }
            _ => false,
        })
    }

    /// What is known for a request: where tangents are followed from a tape, what is registered for that is one with the gradient.
    pub(crate) fn for_request(&self, request: &Request) -> Cow<'_, Self> {
        let split = request.split.as_ref();
        if !split.is_some_and(|split| split.forward_too) || self.splits.is_empty() {
            return Cow::Borrowed(self);
        }
        let mut known = self.clone();
        for (&function, &by_hand) in &self.splits {
            let gradient = known.gradients.entry(function).or_insert(by_hand);
            if let (ByHand::Swept { tangent, .. }, ByHand::Swept { tangent: given, .. }) =
                (gradient, by_hand)
            {
                *tangent = given;
            }
        }
        Cow::Owned(known)
    }
}
