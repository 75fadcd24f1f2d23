//! Members of teams, one op at a time: which of them is next is drawn from a seed.

use crate::Interp;
use crate::exec::{Flow, Frame};
use crate::ledger::{Clock, Touch};
use crate::openmp::Shares;
use crate::threads::{Barrier, Thread};
use crate::trap::{Trap, TrapKind};
use crate::val::{Ptr, Val};
use std::collections::HashMap;
use tapeless_ir::par::Lock as By;
use tapeless_ir::{FuncId, Op, OpData, OpKind, Par};

/// Members of a team that asks for none.
const ASKED: u32 = 3;
/// A member goes on for about so many ops.
const TURN: u64 = 4;

/// Whether a member can go on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum State {
    #[default]
    Ready,
    /// At a barrier of its team.
    Arrived,
    /// Until the team that it began has come back.
    Joins,
    Done,
}

/// A member of a team, or what runs alone.
#[derive(Default)]
pub(crate) struct Member<'m> {
    frames: Vec<Frame<'m>>,
    team: usize,
    rank: u32,
    /// Whose variables it has.
    thread: usize,
    pub(crate) state: State,
    pub(crate) clock: Clock,
    /// Where the tickets of its team are counted.
    pub(crate) record: Ptr,
    /// The number of the thread that it is, and of the one that it has begun last; 0: none.
    pub(crate) own: usize,
    pub(crate) begun: usize,
    /// How many come to the barrier at which it waits before it goes on.
    pub(crate) waits_for: Option<i64>,
    /// Whether it was the last to come there.
    pub(crate) is_last: bool,
}

/// Who runs together.
#[derive(Debug)]
struct Team {
    /// What one of them gives to all.
    shared: Val,
    /// Whose turn it is, by rank, and what those knew who had theirs; the same from the last one down.
    turns: [(u32, Clock); 2],
    members: Vec<usize>,
    /// Who began it, and where its tickets were counted.
    forker: usize,
}

/// What is known of a lock.
#[derive(Debug, Default)]
pub(crate) struct Lock {
    pub(crate) holder: Option<usize>,
    /// How often whoever holds it has taken it.
    times: usize,
    /// What those who held it knew.
    clock: Clock,
}

/// How often a lock was taken, and how many of these times are not reversed yet.
#[derive(Debug, Default)]
struct Tickets {
    count: i64,
    left: i64,
    /// What those knew who gave theirs back.
    clock: Clock,
}

/// All members, and whose turn it is.
pub(crate) struct Circles<'m> {
    pub(crate) all: Vec<Member<'m>>,
    teams: Vec<Team>,
    /// Who runs; its frames are the machine's.
    pub(crate) now: usize,
    pub(crate) locks: HashMap<Ptr, Lock>,
    /// Threads that run beside whoever began them.
    pub(crate) threads: Vec<Thread>,
    /// Barriers of threads, by record.
    pub(crate) barriers: HashMap<(Ptr, Ptr), Barrier>,
    /// Tickets of locks, by record.
    tickets: HashMap<(Ptr, Ptr), Tickets>,
    random: u64,
    asked: u32,
    /// Members that in a row could not go on.
    stuck: usize,
}

impl Circles<'_> {
    pub(crate) fn new() -> Self {
        let alone = Member::default();
        let team = Team {
            members: vec![0],
            forker: 0,
            shared: Val::Undef,
            turns: Default::default(),
        };
        Self {
            all: vec![alone],
            teams: vec![team],
            now: 0,
            locks: HashMap::new(),
            threads: Vec::new(),
            barriers: HashMap::new(),
            tickets: HashMap::new(),
            random: 1,
            asked: ASKED,
            stuck: 0,
        }
    }

    /// How many members a team has that asks for none.
    pub fn asked(&self) -> u32 {
        self.asked
    }

    /// The thread that runs.
    pub fn thread(&self) -> usize {
        self.all[self.now].thread
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.random = self
            .random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) % bound.max(1)
    }
}

impl<'m> Interp<'m> {
    /// How many members a team has that asks for none, and from which seed the order is drawn in which they run.
    pub fn set_team(&mut self, members: u32, seed: u64) {
        self.circles.asked = members.max(1);
        self.circles.random = seed.wrapping_mul(2).wrapping_add(1);
    }

