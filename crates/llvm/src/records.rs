//! Records: how a call through a pointer finds derivatives that were made in another file.
//!
//! ```text
//! t = __enzyme_virtualreverse(f)     the address of {augmented, reverse}, functions that are f's derivative in two sweeps
//! t = __enzyme_virtualforward(f)     the address of {tangent}
//! annotate("tapeless_record")        both, of the function itself; where it is only declared, calls of it find them
//!
//! in front of f:  magic, the distance to its record  →  {magic, the number of its type, augmented, reverse, tangent}
//! ```
//!
//! The functions of a record call for derivatives as a user would: pointers have a shadow, which is null or the primal where
//! memory has none; floats are `out`, integers are `const`. What calls through a pointer to none of the functions that it knows
//! looks in front of it (`bodies/records.c`, `differentiate/recorded.rs`). Functions with a record begin in the middle of 32
//! bytes, so that what is in front of them can always be read.

use crate::known::annotated;
use crate::opcode::Linkage;
use crate::request::{Request, ask, calls_of, look_through, marker, packed};
use crate::{Builder, Function, IntPredicate, Module, Opcode, Type, Value, stop};
use std::collections::BTreeMap;
use tapeless_analysis::globals::keeps_numbers;
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_ir as ir;

/// Gives a function a record.
pub(crate) const ANNOTATION: &str = "tapeless_record";
const REVERSE: &str = "__enzyme_virtualreverse";
const FORWARD: &str = "__enzyme_virtualforward";

/// What finds a record: `i64 (i64 address, i64 type, i64 entry)`, the address of the entry or 0.
pub(crate) const FIND: &str = "__tapeless_record";
/// What asks for derivatives for a record.
const ASKS: &str = "tapeless.asks";
/// "tapeless".
const MAGIC: u64 = 0x7373_656c_6570_6174;
/// Bytes to which what is in front of a function is aligned.
const ALIGN: u32 = 32;

/// On functions in front of which a sanitizer puts something.
const CHECKED: [&str; 2] = ["func_sanitize", "kcfi_type"];

/// An entry of a record: a function of the derivative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// Each parameter, pointers followed by their shadow → tape, result.
    Augmented = 2,
    /// The same, the adjoint of a float result, the tape → adjoints of the floats.
    Reverse = 3,
    /// Each parameter, pointers and floats followed by shadow or tangent → result, its tangent.
    Tangent = 4,
}

impl Entry {
    /// What it takes and what it gives, for functions of a type.
    pub(crate) fn shape(self, ty: Type) -> (Vec<Type>, Vec<Type>) {
        let tape = ty.context().pointer();
        let result = ty.results();
        let seed = result.iter().copied().filter(|ty| ty.is_float());
        let floats = ty.params().into_iter().filter(|ty| ty.is_float());
        let twice = |ty: Type| ty.is_pointer() || self == Self::Tangent && ty.is_float();
        let each = |ty: Type| std::iter::repeat_n(ty, 1 + usize::from(twice(ty)));
        let mut params: Vec<Type> = ty.params().into_iter().flat_map(each).collect();
        let results = match self {
            Self::Augmented => std::iter::once(tape).chain(result).collect(),
            Self::Tangent => result.iter().copied().chain(seed).collect(),
            Self::Reverse => {
                params.extend(seed.chain([tape]));
                floats.collect()
            }
        };
        (params, results)
    }
}

/// Whether a function of the convention is followed here.
pub(crate) fn is_known(name: &str) -> bool {
    name.contains(REVERSE) || name.contains(FORWARD)
}

/// Whether there may be a record of functions of this type: they take and return numbers, and take pointers.
pub(crate) fn is_plain(ty: Type) -> bool {
    let number = |ty: Type| (ty.is_int() || ty.is_float()) && !ty.is_vector();
    let param = |ty: Type| number(ty) || (ty.is_pointer() && ty.address_space() == 0);
    let result = ty.result();
    !ty.is_variadic() && (result.is_void() || number(result)) && ty.params().into_iter().all(param)
}

