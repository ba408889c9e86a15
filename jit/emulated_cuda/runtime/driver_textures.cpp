// The CUDA driver API: arrays, texture and surface objects, and copies of boxes, which may have an array at an end.
#include "textures.h"

using namespace stand_in;

namespace {
Array* of(CUarray handle) { return reinterpret_cast<Array*>(handle); }
void* at(CUdeviceptr address) { return reinterpret_cast<void*>(address); }

bool format_of(CUarray_format given, unsigned channels, cudaChannelFormatDesc* format) {
    int bits;
    cudaChannelFormatKind kind = cudaChannelFormatKindUnsigned;
    switch (given) {
        case CU_AD_FORMAT_UNSIGNED_INT8: bits = 8; break;
        case CU_AD_FORMAT_UNSIGNED_INT16: bits = 16; break;
        case CU_AD_FORMAT_UNSIGNED_INT32: bits = 32; break;
        case CU_AD_FORMAT_SIGNED_INT8: bits = 8, kind = cudaChannelFormatKindSigned; break;
        case CU_AD_FORMAT_SIGNED_INT16: bits = 16, kind = cudaChannelFormatKindSigned; break;
        case CU_AD_FORMAT_SIGNED_INT32: bits = 32, kind = cudaChannelFormatKindSigned; break;
        case CU_AD_FORMAT_HALF: bits = 16, kind = cudaChannelFormatKindFloat; break;
        case CU_AD_FORMAT_FLOAT: bits = 32, kind = cudaChannelFormatKindFloat; break;
        default: return false;
    }
    *format = {bits, channels > 1 ? bits : 0, channels > 2 ? bits : 0, channels > 3 ? bits : 0, kind};
    return channels >= 1 && channels <= 4;
}
CUarray_format named(const cudaChannelFormatDesc& format) {
    const int size = format.x == 8 ? 0 : format.x == 16 ? 1 : 2;
    if (format.f == cudaChannelFormatKindFloat) return size == 1 ? CU_AD_FORMAT_HALF : CU_AD_FORMAT_FLOAT;
    return CUarray_format((format.f == cudaChannelFormatKindSigned ? CU_AD_FORMAT_SIGNED_INT8 : CU_AD_FORMAT_UNSIGNED_INT8) + size);
}
unsigned channels(const cudaChannelFormatDesc& f) { return !!f.x + !!f.y + !!f.z + !!f.w; }

CUresult made(Array** array, const CUDA_ARRAY3D_DESCRIPTOR* wanted, unsigned levels) {
    cudaChannelFormatDesc format;
    if (!wanted || !format_of(wanted->Format, wanted->NumChannels, &format)) return CUDA_ERROR_INVALID_VALUE;
    return make_array(array, format, {wanted->Width, wanted->Height, wanted->Depth}, wanted->Flags, levels);
}

// One end of a copy: memory of the host or the device, or an array; `width` bytes of each row.
End end(CUmemorytype type, const void* host, CUdeviceptr device, CUarray array, size_t pitch, size_t rows, size_t x, size_t y,
        size_t z, size_t width, size_t height, size_t depth) {
    if (type == CU_MEMORYTYPE_ARRAY) {
        const Array* a = of(array);
        const bool inside = a && x + width <= a->row() && y + height <= a->rows() && z + depth <= a->slices();
        return inside ? end_of(*a, x, y, z) : End{};
    }
    char* start = static_cast<char*>(type == CU_MEMORYTYPE_HOST ? const_cast<void*>(host) : at(device));
    return {start + (z * rows + y) * pitch + x, pitch, rows};
}
CUresult boxes(const CUDA_MEMCPY3D& c) {
    auto to = end(c.dstMemoryType, c.dstHost, c.dstDevice, c.dstArray, c.dstPitch, c.dstHeight, c.dstXInBytes, c.dstY, c.dstZ,
                  c.WidthInBytes, c.Height, c.Depth);
    auto from = end(c.srcMemoryType, c.srcHost, c.srcDevice, c.srcArray, c.srcPitch, c.srcHeight, c.srcXInBytes, c.srcY, c.srcZ,
                    c.WidthInBytes, c.Height, c.Depth);
    return copy_box(to, from, c.WidthInBytes, c.Height, c.Depth, cudaMemcpyDefault);
}
CUresult rows(const CUDA_MEMCPY2D& c) {
    auto pitch = [&](size_t given) { return given ? given : c.WidthInBytes; };
    auto to = end(c.dstMemoryType, c.dstHost, c.dstDevice, c.dstArray, pitch(c.dstPitch), c.Height, c.dstXInBytes, c.dstY, 0,
                  c.WidthInBytes, c.Height, 1);
    auto from = end(c.srcMemoryType, c.srcHost, c.srcDevice, c.srcArray, pitch(c.srcPitch), c.Height, c.srcXInBytes, c.srcY, 0,
                    c.WidthInBytes, c.Height, 1);
    return copy_box(to, from, c.WidthInBytes, c.Height, 1, cudaMemcpyDefault);
}
// Of the first row: an H100's driver refuses bytes that lie behind it in an array of several.
bool in_row(const Array& array, size_t offset, size_t size) { return offset <= array.row() && size <= array.row() - offset; }
CUresult words(CUarray array, size_t offset, void* other, size_t size, bool into) {
    if (!array || !in_row(*of(array), offset, size)) return CUDA_ERROR_INVALID_VALUE;
    return copy_words(*of(array), offset, other, size, into, cudaMemcpyDefault);
}

bool resource_of(const CUDA_RESOURCE_DESC& given, cudaResourceDesc* resource) {
    *resource = {};
    switch (given.resType) {
        case CU_RESOURCE_TYPE_ARRAY:
            resource->resType = cudaResourceTypeArray;
            resource->res.array.array = reinterpret_cast<cudaArray_t>(given.res.array.hArray);
            return true;
        case CU_RESOURCE_TYPE_MIPMAPPED_ARRAY:
            resource->resType = cudaResourceTypeMipmappedArray;
            resource->res.mipmap.mipmap = reinterpret_cast<cudaMipmappedArray_t>(given.res.mipmap.hMipmappedArray);
            return true;
        case CU_RESOURCE_TYPE_LINEAR:
            resource->resType = cudaResourceTypeLinear;
            resource->res.linear.devPtr = at(given.res.linear.devPtr);
            resource->res.linear.sizeInBytes = given.res.linear.sizeInBytes;
            return format_of(given.res.linear.format, given.res.linear.numChannels, &resource->res.linear.desc);
        case CU_RESOURCE_TYPE_PITCH2D:
            resource->resType = cudaResourceTypePitch2D;
            resource->res.pitch2D.devPtr = at(given.res.pitch2D.devPtr);
            resource->res.pitch2D.width = given.res.pitch2D.width, resource->res.pitch2D.height = given.res.pitch2D.height;
            resource->res.pitch2D.pitchInBytes = given.res.pitch2D.pitchInBytes;
            return format_of(given.res.pitch2D.format, given.res.pitch2D.numChannels, &resource->res.pitch2D.desc);
        default: return false;
    }
}
cudaTextureDesc texture_of(const CUDA_TEXTURE_DESC& given) {
    cudaTextureDesc made = {};
    for (int i = 0; i < 3; ++i) made.addressMode[i] = cudaTextureAddressMode(given.addressMode[i]);
    for (int i = 0; i < 4; ++i) made.borderColor[i] = given.borderColor[i];
    made.filterMode = cudaTextureFilterMode(given.filterMode);
    made.mipmapFilterMode = cudaTextureFilterMode(given.mipmapFilterMode);
    made.readMode = given.flags & CU_TRSF_READ_AS_INTEGER ? cudaReadModeElementType : cudaReadModeNormalizedFloat;
    made.normalizedCoords = !!(given.flags & CU_TRSF_NORMALIZED_COORDINATES);
    made.sRGB = !!(given.flags & CU_TRSF_SRGB);
    made.seamlessCubemap = !!(given.flags & CU_TRSF_SEAMLESS_CUBEMAP);
    made.mipmapLevelBias = given.mipmapLevelBias;
    made.minMipmapLevelClamp = given.minMipmapLevelClamp, made.maxMipmapLevelClamp = given.maxMipmapLevelClamp;
    return made;
}
}  // namespace

