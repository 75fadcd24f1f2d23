//! Where pointers point within their objects, and the strides that objects are indexed by.

use super::Solver;
use super::classes::{Offset, gcd, wrap};
use tapeless_ir::{Control, Mem, Op, OpKind, Scalar, Value};

impl Solver<'_> {
    /// The offset of every pointer, to a fixed point: strides only shrink.
    pub(super) fn offsets(&mut self) {
        for v in self.body.values.keys() {
            let fixed =
                self.body.ty(v).is_ptr() && (self.body.as_const(v).is_some() || self.is_param(v));
            if fixed {
                let at = match self.body.as_const(v) {
                    Some(tapeless_ir::Constant::Global(_, at)) => *at,
                    _ => 0,
                };
                self.types.offsets[v] = Some(Offset { at, stride: 0 });
            }
        }
        loop {
            self.changed = false;
            for at in 0..self.order.len() {
                self.offset_of(self.order[at]);
            }
            if !self.changed {
                return;
            }
        }
    }

    fn is_param(&self, v: Value) -> bool {
        self.body.params().contains(&v)
    }

    fn meet(&mut self, v: Value, new: Option<Offset>) {
        let Some(new) = new else { return };
        if !self.body.ty(v).is_ptr() {
            return;
        }
        let next = self.types.offsets[v].map_or(new, |old| old.join(new));
        if self.types.offsets[v] != Some(next) {
            self.types.offsets[v] = Some(next);
            self.changed = true;
        }
    }

    fn offset_of(&mut self, op: Op) {
        let data = &self.body.ops[op];
        match &data.kind {
            OpKind::Scalar(Scalar::PtrAdd { offset, scales, .. }) => {
                let base = self.types.offsets[data.args[0]];
                let indices = data.args[1..].iter();
                let stride = scales.iter().zip(indices).fold(0, |g, (s, &i)| {
                    gcd(
                        g,
                        s.unsigned_abs()
                            .wrapping_mul(crate::affine::factor(self.body, i, 8)),
                    )
                });
                let new = base.map(|b| {
                    Offset {
                        at: b.at + offset,
                        stride: b.stride,
                    }
                    .join(Offset {
                        at: wrap(b.at + offset, gcd(b.stride, stride)),
                        stride: gcd(b.stride, stride),
                    })
                });
                let new = new.map(|n| Offset {
                    at: wrap(n.at, n.stride),
                    stride: n.stride,
                });
                self.meet(data.results[0], new);
            }
            OpKind::Scalar(Scalar::Select(_)) => {
                let sides = [data.args[1], data.args[2]];
                self.flow_offsets(&sides, &[data.results[0]; 2]);
            }
            OpKind::Scalar(_) => {
                let from: Vec<_> = data.args.iter().copied().take(1).collect();
                self.flow_offsets(&from, &data.results.clone());
            }
            OpKind::Control(control) => {
                let flows = crate::flow::control_flows(self.body, control, data);
                for (from, to) in flows {
                    let offset = self.types.offsets[from];
                    self.meet(to, offset);
                }
                if let Control::Invoke(_) = control {
                    for &result in &self.body.regions[data.regions[0]].params {
                        self.meet(result, Some(Offset::ZERO));
                    }
                }
            }
            _ => {
                for &r in &data.results {
                    self.meet(r, Some(Offset::ZERO));
                }
            }
        }
    }

    /// The offset of an access: an aligned one within an aligned object lies at a multiple of its alignment.
    pub(super) fn aligned(&self, pointer: Value, align: u32) -> Option<Offset> {
        let offset = self.types.offsets[pointer]?;
        let align = u64::from(align);
        let sharper = offset.stride > 0 && align > offset.stride && align % offset.stride == 0;
        Some(if sharper {
            Offset {
                at: 0,
                stride: align,
            }
        } else {
            offset
        })
    }

    fn flow_offsets(&mut self, from: &[Value], to: &[Value]) {
        for (&f, &t) in from.iter().zip(to) {
            let offset = self.types.offsets[f];
            self.meet(t, offset);
        }
    }

    /// The stride of each object: the gcd over all pointers that access it.
    pub(super) fn strides(&mut self) {
        for &op in &self.order {
            let data = &self.body.ops[op];
            let (pointers, align): (&[Value], u32) = match &data.kind {
                OpKind::Mem(Mem::Load(a)) => (&data.args[..1], a.align),
                OpKind::Mem(Mem::Set(_)) => (&data.args[..1], 1),
                OpKind::Mem(Mem::Store(a)) => (&data.args[1..2], a.align),
                OpKind::Mem(Mem::Copy { .. }) => (&data.args[..2], 1),
                _ => continue,
            };
            for &p in pointers {
                let Some(offset) = self.aligned(p, align) else {
                    continue;
                };
                for object in self.points.of(p).iter() {
                    let classes = &mut self.types.memory[object];
                    classes.stride = gcd(classes.stride, offset.stride);
                }
            }
        }
    }
}
