//! Calls through pointers, by the functions that the pointer may hold.
//!
//! ```text
//! r = call p(x)   →   if p == f { r = call f(x) } else if p == g { r = call g(x) } else { r = call through(p, x) }
//! ```
//!
//! `f`, `g` are the functions of this type whose address the module takes: definitions, and library functions that the
//! tables know. `through` calls the pointer; it has no derivative: where it would need one, the program stops and
//! says where. A pointer to a method of a class is found in this way too. Before that, derivatives that were made in another
//! file are looked for (`recorded`), where the module shows no function for the call, or it is asked for. So are those of
//! functions that are declared to have some.

use super::bodies;
use super::recorded::Recorded;
use super::slots::Slots;
use crate::call::Place;
use crate::ffi::ffi;
use crate::function::{Block, Function};
use crate::known::{Known, is_taken};
use crate::module::Module;
use crate::opcode::{IntPredicate, Linkage, Opcode};
use crate::request::{Mode, is_request};
use crate::{Builder, Copies, Type, Value, stop};
use std::collections::{HashMap, HashSet};

/// With more functions than this a call is left alone.
const MOST_CANDIDATES: usize = 64;

/// A function that calls a pointer which is none of those that the module shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Through {
    /// Takes the pointer and its arguments.
    pub function: Function,
    /// Says that the derivative is not known, and aborts.
    pub refusal: Function,
    /// The functions that the pointer is none of.
    pub tested: Vec<Function>,
    /// What is called where the pointer's function has derivatives that were made in another file.
    pub recorded: Option<Recorded>,
}

impl Through {
    /// What was made for the call, and is not looked into.
    pub fn functions(&self) -> impl Iterator<Item = Function> + use<'_> {
        let recorded = self.recorded.iter().flat_map(Recorded::functions);
        std::iter::once(self.function).chain(recorded)
    }
}

/// For which calls records are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Records {
    /// For none.
    Never,
    /// For those to which the module shows no function.
    Otherwise,
    /// For all.
    Always,
}

/// The functions whose address a module takes, by type.
type Candidates = HashMap<Type, Vec<Function>>;

/// Expands every call through a pointer in the copies for which there are candidates; what then calls the rest.
pub(super) fn expand(
    module: Module,
    copies: &Copies,
    (known, records, mode): (&Known, Records, Mode),
) -> Vec<Through> {
    let is_open = |call: &Value| is_open(known, *call);
    if !copies
        .all()
        .flat_map(Function::instructions)
        .any(|i| is_open(&i))
    {
        return Vec::new();
    }
    let made: HashSet<Function> = copies.all().collect();
    let candidates = candidates(module, &made);
    let slots = Slots::of(module);
    let fitting = |call: Value| -> Vec<Function> {
        let is_named = call.callee().as_function().is_some();
        let listed = candidates.get(&call.call_type()).filter(|_| !is_named);
        let found = listed.into_iter().flatten();
        let fits =
            |f: &&Function| f.convention() == call.call_convention() && slots.may_reach(call, **f);
        found.filter(fits).copied().collect()
    };
    let open = open_calls(copies, is_open, fitting);
    let expand = |call: Value| {
        let found = fitting(call);
        let looks = match records {
            Records::Never => false,
            Records::Otherwise => found.is_empty(),
            Records::Always => true,
        };
        let recorded = looks.then(|| Recorded::of(module, call, mode)).flatten();
        let some = !found.is_empty() || recorded.is_some() || is_optional(call);
        let few = some && found.len() <= MOST_CANDIDATES;
        few.then(|| expand_one(module, call, (&found, recorded)))
    };
    open.into_iter().filter_map(expand).collect()
}

/// The calls through pointers in what is still called. What is inlined everywhere is of no interest any more, unless
/// such a pointer leads there again: then it has to be seen that it calls itself.
fn open_calls(
    copies: &Copies,
    is_open: impl Fn(&Value) -> bool,
    fitting: impl Fn(Value) -> Vec<Function>,
) -> Vec<Value> {
    let root = copies.all().next();
    let used = |f: &Function| Some(*f) == root || f.value().has_users();
    let mut todo: Vec<Function> = copies.all().filter(used).collect();
    let mut seen: HashSet<Function> = todo.iter().copied().collect();
    let mut open = Vec::new();
    while let Some(function) = todo.pop() {
        for call in function.instructions().filter(&is_open) {
            open.push(call);
            let led_to = fitting(call).into_iter().filter_map(|f| copies.copy_of(f));
            todo.extend(led_to.filter(|copy| seen.insert(*copy)));
        }
    }
    open
}

/// Whether a call goes through a pointer, or to a function of another file that has a record there.
fn is_open(known: &Known, call: Value) -> bool {
    let plain = call.is_call() && !call.is(Opcode::CallBr) && !call.is_must_tail();
    plain
        && (call.callee().as_function()).is_none_or(|callee| known.has_record(callee))
        && !call.is_inline_asm()
        && call.bundles().is_empty()
        && !call.call_type().is_variadic()
}

