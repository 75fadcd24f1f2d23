//! Functions: the one that is differentiated, and those that it calls.

use super::Generator;
use super::scope::{Return, Scope};
use crate::tree::{Node, Piece};

/// The shapes of helpers.
#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    /// `double h(double a, double b)`
    Scalar,
    /// `float h(float a, double b)`
    Narrow,
    /// `double h(double *p, double a, int n)`
    Reduce,
    /// The same, which calls itself with n - 1.
    Recursive,
    /// `void h(double *p, double *q, int n)`
    Update,
    /// `struct P h(double a, double b)`
    Pair,
    /// `double *h(double *p, double *q, double a)`
    Choose,
    /// `double h(struct S *u, double a)`
    Record,
    /// `void h(double **p, double **q)`
    Swap,
    /// `void h(double a, double *p, double *q)`: results through pointers to single numbers
    Out,
    /// `double h(double *p, double a, int n)`, which calls itself twice with halves of n.
    Tree,
    /// The same, which calls itself through another function.
    Mutual,
    /// `double h(struct S u, double a)`
    Value,
    /// `double h(struct R w, double a)`
    Holder,
    /// `struct S h(struct S *u, double a)`
    Made,
    /// `double *h(double *p, double a)`: memory that the caller releases
    Fresh,
    /// `void h(double *restrict p, const double *restrict q, int n)`
    Restrict,
    /// `double h(double **p, int n)`: rows
    Rows,
    /// `double h(double (*g)(…), double a, double b)`: a callback
    Apply,
    /// `double _Complex h(double _Complex a, double b)`
    Complex,
    /// `doubles4 h(doubles4 a, double b)`
    Lanes,
    /// `void h(double *a, double *b, int n)`: a matrix, its rows one behind the other
    Nest,
}

const KINDS: [Kind; 22] = [
    Kind::Scalar,
    Kind::Narrow,
    Kind::Reduce,
    Kind::Recursive,
    Kind::Update,
    Kind::Pair,
    Kind::Choose,
    Kind::Record,
    Kind::Swap,
    Kind::Out,
    Kind::Tree,
    Kind::Mutual,
    Kind::Value,
    Kind::Holder,
    Kind::Made,
    Kind::Fresh,
    Kind::Restrict,
    Kind::Rows,
    Kind::Apply,
    Kind::Complex,
    Kind::Lanes,
    Kind::Nest,
];

/// A function that can be called.
#[derive(Clone)]
pub struct Helper {
    pub name: String,
    pub kind: Kind,
    /// How many loops its body nests, with those of its callees.
    pub depth: usize,
}

impl Generator {
    /// The body of the function that is differentiated.
    pub fn main(&mut self, constant_y: bool) -> Vec<Node> {
        let mut scope = Scope::new(Return::Number, 0);
        scope.constants.push("s".to_owned());
        scope.array("x", true, false);
        scope.array("y", !constant_y, false);
        self.see_globals(&mut scope);
        let mut body = self.declarations(&mut scope);
        if self.graphs {
            body.push(self.graph(&mut scope));
        } else {
            body.extend(self.block(&mut scope));
        }
        let result = self.number(&scope, 2);
        let read = match (scope.arrays.last(), scope.doubles.last()) {
            (Some(array), Some(double)) => format!("{double} + {}[2]", array.name),
            _ => "s".to_owned(),
        };
        body.push(Node::new(
            "return $ + $ + 0.25 * v0;",
            [Piece::Expr(Node::text(read)), result],
        ));
        body
    }

    /// The function with its body. Where its arrays overlap they are windows of one, and another function calls it.
    pub fn whole(&mut self, body: Vec<Node>, overlap: bool) -> Node {
        let (number, parameters) = (self.number, "(double *x, double *y, double s, int n)");
        let name = match overlap {
            true => format!("__attribute__((noinline)) static double h{number}_o"),
            false => format!("double f{number}"),
        };
        let caller = match overlap {
            true => format!(
                "\ndouble f{number}{parameters} {{\n  double shared[14];\n  \
                 for (int i = 0; i < 14; i++) shared[i] = i < 8 ? x[i] : y[i - 7];\n  \
                 double r = h{number}_o(shared{}, s, n);\n  \
                 for (int i = 0; i < 8; i++) x[i] = shared[i] + 0.5 * shared[i + 6];\n  return r;\n}}",
                match (self.random.below(6), self.random.chance(50)) {
                    (by, true) => format!(" + {by}, shared"),
                    (by, false) => format!(", shared + {by}"),
                }
            ),
            false => String::new(),
        };
        // Both arrays are read as what they are: bytes that are only copied have no type.
        let head = format!(
            "{name}{parameters} {{\n  \
             double v0 = 0;\n  for (int i = 0; i < n; i++) v0 += x[i] * y[i];{}$}}{caller}",
            self.cleared()
        );
        Node::new(&head, [Piece::Body(body)])
    }

