//! Steps of a word that is handed on, taken apart, and changed for a while.

use super::super::Generator;
use super::Word;
use crate::tree::{Node, Piece};

impl Generator {
    /// A function takes and returns it.
    pub(super) fn handed(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
        let ty = word.ty();
        match self.random.below(4) {
            0 => {
                let f = self.function(&ty, &format!("({ty} a) {{ return a; }}"), functions);
                Node::text(format!("u = {f}(u);"))
            }
            1 => {
                let f = self.named();
                functions.push(Node::text(format!(
                    "static __attribute__((noinline)) {ty} {f}({ty} a, int n) {{ return n <= 0 ? a : {f}(a, n - 1); }}"
                )));
                Node::text(format!("u = {f}(u, n & 3);"))
            }
            2 => {
                let rest = format!("({ty} a, {ty} *p, {ty} *q) {{ *p = a; *q = a; }}");
                let f = self.function("void", &rest, functions);
                Node::text(format!(
                    "{{ {ty} a, b; {f}(u, &a, &b); u = n & 1 ? a : b; }}"
                ))
            }
            _ => {
                let f = self.function(&ty, &format!("({ty} a) {{ return a; }}"), functions);
                let g = self.function(&ty, &format!("({ty} a) {{ return a + 0; }}"), functions);
                Node::text(format!(
                    "{{ {ty} (*g)({ty}) = n & 1 ? {f} : {g}; u = g(u); }}"
                ))
            }
        }
    }

    /// It is taken apart into halves, which go their own ways.
    pub(super) fn halved(&mut self, word: Word, depth: usize, functions: &mut Vec<Node>) -> Node {
        let (ty, half, by) = (word.ty(), word.half().ty(), word.0 / 2);
        let hi = self.function(
            &half,
            &format!("({ty} a) {{ return a >> {by}; }}"),
            functions,
        );
        let lo = self.function(&half, &format!("({ty} a) {{ return a; }}"), functions);
        let sign = ["|", "+", "^"][self.random.below(3)];
        let rest = format!("({half} a, {half} b) {{ return ({ty})a << {by} {sign} b; }}");
        let join = self.function(&ty, &rest, functions);
        let (mut apart, mut together) = (
            format!("{half} a = {hi}(u), b = {lo}(u);"),
            format!("u = {join}(a, b);"),
        );
        match self.random.below(4) {
            0 => apart = format!("{half} a = u >> {by}, b = u;"),
            1 => together = format!("u = ({ty})a << {by} {sign} b;"),
            2 => {
                let s = self.named();
                functions.push(Node::text(format!("struct {s} {{ {half} h, l; }};")));
                let rest = format!("(struct {s} z) {{ return ({ty})z.h << {by} {sign} z.l; }}");
                let f = self.function(&ty, &rest, functions);
                together = format!("u = {f}((struct {s}){{a, b}});");
            }
            _ => {}
        }
        let of_first = self.steps(word.half(), depth - 1, functions);
        let of_second = match self.random.chance(50) {
            true => self.steps(word.half(), depth - 1, functions),
            false => Vec::new(),
        };
        Node::new(
            &format!(
                "{{ {apart} {{ {half} u = a;$ a = u; }} {{ {half} u = b;$ b = u; }} {together} }}"
            ),
            [Piece::Body(of_first), Piece::Body(of_second)],
        )
    }

    /// Its bits are others for a while.
    pub(super) fn edited(&mut self, word: Word, depth: usize, functions: &mut Vec<Node>) -> Node {
        let (ty, key, bits) = (word.ty(), word.key(), word.0);
        let by = 1 + self.random.below(bits as usize - 1);
        let turn = |by: usize| {
            let back = bits as usize - by;
            format!("({ty})((({ty})A << {by}) | (({ty})A >> {back}))")
        };
        let (there, back) = match self.random.below(5) {
            0 => (format!("A ^ {key}"), format!("A ^ {key}")),
            1 => ("~A".to_owned(), "~A".to_owned()),
            2 => (format!("A + {key}"), format!("A - {key}")),
            3 => (turn(by), turn(bits as usize - by)),
            _ => (
                format!("A ^ ({ty})n * {key}"),
                format!("A ^ ({ty})n * {key}"),
            ),
        };
        let mut change = |form: &str| {
            let at = |v: &str| form.replace('A', v);
            match self.random.below(3) {
                0 => format!("u = {};", at("u")),
                1 => {
                    let rest = format!("({ty} a, int n) {{ return {}; }}", at("a"));
                    let f = self.function(&ty, &rest, functions);
                    format!("u = {f}(u, n);")
                }
                _ => {
                    let rest = format!("({ty} *p, int n) {{ *p = {}; }}", at("*p"));
                    let f = self.function("void", &rest, functions);
                    format!("{f}(&u, n);")
                }
            }
        };
        let (there, back) = (change(&there), change(&back));
        let inner = self.steps(word, depth - 1, functions);
        Node::new(&format!("{{ {there}$ {back} }}"), [Piece::Body(inner)])
    }

