"""Bugs put into kernels of every front end, each with the first line that a verdict has to have.

A `.toml` beside the right submission of its name lists the bugs: pieces of the file that are replaced, what the first
line must say, and at which line of the user's. `runs` checks them in one process a file, as `warpyard check` would,
without the process of a check.
"""
