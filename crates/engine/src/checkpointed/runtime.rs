//! What decides when the state of a loop is copied: functions that are there when the program runs (`llvm/bodies/checkpoints.c`).

use tapeless_ir::{FuncId, Function, Module, Signature, Type};

/// What decides when the state is copied, as it is called in the program.
#[derive(Clone, Copy, Debug)]
pub(super) enum Runtime {
    Open,
    Store,
    Done,
    Turns,
    Once,
    Differs,
    Kept,
    Back,
    Copy,
    Close,
}

impl Runtime {
    fn declaration(self) -> (&'static str, &'static [Type], Option<Type>) {
        const TWO: &[Type] = &[Type::PTR, Type::I64];
        match self {
            Self::Open => ("open", &[Type::I64; 4], Some(Type::PTR)),
            Self::Once => ("once", &[Type::PTR], Some(Type::PTR)),
            Self::Differs => (
                "differs",
                &[Type::PTR, Type::PTR, Type::I64],
                Some(Type::I64),
            ),
            Self::Store => ("store", TWO, Some(Type::PTR)),
            Self::Done => ("done", TWO, None),
            Self::Turns => ("turns", &[Type::PTR], Some(Type::I64)),
            Self::Kept => ("kept", &[Type::PTR], Some(Type::PTR)),
            Self::Back => ("back", TWO, Some(Type::I64)),
            Self::Copy => ("copy", &[Type::PTR], Some(Type::PTR)),
            Self::Close => ("close", &[Type::PTR], None),
        }
    }

    pub(super) fn declared(self, module: &mut Module) -> FuncId {
        let (name, params, ret) = self.declaration();
        let name = format!("{PREFIX}{name}");
        module.function_named(&name).unwrap_or_else(|| {
            let sig = Signature {
                params: params.to_vec(),
                ret,
                variadic: false,
            };
            module.functions.push(Function::declare(name, sig))
        })
    }
}

/// How the names of these functions begin.
pub const PREFIX: &str = "__tapeless_checkpoints_";
