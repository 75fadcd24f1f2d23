//! Declarations: functions, globals, source locations.

use super::ModuleImporter;
use crate::call::Effects;
use crate::function::demangled;
use crate::{Function, Linkage, Place, Value};
use std::collections::HashSet;
use tapeless_diag::Location;
use tapeless_ir as ir;

/// Globals with more bytes than this keep their initial value with the host.
const MOST_BYTES: u64 = 1 << 16;

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
        let size = if ty.is_sized() {
            self.llvm.layout().alloc_size(ty)
        } else {
            0
        };
        let reach = Reach::of(value);
        let id = self.module.globals.push(ir::Global {
            name: self.unique(value),
            size,
            constant: value.is_global_constant(),
            closed: reach.closed,
            shows: reach.closed && reach.shows,
            inactive: false,
            bytes: initial_bytes(value, size),
            host: Some(self.tables.globals.len() as u32),
            source_name: Some(demangled(&value.name())).filter(|shown| *shown != value.name()),
            shadow_of: None,
        });
        self.tables.globals.push(value);
        self.globals.insert(value, id);
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
        noalias: flags.noalias,
        readonly: flags.readonly,
        writeonly: flags.writeonly,
        nocapture: flags.nocapture,
        byval: flags.byval,
        sret: flags.sret,
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
                reach.shows &= !function.is_declaration() || never_runs(function);
            } else if value.is_global_variable() {
                let held = Some(value).filter(|v| v.is_global_constant() && !v.is_interposable());
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

/// A method that is not there.
fn never_runs(function: Function) -> bool {
    matches!(
        function.name().as_str(),
        "__cxa_pure_virtual" | "__cxa_deleted_virtual"
    )
}

/// What says what a type is: constants of a library, of which no program calls a method (Itanium C++ ABI, section 2.9.3).
fn says_type(global: Value) -> bool {
    let name = global.name();
    let of_types = ["_ZTI", "_ZTS", "_ZTVN10__cxxabiv1"];
    of_types.iter().any(|start| name.starts_with(start))
}

/// The bytes of a plain array of bytes; other initial values stay with the host.
fn initial_bytes(global: Value, size: u64) -> Option<Vec<u8>> {
    let fixed = !matches!(
        global.linkage(),
        Linkage::ExternalWeak | Linkage::Common | Linkage::AvailableExternally
    );
    if global.is_declaration() || !fixed || size > MOST_BYTES || global.is_interposable() {
        return None;
    }
    let initial = global.initializer()?;
    let mut bytes = vec![0; size as usize];
    fill(global, initial, 0, &mut bytes).then_some(bytes)
}

/// Nesting of constants is bounded by that of their types.
fn fill(global: Value, value: Value, at: u64, bytes: &mut [u8]) -> bool {
    let ty = value.ty();
    if value.is_null() {
        return true;
    }
    let layout = global.global_module().layout();
    if ty.is_array() || ty.is_vector() {
        let (count, stride) = match ty.lanes() {
            Some(lanes) => (
                u64::from(lanes),
                layout.store_size(ty) / u64::from(lanes.max(1)),
            ),
            None => (ty.array_len(), layout.alloc_size(ty.element())),
        };
        return (0..count).all(|i| {
            value
                .const_element(i as u32)
                .is_some_and(|element| fill(global, element, at + i * stride, bytes))
        });
    }
    if ty.is_struct() {
        return (0..ty.fields().len() as u32).all(|i| {
            let offset = at + layout.field_offset(ty, i);
            value
                .const_element(i)
                .is_some_and(|element| fill(global, element, offset, bytes))
        });
    }
    let Some(words) = value.const_bits() else {
        return false;
    };
    let little: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let (from, size) = (at as usize, layout.store_size(ty) as usize);
    match (bytes.get_mut(from..from + size), little.get(..size)) {
        (Some(to), Some(data)) => {
            to.copy_from_slice(data);
            true
        }
        _ => false,
    }
}
