"""The public competition's contract: its ``eval.py``, and submissions of one file."""
