"""Small protocols of warps: the emulator's verdict beside that of SPIN."""
