//! The writer of one body: an explicit stack of regions, op by op.

use super::control::Frame;
use super::ends::{Dominators, End};
use super::{Emitter, Fidelity};
use crate::{Block, Builder, Function, Value};
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::Arc;
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir as ir;
use tapeless_ir::{Control, Mem, OpKind, Scalar};
use tapeless_rules::id;

/// A diverging region that something jumps to.
#[derive(Clone, Debug)]
pub(crate) struct Landing {
    pub block: Block,
    /// One per parameter.
    pub phis: SmallVec<[Value; 4]>,
    pub written: bool,
}

pub(crate) struct Writer<'a, 't> {
    pub emitter: &'a mut Emitter<'t>,
    pub module: &'a ir::Module,
    pub body: &'a ir::Body,
    pub target: Function,
    /// The source file of the function, if it has debug information.
    pub home: Option<Arc<str>>,
    pub fidelity: Fidelity,
    pub builder: Builder,
    pub entry: Block,
    /// Values where they are visible to everything written next.
    pub env: SecondaryMap<ir::Value, Option<Value>>,
    /// Uses not yet written.
    pub remaining: SecondaryMap<ir::Value, u32>,
    pub ends: Vec<End>,
    pub frames: Vec<Frame>,
    pub dominators: Dominators,
    pub landings: Vec<Option<Landing>>,
    /// Phis that may turn out to be unused.
    pub phis: Vec<Value>,
    /// Blocks made for arms, which may turn out to be empty.
    pub arm_blocks: Vec<Block>,
    /// Edges into loops: the block before a header, and the header.
    pub loop_entries: Vec<(Block, Block)>,
    /// Switches written so far.
    pub switches: u32,
    /// Instructions and their clones.
    pub clones: FxHashMap<Value, Value>,
}

impl<'a, 't> Writer<'a, 't> {
    pub fn new(
        emitter: &'a mut Emitter<'t>,
        module: &'a ir::Module,
        body: &'a ir::Body,
        target: Function,
        fidelity: Fidelity,
    ) -> Result<Self> {
        let entry = target.append_block("");
        let mut writer = Self {
            emitter,
            module,
            body,
            target,
            home: target.location().map(|place| place.file),
            fidelity,
            builder: Builder::at_end(entry),
            entry,
            env: SecondaryMap::new(),
            remaining: SecondaryMap::new(),
            ends: vec![End::bare(entry)],
            frames: Vec::new(),
            dominators: Dominators::default(),
            landings: vec![None; body.diverging.len()],
            phis: Vec::new(),
            arm_blocks: Vec::new(),
            loop_entries: Vec::new(),
            switches: 0,
            clones: FxHashMap::default(),
        };
        writer.dominators.add(entry, None);
        for (&param, value) in body.params().iter().zip(target.params()) {
            writer.env[param] = Some(value);
        }
        for op in body.op_order() {
            for &arg in &body.ops[op].args {
                writer.remaining[arg] += 1;
            }
        }
        Ok(writer)
    }

    /// Writes the body region, then every diverging region that is jumped to.
    pub fn run(&mut self) -> Result<()> {
        self.frames.push(Frame::plain(self.body.entry()));
        self.drain()?;
        while let Some(index) = self
            .landings
            .iter()
            .position(|l| l.as_ref().is_some_and(|l| !l.written))
        {
            self.land(index);
            self.drain()?;
        }
        Ok(())
    }

    fn land(&mut self, index: usize) {
        let region = self.body.diverging[index];
        if let Some(landing) = &mut self.landings[index] {
            landing.written = true;
            for (&param, &phi) in self.body.regions[region].params.iter().zip(&landing.phis) {
                self.env[param] = Some(phi);
            }
            self.ends = vec![End::bare(landing.block)];
        }
        self.frames.push(Frame::plain(region));
    }

