"""Tasks as an environment of OpenEnv: ``reset`` gives a task's text, ``step`` a reward (docs/training.md)."""
