"""Programs that others wrote, built from their sources and run whole on the emulator.

No source of a program is part of this repository: it lies in a folder of the user's, with a ``programs.toml`` that says
how the programs are built, in the form that ``harness/programs/table.py`` explains. Without one the project's list is
run.
"""
