//! Declarations: functions, globals, source locations.

use super::ModuleImporter;
use super::declared;
use super::initial::{initial, is_never_written};
use crate::call::Effects;
use crate::function::demangled;
use crate::rewrites::kept::members::REFERENCE;
use crate::{Function, Place, Type, Value};
use std::collections::HashSet;
use tapeless_diag::Location;
use tapeless_ir as ir;
use tapeless_rules::effects::is_absent_method;

impl ModuleImporter {
    /// The function of the structured module, declared if it is new.
    pub fn declare(&mut self, function: Function) -> ir::FuncId {
        if let Some(&known) = self.functions.get(&function) {
            return known;
        }
        let sig = self.signature(function.ty());
        let mut made = ir::Function::declare(self.unique(function.value()), sig);
        made.params = (0..made.sig.params.len() as u32)
            .map(|i| promises(function, i))
            .collect();
        made.effects = function_effects(function);
        made.interposable = function.value().is_interposable();
        made.param_names = names(function);
        made.host = Some(self.tables.functions.len() as u32);
        made.loc = function.location().map(|place| self.place(place, &[]));
        made.source_name = Some(function.shown_name()).filter(|shown| *shown != made.name);
        if let Some(found) = tapeless_rules::blas::find(&made.name)
            && function.is_declaration()
        {
            tapeless_engine::blas::describe(&found, &mut made);
        }
        self.tables.functions.push(function);
        let id = self.module.functions.push(made);
        self.functions.insert(function, id);
        id
    }

    /// The global variable of the structured module.
    pub fn global(&mut self, value: Value) -> ir::GlobalId {
        if let Some(&known) = self.globals.get(&value) {
            return known;
        }
        let ty = value.global_type();
        let size = match ty.is_sized() {
            true => self.llvm.layout().alloc_size(ty),
            false => 0,
        };
        let reach = Reach::of(value);
        let held = initial(value, size);
        let (bytes, addresses) = match held {
            Some(held) => (Some(held.bytes), held.addresses),
            None => (None, Vec::new()),
        };
        let open = value.is_declaration() && is_open(ty);
        let constant = is_constant(value) || !addresses.is_empty() && is_never_written(value);
        let declared = match ty.is_sized() && !open && !constant {
            true => declared::of_named(ty, self.llvm.layout()),
            false => Vec::new(),
        };
        let id = self.module.globals.push(ir::Global {
            name: self.unique(value),
            open,
            constant,
            closed: reach.closed,
            shows: reach.closed && reach.shows,
            threaded: value.is_thread_local(),
            bytes,
            declared,
            host: Some(self.tables.globals.len() as u32),
            source_name: Some(demangled(&value.name())).filter(|shown| *shown != value.name()),
            ..ir::Global::of_size(size)
        });
        self.tables.globals.push(value);
        self.globals.insert(value, id);
        self.unread.push((id, addresses));
        if !self.reading {
            self.reading = true;
            self.read_addresses();
            self.reading = false;
        }
        id
    }

    /// The symbol of a function or global; one of their own for those without, as rustc leaves private constants.
    fn unique(&self, value: Value) -> String {
        match value.name() {
            name if name.is_empty() => {
                format!(
                    "unnamed.{}",
                    self.module.functions.len() + self.module.globals.len()
                )
            }
            name => name,
        }
    }

    /// The source location of an instruction.
    pub(crate) fn loc(&mut self, instruction: Value) -> Option<ir::Loc> {
        let identity = instruction.location_identity();
        if identity == 0 {
            return None;
        }
        if let Some(&known) = self.locations.get(&identity) {
            return known;
        }
        let frames = instruction.frames();
        let made = frames
            .split_first()
            .map(|(place, outer)| self.place(place.clone(), outer));
        self.locations.insert(identity, made);
        made
    }

