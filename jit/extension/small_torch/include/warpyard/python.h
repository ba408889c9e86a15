// Functions of C++ as functions of Python, in pybind11's words, without pybind11: PYBIND11_MODULE and m.def of functions
// whose types are tensors, numbers, texts, lists, optionals and tuples, with names of arguments and their defaults. What
// else there is does not compile here.
// WARPYARD_INSIDE is the offset of the C++ tensor in a Python tensor.
#pragma once
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <typeinfo>

#include "tensor.h"

namespace at {
class TensorBase;
}
extern PyObject* THPVariableClass;                     // of libtorch_python: torch.Tensor
PyObject* THPVariable_Wrap(const at::TensorBase& tensor);

namespace pybind11 {
template <class... Guards> struct call_guard {};  // functions keep the interpreter lock
}  // namespace pybind11

namespace warpyard {

struct Given {};  // a Python exception is set

template <class T, class = void> struct Caster;

template <> struct Caster<at::Tensor> {
    static std::string name() { return "torch.Tensor"; }
    static bool load(PyObject* from, at::Tensor& to) {
        if (PyObject_IsInstance(from, THPVariableClass) != 1) return PyErr_Clear(), false;
        void* made = nullptr;
        at::Tensor::need(aoti_torch_new_tensor_handle(reinterpret_cast<char*>(from) + WARPYARD_INSIDE, &made));
        to = at::Tensor::of(made);
        return true;
    }
    static PyObject* cast(const at::Tensor& from) {
        if (!from.warpyard_handle()) Py_RETURN_NONE;
        return THPVariable_Wrap(*static_cast<const at::TensorBase*>(from.warpyard_handle()));
    }
};

template <> struct Caster<bool> {
    static std::string name() { return "bool"; }
    static bool load(PyObject* from, bool& to) {
        const auto* number = Py_TYPE(from)->tp_as_number;
        if (from != Py_None && !(number && number->nb_bool)) return false;
        const int found = PyObject_IsTrue(from);
        if (found < 0) return PyErr_Clear(), false;
        to = found;
        return true;
    }
    static PyObject* cast(bool from) { return PyBool_FromLong(from); }
};

template <class T> struct Caster<T, std::enable_if_t<std::is_integral_v<T> && !std::is_same_v<T, bool>>> {
    static std::string name() { return "int"; }
    static bool load(PyObject* from, T& to) {
        if (PyFloat_Check(from) || !PyIndex_Check(from)) return false;
        PyObject* index = PyNumber_Index(from);
        if (!index) return PyErr_Clear(), false;
        bool right;
        if constexpr (std::is_signed_v<T>) {
            const long long found = PyLong_AsLongLong(index);
            right = !PyErr_Occurred() && found >= std::numeric_limits<T>::min() && found <= std::numeric_limits<T>::max();
            to = T(found);
        } else {
            const unsigned long long found = PyLong_AsUnsignedLongLong(index);
            right = !PyErr_Occurred() && found <= std::numeric_limits<T>::max();
            to = T(found);
        }
        PyErr_Clear();
        Py_DECREF(index);
        return right;
    }
    static PyObject* cast(T from) {
        if constexpr (std::is_signed_v<T>) return PyLong_FromLongLong(from);
        return PyLong_FromUnsignedLongLong(from);
    }
};

template <class T> struct Caster<T, std::enable_if_t<std::is_floating_point_v<T>>> {
    static std::string name() { return "float"; }
    static bool load(PyObject* from, T& to) {
        const double found = PyFloat_AsDouble(from);
        if (found == -1 && PyErr_Occurred()) return PyErr_Clear(), false;
        to = T(found);
        return true;
    }
    static PyObject* cast(T from) { return PyFloat_FromDouble(from); }
};

template <> struct Caster<std::string> {
    static std::string name() { return "str"; }
    static bool load(PyObject* from, std::string& to) {
        Py_ssize_t size = 0;
        char* bytes = nullptr;
        if (PyUnicode_Check(from)) bytes = const_cast<char*>(PyUnicode_AsUTF8AndSize(from, &size));
        else if (PyBytes_Check(from) && PyBytes_AsStringAndSize(from, &bytes, &size)) bytes = nullptr;
        if (!bytes) return PyErr_Clear(), false;
        to.assign(bytes, size);
        return true;
    }
    static PyObject* cast(const std::string& from) { return PyUnicode_FromStringAndSize(from.data(), from.size()); }
};

template <class T> struct Caster<std::optional<T>> {
    static std::string name() { return "Optional[" + Caster<T>::name() + "]"; }
    static bool load(PyObject* from, std::optional<T>& to) {
        if (from == Py_None) return to.reset(), true;
        T found{};
        if (!Caster<T>::load(from, found)) return false;
        to = std::move(found);
        return true;
    }
    static PyObject* cast(const std::optional<T>& from) {
        if (!from) Py_RETURN_NONE;
        return Caster<T>::cast(*from);
    }
};

template <class T> struct Caster<std::vector<T>> {
    static std::string name() { return "List[" + Caster<T>::name() + "]"; }
    static bool load(PyObject* from, std::vector<T>& to) {
        if (!PySequence_Check(from) || PyUnicode_Check(from) || PyBytes_Check(from)) return false;
        PyObject* items = PySequence_Fast(from, "");
        if (!items) return PyErr_Clear(), false;
        bool right = true;
        to.clear();
        for (Py_ssize_t at = 0; right && at < PySequence_Fast_GET_SIZE(items); ++at) {
            T found{};
            if ((right = Caster<T>::load(PySequence_Fast_GET_ITEM(items, at), found))) to.push_back(std::move(found));
        }
        Py_DECREF(items);
        return right;
    }
    static PyObject* cast(const std::vector<T>& from) {
        PyObject* made = PyList_New(from.size());
        for (size_t at = 0; made && at < from.size(); ++at) PyList_SET_ITEM(made, at, Caster<T>::cast(from[at]));
        return made;
    }
};

template <class... Ts> struct Caster<std::tuple<Ts...>> {
    static std::string name() { return "tuple"; }
    static PyObject* cast(const std::tuple<Ts...>& from) {
        PyObject* made = PyTuple_New(sizeof...(Ts));
        Py_ssize_t at = 0;
        std::apply([&](const Ts&... item) { (PyTuple_SET_ITEM(made, at++, Caster<Ts>::cast(item)), ...); }, from);
        return made;
    }
};
template <class A, class B> struct Caster<std::pair<A, B>> {
    static std::string name() { return "tuple"; }
    static PyObject* cast(const std::pair<A, B>& from) {
        return Caster<std::tuple<A, B>>::cast(std::tuple<A, B>(from.first, from.second));
    }
};

// The name of an argument, and the value that it has where a call gives none.
struct Argument {
    std::string name;
    PyObject* otherwise = nullptr;
};

// A function of a module: functions of one name are tried one after the other.
struct Function {
    PyMethodDef method;
    std::string name, doc, signature;
    void* address;
    // Its result; null without an exception where the arguments are of other types.
    PyObject* (*call)(void* address, PyObject* const* given, Py_ssize_t count);
    std::vector<Argument> arguments;
    Function* next;
};

// Calls one function with arguments by position and by name; null without an exception where they do not fit.
inline PyObject* call_named(const Function& one, PyObject* const* given, Py_ssize_t count, PyObject* names) {
    const Py_ssize_t named = names ? PyTuple_GET_SIZE(names) : 0, wanted = one.arguments.size();
    if (!wanted) return named ? nullptr : one.call(one.address, given, count);
    if (count > wanted) return nullptr;
    std::vector<PyObject*> values(wanted, nullptr);
    for (Py_ssize_t at = 0; at < count; ++at) values[at] = given[at];
    for (Py_ssize_t number = 0; number < named; ++number) {
        const char* name = PyUnicode_AsUTF8(PyTuple_GET_ITEM(names, number));
        Py_ssize_t at = 0;
        while (at < wanted && one.arguments[at].name != name) ++at;
        if (at == wanted || values[at]) return nullptr;
        values[at] = given[count + number];
    }
    for (Py_ssize_t at = 0; at < wanted; ++at)
        if (!values[at] && !(values[at] = one.arguments[at].otherwise)) return nullptr;
    return one.call(one.address, values.data(), wanted);
}

template <class Result, class... Args> struct Call {
    using Pointer = Result (*)(Args...);
    static std::string signature(const std::vector<Argument>& named) {
        std::string text = "(", comma;
        size_t number = 0;
        auto add = [&](const std::string& type) {
            text += comma + (number < named.size() ? named[number].name : "arg" + std::to_string(number)) + ": " + type;
            ++number, comma = ", ";
        };
        (add(Caster<std::decay_t<Args>>::name()), ...);
        if constexpr (std::is_void_v<Result>) return text + ") -> None";
        else return text + ") -> " + Caster<std::decay_t<Result>>::name();
    }
    template <size_t... At>
    static PyObject* with(Pointer function, PyObject* const* given, std::index_sequence<At...>) {
        std::tuple<std::decay_t<Args>...> values;
        if (!(Caster<std::decay_t<Args>>::load(given[At], std::get<At>(values)) && ...)) return nullptr;
        if constexpr (std::is_void_v<Result>) {
            function(static_cast<Args>(std::get<At>(values))...);
            Py_RETURN_NONE;
        } else {
            return Caster<std::decay_t<Result>>::cast(function(static_cast<Args>(std::get<At>(values))...));
        }
    }
    static PyObject* call(void* address, PyObject* const* given, Py_ssize_t count) {
        if (count != Py_ssize_t(sizeof...(Args))) return nullptr;
        return with(reinterpret_cast<Pointer>(address), given, std::index_sequence_for<Args...>());
    }
};

inline PyObject* called(PyObject* self, PyObject* const* given, Py_ssize_t count, PyObject* names) {
    const auto* first = static_cast<Function*>(PyCapsule_GetPointer(self, nullptr));
    try {
        for (const Function* one = first; one; one = one->next) {
            PyObject* result = call_named(*one, given, count, names);
            if (result || PyErr_Occurred()) return result;
        }
        std::string text = first->name + "(): incompatible function arguments. The following argument types are supported:";
        int number = 0;
        for (const Function* one = first; one; one = one->next)
            text += "\n    " + std::to_string(++number) + ". " + one->signature;
        text += "\n\nInvoked with types:";
        const Py_ssize_t named = names ? PyTuple_GET_SIZE(names) : 0;
        for (Py_ssize_t at = 0; at < count + named; ++at) {
            text += at ? ", " : " ";
            if (at >= count) text += std::string(PyUnicode_AsUTF8(PyTuple_GET_ITEM(names, at - count))) + "=";
            text += Py_TYPE(given[at])->tp_name;
        }
        PyErr_SetString(PyExc_TypeError, text.c_str());
    } catch (const Given&) {
    } catch (const std::bad_alloc& error) {
        PyErr_SetString(PyExc_MemoryError, error.what());
    } catch (const std::out_of_range& error) {
        PyErr_SetString(PyExc_IndexError, error.what());
    } catch (const std::invalid_argument& error) {
        PyErr_SetString(PyExc_ValueError, error.what());
    } catch (const std::exception& error) {
        PyErr_SetString(PyExc_RuntimeError, error.what());
    } catch (...) {
        PyErr_SetString(PyExc_RuntimeError, "Caught an unknown exception!");
    }
    return nullptr;
}

// The text that a module says of itself.
struct Doc {
    PyObject* module;
    void operator=(const char* text) const {
        if (PyModule_SetDocString(module, text)) throw Given();
    }
};

class Module {
  public:
    explicit Module(PyObject* given) : module(given) {}
    template <class F, class... Extra> Module& def(const char* name, F function, const Extra&... extra) {
        const char* doc = "";
        std::vector<Argument> arguments;
        (take(extra, doc, arguments), ...);
        return add(name, +function, doc, std::move(arguments));
    }
    Doc doc() { return {module}; }
  private:
    static void take(const char* text, const char*& doc, std::vector<Argument>&) { doc = text; }
    template <class... Guards>
    static void take(const pybind11::call_guard<Guards...>&, const char*&, std::vector<Argument>&) {}
    static void take(const Argument& one, const char*&, std::vector<Argument>& arguments) { arguments.push_back(one); }
    template <class Result, class... Args>
    Module& add(const char* name, Result (*function)(Args...), const char* doc, std::vector<Argument> arguments) {
        using One = Call<Result, Args...>;
        if (!arguments.empty() && arguments.size() != sizeof...(Args))
            throw std::runtime_error(std::string(name) + ": as many names of arguments as arguments are expected");
        const std::string signature = One::signature(arguments);
        auto* made = new Function{{}, name, "", signature, reinterpret_cast<void*>(function), One::call,
                                  std::move(arguments), {}};
        if (PyObject* known = PyObject_GetAttrString(module, name)) {  // another function of this name
            auto* last = static_cast<Function*>(PyCapsule_GetPointer(PyCFunction_GET_SELF(known), nullptr));
            Py_DECREF(known);
            while (last->next) last = last->next;
            last->next = made;
            return *this;
        }
        PyErr_Clear();
        made->doc = made->name + made->signature + "\n\n" + doc;
        made->method = {made->name.c_str(), reinterpret_cast<PyCFunction>(reinterpret_cast<void*>(&called)),
                        METH_FASTCALL | METH_KEYWORDS, made->doc.c_str()};
        PyObject* self = PyCapsule_New(made, nullptr, nullptr);
        PyObject* method = self ? PyCFunction_NewEx(&made->method, self, nullptr) : nullptr;
        Py_XDECREF(self);
        if (!method || PyModule_AddObject(module, name, method)) throw Given();
        return *this;
    }
    PyObject* module;
};

inline PyObject* module_of(PyModuleDef& definition, const char* name, void (*fill)(Module&)) {
    definition = {PyModuleDef_HEAD_INIT, name, nullptr, -1, nullptr, nullptr, nullptr, nullptr, nullptr};
    PyObject* made = PyModule_Create(&definition);
    try {
        Module module(made);
        if (made) fill(module);
    } catch (const Given&) {
        Py_CLEAR(made);
    } catch (const std::exception& error) {
        PyErr_SetString(PyExc_ImportError, error.what());
        Py_CLEAR(made);
    }
    return made;
}

}  // namespace warpyard