    /// Forgets all teams: a call from outside runs alone.
    pub(crate) fn alone(&mut self) {
        let (random, asked) = (self.circles.random, self.circles.asked);
        self.circles = Circles {
            random,
            asked,
            ..Circles::new()
        };
        self.ledger.clear();
        self.shares = Shares::default();
    }

    /// Who runs: its number, that of its team, its rank there, how many there are.
    pub(crate) fn place_in_team(&self) -> (usize, usize, u64, u64) {
        let (now, all) = (self.circles.now, &self.circles.all);
        let team = all[now].team;
        let size = self.circles.teams[team].members.len() as u64;
        (now, team, all[now].rank.into(), size)
    }

    /// Begins a team that makes a call.
    pub(crate) fn fork(&mut self, func: FuncId, args: &[Val]) -> Result<(), Trap> {
        let count = args.first().and_then(Val::as_bits).unwrap_or(0) as u32 as i32;
        let size = if count == 0 {
            self.circles.asked
        } else {
            count.unsigned_abs()
        };
        let forker = self.circles.now;
        self.team(func, args, size)?;
        self.circles.all[forker].state = State::Joins;
        self.pass_on()
    }

    /// A member that runs a call beside the one that runs; who it is.
    pub(crate) fn spawn(&mut self, func: FuncId, args: &[Val]) -> Result<usize, Trap> {
        self.team(func, args, 1)?;
        Ok(self.circles.all.len() - 1)
    }

    /// A team of so many members that begin a call.
    fn team(&mut self, func: FuncId, args: &[Val], size: u32) -> Result<(), Trap> {
        let (team, forker) = (self.circles.teams.len(), self.circles.now);
        let mut members = Vec::new();
        let own = std::mem::take(&mut self.frames);
        for rank in 0..size {
            self.enter(func, args)?;
            let frames = std::mem::take(&mut self.frames);
            let index = self.circles.all.len();
            let thread = self.thread(self.circles.all[forker].thread, rank);
            let of = &self.circles.all[forker];
            let (mut clock, record) = (of.clock.clone(), of.record);
            clock.tick(index);
            members.push(index);
            self.circles.all.push(Member {
                frames,
                team,
                rank,
                thread,
                clock,
                record,
                ..Member::default()
            });
        }
        self.frames = own;
        self.circles.teams.push(Team {
            members,
            forker,
            shared: Val::Undef,
            turns: Default::default(),
        });
        self.circles.all[forker].clock.tick(forker);
        Ok(())
    }

    /// The innermost call of the member that runs has come back; whether there is somebody else to go on.
    pub(crate) fn comes_back(&mut self) -> Result<Option<Flow>, Trap> {
        let now = self.circles.now;
        if now == 0 {
            return Ok(None);
        }
        let team = self.circles.all[now].team;
        self.circles.all[now].state = State::Done;
        let members = &self.circles.teams[team].members;
        let is_done = |&m: &usize| self.circles.all[m].state == State::Done;
        if self.circles.all[now].own == 0 && members.iter().all(is_done) {
            let clocks: Vec<Clock> = members
                .iter()
                .map(|&m| self.circles.all[m].clock.clone())
                .collect();
            let forker = self.circles.teams[team].forker;
            let member = &mut self.circles.all[forker];
            clocks.iter().for_each(|clock| member.clock.hear(clock));
            member.clock.tick(forker);
            member.state = State::Ready;
            if forker == 0 {
                self.ledger.clear();
            }
        }
        self.pass_on()?;
        Ok(Some(Flow::Next))
    }

    /// Now and then another member goes on.
    pub(crate) fn take_turns(&mut self) -> Result<(), Trap> {
        if self.circles.all.len() > 1 && self.circles.below(TURN) == 0 {
            return self.pass_on();
        }
        Ok(())
    }

    /// Lets a member that is ready go on.
    fn pass_on(&mut self) -> Result<(), Trap> {
        let ready: Vec<usize> = (0..self.circles.all.len())
            .filter(|&m| self.circles.all[m].state == State::Ready)
            .collect();
        if ready.is_empty() || self.circles.stuck > STUCK * ready.len() {
            let what = "members wait for each other: a barrier that not all reach, or locks";
            return Err(Trap::new(TrapKind::Deadlock, what));
        }
        let next = ready[self.circles.below(ready.len() as u64) as usize];
        let now = self.circles.now;
        std::mem::swap(&mut self.frames, &mut self.circles.all[now].frames);
        std::mem::swap(&mut self.frames, &mut self.circles.all[next].frames);
        self.circles.now = next;
        Ok(())
    }

