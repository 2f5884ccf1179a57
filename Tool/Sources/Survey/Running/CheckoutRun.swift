import AppBuilder
import Foundation
import XcodeProject

/// Builds the app of one checkout, shows its first screen, plays its flow and runs its tests.
struct CheckoutRun {
    let checkout: Checkout
    /// The app to run in place of the checkout, which is a library.
    var probe: LibraryProbe?
    let material: SurveyMaterial
    /// Values of `--dependency`.
    var dependencies: [String]
    /// Where logs and pictures go.
    let folder: URL
    /// The program `seam`.
    let command: String
    let timeout: TimeInterval
    /// How the app is used at random; nil if it is not.
    var monkey: Survey.Monkey?
    /// The options that say in which box apps and tests run.
    var sandbox: [String]

    private var reader: FailureReader { FailureReader(root: checkout.folder, cache: AppBuilder.cacheFolder) }
    private var probeFolder: URL { folder.appending(path: "Probe") }
    private var picture: URL { folder.appending(path: Self.pictureName) }

    static let pictureName = "first-screen.png"

    /// Fills in `result`, which names the checkout.
    func fill(_ result: inout SurveyResult) throws(BuildError) {
        let began = Date()
        let deadline = began.addingTimeInterval(timeout)
        try? FileManager.default.removeItem(at: picture)
        if let probe {
            result.module = probe.module
            try probe.write(to: probeFolder)
            defer { try? FileManager.default.removeItem(at: probeFolder) }
            try build(&result, deadline)
            if result.builds == .yes { try start(&result, deadline) }
        } else {
            (result.firstScreen, result.flow) = (.notReached, .notReached)
            result.tests = .init(outcome: .notReached)
            try build(&result, deadline)
            if result.builds == .yes { try showFirstScreen(&result, deadline) }
            if result.firstScreen == .yes { try playFlow(&result, deadline) }
            if let monkey { try use(monkey, &result, deadline) }
            if result.builds == .yes { try runTests(&result, deadline) }
        }
        result.seconds = Int(Date().timeIntervalSince(began).rounded())
    }

    // MARK: Steps

    private func build(_ result: inout SurveyResult, _ deadline: Date) throws(BuildError) {
        let (outcome, log) = try run("run", ["--build-only"], log: "build.log", deadline)
        result.builds = outcome == .exit(0) ? .yes : .no
        switch outcome {
        case .exit(0): break
        case .exit(2):
            let message = log.split(separator: "\n").last { $0.hasPrefix("seam: ") }.map(String.init)
            result.failure = Failure(.notAnApp, message ?? "there is no app")
        case .exit: result.failure = reader.buildFailure(log)
        case .signal(let number): result.failure = Failure(.notRun, "seam itself ended by signal \(number)")
        case .timeout: result.failure = Failure(.buildTimeout, "it was not built after \(Int(timeout)) s")
        }
    }

    /// A library that cannot be loaded was not built well.
    private func start(_ result: inout SurveyResult, _ deadline: Date) throws(BuildError) {
        let (outcome, log) = try run("run", ["--headless"], log: "run.log", deadline)
        guard outcome != .exit(0) else { return }
        result.builds = .no
        result.failure =
            outcome == .timeout ? Failure(.startTimeout, "an app with it does not start") : reader.startFailure(log)
    }

    private func showFirstScreen(_ result: inout SurveyResult, _ deadline: Date) throws(BuildError) {
        let words = ["--headless", "--screenshot", picture.path]
        let (outcome, log) = try run("run", words, log: "run.log", deadline)
        result.firstScreen = .no
        if outcome == .timeout {
            result.failure = Failure(.startTimeout, "there was no first screen after \(Int(timeout)) s")
        } else if outcome != .exit(0) {
            result.failure = reader.startFailure(log)
        } else if try isBlank(deadline) {
            result.failure = Failure(.blankScreen, "the first screen is of one colour")
        } else {
            result.firstScreen = .yes
        }
    }