namespace torch {
template <class F> F wrap_pybind_function(F function) { return function; }
}  // namespace torch

namespace pybind11 {

struct none {};

struct arg : warpyard::Argument {
    explicit arg(const char* name) : warpyard::Argument{name} {}
    template <class T> warpyard::Argument operator=(const T& value) const {
        if constexpr (std::is_same_v<T, none> || std::is_same_v<T, std::nullopt_t>) return {name, Py_None};
        else if constexpr (std::is_convertible_v<T, const char*>) return {name, PyUnicode_FromString(value)};
        else return {name, warpyard::Caster<T>::cast(value)};
    }
    arg& noconvert(bool = true) { return *this; }
};

namespace literals {
inline arg operator""_a(const char* name, size_t) { return arg(name); }
}  // namespace literals

// A function whose work is done without the interpreter lock.
struct gil_scoped_release {
    gil_scoped_release() : held(PyEval_SaveThread()) {}
    gil_scoped_release(const gil_scoped_release&) = delete;
    ~gil_scoped_release() { PyEval_RestoreThread(held); }

  private:
    PyThreadState* held;
};

}  // namespace pybind11
namespace py = pybind11;

#define WARPYARD_JOINED(a, b) a##b
#define WARPYARD_INIT(name) WARPYARD_JOINED(PyInit_, name)
#define WARPYARD_TEXT(name) #name
#define WARPYARD_NAME(name) WARPYARD_TEXT(name)
#define PYBIND11_MODULE(name, variable)                                                   \
    static void warpyard_fill(::warpyard::Module&);                                       \
    extern "C" __attribute__((visibility("default"))) PyObject* WARPYARD_INIT(name)() {   \
        static PyModuleDef definition;                                                    \
        return ::warpyard::module_of(definition, WARPYARD_NAME(name), warpyard_fill);     \
    }                                                                                     \
    static void warpyard_fill(::warpyard::Module& variable)
