//! A loop becomes a function, and a turn of it another.

use crate::cells::{self, Variable};
use crate::places::Root;
use crate::ranges::{Before, Unknown};
use crate::state::{self, Cause, State};
use crate::weight::{Weight, heavy};
use crate::{Cell, Checkpointed, Piece};
use std::collections::HashSet;
use tapeless_analysis::values::flow;
use tapeless_ir::insert::{Place, insert};
use tapeless_ir::outline::{is_closed, outline, outline_turn};
use tapeless_ir::{
    Body, Constant, Control, Copied, FuncId, IntBin, IntPred, Loc, Module, Op, OpKind, ParamAttrs,
    Replayed, Type, Value,
};
use tapeless_plan::Plan;

/// What came of a loop whose tape grows.
#[derive(Debug)]
pub enum Outlined {
    /// It is a function now.
    Made(FuncId, Checkpointed),
    /// It stays as it is.
    Kept {
        /// The loop.
        op: Op,
        /// Its place.
        at: Option<Loc>,
        /// What stands in the way, and why.
        by: (Option<Loc>, &'static str),
    },
}

/// Why a loop stays.
const WRITES: &str = "it is not known before the loop begins where this writes";
const LEAVES: &str = "control may leave the loop here";
const OTHERWISE: &str = "there are variables of the stack in it, or what only the compiler knows";
const ALLOCATES: &str = "it hands pointers from turn to turn, and its turns allocate memory";

/// Makes a function of the first loop of a function, from outside in, whose tape grows and that was not tried before. None if
/// there is no such loop.
pub fn outlined(
    module: &mut Module,
    (function, plan): (FuncId, &Plan),
    tried: &mut HashSet<(FuncId, Op)>,
) -> Option<Outlined> {
    let body = module.functions[function].body.as_ref()?;
    for (op, weight) in heavy(module, body, plan) {
        if !tried.insert((function, op)) || is_short(body, op) {
            continue;
        }
        let at = body.loop_loc(op);
        let kept = |by| Some(Outlined::Kept { op, at, by });
        let state = match state::of(module, before(body, op, &std::cell::Cell::new(0))) {
            Ok(_) if !is_closed(body, op) => return kept((None, OTHERWISE)),
            Ok(state) if state.allocates && carries_pointers(module, body, op) => {
                return kept((None, ALLOCATES));
            }
            Ok(state) => state,
            Err(Cause { at, why }) => match why {
                Unknown::Made => return kept((at, WRITES)),
                Unknown::Leaves => return kept((at, LEAVES)),
                // Its turns write different memory, so that it is their own.
                Unknown::Turns => continue,
            },
        };
        if !is_worth_it(module, (body, op), &state, weight) {
            continue;
        }
        return made(module, function, op, state);
    }
    None
}

fn before<'a>(body: &'a Body, op: Op, left: &'a std::cell::Cell<u32>) -> Before<'a> {
    Before {
        body,
        region: body.ops[op].regions[0],
        caller: None,
        left,
    }
}

/// Whether a loop has so few turns that its tape is a few turns' own.
fn is_short(body: &Body, op: Op) -> bool {
    let data = &body.ops[op];
    let count = match &data.kind {
        OpKind::Control(Control::Loop(info)) => info.count(&data.args),
        _ => None,
    };
    let count = count.and_then(|count| body.as_int(count));
    count.is_some_and(|count| (0..FEW).contains(&count))
}

/// Turns of a loop that stays as it is.
const FEW: i64 = 8;

/// Whether a loop hands pointers from turn to turn.
fn carries_pointers(module: &Module, body: &Body, op: Op) -> bool {
    let carried = &body.regions[body.ops[op].regions[0]].params;
    let mut all = carried.iter().chain(&body.ops[op].results);
    all.any(|&v| module.has_pointer(body.ty(v)))
}

/// Whether the tape takes more than the program's own memory: each turn works on the same, or keeps more than a copy of the state
/// would take.
fn is_worth_it(module: &Module, (body, op): (&Body, Op), state: &State, weight: Weight) -> bool {
    let carried = &body.regions[body.ops[op].regions[0]].params;
    let carried: u64 = carried.iter().map(|&v| module.size_of(body.ty(v))).sum();
    let written = state.pieces.iter().filter(|piece| piece.written);
    let all = written.map(|piece| piece.bytes());
    let bytes: Option<u64> = all.sum::<Option<u64>>().map(|bytes| bytes + carried);
    weight.inner || !state.walks || bytes.is_some_and(|bytes| weight.bytes >= bytes)
}

/// Makes functions of a loop and of its turns.
fn made(module: &mut Module, function: FuncId, op: Op, state: State) -> Option<Outlined> {
    let mut body = module.functions[function].body.take()?;
    let pieces = insert(&mut body, Place::Before(op), |b| {
        let mut written = Vec::new();
        for piece in &state.pieces {
            let Some(root) = pointer(&mut b.body, piece.root) else {
                continue;
            };
            let (least, end) = (piece.least.write(b), piece.end.write(b));
            let bytes = b.int_bin(IntBin::Sub, end, least);
            let none = b.i64(0);
            let is_some = b.icmp(IntPred::Sgt, bytes, none);
            let [bytes, least] = [bytes, least].map(|n| b.select(is_some, n, none));
            written.push((b.ptr_add(root, least, 1), bytes, piece.written));
        }
        written
    });
    body.ops[op].loc = body.loop_loc(op);
    let variables = cells::through_memory(module, &mut body, op);
    module.functions[function].body = Some(body);
    let (name, serial) = (&module.functions[function].name, module.functions.len());
    let names = ["loop", "turn"].map(|part| format!("{name}.{part}.{serial}"));
    let id = outline(module, function, op, &names[0])?;
    let mut loop_ = described(module, (function, id), op, &pieces, &variables);
    told(module, (function, id), op, &state, &loop_);
    loop_.turn = outline_turn(module, id, &names[1])?;
    Some(Outlined::Made(id, loop_))
}

fn pointer(body: &mut Body, root: Root) -> Option<Value> {
    match root {
        Root::Of(v) => Some(v),
        Root::Global(id, at) => Some(body.constant(Type::PTR, Constant::Global(id, at))),
        Root::Turn => None,
    }
}

/// Gives a loop's function parameters for the memory that it touches, and tells which are which.
fn described(
    module: &mut Module,
    (caller, id): (FuncId, FuncId),
    call: Op,
    pieces: &[(Value, Value, bool)],
    variables: &[Variable],
) -> Checkpointed {
    let first = module.functions[id].sig.params.len();
    let more: Vec<Type> = pieces.iter().flat_map(|_| [Type::PTR, Type::I64]).collect();
    let function = &mut module.functions[id];
    function.sig.params.extend(&more);
    function
        .params
        .resize(first + more.len(), ParamAttrs::default());
    function.param_names.resize(first + more.len(), None);
    let sig = function.sig.clone();
    let mut loop_ = Checkpointed {
        turn: id,
        budget: 0,
        count: None,
        cells: Vec::new(),
        pieces: Vec::new(),
    };
    if let Some(own) = &mut function.body {
        let entry = own.entry();
        for &ty in &more {
            own.add_param(entry, ty);
        }
        let op = own.regions[entry].ops.first();
        let count = op.and_then(|&op| own.ops[op].args.first().copied());
        loop_.count = count.and_then(|v| own.params().iter().position(|&param| param == v));
    }
    if let Some(body) = module.functions[caller].body.as_mut() {
        let args = &mut body.ops[call].args;
        for variable in variables {
            let at = args.iter().position(|&arg| arg == variable.cell);
            loop_.cells.extend(at.map(|param| Cell {
                param,
                bytes: variable.bytes,
                pointer: variable.pointer,
            }));
        }
        for &(start, bytes, written) in pieces {
            loop_.pieces.push(Piece {
                start: args.len(),
                bytes: args.len() + 1,
                written,
            });
            args.extend([start, bytes]);
        }
        if let OpKind::Call(call) = &mut body.ops[call].kind {
            call.sig = sig;
        }
    }
    loop_
}

/// Says of the parameters what the reverse sweep does with the memory that they lead to.
fn told(
    module: &mut Module,
    (caller, id): (FuncId, FuncId),
    call: Op,
    state: &State,
    loop_: &Checkpointed,
) {
    // However far pointers are moved before the loop: of what is read at unknown places nothing else is known.
    let based = |root: &Root| match (root, &module.functions[caller].body) {
        (&Root::Of(v), Some(body)) => Root::Of(flow::base(body, v)),
        _ => *root,
    };
    let body = module.functions[caller].body.iter();
    let args = body.flat_map(|body| body.ops[call].args.iter().map(|&arg| based(&Root::Of(arg))));
    let args: Vec<Root> = args.collect();
    let read: Vec<Root> = state.read.iter().map(based).collect();
    let pointers: Vec<Root> = state.pointers.iter().map(based).collect();
    let pieces: Vec<Root> = state.pieces.iter().map(|of| based(&of.root)).collect();
    let function = &mut module.functions[id];
    let is_cell = |at: usize| loop_.cells.iter().any(|cell| cell.param == at);
    // Nothing else leads to what the loop carries.
    for cell in &loop_.cells {
        function.params[cell.param].noalias = true;
    }
    let has_pointers = |root| state.any_pointers || pointers.contains(&root);
    for (at, (promise, &root)) in function.params.iter_mut().zip(&args).enumerate() {
        let is_read = read.contains(&root) || state.reads_any;
        if is_read && !is_cell(at) && function.sig.params[at].is_ptr() {
            promise.replayed = Some(Replayed {
                copied: Copied::Never,
                pointers: has_pointers(root),
            });
        }
    }
    for (piece, &root) in loop_.pieces.iter().zip(&pieces) {
        function.params[piece.start].replayed = Some(Replayed {
            copied: match piece.written {
                true => Copied::Often,
                false => Copied::Once,
            },
            pointers: has_pointers(root),
        });
    }
}
