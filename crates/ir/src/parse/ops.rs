//! What an op does, from its words.

use super::Parser;
use super::lexer::Kind;
use super::regions::Reader;
use crate::body::Value;
use crate::module::Signature;
use crate::names::{
    CAST, FAST, FLOAT_PRED, HINT, INT_BIN, INT_PRED, INT_UN, ORDER, OVERFLOW, UPDATE, op as words,
    rule_named, thing,
};
use crate::ops::{
    Access, AtomicOrder, Call, Callee, Case, Control, Declared, FastMath, FloatPred, HEAP_ALIGN,
    Host, LoopInfo, Mem, OpKind, Par, Scalar, Space, Within, Wrap,
};
use crate::types::Type;
use smallvec::SmallVec;
use tapeless_diag::Result;

/// An op's kind and operands.
type Parts = (OpKind, Vec<Value>);

impl Reader {
    pub(super) fn kind(&mut self, p: &mut Parser) -> Result<Parts> {
        let word = p.word()?;
        if let Some(parts) = self.control(p, word)? {
            return Ok((OpKind::Control(parts.0), parts.1));
        }
        match word {
            words::CALL => {
                let (call, args) = self.call(p)?;
                Ok((OpKind::Call(call), args))
            }
            words::HOST => {
                let name = p.string()?;
                p.expect("(")?;
                let args = p.list(")", |p| self.operand(p))?;
                let effects = p.effects()?;
                Ok((OpKind::Host(Host { name, effects }), args))
            }
            words::PTR_ADD => self.ptr_add(p),
            _ => self.plain(p, word),
        }
    }

    /// Ops that are a word, operands, then attributes.
    fn plain(&mut self, p: &mut Parser, word: &str) -> Result<Parts> {
        if let Some(par) = Par::of_word(word) {
            // What begins the next line is no operand.
            let args = match par.params() {
                [] => Vec::new(),
                _ => self.operands(p)?,
            };
            return Ok((OpKind::Par(par), args));
        }
        let args = self.operands(p)?;
        let scalar = match word {
            words::FSHL => Scalar::Funnel(true),
            words::FSHR => Scalar::Funnel(false),
            words::SELECT => Scalar::Select(fast_math(p)),
            words::FREEZE => Scalar::Freeze,
            words::EXTRACT_ELEMENT => Scalar::ExtractElement,
            words::INSERT_ELEMENT => Scalar::InsertElement,
            words::SHUFFLE => Scalar::Shuffle(numbers(p)?.into()),
            words::EXTRACT_VALUE => Scalar::ExtractValue(numbers(p)?.into()),
            words::INSERT_VALUE => Scalar::InsertValue(numbers(p)?.into()),
            _ => match named_scalar(p, word) {
                Some(scalar) => scalar,
                None => return mem(p, word).map(|mem| (OpKind::Mem(mem), args)),
            },
        };
        Ok((OpKind::Scalar(scalar), args))
    }

    fn operands(&mut self, p: &mut Parser) -> Result<Vec<Value>> {
        let mut args = Vec::new();
        if p.peek() == Kind::Sign("%") || p.at_type() {
            args.push(self.operand(p)?);
            while p.eat(",") {
                args.push(self.operand(p)?);
            }
        }
        Ok(args)
    }

    /// `base + index*scale + offset`.
    fn ptr_add(&mut self, p: &mut Parser) -> Result<Parts> {
        let mut args = vec![self.operand(p)?];
        let (mut offset, mut scales) = (0, SmallVec::new());
        while p.eat("+") {
            if matches!(p.peek(), Kind::Number(_)) {
                offset = p.number()?;
            } else {
                args.push(self.operand(p)?);
                p.expect("*")?;
                scales.push(p.number()?);
            }
        }
        let inbounds = p.eat("inbounds");
        let nuw = p.eat("nuw");
        let node = p.eat("node");
        let rounds = p.eat("rounds");
        let scalar = Scalar::PtrAdd {
            offset,
            scales,
            inbounds,
            nuw,
            node,
            rounds,
        };
        Ok((OpKind::Scalar(scalar), args))
    }

    fn control(&mut self, p: &mut Parser, word: &str) -> Result<Option<(Control, Vec<Value>)>> {
        Ok(Some(match word {
            words::IF => (Control::If, self.operands(p)?),
            words::SWITCH => self.switch(p)?,
            words::LOOP => self.loop_head(p)?,
            words::GUARD => self.guard(p)?,
            words::INVOKE => {
                let (call, args) = self.call(p)?;
                (Control::Invoke(call), args)
            }
            words::YIELD => (Control::Yield, self.operands(p)?),
            words::REPEAT => self.repeat(p)?,
            words::RETURN => (Control::Return, self.operands(p)?),
            words::JUMP => {
                let target = target(p)?;
                (Control::Jump(target), p.list(")", |p| self.operand(p))?)
            }
            words::UNREACHABLE => (Control::Unreachable, self.operands(p)?),
            words::UNWIND => (Control::Unwind, self.operands(p)?),
            _ => return Ok(None),
        }))
    }

