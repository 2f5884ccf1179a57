import Documents
import Foundation
import Glibc
import Testing

/// The program that serves apps, with folders of its own, serving the stand-in for an app.
final class FrontProcess {
    let port: UInt16
    let pid: pid_t
    let folder: String
    private let process: Process

    var kept: String { folder + "/kept" }

    /// The folders of visits that last now.
    var visitFolders: [String] {
        let runtime = folder + "/run/seam-serve-\(pid)"
        return ((try? FileManager.default.contentsOfDirectory(atPath: runtime)) ?? []).map { runtime + "/" + $0 }
    }

    /// - Parameters:
    ///   - variables: Of the server's environment, beside the usual ones.
    init(variables: [String: String] = [:], _ change: (inout ServeSettings) -> Void = { _ in }) throws {
        // Short: the paths of sockets have to be.
        folder = "/tmp/ss-\(UInt32.random(in: 0 ... .max))"
        for name in ["run", "kept"] {
            try FileManager.default.createDirectory(
                atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        let environment = [
            "PATH": "/usr/bin:/bin", "CFFIXED_USER_HOME": "{container}", "HOME": "{container}",
            "XDG_CONFIG_HOME": "{container}/Library/Preferences", "LANG": "{locale}.UTF-8", "LANGUAGE": "{languages}",
            "SWIFT_BACKTRACE": "enable=no",
        ]
        func app(_ name: String, _ words: [String]) -> ServedApp {
            ServedApp(
                name: name, titles: ["": name, "ko": "가짜 \(name)"], arguments: [Self.program("ServeProbe")] + words,
                environment: environment)
        }
        var settings = ServeSettings(
            apps: [
                app("Probe", ["{socket}"]), app("Other", ["{socket}"]), app("Stream", ["--stream", "{socket}"]),
                app("Broken", []),
                ServedApp(name: "Boxed", arguments: Self.box + ["{socket}"], environment: environment),
            ], keptVisits: folder + "/kept", runtimeFolder: folder + "/run")
        settings.port = 0
        change(&settings)
        let file = URL(fileURLWithPath: folder + "/settings.json")
        try settings.write(to: file)
        process = Process()
        process.executableURL = URL(fileURLWithPath: Self.program("ServeFront"))
        process.arguments = [file.path]
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = try FileHandle(forWritingTo: Self.empty(folder + "/log"))
        try process.run()
        pid = process.processIdentifier
        let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        port = try #require(
            line.split(separator: ":").last.flatMap { UInt16($0.prefix { $0.isNumber }) },
            "it does not listen: \(line)")
    }

    /// The stand-in for an app in a box, with processes and a network of its own.
    private static var box: [String] {
        let probe = program("ServeProbe")
        let folder = URL(fileURLWithPath: probe).deletingLastPathComponent().path
        return [
            "bwrap", "--unshare-user-try", "--unshare-pid", "--unshare-net", "--new-session", "--die-with-parent",
            "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", "/tmp", "--ro-bind", folder, folder,
            "--bind", "{container}", "{container}", "--bind", "{runtime}", "{runtime}", "--", probe,
        ]
    }

    /// Whether there can be boxes here.
    static let canBox: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "bwrap", "--unshare-user-try", "--unshare-pid", "--unshare-net", "--ro-bind", "/", "/", "--proc", "/proc",
            "true",
        ]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// What it has logged.
    var log: String { (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? "" }

    /// Ends it as an operator would, and waits for that.
    func stop() {
        process.terminate()
        process.waitUntilExit()
    }

    func kill() {
        Glibc.kill(pid, SIGKILL)
        process.waitUntilExit()
    }

    deinit {
        if process.isRunning { stop() }
        try? FileManager.default.removeItem(atPath: folder)
    }

    private static func empty(_ path: String) -> URL {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        return URL(fileURLWithPath: path)
    }

    /// A program of ours, which is built beside the tests.
    static func program(_ name: String) -> String {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let beside = tests.deletingLastPathComponent().appendingPathComponent(name).path
        if FileManager.default.isExecutableFile(atPath: beside) { return beside }
        // The test runner is the toolchain's; the bundle is among its arguments.
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent(name).path
    }
}

/// Waits until something is so. False if it never is.
func eventually(_ seconds: Double = 20, _ condition: () throws -> Bool) rethrows -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    repeat {
        if try condition() { return true }
        usleep(50_000)
    } while Date() < end
    return false
}
