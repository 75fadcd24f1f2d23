//! Values that a loop makes again and again: they are kept once, not in each of its iterations.
//!
//! ```text
//! for (t …) { for (r …) for (i …) y[r] += w[r][i] * h[i];  … h[i] = … }      h[i] is kept for each t and i, not for each r
//! ```

use crate::Case;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use tapeless_analysis::points::ObjSet;
use tapeless_ir::{Control, Mem, Op, OpKind, Region, Value, ValueDef};

/// Which values change from one iteration of a loop around them to the next, at the same place of the loops between.
#[derive(Debug)]
pub struct Still<'a> {
    case: Case<'a>,
    changes: RefCell<FxHashMap<(Value, Op), bool>>,
    /// What a loop writes; nothing if that is not known.
    writes: RefCell<FxHashMap<Op, Option<ObjSet>>>,
}

impl<'a> Still<'a> {
    /// Those of a function.
    pub fn of(case: Case<'a>) -> Self {
        Self {
            case,
            changes: RefCell::default(),
            writes: RefCell::default(),
        }
    }

    /// Whether a value may be another in another iteration of a loop.
    pub fn changes(&self, v: Value, loop_: Op) -> bool {
        let body = self.case.body;
        let region = body.ops[loop_].regions[0];
        let Some(home) = body
            .def_region(v)
            .filter(|&home| body.encloses(region, home))
        else {
            return false;
        };
        let known = self.changes.borrow().get(&(v, loop_)).copied();
        known.unwrap_or_else(|| {
            // What comes round to itself changes.
            self.changes.borrow_mut().insert((v, loop_), true);
            let found = stacker::maybe_grow(1 << 16, 1 << 20, || self.look(v, loop_, home));
            self.changes.borrow_mut().insert((v, loop_), found);
            found
        })
    }

    fn look(&self, v: Value, loop_: Op, home: Region) -> bool {
        let body = self.case.body;
        let any = |values: &[Value]| values.iter().any(|&v| self.changes(v, loop_));
        match body.values[v].def {
            ValueDef::Const(_) => false,
            ValueDef::Param(_, index) => {
                let owner = body.regions[home].owner.filter(|&owner| owner != loop_);
                owner.is_none_or(|owner| {
                    let data = &body.ops[owner];
                    let step = match &data.kind {
                        OpKind::Control(Control::Loop(info)) => info.step(&data.args, index),
                        _ => None,
                    };
                    step.is_none_or(|step| any(&[data.args[index as usize], step]))
                })
            }
            ValueDef::Result(op, _) => {
                let data = &body.ops[op];
                match &data.kind {
                    OpKind::Scalar(_) => any(&data.args),
                    OpKind::Mem(Mem::Load(access)) => {
                        !access.is_plain()
                            || any(&data.args)
                            || self.is_written(data.args[0], loop_)
                    }
                    _ => true,
                }
            }
        }
    }

    /// Whether a loop may write where a pointer leads.
    fn is_written(&self, pointer: Value, loop_: Op) -> bool {
        let points = &self.case.facts.points;
        let mut writes = self.writes.borrow_mut();
        let written = writes.entry(loop_).or_insert_with(|| self.written(loop_));
        let read = points.of(pointer);
        let meets = |all: &ObjSet| points.some_overlap(all, read);
        read.is_empty() || written.as_ref().is_none_or(meets)
    }

    fn written(&self, loop_: Op) -> Option<ObjSet> {
        let (case, body) = (self.case, self.case.body);
        let mut all = ObjSet::default();
        for op in body.ops_within(body.ops[loop_].regions[0]) {
            let effects = case.facts.points.effects(case.module, body, op);
            if effects.anywhere || effects.writes_other {
                return None;
            }
            all.union(&effects.writes);
            all.union(&effects.frees);
        }
        Some(all)
    }
}
