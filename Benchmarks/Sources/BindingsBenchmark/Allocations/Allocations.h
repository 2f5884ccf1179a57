// Counts the blocks of the heap: the malloc of the program stands before that of the C library, for all of its libraries.

/// How many blocks have been allocated since the program began. A block that grows counts as a new one.
long seam_allocations(void);

/// How many blocks there are.
long seam_live_allocations(void);

/// The bytes of heap in use, malloc's own of each block included.
long seam_live_bytes(void);
