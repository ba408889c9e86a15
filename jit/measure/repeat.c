/* One launch again and again, so that its time has nothing of Python in it; the driver's last result. */
#include "replay/native/driver.h"

int repeat(LaunchKernelEx *launch, const LaunchConfig *config, const void *function, void **parameters, int calls) {
    int result = 0;
    for (int i = 0; i < calls; i++) result = launch(config, function, parameters, NULL);
    return result;
}
