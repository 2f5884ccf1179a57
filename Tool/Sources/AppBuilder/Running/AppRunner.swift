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
    /// The values of names in the flow.
    public var flowVariables: [String: String] = [:]
    /// The program that runs the flow's scripts.
    public var flowScripts: URL?
    /// Whether what becomes of each step is written down in ``output``, with a picture after each.
    public var recordsFlow = false
    /// Whether the flow writes the pictures that it would compare the screen with, to ``output``.
    public var writesReferences = false
    /// The file, in ``output``, for a flow of what a person does with the app.
    public var recording: URL?
    /// Use at random, in place of a flow.
    public var monkey: MonkeySettings?
    public var output: URL?
    public var screenshot: URL?
    public var device: String?
    public var appearance: String?
    /// Whether what the app has kept is removed first.
    public var startsAnew = false
    /// The locale and the time zone of the app, in place of the session's.
    public var region = RegionRequest()
    /// Where the app is told that the device is.
    public var location: GivenLocation?
    /// Answers to what the app asks the person for.
    public var permissions = GivenPermissions()
    public var stubs: [NetworkStub] = []
    /// How browsers are to show the app. Without a display they are its window where nothing is asked for.
    public var browser: BrowserDoor.Request?
    /// The share of the network that the app has in its box. A browser reaches it with any.
    public var network = NetworkAccess.on
    /// Whether the app is a part of Seam that starts others, which no box lets it do.
    public var isOurs = false
    /// Whether, and how, what stays when its screen goes is told of.
    public var leaks: LeakRequest?
    /// Takes the record of an app that was built to be traced, as it comes, on a thread of its own. Returns what the app
    /// is to read.
    public var trace: (@Sendable (Data) -> Data?)?
    /// Whether the record has pictures of the screen.
    public var tracesPictures = false
    /// Words and variables that the app is started with.
    public var arguments: [String] = []
    public var environment: [String: String] = [:]
    /// Called with the app's process once it is there.
    public var hasStarted: (@Sendable (pid_t) -> Void)?
    /// Apps that this one may start in its box.
    public var others: [AppBuilder.Product] = []
    /// Access that the app has in its box beyond what the other properties ask for.
    public var access = AppAccess()

    public init(product: AppBuilder.Product, installation: Installation) {
        self.product = product
        self.installation = installation
    }

    /// The launch environment of the app.
    func launch(browser: BrowserSettings? = nil) -> LaunchEnvironment {
        var launch = LaunchEnvironment()
        launch.command = installation.root.appending(path: "seam").path
        launch.home = installation.root.path
        launch.isHeadless = isHeadless
        launch.browser = browser
        launch.flow = flow?.path
        launch.flowVariables = flowVariables
        launch.flowScripts = flowScripts?.path
        launch.recordsFlow = recordsFlow
        launch.picturesSteps = recordsFlow
        launch.writesReferences = writesReferences
        launch.flowRecording = recording?.path
        launch.monkey = monkey
        launch.output = output?.path
        launch.screenshot = screenshot?.path
        launch.device = device
        launch.appearance = appearance
        launch.locale = region.locale
        launch.location = location
        launch.permissions = permissions
        launch.stubs = stubs
        launch.network = network
        launch.findsLeaks = leaks != nil
        launch.leakReport = leaks?.report?.path
        launch.shortcutItem = LaunchEnvironment.current.shortcutItem
        return launch
    }

    /// Runs the app to its end. Throws if it crashes or fails.
    public func run() throws(BuildError) {
        let door = try openDoor()
        defer { if let door { close(door.descriptor) } }
        let log = door?.settings.isControlled ?? false ? try AppOutput() : nil
        let fileDialogs = isHeadless || door != nil ? nil : try installation.buildFileDialogs()
        let outcome = try AppProcess(
            runner: self, launch: launch(browser: door?.settings), fileDialogs: fileDialogs, output: log?.descriptor
        ).run()
        log?.finish()
        switch outcome.ending {
        case .exit(0): return
        // EX_USAGE of sysexits.h, after a message
        case .exit(64): throw BuildError(.usage, "")
        case .exit(let status):
            throw BuildError(.failed, status == 1 ? "" : "seam: \(product.name) ended with status \(status)")
        case .signal(SIGINT), .signal(SIGTERM): return
        case .signal(let number):
            throw BuildError(
                .failed, CrashReport.text(signal: number, app: product.name, report: outcome.crashReport))
        }
    }

    /// The door for browsers, if the app is shown in one.
    private func openDoor() throws(BuildError) -> BrowserDoor? {
        guard !isHeadless else { return nil }
        guard let request = browser ?? (Desktop.display == nil ? BrowserDoor.Request() : nil) else { return nil }
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
}
