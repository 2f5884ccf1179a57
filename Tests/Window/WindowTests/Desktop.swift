import Foundation
import TestPrograms

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
            Self.tool("Xvfb")!,
            ["-displayfd", "1", "-screen", "0", "1280x\(height)x24", "-nolisten", "tcp", "-fbdir", home.path],
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
        return has("Xvfb", "xdotool", "dbus-daemon", "gdbus", "at-spi-bus-launcher")
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

    /// The program ends with the desktop.
    func keep(_ child: ChildProcess) { children.append(child) }

    /// Starts a program that ends with the desktop.
    @discardableResult
    func start(_ name: String, _ arguments: [String] = []) throws -> ChildProcess {
        let child = try ChildProcess(Self.path(of: name), arguments, environment: environment)
        children.append(child)
        return child
    }

    @discardableResult
    func run(_ name: String, _ arguments: [String]) throws -> String {
        try ChildProcess.run(Self.path(of: name), arguments, environment: environment)
    }

    private static func path(of name: String) throws -> String {
        guard let path = tool(name) else { throw Failure("\(name) is not installed") }
        return path
    }

    func startBus(withAccessibility: Bool = false) throws {
        // No service of the machine's is started for a caller: its portal would bring programs of its own to the desktop.
        try writeFile(
            "bus.conf",
            """
            <busconfig>
              <type>session</type>
              <keep_umask/>
              <listen>unix:tmpdir=/tmp</listen>
              <auth>EXTERNAL</auth>
              <policy context="default">
                <allow send_destination="*" eavesdrop="true"/>
                <allow eavesdrop="true"/>
                <allow own="*"/>
              </policy>
            </busconfig>
            """)
        let bus = try start("dbus-daemon", ["--config-file", path("bus.conf"), "--nofork", "--print-address=1"])
        guard let address = bus.line(where: { $0.hasPrefix("unix:") }) else { throw Failure("no message bus") }
        environment["DBUS_SESSION_BUS_ADDRESS"] = address
        guard withAccessibility else { return }
        try start("at-spi-bus-launcher", ["--launch-immediately"])
        for _ in 0..<100 where !(try run("gdbus", Self.accessibilityBus).hasPrefix("('unix:")) { usleep(50_000) }
    }

    private static let accessibilityBus = [
        "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
        "org.a11y.Bus.GetAddress",
    ]

    static var hasHangul: Bool { has("dbus-daemon", "ibus-daemon", "ibus-engine-hangul") }

    /// Starts the input method ibus with its Hangul engine.
    func startHangul() throws {
        set("GTK_IM_MODULE", "ibus")
        set("GSETTINGS_BACKEND", "keyfile")
        try run("gsettings", ["set", "org.freedesktop.ibus.engine.hangul", "initial-input-mode", "hangul"])
        try start("ibus-daemon", ["--panel", "disable", "--emoji-extension", "disable"])
        try chooseHangul()
    }

    /// The engine is the focused context's, which connects to the daemon in its own time.
    func chooseHangul() throws {
        for _ in 0..<60 {
            try run("ibus", ["engine", "hangul"])
            if try run("ibus", ["engine"]) == "hangul" { return }
            usleep(100_000)
        }
        throw Failure("the input method does not start")
    }

    /// Runs one of the scripts in Python beside the tests, and waits until it is ready.
    func startScript(_ name: String, _ arguments: [String] = []) throws -> ChildProcess {
        let script = Self.repository.appendingPathComponent("Tests/Window/Scripts/\(name).py").path
        let child = try ChildProcess(
            "/usr/bin/python3", ["-W", "ignore", script] + arguments, environment: environment)
        children.append(child)
        guard child.line(within: 60, where: { $0 == "ready" }) != nil else {
            throw Failure("no \(name): \(child.lines)")
        }
        return child
    }

    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The colour of the screen at a place, as 0xRRGGBB. The X server keeps its pixels in a file in the format of xwd.
    func colour(x: Int, y: Int) throws -> UInt32 {
        let data = try Data(contentsOf: home.appendingPathComponent("Xvfb_screen0"))
        func word(_ index: Int) -> Int { data[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) } }
        let (headerSize, bytesPerLine, colours) = (word(0), word(12), word(19))
        let start = headerSize + colours * 12 + y * bytesPerLine + x * 4
        return UInt32(data[start]) | UInt32(data[start + 1]) << 8 | UInt32(data[start + 2]) << 16
    }

    func writeFile(_ path: String, _ text: String) throws {
        let file = home.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The path of something in the person's home folder.
    func path(_ name: String) -> String { home.appendingPathComponent(name).path }

    func readFile(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

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
