#include "library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

#include "CCairo.h"

// This one depends on all the others, and a look-up through it finds their functions too.
#if defined(__APPLE__)
static const char *const places[] = {
    "libpangocairo-1.0.0.dylib",
    "/opt/homebrew/lib/libpangocairo-1.0.0.dylib",
    "/usr/local/lib/libpangocairo-1.0.0.dylib",
};
#else
static const char *const places[] = {"libpangocairo-1.0.so.0"};
#endif

static pthread_once_t once = PTHREAD_ONCE_INIT;
static struct crease_library library;
static bool is_loaded = false;

static void load(void) {
    void *handle = NULL;
    for (size_t index = 0; index < sizeof places / sizeof places[0] && !handle; index += 1) {
        handle = dlopen(places[index], RTLD_NOW | RTLD_LOCAL);
    }
    if (!handle) return;
#define CREASE_FIND(result, name, parameters)                                                                          \
    library.name = (result(*) parameters)dlsym(handle, #name);                                                         \
    if (!library.name) return;
    CREASE_LIBRARY(CREASE_FIND)
#undef CREASE_FIND
    is_loaded = true;
}

const struct crease_library *crease_library(void) {
    pthread_once(&once, load);
    return is_loaded ? &library : NULL;
}

const char *crease_picture_missing(void) {
    return crease_library() ? NULL : places[0];
}
