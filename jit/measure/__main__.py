"""Prints all tables, and the times of a batch of compiles: ``python -m jit.measure``."""

from __future__ import annotations

from . import edits, tables


def main() -> None:
    """Prints the figures as they come."""
    for table in tables():
        print(f"\n{table.title}, {table.unit}")
        for name, value in table.rows.items():
            print(f"  {name:52} {value if isinstance(value, str) else f'{value:10.2f}'}", flush=True)
    print("\na batch of compiles, ms")
    for name, value in edits.batch_times().items():
        print(f"  {name:52} {value:10.2f}")


if __name__ == "__main__":
    main()
