// NVRTC has memcpy, memset and their like built in.
#pragma once
