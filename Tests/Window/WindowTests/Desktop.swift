import Foundation

/// An X server of the test's own, with what a test asks for beside it: a message bus, an input method.
final class Desktop {
    private(set) var environment: [String: String]
    private var children: [ChildProcess] = []
    private let home: URL

    init(height: Int = 1000) throws {
        var environment = ProcessInfo.processInfo.environment
        for name in [
            "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "GTK_IM_MODULE", "GDK_BACKEND", "GTK_THEME", "GTK_A11Y",
        ] {
            environment[name] = nil
        }
        home = FileManager.default.temporaryDirectory.appendingPathComponent("stage-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        for name in ["HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "XDG_DATA_HOME"] {
            environment[name] = home.path
        }
        let server = try ChildProcess(
            Self.tool("Xvfb")!, ["-displayfd", "1", "-screen", "0", "1280x\(height)x24", "-nolisten", "tcp"],
            environment: environment)
        children.append(server)
        guard let number = server.line(where: { Int($0) != nil }) else { throw Failure("Xvfb does not start") }
        environment["DISPLAY"] = ":" + number
        self.environment = environment
    }

    deinit {
        for child in children.reversed() { child.end() }
        try? FileManager.default.removeItem(at: home)
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    /// The path of an installed program.
    static func tool(_ name: String) -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return (path.split(separator: ":").map(String.init) + ["/usr/libexec"]).map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    static func has(_ names: String...) -> Bool { names.allSatisfy { tool($0) != nil } }

    /// Whether there is a message bus with accessibility, and Python's bindings to look at it.
    static var hasSessionBusTools: Bool {
        let bindings = try? FileManager.default.contentsOfDirectory(
            atPath: "/usr/lib/x86_64-linux-gnu/girepository-1.0")
        return has("Xvfb", "xdotool", "dbus-daemon", "at-spi-bus-launcher")
            && FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/gi")
            && bindings?.contains { $0.hasPrefix("Atspi") } == true
    }

    /// Our own program, which is built beside the tests.
    static var probe: String {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let beside = tests.deletingLastPathComponent().appendingPathComponent("StageProbe").path
        if FileManager.default.isExecutableFile(atPath: beside) { return beside }
        // The test runner is the toolchain's; the bundle is among its arguments.
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("StageProbe").path
    }

    func set(_ name: String, _ value: String) { environment[name] = value }

    /// Starts a program that ends with the desktop.
    @discardableResult
    func start(_ name: String, _ arguments: [String] = []) throws -> ChildProcess {
        let child = try ChildProcess(Self.tool(name)!, arguments, environment: environment)
        children.append(child)
        return child
    }

    @discardableResult
    func run(_ name: String, _ arguments: [String]) throws -> String {
        try ChildProcess.run(Self.tool(name)!, arguments, environment: environment)
    }

    func startBus() throws {
        let bus = try start("dbus-daemon", ["--session", "--nofork", "--print-address=1"])
        guard let address = bus.line(where: { $0.hasPrefix("unix:") }) else { throw Failure("no message bus") }
        environment["DBUS_SESSION_BUS_ADDRESS"] = address
    }

    func writeFile(_ path: String, _ text: String) throws {
        let file = home.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Opens the probe's window, waits for its first frame and gives it the keyboard.
    func openWindow(_ arguments: [String] = []) throws -> TestWindow {
        let probe = try ChildProcess(Self.probe, arguments, environment: environment)
        children.append(probe)
        guard probe.line(where: { $0 == "frame 1" }) != nil else {
            throw Failure("no first frame: \(probe.lines)")
        }
        // Every program's window has the same title: the newest is this one's.
        let windows = try run("xdotool", ["search", "--sync", "--name", "^Probe$"]).split(separator: "\n")
        guard let window = windows.last.map(String.init) else { throw Failure("xdotool sees no window") }
        let result = TestWindow(desktop: self, probe: probe, window: window)
        try result.focus()
        return result
    }
}

/// The probe's window and the person in front of it.
struct TestWindow {
    let desktop: Desktop
    let probe: ChildProcess
    let window: String

    func focus() throws {
        try desktop.run("xdotool", ["windowfocus", "--sync", window])
        _ = probe.line { $0 == "focus true" }
    }

    /// Does what xdotool's words say; `WINDOW` stands for the window.
    func perform(_ words: String) throws {
        try desktop.run("xdotool", words.split(separator: " ").map { $0 == "WINDOW" ? window : String($0) })
    }

    /// Has the probe do something and waits until it has.
    func tell(_ command: String) {
        let start = probe.lines.count
        probe.write(command)
        _ = probe.line(from: start) { $0 == "did \(command)" }
    }

    /// The lines that come after `action`, up to one that begins with `last`; nil if that does not come.
    func lines(until last: String, after action: () throws -> Void) rethrows -> [String]? {
        let start = probe.lines.count
        try action()
        guard probe.line(from: start, where: { $0.hasPrefix(last) }) != nil else {
            print("did not come: \(last); came:", probe.lines.dropFirst(start))
            return nil
        }
        let lines = probe.lines.dropFirst(start)
        return Array(lines[...lines.firstIndex { $0.hasPrefix(last) }!])
    }
}
