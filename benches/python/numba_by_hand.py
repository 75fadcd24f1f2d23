"""The gradients of gradients.py, written by hand for Numba."""

from math import cos, sin, sqrt

import numba
import numpy as np


@numba.njit(fastmath=True)
def ode(start, friction, stiffness, n, dt):
    """Adjoints of start, friction and stiffness; the states of all steps are kept."""
    states = np.empty((n + 1, 2))
    states[0] = start
    h = 0.5 * dt
    for i in range(n):
        q, p = states[i]
        q1, p1 = p, -stiffness * sin(q) - friction * p
        q2 = p + h * p1
        p2 = -stiffness * sin(q + h * q1) - friction * q2
        q3 = p + h * p2
        p3 = -stiffness * sin(q + h * q2) - friction * q3
        q4 = p + dt * p3
        p4 = -stiffness * sin(q + dt * q3) - friction * q4
        states[i + 1, 0] = q + dt / 6 * (q1 + 2 * q2 + 2 * q3 + q4)
        states[i + 1, 1] = p + dt / 6 * (p1 + 2 * p2 + 2 * p3 + p4)
    aq, ap = 2 * (states[n, 0] - 1), 0.0
    af = ak = 0.0
    for i in range(n - 1, -1, -1):
        q, p = states[i]
        q1, p1 = p, -stiffness * sin(q) - friction * p
        q2 = p + h * p1
        p2 = -stiffness * sin(q + h * q1) - friction * q2
        q3 = p + h * p2
        p3 = -stiffness * sin(q + h * q2) - friction * q3
        q4 = p + dt * p3
        # Adjoints of the slopes, last first; each slope is a function of angle and speed at its point.
        b = dt / 6
        aq1, aq2, aq3, aq4 = b * aq, 2 * b * aq, 2 * b * aq, b * aq
        ap1, ap2, ap3, ap4 = b * ap, 2 * b * ap, 2 * b * ap, b * ap
        nq, np_ = aq, ap
        x = q + dt * q3
        ak -= ap4 * sin(x)
        af -= ap4 * q4
        ax = -ap4 * stiffness * cos(x)
        aq4 -= ap4 * friction
        nq += ax
        aq3 += dt * ax
        np_ += aq4
        ap3 += dt * aq4
        x = q + h * q2
        ak -= ap3 * sin(x)
        af -= ap3 * q3
        ax = -ap3 * stiffness * cos(x)
        aq3 -= ap3 * friction
        nq += ax
        aq2 += h * ax
        np_ += aq3
        ap2 += h * aq3
        x = q + h * q1
        ak -= ap2 * sin(x)
        af -= ap2 * q2
        ax = -ap2 * stiffness * cos(x)
        aq2 -= ap2 * friction
        nq += ax
        aq1 += h * ax
        np_ += aq2
        ap1 += h * aq2
        ak -= ap1 * sin(q)
        af -= ap1 * p
        nq -= ap1 * stiffness * cos(q)
        np_ += aq1 - ap1 * friction
        aq, ap = nq, np_
    return np.array([aq, ap]), af, ak


@numba.njit(fastmath=True)
def stencil(u, steps, rate):
    """The adjoint of u; the states of all steps are kept."""
    n = u.shape[0]
    states = np.empty((steps + 1, n, n))
    states[0] = u
    for step in range(steps):
        now, following = states[step], states[step + 1]
        following[:] = now
        for i in range(1, n - 1):
            for j in range(1, n - 1):
                flow = now[i, j - 1] + now[i, j + 1] + now[i - 1, j] + now[i + 1, j] - 4 * now[i, j]
                following[i, j] = now[i, j] + rate * flow / (1 + now[i, j] * now[i, j])
    adjoint, before = 2 * states[steps], np.empty((n, n))
    for step in range(steps - 1, -1, -1):
        now = states[step]
        before[:] = adjoint
        for i in range(1, n - 1):
            for j in range(1, n - 1):
                flow = now[i, j - 1] + now[i, j + 1] + now[i - 1, j] + now[i + 1, j] - 4 * now[i, j]
                inner = 1 + now[i, j] * now[i, j]
                part = rate * adjoint[i, j] / inner
                before[i, j] -= part * (4 + 2 * now[i, j] * flow / inner)
                before[i, j - 1] += part
                before[i, j + 1] += part
                before[i - 1, j] += part
                before[i + 1, j] += part
        adjoint, before = before, adjoint
    return adjoint


@numba.njit(fastmath=True)
def nbody(x, mass):
    """Adjoints of places and masses."""
    n = x.shape[0]
    ax, am = np.zeros((n, 3)), np.zeros(n)
    for i in range(n):
        for j in range(i):
            dx, dy, dz = x[i, 0] - x[j, 0], x[i, 1] - x[j, 1], x[i, 2] - x[j, 2]
            inverse = 1 / sqrt(dx * dx + dy * dy + dz * dz + 1e-4)
            am[i] -= mass[j] * inverse
            am[j] -= mass[i] * inverse
            pull = mass[i] * mass[j] * inverse * inverse * inverse
            ax[i, 0] += pull * dx
            ax[i, 1] += pull * dy
            ax[i, 2] += pull * dz
            ax[j, 0] -= pull * dx
            ax[j, 1] -= pull * dy
            ax[j, 2] -= pull * dz
    return ax, am
