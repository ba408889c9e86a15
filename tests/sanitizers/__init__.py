"""The emulator's native code under AddressSanitizer and UndefinedBehaviorSanitizer: the C of the jit, and the code
that is generated for each kernel. `python -m tests.sanitizers` runs it; test_sanitizers.py says what is run."""
