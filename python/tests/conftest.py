"""What tests share: programs, differences, a cache of their own."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import tapeless

PROGRAMS = Path(__file__).parent / "programs"


@pytest.fixture(autouse=True, scope="session")
def cache(tmp_path_factory):
    """Members that tests compile are kept for the session alone."""
    tapeless.config.cache = tmp_path_factory.mktemp("cache")


def load(name: str, signature: str, **how) -> tapeless.Function:
    return tapeless.load(PROGRAMS / name, signature, **how)


def differences(f, args, active, step=1e-6):
    """Central differences of the one number that a function gives, by each element of its active arguments."""
    found = []
    for at in active:
        base = np.asarray(args[at], float)
        slope = np.zeros(base.shape)
        for index in np.ndindex(base.shape):
            ends = []
            for sign in (1, -1):
                moved = base.copy()
                moved[index] += sign * step
                given = list(args)
                given[at] = moved if base.shape else float(moved)
                ends.append(f(*given))
            slope[index] = (ends[0] - ends[1]) / (2 * step)
        found.append(slope)
    return found
