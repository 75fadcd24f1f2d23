//! Why something is kept, and what helps, in words.

use super::Report;
use super::expression::{Writer, own};
use crate::slots::SlotKey;
use crate::{Cause, Help, Item, Kind, Shadowed, Why};
use std::path::Path;
use tapeless_analysis::lifetimes::stable::{Changed, Spoiled};
use tapeless_analysis::values::callee::{CallKind, call_kind};
use tapeless_ir::{Call, Control, FuncId, Mem, Op, OpKind, Scalar, Value};

/// Values that are named at most where one is kept instead of them.
const NAMED: usize = 3;

/// Tells reasons.
pub(super) struct Teller<'a> {
    pub report: &'a Report<'a>,
    pub writer: &'a Writer<'a>,
}

impl Teller<'_> {
    /// Why a slot is there, and what helps.
    pub fn slot(&self, key: SlotKey) -> (String, Option<String>) {
        let item = match key {
            SlotKey::Node(node) => Item::Node(node),
            SlotKey::Old(store) => Item::Old(store),
            SlotKey::Count(_) => return ("known only when the loop has ended".into(), None),
            SlotKey::Tape(op) => {
                let callee = self.writer.callee(op);
                return (format!("what the reverse of `{callee}` needs"), None);
            }
            SlotKey::Place(_) => {
                let why = "others see it: the reverse sweep leaves it as the function does";
                return (why.into(), None);
            }
            _ => return (String::new(), None),
        };
        let Some(why) = self.report.plan.why.get(&item) else {
            return (String::new(), None);
        };
        let help = why.help.as_ref().and_then(|help| self.help(help));
        let told = self.why(item, why);
        match item {
            Item::Node((v, Kind::Primal)) if self.decides(v) => {
                (format!("says which branch is taken; {told}"), help)
            }
            _ => (told, help),
        }
    }

    /// Why an object has a shadow.
    pub fn shadowed(&self, shadowed: &Shadowed) -> String {
        match shadowed.heap {
            true => "what lies there is read again, and the shadow holds its derivatives".into(),
            false => "holds its derivatives".into(),
        }
    }

    /// Whether a value is what a branch asks for.
    fn decides(&self, v: Value) -> bool {
        let body = self.writer.body;
        body.op_order().into_iter().any(|op| {
            let data = &body.ops[op];
            let is_branch = matches!(data.kind, OpKind::Control(Control::If | Control::Switch(_)));
            is_branch && data.args.first() == Some(&v)
        })
    }

    fn why(&self, item: Item, why: &Why) -> String {
        if let [(of, cause)] = why.causes[..]
            && of == item
        {
            return self.own(item, cause);
        }
        let mut told: Vec<(String, String)> = Vec::new();
        for &(item, cause) in &why.causes {
            let one = (self.name(item), self.own(item, cause));
            if !told.contains(&one) {
                told.push(one);
            }
        }
        let (names, causes): (Vec<String>, Vec<String>) = told.into_iter().unzip();
        let is_same = causes.iter().all(|cause| *cause == causes[0]);
        match &names[..] {
            [] => "kept instead of what it is made of".into(),
            [name] if *name == self.name(item) => causes[0].clone(),
            _ if is_same && names.len() <= NAMED => {
                format!("kept instead of {}: {}", listed(&names), causes[0])
            }
            _ if is_same => format!("kept instead of {} values: {}", names.len(), causes[0]),
            _ if names.len() <= NAMED => {
                let each = names.iter().zip(&causes);
                let each: Vec<String> = each.map(|(name, why)| format!("{name}: {why}")).collect();
                format!("kept instead of {} ({})", listed(&names), each.join("; "))
            }
            _ => format!("kept instead of {} values that it is made of", names.len()),
        }
    }

    fn name(&self, item: Item) -> String {
        match item {
            Item::Node((v, Kind::Primal)) => shown(&self.writer.value(v)),
            Item::Node((v, Kind::Shadow)) => format!("the shadow of `{}`", self.writer.value(v)),
            Item::Old(store) | Item::Before(store) => {
                format!("what `{}` held", self.writer.overwritten(store))
            }
        }
    }

    /// Why something itself can only be kept; what a branch gives may have its reason within.
    fn own(&self, item: Item, cause: Cause) -> String {
        let made = match item {
            Item::Node((v, _)) => self.writer.body.def_op(v),
            Item::Old(_) | Item::Before(_) => None,
        };
        let told = self.cause(cause);
        match cause {
            Cause::Costly(op) if made != Some(op) => format!("{told}, in its branch"),
            Cause::Spoiled(op, _) if made != Some(op) => {
                let read = self.writer.read(op);
                format!("its branch reads `{read}`: {told}")
            }
            _ => told,
        }
    }

    fn cause(&self, cause: Cause) -> String {
        match cause {
            Cause::Carried(_) => "depends on the iterations before".into(),
            Cause::Costly(op) => match &self.writer.body.ops[op].kind {
                OpKind::Scalar(Scalar::Rule(id, _)) => {
                    let name = tapeless_rules::rule(*id).name;
                    format!("computing `{name}` again costs more than reading it")
                }
                _ => "computing it again costs more than reading it".into(),
            },
            Cause::Spoiled(_, Spoiled::Watched) => "volatile or atomic: it is read once".into(),
            Cause::Spoiled(_, Spoiled::Untold) => "it is not known which memory it lies in".into(),
            Cause::Spoiled(_, Spoiled::Changed(Changed::Outside)) => {
                let name = self.writer.function.shown_name();
                format!("may be overwritten after `{name}` has returned")
            }
            Cause::Spoiled(load, Spoiled::Changed(Changed::By(by))) => self.spoiled(load, by),
            Cause::Once(op) => self.once(op),
            Cause::Old(_) => "put back by the reverse sweep, so that it is read again".into(),
        }
    }

    /// How a write spoils a load.
    fn spoiled(&self, load: Op, by: Op) -> String {
        let (module, at) = (self.writer.module, self.line(by));
        match &self.writer.body.ops[by].kind {
            OpKind::Mem(Mem::Store(_)) => {
                let written = self.writer.overwritten(by);
                let is_same = written == self.writer.read(load) && !written.contains('…');
                match is_same {
                    true => format!("overwritten{at}"),
                    false => format!("may be overwritten{at}, through `{written}`"),
                }
            }
            OpKind::Mem(Mem::Copy { .. }) => format!("may be overwritten{at}, by a copy"),
            OpKind::Call(call) | OpKind::Control(Control::Invoke(call)) => {
                let callee = self.writer.callee(by);
                match call_kind(module, call) {
                    CallKind::Free { .. } => format!("its memory may be released{at}"),
                    CallKind::Unknown(_) => {
                        format!("may be overwritten{at}, by `{callee}`, of which nothing is known")
                    }
                    _ => format!("may be overwritten{at}, by `{callee}`"),
                }
            }
            _ => format!("may be overwritten{at}"),
        }
    }

    /// Why an op runs in the forward sweep alone.
    fn once(&self, op: Op) -> String {
        match &self.writer.body.ops[op].kind {
            OpKind::Call(call) | OpKind::Control(Control::Invoke(call)) => self.called(op, call),
            OpKind::Control(Control::Loop(_)) => "given by a loop that is not run again".into(),
            OpKind::Control(Control::If | Control::Switch(_)) => {
                "given by a branch that is not run again".into()
            }
            OpKind::Scalar(Scalar::Freeze) => "made again, it may be another".into(),
            OpKind::Mem(Mem::Alloca { .. }) => "an address on the stack".into(),
            _ => "made in the forward sweep alone".into(),
        }
    }

    fn called(&self, op: Op, call: &Call) -> String {
        let callee = self.writer.callee(op);
        match call_kind(self.writer.module, call) {
            CallKind::Alloc { .. } => "memory is allocated once".into(),
            _ if call.effects.writes() => {
                format!("`{callee}` may write memory: it is not called again")
            }
            _ => format!("`{callee}` is not called again"),
        }
    }

    /// `" in line 6"`; of another file than the function's, with its name.
    fn line(&self, op: Op) -> String {
        let Some(place) = self.writer.op_place(op) else {
            return String::new();
        };
        let home = self.writer.module.location(self.writer.function.loc);
        match home.is_none_or(|home| home.file == place.file) {
            true => format!(" in line {}", place.line),
            false => format!(" in line {} of {}", place.line, place.file),
        }
    }

    /// What the user can do, if there is a word for it in the language of the source.
    fn help(&self, help: &Help) -> Option<String> {
        let function = |id: FuncId| own(&self.writer.module.functions[id].name);
        Some(match help {
            Help::Apart(parameters) => {
                let names = parameters.iter();
                let names = names.map(|&i| Some(shown(&self.writer.parameter(i)?)));
                let names: Vec<String> = names.collect::<Option<_>>()?;
                let condition = match &names[..] {
                    [_] => "if nothing else leads to its memory",
                    _ => "if they never overlap",
                };
                format!("`{}` on {}, {condition}", self.restrict()?, listed(&names))
            }
            Help::Pure(id) => {
                let name = function(*id);
                format!("`__attribute__((pure))` on `{name}`, if it writes no memory")
            }
            Help::Repeat(id) => {
                let name = function(*id);
                format!("`enzyme_shouldrecompute` on `{name}`, if it may be called twice")
            }
            Help::Budget if self.report.budgeted => return None,
            Help::Budget => "a budget of memory (`-mllvm -tapeless-memory=64MiB`), \
                             if the loop can run again: docs/checkpoints.md"
                .into(),
        })
    }

    /// The word of C or C++ for a pointer to memory that no other leads to.
    fn restrict(&self) -> Option<&'static str> {
        let place = self.writer.module.location(self.writer.function.loc)?;
        match Path::new(&*place.file).extension()?.to_str()? {
            "c" => Some("restrict"),
            "cc" | "cpp" | "cxx" | "C" | "h" | "hh" | "hpp" => Some("__restrict"),
            _ => None,
        }
    }
}

fn shown(name: &str) -> String {
    format!("`{name}`")
}

/// `a, b and c`.
fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [name] => name.clone(),
        [names @ .., last] => format!("{} and {last}", names.join(", ")),
    }
}
