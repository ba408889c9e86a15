"""Public programs that were run on the emulator: `public.toml` has a row for each run, and `table.py` reads it."""
