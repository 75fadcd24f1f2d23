//! Which functions may call themselves, and which call one another.

use rustc_hash::FxHashMap;
use tapeless_ir::{Body, FuncId, Module};

/// What is known of functions so far: whether they may call themselves, directly or through others whose bodies are
/// known. Found for all that a function reaches at once, by strongly connected components (Tarjan, SIAM J. Comput. 1,
/// 1972).
#[derive(Debug, Default)]
pub struct Recursion {
    known: FxHashMap<FuncId, Component>,
    count: u32,
}

/// Functions that call one another, or one for itself.
#[derive(Clone, Copy, Debug)]
struct Component {
    /// Those that they call have lower numbers.
    number: u32,
    /// Whether they may call themselves.
    itself: bool,
}

/// A function that is being walked.
struct Visit {
    id: FuncId,
    callees: Vec<FuncId>,
    /// Its number, and the least of those that it reaches and that are on the way to it.
    number: usize,
    least: usize,
}

impl Recursion {
    /// Whether the function may call itself.
    pub fn may_call_itself(&mut self, module: &Module, function: FuncId) -> bool {
        self.component(module, function)
            .is_some_and(|known| known.itself)
    }

    /// A number that functions share which call one another; those that they call have lower numbers.
    pub fn number(&mut self, module: &Module, function: FuncId) -> Option<u32> {
        let known = self.component(module, function);
        known.map(|known| known.number)
    }

    fn component(&mut self, module: &Module, function: FuncId) -> Option<Component> {
        if !self.known.contains_key(&function) {
            self.walk(module, function);
        }
        self.known.get(&function).copied()
    }

    fn walk(&mut self, module: &Module, root: FuncId) {
        let mut numbers = FxHashMap::default();
        let mut open = Vec::new();
        let mut path = vec![visit(module, root, &mut numbers, &mut open)];
        while let Some(top) = path.last_mut() {
            if let Some(callee) = top.callees.pop() {
                match numbers.get(&callee) {
                    _ if self.known.contains_key(&callee) => {}
                    Some(&number) => top.least = top.least.min(number),
                    None => path.push(visit(module, callee, &mut numbers, &mut open)),
                }
                continue;
            }
            let (id, number, least) = (top.id, top.number, top.least);
            path.pop();
            if let Some(caller) = path.last_mut() {
                caller.least = caller.least.min(least);
            }
            if least == number {
                self.close(module, id, &mut open);
            }
        }
    }

    /// Takes a component, whose first function was reached first, from those that are open.
    fn close(&mut self, module: &Module, first: FuncId, open: &mut Vec<FuncId>) {
        let from = open.iter().rposition(|&id| id == first).unwrap_or(0);
        let several = open.len() - from > 1;
        let number = self.count;
        self.count += 1;
        for id in open.drain(from..) {
            let itself = several || callees(module, id).any(|callee| callee == id);
            self.known.insert(id, Component { number, itself });
        }
    }
}

fn visit(
    module: &Module,
    id: FuncId,
    numbers: &mut FxHashMap<FuncId, usize>,
    open: &mut Vec<FuncId>,
) -> Visit {
    let number = numbers.len();
    numbers.insert(id, number);
    open.push(id);
    Visit {
        id,
        callees: callees(module, id).collect(),
        number,
        least: number,
    }
}

fn callees(module: &Module, id: FuncId) -> impl Iterator<Item = FuncId> {
    let body = module.functions[id].body.iter();
    body.flat_map(Body::callees)
}
