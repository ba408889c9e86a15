// cuBLASLt by its own names: descriptors, layouts, and cublasLtMatmul with its epilogues (host_blas.py).
#include "blas.h"

#include <algorithm>

using namespace stand_in;
using namespace blas;

namespace {

// They lie in the opaque structures of cublasLt.h, which have 64 bytes for a layout and 184 or more for a descriptor.
struct Layout {
    int32_t type, order;
    uint64_t rows, columns;
    int64_t ld, stride;
    int32_t count;
};
struct Description {
    int32_t compute, scale, pointer_mode, turns[3];  // of A, B, C
    uint32_t epilogue;
    int32_t vector_type, aux_type, modes[4];
    const void *vector, *aux, *amax;
    int64_t vector_stride, aux_ld, aux_stride;
    const float* scales[4];  // of A, B, C, D
};
static_assert(sizeof(Layout) <= 64 && sizeof(Description) <= 184, "cublasLt.h's structures are larger");

struct Field { void* at; size_t size; };
template <class T> Field field(T& value) { return {&value, sizeof(T)}; }

Field of(Layout& one, int attribute) {
    switch (attribute) {
        case 0: return field(one.type);
        case 1: return field(one.order);
        case 2: return field(one.rows);
        case 3: return field(one.columns);
        case 4: return field(one.ld);
        case 5: return field(one.count);
        case 6: return field(one.stride);
        default: return {};
    }
}
Field of(Description& one, int attribute) {
    switch (attribute) {
        case 0: return field(one.compute);
        case 1: return field(one.scale);
        case 2: return field(one.pointer_mode);
        case 3: case 4: case 5: return field(one.turns[attribute - 3]);
        case 7: return field(one.epilogue);
        case 8: return field(one.vector);
        case 10: return field(one.vector_stride);
        case 11: return field(one.aux);
        case 12: return field(one.aux_ld);
        case 13: return field(one.aux_stride);
        case 17: case 18: case 19: case 20: return field(one.scales[attribute - 17]);
        case 21: return field(one.amax);
        case 22: return field(one.aux_type);
        case 26: return field(one.vector_type);
        case 31: case 32: case 33: case 34: return field(one.modes[attribute - 31]);
        default: return {};
    }
}
// What changes how a GPU does it, and not what comes out: SM_COUNT_TARGET, FAST_ACCUM.
bool without_effect(int attribute) { return attribute == 15 || attribute == 25; }

int refuse(const char* why) {
    say_once(std::string("cublasLtMatmul: ") + why + ": not supported here");
    return NOT_SUPPORTED;
}

template <class T> int set(void* opaque, int attribute, const void* from, size_t size) {
    if (!opaque || !from) return INVALID_VALUE;
    const Field to = of(*static_cast<T*>(opaque), attribute);
    if (!to.at) {
        if (without_effect(attribute)) return SUCCESS;
        return refuse(("attribute " + std::to_string(attribute)).c_str());
    }
    if (size != to.size) return INVALID_VALUE;
    std::memcpy(to.at, from, size);
    return SUCCESS;
}
template <class T> int get(void* opaque, int attribute, void* to, size_t size, size_t* written) {
    if (!opaque || (!to && size)) return INVALID_VALUE;
    const Field from = of(*static_cast<T*>(opaque), attribute);
    if (!from.at || (size && size < from.size)) return INVALID_VALUE;
    if (written) *written = from.size;
    if (size) std::memcpy(to, from.at, from.size);
    return SUCCESS;
}

bool eight(int type) { return type == E4M3 || type == E5M2; }
Matrix matrix(const void* at, const Layout& one) {
    return {at, one.type, one.ld, one.count > 1 ? one.stride : 0, one.order};
}

// Whether a product is one that is done here, and its parts; the status that cuBLASLt would return else.
int parts(const Description& d, const Layout& a, const Layout& b, const Layout& c, const Layout& out, Product* made) {
    const bool left = d.turns[0], right = d.turns[1];
    const uint64_t m = out.rows, n = out.columns, k = left ? a.rows : a.columns;
    if ((left ? a.columns : a.rows) != m || (right ? b.columns : b.rows) != k || (right ? b.rows : b.columns) != n ||
        c.rows != m || c.columns != n || a.count != out.count || b.count != out.count || c.count != out.count)
        return INVALID_VALUE;
    for (const Layout* one : {&a, &b, &c, &out})
        if (one->order != 0 && one->order != 1) return refuse("an order other than by columns or by rows");
    if (d.pointer_mode > 1) return refuse("alpha and beta as vectors");
    if (d.turns[2]) return refuse("a transposed C");
    if (d.amax) return refuse("the largest element of D");
    for (int mode : d.modes)
        if (mode) return refuse("scales of blocks or vectors");
    switch (d.epilogue) {
        case 1: case 2: case 4: case 6: case 32: case 36: case 160: case 164: case 192: case 208: case 256: case 512: break;
        default: return refuse(("epilogue " + std::to_string(d.epilogue)).c_str());
    }
    const bool vector = d.epilogue & (4 | 16 | 256 | 512), aux = d.epilogue & 128;
    if ((vector && !d.vector) || (aux && (!d.aux || d.aux_ld < int64_t(m)))) return INVALID_VALUE;
    // 8-bit floating operands: only A^T B there (CUDA's documentation of cublasLtMatmul), but on data centre Blackwell.
    if (eight(a.type) && device().major != 10 && !(left && !right))
        return refuse("fp8 operands that are not A transposed and B as it is, which this architecture needs");
    made->left = d.turns[0], made->right = d.turns[1];
    made->m = m, made->n = n, made->k = k, made->count = out.count, made->epilogue = int(d.epilogue);
    const int beside = eight(out.type) ? int(B16) : out.type;  // the type of a bias that says none
    if (vector) made->vector = {d.vector, d.vector_type < 0 ? beside : d.vector_type, int64_t(std::max(m, n)), d.vector_stride};
    if (aux) made->aux = {d.aux, d.aux_type < 0 ? out.type : d.aux_type, d.aux_ld, d.aux_stride};
    std::copy(d.scales, d.scales + 4, made->scales);
    if (!eight(out.type)) made->scales[3] = nullptr;  // the scale of D is for 8-bit results
    return SUCCESS;
}

Description describe(int compute, int scale) {
    Description made{};
    made.compute = compute, made.scale = scale, made.epilogue = PLAIN;
    made.vector_type = made.aux_type = -1;
    return made;
}
template <class T> int destroy(void* opaque) { delete static_cast<T*>(opaque); return SUCCESS; }

constexpr int ONLY = 1, SETTINGS = 9;  // the number of the one algorithm; what an algorithm has of settings, its number first
union Algorithm { int32_t settings[SETTINGS]; uint64_t words[8]; };
static_assert(sizeof(Algorithm) == 64, "cublasLtMatmulAlgo_t has 64 bytes");
struct Heuristic { Algorithm algorithm; size_t workspace; int status; float waves; int reserved[4]; };
// The shapes of the inner product and of clusters have 16 bits, other settings 32.
size_t size_of(int setting) { return setting >= 7 ? 2 : 4; }
int give(const void* from, size_t has, void* to, size_t size, size_t* written) {
    if (size && (!to || size < has)) return INVALID_VALUE;
    if (written) *written = has;
    if (size && has) std::memcpy(to, from, has);
    return SUCCESS;
}

}  // namespace

