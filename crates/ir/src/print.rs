//! The text form: everything that a module holds, for goldens and for the eye.
//!
//! Values are numbered in program order, constants stand inline with their type, a source place follows
//! its op as a comment. `parse` reads it back to the same module but for the numbers of entities.

mod atoms;
mod ops;

use crate::body::{Body, Loc, Op, Region, Value};
use crate::constant::Constant;
use crate::module::{FuncId, Function, Global, Module, ParamAttrs, Stale, Stated};
use crate::ops::{Control, Effects, LoopInfo, OpKind};
use crate::target::Target;
use crate::types::{AggId, Aggregate, Type};
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::FxHashMap;
use std::fmt::{self, Write};

pub(crate) use atoms::element_type;
use atoms::parts;
pub use atoms::{scalar_name, symbol, type_name};

/// A module's text.
pub fn module(module: &Module) -> String {
    let mut out = target_line(&module.target);
    for (id, aggregate) in module.aggregates() {
        out.push_str(&aggregate_line(id, aggregate));
    }
    for global in module.globals.values() {
        out.push_str(&global_line(module, global));
    }
    for id in module.functions.keys() {
        if !out.is_empty() {
            out.push('\n');
        }
        out.push_str(&function(module, id));
    }
    out
}

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&module(self))
    }
}

/// A function's text.
pub fn function(module: &Module, id: FuncId) -> String {
    let function = &module.functions[id];
    match &function.body {
        None => declaration(module, function),
        Some(body) => Printer::new(module, body).definition(function),
    }
}

/// Nothing of the default.
fn target_line(target: &Target) -> String {
    if *target == Target::default() {
        return String::new();
    }
    let pointers: Vec<String> = target
        .pointers
        .iter()
        .map(|(space, bytes)| format!("{space}: {bytes}"))
        .collect();
    let system = target.system.name();
    format!("target {system} {{{}}}\n", pointers.join(", "))
}

fn aggregate_line(id: AggId, aggregate: &Aggregate) -> String {
    match aggregate {
        Aggregate::Array { element, len } => {
            format!("type {id} = [{len} x {}]\n", type_name(*element))
        }
        Aggregate::Struct {
            fields,
            size,
            packed,
        } => {
            let fields: Vec<String> = fields
                .iter()
                .map(|&(ty, offset)| format!("{} @ {offset}", type_name(ty)))
                .collect();
            let packed = if *packed { " packed" } else { "" };
            format!(
                "type {id} = {{{}}} size {size}{packed}\n",
                fields.join(", ")
            )
        }
    }
}

fn global_line(module: &Module, global: &Global) -> String {
    let mut line = format!("global {} size {}", symbol(&global.name), global.size);
    if global.open {
        line.push_str(" open");
    }
    if global.constant {
        line.push_str(" constant");
    }
    if global.closed {
        line.push_str(" closed");
    }
    if global.shows {
        line.push_str(" shows");
    }
    if global.threaded {
        line.push_str(" threaded");
    }
    if global.exposed {
        line.push_str(" exposed");
    }
    if global.addressed {
        line.push_str(" addressed");
    }
    if global.inactive {
        line.push_str(" inactive");
    }
    if global.handle {
        line.push_str(" handle");
    }
    if global.integers {
        line.push_str(" integers");
    }
    if global.unwritten {
        line.push_str(" unwritten");
    }
    if global.followed {
        line.push_str(" followed");
    }
    if global.unsure {
        line.push_str(" unsure");
    }
    line.push_str(match global.stale {
        Some(Stale::ByName) => " stale",
        Some(Stale::Anywhere) => " stale_anywhere",
        None => "",
    });
    line.push_str(&parts(&global.declared));
    if let Some(primal) = global.shadow_of {
        line.push_str(&format!(" shadow {}", primal.as_u32()));
    }
    if let Some(host) = global.host {
        line.push_str(&format!(" host {host}"));
    }
    if let Some(bytes) = &global.bytes {
        line.push_str(" = x\"");
        for byte in bytes {
            line.push_str(&format!("{byte:02x}"));
        }
        line.push('"');
    }
    if !global.addresses.is_empty() {
        let address = |(at, held): &(u64, Constant)| {
            format!("{at}: {}", atoms::constant(module, Type::PTR, held))
        };
        let all: Vec<String> = global.addresses.iter().map(address).collect();
        line.push_str(&format!(" [{}]", all.join(", ")));
    }
    line.push('\n');
    line
}

