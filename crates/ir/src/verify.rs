//! What every module keeps: definitions before uses, terminators in their places, operands and results as
//! each op lays down. A pass that breaks one of these is defective.

mod control;
mod scalar;

use crate::body::{Body, Op, OpData, Region, Value, ValueDef};
use crate::constant::{Constant, NOWHERE};
use crate::module::{FuncId, Function, Module};
use crate::ops::{Control, Mem, OpKind, Par};
use crate::print::{Printer, element_type, type_name};
use crate::types::{ScalarType, Type};
use cranelift_entity::EntitySet;
use rustc_hash::FxHashSet;
use tapeless_diag::Diagnostic;

/// All defects of a module, each with its function and op; empty if it is well formed.
pub fn module(module: &Module) -> Vec<String> {
    let mut defects = Vec::new();
    let mut names = FxHashSet::default();
    let functions = module.functions.values().map(|f| &f.name);
    for name in functions.chain(module.globals.values().map(|g| &g.name)) {
        if !names.insert(name) {
            defects.push(format!("@{name}: the name is given twice"));
        }
    }
    for global in module.globals.values() {
        if global
            .bytes
            .as_ref()
            .is_some_and(|b| b.len() as u64 != global.size)
        {
            defects.push(format!("@{}: as many bytes as its size says", global.name));
        }
        let known = global.bytes.is_some() || global.shadow_of.is_some();
        let fits = |at: u64| known && at.checked_add(8).is_some_and(|end| end <= global.size);
        if !global.addresses.iter().all(|held| fits(held.0)) {
            defects.push(format!("@{}: addresses lie within its bytes", global.name));
        }
    }
    for id in module.functions.keys() {
        defects.extend(function(module, id));
    }
    defects
}

/// All defects of a function.
pub fn function(module: &Module, id: FuncId) -> Vec<String> {
    let function = &module.functions[id];
    let mut found = Vec::new();
    let params = function.sig.params.len();
    if function.params.len() != params || function.param_names.len() != params {
        found.push("parameter attributes and names are as many as parameters".into());
    }
    if let Some(body) = &function.body {
        found.extend(Checker::run(module, function, body));
    }
    let name = &function.name;
    found.into_iter().map(|d| format!("@{name}: {d}")).collect()
}

/// An internal error that lists the defects of a module, if there are any.
pub fn check(m: &Module) -> tapeless_diag::Result<()> {
    let defects = module(m);
    if defects.is_empty() {
        return Ok(());
    }
    Err(Box::new(Diagnostic::internal(defects.join("\n"))))
}

/// The walk over one body.
struct Checker<'a> {
    module: &'a Module,
    function: &'a Function,
    body: &'a Body,
    printer: Printer<'a>,
    /// Values that the op at hand may use.
    visible: EntitySet<Value>,
    seen: EntitySet<Region>,
    defects: Vec<String>,
}

/// An open region of the walk: its next op, the op whose regions are open, and what became visible.
struct Scope {
    region: Region,
    next: usize,
    inside: Option<(Op, usize)>,
    defined: Vec<Value>,
}

/// What a check of one op says: nothing, or the rule that it breaks.
type Check = Result<(), String>;

/// The rule holds, or is broken.
fn ensure(holds: bool, rule: impl Into<String>) -> Check {
    if holds { Ok(()) } else { Err(rule.into()) }
}

impl<'a> Checker<'a> {
    fn run(module: &'a Module, function: &'a Function, body: &'a Body) -> Vec<String> {
        let Some(entry) = body.entry else {
            return vec!["a definition has a body region".into()];
        };
        let mut checker = Checker {
            module,
            function,
            body,
            printer: Printer::new(module, body),
            visible: EntitySet::new(),
            seen: EntitySet::new(),
            defects: Vec::new(),
        };
        let params = &body.regions[entry].params;
        let types: Vec<Type> = params.iter().map(|&v| body.ty(v)).collect();
        if types != function.sig.params {
            checker
                .defects
                .push("the body's parameters are the signature's".into());
        }
        for root in std::iter::once(entry).chain(body.diverging.iter().copied()) {
            if body.regions[root].owner.is_some() {
                checker
                    .defects
                    .push(format!("{root}: no op carries a root region"));
            }
            checker.walk(root);
        }
        checker.defects
    }

