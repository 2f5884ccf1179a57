import AppBuilder
import Foundation
import XcodeProject

/// Does what a call of xcodebuild's asks for.
struct Xcodebuild {
    private let call: XcodebuildCall

    init(_ call: XcodebuildCall) {
        self.call = call
    }

    func run() throws(XcodebuildError) {
        if call.has("version") { return print("Xcode 16.0\nBuild version seam-\(Seam.version)") }
        for action in call.actions where [.archive, .install, .installsrc].contains(action) {
            throw XcodebuildError(64, "there is no \(action.rawValue) on Linux: nothing is signed or installed here")
        }
        if call.has("exportArchive") {
            throw XcodebuildError(64, "there are no archives on Linux: nothing is signed here")
        }
        let path = try path()
        if call.has("list") { return try XcodebuildListing(path: path, call: call).list() }
        if call.has("showBuildSettings") { return try XcodebuildListing(path: path, call: call).showSettings() }
        if call.has("resolvePackageDependencies") { return }
        try checkDestination()
        if !call.has("quiet") { say("Command line invocation:\n    xcodebuild\n") }
        let actions = call.actions.isEmpty ? [.build] : call.actions
        for action in actions {
            switch action {
            case .build, .analyze: try building("BUILD") { () throws(BuildError) in try build(path) }
            case .buildForTesting:
                try building("TEST BUILD") { () throws(BuildError) in _ = try test(path, onlyBuilds: true) }
            case .test: try testing("TEST", path)
            case .testWithoutBuilding: try testing("TEST EXECUTE", path)
            // What is kept is built anew where it has changed.
            case .clean: say("\n** CLEAN SUCCEEDED **\n")
            case .docbuild, .archive, .install, .installsrc:
                throw XcodebuildError(64, "there is no \(action.rawValue) on Linux")
            }
        }
    }

    private func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

    // MARK: Place

