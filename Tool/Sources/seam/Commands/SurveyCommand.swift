import AppBuilder
import Foundation
import Survey

/// `seam survey`
struct SurveyCommand: Command {
    static let name = "survey"
    static let summary = "run the apps of many checkouts, and report which of them work"
    static let discussion = """
        Builds the app of each checkout, shows its first screen, plays its flow if it has one, and runs its unit tests;
        with --monkey it is used at random as well. FOLDER is a checkout or holds some. Nothing is written to a checkout. The output folder has a page (index.html)
        with each first screen and first error, grouped by cause, the same as a table (survey.md) and as data
        (survey.json), and the logs.

        Apps and tests run in a box, without a network unless --network says otherwise: only their stubs answer.

        A result is kept as soon as it is there, and taken again while the checkout, its flow and stubs, its libraries
        and Seam itself stay the same: a survey that was interrupted goes on where it was.
        """
    static let operands = CommandOperands.several("FOLDER", .folder, need: "folders of checkouts")
    static let options = [
        output, with, dependencies, libraries, monkey, .seed, record, jobs, timeout, filter, again, .network,
        .noSandbox,
    ]

    static let output = CommandOption.value(
        "--output", "DIR", of: .folder, "where the reports and results go (\(usualOutput))")
    static let with = CommandOption.value(
        "--with", "DIR", of: .folder,
        """
        a folder with a folder for each checkout, OWNER+REPOSITORY or the name of its folder, which has its flow
        (flow.yaml) and stubs (Stubs/HOST); a checkout without one has its own
        """)
    static let dependencies = CommandOption.value(
        "--dependencies", "DIR", of: .folder,
        """
        a folder with checkouts of libraries, NAME or NAME@VERSION; an app is built with those that it imports, in the
        version that it asks for if there are several
        """)
    static let libraries = CommandOption.flag(
        "--libraries", "the checkouts are libraries; what is run is an app made for each, which imports it")
    static let monkey = CommandOption.value(
        "--monkey", "SECONDS",
        "use each app at random as well, for so many seconds of the screen's time; the steps are kept as a flow")
    static let record = CommandOption.value(
        "--record", "FILE", of: .file(["json"]),
        "put the results into FILE as well, in place of earlier ones of the same checkouts")
    static let jobs = CommandOption.value("--jobs", "COUNT", "how many apps are built and run at once (1)")
    static let timeout = CommandOption.value(
        "--timeout", "SECONDS", "how long one app may take (\(Survey.Options().timeout))")
    static let filter = CommandOption.value("--filter", "TEXT", "run only checkouts whose name contains TEXT")
    static let again = CommandOption.flag("--again", "run checkouts that have a result too")

    private static let usualOutput = "seam-survey"

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws(BuildError) {
        var options = Survey.Options()
        options.material = try existingFolder(Self.with)
        options.dependencies = try existingFolder(Self.dependencies)
        options.jobs = try arguments.count(Self.jobs) ?? options.jobs
        options.timeout = try arguments.count(Self.timeout) ?? options.timeout
        options.areLibraries = arguments.has(Self.libraries)
        options.record = arguments.value(Self.record).map { URL(fileURLWithPath: $0).standardizedFileURL }
        options.filter = arguments.value(Self.filter)
        options.again = arguments.has(Self.again)
        if let seconds = try arguments.count(Self.monkey) {
            options.monkey = Survey.Monkey(seconds: seconds)
            if let seed = try arguments.seed() { options.monkey?.seed = seed }
        } else if arguments.value(.seed) != nil {
            throw BuildError(.usage, "seam: --seed needs --monkey")
        }
        options.isSandboxed = !arguments.has(.noSandbox)
        options.network = try arguments.network(usually: options.isSandboxed ? .stubs : .on)
        let checkouts = try CheckoutFinder.checkouts(in: arguments.operands)
        let output = URL(fileURLWithPath: arguments.value(Self.output) ?? Self.usualOutput).standardizedFileURL
        let installation = try Installation.current()
        let survey = try Survey(of: checkouts, options: options, output: output, installation: installation)
        try installation.buildRuntime()
        Interruption.handle(includingKeyboard: true)
        let results = try survey.run()
        let good = results.filter(\.isGood).count
        Console.note("\(good) of \(results.count) work; \(output.appending(path: "index.html").path) shows all")
    }

    private func existingFolder(_ option: CommandOption) throws(BuildError) -> URL? {
        guard let path = arguments.value(option) else { return nil }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw BuildError(.usage, "seam: \(option.name): there is no folder \(path)")
        }
        return URL(fileURLWithPath: path).standardizedFileURL
    }
}
