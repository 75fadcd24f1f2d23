//! What an op does, in words.

use super::{Printer, effects, parts, type_name, types};
use crate::body::{Op, OpData};
use crate::names::{
    CAST, FAST, FLOAT_PRED, HINT, INT_BIN, INT_PRED, INT_UN, ORDER, OVERFLOW, UPDATE, op as words,
    rule_word, word,
};
use crate::ops::{
    Access, AtomicOrder, Call, Callee, Case, Control, FastMath, HEAP_ALIGN, Hint, Host, LoopInfo,
    Mem, OpKind, Scalar, Space, Within, Wrap,
};
use std::fmt::Write;

impl Printer<'_> {
    /// The op without results, origin and regions.
    pub(super) fn kind(&self, op: Op, out: &mut String) {
        let data = &self.body.ops[op];
        match &data.kind {
            OpKind::Scalar(scalar) => self.scalar(scalar, data, out),
            OpKind::Mem(mem) => self.mem(mem, data, out),
            OpKind::Control(control) => self.control(control, data, out),
            OpKind::Call(call) => self.call(words::CALL, call, data, out),
            OpKind::Par(par) => self.plain(par.word(), data, out),
            OpKind::Host(host) => self.host(host, data, out),
        }
    }

    fn plain(&self, word: &str, data: &OpData, out: &mut String) {
        out.push_str(word);
        if !data.args.is_empty() {
            out.push(' ');
            out.push_str(&self.values(&data.args));
        }
    }

    fn scalar(&self, scalar: &Scalar, data: &OpData, out: &mut String) {
        match scalar {
            Scalar::PtrAdd { .. } => return self.ptr_add(scalar, data, out),
            Scalar::Rule(id, _) => self.plain(&rule_word(*id), data, out),
            Scalar::Int(op, _) => self.plain(word(&INT_BIN, op), data, out),
            Scalar::IntUn(op) => self.plain(word(&INT_UN, op), data, out),
            Scalar::Overflow(op) => self.plain(word(&OVERFLOW, op), data, out),
            Scalar::Funnel(true) => self.plain(words::FSHL, data, out),
            Scalar::Funnel(false) => self.plain(words::FSHR, data, out),
            Scalar::Icmp(pred) => self.plain(word(&INT_PRED, pred), data, out),
            Scalar::Fcmp(pred, _) => self.plain(word(&FLOAT_PRED, &pred.0), data, out),
            Scalar::Cast(cast, _) => self.plain(word(&CAST, cast), data, out),
            Scalar::Select(_) => self.plain(words::SELECT, data, out),
            Scalar::Freeze => self.plain(words::FREEZE, data, out),
            Scalar::ExtractElement => self.plain(words::EXTRACT_ELEMENT, data, out),
            Scalar::InsertElement => self.plain(words::INSERT_ELEMENT, data, out),
            Scalar::Shuffle(_) => self.plain(words::SHUFFLE, data, out),
            Scalar::ExtractValue(_) => self.plain(words::EXTRACT_VALUE, data, out),
            Scalar::InsertValue(_) => self.plain(words::INSERT_VALUE, data, out),
        }
        match scalar {
            Scalar::Rule(_, flags) | Scalar::Fcmp(_, flags) | Scalar::Select(flags) => {
                fast_math(*flags, out);
            }
            Scalar::Int(_, wrap) | Scalar::Cast(_, wrap) => wraps(*wrap, out),
            Scalar::Shuffle(mask) => list(mask.iter(), out),
            Scalar::ExtractValue(path) | Scalar::InsertValue(path) => list(path.iter(), out),
            _ => {}
        }
    }

    /// `ptradd base + index*scale + offset`.
    fn ptr_add(&self, scalar: &Scalar, data: &OpData, out: &mut String) {
        let Scalar::PtrAdd {
            offset,
            scales,
            inbounds,
            nuw,
            node,
            rounds,
        } = scalar
        else {
            return;
        };
        out.push_str(words::PTR_ADD);
        for (i, &arg) in data.args.iter().enumerate() {
            let plus = if i == 0 { "" } else { " +" };
            let _ = write!(out, "{plus} {}", self.value(arg));
            if let Some(scale) = i.checked_sub(1).and_then(|i| scales.get(i)) {
                let _ = write!(out, "*{scale}");
            }
        }
        if *offset != 0 {
            let _ = write!(out, " + {offset}");
        }
        if *inbounds {
            out.push_str(" inbounds");
        }
        if *nuw {
            out.push_str(" nuw");
        }
        if *node {
            out.push_str(" node");
        }
        if *rounds {
            out.push_str(" rounds");
        }
    }

    fn mem(&self, mem: &Mem, data: &OpData, out: &mut String) {
        let op = match mem {
            Mem::Alloca { .. } => words::ALLOCA,
            Mem::Load(_) => words::LOAD,
            Mem::Store(_) => words::STORE,
            Mem::Copy { moves: false, .. } => words::COPY,
            Mem::Copy { moves: true, .. } => words::MOVE,
            Mem::Set(_) => words::SET,
            Mem::Lifetime(true) => words::LIFETIME_START,
            Mem::Lifetime(false) => words::LIFETIME_END,
            Mem::HeapAlloc { zeroed, frame, .. } => match (zeroed, frame) {
                (false, false) => words::HEAP_ALLOC,
                (true, false) => words::HEAP_ZEROED,
                (false, true) => words::FRAME_BEGIN,
                (true, true) => words::FRAME_ZEROED,
            },
            Mem::HeapGrow { frame: false } => words::HEAP_GROW,
            Mem::HeapGrow { frame: true } => words::FRAME_GROW,
            Mem::HeapFree { frame: false } => words::HEAP_FREE,
            Mem::HeapFree { frame: true } => words::FRAME_END,
            Mem::Check => words::CHECK,
            Mem::Update { .. } => words::UPDATE,
            Mem::Exchange(_) => words::EXCHANGE,
        };
        self.plain(op, data, out);
        match mem {
            Mem::Alloca {
                size,
                align,
                declared,
            } => {
                let _ = write!(out, " size {size} align {align}");
                out.push_str(&parts(declared));
            }
            Mem::Load(a)
            | Mem::Store(a)
            | Mem::Exchange(a)
            | Mem::Copy { access: a, .. }
            | Mem::Set(a) => access(*a, out),
            Mem::Update {
                update,
                later,
                access: a,
            } => {
                let _ = write!(out, " {}", word(&UPDATE, update));
                if *later {
                    let _ = write!(out, " {}", words::LATER);
                }
                access(*a, out);
            }
            Mem::HeapAlloc { align, .. } if *align != HEAP_ALIGN => {
                let _ = write!(out, " align {align}");
            }
            _ => {}
        }
    }

    fn control(&self, control: &Control, data: &OpData, out: &mut String) {
        match control {
            Control::If => self.plain(words::IF, data, out),
            Control::Switch(cases) => self.switch(cases, data, out),
            Control::Loop(info) => self.loop_head(info, data, out),
            Control::Guard { expect, target } => self.guard(*expect, *target, data, out),
            Control::Invoke(call) => self.call(words::INVOKE, call, data, out),
            Control::Yield => self.plain(words::YIELD, data, out),
            Control::Repeat { negate } => self.repeat(*negate, data, out),
            Control::Return => self.plain(words::RETURN, data, out),
            Control::Jump(target) => {
                let _ = write!(
                    out,
                    "{} ^{target}({})",
                    words::JUMP,
                    self.values(&data.args)
                );
            }
            Control::Unreachable => self.plain(words::UNREACHABLE, data, out),
            Control::Unwind => self.plain(words::UNWIND, data, out),
        }
    }

    fn switch(&self, cases: &[Case], data: &OpData, out: &mut String) {
        self.plain(words::SWITCH, data, out);
        let texts = cases.iter().map(|c| format!("{} -> {}", c.value, c.region));
        list(texts, out);
    }

    /// Initial values and steps stand with the region's parameters.
    fn loop_head(&self, info: &LoopInfo, data: &OpData, out: &mut String) {
        out.push_str(words::LOOP);
        if info.counted
            && let Some(&count) = data.args.get(info.params as usize)
        {
            let _ = write!(out, " count {}", self.value(count));
        }
    }

    fn guard(&self, expect: bool, target: u32, data: &OpData, out: &mut String) {
        let not = if expect { "" } else { " not" };
        let (cond, args) = data.args.split_at(data.args.len().min(1));
        let cond = self.values(cond);
        let args = self.values(args);
        let _ = write!(out, "{}{not} {cond} else ^{target}({args})", words::GUARD);
    }

    /// Condition, the next parameters in parentheses, then the loop's results.
    fn repeat(&self, negate: bool, data: &OpData, out: &mut String) {
        let word = if negate { "unless" } else { "if" };
        let (cond, rest) = data.args.split_at(data.args.len().min(1));
        let params = self.body.regions[data.parent].params.len().min(rest.len());
        let (next, results) = rest.split_at(params);
        let (cond, next) = (self.values(cond), self.values(next));
        let _ = write!(out, "{} {word} {cond} ({next})", words::REPEAT);
        if !results.is_empty() {
            let _ = write!(out, " yield {}", self.values(results));
        }
    }

    fn call(&self, word: &str, call: &Call, data: &OpData, out: &mut String) {
        let (callee, args) = match (call.callee, data.args.split_last()) {
            (Callee::Func(id), _) => (self.function_name(id), &data.args[..]),
            (Callee::Indirect, Some((&callee, args))) => (format!("*{}", self.value(callee)), args),
            (Callee::Indirect, None) => ("*?".into(), &data.args[..]),
        };
        let team = match (call.team, call.beside) {
            (_, true) => "thread ",
            (true, false) => "team ",
            (false, false) => "",
        };
        let _ = write!(out, "{word} {team}{callee}({})", self.values(args));
        if !self.own_signature(call) {
            let mut params = types(&call.sig.params);
            if call.sig.variadic {
                params.push_str(if params.is_empty() { "..." } else { ", ..." });
            }
            let _ = write!(out, " : ({params})");
            if let Some(ret) = call.sig.ret {
                let _ = write!(out, " -> {}", type_name(ret));
            }
        }
        effects(call.effects, out);
        fast_math(call.flags, out);
    }

    fn function_name(&self, id: crate::FuncId) -> String {
        match self.module.functions.get(id) {
            Some(function) => super::symbol(&function.name),
            None => format!("@?{id}"),
        }
    }

    fn own_signature(&self, call: &Call) -> bool {
        match call.callee {
            Callee::Func(id) => {
                let function = self.module.functions.get(id);
                function.is_some_and(|f| f.sig == call.sig)
            }
            Callee::Indirect => false,
        }
    }

    fn host(&self, host: &Host, data: &OpData, out: &mut String) {
        let args = self.values(&data.args);
        let _ = write!(out, "{} {:?}({args})", words::HOST, host.name);
        effects(host.effects, out);
    }
}