    /// Whether the screen stays empty for some seconds: an app may load what it shows.
    private func isBlank(_ deadline: Date) throws(BuildError) -> Bool {
        guard let first = Picture(contentsOf: picture) else { return true }
        guard first.isBlank else { return false }
        let flow = folder.appending(path: "wait.yaml")
        let text = "appId: app\n---\n- extendedWaitUntil:\n    visible: \".*\\\\S.*\"\n    timeout: 5000\n"
        guard (try? text.write(to: flow, atomically: true, encoding: .utf8)) != nil else { return true }
        defer { try? FileManager.default.removeItem(at: flow) }
        let words = ["--headless", "--flow", flow.path, "--output", folder.path, "--screenshot", picture.path]
        _ = try run("run", words, log: "wait.log", deadline)
        return Picture(contentsOf: picture)?.isBlank ?? true
    }

    private func playFlow(_ result: inout SurveyResult, _ deadline: Date) throws(BuildError) {
        guard let flow = material.flow else {
            result.flow = .absent
            return
        }
        let words = ["--headless", "--flow", flow.path, "--output", folder.path]
        let (outcome, log) = try run("run", words, log: "flow.log", deadline)
        result.flow = outcome == .exit(0) ? .yes : .no
        if outcome == .timeout {
            result.failure = Failure(.flowTimeout, "the flow was not at its end after \(Int(timeout)) s")
        } else if outcome != .exit(0) {
            result.failure = reader.flowFailure(log)
        }
    }

    /// The steps are written down as a flow, which repeats them after a crash.
    private func use(_ monkey: Survey.Monkey, _ result: inout SurveyResult, _ deadline: Date) throws(BuildError) {
        guard result.firstScreen == .yes else {
            result.monkey = .notReached
            return
        }
        let flow = folder.appending(path: "monkey.yaml")
        let words = [
            "--headless", "--monkey", "\(monkey.seconds)", "--seed", "\(monkey.seed)", "--monkey-flow", flow.path,
        ]
        let (outcome, log) = try run("run", words, log: "monkey.log", deadline)
        result.monkey = outcome == .exit(0) ? .yes : .no
        guard outcome != .exit(0), result.failure == nil else { return }
        result.failure =
            outcome == .timeout
            ? Failure(.monkeyTimeout, "random use was not at its end after \(Int(timeout)) s")
            : reader.monkeyFailure(log)
    }

    private func runTests(_ result: inout SurveyResult, _ deadline: Date) throws(BuildError) {
        let (outcome, log) = try run("test", [], log: "test.log", deadline)
        let counts = TestCounts.read(log)
        var failure: Failure?
        switch outcome {
        case .exit(0):
            result.tests = .init(outcome: counts.total > 0 ? .yes : .absent, passed: counts.passed, total: counts.total)
        case .exit(2): result.tests = .init(outcome: .absent)
        case .exit(3):
            result.tests = .init(outcome: .no)
            let reason = reader.buildFailure(log)
            failure = Failure(.testsDoNotBuild, "\(reason.title): \(reason.message)", place: reason.place)
        case .timeout:
            result.tests = .init(outcome: .no, passed: counts.passed, total: counts.total)
            failure = Failure(.testsTimeout, "the tests were not at their end after \(Int(timeout)) s")
        default:
            result.tests = .init(outcome: .no, passed: counts.passed, total: counts.total)
            failure = reader.testFailure(log)
        }
        if result.failure == nil { result.failure = failure }
    }

    // MARK: The command

    private func run(
        _ name: String, _ words: [String], log: String, _ deadline: Date
    ) throws(BuildError) -> (SupervisedProcess.Outcome, String) {
        let file = folder.appending(path: log)
        // A home of its own, as if the app had just been installed.
        let scratch = FileManager.default.temporaryDirectory.appending(path: "seam-survey-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        var environment = Desktop.environmentWithoutDisplay
        environment["XDG_DATA_HOME"] = scratch.path
        var arguments = [name, (probe == nil ? checkout.folder : probeFolder).path] + words
        arguments += sandbox
        for dependency in dependencies { arguments += ["--dependency", dependency] }
        for stub in material.stubs { arguments += ["--stub", "\(stub.host)=\(stub.target)"] }
        let outcome = try SupervisedProcess.run(
            command, arguments, environment: environment, log: file, deadline: deadline)
        let data = FileManager.default.contents(atPath: file.path) ?? Data()
        return (outcome, String(decoding: data, as: UTF8.self))
    }
}
