// NVRTC has printf built in; files are the host's.
#pragma once
