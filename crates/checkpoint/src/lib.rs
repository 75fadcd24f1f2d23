//! Loops that are reversed from copies of their state, under a budget of bytes, and not from a tape.
//!
//! ```text
//! loop { turn }  ⇒  f.loop(…) { while (f.turn(…)); }     each a function of its own, with the same parameters
//! ```
//! What the loop carries goes through memory ([`cells`]); all that it writes is known as ranges of bytes before it begins
//! ([`places`]). So its state can be copied, and given back, and a turn be run again. When that happens is decided while the
//! program runs (`llvm/bodies/checkpoints.c`); the engine writes the two sweeps (`engine/checkpointed.rs`).

mod cells;
mod number;
mod places;
mod ranges;

use cells::{Cell, Place, insert};
use places::Cause;
use ranges::{Before, Unknown};
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_ir::outline::{is_closed, outline, outline_turn};
use tapeless_ir::{Body, Control, FuncId, IntBin, IntPred, Module, Op, OpKind, ParamAttrs, Type, Value};

/// A loop that is a function of its own.
#[derive(Clone, Debug)]
pub struct Checkpointed {
    /// One turn: takes the parameters of the loop, gives whether there is another.
    pub turn: FuncId,
    /// Bytes that the copies may take.
    pub budget: u64,
    /// The parameter that says how many turns there are but the last, if it is known before.
    pub count: Option<usize>,
    /// Parameters that lead to what the loop carries, and its bytes.
    pub cells: Vec<(usize, u64)>,
    /// Parameters that are the beginning and the number of bytes of memory that the loop writes.
    pub pieces: Vec<(usize, usize)>,
}

/// A loop whose state is not known before it begins.
#[derive(Clone, Copy, Debug)]
pub struct Kept {
    /// The function.
    pub function: FuncId,
    /// The loop.
    pub op: Op,
    /// What writes at a place that is not known.
    pub at: Op,
}

/// Makes functions of the loops of some functions whose tape would grow with their turns. The loops, by their functions, and
/// those that stay as they are.
pub fn outlined(
    module: &mut Module,
    functions: &[FuncId],
    budget: u64,
) -> (FxHashMap<FuncId, Checkpointed>, Vec<Kept>) {
    let (mut made, mut kept) = (FxHashMap::default(), Vec::new());
    let mut open: Vec<(FuncId, u64)> = functions.iter().map(|&f| (f, budget)).collect();
    while let Some((function, budget)) = open.pop() {
        let mut seen = FxHashSet::default();
        while let Some(op) = next(module, function, &mut seen, &mut kept) {
            // Half is left for loops within a turn.
            let Some((id, loop_)) = one(module, function, op, budget / 2) else {
                continue;
            };
            open.push((loop_.turn, budget / 2));
            made.insert(id, loop_);
        }
    }
    (made, kept)
}

/// The next loop of a function, from outside in, whose state is known.
fn next(
    module: &Module,
    function: FuncId,
    seen: &mut FxHashSet<Op>,
    kept: &mut Vec<Kept>,
) -> Option<Op> {
    let body = module.functions[function].body.as_ref()?;
    let mut ops = body.op_order().into_iter();
    ops.find(|&op| {
        let is_loop = matches!(body.ops[op].kind, OpKind::Control(Control::Loop(_)));
        if !is_loop || !seen.insert(op) || !has_state(body, op) {
            return false;
        }
        match places::written(module, before(body, op, &std::cell::Cell::new(0))) {
            Ok(_) => is_closed(body, op),
            Err(Cause { at, why }) => {
                if why == Unknown::Made {
                    kept.push(Kept { function, op, at });
                }
                false
            }
        }
    })
}

fn before<'a>(body: &'a Body, op: Op, left: &'a std::cell::Cell<u32>) -> Before<'a> {
    Before {
        body,
        op,
        region: body.ops[op].regions[0],
        left,
    }
}

