//! A signature held against what the compiler knows, parameter by parameter.

use crate::described::{Described, DescribedParam, Dtype};
use crate::extent::Extent;
use crate::function::{Activity, Function, Param, Pass};
use crate::refusal::Refusal;
use crate::signature::{Declared, Order, Role, Signature};

/// A signature, and the function that it is for.
pub struct Matched<'a> {
    pub signature: &'a Signature,
    pub described: &'a Described,
}

impl Matched<'_> {
    fn refuse(
        &self,
        declared: Option<&Declared>,
        what: String,
        help: impl Into<String>,
    ) -> Refusal {
        let span = declared.map_or(self.signature.span, |declared| declared.span);
        self.signature.refuse(span, what, help)
    }

    pub fn params(&self) -> Result<Vec<Param>, Refusal> {
        let known = &self.described.params;
        let declared = self.declared()?;
        let mut params = Vec::new();
        let mut known = known.iter();
        for declared in &declared {
            let Some(param) = known.next() else {
                return Err(self.too_many(declared));
            };
            if declared.slice && known.next().is_none() {
                let what = format!("`{}` is a slice, but no length follows it", declared.name);
                return Err(self.refuse(Some(declared), what, self.declaration()));
            }
            params.push(self.param(declared, param)?);
        }
        match known.next() {
            None => Ok(params),
            Some(missing) => {
                let what = format!("`{}` is missing", missing.name);
                Err(self.refuse(None, what, self.declaration()))
            }
        }
    }

    /// The parameters as written; without, as the declaration has them.
    fn declared(&self) -> Result<Vec<Declared>, Refusal> {
        if let Some(params) = &self.signature.params {
            return Ok(params.clone());
        }
        let of = |param: &DescribedParam| Declared {
            name: param.name.clone(),
            role: None,
            dtype: None,
            axes: None,
            row: None,
            order: Order::C,
            slice: false,
            span: self.signature.span,
        };
        Ok(self.described.params.iter().map(of).collect())
    }

    fn declaration(&self) -> String {
        let (place, declaration) = (self.described.place(), self.described.declaration());
        format!("it is `{declaration}` at {place}")
    }

    fn too_many(&self, declared: &Declared) -> Refusal {
        let (name, count) = (&self.described.name, self.described.params.len());
        let what = format!(
            "`{}` is one more than the {count} parameters of `{name}`",
            declared.name
        );
        self.refuse(Some(declared), what, self.declaration())
    }

    fn param(&self, declared: &Declared, known: &DescribedParam) -> Result<Param, Refusal> {
        let dtype = self.dtype(declared, known)?;
        let pass = match (&declared.axes, known.pointer) {
            (None, false) => self.number(declared, dtype)?,
            (Some(_), false) => {
                let what = format!("`{}` is a number, not an array", declared.name);
                return Err(self.refuse(Some(declared), what, self.declaration()));
            }
            (axes, true) => self.pointer(declared, known, (dtype, axes.as_deref()))?,
        };
        Ok(Param {
            name: declared.name.clone(),
            pass,
            dtype,
            pointer: known.pointer,
        })
    }

    fn dtype(&self, declared: &Declared, known: &DescribedParam) -> Result<Dtype, Refusal> {
        match (declared.dtype, known.dtype) {
            (Some(said), Some(dtype)) if said != dtype => {
                let (name, shown, place) = (&declared.name, &known.shown, self.described.place());
                let what = format!("`{name}` is `{shown}` at {place}, not {said}");
                let help = format!("write `{name}: {dtype}`, or leave the type out");
                Err(self.refuse(Some(declared), what, help))
            }
            (_, Some(dtype)) | (Some(dtype), None) => Ok(dtype),
            (None, None) => {
                let (name, shown) = (&declared.name, &known.shown);
                let what =
                    format!("`{name}` is `{shown}`, which is no number and no array of numbers");
                Err(self.refuse(Some(declared), what, "give its type, as in `x: f64[n]`; structures need a function around this one that takes their parts"))
            }
        }
    }

    fn number(&self, declared: &Declared, dtype: Dtype) -> Result<Pass, Refusal> {
        match (dtype.is_float(), declared.role) {
            (_, Some(Role::Out | Role::InOut)) => {
                let what = format!(
                    "`{}` is passed by value: nothing comes out of it",
                    declared.name
                );
                Err(self.refuse(Some(declared), what, self.declaration()))
            }
            (false, _) => Ok(Pass::Integer),
            (true, Some(Role::Const)) => Ok(Pass::Number(Activity::Constant)),
            (true, _) => Ok(Pass::Number(Activity::Active)),
        }
    }

    fn pointer(
        &self,
        declared: &Declared,
        known: &DescribedParam,
        (dtype, axes): (Dtype, Option<&[Extent]>),
    ) -> Result<Pass, Refusal> {
        let name = &declared.name;
        let role = match declared.role {
            Some(role @ (Role::Out | Role::InOut)) if known.constant => {
                let what = format!("`{name}` is `{}`: it is not written", known.shown);
                let help = if role == Role::Out {
                    "leave out `out`"
                } else {
                    "leave out `inout`"
                };
                return Err(self.refuse(Some(declared), what, help));
            }
            Some(role) => role,
            None if known.constant => Role::In,
            // By address, as Fortran passes numbers.
            None if (declared.dtype.is_some() || known.single) && axes.is_none() => Role::In,
            None if axes.is_none() && !dtype.is_float() && self.is_length(name) => Role::In,
            None => {
                let what = format!("it is not said whether `{name}` is read or written");
                let dims = axes.map_or_else(|| "[n]".to_owned(), shown);
                let help = format!(
                    "write `in {name}: {dtype}{dims}`, `out {name}: …`, `inout {name}: …`, or `const {name}: …` if it is read and has no derivative"
                );
                return Err(self.refuse(Some(declared), what, help));
            }
        };
        match axes {
            None if declared.dtype.is_none()
                && dtype.is_float()
                && declared.role.is_none()
                && !known.single =>
            {
                let what = format!("it is not said how long `{name}` is");
                Err(self.refuse(Some(declared), what, format!("write `{name}: {dtype}[n]`, with `n` a length; `{name}: {dtype}` is a single number")))
            }
            None if matches!(role, Role::In | Role::Const) && !dtype.is_float() => {
                Ok(Pass::Integer)
            }
            None if matches!(role, Role::In | Role::Const) => Ok(Pass::Number(match role {
                Role::Const => Activity::Constant,
                _ => Activity::Active,
            })),
            axes => Ok(Pass::Array {
                role,
                axes: axes.unwrap_or_default().to_vec(),
                order: declared.order,
                row: declared.row.as_ref().map(|row| row.0.clone()),
                slice: declared.slice,
            }),
        }
    }

    /// Whether it is named in the axes of an array.
    fn is_length(&self, name: &str) -> bool {
        let params = self.signature.params.iter().flatten();
        let mut axes = params.flat_map(|param| param.axes.iter().flatten());
        axes.any(|axis| axis.names().any(|known| known == name))
    }

    pub fn result(&self) -> Result<Option<Dtype>, Refusal> {
        let span = self
            .signature
            .result
            .map_or(self.signature.span, |(_, span)| span);
        let known = match &self.described.result {
            None if self.signature.result.is_none() => return Ok(None),
            None => {
                let what = format!("`{}` returns nothing", self.described.name);
                return Err(self.signature.refuse(span, what, "leave out `-> type`"));
            }
            Some(known) => known,
        };
        let said = self.signature.result.map(|(dtype, _)| dtype);
        match known.dtype.filter(|_| !known.pointer) {
            Some(dtype) if said.is_none_or(|said| said == dtype) => Ok(Some(dtype)),
            _ => {
                let (name, shown, place) =
                    (&self.described.name, &known.shown, self.described.place());
                let what = format!("`{name}` returns `{shown}` at {place}");
                Err(self.signature.refuse(
                    span,
                    what,
                    "return a number, and write arrays through a pointer (`out y: f64[n]`)",
                ))
            }
        }
    }

    /// Each name in an axis is an integer; something has a derivative.
    pub fn check(&self, function: &Function) -> Result<(), Refusal> {
        let declared = self.signature.params.iter().flatten();
        for declared in declared {
            let names = declared.axes.iter().flatten().flat_map(Extent::names);
            let row = declared.row.as_ref().map(|row| row.0.as_str());
            for name in names.chain(row) {
                if !function.integers.iter().any(|known| known == name) {
                    let what = format!("nothing tells how long `{name}` is");
                    let help = format!(
                        "`{name}` must be an integer parameter, or a length of an array that is read"
                    );
                    return Err(self.refuse(Some(declared), what, help));
                }
            }
        }
        let writes = |param: &&Param| {
            matches!(
                &param.pass,
                Pass::Array {
                    role: Role::Out | Role::InOut,
                    ..
                }
            )
        };
        match function.result.is_some() || function.params.iter().any(|param| writes(&param)) {
            true => Ok(()),
            false => {
                let what = format!("nothing comes out of `{}`", self.described.name);
                Err(self.refuse(
                    None,
                    what,
                    "say which pointers are written: `out y: f64[n]`",
                ))
            }
        }
    }
}

fn shown(axes: &[Extent]) -> String {
    let axes: Vec<String> = axes.iter().map(Extent::to_string).collect();
    format!("[{}]", axes.join(", "))
}
