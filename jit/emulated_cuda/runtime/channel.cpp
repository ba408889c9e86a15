// The way to the emulator: over a socket to the process that runs the program, or through a function of this process.
#include "stand_in.h"

#include <dlfcn.h>
#include <elf.h>
#include <sys/auxv.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <set>

namespace stand_in {
namespace {

using Exchange = size_t (*)(const char* message, size_t size, char* reply, size_t room);
Exchange exchange = nullptr;
std::mutex exchanging;

void transfer(bool sending, char* data, size_t size) {
    while (size) {
        ssize_t done = sending ? send(given().channel, data, size, MSG_NOSIGNAL) : recv(given().channel, data, size, 0);
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) _exit(3);  // whoever ran the program is gone
        data += done;
        size -= done;
    }
}

}  // namespace

const Given& given() {
    static const Given& found = *[] {
        Given* made = new Given;
        if (const char* text = getenv("WARPYARD_CUDA_CHANNEL"))
            sscanf(text, "%d,%d,%llu,%llu", &made->channel, &made->memory, &made->base, &made->size);
        return made;
    }();
    return found;
}

API void warpyard_connect(Exchange function) { exchange = function; }

bool in_process() { return exchange != nullptr; }

Reply ask(const Message& message) {
    if (exchange) {
        std::string reply(1 << 16, '\0');
        size_t size = exchange(message.bytes.data(), message.bytes.size(), reply.data(), reply.size());
        reply.resize(std::min(size, reply.size()));
        return Reply(std::move(reply));
    }
    if (given().channel < 0) {
        fprintf(stderr, "warpyard: this is the stand-in CUDA runtime; start the program with: warpyard run\n");
        _exit(3);
    }
    std::lock_guard<std::mutex> lock(exchanging);
    uint64_t size = message.bytes.size();
    fflush(stdout);
    transfer(true, reinterpret_cast<char*>(&size), 8);
    transfer(true, const_cast<char*>(message.bytes.data()), size);
    transfer(false, reinterpret_cast<char*>(&size), 8);
    std::string reply(size, '\0');
    transfer(false, reply.data(), size);
    return Reply(std::move(reply));
}

void say(const std::string& line) { ask(Message(SAY).text(line)); }

void say_once(const std::string& line) {
    static std::set<std::string>& said = *new std::set<std::string>;
    static std::mutex lock;
    {
        std::lock_guard<std::mutex> held(lock);
        if (!said.insert(line).second) return;
    }
    say(line);
}

uint64_t in_program(void* at) {
    Dl_info info, program;
    if (!at || !dladdr(at, &info) || !dladdr(reinterpret_cast<void*>(getauxval(AT_ENTRY)), &program) ||
        info.dli_fbase != program.dli_fbase)
        return 0;
    const bool moved = static_cast<Elf64_Ehdr*>(info.dli_fbase)->e_type == ET_DYN;
    return reinterpret_cast<uint64_t>(at) - (moved ? reinterpret_cast<uint64_t>(info.dli_fbase) : 0) - 1;
}

void* symbol(const char* name) {
    static void* self = [] {
        Dl_info info;
        dladdr(reinterpret_cast<void*>(&warpyard_connect), &info);
        return dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    }();
    return dlsym(self, name);
}

API int warpyard_lacking() { return not_supported("a function of a newer CUDA runtime", cudaErrorNotSupported); }

int not_supported(const char* name, int code) {
    say_once(std::string(name) + " is not supported by the stand-in CUDA runtime: it returned an error");
    return code;
}

}  // namespace stand_in
