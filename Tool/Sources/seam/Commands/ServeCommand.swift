import AppBuilder
import Documents
import Foundation

/// `seam serve`
struct ServeCommand: Command {
    static let name = "serve"
    static let summary = "build apps and serve them to visitors, who use them in their browsers"
    static let discussion = """
        Builds the app in each PATH and serves them all at one address: a list of them at /, and each at a path of its
        name. Every visitor has a process and a home folder of an app that nobody else sees, and that go when the visit
        ends; /NAME/?visit=anna keeps the home folder for that visitor under the name anna. A page is in the language
        that its visitor's browser asks for. Documentation/Serve.md tells how to run it for good, and behind a proxy.
        """
    static let operands = CommandOperands.several("PATH", .folder, need: "the folders of apps")
    static let options = [
        .address, port, .hostName, .certificate, .key, .insecure, trustProxy, network, .noSandbox, visits, idle, memory,
        processes,
        processorTime, fileSize, keep, keptVisits, .locale, .timeZone, .target, .dependency,
    ]

    static let port = CommandOption.value(
        "--port", "PORT", of: .suggestion(["8000"]), "the port to listen on (8000); 0 takes any that is free")
    static let trustProxy = CommandOption.value(
        "--trust-proxy", "ADDRESS",
        "believe the proxy at that address, or those in a range such as 10.0.0.0/8, what it says in X-Forwarded-For, "
            + "-Host, -Proto and -Prefix, or in Forwarded",
        isRepeatable: true)
    static let network = CommandOption.flag("--network", "let the apps use this machine's network")
    static let visits = CommandOption.value("--visits", "COUNT", "the most visits at a time (20)")
    static let idle = CommandOption.value(
        "--idle", "SECONDS", "end a visit that no page was connected to for so long (600)")
    static let memory = CommandOption.value("--memory", "MEGABYTES", "the most memory of a visit (512)")
    static let processes = CommandOption.value("--processes", "COUNT", "the most processes of a visit (16)")
    static let processorTime = CommandOption.value(
        "--cpu-time", "SECONDS", "the most processor time of a visit (3600)")
    static let fileSize = CommandOption.value(
        "--file-size", "MEGABYTES", "the largest file that a visit may write (256)")
    static let keep = CommandOption.value(
        "--keep", "DIR", of: .folder,
        "where the visits are that are kept by name; ~/.local/share/seam-visits if not given")
    static let keptVisits = CommandOption.value(
        "--kept-visits", "COUNT", "the most visits that are kept by name, of all visitors (200)")

    private let arguments: Arguments
    private let installation: Installation

    init(_ arguments: Arguments) throws(BuildError) {
        self.arguments = arguments
        installation = try Installation.current()
    }

    func run() throws(BuildError) {
        let folder = arguments.value(Self.keep).map { URL(fileURLWithPath: $0).standardizedFileURL }
        if arguments.has(.noSandbox) { Sandbox.refuse() }
        var server = try AppServer(
            installation: installation, keptVisits: folder, hasNetwork: arguments.has(Self.network))
        defer { server.clean() }
        server.region = try arguments.regionRequest()
        try readLimits(into: &server.settings)
        try readAddress(into: &server.settings)
        // A mistake in any of the paths is told before the first is built.
        var apps = try arguments.operands.map { (path) throws(BuildError) in
            try AppSources(path: path, target: arguments.value(.target))
        }
        try installation.buildRuntime()
        for index in apps.indices { try apps[index].add(dependencies: arguments.values(.dependency)) }
        let program = try server.prepare()
        for sources in apps { try server.add(try AppBuilder(sources: sources, installation: installation).build()) }
        let names = server.settings.apps.map(\.name).joined(separator: ", ")
        Console.note("serving \(names); interrupt to end")
        try server.run(program)
    }

    private func readLimits(into settings: inout ServeSettings) throws(BuildError) {
        settings.maximumVisits = try arguments.count(Self.visits) ?? settings.maximumVisits
        settings.maximumKeptVisits = try arguments.count(Self.keptVisits) ?? settings.maximumKeptVisits
        settings.limits.idle = try arguments.count(Self.idle) ?? settings.limits.idle
        settings.limits.processes = try arguments.count(Self.processes) ?? settings.limits.processes
        settings.limits.processorTime = try arguments.count(Self.processorTime) ?? settings.limits.processorTime
        if let size = try megabytes(Self.memory) { settings.limits.memory = size }
        if let size = try megabytes(Self.fileSize) { settings.limits.fileSize = size }
    }

    private func megabytes(_ option: CommandOption) throws(BuildError) -> Int64? {
        guard let count = try arguments.count(option) else { return nil }
        guard count <= 1 << 30 else {
            throw BuildError(.usage, "seam: \(option.name) \(count): no machine has so much")
        }
        return Int64(count) << 20
    }

    private func readAddress(into settings: inout ServeSettings) throws(BuildError) {
        settings.port = 8000
        // The door for the browser of one person has the same rules.
        if let request = try arguments.browserRequest() {
            settings.address = request.address
            settings.port = request.port.map(Int.init) ?? settings.port
            settings.hosts = request.names + [ProcessInfo.processInfo.hostName]
            settings.certificate = request.certificate
            settings.key = request.key
            request.warn()
        }
        settings.trustedProxies = arguments.values(Self.trustProxy)
        for proxy in settings.trustedProxies where AddressRange(proxy) == nil {
            throw BuildError(.usage, "seam: --trust-proxy is \"\(proxy)\"; it is an IP address, or a range of them")
        }
    }
}