    /// The op of the member that runs is tried again later.
    fn waits(&mut self) -> Result<(), Trap> {
        if let Some((_, next)) = self.frame().open.last_mut() {
            *next -= 1;
        }
        self.circles.stuck += 1;
        self.pass_on()
    }

    /// What a member does with others.
    pub(crate) fn par(&mut self, par: Par, data: &OpData) -> Result<(), Trap> {
        let now = self.circles.now;
        let team = self.circles.all[now].team;
        let int = |x: u32| Some(Val::Int(x.into()));
        let result = match par {
            Par::Begun
            | Par::Join
            | Par::Place
            | Par::Dismiss
            | Par::Resume
            | Par::Record
            | Par::Complete
            | Par::Direction => match self.with_thread(par, data)? {
                Some(result) => result,
                None => return self.waits(),
            },
            Par::Expect | Par::Arrive | Par::Meet => match self.at_barrier(par, data)? {
                Some(result) => result,
                None => return self.waits(),
            },
            Par::Rank => int(self.circles.all[now].rank),
            Par::Size => int(self.circles.teams[team].members.len() as u32),
            Par::First | Par::Behind => {
                let turns = self.bits(data.args[0])? as u64;
                let ranks = u64::from(self.circles.all[now].rank) + u64::from(par == Par::Behind);
                let size = self.circles.teams[team].members.len() as u64;
                let first = ranks * (turns / size) + ranks.min(turns % size);
                Some(Val::Int(first.into()))
            }
            Par::Most => {
                let count = self.bits(data.args[0])? as u32 as i32;
                int(self.circles.asked.max(count.unsigned_abs()))
            }
            Par::Count => {
                let record = self.address(data.args[0])?;
                let member = &mut self.circles.all[now];
                if member.record.0 == 0 {
                    member.record = record;
                }
                None
            }
            Par::Turn | Par::TurnBack | Par::Pass | Par::PassBack => {
                if !self.turn(par, team) {
                    return self.waits();
                }
                None
            }
            Par::Barrier => return self.barrier(team),
            Par::Share => {
                if self.bits(data.args[1])? != 0 {
                    self.circles.teams[team].shared = self.get(data.args[0]);
                }
                return self.barrier(team);
            }
            Par::Enter(kind) => {
                let lock = self.address(data.args[0])?;
                let (member, team, ..) = self.place_in_team();
                if matches!(kind, By::Ordered) && !self.shares.is_next(member, team) {
                    return self.waits();
                }
                let known = self.circles.locks.entry(lock).or_default();
                let again = matches!(kind, By::OmpNest | By::Mutex) && known.holder == Some(now);
                if known.holder.is_some() && !again {
                    return self.waits();
                }
                known.holder = Some(now);
                known.times += 1;
                let clock = known.clock.clone();
                let member = &mut self.circles.all[now];
                member.clock.hear(&clock);
                let key = (member.record, lock);
                let tickets = self.circles.tickets.entry(key).or_default();
                tickets.count += 1;
                tickets.left = tickets.count;
                Some(Val::Int((tickets.count - 1) as u128))
            }
            Par::Leave(_) => {
                let lock = self.address(data.args[0])?;
                let member = &mut self.circles.all[now];
                let known = self.circles.locks.entry(lock).or_default();
                if known.holder != Some(now) {
                    let what = "a lock is left that this member does not have";
                    return Err(Trap::new(TrapKind::Unsupported, what));
                }
                known.times -= 1;
                known.holder = known.holder.filter(|_| known.times > 0);
                known.clock.hear(&member.clock);
                member.clock.tick(now);
                let counted = self.circles.tickets.get(&(member.record, lock));
                counted.map(|counted| Val::Int((counted.count - 1) as u128))
            }
            Par::Return | Par::Withdraw => {
                let (lock, ticket) = (self.address(data.args[0])?, self.bits(data.args[1])? as i64);
                let member = &mut self.circles.all[now];
                let key = (member.record, lock);
                let tickets = self.circles.tickets.entry(key).or_default();
                match par {
                    Par::Return if tickets.left != ticket + 1 => return self.waits(),
                    Par::Return => member.clock.hear(&tickets.clock),
                    _ => {
                        tickets.left = if ticket == 0 { tickets.count } else { ticket };
                        tickets.clock.hear(&member.clock);
                        member.clock.tick(now);
                    }
                }
                None
            }
            Par::Pause => {
                self.pause(now, self.address(data.args[0])?);
                None
            }
            Par::Forget => {
                let record = self.address(data.args[0])?;
                self.pause(now, record);
                self.circles.tickets.retain(|key, _| key.0 != record);
                self.circles.barriers.retain(|key, _| key.0 != record);
                None
            }
        };
        self.circles.stuck = 0;
        self.set_results(data, result);
        Ok(())
    }