/// A number for a type of functions, the same in all files (Fowler, Noll and Vo's).
pub(crate) fn number(ty: Type) -> u64 {
    let text = format!("{ty}");
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

/// Looks for an entry of the record of the function at an address.
pub(crate) fn find(
    builder: &Builder,
    module: Module,
    (at, ty): (Value, u64),
    entry: Value,
) -> Value {
    let word = module.context().int(64);
    let function = word.function(&[word; 3], false);
    let function = module.get_or_add_function(FIND, function);
    let call = builder.call(function, &[at, word.int(ty), entry]);
    call.set_pure();
    call
}

/// Makes the records that a module asks for, and answers its calls; whether there were any.
///
/// # Errors
/// If a function is of a type that has no records, or there is something in front of it already.
pub fn make(module: Module) -> Result<bool> {
    let mut wanted = Wanted::default();
    for (of, says) in annotated(module) {
        let defined = of.as_function().filter(|f| !f.is_declaration());
        if let Some(function) = defined.filter(|_| says == ANNOTATION) {
            wanted.add(function, [Entry::Augmented, Entry::Tangent]);
        }
    }
    let asked: Vec<Function> = module.functions().filter(|f| is_known(&f.name())).collect();
    let calls: Vec<Value> = asked.iter().flat_map(|f| calls_of(*f)).collect();
    let known = |call: Value| {
        let function = look_through(call.args()[0]).as_function()?;
        (!function.is_declaration()).then_some(function)
    };
    for &call in &calls {
        checked(call)?;
        if let Some(function) = known(call) {
            wanted.add(function, [entry(call)]);
        }
    }
    for function in &wanted.order {
        record(module, *function, &wanted.entries[&function.name()])?;
    }
    for &call in &calls {
        let address = match known(call).and_then(|f| module.global(&name(f))) {
            Some(record) => record.const_offset(8 * entry(call) as i64),
            None => table(module, call),
        };
        call.replace_uses(address);
        call.erase();
    }
    Ok(!calls.is_empty() || !wanted.order.is_empty())
}

/// Refuses what keeps numbers from call to call: who finds its derivative by its address cannot follow them.
///
/// # Errors
/// If a request is one of a record, and of a function that may do so.
pub(crate) fn check(request: &Request, module: &ir::Module) -> Result<()> {
    let asker = request.call.block().function().name();
    if !asker.starts_with(ASKS) {
        return Ok(());
    }
    let Some(global) = keeps_numbers(module) else {
        return Ok(());
    };
    let what = format!(
        "`{}` may keep numbers in `{}` from one call to the next, which callers in other files cannot follow: it gets no record",
        request.function.shown_name(),
        module.globals[global].shown_name()
    );
    Err(Diagnostic::error(code::UNSUPPORTED, what)
        .at(request.function.location())
        .help("keep them in memory that the caller gives, or of the function's own; tables that nothing changes are `const`")
        .help("or, if they carry no derivative, mark the variable: `__attribute__((annotate(\"enzyme_inactive\")))`")
        .into())
}

/// The functions that need records, in the order in which they were asked for.
#[derive(Default)]
struct Wanted {
    order: Vec<Function>,
    entries: BTreeMap<String, Vec<Entry>>,
}

impl Wanted {
    fn add<const N: usize>(&mut self, function: Function, entries: [Entry; N]) {
        if !self.order.contains(&function) {
            self.order.push(function);
        }
        self.entries
            .entry(function.name())
            .or_default()
            .extend(entries);
    }
}

fn checked(call: Value) -> Result<()> {
    let args = call.args();
    let wrong = |what: &str, help: &str| {
        let wrong = Diagnostic::error(code::CONVENTION, what).at(call.location());
        Err(wrong.help(help).into())
    };
    if args.len() != 1 || !args[0].ty().is_pointer() || !call.ty().is_pointer() {
        return wrong(
            "a record is found by the pointer to a function, and is an address",
            "declare it as `void *__enzyme_virtualreverse(void *)`",
        );
    }
    if is_table(look_through(args[0])) {
        return wrong(
            "this is a table of methods, and no function: calls find the derivatives of methods by their addresses",
            "write `__attribute__((annotate(\"tapeless_record\")))` on the methods; the shadow of the object keeps the object's table",
        );
    }
    Ok(())
}

/// Whether an address is one in a constant, as tables of methods are.
fn is_table(address: Value) -> bool {
    let mut base = address;
    while base.is_constant() && base.as_function().is_none() && !base.is_global_variable() {
        match base.operands().next() {
            Some(inner) => base = inner,
            None => break,
        }
    }
    base.is_global_variable()
}

fn entry(call: Value) -> Entry {
    let asks = call.called_function().map(|f| f.name()).unwrap_or_default();
    match asks.contains(FORWARD) {
        true => Entry::Tangent,
        false => Entry::Augmented,
    }
}

fn name(function: Function) -> String {
    format!("tapeless.record.{}", function.name())
}

/// Finds the table where the program runs; it ends where there is none.
fn table(module: Module, call: Value) -> Value {
    let context = module.context();
    let (pointer, word) = (context.pointer(), context.int(64));
    let made = module.add_function("tapeless.virtual", pointer.function(&[pointer], false));
    made.value().set_linkage(Linkage::Internal);
    let [start, found, none] = ["entry", "found", "none"].map(|name| made.append_block(name));
    let b = Builder::at_end(start);
    let at = b.cast(Opcode::PtrToInt, made.params()[0], word);
    let address = find(&b, module, (at, 0), word.int(entry(call) as u64));
    let is_none = b.icmp(IntPredicate::Eq, address, word.int(0));
    b.cond_br(is_none, none, found);
    b.move_to_end(found);
    b.ret(Some(b.cast(Opcode::IntToPtr, address, pointer)));
    b.move_to_end(none);
    let what = "there is no record of derivatives of this function; ask for one where it is defined, by \
                `__enzyme_virtualreverse` or by annotate(\"tapeless_record\")";
    b.call(
        stop::function(module),
        &[b.string(&stop::text(&stop::place(call), what))],
    );
    b.unreachable();
    let builder = Builder::before(call);
    builder.call(made, &call.args())
}

/// Gives a function a record.
fn record(module: Module, function: Function, entries: &[Entry]) -> Result<()> {
    refuse(function)?;
    let context = module.context();
    let (word, pointer) = (context.int(64), context.pointer());
    let null = pointer.zero();
    let asker = Asker { module, function };
    // The reverse function goes with the augmented one.
    let [augmented, reverse, tangent] = [
        (Entry::Augmented, Entry::Augmented),
        (Entry::Reverse, Entry::Augmented),
        (Entry::Tangent, Entry::Tangent),
    ]
    .map(|(entry, with)| match entries.contains(&with) {
        true => asker.asks(entry).value(),
        false => null,
    });
    let ty = context.structure(&[word, word, pointer, pointer, pointer], false);
    let record = module.add_global(&name(function), ty);
    let fields = [
        word.int(MAGIC),
        word.int(number(function.ty())),
        augmented,
        reverse,
        tangent,
    ];
    record.set_initializer(ty.const_struct(&fields));
    record.set_global_constant(true);
    record.set_linkage(Linkage::Internal);
    let front = context.structure(&[word, context.int(32), context.int(32)], false);
    let distance = record.distance_from(function.value());
    let front = front.const_struct(&[word.int(MAGIC), distance, context.int(32).int(0)]);
    function.set_prefix(front, ALIGN);
    Ok(())
}

fn refuse(function: Function) -> Result<()> {
    let name = function.shown_name();
    let refuse = |what: String, help: &str| {
        let refusal = Diagnostic::error(code::UNSUPPORTED, what).at(function.location());
        Err(refusal.help(help).into())
    };
    if function.copies_structs() || !is_plain(function.ty()) {
        let what = format!(
            "`{name}` takes or returns more than numbers and pointers: there are no records for that"
        );
        return refuse(
            what,
            "pass structs by address, and return a number or nothing",
        );
    }
    let checked = CHECKED
        .iter()
        .any(|kind| function.value().has_metadata(kind));
    match function.has_prefix() || checked {
        true => refuse(
            format!(
                "in front of `{name}` there is something already: its derivatives are not found there"
            ),
            "compile this file without `-fsanitize=function`, or `-fsanitize=kcfi`",
        ),
        false => Ok(()),
    }
}

/// Makes functions that call for the derivatives of one.
struct Asker {
    module: Module,
    function: Function,
}

impl Asker {
    /// Takes the parameters with what belongs to them, and more.
    fn asks(&self, entry: Entry) -> Function {
        let (by, forward) = match entry {
            Entry::Augmented => ("__enzyme_augmentfwd", false),
            Entry::Reverse => ("__enzyme_reverse", false),
            Entry::Tangent => ("__enzyme_fwddiff", true),
        };
        let ty = self.function.ty();
        let (params, results) = entry.shape(ty);
        let returned = packed(self.module, &results);
        let made = self
            .module
            .add_function(ASKS, returned.function(&params, false));
        made.value().set_linkage(Linkage::Internal);
        crate::emit::generated_like(made, self.function);
        let builder = Builder::at_end(made.append_block("entry"));
        let mut given = made.params().into_iter();
        let marker = |word| marker(self.module, word);
        let mut args = vec![self.function.value(), marker("enzyme_runtime_activity")];
        if forward && !results.is_empty() {
            args.push(marker("enzyme_primal_return"));
        }
        for ty in ty.params() {
            let (word, follows) = match ty.is_float() {
                true if forward => ("enzyme_dup", true),
                true => ("enzyme_out", false),
                false if ty.is_pointer() => ("enzyme_dup", true),
                false => ("enzyme_const", false),
            };
            args.push(marker(word));
            args.extend(given.by_ref().take(1 + usize::from(follows)));
        }
        args.extend(given);
        let call = ask(&builder, self.module, by, &args, &results);
        builder.ret((!returned.is_void()).then_some(call));
        made
    }
}
