//! Modules, functions and globals.

use crate::aggregates::Aggregates;
use crate::body::{Body, Loc};
use crate::constant::Constant;
use crate::ops::{Access, Declared, Effects, Hint};
use crate::target::Target;
use crate::types::{AggId, Aggregate, ScalarType, Type};
use cranelift_entity::{PrimaryMap, entity_impl};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use tapeless_diag::Location;

/// A function of the module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FuncId(u32);
entity_impl!(FuncId, "fn");

/// A global variable of the module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GlobalId(u32);
entity_impl!(GlobalId, "global");

/// Parameter and result types.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Signature {
    /// Parameter types in order.
    pub params: Vec<Type>,
    /// Result type; `None` for void.
    pub ret: Option<Type>,
    /// Whether more arguments may follow.
    pub variadic: bool,
}

/// What the host promises of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct ParamAttrs {
    /// Its memory is reached by no other pointer during the call.
    pub noalias: bool,
    /// The memory that pointers there lead to is reached by no other pointer either.
    pub leads_apart: bool,
    /// It is not written through.
    pub readonly: bool,
    /// It is not read through.
    pub writeonly: bool,
    /// It does not matter what it is.
    pub unused: bool,
    /// It is not kept beyond the call.
    pub nocapture: bool,
    /// It is a hidden pointer to a copy of so many bytes that the callee owns.
    pub byval: Option<u64>,
    /// It is the hidden pointer to the result.
    pub sret: bool,
    /// It is a reference, or the object of a method: something lies there.
    pub reference: bool,
    /// The reverse function of a derivative by hand may read through it what the call left there.
    pub reread: bool,
    /// What the reverse sweep does with its memory, where a loop is run again.
    pub replayed: Option<Replayed>,
    /// A derivative by hand may read integers behind pointers that lie in its shadow.
    pub counts_behind: bool,
}

/// What the reverse sweep does with memory that a loop touches, to run it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Replayed {
    /// What is copied.
    pub copied: Copied,
    /// Whether the loop may read pointers there.
    pub pointers: bool,
}

/// Which copies there are of memory that a loop touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Copied {
    /// The loop writes it: it is part of each copy of the state.
    Often,
    /// The loop reads it: it must be as it was, or one copy is given back.
    Once,
    /// The loop reads it, who knows where: it must be as it was.
    Never,
}

/// How the names of functions begin that call derivatives by hand.
pub const BY_HAND: &str = "tapeless.by_hand.";

/// What is said of a function's derivative, whatever its body does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Stated {
    /// Nothing: its body, or the table of effects, tells.
    #[default]
    Nothing,
    /// No derivative passes through it.
    Inactive,
    /// A derivative by hand.
    Derivative,
    /// It is a routine of a library with a derivative of its own; its body only says what it accesses, and is never run.
    Routine,
    /// It returns fresh memory.
    Allocates {
        /// The index of the argument that holds the number of bytes.
        size: u32,
        /// The index of one that it is multiplied by.
        times: Option<u32>,
        /// Whether the memory is cleared.
        zeroed: bool,
        /// Whether nothing releases it.
        kept: bool,
    },
    /// It ends the life of memory.
    Releases {
        /// The index of the argument that points to it.
        pointer: u32,
    },
    /// It does nothing: a call says that the memory of its first argument holds such values, in as many bytes as the
    /// second says.
    Hint(ScalarType),
}

/// A function: declared, or with a body.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its symbol.
    pub name: String,
    /// Its type.
    pub sig: Signature,
    /// Promises per parameter; as long as `sig.params`.
    pub params: Vec<ParamAttrs>,
    /// What a call may do to memory and control, beyond what the effects table says.
    pub effects: Effects,
    /// A definition that another one may replace at link time counts as undefined.
    pub interposable: bool,
    /// What the user says of its derivative.
    pub stated: Stated,
    /// The user wants it called again rather than its result kept.
    pub recomputed: bool,
    /// Whether members of a team that run it wait for each other in it.
    pub orders: bool,
    /// Floats that it is given go to other processes, and what it brings comes from there: from whatever these were given.
    pub exchanges: bool,
    /// Whether threads that it begins may still run when it has come back.
    pub begins: bool,
    /// Names the user gave to the parameters, where known.
    pub param_names: Vec<Option<String>>,
    /// The host's number of the function it came from.
    pub host: Option<u32>,
    /// Whether it was a part of a function that the host has.
    pub outlined: bool,
    /// The host's number of the function whose attributes a synthesised function takes over.
    pub template: Option<u32>,
    /// The definition.
    pub body: Option<Body>,
    /// Where it is defined.
    pub loc: Option<Loc>,
    /// Its name in the user's source, where that is not its symbol.
    pub source_name: Option<String>,
}