    /// A member counts tickets there no longer.
    fn pause(&mut self, member: usize, record: Ptr) {
        let member = &mut self.circles.all[member];
        if member.record == record {
            member.record = Ptr(0);
        }
    }

    /// A member has its turn, or hands it on; whether it can.
    fn turn(&mut self, par: Par, team: usize) -> bool {
        let now = self.circles.now;
        let member = &mut self.circles.all[now];
        let size = self.circles.teams[team].members.len() as u32;
        let back = matches!(par, Par::TurnBack | Par::PassBack);
        let (turn, clock) = &mut self.circles.teams[team].turns[usize::from(back)];
        let own = match back {
            true => size - 1 - member.rank,
            false => member.rank,
        };
        if *turn != own {
            return false;
        }
        if matches!(par, Par::Turn | Par::TurnBack) {
            member.clock.hear(clock);
        } else {
            clock.hear(&member.clock);
            member.clock.tick(now);
            *turn = (own + 1) % size;
        }
        true
    }

    /// All members of a team go on when the last has arrived.
    fn barrier(&mut self, team: usize) -> Result<(), Trap> {
        let now = self.circles.now;
        self.circles.all[now].state = State::Arrived;
        let members = self.circles.teams[team].members.clone();
        let all = &mut self.circles.all;
        if members.iter().all(|&m| all[m].state == State::Arrived) {
            let mut both = Clock::default();
            members.iter().for_each(|&m| both.hear(&all[m].clock));
            for &m in &members {
                all[m].clock.hear(&both);
                all[m].clock.tick(m);
                all[m].state = State::Ready;
            }
            self.give_shared(team);
            self.circles.stuck = 0;
        }
        self.pass_on()
    }

    /// Gives all members of a team what one of them shares, where they wait for that.
    fn give_shared(&mut self, team: usize) {
        let (shared, members) = (
            self.circles.teams[team].shared.clone(),
            self.circles.teams[team].members.clone(),
        );
        for member in members {
            let frames = match member == self.circles.now {
                true => &mut self.frames,
                false => &mut self.circles.all[member].frames,
            };
            let Some(frame) = frames.last_mut() else {
                continue;
            };
            let Some(data) = frame.at().map(|op| &frame.body.ops[op]) else {
                continue;
            };
            if let (OpKind::Par(Par::Share), Some(&result)) = (&data.kind, data.results.first()) {
                frame.set(result, shared.clone());
            }
        }
    }

    /// Notes that the member which runs touches memory.
    pub(crate) fn touch(&mut self, at: Ptr, bytes: u64, touch: Touch) -> Result<(), Trap> {
        let now = self.circles.now;
        if now == 0 && self.circles.threads.is_empty() {
            return Ok(());
        }
        let op = self.frames.last().and_then(|f| Some((f.func, f.at()?)));
        let clock = &self.circles.all[now].clock;
        let noted = self.ledger.note((now, clock), (at.0, bytes), touch, op);
        noted.map_err(|other| self.race(other))
    }

    /// What stops a member whose access races with that of an op.
    fn race(&self, other: Option<(FuncId, Op)>) -> Trap {
        let words = |(func, op): (FuncId, Op)| {
            let body = self.module.functions[func].body.as_ref()?;
            let place = self.module.location(body.ops[op].loc);
            let place = place.map(|p| format!("{p}: ")).unwrap_or_default();
            Some(format!("{place}{}", self.spelled(func, body, op)))
        };
        let other = other.and_then(words).unwrap_or_default();
        Trap::new(TrapKind::Race, format!("nothing orders this and {other}"))
    }
}

/// So often in a row each member may find that it cannot go on.
const STUCK: usize = 10_000;
