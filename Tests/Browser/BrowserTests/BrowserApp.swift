import Foundation
import TestPrograms

/// An app that `seam run --browser` serves, and the scripts in Python that use it through Chromium.
final class BrowserApp {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The `seam` command; the app is its child.
    let command: ChildProcess
    /// The address with the token.
    let link: String
    /// The folder for what the app keeps.
    let home: URL
    private let environment: [String: String]

    /// Builds the app of a folder and serves it at a port of its own. Programs may look at it, for the scripts' sake.
    convenience init(_ folder: String, arguments: [String] = []) throws {
        try self.init(folder, options: ["--browser", "--control", "--port", "0"] + arguments)
    }

    /// - Parameter options: What the command is given, which has no display.
    init(_ folder: String, options: [String]) throws {
        home = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let own = ProcessInfo.processInfo.environment
        var environment = own
        environment["DISPLAY"] = nil
        environment["WAYLAND_DISPLAY"] = nil
        for name in ["HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR", "XDG_DATA_HOME"] { environment[name] = home.path }
        // What the tool builds stays for the next time.
        environment["XDG_CACHE_HOME"] = own["XDG_CACHE_HOME"] ?? "\(own["HOME"] ?? "/tmp")/.cache"
        self.environment = environment
        command = try ChildProcess(
            Self.repository.appendingPathComponent("seam").path,
            ["run", folder] + options, environment: environment,
            mergesErrors: true)
        guard let line = command.line(within: 600, where: { $0.contains("/?token=") }),
            let start = line.range(of: "http")?.lowerBound
        else {
            command.end()
            throw Failure(description: "\(folder) is not served: \(command.lines.joined(separator: "\n"))")
        }
        link = String(line[start...].prefix { !$0.isWhitespace })
    }

    deinit {
        command.end()
        try? FileManager.default.removeItem(at: home)
    }

    /// Runs a script of the folder `Scripts` to its end, with the app's address as its first argument, and returns the
    /// lines that it wrote. A script that fails, or does not end, throws with what it wrote, and so does one after which
    /// the app has ended, unless `endsApp`.
    @discardableResult
    func run(
        _ script: String, _ arguments: [String] = [], within seconds: Double = 120, endsApp: Bool = false
    ) throws -> [String] {
        let path = Self.repository.appendingPathComponent("Tests/Browser/Scripts/\(script).py").path
        let child = try ChildProcess(
            "/usr/bin/env", ["python3", "-W", "ignore", path, link] + arguments,
            environment: ProcessInfo.processInfo.environment, mergesErrors: true)
        defer { child.end() }
        let status = child.status(within: seconds)
        guard status == 0, endsApp || command.status(within: 0) == nil else {
            let end = status.map { "ended with \($0)" } ?? "did not end"
            throw Failure(
                description: "\(script).py \(end):\n\(child.lines.joined(separator: "\n"))\nThe app wrote:\n"
                    + command.lines.suffix(20).joined(separator: "\n"))
        }
        return child.lines
    }

    /// Whether there are a browser and the Python package that drives it.
    static let hasBrowser: Bool = {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium") else { return false }
        let child = try? ChildProcess(
            "/usr/bin/env", ["python3", "-c", "import playwright"], environment: ProcessInfo.processInfo.environment)
        return child?.status(within: 30) == 0
    }()

    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    static let examples = repository.appendingPathComponent("Examples").path
}
