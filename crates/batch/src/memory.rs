//! Memory that differs between lanes: what is put where, and what is made once a lane for it.

use crate::Ways;
use crate::differ::{is_shadow, releases};
use crate::transfer::Walk;
use tapeless_analysis::points::Site;
use tapeless_analysis::{ObjId, ObjSet, Object};
use tapeless_ir::{BY_HAND, Callee, Control, Mem, Op, OpData, OpKind};

/// How something that differs is put into memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum How {
    /// Through a pointer that differs.
    ByOwn,
    /// Through one that is the same in all lanes, by a function that is called once a lane: in derivatives into memory of their
    /// own, or it is the primal's, and the same each time.
    Perhaps,
    /// Through such a one.
    Surely,
}

impl Walk<'_, '_> {
    pub fn mem(&mut self, op: Op, mem: &Mem, data: &OpData, is_parted: bool) {
        if self.all.is_residual(mem) {
            let stores = matches!(mem, Mem::Store(_));
            if is_parted || stores && self.differs(data.args[0]) {
                self.all.refuse(self.key.0, Some(op), "a kept value");
            }
            return;
        }
        let differs = is_parted || data.args.iter().any(|&v| self.differs(v));
        let makes = || {
            let made = data.results.first();
            let array = made.and_then(|&made| self.all.array(self.key.0, made));
            self.all.sites.contains(&self.site(op)) && array.is_none()
        };
        if differs || makes() || self.reads_array(mem, data) {
            data.results.iter().for_each(|&v| self.join_all(v));
        }
        let into = match mem {
            Mem::Store(_) => data.args[1],
            Mem::Update { .. } | Mem::Exchange(_) | Mem::Copy { .. } | Mem::Set(_) => data.args[0],
            _ => return,
        };
        if differs {
            let how = match self.differs(into) {
                true => How::ByOwn,
                false => How::Surely,
            };
            self.put(op, self.points.clone().of(into), how);
        }
    }

    /// Whether something is loaded from an array of all lanes.
    fn reads_array(&self, mem: &Mem, data: &OpData) -> bool {
        let array = matches!(mem, Mem::Load(_))
            .then(|| self.all.array(self.key.0, data.args[0]))
            .flatten();
        array.is_some_and(|array| self.all.sites.contains(&self.site(array.made)))
    }

    fn site(&self, op: Op) -> Site {
        Site {
            function: self.key.0,
            op,
        }
    }

    /// Something that differs is put into objects, perhaps through a pointer that differs: that leads to memory of each lane,
    /// but for what the function makes itself, of which it is not known yet.
    pub fn put(&mut self, op: Op, objects: &ObjSet, how: How) {
        for o in objects.iter() {
            let object = self.points.objects[o];
            match self.made(object).is_empty() {
                false => self.changed |= self.make_apart(object),
                true if how == How::ByOwn => {}
                true => self.put_outside(op, o, object, how),
            }
        }
    }

    /// Pointers that differ, and those that lie in memory of each lane, lead to memory of each lane: functions that are given them,
    /// or read them there, take that for granted.
    pub fn behind_own(&mut self) {
        let points = self.points.clone();
        for (v, _) in self.body.values.iter() {
            if self.differs(v) {
                for o in points.of(v).iter() {
                    self.changed |= self.make_apart(points.objects[o]);
                }
            }
        }
        for (o, object) in points.objects.iter() {
            let is_own = match *object {
                Object::Alloca(_) | Object::Heap(_) | Object::Made { .. } => {
                    let sites = self.made(*object);
                    sites.iter().any(|site| self.all.sites.contains(site))
                }
                Object::Global(g) => is_shadow(self.all.module, g),
                _ => points
                    .parameter(o)
                    .is_some_and(|(param, _)| self.is_given_apart(param)),
            };
            if is_own {
                for behind in points.contents(o).iter() {
                    self.changed |= self.make_apart(points.objects[behind]);
                    self.ask_for(behind);
                }
            }
        }
    }

