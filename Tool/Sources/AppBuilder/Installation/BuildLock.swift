import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The lock by which SwiftPM keeps its commands out of a folder in which another is at work.
///
/// `swift test` keeps it while the tests run, and the builds that a test starts would wait for it without an end.
struct BuildLock {
    private let file: URL

    /// - Parameter folder: The folder `.build` of a package.
    init(_ folder: URL) { file = folder.appending(path: ".lock") }

    /// Whether the command that has the lock started this process, itself or by way of others.
    var isHeldByAncestor: Bool {
        // The number of the process that had it last is in it.
        guard let text = try? String(contentsOf: file, encoding: .utf8),
            let holder = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)), holder > 1
        else { return false }
        return sequence(first: getppid(), next: Self.parent).contains(holder)
    }

    /// The parent of a process; nil for the first process, and for one that is gone.
    private static func parent(of pid: pid_t) -> pid_t? {
        guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
            // After the name of the program, which may have spaces and brackets in it, come the state and the parent.
            let end = text.lastIndex(of: ")"),
            let parent = text[end...].split(separator: " ").dropFirst(2).first.flatMap({ pid_t($0) }), parent > 0
        else { return nil }
        return parent
    }
}
