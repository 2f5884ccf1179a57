// Parts of the C library that the Glibc module leaves out, and the region whose instructions are counted.
#include <malloc.h>

/// Calls `work` with `context`. Callgrind counts between the call of this function and its return, by its name.
void seam_counted_region(void (*work)(void *context), void *context);