fn declaration(module: &Module, function: &Function) -> String {
    let params = function.sig.params.iter().enumerate();
    let params = params.map(|(i, &ty)| param(function, i, &type_name(ty)));
    let mut out = header("declare", function, params.collect());
    place(module, function.loc, &mut out);
    out.push('\n');
    out
}

fn header(word: &str, function: &Function, mut params: Vec<String>) -> String {
    if function.sig.variadic {
        params.push("...".into());
    }
    let mut out = format!("{word} {}({})", symbol(&function.name), params.join(", "));
    if let Some(ret) = function.sig.ret {
        out.push_str(&format!(" -> {}", type_name(ret)));
    }
    effects(function.effects, &mut out);
    if function.interposable {
        out.push_str(" interposable");
    }
    match function.stated {
        Stated::Nothing => {}
        Stated::Inactive => out.push_str(" inactive"),
        Stated::Derivative => out.push_str(" registered"),
        Stated::Routine => out.push_str(" routine"),
        Stated::Allocates {
            size,
            times,
            zeroed,
            kept,
        } => {
            let times = times.map(|n| format!(" times {n}")).unwrap_or_default();
            let zeroed = if zeroed { " zeroed" } else { "" };
            let kept = if kept { " kept" } else { "" };
            out.push_str(&format!(" allocates {size}{times}{zeroed}{kept}"));
        }
        Stated::Releases { pointer } => out.push_str(&format!(" releases {pointer}")),
        Stated::Hint(ty) => out.push_str(&format!(" hint {}", type_name(Type::Scalar(ty)))),
    }
    if function.recomputed {
        out.push_str(" recomputed");
    }
    if function.exchanges {
        out.push_str(" exchanges");
    }
    if let Some(host) = function.host {
        out.push_str(&format!(" host {host}"));
    }
    out
}

fn param(function: &Function, index: usize, decl: &str) -> String {
    let mut out = decl.to_string();
    let attrs = function.params.get(index).copied().unwrap_or_default();
    param_attrs(attrs, &mut out);
    if let Some(Some(name)) = function.param_names.get(index) {
        out.push_str(&format!(" {name:?}"));
    }
    out
}

fn param_attrs(attrs: ParamAttrs, out: &mut String) {
    let words = [
        (attrs.noalias, " noalias"),
        (attrs.leads_apart, " leads_apart"),
        (attrs.readonly, " readonly"),
        (attrs.writeonly, " writeonly"),
        (attrs.nocapture, " nocapture"),
        (attrs.sret, " sret"),
        (attrs.reference, " reference"),
        (attrs.reread, " reread"),
        (attrs.counts_behind, " counts_behind"),
    ];
    out.extend(words.iter().filter(|w| w.0).map(|w| w.1));
    if let Some(bytes) = attrs.byval {
        out.push_str(&format!(" byval {bytes}"));
    }
}

fn effects(effects: Effects, out: &mut String) {
    if effects != Effects::NONE {
        out.push_str(&format!(" effects {}", effects.letters()));
    }
}

fn place(module: &Module, loc: Option<Loc>, out: &mut String) {
    if let Some(at) = module.location(loc) {
        let _ = write!(out, "  ; {}:{}:{}", at.file, at.line, at.column);
    }
}

/// Prints parts of one body with its values numbered in program order.
pub struct Printer<'a> {
    module: &'a Module,
    body: &'a Body,
    numbers: SecondaryMap<Value, Option<u32>>,
    labels: FxHashMap<Op, usize>,
}

