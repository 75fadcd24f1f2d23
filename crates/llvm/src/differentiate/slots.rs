//! Which virtual functions a virtual call may reach: those that stand where it looks in the tables of their classes.
//!
//! ```text
//! t = load object   p = load (t + 16)   call p(object)   →   functions at 16 behind the start of a table
//! ```

use crate::module::Module;
use crate::opcode::Opcode;
use crate::{Function, Value};
use std::collections::{HashMap, HashSet};

/// The name of a class's tables begins so (Itanium C++ ABI, 2.5 and 5.1.4).
const TABLES: &str = "_ZTV";

/// Bytes of a pointer.
const WORD: i64 = 8;

/// Where functions stand whose address only tables hold, in bytes from where objects point into the table.
#[derive(Debug)]
pub(super) struct Slots(HashMap<Function, HashSet<i64>>);

impl Slots {
    /// Those of a module.
    pub(super) fn of(module: Module) -> Self {
        let mut found: HashMap<Function, HashSet<i64>> = HashMap::new();
        let tables = module.globals().filter(is_table);
        let groups = tables.filter_map(Value::initializer).flat_map(operands);
        for group in groups {
            let entries: Vec<Value> = operands(group).collect();
            // Objects point behind offsets and type, to the first function.
            let start = entries.iter().position(|e| e.as_function().is_some());
            let functions = entries.iter().skip(start.unwrap_or_default());
            for (at, function) in (0..).zip(functions.map(|e| e.as_function())) {
                if let Some(function) = function {
                    found.entry(function).or_default().insert(at * WORD);
                }
            }
        }
        found.retain(|function, _| stands_in_tables_only(*function));
        Self(found)
    }

    /// Whether a call through a pointer may reach a function, as far as tables tell.
    pub(super) fn may_reach(&self, call: Value, function: Function) -> bool {
        let slots = self.0.get(&function);
        slots
            .zip(looked_up(call.callee()))
            .is_none_or(|(slots, at)| slots.contains(&at))
    }
}

fn is_table(global: &Value) -> bool {
    global.name().starts_with(TABLES)
}

fn operands(constant: Value) -> impl Iterator<Item = Value> {
    (0..constant.operand_count()).map(move |at| constant.operand(at))
}

/// Where in the table that an object points to a pointer was loaded from.
fn looked_up(pointer: Value) -> Option<i64> {
    let loaded = |v: Value| v.is_instruction() && v.is(Opcode::Load);
    let from = loaded(pointer).then(|| pointer.access_pointer())?;
    let moved = from.is_instruction() && from.is(Opcode::GetElementPtr);
    let (table, at) = match moved.then(|| from.gep_offset()) {
        Some(Some((at, terms))) if terms.is_empty() => (from.operand(0), at),
        Some(_) => return None,
        None => (from, 0),
    };
    loaded(table).then_some(at)
}

/// Whether nothing but tables of classes holds a function's address. Direct calls and comparisons do not.
fn stands_in_tables_only(function: Function) -> bool {
    let (mut seen, mut open) = (HashSet::new(), vec![function.value()]);
    while let Some(value) = open.pop() {
        for user in value.users() {
            let called = user.is_call() && !user.args().contains(&value);
            let held = user.is_global_variable() && is_table(&user);
            let compared = user.is_instruction() && user.is(Opcode::ICmp);
            if called || held || compared {
                continue;
            }
            if user.is_instruction() || user.is_global_variable() || user.as_function().is_some() {
                return false;
            }
            if seen.insert(user) {
                open.push(user);
            }
        }
    }
    true
}
