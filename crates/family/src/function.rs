//! A signature held against what the compiler knows: what each parameter is, how it is passed, which lengths follow from shapes.

use crate::described::{Described, Dtype};
use crate::extent::Extent;
use crate::matched::Matched;
use crate::refusal::Refusal;
use crate::signature::{Order, Role, Signature};

/// A function that can be called, and differentiated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// What the compiler knows.
    pub described: Described,
    /// The parameters in the order of the declaration.
    pub params: Vec<Param>,
    /// The type of the result.
    pub result: Option<Dtype>,
    /// Integers that shapes tell, then those that the caller gives: the order in which members take them.
    pub integers: Vec<String>,
    /// How many of them shapes tell.
    pub told: usize,
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// Its name.
    pub name: String,
    /// What it is.
    pub pass: Pass,
    /// The type of an element, or of the number.
    pub dtype: Dtype,
    /// Whether it is passed as an address.
    pub pointer: bool,
}

/// Whether what is read has a derivative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    /// It has one.
    Active,
    /// It has none.
    Constant,
}

/// What a parameter is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pass {
    /// An integer: a length, or what the caller gives.
    Integer,
    /// A number that is read.
    Number(Activity),
    /// An array.
    Array {
        /// What is done with it.
        role: Role,
        /// Its axes, outermost first in the order of its elements.
        axes: Vec<Extent>,
        /// How elements follow one another.
        order: Order,
        /// The argument with the distance of rows.
        row: Option<String>,
        /// Whether its length is passed behind it.
        slice: bool,
    },
}

impl Function {
    /// Holds a signature against a function.
    ///
    /// # Errors
    /// If they are at odds, or it is not said what an argument is for.
    pub fn new(signature: &Signature, described: &Described) -> Result<Self, Refusal> {
        let matched = Matched {
            signature,
            described,
        };
        let params = matched.params()?;
        let result = matched.result()?;
        let (integers, told) = integers(&params);
        let function = Self {
            described: described.clone(),
            params,
            result,
            integers,
            told,
        };
        matched.check(&function)?;
        Ok(function)
    }
}

/// Names of integers, and how many of them shapes tell: those that stand alone in an axis of what is read.
fn integers(params: &[Param]) -> (Vec<String>, usize) {
    let (mut told, mut rows): (Vec<String>, Vec<&str>) = (Vec::new(), Vec::new());
    for param in params {
        let Pass::Array {
            role, axes, row, ..
        } = &param.pass
        else {
            continue;
        };
        rows.extend(row.as_deref());
        let read = *role != Role::Out;
        for name in axes.iter().filter(|_| read).filter_map(Extent::as_name) {
            if !told.iter().any(|known| known == name) {
                told.push(name.to_owned());
            }
        }
    }
    for row in rows {
        if !told.iter().any(|known| known == row) {
            told.push(row.to_owned());
        }
    }
    let count = told.len();
    for param in params {
        let is_new = param.pass == Pass::Integer && !told.contains(&param.name);
        told.extend(is_new.then(|| param.name.clone()));
    }
    (told, count)
}
