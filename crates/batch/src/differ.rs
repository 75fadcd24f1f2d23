//! What differs between lanes: values, and the memory that a function makes for itself.
//!
//! Both are found together, over all functions that are reached: memory in which something is put that differs is made once a
//! lane, and the pointer to it differs then, unless its lanes lie side by side ([`interleaved`]). All sets only grow.

use crate::Ways;
use crate::interleaved::{self, Array, Arrays};
use crate::leaves::Mask;
use crate::transfer::Walk;
use cranelift_entity::{EntitySet, SecondaryMap};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use tapeless_analysis::points::{Callees, Site};
use tapeless_analysis::{Object, Points};
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_ir::ops::Space;
use tapeless_ir::{
    Body, Callee, Constant, FuncId, GlobalId, Mem, Module, Op, OpData, OpKind, Region, Stated,
    Type, Value,
};

/// A function, and what differs of its parameters.
pub(crate) type Key = (FuncId, Vec<Mask>);

/// What differs in a function.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Found {
    /// The leaves of each value.
    pub values: SecondaryMap<Value, Mask>,
    /// Values that differ by what floats are: no pointers, nor what is known of them.
    pub valued: EntitySet<Value>,
    /// Regions that are run lane by lane: whether, or how often, differs.
    pub parted: EntitySet<Region>,
    /// The leaves of the result.
    pub result: Mask,
    /// Parameters, the same in all lanes, behind which something is put that differs; whether that is sure.
    pub spoiled: FxHashMap<u32, bool>,
    /// Whether anything differs at all.
    pub differs: bool,
}

/// What differs in all functions.
pub(crate) struct Differing<'a> {
    pub module: &'a Module,
    points: Callees,
    pub ways: Ways,
    /// Functions that are called once a lane, as they stand.
    alone: &'a [FuncId],
    /// Ops that make memory of which each lane has its own.
    pub sites: FxHashSet<Site>,
    /// Arrays of which the lanes may lie side by side, by function.
    arrays: FxHashMap<FuncId, Rc<Arrays>>,
    /// Those that they may not, since a pointer to them differs.
    apart: FxHashSet<Site>,
    found: FxHashMap<Key, Rc<Found>>,
    visited: FxHashSet<Key>,
    grown: bool,
    refusal: Option<Box<Diagnostic>>,
}

