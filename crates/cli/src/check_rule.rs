//! `tapeless check-rule`: derivatives by hand held against differences of what they are registered for.

use crate::args::{CheckRule, Subject};
use crate::bind::{Arg, Bound, Role};
use crate::chosen::{Chosen, options};
use crate::differences::{Differences, TOLERANCE};
use crate::failure::Result;
use crate::grad::{evaluate, print_line};
use crate::number::Number;
use crate::params::{Param, ParamType};
use crate::point::Point;
use crate::program;
use crate::source::{self, Input};
use crate::wrapper::Kind;
use tapeless_diag::{Diagnostic, code};
use tapeless_family::Dtype;
use tapeless_llvm::known::{Known, Registered};

/// Points at which each rule is looked at.
const POINTS: u64 = 8;
/// Elements of each array.
const LENGTH: usize = 16;
/// Integers are from 1 to this: sizes and indices.
const LARGEST: u64 = 4;

/// Checks each rule of a file; whether all agree.
pub fn check(args: &CheckRule) -> Result<bool> {
    let input = source::input(&args.file, &args.level, &args.cflags)?;
    let loaded = input.load()?;
    let module = loaded.module.get();
    let wanted = |rule: &Registered| match &args.function {
        Some(name) => [&rule.symbol, &rule.name].contains(&name),
        None => true,
    };
    let rules = Known::by_hand(module).into_iter().filter(wanted);
    let rules: Vec<Registered> = rules.collect();
    if rules.is_empty() {
        let what = match &args.function {
            Some(name) => format!("no derivative is registered for `{name}`"),
            None => format!("`{}` registers no derivative", args.file.display()),
        };
        let help = "write `void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augmented, (void *)reverse};`, or TAPELESS_REGISTER_GRADIENT(f, augmented, reverse)";
        return Err(Diagnostic::error(code::INPUT, what).help(help).into());
    }
    let mut all = true;
    for rule in &rules {
        all &= one(args, &input, rule)?;
    }
    Ok(all)
}

/// The modes that a rule serves, and what they are called.
fn modes(rule: &Registered) -> Vec<(Kind, &'static str)> {
    let mut modes = Vec::new();
    if rule.gradient {
        modes.push((Kind::Reverse(1), "reverse mode"));
        modes.push((Kind::Reverse(2), "reverse mode in 2 directions"));
        // Such a tape ends with the first reverse sweep; two are run here.
        if !rule.tape {
            modes.push((Kind::Split, "two sweeps"));
        }
    }
    if rule.split {
        let kind = Kind::Along(rule.gradient && !rule.tape);
        modes.push((kind, "forward mode from a tape"));
    }
    if rule.tangent {
        modes.push((Kind::Forward(1), "forward mode"));
        modes.push((Kind::Forward(2), "forward mode in 2 directions"));
    }
    modes
}

/// Checks a rule in all its modes.
fn one(args: &CheckRule, input: &Input, rule: &Registered) -> Result<bool> {
    let subject = Subject {
        file: args.file.clone(),
        function: rule.symbol.clone(),
        constant: args.constant.clone(),
        cflags: args.cflags.clone(),
        libraries: args.libraries.clone(),
        memory: None,
        no_prepare: false,
    };
    let chosen = Chosen::find(&subject, input)?;
    let points = match &args.at {
        Some(at) => vec![
            chosen
                .target()
                .bind(&Point::read("--at", at)?, &args.constant)?,
        ],
        None => {
            let points = (0..POINTS).map(|stream| random(&chosen, args, stream));
            points.collect::<Result<_>>()?
        }
    };
    let place = chosen.location.as_ref();
    let at = place.map_or_else(String::new, |place| format!(" at {place}"));
    let head = format!("{}{at}", chosen.name);
    let (mut agree, mut largest, mut right) = (true, 0.0_f64, Vec::new());
    for (kind, mode) in modes(rule) {
        match compare(&subject, input, &args.level, (kind, &points)) {
            Ok(Compared::Agrees(error)) => {
                largest = largest.max(error);
                right.push(mode);
            }
            Ok(Compared::Differs(how)) => {
                agree = false;
                print_line(&format!("{head}: DISAGREES in {mode}\n    {how}"));
            }
            Err(why) => print_line(&format!("{head}: is not taken in {mode}\n{why}")),
        }
    }
    if !right.is_empty() {
        let (modes, count) = (right.join(", "), points.len());
        print_line(&format!(
            "{head}: agrees in {modes}, at {count} points: max relative error {largest:.1e}"
        ));
    }
    Ok(agree)
}

