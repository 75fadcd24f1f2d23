//! Arrays of structures, structures with pointers, matrices.

use super::Generator;
use super::scope::{Return, Scope};
use crate::tree::{Node, Piece};

impl Generator {
    /// A block with such an object.
    pub fn records(&mut self, scope: &Scope) -> Option<Node> {
        let name = self.fresh('t');
        let mut inner = scope.clone();
        inner.pointers.clear();
        match self.random.below(6) {
            0 => Some(self.structures(&name, inner)),
            1 => self.holders(&name, inner),
            2 if scope.depth < 2 => Some(self.matrix(&name, inner)),
            3 | 4 => self.counted(&name, scope),
            _ => Some(self.on_heap(&name, inner)),
        }
    }

    fn structures(&mut self, name: &str, mut inner: Scope) -> Node {
        for index in ["0", "1", "n & 1"] {
            inner.structs.push(format!("{name}[{index}]."));
            inner.array(&format!("{name}[{index}].b"), true, false);
        }
        let values = [
            self.number(&inner_without(&inner, 3), 1),
            self.number(&inner_without(&inner, 3), 1),
        ];
        let shuffle = match self.random.below(4) {
            0 => format!("{{ struct S z = {name}[0]; {name}[0] = {name}[1]; {name}[1] = z; }}"),
            1 => format!("memcpy(&{name}[1], &{name}[2], sizeof *{name});"),
            2 => format!("memmove({name} + 1, {name}, 2 * sizeof *{name});"),
            _ => format!("for (int i = 0; i < 2; i++) {name}[i] = {name}[i + 1];"),
        };
        let form = format!(
            "{{ struct S {name}[3]; for (int i = 0; i < 3; i++) {name}[i] = (struct S){{$, i, 0.5 * i, $, {{0.25 * i, 1.0}}}}; $ {shuffle} $ }}"
        );
        let [one, two] = values;
        let blocks = [self.block(&mut inner.clone()), self.block(&mut inner)];
        let [first, second] = blocks.map(Piece::Body);
        Node::new(&form, [one, two, first, second])
    }

    fn holders(&mut self, name: &str, mut inner: Scope) -> Option<Node> {
        let arrays = inner.addressable();
        let one = self.random.pick(&arrays)?.name.clone();
        let two = self.random.pick(&arrays)?.name.clone();
        for (index, field) in [("0", "p"), ("1", "q"), ("n & 1", "p")] {
            inner.array(&format!("{name}[{index}].{field}"), true, false);
        }
        let shuffle = match self.random.below(3) {
            0 => format!("{{ struct R z = {name}[0]; {name}[0] = {name}[1]; {name}[1] = z; }}"),
            1 => format!("memcpy({name}, {name} + 1, sizeof *{name});"),
            _ => format!("{name}[1].q = {name}[0].p; {name}[0].k++;"),
        };
        let form = format!(
            "{{ struct R {name}[2] = {{{{{one}, 1, {two}}}, {{{two}, n, {one}}}}}; $ {shuffle} $ }}"
        );
        let blocks = [self.block(&mut inner.clone()), self.block(&mut inner)];
        Some(Node::new(&form, blocks.map(Piece::Body)))
    }

