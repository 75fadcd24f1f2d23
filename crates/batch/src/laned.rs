//! A value in lanes, and what is read of it.

use crate::body::Mapper;
use crate::leaves::{Form, Mask, Path, is_vector, leaves};
use smallvec::{SmallVec, smallvec};
use tapeless_ir::{OpKind, Scalar, Type, Value};

/// What stands for a value of the function in the one that runs in lanes.
#[derive(Clone, Debug)]
pub(crate) enum Laned {
    /// The same in all lanes.
    One(Value),
    /// A vector with a lane each.
    Vector(Value),
    /// A value each.
    Each(Vec<Value>),
    /// Its leaves, some of which differ.
    Fields(Vec<Laned>),
}

impl Mapper<'_, '_> {
    /// A leaf of a value.
    pub fn leaf(&mut self, v: Value, index: usize) -> Laned {
        let ty = self.from.ty(v);
        let leaf = leaves(self.module, ty).swap_remove(index);
        match self.laned(v) {
            Laned::Fields(mut fields) => fields.swap_remove(index),
            Laned::One(whole) => Laned::One(self.extracted(whole, leaf)),
            other => other,
        }
    }

    fn extracted(&mut self, whole: Value, (path, leaf): (Path, Type)) -> Value {
        if path.is_empty() {
            return whole;
        }
        let extract = OpKind::Scalar(Scalar::ExtractValue(path));
        self.to.value(extract, &[whole], leaf)
    }

    /// A leaf as one vector.
    pub fn vector(&mut self, leaf: &Laned, element: Type) -> Value {
        match leaf {
            Laned::Vector(v) => *v,
            Laned::One(v) => self.splat(*v, element),
            Laned::Each(all) => self.gathered(all, element),
            Laned::Fields(_) => self.to.poison(element),
        }
    }

    pub fn vector_type(&self, element: Type) -> Type {
        match element {
            Type::Scalar(element) => Type::Vector(element, self.width),
            other => other,
        }
    }

    fn splat(&mut self, v: Value, element: Type) -> Value {
        let ty = self.vector_type(element);
        let (poison, zero) = (self.to.poison(ty), self.to.int(Type::I32, 0));
        let insert = OpKind::Scalar(Scalar::InsertElement);
        let first = self.to.value(insert, &[poison, v, zero], ty);
        let mask = vec![0; self.width as usize].into_boxed_slice();
        let shuffle = OpKind::Scalar(Scalar::Shuffle(mask));
        self.to.value(shuffle, &[first, poison], ty)
    }

    fn gathered(&mut self, all: &[Value], element: Type) -> Value {
        let ty = self.vector_type(element);
        let mut vector = self.to.poison(ty);
        for (&v, lane) in all.iter().zip(0..) {
            let at = self.to.int(Type::I32, lane);
            vector = self
                .to
                .value(OpKind::Scalar(Scalar::InsertElement), &[vector, v, at], ty);
        }
        vector
    }

    /// A leaf, lane by lane.
    pub fn apart(&mut self, leaf: &Laned, element: Type) -> Vec<Value> {
        (0..self.width)
            .map(|lane| self.of_lane(leaf, element, lane))
            .collect()
    }

    fn of_lane(&mut self, leaf: &Laned, element: Type, lane: u32) -> Value {
        match leaf {
            Laned::One(v) => *v,
            Laned::Each(all) => all[lane as usize],
            Laned::Vector(v) => {
                let at = self.to.int(Type::I32, lane.into());
                self.to
                    .value(OpKind::Scalar(Scalar::ExtractElement), &[*v, at], element)
            }
            Laned::Fields(_) => self.to.poison(element),
        }
    }

    /// All of a value in one lane.
    pub fn in_lane(&mut self, v: Value, lane: u32) -> Value {
        if let Some(&own) = self.in_lane.get(&v) {
            return own;
        }
        let ty = self.from.ty(v);
        match self.laned(v) {
            Laned::Fields(fields) => {
                let fields: Vec<Value> = fields
                    .iter()
                    .zip(leaves(self.module, ty))
                    .map(|(field, leaf)| self.of_lane(field, leaf.1, lane))
                    .collect();
                self.whole(&fields, ty)
            }
            leaf => self.of_lane(&leaf, ty, lane),
        }
    }