/// What a comparison says.
enum Compared {
    /// The largest error.
    Agrees(f64),
    /// Where the first difference is, and what.
    Differs(String),
}

/// Compares a derivative in one mode with differences.
fn compare(
    subject: &Subject,
    input: &Input,
    level: &str,
    (kind, points): (Kind, &[Bound]),
) -> Result<Compared> {
    let chosen = Chosen::find(subject, input)?;
    let roles = &points[0].roles;
    let wanted = [kind, Kind::Primal].map(|kind| (kind, roles.clone()));
    let (params, symbol) = (chosen.params.clone(), chosen.symbol.clone());
    let options = options(subject);
    let program = program::compile(chosen.loaded, &symbol, &wanted, level, &options)?;
    let mut largest = 0.0_f64;
    for bound in points {
        let seeds = seeds(bound);
        let gradient = evaluate(&program, kind, bound, &seeds)?;
        let differences = Differences::of(&program, bound, &seeds, &gradient.adjoints)?;
        let Some(worst) = differences.worst(&gradient.adjoints) else {
            continue;
        };
        if worst.error <= TOLERANCE {
            largest = largest.max(worst.error);
            continue;
        }
        let (index, element) = worst.input;
        return Ok(Compared::Differs(format!(
            "the derivative by {} is {:?}, differences are {:.9e}\n    at {}",
            bound.name(&params, worst.input),
            gradient.adjoints[index][element],
            differences.0[index][element].value,
            written(&params, bound)
        )));
    }
    Ok(Compared::Agrees(largest))
}

/// A point: numbers between 0.3 and 1.7, in the second half of the points of both signs.
fn random(chosen: &Chosen, args: &CheckRule, stream: u64) -> Result<Bound> {
    let mut random = Random(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(stream + 1));
    let signed = stream >= POINTS / 2;
    let mut number = |number: Dtype| match number {
        Dtype::Int(_) | Dtype::Unsigned(_) => 1 + random.next() % LARGEST,
        float => {
            let x = 0.3 + 1.4 * (random.next() >> 11) as f64 / (1_u64 << 53) as f64;
            let sign = if signed && random.next() % 2 == 1 {
                -1.0
            } else {
                1.0
            };
            float.bits_of(sign * x)
        }
    };
    let mut bound = Bound {
        args: Vec::new(),
        roles: Vec::new(),
    };
    for param in &chosen.params {
        let is_constant = args.constant.contains(&param.name);
        let (arg, role) = match param.ty {
            ParamType::Number(kind) if kind.is_float() => {
                (Arg::Number(kind, number(kind)), Role::Out)
            }
            ParamType::Number(kind) => (Arg::Number(kind, number(kind)), Role::Const),
            ParamType::Pointer(Some(kind), _) => {
                let all = (0..LENGTH).map(|_| number(kind)).collect();
                let role = if kind.is_float() {
                    Role::Dup
                } else {
                    Role::Const
                };
                (Arg::Array(kind, all), role)
            }
            _ => {
                let what = format!(
                    "it is not known what to give to parameter `{}` of `{}`",
                    param.name, chosen.name
                );
                let help = "say it by --function and --at";
                return Err(Diagnostic::error(code::INPUT, what)
                    .at(chosen.location.clone())
                    .help(help)
                    .into());
            }
        };
        bound.args.push(arg);
        bound
            .roles
            .push(if is_constant { Role::Const } else { role });
    }
    Ok(bound)
}

/// What the adjoints of arrays are after the call: another number for each element.
fn seeds(bound: &Bound) -> Vec<Vec<f64>> {
    let args = bound.args.iter().zip(&bound.roles);
    let seed = |(at, (arg, role)): (usize, (&Arg, &Role))| match role {
        Role::Dup => {
            let elements = 0..arg.values().len();
            elements
                .map(|e| 1.0 + 0.5 * ((at + 3 * e) as f64).sin())
                .collect()
        }
        _ => vec![0.0; arg.values().len()],
    };
    args.enumerate().map(seed).collect()
}

/// A point as `--at` takes it.
fn written(params: &[Param], bound: &Bound) -> String {
    let one = |(param, arg): (&Param, &Arg)| {
        let numbers: Vec<String> = arg.values().iter().map(f64::to_string).collect();
        match arg {
            Arg::Null => format!("{}=null", param.name),
            Arg::Number(..) => format!("{}={}", param.name, numbers.join("")),
            Arg::Array(..) => format!("{}=[{}]", param.name, numbers.join(",")),
        }
    };
    let all: Vec<String> = params.iter().zip(&bound.args).map(one).collect();
    all.join(" ")
}

/// Reproducible random numbers: splitmix64 (Steele, Lea, Flood 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}