    /// A function of a random kind, known from now on.
    pub fn helper(&mut self) -> Node {
        let kind = KINDS[self.random.below(KINDS.len())];
        let name = format!("h{}_{}", self.number, self.helpers.len());
        let storage = match self.random.below(3) {
            0 => "static",
            _ => "static __attribute__((noinline))",
        };
        let (result, parameters) = signature(kind, &self.pointee());
        let body = self.helper_body(kind, &name);
        let depth = match kind {
            Kind::Recursive | Kind::Tree | Kind::Mutual => 3,
            Kind::Reduce | Kind::Update | Kind::Restrict | Kind::Rows => 2,
            Kind::Record | Kind::Out | Kind::Value | Kind::Holder | Kind::Made | Kind::Fresh => 2,
            Kind::Scalar | Kind::Narrow | Kind::Pair | Kind::Choose | Kind::Swap | Kind::Apply => 1,
            Kind::Complex | Kind::Lanes => 1,
            Kind::Nest => 2,
        };
        let mut head = format!("{storage} {result}{name}({parameters}) {{$}}");
        if kind == Kind::Mutual {
            let other = format!(
                "{storage} double {name}o({parameters});\n{storage} {result}{name}({parameters});\n"
            );
            let bounce = format!(
                "\n{storage} double {name}o({parameters}) {{ p[n & 7] *= 0.75; return sin(a) + {name}(p, 0.5 * a, n); }}"
            );
            head = other + &head + &bounce;
        }
        self.helpers.push(Helper { name, kind, depth });
        Node::new(&head, [Piece::Body(body)])
    }

    fn helper_body(&mut self, kind: Kind, name: &str) -> Vec<Node> {
        if kind == Kind::Swap {
            return vec![Node::text("double *t = *p; *p = *q; *q = t;")];
        }
        if kind == Kind::Nest {
            return self.nest_body();
        }
        let mut scope = helper_scope(kind);
        if kind != Kind::Restrict {
            self.see_globals(&mut scope);
        }
        let mut body = opening(kind);
        body.extend(self.declarations(&mut scope));
        body.extend(self.block(&mut scope));
        let one = self.number(&scope, 2);
        let two = self.number(&scope, 2);
        body.extend(closing(kind, name, &self.extra()).map(|form| Node::new(&form, [one, two])));
        body
    }
}

/// What a body begins with.
fn opening(kind: Kind) -> Vec<Node> {
    let text = match kind {
        Kind::Recursive | Kind::Mutual => "if (n <= 0) return a;",
        Kind::Tree => "if (n <= 1) return a * p[n & 7];",
        Kind::Made => "int n = 4; struct S o = *u;",
        Kind::Fresh => {
            "int n = 4; double *o = malloc(8 * sizeof *o); for (int i = 0; i < 8; i++) o[i] = p[i] * a;"
        }
        Kind::Reduce | Kind::Update | Kind::Restrict | Kind::Rows => {
            return Vec::new();
        }
        _ => "int n = 4; (void)n;",
    };
    vec![Node::text(text)]
}

/// How it ends: two numbers go into it.
fn closing(kind: Kind, name: &str, extra: &str) -> Option<String> {
    Some(match kind {
        Kind::Recursive => format!("return 0.5 * $ + {name}(p, 0.5 * $, n - 1);"),
        Kind::Mutual => format!("return 0.5 * $ + {name}o(p, 0.5 * $, n - 1);"),
        Kind::Tree => {
            format!("return {name}(p, tanh($), n / 2) * {name}(p, sin($), n - 1 - n / 2);")
        }
        Kind::Pair => "return (struct P){$, $};".to_owned(),
        Kind::Complex => "return a * PAIR($, 0.5) + $;".to_owned(),
        Kind::Lanes => "a[1] = $; return a * $ + b;".to_owned(),
        Kind::Choose => "return a > 0.3 ? p : q;".to_owned(),
        Kind::Out => "*p = $; *q = $ + *p;".to_owned(),
        Kind::Made => "o.a += $; o.b[2] *= sin($); return o;".to_owned(),
        Kind::Fresh => "o[1] += $; o[5] -= $; return o;".to_owned(),
        Kind::Apply => format!("return g($, $, {extra});"),
        Kind::Update | Kind::Restrict => return None,
        _ => "return $ + 0.5 * $;".to_owned(),
    })
}

