#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

extension UIApplication {
    /// Flushes an app's output at once, through a pipe too.
    nonisolated static func lineBufferStandardOutput() {
        setvbuf(stdout, nil, _IOLBF, 0)
    }
}
