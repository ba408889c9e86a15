int came[3], over[3], slot;

inline arrive(number) {
    atomic {
        came[number]++;
        if :: came[number] == 2 -> came[number] = 0; over[number]++ :: else fi
    }
}

inline wait(number) {
    atomic { old = over[number]; arrive(number) }
    (over[number] != old)
}

proctype producer() {
    int i, old;
    for (i : 1 .. 2) {
        wait(2);
#if BUG == 3
        arrive(1);
        slot = i
#else
        slot = i;
        arrive(1)
#endif
    }
}

proctype consumer() {
    int i, old;
    for (i : 1 .. 2) {
#if BUG != 2
        arrive(2);
#endif
#if BUG == 1
        wait(2);
#else
        wait(1);
#endif
        assert(slot == i)
    }
}

init { atomic { run producer(); run consumer() } }