fn fast_math(flags: FastMath, out: &mut String) {
    if flags == FAST {
        out.push_str(" fast");
        return;
    }
    for (name, bit) in FastMath::NAMES {
        if flags.0 & bit != 0 {
            let _ = write!(out, " {name}");
        }
    }
}

fn wraps(wrap: Wrap, out: &mut String) {
    let words = [
        (wrap.nuw, " nuw"),
        (wrap.nsw, " nsw"),
        (wrap.exact, " exact"),
    ];
    out.extend(words.iter().filter(|w| w.0).map(|w| w.1));
}

fn access(access: Access, out: &mut String) {
    let _ = write!(out, " align {}", access.align);
    if access.volatile {
        out.push_str(" volatile");
    }
    if access.order != AtomicOrder::Plain {
        let _ = write!(out, " {}", word(&ORDER, &access.order));
    }
    if access.invariant {
        out.push_str(" invariant");
    }
    match access.space {
        Space::Primal => {}
        Space::Undone => out.push_str(" undone"),
        Space::Shadow => out.push_str(" shadow"),
        Space::Frame => out.push_str(" frame"),
        Space::Residual => out.push_str(" residual"),
    }
    if access.hint != Hint::None {
        let _ = write!(out, " hint {}", word(&HINT, &access.hint));
    }
    if access.array > 0 {
        let _ = write!(out, " of {}", access.array);
        out.push_str(if access.last { " last" } else { "" });
    }
    if let Some(Within { structure, at }) = access.within {
        let _ = write!(out, " in {structure} + {at}");
    }
}

fn list<T: std::fmt::Display>(items: impl Iterator<Item = T>, out: &mut String) {
    let items: Vec<String> = items.map(|i| i.to_string()).collect();
    let _ = write!(out, " [{}]", items.join(", "));
}
