//! A point held against a function's parameters.

use crate::failure::{Failure, Result};
use crate::number::Number;
use crate::params::{Param, ParamType};
use crate::point::{Given, Point};
use tapeless_diag::{Diagnostic, Location, code};
use tapeless_family::Dtype;

/// How a parameter takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// It carries no derivative.
    Const,
    /// A pointer with a shadow.
    Dup,
    /// A float by value, whose adjoint is returned.
    Out,
}

/// The value of an argument.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A number by value, as bits.
    Number(Dtype, u64),
    /// An array, as the bits of its elements.
    Array(Dtype, Vec<u64>),
    /// A null pointer.
    Null,
}

impl Arg {
    /// The numbers in it.
    pub fn values(&self) -> Vec<f64> {
        match self {
            Self::Number(number, bits) => vec![number.value(*bits)],
            Self::Array(number, bits) => bits.iter().map(|&bits| number.value(bits)).collect(),
            Self::Null => Vec::new(),
        }
    }
}

/// An integer that a parameter is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Integer {
    /// The parameter.
    pub index: u32,
    /// Its name.
    pub name: String,
    /// What it is given.
    pub value: i64,
}

/// A point that fits.
#[derive(Clone, Debug, PartialEq)]
pub struct Bound {
    /// Arguments, in order.
    pub args: Vec<Arg>,
    /// Their roles.
    pub roles: Vec<Role>,
}

impl Bound {
    /// The name of an input, by parameter and element.
    pub fn name(&self, params: &[Param], (index, element): (usize, usize)) -> String {
        let name = &params[index].name;
        match self.args[index] {
            Arg::Array(..) => format!("{name}[{element}]"),
            _ => name.clone(),
        }
    }

    /// The point moved by so many times a direction.
    pub fn moved(&self, direction: &[Vec<f64>], factor: f64) -> Self {
        let mut moved = self.clone();
        for ((arg, role), direction) in moved.args.iter_mut().zip(&self.roles).zip(direction) {
            let to = |number: Dtype, bits: u64, by: f64| {
                number.bits_of(number.value(bits) + factor * by)
            };
            match arg {
                _ if *role == Role::Const => {}
                Arg::Number(number, bits) => {
                    *bits = to(*number, *bits, direction.first().copied().unwrap_or(0.0));
                }
                Arg::Array(number, all) => {
                    for (bits, &by) in all.iter_mut().zip(direction) {
                        *bits = to(*number, *bits, by);
                    }
                }
                Arg::Null => {}
            }
        }
        moved
    }
}

/// What a point is bound to.
#[derive(Clone, Debug)]
pub struct Target<'a> {
    /// The function's name, for messages.
    pub function: &'a str,
    /// Its place.
    pub location: Option<Location>,
    /// Its parameters.
    pub params: &'a [Param],
}

