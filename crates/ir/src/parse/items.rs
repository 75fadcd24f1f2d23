//! Types, globals, and functions: first all heads, then the bodies, which may name any of them.

use super::Parser;
use super::lexer::Kind;
use super::ops::declared;
use crate::body::Body;
use crate::constant::Constant;
use crate::module::{FuncId, Function, Global, GlobalId, ParamAttrs, Signature, Stale, Stated};
use crate::ops::Effects;
use crate::target::{System, Target};
use crate::types::{Aggregate, Type};
use tapeless_diag::Result;

/// A definition's id, the numbers of its parameters, and where its body starts.
type Head = (FuncId, Vec<(u32, Type)>, usize);

impl Parser<'_> {
    pub(super) fn items(&mut self) -> Result<()> {
        let (mut bodies, mut held) = (Vec::new(), Vec::new());
        loop {
            match self.next() {
                Kind::End => break,
                Kind::Word("target") => self.target()?,
                Kind::Word("type") => self.aggregate()?,
                Kind::Word("global") => held.extend(self.global()?),
                Kind::Word("declare") => {
                    self.head()?;
                }
                Kind::Word("func") => bodies.push(self.skip_body()?),
                other => return self.error(format!("an item was expected, not {other}")),
            }
        }
        for (id, at) in held {
            self.at = at;
            self.module.globals[id].addresses = self.addresses()?;
        }
        for (id, names, at) in bodies {
            self.at = at;
            let body = self.body(id, &names)?;
            self.module.functions[id].body = Some(body);
        }
        Ok(())
    }

    fn target(&mut self) -> Result<()> {
        let name = self.word()?;
        let Some(system) = System::named(name) else {
            return self.error(format!("`{name}` is no system"));
        };
        let mut target = Target::of(system);
        self.expect("{")?;
        let pointers = self.list("}", |p| {
            let space = p.number()?;
            p.expect(":")?;
            Ok((space, p.number()?))
        })?;
        for (space, bytes) in pointers {
            target.set_pointer_bytes(space, bytes);
        }
        self.module.target = target;
        Ok(())
    }

    fn aggregate(&mut self) -> Result<()> {
        let name = self.word()?;
        self.expect("=")?;
        let aggregate = if self.eat("[") {
            let len = self.number()?;
            self.expect("x")?;
            let element = self.ty()?;
            self.expect("]")?;
            Aggregate::Array { element, len }
        } else {
            self.expect("{")?;
            let fields = self.list("}", |p| {
                let ty = p.ty()?;
                p.expect("@")?;
                Ok((ty, p.number()?))
            })?;
            self.expect("size")?;
            let size = self.number()?;
            Aggregate::Struct {
                fields: fields.into(),
                size,
                packed: self.eat("packed"),
            }
        };
        let id = self.module.intern(aggregate);
        if id.to_string() != name {
            return self.error(format!("`{name}` stands where {id} must"));
        }
        Ok(())
    }

    /// A global; where the addresses that it holds are written, which may be those of what comes later.
    fn global(&mut self) -> Result<Option<(GlobalId, usize)>> {
        let name = self.symbol()?;
        self.expect("size")?;
        let size = self.number()?;
        let mut global = Global {
            name,
            open: self.eat("open"),
            constant: self.eat("constant"),
            closed: self.eat("closed"),
            shows: self.eat("shows"),
            threaded: self.eat("threaded"),
            exposed: self.eat("exposed"),
            addressed: self.eat("addressed"),
            inactive: self.eat("inactive"),
            handle: self.eat("handle"),
            integers: self.eat("integers"),
            unwritten: self.eat("unwritten"),
            followed: self.eat("followed"),
            unsure: self.eat("unsure"),
            stale: match self.eat("stale") {
                true => Some(Stale::ByName),
                false => self.eat("stale_anywhere").then_some(Stale::Anywhere),
            },
            ..Global::of_size(size)
        };
        global.declared = declared(self)?;
        if self.eat("shadow") {
            global.shadow_of = Some(crate::GlobalId::from_u32(self.number()?));
        }
        if self.eat("host") {
            global.host = Some(self.number()?);
        }
        if self.eat("=") {
            self.expect("x")?;
            let text = self.string()?;
            let byte = |pair: &[u8]| {
                let pair = std::str::from_utf8(pair).ok()?;
                u8::from_str_radix(pair, 16).ok()
            };
            let bytes: Option<Vec<u8>> = text.as_bytes().chunks(2).map(byte).collect();
            if bytes.is_none() {
                return self.error("bytes are pairs of hexadecimal digits");
            }
            global.bytes = bytes;
        }
        let id = self.module.globals.push(global);
        if !self.eat("[") {
            return Ok(None);
        }
        let at = self.at;
        while !self.eat("]") {
            if let Kind::End = self.next() {
                return self.error("a list without end");
            }
        }
        Ok(Some((id, at)))
    }

    /// `0: @a, 8: (@b + 16)]`.
    fn addresses(&mut self) -> Result<Vec<(u64, Constant)>> {
        let mut addresses = Vec::new();
        self.list("]", |p| {
            let at = p.number()?;
            p.expect(":")?;
            addresses.push((at, p.constant(Type::PTR)?));
            Ok(())
        })?;
        Ok(addresses)
    }

    /// What the user says of a function.
    fn stated(&mut self) -> Result<Stated> {
        if self.eat("inactive") {
            return Ok(Stated::Inactive);
        }
        if self.eat("registered") {
            return Ok(Stated::Derivative);
        }
        if self.eat("routine") {
            return Ok(Stated::Routine);
        }
        if self.eat("releases") {
            let pointer = self.number()?;
            return Ok(Stated::Releases { pointer });
        }
        if self.eat("hint") {
            return match self.ty()? {
                Type::Scalar(ty) => Ok(Stated::Hint(ty)),
                _ => self.error("a hint is of a scalar type"),
            };
        }
        if !self.eat("allocates") {
            return Ok(Stated::Nothing);
        }
        let size = self.number()?;
        let times = match self.eat("times") {
            true => Some(self.number()?),
            false => None,
        };
        let (zeroed, kept) = (self.eat("zeroed"), self.eat("kept"));
        Ok(Stated::Allocates {
            size,
            times,
            zeroed,
            kept,
        })
    }

    /// A function's head up to its brace; gives its id and the numbers of its parameters.
    fn head(&mut self) -> Result<(FuncId, Vec<(u32, Type)>)> {
        let mut function = Function::declare(self.symbol()?, Signature::default());
        let mut names = Vec::new();
        self.expect("(")?;
        self.list(")", |p| {
            if p.eat("...") {
                function.sig.variadic = true;
                return Ok(());
            }
            p.param(&mut function, &mut names)
        })?;
        if self.eat("->") {
            function.sig.ret = Some(self.ty()?);
        }
        function.effects = self.effects()?;
        function.interposable = self.eat("interposable");
        function.stated = self.stated()?;
        function.recomputed = self.eat("recomputed");
        function.exchanges = self.eat("exchanges");
        if self.eat("host") {
            function.host = Some(self.number()?);
        }
        self.eat("{");
        function.loc = self.place();
        Ok((self.module.functions.push(function), names))
    }

    fn param(&mut self, function: &mut Function, names: &mut Vec<(u32, Type)>) -> Result<()> {
        let number = if self.eat("%") {
            let number = self.number()?;
            self.expect(":")?;
            Some(number)
        } else {
            None
        };
        let ty = self.ty()?;
        names.extend(number.map(|n| (n, ty)));
        function.sig.params.push(ty);
        function.params.push(self.param_attrs()?);
        let named = matches!(self.peek(), Kind::String(_));
        let name = if named { Some(self.string()?) } else { None };
        function.param_names.push(name);
        Ok(())
    }

    fn param_attrs(&mut self) -> Result<ParamAttrs> {
        let mut attrs = ParamAttrs::default();
        while let Kind::Word(word) = self.peek() {
            self.at += 1;
            match word {
                "noalias" => attrs.noalias = true,
                "leads_apart" => attrs.leads_apart = true,
                "readonly" => attrs.readonly = true,
                "writeonly" => attrs.writeonly = true,
                "nocapture" => attrs.nocapture = true,
                "sret" => attrs.sret = true,
                "reference" => attrs.reference = true,
                "reread" => attrs.reread = true,
                "counts_behind" => attrs.counts_behind = true,
                "byval" => attrs.byval = Some(self.number()?),
                _ => return self.error(format!("`{word}` is no attribute")),
            }
        }
        Ok(attrs)
    }

    pub(super) fn effects(&mut self) -> Result<Effects> {
        if self.eat("effects") {
            Ok(Effects::from_letters(self.word()?))
        } else {
            Ok(Effects::NONE)
        }
    }

    /// Reads a head and passes over the body, up to its last brace.
    fn skip_body(&mut self) -> Result<Head> {
        let (id, names) = self.head()?;
        let at = self.at;
        let mut depth = 1usize;
        loop {
            match self.next() {
                Kind::Sign("{") => depth += 1,
                Kind::Sign("}") => depth = depth.saturating_sub(1),
                Kind::End => return self.error("a body without end"),
                _ => continue,
            }
            // After its body region a function may go on with `diverge` and `alias`.
            if depth == 0 && !matches!(self.peek(), Kind::Word("diverge" | "alias")) {
                return Ok((id, names, at));
            }
        }
    }

    fn body(&mut self, id: FuncId, names: &[(u32, Type)]) -> Result<Body> {
        let mut reader = super::regions::Reader::new(names);
        reader.read(self, id)?;
        Ok(reader.body)
    }
}
