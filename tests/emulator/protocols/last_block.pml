int came, parts[3], ended;

proctype cta(int me) {
    int before, sum;
#if BUG != 1
    parts[me] = 1;
#endif
#if BUG == 2
    before = came;
    came = before + 1;
#else
    atomic { before = came; came++ }
#endif
#if BUG == 1
    parts[me] = 1;
#endif
    if
    :: before == 2 ->
        sum = parts[0];
        sum = sum + parts[1];
        sum = sum + parts[2];
        assert(sum == 3)
    :: else
    fi
#if BUG == 2
    ;
    atomic { ended++; before = ended }
    if :: before == 3 -> assert(came == 3) :: else fi
#endif
}

init { atomic { run cta(0); run cta(1); run cta(2) } }
