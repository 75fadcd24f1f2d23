//! Threads that members begin and that run beside them, and barriers at which a number of threads meet.

use crate::Interp;
use crate::externs::Outcome;
use crate::ledger::Clock;
use crate::team::{Circles, State};
use crate::trap::{Trap, TrapKind};
use crate::val::{Ptr, Val};
use tapeless_ir::{FuncId, OpData, Par};

/// What `pthread_mutex_trylock` gives where another has the mutex.
const BUSY: u32 = 16;

/// How many places there are for what threads return.
const PLACES: usize = 1024;

/// What one of those gets whom a barrier lets go.
const SERIAL: u32 = u32::MAX;

/// Calls that say nothing here: locks and barriers are known by their addresses, and who waits for a condition may be woken at any
/// time.
const NOTHING: [&str; 16] = [
    "pthread_mutex_init",
    "pthread_mutex_destroy",
    "pthread_mutexattr_init",
    "pthread_mutexattr_settype",
    "pthread_mutexattr_destroy",
    "pthread_barrier_init",
    "pthread_barrier_destroy",
    "pthread_cond_init",
    "pthread_cond_destroy",
    "pthread_cond_signal",
    "pthread_cond_broadcast",
    "pthread_cond_wait",
    "pthread_cond_timedwait",
    "pthread_cond_clockwait",
    "pthread_attr_init",
    "pthread_attr_destroy",
];

/// A thread: its handle, and what is kept of it, is its number from 1.
#[derive(Debug)]
pub(crate) struct Thread {
    func: FuncId,
    args: Vec<Val>,
    /// Who runs it, in the direction that it runs in now.
    member: usize,
    direction: u32,
    is_kept: bool,
    is_resumed: bool,
}

/// What is known of a barrier.
#[derive(Debug, Default)]
pub(crate) struct Barrier {
    /// How many meet.
    meet: i64,
    /// How often somebody came, forward and backwards.
    count: i64,
    left: i64,
    /// How many came before those who meet last.
    first: i64,
    clock: Clock,
}

impl<'m> Interp<'m> {
    /// Begins a thread that makes a call.
    pub(crate) fn begin_thread(&mut self, func: FuncId, args: &[Val]) -> Result<(), Trap> {
        let member = self.spawn(func, args)?;
        let thread = Thread {
            func,
            args: args.to_vec(),
            member,
            direction: 0,
            is_kept: false,
            is_resumed: false,
        };
        self.circles.threads.push(thread);
        let number = self.circles.threads.len();
        self.circles.set_thread(member, number);
        Ok(())
    }

    /// What a member does with threads; nothing if it is to be tried again.
    pub(crate) fn with_thread(
        &mut self,
        par: Par,
        data: &OpData,
    ) -> Result<Option<Option<Val>>, Trap> {
        let (own, begun) = self.circles.own_threads();
        let number = |n: usize| Val::Ptr(Ptr(n as u64));
        Ok(Some(match par {
            Par::Begun => Some(Val::Int(begun as u128)),
            Par::Record => {
                self.thread_of(begun)?.is_kept = true;
                Some(number(begun))
            }
            Par::Join => {
                let handle = self.bits(data.args[0])? as usize;
                if !self.is_over(handle)? {
                    return Ok(None);
                }
                Some(number(handle))
            }
            Par::Place => {
                let given = self.address(data.args[0])?.0 as usize;
                let thread = if given == 0 { own } else { given };
                Some(Val::Int((thread % PLACES) as u128))
            }
            Par::Dismiss => {
                let given = self.address(data.args[0])?.0 as usize;
                let kept = self.thread_of(given)?.is_kept;
                Some(number(if kept { given } else { 0 }))
            }
            Par::Resume => {
                let kept = self.address(data.args[1])?.0 as usize;
                let again = self.bits(data.args[2])? as u32;
                if kept != 0 {
                    self.resume(kept, 1 + again)?;
                }
                None
            }
            Par::Complete => {
                let kept = self.address(data.args[0])?.0 as usize;
                if !self.thread_of(kept)?.is_resumed {
                    let what = "a thread was begun and not joined";
                    return Err(Trap::new(TrapKind::Unsupported, what));
                }
                if !self.is_over(kept)? {
                    return Ok(None);
                }
                self.thread_of(kept)?.is_resumed = false;
                None
            }
            _ => Some(Val::Int(self.thread_of(own)?.direction.into())),
        }))
    }

    fn thread_of(&mut self, number: usize) -> Result<&mut Thread, Trap> {
        let index = number.wrapping_sub(1);
        let unknown = || Trap::new(TrapKind::Unsupported, "a thread that is not known");
        self.circles.threads.get_mut(index).ok_or_else(unknown)
    }

    /// Whether a thread has come to its end, of which whoever asks then knows all.
    fn is_over(&mut self, number: usize) -> Result<bool, Trap> {
        let member = self.thread_of(number)?.member;
        Ok(self.circles.hears_end(member))
    }