API int cublasLtCreate(void** handle) {
    if (!handle) return INVALID_VALUE;
    say_once("cuBLASLt: its products are done by NumPy on the host, and not emulated");
    *handle = new char;
    return SUCCESS;
}
API int cublasLtDestroy(void* handle) { return destroy<char>(handle); }
API size_t cublasLtGetVersion() { return 130000; }
API size_t cublasLtGetCudartVersion() { return CUDART_VERSION; }
API const char* cublasGetStatusName(int status);
API const char* cublasLtGetStatusName(int status) { return cublasGetStatusName(status); }
API const char* cublasLtGetStatusString(int status) { return cublasGetStatusName(status); }

API int cublasLtMatmulDescInit_internal(void* opaque, size_t size, int compute, int scale) {
    if (!opaque || size < sizeof(Description)) return INVALID_VALUE;
    *static_cast<Description*>(opaque) = describe(compute, scale);
    return SUCCESS;
}
API int cublasLtMatmulDescCreate(void** made, int compute, int scale) {
    *made = new Description(describe(compute, scale));
    return SUCCESS;
}
API int cublasLtMatmulDescDestroy(void* opaque) { return destroy<Description>(opaque); }
API int cublasLtMatmulDescSetAttribute(void* opaque, int attribute, const void* from, size_t size) {
    return set<Description>(opaque, attribute, from, size);
}
API int cublasLtMatmulDescGetAttribute(void* opaque, int attribute, void* to, size_t size, size_t* written) {
    return get<Description>(opaque, attribute, to, size, written);
}

