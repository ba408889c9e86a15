"""The verdict on a submission's outputs, decided in the evaluator's process, and what explains it."""
