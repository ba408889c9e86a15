"""What keeps a submission's processes to their share of the machine: a control group, and a guard of the disk."""

from __future__ import annotations

from pathlib import Path

from harness.process import cgroups, disk


class Limits:
    """Those of one process after another; nothing is limited before ``open``.

    Attributes:
        group: the control group, which other processes can be put into too; or None.
        guard: of the disk, while a process runs; or None.
    """

    def __init__(self) -> None:
        self.group: cgroups.Group | None = None
        self.guard: disk.Guard | None = None

    def open(self) -> None:
        """Makes the control group of the next process."""
        self.group = cgroups.Group()

    def hold(self, pid: int, scratch: Path) -> None:
        """Limits a process, where a control group was made; ``scratch`` is on the disk that it may not fill."""
        if self.group is not None:
            self.guard = disk.Guard(scratch, pid)
            self.group.add(pid)

    def end_of_process(self) -> str:
        """Looks at the disk no more. Returns why the process was ended for it; empty where it was not."""
        if self.guard is None:
            return ""
        self.guard.close()
        return self.guard.reason

    def release_disk(self) -> None:
        """Ends the guard, before the process is waited for."""
        if self.guard is not None:
            self.guard.close()
            self.guard = None

    def close(self) -> None:
        """Removes the control group, which the processes have left."""
        if self.group is not None:
            self.group.close()
            self.group = None
