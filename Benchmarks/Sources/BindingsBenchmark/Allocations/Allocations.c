#include "Allocations.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// What malloc and its kin are called inside of the GNU C library.
void *__libc_malloc(size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

static atomic_long made;
static atomic_long freed;
static atomic_long bytes;

/// Stands before each block, and says what malloc would have made of it: how much malloc really gives depends on the
/// holes that it finds, and would differ from run to run.
typedef struct {
    /// How much of the block can be used.
    size_t usable;
    /// From the beginning of what the C library gave to the block.
    uint32_t offset;
    uint32_t tag;
} header;

static const uint32_t tag = 0x5EA10CED;
static const size_t word = sizeof(size_t);

static header *header_of(void *block) { return (header *)block - 1; }

/// Whether the block is one of these. What the dynamic linker allocated for itself is not.
static int is_ours(void *block) { return header_of(block)->tag == tag; }

/// What malloc gives for a size: multiples of sixteen, less its own word, and at least 24.
static size_t usable_for(size_t size) {
    size_t usable = ((size + word + 15) & ~(size_t)15) - word;
    return usable < 24 ? 24 : usable;
}

static void *allocate(size_t size, size_t alignment) {
    if (size > PTRDIFF_MAX - 2 * alignment - 64) {
        errno = ENOMEM;
        return NULL;
    }
    size_t usable = usable_for(size);
    size_t offset = alignment > sizeof(header) ? alignment : sizeof(header);
    char *start =
        alignment > sizeof(header) ? __libc_memalign(alignment, offset + usable) : __libc_malloc(offset + usable);
    if (!start) return NULL;
    void *block = start + offset;
    *header_of(block) = (header){usable, (uint32_t)offset, tag};
    atomic_fetch_add_explicit(&made, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes, (long)(usable + word), memory_order_relaxed);
    return block;
}

void *malloc(size_t size) { return allocate(size, sizeof(header)); }

void *calloc(size_t count, size_t size) {
    size_t total;
    if (__builtin_mul_overflow(count, size, &total)) {
        errno = ENOMEM;
        return NULL;
    }
    void *block = malloc(total);
    if (block) memset(block, 0, total);
    return block;
}

void *memalign(size_t alignment, size_t size) { return allocate(size, alignment); }

void *aligned_alloc(size_t alignment, size_t size) { return allocate(size, alignment); }

void *valloc(size_t size) { return allocate(size, 4096); }

void *pvalloc(size_t size) { return allocate((size + 4095) & ~(size_t)4095, 4096); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment < sizeof(void *) || alignment & (alignment - 1)) return EINVAL;
    void *block = allocate(size, alignment);
    if (!block) return ENOMEM;
    *result = block;
    return 0;
}

size_t malloc_usable_size(void *block) { return block && is_ours(block) ? header_of(block)->usable : 0; }

void free(void *block) {
    if (!block) return;
    if (!is_ours(block)) {
        __libc_free(block);
        return;
    }
    header *head = header_of(block);
    atomic_fetch_add_explicit(&freed, 1, memory_order_relaxed);
    atomic_fetch_sub_explicit(&bytes, (long)(head->usable + word), memory_order_relaxed);
    head->tag = 0;
    __libc_free((char *)block - head->offset);
}

void *realloc(void *block, size_t size) {
    if (!block) return malloc(size);
    if (size == 0) {
        free(block);
        return NULL;
    }
    size_t old = malloc_usable_size(block);
    // In its place if malloc would give as much as there is.
    if (old == usable_for(size)) return block;
    void *result = malloc(size);
    if (!result) return NULL;
    memcpy(result, block, old < size ? old : size);
    free(block);
    return result;
}

long seam_allocations(void) { return atomic_load(&made); }

long seam_live_allocations(void) { return atomic_load(&made) - atomic_load(&freed); }

long seam_live_bytes(void) { return atomic_load(&bytes); }