/// Whether a call goes to an entry of a table that is never written, and that is empty where it is null: so destructors
/// stand in Rust's tables. With no function for it in this module, those that are made here have none.
fn is_optional(call: Value) -> bool {
    let entry = call.callee();
    let is_constant = entry.is_instruction() && entry.has_metadata("invariant.load");
    is_constant
        && entry
            .users()
            .iter()
            .any(|user| user.is_instruction() && user.is(Opcode::ICmp))
}

fn candidates(module: Module, copies: &HashSet<Function>) -> Candidates {
    let mut found = Candidates::new();
    for function in module.functions() {
        let known = if function.is_declaration() {
            let name = function.name();
            function.intrinsic().is_none()
                && (tapeless_rules::lookup(&name).is_some()
                    || tapeless_rules::effects(&name).is_some()
                    || bodies::has(&name))
        } else {
            !function.value().is_interposable() && !makes_requests(function)
        };
        if known && !copies.contains(&function) && is_taken(function) {
            found.entry(function.ty()).or_default().push(function);
        }
    }
    found
}

/// Whether a function asks for derivatives: it stands outside of what is differentiated.
fn makes_requests(function: Function) -> bool {
    let calls = function.instructions().filter(|i| i.is_call());
    calls
        .filter_map(|call| call.called_function())
        .any(|f| is_request(&f.name()))
}

fn expand_one(
    module: Module,
    call: Value,
    (candidates, recorded): (&[Function], Option<Recorded>),
) -> Through {
    let through = through(module, call, (candidates, recorded));
    let head = call.block();
    let function = head.function();
    let tail = Block(ffi!(tapeless_split_block(call.0)));
    let (pointer, result) = (call.callee(), result_phi(call, tail));
    let builder = Builder::before(call);
    if let Some(jump) = head.terminator() {
        jump.erase();
    }
    let otherwise = function.append_block("through");
    let arms: Vec<Block> = candidates
        .iter()
        .map(|_| function.append_block("known"))
        .collect();
    let recorded = through.recorded.as_ref();
    let looks = recorded.map(|recorded| (recorded, function.append_block("recorded")));
    let mut from = head;
    // Where it goes on, if a test says no; so many tests are left.
    let next = |left: usize| match left {
        0 => otherwise,
        _ => function.append_block("which"),
    };
    let mut left = arms.len() + usize::from(looks.is_some());
    if left == 0 {
        builder.move_to_end(from);
        builder.br(otherwise);
    }
    for (candidate, arm) in candidates.iter().zip(arms) {
        left -= 1;
        builder.move_to_end(from);
        let same = builder.icmp(IntPredicate::Eq, pointer, candidate.value());
        from = next(left);
        builder.cond_br(same, arm, from);
        builder.move_to_end(arm);
        finish(
            &builder,
            call,
            direct(&builder, call, *candidate),
            tail,
            result,
        );
    }
    if let Some((recorded, arm)) = looks {
        builder.move_to_end(from);
        let address = address(&builder, call, recorded.function);
        let found = recorded.test(&builder, module, (call, address));
        builder.cond_br(found, arm, otherwise);
        builder.move_to_end(arm);
        finish(
            &builder,
            call,
            last(&builder, call, recorded.function),
            tail,
            result,
        );
    }
    builder.move_to_end(otherwise);
    finish(
        &builder,
        call,
        last(&builder, call, through.function),
        tail,
        result,
    );
    replace(call, tail, result);
    through
}

/// Where the results of the arms meet.
fn result_phi(call: Value, tail: Block) -> Option<Value> {
    let first = tail.instructions().next().unwrap_or(call);
    call.has_users()
        .then(|| Builder::before(first).phi(call.ty()))
}

fn direct(builder: &Builder, call: Value, callee: Function) -> Value {
    let copy = call.clone_instruction();
    builder.insert(copy);
    copy.set_callee(callee);
    for kind in ["callees", "prof"] {
        copy.remove_metadata(kind);
    }
    copy
}

/// On calls in arms that may never be entered, until that is decided: only what calls nothing is inlined there.
pub(super) const ARM: &str = "tapeless-arm";

/// Says of what calls through pointers became that it may never happen.
pub(super) fn doubt(through: &[Through]) {
    let last = through.iter().flat_map(|t| t.function.value().users());
    let tested = last.filter(|user| user.is_instruction());
    for pointer in tested.filter_map(|call| call.args().first().copied()) {
        let compared = pointer.operand(0).users().into_iter();
        let arms = compared.filter(|user| user.is_instruction() && user.is(Opcode::ICmp));
        for call in arms.filter_map(arm) {
            call.add_attribute(Place::Function, ARM);
        }
    }
}

