//! `tapeless jacobian`, `hessian` and `hvp`.

use crate::args::{Evaluated, Hessian, Hvp, Jacobian, Seeded};
use crate::bind::{Arg, Bound, Role};
use crate::chosen::{Chosen, options};
use crate::differences::{Differences, TOLERANCE, relative};
use crate::failure::Result;
use crate::grad::print_line;
use crate::gradient::{each_input, weighted};
use crate::params::Param;
use crate::point::Point;
use crate::program::{self, Program};
use crate::show::{aligned, number};
use crate::wrapper::Kind;
use serde_json::json;

/// Directions that are taken at once.
const WIDTH: u32 = 4;

/// Derivatives with a name for each row and column, and what they are compared with.
struct Named {
    rows: Vec<String>,
    columns: Vec<String>,
    entries: Vec<Vec<f64>>,
    /// The largest error relative to differences, where these were taken.
    error: Option<f64>,
}

/// Prints a row for each result; whether all is well.
pub fn jacobian(args: &Jacobian) -> Result<bool> {
    let args = &args.evaluated;
    let asked = Asked::new(args, &[Kind::Forward(WIDTH), Kind::Primal], None)?;
    let named = asked.jacobian(args.check)?;
    asked.print(args, "jacobian", &named)
}

/// Prints the second derivatives; whether all is well.
pub fn hessian(args: &Hessian) -> Result<bool> {
    let Seeded {
        evaluated: args,
        seed,
    } = &args.seeded;
    let kinds = [Kind::Second, Kind::Reverse(1)];
    let asked = Asked::new(args, &kinds, Some(seed.as_deref()))?;
    let seeds = &asked.seeds;
    let inputs = asked.inputs();
    let mut named = Named {
        rows: inputs.iter().map(|&input| asked.name(input)).collect(),
        columns: inputs.iter().map(|&input| asked.name(input)).collect(),
        entries: Vec::new(),
        error: None,
    };
    for &input in &inputs {
        let direction = asked.unit(input);
        let [_, second] = asked.program.run_twice(&asked.bound, seeds, &direction)?;
        let row = asked.flat(&second.shadows[0]);
        if args.check {
            let error = asked.error_along(&direction, &row)?;
            named.error = Some(named.error.unwrap_or(0.0).max(error));
        }
        named.entries.push(row);
    }
    asked.print(args, "hessian", &named)
}

/// Prints the product of the Hessian with a direction; whether all is well.
pub fn product(args: &Hvp) -> Result<bool> {
    let Seeded { evaluated, seed } = &args.seeded;
    let kinds = [Kind::Second, Kind::Reverse(1)];
    let asked = Asked::new(evaluated, &kinds, Some(seed.as_deref()))?;
    let point = Point::read("--direction", &args.direction)?;
    let target = asked.target();
    let direction = target.direction(&asked.bound, &point)?;
    let [_, second] = asked
        .program
        .run_twice(&asked.bound, &asked.seeds, &direction)?;
    let column = asked.flat(&second.shadows[0]);
    let error = match evaluated.check {
        true => Some(asked.error_along(&direction, &column)?),
        false => None,
    };
    let named = Named {
        rows: asked
            .inputs()
            .iter()
            .map(|&input| asked.name(input))
            .collect(),
        columns: vec!["product".to_owned()],
        entries: column.into_iter().map(|x| vec![x]).collect(),
        error,
    };
    asked.print(evaluated, "hvp", &named)
}

/// A function at a point, compiled.
struct Asked {
    name: String,
    params: Vec<Param>,
    location: Option<tapeless_diag::Location>,
    bound: Bound,
    seeds: Vec<Vec<f64>>,
    program: Program,
}

impl Asked {
    /// `seed`: what `--seed` says, where a function must have one result.
    fn new(args: &Evaluated, kinds: &[Kind], seed: Option<Option<&str>>) -> Result<Self> {
        let point = Point::read("--at", &args.at)?;
        let chosen = Chosen::load(&args.subject, &args.level)?;
        let bound = chosen.target().bind(&point, &args.subject.constant)?;
        let seeds = match seed {
            None => chosen.target().seeds(&bound, &Point::default())?,
            Some(seed) => chosen.seeds(&bound, seed)?,
        };
        let (name, params) = (chosen.name.clone(), chosen.params.clone());
        let location = chosen.location.clone();
        let wanted: Vec<_> = kinds
            .iter()
            .map(|&kind| (kind, bound.roles.clone()))
            .collect();
        let options = options(&args.subject);
        let (symbol, level) = (chosen.symbol.clone(), &args.level);
        let program = program::compile(chosen.loaded, &symbol, &wanted, level, &options)?;
        Ok(Self {
            name,
            params,
            location,
            bound,
            seeds,
            program,
        })
    }

