//! Copies of functions, on which everything works, so that the user's own stay as they are.

use crate::ffi::ffi;
use crate::function::Function;
use crate::targets::Targets;
use crate::types::Type;
use crate::value::Value;
use std::collections::{HashMap, HashSet};

impl Function {
    /// An internal copy in the same module. Recursive calls in it still call the original.
    pub fn clone_as(self, name: &str) -> Function {
        debug_assert!(!self.is_declaration());
        Function(Value(ffi!(tapeless_clone_function(
            self.value().0,
            name.as_ptr(),
            name.len()
        ))))
    }
}

impl Function {
    /// Lets this function call a copy of itself where the ranges that it writes are apart from all others. False: they are not known
    /// where it begins, or nothing would be won.
    pub(crate) fn tell_apart(self, copy: Function, targets: &Targets) -> bool {
        ffi!(tapeless_tell_apart(
            targets.0,
            self.value().0,
            copy.value().0
        ))
    }
}

/// Copies of a function and of the definitions that it reaches; calls among the copies go to copies.
///
/// The copies take no parameter `byval`: what that means is written out at their entry, so that it holds for what is
/// made from their bodies too.
/// ```text
/// f(ptr byval(S) s) { … s … }   →   f(ptr s) { own = alloca S; memcpy(own, s); … own … }
/// ```
#[derive(Debug)]
pub struct Copies {
    suffix: &'static str,
    pairs: Vec<(Function, Function)>,
    of: HashMap<Function, Function>,
    made: HashSet<Function>,
    handed_out: usize,
}

impl Copies {
    /// A copy of `root` alone; symbols of copies get the suffix.
    pub fn of(root: Function, suffix: &'static str) -> Self {
        let mut copies = Self {
            suffix,
            pairs: Vec::new(),
            of: HashMap::new(),
            made: HashSet::new(),
            handed_out: 0,
        };
        copies.copy(root);
        copies
    }

    /// Lets the root's copy know which functions its parameters are. It is then no copy that others may call: a call of
    /// the root among the copies gets another one.
    ///
    /// ```text
    /// sum(g, x) { g(x) + … }   →   for sum(sin, x):   sum(g, x) { sin(x) + … }
    /// ```
    pub fn bind(&mut self, functions: impl IntoIterator<Item = (usize, Function)>) {
        let Some(&(root, copy)) = self.pairs.first() else {
            return;
        };
        let params = copy.params();
        for (index, function) in functions {
            if let Some(param) = params.get(index) {
                param.replace_uses(function.value());
                self.of.remove(&root);
            }
        }
    }

    /// Copies every definition that the copies call directly and for which `wanted` says yes. Returns the copies
    /// that no call returned before, the first one being that of the root.
    ///
    /// Simplified copies may reach more: a call through a pointer becomes a direct one once the pointer is known.
    pub fn follow(&mut self, wanted: impl Fn(Function) -> bool) -> Vec<Function> {
        let mut done = 0;
        while let Some(&(_, copy)) = self.pairs.get(done) {
            done += 1;
            let calls: Vec<Value> = copy.instructions().filter(|i| i.is_call()).collect();
            for call in calls {
                let Some(callee) = call.callee().as_function() else {
                    continue;
                };
                let holds = !callee.is_declaration() && !callee.value().is_interposable();
                if holds && !self.made.contains(&callee) && wanted(callee) {
                    call.set_callee(self.copy(callee));
                    ffi!(tapeless_pass_plain(call.0));
                }
            }
        }
        let new = self.all().skip(self.handed_out).collect();
        self.handed_out = self.pairs.len();
        new
    }

