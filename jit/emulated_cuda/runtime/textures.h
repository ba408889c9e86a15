// Arrays, and the copies that have one at an end: what the runtime API and the driver API share.
#pragma once
#include "stand_in.h"

namespace stand_in {

// A CUDA array or mipmapped array: texels in rows without gaps, levels one behind the other (native/texture_object.h).
struct Array {
    char* data;
    size_t width, height, depth;  // of level 0, in texels, as they were given: 0 where there is no such axis
    unsigned flags, layers, levels;
    cudaChannelFormatDesc format;
    bool level;  // it is a level of another one, whose memory it is in
    std::vector<Array*> views;  // of a mipmapped one, each level once somebody has asked for it
    size_t texel() const { return size_t(format.x + format.y + format.z + format.w) / 8; }
    size_t row() const { return width * texel(); }
    size_t rows() const { return height ? height : 1; }
    size_t slices() const { return (depth ? depth : 1) * layers; }
};
CUresult make_array(Array** made, const cudaChannelFormatDesc& format, cudaExtent extent, unsigned flags, unsigned levels);
CUresult level_of(Array** made, Array* whole, unsigned level);
bool drop_array(Array* array, void* caller);

// An end of a copy of a box: rows of `pitch` bytes, `rows` of them in a slice, from the first byte on.
struct End { char* start; size_t pitch, rows; };
End end_of(const Array& array, size_t x, size_t y, size_t z);  // x in bytes; a null `start` where it is outside
CUresult copy_box(const End& to, const End& from, size_t width, size_t height, size_t depth, cudaMemcpyKind kind);
CUresult copy_words(Array& array, size_t offset, void* other, size_t size, bool into, cudaMemcpyKind kind);

// Objects, by the descriptions of the runtime API; those that are alive remember them.
struct Described { cudaResourceDesc resource; cudaTextureDesc texture; bool surface; };
CUresult make_object(uint64_t* made, const Described& described);
const Described* described(uint64_t object);
bool drop_object(uint64_t object, void* caller);

}  // namespace stand_in
