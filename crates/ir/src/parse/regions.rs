//! A function's regions, read with a stack of those that are open.

use super::Parser;
use super::lexer::Kind;
use crate::alias::Alias;
use crate::body::{Body, Loc, Op, OpData, Origin, Region, Value};
use crate::module::FuncId;
use crate::ops::{Control, OpKind};
use crate::types::Type;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use tapeless_diag::Result;

/// The body so far, with what the text's numbers stand for.
pub(super) struct Reader {
    pub body: Body,
    values: FxHashMap<u32, Value>,
    labels: FxHashMap<u32, Op>,
    entry_params: Vec<(u32, Type)>,
}

impl Reader {
    pub(super) fn new(params: &[(u32, Type)]) -> Self {
        Self {
            body: Body::default(),
            values: FxHashMap::default(),
            labels: FxHashMap::default(),
            entry_params: params.to_vec(),
        }
    }

    /// Reads from behind a function's brace to its end.
    pub(super) fn read(&mut self, p: &mut Parser, id: FuncId) -> Result<()> {
        let entry = self.body.region(&[]);
        self.body.entry = Some(entry);
        for (number, ty) in std::mem::take(&mut self.entry_params) {
            self.add_param(p, entry, number, ty)?;
        }
        if self.body.params().len() != p.module.functions[id].sig.params.len() {
            return p.error("a parameter of a definition has a number");
        }
        self.region(p, entry)?;
        while p.eat("diverge") {
            p.expect("^")?;
            let index: usize = p.number()?;
            if index != self.body.diverging.len() {
                return p.error("diverging regions stand in order");
            }
            let region = self.body.region(&[]);
            self.body.diverging.push(region);
            self.region_params(p, region, None)?;
            p.expect("{")?;
            self.region(p, region)?;
        }
        if p.eat("alias") {
            self.aliases(p)?;
        }
        Ok(())
    }

    /// Reads a region's ops, and those of all regions inside, to its closing brace.
    fn region(&mut self, p: &mut Parser, root: Region) -> Result<()> {
        let mut open = vec![root];
        while let Some(&region) = open.last() {
            if !p.eat("}") {
                let op = self.op(p, region)?;
                if self.carries(op) {
                    open.push(self.open(p, op)?);
                    self.body.ops[op].loc = p.place();
                }
                continue;
            }
            open.pop();
            let owner = self.body.regions[region].owner;
            if let Some(owner) = owner.filter(|_| goes_on(p)) {
                open.push(self.open(p, owner)?);
            }
        }
        Ok(())
    }

    fn carries(&self, op: Op) -> bool {
        matches!(
            self.body.ops[op].kind,
            OpKind::Control(
                Control::If | Control::Switch(_) | Control::Loop(_) | Control::Invoke(_)
            )
        )
    }

    /// Opens the next region of an op: its word, its parameters and its brace.
    fn open(&mut self, p: &mut Parser, op: Op) -> Result<Region> {
        let index = self.body.ops[op].regions.len();
        match (&self.body.ops[op].kind, index) {
            (OpKind::Control(Control::If), 1) => p.expect("else")?,
            (OpKind::Control(Control::Switch(_)), 0) => p.expect("default")?,
            (OpKind::Control(Control::Switch(_)), _) => {
                p.expect("arm")?;
                if p.number::<usize>()? != index {
                    return p.error("arms stand in order");
                }
            }
            (OpKind::Control(Control::Invoke(_)), 0) => p.expect("normal")?,
            (OpKind::Control(Control::Invoke(_)), 1) => p.expect("unwind")?,
            (_, 0) => {}
            _ => return p.error("one region too many"),
        }
        let region = self.body.region(&[]);
        self.body.regions[region].owner = Some(op);
        self.body.ops[op].regions.push(region);
        self.region_params(p, region, Some(op))?;
        p.expect("{")?;
        Ok(region)
    }

