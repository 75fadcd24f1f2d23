//! Floats that go through integers from one function to the next: whole, in halves and bytes, with other bits on the way, in
//! memory, members, queues, lists and variables of the file. Each step leaves the word as it was, but for sign and exponent,
//! so that the float which is made at the end is known, and each can be dropped.

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
        let given = ["d = R(u);", "memcpy(&d, &u, sizeof d);", "L(&d, u);"][given];
        let (inlined, number) = (self.storage(), self.number);
        let names = |text: &str| {
            let each = ["B(", "K(", "R(", "L("].iter();
            each.fold(text.to_owned(), |text, name| {
                text.replace(name, &format!("h{number}_{name}"))
            })
        };
        functions.push(Node::text(names(&format!(
            "{inlined} {ty} B({real} a) {{ {ty} u; memcpy(&u, &a, sizeof u); return u; }}\n\
             {inlined} {ty} K(const {real} *a) {{ {ty} u; memcpy(&u, a, sizeof u); return u; }}\n\
             {inlined} {real} R({ty} u) {{ {real} a; memcpy(&a, &u, sizeof a); return a; }}\n\
             {inlined} void L({real} *a, {ty} u) {{ memcpy(a, &u, sizeof u); }}"
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
        match self.random.below(14) {
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

    /// A function takes and returns it.
    fn handed(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
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

    /// It is stored, perhaps changed where it lies, and read again.
    fn stored(&mut self, word: Word, depth: usize, functions: &mut Vec<Node>) -> Node {
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
    fn kept(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
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

    /// It is taken apart into halves, which go their own ways.
    fn halved(&mut self, word: Word, depth: usize, functions: &mut Vec<Node>) -> Node {
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

    /// Its bytes are written one by one, and read again.
    fn bytes(&mut self, word: Word, depth: usize, functions: &mut Vec<Node>) -> Node {
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

    /// Its bits are others for a while.
    fn edited(&mut self, word: Word, depth: usize, functions: &mut Vec<Node>) -> Node {
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
    fn signed(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
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

    /// It lies beside an integer in a structure that functions take and return.
    fn beside(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
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
    fn packed(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
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

    /// It is one of several.
    fn chosen(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
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
                    "{{ {ty} z[5] = {{1, 2, 3, 4, 5}}; z[n & 3] = u; {f}(z, n); u = z[1 + (n & 3)]; }}"
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

    /// It lies in a queue, or in a node of a list, among integers.
    fn linked(&mut self, word: Word, functions: &mut Vec<Node>) -> Node {
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
}
