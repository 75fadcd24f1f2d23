//! A function's family: the C of its members, and their operands.

use pyo3::exceptions::PyValueError;
use pyo3::import_exception;
use pyo3::prelude::*;
use tapeless_family::{
    Declared, Described, Function, Member, Operand, Order, Refusal, Role, Signature, source,
};

import_exception!(tapeless._errors, SignatureError);

/// A function with its signature.
#[pyclass(frozen, module = "tapeless._core")]
pub struct Family {
    pub(crate) function: Function,
}

#[pymethods]
impl Family {
    /// From the text of a signature, and the description of the function that it is for (JSON).
    #[new]
    fn new(signature: &str, described: &str) -> PyResult<Self> {
        let described: Described = serde_json::from_str(described)
            .map_err(|error| PyValueError::new_err(error.to_string()))?;
        let function = Signature::parse(signature)
            .and_then(|signature| Function::new(&signature, &described))
            .map_err(signature_error)?;
        Ok(Self { function })
    }

    /// The name that a signature is for.
    #[staticmethod]
    fn name_in(signature: &str) -> PyResult<String> {
        Signature::parse(signature)
            .map(|signature| signature.name)
            .map_err(signature_error)
    }

    /// The parts of a signature: the name; of each parameter name, role, type and axes as far as they are written; the result's type.
    #[staticmethod]
    fn parsed(signature: &str) -> PyResult<Parsed> {
        let signature = Signature::parse(signature).map_err(signature_error)?;
        let declared = |param: &Declared| {
            let role = param.role.map(|role| match role {
                Role::In => "in",
                Role::Out => "out",
                Role::InOut => "inout",
                Role::Const => "const",
            });
            let axes = param
                .axes
                .as_ref()
                .map(|axes| axes.iter().map(ToString::to_string).collect());
            (
                param.name.clone(),
                role,
                param.dtype.map(|dtype| dtype.to_string()),
                axes,
            )
        };
        let params = signature.params.iter().flatten().map(declared).collect();
        Ok((
            signature.name,
            params,
            signature.result.map(|(dtype, _)| dtype.to_string()),
        ))
    }

    /// C or C++ for members by their paths.
    fn source(&self, paths: Vec<String>) -> PyResult<String> {
        let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
        source(&self.function, &paths)
            .ok_or_else(|| PyValueError::new_err(format!("no such members: {}", paths.join(", "))))
    }

    /// What a member reads and writes: of each name, type, axes, whether it has a derivative.
    fn operands(&self, path: &str) -> PyResult<(Vec<Shown>, Vec<Shown>)> {
        let member = self.member(path)?;
        let shown = |operands: &[Operand]| operands.iter().map(Shown::of).collect();
        Ok((shown(&member.inputs), shown(&member.outputs)))
    }

    /// All integers, as members take them behind arrays.
    #[getter]
    fn lengths(&self) -> Vec<String> {
        self.function.integers.clone()
    }

    /// Integers that the caller gives.
    #[getter]
    fn integers(&self) -> Vec<String> {
        self.function.integers[self.function.told..].to_vec()
    }

    /// The parameters in the order of the declaration: those that a caller gives, in that order.
    #[getter]
    fn arguments(&self) -> Vec<String> {
        let given = |name: &String| {
            let inputs = Member::primal(&self.function).inputs;
            inputs.iter().any(|input| input.name == *name) || self.integers().contains(name)
        };
        let names = self.function.params.iter().map(|param| param.name.clone());
        names.filter(|name| given(name)).collect()
    }
}

/// A parameter as it is written.
type Written = (
    String,
    Option<&'static str>,
    Option<String>,
    Option<Vec<String>>,
);

/// A signature as it is written.
type Parsed = (String, Vec<Written>, Option<String>);

fn signature_error(refusal: Refusal) -> PyErr {
    SignatureError::new_err((refusal.what.clone(), refusal.shown(), refusal.help))
}

/// An operand: its name, type, axes, whether it has a derivative, the order of its elements.
type Row = (String, String, Vec<String>, bool, &'static str);

#[derive(IntoPyObject)]
struct Shown(Row);

impl Shown {
    fn of(operand: &Operand) -> Self {
        let axes = operand.axes.iter().map(ToString::to_string).collect();
        Self((
            operand.name.clone(),
            operand.dtype.to_string(),
            axes,
            operand.active,
            if operand.order == Order::F { "F" } else { "C" },
        ))
    }
}

impl Family {
    pub(crate) fn member(&self, path: &str) -> PyResult<Member> {
        let chain = Member::chain(&self.function, path);
        let last = chain.and_then(|mut chain| chain.pop());
        last.ok_or_else(|| PyValueError::new_err(format!("no such member: {path}")))
    }
}
