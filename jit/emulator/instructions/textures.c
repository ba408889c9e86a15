/* Texture fetches and the addresses of surface accesses, as the CUDA C++ Programming Guide, "Texture Fetching", defines them. */
#include "../native/address.h"
#include "../native/texture_object.h"
#include "generated/textures.h"

#define FLOAT(bits) __builtin_bit_cast(float, (uint32_t)(bits))
#define BITS(x) __builtin_bit_cast(uint32_t, (float)(x))

/* The object behind a handle, or null after fault(). */
INLINE const Texture *object(Frame *w, uint64_t handle, bool surface, uint32_t lane, Interval *last) {
    if (!handle || handle & (sizeof(uint64_t) - 1)) return (void *)fault(w, FRAME_NO_TEXTURE, lane, handle, surface);
    for (uint64_t at = 0; at < sizeof(Texture); at += sizeof(uint64_t)) /* the whole of it is memory */
        if (!address(w, handle + at, sizeof(uint64_t), lane, last))
            return (void *)fault(w, FRAME_NO_TEXTURE, lane, handle, surface);
    const Texture *t = (const Texture *)address(w, handle, sizeof(uint64_t), lane, last);
    if (t->mark != TEXTURE_MARK || !!t->surface != surface) return (void *)fault(w, FRAME_NO_TEXTURE, lane, handle, surface);
    return t;
}

INLINE int64_t below(double x) { /* the largest integer that is not above; coordinates that no texture has are cut */
    if (!(x > -0x1p40)) return x != x ? 0 : -(1ll << 40);
    if (x > 0x1p40) return 1ll << 40;
    const int64_t cut = (int64_t)x;
    return cut - (cut > x);
}

/* A level of a texture: its texels along each axis, bytes of a row and of a slice, and where it begins. */
typedef struct {
    int64_t size[3];
    uint64_t row, slice, offset;
} Level;

INLINE uint32_t texel_bytes(const Texture *t) { return t->channels * t->bits / 8; }

INLINE void level_of(const Texture *t, uint32_t number, Level *level) {
    level->offset = 0;
    for (uint32_t l = 0;; l++) {
        const uint32_t sizes[3] = {t->width, t->height, t->depth};
        for (int axis = 0; axis < 3; axis++) level->size[axis] = sizes[axis] >> l ? sizes[axis] >> l : 1;
        level->row = l ? level->size[0] * texel_bytes(t) : t->pitch;
        level->slice = level->row * level->size[1];
        if (l == number) return;
        level->offset += level->slice * level->size[2] * t->layers;
    }
}

/* Which texel along an axis stands for number i, or -1: the border. */
INLINE int64_t addressed(int64_t i, int64_t size, uint32_t mode) {
    if (mode == TEXTURE_WRAP) return (i % size + size) % size;
    if (mode == TEXTURE_MIRROR) {
        const int64_t at = (i % (2 * size) + 2 * size) % (2 * size);
        return at < size ? at : 2 * size - 1 - at;
    }
    if (i >= 0 && i < size) return i;
    return mode == TEXTURE_BORDER ? -1 : i < 0 ? 0 : size - 1;
}

/* A texel's channels: numbers as bits of f32, or integers. Channels that it does not have are zeros. */
INLINE void texel(const Texture *t, const uint8_t *memory, const Level *level, uint32_t layer, const int64_t *at,
                  uint32_t *values) {
    values[0] = values[1] = values[2] = values[3] = 0;
    const bool number = t->kind == TEXTURE_FLOAT || t->normalized_values;
    if (at[0] < 0 || at[1] < 0 || at[2] < 0) {
        for (uint32_t c = 0; c < t->channels; c++) values[c] = number ? BITS(t->border[c]) : (uint32_t)below(t->border[c]);
        return;
    }
    const uint8_t *p = memory + level->offset + (layer * level->size[2] + at[2]) * level->slice + at[1] * level->row +
                       at[0] * texel_bytes(t);
    for (uint32_t c = 0; c < t->channels; c++) {
        uint32_t bits = 0;
        __builtin_memcpy(&bits, p + c * t->bits / 8, t->bits / 8);
        const int32_t whole = (int32_t)(bits << (32 - t->bits)) >> (32 - t->bits);
        if (t->kind == TEXTURE_FLOAT) {
            values[c] = t->bits == 16 ? BITS(__builtin_bit_cast(_Float16, (uint16_t)bits)) : bits;
        } else if (t->normalized_values) {
            const float most = t->kind == TEXTURE_SIGNED ? (1u << (t->bits - 1)) - 1 : (1u << t->bits) - 1;
            const float value = (t->kind == TEXTURE_SIGNED ? (float)whole : (float)bits) / most;
            values[c] = BITS(value < -1 ? -1 : value);
        } else {
            values[c] = t->kind == TEXTURE_SIGNED ? (uint32_t)whole : bits;
        }
    }
}

