"""Which pipe of a multiprocessor executes a SASS instruction, and which PTX instructions a reader looks for first.

Source of the pipes: the Nsight Compute documentation, "Metrics Decoder: Pipelines", and the opcode tables of "CUDA
Binary Utilities". What is not in a table is "other".
"""

from __future__ import annotations

import re

PIPES: dict[str, tuple[str, ...]] = {
    "tensor": ("HMMA", "HGMMA", "IMMA", "IGMMA", "DMMA", "BMMA", "BGMMA", "QMMA", "QGMMA", "OMMA", "UTCHMMA", "UTCQMMA",
               "UTCOMMA", "UTCIMMA", "WARPGROUP", "UTCBAR", "UTCCP", "UTCATOMSWS", "UTCSHIFT", "LDTM", "STTM"),
    "fma": ("FFMA", "FFMA2", "FFMA32I", "FMUL", "FMUL2", "FMUL32I", "FADD", "FADD2", "FADD32I", "IMAD", "IDP", "HFMA2",
            "HMUL2", "HADD2", "IMUL"),
    "alu": ("IADD3", "IADD", "IADD32I", "VIADD", "VIADDMNMX", "VIMNMX", "VIMNMX3", "VHMNMX", "IMNMX", "FMNMX", "FMNMX3",
            "LOP3", "LOP", "PLOP3", "SHF", "SHL", "SHR", "LEA", "ISETP", "ISET", "FSETP", "FSET", "FSEL", "SEL", "MOV",
            "MOV32I", "PRMT", "SGXT", "BMSK", "P2R", "R2P", "IABS", "I2FP", "I2IP", "F2FP", "HMNMX2", "HSETP2", "HSET2",
            "CS2R", "FCHK", "FSWZADD", "VABSDIFF", "VABSDIFF4", "VOTE", "POPC32", "LEPC", "PSET", "PSETP", "ICMP"),
    "fp64": ("DADD", "DFMA", "DMUL", "DSETP"),
    "special function": ("MUFU", "I2F", "F2I", "F2F", "FRND", "POPC", "FLO", "BREV", "I2I"),
    "load and store": ("LD", "ST", "LDG", "STG", "LDS", "STS", "LDL", "STL", "LDSM", "STSM", "LDGSTS", "ATOM", "ATOMG",
                       "ATOMS", "RED", "REDG", "SHFL", "MATCH", "CCTL", "MEMBAR", "FENCE", "ERRBAR", "LDGDEPBAR",
                       "LDGMC", "QSPC", "ST_BULK", "STAS", "REDAS", "MOVM", "ARRIVES"),
    "bulk copy": ("UTMALDG", "UTMASTG", "UTMAREDG", "UTMACCTL", "UTMACMDFLUSH", "UTMAPF", "UBLKCP", "UBLKRED",
                  "UBLKPF"),
    "uniform": ("R2UR", "S2UR", "UMOV", "ULDC", "VOTEU", "ELECT", "REDUX", "CREDUX", "R2URI", "LDCU"),
    "constant": ("LDC",),
    "barrier": ("BAR", "SYNCS", "DEPBAR", "UCGABAR", "UCGABAR_ARV", "UCGABAR_WAIT", "B2R", "R2B", "ACQBULK", "USYNCS"),
    "control": ("BRA", "BRX", "BRXU", "BSSY", "BSYNC", "BREAK", "BMOV", "CALL", "RET", "EXIT", "JMP", "JMX", "WARPSYNC",
                "NANOSLEEP", "YIELD", "BPT", "KILL", "RPCMOV", "ENDCOLLECTIVE", "WARPSYNCS", "COLLECTIVE", "PREEXIT",
                "USETMAXREG", "CGAERRBAR", "RTT", "PMTRIG"),
    "no work": ("NOP",),
    "special register": ("S2R",),
}  # fmt: skip
_PIPE = {opcode: name for name, opcodes in PIPES.items() for opcode in opcodes}

_FEATURES = re.compile(
    r"wgmma\.mma_async(?:\.sp)?|wmma\.mma|mma(?:\.sp(?:::ordered_metadata)?)?\.sync|tcgen05\.\w+|ldmatrix|stmatrix|"
    r"cp\.reduce\.async\.bulk(?:\.tensor)?|cp\.async\.bulk(?:\.tensor|\.prefetch)?|cp\.async|st\.async|red\.async|"
    r"mbarrier\.\w+|barrier\.cluster\.\w+|multimem\.\w+|setmaxnreg\.\w+|griddepcontrol\.\w+"
)


def pipe(op: str) -> str:
    """The pipe of a SASS opcode, such as ``"fma"`` for ``"FFMA.FTZ"``; ``"other"`` where it is not known."""
    base = op.partition(".")[0]
    if base in _PIPE:
        return _PIPE[base]
    return "uniform" if base[:1] == "U" else "other"


def feature(op: str) -> str:
    """The tensor, copy or barrier instruction that a PTX opcode is, such as ``"cp.async.bulk.tensor"``; else empty."""
    found = _FEATURES.match(op)
    return found[0] if found else ""
