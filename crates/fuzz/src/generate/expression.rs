//! Expressions: numbers, conditions, indices.

use super::Generator;
use super::function::Kind;
use super::scope::Scope;
use crate::tree::{Node, Piece};

const LITERALS: [&str; 7] = ["0.5", "1.0", "2.0", "-0.75", "0.1", "3.0", "0.0"];

/// Unary forms, finite and smooth wherever the operand is finite and moderate.
const UNARY: [&str; 36] = [
    "sin($)",
    "cos($)",
    "tanh($)",
    "atan($)",
    "sqrt(1.0 + sq($))",
    "exp(-sq($))",
    "exp(sin($))",
    "log(1.5 + sq($))",
    "fabs($)",
    "(- $)",
    "cbrt(1.5 + sq($))",
    "erf($)",
    "asinh($)",
    "(1.0 / (1.0 + sq($)))",
    "expm1(tanh($))",
    "log1p(sq($))",
    "exp2(sin($))",
    "sinh(tanh($))",
    "cosh(tanh($))",
    "asin(0.9 * sin($))",
    "acos(0.9 * sin($))",
    "atanh(0.9 * sin($))",
    "acosh(1.5 + sq($))",
    "log10(2.0 + sq($))",
    "log2(2.0 + sq($))",
    "(double)(float)$",
    "sinf((float)$)",
    "erfc($)",
    "lgamma(1.5 + sq($))",
    "tan(0.5 * sin($))",
    "sq($)",
    "floor($)",
    "(double)((wide)$ * 1.5L - 0.25L)",
    "(double)sqrtf(1.5f + (float)sq($))",
    "j0($)",
    "(0.25 * (int)$)",
];

const BINARY: [&str; 20] = [
    "($ + $)",
    "($ - $)",
    "($ * $)",
    "($ + $)",
    "($ - $)",
    "($ * $)",
    "($ * $)",
    "fmin($, $)",
    "fmax($, $)",
    "hypot($, 1.0 + sq($))",
    "atan2($, 1.0 + sq($))",
    "pow(1.0 + sq($), tanh($))",
    "copysign($, $)",
    "($ / (1.0 + sq($)))",
    "quotient($, $)",
    "fdim($, $)",
    "root($, $)",
    "sqrt(1.0 + sq($) + sq($))",
    "fmod($, 2.0 + sq($))",
    "ldexp($, 1) - $",
];

impl Generator {
    /// A double.
    pub fn number(&mut self, scope: &Scope, depth: usize) -> Piece {
        Piece::Expr(self.number_node(scope, depth))
    }

    fn number_node(&mut self, scope: &Scope, depth: usize) -> Node {
        if depth == 0 {
            return self.leaf(scope);
        }
        match self.random.below(20) {
            0..4 => self.leaf(scope),
            4..8 => {
                let form = UNARY[self.random.below(UNARY.len())];
                Node::new(form, [self.number(scope, depth - 1)])
            }
            8..15 => {
                let form = BINARY[self.random.below(BINARY.len())];
                let operands = [self.number(scope, depth - 1), self.number(scope, depth - 1)];
                Node::new(form, operands)
            }
            15 => Node::new(
                "fma($, $, $)",
                [
                    self.number(scope, depth - 1),
                    self.number(scope, depth - 1),
                    self.number(scope, 0),
                ],
            ),
            16 | 17 => {
                let condition = self.condition(scope);
                let arms = [self.number(scope, depth - 1), self.number(scope, depth - 1)];
                Node::new(&format!("({condition} ? $ : $)"), arms)
            }
            _ => self.call(scope, depth).unwrap_or_else(|| self.leaf(scope)),
        }
    }

    /// A number without operands.
    pub fn leaf(&mut self, scope: &Scope) -> Node {
        let name = match self.random.below(15) {
            0..4 => self.random.pick(&scope.doubles).cloned(),
            4 => self.random.pick(&scope.constants).cloned(),
            5..9 => self.element(scope),
            9 => self.random.pick(&scope.floats).cloned(),
            10 => self.float_element(scope),
            11 => self.field(scope),
            12 => Some(format!("(0.1 * {})", self.int(scope))),
            13 => Some(self.global(scope)),
            _ => None,
        };
        Node::text(name.unwrap_or_else(|| LITERALS[self.random.below(LITERALS.len())].to_owned()))
    }

    /// A number in memory that nothing writes.
    fn global(&mut self, scope: &Scope) -> String {
        match self.random.below(3) {
            0 => "g0.c".to_owned(),
            1 => format!("g0.b[{}]", self.index(scope)),
            _ => format!("x0[{}]", self.index(scope)),
        }
    }

    /// A double in memory, to be read.
    pub fn element(&mut self, scope: &Scope) -> Option<String> {
        let array = self.random.pick(&scope.arrays)?.clone();
        Some(array.at(&self.index(scope)))
    }