/* Where a fetch goes: coordinates by axis, or with `whole` integers; `axes` of them. */
typedef struct {
    double at[3];
    uint32_t axes, layer, face_modes;
    bool whole;
} Place;

INLINE uint32_t mode_of(const Texture *t, const Place *place, uint32_t axis) {
    const uint32_t mode = place->face_modes ? TEXTURE_CLAMP : t->modes[axis];
    /* Wrap and mirror are for normalized coordinates; otherwise they are as clamp. */
    return !t->normalized_coordinates && (mode == TEXTURE_WRAP || mode == TEXTURE_MIRROR) ? TEXTURE_CLAMP : mode;
}

/* The texel in front of the place along an axis, and the weight of the next one in 256ths: none where clamping makes one of both. */
INLINE int64_t before(const Texture *t, const Level *level, const Place *place, uint32_t axis, uint32_t *weight) {
    const int64_t size = level->size[axis];
    const double at = t->normalized_coordinates ? place->at[axis] * size : place->at[axis];
    const int64_t fixed = below((at - 0.5) * 256 + 0.5), first = fixed >> 8;
    *weight = mode_of(t, place, axis) == TEXTURE_CLAMP && (first < 0 || first >= size - 1) ? 0 : fixed & 255;
    return first;
}

INLINE void nearest(const Texture *t, const uint8_t *memory, const Level *level, const Place *place, uint32_t *values) {
    int64_t at[3] = {};
    for (uint32_t axis = 0; axis < place->axes; axis++) {
        const double x = t->normalized_coordinates && !place->whole ? place->at[axis] * level->size[axis] : place->at[axis];
        const uint32_t mode = place->whole ? TEXTURE_BORDER : mode_of(t, place, axis);
        at[axis] = addressed(below(x), level->size[axis], mode);
    }
    texel(t, memory, level, place->layer, at, values);
    if (place->whole && (at[0] < 0 || at[1] < 0 || at[2] < 0)) values[0] = values[1] = values[2] = values[3] = 0;
}

/* The texels around a place, 2 along each axis, with weights in 256ths, rounded as an H100 does: z divides 256 among two planes,
   x divides a plane's weight among two columns, and y a column's among two texels. The far one of two has the nearest whole
   number and the near one the rest; a half goes to the far one, but along y to the near one in the near column. A texture of one
   axis has a second one whose place is 0, so that half of its border's colour is in each fetch where the second address mode is
   the border. */
INLINE void linear(const Texture *t, const uint8_t *memory, const Level *level, const Place *place, double *sums) {
    int64_t first[3] = {};
    uint32_t weights[3] = {};
    const uint32_t axes = place->axes == 1 ? 2 : place->axes;
    for (uint32_t axis = 0; axis < axes; axis++) first[axis] = before(t, level, place, axis, &weights[axis]);
    sums[0] = sums[1] = sums[2] = sums[3] = 0;
    for (uint32_t corner = 0; corner < 1u << axes; corner++) {
        const uint32_t x = corner & 1, y = corner >> 1 & 1, z = corner >> 2;
        const uint32_t plane = z ? weights[2] : 256 - weights[2];
        const uint32_t far_column = (plane * weights[0] + 128) >> 8, column = x ? far_column : plane - far_column;
        const uint32_t far_texel = (column * weights[1] + 127 + x) >> 8, weight = y ? far_texel : column - far_texel;
        if (!weight) continue;
        int64_t at[3] = {};
        for (uint32_t axis = 0; axis < axes; axis++)
            at[axis] = addressed(first[axis] + (corner >> axis & 1), level->size[axis], mode_of(t, place, axis));
        uint32_t values[4];
        texel(t, memory, level, place->layer, at, values);
        for (uint32_t c = 0; c < t->channels; c++) sums[c] += weight / 256.0 * FLOAT(values[c]);
    }
}

