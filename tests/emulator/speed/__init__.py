"""How fast the emulator is, in seconds of CPU time."""