    /// Memory that the function was given, and that pointers in memory of each lane lead to, is each lane's where the derivative made it.
    fn ask_for(&mut self, object: ObjId) {
        if let Some((param, _)) = self.points.parameter(object)
            && !self.is_given_apart(param)
        {
            self.found.spoiled.entry(param).or_default();
        }
    }

    fn is_given_apart(&self, param: u32) -> bool {
        self.key
            .1
            .get(param as usize)
            .is_some_and(|&mask| mask != 0)
    }

    /// Memory that is made here, or by a function that is called, is made once a lane; whether that is new.
    fn make_apart(&mut self, object: Object) -> bool {
        let sites = self.made(object);
        let new = sites.into_iter().map(|site| self.all.part(site));
        new.fold(false, |some, new| some | new)
    }

    /// Where memory is made, here or by a function that is called. In derivatives that of the primal, which is there once, is taken
    /// for the caller's.
    fn made(&self, object: Object) -> Vec<Site> {
        match object {
            Object::Alloca(op) | Object::Heap(op) => self.all.made_by(self.key.0, op, None),
            Object::Made { by, site, .. } => self.all.made_by(self.key.0, by, Some(site)),
            _ => Vec::new(),
        }
    }

    /// Notes what is put into memory that the function was given, or that others know.
    fn put_outside(&mut self, op: Op, o: ObjId, object: Object, how: How) {
        if let Some((param, _)) = self.points.parameter(o) {
            if !self.is_given_apart(param) {
                *self.found.spoiled.entry(param).or_default() |= how == How::Surely;
            }
            return;
        }
        let place = match object {
            _ if how == How::Perhaps => return,
            Object::Global(g) if is_shadow(self.all.module, g) => return,
            Object::Global(g) => format!("`{}`", self.all.module.globals[g].shown_name()),
            _ => "memory".to_owned(),
        };
        self.all.refuse(self.key.0, Some(op), &place);
    }

    /// Whether a derivative by hand, called once a lane, would read what it has written the time before.
    fn repeats(&self, data: &OpData) -> bool {
        let Some(Callee::Func(id)) = data.kind.call().map(|call| call.callee) else {
            return false;
        };
        let function = &self.all.module.functions[id];
        if !function.name.starts_with(BY_HAND) {
            return false;
        }
        let mut shared = data.args.iter().zip(&function.params);
        shared.any(|(&arg, promise)| {
            let is_shared = self.body.ty(arg).is_ptr() && !self.differs(arg);
            is_shared && !promise.readonly && !promise.writeonly
        })
    }

    /// What is run once a lane, as it stands, if any operand differs.
    pub fn outside(&mut self, op: Op, data: &OpData, is_parted: bool) {
        let differs = is_parted || data.args.iter().any(|&v| self.differs(v));
        let is_once = || releases(self.all.ways, self.body, data, |v| self.differs(v));
        if !differs && !self.all.sites.contains(&self.site(op)) || !is_parted && is_once() {
            return;
        }
        if self.all.ways == Ways::Together && data.origin.is_some() {
            self.all
                .refuse(self.key.0, Some(op), "a call of the primal");
        }
        if self.all.ways == Ways::Together && self.repeats(data) {
            self.all
                .refuse(self.key.0, Some(op), "what a derivative by hand writes");
        }
        let made = match data.kind {
            OpKind::Control(Control::Invoke(_)) => {
                self.leaves(op, is_parted);
                &self.body.regions[data.regions[0]].params[..]
            }
            _ => &data.results[..],
        };
        made.iter().for_each(|&v| self.join_all(v));
        let writes = self.points.effects(self.all.module, self.body, op).writes;
        let points = self.points.clone();
        let own = data.args.iter().filter(|&&v| self.differs(v));
        let own: Vec<&ObjSet> = own.map(|&v| points.of(v)).collect();
        for o in writes.iter() {
            let how = match self.all.ways {
                _ if own.iter().any(|objects| objects.contains(o)) => How::ByOwn,
                Ways::Together => How::Perhaps,
                Ways::Apart => How::Surely,
            };
            self.put(op, &ObjSet::from_iter([o]), how);
        }
    }
}