INLINE void sampled(const Texture *t, const uint8_t *memory, uint32_t number, const Place *place, double *sums) {
    Level level;
    level_of(t, number, &level);
    if (t->filter == TEXTURE_LINEAR) {
        linear(t, memory, &level, place, sums);
        return;
    }
    uint32_t values[4];
    nearest(t, memory, &level, place, values);
    for (uint32_t c = 0; c < 4; c++) sums[c] = FLOAT(values[c]);
}

/* The face of a cube that a direction meets, and where, from 0 to 1. */
INLINE uint32_t face(const float *d, double *s, double *t) {
    const float x = __builtin_fabsf(d[0]), y = __builtin_fabsf(d[1]), z = __builtin_fabsf(d[2]);
    uint32_t found;
    double m, u, v;
    if (x >= y && x >= z) found = d[0] >= 0 ? 0 : 1, m = x, u = found ? d[2] : -d[2], v = -d[1];
    else if (y >= z) found = d[1] >= 0 ? 2 : 3, m = y, u = d[0], v = found == 3 ? -d[2] : d[2];
    else found = d[2] >= 0 ? 4 : 5, m = z, u = found == 5 ? -d[0] : d[0], v = -d[1];
    *s = m ? (u / m + 1) / 2 : 0;
    *t = m ? (v / m + 1) / 2 : 0;
    return found;
}

/* The four texels that a bilinear fetch would weigh, one channel of each, against the clock from the lower left one on. */
INLINE void gathered(const Texture *t, const uint8_t *memory, const Place *place, uint32_t channel, uint32_t *values) {
    Level level;
    level_of(t, 0, &level);
    uint32_t unused;
    const int64_t x = before(t, &level, place, 0, &unused), y = before(t, &level, place, 1, &unused);
    for (uint32_t corner = 0; corner < 4; corner++) {
        const int64_t at[3] = {addressed(x + (corner == 1 || corner == 2), level.size[0], mode_of(t, place, 0)),
                               addressed(y + (corner < 2), level.size[1], mode_of(t, place, 1)), 0};
        uint32_t all[4];
        texel(t, memory, &level, place->layer, at, all);
        values[corner] = all[channel];
    }
}

INLINE void sample(const Texture *t, const uint8_t *memory, const Place *place, float lambda, uint32_t *values) {
    const bool number = t->kind == TEXTURE_FLOAT || t->normalized_values;
    lambda += t->level_bias;
    lambda = lambda < t->level_min ? t->level_min : lambda > t->level_max ? t->level_max : lambda;
    const int64_t most = t->levels - 1, fixed = below((double)lambda * 256 + 0.5);
    if (place->whole || !number) {
        const int64_t at = below(lambda + 0.5);
        Level level;
        level_of(t, at < 0 ? 0 : at > most ? most : at, &level);
        nearest(t, memory, &level, place, values);
        return;
    }
    double sums[4], next[4];
    int64_t one = t->level_filter == TEXTURE_LINEAR ? fixed >> 8 : below(lambda + 0.5);
    const double weight = t->level_filter == TEXTURE_LINEAR && one >= 0 && one < most ? (fixed & 255) / 256.0 : 0;
    one = one < 0 ? 0 : one > most ? most : one;
    sampled(t, memory, one, place, sums);
    if (weight) {
        sampled(t, memory, one + 1, place, next);
        for (uint32_t c = 0; c < 4; c++) sums[c] = (1 - weight) * sums[c] + weight * next[c];
    }
    for (uint32_t c = 0; c < 4; c++) values[c] = BITS(sums[c]);
}