    fn walk(&mut self, root: Region) {
        let body = self.body;
        let mut stack: Vec<Scope> = self.open(root).into_iter().collect();
        while let Some(scope) = stack.last_mut() {
            if let Some((op, next)) = scope.inside {
                let regions = &body.ops[op].regions;
                scope.inside = (next + 1 < regions.len()).then_some((op, next + 1));
                let inner = regions[next];
                if body.regions[inner].owner != Some(op) {
                    self.report(op, &format!("{inner} names this op as its owner"));
                }
                stack.extend(self.open(inner));
                continue;
            }
            self.define_last(scope);
            let ops = &body.regions[scope.region].ops;
            let Some(&op) = ops.get(scope.next) else {
                for v in stack.pop().map(|s| s.defined).unwrap_or_default() {
                    self.visible.remove(v);
                }
                continue;
            };
            scope.next += 1;
            scope.inside = (!body.ops[op].regions.is_empty()).then_some((op, 0));
            self.op(op, scope.region, scope.next == ops.len());
        }
    }

    /// Opens a region, unless it was met before: then the text is no tree.
    fn open(&mut self, region: Region) -> Option<Scope> {
        if !self.seen.insert(region) {
            self.defects
                .push(format!("{region}: the region is met twice"));
            return None;
        }
        let data = &self.body.regions[region];
        if data.ops.is_empty() {
            self.defects
                .push(format!("{region}: a terminator ends the region"));
        }
        for (i, &v) in data.params.iter().enumerate() {
            if self.body.values[v].def != ValueDef::Param(region, i as u32) {
                self.defects
                    .push(format!("{region}: parameter {i} is defined elsewhere"));
            }
            self.visible.insert(v);
        }
        Some(Scope {
            region,
            next: 0,
            inside: None,
            defined: data.params.to_vec(),
        })
    }

    /// The results of the op just done, regions included, become visible.
    fn define_last(&mut self, scope: &mut Scope) {
        let Some(last) = scope.next.checked_sub(1) else {
            return;
        };
        let op = self.body.regions[scope.region].ops[last];
        for &v in &self.body.ops[op].results {
            self.visible.insert(v);
            scope.defined.push(v);
        }
    }

    fn op(&mut self, op: Op, region: Region, last: bool) {
        let data = &self.body.ops[op];
        let mut checks = vec![
            ensure(
                data.parent == region,
                "its parent is the region that lists it",
            ),
            ensure(
                data.kind.is_terminator() == last,
                "a terminator stands at a region's end, and only there",
            ),
        ];
        for (i, &v) in data.results.iter().enumerate() {
            let own = self.body.values[v].def == ValueDef::Result(op, i as u32);
            checks.push(ensure(own, format!("result {i} is defined by this op")));
        }
        for (i, &v) in data.args.iter().enumerate() {
            let visible = self.visible.contains(v) || self.body.as_const(v).is_some();
            checks.push(ensure(
                visible,
                format!("operand {i} is defined before its use"),
            ));
            checks.push(self.constant(v));
        }
        checks.push(match &data.kind {
            OpKind::Scalar(scalar) => self.scalar(scalar, data),
            OpKind::Mem(mem) => self.mem(mem, data),
            OpKind::Control(control) => self.control(control, data),
            OpKind::Call(call) => self.call(call, data),
            OpKind::Par(par) => self.par(*par, data),
            OpKind::Host(_) => Ok(()),
        });
        let carries = matches!(
            data.kind,
            OpKind::Control(
                Control::If | Control::Switch(_) | Control::Loop(_) | Control::Invoke(_)
            ) | OpKind::Host(_)
        );
        checks.push(ensure(
            carries || data.regions.is_empty(),
            "only control carries regions",
        ));
        for check in checks {
            if let Err(rule) = check {
                self.report(op, &rule);
            }
        }
    }

