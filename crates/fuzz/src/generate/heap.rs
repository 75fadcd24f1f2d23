//! Statements that own memory: lists, rows, buffers that grow, arrays of variable length.

use super::Generator;
use super::scope::{Return, Scope};
use crate::tree::{Node, Piece};

impl Generator {
    /// A block whose memory ends with it.
    pub fn owned(&mut self, scope: &Scope) -> Node {
        let name = self.fresh('m');
        let mut inner = scope.clone();
        inner.ends = Return::Late;
        inner.in_loop = false;
        inner.depth += 1;
        // Pointers that live longer must not point here.
        inner.pointers.clear();
        let sum = match scope.doubles.first() {
            Some(double) => format!("{double} +="),
            None => "(void)".to_owned(),
        };
        match self.random.below(6) {
            5 => self.by_ends(&name, &sum, &inner),
            0 => self.list(&name, &sum, inner),
            1 => self.rows(&name, &sum, inner),
            2 => self.growing(&name, &sum, &inner),
            3 => self.grown(&name, &sum, &inner),
            _ => self.variable(&name, &sum, inner),
        }
    }

    fn list(&mut self, name: &str, sum: &str, mut inner: Scope) -> Node {
        let (t, i) = (self.fresh('e'), self.fresh('i'));
        let value = {
            let mut scope = inner.clone();
            scope.counters.push(i.clone());
            self.number(&scope, 2)
        };
        inner.doubles = vec![format!("{t}->v")];
        let body = Piece::Body(if inner.depth < 3 {
            self.block(&mut inner)
        } else {
            Vec::new()
        });
        let form = format!(
            "{{ struct N *{name} = 0; for (int {i} = 0; {i} < n; {i}++) {{ struct N *t = malloc(sizeof *t); \
             t->v = tanh($); t->next = {name}; {name} = t; }} \
             for (struct N *{t} = {name}; {t}; {t} = {t}->next) {{$ {sum} 0.5 * sin({t}->v); }} \
             while ({name}) {{ struct N *t = {name}->next; free({name}); {name} = t; }} }}"
        );
        Node::new(&form, [value, body])
    }

    fn rows(&mut self, name: &str, sum: &str, mut inner: Scope) -> Node {
        for row in ["0", "1", "n & 3"] {
            inner.array(&format!("{name}[{row}]"), true, false);
        }
        let index = self.index(&inner);
        let fill = match self
            .random
            .pick(&inner.arrays[..inner.arrays.len() - 3])
            .cloned()
        {
            Some(from) => format!("{name}[i][j] = {}[j] * (i + 1)", from.name),
            None => format!("{name}[i][j] = i - 0.5 * j"),
        };
        let swap = match self.random.below(2) {
            0 => format!("{{ double *t = {name}[0]; {name}[0] = {name}[1]; {name}[1] = t; }}"),
            _ => String::new(),
        };
        let blocks = [self.block(&mut inner.clone()), self.block(&mut inner)];
        let form = format!(
            "{{ double **{name} = malloc(4 * sizeof *{name}); for (int i = 0; i < 4; i++) {{ \
             {name}[i] = malloc(8 * sizeof **{name}); for (int j = 0; j < 8; j++) {fill}; }} $ {swap} $ \
             {sum} sin({name}[1][{index}]); for (int i = 0; i < 4; i++) free({name}[i]); free({name}); }}"
        );
        Node::new(&form, blocks.map(Piece::Body))
    }

    fn growing(&mut self, name: &str, sum: &str, inner: &Scope) -> Node {
        let i = self.fresh('i');
        let mut scope = inner.clone();
        scope.counters.push(i.clone());
        let value = self.number(&scope, 2);
        let condition = self.condition(&scope);
        let fill = match self.random.below(4) {
            0 => format!(
                "if (used == room) {{ room *= 2; double *t = malloc(room * sizeof *t); \
                 memcpy(t, {name}, used * sizeof *t); free({name}); {name} = t; }} {name}[used++] = sin($);"
            ),
            1 => format!(
                "if (used == room) {{ room += 2; {name} = realloc({name}, room * sizeof *{name}); }} {name}[used++] = sin($);"
            ),
            2 => format!(
                "if (used == room) {{ double *t = realloc({name}, (room *= 2) * sizeof *t); if (!t) break; {name} = t; }} {name}[used++] = sin($);"
            ),
            _ => format!("push(&{name}, &used, sin($));"),
        };
        let shrink = match self.random.below(3) {
            0 => format!(
                "if (used > 4) {{ used = 4; {name} = realloc({name}, used * sizeof *{name}); }}"
            ),
            _ => String::new(),
        };
        let form = format!(
            "{{ int room = 1, used = 0; double *{name} = malloc(sizeof *{name}); for (int {i} = 0; {i} < n; {i}++) {{ \
             if {condition} continue; {fill} }} {shrink} \
             for (int i = 1; i < used; i++) {name}[i] += {name}[i - 1] * {name}[i]; \
             for (int i = 0; i < used; i++) {sum} 0.5 * {name}[i]; free({name}); }}"
        );
        Node::new(&form, [value])
    }

    /// Records in memory that grows.
    fn grown(&mut self, name: &str, sum: &str, inner: &Scope) -> Node {
        let i = self.fresh('i');
        let mut scope = inner.clone();
        scope.counters.push(i.clone());
        let values = [self.number(&scope, 1), self.number(&scope, 1)];
        let form = format!(
            "{{ struct P *{name} = 0; int room = 0; for (int {i} = 0; {i} < n; {i}++) {{ if ({i} == room) {{ room = room ? 2 * room : 1; \
             {name} = realloc({name}, room * sizeof *{name}); }} {name}[{i}] = (struct P){{$, tanh($)}}; \
             if ({i} > 0) {name}[{i}].a += 0.5 * {name}[{i} - 1].b; }} \
             for (int i = 0; i < n; i++) {sum} 0.5 * sin({name}[i].a) * {name}[i].b; free({name}); }}"
        );
        Node::new(&form, values)
    }

    /// Arrays that begin empty, and are known by their ends.
    fn by_ends(&mut self, name: &str, sum: &str, inner: &Scope) -> Node {
        let i = self.fresh('i');
        let mut scope = inner.clone();
        scope.counters.push(i.clone());
        let value = self.number(&scope, 1);
        let form = format!(
            "{{ struct V *{name}[2] = {{0}}; for (int {i} = 0; {i} < n; {i}++) append(have({name} + ({i} & 1)), sin($)); \
             for (int k = 0; k < 2; k++) if ({name}[k]) {{ for (double *t = {name}[k]->begin; t != {name}[k]->end; t++) \
             {sum} 0.5 * *t; free({name}[k]->begin); free({name}[k]); }} }}"
        );
        Node::new(&form, [value])
    }

    fn variable(&mut self, name: &str, sum: &str, mut inner: Scope) -> Node {
        inner.array(name, true, true);
        let index = self.index(&inner);
        let body = Piece::Body(self.block(&mut inner));
        let form = format!(
            "{{ double {name}[n + 8]; for (int i = 0; i < n + 8; i++) {name}[i] = 0.1 * i - 0.25; $ \
             {sum} tanh({name}[{index}]); }}"
        );
        Node::new(&form, [body])
    }
}
