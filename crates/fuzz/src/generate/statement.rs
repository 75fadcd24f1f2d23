//! Statements: assignments, branches, loops, calls.

use super::Generator;
use super::Kind::Teams;
use super::function::Kind;
use super::scope::{Return, Scope};
use crate::tree::{Node, Piece};

impl Generator {
    /// Some statements, within what is left of the budget.
    pub fn block(&mut self, scope: &mut Scope) -> Vec<Node> {
        let count = 1 + self.random.below(5);
        let mut out = Vec::new();
        for _ in 0..count {
            if self.budget == 0 {
                break;
            }
            self.budget -= 1;
            out.push(self.statement(scope));
        }
        out
    }

    fn statement(&mut self, scope: &mut Scope) -> Node {
        if self.kind == Teams
            && self.random.chance(35)
            && let Some(region) = self.team(scope)
        {
            return region;
        }
        let choice = match self.loops && self.random.chance(50) {
            true => 40 + self.random.below(6),
            false => self.random.below(49),
        };
        let made = match choice {
            0..4 => self.assign(scope),
            4..8 => self.store(scope),
            8..10 => self.branch(scope),
            10..15 if scope.depth < 3 => Some(self.repeat(scope)),
            15 => self.transfer(scope),
            16 => self.switch(scope),
            17 => Some(self.heap(scope)),
            18 | 19 => self.call_statement(scope),
            20 => self.leave(scope),
            21 => self.narrow(scope),
            22 => self.count(scope),
            23 => Some(self.owned(scope)),
            24 => self.jump(scope),
            25 => self.records(scope),
            26 => self.indirect(scope),
            27 => self.cells(scope),
            28 => self.sorted(scope),
            29 => self.complex(scope),
            30 => self.lanes(scope),
            31 => self.mixed(scope),
            32 => self.tagged(scope),
            33 | 34 => self.operate(scope),
            35 => self.beside_integers(scope),
            36 => self.as_bits(scope),
            // They are parked in memory of the program's own.
            37 if !self.in_region => self.addresses(scope),
            38 => self.by_bits(scope),
            39 => self.tagged_by_value(scope),
            40 | 41 if scope.depth < 3 => self.sums(scope),
            42 | 43 if scope.depth < 3 => self.nests(scope),
            44 | 45 if scope.depth < 3 => self.stepped(scope),
            46.. if self.pieces => self.in_pieces(scope),
            _ => self.store(scope),
        };
        made.or_else(|| self.assign(scope))
            .unwrap_or_else(|| Node::text(";"))
    }

    /// `= e` of a size that loops cannot make explode, or an update in place.
    fn update(&mut self, target: &str, scope: &Scope) -> Node {
        let value = self.number(scope, 3);
        let form = match self.random.below(7) {
            0 if scope.depth == 0 => format!("{target} = $;"),
            0 | 1 => format!("{target} = tanh($);"),
            2 => format!("{target} += sin($);"),
            3 => format!("{target} *= cos($);"),
            4 => format!("{target} = 0.5 * {target} + 0.3 * sin($);"),
            5 => format!("{target} -= 0.2 * tanh($);"),
            _ => format!("{target} = sin({target} * $);"),
        };
        Node::new(&form, [value])
    }

    fn assign(&mut self, scope: &Scope) -> Option<Node> {
        let name = self.random.pick(&scope.doubles)?.clone();
        Some(self.update(&name, scope))
    }

    fn store(&mut self, scope: &Scope) -> Option<Node> {
        let array = self.random.pick(&scope.writable())?.clone();
        // Compound targets evaluate their index twice: it has no effects.
        let target = array.at(&self.index(scope));
        Some(self.update(&target, scope))
    }

    /// Floats, and fields of structures.
    fn narrow(&mut self, scope: &Scope) -> Option<Node> {
        let target = match self.random.below(3) {
            0 => self.random.pick(&scope.floats).cloned(),
            1 => self.float_element(scope),
            _ => self.field(scope),
        }?;
        Some(self.update(&target, scope))
    }

    fn count(&mut self, scope: &Scope) -> Option<Node> {
        let name = self.random.pick(&scope.ints)?.clone();
        let value = self.int(scope);
        let record = self.random.pick(&scope.structs).cloned();
        Some(Node::text(match (self.random.below(4), record) {
            (0, Some(record)) => format!("{name} = ({record}k + {value}) & 15;"),
            (1, Some(record)) => format!("{record}k = {value};"),
            (2, _) => format!("{name}++; {name} &= 15;"),
            _ => format!("{name} = {value} & 15;"),
        }))
    }

