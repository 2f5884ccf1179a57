#include "Allocations.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

// What malloc and its kin are called inside of the GNU C library.
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

static atomic_long made;
static atomic_long freed;
static atomic_long bytes;

/// What a block takes: malloc's own word before it included.
static long size_of(void *block) { return (long)malloc_usable_size(block) + (long)sizeof(size_t); }

static void *counted(void *block) {
    if (!block) return block;
    atomic_fetch_add_explicit(&made, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes, size_of(block), memory_order_relaxed);
    return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    void *block = counted(__libc_memalign(alignment, size));
    if (!block) return ENOMEM;
    *result = block;
    return 0;
}

void *realloc(void *block, size_t size) {
    if (!block) return malloc(size);
    long old = size_of(block);
    void *result = __libc_realloc(block, size);
    if (result || size == 0) {
        atomic_fetch_add_explicit(&freed, 1, memory_order_relaxed);
        atomic_fetch_sub_explicit(&bytes, old, memory_order_relaxed);
    }
    return counted(result);
}

void free(void *block) {
    if (!block) return;
    atomic_fetch_add_explicit(&freed, 1, memory_order_relaxed);
    atomic_fetch_sub_explicit(&bytes, size_of(block), memory_order_relaxed);
    __libc_free(block);
}

long seam_allocations(void) { return atomic_load(&made); }

long seam_live_allocations(void) { return atomic_load(&made) - atomic_load(&freed); }

long seam_live_bytes(void) { return atomic_load(&bytes); }
