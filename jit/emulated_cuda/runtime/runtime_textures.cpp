// The CUDA runtime API: arrays, texture and surface objects, and copies from and to arrays (textures.cpp).
#include "runtime.h"
#include "textures.h"

using namespace stand_in;

namespace {
Array* of(cudaArray_const_t handle) { return reinterpret_cast<Array*>(const_cast<cudaArray*>(handle)); }
Array* of(cudaMipmappedArray_const_t handle) { return reinterpret_cast<Array*>(const_cast<cudaMipmappedArray*>(handle)); }
End memory(const void* start, size_t pitch, size_t rows = 1) { return {static_cast<char*>(const_cast<void*>(start)), pitch, rows}; }

cudaError_t made(Array** array, const cudaChannelFormatDesc* format, cudaExtent extent, unsigned flags, unsigned levels) {
    return set_last(array && format ? make_array(array, *format, extent, flags, levels) : CUDA_ERROR_INVALID_VALUE);
}
CUresult rows_into(Array* array, size_t x, size_t y, const End& from, size_t width, size_t height, cudaMemcpyKind kind) {
    if (!array || x + width > array->row() || y + height > array->rows()) return CUDA_ERROR_INVALID_VALUE;
    return copy_box(end_of(*array, x, y, 0), from, width, height, 1, kind);
}
CUresult rows_out(const End& to, Array* array, size_t x, size_t y, size_t width, size_t height, cudaMemcpyKind kind) {
    if (!array || x + width > array->row() || y + height > array->rows()) return CUDA_ERROR_INVALID_VALUE;
    return copy_box(to, end_of(*array, x, y, 0), width, height, 1, kind);
}
CUresult words(Array* array, size_t x, size_t y, void* other, size_t size, bool into, cudaMemcpyKind kind) {
    return array ? copy_words(*array, y * array->row() + x, other, size, into, kind) : CUDA_ERROR_INVALID_VALUE;
}
bool of_floats(const cudaResourceDesc& r) {
    switch (r.resType) {
        case cudaResourceTypeArray: return r.res.array.array && of(r.res.array.array)->format.f == cudaChannelFormatKindFloat;
        case cudaResourceTypeMipmappedArray: return r.res.mipmap.mipmap && of(r.res.mipmap.mipmap)->format.f == cudaChannelFormatKindFloat;
        case cudaResourceTypePitch2D: return r.res.pitch2D.desc.f == cudaChannelFormatKindFloat;
        default: return r.res.linear.desc.f == cudaChannelFormatKindFloat;
    }
}
}  // namespace

API cudaError_t cudaMallocArray(cudaArray_t* array, const cudaChannelFormatDesc* format, size_t width, size_t height,
                                unsigned flags) {
    return made(reinterpret_cast<Array**>(array), format, {width, height, 0}, flags, 1);
}
API cudaError_t cudaMalloc3DArray(cudaArray_t* array, const cudaChannelFormatDesc* format, cudaExtent extent, unsigned flags) {
    return made(reinterpret_cast<Array**>(array), format, extent, flags, 1);
}
API cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t* array, const cudaChannelFormatDesc* format, cudaExtent extent,
                                         unsigned levels, unsigned flags) {
    return made(reinterpret_cast<Array**>(array), format, extent, flags, levels);
}
API cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t* level, cudaMipmappedArray_const_t array, unsigned number) {
    return set_last(level_of(reinterpret_cast<Array**>(level), of(array), number));
}
API cudaError_t cudaFreeArray(cudaArray_t array) {
    return drop_array(of(array), __builtin_return_address(0)) ? cudaSuccess : set_last(cudaErrorInvalidValue);
}
API cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t array) {
    return drop_array(of(array), __builtin_return_address(0)) ? cudaSuccess : set_last(cudaErrorInvalidValue);
}
API cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc* format, cudaExtent* extent, unsigned* flags, cudaArray_t handle) {
    const Array* array = of(handle);
    if (!array) return set_last(cudaErrorInvalidResourceHandle);
    if (format) *format = array->format;
    if (extent) *extent = {array->width, array->height, array->layers > 1 ? array->layers : array->depth};
    if (flags) *flags = array->flags;
    return cudaSuccess;
}
API cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc* format, cudaArray_const_t array) {
    if (!array) return set_last(cudaErrorInvalidResourceHandle);
    *format = of(array)->format;
    return cudaSuccess;
}

