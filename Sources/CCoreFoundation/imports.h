#pragma once
// The functions of other libraries, or of its own, that a library calls by way of a table. The dynamic linker has filled
// the table; another function takes the place of one of them here.

#include <elf.h>
#include <link.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__aarch64__)
#define SEAM_JUMP_SLOT R_AARCH64_JUMP_SLOT
#else
#define SEAM_JUMP_SLOT R_X86_64_JUMP_SLOT
#endif

// The place in the table of the library that is loaded at an address; null if it calls no such function.
static inline void **seam_import(const void *library, const char *name) {
    const char *base = (const char *)library;
    const ElfW(Ehdr) *head = (const ElfW(Ehdr) *)base;
    if (memcmp(head->e_ident, ELFMAG, SELFMAG) != 0) return 0;
    const ElfW(Phdr) *part = (const ElfW(Phdr) *)(base + head->e_phoff);
    const ElfW(Dyn) *entry = 0;
    for (int index = 0; index < head->e_phnum; index++) {
        if (part[index].p_type == PT_DYNAMIC) entry = (const ElfW(Dyn) *)(base + part[index].p_vaddr);
    }
    const ElfW(Sym) *symbols = 0;
    const char *texts = 0;
    const ElfW(Rela) *slots = 0;
    size_t size = 0;
    // The linker has made addresses of these; they are offsets where it has not.
    for (; entry && entry->d_tag != DT_NULL; entry++) {
        const char *place = (const char *)entry->d_un.d_ptr;
        if (entry->d_un.d_ptr < (uintptr_t)base) place = base + entry->d_un.d_ptr;
        if (entry->d_tag == DT_SYMTAB) symbols = (const ElfW(Sym) *)place;
        if (entry->d_tag == DT_STRTAB) texts = place;
        if (entry->d_tag == DT_JMPREL) slots = (const ElfW(Rela) *)place;
        if (entry->d_tag == DT_PLTRELSZ) size = entry->d_un.d_val;
    }
    if (!symbols || !texts || !slots) return 0;
    for (size_t index = 0; index < size / sizeof(*slots); index++) {
        if (ELF64_R_TYPE(slots[index].r_info) != SEAM_JUMP_SLOT) continue;
        if (strcmp(texts + symbols[ELF64_R_SYM(slots[index].r_info)].st_name, name) != 0) continue;
        return (void **)(base + slots[index].r_offset);
    }
    return 0;
}

// Whether the function is now the one in its place.
static inline int seam_replace_import(void **place, void *function) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    void *begin = (void *)((uintptr_t)place & ~(page - 1));
    if (mprotect(begin, page, PROT_READ | PROT_WRITE) != 0) return 0;
    __atomic_store_n(place, function, __ATOMIC_RELEASE);
    return 1;
}
