//! Memory that is none: what is read and written there, two functions say.
//!
//! ```text
//! p = __enzyme_todense(load, store, a…)      x = p[i]  ⇒  x = load(8·i, a…)      p[i] = x  ⇒  store(x, 8·i, a…)
//! ```
//! So a shadow can hold one direction in a million, or keep what is not 0. All that is done with such a pointer must be seen: calls
//! that it is given to are inlined. Derivatives that it is given to keep each of their loads and stores, in order.

use crate::opcode::Opcode;
use crate::request::calls_of;
use crate::{Builder, Function, GepFlags, Module, Value};
use tapeless_diag::{Diagnostic, Result, code};

const NAMES: [&str; 2] = ["__enzyme_todense", "__enzyme_post_sparse_todense"];
/// Calls that are inlined at most.
const MOST: usize = 1000;

/// Whether a function of the convention is followed here.
pub(crate) fn is_known(name: &str) -> bool {
    NAMES.iter().any(|known| name.contains(known))
}

/// Whether a call is given such memory.
pub(crate) fn is_given(call: Value) -> bool {
    let makes = |v: Value| {
        let callee = v.is_instruction() && v.is_call();
        callee && v.called_function().is_some_and(|f| is_known(&f.name()))
    };
    call.args().into_iter().any(makes)
}

/// Puts the functions in the place of all such accesses of a module; the functions that had any.
///
/// # Errors
/// If something else is done with such a pointer, or a function does not fit an access.
pub fn expand(module: Module) -> Result<Vec<Function>> {
    let mut changed = Vec::new();
    let made = module.functions().filter(|f| is_known(&f.name()));
    for call in made.flat_map(calls_of).collect::<Vec<_>>() {
        changed.push(call.block().function());
        Dense::of(call)?.expand(call)?;
    }
    Ok(changed)
}

/// The functions that stand for memory, and what else they are given.
struct Dense {
    load: Function,
    store: Function,
    args: Vec<Value>,
    inlined: usize,
}

impl Dense {
    fn of(call: Value) -> Result<Self> {
        let args = call.args();
        let function = |index: usize| args.get(index)?.strip_casts().as_function();
        let (Some(load), Some(store)) = (function(0), function(1)) else {
            let what = "memory is made of two functions that are known when it is compiled";
            return Err(wrong(call, what));
        };
        Ok(Self {
            load,
            store,
            args: args[2..].to_vec(),
            inlined: 0,
        })
    }

    fn expand(mut self, memory: Value) -> Result<()> {
        let mut open = vec![memory];
        while let Some(pointer) = open.pop() {
            for user in pointer.users() {
                match user.opcode() {
                    Opcode::GetElementPtr if user.operand(0) == pointer => {
                        user.set_gep_flags(GepFlags(0));
                        open.push(user);
                    }
                    Opcode::Load => self.load(user, pointer)?,
                    Opcode::Store if user.operand(0) != pointer => self.store(user, pointer)?,
                    Opcode::Call if self.is_inlined(user) => {
                        // What is done there is done here from now on.
                        open.push(pointer);
                        break;
                    }
                    _ => {
                        let what = "memory that two functions stand for is read, written, or handed to what is inlined; here it is not";
                        let optimised = "compile with -O1 or more: unoptimised code keeps pointers in variables";
                        return Err(Box::new(wrong(user, what).help(optimised)));
                    }
                }
            }
        }
        memory.replace_uses(memory.ty().zero());
        memory.erase();
        Ok(())
    }

    fn is_inlined(&mut self, call: Value) -> bool {
        let callee = call.called_function();
        let has_body = callee.is_some_and(|f| !f.is_declaration() && f != call.block().function());
        self.inlined += 1;
        has_body && self.inlined <= MOST && call.inline_call()
    }

    fn load(&self, load: Value, pointer: Value) -> Result<()> {
        let builder = Builder::before(load);
        let args = [vec![offset(&builder, load, pointer)], self.args.clone()].concat();
        fits(self.load, load, &args, Some(load))?;
        load.replace_uses(builder.call(self.load, &args));
        load.erase();
        Ok(())
    }

    fn store(&self, store: Value, pointer: Value) -> Result<()> {
        let builder = Builder::before(store);
        let at = offset(&builder, store, pointer);
        let args = [vec![store.operand(0), at], self.args.clone()].concat();
        fits(self.store, store, &args, None)?;
        builder.call(self.store, &args);
        store.erase();
        Ok(())
    }
}

/// How many bytes lie before a place.
fn offset(builder: &Builder, at: Value, pointer: Value) -> Value {
    let context = at.block().function().ty().context();
    builder.cast(Opcode::PtrToInt, pointer, context.int(64))
}

/// Whether a function can stand for an access.
fn fits(function: Function, access: Value, args: &[Value], gives: Option<Value>) -> Result<()> {
    let types: Vec<_> = args.iter().map(|arg| arg.ty()).collect();
    let ty = function.ty();
    let result = gives.is_none_or(|value| ty.result() == value.ty());
    if result && ty.params() == types && !ty.is_variadic() {
        return Ok(());
    }
    let list: Vec<String> = types.iter().map(|ty| format!("{ty}")).collect();
    let gives = gives.map_or_else(String::new, |value| format!(", and give `{}`", value.ty()));
    let what = format!(
        "`{}` stands for an access to memory: it must take `({})`{gives}",
        function.shown_name(),
        list.join(", ")
    );
    Err(wrong(access, &what))
}

fn wrong(at: Value, what: &str) -> Box<Diagnostic> {
    let place = at.location();
    let home = at.block().function();
    let wrong = Diagnostic::error(code::CONVENTION, what).at(place.or_else(|| home.location()));
    Box::new(wrong.help("write `__enzyme_todense((void *)load, (void *)store, …)` with `double load(int64_t offset, …)` and `void store(double value, int64_t offset, …)`"))
}
