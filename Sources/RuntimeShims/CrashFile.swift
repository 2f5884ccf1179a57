#if canImport(Glibc)
    import Glibc
#endif

/// The file that the toolchain's backtracer writes to, as `SWIFT_BACKTRACE` names it.
enum CrashFile {
    /// Its path; nil where crashes are not written to a file.
    static var path: String? {
        let settings = getenv("SWIFT_BACKTRACE").map { String(cString: $0) } ?? ""
        return settings.split(separator: ",").first { $0.hasPrefix("output-to=/") }
            .map { String($0.dropFirst("output-to=".count)) }
    }
}
