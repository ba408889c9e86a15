int state, words[2];

proctype writer() {
#if BUG == 1
    (state == 0);
    state = -1;
#else
    atomic { state == 0 -> state = -1 }
#endif
    words[0] = 1;
    words[1] = 1;
    state = 0
}

proctype reader() {
    int first;
#if BUG != 2
    atomic { state >= 0 -> state++ }
#endif
    first = words[0];
    assert(words[1] == first);
#if BUG != 2
    state--
#endif
}

init { atomic { run writer(); run reader() } }