    fn drain(&mut self) -> Result<()> {
        while let Some(frame) = self.frames.last_mut() {
            let ops = &self.body.regions[frame.region].ops;
            // Nothing leads here: only the region's end matters, as it closes the region.
            if self.ends.is_empty() {
                frame.at = ops.len().saturating_sub(1);
            }
            let Some(&op) = ops.get(frame.at) else {
                return Err(Diagnostic::internal("a region without an end").into());
            };
            frame.at += 1;
            self.step(op)?;
        }
        Ok(())
    }

    fn step(&mut self, op: ir::Op) -> Result<()> {
        let data = &self.body.ops[op];
        match &data.kind {
            OpKind::Control(control) => self.control(op, control),
            OpKind::Scalar(_)
            | OpKind::Mem(_)
            | OpKind::Call(_)
            | OpKind::Par(_)
            | OpKind::Host(_) => {
                self.settle()?;
                self.write(op)?;
                self.used(op);
                Ok(())
            }
        }
    }

    fn control(&mut self, op: ir::Op, control: &Control) -> Result<()> {
        match control {
            Control::If | Control::Switch(_) => self.open_switch(op, control),
            Control::Invoke(call) => self.open_invoke(op, call),
            Control::Loop(info) => self.open_loop(op, info),
            Control::Guard { expect, target } => self.guard(op, *expect, *target),
            Control::Yield => self.close_arm(op),
            Control::Repeat { negate } => self.close_loop(op, *negate),
            Control::Return => self.return_(op),
            Control::Jump(target) => self.jump(op, *target),
            Control::Unreachable => self.unreachable(),
            Control::Unwind => self.unwind(op),
        }
    }

    /// The op's operands have been read.
    pub(crate) fn used(&mut self, op: ir::Op) {
        for &arg in &self.body.ops[op].args {
            self.remaining[arg] = self.remaining[arg].saturating_sub(1);
        }
    }

    /// An op's operands at the settled end.
    pub(crate) fn args(&mut self, op: ir::Op) -> Result<SmallVec<[Value; 4]>> {
        let body = self.body;
        body.ops[op].args.iter().map(|&arg| self.get(arg)).collect()
    }

    /// Writes an op that is not control: a clone of its origin, or from scratch.
    fn write(&mut self, op: ir::Op) -> Result<()> {
        let data = &self.body.ops[op];
        let args = self.args(op)?;
        if let (OpKind::Scalar(Scalar::Rule(id, flags)), [_, _, ..]) =
            (&data.kind, &data.results[..])
        {
            let made = self.build_several(op, *id, *flags, &args)?;
            for (&result, value) in data.results.iter().zip(made) {
                self.env[result] = Some(value);
            }
            return Ok(());
        }
        let made = match self.emitter.tables.origin(data) {
            _ if matches!(
                data.kind,
                OpKind::Scalar(Scalar::Rule(id::with_exponent, _))
            ) =>
            {
                Some(args[1])
            }
            Some(origin) => self.clone_op(op, origin, &args)?,
            None => self.build(op, &args)?,
        };
        if let (Some(&result), Some(made)) = (data.results.first(), made) {
            self.env[result] = Some(made);
        }
        Ok(())
    }

    /// Where an alloca goes: to the entry block if it is run at most once.
    pub(crate) fn place_alloca(&mut self, op: ir::Op) {
        let data = &self.body.ops[op];
        debug_assert!(matches!(data.kind, OpKind::Mem(Mem::Alloca { .. })));
        let constant = data
            .args
            .iter()
            .all(|&count| self.body.as_const(count).is_some());
        let once = self.body.enclosing_loop(data.parent).is_none() && self.in_body(data.parent);
        if !constant || !once {
            return;
        }
        match self.entry.first_insertion_point() {
            Some(first) if first.block() == self.entry => self.builder.move_before(first),
            _ => self.builder.move_to_end(self.entry),
        }
    }

    fn in_body(&self, region: ir::Region) -> bool {
        let mut at = region;
        while let Some(parent) = self.body.parent(at) {
            at = parent;
        }
        at.index() == self.body.entry().index()
    }
}
