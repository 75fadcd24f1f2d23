//! BLAS and LAPACK by name: what each routine's arguments are, and its derivative as calls of the same library.
//!
//! A row is text that is parsed once: a signature, and derivatives in a small language of calls on primal operands,
//! their shadows, and temporary matrices. The engine writes them down, the documentation prints them.

mod docs;
mod parse;
mod symbols;
mod table;

use std::sync::LazyLock;

pub use docs::docs;
pub use symbols::{Family, Found, find};

/// What one of a routine's flags says if it is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flag {
    /// The matrix is transposed.
    Trans,
    /// The lower triangle is meant.
    Lower,
    /// The diagonal counts as ones.
    Unit,
    /// The matrix stands on the left.
    Left,
}

impl Flag {
    /// The letters of LAPACK, not set and set.
    pub const fn letters(self) -> [u8; 2] {
        match self {
            Self::Trans => *b"NT",
            Self::Lower => *b"UL",
            Self::Unit => *b"NU",
            Self::Left => *b"RL",
        }
    }

    /// The enumerators of CBLAS, not set and set.
    pub const fn numbers(self) -> [i64; 2] {
        match self {
            Self::Trans => [111, 112],
            Self::Lower => [121, 122],
            Self::Unit => [131, 132],
            Self::Left => [142, 141],
        }
    }

    /// Other values by which it is set: the conjugate transpose of a real matrix.
    pub const fn also_set(self) -> Option<(u8, i64)> {
        match self {
            Self::Trans => Some((b'C', 113)),
            _ => None,
        }
    }
}

/// Which part of a matrix is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All of it.
    Full,
    /// The triangle that the flag `uplo` says.
    Triangle,
    /// The same, without the diagonal if the flag `diag` is set.
    Diagonal,
}

/// A parameter of a routine.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A flag.
    Flag(Flag),
    /// A dimension.
    Size,
    /// A float.
    Scalar,
    /// A vector of so many elements; its increment follows.
    Vector(Expr),
    /// A matrix of so many rows and columns; its leading dimension follows.
    Matrix(Expr, Expr, Part),
    /// Row numbers, counted from 1.
    Pivots(Expr),
    /// Where LAPACK says whether it succeeded.
    Info,
}

/// A parameter of a routine.
#[derive(Clone, Debug, PartialEq)]
pub struct Param {
    /// Its name in the row.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// Whether the routine reads its memory.
    pub read: bool,
    /// Whether the routine writes its memory.
    pub written: bool,
    /// Whether it may be the very memory that the routine writes through another parameter.
    pub shared: bool,
}

/// Whose value a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// The operand's, before the call.
    Before,
    /// The operand's, after the call.
    After,
    /// The shadow's: adjoint or tangent.
    Shadow,
}

/// Arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "they speak for themselves")]
pub enum Arithmetic {
    Add,
    Sub,
    Mul,
    /// Zero where the divisor is zero.
    Div,
    Min,
}

/// An argument of a statement.
#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    /// A parameter, the result, or a temporary.
    Name(String, Mark),
    /// A flag, set or not.
    Set(bool),
    /// A number.
    Number(f64),
    /// The opposite flag.
    Not(Box<Expr>),
    /// The second where the flag is set, else the third.
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    /// Of sizes or floats.
    Binary(Arithmetic, Box<Expr>, Box<Expr>),
    /// A triangle of a matrix, lower (without its diagonal) or upper (with it).
    Triangle(Box<Expr>, bool),
    /// A matrix from a row and a column on.
    From(Box<Expr>, Box<Expr>, Box<Expr>),
}

/// A statement: what it makes, if anything; the routine; arguments.
#[derive(Clone, Debug, PartialEq)]
pub struct Statement {
    /// The temporary that it makes.
    pub makes: Option<String>,
    /// A routine of the table, or an operation on elements.
    pub call: String,
    /// Its arguments.
    pub args: Vec<Expr>,
}

/// When a group of statements counts.
#[derive(Clone, Debug, PartialEq)]
pub enum When {
    /// If all shadows that it names exist.
    Active,
    /// If besides a parameter has no shadow.
    Without(String),
    /// If besides a flag is set, or is not, when the program runs.
    Flag(String, bool),
}

