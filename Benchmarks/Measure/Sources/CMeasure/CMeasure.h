// What of the C library the Glibc module leaves out.
#include <malloc.h>
