//! What the reverse function of a derivative by hand reads again must be as the call left it: memory that stays, or a copy.

use crate::{Finding, Judge, Step};
use tapeless_analysis::lifetimes::stable::Changed;
use tapeless_analysis::points::{Object, Points};
use tapeless_analysis::{CallKind, ObjId, call_kind};
use tapeless_diag::code;
use tapeless_ir::{FuncId, Mem, Op, OpKind, Value};
use tapeless_plan::Case;

/// Larger memory is not copied at each call.
const MOST_BYTES: u64 = 1 << 16;

/// How many bytes behind an argument are copied for the reverse sweep: none if they stay as they are.
///
/// # Errors
/// What changes them, if it is not known how many they are.
pub fn bytes(case: &Case<'_>, op: Op, arg: Value) -> Result<u64, Changed> {
    let points = &case.facts.points;
    let reached = points.reachable(points.of(arg));
    let Some(why) = case.changed(op, &reached) else {
        return Ok(0);
    };
    let mut objects = reached.iter();
    let one = objects.next().filter(|_| objects.next().is_none());
    let size = one.and_then(|object| size(case, points.objects[object], arg));
    size.filter(|&bytes| bytes <= MOST_BYTES).ok_or(why)
}

/// The size of an object whose beginning a value is.
fn size(case: &Case<'_>, object: Object, start: Value) -> Option<u64> {
    let (Object::Alloca(made) | Object::Heap(made)) = object else {
        return None;
    };
    let data = &case.body.ops[made];
    if case
        .body
        .call_result(made)
        .or(data.results.first().copied())
        != Some(start)
    {
        return None;
    }
    let number = |v: Value| case.body.as_int(v).and_then(|n| u64::try_from(n).ok());
    match &data.kind {
        OpKind::Mem(Mem::Alloca { size, .. }) => number(*data.args.first()?)?.checked_mul(*size),
        kind => match call_kind(case.module, kind.call()?) {
            CallKind::Alloc { size, .. } => size.iter().try_fold(1, |all: u64, &i| {
                all.checked_mul(number(*data.args.get(i)?)?)
            }),
            _ => None,
        },
    }
}

impl Judge<'_> {
    /// Refuses a call whose derivative by hand reads again what changes before, and is of a size that is not known here.
    pub(crate) fn check_reread(&self, op: Op, callee: FuncId) -> Step<()> {
        let params = &self.module.functions[callee].params;
        let given = self.body.ops[op].args.iter().zip(params).enumerate();
        for (index, (&arg, _)) in given.filter(|(_, (_, param))| param.reread) {
            bytes(&self.case, op, arg).map_err(|why| self.changes(op, index, why))?;
        }
        Ok(())
    }

    /// Refuses a call of a derivative by hand that reads integers behind pointers in the shadow of a structure, where there are
    /// none: arrays of integers have no shadow.
    ///
    /// # Errors
    /// If there is such an array behind an argument.
    pub(crate) fn check_counts(&self, op: Op, callee: FuncId) -> Step<()> {
        let points = &self.facts.points;
        let params = &self.module.functions[callee].params;
        for (index, (&arg, param)) in self.body.ops[op].args.iter().zip(params).enumerate() {
            let bare = |&o: &ObjId| {
                let ours = matches!(
                    points.objects[o],
                    Object::Alloca(_) | Object::Heap(_) | Object::Made { .. } | Object::Global(_)
                );
                let mut contents = points.contents(o).iter();
                ours && contents.all(|inside| inside == Points::UNKNOWN)
                    && !self.facts.types.holds_floats(o)
            };
            let own = points.of(arg);
            let reached = points.reachable(own);
            let mut behind = reached.iter().filter(|&o| !own.contains(o));
            if param.counts_behind && behind.any(|o| bare(&o)) {
                let what = format!(
                    "the derivative by hand of {} reads integers behind a pointer in the shadow of argument {}, and arrays of integers have no shadow",
                    self.callee_name(op),
                    index + 1
                );
                let instead = "read them behind the argument itself: its shadow holds the sizes and strides of structures, and the adjoints";
                return Err(self.unsupported(op, what, instead));
            }
        }
        Ok(())
    }

    fn changes(&self, op: Op, index: usize, why: Changed) -> Finding {
        let what = format!(
            "the derivative by hand of {} reads memory of argument {} again in the reverse sweep, where it is no longer what it was at this call",
            self.callee_name(op),
            index + 1
        );
        let (place, why) = match why {
            Changed::By(by) => (self.place(by), "it may be written or released here before"),
            Changed::Outside => (
                None,
                "it ends with the function that makes this call, or may be written by its callers before",
            ),
        };
        let refusal = self
            .refusal(code::UNSUPPORTED, op, what)
            .because(place, why);
        refusal
        .help("let the augmented function keep what the reverse function reads on a tape: it returns `{tape, result}`, and the reverse function takes the tape as its last argument")
        .into()
    }
}
