// Locks that lanes of one warp take one after the other, and a lane that waits for another of its warp.
extern "C" __global__ void k(unsigned* o) {
  while (atomicCAS(o, 0, 1) != 0) {
  }
  __threadfence();
  *(volatile unsigned*)(o + 1) = *(volatile unsigned*)(o + 1) + threadIdx.x;
  __threadfence();
  atomicExch(o, 0);
}

extern "C" __global__ void inside(unsigned* o) {
  for (bool done = false; !done;) {
    if (atomicCAS(o, 0, 1) == 0) {
      *(volatile unsigned*)(o + 1) = *(volatile unsigned*)(o + 1) + threadIdx.x;
      __threadfence();
      atomicExch(o, 0);
      done = true;
    }
  }
}

extern "C" __global__ void flag(volatile unsigned* o) {
  if (threadIdx.x == 3) {
    while (o[0] == 0) {
    }
    o[1] = 7;
  } else if (threadIdx.x == 9) {
    o[0] = 1;
  }
}

extern "C" __global__ void never(unsigned* o) {
  while (atomicCAS(o, 1, 2) != 1) {  // nobody writes 1
  }
  o[1] = 1;
}