    /// An aggregate of its leaves.
    fn whole(&mut self, fields: &[Value], ty: Type) -> Value {
        let mut whole = self.to.poison(ty);
        for (&field, (path, _)) in fields.iter().zip(leaves(self.module, ty)) {
            let insert = OpKind::Scalar(Scalar::InsertValue(path));
            whole = self.to.value(insert, &[whole, field], ty);
        }
        whole
    }

    /// What several lanes made of a value.
    pub fn joined(&mut self, lanes: &[Value], ty: Type, mask: Mask) -> Laned {
        let fields = leaves(self.module, ty);
        if let [(path, _)] = &fields[..]
            && path.is_empty()
        {
            return self.joined_leaf(lanes.to_vec(), ty, mask & 1 != 0);
        }
        let of_leaf = |(i, (path, leaf)): (usize, (Path, Type))| {
            let parts = lanes
                .iter()
                .map(|&v| self.extracted(v, (path.clone(), leaf)))
                .collect();
            self.joined_leaf(parts, leaf, mask >> i & 1 != 0)
        };
        Laned::Fields(fields.into_iter().enumerate().map(of_leaf).collect())
    }

    fn joined_leaf(&mut self, lanes: Vec<Value>, ty: Type, differs: bool) -> Laned {
        match differs {
            false => Laned::One(lanes[0]),
            true if is_vector(ty) => Laned::Vector(self.gathered(&lanes, ty)),
            true => Laned::Each(lanes),
        }
    }

    /// Leaves as one value, of which some or none differ.
    pub fn of_fields(&mut self, mut fields: Vec<Laned>, ty: Type, mask: Mask) -> Laned {
        let is_leaf = matches!(&leaves(self.module, ty)[..], [(path, _)] if path.is_empty());
        if is_leaf {
            return fields.swap_remove(0);
        }
        if mask != 0 {
            return Laned::Fields(fields);
        }
        let own: Vec<Value> = fields
            .iter()
            .zip(leaves(self.module, ty))
            .map(|(field, leaf)| self.of_lane(field, leaf.1, 0))
            .collect();
        Laned::One(self.whole(&own, ty))
    }

    /// The values that stand for one where so much of it differs, in order (see [`crate::leaves::slots`]).
    pub fn flat(&mut self, v: Value, mask: Mask, form: Form) -> SmallVec<[Value; 4]> {
        if mask == 0 {
            return smallvec![self.in_lane(v, 0)];
        }
        let mut all = SmallVec::new();
        for (i, (_, ty)) in leaves(self.module, self.from.ty(v)).into_iter().enumerate() {
            let leaf = self.leaf(v, i);
            match mask >> i & 1 {
                0 => all.push(self.of_lane(&leaf, ty, 0)),
                _ if form.is_vector(ty) => all.push(self.vector(&leaf, ty)),
                _ => all.extend(self.apart(&leaf, ty)),
            }
        }
        all
    }

    /// What such values stand for.
    pub fn unflat(
        &mut self,
        ty: Type,
        mask: Mask,
        form: Form,
        values: &mut impl Iterator<Item = Value>,
    ) -> Laned {
        let mut next = |n: u32| -> Vec<Value> { values.by_ref().take(n as usize).collect() };
        if mask == 0 {
            return Laned::One(next(1)[0]);
        }
        let width = self.width;
        let of_leaf = |(i, (_, ty)): (usize, (Path, Type))| match mask >> i & 1 {
            0 => Laned::One(next(1)[0]),
            _ if form.is_vector(ty) => Laned::Vector(next(1)[0]),
            _ => Laned::Each(next(width)),
        };
        let fields = leaves(self.module, ty).into_iter().enumerate();
        let mut fields: Vec<Laned> = fields.map(of_leaf).collect();
        for (field, (_, ty)) in fields.iter_mut().zip(leaves(self.module, ty)) {
            if let (Laned::Each(lanes), true) = (&*field, is_vector(ty)) {
                *field = Laned::Vector(self.gathered(lanes, ty));
            }
        }
        self.of_fields(fields, ty, mask)
    }
}
