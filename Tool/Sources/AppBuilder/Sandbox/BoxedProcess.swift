import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A program in a box, which signals to the command reach as if it were the command's own child.
struct BoxedProcess {
    private let process: Subprocess

    init(
        _ bubblewrap: String, _ box: Box, _ program: String, _ arguments: [String] = [], output: Int32? = nil
    ) throws(BuildError) {
        // A group of its own: an interrupt from the keyboard would end bubblewrap, and the app with it, before the app
        // could do anything about it.
        process = try Subprocess(
            bubblewrap, box.arguments(program, arguments), environment: box.environment, output: output, ownGroup: true,
            inheriting: box.descriptors)
    }

    /// Waits for the end of the program in the box.
    ///
    /// - Parameter hasStarted: Called with the program's process once it is there.
    func wait(hasStarted: ((pid_t) -> Void)? = nil) -> Subprocess.Ending {
        // Not known before there is a process for it, which is some milliseconds from now.
        var app: pid_t?
        for _ in 0..<1000 where app == nil {
            if let ending = process.wait(until: Date()) {
                // It may have been bubblewrap that failed.
                if ending != .exit(0) { Bubblewrap.forget() }
                return Self.ending(ending)
            }
            app = Self.child(of: process.pid).flatMap(Self.child)
            guard let app else {
                usleep(2_000)
                continue
            }
            Interruption.replace(-process.pid, with: app)
            hasStarted?(app)
        }
        defer { if let app { Interruption.remove(app) } }
        return Self.ending(process.wait())
    }

    /// The oldest child of a process.
    private static func child(of parent: pid_t) -> pid_t? {
        let list = try? String(contentsOfFile: "/proc/\(parent)/task/\(parent)/children", encoding: .utf8)
        return list?.split(separator: " ").first.flatMap { pid_t($0) }
    }

    /// Bubblewrap ends with 128 and the number of the signal that ended the program.
    private static func ending(_ ending: Subprocess.Ending) -> Subprocess.Ending {
        guard case .exit(let status) = ending, (129...192).contains(status) else { return ending }
        return .signal(status - 128)
    }
}
