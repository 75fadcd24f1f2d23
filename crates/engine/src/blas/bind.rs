//! Operands from the arguments of a derivative.

use super::calls::LAYOUTS;
use super::kept::Kept;
use super::model::access;
use super::operand::{Array, Matrix, Region, Vector, Writer, defect};
use super::slots::{Slot, held, slots};
use tapeless_diag::Result;
use tapeless_ir::ops::Access;
use tapeless_ir::{Cast, IntBin, IntPred, Mem, OpKind, Type, Value};
use tapeless_rules::blas::{Family, Flag, Idle, Kind, Mark, Param, Part};

/// The arguments of a derivative.
pub(super) struct Given {
    /// The primal's.
    pub args: Vec<Value>,
    /// Their shadows or tangents.
    pub shadows: Vec<Option<Value>>,
    /// The adjoint of the result, the tape.
    pub rest: Vec<Value>,
    /// What arguments pointed to when the primal ran.
    pub values: Vec<(Kept, Value)>,
}

impl Given {
    /// What was kept.
    pub fn kept(&self, key: &Kept) -> Option<Value> {
        let found = self.values.iter().find(|(known, _)| known == key);
        found.map(|(_, value)| *value)
    }
}

impl Writer<'_> {
    /// Names everything that the arguments lead to.
    pub(super) fn bind(&mut self, given: &Given) -> Result<()> {
        let found = self.found;
        let all = slots(found.routine, found.family);
        let mut steps: Vec<(&str, Value)> = Vec::new();
        for (index, (&slot, &argument)) in all.iter().zip(&given.args).enumerate() {
            if slot.is_memory() || slot == Slot::Length {
                continue;
            }
            let value = self.number_of(given, index, slot, argument);
            match slot {
                Slot::Layout => {
                    let row = self.b.int(Type::I32, LAYOUTS[0]);
                    self.row_major = Some(self.b.icmp(IntPred::Eq, value, row));
                }
                Slot::Step(param) => {
                    steps.push((&param.name, self.b.cast(Cast::SExt, value, Type::I64)));
                }
                Slot::Param(param) => self.bind_number(param, value),
                Slot::Length => {}
            }
        }
        self.idle(steps.first().map(|step| step.1));
        for (index, (&slot, &argument)) in all.iter().zip(&given.args).enumerate() {
            let (Slot::Param(param), true) = (slot, slot.is_memory()) else {
                continue;
            };
            let step = steps.iter().find(|step| step.0 == param.name);
            self.bind_array(param, step.map(|step| step.1), argument, given, index)?;
        }
        Ok(())
    }

    /// A number's value: passed, kept, or still in memory.
    fn number_of(&mut self, given: &Given, index: usize, slot: Slot<'_>, argument: Value) -> Value {
        if !matches!(self.found.family, Family::Fortran { .. }) {
            return argument;
        }
        let ty = held(&self.found, self.found.family, slot);
        let kept = given.kept(&Kept::Argument(index));
        kept.unwrap_or_else(|| self.b.load(argument, ty, access(ty)))
    }

    fn bind_number(&mut self, param: &Param, value: Value) {
        let name = param.name.clone();
        match param.kind {
            Kind::Flag(flag) => {
                let set = self.decoded(flag, value);
                self.flags.insert(name, set);
            }
            Kind::Size => {
                let zero = self.b.i64(0);
                let wide = self.b.cast(Cast::SExt, value, Type::I64);
                let size = self.b.int_bin(IntBin::SMax, wide, zero);
                self.sizes.insert(name, size);
            }
            _ => {
                self.floats.insert((name, Mark::Before), value);
            }
        }
    }

    /// Whether a flag is set; letters may be small.
    fn decoded(&mut self, flag: Flag, value: Value) -> Value {
        let letters = self.b.body.ty(value) == Type::I8;
        let (ty, given, set, also) = match letters {
            true => {
                let mask = self.b.int(Type::I8, 0xdf);
                let large = self.b.int_bin(IntBin::And, value, mask);
                let set = i64::from(flag.letters()[1]);
                (
                    Type::I8,
                    large,
                    set,
                    flag.also_set().map(|c| i64::from(c.0)),
                )
            }
            false => (
                Type::I32,
                value,
                flag.numbers()[1],
                flag.also_set().map(|n| n.1),
            ),
        };
        let mut is = |number| {
            let wanted = self.b.int(ty, number);
            self.b.icmp(IntPred::Eq, given, wanted)
        };
        let (set, also) = (is(set), also.map(&mut is));
        match also {
            Some(also) => self.b.int_bin(IntBin::Or, set, also),
            None => set,
        }
    }

    /// Where a routine does nothing, no operand has elements.
    fn idle(&mut self, step: Option<Value>) {
        let zero = self.b.i64(0);
        let idle = match (self.found.routine.idle, step) {
            (Idle::Increment, Some(step)) => self.b.icmp(IntPred::Sle, step, zero),
            (Idle::AnySize, _) => {
                let sizes: Vec<Value> = self.sizes.values().copied().collect();
                let mut any = self.b.bool(false);
                for size in sizes {
                    let none = self.b.icmp(IntPred::Eq, size, zero);
                    any = self.b.int_bin(IntBin::Or, any, none);
                }
                any
            }
            _ => return,
        };
        for size in self.sizes.values_mut() {
            *size = self.b.select(idle, zero, *size);
        }
    }

    fn bind_array(
        &mut self,
        param: &Param,
        step: Option<Value>,
        argument: Value,
        given: &Given,
        index: usize,
    ) -> Result<()> {
        let Some(array) = self.shape(param, step, argument)? else {
            return Ok(());
        };
        for mark in [Mark::Before, Mark::After] {
            let kept = given.kept(&Kept::Copy(param.name.clone(), mark));
            let array = match kept {
                Some(pointer) => self.copied(array, pointer),
                None => array,
            };
            self.arrays.insert((param.name.clone(), mark), array);
        }
        if let Some(Some(shadow)) = given.shadows.get(index) {
            let array = moved(array, *shadow);
            self.arrays
                .insert((param.name.clone(), Mark::Shadow), array);
        }
        Ok(())
    }

    fn shape(
        &mut self,
        param: &Param,
        step: Option<Value>,
        pointer: Value,
    ) -> Result<Option<Array>> {
        let need = |step: Option<Value>| step.ok_or_else(|| defect("an array without increment"));
        Ok(Some(match &param.kind {
            Kind::Vector(length) => Array::Vector(Vector {
                pointer,
                step: need(step)?,
                length: self.size(length)?,
            }),
            Kind::Matrix(rows, columns, part) => Array::Matrix(Matrix {
                pointer,
                step: need(step)?,
                rows: self.size(rows)?,
                columns: self.size(columns)?,
                region: self.region(*part)?,
            }),
            Kind::Pivots(count) => Array::Pivots(pointer, self.size(count)?),
            _ => return Ok(None),
        }))
    }

    fn region(&mut self, part: Part) -> Result<Region> {
        let flag = |name: &str| {
            self.flags
                .get(name)
                .copied()
                .ok_or_else(|| defect("a flag is missing"))
        };
        Ok(match part {
            Part::Full => Region::Full,
            Part::Triangle => Region::Triangle {
                lower: flag("uplo")?,
                strict: self.b.bool(false),
            },
            Part::Diagonal => Region::Triangle {
                lower: flag("uplo")?,
                strict: flag("diag")?,
            },
        })
    }

    /// An array as its copy lies in memory.
    fn copied(&mut self, array: Array, pointer: Value) -> Array {
        match array {
            Array::Vector(v) => Array::Vector(Vector {
                pointer,
                step: self.b.i64(1),
                ..v
            }),
            Array::Matrix(m) => Array::Matrix(Matrix {
                pointer,
                step: self.packed_step(m.rows, m.columns),
                ..m
            }),
            Array::Pivots(_, count) => Array::Pivots(pointer, count),
        }
    }

    /// Copies an array's elements to the heap.
    pub(super) fn copy(&mut self, name: &str, mark: Mark) -> Result<Value> {
        let known = self.arrays.get(&(name.to_owned(), mark)).copied();
        let array = known.ok_or_else(|| defect(format!("`{name}` is no array")))?;
        let pointer = match array {
            Array::Vector(v) => self.allocate(v.length, false),
            Array::Matrix(m) => self.packed(m.rows, m.columns, m.region, false).pointer(),
            Array::Pivots(from, count) => {
                let four = self.b.i64(4);
                let bytes = self.b.int_bin(IntBin::Mul, count, four);
                let kind = OpKind::Mem(Mem::heap(false));
                let to = self.b.value(kind, &[bytes], Type::PTR);
                let kind = OpKind::Mem(Mem::Copy {
                    moves: false,
                    access: Access {
                        align: 4,
                        ..Access::default()
                    },
                });
                self.b.push(kind, &[to, from, bytes], &[]);
                return Ok(to);
            }
        };
        let to = self.copied(array, pointer);
        self.set(to, array)?;
        Ok(pointer)
    }
}

fn moved(array: Array, pointer: Value) -> Array {
    match array {
        Array::Vector(v) => Array::Vector(Vector { pointer, ..v }),
        Array::Matrix(m) => Array::Matrix(Matrix { pointer, ..m }),
        Array::Pivots(_, count) => Array::Pivots(pointer, count),
    }
}