    fn resume(&mut self, number: usize, direction: u32) -> Result<(), Trap> {
        let thread = self.thread_of(number)?;
        let (func, args) = (thread.func, thread.args.clone());
        let member = self.spawn(func, &args)?;
        self.circles.set_own(member, number);
        let thread = self.thread_of(number)?;
        (thread.member, thread.direction) = (member, direction);
        thread.is_resumed = true;
        Ok(())
    }

    /// What a member does at a barrier of threads; nothing if it is to be tried again.
    pub(crate) fn at_barrier(
        &mut self,
        par: Par,
        data: &OpData,
    ) -> Result<Option<Option<Val>>, Trap> {
        let at = self.address(data.args[0])?;
        let waited = self.circles.waits_for();
        let key = (self.circles.record(), at);
        let second = match data.args.get(1) {
            Some(&v) => self.bits(v)? as i64,
            None => 0,
        };
        let mut clock = self.circles.clock().clone();
        let barrier = self.circles.barriers.entry(key).or_default();
        if par == Par::Expect {
            (barrier.meet, barrier.first) = (second, barrier.count);
            return Ok(Some(None));
        }
        let forward = par == Par::Arrive;
        let target = waited.unwrap_or_else(|| {
            barrier.clock.hear(&clock);
            match forward {
                true => barrier.arrive(),
                false => barrier.meet(second),
            }
        });
        let is_last = barrier.count == target;
        let came = if forward { barrier.count } else { barrier.left };
        let goes_on = came >= target;
        let result = forward.then(|| Val::Int((target - barrier.meet) as u128));
        clock.hear(&barrier.clock);
        self.circles.wait_for((!goes_on).then_some(target), &clock);
        if waited.is_none() {
            self.circles.came(is_last);
        }
        Ok(goes_on.then_some(result))
    }

    /// A call of what POSIX threads have, if it is one.
    pub(crate) fn posix(&mut self, name: &str, args: &[Val]) -> Option<Outcome> {
        let int = |x: u32| Some(Ok(Some(Val::Int(x.into()))));
        let at = || args.first().and_then(Val::as_bits).unwrap_or(0) as u64;
        match name {
            "pthread_mutex_trylock" => match self.circles.is_locked(Ptr(at())) {
                true => int(BUSY),
                false => int(0),
            },
            "pthread_barrier_wait" => int(if self.circles.is_last() { SERIAL } else { 0 }),
            _ if NOTHING.contains(&name) => int(0),
            _ => None,
        }
    }
}

impl Circles<'_> {
    /// The thread that runs, and the one that it has begun last.
    pub(crate) fn own_threads(&self) -> (usize, usize) {
        (self.all[self.now].own, self.all[self.now].begun)
    }

    /// Says which thread a member is that the one which runs has begun.
    pub(crate) fn set_thread(&mut self, member: usize, number: usize) {
        self.all[self.now].begun = number;
        self.set_own(member, number);
    }

    /// Says which thread a member is.
    pub(crate) fn set_own(&mut self, member: usize, number: usize) {
        self.all[member].own = number;
    }

    /// Whether a member is done; whoever runs then knows all that it did.
    pub(crate) fn hears_end(&mut self, member: usize) -> bool {
        let is_done = self.all[member].state == State::Done;
        if is_done {
            let clock = self.all[member].clock.clone();
            self.all[self.now].clock.hear(&clock);
        }
        is_done
    }

    /// How many come to the barrier at which whoever runs waits before it goes on.
    pub(crate) fn waits_for(&self) -> Option<i64> {
        self.all[self.now].waits_for
    }

    /// Whether whoever runs was the last to come to a barrier.
    pub(crate) fn is_last(&self) -> bool {
        self.all[self.now].is_last
    }

    /// Whoever runs has come to a barrier.
    pub(crate) fn came(&mut self, is_last: bool) {
        let now = self.now;
        self.all[now].is_last = is_last;
        self.all[now].clock.tick(now);
    }

    pub(crate) fn wait_for(&mut self, target: Option<i64>, clock: &Clock) {
        let member = &mut self.all[self.now];
        member.waits_for = target;
        if target.is_none() {
            member.clock.hear(clock);
        }
    }

    /// Where tickets are counted of whoever runs.
    pub(crate) fn record(&self) -> Ptr {
        self.all[self.now].record
    }

    pub(crate) fn clock(&self) -> &Clock {
        &self.all[self.now].clock
    }

    pub(crate) fn is_locked(&self, lock: Ptr) -> bool {
        let known = self.locks.get(&lock);
        known.is_some_and(|lock| lock.holder.is_some())
    }
}

impl Barrier {
    /// Another has come; how many come before all go on.
    fn arrive(&mut self) -> i64 {
        if self.count - self.first == self.meet {
            self.first = self.count;
        }
        self.count += 1;
        self.first + self.meet
    }

    /// The same backwards, of those who came after so many.
    fn meet(&mut self, first: i64) -> i64 {
        let all = self.count.max(1);
        let sweeps = self.left / all;
        self.left += 1;
        sweeps * all + all - first
    }
}
