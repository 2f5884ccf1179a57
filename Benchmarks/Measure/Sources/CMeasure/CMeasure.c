#include "CMeasure.h"

__attribute__((noinline)) void seam_counted_region(void (*work)(void *), void *context) {
    work(context);
    // Keeps the call above from becoming a jump out of this function.
    __asm__ volatile("");
}
