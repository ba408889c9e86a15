"""Schedules that are chosen: a launch runs under every order that differs from the usual one by a few delays.

The usual order is this. Warps go one after the other, each until it has to wait. Where none can go on, the copy that
was issued first arrives. A delay changes one step of it, which is a choice (`choices.py`):

- a warp stops before an instruction by which warps or CTAs see each other, until no other warp can go on
- a copy, or the completion of matrix instructions, comes at once, or after all others
- `mbarrier.try_wait` gives up at once
- a cluster begins after all others

`ptx/visible.py` says which instructions these are, and each begins a block of the program that is explored.
`stops.py` stops warps there, `chosen.py` runs a cluster so, `explore.py` tries one order after the other. All
other instructions touch what no other warp may touch at the same time, or the race detector reports them in any order.
So no warp has to stop before those, as in CHESS (Musuvathi et al., OSDI 2008). That few delays find most defects is
known of threads (Emmi, Qadeer, Rakamarić: Delay-bounded scheduling, POPL 2011).
"""