    /// A constant fits its type: no bits beyond it, as many parts as it has.
    fn constant(&self, v: Value) -> Check {
        let mut open = vec![(Some(self.body.ty(v)), self.body.as_const(v))];
        while let Some((ty, constant)) = open.pop() {
            let (Some(ty), Some(constant)) = (ty, constant) else {
                continue;
            };
            let fits = match constant {
                Constant::Int(x) => fits_int(ty, *x),
                Constant::Float(x) => matches!(ty, Type::Scalar(ScalarType::Float(kind))
                    if kind.bytes() == 16 || x >> (kind.bytes() * 8) == 0),
                Constant::Global(..) | Constant::Func(_) => ty.is_ptr(),
                Constant::Elements(parts) => {
                    let part = |i| element_type(self.module, ty, i);
                    open.extend(parts.iter().enumerate().map(|(i, c)| (part(i), Some(c))));
                    let n = parts.len();
                    n.checked_sub(1).is_none_or(|i| part(i).is_some()) && part(n).is_none()
                }
                _ => true,
            };
            ensure(
                fits,
                format!("a constant {constant:?} fits {}", type_name(ty)),
            )?;
        }
        Ok(())
    }

    fn report(&mut self, op: Op, rule: &str) {
        let text = self.printer.op(op);
        let place = self.module.location(self.body.ops[op].loc);
        let place = place.map(|p| format!(" at {p}")).unwrap_or_default();
        self.defects.push(format!("`{text}`{place}: {rule}"));
    }

    fn mem(&self, mem: &Mem, data: &OpData) -> Check {
        let results = self.types(&data.results);
        let args = self.types(&data.args);
        let int = |t: &Type| matches!(t, Type::Scalar(ScalarType::Int(_)));
        let ptr = |t: &Type| matches!(t, Type::Scalar(ScalarType::Ptr(_)));
        let aligned =
            |align: u32| ensure(align.is_power_of_two(), "the alignment is a power of two");
        let holds = match (mem, &args[..], &results[..]) {
            (Mem::Alloca { align, .. }, [n], [r]) => {
                aligned(*align)?;
                int(n) && ptr(r)
            }
            (Mem::Load(a), [p], [_]) => {
                aligned(a.align)?;
                ptr(p)
            }
            (Mem::Store(a), [_, p], []) => {
                aligned(a.align)?;
                ptr(p)
            }
            (Mem::Update { access, .. }, [p, value], [r]) => {
                aligned(access.align)?;
                ptr(p) && value == r
            }
            (Mem::Exchange(a), [p, expected, value], [_]) => {
                aligned(a.align)?;
                ptr(p) && expected == value
            }
            (Mem::Copy { access, .. }, [d, s, n], []) => {
                aligned(access.align)?;
                ptr(d) && ptr(s) && int(n)
            }
            (Mem::Set(a), [d, byte, n], []) => {
                aligned(a.align)?;
                ptr(d) && *byte == Type::I8 && int(n)
            }
            (Mem::Lifetime(_) | Mem::HeapFree { .. }, [p], []) => ptr(p),
            (Mem::HeapAlloc { .. }, [n], [r]) => int(n) && ptr(r),
            (Mem::HeapGrow { .. }, [p, had, n], [r]) => ptr(p) && int(had) && int(n) && ptr(r),
            (Mem::Check, [shadow, p], []) => ptr(shadow) && ptr(p),
            _ => false,
        };
        ensure(holds, "a memory op has its operands and result")
    }

    fn par(&self, par: Par, data: &OpData) -> Check {
        let fits = self.types(&data.args) == par.params()
            && self.types(&data.results) == par.result().as_slice();
        ensure(fits, "what a member does has its operands and result")
    }

    fn types(&self, values: &[Value]) -> Vec<Type> {
        values.iter().map(|&v| self.body.ty(v)).collect()
    }
}

fn fits_int(ty: Type, x: u128) -> bool {
    match ty {
        Type::Scalar(ScalarType::Int(bits)) => bits >= 128 || x >> bits == 0,
        _ => ty.is_ptr() && NOWHERE.contains(&x),
    }
}
