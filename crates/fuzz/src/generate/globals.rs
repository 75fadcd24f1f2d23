//! Memory of the program's own that outlives calls, and functions that hand numbers on through it alone, called by their
//! names or through pointers.

use super::Generator;
use super::Kind::Teams;
use super::scope::{Return, Scope};
use crate::tree::{Node, Piece};

/// What a function without parameters does to the globals: `K` and `L` are arrays, `O` is a number, `U` and `V` are structures,
/// `I` an index in 0..8, `N` an array of such, `C` an array that holds constants only, `H` a list of integers
/// in `Q`. Values stay moderate where loops repeat it.
const STEPS: [&str; 28] = [
    "O = 0.75;",
    "memset(K, 0, sizeof K);",
    "for (int i = 0; i < 8; i++) K[i] = 0.1 * i;",
    "memcpy(K, x0, sizeof K);",
    "memcpy(L, K, sizeof L);",
    "memcpy(K, L, 4 * sizeof *K);",
    "memmove(K + 1, K, 7 * sizeof *K); K[0] = O;",
    "for (int i = 0; i < 8; i++) { double z = K[i]; K[i] = L[7 - i]; L[7 - i] = z; }",
    "I = (I + 1) & 7; K[I] = O;",
    "O = tanh(K[I]); I = (I + 7) & 7;",
    "for (int i = 0; i < 8; i++) O = 0.5 * O + 0.3 * sin(K[i] * L[i]);",
    "if (O > 0.3) O = 0.25; else K[I] *= 0.5;",
    "U = (struct S){0};",
    "U = (struct S){.a = 0.5, .k = 1, .f = 2, .b = {1.0, 0.25}};",
    "U.a = O; U.c = K[2]; memcpy(U.b, L, sizeof U.b);",
    "O += sin(U.a) * U.f; U.b[I] = tanh(U.c);",
    "{ double *to = O > 0.1 ? K : L; to[3] = 0; to[I] = 1.5; }",
    "{ struct S t = U; t.a *= 0.5; U = t; memset(U.b + 2, 0, 3 * sizeof(double)); }",
    "V = U;",
    "U = V; U.k++;",
    "{ struct S t = U; U = V; V = t; }",
    "for (int i = 0; i < 8; i++) C[i] = 0.25 * i;",
    "C[I] = 1.5; I = N[I];",
    "C[N[2]] += 0.5; C[1] *= 0.75;",
    "memcpy(C, x0, 4 * sizeof *C);",
    "{ int t = N[I]; N[I] = N[2]; N[2] = t; }",
    "if (H->next) H = H->next;",
    "H->w = (H->w + N[I]) & 7;",
];

/// What a function does that is called inactive.
const SILENT: [&str; 5] = [
    "I = (I + 3) & 7;",
    "N[I] = (N[I] + 5) & 7;",
    "C[I] = 0.25 * N[2] - 0.4;",
    "C[N[3]] *= 0.5; I = N[I];",
    "Q[I & 3].w = N[1];",
];

/// What one returns that writes nothing.
const TOLD: [&str; 4] = [
    "C[I]",
    "0.25 * N[I] + C[N[2]]",
    "I > 3 ? C[1] : C[2]",
    "0.3 * H->w",
];

/// What a function of `a` returns that writes nothing.
const READS: [&str; 10] = [
    "a * C[I]",
    "sin(a) * C[N[I]] - a",
    "a * a * C[1] + O",
    "a > 0.25 ? a * C[2] : C[3] - 0.5 * a",
    "a * K[N[3]] + C[I]",
    "a * V.a + U.b[I] * V.f",
    "sq(a) * C[N[N[2]]]",
    "a * H->w - C[I]",
    "total(H) * a",
    "weighted(H, a)",
];

/// A function that is given nothing which carries a derivative.
#[derive(Clone)]
pub struct Operation {
    name: String,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// `void h(void)`
    Plain,
    /// `double h(void)`
    Giving,
    /// `void h(…)`, of the program's own type
    Pointed,
    /// `double h(double a)`, which writes nothing
    Reading,
}

