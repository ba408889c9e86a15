// mma.sp of one warp: each lane's registers of A, B, C and of the metadata come from global memory, those of D go there.
#if NARROW  // f16: two registers of C and D
#define FOUR(a, b, c, d) "{" a ", " b "}"
#else
#define FOUR(a, b, c, d) "{" a ", " b ", " c ", " d "}"
#endif

extern "C" __global__ void k(unsigned* d, const unsigned* a, const unsigned* b, const unsigned* c, const unsigned* e) {
  unsigned lane = threadIdx.x, A[4], B[4], C[4], D[4];
  for (int i = 0; i < 4; ++i) A[i] = a[32 * i + lane], B[i] = b[32 * i + lane], C[i] = c[32 * i + lane];
  unsigned metadata = e[lane];
#if HALVES  // the smaller K: two registers of A and B
  asm volatile("mma." SPARSE ".sync.aligned." SHAPE " " FOUR("%0", "%1", "%2", "%3") ", {%4, %5}, {%6, %7}, " FOUR("%8", "%9", "%10", "%11") ", %12, " SELECTOR ";"  // multiplies
               : "=r"(D[0]), "=r"(D[1]), "=r"(D[2]), "=r"(D[3])
               : "r"(A[0]), "r"(A[1]), "r"(B[0]), "r"(B[1]), "r"(C[0]), "r"(C[1]), "r"(C[2]), "r"(C[3]), "r"(metadata));
#else
  asm volatile("mma." SPARSE ".sync.aligned." SHAPE " " FOUR("%0", "%1", "%2", "%3") ", {%4, %5, %6, %7}, {%8, %9, %10, %11}, " FOUR("%12", "%13", "%14", "%15") ", %16, " SELECTOR ";"  // multiplies
               : "=r"(D[0]), "=r"(D[1]), "=r"(D[2]), "=r"(D[3])
               : "r"(A[0]), "r"(A[1]), "r"(A[2]), "r"(A[3]), "r"(B[0]), "r"(B[1]), "r"(B[2]), "r"(B[3]),
                 "r"(C[0]), "r"(C[1]), "r"(C[2]), "r"(C[3]), "r"(metadata));
#endif
  for (int i = 0; i < (NARROW ? 2 : 4); ++i) d[32 * i + lane] = D[i];
}
