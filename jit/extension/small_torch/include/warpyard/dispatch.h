// Torch's macros that compile a piece of code for several types of scalars.
#pragma once
#include "types.h"

namespace warpyard {

template <c10::ScalarType> struct CppType;
#define WARPYARD_ONE(cpp, name)                             \
    template <> struct CppType<c10::ScalarType::name> {     \
        using type = cpp;                                   \
    };
WARPYARD_ONE(uint8_t, Byte)
WARPYARD_ONE(int8_t, Char)
WARPYARD_ONE(int16_t, Short)
WARPYARD_ONE(int32_t, Int)
WARPYARD_ONE(int64_t, Long)
WARPYARD_ONE(float, Float)
WARPYARD_ONE(double, Double)
WARPYARD_ONE(bool, Bool)
#ifdef WARPYARD_FLOATS
WARPYARD_ONE(c10::Half, Half)
WARPYARD_ONE(c10::BFloat16, BFloat16)
#endif
#undef WARPYARD_ONE

}  // namespace warpyard

// AT_DISPATCH_…: scalar_t is the C++ type of a scalar type.
#define AT_DISPATCH_CASE(name, ...)                                                            \
    case name: {                                                                               \
        [[maybe_unused]] constexpr auto warpyard_case = name;                                  \
        using scalar_t = typename ::warpyard::CppType<name>::type;                             \
        return __VA_ARGS__();                                                                  \
    }
#define AT_DISPATCH_SWITCH(kind, name, ...)                                                    \
    [&] {                                                                                      \
        const ::c10::ScalarType warpyard_type = (kind);                                        \
        switch (warpyard_type) {                                                               \
            __VA_ARGS__                                                                        \
            default:                                                                           \
                TORCH_CHECK(false, '"', name, "\" not implemented for '", warpyard_type, "'"); \
        }                                                                                      \
    }()
#define WARPYARD_FLOATING(...)                               \
    AT_DISPATCH_CASE(::c10::ScalarType::Double, __VA_ARGS__) \
    AT_DISPATCH_CASE(::c10::ScalarType::Float, __VA_ARGS__)
#define WARPYARD_INTEGRAL(...)                              \
    AT_DISPATCH_CASE(::c10::ScalarType::Byte, __VA_ARGS__)  \
    AT_DISPATCH_CASE(::c10::ScalarType::Char, __VA_ARGS__)  \
    AT_DISPATCH_CASE(::c10::ScalarType::Int, __VA_ARGS__)   \
    AT_DISPATCH_CASE(::c10::ScalarType::Long, __VA_ARGS__)  \
    AT_DISPATCH_CASE(::c10::ScalarType::Short, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES(kind, name, ...) AT_DISPATCH_SWITCH(kind, name, WARPYARD_FLOATING(__VA_ARGS__))
#define AT_DISPATCH_FLOATING_TYPES_AND(one, kind, name, ...) \
    AT_DISPATCH_SWITCH(kind, name, WARPYARD_FLOATING(__VA_ARGS__) AT_DISPATCH_CASE(one, __VA_ARGS__))
#define AT_DISPATCH_FLOATING_TYPES_AND_HALF(kind, name, ...) \
    AT_DISPATCH_FLOATING_TYPES_AND(::c10::ScalarType::Half, kind, name, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND2(one, two, kind, name, ...)                                     \
    AT_DISPATCH_SWITCH(kind, name, WARPYARD_FLOATING(__VA_ARGS__) AT_DISPATCH_CASE(one, __VA_ARGS__) \
                                       AT_DISPATCH_CASE(two, __VA_ARGS__))
#define AT_DISPATCH_REDUCED_FLOATING_TYPES(kind, name, ...)                                             \
    AT_DISPATCH_SWITCH(kind, name, AT_DISPATCH_CASE(::c10::ScalarType::Half, __VA_ARGS__)             \
                                       AT_DISPATCH_CASE(::c10::ScalarType::BFloat16, __VA_ARGS__))
#define AT_DISPATCH_ALL_TYPES_AND2(one, two, kind, name, ...)                                                    \
    AT_DISPATCH_SWITCH(kind, name, WARPYARD_FLOATING(__VA_ARGS__) WARPYARD_INTEGRAL(__VA_ARGS__)               \
                                       AT_DISPATCH_CASE(one, __VA_ARGS__) AT_DISPATCH_CASE(two, __VA_ARGS__))
#define AT_DISPATCH_INTEGRAL_TYPES(kind, name, ...) AT_DISPATCH_SWITCH(kind, name, WARPYARD_INTEGRAL(__VA_ARGS__))
#define AT_DISPATCH_ALL_TYPES(kind, name, ...) \
    AT_DISPATCH_SWITCH(kind, name, WARPYARD_FLOATING(__VA_ARGS__) WARPYARD_INTEGRAL(__VA_ARGS__))