API CUresult cuArray3DCreate(CUarray* array, const CUDA_ARRAY3D_DESCRIPTOR* wanted) {
    return made(reinterpret_cast<Array**>(array), wanted, 1);
}
API CUresult cuArrayCreate(CUarray* array, const CUDA_ARRAY_DESCRIPTOR* wanted) {
    CUDA_ARRAY3D_DESCRIPTOR box = {wanted->Width, wanted->Height, 0, wanted->Format, wanted->NumChannels, 0};
    return cuArray3DCreate(array, &box);
}
API CUresult cuMipmappedArrayCreate(CUmipmappedArray* array, const CUDA_ARRAY3D_DESCRIPTOR* wanted, unsigned levels) {
    return made(reinterpret_cast<Array**>(array), wanted, levels);
}
API CUresult cuMipmappedArrayGetLevel(CUarray* level, CUmipmappedArray array, unsigned number) {
    return level_of(reinterpret_cast<Array**>(level), reinterpret_cast<Array*>(array), number);
}
API CUresult cuArrayDestroy(CUarray array) {
    return drop_array(of(array), __builtin_return_address(0)) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
API CUresult cuMipmappedArrayDestroy(CUmipmappedArray array) {
    return drop_array(reinterpret_cast<Array*>(array), __builtin_return_address(0)) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
API CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR* found, CUarray handle) {
    const Array* a = of(handle);
    if (!a) return CUDA_ERROR_INVALID_HANDLE;
    *found = {a->width, a->height, a->layers > 1 ? a->layers : a->depth, named(a->format), channels(a->format), a->flags};
    return CUDA_SUCCESS;
}
API CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR* found, CUarray handle) {
    const Array* a = of(handle);
    if (!a) return CUDA_ERROR_INVALID_HANDLE;
    *found = {a->width, a->height, named(a->format), channels(a->format)};
    return CUDA_SUCCESS;
}

