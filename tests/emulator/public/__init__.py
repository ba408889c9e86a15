"""Programs that others wrote, built from their sources and run whole on the emulator.

No source and no recipe of a program is part of this repository: both lie in a folder of the user's. `table.py` says
what the folder's ``programs.toml`` holds; ``python -m tests.emulator.public FOLDER`` runs it, and prints the table.
"""
