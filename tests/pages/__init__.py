"""The pages of ``docs/`` that are made of data or of the code: ``python -m tests.pages`` writes them again."""
