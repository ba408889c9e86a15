int sequence, words[2];

proctype writer() {
#if BUG != 2
    sequence++;
#endif
    words[0] = 1;
    words[1] = 1;
#if BUG == 2
    sequence = sequence + 2
#else
    sequence++
#endif
}

proctype reader() {
    int before, first, second;
    do
    ::
        atomic { sequence % 2 == 0 -> before = sequence }
        first = words[0];
        second = words[1];
#if BUG == 1
        break
#else
        if :: sequence == before -> break :: else fi
#endif
    od;
    assert(first == second)
}

init { atomic { run writer(); run reader() } }
