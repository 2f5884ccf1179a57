#pragma once
// Calls about processes that Swift's module of the C library leaves out, as they are variadic or GNU's.
#include <spawn.h>
#include <sys/prctl.h>

extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

// Makes orphans among this process's descendants its own children. Returns 0, or -1 with the reason in errno.
static inline int process_adopt_orphans(void) {
    return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
}