    fn place(&mut self, place: Location, outer: &[Location]) -> ir::Loc {
        let key = (place, outer.to_vec());
        if let Some(&known) = self.places.get(&key) {
            return known;
        }
        let made = self.module.locations.push(key.0.clone());
        if !outer.is_empty() {
            self.module.inlined_at.insert(made, outer.to_vec());
        }
        self.places.insert(key, made);
        made
    }
}

fn promises(function: Function, index: u32) -> ir::ParamAttrs {
    let flags = function.param_flags(index);
    ir::ParamAttrs {
        leads_apart: false,
        noalias: flags.noalias,
        readonly: flags.readonly,
        writeonly: flags.writeonly,
        unused: false,
        nocapture: flags.nocapture,
        byval: flags.byval,
        sret: flags.sret,
        reference: function.has_attribute(Place::Param(index), REFERENCE),
        reread: false,
        counts_behind: false,
        replayed: None,
    }
}

/// Names in the source count from 1 and do not know hidden parameters, so they hold only where the counts agree.
fn names(function: Function) -> Vec<Option<String>> {
    let params = function.params();
    let hidden = usize::from(!params.is_empty() && function.param_flags(0).sret);
    let known = function.source_param_names();
    let highest = known.iter().map(|name| name.0).max().unwrap_or(0) as usize;
    let source = highest + hidden == params.len();
    let of = |(index, param): (usize, &Value)| {
        let named = known
            .iter()
            .find(|(number, _)| source && *number as usize + hidden == index + 1);
        let fallback = || Some(param.name()).filter(|name| !name.is_empty());
        named.map(|(_, name)| name.clone()).or_else(fallback)
    };
    params.iter().enumerate().map(of).collect()
}

/// What a call may do, from attributes. Memory that no user code sees and `errno` hold nothing to differentiate.
pub(crate) fn effects(memory: Effects, returns: bool) -> ir::Effects {
    ir::Effects {
        reads_args: memory.args.read,
        writes_args: memory.args.write,
        reads_other: memory.other.read,
        writes_other: memory.other.write,
        diverges: !returns,
    }
}

fn function_effects(function: Function) -> ir::Effects {
    let has = |name: &str| function.has_attribute(Place::Function, name);
    effects(function.effects(), has("nounwind") && has("willreturn"))
}

/// What a global leads to, by the pointers in its initial value, and by theirs. Functions hold nothing.
#[derive(Clone, Copy, Default)]
struct Reach {
    /// Constants only.
    closed: bool,
    /// Only functions that this module has.
    shows: bool,
}

impl Reach {
    fn of(global: Value) -> Self {
        let mut reach = Self {
            closed: true,
            shows: true,
        };
        let (mut open, mut seen) = (vec![global], HashSet::new());
        while let Some(value) = open.pop() {
            if !seen.insert(value) {
                continue;
            }
            if let Some(function) = value.as_function() {
                reach.shows &= !function.is_declaration() || is_absent_method(&function.name());
            } else if value.is_global_variable() {
                let held = Some(value).filter(|&v| is_constant(v) && !v.is_interposable());
                match held.map(|value| value.initializer()) {
                    Some(Some(initial)) => open.push(initial),
                    Some(None) if says_type(value) => {}
                    _ => return Self::default(),
                }
            } else {
                open.extend(value.operands());
            }
        }
        reach
    }
}

/// Whether a variable cannot change.
fn is_constant(global: Value) -> bool {
    global.is_global_constant() || says_type(global)
}

/// What says what a type is: constants of a library, of which no program calls a method (Itanium C++ ABI, section 2.9.3).
fn says_type(global: Value) -> bool {
    let name = global.name();
    let of_types = ["_ZTI", "_ZTS", "_ZTVN10__cxxabiv1"];
    of_types.iter().any(|start| name.starts_with(start))
}

/// Whether a type says nothing of how long its last array is.
fn is_open(ty: Type) -> bool {
    let last = |ty: Type| ty.fields().last().copied();
    !ty.is_sized()
        || ty.is_array() && ty.array_len() == 0
        || ty.is_struct() && last(ty).is_some_and(is_open)
}
