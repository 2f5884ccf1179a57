#pragma once
// The callers of a function, by the chain of frame pointers that Swift's code keeps.

#include <elf.h>
#include <link.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <unistd.h>

// GNU's, which Swift's module of the C library leaves out
extern int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes);

typedef struct {
    const char *file;
    void *base;
    const char *symbol;
    void *address;
} SeamImage;

extern int dladdr(const void *address, SeamImage *image);

// The addresses that the program itself, and no library, is loaded at.
static inline void seam_program(uintptr_t *start, uintptr_t *end) {
    const ElfW(Phdr) *headers = (const ElfW(Phdr) *)getauxval(AT_PHDR);
    size_t count = getauxval(AT_PHNUM);
    uintptr_t base = 0, last = 0;
    for (size_t index = 0; index < count; index++) {
        const ElfW(Phdr) *header = headers + index;
        if (header->p_type == PT_PHDR) base = (uintptr_t)headers - header->p_vaddr;
        if (header->p_type == PT_LOAD && header->p_vaddr + header->p_memsz > last) last = header->p_vaddr + header->p_memsz;
    }
    *start = base;
    *end = base + last;
}

// The end of the calling thread's stack, or 0.
static inline uintptr_t seam_stack_end(void) {
    pthread_attr_t attributes;
    void *start = 0;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes)) return 0;
    pthread_attr_getstack(&attributes, &start, &size);
    pthread_attr_destroy(&attributes);
    return (uintptr_t)start + size;
}

// The kernel's number of the calling thread; that of the main thread is the process's.
static inline long seam_thread(void) { return syscall(SYS_gettid); }

// Writes the return addresses of the callers, the nearest first, and returns how many. The chain ends where a frame does
// not lie above the one before: in code that keeps no frame pointers.
static inline __attribute__((always_inline)) size_t seam_callers(uintptr_t *addresses, size_t limit, uintptr_t end) {
    uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
    size_t count = 0;
    while (count < limit) {
        uintptr_t next = ((uintptr_t *)frame)[0];
        uintptr_t caller = ((uintptr_t *)frame)[1];
        if (!caller) break;
        addresses[count++] = caller;
        if (next <= frame || next >= end - 2 * sizeof(uintptr_t) || next % sizeof(uintptr_t)) break;
        frame = next;
    }
    return count;
}
