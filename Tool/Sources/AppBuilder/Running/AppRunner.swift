import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Runs a built app: in a window, in a browser where there is no display, or without either.
public struct AppRunner: Sendable {
    public var product: AppBuilder.Product
    public var installation: Installation
    public var isHeadless = false
    public var flow: URL?
    public var output: URL?
    public var screenshot: URL?
    public var device: String?
    public var appearance: String?
    public var stubs: [NetworkStub] = []
    /// How browsers are to show the app. Without a display they are its window where nothing is asked for.
    public var browser: BrowserDoor.Request?

    public init(product: AppBuilder.Product, installation: Installation) {
        self.product = product
        self.installation = installation
    }

    /// The environment that the app is started with.
    ///
    /// - Parameter testing: Adds what only a host of unit tests is told.
    func environment(browser: BrowserSettings? = nil, testing: (inout LaunchEnvironment) -> Void = { _ in })
        throws(BuildError) -> [String: String]
    {
        var environment = ProcessInfo.processInfo.environment
        var launch = LaunchEnvironment()
        launch.command = installation.root.appending(path: "seam").path
        launch.home = installation.root.path
        launch.isHeadless = isHeadless
        launch.browser = browser
        launch.flow = flow?.path
        launch.output = output?.path
        launch.screenshot = screenshot?.path
        launch.device = device
        launch.appearance = appearance
        launch.stubs = stubs
        launch.shortcutItem = LaunchEnvironment(environment).shortcutItem
        let container = try container()
        environment["CFFIXED_USER_HOME"] = container.path
        // Foundation keeps user defaults in the folder for configuration. The app gives it back at its start.
        launch.configurationHome = environment["XDG_CONFIG_HOME"] ?? ""
        environment["XDG_CONFIG_HOME"] = container.appending(path: "Library/Preferences").path
        testing(&launch)
        launch.write(to: &environment)
        return environment
    }

    /// Runs the app to its end. Throws if it crashes or fails.
    public func run() throws(BuildError) {
        let door = try openDoor()
        defer { if let door { close(door.descriptor) } }
        var environment = try environment(browser: door?.settings)
        // A tree with accessibility turned off on purpose stays so; otherwise GTK looks for the bus itself.
        let crash = CrashReport.file()
        environment["SWIFT_BACKTRACE"] = CrashReport.settings(file: crash)
        defer { unlink(crash) }

        // An interrupt from the keyboard ends the app, and with it this; the server must still be stopped.
        signal(SIGINT, SIG_IGN)
        Interruption.waitsForProgram = true
        defer { Interruption.waitsForProgram = false }
        let log = door?.settings.isControlled ?? false ? try AppOutput() : nil
        let process = try Subprocess(
            product.executable.path, [], environment: environment, output: log?.descriptor,
            inheriting: door?.descriptor)
        let ending = process.wait()
        log?.finish()
        switch ending {
        case .exit(0): return
        // EX_USAGE of sysexits.h, after a message
        case .exit(64): throw BuildError(.usage, "")
        case .exit(let status):
            throw BuildError(.failed, status == 1 ? "" : "seam: \(product.name) ended with status \(status)")
        case .signal(SIGINT), .signal(SIGTERM): return
        case .signal(let number):
            throw BuildError(.failed, CrashReport.text(signal: number, app: product.name, file: crash))
        }
    }

    /// The door for browsers, if the app is shown in one.
    private func openDoor() throws(BuildError) -> BrowserDoor? {
        guard !isHeadless else { return nil }
        let environment = ProcessInfo.processInfo.environment
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
        guard let request = browser ?? (hasDisplay ? nil : BrowserDoor.Request()) else { return nil }
        try installation.buildLibrary("WebStage")
        let door = try BrowserDoor(request, library: installation.libraryFile("WebStage"))
        Console.note((browser == nil ? "there is no display; " : "") + "the app is at \(door.link)")
        if request.isControlled {
            Console.note(
                "programs control it at \(door.controlAddress)VERB, with the header \"Authorization: Bearer "
                    + "\(door.settings.token ?? "")\"")
        }
        if request.opens { door.open() }
        return door
    }

    /// The app's home folder, its Documents among others: an app does not see another's, as on iOS.
    private func container() throws(BuildError) -> URL {
        let environment = ProcessInfo.processInfo.environment
        let data = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? Installation.home + "/.local/share"
        let folder = URL(fileURLWithPath: data).appending(path: "seam/\(product.identifier)")
        do {
            for name in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
                try FileManager.default.createDirectory(
                    at: folder.appending(path: name), withIntermediateDirectories: true)
            }
        } catch {
            throw BuildError(.build, "seam: \(folder.path) cannot be made: \(error.localizedDescription)")
        }
        return folder
    }
}