    /// Structures with an array among counters, which tell where in the array the next number lies.
    fn counted(&mut self, name: &str, scope: &Scope) -> Option<Node> {
        let into = self.random.pick(&scope.doubles)?.clone();
        let ty = ["struct H", "struct F"][self.random.below(2)];
        let (i, p) = (self.fresh('i'), self.fresh('p'));
        let (declared, released) = match self.random.below(2) {
            0 => (
                format!("{ty} *{name} = calloc(3, sizeof *{name});"),
                format!("free({name});"),
            ),
            _ => (format!("{ty} {name}[3] = {{0}};"), String::new()),
        };
        let shuffle = match self.random.below(4) {
            0 => format!(
                "if ({i} & 2) {{ {ty} z = {name}[0]; {name}[0] = {name}[1]; {name}[1] = z; }}"
            ),
            1 => format!("if ({i} == 4) memcpy(&{name}[2], &{name}[n & 1], sizeof *{name});"),
            2 => format!("{p}->kept[({p}->seen + n) & 3] *= 0.5;"),
            _ => String::new(),
        };
        let bound = ["if ({p}->at > 3) {p}->at = 0;", "{p}->at &= 3;"][self.random.below(2)];
        let bound = bound.replace("{p}", &p);
        let form = format!(
            "{{ {declared} {name}[0].t = $; {name}[1].t = $; {name}[1].step = 1; for (int {i} = 0; {i} < 7; {i}++) {{ {ty} *{p} = &{name}[{i} % 3]; \
             {p}->t *= 0.5; {p}->at += {p}->step; {p}->step++; {bound} {p}->kept[{p}->at] += {p}->t * $; {p}->seen++; {shuffle} \
             {into} += 0.125 * {p}->kept[({p}->seen + 1) & 3] * {p}->at; }} {released} }}"
        );
        self.filled(&form, scope)
    }

    fn matrix(&mut self, name: &str, mut inner: Scope) -> Node {
        let value = self.number(&inner, 1);
        inner.depth += 1;
        for index in ["0", "2", "n & 3"] {
            inner.array(&format!("{name}[{index}]"), true, false);
        }
        let body = Piece::Body(self.block(&mut inner));
        let work = match self.random.below(3) {
            0 => format!(
                "for (int k = 0; k < 4; k++) for (int i = k + 1; i < 4; i++) {{ {name}[i][k] /= 1.5 + sq({name}[k][k]); \
                 for (int j = k + 1; j < 4; j++) {name}[i][j] -= {name}[i][k] * {name}[k][j]; }}"
            ),
            1 => format!(
                "for (int i = 1; i < 3; i++) for (int j = 1; j < 7; j++) {name}[i][j] = 0.25 * ({name}[i - 1][j] + \
                 {name}[i + 1][j] + {name}[i][j - 1] * {name}[i][j + 1]);"
            ),
            _ => format!(
                "for (int i = 0; i < 4; i++) for (int j = 0; j < i; j++) {{ double z = {name}[i][j]; {name}[i][j] = {name}[j][i]; {name}[j][i] = z; }}"
            ),
        };
        let into = match inner.doubles.first() {
            Some(double) => format!("{double} += tanh({name}[3][n & 7]);"),
            None => String::new(),
        };
        let form = format!(
            "{{ double {name}[4][8]; for (int i = 0; i < 4; i++) for (int j = 0; j < 8; j++) {name}[i][j] = sin($ + i * j); $ {work} {into} }}"
        );
        Node::new(&form, [value, body])
    }

    fn on_heap(&mut self, name: &str, mut inner: Scope) -> Node {
        inner.ends = Return::Late;
        inner.in_loop = false;
        let value = self.number(&inner, 1);
        inner.structs.push(format!("{name}->"));
        inner.structs.push(format!("{name}[2]."));
        inner.array(&format!("{name}[n & 1].b"), true, false);
        let body = Piece::Body(self.block(&mut inner));
        let into = match inner.doubles.first() {
            Some(double) => format!("{double} += sin({name}[1].a);"),
            None => String::new(),
        };
        let form = format!(
            "{{ struct S *{name} = calloc(3, sizeof *{name}); {name}[1].a = $; $ {into} free({name}); }}"
        );
        Node::new(&form, [value, body])
    }
}

/// A scope without its last structures and arrays: those that are being declared.
fn inner_without(scope: &Scope, count: usize) -> Scope {
    let mut out = scope.clone();
    out.structs
        .truncate(out.structs.len().saturating_sub(count));
    out.arrays.truncate(out.arrays.len().saturating_sub(count));
    out
}