    fn branch(&mut self, scope: &Scope) -> Option<Node> {
        let condition = self.condition(scope);
        let then = Piece::Body(self.block(&mut scope.clone()));
        if self.random.chance(50) {
            return Some(Node::new(&format!("if {condition} {{$}}"), [then]));
        }
        let other = Piece::Body(self.block(&mut scope.clone()));
        Some(Node::new(
            &format!("if {condition} {{$}} else {{$}}"),
            [then, other],
        ))
    }

    fn switch(&mut self, scope: &Scope) -> Option<Node> {
        let mut inner = scope.clone();
        inner.in_loop = false;
        let mut text = format!("switch ({} & 3) {{", self.int(scope));
        let mut arms = Vec::new();
        for case in 0..2 + self.random.below(3) {
            let end = if self.random.chance(70) { "break;" } else { "" };
            text += &format!("case {case}: {{$}} {end} ");
            arms.push(Piece::Body(self.block(&mut inner)));
        }
        text += "default: {$} }";
        arms.push(Piece::Body(self.block(&mut inner)));
        Some(Node::new(&text, arms))
    }

    fn repeat(&mut self, scope: &Scope) -> Node {
        let counter = self.fresh('i');
        let i = &counter;
        let mut inner = scope.clone();
        inner.depth += 1;
        inner.in_loop = true;
        let outer = self.random.pick(&scope.counters).cloned();
        let walks = matches!(self.random.below(12), 0)
            .then(|| self.walk(&inner))
            .flatten();
        if let Some(walk) = walks {
            return walk;
        }
        let form = match (self.random.below(22), outer) {
            (0, Some(outer)) => format!("for (int {i} = 0; {i} <= {outer}; {i}++) {{$}}"),
            (1, Some(outer)) => format!("for (int {i} = {outer}; {i} < n; {i}++) {{$}}"),
            (2, _) => format!("for (int {i} = n - 1; {i} >= 0; {i}--) {{$}}"),
            (3, _) => format!("for (int {i} = 0; {i} < n; {i} += 2) {{$}}"),
            (4, _) => {
                let condition = self.condition(scope);
                format!("{{ int {i} = 0; while ({i} < 6 && {condition}) {{ {i}++; $}} }}")
            }
            (5, _) => {
                let condition = self.condition(scope);
                format!("{{ int {i} = 0; do {{$}} while ({i}++ < 5 && {condition}); }}")
            }
            (6, _) => format!("for (int {i} = 0; {i} < 8; {i}++) {{$}}"),
            (7, _) => format!("for (unsigned z = 1; z < (unsigned)n; z++) {{ int {i} = z; $ }}"),
            (8, _) => format!("for (long {i} = n; {i}-- > 0;) {{$}}"),
            (9, _) => {
                let (one, two) = (self.condition(scope), self.condition(scope));
                format!(
                    "for (int {i} = 0;; {i}++) {{ if ({i} >= n || {one}) break; $ if ({i} > 1 && {two}) break; }}"
                )
            }
            (11, _) => format!("for (int {i} = 1; {i} < 8; {i} *= 2) {{$}}"),
            (12, _) => format!(
                "for (int {i} = 7; {i} > 0; {i} -= {}) {{$}}",
                2 + self.random.below(2)
            ),
            (13, _) => format!("for (unsigned char z = 253; z != 2; z++) {{ int {i} = z & 7; $ }}"),
            (14, Some(outer)) => {
                format!("for (int {i} = 0; {i} < {outer} + 1; {i} += 1 + ({outer} & 1)) {{$}}")
            }
            (15, _) => format!("for (int {i} = n - 1; {i} * 2 > n; --{i}) {{$}}"),
            // Counters of a few bits.
            (16, None) => format!("{{ int z = n; do {{ int {i} = z-- & 7; $ }} while (z & 1); }}"),
            (16, _) => format!("for (short z = 32765; z > 0; z++) {{ int {i} = z & 7; $ }}"),
            (17, None) => {
                format!("for (unsigned char z = n * 50; z > 20; z += 40) {{ int {i} = z & 7; $ }}")
            }
            (18, _) => format!(
                "{{ struct {{ unsigned q : 2; }} z = {{n & 3}}; do {{ int {i} = z.q; $ }} while (++z.q); }}"
            ),
            (10, _) => {
                let limit = self.leaf(scope).render();
                format!("for (int {i} = 0; {i} * 0.3 < fabs({limit}) && {i} < 8; {i}++) {{$}}")
            }
            _ => format!("for (int {i} = 0; {i} < n; {i}++) {{$}}"),
        };
        inner.counters.push(counter);
        Node::new(&form, [Piece::Body(self.block(&mut inner))])
    }

