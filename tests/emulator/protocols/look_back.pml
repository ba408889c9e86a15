int there[3], sums[3];

proctype cta(int me) {
    int before;
#if BUG == 2
    if :: me < 2 -> (there[me + 1] == 1) :: else fi;
#endif
    if
    :: me > 0 ->
        (there[me - 1] == 1);
        before = sums[me - 1]
    :: else
    fi;
#if BUG == 1
    there[me] = 1;
    sums[me] = before + 1;
#else
    sums[me] = before + 1;
    there[me] = 1;
#endif
    assert(before == me)
}

init { atomic { run cta(0); run cta(1); run cta(2) } }