/* The host address of a texture's first byte, all of whose bytes are in one allocation; null after fault(). */
INLINE const uint8_t *contents(Frame *w, const Texture *t, uint32_t lane, Interval *last) {
    if (t->data < last->first || t->data + t->bytes > last->end) {
        const uint8_t *p = search(w, t->data, t->bytes, lane, last);
        if (!p) return p;
    }
    return (const uint8_t *)(t->data + last->away);
}

/* values[component][lane]: the layer, the coordinates and the level, as `place_of` and textures.py put them; the results go to
   the components from TEXTURES_RESULT on. True after fault(). */
bool fetch(Frame *w, const uint64_t *handles, uint32_t mask, uint32_t *values, Interval *last, uint64_t geometry, uint64_t whole,
           uint64_t channel) {
    Interval memory = {};
    EACH(lane, mask) {
        const Texture *t = object(w, handles[lane], false, lane, last);
        if (!t) return true;
        const uint8_t *bytes = contents(w, t, lane, &memory);
        if (!bytes) return true;
        const uint32_t *given = values + lane;
        Place place = {.axes = geometry & TEXTURES_AXES, .whole = whole};
        uint32_t layer = geometry & TEXTURES_LAYERED ? given[0] : 0;
        float at[3];
        for (uint32_t axis = 0; axis < 3; axis++) {
            at[axis] = FLOAT(given[(1 + axis) * LANES]);
            if (axis >= place.axes) continue; /* another fetch may have left something there */
            place.at[axis] = whole ? (double)(int32_t)given[(1 + axis) * LANES] : (double)at[axis];
        }
        if (geometry & TEXTURES_CUBE) {
            place.axes = 2;
            place.face_modes = 1;
            const uint32_t found = face(at, &place.at[0], &place.at[1]), cubes = t->layers / 6;
            layer = !cubes ? 0 : layer >= cubes ? cubes - 1 : layer;
            place.layer = 6 * layer + found;
        } else {
            place.layer = layer >= t->layers ? t->layers - 1 : layer; /* unsigned [PTX ISA 9.7.10.3] */
        }
        if (place.layer >= t->layers) place.layer = 0;
        uint32_t made[4];
        if (channel) gathered(t, bytes, &place, channel - 1, made);
        else sample(t, bytes, &place, FLOAT(given[TEXTURES_LEVEL * LANES]), made);
        for (uint32_t c = 0; c < 4; c++) values[(TEXTURES_RESULT + c) * LANES + lane] = made[c];
    }
    return false;
}

/* Puts the addresses of surface accesses of `size` bytes into the place of their handles. Returns the lanes whose coordinates
   are inside the surface, or -1 after fault(). The first coordinate counts bytes. */
int64_t surface(Frame *w, uint64_t *handles, uint32_t mask, const uint32_t *values, uint64_t geometry, uint64_t size,
                uint64_t outside) {
    Interval last = {}, memory = {};
    uint32_t inside = 0;
    EACH(lane, mask) {
        const Texture *t = object(w, handles[lane], true, lane, &last);
        if (!t || !contents(w, t, lane, &memory)) return -1;
        Level level;
        level_of(t, 0, &level);
        const int64_t most[4] = {t->layers - 1ll, (int64_t)(level.size[0] * texel_bytes(t)) - (int64_t)size, level.size[1] - 1,
                                 level.size[2] - 1};
        int64_t at[4] = {};
        bool good = true;
        for (uint32_t i = 0; i <= (geometry & TEXTURES_AXES); i++) {
            if (!i && !(geometry & TEXTURES_LAYERED)) continue;
            const int64_t given = (int32_t)values[i * LANES + lane];
            at[i] = given < 0 ? 0 : given > most[i] ? most[i] : given;
            good &= given == at[i];
        }
        if (!good && outside == TEXTURES_OUTSIDE_TRAP) {
            fault(w, FRAME_OFF_SURFACE, lane, handles[lane], size);
            return -1;
        }
        handles[lane] = t->data + (at[0] * level.size[2] + at[3]) * level.slice + at[2] * level.row + at[1];
        if (good || outside == TEXTURES_OUTSIDE_CLAMP) inside |= 1u << lane;
    }
    return inside;
}