    /// A loop whose counter is a pointer.
    fn walk(&mut self, inner: &Scope) -> Option<Node> {
        let array = self.random.pick(&inner.free())?.name.clone();
        let name = self.fresh('q');
        let mut inner = inner.clone();
        inner.doubles.push(format!("(*{name})"));
        let body = Piece::Body(self.block(&mut inner));
        let start = format!("double *{name} = {array}, *{name}e = {name} + n;");
        Some(Node::new(
            &format!("for ({start} {name} != {name}e; {name}++) {{$}}"),
            [body],
        ))
    }

    /// Out of a loop or of the function.
    fn leave(&mut self, scope: &Scope) -> Option<Node> {
        let condition = self.condition(scope);
        match scope.ends {
            _ if scope.in_loop && self.random.chance(70) => {
                let word = ["break", "continue"][self.random.below(2)];
                Some(Node::text(format!("if {condition} {word};")))
            }
            Return::Number => {
                let value = self.number(scope, 2);
                Some(Node::new(&format!("if {condition} return $;"), [value]))
            }
            Return::Nothing => Some(Node::text(format!("if {condition} return;"))),
            Return::Late => None,
        }
    }

    /// A call for what it writes.
    fn call_statement(&mut self, scope: &Scope) -> Option<Node> {
        let helper = self.random.pick(&self.helpers.clone())?.clone();
        if helper.depth + scope.depth > 3 {
            return None;
        }
        let name = &helper.name;
        let arrays = scope.free();
        let to = self.random.pick(&arrays)?.clone();
        let from = self.random.pick(&arrays)?.clone();
        let (one, two) = (&to.name, &from.name);
        let into = self.random.pick(&scope.doubles)?.clone();
        let also = self.random.pick(&scope.doubles)?.clone();
        let index = self.index(scope);
        let form = match helper.kind {
            Kind::Update => format!("{name}({one}, {two}, n);"),
            Kind::Pair => format!(
                "{{ struct P r = {name}($, $); {into} = sin(r.a); {also} += 0.2 * sin(r.b); }}"
            ),
            Kind::Choose => format!(
                "{{ double *r = {name}({one}, {two}, $); {into} += sin(r[{index}]); r[1] *= 0.5; }}"
            ),
            Kind::Out => format!(
                "{{ double r, t; {name}($, &r, &t); {into} = tanh(r); {also} -= 0.1 * tanh(t); }}"
            ),
            Kind::Restrict if to.own && from.own && one != two => {
                format!("{name}({one}, {two}, n);")
            }
            Kind::Made => {
                let record = self.random.pick(&scope.structs)?.clone();
                let from = match record.strip_suffix("->") {
                    Some(pointer) => pointer.to_owned(),
                    None => format!("&{}", record.trim_end_matches('.')),
                };
                format!(
                    "{{ struct S r = {name}({from}, $); {into} = sin(r.a) * r.f; {record}c += tanh(r.b[{index}]); }}"
                )
            }
            Kind::Fresh => {
                format!(
                    "{{ double *m = {name}({one}, $); {into} += sin(m[{index}]); {two}[3] = tanh(m[5]); free(m); }}"
                )
            }
            Kind::Rows => {
                let held = scope.addressable();
                let one = &self.random.pick(&held)?.name;
                let two = &self.random.pick(&held)?.name;
                format!(
                    "{{ double *m[4] = {{{one}, {two}, {one}, {one}}}; {into} = tanh({name}(m, n)); }}"
                )
            }
            Kind::Apply => {
                let callback = self.callback()?;
                format!("{into} = tanh({name}({callback}, $, $));")
            }
            Kind::Swap => {
                let first = self.random.pick(&scope.pointers)?.clone();
                let second = self.random.pick(&scope.pointers)?.clone();
                format!("{name}(&{first}, &{second});")
            }
            _ => return None,
        };
        let holes = form.matches('$').count();
        let operands: Vec<_> = (0..holes).map(|_| self.number(scope, 1)).collect();
        Some(Node::new(&form, operands))
    }
}
