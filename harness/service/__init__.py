"""The process beside a submission's that compiles and emulates for it, and reports to the evaluator what happened.

The submission can ask it, and reach nothing else of it: it is a process of its own, in namespaces of its own.
"""
