// Arrays, and what stands for texture and surface objects: descriptions in device memory that the emulator reads.
#include "textures.h"

#include <algorithm>
#include <limits>

#include "texture_object.h"

namespace stand_in {
namespace {
static_assert(int(TEXTURE_WRAP) == cudaAddressModeWrap && int(TEXTURE_BORDER) == cudaAddressModeBorder);
static_assert(int(TEXTURE_LINEAR) == cudaFilterModeLinear && int(TEXTURE_FLOAT) == cudaChannelFormatKindFloat);

std::map<uint64_t, Described>& objects() { static auto& all = *new std::map<uint64_t, Described>; return all; }
std::mutex lock;

CUresult wrong(const char* what) {
    say(std::string("a texture or surface object: ") + what);
    return CUDA_ERROR_INVALID_VALUE;
}

unsigned channels(const cudaChannelFormatDesc& f) { return !!f.x + !!f.y + !!f.z + !!f.w; }

bool usable(const cudaChannelFormatDesc& f) {
    const bool alike = (!f.y || f.y == f.x) && (!f.z || f.z == f.x) && (!f.w || f.w == f.x);
    const bool kind = f.f <= cudaChannelFormatKindFloat && (f.f != cudaChannelFormatKindFloat || f.x > 8);
    return alike && kind && channels(f) != 3 && (f.x == 8 || f.x == 16 || f.x == 32);
}

Array level_view(const Array& whole, unsigned level) {
    Array made = whole;
    made.levels = 1;
    made.level = true;
    made.views.clear();
    for (unsigned l = 0;; ++l) {
        auto size = [l](size_t given) { return given ? std::max<size_t>(1, given >> l) : 0; };
        made.width = size(whole.width), made.height = size(whole.height), made.depth = size(whole.depth);
        if (l == level) return made;
        made.data += made.row() * made.rows() * made.slices();
    }
}

size_t bytes_of(const Array& array) {
    const Array last = level_view(array, array.levels - 1);
    return size_t(last.data - array.data) + last.row() * last.rows() * last.slices();
}

void describe(Texture* t, const Array& array) {
    t->data = reinterpret_cast<uint64_t>(array.data);
    t->bytes = bytes_of(array);
    t->pitch = array.row();
    t->width = unsigned(array.width), t->height = unsigned(array.rows()), t->depth = unsigned(array.depth ? array.depth : 1);
    t->layers = array.layers, t->levels = array.levels;
}

CUresult describe(Texture* t, const Described& given, cudaChannelFormatDesc* format) {
    const cudaResourceDesc& r = given.resource;
    t->height = t->depth = t->layers = t->levels = 1;
    if (r.resType == cudaResourceTypeArray || r.resType == cudaResourceTypeMipmappedArray) {
        const void* handle = r.resType == cudaResourceTypeArray ? static_cast<const void*>(r.res.array.array)
                                                                 : static_cast<const void*>(r.res.mipmap.mipmap);
        if (!handle) return wrong("its array is null");
        describe(t, *static_cast<const Array*>(handle));
        *format = static_cast<const Array*>(handle)->format;
        return CUDA_SUCCESS;
    }
    const bool rows = r.resType == cudaResourceTypePitch2D;
    if (given.surface) return wrong("a surface needs an array");
    *format = rows ? r.res.pitch2D.desc : r.res.linear.desc;
    const size_t texel = size_t(format->x + format->y + format->z + format->w) / 8;
    const void* start = rows ? r.res.pitch2D.devPtr : r.res.linear.devPtr;
    if (!block_of(start, nullptr, nullptr) && !in_process()) return wrong("its memory is in no live allocation");
    if (!texel) return wrong("its format has no channel");
    t->data = reinterpret_cast<uint64_t>(start);
    t->width = unsigned(rows ? r.res.pitch2D.width : r.res.linear.sizeInBytes / texel);
    t->height = rows ? unsigned(r.res.pitch2D.height) : 1;
    t->pitch = rows ? r.res.pitch2D.pitchInBytes : t->width * texel;
    t->bytes = t->height ? t->pitch * (t->height - 1) + t->width * texel : 0;
    if (rows && t->pitch < t->width * texel) return wrong("a row is longer than the pitch");
    if (rows && t->pitch % 32) return wrong("the pitch is not a multiple of 32 bytes");
    if (t->data % 512) return wrong("the memory does not begin at a multiple of 512 bytes, the device's textureAlignment");
    return CUDA_SUCCESS;
}
}  // namespace

CUresult make_array(Array** made, const cudaChannelFormatDesc& format, cudaExtent extent, unsigned flags, unsigned levels) {
    if (broken()) return broken();
    if (!usable(format)) {
        say("an array needs 1, 2 or 4 channels, all of 8, 16 or 32 bits, and floating ones of 16 or 32; other formats are "
            "not supported");
        return CUDA_ERROR_INVALID_VALUE;
    }
    const bool cube = flags & cudaArrayCubemap, layered = flags & cudaArrayLayered;
    if (!extent.width || !levels || (cube && (extent.depth % 6 || extent.width != extent.height || !extent.depth)))
        return CUDA_ERROR_INVALID_VALUE;
    if (flags & (cudaArraySparse | cudaArrayDeferredMapping)) return CUresult(not_supported("a sparse array", CUDA_ERROR_NOT_SUPPORTED));
    size_t longest = std::max({extent.width, extent.height, layered || cube ? 0 : extent.depth});
    unsigned most = 1;
    while (longest >>= 1) ++most;
    Array* array = new Array{};
    array->width = extent.width, array->height = extent.height;
    array->depth = layered || cube ? 0 : extent.depth;
    array->layers = layered || cube ? unsigned(std::max<size_t>(1, extent.depth)) : 1;
    array->levels = std::min(levels, most);
    array->flags = flags, array->format = format;
    array->data = static_cast<char*>(allocate(bytes_of(*array), Kind::ARRAY));
    if (!array->data) {
        delete array;
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *made = array;
    return CUDA_SUCCESS;
}

CUresult level_of(Array** made, Array* whole, unsigned level) {
    if (!whole || level >= whole->levels) return CUDA_ERROR_INVALID_VALUE;
    std::lock_guard<std::mutex> held(lock);
    whole->views.resize(whole->levels);
    if (!whole->views[level]) whole->views[level] = new Array(level_view(*whole, level));
    *made = whole->views[level];
    return CUDA_SUCCESS;
}

bool drop_array(Array* array, void* caller) {
    if (!array) return true;
    if (array->level || !release(array->data, caller)) return false;
    for (Array* view : array->views) delete view;
    delete array;
    return true;
}

End end_of(const Array& array, size_t x, size_t y, size_t z) {
    if (x > array.row() || y > array.rows() || z > array.slices()) return {};
    return {array.data + (z * array.rows() + y) * array.row() + x, array.row(), array.rows()};
}

CUresult copy_box(const End& to, const End& from, size_t width, size_t height, size_t depth, cudaMemcpyKind kind) {
    if (!to.start || !from.start) return CUDA_ERROR_INVALID_VALUE;
    for (size_t z = 0; z < depth; ++z)
        if (CUresult result = copy_rows(to.start + z * to.pitch * to.rows, to.pitch, from.start + z * from.pitch * from.rows,
                                        from.pitch, width, height, kind))
            return result;
    return CUDA_SUCCESS;
}

CUresult copy_words(Array& array, size_t offset, void* other, size_t size, bool into, cudaMemcpyKind kind) {
    char* at = array.data + offset;
    return into ? copy(at, other, size, kind) : copy(other, at, size, kind);
}

CUresult make_object(uint64_t* made, const Described& given) {
    if (broken()) return broken();
    Texture t = {};
    cudaChannelFormatDesc format = {};
    if (CUresult result = describe(&t, given, &format)) return result;
    if (!usable(format)) return wrong("it needs 1, 2 or 4 channels, all of 8, 16 or 32 bits, and floating ones of 16 or 32");
    const cudaTextureDesc& d = given.texture;
    const bool linear_memory = given.resource.resType == cudaResourceTypeLinear;
    const bool normalized = d.readMode == cudaReadModeNormalizedFloat && format.f != cudaChannelFormatKindFloat;
    t.mark = TEXTURE_MARK;
    t.channels = channels(format), t.bits = unsigned(format.x), t.kind = unsigned(format.f);
    t.surface = given.surface;
    if (!given.surface) {
        t.filter = linear_memory ? 0 : unsigned(d.filterMode);
        t.level_filter = unsigned(d.mipmapFilterMode);
        t.normalized_coordinates = !!d.normalizedCoords;
        t.normalized_values = normalized;
        for (int i = 0; i < 3; ++i) t.modes[i] = unsigned(d.addressMode[i]);
        for (int i = 0; i < 4; ++i) t.border[i] = d.borderColor[i];
        const bool levels = given.resource.resType == cudaResourceTypeMipmappedArray;
        t.level_bias = levels ? d.mipmapLevelBias : 0;
        t.level_min = levels ? d.minMipmapLevelClamp : 0;
        t.level_max = levels ? d.maxMipmapLevelClamp : 0;
        if (normalized && format.x == 32) return wrong("32-bit integers cannot be read as normalized numbers");
        if (t.filter == TEXTURE_LINEAR && format.f != cudaChannelFormatKindFloat && !normalized)
            return wrong("linear filtering needs values that are floating-point numbers: cudaReadModeNormalizedFloat");
        if (levels && !d.normalizedCoords) return wrong("a mipmapped array needs normalized coordinates");
        if (d.sRGB && normalized) return CUresult(not_supported("a texture of sRGB values", CUDA_ERROR_NOT_SUPPORTED));
        if (d.seamlessCubemap && t.filter == TEXTURE_LINEAR) return CUresult(not_supported("a seamless cubemap with linear filtering", CUDA_ERROR_NOT_SUPPORTED));
    }
    void* at = allocate(sizeof t, Kind::TEXTURE);
    if (!at) return CUDA_ERROR_OUT_OF_MEMORY;
    std::memcpy(at, &t, sizeof t);
    *made = reinterpret_cast<uint64_t>(at);
    std::lock_guard<std::mutex> held(lock);
    objects()[*made] = given;
    return CUDA_SUCCESS;
}

const Described* described(uint64_t object) {
    std::lock_guard<std::mutex> held(lock);
    auto found = objects().find(object);
    return found == objects().end() ? nullptr : &found->second;
}

bool drop_object(uint64_t object, void* caller) {
    std::lock_guard<std::mutex> held(lock);
    if (!objects().erase(object)) return false;
    std::memset(reinterpret_cast<void*>(object), 0, sizeof(Texture));
    return release(reinterpret_cast<void*>(object), caller);
}

}  // namespace stand_in