impl<'a> Printer<'a> {
    /// Numbers the values of a body.
    pub fn new(module: &'a Module, body: &'a Body) -> Self {
        let mut printer = Self {
            module,
            body,
            numbers: SecondaryMap::new(),
            labels: FxHashMap::default(),
        };
        printer.number();
        printer.label();
        printer
    }

    fn number(&mut self) {
        let mut next = 0;
        let mut number = |v: Value| {
            self.numbers[v] = Some(next);
            next += 1;
        };
        let body = self.body;
        for root in body.entry.into_iter().chain(body.diverging.iter().copied()) {
            body.regions[root]
                .params
                .iter()
                .copied()
                .for_each(&mut number);
            for op in body.ops_within(root) {
                let data = &body.ops[op];
                data.results.iter().copied().for_each(&mut number);
                for &region in &data.regions {
                    body.regions[region]
                        .params
                        .iter()
                        .copied()
                        .for_each(&mut number);
                }
            }
        }
    }

    /// Labels the ops that alias answers speak of.
    fn label(&mut self) {
        let answers = self.body.aliases.answers();
        let mut named: rustc_hash::FxHashSet<Op> =
            answers.iter().flat_map(|a| [a.0, a.1]).collect();
        for op in self.body.op_order() {
            if named.remove(&op) {
                let label = self.labels.len();
                self.labels.insert(op, label);
            }
        }
    }

    /// How a value is written where it is used: `%3`, or a constant with its type.
    pub fn value(&self, v: Value) -> String {
        match self.body.as_const(v) {
            Some(constant) => {
                let ty = self.body.ty(v);
                let text = atoms::constant(self.module, ty, constant);
                format!("{} {text}", type_name(ty))
            }
            None => match self.numbers[v] {
                Some(n) => format!("%{n}"),
                None => format!("%?{}", v.index()),
            },
        }
    }

    fn values(&self, values: &[Value]) -> String {
        let all: Vec<String> = values.iter().map(|&v| self.value(v)).collect();
        all.join(", ")
    }

    fn typed(&self, v: Value) -> String {
        format!("{}: {}", self.value(v), type_name(self.body.ty(v)))
    }

    /// An op on one line, its regions left out.
    pub fn op(&self, op: Op) -> String {
        let data = &self.body.ops[op];
        let mut out = String::new();
        if let Some(label) = self.labels.get(&op) {
            let _ = write!(out, "#{label} ");
        }
        if !data.results.is_empty() {
            let results: Vec<String> = data.results.iter().map(|&v| self.typed(v)).collect();
            let _ = write!(out, "{} = ", results.join(", "));
        }
        self.kind(op, &mut out);
        if let Some(origin) = data.origin {
            let _ = write!(out, " @o{}", origin.0);
        }
        out
    }

    fn definition(&self, function: &Function) -> String {
        let params = self.body.entry.map(|r| &self.body.regions[r].params[..]);
        let params = params.unwrap_or_default().iter().enumerate();
        let params = params.map(|(i, &v)| param(function, i, &self.typed(v)));
        let mut out = header("func", function, params.collect());
        out.push_str(" {");
        place(self.module, function.loc, &mut out);
        out.push('\n');
        if let Some(entry) = self.body.entry {
            self.region(entry, &mut out);
        }
        for (i, &region) in self.body.diverging.iter().enumerate() {
            let _ = writeln!(
                out,
                "}} diverge ^{i}{} {{",
                self.region_params(region, None)
            );
            self.region(region, &mut out);
        }
        self.aliases(&mut out);
        out.push_str("}\n");
        out
    }

    fn aliases(&self, out: &mut String) {
        let mut lines: Vec<_> = Vec::new();
        for (a, b, answer) in self.body.aliases.answers() {
            if let (Some(&x), Some(&y)) = (self.labels.get(&a), self.labels.get(&b)) {
                let answer = format!("{answer:?}").to_lowercase();
                lines.push((x.min(y), x.max(y), answer));
            }
        }
        lines.sort();
        if !lines.is_empty() {
            out.push_str("} alias {\n");
        }
        for (a, b, answer) in lines {
            let _ = writeln!(out, "  #{a} #{b} {answer}");
        }
    }