impl<'a> Differing<'a> {
    /// What differs in a function, and in all that it calls.
    ///
    /// # Errors
    /// If something that differs is put where all lanes look.
    pub fn of(module: &'a Module, root: &Key, (ways, alone): (Ways, &'a [FuncId])) -> Result<Self> {
        let mut all = Self {
            module,
            points: Callees::default(),
            ways,
            alone,
            sites: FxHashSet::default(),
            arrays: FxHashMap::default(),
            apart: FxHashSet::default(),
            found: FxHashMap::default(),
            visited: FxHashSet::default(),
            grown: true,
            refusal: None,
        };
        // What meets is known once all that differs is.
        while std::mem::take(&mut all.grown) {
            all.visited.clear();
            all.refusal = None;
            let found = all.visit(root);
            let mut spoiled = found.spoiled.iter().filter(|(_, surely)| **surely);
            if let Some((&param, _)) = spoiled.next() {
                all.refuse(root.0, None, &format!("argument {}", param + 1));
            }
        }
        if let Some(refusal) = all.refusal.take() {
            return Err(refusal);
        }
        Ok(all)
    }

    /// What is known of a function so far.
    pub fn found(&self, key: &Key) -> Rc<Found> {
        self.found.get(key).cloned().unwrap_or_default()
    }

    /// The function that is called in lanes, where some of its arguments differ: it is synthesised, so that its primal work is
    /// done once. Any other is called once a lane, as it stands.
    pub fn batched(&self, data: &OpData) -> Option<FuncId> {
        let call = data.kind.call()?;
        let Callee::Func(id) = call.callee else {
            return None;
        };
        let function = &self.module.functions[id];
        let is_made = function.host.is_none() && function.stated == Stated::Nothing;
        let fits = function.body.is_some() && data.args.len() == function.sig.params.len();
        (is_made && fits && !self.alone.contains(&id)).then_some(id)
    }

    /// Whether an op moves what was kept of the primal: the memory of the first lane has it.
    pub fn is_residual(&self, mem: &Mem) -> bool {
        let (Mem::Load(access) | Mem::Store(access)) = mem else {
            return false;
        };
        self.ways == Ways::Together && access.space == Space::Residual
    }

    /// Where the pointers of a function lead; where they are too many to follow, that is a refusal.
    pub fn points(&mut self, function: FuncId) -> Option<Rc<Points>> {
        let body = self.module.functions[function].body.as_ref()?;
        match self.points.found(self.module, body, function) {
            Ok(points) => Some(points),
            Err(refusal) => {
                self.refusal.get_or_insert(refusal);
                None
            }
        }
    }

    /// Looks at a function once a turn.
    pub fn visit(&mut self, key: &Key) -> Rc<Found> {
        let module = self.module;
        if let Some(body) = &module.functions[key.0].body
            && self.visited.insert(key.clone())
            && let Some(points) = self.points(key.0)
        {
            let before = self.found(key);
            let found = Walk::of(self, body, key, points, (*before).clone()).found();
            self.grown |= *before != found;
            self.found.insert(key.clone(), Rc::new(found));
        }
        self.found(key)
    }

    /// The array that a pointer of a function leads to, if its lanes may lie side by side.
    pub fn array(&self, function: FuncId, pointer: Value) -> Option<Array> {
        let array = *self.arrays.get(&function)?.get(&pointer)?;
        let op = array.made;
        (!self.apart.contains(&Site { function, op })).then_some(array)
    }

    /// Those of a function, by the pointers to them.
    pub fn arrays(&mut self, function: FuncId, points: &Points) -> Rc<Arrays> {
        if let Some(known) = self.arrays.get(&function) {
            return Rc::clone(known);
        }
        let body = self.module.functions[function].body.as_ref();
        let found = body.map(|body| interleaved::arrays(self.module, body, points));
        let found = Rc::new(found.unwrap_or_default());
        self.arrays.insert(function, Rc::clone(&found));
        found
    }

    /// The lanes of an array do not lie side by side; whether that is new.
    pub fn set_apart(&mut self, site: Site) -> bool {
        let new = self.apart.insert(site);
        self.grown |= new;
        new
    }

    /// Each lane has its own of the memory that an op makes.
    pub fn part(&mut self, site: Site) -> bool {
        let new = self.sites.insert(site);
        self.grown |= new;
        new
    }

    /// The ops that make memory, of those that an op of a function makes: by itself, or by the function that it calls, where `made` says
    /// which. None are the primal's.
    pub fn made_by(&self, function: FuncId, op: Op, made: Option<Site>) -> Vec<Site> {
        let (mut open, mut seen) = (vec![Site { function, op }], FxHashSet::default());
        let mut found = Vec::new();
        while let Some(site) = open.pop() {
            if !seen.insert(site) {
                continue;
            }
            let Some(body) = &self.module.functions[site.function].body else {
                continue;
            };
            let data = &body.ops[site.op];
            if self.ways == Ways::Together && data.origin.is_some() {
                continue;
            }
            match self.batched(data).zip(made) {
                Some((callee, made)) => open.extend(self.within(callee, made)),
                None => found.push(site),
            }
        }
        found
    }

    /// The ops of a function that make some memory, by themselves or by what they call.
    fn within(&self, function: FuncId, made: Site) -> Vec<Site> {
        if made.function == function {
            return vec![made];
        }
        let Some(body) = &self.module.functions[function].body else {
            return Vec::new();
        };
        let Ok(points) = self.points.found(self.module, body, function) else {
            return Vec::new();
        };
        let inner = points.objects.values().filter_map(|object| match *object {
            Object::Made { by, site, .. } if site == made => Some(Site { function, op: by }),
            _ => None,
        });
        inner.collect()
    }

    /// Notes that lanes meet in memory.
    pub fn refuse(&mut self, function: FuncId, op: Option<Op>, place: &str) {
        let function = &self.module.functions[function];
        let body = function.body.as_ref();
        let loc = body.zip(op).and_then(|(body, op)| body.ops[op].loc);
        // `tangent.f.2` is made of `f`.
        let shown = function.shown_name();
        let of = shown.split_once('.').map_or(shown, |(_, of)| of);
        let serial = |text: &&str| text.bytes().all(|byte| byte.is_ascii_digit());
        let of = match of.rsplit_once('.') {
            Some((of, last)) if serial(&last) => of,
            _ => of,
        };
        let what = format!("directions that are taken side by side meet in {place} of `{of}`");
        let refusal = Diagnostic::error(code::UNSUPPORTED, what)
            .at(self.module.location(loc.or(function.loc)))
            .because(
                None,
                "each has a value of its own there, and the memory is one for all",
            )
            .help("ask for one direction at a time");
        self.refusal.get_or_insert_with(|| refusal.into());
    }
}

/// Whether a call is run once though a number that it is given differs: in derivatives that is what was noted of memory, and the
/// same in all lanes. Such a call releases memory of the primal.
pub(crate) fn releases(
    ways: Ways,
    body: &Body,
    data: &OpData,
    differs: impl Fn(Value) -> bool,
) -> bool {
    let is_number = |&v: &Value| body.ty(v).is_int();
    ways == Ways::Together
        && matches!(data.kind, OpKind::Call(_))
        && data.results.is_empty()
        && data.args.iter().filter(|&&v| differs(v)).all(is_number)
}

/// Whether a constant leads to the shadow of a global: each lane has its own.
pub(crate) fn leads_to_shadow(module: &Module, constant: &Constant) -> bool {
    match constant {
        Constant::Global(g, _) => is_shadow(module, *g),
        Constant::Elements(all) => all.iter().any(|each| leads_to_shadow(module, each)),
        _ => false,
    }
}

/// Whether a global is the shadow of another.
pub(crate) fn is_shadow(module: &Module, global: GlobalId) -> bool {
    module.globals[global].shadow_of.is_some()
}

/// The leaves of a type, all of which differ, or none.
pub(crate) fn all_if(module: &Module, ty: Type, differs: bool) -> Mask {
    match differs {
        true => crate::leaves::all(module, ty),
        false => 0,
    }
}
