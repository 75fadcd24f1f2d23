//! Where code that was compiled in this process spends its time.

use crate::command::{Fence, outcome};
use crate::ffi;
use crate::jit::Jit;
use llvm_sys::orc2::lljit::LLVMOrcLLJITRef;
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::time::Duration;
use tapeless_diag::{Location, Result};

mod raw {
    use super::*;
    unsafe extern "C" {
        pub(super) fn tapeless_watch(jit: LLVMOrcLLJITRef) -> *mut c_void;
        pub(super) fn tapeless_unwatch(seen: *mut c_void);
        pub(super) fn tapeless_code_spans(seen: *mut c_void, sink: ffi::Sink, state: *mut c_void);
        pub(super) fn tapeless_code_lines(
            seen: *mut c_void,
            addresses: *const u64,
            count: usize,
            sink: ffi::Sink,
            state: *mut c_void,
        );
        pub(super) fn tapeless_sample(job: *const Job, found: *mut c_void);
    }
}

/// `TapelessPart` of the shim.
#[repr(C)]
struct Part {
    to: *mut u8,
    from: *const u8,
    size: usize,
}

/// `TapelessJob` of the shim.
#[repr(C)]
struct Job {
    code: *const c_void,
    buffer: *mut c_void,
    parts: *const Part,
    part_count: usize,
    spans: *const [u64; 2],
    span_count: usize,
    nanoseconds: u64,
}

/// Words before the addresses of `TapelessSamples` of the shim.
const HEAD: usize = 5;

/// What a compiler has put into memory.
#[derive(Debug)]
pub(crate) struct Watch(*mut c_void);

impl Watch {
    /// Watches a compiler from now on.
    pub(crate) fn over(jit: LLVMOrcLLJITRef) -> Self {
        // SAFETY: the compiler is live.
        Self(unsafe { raw::tapeless_watch(jit) })
    }

    /// Where pieces of code begin and end.
    fn spans(&self) -> Vec<[u64; 2]> {
        let text = ffi::collect(|sink, state| {
            // SAFETY: made by `over`.
            unsafe { raw::tapeless_code_spans(self.0, sink, state) }
        });
        let span = |line: &str| {
            let (start, end) = line.split_once('\t')?;
            Some([start.parse().ok()?, end.parse().ok()?])
        };
        text.lines().filter_map(span).collect()
    }

    /// The samples in `TapelessSamples` of the shim.
    fn read(&self, words: &[u64]) -> Result<Samples> {
        let (head, addresses) = words.split_at(HEAD);
        if head[1] == 0 {
            outcome(i32::try_from(head[0]).unwrap_or(i32::MAX))?;
        }
        let count = usize::try_from(head[4]).unwrap_or(0);
        let mut often: BTreeMap<u64, usize> = BTreeMap::new();
        for &address in addresses.iter().take(count) {
            *often.entry(address).or_default() += 1;
        }
        let addresses: Vec<u64> = often.keys().copied().collect();
        let frames = self.frames(&addresses).into_iter();
        Ok(Samples {
            runs: head[1],
            time: Duration::from_nanos(head[2]),
            places: frames.zip(often.into_values()).collect(),
        })
    }

    /// The places of each address, the innermost first.
    fn frames(&self, addresses: &[u64]) -> Vec<Vec<Location>> {
        let (data, size) = (addresses.as_ptr(), addresses.len());
        let text = ffi::collect(|sink, state| {
            // SAFETY: made by `over`; the addresses outlive the call.
            unsafe { raw::tapeless_code_lines(self.0, data, size, sink, state) }
        });
        text.lines().map(frames).collect()
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        // SAFETY: made by `over`, given back once.
        unsafe { raw::tapeless_unwatch(self.0) }
    }
}

fn frames(line: &str) -> Vec<Location> {
    let words: Vec<&str> = line.split('\t').collect();
    let place = |pair: &[&str]| {
        Some(Location {
            file: pair[1].into(),
            line: pair[0].parse().ok()?,
            column: 0,
        })
    };
    words.chunks_exact(2).filter_map(place).collect()
}

/// Where code was when a timer looked.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// How often it ran.
    pub runs: u64,
    /// The processor's time that this took.
    pub time: Duration,
    /// How often it was seen at a place, with the places where the code there is inlined, outwards.
    pub places: Vec<(Vec<Location>, usize)>,
}

impl Jit {
    /// Runs a function of type `void (ptr)` with the address of words for about so long, in a process of its own, and
    /// looks where it is. Nothing of it may have run before. Each run begins with the words and the memory as they are. What is in a library counts as
    /// the call that led there.
    ///
    /// # Errors
    /// As `call_on`, of the first run.
    pub fn sample(
        &self,
        symbol: &str,
        words: &[u64],
        memory: &mut [&mut Fence],
        time: Duration,
    ) -> Result<Samples> {
        const ROOM: u32 = 1 << 16;
        // Code is compiled when it is looked up.
        let watch = Watch::over(self.0);
        let code = self.address(symbol)? as *const c_void;
        let mut buffer = Fence::of_words(words)?;
        let mut found = Fence::new((HEAD + ROOM as usize) * 8)?;
        found.bytes_mut()[24..32].copy_from_slice(&u64::from(ROOM).to_ne_bytes());
        let mut all: Vec<&mut Fence> = vec![&mut buffer];
        all.extend(memory.iter_mut().map(|fence| &mut **fence));
        let before: Vec<Vec<u8>> = all.iter().map(|fence| fence.bytes().to_vec()).collect();
        let parts = all.iter_mut().zip(&before).map(|(fence, before)| Part {
            to: fence.bytes_mut().as_mut_ptr(),
            from: before.as_ptr(),
            size: before.len(),
        });
        let (parts, spans): (Vec<Part>, _) = (parts.collect(), watch.spans());
        let job = Job {
            code,
            buffer: parts[0].to.cast(),
            parts: parts.as_ptr(),
            part_count: parts.len(),
            spans: spans.as_ptr(),
            span_count: spans.len(),
            nanoseconds: u64::try_from(time.as_nanos()).unwrap_or(u64::MAX),
        };
        // SAFETY: as `call_on`; what the job names outlives the call, and `found` has the room that it says.
        unsafe { raw::tapeless_sample(&raw const job, found.bytes_mut().as_mut_ptr().cast()) };
        watch.read(&found.words())
    }
}
