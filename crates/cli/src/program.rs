//! A function and its derivatives, compiled into this process.

use crate::bind::{Arg, Bound, Role};
use crate::failure::Result;
use crate::number::Number;
use crate::params;
use crate::source::Loaded;
use crate::startup;
use crate::wrapper::{self, Kind};
use tapeless_diag::{Location, code};
use tapeless_family::Dtype;
use tapeless_llvm::command::Fence;
use tapeless_llvm::host::Options;
use tapeless_llvm::jit::{Jit, initialize_target};
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
        let words = Dtype::Int(8);
        let buffers = [
            fenced(words, &frames[0].words)?,
            fenced(words, &frames[1].words)?,
        ];
        let mut addresses = [buffers[0].address(), buffers[1].address()];
        self.call(symbol, &mut addresses)?;
        for (frame, buffer) in frames.iter_mut().zip(&buffers) {
            let bytes = buffer.bytes().chunks_exact(8);
            let word = |bytes: &[u8]| bytes.try_into().map_or(0, u64::from_le_bytes);
            frame.words = bytes.map(word).collect();
        }
        let [first, second] = frames;
        Ok([
            first.outcome(bound, self.result),
            second.outcome(&moved, self.result),
        ])
    }

    fn symbol(&self, kind: Kind, bound: &Bound) -> Result<&str> {
        let wanted = (kind, bound.roles.clone());
        let found = self.wrappers.iter().find(|(known, _)| *known == wanted);
        let none = || tapeless_diag::Diagnostic::internal("a wrapper was not made").into();
        found.map(|(_, symbol)| symbol.as_str()).ok_or_else(none)
    }

    fn call(&self, symbol: &str, words: &mut [u64]) -> Result<()> {
        let run = match self.keeps {
            true => self.jit.call_apart(symbol, words),
            false => self.jit.call_on(symbol, words),
        };
        run.map_err(|stopped| {
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
        })?;
        Ok(())
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

/// The buffer and the arrays that it points to.
struct Frame {
    words: Vec<u64>,
    /// Words for a parameter.
    stride: usize,
    /// Directions.
    width: usize,
    arrays: Vec<Option<Fence>>,
    /// By parameter and direction.
    shadows: Vec<Vec<Option<Fence>>>,
}

impl Frame {
    fn new(kind: Kind, bound: &Bound, lanes: &[Vec<Vec<f64>>]) -> Result<Self> {
        let count = bound.args.len();
        let mut frame = Self {
            words: vec![0; wrapper::words(count, kind)],
            stride: kind.stride(),
            width: kind.width(),
            arrays: Vec::new(),
            shadows: Vec::new(),
        };
        for index in 0..count {
            frame.add(bound, index, lanes)?;
        }
        Ok(frame)
    }

    fn add(&mut self, bound: &Bound, index: usize, lanes: &[Vec<Vec<f64>>]) -> Result<()> {
        let (arg, role) = (&bound.args[index], bound.roles[index]);
        let (mut array, mut shadows) = (None, Vec::new());
        let words = &mut self.words[self.stride * index..][..self.stride];
        match arg {
            Arg::Null => {}
            Arg::Number(_, bits) => words[0] = *bits,
            Arg::Array(number, bits) => {
                words[0] = array.insert(fenced(*number, bits)?).address();
                if let Some(bytes) = words.get_mut(1 + self.width) {
                    *bytes = (number.bytes() * bits.len()) as u64;
                }
            }
        }
        for (lane, word) in words[1..][..self.width].iter_mut().enumerate() {
            let before = lanes.get(lane).and_then(|lane| lane.get(index));
            let before = before.map_or(&[][..], Vec::as_slice);
            let mut shadow = None;
            match arg {
                Arg::Number(number, _) => {
                    *word = before.first().map_or(0, |&x| number.bits_of(x));
                }
                Arg::Array(number, _) if role == Role::Dup => {
                    let mut bits: Vec<u64> = before.iter().map(|&x| number.bits_of(x)).collect();
                    bits.resize(arg.values().len(), 0);
                    *word = shadow.insert(fenced(*number, &bits)?).address();
                }
                _ => {}
            }
            shadows.push(shadow);
        }
        self.arrays.push(array);
        self.shadows.push(shadows);
        Ok(())
    }

    fn outcome(&self, bound: &Bound, result: Option<Dtype>) -> Outcome {
        let (last, lanes) = (self.stride * bound.args.len(), 0..self.width);
        let read = |memory: &Option<Fence>, arg: &Arg| match (memory, arg) {
            (Some(fence), Arg::Array(number, _)) => numbers(fence, *number),
            _ => Vec::new(),
        };
        let shadow = |lane: usize, index: usize| match &bound.args[index] {
            Arg::Number(number, _) if bound.roles[index] == Role::Out => {
                vec![number.value(self.words[self.stride * index + 1 + lane])]
            }
            arg => read(&self.shadows[index][lane], arg),
        };
        let of_lane = |lane| (0..bound.args.len()).map(|i| shadow(lane, i)).collect();
        let tangent = |lane| result.map_or(0.0, |n| n.value(self.words[last + 1 + lane]));
        let arrays = self.arrays.iter().zip(&bound.args);
        Outcome {
            result: result.map(|number| number.value(self.words[last])),
            tangents: lanes.clone().map(tangent).collect(),
            after: arrays.map(|(array, arg)| read(array, arg)).collect(),
            shadows: lanes.map(of_lane).collect(),
        }
    }
}

fn fenced(number: Dtype, bits: &[u64]) -> Result<Fence> {
    let size = number.bytes();
    let mut fence = Fence::new(size * bits.len())?;
    for (to, bits) in fence.bytes_mut().chunks_exact_mut(size).zip(bits) {
        to.copy_from_slice(&bits.to_le_bytes()[..size]);
    }
    Ok(fence)
}

fn numbers(fence: &Fence, number: Dtype) -> Vec<f64> {
    let one = |bytes: &[u8]| {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        number.value(u64::from_le_bytes(word))
    };
    fence
        .bytes()
        .chunks_exact(number.bytes())
        .map(one)
        .collect()
}
