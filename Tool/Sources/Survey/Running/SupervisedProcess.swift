import AppBuilder
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A program with its descendants, ended together when its time is over.
struct SupervisedProcess {
    /// How it came out.
    enum Outcome: Equatable {
        case exit(Int32)
        case signal(Int32)
        case timeout
    }

    /// Between the request to end and the end without asking.
    private static let grace: TimeInterval = 5

    /// Runs a program until it ends or `deadline` comes; what it prints goes to `log`.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String], log: URL, deadline: Date
    ) throws(BuildError) -> Outcome {
        let descriptor = open(log.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw BuildError(.usage, "seam: \(log.path) cannot be written: \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        let process = try Subprocess(
            program, arguments, environment: environment, output: descriptor, ownGroup: true)
        if let ending = process.wait(until: deadline) { return Outcome(ending) }
        kill(-process.pid, SIGTERM)
        let ending = process.wait(until: Date().addingTimeInterval(grace))
        // Descendants may have outlived the program itself.
        kill(-process.pid, SIGKILL)
        if ending == nil { _ = process.wait() }
        return .timeout
    }
}

extension SupervisedProcess.Outcome {
    init(_ ending: Subprocess.Ending) {
        switch ending {
        case .exit(let status): self = .exit(status)
        case .signal(let number): self = .signal(number)
        }
    }
}
