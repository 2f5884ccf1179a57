import Foundation

/// The program that makes the box: bubblewrap.
public enum Bubblewrap {
    public enum State: Equatable, Sendable {
        /// Its path.
        case works(String)
        case isMissing
        /// What it says about the machine.
        case fails(String)
    }

    /// Whether it works here, tried once: a container may have it and forbid the namespaces that it needs.
    public static let state = look(in: ProcessInfo.processInfo.environment["PATH"] ?? "")

    /// Whether it works here.
    public static var works: Bool { if case .works = state { true } else { false } }

    static func look(in path: String) -> State {
        let places = path.split(separator: ":").map { "\($0)/bwrap" }
        guard let program = places.first(where: FileManager.default.isExecutableFile) else { return .isMissing }
        let words = Box.apart + ["--unshare-net", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "true"]
        do {
            let result = try Subprocess.output(of: program, words)
            if result.ending == .exit(0) { return .works(program) }
            let reason = result.text.split(separator: "\n").first.map(String.init) ?? "\(result.ending)"
            return .fails(reason.replacing("bwrap: ", with: "", maxReplacements: 1))
        } catch {
            return .fails(error.message)
        }
    }
}