impl Generator {
    /// Memory that every function of the program sees, and functions without parameters that change it.
    pub fn globals(&mut self) -> Vec<Node> {
        self.has_globals = true;
        let storage = match self.kind {
            Teams => "static",
            _ => ["static", "static", "static _Thread_local"][self.random.below(3)],
        };
        let types = self.digits().join(", ");
        let text = format!(
            "{storage} double K[8], L[8], C[8], O;\n{storage} struct S U, V;\n{storage} int I, N[8];\n\
             {storage} void (*G)({types});\n{storage} struct Z Q[4], *H;"
        );
        let mut out = vec![Node::text(self.of_globals(&text))];
        for _ in 0..self.random.below(5) {
            out.push(self.operation());
        }
        out
    }

    /// Replaces the letters of `STEPS` by names.
    fn of_globals(&self, text: &str) -> String {
        let number = self.number;
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let mut out = String::new();
        let mut before = ' ';
        let mut rest = text.chars().peekable();
        while let Some(letter) = rest.next() {
            let alone = !is_word(before) && !rest.peek().is_some_and(|&next| is_word(next));
            match letter {
                'K' if alone => out += &format!("kept{number}"),
                'L' | 'C' | 'U' | 'V' | 'I' | 'N' | 'G' | 'Q' | 'H' if alone => {
                    out += &format!("kept{number}{}", letter.to_ascii_lowercase());
                }
                'O' if alone => out += &format!("once{number}"),
                _ => out.push(letter),
            }
            before = letter;
        }
        out
    }

    /// One of some lines.
    fn any_of(&mut self, lines: &[&str]) -> String {
        let line = lines[self.random.below(lines.len())];
        self.of_globals(line)
    }

    fn operation(&mut self) -> Node {
        let name = format!("h{}_g{}", self.number, self.operations.len());
        let storage = match self.random.below(4) {
            0 => "static",
            _ => "static __attribute__((noinline))",
        };
        let body = match self.random.below(4) {
            0 => self.operation_body(),
            _ => (0..1 + self.random.below(2))
                .map(|_| {
                    let step = STEPS[self.random.below(STEPS.len())];
                    Node::text(self.of_globals(step))
                })
                .collect(),
        };
        let [i, j, k, l] = self.digits();
        let (kind, result, parameters) = match self.random.below(8) {
            4 | 5 => return self.reading(&name, storage),
            6 => return self.silent(&name),
            7 => return self.telling(&name),
            0 => (Kind::Giving, "double", "void".to_owned()),
            1 => (Kind::Plain, "void", "void".to_owned()),
            _ => (Kind::Pointed, "void", format!("{i} i, {j} j, {k} k, {l} l")),
        };
        let end = match kind {
            Kind::Giving => self.of_globals("return O - 0.5 * L[2];"),
            _ => String::new(),
        };
        let form = format!("{storage} {result} {name}({parameters}) {{$ {end}}}");
        self.operations.push(Operation { name, kind });
        Node::new(&form, [Piece::Body(body)])
    }

    fn reading(&mut self, name: &str, storage: &str) -> Node {
        let told = self.random.pick(&self.told.clone()).cloned();
        let read = match told.filter(|_| self.random.chance(50)) {
            Some(told) => format!("sq(a) * {told}()"),
            None => self.any_of(&READS),
        };
        self.operations.push(Operation {
            name: name.to_owned(),
            kind: Kind::Reading,
        });
        Node::text(format!(
            "{storage} double {name}(double a) {{ return {read}; }}"
        ))
    }

    /// A function that is called inactive, and changes what others read.
    fn silent(&mut self, name: &str) -> Node {
        let step = self.any_of(&SILENT);
        self.called_inactive(name, Kind::Plain, ("void", &step))
    }

    /// The same of one that reads.
    fn telling(&mut self, name: &str) -> Node {
        let told = self.any_of(&TOLD);
        self.told.push(name.to_owned());
        self.called_inactive(name, Kind::Giving, ("double", &format!("return {told};")))
    }

