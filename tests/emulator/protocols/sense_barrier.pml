int count, sense, rounds[2];

proctype warp(int me) {
    int round, came, old;
    for (round : 1 .. 2) {
        rounds[me] = round;
#if BUG == 2
        atomic { came = count; count++ }
        old = sense;
#else
        old = sense;
        atomic { came = count; count++ }
#endif
        if
        :: came == 1 ->
#if BUG == 1
            sense = 1 - old;
            count = 0
#else
            count = 0;
            sense = 1 - old
#endif
        :: else -> (sense != old)
        fi;
        assert(rounds[1 - me] >= round)
    }
}

init { atomic { run warp(0); run warp(1) } }
