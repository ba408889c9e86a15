// NVRTC has size_t built in.
#pragma once
typedef long ptrdiff_t;
