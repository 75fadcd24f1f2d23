//! Values and gradients as a table or as JSON.

use crate::bind::{Arg, Bound, Role};
use crate::differences::Differences;
use crate::gradient::Gradient;
use crate::params::Param;
use serde_json::{Map, Value, json};
use std::fmt::Write;
use tapeless_family::Dtype;

/// Longer arrays are shown in part.
const MOST_ROWS: usize = 40;

/// All that is shown of a point.
#[derive(Debug)]
pub struct Shown<'a> {
    /// The function's name.
    pub function: &'a str,
    /// Its parameters.
    pub params: &'a [Param],
    /// The point.
    pub bound: &'a Bound,
    /// What was found there.
    pub gradient: &'a Gradient,
    /// What it was compared with.
    pub differences: Option<&'a Differences>,
}

impl Shown<'_> {
    /// One JSON object.
    pub fn json(&self) -> Value {
        let mut adjoints = Map::new();
        let active = self.active();
        for (index, param) in active {
            let numbers: Vec<Value> = self.gradient.adjoints[index]
                .iter()
                .map(|&x| number(x))
                .collect();
            let value = match (&self.bound.args[index], &numbers[..]) {
                (Arg::Number(..), [only]) => only.clone(),
                _ => Value::Array(numbers),
            };
            adjoints.insert(param.name.clone(), value);
        }
        let mut object = json!({
            "function": self.function,
            "value": self.gradient.value.map_or(Value::Null, number),
            "gradient": adjoints,
        });
        if let Some(differences) = self.differences {
            let error = differences.largest_error(&self.gradient.adjoints);
            object["max_rel_error"] = number(error);
        }
        object
    }

    /// A table, an input a row.
    pub fn table(&self) -> String {
        let mut rows = vec![["input", "value", "derivative"].map(String::from).to_vec()];
        if self.differences.is_some() {
            rows[0].push("differences".to_owned());
        }
        for (index, param) in self.params.iter().enumerate() {
            self.add_rows(index, param, &mut rows);
        }
        let mut text = match self.gradient.value {
            Some(value) => format!("{} = {value:?}\n\n", self.function),
            None => format!("{} returns nothing\n\n", self.function),
        };
        text.push_str(&aligned(&rows));
        text
    }

    fn add_rows(&self, index: usize, param: &Param, rows: &mut Vec<Vec<String>>) {
        let (arg, role) = (&self.bound.args[index], self.bound.roles[index]);
        let (adjoints, differences) = (&self.gradient.adjoints[index], self.differences);
        let texts = texts(arg);
        if texts.is_empty() {
            let held = if *arg == Arg::Null { "null" } else { "[]" };
            rows.push(vec![param.name.clone(), held.into(), "const".into()]);
        }
        for (element, text) in texts.iter().enumerate().take(MOST_ROWS) {
            let mut row = vec![self.input((index, element)), text.clone()];
            if role == Role::Const {
                row.push("const".into());
            } else {
                row.extend(adjoints.get(element).map(|&x| float(arg, x)));
                row.extend(differences.map(|d| format!("{:.9e}", d.0[index][element].value)));
            }
            rows.push(row);
        }
        if texts.len() > MOST_ROWS {
            let more = format!("… {} more; --json has all", texts.len() - MOST_ROWS);
            rows.push(vec![param.name.clone(), more]);
        }
    }

    /// The name of an input, by parameter and element.
    pub fn input(&self, input: (usize, usize)) -> String {
        self.bound.name(self.params, input)
    }

    fn active(&self) -> impl Iterator<Item = (usize, &Param)> {
        let all = self.params.iter().enumerate();
        all.filter(|(index, _)| self.bound.roles[*index] != Role::Const)
    }
}

/// JSON has no infinities: `"inf"` and `"nan"` stand for them.
pub fn number(x: f64) -> Value {
    match () {
        () if x.is_finite() => json!(x),
        () if x.is_nan() => json!("nan"),
        () if x > 0.0 => json!("inf"),
        () => json!("-inf"),
    }
}

fn texts(arg: &Arg) -> Vec<String> {
    let integer = matches!(arg, Arg::Number(kind, _) | Arg::Array(kind, _) if !kind.is_float());
    let values = arg.values();
    let shown = values.iter().map(|&x| match integer {
        true => format!("{x}"),
        false => float(arg, x),
    });
    shown.collect()
}

/// The shortest text that gives back the number in its own precision.
fn float(arg: &Arg, x: f64) -> String {
    match arg {
        Arg::Number(Dtype::F32, _) | Arg::Array(Dtype::F32, _) => format!("{:?}", x as f32),
        _ => format!("{x:?}"),
    }
}

/// Rows in columns; the first is aligned to the left, numbers by their beginning.
pub fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (cell, width) in row.iter().zip(&widths) {
            // Writing to a string cannot fail.
            let _ = write!(line, "  {cell:<width$}");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::params::ParamType;

    #[test]
    fn a_point_is_shown_as_a_table_and_as_json() {
        let params = [("n", Dtype::Int(4)), ("y", Dtype::F64)].map(|(name, number)| Param {
            name: name.into(),
            ty: ParamType::Number(number),
        });
        let bound = Bound {
            args: vec![
                Arg::Number(Dtype::Int(4), 3),
                Arg::Number(Dtype::F64, 2.5f64.to_bits()),
            ],
            roles: vec![Role::Const, Role::Out],
        };
        let gradient = Gradient {
            value: Some(7.5),
            adjoints: vec![Vec::new(), vec![f64::INFINITY]],
        };
        let shown = Shown {
            function: "f",
            params: &params,
            bound: &bound,
            gradient: &gradient,
            differences: None,
        };
        let table =
            "f = 7.5\n\n  input  value  derivative\n  n      3      const\n  y      2.5    inf\n";
        assert_eq!(shown.table(), table);
        let json = json!({"function": "f", "value": 7.5, "gradient": {"y": "inf"}});
        assert_eq!(shown.json(), json);
    }
}
