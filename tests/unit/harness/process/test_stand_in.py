"""What is built before a submission's process is started."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CODE = """
import sys
from pathlib import Path
from harness.process import stand_in
stand_in.build([Path(sys.argv[1])])
print([name for name in ("jit.emulated_cuda", "torch") if name in sys.modules])
"""


def test_torch_is_not_imported_before_the_process_starts(tmp_path: Path) -> None:
    """The submission's process imports it meanwhile: one import after the other would take twice as long."""
    path = tmp_path / "submission.py"
    path.write_text("from torch.utils.cpp_extension import load_inline\n")
    done = subprocess.run([sys.executable, "-c", CODE, str(path)], capture_output=True, text=True, check=True)
    assert done.stdout == "['jit.emulated_cuda']\n"
