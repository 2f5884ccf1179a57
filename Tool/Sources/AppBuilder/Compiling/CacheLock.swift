import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Keeps two builds of the same app apart: the second waits until the first has come to its end.
///
/// The system lets go of the lock when its holder ends, however it does.
enum CacheLock {
    /// Calls `body` when nobody else holds the lock of the cache in `folder`.
    static func hold<Result>(
        in folder: URL, _ body: () throws(BuildError) -> Result
    ) throws(BuildError) -> Result {
        let file = folder.appending(path: "lock").path
        let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw BuildError(.build, "seam: \(file) cannot be written: \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            Console.note("another seam is building this app; waiting for it")
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        }
        return try body()
    }
}
