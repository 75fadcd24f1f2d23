//! Rows with several results: as the intrinsic that returns a struct, or as a call of libm with temporaries.

use super::body::Writer;
use super::ops::with_flags;
use super::rules::float_kind;
use crate::{Builder, Place, Type, Value};
use smallvec::SmallVec;
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_ir as ir;
use tapeless_rules::{Rule, RuleId, id, rule};

impl Writer<'_, '_> {
    /// The results of a row applied to operands.
    pub(crate) fn build_several(
        &mut self,
        op: ir::Op,
        id: RuleId,
        flags: ir::FastMath,
        args: &[Value],
    ) -> Result<SmallVec<[Value; 2]>> {
        let data = &self.body.ops[op];
        self.locate(data.loc);
        let types = data
            .results
            .iter()
            .map(|&result| self.emitter.ty(self.module, self.body.ty(result)))
            .collect::<Result<SmallVec<[Type; 2]>>>()?;
        let row = rule(id);
        let Some(name) = row.intrinsic() else {
            return self.through_temporaries(row, flags, args, &types);
        };
        let made = with_flags(
            self.intrinsic(name, &overloads(id, args, &types), args)?,
            flags,
        );
        let fields = 0..types.len() as u32;
        Ok(fields
            .map(|field| self.builder.extract_value(made, field))
            .collect())
    }

    fn through_temporaries(
        &mut self,
        row: &Rule,
        flags: ir::FastMath,
        args: &[Value],
        types: &[Type],
    ) -> Result<SmallVec<[Value; 2]>> {
        let float = args[0].ty();
        let Some(name) = float_kind(float).and_then(|kind| row.symbol(kind)) else {
            let what = format!(
                "`{}` on values of type `{float}` has no function to call",
                row.name
            );
            return Err(Diagnostic::error(code::UNSUPPORTED, what)
                .help("convert to `double` before it, and back after it")
                .into());
        };
        let mut given: Vec<Value> = args.to_vec();
        for (output, &ty) in row.outputs.iter().zip(types) {
            if output.pointer.is_some() {
                given.push(self.temporary(ty));
            }
        }
        let context = float.context();
        let outputs = row.outputs.iter().zip(types);
        let returned = outputs.clone().find(|(output, _)| output.pointer.is_none());
        let result = returned.map_or(context.void(), |(_, &ty)| ty);
        let params: Vec<Type> = given.iter().map(|arg| arg.ty()).collect();
        let ty = result.function(&params, false);
        let function = self.emitter.module.get_or_add_function(name, ty);
        let call = self.builder.call(function, &given);
        call.add_attribute(Place::Function, "nounwind");
        call.add_attribute(Place::Function, "willreturn");
        let layout = self.emitter.module.layout();
        let read = |(output, &ty): (&tapeless_rules::Output, &Type)| match output.pointer {
            Some(at) => self.builder.load(ty, given[at], layout.align(ty)),
            None => with_flags(call, flags),
        };
        Ok(outputs.map(read).collect())
    }

    /// Room for one value in the entry block.
    fn temporary(&self, ty: Type) -> Value {
        let first = self.entry.first_insertion_point();
        let builder = match first.filter(|first| first.block() == self.entry) {
            Some(first) => Builder::before(first),
            None => Builder::at_end(self.entry),
        };
        builder.alloca(ty)
    }
}

fn overloads(id: RuleId, args: &[Value], types: &[Type]) -> Vec<Type> {
    match id {
        id::frexp => vec![args[0].ty(), types[1]],
        _ => vec![args[0].ty()],
    }
}
