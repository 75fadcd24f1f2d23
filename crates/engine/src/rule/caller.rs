//! A function of a derivative that calls one of the user's.

use super::rows::Numbers;
use tapeless_analysis::{ArgActivity, Context, Mode};
use tapeless_ir::ops::Access;
use tapeless_ir::{Body, Builder, FuncId, Function, Mem, Module, OpKind, Packer, Type, Value};
use tapeless_synth::memory::kept;

/// A function that calls one of the user's.
pub(super) struct Caller<'a> {
    pub module: &'a mut Module,
    pub b: Builder,
    /// The arguments of the derivative that are the primal's, with shadows and tangents.
    pub given: Vec<Value>,
    /// Where among these the primal's are.
    pub primals: Vec<usize>,
    /// The list of what ends with the request.
    pub list: Option<Value>,
    pub rest: Vec<Value>,
}

impl<'a> Caller<'a> {
    /// Pointers without a shadow get a null one. `everywhere`: floats without a tangent get the tangent 0.
    pub fn new(
        module: &'a mut Module,
        function: FuncId,
        primal: &Function,
        context: &Context,
        everywhere: bool,
    ) -> Self {
        let tangents = context.mode == Mode::Forward;
        Self::given(module, function, primal, context, (tangents, everywhere))
    }

    /// The same; `tangents`: floats that carry a derivative are followed by their tangent.
    pub fn given(
        module: &'a mut Module,
        function: FuncId,
        primal: &Function,
        context: &Context,
        (tangents, everywhere): (bool, bool),
    ) -> Self {
        let params = module.functions[function].sig.params.clone();
        let mut b = Builder::new(&params);
        b.loc = primal.loc;
        let mut all = b.body.params().to_vec().into_iter();
        let (mut given, mut primals) = (Vec::new(), Vec::new());
        for (&ty, activity) in primal.sig.params.iter().zip(&context.args) {
            primals.push(given.len());
            given.extend(all.next());
            let follows =
                *activity == ArgActivity::Dup || (tangents && *activity == ArgActivity::Out);
            if follows {
                given.extend(all.next());
            } else if ty.is_ptr() || everywhere && ty.is_float() {
                given.push(b.zero(ty));
            }
        }
        let list = context.listed.then(|| all.next()).flatten();
        let rest = all.collect();
        Self {
            module,
            b,
            given,
            primals,
            list: list.filter(|_| context.kept),
            rest,
        }
    }

    /// Puts the numbers of a row in the place of the last arguments.
    pub fn tell(&mut self, row: Option<Numbers>) {
        let places = self.primals.iter().rev().copied();
        for (place, number) in places.zip(row.into_iter().flatten().rev()) {
            self.given[place] = self.b.i64(number);
        }
    }

    /// The arguments of which copies are kept, by their places among what is given, with their bytes.
    pub fn copied(&self, context: &Context) -> Vec<(usize, u64)> {
        let places = self
            .primals
            .iter()
            .copied()
            .zip(context.copied.iter().copied());
        places.filter(|&(_, bytes)| bytes > 0).collect()
    }

    /// Puts what is kept into the place of memory that has changed, out of a packed tape of such types: the copies, and the tape
    /// of the user's.
    pub fn recall(
        &mut self,
        context: &Context,
        types: &[Type],
        packed: Option<Value>,
    ) -> (Vec<Value>, Option<Value>) {
        let mut all = self.packer().unpack(packed, types).into_iter();
        let mut copies = Vec::new();
        for ((place, _), copy) in self.copied(context).into_iter().zip(all.by_ref()) {
            self.given[place] = copy;
            copies.push(copy);
        }
        (copies, all.next())
    }

    /// A copy of memory as it is now.
    pub fn copy(&mut self, from: Value, bytes: u64) -> Value {
        let bytes = self.b.i64(bytes.cast_signed());
        let copy = kept::allocate(&mut self.b, self.list, bytes, false);
        let kind = OpKind::Mem(Mem::Copy {
            moves: false,
            access: Access {
                align: 1,
                ..Access::default()
            },
        });
        self.b.push(kind, &[copy, from, bytes], &[]);
        copy
    }

    /// Calls a function; its results one by one.
    pub fn call(&mut self, function: FuncId, args: &[Value], types: &[Type]) -> Vec<Value> {
        let packed = self.b.call(self.module, function, args);
        self.packer().unpack(packed, types)
    }

    pub fn packer(&mut self) -> Packer<'_> {
        Packer {
            module: self.module,
            b: &mut self.b,
        }
    }

    pub fn finish(mut self, results: &[Value]) -> Body {
        let packed: Vec<Value> = self.packer().pack(results).into_iter().collect();
        self.b.return_(&packed);
        self.b.finish()
    }
}
