import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Serves built apps to visitors: describes how their visits are started, and runs the program that does.
public struct AppServer {
    public let installation: Installation
    /// How the server listens and what visits may take. The apps and the folders are set here.
    public var settings: ServeSettings
    /// The locale and the time zone of all visits, in place of what their browsers ask for and of this machine's.
    public var region = RegionRequest()
    private let hasNetwork: Bool
    private let scratch: ScratchFolder

    /// Refuses to where apps cannot be kept apart, unless that was asked for.
    ///
    /// - Parameters:
    ///   - keptVisits: The folder for visits that are kept; the user's own if nil.
    ///   - hasNetwork: Whether apps have the machine's network.
    public init(installation: Installation, keptVisits: URL?, hasNetwork: Bool) throws(BuildError) {
        if Sandbox.program() == nil {
            guard Sandbox.isRefused else {
                throw BuildError(
                    .usage,
                    "seam: without a box, visits could read each other's files and this user's; --no-sandbox serves apps "
                        + "that are trusted not to")
            }
            if !hasNetwork { Console.note("WARNING: without the box, the apps have the network") }
        }
        self.installation = installation
        self.hasNetwork = hasNetwork
        scratch = try ScratchFolder()
        settings = ServeSettings(
            apps: [], keptVisits: keptVisits?.path ?? Installation.dataHome() + "/seam-visits",
            runtimeFolder: FileManager.default.temporaryDirectory.standardizedFileURL.path)
    }

    /// Removes what was made for the visits.
    public func clean() { scratch.remove() }

    /// Builds what is needed besides the apps.
    public func prepare() throws(BuildError) -> URL {
        try installation.buildLibrary("WebStage")
        return try installation.buildServeProgram()
    }

    /// Adds an app to those that are served.
    public mutating func add(_ product: AppBuilder.Product) throws(BuildError) {
        var name = ServedApp.safeName(product.name)
        var number = 2
        while settings.apps.contains(where: { $0.name == name }) {
            name = ServedApp.safeName(product.name) + "-\(number)"
            number += 1
        }
        let languages = LanguageBundles(
            product: product, folder: product.bundle.deletingLastPathComponent().appending(path: "Languages"))
        let executables = try languages.make()
        let visit = try VisitProgram(
            product: product, installation: installation, languages: languages.folder, hasNetwork: hasNetwork,
            region: region, scratch: scratch.folder(name))
        settings.apps.append(
            ServedApp(
                name: name, titles: AppTitles.read(product.bundle, name: product.name),
                icon: AppIcon.find(in: product.bundle)?.path, arguments: visit.arguments,
                environment: visit.environment, executables: executables))
    }

    /// Serves until it is told to end.
    ///
    /// - Parameter program: What ``prepare()`` returned.
    public func run(_ program: URL) throws(BuildError) {
        var settings = settings
        settings.usesScopes = Self.hasScopes
        Console.note(
            settings.usesScopes
                ? "each visit is a scope of systemd's; the kernel's limits and a watch hold it too"
                : "systemd does not start scopes here: the kernel's limits and a watch hold visits within theirs")
        do {
            try FileManager.default.createDirectory(
                atPath: settings.keptVisits, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw BuildError(.usage, "seam: \(settings.keptVisits) cannot be made: \(error.localizedDescription)")
        }
        let file = scratch.url.appending(path: "settings.json")
        do { try settings.write(to: file) } catch {
            throw BuildError(.build, "seam: \(file.path) cannot be written: \(error.localizedDescription)")
        }
        // It ends its visits before it ends itself.
        signal(SIGINT, SIG_IGN)
        Interruption.waitsForProgram = true
        defer { Interruption.waitsForProgram = false }
        switch try Subprocess(program.path, [file.path]).wait() {
        case .exit(0), .signal(SIGINT), .signal(SIGTERM): return
        case .exit(2): throw BuildError(.usage, "")
        case .exit(let status): throw BuildError(.failed, "seam: the server ended with status \(status)")
        case .signal(let number): throw BuildError(.failed, "seam: the server ended by signal \(number)")
        }
    }

    /// Whether systemd starts scopes for this user.
    private static var hasScopes: Bool {
        let user = geteuid() == 0 ? [] : ["--user"]
        let limits = ["MemoryMax=64M", "MemorySwapMax=0", "TasksMax=8", "CPUQuota=100%"].map { "--property=" + $0 }
        let words = ["5", "systemd-run"] + user + ["--scope", "--quiet", "--collect"] + limits + ["--", "true"]
        return (try? Subprocess.output(of: "timeout", words))?.ending == .exit(0)
    }
}
