internal import CProcess

#if canImport(Glibc)
    import Glibc
#endif

/// Writes down where the process was when it ended itself by `abort`.
///
/// The Swift runtime does so for a failed `as!`, for an `unowned` reference to an object that has gone, and for accesses
/// that exclude each other. The toolchain's backtracer follows frame pointers, which the C library does not keep: it sees
/// nothing beyond `abort`.
public enum AbortStack {
    nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

    /// Has the calls written to the file that the toolchain's backtracer writes to, from now on. Nothing changes where
    /// there is no such file.
    public static func prepare() {
        guard path == nil, let file = CrashFile.path else { return }
        path = strdup(file)
        // The first call loads a library, which a signal's handler may not.
        var calls: UnsafeMutableRawPointer?
        _ = process_calls(&calls, 1)
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in AbortStack.write() }
        // The next one, which `abort` sends when this returns, ends the process.
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
        sigaction(SIGABRT, &action, nil)
    }

    private static func write() {
        guard let path else { return }
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        process_write_crash(file)
        close(file)
    }
}