    /// The project, workspace or folder.
    private func path() throws(XcodebuildError) -> String {
        if let path = call.value("workspace") ?? call.value("project") {
            guard FileManager.default.fileExists(atPath: path) else {
                throw XcodebuildError(66, "'\(path)' does not exist.")
            }
            return path
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        if projects.count > 1 {
            throw XcodebuildError(
                66,
                "The directory \(FileManager.default.currentDirectoryPath) contains \(projects.count) projects. "
                    + "Specify the project to use with the -project option.")
        }
        if let project = projects.first { return project }
        if let workspace = names.sorted().first(where: { $0.hasSuffix(".xcworkspace") }) { return workspace }
        if names.contains("Package.swift") { return "Package.swift" }
        throw XcodebuildError(
            66,
            "The directory \(FileManager.default.currentDirectoryPath) does not contain an Xcode project, workspace "
                + "or package.")
    }

    /// Only simulators of phones and pads are here, under any name.
    private func checkDestination() throws(XcodebuildError) {
        for destination in call.values("destination") {
            let parts = destination.split(separator: ",").map {
                $0.split(separator: "=", maxSplits: 1).map(String.init)
            }
            for part in parts {
                let key = part.first?.trimmingCharacters(in: .whitespaces) ?? ""
                guard part.count == 2, !key.isEmpty else {
                    throw XcodebuildError(64, "invalid destination '\(destination)': it is key=value,key=value")
                }
                if key == "platform" || key == "generic/platform", !part[1].hasPrefix("iOS") {
                    throw XcodebuildError(
                        70,
                        "Unable to find a destination matching the provided destination specifier:\n\t\t{ \(destination) }"
                            + "\n\n\tOnly iOS is here.")
                }
            }
        }
        if let kit = call.value("sdk"), !kit.hasPrefix("iphone") {
            throw XcodebuildError(64, "SDK \"\(kit)\" cannot be located.")
        }
    }

    // MARK: Building

    private func building(_ title: String, _ work: () throws(BuildError) -> Void) throws(XcodebuildError) {
        do throws(BuildError) {
            try work()
        } catch {
            Console.print(error.message)
            say("\n** \(title) FAILED **\n")
            throw XcodebuildError(65, "")
        }
        say("\n** \(title) SUCCEEDED **\n")
    }

    private func scheme(_ path: String) throws(BuildError) -> Scheme? {
        guard let name = call.value("scheme") else { return nil }
        return try TestPlace(path).scheme(name)
    }

    private func build(_ path: String) throws(BuildError) {
        let installation = try Installation.current()
        let scheme = try scheme(path)
        let project = try? TestTargets.project(at: path)
        let wanted = call.value("target") ?? scheme?.builds.first ?? call.value("scheme")
        let target = project?.targets.first { $0.name == wanted }
        if let target, target.kind == .unitTests {
            _ = try test(path, onlyBuilds: true)
            return
        }
        let sources = try AppSources(path: path, target: target?.name)
        try installation.buildRuntime()
        _ = try AppBuilder(sources: sources, installation: installation).build()
    }

    // MARK: Testing

    private func testing(_ title: String, _ path: String) throws(XcodebuildError) {
        let job: TestJob
        let outcome: TestJob.Outcome
        do throws(BuildError) {
            job = try self.job(path)
        } catch {
            throw failure(error, title)
        }
        try checkChoice(of: job, path)
        do throws(BuildError) {
            outcome = try job.run()
        } catch {
            throw failure(error, title)
        }
        let results = outcome.results
        if let folder = call.value("resultBundlePath") {
            do throws(BuildError) {
                try TestReports.write(outcome, in: folder)
                Console.note(
                    "\(folder) is a folder of reports, and no result bundle: report.html, junit.xml, results.json")
            } catch {
                throw XcodebuildError(64, error.message)
            }
        }
        guard results.isPassed else {
            var text = ""
            for target in results.failedTargets {
                let failed = results.failed.filter { $0.target == target }
                guard !failed.isEmpty else { continue }
                text += "\t\(target):\n" + failed.map { "\t\t\($0.suite).\(TestResults.function($0.name))\n" }.joined()
            }
            if !text.isEmpty { say("Failing tests:\n" + text) }
            say("** \(title) FAILED **\n")
            throw XcodebuildError(65, "")
        }
        say("** \(title) SUCCEEDED **\n")
    }

    private func failure(_ error: BuildError, _ title: String) -> XcodebuildError {
        Console.print(error.message)
        say("\n** \(title) FAILED **\n")
        return XcodebuildError(65, "")
    }

    /// Fails where no target is to run. A target none of whose tests is named runs, and passes.
    private func checkChoice(of job: TestJob, _ path: String) throws(XcodebuildError) {
        let targets = job.suites.map(\.name)
        let scheme = call.value("scheme") ?? targets.first ?? ""
        guard !targets.isEmpty else {
            throw XcodebuildError(66, "Scheme \(scheme) is not currently configured for the test action.")
        }
        let kind = path.hasSuffix(".xcworkspace") ? "workspace" : path.hasSuffix(".swift") ? "package" : "project"
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let place = "Failed to build \(kind) \(name) with scheme \(scheme).: "
        for chosen in job.choice.only {
            let target = chosen.text.split(separator: "/").first.map(String.init) ?? chosen.text
            guard !targets.contains(target) else { continue }
            throw XcodebuildError(
                70,
                place + "Tests in the target “\(target)” can’t be run because “\(target)” isn’t a member of the "
                    + "specified test plan or scheme.")
        }
        if job.chosen.isEmpty { throw XcodebuildError(70, place + "There are no test bundles available to test.") }
    }

    private func test(_ path: String, onlyBuilds: Bool) throws(BuildError) -> TestJob.Outcome {
        try job(path).run(onlyBuilds: onlyBuilds)
    }

    private func job(_ path: String) throws(BuildError) -> TestJob {
        let installation = try Installation.current()
        let place = try TestPlace(path)
        let scheme = try scheme(path)
        var job = TestJob(try TestSuite.suites(at: path, named: nil), installation: installation)
        if let name = call.value("testPlan") {
            job.plan = try place.plan(name, of: scheme)
        } else if scheme != nil {
            job.plan = try place.plan(scheme: scheme?.name, plan: nil)
        } else if let name = call.value("scheme") {
            // Xcode makes a scheme for each target that has none.
            let project = try? TestTargets.project(at: path)
            let isKnown = project?.targets.contains { $0.name == name } ?? true
            guard isKnown || project?.name == name else {
                throw BuildError(
                    .usage,
                    "xcodebuild: error: The project named \"\(project?.name ?? "")\" does not contain a scheme named "
                        + "\"\(name)\". The \"-list\" option can be used to find the names of the schemes in the project."
                )
            }
        }
        if let name = call.value("only-test-configuration") {
            job.plan?.configurations.removeAll { $0.name != name }
        }
        job.choice.only = call.values("only-testing").map { .init($0, from: "-only-testing") }
        job.choice.skipped = call.values("skip-testing").map { .init($0, from: "-skip-testing") }
        if let count = call.value("test-iterations").flatMap({ Int($0) }), count > 0 {
            let mode: TestPlan.Repetition.Mode =
                call.has("retry-tests-on-failure")
                ? .retryOnFailure : call.has("run-tests-until-failure") ? .untilFailure : .fixedIterations
            job.repetition = .init(mode, count: count)
        } else if call.has("retry-tests-on-failure") {
            job.repetition = .init(.retryOnFailure, count: 3)
        }
        if call.isOn("test-timeouts-enabled") == true {
            job.timeout =
                (call.value("maximum-test-execution-time-allowance")
                ?? call.value("default-test-execution-time-allowance")).flatMap { Double($0) } ?? 600
        }
        if call.isOn("parallel-testing-enabled") == true {
            job.jobs = call.value("parallel-testing-worker-count").flatMap { Int($0) } ?? 2
        }
        job.hasCoverage = call.isOn("enableCodeCoverage") ?? job.plan?.hasCoverage ?? false
        let (language, region) = (call.value("testLanguage"), call.value("testRegion"))
        job.prepare = { runner in
            if let language { runner.region.locale = region.map { "\(language)_\($0)" } ?? language }
        }
        job.observer = XcodebuildOutput(isQuiet: call.has("quiet"))
        try installation.buildRuntime()
        return job
    }
}