impl Function {
    /// The name that the user knows it by: a prepared copy goes by its original's.
    pub fn shown_name(&self) -> &str {
        let symbol = self.name.split(".primal").next();
        let source = self.source_name.as_deref();
        source.or(symbol).unwrap_or(&self.name)
    }

    /// The body, if derivatives are made of it. That of a function with a derivative by hand says what it does to
    /// memory, and nothing else.
    pub fn differentiated(&self) -> Option<&Body> {
        let by_hand = self.stated == Stated::Derivative;
        self.body.as_ref().filter(|_| !by_hand)
    }

    /// Whether it is the program's own, and no derivative: the host has it, or had it as a part of another one.
    pub fn is_primal(&self) -> bool {
        self.host.is_some() || self.outlined
    }

    /// Whether it is said to allocate memory.
    pub fn allocates(&self) -> bool {
        matches!(self.stated, Stated::Allocates { .. })
    }

    /// A declaration without any promise.
    pub fn declare(name: impl Into<String>, sig: Signature) -> Self {
        let params = vec![ParamAttrs::default(); sig.params.len()];
        let param_names = vec![None; sig.params.len()];
        Self {
            name: name.into(),
            sig,
            params,
            effects: Effects::ANY,
            interposable: false,
            stated: Stated::Nothing,
            recomputed: false,
            orders: false,
            exchanges: false,
            begins: false,
            param_names,
            host: None,
            outlined: false,
            template: None,
            body: None,
            loc: None,
            source_name: None,
        }
    }
}

/// Where pointers in a global are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stale {
    /// By its name, on the spot.
    ByName,
    /// Anywhere: its address is handed on.
    Anywhere,
}

/// A global variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Global {
    /// Its symbol.
    pub name: String,
    /// Bytes.
    pub size: u64,
    /// Whether more may follow: it is declared without its length, as by `extern double a[];`.
    pub open: bool,
    /// Whether it is never written.
    pub constant: bool,
    /// Whether all that pointers in it lead to is constant too, and so on.
    pub closed: bool,
    /// Whether the functions that it leads to, if it is closed, have bodies in this module.
    pub shows: bool,
    /// Whether each thread has its own.
    pub threaded: bool,
    /// Whether functions of other files may touch it.
    pub exposed: bool,
    /// Whether pointers in memory may lead to it.
    pub addressed: bool,
    /// Whether the user says that it carries no derivative.
    pub inactive: bool,
    /// Whether its address is a handle: nobody here looks into it, or finds anything by it.
    pub handle: bool,
    /// Whether it holds nothing but integers that are made of no float and no address.
    pub integers: bool,
    /// Whether nothing writes there while the request runs.
    pub unwritten: bool,
    /// Whether it has a shadow because pointers in it are followed to floats.
    pub followed: bool,
    /// Whether some of these have no shadow.
    pub unsure: bool,
    /// Where pointers are read, if at all, that may have been stored there before the request: their shadow is null.
    pub stale: Option<Stale>,
    /// Its bytes at start, where they are known: plain data, and addresses.
    pub bytes: Option<Vec<u8>>,
    /// The addresses among its bytes, by offset.
    pub addresses: Vec<(u64, Constant)>,
    /// What it is declared to hold, in order; nothing if some of it may hold anything.
    pub declared: Vec<Declared>,
    /// The host's number of it.
    pub host: Option<u32>,
    /// Its name in the user's source, where that is not its symbol.
    pub source_name: Option<String>,
    /// The variable of the primal whose derivatives it holds, zero at start.
    pub shadow_of: Option<GlobalId>,
}

impl Global {
    /// A variable of so many bytes, of which nothing else is known.
    pub fn of_size(size: u64) -> Self {
        Self {
            name: String::new(),
            size,
            open: false,
            constant: false,
            closed: false,
            shows: false,
            threaded: false,
            exposed: false,
            addressed: false,
            inactive: false,
            handle: false,
            integers: false,
            unwritten: false,
            followed: false,
            unsure: false,
            stale: None,
            bytes: None,
            addresses: Vec::new(),
            declared: Vec::new(),
            host: None,
            source_name: None,
            shadow_of: None,
        }
    }

