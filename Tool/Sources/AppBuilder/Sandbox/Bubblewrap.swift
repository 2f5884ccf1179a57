import Foundation

/// The program that makes the box: bubblewrap.
public enum Bubblewrap {
    public enum State: Equatable, Sendable {
        /// Its path.
        case works(String)
        case isMissing
        /// Its message on why it does not run here.
        case fails(String)
    }

    /// Whether it works here: a container may have it and forbid the namespaces that it needs. If it has worked since
    /// the machine was started, it is not tried again.
    public static let state: State = {
        guard let program else { return .isMissing }
        let key = circumstances(of: program)
        if (try? String(contentsOf: stamp, encoding: .utf8)) == key { return .works(program) }
        let state = look()
        if case .works = state {
            try? FileManager.default.createDirectory(at: AppBuilder.cacheFolder, withIntermediateDirectories: true)
            try? key.write(to: stamp, atomically: true, encoding: .utf8)
        }
        return state
    }()

    /// Whether it works here.
    public static var works: Bool { if case .works = state { true } else { false } }

    /// Tries it.
    public static func look() -> State {
        guard let program else { return .isMissing }
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

    /// Has it tried again the next time.
    static func forget() { try? FileManager.default.removeItem(at: stamp) }

    private static var stamp: URL { AppBuilder.cacheFolder.appending(path: "sandbox-works") }

    private static var program: String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.map { "\($0)/bwrap" }.first(where: FileManager.default.isExecutableFile)
    }

    /// Another if the program, the machine or what it has started with is another.
    private static func circumstances(of program: String) -> String {
        let date = (try? FileManager.default.attributesOfItem(atPath: program))?[.modificationDate] as? Date
        let start = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
        let spaces = ["user", "mnt", "pid"].map { name in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/\(name)")) ?? ""
        }
        return ([program, "\(date?.timeIntervalSince1970 ?? 0)", start ?? ""] + spaces).joined(separator: "\n")
    }
}
