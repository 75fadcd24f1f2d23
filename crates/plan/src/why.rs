//! Why values are kept rather than made again, and what would change that.
//!
//! What can only be kept has its [`Cause`] from where it is told so (`sources`). What could be made again is kept where the cut
//! finds that cheaper than what else would have to be kept.

use crate::classify::{Decided, How};
use crate::sources::{Source, Sources};
use crate::{Case, Item};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::Cell;
use std::collections::BTreeSet;
use tapeless_analysis::lifetimes::stable::{Changed, Spoiled};
use tapeless_analysis::points::{ObjSet, Object};
use tapeless_analysis::values::callee::{CallKind, call_kind};
use tapeless_analysis::{Context, Mode};
use tapeless_ir::{Callee, FuncId, Op, OpKind};

/// Items looked at to find what would have to be kept instead.
const MOST: usize = 64;

/// Why something can only be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A loop hands it on from one iteration to the next.
    Carried(Op),
    /// The op costs more than to read its result.
    Costly(Op),
    /// The op, a load, may not find again what it has read.
    Spoiled(Op, Spoiled),
    /// The op runs in the forward sweep alone.
    Once(Op),
    /// The store overwrites it.
    Old(Op),
}

/// What a user can do so that something need not be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Help {
    /// Say that these parameters lead to memory that no other pointer leads to.
    Apart(BTreeSet<u32>),
    /// Say that a function writes no memory.
    Pure(FuncId),
    /// Ask that calls of a function are repeated.
    Repeat(FuncId),
    /// Give loops a budget of memory.
    Budget,
}

/// Why something is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// What can only be kept, with why: it itself, or what would have to be kept instead.
    pub causes: Vec<(Item, Cause)>,
    /// What the user can do.
    pub help: Option<Help>,
}

/// Why each item is kept that is.
pub(crate) fn reasons(
    case: Case<'_>,
    sources: &Sources<'_>,
    decided: &Decided,
) -> FxHashMap<Item, Why> {
    let reasons = Reasons { case, sources };
    let kept = decided.iter().filter(|(_, how)| **how == How::Keep);
    kept.map(|(&item, _)| (item, reasons.of(item, decided)))
        .collect()
}

struct Reasons<'a> {
    case: Case<'a>,
    sources: &'a Sources<'a>,
}