    fn switch(&mut self, p: &mut Parser) -> Result<(Control, Vec<Value>)> {
        let args = self.operands(p)?;
        p.expect("[")?;
        let cases = p.list("]", |p| {
            let value = p.number()?;
            p.expect("->")?;
            Ok(Case {
                value,
                region: p.number()?,
            })
        })?;
        Ok((Control::Switch(cases.into()), args))
    }

    /// Initial values and steps follow with the region's parameters.
    fn loop_head(&mut self, p: &mut Parser) -> Result<(Control, Vec<Value>)> {
        let counted = p.eat("count");
        let info = LoopInfo {
            counted,
            ..LoopInfo::default()
        };
        let args = if counted {
            vec![self.operand(p)?]
        } else {
            Vec::new()
        };
        Ok((Control::Loop(info), args))
    }

    fn guard(&mut self, p: &mut Parser) -> Result<(Control, Vec<Value>)> {
        let expect = !p.eat("not");
        let mut args = vec![self.operand(p)?];
        p.expect("else")?;
        let target = target(p)?;
        args.extend(p.list(")", |p| self.operand(p))?);
        Ok((Control::Guard { expect, target }, args))
    }

    fn repeat(&mut self, p: &mut Parser) -> Result<(Control, Vec<Value>)> {
        let negate = match p.word()? {
            "if" => false,
            "unless" => true,
            other => return p.error(format!("`if` or `unless` was expected, not `{other}`")),
        };
        let mut args = vec![self.operand(p)?];
        p.expect("(")?;
        args.extend(p.list(")", |p| self.operand(p))?);
        if p.eat("yield") {
            args.extend(self.operands(p)?);
        }
        Ok((Control::Repeat { negate }, args))
    }

    fn call(&mut self, p: &mut Parser) -> Result<(Call, Vec<Value>)> {
        let beside = p.eat("thread");
        let team = beside || p.eat("team");
        let (callee, pointer) = if p.eat("*") {
            (Callee::Indirect, Some(self.operand(p)?))
        } else {
            let name = p.symbol()?;
            match p.module.function_named(&name) {
                Some(id) => (Callee::Func(id), None),
                None => return p.error(format!("there is no function `@{name}`")),
            }
        };
        p.expect("(")?;
        let mut args = p.list(")", |p| self.operand(p))?;
        args.extend(pointer);
        let sig = match (p.eat(":"), callee) {
            (false, Callee::Func(id)) => p.module.functions[id].sig.clone(),
            (true, _) => signature(p)?,
            (false, Callee::Indirect) => return p.error("an indirect call states its signature"),
        };
        let effects = p.effects()?;
        let call = Call {
            callee,
            sig,
            effects,
            flags: fast_math(p),
            team,
            beside,
        };
        Ok((call, args))
    }
}

/// `^0(`.
fn target(p: &mut Parser) -> Result<u32> {
    p.expect("^")?;
    let target = p.number()?;
    p.expect("(")?;
    Ok(target)
}

fn signature(p: &mut Parser) -> Result<Signature> {
    let mut sig = Signature::default();
    p.expect("(")?;
    p.list(")", |p| {
        if p.eat("...") {
            sig.variadic = true;
        } else {
            sig.params.push(p.ty()?);
        }
        Ok(())
    })?;
    if p.eat("->") {
        sig.ret = Some(p.ty()?);
    }
    Ok(sig)
}

/// Ops of the tables, and rules.
fn named_scalar(p: &mut Parser, word: &str) -> Option<Scalar> {
    if let Some(op) = thing(&INT_BIN, word) {
        return Some(Scalar::Int(op, wraps(p)));
    }
    if let Some(cast) = thing(&CAST, word) {
        return Some(Scalar::Cast(cast, wraps(p)));
    }
    if let Some(pred) = thing(&FLOAT_PRED, word) {
        return Some(Scalar::Fcmp(FloatPred(pred), fast_math(p)));
    }
    let plain = thing(&INT_UN, word).map(Scalar::IntUn);
    let plain = plain.or_else(|| thing(&OVERFLOW, word).map(Scalar::Overflow));
    let plain = plain.or_else(|| thing(&INT_PRED, word).map(Scalar::Icmp));
    plain.or_else(|| rule_named(word).map(|id| Scalar::Rule(id, fast_math(p))))
}

