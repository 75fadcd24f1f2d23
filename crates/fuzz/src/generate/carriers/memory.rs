//! Steps of a word through memory.

use super::super::Generator;
use super::Word;
use crate::tree::{Node, Piece};

impl Generator {
    /// It is stored, perhaps changed where it lies, and read again.
    pub(super) fn stored(&mut self, word: Word, depth: usize, functions: &mut Vec<Node>) -> Node {
        let ty = word.ty();
        let put = self.function(
            "void",
            &format!("({ty} *p, {ty} a) {{ *p = a; }}"),
            functions,
        );
        let get = self.function(&ty, &format!("(const {ty} *p) {{ return *p; }}"), functions);
        let (home, at, end) = match self.random.below(4) {
            0 => (format!("{ty} m;"), "&m", ""),
            1 => (format!("{ty} m[4] = {{1, 2, 3, 4}};"), "m + (n & 3)", ""),
            2 => (
                format!("struct {{ int tag; {ty} w; }} m = {{n, 0}};"),
                "&m.w",
                "",
            ),
            _ => (
                format!("{ty} *m = malloc(4 * sizeof *m);"),
                "m + (n & 1)",
                "free(m);",
            ),
        };
        let put = match self.random.chance(60) {
            true => format!("{put}({at}, u);"),
            false => format!("*({at}) = u;"),
        };
        let get = match self.random.chance(60) {
            true => format!("u = {get}({at});"),
            false => format!("u = *({at});"),
        };
        let change = match self.random.below(5) {
            0 | 1 => {
                let rest = format!("({ty} *p) {{ *p ^= {}; }}", word.key());
                let f = self.function("void", &rest, functions);
                format!("{f}({at}); {get} u ^= {};", word.key())
            }
            2 if word.0 == 64 => {
                let rest = format!("({ty} *p) {{ *p ^= {}; }}", "1ull << 63");
                let f = self.function("void", &rest, functions);
                format!("{f}({at}); {get}")
            }
            3 => {
                let rest = format!("({ty} *p, const {ty} *q) {{ memcpy(p, q, sizeof *p); }}");
                let f = self.function("void", &rest, functions);
                format!("{{ {ty} o; {f}(&o, {at}); u = o; }}")
            }
            _ => get,
        };
        let inner = match depth {
            0 => Vec::new(),
            _ => self.steps(word, depth - 1, functions),
        };
        Node::new(
            &format!("{{ {home} {put} {change} {end}$}}"),
            [Piece::Body(inner)],
        )
    }

    /// It lies in a variable of the file.
    pub(super) fn kept(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
        let (ty, g) = (word.ty(), self.named());
        let (home, at) = match self.random.below(3) {
            0 => (format!("static {ty} {g};"), g.clone()),
            1 => (format!("static {ty} {g}[4];"), format!("{g}[n & 3]")),
            _ => (
                format!("static struct {{ int tag; {ty} w; }} {g};"),
                format!("{g}.w"),
            ),
        };
        functions.push(Node::text(home));
        let put = self.function(
            "void",
            &format!("({ty} a, int n) {{ {at} = a; }}"),
            functions,
        );
        let get = self.function(&ty, &format!("(int n) {{ return {at}; }}"), functions);
        let put = match self.random.chance(70) {
            true => format!("{put}(u, n);"),
            false => format!("{at} = u;"),
        };
        match self.random.chance(70) {
            true => Node::text(format!("{put} u = {get}(n);")),
            false => Node::text(format!("{put} u = {at};")),
        }
    }

    /// Its bytes are written one by one, and read again.
    pub(super) fn bytes(&mut self, word: Word, depth: usize, functions: &mut Vec<Node>) -> Node {
        let (ty, count) = (word.ty(), word.0 / 8);
        let each = format!("for (int k = 0; k < {count}; k++)");
        let rest = format!("(unsigned char *p, {ty} a) {{ {each} p[k] = a >> 8 * k; }}");
        let put = self.function("void", &rest, functions);
        let rest = format!(
            "(const unsigned char *p) {{ {ty} a = 0; {each} a |= ({ty})p[k] << 8 * k; return a; }}"
        );
        let get = self.function(&ty, &rest, functions);
        let behind = self.random.below(2) * 4;
        let put = match self.random.below(3) {
            0 => format!("{each} b[{behind} + k] = u >> 8 * k;"),
            _ => format!("{put}(b + {behind}, u);"),
        };
        let get = match self.random.below(3) {
            0 => format!("memcpy(&u, b + {behind}, sizeof u);"),
            1 => format!("u = 0; {each} u |= ({ty})b[{behind} + k] << 8 * k;"),
            _ => format!("u = {get}(b + {behind});"),
        };
        let inner = match self.random.chance(40) {
            true => self.steps(Word(8), depth - 1, functions),
            false => Vec::new(),
        };
        Node::new(
            &format!(
                "{{ unsigned char b[16] = {{n}}; {put} {{ uint8_t u = b[{behind}];$ b[{behind}] = u; }} {get} }}"
            ),
            [Piece::Body(inner)],
        )
    }