    /// The copies, that of the root first.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Function> + ExactSizeIterator {
        self.pairs.iter().map(|pair| pair.1)
    }

    /// Lets a function that was made from a copy stand in its place.
    pub fn replace(&mut self, copy: Function, by: Function) {
        for pair in self.pairs.iter_mut().filter(|pair| pair.1 == copy) {
            pair.1 = by;
            self.of.insert(pair.0, by);
        }
        self.made.insert(by);
    }

    /// Takes the copies away that nobody calls any more: they were inlined everywhere.
    pub fn drop_unused(&mut self) {
        let Some(&(_, root)) = self.pairs.first() else {
            return;
        };
        let unused = |copy: Function| copy != root && !copy.value().has_users();
        while let Some(at) = self.pairs.iter().position(|pair| unused(pair.1)) {
            let (of, copy) = self.pairs.remove(at);
            self.of.remove(&of);
            self.made.remove(&copy);
            copy.delete();
        }
        self.handed_out = self.pairs.len();
    }

    /// Counts a function that copies call, and nobody else, among them.
    pub fn adopt(&mut self, function: Function) {
        self.pairs.push((function, function));
        self.made.insert(function);
    }

    /// The copy of a function, if there is one.
    pub fn copy_of(&self, function: Function) -> Option<Function> {
        self.of.get(&function).copied()
    }

    /// (original, copy) pairs, the root's first.
    pub fn pairs(&self) -> impl Iterator<Item = (Function, Function)> {
        self.pairs.iter().copied()
    }

    /// (original, copy) pairs, the root's first.
    pub fn into_pairs(self) -> Vec<(Function, Function)> {
        self.pairs
    }

    fn copy(&mut self, function: Function) -> Function {
        if let Some(&known) = self.of.get(&function) {
            return known;
        }
        let copy = function.clone_as(&format!("{}{}", function.name(), self.suffix));
        ffi!(tapeless_own_byval(copy.value().0));
        self.pairs.push((function, copy));
        self.of.insert(function, copy);
        self.made.insert(copy);
        copy
    }
}

impl Function {
    /// This function with one more parameter, a pointer to where it stores what it threw; it comes back where it threw.
    /// What is left of this one has no body, and must be deleted once nobody calls it.
    pub(crate) fn take_thrown(self) -> Function {
        debug_assert!(!self.is_declaration() && !self.ty().is_variadic());
        Function(Value(ffi!(tapeless_take_thrown(self.value().0))))
    }

    /// This function with another type; `kept` says for each new parameter which one it was before. What is left of this one has
    /// no body, is still called, and its parameters are used by the new one's body.
    pub(crate) fn retype(self, ty: Type, kept: &[Option<u32>]) -> Function {
        debug_assert!(!self.is_declaration() && !self.ty().is_variadic());
        let kept = numbers(kept);
        Function(Value(ffi!(tapeless_retype(
            self.value().0,
            ty.0,
            kept.as_ptr(),
            kept.len()
        ))))
    }
}

/// Numbers of parameters as the shim knows them.
fn numbers(params: &[Option<u32>]) -> Vec<i64> {
    let known = |param: &Option<u32>| param.map_or(-1, i64::from);
    params.iter().map(known).collect()
}

impl Value {
    /// Says of a call of a function with another type what was said of `from`, as `Function::retype` does.
    pub(crate) fn keep_call_attributes(self, from: Value, kept: &[Option<u32>], same_result: bool) {
        debug_assert!(self.is_call() && from.is_call());
        let kept = numbers(kept);
        ffi!(tapeless_keep_call_attributes(
            self.0,
            from.0,
            kept.as_ptr(),
            kept.len(),
            same_result
        ));
    }

    /// Says of a function, or of a call, that it leaves its result in memory that nobody else knows of.
    pub(crate) fn leaves_result(self, param: u32) {
        ffi!(tapeless_leaves_result(self.0, param));
    }

    /// Takes from a call what is promised of its result, its memory and its coming back.
    pub(crate) fn may_come_back(self) {
        debug_assert!(self.is_call());
        ffi!(tapeless_may_come_back(self.0));
    }

    /// Replaces a call by its callee's body; whether LLVM could. The handle dangles if so.
    pub fn inline_call(self) -> bool {
        debug_assert!(self.is_call());
        ffi!(tapeless_inline_call(self.0))
    }

    /// Makes a call call another function of the same type.
    pub fn set_callee(self, function: Function) {
        debug_assert!(self.is_call());
        // The callee is the last operand of a call of any kind.
        self.set_operand(self.operand_count() - 1, function.value());
    }
}
