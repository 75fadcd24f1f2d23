//! Members of a family: the function on arrays, its tangents and adjoints, and those of these.
//!
//! ```text
//! f  : x, w, a          → y              all that is read; all that is written
//! fj : x, w, a, ẋ, ẇ, ȧ → ẏ              the tangent, where outputs are not asked for
//! fv : x, w, a, ȳ       → x̄, w̄, ā        the adjoint
//! fJ, fV                → y, ẏ; y, x̄, …  with the outputs; no derivative is taken of these
//! fj4, fv4              → ẏ, …  the same as fj, fv: of a batch, four directions at one point at once
//! ```

use crate::described::Dtype;
use crate::extent::{Extent, count_in_c};
use crate::function::{Activity, Function, Pass};
use crate::signature::{Order, Role};

/// What a member reads or writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operand {
    /// What the user calls it: the parameter's name, `return` for the result.
    pub name: String,
    /// The variable in C.
    pub(crate) var: String,
    /// The type of its elements.
    pub dtype: Dtype,
    /// Its axes; none of a number.
    pub axes: Vec<Extent>,
    /// How elements follow one another.
    pub order: Order,
    /// Whether it has a derivative.
    pub active: bool,
    /// Whether there is one for each lane of a wide member.
    pub(crate) wide: bool,
}

impl Operand {
    fn derived(&self, letter: char, depth: usize) -> Self {
        Self {
            var: format!("{letter}{depth}_{}", self.var),
            ..self.clone()
        }
    }

    /// Its number of elements, in C.
    pub(crate) fn count(&self) -> String {
        count_in_c(&self.axes)
    }
}

/// What is derived from a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Derived {
    /// Its tangent.
    Jvp,
    /// Its adjoint.
    Vjp,
    /// Its outputs with their tangents.
    ValueJvp,
    /// Its outputs, and the adjoints of its inputs.
    ValueVjp,
}

impl Derived {
    /// By its letter in a path.
    pub fn named(letter: char) -> Option<Self> {
        match letter {
            'j' => Some(Self::Jvp),
            'v' => Some(Self::Vjp),
            'J' => Some(Self::ValueJvp),
            'V' => Some(Self::ValueVjp),
            _ => None,
        }
    }

    /// Whether it is of forward mode.
    pub fn is_forward(self) -> bool {
        matches!(self, Self::Jvp | Self::ValueJvp)
    }

    /// Whether the outputs are written, too.
    pub fn has_value(self) -> bool {
        matches!(self, Self::ValueJvp | Self::ValueVjp)
    }
}

/// A member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// How it is derived: `f`, then a letter for each step.
    pub path: String,
    /// What it reads.
    pub inputs: Vec<Operand>,
    /// What it writes.
    pub outputs: Vec<Operand>,
    /// Directions that one call takes.
    pub(crate) width: usize,
}

/// Directions that a wide member takes at once: one for each lane.
const WIDTH: usize = 4;

/// What stands behind the path of a member that is wide.
const WIDE: char = '4';

impl Member {
    /// The function itself.
    pub fn primal(function: &Function) -> Self {
        let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
        for param in &function.params {
            let operand = |letter: char, axes: &[Extent], order, active| Operand {
                name: param.name.clone(),
                var: format!("{letter}_{}", param.name),
                dtype: param.dtype,
                axes: axes.to_vec(),
                order,
                active: active && param.dtype.is_float(),
                wide: false,
            };
            match &param.pass {
                Pass::Integer => {}
                Pass::Number(activity) => {
                    let active = *activity == Activity::Active;
                    inputs.push(operand('i', &[], Order::C, active));
                }
                Pass::Array {
                    role, axes, order, ..
                } => {
                    if *role != Role::Out {
                        inputs.push(operand('i', axes, *order, *role != Role::Const));
                    }
                    if matches!(role, Role::Out | Role::InOut) {
                        outputs.push(operand('o', axes, *order, true));
                    }
                }
            }
        }
        outputs.extend(function.result.map(|dtype| Operand {
            name: "return".to_owned(),
            var: "o_return".to_owned(),
            dtype,
            axes: Vec::new(),
            order: Order::C,
            active: dtype.is_float(),
            wide: false,
        }));
        Self {
            path: "f".to_owned(),
            inputs,
            outputs,
            width: 1,
        }
    }

    /// What is derived from it.
    #[must_use]
    pub fn derive(&self, derived: Derived) -> Self {
        let depth = self.path.len();
        let tangents = |operands: &[Operand], letter| -> Vec<Operand> {
            let active = operands.iter().filter(|operand| operand.active);
            active
                .map(|operand| operand.derived(letter, depth))
                .collect()
        };
        let (given, found) = match derived.is_forward() {
            true => (tangents(&self.inputs, 't'), tangents(&self.outputs, 't')),
            false => (tangents(&self.outputs, 'c'), tangents(&self.inputs, 'd')),
        };
        let letter = match derived {
            Derived::Jvp => 'j',
            Derived::Vjp => 'v',
            Derived::ValueJvp => 'J',
            Derived::ValueVjp => 'V',
        };
        let values = match derived.has_value() {
            true => self.outputs.clone(),
            false => Vec::new(),
        };
        Self {
            path: format!("{}{letter}", self.path),
            inputs: [self.inputs.clone(), given].concat(),
            outputs: [values, found].concat(),
            width: 1,
        }
    }

    /// The same at one point, for as many directions as it has lanes.
    fn wide(&self, base: &Self) -> Option<Self> {
        let lanes = |(at, operand): (usize, &Operand), from: usize| Operand {
            wide: at >= from,
            ..operand.clone()
        };
        let inputs = self.inputs.iter().enumerate();
        let outputs = self.outputs.iter().enumerate();
        self.derived().filter(|derived| !derived.has_value())?;
        Some(Self {
            path: format!("{}{WIDE}", self.path),
            inputs: inputs.map(|at| lanes(at, base.inputs.len())).collect(),
            outputs: outputs.map(|at| lanes(at, 0)).collect(),
            width: WIDTH,
        })
    }

    /// By its path, with those that it is derived from, first of all the function. `None`: there is no such member.
    pub fn chain(function: &Function, path: &str) -> Option<Vec<Self>> {
        let mut chain = vec![Self::primal(function)];
        for letter in path.strip_prefix('f')?.chars() {
            let last = chain.last().filter(|last| !last.is_last())?;
            let next = match letter {
                WIDE => last.wide(chain.iter().nth_back(1)?)?,
                _ => last.derive(Derived::named(letter)?),
            };
            chain.push(next);
        }
        Some(chain)
    }

    /// Whether nothing is derived from it.
    fn is_last(&self) -> bool {
        self.path.ends_with(['J', 'V', WIDE])
    }

    /// What was derived from the member before.
    pub(crate) fn derived(&self) -> Option<Derived> {
        let path = self.path.trim_end_matches(WIDE);
        path.chars().next_back().and_then(Derived::named)
    }

    /// The path of the member whose derivative it is.
    pub(crate) fn base(&self) -> &str {
        let path = self.path.trim_end_matches(WIDE);
        path.get(..path.len().saturating_sub(1)).unwrap_or_default()
    }

    /// The path of the member that does the same for one direction.
    pub(crate) fn narrow(&self) -> &str {
        self.path.trim_end_matches(WIDE)
    }

    /// Its symbol: it takes the addresses of what it reads, then of what it writes, then integers of 64 bits.
    pub fn symbol(&self) -> String {
        format!("tapeless_{}", self.path)
    }

    /// The symbol of its entry, which is of one type for all.
    pub fn entry(&self) -> String {
        format!("tapeless_{}_entry", self.path)
    }
}