    fn called_inactive(&mut self, name: &str, kind: Kind, (result, body): (&str, &str)) -> Node {
        self.operations.push(Operation {
            name: name.to_owned(),
            kind,
        });
        Node::text(format!(
            "static __attribute__((noinline)) {result} {name}(void) {{ {body} }}\n\
             void *__enzyme_inactivefn_{name}[] = {{(void *){name}}};"
        ))
    }

    /// The functions of the program's own type.
    fn pointed(&self) -> Vec<String> {
        let pointed = self.operations.iter().filter(|o| o.kind == Kind::Pointed);
        pointed.map(|o| o.name.clone()).collect()
    }

    fn operation_body(&mut self) -> Vec<Node> {
        let mut scope = Scope::new(Return::Late, 2);
        self.see_globals(&mut scope);
        self.budget = 4;
        self.in_operation = true;
        let mut body = vec![Node::text("int n = 4; (void)n;")];
        body.extend(self.block(&mut scope));
        self.in_operation = false;
        body
    }

    /// A call of such a function, perhaps through a variable of the block or of the program.
    pub fn operate(&mut self, scope: &Scope) -> Option<Node> {
        let Operation { name, kind } = self.random.pick(&self.operations.clone())?.clone();
        let into = self.random.pick(&scope.doubles).cloned();
        Some(match (kind, into) {
            (Kind::Reading, into) => {
                let form = format!("{} = tanh({name}($));", into?);
                Node::new(&form, [self.number(scope, 1)])
            }
            (Kind::Giving, Some(into)) => Node::text(format!("{into} = tanh({name}());")),
            (Kind::Plain | Kind::Giving, _) => Node::text(format!("{name}();")),
            (Kind::Pointed, _) => Node::text(self.point(&name, scope)),
        })
    }

    /// A call of a function of the program's own type.
    fn point(&mut self, name: &str, scope: &Scope) -> String {
        let (extra, types) = (self.extra(), self.digits().join(", "));
        let pointed = self.pointed();
        let other = self.random.pick(&pointed).map_or(name, String::as_str);
        let condition = self.condition(scope);
        match self.random.below(4) {
            0 => format!("{name}({extra});"),
            1 => format!("{{ void (*g)({types}) = {condition} ? {name} : {other}; g({extra}); }}"),
            2 => {
                // It may be the variable's function that calls: of those before it, none can call it.
                let otherwise = match self.in_operation {
                    true => format!("else G = {other}; "),
                    false => String::new(),
                };
                self.of_globals(&format!(
                    "if {condition} G = {name}; {otherwise}G({extra});"
                ))
            }
            _ => format!(
                "{{ void (*const g[])({types}) = {{{name}, {other}}}; g[{} & 1]({extra}); }}",
                self.int(scope)
            ),
        }
    }

    /// How the function that is differentiated begins: nothing is left over from another call.
    pub fn cleared(&self) -> String {
        if !self.has_globals {
            return String::new();
        }
        let text = "\n  O = s; I = n & 7; V = U = (struct S){.a = s, .f = 0.5, .c = x[1]};\
             \n  for (int i = 0; i < 8; i++) { K[i] = 0.1 * i - 0.5 * x[i]; L[i] = 0.25 * y[i]; U.b[i] = y[7 - i]; C[i] = 0.55 - 0.1 * i; N[i] = (3 * i + 1) & 7; }\
             \n  H = 0; for (int i = 0; i < 4; i++) { Q[i].w = (3 * i + n) & 7; Q[i].next = H; H = &Q[i]; }";
        let first = match self.pointed().first() {
            Some(first) => self.of_globals(&format!("\n  G = {first};")),
            None => String::new(),
        };
        self.of_globals(text) + &first
    }

    /// Makes these known; other names may lead there too.
    pub fn see_globals(&self, scope: &mut Scope) {
        if self.has_globals {
            scope.array(&self.of_globals("K"), true, false);
            scope.array(&self.of_globals("L"), true, false);
            scope.doubles.push(self.of_globals("O"));
            scope.structs.push(self.of_globals("U."));
            scope.tables.push(self.of_globals("N"));
        }
    }
}
