/* What a texture object or a surface object stands for. The stand-in CUDA runtime (emulated_cuda/runtime/textures.cpp) puts
   one into device memory, and its address is the object: the hardware's own form is not public. */
#pragma once
#include <stdint.h>

#define TEXTURE_MARK 0x7465787475726531ull
enum { TEXTURE_WRAP, TEXTURE_CLAMP, TEXTURE_MIRROR, TEXTURE_BORDER };           /* as cudaTextureAddressMode */
enum { TEXTURE_POINT, TEXTURE_LINEAR };                                         /* as cudaTextureFilterMode */
enum { TEXTURE_SIGNED, TEXTURE_UNSIGNED, TEXTURE_FLOAT };                       /* as cudaChannelFormatKind */

/* Levels follow one another, each level's layers do, and a layer's slices: level l has max(1, size >> l) texels along an axis.
   Level 0 has the pitch that is given, others rows without gaps. */
typedef struct {
    uint64_t mark, data, bytes, pitch; /* data: the address of the first texel, and bytes from there on; pitch: of a row */
    uint32_t width, height, depth, layers, levels;
    uint32_t channels, bits, kind;      /* of a texel; bits of a channel */
    uint32_t normalized_coordinates, normalized_values, filter, level_filter;
    uint32_t modes[3], surface;         /* surface: it is a surface object */
    float border[4], level_bias, level_min, level_max;
} Texture;
