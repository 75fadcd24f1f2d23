// Bodies of library functions that move pointers or elements about in memory, so that derivatives can follow them.
// Written from the textbooks and the documented layouts; `cargo xtask bodies` compiles each file to the .ll beside it.
#pragma once

#define BODY(symbol) tapeless_body_##symbol

typedef __SIZE_TYPE__ size_t;

// What is written once and becomes part of each body, and what comes along as a function of its own.
#define PART static __attribute__((unused))
#define HELPER static inline __attribute__((always_inline))
