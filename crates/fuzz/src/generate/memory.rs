//! Declarations, and statements that move memory.

use super::Generator;
use super::Kind::Teams;
use super::scope::{Return, Scope};
use crate::tree::{Node, Piece};

impl Generator {
    /// Local variables, each written where it is declared.
    pub fn declarations(&mut self, scope: &mut Scope) -> Vec<Node> {
        let mut out = Vec::new();
        for _ in 0..1 + self.random.below(3) {
            let name = self.fresh('v');
            let value = self.number(scope, 1);
            out.push(Node::new(&format!("double {name} = $;"), [value]));
            scope.doubles.push(name);
        }
        if self.random.chance(50) {
            let name = self.fresh('k');
            out.push(Node::text(format!(
                "int {name} = {} & 15;",
                self.int(scope)
            )));
            scope.ints.push(name);
        }
        if self.random.chance(30) {
            let name = self.fresh('w');
            let value = self.number(scope, 1);
            out.push(Node::new(&format!("float {name} = $;"), [value]));
            scope.floats.push(name);
        }
        if self.random.chance(45) {
            out.push(self.local_array(scope));
        }
        if self.random.chance(15) {
            out.push(self.local_floats(scope));
        }
        if self.random.chance(25) {
            out.push(self.local_struct(scope));
        }
        if self.random.chance(15) {
            let name = self.fresh('d');
            out.push(Node::text(format!(
                "int {name}[8]; for (int i = 0; i < 8; i++) {name}[i] = (3 * i + 1) & 7;"
            )));
            scope.tables.push(name);
        }
        if self.random.chance(10)
            && let Some(node) = self.view(scope)
        {
            out.push(node);
        }
        if self.random.chance(30)
            && let Some(node) = self.local_pointers(scope)
        {
            out.push(node);
        }
        out
    }

    fn local_array(&mut self, scope: &mut Scope) -> Node {
        let mut name = self.fresh('a');
        let source = self
            .random
            .pick(&scope.arrays)
            .map(|array| array.name.clone());
        // What outlives the call is written at its beginning all the same.
        // What a function keeps belongs to no member of a team.
        let lasts = match self.kind {
            Teams => "",
            _ => ["", "", "static ", "static _Thread_local "][self.random.below(4)],
        };
        if !lasts.is_empty() {
            name = format!("lasts{name}");
        }
        let text = match (source, self.random.below(4)) {
            (Some(source), 0) => {
                format!("{lasts}double {name}[8]; memcpy({name}, {source}, sizeof {name});")
            }
            (Some(source), 1) => format!(
                "{lasts}double {name}[8]; for (int i = 0; i < 8; i++) {name}[i] = {source}[i] * (i + 1);"
            ),
            (_, 2) => format!("{lasts}double {name}[8]; memset({name}, 0, sizeof {name});"),
            _ => format!("double {name}[8] = {{0.5, 0, 1.0}};"),
        };
        // In a function that calls itself, an argument may lead to what all its calls share.
        scope.array(&name, true, !text.starts_with("static"));
        Node::text(text)
    }

    fn local_floats(&mut self, scope: &mut Scope) -> Node {
        let name = self.fresh('b');
        let value = match self.random.pick(&scope.arrays) {
            Some(array) => format!("(float){}[i]", array.name),
            None => "0.5f * i".to_owned(),
        };
        scope.float_arrays.push(name.clone());
        Node::text(format!(
            "float {name}[8]; for (int i = 0; i < 8; i++) {name}[i] = {value};"
        ))
    }

    fn local_struct(&mut self, scope: &mut Scope) -> Node {
        let name = self.fresh('u');
        let node = match self.random.pick(&scope.structs).cloned() {
            Some(other) if self.random.chance(60) => {
                let other = match other.strip_suffix("->") {
                    Some(pointer) => format!("*{pointer}"),
                    None => other.trim_end_matches('.').to_owned(),
                };
                Node::text(format!("struct S {name} = {other};"))
            }
            _ => {
                let form = format!(
                    "struct S {name} = {{.a = $, .k = 2, .f = $, .c = 1.0, .b = {{1.0}}}};"
                );
                Node::new(&form, [self.number(scope, 1), self.number(scope, 0)])
            }
        };
        scope.structs.push(format!("{name}."));
        scope.array(&format!("{name}.b"), true, false);
        node
    }

    /// A pointer through which one only reads, sometimes to memory without derivative.
    fn view(&mut self, scope: &mut Scope) -> Option<Node> {
        let one = self.random.pick(&scope.free())?.name.clone();
        let other = self.random.pick(&scope.free())?.name.clone();
        let other = if self.random.chance(40) { "x0" } else { &other };
        let (name, condition) = (self.fresh('r'), self.condition(scope));
        scope.array(&name, false, false);
        Some(Node::text(format!(
            "const double *{name} = {condition} ? {one} : {other};"
        )))
    }

    /// A pointer variable, a table of two pointers, or a structure that holds a pointer.
    fn local_pointers(&mut self, scope: &mut Scope) -> Option<Node> {
        let arrays = scope.addressable();
        let one = self.random.pick(&arrays)?.name.clone();
        let two = self.random.pick(&arrays)?.name.clone();
        let condition = self.condition(scope);
        let name = self.fresh('p');
        Some(match self.random.below(3) {
            0 => {
                scope.array(&format!("{name}[n & 1]"), true, false);
                scope.array(&format!("{name}[0]"), true, false);
                scope.pointers.push(format!("{name}[0]"));
                Node::text(format!("double *{name}[2] = {{{one}, {two}}};"))
            }
            1 => {
                scope.array(&format!("{name}.p"), true, false);
                scope.pointers.push(format!("{name}.p"));
                Node::text(format!("struct R {name} = {{{one}, 3, {two}}};"))
            }
            _ => {
                scope.array(&name, true, false);
                scope.pointers.push(name.clone());
                Node::text(format!("double *{name} = {condition} ? {one} : {two};"))
            }
        })
    }

