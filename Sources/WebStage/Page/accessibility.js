// Reads to and from assistive technology.
