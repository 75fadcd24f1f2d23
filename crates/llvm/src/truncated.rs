//! Functions as they would be in less precision: each operation on floats is rounded to another format.
//!
//! ```text
//! g = __enzyme_truncate_op_func(f, 64, 32)        f and all that it calls, their doubles as floats
//! g = __enzyme_truncate_op_func(f, 64, 5, 8)      with 5 bits of exponent and 8 of fraction
//! r = a + b   ⇒   r = rounded(rounded(a) + rounded(b))
//! ```
//! `__enzyme_truncate_mem_func` gives the same; there, what goes in and out of memory is of that precision too, as
//! `__enzyme_truncate_mem_value` makes it: a number of the wide format that the narrow one holds. So
//! `__enzyme_expand_mem_value` has nothing to do.

use crate::opcode::{Linkage, Opcode};
use crate::{Builder, Copies, Function, Module, OwnedModule, Type, Value};
use std::collections::BTreeSet;
use tapeless_diag::{Diagnostic, Location, Result, code};

const ROUNDING: &[u8] = include_bytes!("../bodies/rounding.ll");
const ROUND: &str = "__tapeless_rounded";

/// What the convention's functions are called, by how their names begin.
const FUNCTION: [&str; 2] = ["__enzyme_truncate_op_func", "__enzyme_truncate_mem_func"];
const VALUE: &str = "__enzyme_truncate_mem_value";
const EXPANDED: &str = "__enzyme_expand_mem_value";

/// Operations that give what they are given, or its sign changed: nothing is to be rounded.
const EXACT: [&str; 2] = ["llvm.fabs", "llvm.copysign"];

/// Whether a function of the convention is followed here.
pub(crate) fn is_known(name: &str) -> bool {
    let all = FUNCTION.into_iter().chain([VALUE, EXPANDED]);
    all.into_iter().any(|known| name.contains(known))
}

/// Answers all such calls of a module; whether there were any.
///
/// # Errors
/// If a format is none that is known, or what is to be rounded is no number by itself.
pub fn expand(module: Module) -> Result<bool> {
    let mut any = false;
    let asked = module.functions().filter(|f| is_known(&f.name()));
    for asked in asked.collect::<Vec<_>>() {
        let name = asked.name();
        for call in crate::request::calls_of(asked) {
            any = true;
            let format = Format::of(call)?;
            let first = call.args()[0];
            let given = match () {
                () if name.contains(EXPANDED) => first,
                () if name.contains(VALUE) => {
                    let rounding = Rounding::new(module, format, first.ty())?;
                    rounding.before(call, first)
                }
                () => function(module, call, format)?.value(),
            };
            call.replace_uses(given);
            call.erase();
        }
    }
    Ok(any)
}

/// Whether a format, the bits of its exponent and of its fraction, has no more of either than `double` has.
pub fn fits((exponent, fraction): (u64, u64)) -> bool {
    (2..=11).contains(&exponent) && (1..=52).contains(&fraction)
}

/// A format of floats, in the place of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Format {
    /// Bits of the floats that are rounded.
    from: u64,
    exponent: u64,
    /// Bits of the fraction but the leading one.
    fraction: u64,
}

impl Format {
    fn of(call: Value) -> Result<Self> {
        let args = call.args();
        let numbers: Option<Vec<u64>> = args[1..].iter().map(|arg| arg.const_u64()).collect();
        let wrong = |what: &str| {
            let help = "write (f, 64, 32), or (f, 64, exponent, fraction) with the bits of both: at most 11 and 52";
            let wrong = Diagnostic::error(code::CONVENTION, what).at(call.location());
            Box::new(wrong.help(help))
        };
        let numbers = numbers.ok_or_else(|| {
            wrong("a format is given by numbers that are known when it is compiled")
        })?;
        let native = |bits: u64| match bits {
            64 => Some((11, 52)),
            32 => Some((8, 23)),
            16 => Some((5, 10)),
            _ => None,
        };
        let (from, to) = match numbers[..] {
            [from, to] => (from, native(to)),
            [from, exponent, fraction] => (from, Some((exponent, fraction))),
            _ => return Err(wrong("a format is given by two numbers, or three")),
        };
        let to = to.filter(|&to| matches!(from, 32 | 64) && fits(to));
        let (exponent, fraction) =
            to.ok_or_else(|| wrong("this is no format that floats are rounded to"))?;
        Ok(Self {
            from,
            exponent,
            fraction,
        })
    }
}

