//! Threads that end before what they borrow does, as those of `std::thread::scope`.

use crate::begun::{Job, c_ulong, pthread_create, pthread_join};
use std::cell::Cell;
use std::ffi::c_void;
use std::marker::PhantomData;
use std::ptr::{null, null_mut};

/// What is known of a thread, whatever it runs.
struct Header {
    /// The thread that was begun before.
    next: *mut Header,
    thread: c_ulong,
    is_joined: bool,
    /// Gives back the memory of the job that begins with this.
    end: unsafe fn(*mut Header),
}

/// What a thread runs, and what it gives.
#[repr(C)]
struct Headed<F, T> {
    header: Header,
    job: Job<F, T>,
}

extern "C" fn run<F: FnOnce() -> T, T>(given: *mut c_void) -> *mut c_void {
    // SAFETY: `given` is a job of `spawn`, which nobody else touches until this thread has been joined.
    let headed = unsafe { &mut *given.cast::<Headed<F, T>>() };
    headed.job.run();
    null_mut()
}

/// # Safety
/// The header is that of a job, on the heap, of a thread that has been joined.
unsafe fn end<F, T>(header: *mut Header) {
    // SAFETY: see above; a job begins with its header.
    drop(unsafe { Box::from_raw(header.cast::<Headed<F, T>>()) });
}

/// The threads of a scope, which are joined when this is dropped.
struct Threads {
    last: Cell<*mut Header>,
}

/// Where threads are begun that may borrow what lives longer. No other thread may begin some there.
pub struct Scope<'scope, 'env: 'scope> {
    threads: *const Threads,
    scope: PhantomData<&'scope mut &'scope ()>,
    env: PhantomData<&'env mut &'env ()>,
}

/// A thread of a scope. One that is not joined is joined when the scope ends.
pub struct ScopedJoinHandle<'scope, T> {
    header: *mut Header,
    gives: *mut Option<T>,
    scope: PhantomData<&'scope ()>,
}

/// Runs a function that may begin threads, and waits until all of them have ended, as `std::thread::scope` does. A panic in a thread ends
/// the program.
#[inline(always)]
pub fn scope<'env, F, T>(runs: F) -> T
where
    F: for<'scope> FnOnce(&'scope Scope<'scope, 'env>) -> T,
{
    // It is dropped behind the scope, also where a panic leaves.
    let threads = Threads {
        last: Cell::new(null_mut()),
    };
    let scope = Scope {
        threads: &raw const threads,
        scope: PhantomData,
        env: PhantomData,
    };
    runs(&scope)
}

impl<'scope> Scope<'scope, '_> {
    /// Begins a thread.
    ///
    /// # Panics
    /// If there can be no other thread.
    #[inline(always)]
    pub fn spawn<F, T>(&'scope self, runs: F) -> ScopedJoinHandle<'scope, T>
    where
        F: FnOnce() -> T + Send + 'scope,
        T: Send + 'scope,
    {
        // SAFETY: these live behind the scope.
        let last = unsafe { &(*self.threads).last };
        let header = Header {
            next: last.get(),
            thread: 0,
            is_joined: false,
            end: end::<F, T>,
        };
        let job = Job {
            runs: Some(runs),
            gives: None,
        };
        let job = Box::into_raw(Box::new(Headed { header, job }));
        last.set(job.cast());
        // SAFETY: the job lives until the scope ends, which waits for the thread; what it holds may be sent to it.
        let failed =
            unsafe { pthread_create(&mut (*job).header.thread, null(), run::<F, T>, job.cast()) };
        assert_eq!(failed, 0, "there can be no other thread");
        ScopedJoinHandle {
            header: job.cast(),
            // SAFETY: the job is alive.
            gives: unsafe { &raw mut (*job).job.gives },
            scope: PhantomData,
        }
    }
}

impl<T> ScopedJoinHandle<'_, T> {
    /// Waits for the thread: what it gives.
    ///
    /// # Errors
    /// None: a panic in a thread ends the program.
    #[inline(always)]
    pub fn join(self) -> std::thread::Result<T> {
        // SAFETY: the job lives until the scope ends, and this is the first place where its thread is joined.
        unsafe {
            pthread_join((*self.header).thread, null_mut());
            (*self.header).is_joined = true;
            match (*self.gives).take() {
                Some(given) => Ok(given),
                None => unreachable!("the thread has run the function"),
            }
        }
    }
}

impl Drop for Threads {
    #[inline(always)]
    fn drop(&mut self) {
        let mut next = self.last.get();
        while !next.is_null() {
            // SAFETY: these are the jobs of this scope, each of which is alive until its thread has been joined here, or before.
            unsafe {
                let header = next;
                next = (*header).next;
                if !(*header).is_joined {
                    pthread_join((*header).thread, null_mut());
                }
                ((*header).end)(header);
            }
        }
    }
}
