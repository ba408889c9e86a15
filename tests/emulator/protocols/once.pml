#define NOBODY 0
#define BEGUN 1
#define MADE 2
int state, value, makers;

proctype warp() {
    bool first;
#if BUG == 2
    first = (state == NOBODY);
    if :: first -> state = BEGUN :: else fi;
#else
    atomic { first = (state == NOBODY); if :: first -> state = BEGUN :: else fi }
#endif
    if
    :: first ->
        atomic { assert(makers == 0); makers++ }
#if BUG == 1
        state = MADE;
        value = 42
#else
        value = 42;
        state = MADE
#endif
    :: else -> (state == MADE)
    fi;
    assert(value == 42)
}

init { atomic { run warp(); run warp() } }