/// A copy of a function, and of all that it calls, that rounds.
fn function(module: Module, call: Value, format: Format) -> Result<Function> {
    let refuse = |what: String, at| Err(Box::new(Diagnostic::error(code::CONVENTION, what).at(at)));
    let Some(function) = call.args()[0].strip_casts().as_function() else {
        return refuse(
            "the function whose precision is changed is not known here".into(),
            call.location(),
        );
    };
    if function.is_declaration() {
        let what = format!(
            "`{}` is not defined here, so that its precision cannot be changed",
            function.shown_name()
        );
        return refuse(what, call.location());
    }
    let mut copies = Copies::of(function, ".rounded");
    copies.follow(|_| true);
    let context = module.context();
    let ty = if format.from == 64 {
        context.double()
    } else {
        context.float()
    };
    let rounding = Rounding::new(module, format, ty)?;
    for copy in copies.all().collect::<Vec<_>>() {
        copy.value().set_linkage(Linkage::Internal);
        rounding.all(copy)?;
    }
    Ok(copies.all().next().unwrap_or(function))
}

/// Rounds what a function, and all that it calls, computes on some lines in `double`; the functions themselves are changed.
///
/// # Errors
/// If what is computed there are vectors.
pub fn round_lines(
    function: Function,
    (exponent, fraction): (u64, u64),
    wanted: impl Fn(&Location) -> bool,
) -> Result<()> {
    let module = function.module();
    let format = Format {
        from: 64,
        exponent,
        fraction,
    };
    let rounding = Rounding::new(module, format, module.context().double())?;
    for function in reached(function) {
        rounding.some(function, |instruction| {
            instruction.location().is_some_and(|at| wanted(&at))
        })?;
    }
    Ok(())
}

/// The lines on which a function, and all that it calls, computes in `double`: file and line, in order.
pub fn lines(function: Function) -> Result<Vec<(String, u32)>> {
    let module = function.module();
    let format = Format {
        from: 64,
        exponent: 11,
        fraction: 52,
    };
    let rounding = Rounding::new(module, format, module.context().double())?;
    let all = reached(function)
        .into_iter()
        .flat_map(Function::instructions);
    let computing = all.filter(|&i| rounding.computes(i) || rounding.is_vector(i));
    let places = computing.filter_map(Value::location);
    let lines: BTreeSet<(String, u32)> = places.map(|at| (at.file.to_string(), at.line)).collect();
    Ok(lines.into_iter().collect())
}

/// A function and the definitions that it reaches by calls.
fn reached(function: Function) -> Vec<Function> {
    let mut all = vec![function];
    let mut at = 0;
    while let Some(&next) = all.get(at) {
        at += 1;
        let calls = next.instructions().filter(|i| i.is_call());
        let called: Vec<Function> = calls.filter_map(Value::called_function).collect();
        for callee in called {
            if !callee.is_declaration() && !all.contains(&callee) {
                all.push(callee);
            }
        }
    }
    all
}

/// Rounds floats of one type.
struct Rounding {
    module: Module,
    format: Format,
    ty: Type,
    round: Function,
}

impl Rounding {
    fn new(module: Module, format: Format, ty: Type) -> Result<Self> {
        let round = match module.function(ROUND) {
            Some(known) => known,
            None => {
                let internal = |why| Diagnostic::internal(format!("rounding: {why}"));
                let library = OwnedModule::parse(module.context(), "rounding", ROUNDING);
                let made = library.map_err(internal)?.move_definition(ROUND, module);
                made.ok_or_else(|| internal("it cannot be linked".to_owned()))?
            }
        };
        Ok(Self {
            module,
            format,
            ty,
            round,
        })
    }

    /// Rounds all that a function computes.
    fn all(&self, function: Function) -> Result<()> {
        self.some(function, |_| true)
    }