    /// It lies beside an integer in a structure that functions take and return.
    pub(super) fn beside(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
        let (ty, s) = (word.ty(), self.named());
        let other = ["int", "uint64_t", "char", "double"][self.random.below(4)];
        functions.push(Node::text(format!("struct {s} {{ {ty} w; {other} k; }};")));
        let rest = format!("({ty} a, int k) {{ return (struct {s}){{a, k}}; }}");
        let made = self.function(&format!("struct {s}"), &rest, functions);
        let rest = format!("(struct {s} z) {{ z.k += 1; return z; }}");
        let passed = self.function(&format!("struct {s}"), &rest, functions);
        let rest = format!("(struct {s} *z, int n) {{ z[(n + 1) & 3] = z[n & 3]; }}");
        let moved = self.function("void", &rest, functions);
        match self.random.below(3) {
            0 => Node::text(format!("u = {passed}({made}(u, n)).w;")),
            1 => Node::text(format!("{{ struct {s} z = {made}(u, n); u = z.w; }}")),
            _ => Node::text(format!(
                "{{ struct {s} z[4] = {{0}}; z[n & 3] = {made}(u, n); {moved}(z, n); u = z[(n + 1) & 3].w; }}"
            )),
        }
    }

    /// It lies in a buffer of bytes behind a header.
    pub(super) fn packed(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
        let ty = word.ty();
        let rest = "(char *p, int k, const void *q, unsigned m) { memcpy(p, &k, sizeof k); memcpy(p + 4, q, m); }";
        let pack = self.function("void", rest, functions);
        let rest = "(const char *p, void *q, unsigned m) { int k; memcpy(&k, p, sizeof k); memcpy(q, p + 4, m); return k; }";
        let unpack = self.function("int", rest, functions);
        match self.random.below(3) {
            0 => Node::text(format!(
                "{{ char b[16]; {pack}(b, n, &u, sizeof u); {unpack}(b, &u, sizeof u); }}"
            )),
            1 => Node::text(format!(
                "{{ char b[16]; {pack}(b, n, &u, sizeof u); {ty} a; memcpy(&a, b + 4, sizeof a); u = a; }}"
            )),
            _ => Node::text(format!(
                "{{ char b[16], o[16]; {pack}(b, n, &u, sizeof u); memcpy(o, b, sizeof o); {unpack}(o, &u, sizeof u); }}"
            )),
        }
    }

    /// It lies in a queue, or in a node of a list, among integers.
    pub(super) fn linked(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
        let (ty, s) = (word.ty(), self.named());
        match self.random.chance(50) {
            true => {
                functions.push(Node::text(format!(
                    "struct {s} {{ {ty} w[8]; int head, tail; }};"
                )));
                let rest = format!("(struct {s} *q, {ty} a) {{ q->w[q->tail++ & 7] = a; }}");
                let push = self.function("void", &rest, functions);
                let rest = format!("(struct {s} *q) {{ return q->w[q->head++ & 7]; }}");
                let pop = self.function(&ty, &rest, functions);
                let first = match self.random.chance(50) {
                    true => (format!("{push}(&q, n);"), format!("{pop}(&q);")),
                    false => <(String, String)>::default(),
                };
                let (before, after) = first;
                Node::text(format!(
                    "{{ struct {s} q = {{{{0}}, 0, 0}}; {before} {push}(&q, u); {after} u = {pop}(&q); }}"
                ))
            }
            false => {
                functions.push(Node::text(format!(
                    "struct {s} {{ {ty} w; struct {s} *next; }};"
                )));
                let rest = format!(
                    "(struct {s} *l, {ty} a) {{ struct {s} *p = malloc(sizeof *p); p->w = a; p->next = l; return p; }}"
                );
                let push = self.function(&format!("struct {s} *"), &rest, functions);
                let rest =
                    format!("(struct {s} *l, int k) {{ while (k--) l = l->next; return l->w; }}");
                let nth = self.function(&ty, &rest, functions);
                Node::text(format!(
                    "{{ struct {s} *l = {push}({push}(0, u), n); u = {nth}(l, 1); free(l->next); free(l); }}"
                ))
            }
        }
    }

    /// Atomic operations put it into memory.
    pub(super) fn exchanged(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
        let ty = word.ty();
        let put = [
            "__atomic_fetch_or(p, a, __ATOMIC_SEQ_CST);",
            "__atomic_exchange_n(p, a, __ATOMIC_SEQ_CST);",
            "__atomic_fetch_xor(p, a, __ATOMIC_SEQ_CST);",
        ][self.random.below(3)];
        let rest = format!("({ty} *p, {ty} a) {{ {put} }}");
        let put = self.function("void", &rest, functions);
        Node::text(format!("{{ {ty} m = 0; {put}(&m, u); u = m; }}"))
    }
}