fn mem(p: &mut Parser, word: &str) -> Result<Mem> {
    Ok(match word {
        words::ALLOCA => {
            p.expect("size")?;
            let size = p.number()?;
            p.expect("align")?;
            Mem::Alloca {
                size,
                align: p.number()?,
                declared: declared(p)?.into(),
            }
        }
        words::LOAD => Mem::Load(access(p)?),
        words::STORE => Mem::Store(access(p)?),
        words::COPY | words::MOVE => Mem::Copy {
            moves: word == words::MOVE,
            access: access(p)?,
        },
        words::SET => Mem::Set(access(p)?),
        words::LIFETIME_START => Mem::Lifetime(true),
        words::LIFETIME_END => Mem::Lifetime(false),
        words::HEAP_ALLOC | words::HEAP_ZEROED => Mem::HeapAlloc {
            zeroed: word == words::HEAP_ZEROED,
            align: match p.eat("align") {
                true => p.number()?,
                false => HEAP_ALIGN,
            },
            frame: false,
        },
        words::FRAME_BEGIN | words::FRAME_ZEROED => Mem::HeapAlloc {
            zeroed: word == words::FRAME_ZEROED,
            align: HEAP_ALIGN,
            frame: true,
        },
        words::HEAP_GROW | words::FRAME_GROW => Mem::HeapGrow {
            frame: word == words::FRAME_GROW,
        },
        words::HEAP_FREE | words::FRAME_END => Mem::HeapFree {
            frame: word == words::FRAME_END,
        },
        words::CHECK => Mem::Check,
        words::UPDATE => {
            let word = p.word()?;
            match thing(&UPDATE, word) {
                Some(update) => Mem::Update {
                    update,
                    later: p.eat(words::LATER),
                    access: access(p)?,
                },
                None => return p.error(format!("`{word}` is no update")),
            }
        }
        words::EXCHANGE => Mem::Exchange(access(p)?),
        _ => return p.error(format!("`{word}` is no op")),
    })
}

/// `of 8 f64 at 16`, as often as there is something.
pub(super) fn declared(p: &mut Parser) -> Result<Vec<Declared>> {
    let mut declared = Vec::new();
    while p.eat("of") {
        let count = p.number()?;
        let Type::Scalar(scalar) = p.ty()? else {
            return p.error("a variable is declared by its scalars");
        };
        p.expect("at")?;
        let at = p.number()?;
        declared.push(Declared { at, count, scalar });
    }
    Ok(declared)
}

fn access(p: &mut Parser) -> Result<Access> {
    p.expect("align")?;
    let mut access = Access {
        align: p.number()?,
        volatile: p.eat("volatile"),
        order: order(p),
        invariant: p.eat("invariant"),
        ..Access::default()
    };
    if p.eat("shadow") {
        access.space = Space::Shadow;
    } else if p.eat("frame") {
        access.space = Space::Frame;
    } else if p.eat("residual") {
        access.space = Space::Residual;
    } else if p.eat("undone") {
        access.space = Space::Undone;
    }
    if p.eat("hint") {
        let word = p.word()?;
        match thing(&HINT, word) {
            Some(hint) => access.hint = hint,
            None => return p.error(format!("`{word}` is no hint")),
        }
    }
    if p.eat("of") {
        access.array = p.number()?;
        access.last = p.eat("last");
    }
    if p.eat("in") {
        let Type::Aggregate(structure) = p.ty()? else {
            return p.error("a member is one of a structure");
        };
        p.expect("+")?;
        let at = p.number()?;
        access.within = Some(Within { structure, at });
    }
    Ok(access)
}

fn order(p: &mut Parser) -> AtomicOrder {
    let named = ORDER.iter().find(|(_, word)| p.eat(word));
    named.map_or(AtomicOrder::Plain, |(order, _)| *order)
}

fn fast_math(p: &mut Parser) -> FastMath {
    if p.eat("fast") {
        return FAST;
    }
    let met = FastMath::NAMES.iter().filter(|(name, _)| p.eat(name));
    FastMath(met.fold(0, |flags, (_, bit)| flags | bit))
}

fn wraps(p: &mut Parser) -> Wrap {
    Wrap {
        nuw: p.eat("nuw"),
        nsw: p.eat("nsw"),
        exact: p.eat("exact"),
    }
}

/// `[1, 2]`.
fn numbers<T: std::str::FromStr>(p: &mut Parser) -> Result<Vec<T>> {
    p.expect("[")?;
    p.list("]", Parser::number)
}
