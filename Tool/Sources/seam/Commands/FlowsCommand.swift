import AppBuilder
import Documents
import Foundation

/// `seam flow`
struct FlowsCommand: Command {
    static let name = "flow"
    static let summary = "play UI flows, one or a folder of them, and report; or record one"
    static let discussion = """
        Builds an app once and plays flows in it, each in a process of its own, without a display. PATH is a flow (YAML in
        Maestro's vocabulary) or a folder of them, whose config.yaml says which are played, by their paths and tags, and in
        which order. The app is the one that --app names, or else that of the nearest folder around the flows that has one.

        --output DIR keeps what flows leave: a folder of pictures for each, report.html with a picture of each step, and
        junit.xml.

        `seam flow record PATH` shows the app at PATH in a window, with nothing kept, and writes a flow of what you do with it
        until you close it: to --output FILE, or else to flow.yaml in the current folder.
        """
    static let operands = CommandOperands.several(
        "[record] PATH", .folder, need: "a flow, or a folder of flows; or `record` and an app")
    static let options = [
        app, check, output, xunit, includeTags, excludeTags, shard, times, record, .flowVariable, reset,
        RunCommand.device,
        RunCommand.appearance, .locale, .timeZone, .location, .permission, .stub, .network, .noSandbox, .target,
        .dependency,
    ]

    static let app = CommandOption.value("--app", "PATH", of: .folder, "the app: a project, or a folder with one")
    static let check = CommandOption.flag("--check", "read the flows, name their mistakes, and play none")
    static let output = CommandOption.value(
        "--output", "DIR", of: .folder, "where reports, and the flows' pictures, go; or the flow that is recorded")
    static let xunit = CommandOption.value("--xunit", "FILE", of: .file(["xml"]), "write the results as XML")
    static let includeTags = CommandOption.value(
        "--include-tags", "TAGS", "only flows that have one of these tags, with commas between", isRepeatable: true)
    static let excludeTags = CommandOption.value(
        "--exclude-tags", "TAGS", "no flow that has one of these tags", isRepeatable: true)
    static let shard = CommandOption.value("--shard", "I/N", "the Ith of N parts of the flows, for several machines")
    static let times = CommandOption.value("--repeat", "N", "play each flow N times")
    static let record = CommandOption.flag(
        "--record", "write the pictures that assertScreenshot compares with, and compare nothing")
    static let reset = CommandOption.flag("--reset", "remove what the app has kept before each flow")

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws(BuildError) {
        let installation = try Installation.current()
        let words = arguments.operands
        if words.first == "record" {
            guard words.count <= 2 else {
                throw BuildError(
                    .usage, "seam: one app is recorded at a time: \(words.dropFirst().joined(separator: " "))")
            }
            return try FlowRecordingSession(arguments).run(words.dropFirst().first ?? ".", installation)
        }
        guard words.count == 1, let path = words.first else {
            throw BuildError(.usage, "seam: a flow, or one folder of them: \(words.joined(separator: " "))")
        }
        let variables = try arguments.flowVariables()
        var flows = try FlowCollection(
            path, variables: variables, including: arguments.list(Self.includeTags),
            excluding: arguments.list(Self.excludeTags))
        if let shard = try arguments.shard(Self.shard) { flows.keep(shard: shard.index, of: shard.count) }
        if arguments.has(Self.check) {
            let names = flows.flows.map { $0.name + ($0.flow.needsEngine ? " (with scripts)" : "") }
            return Console.print("\(names.count) flows can be read: " + names.joined(separator: ", "))
        }
        if let device = arguments.value(RunCommand.device), DeviceScreen.named(device) == nil {
            let known = DeviceScreen.all.map(\.name).joined(separator: ", ")
            throw BuildError(.usage, "unknown device \"\(device)\"; known: \(known)")
        }
        let (network, stubs) = try arguments.networkAndStubs(usually: .on)
        let turns = try arguments.count(Self.times) ?? 1
        let scratch = FileManager.default.temporaryDirectory.appending(path: "seam-flow-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let kept = arguments.value(Self.output).map { URL(fileURLWithPath: $0).standardizedFileURL }
        let xunit = arguments.value(Self.xunit).map { URL(fileURLWithPath: $0).standardizedFileURL }
        let output = kept ?? scratch
        try make(output)
        if let xunit { try make(xunit.deletingLastPathComponent()) }

        var sources = try AppSources(path: try appPath(around: flows.folder), target: arguments.value(.target))
        try sources.add(dependencies: arguments.values(.dependency))
        try installation.buildRuntime()
        let product = try AppBuilder(sources: sources, installation: installation, isTraced: false).build()
        var runner = AppRunner(product: product, installation: installation)
        runner.flowVariables = variables
        if flows.flows.contains(where: \.flow.needsEngine) { runner.flowScripts = try installation.flowScripts() }
        runner.writesReferences = arguments.has(Self.record)
        runner.device = arguments.value(RunCommand.device)
        runner.appearance = arguments.value(RunCommand.appearance)
        runner.region = try arguments.regionRequest()
        runner.location = try arguments.location()
        runner.permissions = try arguments.permissions()
        runner.startsAnew = arguments.has(Self.reset)
        runner.stubs = stubs
        runner.network = network
        var session = FlowSession(runner: runner, output: output)
        session.turns = turns
        let results = try session.play(flows)
        let reports = FlowReports(results, title: product.name)
        if let kept {
            try write(reports.page, to: kept.appending(path: "report.html"))
            try write(reports.junit, to: kept.appending(path: "junit.xml"))
            Console.note("the report is \(kept.appending(path: "report.html").path)")
        }
        if let xunit { try write(reports.junit, to: xunit) }
        let failed = results.filter { $0.failure != nil }
        guard failed.isEmpty else {
            throw BuildError(
                .failed,
                "seam: \(failed.count) of \(results.count) flows failed: "
                    + failed.map(\.name).joined(separator: ", "))
        }
    }

    /// The app that `--app` names, or that of the nearest folder around the flows.
    private func appPath(around flows: URL) throws(BuildError) -> String {
        if let path = arguments.value(Self.app) { return path }
        var folder = flows
        while folder.path != "/", folder.path != NSHomeDirectory() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let endings = [".xcodeproj", ".xcworkspace", ".swift"]
            if names.contains(where: { name in endings.contains { name.hasSuffix($0) } }) { return folder.path }
            // What is around a checkout is somebody else's.
            if names.contains(".git") { break }
            folder.deleteLastPathComponent()
        }
        throw BuildError(.usage, "seam: there is no app around \(flows.path); name it with --app PATH")
    }

    private func make(_ folder: URL) throws(BuildError) {
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            throw BuildError(.usage, "seam: the folder \(folder.path) cannot be made: \(error.localizedDescription)")
        }
    }

    private func write(_ text: String, to file: URL) throws(BuildError) {
        do { try text.write(to: file, atomically: true, encoding: .utf8) } catch {
            throw BuildError(.failed, "seam: \(file.path) cannot be written: \(error.localizedDescription)")
        }
    }
}
