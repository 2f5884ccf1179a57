#pragma once
// Calls about processes and files that Swift's module of the C library leaves out, as they are variadic or GNU's.
#include <execinfo.h>
#include <linux/falloc.h>
#include <setjmp.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/xattr.h>
#include <unistd.h>

extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

extern int fallocate(int descriptor, int mode, off_t offset, off_t length);

// Lets go of a part of a file, whose other parts stay where they are. Returns 0, or -1 with the reason in errno.
static inline int file_release(int descriptor, off_t offset, off_t length) {
    return fallocate(descriptor, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, offset, length);
}

// Has the process told to end when the thread that started it has ended. Returns 0, or -1 with the reason in errno.
static inline int process_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGTERM, 0, 0, 0); }

// Makes orphans among this process's descendants its own children. Returns 0, or -1 with the reason in errno.
static inline int process_adopt_orphans(void) {
    return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
}

// Makes a copy of the process that does nothing until it is killed, for its memory to be read. It has no files open.
// The allocator's locks are held while it is made, so that its heap is whole. Returns its identifier, or -1 with the
// reason in errno.
static inline pid_t process_twin(void) {
    pid_t parent = getpid();
    pid_t twin = fork();
    if (twin != 0) return twin;
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    syscall(SYS_close_range, 0U, ~0U, 0U);
    while (getppid() == parent) pause();
    _exit(0);
}

// Writes down where the calls of the running thread return to, the innermost first; how many there are.
static inline int process_calls(void **calls, int capacity) { return backtrace(calls, capacity); }

// Sends a signal to one thread. Returns 0, or -1 with the reason in errno.
static inline int process_signal_thread(pid_t process, pid_t thread, int signal) {
    return (int)syscall(SYS_tgkill, process, thread, signal);
}

// The identifier of the running thread.
static inline pid_t process_thread(void) { return (pid_t)syscall(SYS_gettid); }

// What the linker knows of an address: its file, where that begins, and the nearest exported symbol. Any may be null.
struct process_symbol {
    const char *file;
    void *base;
    const char *name;
    void *address;
};

extern int dladdr(const void *address, struct process_symbol *symbol);

// Returns 0 if the linker knows nothing of the address.
static inline int process_symbol_at(const void *address, struct process_symbol *symbol) {
    return dladdr(address, symbol);
}

// An address in the program itself: where it begins to run.
static inline const void *process_entry(void) { return (const void *)getauxval(AT_ENTRY); }

// Writes a line for each call of the running thread to a file, the innermost first: `N 0xADDRESS @OFFSET` in the program
// itself, and `N 0xADDRESS SYMBOL in LIBRARY` elsewhere. It asks for no memory, so that a handler of signals may call it.
static inline void process_write_calls(int file, int skipped) {
    void *calls[256];
    int count = backtrace(calls, 256), number = 0;
    struct process_symbol program = {0}, symbol;
    process_symbol_at(process_entry(), &program);
    for (int index = skipped; index < count; index++) {
        // The call itself is before where it returns to.
        uintptr_t call = (uintptr_t)calls[index] - 1;
        dprintf(file, "%d 0x%lx ", number++, (unsigned long)calls[index]);
        if (!process_symbol_at((void *)call, &symbol)) {
            dprintf(file, "??\n");
        } else if (symbol.base == program.base) {
            dprintf(file, "@%lx\n", (unsigned long)(call - (uintptr_t)symbol.base));
        } else {
            const char *slash = symbol.file ? strrchr(symbol.file, '/') : NULL;
            dprintf(file, "%s in %s\n", symbol.name ? symbol.name : "??", slash ? slash + 1 : symbol.file ? symbol.file : "");
        }
    }
}

// Writes the running thread's name and calls to a file, as those of a thread that crashed, from a handler of signals.
static inline void process_write_crash(int file) {
    char name[16] = "";
    prctl(PR_GET_NAME, name);
    dprintf(file, "\nThread 0 \"%s\" crashed:\n\n", name);
    // The handler itself, and what called it.
    process_write_calls(file, 3);
}

// Calls a function, which may be left by call_leave from any depth. Returns 0, or 1 if it was left.
static inline int call_until_left(void *place, void (*body)(void *), void *context) {
    if (_setjmp((struct __jmp_buf_tag *)place)) return 1;
    body(context);
    return 0;
}

// Goes back to the call that was made with this place, on the same thread. What is between is not tidied up.
static inline void call_leave(void *place) { _longjmp((struct __jmp_buf_tag *)place, 1); }

// How many bytes a place for these takes.
static inline size_t call_place_size(void) { return sizeof(jmp_buf); }

// Where the bytes of a stream come from and go to.
struct stream_functions {
    ssize_t (*read)(void *cookie, char *buffer, size_t size);
    ssize_t (*write)(void *cookie, const char *buffer, size_t size);
    int (*seek)(void *cookie, off_t *offset, int whence);
    int (*close)(void *cookie);
};

// A stream on functions.
extern FILE *stream_open(void *cookie, const char *mode, struct stream_functions functions) __asm__("fopencookie");