    /// `(%1: i64 = init step step, …)`; initial values and steps become the loop's operands.
    fn region_params(&mut self, p: &mut Parser, region: Region, op: Option<Op>) -> Result<()> {
        let (mut inits, mut steps, mut stepped) = (Vec::new(), Vec::new(), SmallVec::new());
        if p.eat("(") {
            p.list(")", |p| {
                p.expect("%")?;
                let number = p.number()?;
                p.expect(":")?;
                let ty = p.ty()?;
                if p.eat("=") {
                    inits.push(self.operand(p)?);
                }
                if p.eat("step") {
                    stepped.push(self.body.regions[region].params.len() as u32);
                    steps.push(self.operand(p)?);
                }
                self.add_param(p, region, number, ty)
            })?;
        }
        let Some(op) = op else { return Ok(()) };
        if let OpKind::Control(Control::Loop(info)) = &mut self.body.ops[op].kind {
            info.params = inits.len() as u32;
            info.stepped = stepped;
            let count = std::mem::take(&mut self.body.ops[op].args);
            self.body.ops[op].args = inits.into_iter().chain(count).chain(steps).collect();
        }
        Ok(())
    }

    fn add_param(&mut self, p: &Parser, region: Region, number: u32, ty: Type) -> Result<()> {
        let v = self.body.add_param(region, ty);
        self.define(p, number, v)
    }

    fn define(&mut self, p: &Parser, number: u32, v: Value) -> Result<()> {
        match self.values.insert(number, v) {
            None => Ok(()),
            Some(_) => p.error(format!("%{number} is defined twice")),
        }
    }

    /// A value by its number, or a constant behind its type.
    pub(super) fn operand(&mut self, p: &mut Parser) -> Result<Value> {
        if p.eat("%") {
            let number = p.number()?;
            return match self.values.get(&number) {
                Some(&v) => Ok(v),
                None => p.error(format!("%{number} is not defined above")),
            };
        }
        let ty = p.ty()?;
        let constant = p.constant(ty)?;
        Ok(self.body.constant(ty, constant))
    }

    /// Reads an op up to its regions.
    fn op(&mut self, p: &mut Parser, region: Region) -> Result<Op> {
        let label = if p.eat("#") { Some(p.number()?) } else { None };
        let results = self.results(p)?;
        let (kind, args) = self.kind(p)?;
        let op = self.body.ops.push(OpData {
            kind,
            args: args.into(),
            results: SmallVec::new(),
            regions: SmallVec::new(),
            origin: self.origin(p)?,
            loc: self.place(p),
            parent: region,
        });
        self.body.regions[region].ops.push(op);
        if let Some(label) = label {
            self.labels.insert(label, op);
        }
        for (number, ty) in results {
            let v = self.body.add_result(op, ty);
            self.define(p, number, v)?;
        }
        Ok(op)
    }

    fn place(&self, p: &mut Parser) -> Option<Loc> {
        p.place()
    }

    /// `%1: f64, %2: i1 =`, or nothing.
    fn results(&mut self, p: &mut Parser) -> Result<Vec<(u32, Type)>> {
        let mut results = Vec::new();
        while p.eat("%") {
            let number = p.number()?;
            p.expect(":")?;
            results.push((number, p.ty()?));
            if !p.eat(",") {
                p.expect("=")?;
                break;
            }
        }
        Ok(results)
    }

    /// `@o12`.
    fn origin(&self, p: &mut Parser) -> Result<Option<Origin>> {
        if !p.eat("@") {
            return Ok(None);
        }
        let word = p.word()?;
        match word.strip_prefix('o').and_then(|n| n.parse().ok()) {
            Some(n) => Ok(Some(Origin(n))),
            None => p.error(format!("`{word}` is no origin")),
        }
    }

    /// `#0 #1 no` up to the closing brace.
    fn aliases(&mut self, p: &mut Parser) -> Result<()> {
        p.expect("{")?;
        while !p.eat("}") {
            let (a, b) = (self.label(p)?, self.label(p)?);
            let answer = match p.word()? {
                "no" => Alias::No,
                "must" => Alias::Must,
                other => return p.error(format!("`{other}` is no alias answer")),
            };
            self.body.aliases.record(a, b, answer);
        }
        Ok(())
    }

    fn label(&self, p: &mut Parser) -> Result<Op> {
        p.expect("#")?;
        let number: u32 = p.number()?;
        match self.labels.get(&number) {
            Some(&op) => Ok(op),
            None => p.error(format!("#{number} labels no op")),
        }
    }
}

/// Whether another region of the same op follows the brace just read, on its line.
fn goes_on(p: &Parser) -> bool {
    let line = |at: usize| p.tokens.get(at).map(|t| t.line);
    let same_line = line(p.at) == p.at.checked_sub(1).and_then(line);
    same_line && matches!(p.peek(), Kind::Word(_))
}
