int value, flag;

proctype sender() {
#if BUG == 1
    flag = 1;
#endif
    value = 42;
#if BUG == 0
    flag = 1
#endif
}

proctype receiver() {
    (flag == 1);
    assert(value == 42)
}

init { atomic { run sender(); run receiver() } }
