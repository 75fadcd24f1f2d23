//! A function and its derivatives, compiled into this process.

mod frame;

use crate::bind::{Arg, Bound, Role};
use crate::failure::Result;
use crate::number::Number;
use crate::params;
use crate::source::Loaded;
use crate::startup;
use crate::wrapper::{self, Kind};
use frame::Frame;
use std::time::Duration;
use tapeless_diag::{Diagnostic, Location, code};
use tapeless_family::Dtype;
use tapeless_llvm::command::Fence;
use tapeless_llvm::host::Options;
use tapeless_llvm::jit::{Jit, initialize_target, load_library};
use tapeless_llvm::sampled::Samples;
use tapeless_llvm::{Function, OwnedContext, OwnedModule, Value, differentiate};

/// What is compiled: a derivative for these roles of the parameters.
pub type Wanted = (Kind, Vec<Role>);

/// Compiled wrappers, with the place of the function.
#[derive(Debug)]
pub struct Program {
    jit: Jit,
    wrappers: Vec<(Wanted, String)>,
    location: Option<Location>,
    result: Option<Dtype>,
    /// Whether it has variables that keep what one run leaves for the next.
    keeps: bool,
}

/// What a run leaves behind.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The returned number.
    pub result: Option<f64>,
    /// The tangents of a returned float in forward mode, one a direction.
    pub tangents: Vec<f64>,
    /// What arrays hold after the call, by parameter.
    pub after: Vec<Vec<f64>>,
    /// What shadows hold after the call, or the adjoint of a float, by direction and parameter.
    pub shadows: Vec<Vec<Vec<f64>>>,
}

/// Compiles a function and what is wanted of it, as a host with the plugin does at this level.
pub fn compile(
    loaded: Loaded,
    symbol: &str,
    wanted: &[Wanted],
    level: &str,
    options: &Options,
) -> Result<Program> {
    initialize_target();
    // The module ends before its context, also where an error leaves the function.
    let context = loaded.context;
    let module = loaded.module;
    let function = params::find(module.get(), symbol, symbol)?;
    let (location, result) = (function.location(), function.ty().result());
    let mut wrappers: Vec<(Wanted, String)> = Vec::new();
    for each in wanted {
        if wrappers.iter().any(|(known, _)| known == each) {
            continue;
        }
        let name = format!("tapeless.run.{}", wrappers.len());
        wrapper::add(module.get(), function, &each.1, each.0, &name);
        wrappers.push((each.clone(), name));
    }
    let result = params::scalar(result);
    let pipeline = format!("default<O{level}>");
    module
        .get()
        .run_hosted(&pipeline, Box::new(differentiate::module), options)?;
    let (jit, keeps) = link(context, module, &wrappers)?;
    Ok(Program {
        jit,
        keeps,
        wrappers,
        location,
        result,
    })
}

/// The run time that programs need which clang and flang have made of OpenMP.
const OPENMP: &str = "libomp.so.5";

/// Everything but the wrappers and what they need is left out, so that it need not link. What variables are constructed
/// from runs here. Also whether variables are left.
fn link(
    context: OwnedContext,
    module: OwnedModule,
    wrappers: &[(Wanted, String)],
) -> Result<(Jit, bool)> {
    wrapper::define_markers(module.get());
    let mut kept: Vec<&str> = wrappers.iter().map(|(_, name)| name.as_str()).collect();
    let called: Vec<Function> = kept
        .iter()
        .filter_map(|name| module.get().function(name))
        .collect();
    let starts = startup::add(module.get(), &called);
    startup::never_end(module.get());
    kept.extend(starts.then_some(startup::SYMBOL));
    let kept: Vec<String> = kept
        .iter()
        .map(|name| format!("preserve-gv={name}"))
        .collect();
    let pipeline = format!("internalize<{}>,globaldce", kept.join(";"));
    module.get().run_passes(&pipeline)?;
    let keeps = |global: Value| !global.is_declaration() && !global.is_global_constant();
    let keeps = module.get().globals().any(keeps);
    if module
        .get()
        .functions()
        .any(|f| f.name().starts_with("__kmpc_"))
    {
        load_library(OPENMP)?;
    }
    let jit = Jit::new()?;
    jit.add(context, module)?;
    if starts {
        jit.call_on(startup::SYMBOL, &mut [])?;
    }
    Ok((jit, keeps))
}

impl Program {
    /// Whether what is returned has a derivative.
    pub fn returns_float(&self) -> bool {
        self.result.is_some_and(Dtype::is_float)
    }

    /// Whether it has variables that keep what one run leaves for the next.
    pub fn keeps(&self) -> bool {
        self.keeps
    }

