//! Through which of its parameters a function may write, or read.
//!
//! What an inactive function writes has no derivative any more, so that it matters that it writes nothing. What the reverse
//! function of a derivative by hand reads must be there until then, so that it matters what it leaves alone. Unoptimised
//! code carries no promise of either.

use crate::call::{Effects, Place};
use crate::layer::structure::ParamFlags;
use crate::opcode::Opcode;
use crate::{Copies, Function, Targets, Value};
use std::collections::HashSet;
use tapeless_diag::Result;

/// What brings the uses of parameters to light in unoptimised code.
const PASSES: &str = "sroa,early-cse";

/// What a function may do to memory.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Read,
    /// A read of a pointer or an integer.
    ReadOther,
    /// A read of an integer behind a pointer that is read.
    ReadBehind,
    Write,
    /// Any, and any look at where it lies.
    Use,
}

/// For each parameter whether memory that it leads to may be written.
///
/// # Errors
/// If LLVM refuses a pipeline.
pub(super) fn written(function: Function) -> Result<Vec<bool>> {
    accessed(function, Access::Write)
}

/// For each parameter whether memory that it leads to may be read.
///
/// # Errors
/// If LLVM refuses a pipeline.
pub(super) fn read(function: Function) -> Result<Vec<bool>> {
    accessed(function, Access::Read)
}

/// For each parameter whether something else than floats may be read in memory that it leads to.
///
/// # Errors
/// If LLVM refuses a pipeline.
pub(super) fn read_as_other(function: Function) -> Result<Vec<bool>> {
    accessed(function, Access::ReadOther)
}

/// For each parameter whether integers may be read behind pointers that lie in memory that it leads to.
///
/// # Errors
/// If LLVM refuses a pipeline.
pub(super) fn counted_behind(function: Function) -> Result<Vec<bool>> {
    accessed(function, Access::ReadBehind)
}

/// For each parameter whether it matters at all what it is.
///
/// # Errors
/// If LLVM refuses a pipeline.
pub(super) fn used(function: Function) -> Result<Vec<bool>> {
    accessed(function, Access::Use)
}

fn accessed(function: Function, access: Access) -> Result<Vec<bool>> {
    if function.is_declaration() || function.value().is_interposable() {
        let params = 0..function.params().len() as u32;
        let flags = params.map(|index| function.param_flags(index));
        return Ok(flags
            .map(|flags| access.is_allowed(Some(flags), function.effects()))
            .collect());
    }
    let mut copies = Copies::of(function, ".memory");
    copies.follow(|_| true);
    let targets = Targets::default();
    for copy in copies.all() {
        for attribute in ["optnone", "noinline"] {
            copy.value().remove_attribute(Place::Function, attribute);
        }
        copy.run_passes(PASSES, &targets)?;
    }
    let root = copies.all().next();
    let params = root.into_iter().flat_map(Function::params);
    let found = params.map(|param| access.may_be_through(param)).collect();
    copies.all().for_each(Function::delete_body);
    copies.all().for_each(Function::delete);
    Ok(found)
}

impl Access {
    /// Follows a parameter through copies of functions.
    fn may_be_through(self, param: Value) -> bool {
        let start = (param, false);
        let (mut seen, mut open) = (HashSet::from([start]), vec![start]);
        while let Some((pointer, behind)) = open.pop() {
            for user in pointer.users() {
                let Some(next) = self.through(user, pointer, behind) else {
                    return true;
                };
                let behind = behind || user.is(Opcode::Load);
                let next = next.into_iter().map(|value| (value, behind));
                open.extend(next.filter(|&place| seen.insert(place)));
            }
        }
        false
    }

    /// The values through which a use leads on; `None` if it may be such an access, or leads nobody knows where. `behind` if the
    /// pointer was read through the parameter.
    fn through(self, user: Value, pointer: Value, behind: bool) -> Option<Vec<Value>> {
        match (user.opcode(), self) {
            (Opcode::ICmp | Opcode::Ret, Self::Use) => None,
            (Opcode::Load, Self::Write | Self::ReadBehind) if user.ty().is_pointer() => {
                Some(vec![user])
            }
            (Opcode::Load, Self::ReadOther | Self::ReadBehind) if user.ty().scalar().is_float() => {
                Some(Vec::new())
            }
            (Opcode::Load, Self::ReadBehind) => (!behind).then(Vec::new),
            (Opcode::Load, Self::Write) | (Opcode::ICmp | Opcode::Ret, _) => Some(Vec::new()),
            (Opcode::Store, Self::Read | Self::ReadOther | Self::ReadBehind)
                if user.operand(0) != pointer =>
            {
                Some(Vec::new())
            }
            (Opcode::GetElementPtr | Opcode::Phi | Opcode::Select | Opcode::Freeze, _) => {
                Some(vec![user])
            }
            // Whether an address is aligned.
            (Opcode::PtrToInt | Opcode::And | Opcode::URem, _) => Some(vec![user]),
            (Opcode::Call | Opcode::Invoke, _) => self.passed(user, pointer),
            _ => None,
        }
    }

    fn passed(self, call: Value, pointer: Value) -> Option<Vec<Value>> {
        let callee = call.callee().as_function()?;
        // What is handed in may come back.
        let mut next = Vec::from_iter(call.ty().is_pointer().then_some(call));
        for (index, argument) in call.args().into_iter().enumerate() {
            if argument != pointer {
                continue;
            }
            let param = callee.params().get(index).copied();
            match param.filter(|_| !callee.is_declaration()) {
                Some(param) => next.push(param),
                None if self.may_be_in(callee, call, index) => return None,
                None => {}
            }
        }
        Some(next)
    }

    /// Whether a function without body may do so through an argument, or keep it.
    fn may_be_in(self, callee: Function, call: Value, index: usize) -> bool {
        if callee.is_declaration()
            && let Some(effects) = tapeless_rules::effects(&callee.name())
            && callee.intrinsic().is_none()
        {
            let through = match self {
                Self::Read | Self::ReadOther | Self::ReadBehind => effects.reads,
                Self::Write => effects.writes,
                Self::Use => return true,
            };
            return through.contains(index) || effects.captures.contains(index);
        }
        let flags = (index < callee.params().len()).then(|| callee.param_flags(index as u32));
        self.is_allowed(flags, call.call_effects())
    }

    /// Whether the promises of a function leave it open that it does so through a parameter.
    fn is_allowed(self, flags: Option<ParamFlags>, effects: Effects) -> bool {
        let (promised, args, other) = match self {
            Self::Read | Self::ReadOther | Self::ReadBehind => (
                flags.is_some_and(|f| f.writeonly),
                effects.args.read,
                effects.other.read,
            ),
            Self::Use => return true,
            Self::Write => (
                flags.is_some_and(|f| f.readonly),
                effects.args.write,
                effects.other.write,
            ),
        };
        !promised && (args || other)
    }
}