/// Statements that belong together; their temporaries end with them.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// When it counts.
    pub when: When,
    /// In order.
    pub statements: Vec<Statement>,
    /// As it was written.
    pub text: &'static str,
}

/// When a routine does nothing though some of its operands have elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idle {
    /// Never.
    Never,
    /// If its vector's increment is not positive.
    Increment,
    /// If any of its sizes is not positive.
    AnySize,
}

/// A routine.
#[derive(Clone, Debug, PartialEq)]
pub struct Routine {
    /// Its name without precision.
    pub name: &'static str,
    /// The signature as it was written.
    pub text: &'static str,
    /// In order, without layout, increments and leading dimensions.
    pub params: Vec<Param>,
    /// The name of the float that it returns.
    pub result: Option<String>,
    /// When it does nothing.
    pub idle: Idle,
    /// The adjoint.
    pub reverse: Vec<Group>,
    /// The tangent, what runs before the primal call.
    pub before: Vec<Group>,
    /// The tangent, what runs after it.
    pub after: Vec<Group>,
    /// Whether it has a derivative, or only serves those of others.
    pub differentiable: bool,
}

impl Routine {
    /// The parameter of a name.
    pub fn param(&self, name: &str) -> Option<&Param> {
        self.params.iter().find(|param| param.name == name)
    }

    /// Whether it belongs to LAPACK.
    pub fn is_lapack(&self) -> bool {
        self.params.iter().any(|param| param.kind == Kind::Info)
    }

    /// Whether its matrices have a layout.
    pub fn has_matrix(&self) -> bool {
        let matrix = |param: &Param| matches!(param.kind, Kind::Matrix(..));
        self.params.iter().any(matrix)
    }
}

/// All routines; those whose text cannot be read are left out, so that calls of them are refused.
pub fn all() -> &'static [Routine] {
    static ALL: LazyLock<Vec<Routine>> = LazyLock::new(|| {
        table::ROWS
            .iter()
            .filter_map(|row| parse::routine(row).ok())
            .collect()
    });
    &ALL
}

/// The routine of a name without precision.
pub fn routine(name: &str) -> Option<&'static Routine> {
    all().iter().find(|routine| routine.name == name)
}

impl Expr {
    /// Tells all names in it.
    pub fn names<'e>(&'e self, tell: &mut impl FnMut(&'e str, Mark)) {
        match self {
            Self::Name(name, mark) => tell(name, *mark),
            Self::Set(_) | Self::Number(_) => {}
            Self::Not(a) | Self::Triangle(a, _) => a.names(tell),
            Self::Binary(_, a, b) => {
                a.names(tell);
                b.names(tell);
            }
            Self::If(a, b, c) | Self::From(a, b, c) => {
                a.names(tell);
                b.names(tell);
                c.names(tell);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_can_be_read() {
        for row in table::ROWS {
            if let Err(why) = parse::routine(row) {
                panic!("{}: {why}", row.signature);
            }
        }
    }

    #[test]
    fn statements_name_what_is_there() {
        for routine in all() {
            let groups = routine
                .reverse
                .iter()
                .chain(&routine.before)
                .chain(&routine.after);
            for group in groups {
                let mut made: Vec<&str> = Vec::new();
                for statement in &group.statements {
                    assert!(
                        super::routine(&statement.call).is_some_and(|called| called
                            .params
                            .iter()
                            .filter(|p| p.kind != Kind::Info)
                            .count()
                            == statement.args.len())
                            || table::ON_ELEMENTS
                                .iter()
                                .any(|(name, count)| *name == statement.call
                                    && *count == statement.args.len()),
                        "{}: {}",
                        routine.name,
                        statement.call
                    );
                    statement.args.iter().for_each(|arg| {
                        arg.names(&mut |name, _| {
                            let known = routine.param(name).is_some()
                                || routine.result.as_deref() == Some(name)
                                || made.contains(&name);
                            assert!(known, "{}: {name}", routine.name);
                        })
                    });
                    made.extend(statement.makes.as_deref());
                }
            }
        }
    }
}