impl Target<'_> {
    /// An error about the function's input.
    pub fn wrong(&self, what: String) -> Diagnostic {
        Diagnostic::error(code::INPUT, what).at(self.location.clone())
    }

    fn list(&self) -> String {
        match self.params {
            [] => format!("`{}` takes no parameters", self.function),
            params => {
                let names: Vec<String> = params.iter().map(|p| format!("`{}`", p.name)).collect();
                format!("`{}` takes {}", self.function, names.join(", "))
            }
        }
    }

    fn check_names<'n>(
        &self,
        option: &str,
        mut names: impl Iterator<Item = &'n String>,
    ) -> Result<()> {
        let unknown = names.find(|name| self.params.iter().all(|param| param.name != **name));
        match unknown {
            None => Ok(()),
            Some(name) => {
                let what = format!(
                    "`{option}` names `{name}`, which is no parameter of `{}`",
                    self.function
                );
                Err(self.wrong(what).help(self.list()).into())
            }
        }
    }

    /// The arguments and roles that a point and `--const` ask for.
    pub fn bind(&self, point: &Point, constant: &[String]) -> Result<Bound> {
        self.check_names("--at", point.given.iter().map(|(name, _)| name))?;
        self.check_names("--const", constant.iter().chain(&point.constant))?;
        let mut bound = Bound {
            args: Vec::new(),
            roles: Vec::new(),
        };
        for param in self.params {
            let given = point.given.iter().find(|(name, _)| *name == param.name);
            let Some((_, given)) = given else {
                let (name, function) = (&param.name, self.function);
                let what = format!("`--at` gives no value for parameter `{name}` of `{function}`");
                return Err(self.wrong(what).help(self.list()).into());
            };
            let arg = self.arg(param, given)?;
            let said = constant.iter().chain(&point.constant);
            let constant = said.into_iter().any(|name| *name == param.name);
            bound.roles.push(role(&arg, constant));
            bound.args.push(arg);
        }
        Ok(bound)
    }

    /// The integers that a point gives, which need not be all.
    ///
    /// # Errors
    /// If a name is no parameter's, or a number none of the parameter's type.
    pub fn integers(&self, point: &Point) -> Result<Vec<Integer>> {
        self.check_names("--at", point.given.iter().map(|(name, _)| name))?;
        let mut integers = Vec::new();
        for (index, param) in self.params.iter().enumerate() {
            let given = point.given.iter().find(|(name, _)| *name == param.name);
            let (Some((name, Given::Number(text))), ParamType::Number(number)) = (given, &param.ty)
            else {
                continue;
            };
            let value = number.signed(self.bits(param, *number, text)?);
            if let (Some(value), Ok(index)) = (value, u32::try_from(index)) {
                let name = name.clone();
                integers.push(Integer { index, name, value });
            }
        }
        Ok(integers)
    }

    /// The roles that parameters have where no point says otherwise.
    pub fn roles(&self, constant: &[String]) -> Result<Vec<Role>> {
        self.check_names("--const", constant.iter())?;
        let role = |param: &Param| match &param.ty {
            _ if constant.contains(&param.name) => Role::Const,
            ParamType::Number(number) if number.is_float() => Role::Out,
            ParamType::Pointer(Some(number), _) if !number.is_float() => Role::Const,
            ParamType::Pointer(..) => Role::Dup,
            _ => Role::Const,
        };
        Ok(self.params.iter().map(role).collect())
    }

    fn arg(&self, param: &Param, given: &Given) -> Result<Arg> {
        let name = &param.name;
        match (&param.ty, given) {
            (ParamType::Number(number), Given::Number(text)) => {
                Ok(Arg::Number(*number, self.bits(param, *number, text)?))
            }
            (ParamType::Pointer(..), Given::Null) => Ok(Arg::Null),
            (ParamType::Pointer(known, pointee), Given::Array(said, elements)) => {
                let number = self.element(param, *known, pointee, said.as_deref())?;
                let bits = elements.iter().map(|text| self.bits(param, number, text));
                Ok(Arg::Array(number, bits.collect::<Result<_>>()?))
            }
            (ParamType::Number(number), _) => Err(self
                .wrong(format!(
                    "parameter `{name}` takes one number ({}), {}",
                    number.in_words(),
                    got(given)
                ))
                .help(format!("write {name}=1"))
                .into()),
            (ParamType::Pointer(..), _) => Err(self
                .wrong(format!("parameter `{name}` is a pointer, {}", got(given)))
                .help(format!("write {name}=[1] or {name}=null"))
                .into()),
            (ParamType::Other(ty), _) => Err(self
                .wrong(format!(
                    "parameter `{name}` has type `{ty}`, which no point can give"
                ))
                .help("differentiate a function that takes numbers and pointers to numbers")
                .into()),
        }
    }

    fn element(
        &self,
        param: &Param,
        known: Option<Dtype>,
        pointee: &str,
        said: Option<&str>,
    ) -> Result<Dtype> {
        let name = &param.name;
        if let Some(word) = said {
            return Dtype::named(word).ok_or_else(|| {
                let what = format!("`{word}` is no type of numbers in `--at` for `{name}`");
                Failure::from(
                    self.wrong(what)
                        .help("known are f64, f32, i8, i16, i32, i64"),
                )
            });
        }
        known.ok_or_else(|| {
            let what = format!("parameter `{name}` points to `{pointee}`, which is no number");
            let help = format!("say what numbers lie there: {name}=f64[1,2]");
            self.wrong(what).help(help).into()
        })
    }

    fn bits(&self, param: &Param, number: Dtype, text: &str) -> Result<u64> {
        number.bits(text).ok_or_else(|| {
            let name = &param.name;
            let what = format!(
                "`{text}` for parameter `{name}` does not fit a {}",
                number.in_words()
            );
            let help = "write a whole number within the range of the type";
            self.wrong(what).help(help).into()
        })
    }

    /// The adjoints that `--seed` gives to arrays, by parameter; zeros where it says nothing.
    ///
    /// # Errors
    /// If it names what has no adjoint, or gives as many numbers as are not there.
    pub fn seeds(&self, bound: &Bound, seed: &Point) -> Result<Vec<Vec<f64>>> {
        self.beside("--seed", bound, seed, |role| role == Role::Dup)
    }

    /// The direction that `--direction` gives, by parameter; zeros where it says nothing.
    ///
    /// # Errors
    /// As [`seeds`](Self::seeds).
    pub fn direction(&self, bound: &Bound, direction: &Point) -> Result<Vec<Vec<f64>>> {
        self.beside("--direction", bound, direction, |role| role != Role::Const)
    }

    /// Numbers beside those of a point.
    fn beside(
        &self,
        option: &str,
        bound: &Bound,
        point: &Point,
        fits: fn(Role) -> bool,
    ) -> Result<Vec<Vec<f64>>> {
        self.check_names(option, point.given.iter().map(|(name, _)| name))?;
        let of = |(index, param): (usize, &Param)| {
            let length = bound.args[index].values().len();
            let given = point.given.iter().find(|(name, _)| *name == param.name);
            let Some((name, given)) = given else {
                return Ok(vec![0.0; length]);
            };
            let texts = match (given, &bound.args[index]) {
                (Given::Array(_, texts), Arg::Array(..)) => texts.clone(),
                (Given::Number(text), Arg::Number(..)) if fits(Role::Out) => vec![text.clone()],
                _ => {
                    let what = format!("`{option}` gives no array for `{name}`");
                    let help = format!(
                        "write {option} '{name}=[1]', with as many numbers as `--at` gives"
                    );
                    return Err(self.wrong(what).help(help).into());
                }
            };
            if !fits(bound.roles[index]) {
                let what =
                    format!("`{name}` carries no derivative that `{option}` could begin with");
                let help = "name an array of floats that is not `--const`";
                return Err(self.wrong(what).help(help).into());
            }
            if texts.len() != length {
                let given = texts.len();
                let what = format!(
                    "`{option}` has length {given} for `{name}`, which has length {length}"
                );
                let help = "give one number for each element of the array in `--at`";
                return Err(self.wrong(what).help(help).into());
            }
            let numbers = texts.iter().map(|text| text.parse::<f64>());
            let numbers: std::result::Result<_, _> = numbers.collect();
            numbers.map_err(|_| {
                Diagnostic::internal(format!("`{option}` of `{name}` is no number")).into()
            })
        };
        self.params.iter().enumerate().map(of).collect()
    }
}

fn role(arg: &Arg, constant: bool) -> Role {
    match arg {
        _ if constant => Role::Const,
        Arg::Null => Role::Const,
        Arg::Array(number, _) if number.is_float() => Role::Dup,
        Arg::Number(number, _) if number.is_float() => Role::Out,
        Arg::Array(..) | Arg::Number(..) => Role::Const,
    }
}

fn got(given: &Given) -> &'static str {
    match given {
        Given::Number(_) => "but `--at` gives a number",
        Given::Array(..) => "but `--at` gives an array",
        Given::Null => "but `--at` gives null",
    }
}
