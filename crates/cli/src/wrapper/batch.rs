//! The function itself, in two lanes: what carries a derivative is another in each.

use super::Frame;
use crate::bind::Role;
use tapeless_llvm::{Type, Value};

impl Frame {
    pub(super) fn batch(&self, roles: &[Role]) {
        let params = self.function.params();
        let two = self.module.context().int(32).int(2);
        let mut args: Vec<Value> = vec![self.function.value(), self.marker("enzyme_width"), two];
        for ((i, param), role) in (0..).zip(&params).zip(roles) {
            let first = self.load(param.ty(), self.stride * i);
            match role {
                Role::Const if param.ty().is_pointer() => {
                    args.extend([self.marker("enzyme_scalar"), first]);
                }
                Role::Const => args.extend([self.marker("enzyme_vector"), first, first]),
                Role::Dup | Role::Out => {
                    let second = self.load(param.ty(), self.stride * i + 1);
                    args.extend([first, second]);
                }
            }
        }
        let result = self.function.ty().result();
        let last = self.stride * params.len() as u64;
        let results: Vec<(Type, u64)> = match result.is_void() {
            true => Vec::new(),
            false => vec![(result, last), (result, last + 1)],
        };
        self.request("__enzyme_batch", &args, &results);
    }
}
