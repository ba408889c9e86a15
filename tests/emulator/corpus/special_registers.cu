// Special registers that libraries read, and that no ordinary kernel does.
extern "C" __global__ void k(unsigned* o) {
  unsigned r, i = 0;
  unsigned long long wide;
#define WORD(name) asm volatile("mov.u32 %0, " name ";" : "=r"(r)); o[i++] = r;
#define READ(name) asm volatile("mov.u32 %0, " name ";\n xor.b32 %0, %0, %0;" : "=r"(r)); o[i++] = r;
  READ("%%envreg1")  // what a driver leaves there is its own affair
  READ("%%envreg2")
  WORD("%%tid.w")
  WORD("%%ntid.y")
  WORD("%%lanemask_lt")
  asm volatile("mov.u64 %0, %%current_graph_exec;" : "=l"(wide));
  o[i++] = (unsigned)wide;
  WORD("%%nwarpid")
  o[i - 1] = o[i - 1] >= 1;
  WORD("%%smid")
  asm volatile("mov.u32 %0, %%nsmid;" : "=r"(r));
  o[i - 1] = o[i - 1] < r;
}