    /// Rounds some of what it computes.
    fn some(&self, function: Function, wanted: impl Fn(Value) -> bool) -> Result<()> {
        self.part(function, &wanted);
        for block in function.blocks() {
            let all: Vec<Value> = block.instructions().collect();
            for (at, &instruction) in all.iter().enumerate() {
                if !wanted(instruction) {
                    continue;
                }
                if self.is_vector(instruction) {
                    let what = format!(
                        "`{}` computes with vectors of floats, whose precision is not changed",
                        function.shown_name()
                    );
                    return Err(Diagnostic::error(code::UNSUPPORTED, what)
                        .at(instruction.location().or_else(|| function.location()))
                        .help("compile it with -fno-slp-vectorize, or with numbers by themselves")
                        .into());
                }
                if !self.computes(instruction) {
                    continue;
                }
                for index in 0..instruction.operand_count() {
                    let operand = instruction.operand(index);
                    if operand.ty() == self.ty && !self.is_rounded(operand) {
                        let rounded = self.before(instruction, operand);
                        instruction.set_operand(index, rounded);
                    }
                }
                if instruction.ty() == self.ty
                    && let Some(&next) = all.get(at + 1)
                {
                    self.result(instruction, next);
                }
            }
        }
        Ok(())
    }

    /// A product and a sum that may be one operation are two.
    fn part(&self, function: Function, wanted: impl Fn(Value) -> bool) {
        let is_both = |&call: &Value| {
            let callee = call.is_call().then(|| call.called_function()).flatten();
            wanted(call)
                && call.ty() == self.ty
                && callee.is_some_and(|f| f.name().starts_with("llvm.fmuladd"))
        };
        for call in function.instructions().filter(is_both).collect::<Vec<_>>() {
            let (builder, args) = (Builder::before(call), call.args());
            let product = builder.binary(Opcode::FMul, args[0], args[1]);
            let sum = builder.binary(Opcode::FAdd, product, args[2]);
            call.replace_uses(sum);
            call.erase();
        }
    }

    /// Whether an instruction gives, or compares or converts, what is to be rounded.
    fn computes(&self, instruction: Value) -> bool {
        match instruction.opcode() {
            Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem => {
                instruction.ty() == self.ty
            }
            Opcode::FCmp | Opcode::FPToSI | Opcode::FPToUI | Opcode::FPTrunc => {
                instruction.operand(0).ty() == self.ty
            }
            Opcode::SIToFP | Opcode::UIToFP => instruction.ty() == self.ty,
            Opcode::Call => {
                let callee = instruction.called_function();
                let outside = callee.filter(|f| f.is_declaration() && *f != self.round);
                outside.is_some_and(|f| !EXACT.iter().any(|exact| f.name().starts_with(exact)))
                    && instruction.ty() == self.ty
            }
            _ => false,
        }
    }

    fn is_vector(&self, instruction: Value) -> bool {
        let ty = instruction.ty();
        ty.is_vector() && ty.scalar() == self.ty
    }

    fn is_rounded(&self, v: Value) -> bool {
        v.is_instruction() && v.is_call() && v.called_function() == Some(self.round)
    }

    /// A value rounded in front of an instruction.
    fn before(&self, instruction: Value, v: Value) -> Value {
        let builder = Builder::before(instruction);
        let double = self.module.context().double();
        let is_double = self.ty == double;
        let wide = if is_double {
            v
        } else {
            builder.cast(Opcode::FPExt, v, double)
        };
        let int = self.module.context().int(32);
        let (exponent, fraction) = (self.format.exponent, self.format.fraction);
        let rounded = builder.call(self.round, &[wide, int.int(exponent), int.int(fraction)]);
        match is_double {
            true => rounded,
            false => builder.cast(Opcode::FPTrunc, rounded, self.ty),
        }
    }

    /// Lets all that use a result use it rounded.
    fn result(&self, instruction: Value, next: Value) {
        let users = instruction.users();
        let rounded = self.before(next, instruction);
        for user in users {
            for index in 0..user.operand_count() {
                if user.operand(index) == instruction {
                    user.set_operand(index, rounded);
                }
            }
        }
    }
}
