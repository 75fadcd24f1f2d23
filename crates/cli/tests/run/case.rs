//! What a file states in its comments.

use serde_json::Value;
use std::path::Path;

/// A program and what is expected of it.
#[derive(Debug, Default)]
pub struct Case {
    /// The function.
    pub function: String,
    /// Points with expectations.
    pub points: Vec<Point>,
    /// The relative tolerance.
    pub tolerance: f64,
    /// It must be refused with this text.
    pub error: Option<String>,
    /// It may be refused with this text.
    pub or_error: Option<String>,
    /// Shared libraries that it calls.
    pub libraries: Vec<String>,
    /// It takes the interpreter too long.
    pub compiled_only: bool,
    /// It takes the compiler too long in two sweeps.
    pub whole_only: bool,
}

/// A point and the numbers there.
#[derive(Debug)]
pub struct Point {
    /// As `--at` takes it.
    pub at: String,
    /// The value.
    pub value: Option<f64>,
    /// Adjoints by parameter.
    pub adjoints: Vec<(String, Expected)>,
}

/// The adjoint of a parameter.
#[derive(Debug)]
pub enum Expected {
    /// Of a float by value.
    Scalar(f64),
    /// Of an array.
    Array(Vec<f64>),
}

impl Case {
    /// Reads the directives of a file.
    pub fn read(file: &Path) -> Result<Self, String> {
        let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
        let mut case = Self {
            tolerance: 1e-9,
            ..Self::default()
        };
        for line in text.lines().filter_map(|line| line.strip_prefix("// ")) {
            if let Some((directive, rest)) = line.split_once(": ") {
                case.directive(directive.trim(), rest.trim())
                    .map_err(|why| format!("{line}: {why}"))?;
            }
        }
        let states_numbers = |point: &Point| point.value.is_some() || !point.adjoints.is_empty();
        match () {
            () if text.contains("#include \"/") => Err("a header of one machine".into()),
            () if case.function.is_empty() => Err("no `grad`".into()),
            () if case.error.is_some() => Ok(case),
            () if case.points.is_empty() => Err("no `at`".into()),
            () if !case.points.iter().all(states_numbers) => Err("a point without numbers".into()),
            () => Ok(case),
        }
    }

    fn directive(&mut self, directive: &str, rest: &str) -> Result<(), String> {
        match directive {
            "grad" => self.function = rest.to_owned(),
            "tol" => self.tolerance = number(rest)?,
            "error" => self.error = Some(rest.to_owned()),
            "compiled only" => self.compiled_only = true,
            "whole only" => self.whole_only = true,
            "library" => self.libraries.push(rest.to_owned()),
            "or error" => self.or_error = Some(rest.to_owned()),
            "at" => self.points.push(Point {
                at: rest.to_owned(),
                value: None,
                adjoints: Vec::new(),
            }),
            "value" => self.last()?.value = Some(number(rest)?),
            _ => {
                if let Some(name) = directive.strip_prefix("d ") {
                    let expected = expected(rest)?;
                    self.last()?
                        .adjoints
                        .push((name.trim().to_owned(), expected));
                }
            }
        }
        Ok(())
    }

    fn last(&mut self) -> Result<&mut Point, String> {
        self.points
            .last_mut()
            .ok_or_else(|| "no `at` before it".into())
    }
}

fn number(text: &str) -> Result<f64, String> {
    text.trim()
        .parse()
        .map_err(|_| format!("`{text}` is no number"))
}

fn expected(text: &str) -> Result<Expected, String> {
    let Some(inner) = text
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'))
    else {
        return number(text).map(Expected::Scalar);
    };
    let elements = inner
        .split(',')
        .filter(|element| !element.trim().is_empty());
    elements
        .map(number)
        .collect::<Result<_, _>>()
        .map(Expected::Array)
}

impl Point {
    /// What is wrong with a line of `tapeless sweep`, or of a program of `tapeless driver`, if anything is.
    pub fn compare(&self, found: &Value, tolerance: f64) -> Result<(), String> {
        if let Some(expected) = self.value {
            same("value", expected, &found["value"], tolerance)?;
        }
        for (name, expected) in &self.adjoints {
            let adjoint = &found["gradient"][name];
            match expected {
                Expected::Scalar(x) => same(&format!("d {name}"), *x, adjoint, tolerance)?,
                Expected::Array(elements) => {
                    let length = adjoint.as_array().map_or(0, Vec::len);
                    if length != elements.len() {
                        return Err(format!("d {name} has {length} elements"));
                    }
                    for (i, x) in elements.iter().enumerate() {
                        same(&format!("d {name}[{i}]"), *x, &adjoint[i], tolerance)?;
                    }
                }
            }
        }
        Ok(())
    }
}

fn same(what: &str, expected: f64, found: &Value, tolerance: f64) -> Result<(), String> {
    let given = found.as_f64().or_else(|| found.as_str()?.parse().ok());
    let Some(given) = given else {
        return Err(format!("{what} is {found}, not {expected:?}"));
    };
    let error = (given - expected).abs();
    let close = match () {
        () if expected.is_nan() => given.is_nan(),
        () if expected.is_infinite() => given == expected,
        () => error <= tolerance * given.abs().max(expected.abs()) || error <= 1e-3 * tolerance,
    };
    match close {
        true => Ok(()),
        false => Err(format!("{what} is {given:?}, not {expected:?}")),
    }
}
