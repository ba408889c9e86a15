// Of cuBLAS's headers the one that cublas_v2.h is made of, for toolkits without it.
#pragma once
#include <cublas_v2.h>
