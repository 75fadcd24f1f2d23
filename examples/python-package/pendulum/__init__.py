"""A pendulum with friction: `swing` is compiled C with its derivatives."""

import numpy as np

from ._compiled import swing

__all__ = ["fit", "swing"]


def fit(measured: np.ndarray, dt: float, start: np.ndarray, friction: float, steps: int = 20) -> tuple[np.ndarray, float]:
    """Start and friction that explain measured angles best (Gauss and Newton)."""
    p = np.array([*start, friction])
    for _ in range(steps):
        jacobian = swing.jacobian(p[:2], p[2], len(measured), dt)
        slopes = np.column_stack([jacobian.start, jacobian.friction])
        p = p + np.linalg.lstsq(slopes, measured - swing(p[:2], p[2], len(measured), dt), rcond=None)[0]
    return p[:2], float(p[2])
