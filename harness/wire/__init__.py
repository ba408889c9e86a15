"""The way between the evaluator and a submission's process: the process, its connection, the memory they share."""