    /// Its sign changes, or the exponent.
    pub(super) fn signed(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
        let change = match word.0 {
            64 => [
                "^ 1ull << 63",
                "& ~(1ull << 63)",
                "| 1ull << 63",
                "+ (1ull << 52)",
            ],
            32 => ["^ 0u", "+ 0u", "| 0u", "& ~0u"],
            _ => ["^ 0", "+ 0", "| 0", "& 255"],
        };
        let change = change[self.random.below(4)];
        let ty = word.ty();
        match self.random.below(3) {
            0 => Node::text(format!("u = u {change};")),
            1 => {
                let rest = format!("({ty} a) {{ return a {change}; }}");
                let f = self.function(&ty, &rest, functions);
                Node::text(format!("u = {f}(u);"))
            }
            _ => {
                let rest = format!("({ty} *p) {{ *p = *p {change}; }}");
                let f = self.function("void", &rest, functions);
                Node::text(format!("{f}(&u);"))
            }
        }
    }

    /// It is one of several.
    pub(super) fn chosen(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
        let ty = word.ty();
        match self.random.below(3) {
            0 => {
                let rest = format!("({ty} a, {ty} b, int n) {{ return n < 100 ? a : b; }}");
                let f = self.function(&ty, &rest, functions);
                Node::text(format!("u = {f}(u, n, n);"))
            }
            1 => {
                let rest = format!(
                    "({ty} *p, int n) {{ {ty} t = p[n & 3]; p[n & 3] = p[1 + (n & 3)]; p[1 + (n & 3)] = t; }}"
                );
                let f = self.function("void", &rest, functions);
                Node::text(format!(
                    "{{ {ty} z[5] = {{0}}; z[n & 3] = u; {f}(z, n); u = z[1 + (n & 3)]; }}"
                ))
            }
            _ => {
                let rest = format!(
                    "({ty} *p) {{ for (int i = 0; i < 2; i++) {{ {ty} t = p[i]; p[i] = p[4 - i]; p[4 - i] = t; }} }}"
                );
                let f = self.function("void", &rest, functions);
                Node::text(format!(
                    "{{ {ty} z[5] = {{0}}; z[1] = u; {f}(z); u = z[3]; }}"
                ))
            }
        }
    }

    /// It is a pointer for a while.
    pub(super) fn as_pointer(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
        let ty = word.ty();
        let rest = format!("({ty} a) {{ return (void *)(uintptr_t)a; }}");
        let to = self.function("void *", &rest, functions);
        let rest = format!("(void *p) {{ return ({ty})(uintptr_t)p; }}");
        let from = self.function(&ty, &rest, functions);
        match self.random.below(3) {
            0 => Node::text(format!("u = ({ty})(uintptr_t){to}(u);")),
            1 => Node::text(format!("u = {from}((void *)(uintptr_t)u);")),
            _ => Node::text(format!("u = {from}({to}(u));")),
        }
    }

    /// It is a number for a while, wide enough for all of it.
    pub(super) fn as_number(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
        let ty = word.ty();
        let wide = if word.0 == 64 {
            "long double"
        } else {
            "double"
        };
        let to = self.function(wide, &format!("({ty} a) {{ return a; }}"), functions);
        let rest = format!("({wide} a) {{ return ({ty})a; }}");
        let from = self.function(&ty, &rest, functions);
        match self.random.below(3) {
            0 => Node::text(format!("u = ({ty}){to}(u);")),
            1 => Node::text(format!("{{ volatile {wide} w = u; u = {from}(w); }}")),
            _ => Node::text(format!("u = {from}({to}(u));")),
        }
    }
}
