//! Calls through pointers.
//!
//! A module's functions of one type are all candidates of a call through a pointer, so each program has a type of its own:
//! four more parameters, whose types spell its number.

use super::Generator;
use super::scope::Scope;
use crate::tree::Node;

const TYPES: [&str; 4] = ["int", "long", "char", "short"];

impl Generator {
    /// The types of the four more parameters.
    pub fn digits(&self) -> [&'static str; 4] {
        std::array::from_fn(|place| TYPES[self.number >> (2 * place) & 3])
    }

    /// A parameter `g`, a pointer to functions of the program's own type.
    pub fn pointee(&self) -> String {
        format!("double (*g)(double, double, {})", self.digits().join(", "))
    }

    /// The arguments beyond two doubles.
    pub fn extra(&self) -> String {
        "1, 0, 0, 0".to_owned()
    }

    /// Three functions to point at, and a table of them.
    pub fn targets(&mut self) -> Node {
        let number = self.number;
        let [a, b, c, d] = self.digits();
        let head = |letter: char| {
            format!(
                "static double cb{number}{letter}(double a, double b, {a} i, {b} j, {c} k, {d} l)"
            )
        };
        self.has_targets = true;
        Node::text(format!(
            "{} {{ return a * b + i; }}\n{} {{ return sin(a) - 0.5 * sq(b); }}\n{} {{ return a > b ? tanh(a) : b + 0.5; }}\n\
             static double (*const cb{number}t[3])(double, double, {a}, {b}, {c}, {d}) = {{cb{number}c, cb{number}a, cb{number}b}};",
            head('a'),
            head('b'),
            head('c')
        ))
    }

    /// A function to be called back.
    pub fn callback(&mut self) -> Option<String> {
        let letter = ['a', 'b', 'c'][self.random.below(3)];
        self.has_targets
            .then(|| format!("cb{}{letter}", self.number))
    }

    /// A call through a variable, a table or a structure.
    pub fn indirect(&mut self, scope: &Scope) -> Option<Node> {
        let (one, two) = (self.callback()?, self.callback()?);
        let into = self.random.pick(&scope.doubles)?.clone();
        let condition = self.condition(scope);
        let (extra, types) = (self.extra(), self.digits().join(", "));
        let number = self.number;
        let form = match self.random.below(4) {
            0 => format!(
                "{{ double (*g)(double, double, {types}) = {condition} ? {one} : {two}; {into} = tanh(g($, $, {extra})); }}"
            ),
            1 => format!(
                "{into} = 0.5 * {into} + 0.3 * sin(cb{number}t[{} % 3u]($, $, {extra}));",
                self.int(scope)
            ),
            2 => format!(
                "{{ struct {{ double (*g)(double, double, {types}); double w; }} e[2] = {{{{{one}, $}}, {{{two}, 0.5}}}}; \
                 for (int i = 0; i < n; i++) {into} = tanh(e[i & 1].g({into}, e[1].w, {extra})); {into} += 0.1 * $; }}"
            ),
            _ => format!(
                "{{ double (*const g[])(double, double, {types}) = {{{one}, {two}}}; {into} += sin(g[{} & 1]($, $, {extra})); }}",
                self.int(scope)
            ),
        };
        let operands = [self.number(scope, 1), self.number(scope, 1)];
        Some(Node::new(&form, operands))
    }
}
