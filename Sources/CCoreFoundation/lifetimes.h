#pragma once
// The end of an object's life. A class's metadata has, two words before the address that objects hold, the function that
// ends an object: deinit, then the memory. Another is put in its place here, which tells of the end and calls the first.

#include <stdatomic.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

typedef void (*SeamEnd)(__attribute__((swift_context)) void *object) __attribute__((swiftcall));

typedef struct {
    _Atomic(void *) type;
    SeamEnd end;
} SeamEndOfClass;

enum { SEAM_ENDS = 4096, SEAM_MARKS = 65536 };

typedef struct {
    // Classes with their own functions, by open addressing. Entries are added and stay.
    SeamEndOfClass ends[SEAM_ENDS];
    atomic_flag lock;
    // How many objects are watched, by a hash of the address, so that the ends of all others cost next to nothing.
    _Atomic(uint8_t) marks[SEAM_MARKS];
    void (*will_end)(void *object);
    void (*has_ended)(void *object);
} SeamLifetimes;

// In a function, as Swift emits no variables of headers.
static inline SeamLifetimes *seam_lifetimes(void) {
    static SeamLifetimes lifetimes;
    return &lifetimes;
}

static inline uint64_t seam_lifetime_hash(const void *pointer) {
    return ((uint64_t)(uintptr_t)pointer >> 4) * 0x9E3779B97F4A7C15u;
}

static inline _Atomic(uint8_t) *seam_mark(const void *object) {
    return &seam_lifetimes()->marks[seam_lifetime_hash(object) >> 48];
}

// The entry of a class, or the free one where it belongs; null if the table is full.
static inline SeamEndOfClass *seam_end_of_class(void *type) {
    uint64_t start = seam_lifetime_hash(type) >> 52;
    for (uint64_t step = 0; step < SEAM_ENDS; step++) {
        SeamEndOfClass *entry = &seam_lifetimes()->ends[(start + step) % SEAM_ENDS];
        void *found = atomic_load_explicit(&entry->type, memory_order_acquire);
        if (found == type || !found) return entry;
    }
    return 0;
}

static __attribute__((swiftcall)) void seam_end(__attribute__((swift_context)) void *object) {
    SeamEnd end = seam_end_of_class(*(void **)object)->end;
    if (atomic_load_explicit(seam_mark(object), memory_order_relaxed) == 0) return end(object);
    seam_lifetimes()->will_end(object);
    end(object);
    seam_lifetimes()->has_ended(object);
}

static inline void seam_set_lifetime_handlers(void (*will_end)(void *object), void (*has_ended)(void *object)) {
    seam_lifetimes()->will_end = will_end;
    seam_lifetimes()->has_ended = has_ended;
}

// Whether the ends of a class's own objects, not those of its subclasses, are told of from now on.
static inline int seam_watch_class(void *type) {
    if (*(uintptr_t *)type != 0) return 0;
    SeamEndOfClass *entry = seam_end_of_class(type);
    if (entry && atomic_load_explicit(&entry->type, memory_order_acquire) == type) return 1;
    while (atomic_flag_test_and_set_explicit(&seam_lifetimes()->lock, memory_order_acquire)) {}
    int watched = 0;
    entry = seam_end_of_class(type);
    if (entry && atomic_load_explicit(&entry->type, memory_order_relaxed) == type) {
        watched = 1;
    } else if (entry) {
        _Atomic(SeamEnd) *place = (_Atomic(SeamEnd) *)type - 2;
        uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
        void *begin = (void *)((uintptr_t)place & ~(page - 1));
        if (mprotect(begin, page, PROT_READ | PROT_WRITE) == 0) {
            entry->end = atomic_load_explicit(place, memory_order_relaxed);
            atomic_store_explicit(&entry->type, type, memory_order_release);
            atomic_store_explicit(place, &seam_end, memory_order_release);
            watched = 1;
        }
    }
    atomic_flag_clear_explicit(&seam_lifetimes()->lock, memory_order_release);
    return watched;
}

// Counts an object as watched, or no longer. A count that is full stays.
static inline void seam_count_watched(void *object, int change) {
    _Atomic(uint8_t) *mark = seam_mark(object);
    uint8_t count = atomic_load_explicit(mark, memory_order_relaxed);
    do {
        if (count == UINT8_MAX || (count == 0 && change < 0)) return;
    } while (!atomic_compare_exchange_weak_explicit(
        mark, &count, (uint8_t)(count + change), memory_order_relaxed, memory_order_relaxed));
}