API cudaError_t cudaMemcpyToArray(cudaArray_t to, size_t x, size_t y, const void* from, size_t size, cudaMemcpyKind kind) {
    return set_last(words(of(to), x, y, const_cast<void*>(from), size, true, kind));
}
API cudaError_t cudaMemcpyFromArray(void* to, cudaArray_const_t from, size_t x, size_t y, size_t size, cudaMemcpyKind kind) {
    return set_last(words(of(from), x, y, to, size, false, kind));
}
API cudaError_t cudaMemcpyToArrayAsync(cudaArray_t to, size_t x, size_t y, const void* from, size_t size, cudaMemcpyKind kind,
                                       cudaStream_t stream) {
    return set_last(enqueue(stream, [=] { return words(of(to), x, y, const_cast<void*>(from), size, true, kind); }));
}
API cudaError_t cudaMemcpyFromArrayAsync(void* to, cudaArray_const_t from, size_t x, size_t y, size_t size, cudaMemcpyKind kind,
                                         cudaStream_t stream) {
    return set_last(enqueue(stream, [=] { return words(of(from), x, y, to, size, false, kind); }));
}
API cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t to, size_t x, size_t y, const void* from, size_t pitch, size_t width,
                                         size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
    return set_last(enqueue(stream, [=] { return rows_into(of(to), x, y, memory(from, pitch), width, height, kind); }));
}
API cudaError_t cudaMemcpy2DToArray(cudaArray_t to, size_t x, size_t y, const void* from, size_t pitch, size_t width,
                                    size_t height, cudaMemcpyKind kind) {
    return cudaMemcpy2DToArrayAsync(to, x, y, from, pitch, width, height, kind, nullptr);
}
API cudaError_t cudaMemcpy2DFromArrayAsync(void* to, size_t pitch, cudaArray_const_t from, size_t x, size_t y, size_t width,
                                           size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
    return set_last(enqueue(stream, [=] { return rows_out(memory(to, pitch), of(from), x, y, width, height, kind); }));
}
API cudaError_t cudaMemcpy2DFromArray(void* to, size_t pitch, cudaArray_const_t from, size_t x, size_t y, size_t width,
                                      size_t height, cudaMemcpyKind kind) {
    return cudaMemcpy2DFromArrayAsync(to, pitch, from, x, y, width, height, kind, nullptr);
}
API cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t to, size_t x, size_t y, cudaArray_const_t from, size_t from_x, size_t from_y,
                                         size_t width, size_t height, cudaMemcpyKind) {
    const Array* other = of(from);
    if (!other || from_x + width > other->row() || from_y + height > other->rows()) return set_last(cudaErrorInvalidValue);
    return set_last(rows_into(of(to), x, y, end_of(*other, from_x, from_y, 0), width, height, cudaMemcpyDeviceToDevice));
}
API cudaError_t cudaMemcpyArrayToArray(cudaArray_t to, size_t x, size_t y, cudaArray_const_t from, size_t from_x, size_t from_y,
                                       size_t size, cudaMemcpyKind) {
    const Array* other = of(from);
    if (!other) return set_last(cudaErrorInvalidValue);
    return set_last(words(of(to), x, y, other->data + from_y * other->row() + from_x, size, true, cudaMemcpyDeviceToDevice));
}

// An end at an array counts in its elements, as the extent does where there is an array; others count bytes.
static CUresult copy_box(const cudaMemcpy3DParms& box) {
    const Array *from = of(box.srcArray), *to = of(box.dstArray);
    const size_t width = box.extent.width * (to ? to->texel() : from ? from->texel() : 1);
    auto end = [&](const Array* array, const cudaPitchedPtr& memory, const cudaPos& at) -> End {
        if (!array)
            return {static_cast<char*>(memory.ptr) + (at.z * memory.ysize + at.y) * memory.pitch + at.x, memory.pitch, memory.ysize};
        const bool inside = at.x * array->texel() + width <= array->row() && at.y + box.extent.height <= array->rows() &&
                            at.z + box.extent.depth <= array->slices();
        return inside ? end_of(*array, at.x * array->texel(), at.y, at.z) : End{};
    };
    cudaMemcpyKind kind = from && to ? cudaMemcpyDeviceToDevice : box.kind;
    return copy_box(end(to, box.dstPtr, box.dstPos), end(from, box.srcPtr, box.srcPos), width, box.extent.height,
                    box.extent.depth, kind);
}
API cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms* box) { return set_last(copy_box(*box)); }
API cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms* given, cudaStream_t stream) {
    cudaMemcpy3DParms box = *given;
    return set_last(enqueue(stream, [=] { return copy_box(box); }));
}

API cudaError_t cudaCreateTextureObject(cudaTextureObject_t* object, const cudaResourceDesc* resource, const cudaTextureDesc* texture,
                                        const cudaResourceViewDesc* view) {
    if (!object || !resource || !texture) return set_last(cudaErrorInvalidValue);
    if (view && view->format != cudaResViewFormatNone)
        return set_last(cudaError_t(not_supported("cudaCreateTextureObject with a view of another format", cudaErrorNotSupported)));
    if (texture->readMode == cudaReadModeNormalizedFloat && of_floats(*resource)) return set_last(cudaErrorInvalidNormSetting);
    uint64_t number = 0;
    const CUresult result = make_object(&number, {*resource, *texture, false});
    *object = number;
    const bool filters_whole_numbers = texture->filterMode == cudaFilterModeLinear && texture->readMode == cudaReadModeElementType &&
                                       !of_floats(*resource);
    return set_last(result == CUDA_ERROR_INVALID_VALUE && filters_whole_numbers ? cudaErrorInvalidFilterSetting : cudaError_t(result));
}
API cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t* object, const cudaResourceDesc* resource) {
    if (!object || !resource || resource->resType != cudaResourceTypeArray) return set_last(cudaErrorInvalidValue);
    uint64_t number = 0;
    const CUresult result = make_object(&number, {*resource, {}, true});
    *object = number;
    return set_last(result);
}
API cudaError_t cudaDestroyTextureObject(cudaTextureObject_t object) {
    return drop_object(object, __builtin_return_address(0)) || !object ? cudaSuccess : set_last(cudaErrorInvalidValue);
}
API cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t object) {
    return drop_object(object, __builtin_return_address(0)) || !object ? cudaSuccess : set_last(cudaErrorInvalidValue);
}
API cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc* found, cudaTextureObject_t object) {
    const Described* known = described(object);
    if (known) *found = known->resource;
    return known ? cudaSuccess : set_last(cudaErrorInvalidValue);
}
API cudaError_t cudaGetSurfaceObjectResourceDesc(cudaResourceDesc* found, cudaSurfaceObject_t object) {
    return cudaGetTextureObjectResourceDesc(found, object);
}
API cudaError_t cudaGetTextureObjectTextureDesc(cudaTextureDesc* found, cudaTextureObject_t object) {
    const Described* known = described(object);
    if (known) *found = known->texture;
    return known ? cudaSuccess : set_last(cudaErrorInvalidValue);
}