/// The call behind a comparison.
fn arm(test: Value) -> Option<Value> {
    let ends = test.users().into_iter();
    let branch = ends
        .into_iter()
        .find(|end| end.is_instruction() && end.is_conditional())?;
    let first = *branch.successors().first()?;
    first.instructions().find(|i| i.is_call())
}

/// What is left happens.
pub(super) fn believe(copies: &Copies) {
    let calls = copies.all().flat_map(Function::instructions);
    let kept = calls.filter(|i| i.is_call() && i.call_has_attribute(Place::Function, ARM));
    for call in kept {
        call.remove_attribute(Place::Function, ARM);
    }
}

fn last(builder: &Builder, call: Value, through: Function) -> Value {
    let address = address(builder, call, through);
    let args: Vec<Value> = std::iter::once(address).chain(call.args()).collect();
    let copy = if call.is(Opcode::Invoke) {
        let (normal, unwind) = call.invoke_targets();
        builder.invoke(through.ty(), through.value(), &args, normal, unwind)
    } else {
        builder.call(through, &args)
    };
    copy.copy_location(call);
    copy
}

/// The pointer of a call, as a function takes it that is told the address.
fn address(builder: &Builder, call: Value, told: Function) -> Value {
    builder.cast(Opcode::PtrToInt, call.callee(), told.params()[0].ty())
}

/// Lets an arm go on where the call did.
fn finish(builder: &Builder, call: Value, copy: Value, tail: Block, result: Option<Value>) {
    let arm = copy.block();
    if call.is(Opcode::Invoke) {
        let (_, unwind) = call.invoke_targets();
        for phi in unwind.phis() {
            let of_call = phi.incoming().into_iter().find(|&(_, from)| from == tail);
            if let Some((value, _)) = of_call {
                phi.add_incoming(value, arm);
            }
        }
        copy.set_successor(0, tail);
    } else {
        builder.br(tail);
    }
    if let Some(result) = result {
        result.add_incoming(copy, arm);
    }
}

/// Takes the call away. An invoke leaves a jump to where it went.
fn replace(call: Value, tail: Block, result: Option<Value>) {
    if let Some(result) = result {
        call.replace_uses(result);
    }
    if call.is(Opcode::Invoke) {
        let (normal, unwind) = call.invoke_targets();
        let phis: Vec<Value> = unwind.phis().collect();
        phis.into_iter().for_each(|phi| phi.remove_incoming(tail));
        Builder::before(call).br(normal);
    }
    call.erase();
}

/// `through(p, args…)` calls `p` just as the call does. The address is a number: it has no shadow.
fn through(
    module: Module,
    call: Value,
    (tested, recorded): (&[Function], Option<Recorded>),
) -> Through {
    let ty = call.call_type();
    let bits = 8 * module.layout().pointer_size();
    let address = module.context().int(bits);
    let params: Vec<Type> = std::iter::once(address).chain(ty.params()).collect();
    let made = module.add_function("tapeless.through", ty.result().function(&params, false));
    made.value().set_linkage(Linkage::Internal);
    let builder = Builder::at_end(made.append_block("entry"));
    let given = made.params();
    let pointer = builder.cast(Opcode::IntToPtr, given[0], call.callee().ty());
    let inner = builder.call_pointer(ty, pointer, &given[1..]);
    inner.set_call_convention(call.call_convention());
    inner.copy_call_attributes(call);
    builder.ret((!ty.result().is_void()).then_some(inner));
    Through {
        function: made,
        refusal: refusal(module, call, recorded.is_some()),
        tested: tested.to_vec(),
        recorded,
    }
}

/// A function that prints where the call is, and why there is no derivative, and aborts.
fn refusal(module: Module, call: Value, looked: bool) -> Function {
    let what = unknown(call, looked);
    let made = module.add_function(
        "tapeless.unknown",
        module.context().void().function(&[], false),
    );
    stop::mark(made);
    let builder = Builder::at_end(made.append_block("entry"));
    let text = builder.string(&stop::text(&stop::place(call), &what));
    builder.call(stop::function(module), &[text]);
    builder.unreachable();
    made
}

/// Why a call has no derivative, and what helps; whether it looked for one in another file.
fn unknown(call: Value, looked: bool) -> String {
    let (what, help) = match call.callee().as_function() {
        Some(callee) => {
            let name = callee.shown_name();
            let what = format!(
                "`{name}` is declared to have a record of its derivatives, but the file that defines it made none"
            );
            (
                what,
                "declare it so there too, and compile that file with the plugin",
            )
        }
        None => {
            let what = "call through a pointer to a function that this module does not show; its derivative is unknown";
            let help = match looked {
                true => "where that function is defined, write annotate(\"tapeless_record\")",
                false => {
                    "use `-mllvm -tapeless-records` here, and where that function is defined write annotate(\"tapeless_record\")"
                }
            };
            (what.to_owned(), help)
        }
    };
    format!("{what}\n  help: {help}")
}