    /// Whether what is returned has single precision.
    pub fn returns_single(&self) -> bool {
        self.result == Some(Dtype::F32)
    }

    /// Runs a wrapper at a point, with variables as they are before the first run. `shadows` are what the shadows hold before: of arrays by element, of floats by
    /// value one tangent.
    pub fn run(&self, kind: Kind, bound: &Bound, lanes: &[Vec<Vec<f64>>]) -> Result<Outcome> {
        let symbol = self.symbol(kind, bound)?;
        let mut frame = Frame::new(kind, bound, lanes)?;
        self.call(symbol, &mut frame.words)?;
        Ok(frame.outcome(bound, self.result))
    }

    /// Runs the adjoint and its tangent in a direction: the gradient, and the product of the Hessian with the direction.
    pub fn run_twice(
        &self,
        bound: &Bound,
        seeds: &[Vec<f64>],
        direction: &[Vec<f64>],
    ) -> Result<[Outcome; 2]> {
        let symbol = self.symbol(Kind::Second, bound)?;
        let kind = Kind::Reverse(1);
        let moved = towards(bound, direction);
        let zeros: Vec<Vec<f64>> = direction.iter().map(|v| vec![0.0; v.len()]).collect();
        let mut frames = [
            Frame::new(kind, bound, &[seeds.to_vec()])?,
            Frame::new(kind, &moved, &[zeros])?,
        ];
        // What a run elsewhere writes comes back in such memory alone.
        let buffers = [
            Fence::of_words(&frames[0].words)?,
            Fence::of_words(&frames[1].words)?,
        ];
        let mut addresses = [buffers[0].address(), buffers[1].address()];
        self.call(symbol, &mut addresses)?;
        for (frame, buffer) in frames.iter_mut().zip(&buffers) {
            frame.words = buffer.words();
        }
        let [first, second] = frames;
        Ok([
            first.outcome(bound, self.result),
            second.outcome(&moved, self.result),
        ])
    }

    /// Runs a wrapper again and again for about so long, and looks where it is.
    pub fn sample(
        &self,
        kind: Kind,
        bound: &Bound,
        lanes: &[Vec<Vec<f64>>],
        time: Duration,
    ) -> Result<Samples> {
        let symbol = self.symbol(kind, bound)?;
        let mut frame = Frame::new(kind, bound, lanes)?;
        let shadows = frame.shadows.iter_mut().flatten();
        let memory = frame.arrays.iter_mut().chain(shadows).flatten();
        let mut memory: Vec<&mut Fence> = memory.collect();
        let samples = self.jit.sample(symbol, &frame.words, &mut memory, time);
        samples.map_err(|stopped| self.stopped(*stopped).into())
    }

    fn symbol(&self, kind: Kind, bound: &Bound) -> Result<&str> {
        let wanted = (kind, bound.roles.clone());
        let found = self.wrappers.iter().find(|(known, _)| *known == wanted);
        let none = || Diagnostic::internal("a wrapper was not made").into();
        found.map(|(_, symbol)| symbol.as_str()).ok_or_else(none)
    }

    fn call(&self, symbol: &str, words: &mut [u64]) -> Result<()> {
        let run = match self.keeps {
            true => self.jit.call_apart(symbol, words),
            false => self.jit.call_on(symbol, words),
        };
        run.map_err(|stopped| self.stopped(*stopped).into())
    }

    /// Why a run did not end, with what to look at.
    fn stopped(&self, stopped: Diagnostic) -> Diagnostic {
        let stopped = stopped.at(self.location.clone());
        match () {
            () if stopped.code != code::INPUT => stopped,
            () if stopped.what.contains("SIGSEGV") => {
                stopped.help("are the arrays of `--at` as long as the function expects?")
            }
            () if stopped.what.contains("SIGABRT") => stopped.help(
                "if it wrote why, that is above; else: is the function defined at this point?",
            ),
            () => stopped.help("is the function defined at this point?"),
        }
    }
}

/// A point's arguments moved: what tangents are, in the place of numbers.
fn towards(bound: &Bound, direction: &[Vec<f64>]) -> Bound {
    let mut moved = bound.clone();
    for (arg, direction) in moved.args.iter_mut().zip(direction) {
        let of = |number: Dtype, at: usize| direction.get(at).map_or(0, |&x| number.bits_of(x));
        match arg {
            Arg::Number(number, bits) if number.is_float() => *bits = of(*number, 0),
            Arg::Number(..) | Arg::Null => {}
            Arg::Array(number, all) if number.is_float() => {
                (0..)
                    .zip(all)
                    .for_each(|(at, bits)| *bits = of(*number, at));
            }
            Arg::Array(_, all) => all.fill(0),
        }
    }
    moved
}
