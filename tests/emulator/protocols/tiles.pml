int next, done[6];

proctype cta() {
    int tile;
    do
    ::
#if BUG == 1
        tile = next;
        next = tile + 1;
        if :: tile >= 4 -> break :: else fi;
#elif BUG == 2
        if :: next >= 4 -> break :: else fi;
        atomic { tile = next; next++ }
        assert(tile < 4);
#else
        atomic { tile = next; next++ }
        if :: tile >= 4 -> break :: else fi;
#endif
        atomic { assert(done[tile] == 0); done[tile]++ }
    od
}

init { atomic { run cta(); run cta() } }