API int cublasLtMatrixLayoutInit_internal(void* opaque, size_t size, int type, uint64_t rows, uint64_t columns, int64_t ld) {
    if (!opaque || size < sizeof(Layout)) return INVALID_VALUE;
    *static_cast<Layout*>(opaque) = {type, 0, rows, columns, ld, 0, 1};
    return SUCCESS;
}
API int cublasLtMatrixLayoutCreate(void** made, int type, uint64_t rows, uint64_t columns, int64_t ld) {
    *made = new Layout{type, 0, rows, columns, ld, 0, 1};
    return SUCCESS;
}
API int cublasLtMatrixLayoutDestroy(void* opaque) { return destroy<Layout>(opaque); }
API int cublasLtMatrixLayoutSetAttribute(void* opaque, int attribute, const void* from, size_t size) {
    return set<Layout>(opaque, attribute, from, size);
}
API int cublasLtMatrixLayoutGetAttribute(void* opaque, int attribute, void* to, size_t size, size_t* written) {
    return get<Layout>(opaque, attribute, to, size, written);
}

// What a program prefers of algorithms: there is one here.
API int cublasLtMatmulPreferenceInit_internal(void* opaque, size_t size) {
    std::memset(opaque, 0, size);
    return SUCCESS;
}
API int cublasLtMatmulPreferenceCreate(void** made) { *made = new char; return SUCCESS; }
API int cublasLtMatmulPreferenceDestroy(void* opaque) { return destroy<char>(opaque); }
API int cublasLtMatmulPreferenceSetAttribute(void* opaque, int, const void*, size_t) {
    return opaque ? SUCCESS : INVALID_VALUE;
}

