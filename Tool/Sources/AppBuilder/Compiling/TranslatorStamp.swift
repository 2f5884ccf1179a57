#if canImport(Glibc)
    import Glibc
#endif

/// What tells builds of the translator apart: another one may translate the same sources otherwise, and so what was made or
/// found with one says nothing about the other.
struct TranslatorStamp: Codable, Hashable {
    /// When the program was written, in nanoseconds since 1970.
    var time: Int
    /// Its size in bytes: programs out of an archive may have one date.
    var size: Int

    /// Of the program that runs.
    static let own = TranslatorStamp(ofProgram: "/proc/self/exe")

    init(time: Int, size: Int) {
        self.time = time
        self.size = size
    }

    /// - Parameter path: A link is followed, also to a program that has been replaced since it was started.
    private init(ofProgram path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            self.init(time: 0, size: 0)
            return
        }
        self.init(time: status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec, size: Int(status.st_size))
    }
}
