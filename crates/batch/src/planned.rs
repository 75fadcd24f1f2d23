//! Functions and globals that lanes need, each once.

use crate::Made;
use crate::body;
use crate::differ::{Differing, Key, is_shadow};
use crate::differing;
use crate::leaves::{Form, Mask, slots};
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;
use tapeless_ir::{
    Constant, FuncId, Function, Global, GlobalId, Module, Signature, Type, pack_type,
};

/// What is to be added to a module.
pub(crate) struct Planned {
    functions: Vec<Function>,
    by_key: FxHashMap<Key, FuncId>,
    open: Vec<(Key, FuncId)>,
    globals: Vec<Global>,
    shadows: FxHashMap<(GlobalId, u32), GlobalId>,
    first: (usize, usize),
}

impl Planned {
    pub fn new(module: &Module) -> Self {
        Self {
            functions: Vec::new(),
            by_key: FxHashMap::default(),
            open: Vec::new(),
            globals: Vec::new(),
            shadows: FxHashMap::default(),
            first: (module.functions.len(), module.globals.len()),
        }
    }

    /// The function that runs in lanes, and its type; its body comes later.
    pub fn function(&mut self, all: &Differing, key: &Key, width: u32) -> (FuncId, Signature) {
        if let Some(&known) = self.by_key.get(key) {
            let index = known.index() - self.first.0;
            return (known, self.functions[index].sig.clone());
        }
        let id = FuncId::new(self.first.0 + self.functions.len());
        let function = declared(all, key, width, id);
        let sig = function.sig.clone();
        self.functions.push(function);
        self.by_key.insert(key.clone(), id);
        self.open.push((key.clone(), id));
        (id, sig)
    }

    /// Writes all bodies that are wanted.
    pub fn write(&mut self, all: &Differing, width: u32) {
        while let Some((key, id)) = self.open.pop() {
            if let Some(from) = &all.module.functions[key.0].body {
                let body = body::body(all, from, &key, self, width);
                self.functions[id.index() - self.first.0].body = Some(body);
            }
        }
    }

    /// A constant as it is in a lane: what leads to the shadow of a global leads to that of the lane.
    pub fn constant(&mut self, module: &Module, constant: &Constant, lane: u32) -> Constant {
        match constant {
            Constant::Global(g, at) => Constant::Global(self.shadow(module, *g, lane), *at),
            Constant::Elements(all) => {
                let each = all.iter().map(|each| self.constant(module, each, lane));
                Constant::Elements(each.collect())
            }
            other => other.clone(),
        }
    }

    fn shadow(&mut self, module: &Module, global: GlobalId, lane: u32) -> GlobalId {
        if lane == 0 || !is_shadow(module, global) {
            return global;
        }
        if let Some(&known) = self.shadows.get(&(global, lane)) {
            return known;
        }
        let id = GlobalId::new(self.first.1 + self.globals.len());
        self.shadows.insert((global, lane), id);
        let mut own = module.globals[global].clone();
        own.name = format!("{}.{lane}", own.name);
        let index = self.globals.len();
        self.globals.push(own.clone());
        for (_, to) in &mut own.addresses {
            *to = self.constant(module, to, lane);
        }
        self.globals[index] = own;
        id
    }

    /// What was made of which functions.
    pub fn made(&self, all: &Differing, width: u32) -> Vec<Made> {
        let of = |(key, &function): (&Key, &FuncId)| {
            let types = &all.module.functions[key.0].sig.params;
            let slots = types.iter().zip(&key.1);
            let slots = slots.map(|(&ty, &mask)| slots_of(all.module, ty, mask, width).len());
            Made {
                of: key.0,
                function,
                params: slots.collect(),
                result: differing(all.module, key.0, all.found(key).result),
            }
        };
        self.by_key.iter().map(of).collect()
    }

    /// Adds all.
    pub fn add(self, module: &mut Module) {
        for function in self.functions {
            module.functions.push(function);
        }
        for global in self.globals {
            module.globals.push(global);
        }
    }
}

fn slots_of(module: &Module, ty: Type, mask: Mask, width: u32) -> Vec<Type> {
    slots(module, ty, mask, width, Form::Apart)
}

fn declared(all: &Differing, key: &Key, width: u32, id: FuncId) -> Function {
    let (module, primal) = (all.module, &all.module.functions[key.0]);
    let of = |ty: Type, mask| slots_of(module, ty, mask, width);
    let params = primal.sig.params.iter().zip(&key.1);
    let params = params.flat_map(|(&ty, &mask)| of(ty, mask)).collect();
    let ret = primal.sig.ret.map(|ty| of(ty, all.found(key).result));
    let ret = ret.and_then(|types| pack_type(module, &types));
    let sig = Signature {
        params,
        ret,
        variadic: false,
    };
    let name = format!("{}.lanes{width}.{}", primal.name, id.index());
    let mut function = Function::declare(name, sig);
    function.effects = primal.effects;
    function.template = primal.template.or(primal.host);
    function.loc = primal.loc;
    function.source_name.clone_from(&primal.source_name);
    function
}
