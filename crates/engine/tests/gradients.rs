//! Programs in the text form: adjoint and tangent, run by the interpreter, against central differences.
//!
//! A line `; grad: f(1.5, [1.0, 2.0], 3)` differentiates `f` there: floats are `out`, arrays `dup`, integers
//! `const`. The result is the weighted sum of the returned float and of the arrays as the function leaves them,
//! so that every output counts. No heap object may be left.

#![allow(
    clippy::unwrap_used,
    reason = "a malformed test program is a failed test"
)]

use std::path::{Path, PathBuf};
use tapeless_analysis::{ArgActivity, Context, Mode, RetActivity};
use tapeless_engine::Engine;
use tapeless_interp::{Interp, Val};
use tapeless_ir::{FuncId, Module, Type, parse};

#[derive(Clone, Debug)]
enum Arg {
    Float(f64),
    Int(i64),
    Array(Vec<f64>),
}

#[test]
fn gradients_agree_with_differences() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/gradient");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path())
        .collect();
    files.sort();
    assert!(!files.is_empty());
    let mut wrong = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let module = parse::module(&file.display().to_string(), &text).unwrap();
        for line in text.lines().filter_map(|l| l.strip_prefix("; grad: ")) {
            if let Err(why) = check(&module, line) {
                wrong.push(format!(
                    "{}: {line}: {why}",
                    file.file_name().unwrap().to_string_lossy()
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn check(module: &Module, line: &str) -> Result<(), String> {
    let (name, args) = parse_call(line);
    let id = module.function_named(&name).ok_or("no such function")?;
    let expected = differences(module, id, &args)?;
    let found = adjoint(module, id, &args)?;
    compare("adjoint", &expected, &found)?;
    compare("tangent", &expected, &tangent(module, id, &args)?)
}

fn compare(what: &str, expected: &[f64], found: &[f64]) -> Result<(), String> {
    let scale = expected.iter().fold(1.0f64, |m, x| m.max(x.abs()));
    let close = expected
        .iter()
        .zip(found)
        .all(|(e, f)| (e - f).abs() <= 1e-7 * scale);
    if close && expected.len() == found.len() {
        Ok(())
    } else {
        Err(format!("{what} {found:?}, differences {expected:?}"))
    }
}

fn parse_call(line: &str) -> (String, Vec<Arg>) {
    let (name, rest) = line.split_once('(').unwrap();
    let mut args = Vec::new();
    let mut rest = rest.trim_end().strip_suffix(')').unwrap().trim();
    while !rest.is_empty() {
        let end = if rest.starts_with('[') {
            rest.find(']').unwrap() + 1
        } else {
            rest.find(',').unwrap_or(rest.len())
        };
        let word = &rest[..end];
        args.push(match word.strip_prefix('[') {
            Some(list) => Arg::Array(
                list[..list.len() - 1]
                    .split(',')
                    .map(|x| x.trim().parse().unwrap())
                    .collect(),
            ),
            None if word.contains('.') => Arg::Float(word.parse().unwrap()),
            None => Arg::Int(word.parse().unwrap()),
        });
        rest = rest[end..].trim_start_matches([',', ' ']);
    }
    (name.trim().to_owned(), args)
}

/// Weight of the k-th element of the j-th array among the outputs; the returned float has weight 1.
fn weight(j: usize, k: usize) -> f64 {
    1.0 + 0.25 * j as f64 - 0.125 * k as f64
}

fn run(module: &Module, id: FuncId, args: &[Arg]) -> Result<f64, String> {
    let mut interp = Interp::new(module);
    let mut arrays = Vec::new();
    let values: Vec<Val> = args
        .iter()
        .map(|a| match a {
            Arg::Float(x) => Val::Float(*x),
            Arg::Int(n) => Val::i64(*n),
            Arg::Array(xs) => {
                let at = interp.alloc_f64s(xs);
                arrays.push((at, xs.len()));
                Val::Ptr(at)
            }
        })
        .collect();
    let result = interp
        .call(id, &values)
        .map_err(|t| format!("primal: {t}"))?;
    let mut sum = result.and_then(|v| v.as_f64()).unwrap_or(0.0);
    for (j, (at, n)) in arrays.into_iter().enumerate() {
        let left = interp.read_f64s(at, n).map_err(|t| t.to_string())?;
        sum += left
            .iter()
            .enumerate()
            .map(|(k, x)| weight(j, k) * x)
            .sum::<f64>();
    }
    Ok(sum)
}

/// Inputs by position: (argument, element).
fn inputs(args: &[Arg]) -> Vec<(usize, usize)> {
    let of = |(i, a): (usize, &Arg)| match a {
        Arg::Float(_) => vec![(i, 0)],
        Arg::Int(_) => vec![],
        Arg::Array(xs) => (0..xs.len()).map(|k| (i, k)).collect(),
    };
    args.iter().enumerate().flat_map(of).collect()
}

fn differences(module: &Module, id: FuncId, args: &[Arg]) -> Result<Vec<f64>, String> {
    let at = |(i, k): (usize, usize), h: f64| {
        let mut moved = args.to_vec();
        match &mut moved[i] {
            Arg::Float(x) => *x += h,
            Arg::Array(xs) => xs[k] += h,
            Arg::Int(_) => {}
        }
        run(module, id, &moved)
    };
    let slope = |input, h: f64| Ok::<f64, String>((at(input, h)? - at(input, -h)?) / (2.0 * h));
    inputs(args)
        .into_iter()
        .map(|i| Ok((4.0 * slope(i, 1e-4)? - slope(i, 2e-4)?) / 3.0))
        .collect()
}

fn context(module: &Module, id: FuncId, args: &[Arg], mode: Mode) -> Context {
    let activity = |a: &Arg| match a {
        Arg::Float(_) => ArgActivity::Out,
        Arg::Int(_) => ArgActivity::Const,
        Arg::Array(_) => ArgActivity::Dup,
    };
    let ret = if module.functions[id].sig.ret == Some(Type::F64) {
        RetActivity::Active
    } else {
        RetActivity::Const
    };
    Context {
        function: id,
        mode,
        args: args.iter().map(activity).collect(),
        ret,
        ..Context::plain(id, args.len())
    }
}

fn derive(module: &Module, context: &Context) -> Result<(Module, FuncId), String> {
    let mut module = module.clone();
    let derived = Engine::default()
        .derive(&mut module, context)
        .map_err(|d| d.to_string())?;
    let defects = tapeless_ir::verify::module(&module);
    if !defects.is_empty() {
        return Err(format!(
            "{}\n{}",
            defects.join("\n"),
            tapeless_ir::print::module(&module)
        ));
    }
    if std::env::var_os("TAPELESS_SHOW").is_some() {
        println!("{}", tapeless_ir::print::module(&module));
    }
    Ok((module, derived.forward))
}

fn parts(result: Option<Val>) -> Vec<f64> {
    match &result {
        None => vec![],
        Some(v) => match v.as_parts() {
            Some(parts) => parts.iter().filter_map(Val::as_f64).collect(),
            None => v.as_f64().into_iter().collect(),
        },
    }
}

fn adjoint(module: &Module, id: FuncId, args: &[Arg]) -> Result<Vec<f64>, String> {
    let context = context(module, id, args, Mode::Combined);
    let (module, adjoint) = derive(module, &context)?;
    let mut interp = Interp::new(&module);
    let (mut values, mut shadows) = (Vec::new(), Vec::new());
    for a in args {
        match a {
            Arg::Float(x) => values.push(Val::Float(*x)),
            Arg::Int(n) => values.push(Val::i64(*n)),
            Arg::Array(xs) => {
                let seeds: Vec<f64> = (0..xs.len()).map(|k| weight(shadows.len(), k)).collect();
                let (at, shadow) = (interp.alloc_f64s(xs), interp.alloc_f64s(&seeds));
                values.extend([Val::Ptr(at), Val::Ptr(shadow)]);
                shadows.push((shadow, xs.len()));
            }
        }
    }
    if context.ret == RetActivity::Active {
        values.push(Val::Float(1.0));
    }
    let result = interp.call(adjoint, &values).map_err(|t| {
        format!(
            "adjoint: {t}\n{}",
            tapeless_ir::print::function(&module, adjoint)
        )
    })?;
    if interp.live_heap_objects() != 0 {
        return Err(format!("{} heap objects left", interp.live_heap_objects()));
    }
    let (mut outs, mut shadows) = (parts(result).into_iter(), shadows.into_iter());
    let mut gradient = Vec::new();
    for a in args {
        match a {
            Arg::Float(_) => gradient.extend(outs.next()),
            Arg::Int(_) => {}
            Arg::Array(_) => {
                let (at, n) = shadows.next().ok_or("no shadow")?;
                gradient.extend(interp.read_f64s(at, n).map_err(|t| t.to_string())?);
            }
        }
    }
    Ok(gradient)
}

fn tangent(module: &Module, id: FuncId, args: &[Arg]) -> Result<Vec<f64>, String> {
    let context = context(module, id, args, Mode::Forward);
    let (module, tangent) = derive(module, &context)?;
    let along = |input: (usize, usize)| {
        let mut interp = Interp::new(&module);
        let (mut values, mut shadows) = (Vec::new(), Vec::new());
        for (i, a) in args.iter().enumerate() {
            let unit = |k: usize| if (i, k) == input { 1.0 } else { 0.0 };
            match a {
                Arg::Float(x) => values.extend([Val::Float(*x), Val::Float(unit(0))]),
                Arg::Int(n) => values.push(Val::i64(*n)),
                Arg::Array(xs) => {
                    let direction: Vec<f64> = (0..xs.len()).map(unit).collect();
                    let (at, shadow) = (interp.alloc_f64s(xs), interp.alloc_f64s(&direction));
                    values.extend([Val::Ptr(at), Val::Ptr(shadow)]);
                    shadows.push((shadow, xs.len()));
                }
            }
        }
        let result = interp
            .call(tangent, &values)
            .map_err(|t| format!("tangent: {t}"))?;
        if interp.live_heap_objects() != 0 {
            return Err(format!(
                "{} heap objects left by the tangent",
                interp.live_heap_objects()
            ));
        }
        let mut sum: f64 = parts(result).iter().sum();
        for (j, (at, n)) in shadows.into_iter().enumerate() {
            let left = interp.read_f64s(at, n).map_err(|t| t.to_string())?;
            sum += left
                .iter()
                .enumerate()
                .map(|(k, x)| weight(j, k) * x)
                .sum::<f64>();
        }
        Ok(sum)
    };
    inputs(args).into_iter().map(along).collect()
}