    /// A block that owns memory while its statements run.
    pub fn heap(&mut self, scope: &Scope) -> Node {
        let name = self.fresh('m');
        let mut inner = scope.clone();
        inner.ends = Return::Late;
        inner.in_loop = false;
        inner.array(&name, true, true);
        // Pointers that live longer must not point here, hence `pointers` of this block only.
        inner.pointers.clear();
        let body = Piece::Body(self.block(&mut inner));
        let start = match self.random.below(3) {
            0 => format!("calloc(8, sizeof *{name});"),
            1 => format!("malloc(8 * sizeof *{name}); memcpy({name}, x0, sizeof x0);"),
            _ => format!(
                "malloc(8 * sizeof *{name}); for (int i = 0; i < 8; i++) {name}[i] = 0.25 * i;"
            ),
        };
        let read = match (scope.doubles.first(), self.index(scope)) {
            (Some(double), index) => format!("{double} += {name}[{index}];"),
            _ => String::new(),
        };
        let form = format!("{{ double *{name} = {start}$ {read} free({name}); }}");
        Node::new(&form, [body])
    }

    /// Elements by address, and loops that move them about.
    pub fn cells(&mut self, scope: &Scope) -> Option<Node> {
        let array = self.random.pick(&scope.free())?.name.clone();
        let other = self.random.pick(&scope.free())?.name.clone();
        let name = self.fresh('c');
        let (one, two) = (self.index(scope), self.index(scope));
        let condition = self.condition(scope);
        let form = match self.random.below(7) {
            0 => format!(
                "{{ double *{name} = &{array}[{one}]; *{name} = tanh(*{name} * $); {array}[{two}] += *{name}; }}"
            ),
            1 => format!(
                "{{ double *{name} = {condition} ? &{array}[{one}] : &{array}[{two}]; *{name} -= 0.3 * sin($); }}"
            ),
            2 => format!(
                "for (int i = 0; i < n; i++) for (int j = 0; j + 1 < n - i; j++) if ({array}[j] > {array}[j + 1]) \
                 {{ double z = {array}[j]; {array}[j] = {array}[j + 1]; {array}[j + 1] = z; }}"
            ),
            3 => format!(
                "for (int i = 0; i < 2 * n; i++) {array}[(i + 1) % 5] = sin({array}[i % 5] + 0.1 * $);"
            ),
            4 => format!("for (int i = 1; i < n; i++) {array}[i] *= {array}[i - 1];"),
            5 => format!(
                "{{ double {name}[2][8]; for (int j = 0; j < 8; j++) {name}[0][j] = {name}[1][j] = {other}[j]; \
                 for (int i = 0; i < n; i++) for (int j = 1; j < 7; j++) \
                 {name}[(i + 1) & 1][j] = 0.5 * sin({name}[i & 1][j - 1]) + 0.4 * {name}[i & 1][j + 1]; \
                 {array}[{one}] += {name}[n & 1][3]; }}"
            ),
            _ => format!(
                "{{ double z = 0; for (int i = 0; i < n; i++) {{ z = 0.5 * z + {array}[i ^ 1]; {array}[i] = sin(z); }} \
                 {array}[{two}] += 0.1 * z; }}"
            ),
        };
        let holes = form.matches('$').count();
        let operands: Vec<_> = (0..holes).map(|_| self.number(scope, 1)).collect();
        Some(Node::new(&form, operands))
    }

    /// Copies, sets, and pointer assignments.
    pub fn transfer(&mut self, scope: &Scope) -> Option<Node> {
        let to = self.random.pick(&scope.free())?.clone();
        let from = self.random.pick(&scope.arrays)?.clone();
        let from = if from.is_member() { to.clone() } else { from };
        let (into, of) = (&to.name, &from.name);
        Some(Node::text(match self.random.below(12) {
            9 => format!("shift({into}, n & 3);"),
            10 => format!("doubled({into});"),
            11 => {
                let (one, two) = (self.random.below(2), self.random.below(3));
                format!(
                    "{{ struct P z[3] = {{{{{into}[0], {into}[1]}}, {{{into}[2]}}}}; again(z, {one}, {two}); \
                     again(z, n & 1, 2); {into}[3] = sin(z[2].a + z[1].b); }}"
                )
            }
            6 => format!("memmove({into}, {of} + (n & 3), n / 2 * sizeof(double));"),
            7 => format!("memset({into}, 0, n * sizeof(double));"),
            8 if to.own && from.own && into != of => {
                format!("memcpy({into}, {of}, n * sizeof(double));")
            }
            8 => format!("memmove({into} + 1, {into}, (n & 3) * sizeof(double));"),
            0 if to.own && from.own && into != of => {
                format!("memcpy({into}, {of}, 8 * sizeof(double));")
            }
            0 | 1 => format!("memmove({into}, {of}, 8 * sizeof(double));"),
            2 => format!(
                "memset({into}, 0, {} * sizeof(double));",
                1 + self.random.below(8)
            ),
            3 => format!("memmove({into} + 2, {of}, 5 * sizeof(double));"),
            4 => {
                let pointer = self.random.pick(&scope.pointers)?.clone();
                let into = &self.random.pick(&scope.addressable())?.name.clone();
                format!("if {} {pointer} = {into};", self.condition(scope))
            }
            _ => {
                let one = self.random.pick(&scope.pointers)?.clone();
                let two = self.random.pick(&scope.pointers)?.clone();
                format!("{{ double *t = {one}; {one} = {two}; {two} = t; }}")
            }
        }))
    }
}