    /// Whether it holds the addresses of virtual methods, or says what a type is (Itanium C++ ABI, section 5.1.4.1).
    pub fn is_table(&self) -> bool {
        let tables = ["_ZTV", "_ZTT", "_ZTI", "_ZTS", "vtable."];
        self.constant && tables.iter().any(|start| self.name.starts_with(start))
    }

    /// Whether it is known to hold no address at start.
    pub fn holds_no_address(&self) -> bool {
        self.bytes.is_some() && self.addresses.is_empty()
    }

    /// Whether it is declared to hold other things than pointers.
    pub fn is_declared_without_pointers(&self) -> bool {
        let mut parts = self.declared.iter();
        !self.declared.is_empty() && parts.all(|part| !matches!(part.scalar, ScalarType::Ptr(_)))
    }

    /// Whether it is constant and known to hold no address.
    pub fn is_plain_table(&self) -> bool {
        self.constant && self.holds_no_address()
    }

    /// Whether it may hold pointers at start to what can be written: which, the host knows alone.
    pub fn hides_pointers(&self) -> bool {
        self.bytes.is_none() && !self.closed && self.host.is_some()
    }

    /// Whether it may carry a derivative from one place to another.
    pub fn may_carry(&self) -> bool {
        !self.constant && !self.inactive && !self.integers && !self.unwritten
    }

    /// The name that the user knows it by.
    pub fn shown_name(&self) -> &str {
        self.source_name.as_deref().unwrap_or(&self.name)
    }
}

impl Module {
    /// An empty one for a machine.
    pub fn new(target: Target) -> Self {
        Self {
            target,
            ..Self::default()
        }
    }

    /// Whether any global has one.
    pub fn has_shadows(&self) -> bool {
        self.globals
            .values()
            .any(|global| global.shadow_of.is_some())
    }

    /// The variable that holds the derivatives of a global, if it has one.
    pub fn shadow_of_global(&self, primal: GlobalId) -> Option<GlobalId> {
        let mut globals = self.globals.iter();
        globals.find_map(|(id, global)| (global.shadow_of == Some(primal)).then_some(id))
    }
}

/// Functions, globals, aggregate types and source locations.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The machine that it is for.
    pub target: Target,
    /// All functions, declared and defined.
    pub functions: PrimaryMap<FuncId, Function>,
    /// All globals.
    pub globals: PrimaryMap<GlobalId, Global>,
    /// Whether derivatives are to be the same to the last bit in each run, whoever is faster.
    pub deterministic: bool,
    /// Whether teams are to share out loops whose turns are independent.
    pub parallel_adjoint: bool,
    /// Places that ops refer to.
    pub locations: PrimaryMap<Loc, Location>,
    /// For places in inlined code: where that stands, from the innermost outwards.
    pub inlined_at: FxHashMap<Loc, Vec<Location>>,
    aggregates: Aggregates,
}

impl Module {
    /// The id of an aggregate type.
    pub fn intern(&self, aggregate: Aggregate) -> AggId {
        self.aggregates.intern(aggregate)
    }

    /// An anonymous struct type with the natural layout of its fields.
    pub fn intern_struct(&self, fields: &[Type]) -> Type {
        let mut offset = 0;
        let mut align = 1;
        let mut placed = SmallVec::new();
        for &field in fields {
            let a = self.align_of(field);
            align = align.max(a);
            offset = u64::next_multiple_of(offset, a);
            placed.push((field, offset));
            offset += self.size_of(field);
        }
        let size = offset.next_multiple_of(align);
        Type::Aggregate(self.intern(Aggregate::Struct {
            fields: placed,
            size,
            packed: false,
        }))
    }

    /// The shape of an aggregate type.
    pub fn aggregate(&self, id: AggId) -> &Aggregate {
        self.aggregates.get(id)
    }

    /// All aggregate types.
    pub fn aggregates(&self) -> impl Iterator<Item = (AggId, &Aggregate)> {
        self.aggregates.iter()
    }