impl Reasons<'_> {
    fn of(&self, item: Item, decided: &Decided) -> Why {
        let (mut causes, is_all) = match self.sources.cause(item) {
            Some(cause) => (vec![(item, cause)], true),
            None => self.instead(item, decided),
        };
        causes.sort_unstable_by_key(|&(item, _)| item);
        let helps: Vec<_> = causes
            .iter_mut()
            .map(|(_, cause)| self.help(cause))
            .collect();
        let all: Option<Vec<Help>> = helps.into_iter().collect();
        let help = all.filter(|_| is_all).and_then(together);
        Why { causes, help }
    }

    /// What would have to be kept instead of what is made of it; nothing, and `false`, where that is not found out.
    fn instead(&self, made: Item, decided: &Decided) -> (Vec<(Item, Cause)>, bool) {
        let mut seen = FxHashSet::default();
        let (mut open, mut causes) = (vec![made], Vec::new());
        while let Some(item) = open.pop() {
            let is_kept = decided.get(&item).is_some_and(|&how| how == How::Keep);
            if item != made && is_kept || !seen.insert(item) {
                continue;
            }
            if seen.len() > MOST {
                return (Vec::new(), false);
            }
            match (self.sources.cause(item), self.sources.source(item)) {
                (Some(cause), _) => causes.push((item, cause)),
                (None, Source::From(operands)) => open.extend(operands),
                (None, _) => {}
            }
        }
        (causes, true)
    }

    /// What helps against a cause. Of several writes the one that nothing helps against becomes the cause.
    fn help(&self, cause: &mut Cause) -> Option<Help> {
        match *cause {
            Cause::Carried(_) => is_budgeted(self.case.context).then_some(Help::Budget),
            Cause::Once(op) => self.repeated(op),
            Cause::Spoiled(load, Spoiled::Changed(Changed::By(first))) => {
                let (help, by) = self.unspoiled(load, first);
                *cause = Cause::Spoiled(load, Spoiled::Changed(Changed::By(by)));
                help
            }
            Cause::Costly(_) | Cause::Old(_) | Cause::Spoiled(..) => None,
        }
    }

    /// Whether a call would be repeated if the user wanted that.
    fn repeated(&self, op: Op) -> Option<Help> {
        let call = self.case.body.ops[op].kind.call()?;
        let Callee::Func(id) = call.callee else {
            return None;
        };
        let is_plain = matches!(self.case.body.ops[op].kind, OpKind::Call(_));
        let allocates = matches!(call_kind(self.case.module, call), CallKind::Alloc { .. });
        let can = is_plain && !allocates && self.sources.is_repeatable(op, call);
        can.then_some(Help::Repeat(id))
    }

    /// What helps against all writes that spoil a load, else a write that this does not help against.
    fn unspoiled(&self, load: Op, first: Op) -> (Option<Help>, Op) {
        let (case, known, left) = (self.case, Cell::default(), Cell::new(first));
        let helps = |by: Op| {
            let before: Option<Help> = known.take();
            let more = self.harmless(load, by);
            let all = more.and_then(|more| together(before.into_iter().chain([more])));
            if all.is_none() {
                left.set(by);
            }
            let does = all.is_some();
            known.set(all);
            does
        };
        let (module, body, facts) = (case.module, case.body, case.facts);
        let all = case.writes.spoilers(module, body, facts, load, helps);
        (all.and_then(|_| known.take()), left.get())
    }

    /// What the user may say so that a write does not spoil a load.
    fn harmless(&self, load: Op, by: Op) -> Option<Help> {
        let Case {
            module,
            body,
            facts,
            ..
        } = self.case;
        let call = body.ops[by].kind.call();
        if let Some(CallKind::Unknown(id)) = call.map(|call| call_kind(module, call)) {
            return Some(Help::Pure(id));
        }
        let effects = facts.points.effects(module, body, by);
        let is_told = !effects.anywhere && !effects.writes_other && effects.frees.is_empty();
        let read = facts.points.of(body.ops[load].args[0]);
        is_told
            .then(|| self.parted(read, &effects.writes))
            .flatten()
    }

    /// The parameters that would have to be apart from all else so that objects of two sets do not overlap.
    fn parted(&self, read: &ObjSet, written: &ObjSet) -> Option<Help> {
        let points = &self.case.facts.points;
        let mut all = BTreeSet::new();
        for (a, b) in read
            .iter()
            .flat_map(|a| written.iter().map(move |b| (a, b)))
        {
            if !points.may_overlap(a, b) {
                continue;
            }
            let parameter = |o| match points.objects[o] {
                Object::Param(index) => Some(index),
                _ => None,
            };
            let parameters = [a, b].into_iter().filter_map(parameter);
            let mut parameters = parameters.filter(|_| a != b).peekable();
            parameters.peek()?;
            all.extend(parameters);
        }
        (!all.is_empty()).then_some(Help::Apart(all))
    }
}

/// Whether a budget of memory counts for the loops of a derivative.
fn is_budgeted(context: &Context) -> bool {
    context.mode == Mode::Combined && !context.kept
}

/// What helps against all: one thing.
fn together(helps: impl IntoIterator<Item = Help>) -> Option<Help> {
    let mut helps = helps.into_iter();
    let first = helps.next()?;
    helps.try_fold(first, |all, help| match (all, help) {
        (Help::Apart(mut all), Help::Apart(more)) => {
            all.extend(more);
            Some(Help::Apart(all))
        }
        (all, help) => (all == help).then_some(all),
    })
}
