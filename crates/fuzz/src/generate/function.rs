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
}

const KINDS: [Kind; 10] = [
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
    /// The function that is differentiated.
    pub fn main(&mut self, constant_y: bool) -> Node {
        let mut scope = Scope::new(Return::Number, 0);
        scope.constants.push("s".to_owned());
        scope.array("x", true, false);
        scope.array("y", !constant_y, false);
        let mut body = self.declarations(&mut scope);
        body.extend(self.block(&mut scope));
        let result = self.number(&scope, 2);
        let read = match (scope.arrays.last(), scope.doubles.last()) {
            (Some(array), Some(double)) => format!("{double} + {}[2]", array.name),
            _ => "s".to_owned(),
        };
        body.push(Node::new(
            "return $ + $;",
            [Piece::Expr(Node::text(read)), result],
        ));
        let head = format!(
            "double f{}(double *x, double *y, double s, int n) {{$}}",
            self.number
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
        let (result, parameters) = signature(kind);
        let body = self.helper_body(kind, &name);
        let depth = match kind {
            Kind::Scalar | Kind::Narrow | Kind::Pair | Kind::Choose | Kind::Swap => 1,
            Kind::Recursive => 3,
            _ => 2,
        };
        let head = format!("{storage} {result}{name}({parameters}) {{$}}");
        self.helpers.push(Helper { name, kind, depth });
        Node::new(&head, [Piece::Body(body)])
    }

    fn helper_body(&mut self, kind: Kind, name: &str) -> Vec<Node> {
        if kind == Kind::Swap {
            return vec![Node::text("double *t = *p; *p = *q; *q = t;")];
        }
        let mut scope = helper_scope(kind);
        let mut body = Vec::new();
        if kind == Kind::Recursive {
            body.push(Node::text("if (n <= 0) return a;"));
        }
        if matches!(
            kind,
            Kind::Scalar | Kind::Narrow | Kind::Pair | Kind::Choose | Kind::Record | Kind::Out
        ) {
            body.push(Node::text("int n = 4; (void)n;"));
        }
        body.extend(self.declarations(&mut scope));
        body.extend(self.block(&mut scope));
        let one = self.number(&scope, 2);
        let two = self.number(&scope, 2);
        body.extend(match kind {
            Kind::Scalar | Kind::Narrow | Kind::Reduce | Kind::Record => {
                Some(Node::new("return $ + 0.5 * $;", [one, two]))
            }
            Kind::Recursive => {
                let form = format!("return 0.5 * $ + {name}(p, 0.5 * $, n - 1);");
                Some(Node::new(&form, [one, two]))
            }
            Kind::Pair => Some(Node::new("return (struct P){$, $};", [one, two])),
            Kind::Choose => Some(Node::text("return a > 0.3 ? p : q;")),
            Kind::Out => Some(Node::new("*p = $; *q = $ + *p;", [one, two])),
            Kind::Update | Kind::Swap => None,
        });
        body
    }
}

fn signature(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Scalar => ("double ", "double a, double b"),
        Kind::Narrow => ("float ", "float a, double b"),
        Kind::Reduce | Kind::Recursive => ("double ", "double *p, double a, int n"),
        Kind::Update => ("void ", "double *p, double *q, int n"),
        Kind::Pair => ("struct P ", "double a, double b"),
        Kind::Choose => ("double *", "double *p, double *q, double a"),
        Kind::Record => ("double ", "struct S *u, double a"),
        Kind::Swap => ("void ", "double **p, double **q"),
        Kind::Out => ("void ", "double a, double *p, double *q"),
    }
}

/// The parameters, as names to use.
fn helper_scope(kind: Kind) -> Scope {
    let ends = match kind {
        Kind::Update => Return::Nothing,
        Kind::Pair | Kind::Choose | Kind::Out => Return::Late,
        _ => Return::Number,
    };
    let depth = if kind == Kind::Recursive { 2 } else { 1 };
    let mut scope = Scope::new(ends, depth);
    let constants: &[&str] = match kind {
        Kind::Scalar | Kind::Narrow | Kind::Pair => &["a", "b"],
        Kind::Update | Kind::Swap => &[],
        _ => &["a"],
    };
    scope.constants = constants.iter().map(|&name| name.to_owned()).collect();
    match kind {
        Kind::Reduce | Kind::Recursive => scope.array("p", true, false),
        Kind::Update | Kind::Choose => {
            scope.array("p", true, false);
            scope.array("q", true, false);
        }
        Kind::Record => {
            scope.structs.push("u->".to_owned());
            scope.array("u->b", true, false);
        }
        _ => {}
    }
    scope
}
