//! What the engine passes to a function of a derivative by hand.

use super::decode;
use crate::{Function, Type, Value};

/// What a function of a derivative is given.
#[derive(Clone, Debug)]
pub(super) struct Passed {
    /// Each parameter of the primal, those with a derivative followed by its type once more.
    pub types: Vec<Type>,
    /// Where among these the parameters of the primal stand.
    pub primals: Vec<usize>,
    /// Which of them each argument is: an integer may be two.
    arguments: Vec<usize>,
}

impl Passed {
    /// What is said of a parameter of a function of a derivative; so it is of what is not passed.
    pub fn is(&self, said: &[bool], place: usize, function: Function) -> bool {
        let hidden = usize::from(decode::hidden(function).is_some());
        let at = self
            .arguments
            .iter()
            .position(|&argument| argument == place);
        at.is_none_or(|at| said.get(at + hidden).copied().unwrap_or(true))
    }

    /// For each parameter of the primal, whether it is a pointer of which that holds, by its place.
    pub fn pointers(&self, holds: impl Fn(usize) -> bool) -> Vec<bool> {
        let is = |&first: &usize| {
            let pointer = self.types.get(first).is_some_and(|ty| ty.is_pointer());
            pointer && holds(first)
        };
        self.primals.iter().map(is).collect()
    }

    /// What the engine passes to a function of a derivative of `primal`: as many arguments as it takes if it takes
    /// integers twice, else each integer once.
    pub fn to(function: Function, primal: Function, follows: fn(Type) -> bool) -> Self {
        let takes = decode::params(function).len();
        let twice = Self::in_form(true, primal, follows);
        match takes == twice.len() {
            true => twice,
            false => Self::in_form(false, primal, follows),
        }
    }

    /// Whether each integer is passed twice.
    pub fn has_twice(&self) -> bool {
        self.arguments.len() > self.types.len()
    }

    /// What the engine passes, each integer once, or `twice`.
    pub fn in_form(with_twice: bool, primal: Function, follows: fn(Type) -> bool) -> Self {
        let mut once = Self {
            types: Vec::new(),
            primals: Vec::new(),
            arguments: Vec::new(),
        };
        let mut twice = Vec::new();
        for ty in primal.ty().params() {
            let first = once.types.len();
            once.primals.push(first);
            let count = 1 + usize::from(follows(ty));
            once.types.extend(std::iter::repeat_n(ty, count));
            twice.extend(first..first + count);
            twice.extend(ty.is_int().then_some(first));
        }
        once.arguments = match with_twice {
            true => twice,
            false => (0..once.types.len()).collect(),
        };
        once
    }

    pub fn also(&mut self, more: impl IntoIterator<Item = Type>) {
        for ty in more {
            self.arguments.push(self.types.len());
            self.types.push(ty);
        }
    }

    pub fn len(&self) -> usize {
        self.arguments.len()
    }

    /// The types of the arguments.
    pub fn wanted(&self) -> Vec<Type> {
        self.arguments.iter().map(|&i| self.types[i]).collect()
    }

    /// The arguments among values of [`Self::types`].
    pub fn of(&self, values: &[Value]) -> Vec<Value> {
        self.arguments.iter().map(|&i| values[i]).collect()
    }
}