    /// Whether the source says that a value which is loaded is no float: a pointer, or a member that is an integer, too.
    pub fn is_told_no_float(&self, access: &Access, ty: Type) -> bool {
        (access.hint == Hint::Pointer && ty.is_ptr()) || self.is_integer_member(access, ty)
    }

    /// Whether an access is of a member that is declared as an integer, in a structure that has floats, or arrays of them, all of
    /// them wider: who means the bits of a float writes it otherwise.
    fn is_integer_member(&self, access: &Access, ty: Type) -> bool {
        let Some(within) = access.within.filter(|_| ty.is_int()) else {
            return false;
        };
        let Aggregate::Struct { fields, .. } = self.aggregate(within.structure) else {
            return false;
        };
        let scalars = fields.iter().map(|&(ty, _)| self.repeated(ty));
        let mut floats = scalars.filter(|ty| ty.is_float()).peekable();
        fields.contains(&(ty, within.at.into()))
            && floats.peek().is_some()
            && floats.all(|float| self.size_of(float) > self.size_of(ty))
    }

    /// What an array consists of, or the type itself.
    fn repeated(&self, ty: Type) -> Type {
        match ty {
            Type::Aggregate(id) => match self.aggregate(id) {
                Aggregate::Array { element, .. } => *element,
                Aggregate::Struct { .. } => ty,
            },
            _ => ty,
        }
    }

    /// Whether a type is that of a pointer, or has one in it.
    pub fn has_pointer(&self, ty: Type) -> bool {
        match ty {
            Type::Aggregate(id) => match self.aggregate(id) {
                Aggregate::Struct { fields, .. } => fields.iter().any(|f| self.has_pointer(f.0)),
                Aggregate::Array { element, .. } => self.has_pointer(*element),
            },
            ty => matches!(ty.element(), Some(ScalarType::Ptr(_))),
        }
    }

    /// Bytes that a value of the type takes in memory. Host types count as 0.
    pub fn size_of(&self, ty: Type) -> u64 {
        match ty {
            Type::Scalar(s) => self.stride_of(s),
            Type::Vector(s, n) => self.vector_bytes(s, n),
            Type::Aggregate(id) => match self.aggregate(id) {
                Aggregate::Struct { size, .. } => *size,
                Aggregate::Array { element, len } => self.size_of(*element) * len,
            },
            Type::Host(_) => 0,
        }
    }

    /// Natural alignment in bytes.
    pub fn align_of(&self, ty: Type) -> u64 {
        match ty {
            Type::Scalar(s) => self.stride_of(s).next_power_of_two().min(16),
            Type::Vector(s, n) => self.vector_bytes(s, n).next_power_of_two(),
            Type::Aggregate(id) => match self.aggregate(id) {
                Aggregate::Struct { packed: true, .. } => 1,
                Aggregate::Struct { fields, .. } => {
                    fields.iter().map(|f| self.align_of(f.0)).max().unwrap_or(1)
                }
                Aggregate::Array { element, .. } => self.align_of(*element),
            },
            Type::Host(_) => 1,
        }
    }

    /// Bytes between neighbours in an array.
    pub fn stride_of(&self, s: ScalarType) -> u64 {
        match s {
            ScalarType::Int(bits) => u64::from(bits).div_ceil(8).next_power_of_two(),
            ScalarType::Float(kind) => kind.stride(),
            ScalarType::Ptr(space) => self.target.pointer_bytes(space),
        }
    }

    fn vector_bytes(&self, s: ScalarType, lanes: u32) -> u64 {
        let bits = match s {
            ScalarType::Int(bits) => u64::from(bits),
            _ => self.stride_of(s) * 8,
        };
        (bits * u64::from(lanes)).div_ceil(8)
    }

    /// The function of that name.
    pub fn function_named(&self, name: &str) -> Option<FuncId> {
        self.functions
            .iter()
            .find(|(_, f)| f.name == name)
            .map(|(id, _)| id)
    }

    /// The place of an op.
    pub fn location(&self, loc: Option<Loc>) -> Option<Location> {
        loc.and_then(|l| self.locations.get(l)).cloned()
    }

    /// The place of an op and the places where code that holds it is inlined, outwards.
    pub fn frames(&self, loc: Option<Loc>) -> Vec<Location> {
        let own = self.location(loc);
        let outer = loc.and_then(|l| self.inlined_at.get(&l));
        own.into_iter()
            .chain(outer.into_iter().flatten().cloned())
            .collect()
    }
}