    fn target(&self) -> crate::bind::Target<'_> {
        crate::bind::Target {
            function: &self.name,
            location: self.location.clone(),
            params: &self.params,
        }
    }

    /// All inputs, by parameter and element.
    fn inputs(&self) -> Vec<(usize, usize)> {
        let all = each_input(&self.bound, |index, element| Ok((index, element)));
        all.into_iter().flatten().flatten().collect()
    }

    fn name(&self, input: (usize, usize)) -> String {
        self.bound.name(&self.params, input)
    }

    fn zeros(&self) -> Vec<Vec<f64>> {
        let args = self.bound.args.iter();
        args.map(|arg| vec![0.0; arg.values().len()]).collect()
    }

    fn unit(&self, (index, element): (usize, usize)) -> Vec<Vec<f64>> {
        let mut direction = self.zeros();
        direction[index][element] = 1.0;
        direction
    }

    /// What belongs to inputs, one behind the other.
    fn flat(&self, of: &[Vec<f64>]) -> Vec<f64> {
        let inputs = self.inputs().into_iter();
        inputs.map(|(index, element)| of[index][element]).collect()
    }

    /// A row for what is returned, and for each element of an array that the function changes.
    fn jacobian(&self, check: bool) -> Result<Named> {
        let primal = self.program.run(Kind::Primal, &self.bound, &[])?;
        let changed = |index: usize| {
            let before = self.bound.args[index].values();
            let bits = |all: &[f64]| all.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
            bits(&before) != bits(&primal.after[index])
        };
        let is_result = |&index: &usize| self.bound.roles[index] == Role::Dup && changed(index);
        let arrays: Vec<usize> = (0..self.params.len()).filter(is_result).collect();
        let elements = |&index: &usize| (0..primal.after[index].len()).map(move |e| (index, e));
        let outputs: Vec<(usize, usize)> = arrays.iter().flat_map(elements).collect();
        let inputs = self.inputs();
        let returns = self.program.returns_float();
        let mut entries = vec![Vec::new(); usize::from(returns) + outputs.len()];
        for inputs in inputs.chunks(WIDTH as usize) {
            let mut lanes: Vec<_> = inputs.iter().map(|&input| self.unit(input)).collect();
            lanes.resize(WIDTH as usize, self.zeros());
            let outcome = self
                .program
                .run(Kind::Forward(WIDTH), &self.bound, &lanes)?;
            let each = outcome.tangents.iter().zip(&outcome.shadows);
            for (tangent, shadows) in each.take(inputs.len()) {
                let of_arrays = outputs
                    .iter()
                    .map(|&(index, element)| shadows[index][element]);
                let column = returns.then_some(*tangent).into_iter().chain(of_arrays);
                entries
                    .iter_mut()
                    .zip(column)
                    .for_each(|(row, x)| row.push(x));
            }
        }
        let error = match check {
            true => Some(self.error_of_rows(&outputs, &entries)?),
            false => None,
        };
        let returned = returns.then(|| self.name.clone()).into_iter();
        let mut named = Named {
            rows: returned
                .chain(outputs.iter().map(|&output| self.name(output)))
                .collect(),
            columns: inputs.iter().map(|&input| self.name(input)).collect(),
            entries,
            error,
        };
        // What arrays of results held before does not matter, as a rule.
        let matters = |index: usize| {
            let own = inputs
                .iter()
                .enumerate()
                .filter(|(_, input)| input.0 == index);
            let mut columns = own.map(|(at, _)| at);
            columns.any(|at| named.entries.iter().any(|row| row[at] != 0.0))
        };
        let shown = |&(index, _): &(usize, usize)| !arrays.contains(&index) || matters(index);
        let shown: Vec<bool> = inputs.iter().map(shown).collect();
        let mut keep = shown.iter();
        named.columns.retain(|_| keep.next() == Some(&true));
        for row in &mut named.entries {
            let mut keep = shown.iter();
            row.retain(|_| keep.next() == Some(&true));
        }
        Ok(named)
    }

    /// How far rows are from differences: each with what is returned, if anything is.
    fn error_of_rows(&self, outputs: &[(usize, usize)], entries: &[Vec<f64>]) -> Result<f64> {
        let inputs = self.inputs();
        let returns = self.program.returns_float();
        let of_row = |row: &[f64]| {
            let mut adjoints = self.zeros();
            for (&(index, element), &x) in inputs.iter().zip(row) {
                adjoints[index][element] = x;
            }
            adjoints
        };
        let mut largest = 0.0_f64;
        let mut compare = |seeds: &[Vec<f64>], row: &[f64]| -> Result<()> {
            let adjoints = of_row(row);
            let differences = Differences::of(&self.program, &self.bound, seeds, &adjoints)?;
            largest = largest.max(differences.largest_error(&adjoints));
            Ok(())
        };
        if returns {
            compare(&self.zeros(), &entries[0])?;
        }
        for (&output, row) in outputs.iter().zip(&entries[usize::from(returns)..]) {
            let all: Vec<f64> = match returns {
                true => row.iter().zip(&entries[0]).map(|(a, b)| a + b).collect(),
                false => row.clone(),
            };
            compare(&self.unit(output), &all)?;
        }
        Ok(largest)
    }

    /// How far second derivatives in a direction are from differences of the gradient.
    fn error_along(&self, direction: &[Vec<f64>], found: &[f64]) -> Result<f64> {
        let scale = self.bound.args.iter().flat_map(Arg::values);
        let scale = scale.fold(0.0625_f64, |most, x| most.max(x.abs()));
        let length = weighted(direction, direction).sqrt();
        let step = f64::EPSILON.cbrt() * scale / length.max(f64::MIN_POSITIVE);
        let gradient = |factor: f64| -> Result<Vec<f64>> {
            let at = self.bound.moved(direction, factor * step);
            let outcome =
                self.program
                    .run(Kind::Reverse(1), &at, std::slice::from_ref(&self.seeds))?;
            Ok(self.flat(&outcome.shadows[0]))
        };
        let [far_on, on, back, far_back] = [2.0, 1.0, -1.0, -2.0].map(gradient);
        let (far_on, on, back, far_back) = (far_on?, on?, back?, far_back?);
        let most = found.iter().fold(0.0_f64, |most, x| most.max(x.abs()));
        let sizes = on.iter().fold(0.0_f64, |most, x| most.max(x.abs()));
        let floor = (f64::EPSILON * sizes / step / TOLERANCE).max(most * 1e-6);
        let error = |at: usize| {
            let near = (on[at] - back[at]) / (2.0 * step);
            let far = (far_on[at] - far_back[at]) / (4.0 * step);
            relative(found[at], (4.0 * near - far) / 3.0, floor)
        };
        Ok((0..found.len()).map(error).fold(0.0, f64::max))
    }

    fn print(&self, args: &Evaluated, what: &str, named: &Named) -> Result<bool> {
        let passed = named.error.is_none_or(|error| error <= TOLERANCE);
        if args.json {
            let entries = named.entries.iter();
            let rows: Vec<Vec<_>> = entries
                .map(|row| row.iter().map(|&x| number(x)).collect())
                .collect();
            let mut object = json!({
                "function": self.name,
                "rows": named.rows,
                "columns": named.columns,
                what: rows,
            });
            if let Some(error) = named.error {
                object["max_rel_error"] = number(error);
            }
            print_line(&object.to_string());
            return Ok(passed);
        }
        let head = std::iter::once(String::new()).chain(named.columns.iter().cloned());
        let mut table = vec![head.collect::<Vec<_>>()];
        for (name, row) in named.rows.iter().zip(&named.entries) {
            let numbers = row.iter().map(|x| format!("{x:?}"));
            table.push(std::iter::once(name.clone()).chain(numbers).collect());
        }
        print_line(aligned(&table).trim_end());
        match named.error {
            None => {}
            Some(error) if passed => print_line(&format!(
                "\nagrees with central differences: max relative error {error:.1e}"
            )),
            Some(error) => print_line(&format!(
                "\nDISAGREES with central differences: relative error {error:.1e}"
            )),
        }
        Ok(passed)
    }
}