/// Whether turns hand on more than counters.
fn has_state(body: &Body, op: Op) -> bool {
    let OpKind::Control(Control::Loop(info)) = &body.ops[op].kind else {
        return false;
    };
    let inner = body.ops_within(body.ops[op].regions[0]);
    let writes = |&op: &Op| matches!(body.ops[op].kind, OpKind::Mem(_) | OpKind::Call(_));
    (info.params as usize) > info.stepped.len() || inner.iter().any(writes)
}

/// Makes functions of a loop and of its turns.
fn one(
    module: &mut Module,
    function: FuncId,
    op: Op,
    budget: u64,
) -> Option<(FuncId, Checkpointed)> {
    let mut body = module.functions[function].body.take()?;
    let pieces = places::written(module, before(&body, op, &std::cell::Cell::new(0)));
    let pieces = pieces.unwrap_or_default();
    let pieces: Vec<(Value, Value)> = insert(&mut body, Place::Before(op), |b| {
        let written = pieces.iter().map(|piece| {
            let (least, end) = (piece.least.write(b), piece.end.write(b));
            let bytes = b.int_bin(IntBin::Sub, end, least);
            let none = b.i64(0);
            let is_some = b.icmp(IntPred::Sgt, bytes, none);
            let [bytes, least] = [bytes, least].map(|n| b.select(is_some, n, none));
            (b.ptr_add(piece.root, least, 1), bytes)
        });
        written.collect()
    });
    let cells = cells::through_memory(module, &mut body, op);
    module.functions[function].body = Some(body);
    let (name, serial) = (&module.functions[function].name, module.functions.len());
    let names = ["loop", "turn"].map(|part| format!("{name}.{part}.{serial}"));
    let id = outline(module, function, op, &names[0])?;
    let found = parameters(module, (function, id), op, &pieces, &cells);
    let turn = outline_turn(module, id, &names[1])?;
    Some((
        id,
        Checkpointed {
            turn,
            budget,
            count: found.0,
            cells: found.1,
            pieces: found.2,
        },
    ))
}

type Parameters = (Option<usize>, Vec<(usize, u64)>, Vec<(usize, usize)>);

/// Gives a loop's function parameters for the memory that it writes, and tells which are which.
fn parameters(
    module: &mut Module,
    (caller, id): (FuncId, FuncId),
    call: Op,
    pieces: &[(Value, Value)],
    cells: &[Cell],
) -> Parameters {
    let Some(body) = module.functions[caller].body.as_mut() else {
        return Parameters::default();
    };
    let mut args = body.ops[call].args.to_vec();
    let first = args.len();
    args.extend(pieces.iter().flat_map(|&(start, bytes)| [start, bytes]));
    let more: Vec<Type> = args[first..].iter().map(|&v| body.ty(v)).collect();
    let at = |v: Value| args[..first].iter().position(|&arg| arg == v);
    let cells = cells.iter();
    let cells = cells.filter_map(|cell| Some((at(cell.pointer)?, cell.bytes)));
    let cells = cells.collect();
    let pieces = (0..pieces.len()).map(|i| (first + 2 * i, first + 2 * i + 1));
    let pieces = pieces.collect();
    body.ops[call].args = args.into_iter().collect();
    let function = &mut module.functions[id];
    function.sig.params.extend(&more);
    let all = function.sig.params.len();
    function.params.resize(all, ParamAttrs::default());
    function.param_names.resize(all, None);
    let sig = function.sig.clone();
    let mut count = None;
    if let Some(own) = &mut function.body {
        let entry = own.entry();
        more.iter().for_each(|&ty| {
            own.add_param(entry, ty);
        });
        let loop_ = own.regions[entry].ops.first();
        let counted = loop_.and_then(|&op| own.ops[op].args.first().copied());
        count = counted.and_then(|v| own.params().iter().position(|&param| param == v));
    }
    if let Some(body) = module.functions[caller].body.as_mut()
        && let OpKind::Call(call) = &mut body.ops[call].kind
    {
        call.sig = sig;
    }
    (count, cells, pieces)
}