    /// A float in memory.
    pub fn float_element(&mut self, scope: &Scope) -> Option<String> {
        let array = self.random.pick(&scope.float_arrays)?.clone();
        Some(format!("{array}[{}]", self.index(scope)))
    }

    /// A number in a structure.
    pub fn field(&mut self, scope: &Scope) -> Option<String> {
        let name = self.random.pick(&scope.structs)?;
        Some(format!("{name}{}", ["a", "f", "c"][self.random.below(3)]))
    }

    /// An int in 0..8.
    pub fn index(&mut self, scope: &Scope) -> String {
        let counter = self.random.pick(&scope.counters).cloned();
        match (counter, self.random.below(10)) {
            (Some(counter), 0..6) => counter,
            (Some(counter), 6) => format!("({counter} + 1) & 7"),
            (Some(counter), 7) => format!("(n - 1 - {counter}) & 7"),
            (_, 8) => match self.random.pick(&scope.doubles) {
                Some(name) => format!("(int)(3.0 * sin({name}) + 4.0) & 7"),
                None => "n & 7".to_owned(),
            },
            (_, 7) => match self.random.pick(&scope.tables).cloned() {
                Some(table) => format!("{table}[{} & 7]", self.int(scope)),
                None => format!("{} & 7", self.int(scope)),
            },
            (_, 9) => format!("{} & 7", self.int(scope)),
            _ => self.random.below(8).to_string(),
        }
    }

    /// A small int.
    pub fn int(&mut self, scope: &Scope) -> String {
        let all: Vec<&String> = scope.ints.iter().chain(&scope.counters).collect();
        let one = self.random.pick(&all).map_or("n", |name| name.as_str());
        match self.random.below(4) {
            0 => format!("({one} + {})", self.random.below(4)),
            1 => format!("(n - {one})"),
            2 => format!("(3 * {one})"),
            _ => one.to_owned(),
        }
    }

    /// A condition, in parentheses.
    pub fn condition(&mut self, scope: &Scope) -> String {
        match self.random.below(10) {
            0..5 => {
                let (left, right) = (self.leaf(scope).render(), self.leaf(scope).render());
                let relation = ["<", ">", "<=", ">="][self.random.below(4)];
                format!("({left} {relation} {right})")
            }
            5 => format!("({} & 1)", self.int(scope)),
            6 => format!("({} > {})", self.int(scope), self.random.below(6)),
            7 => {
                let operator = ["&&", "||"][self.random.below(2)];
                let (left, right) = (self.leaf(scope).render(), self.int(scope));
                format!("({left} > 0.3 {operator} {right} < 4)")
            }
            8 => format!("(sin({}) > 0.0)", self.leaf(scope).render()),
            _ => format!("({} == {})", self.int(scope), self.random.below(4)),
        }
    }

    /// A call that gives a number.
    fn call(&mut self, scope: &Scope, depth: usize) -> Option<Node> {
        let helper = self.random.pick(&self.helpers.clone())?.clone();
        if helper.depth + scope.depth > 3 {
            return None;
        }
        let name = &helper.name;
        let template = match helper.kind {
            Kind::Scalar | Kind::Narrow => format!("{name}($, $)"),
            Kind::Complex => format!("creal({name}(PAIR($, $), $))"),
            Kind::Lanes => format!("{name}((doubles4){{$, 0.5, $, 1.0}}, $)[1]"),
            Kind::Reduce | Kind::Recursive | Kind::Tree | Kind::Mutual => {
                let array = self.random.pick(&scope.free())?.name.clone();
                let count = ["n", "n", "3"][self.random.below(3)];
                format!("{name}({array}, $, {count})")
            }
            Kind::Value => {
                let record = self.random.pick(&scope.structs)?;
                let record = match record.strip_suffix("->") {
                    Some(pointer) => format!("*{pointer}"),
                    None => record.trim_end_matches('.').to_owned(),
                };
                format!("{name}({record}, $)")
            }
            Kind::Holder => {
                let one = self.random.pick(&scope.addressable())?.name.clone();
                let two = self.random.pick(&scope.addressable())?.name.clone();
                format!("{name}((struct R){{{one}, 2, {two}}}, $)")
            }
            Kind::Record => {
                let record = self.random.pick(&scope.structs)?.clone();
                let record = record.strip_suffix("->").map(str::to_owned);
                let record = record.or_else(|| {
                    let name = self.random.pick(&scope.structs)?;
                    name.strip_suffix('.').map(|name| format!("&{name}"))
                })?;
                format!("{name}({record}, $)")
            }
            _ => return None,
        };
        let holes = template.matches('$').count();
        let operands: Vec<_> = (0..holes).map(|_| self.number(scope, depth - 1)).collect();
        Some(Node::new(&template, operands))
    }
}
