//! Floats that go through integers from one function to the next: whole, in halves and bytes, with other bits on the way, in
//! memory, members, queues, lists and variables of the file. Each step leaves the word as it was, but for sign and exponent,
//! so that the float which is made at the end is known, and each can be dropped.

mod memory;
mod values;

use super::Generator;
use crate::tree::{Node, Piece};

/// How many bits a carrier has, and the type of it.
#[derive(Clone, Copy)]
struct Word(u32);

impl Word {
    fn ty(self) -> String {
        format!("uint{}_t", self.0)
    }

    fn half(self) -> Self {
        Self(self.0 / 2)
    }

    /// An odd number of as many bits.
    fn key(self) -> String {
        let key = 0x9e37_79b9_7f4a_7c15_u64 >> (64 - self.0) | 1;
        format!("({}){key}u", self.ty())
    }
}

impl Generator {
    /// The function that is differentiated: it sums what is left of some floats, each after its way. In the copy that
    /// computes in double, a `float` goes no way: what is left of it is the same.
    pub fn carriers(&mut self, size: usize) -> Vec<Node> {
        self.budget = 1 + self.random.below(size.max(1));
        let (real, word) = match self.random.chance(70) {
            true => ("double", Word(64)),
            false => ("float", Word(32)),
        };
        let ty = word.ty();
        let mut functions = Vec::new();
        let steps = self.steps(word, 2, &mut functions);
        let wide = ["u = B(d);", "memcpy(&u, &d, sizeof u);", "u = K(&d);"];
        let (taken, given) = (wide[self.random.below(3)], self.random.below(3));
        let given = match word.0 == 64 && self.random.chance(20) {
            true => ["d = (double)(u >> 1) * 0x1p-54;", "d = N(u);", "d = N(u);"][given],
            false => ["d = R(u);", "memcpy(&d, &u, sizeof d);", "L(&d, u);"][given],
        };
        let (inlined, number) = (self.storage(), self.number);
        let names = |text: &str| {
            let each = ["B(", "K(", "R(", "L(", "N("].iter();
            each.fold(text.to_owned(), |text, name| {
                text.replace(name, &format!("h{number}_{name}"))
            })
        };
        functions.push(Node::text(names(&format!(
            "{inlined} {ty} B({real} a) {{ {ty} u; memcpy(&u, &a, sizeof u); return u; }}\n\
             {inlined} {ty} K(const {real} *a) {{ {ty} u; memcpy(&u, a, sizeof u); return u; }}\n\
             {inlined} {real} R({ty} u) {{ {real} a; memcpy(&a, &u, sizeof a); return a; }}\n\
             {inlined} void L({real} *a, {ty} u) {{ memcpy(a, &u, sizeof u); }}\n\
             {inlined} {real} N({ty} u) {{ return ({real})(u >> 1) * 0x1p-54; }}"
        ))));
        let head = format!(
            "double f{}(double *x, double *y, double s, int n) {{\n  double v0 = 0;\n  \
             for (int i = 0; i < n; i++) v0 += x[i] * y[i];\n  \
             for (int i = 0; i < 3; i++) {{\n    {real} d = 1.3 + 0.2 * i + 0.3 * sin(x[i] * s);\n    if (sizeof d == {}) {{\n    {ty} u;\n    \
             {}$    {}\n    }}\n    v0 += (0.5 + 0.1 * i) * sin(d);\n  }}\n  return v0 + 0.01 * s;\n}}",
            self.number,
            word.0 / 8,
            names(taken),
            names(given)
        );
        functions.push(Node::new(&head, [Piece::Body(steps)]));
        functions
    }

    /// How a function is declared: most stay functions.
    fn storage(&mut self) -> &'static str {
        match self.random.below(4) {
            0 => "static",
            _ => "static __attribute__((noinline))",
        }
    }

    fn named(&mut self) -> String {
        let name = self.fresh('c');
        format!("h{}_{name}", self.number)
    }

    /// Some steps with `u`.
    fn steps(&mut self, word: Word, depth: usize, functions: &mut Vec<Node>) -> Vec<Node> {
        let mut steps = Vec::new();
        for _ in 0..1 + self.random.below(3) {
            if self.budget > 0 {
                self.budget -= 1;
                steps.push(self.step(word, depth, functions));
            }
        }
        steps
    }

    fn step(&mut self, word: Word, depth: usize, functions: &mut Vec<Node>) -> Node {
        match self.random.below(17) {
            14 => self.as_pointer(word, functions),
            15 => self.as_number(word, functions),
            16 => self.exchanged(word, functions),
            0 => self.handed(word, functions),
            1 | 2 => self.stored(word, depth, functions),
            3 => self.kept(word, functions),
            4 | 5 if depth > 0 && word.0 > 8 => self.halved(word, depth, functions),
            6 if depth > 0 && word.0 > 8 => self.bytes(word, depth, functions),
            7 | 8 if depth > 0 => self.edited(word, depth, functions),
            9 => self.signed(word, functions),
            10 => self.beside(word, functions),
            11 => self.packed(word, functions),
            12 => self.chosen(word, functions),
            _ => self.linked(word, functions),
        }
    }

    /// A function of this generator's own, and its name.
    fn function(&mut self, result: &str, rest: &str, functions: &mut Vec<Node>) -> String {
        let (name, storage) = (self.named(), self.storage());
        functions.push(Node::text(format!("{storage} {result} {name}{rest}")));
        name
    }
}