    /// The ops of a region and, between braces, of the regions inside.
    fn region(&self, region: Region, out: &mut String) {
        let mut stack = vec![Frame::new(self.body, region)];
        while let Some(frame) = stack.last_mut() {
            if let Some((op, next)) = frame.inside {
                match self.body.ops[op].regions.get(next) {
                    Some(&inner) => {
                        frame.inside = Some((op, next + 1));
                        let depth = stack.len();
                        self.open_region(op, next, inner, depth, out);
                        stack.push(Frame::new(self.body, inner));
                    }
                    None => {
                        frame.inside = None;
                        indent(stack.len(), out);
                        out.push_str("}\n");
                    }
                }
                continue;
            }
            let Some(&op) = frame.ops.next() else {
                stack.pop();
                continue;
            };
            let nested = !self.body.ops[op].regions.is_empty();
            frame.inside = nested.then_some((op, 0));
            indent(stack.len(), out);
            out.push_str(&self.op(op));
            if !nested {
                place(self.module, self.body.ops[op].loc, out);
                out.push('\n');
            }
        }
    }

    fn open_region(&self, op: Op, index: usize, inner: Region, depth: usize, out: &mut String) {
        let data = &self.body.ops[op];
        if index > 0 {
            indent(depth, out);
            out.push('}');
        }
        let info = match &data.kind {
            OpKind::Control(Control::Loop(info)) => Some((info, &data.args[..])),
            _ => None,
        };
        out.push_str(&region_word(&data.kind, index));
        out.push_str(&self.region_params(inner, info));
        out.push_str(" {");
        if index == 0 {
            place(self.module, data.loc, out);
        }
        out.push('\n');
    }

    fn region_params(&self, region: Region, info: Option<(&LoopInfo, &[Value])>) -> String {
        let params = &self.body.regions[region].params;
        if params.is_empty() {
            return String::new();
        }
        let texts = params.iter().enumerate().map(|(i, &v)| {
            let mut text = self.typed(v);
            if let Some((info, args)) = info {
                self.loop_param(i, info, args, &mut text);
            }
            text
        });
        format!(" ({})", texts.collect::<Vec<_>>().join(", "))
    }

    /// Tolerates malformed loops: the verifier prints them.
    fn loop_param(&self, index: usize, info: &LoopInfo, args: &[Value], out: &mut String) {
        if let Some(&init) = args.get(index).filter(|_| index < info.params as usize) {
            let _ = write!(out, " = {}", self.value(init));
        }
        let first = info.params as usize + usize::from(info.counted);
        let at = info.stepped.iter().position(|&p| p as usize == index);
        if let Some(&step) = at.and_then(|at| args.get(first + at)) {
            let _ = write!(out, " step {}", self.value(step));
        }
    }
}

/// One open region of the walk: its ops, and the op whose regions are being printed.
struct Frame<'a> {
    ops: std::slice::Iter<'a, Op>,
    inside: Option<(Op, usize)>,
}

impl<'a> Frame<'a> {
    fn new(body: &'a Body, region: Region) -> Self {
        Self {
            ops: body.regions[region].ops.iter(),
            inside: None,
        }
    }
}

fn indent(depth: usize, out: &mut String) {
    for _ in 0..depth {
        out.push_str("  ");
    }
}

/// What stands before a region's parameters.
fn region_word(kind: &OpKind, index: usize) -> String {
    match (kind, index) {
        (OpKind::Control(Control::If), 1) => " else".into(),
        (OpKind::Control(Control::Switch(_)), 0) => " default".into(),
        (OpKind::Control(Control::Switch(_)), i) => format!(" arm {i}"),
        (OpKind::Control(Control::Invoke(_)), 0) => " normal".into(),
        (OpKind::Control(Control::Invoke(_)), 1) => " unwind".into(),
        (_, 0) => String::new(),
        (_, _) => " and".into(),
    }
}

/// The type's name: used by messages about a value.
pub(crate) fn types(types: &[Type]) -> String {
    let all: Vec<String> = types.iter().map(|&t| type_name(t)).collect();
    all.join(", ")
}