fn signature(kind: Kind, pointee: &str) -> (&'static str, String) {
    let (result, parameters) = match kind {
        Kind::Scalar => ("double ", "double a, double b"),
        Kind::Narrow => ("float ", "float a, double b"),
        Kind::Reduce | Kind::Recursive | Kind::Tree | Kind::Mutual => {
            ("double ", "double *p, double a, int n")
        }
        Kind::Update => ("void ", "double *p, double *q, int n"),
        Kind::Restrict => (
            "void ",
            "double *restrict p, const double *restrict q, int n",
        ),
        Kind::Pair => ("struct P ", "double a, double b"),
        Kind::Complex => ("double _Complex ", "double _Complex a, double b"),
        Kind::Lanes => ("doubles4 ", "doubles4 a, double b"),
        Kind::Choose => ("double *", "double *p, double *q, double a"),
        Kind::Record => ("double ", "struct S *u, double a"),
        Kind::Value => ("double ", "struct S u, double a"),
        Kind::Holder => ("double ", "struct R w, double a"),
        Kind::Made => ("struct S ", "struct S *u, double a"),
        Kind::Fresh => ("double *", "double *p, double a"),
        Kind::Swap => ("void ", "double **p, double **q"),
        Kind::Nest => ("void ", "double *a, double *b, int n"),
        Kind::Rows => ("double ", "double **p, int n"),
        Kind::Out => ("void ", "double a, double *p, double *q"),
        Kind::Apply => return ("double ", format!("{pointee}, double a, double b")),
    };
    (result, parameters.to_owned())
}

/// The parameters, as names to use.
fn helper_scope(kind: Kind) -> Scope {
    let ends = match kind {
        Kind::Update | Kind::Restrict => Return::Nothing,
        Kind::Pair | Kind::Choose | Kind::Out | Kind::Made | Kind::Fresh => Return::Late,
        Kind::Complex | Kind::Lanes => Return::Late,
        _ => Return::Number,
    };
    let depth = match kind {
        Kind::Recursive | Kind::Tree | Kind::Mutual => 2,
        _ => 1,
    };
    let mut scope = Scope::new(ends, depth);
    let constants: &[&str] = match kind {
        Kind::Scalar | Kind::Narrow | Kind::Pair | Kind::Apply => &["a", "b"],
        Kind::Complex => &["creal(a)", "cimag(a)", "b"],
        Kind::Lanes => &["a[0]", "a[n & 3]", "b"],
        Kind::Update | Kind::Restrict | Kind::Rows => &[],
        _ => &["a"],
    };
    scope.constants = constants.iter().map(|&name| name.to_owned()).collect();
    match kind {
        Kind::Reduce | Kind::Recursive | Kind::Tree | Kind::Mutual => scope.array("p", true, false),
        Kind::Update | Kind::Choose => {
            scope.array("p", true, false);
            scope.array("q", true, false);
        }
        Kind::Restrict => {
            scope.array("p", true, false);
            scope.array("q", false, false);
        }
        Kind::Record => {
            scope.structs.push("u->".to_owned());
            scope.array("u->b", true, false);
        }
        Kind::Value => {
            scope.structs.push("u.".to_owned());
            scope.array("u.b", true, false);
        }
        Kind::Made => {
            scope.structs.push("o.".to_owned());
            scope.array("o.b", true, false);
            scope.array("u->b", true, false);
        }
        Kind::Holder => {
            scope.array("w.p", true, false);
            scope.array("w.q", true, false);
            scope.pointers.push("w.p".to_owned());
        }
        Kind::Fresh => {
            scope.array("p", true, false);
            scope.array("o", true, true);
        }
        Kind::Rows => {
            scope.array("p[0]", true, false);
            scope.array("p[n & 3]", true, false);
            scope.array("(*p)", true, false);
        }
        _ => {}
    }
    scope
}
