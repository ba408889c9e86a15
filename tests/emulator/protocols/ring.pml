int filled[2], emptied[2], slots[2];  // phases that are over

#define over(barrier, parity) (barrier % 2 != (parity) % 2)

proctype producer() {
    int i;
    for (i : 0 .. 3) {
#if BUG == 1
        over(emptied[i % 2], i / 2);
#elif BUG != 4
        over(emptied[i % 2], i / 2 + 1);
#endif
        slots[i % 2] = i + 1;
        filled[i % 2]++
    }
}

proctype consumer() {
    int i;
    for (i : 0 .. 3) {
#if BUG == 3
        over(filled[i % 2], i / 2 + 1);
#else
        over(filled[i % 2], i / 2);
#endif
        assert(slots[i % 2] == i + 1);
#if BUG != 2
        emptied[i % 2]++
#endif
    }
}

init { atomic { run producer(); run consumer() } }