API CUresult cuMemcpy2D(const CUDA_MEMCPY2D* box) { return rows(*box); }
API CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D* box) { return rows(*box); }
API CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D* box, CUstream stream) {
    return enqueue(stream, [c = *box] { return rows(c); });
}
API CUresult cuMemcpy3D(const CUDA_MEMCPY3D* box) { return boxes(*box); }
API CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D* box, CUstream stream) {
    return enqueue(stream, [c = *box] { return boxes(c); });
}
API CUresult cuMemcpyHtoA(CUarray to, size_t offset, const void* from, size_t size) {
    return words(to, offset, const_cast<void*>(from), size, true);
}
API CUresult cuMemcpyHtoAAsync(CUarray to, size_t offset, const void* from, size_t size, CUstream stream) {
    return enqueue(stream, [=] { return cuMemcpyHtoA(to, offset, from, size); });
}
API CUresult cuMemcpyAtoH(void* to, CUarray from, size_t offset, size_t size) { return words(from, offset, to, size, false); }
API CUresult cuMemcpyAtoHAsync(void* to, CUarray from, size_t offset, size_t size, CUstream stream) {
    return enqueue(stream, [=] { return cuMemcpyAtoH(to, from, offset, size); });
}
API CUresult cuMemcpyDtoA(CUarray to, size_t offset, CUdeviceptr from, size_t size) { return words(to, offset, at(from), size, true); }
API CUresult cuMemcpyAtoD(CUdeviceptr to, CUarray from, size_t offset, size_t size) { return words(from, offset, at(to), size, false); }
API CUresult cuMemcpyAtoA(CUarray to, size_t offset, CUarray from, size_t from_offset, size_t size) {
    if (!from || !in_row(*of(from), from_offset, size)) return CUDA_ERROR_INVALID_VALUE;
    return words(to, offset, of(from)->data + from_offset, size, true);
}

API CUresult cuTexObjectCreate(CUtexObject* object, const CUDA_RESOURCE_DESC* resource, const CUDA_TEXTURE_DESC* texture,
                               const CUDA_RESOURCE_VIEW_DESC* view) {
    Described wanted = {{}, texture_of(*texture), false};
    if (view && view->format != CU_RES_VIEW_FORMAT_NONE)
        return CUresult(not_supported("cuTexObjectCreate with a view of another format", CUDA_ERROR_NOT_SUPPORTED));
    if (!resource_of(*resource, &wanted.resource)) return CUDA_ERROR_INVALID_VALUE;
    uint64_t number = 0;
    const CUresult result = make_object(&number, wanted);
    *object = number;
    return result;
}
API CUresult cuSurfObjectCreate(CUsurfObject* object, const CUDA_RESOURCE_DESC* resource) {
    Described wanted = {{}, {}, true};
    if (!resource_of(*resource, &wanted.resource)) return CUDA_ERROR_INVALID_VALUE;
    uint64_t number = 0;
    const CUresult result = make_object(&number, wanted);
    *object = number;
    return result;
}
API CUresult cuTexObjectDestroy(CUtexObject object) {
    return drop_object(object, __builtin_return_address(0)) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
API CUresult cuSurfObjectDestroy(CUsurfObject object) {
    return drop_object(object, __builtin_return_address(0)) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
