"""Every opcode of the PTX ISA, one form each: the emulator executes it, or refuses it with its name and line."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import functools

import pytest
import torch

import jit
from jit.emulator import EmulatorFinding, UnsupportedInstruction

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

# %0 to %2: registers of 32 bits; %3, %4 of 64 bits; %5: a shared address; %6: a global one. p, q: predicates;
# h0 to h3 of 16 bits, f0 to f3 f32, d0 to d3 f64, w0 to w7 of 32 bits.
EXECUTED = {
    "alloca": "alloca.u64 %3, 32;", "stackrestore": "stacksave.u64 %3; stackrestore.u64 %3;", "stacksave": "stacksave.u64 %3;",
    "abs": "abs.s32 %0, %1;", "activemask": "activemask.b32 %0;", "add": "add.u32 %0, %1, %2;",
    "addc": "add.cc.u32 %0, %1, %2; addc.u32 %0, %1, %2;", "and": "and.b32 %0, %1, %2;",
    "applypriority": "applypriority.global.L2::evict_normal [%6], 128;", "atom": "atom.global.add.u32 %0, [%6], %1;",
    "bar": "bar.sync 0;", "barrier": "barrier.sync 0;", "bar.warp": "bar.warp.sync -1;", "bfe": "bfe.u32 %0, %1, 3, 5;",
    "bfi": "bfi.b32 %0, %1, %2, 3, 5;", "bfind": "bfind.u32 %0, %1;", "bmsk": "bmsk.clamp.b32 %0, %1, %2;",
    "bra": "bra.uni X; X:", "brev": "brev.b32 %0, %1;", "brx": "mov.b32 w0, 0; T: .branchtargets A; brx.idx w0, T; A:",
    "clz": "clz.b32 %0, %1;", "cnot": "cnot.b32 %0, %1;", "copysign": "copysign.f32 f0, f1, f2;",
    "cos": "cos.approx.f32 f0, f1;", "cp.async": "cp.async.ca.shared.global [%5], [%6], 4; cp.async.wait_all;",
    "cp.async.bulk": "cp.async.bulk.global.shared::cta.bulk_group [%6], [%5], 16; cp.async.bulk.commit_group; "
                     "cp.async.bulk.wait_group 0;",
    "cp.reduce": "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%6], [%5], 16; "
                 "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;",
    "createpolicy": "createpolicy.fractional.L2::evict_last.b64 %3, 1.0;", "cvt": "cvt.rzi.s32.f32 %0, f0;",
    "cvt.pack": "cvt.pack.sat.u16.s32 %0, %1, %2;", "cvta": "cvta.to.global.u64 %3, %4;",
    "discard": "discard.global.L2 [%6], 128;", "div": "div.rn.f32 f0, f1, f2;",
    "dp2a": "dp2a.lo.u32.u32 %0, %1, %2, %1;", "dp4a": "dp4a.u32.u32 %0, %1, %2, %1;",
    "elect": "elect.sync %0|p, -1;", "ex2": "ex2.approx.f32 f0, f1;", "exit": "exit;", "fence": "fence.acq_rel.gpu;",
    "fence.proxy": "fence.proxy.async;", "fma": "fma.rn.f32 f0, f1, f2, f3;", "fns": "fns.b32 %0, %1, 0, 1;",
    "getctarank": "getctarank.shared::cluster.u32 %0, %5;", "griddepcontrol": "griddepcontrol.wait;",
    "isspacep": "isspacep.global p, %6;", "ld": "ld.global.u32 %0, [%6];",
    "ldmatrix": "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {{%0}}, [%5];", "ldu": "ldu.global.u32 %0, [%6];",
    "lg2": "lg2.approx.f32 f0, f1;", "lop3": "lop3.b32 %0, %1, %2, %1, 0x96;", "mad": "mad.lo.u32 %0, %1, %2, %1;",
    "mad24": "mad24.lo.u32 %0, %1, %2, %1;", "madc": "mad.lo.cc.u32 %0, %1, %2, %1; madc.hi.u32 %0, %1, %2, %1;",
    "mapa": "mapa.shared::cluster.u32 %0, %5, 0;", "match": "match.any.sync.b32 %0, %1, -1;",
    "max": "max.u32 %0, %1, %2;",
    "mbarrier": "mbarrier.init.shared.b64 [%5], 32; mbarrier.arrive.shared.b64 %3, [%5]; mbarrier.inval.shared.b64 [%5];",
    "membar": "membar.gl;", "min": "min.u32 %0, %1, %2;",
    "mma": "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {{f0, f1, f2, f3}}, {{%0, %1}}, {{%2}}, {{f0, f1, f2, f3}};",
    "mov": "mov.b32 %0, %1;", "movmatrix": "movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;",
    "mul": "mul.lo.u32 %0, %1, %2;", "mul24": "mul24.lo.u32 %0, %1, %2;", "nanosleep": "nanosleep.u32 10;",
    "neg": "neg.s32 %0, %1;", "not": "not.b32 %0, %1;", "or": "or.b32 %0, %1, %2;", "pmevent": "pmevent 1;",
    "popc": "popc.b32 %0, %1;", "prefetch": "prefetch.global.L2 [%6];", "prefetchu": "prefetchu.L1 [%6];",
    "prmt": "prmt.b32 %0, %1, %2, 0x5410;", "rcp": "rcp.rn.f32 f0, f1;", "red": "red.global.add.u32 [%6], %0;",
    "red.async": "mbarrier.init.shared.b64 [%5], 1; mov.b32 %1, %5; add.u32 %1, %1, 16; "
                 "red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%1], %2, [%5];",
    "redux": "redux.sync.add.u32 %0, %1, -1;", "rem": "rem.u32 %0, %1, 7;", "ret": "ret;",
    "rsqrt": "rsqrt.approx.f32 f0, f1;", "sad": "sad.u32 %0, %1, %2, %1;", "selp": "selp.b32 %0, %1, %2, p;",
    "set": "set.lt.u32.u32 %0, %1, %2;", "setmaxnreg": "setmaxnreg.dec.sync.aligned.u32 64;",
    "setp": "setp.lt.u32 p, %1, %2;", "shf": "shf.l.wrap.b32 %0, %1, %2, 3;", "shfl": "shfl.sync.idx.b32 %0, %1, 0, 31, -1;",
    "shl": "shl.b32 %0, %1, 3;", "shr": "shr.u32 %0, %1, 3;", "sin": "sin.approx.f32 f0, f1;",
    "slct": "slct.u32.s32 %0, %1, %2, %1;", "sqrt": "sqrt.rn.f32 f0, f1;", "st": "st.global.u32 [%6], %0;",
    "st.async": "mbarrier.init.shared.b64 [%5], 1; mov.b32 %1, %5; add.u32 %1, %1, 16; "
                "st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%1], %2, [%5];",
    "stmatrix": "stmatrix.sync.aligned.m8n8.x1.shared.b16 [%5], {{%0}};", "sub": "sub.u32 %0, %1, %2;",
    "subc": "sub.cc.u32 %0, %1, %2; subc.u32 %0, %1, %2;", "szext": "szext.clamp.s32 %0, %1, %2;",
    "tanh": "tanh.approx.f32 f0, f1;", "testp": "testp.finite.f32 p, f0;", "trap": "trap;",
    "vabsdiff": "vabsdiff.s32.s32.s32 %0, %1, %2;", "vabsdiff2": "vabsdiff2.s32.s32.s32 %0, %1, %2, %1;",
    "vabsdiff4": "vabsdiff4.s32.s32.s32 %0, %1, %2, %1;",
    "vadd": "vadd.s32.s32.s32 %0, %1, %2;", "vadd2": "vadd2.s32.s32.s32 %0, %1, %2, %1;",
    "vadd4": "vadd4.s32.s32.s32 %0, %1, %2, %1;", "vavrg2": "vavrg2.s32.s32.s32 %0, %1, %2, %1;",
    "vavrg4": "vavrg4.s32.s32.s32 %0, %1, %2, %1;", "vmad": "vmad.s32.s32.s32 %0, %1, %2, %1;",
    "vmax": "vmax.s32.s32.s32 %0, %1, %2;", "vmax2": "vmax2.s32.s32.s32 %0, %1, %2, %1;",
    "vmax4": "vmax4.s32.s32.s32 %0, %1, %2, %1;", "vmin": "vmin.s32.s32.s32 %0, %1, %2;",
    "vmin2": "vmin2.s32.s32.s32 %0, %1, %2, %1;", "vmin4": "vmin4.s32.s32.s32 %0, %1, %2, %1;",
    "vset": "vset.s32.s32.lt %0, %1, %2;", "vset2": "vset2.s32.s32.lt %0, %1, %2, %1;",
    "vset4": "vset4.s32.s32.lt %0, %1, %2, %1;", "vshl": "vshl.u32.u32.u32.clamp %0, %1, %2;",
    "vshr": "vshr.u32.u32.u32.clamp %0, %1, %2;", "vsub": "vsub.s32.s32.s32 %0, %1, %2;",
    "vsub2": "vsub2.s32.s32.s32 %0, %1, %2, %1;", "vsub4": "vsub4.s32.s32.s32 %0, %1, %2, %1;",
    "vote": "vote.sync.any.pred p, q, -1;", "xor": "xor.b32 %0, %1, %2;",
    "multimem": "multimem.ld_reduce.relaxed.gpu.global.add.u32 %0, [%6];",
    "tensormap": "tensormap.replace.tile.global_address.global.b1024.b64 [%6], %4;",
    "suld.b": "suld.b.1d.b32.trap {{%0}}, [%4, {{%1}}];", "sust.b": "sust.b.1d.b32.trap [%4, {{%1}}], {{%0}};",
    "tex": "tex.1d.v4.f32.s32 {{f0, f1, f2, f3}}, [%4, {{%1}}];",
    "tld4": "tld4.r.2d.v4.f32.f32 {{f0, f1, f2, f3}}, [%4, {{f0, f1}}];",
    "wmma": "wmma.load.a.sync.aligned.row.m16n16k16.shared.f16 {{w0, w1, w2, w3, w4, w5, w6, w7}}, [%5];",
    "wgmma": "wgmma.fence.sync.aligned; wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;",
}  # fmt: skip
REFUSED = {
    "istypep": "istypep.samplerref p, %4;",
    "suq": "suq.width.b32 %0, [%4];",
    "sured": "sured.b.add.1d.u32.trap [%4, {{%1}}], %0;",
    "sust.p": "sust.p.1d.v4.b32.trap [%4, {{%1}}], {{%0, %1, %2, %0}};", "txq": "txq.width.b32 %0, [%4];",
}  # fmt: skip
# On sm_100a alone.
LATER = {
    "cvt.rs": "cvt.rs.f16x2.f32 %0, f0, f1, %1;",
    "ldmatrix": "ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 {{%0, %1}}, [%5];",
    "ldmatrix 6 bits": "ldmatrix.sync.aligned.m8n16.x1.shared.b8x16.b6x16_p32 {{%0}}, [%5];",
    "stmatrix": "stmatrix.sync.aligned.m16n8.x1.trans.shared.b8 [%5], {{%0}};",
    "mma": "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e5m2.f32 {{f0, f1, f2, f3}}, {{%0, %1, %2, w0}}, "
           "{{w1, w2}}, {{f0, f1, f2, f3}};",
}  # fmt: skip
MORE = {
    "brkpt": "brkpt;",
    "isspacep.param": "isspacep.param p, %6;", "ld.unified": "ld.global.u32 %0, [%6].unified;",
    "mma.f64": "mma.sync.aligned.m16n8k4.row.col.rp.f64.f64.f64.f64 {{d0, d1, d2, d3}}, {{d0, d1}}, {{d2}}, {{d0, d1, d2, d3}};",
    "stacksave.u32": "stacksave.u32 %0; stackrestore.u32 %0;",
    "vadd2": "vadd2.u32.u32.u32 %0.h1, %1.h30, %2.h12, %1;",
}  # fmt: skip

REGISTERS = (".reg .pred p, q; .reg .b16 h0, h1, h2, h3; .reg .f32 f0, f1, f2, f3; .reg .f64 d0, d1, d2, d3; "
             ".reg .b32 w0, w1, w2, w3, w4, w5, w6, w7; setp.eq.u32 p, %1, %2; setp.ne.u32 q, %1, %2; "
             "mov.f32 f0, 0f3F800000; mov.f32 f1, f0; mov.f32 f2, f0; mov.f32 f3, f0; ")  # fmt: skip


@functools.cache
def kernel(arch: str) -> tuple[jit.Kernel, list[str]]:
    """All of them in one kernel, whose argument picks one."""
    forms = EXECUTED | MORE | REFUSED if arch == "sm_90a" else LATER
    body = ""
    for i, text in enumerate(forms.values()):
        text = text.replace("{{", "{").replace("}}", "}")
        body += (
            f'if (which == {i}) asm volatile("{{ {REGISTERS}{text} }}" : "+r"(a), "+r"(b), "+r"(c), "+l"(d), "+l"(e) '
            ': "r"(shared), "l"(out) : "memory");\n'
        )
    source = (
        'extern "C" __global__ void __launch_bounds__(32) k(unsigned* out, int which) {\n'
        "__shared__ __align__(1024) unsigned cells[256];\n"
        "for (int i = threadIdx.x; i < 256; i += 32) cells[i] = i; __syncwarp();\n"
        "unsigned shared = (unsigned)__cvta_generic_to_shared(cells);\n"
        "unsigned a = threadIdx.x, b = 5, c = 6; unsigned long long d = 0, e = 0;\n"
        f"{body}}}"
    )
    return jit.load(source, arch=arch)["k"], list(forms)


def outcome(arch: str, name: str) -> str:
    """``"executed"``, or the message of the refusal; a finding of the emulator is an execution too."""
    one, names = kernel(arch)
    try:
        one(torch.zeros(1024, dtype=torch.int32), names.index(name), grid=1, block=32)
    except UnsupportedInstruction as error:
        return str(error)
    except EmulatorFinding:
        pass
    return "executed"


@pytest.mark.parametrize(
    ("arch", "name"), [*(("sm_90a", name) for name in EXECUTED | MORE), *(("sm_100a", name) for name in LATER)]
)
def test_executed(arch: str, name: str) -> None:
    assert outcome(arch, name) == "executed"


@pytest.mark.parametrize("name", REFUSED)
def test_refused_by_name_and_line(name: str) -> None:
    message = outcome("sm_90a", name)
    assert f"does not execute `{name}" in message
    assert ".cu:" in message