// Algorithms have numbers and settings here, and all give the same: the product of NumPy.
API int cublasLtMatmulAlgoGetIds(void* handle, int, int, int, int, int, int, int asked, int* ids, int* found) {
    if (!handle) return NOT_INITIALIZED;
    if (asked < 1 || !ids) return INVALID_VALUE;
    ids[0] = ONLY;
    if (found) *found = 1;
    return SUCCESS;
}
API int cublasLtMatmulAlgoInit(void* handle, int, int, int, int, int, int, int id, void* algorithm) {
    if (!handle) return NOT_INITIALIZED;
    if (!algorithm || id < 0) return INVALID_VALUE;
    *static_cast<Algorithm*>(algorithm) = Algorithm{{id, 0, 1}};
    return SUCCESS;
}
API int cublasLtMatmulAlgoConfigSetAttribute(void* algorithm, int attribute, const void* from, size_t size) {
    if (!algorithm || !from || attribute < 1 || attribute >= SETTINGS || size < size_of(attribute)) return INVALID_VALUE;
    std::memcpy(&static_cast<Algorithm*>(algorithm)->settings[attribute], from, size_of(attribute));
    return SUCCESS;
}
API int cublasLtMatmulAlgoConfigGetAttribute(const void* algorithm, int attribute, void* to, size_t size, size_t* written) {
    if (!algorithm || attribute < 0 || attribute >= SETTINGS) return INVALID_VALUE;
    return give(&static_cast<const Algorithm*>(algorithm)->settings[attribute], size_of(attribute), to, size, written);
}
API int cublasLtMatmulAlgoCapGetAttribute(const void* algorithm, int attribute, void* to, size_t size, size_t* written) {
    if (!algorithm) return INVALID_VALUE;
    const int32_t none = 0, yes = 1, modes = 3;
    const uint32_t epilogues = 2 | 4 | 6 | 32 | 36 | 160 | 164 | 192 | 208 | 256 | 512, byte = 1;
    const uint64_t flags = 0;
    switch (attribute) {
        case 6: case 13: return give(&none, 0, to, size, written);  // tiles and stages: a list with nothing in it
        case 3: case 4: return give(&yes, sizeof yes, to, size, written);
        case 11: return give(&modes, sizeof modes, to, size, written);
        case 12: return give(&epilogues, sizeof epilogues, to, size, written);
        case 15: return give(&flags, sizeof flags, to, size, written);
        case 16: case 17: case 18: case 19: return give(&byte, sizeof byte, to, size, written);
        case 0: case 1: case 2: case 5: case 7: case 8: case 9: case 10: case 14: case 20:
            return give(&none, sizeof none, to, size, written);
        default: return INVALID_VALUE;
    }
}
API int cublasLtMatmulAlgoCheck(void* handle, void* description, void* a, void* b, void* c, void* d,
                                const void* algorithm, void* result) {
    if (!handle) return NOT_INITIALIZED;
    if (!description || !a || !b || !c || !d || !algorithm || !result) return INVALID_VALUE;
    Product made{};
    if (int status = parts(*static_cast<Description*>(description), *static_cast<Layout*>(a), *static_cast<Layout*>(b),
                           *static_cast<Layout*>(c), *static_cast<Layout*>(d), &made))
        return status;
    *static_cast<Heuristic*>(result) = Heuristic{*static_cast<const Algorithm*>(algorithm), 0, SUCCESS, 1.0f};
    return SUCCESS;
}

API int cublasLtMatmulAlgoGetHeuristic(void* handle, void* description, void* a, void* b, void* c, void* d, void*,
                                       int asked, void* results, int* found) {
    if (!handle) return NOT_INITIALIZED;
    if (!description || !a || !b || !c || !d || !results || !found || asked < 1) return INVALID_VALUE;
    Product made{};
    *found = 0;
    if (int status = parts(*static_cast<Description*>(description), *static_cast<Layout*>(a), *static_cast<Layout*>(b),
                           *static_cast<Layout*>(c), *static_cast<Layout*>(d), &made))
        return status;
    *static_cast<Heuristic*>(results) = Heuristic{Algorithm{{ONLY, 0, 1}}, 0, SUCCESS, 1.0f};
    *found = 1;
    return SUCCESS;
}

API int cublasLtMatmul(void* handle, void* description, const void* alpha, const void* a, void* of_a, const void* b,
                       void* of_b, const void* beta, const void* c, void* of_c, void* d, void* of_d, const void*, void*,
                       size_t, CUstream stream) {
    if (!handle) return NOT_INITIALIZED;
    if (!description || !of_a || !of_b || !of_c || !of_d) return INVALID_VALUE;
    const Layout &la = *static_cast<Layout*>(of_a), &lb = *static_cast<Layout*>(of_b), &lc = *static_cast<Layout*>(of_c),
                 &ld = *static_cast<Layout*>(of_d);
    const Description& what = *static_cast<Description*>(description);
    Product made{};
    if (int status = parts(what, la, lb, lc, ld, &made)) return status;
    made.a = matrix(a, la), made.b = matrix(b, lb), made.c = matrix(c, lc), made.d = matrix(d, ld);
    return multiply(stream, "cublasLtMatmul", made, alpha, beta, what.scale);
}
