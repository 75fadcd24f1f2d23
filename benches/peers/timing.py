"""Timing of functions that JAX has compiled."""

import time


def least(functions, arguments, limit):
    """The least time of each, called in turn for at least `limit` seconds and five rounds."""
    best, start, rounds = [float("inf")] * len(functions), time.perf_counter(), 0
    while rounds < 5 or time.perf_counter() - start < limit:
        for k, function in enumerate(functions):
            begin = time.perf_counter()
            function(*arguments).block_until_ready()
            best[k] = min(best[k], time.perf_counter() - begin)
        rounds += 1
    return best
