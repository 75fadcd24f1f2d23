//! Threads that are begun and joined in one place.

pub(crate) use std::ffi::c_ulong;
use std::ffi::{c_int, c_void};
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicUsize, Ordering};

unsafe extern "C" {
    pub(crate) fn pthread_create(
        thread: *mut c_ulong,
        attributes: *const c_void,
        runs: extern "C" fn(*mut c_void) -> *mut c_void,
        given: *mut c_void,
    ) -> c_int;
    pub(crate) fn pthread_join(thread: c_ulong, result: *mut *mut c_void) -> c_int;
    safe fn get_nprocs() -> c_int;
}

/// How many threads an operation has; 0: as many as there are processors.
static THREADS: AtomicUsize = AtomicUsize::new(0);

/// How many threads an operation has.
#[inline(always)]
pub fn current_num_threads() -> usize {
    match THREADS.load(Ordering::Relaxed) {
        0 => get_nprocs().max(1) as usize,
        some => some,
    }
}

/// Sets how many threads an operation has; 0: as many as there are processors.
#[inline(always)]
pub fn set_num_threads(count: usize) {
    THREADS.store(count, Ordering::Relaxed);
}

/// A function that runs once, and what it gives.
pub(crate) struct Job<F, R> {
    pub(crate) runs: Option<F>,
    pub(crate) gives: Option<R>,
}

impl<F: FnOnce() -> R, R> Job<F, R> {
    #[inline(always)]
    pub(crate) fn run(&mut self) {
        if let Some(runs) = self.runs.take() {
            self.gives = Some(runs());
        }
    }
}

extern "C" fn run_job<F: FnOnce() -> R, R>(given: *mut c_void) -> *mut c_void {
    // SAFETY: `given` is the job of `join`, which nobody else touches until this thread has been joined.
    let job = unsafe { &mut *given.cast::<Job<F, R>>() };
    job.run();
    null_mut()
}

/// Runs two functions side by side.
///
/// # Panics
/// If there can be no other thread. A panic of the first function ends the program.
pub fn join<A, B, RA, RB>(a: A, b: B) -> (RA, RB)
where
    A: FnOnce() -> RA + Send,
    B: FnOnce() -> RB + Send,
    RA: Send,
    RB: Send,
{
    let mut job = Job {
        runs: Some(a),
        gives: None,
    };
    let given = (&raw mut job).cast();
    // SAFETY: `job` outlives the thread, which is joined when `thread` is dropped; what it holds may be sent to it.
    let thread = unsafe { Thread::begin(run_job::<A, RA>, given) };
    let second = b();
    drop(thread);
    match job.gives {
        Some(first) => (first, second),
        None => unreachable!("the thread has run the function"),
    }
}

/// A part of the work of several threads.
struct Part<'f, F> {
    runs: &'f F,
    which: usize,
}

extern "C" fn run_part<F: Fn(usize) + Sync>(given: *mut c_void) -> *mut c_void {
    // SAFETY: `given` is a part of `each`, which outlives this thread and is only read.
    let part = unsafe { &*given.cast::<Part<'_, F>>() };
    (part.runs)(part.which);
    null_mut()
}

/// Runs a function with each number below `count`, each in a thread of its own.
pub(crate) fn each<F: Fn(usize) + Sync>(count: usize, runs: &F) {
    let part = |which| Part { runs, which };
    let parts: Vec<Part<'_, F>> = (1..count).map(part).collect();
    let mut threads = Vec::with_capacity(parts.len());
    for part in &parts {
        let given = (&raw const *part).cast_mut().cast();
        // SAFETY: `parts` outlives the threads, which are joined when `threads` is dropped; `runs` may be shared with them.
        threads.push(unsafe { Thread::begin(run_part::<F>, given) });
    }
    if count > 0 {
        runs(0);
    }
}

/// A thread, which is joined when this is dropped.
struct Thread(c_ulong);

impl Thread {
    /// # Safety
    /// What the thread is given lives until this is dropped, and may be used by another thread.
    #[inline(always)]
    unsafe fn begin(runs: extern "C" fn(*mut c_void) -> *mut c_void, given: *mut c_void) -> Self {
        let mut handle = 0;
        // SAFETY: the handle is written, and there are no attributes.
        let failed = unsafe { pthread_create(&mut handle, null(), runs, given) };
        assert_eq!(failed, 0, "there can be no other thread");
        Self(handle)
    }
}

impl Drop for Thread {
    #[inline(always)]
    fn drop(&mut self) {
        // SAFETY: this is the one place where the thread is joined.
        unsafe { pthread_join(self.0, null_mut()) };
    }
}
