import AppBuilder
import AppTemplates
import Foundation

/// Checks of what `seam new` makes, and of the toolkit: it builds by itself, apps of templates run as they are made, and
/// the articles' apps that are written with it are short.
struct NewAppChecks {
    let installation: Installation

    var checks: [Check] {
        [Check(name: "toolkit alone") { () throws(BuildError) in try buildAlone() }]
            + Self.made.map { made in
                Check(name: "new " + made.joined(separator: " ")) { () throws(BuildError) in try make(made) }
            } + smallApps
    }

    // MARK: The toolkit

    /// The core needs Foundation alone, so that view models do not come to need UIKit by it.
    private func buildAlone() throws(BuildError) -> Check.Outcome {
        let scratch = Self.scratch
        defer { try? FileManager.default.removeItem(at: scratch) }
        let result = try Subprocess.output(
            of: "swift",
            [
                "build", "--package-path", installation.root.appending(path: "Sources/Toolkit/Seam").path,
                "--scratch-path", scratch.path,
            ])
        return result.ending == .exit(0) ? .passed : .failed(result.text)
    }

    // MARK: Apps of templates

    /// Options of which each dialect, kind and interface has one.
    private static let made = [
        ["--dialect", "closure", "--list", "--storyboard"], ["--dialect", "combine", "--form", "--navigation"],
        ["--dialect", "rx", "--list"], ["--dialect", "observation", "--form", "--swiftui"],
        ["--dialect", "input-output"],
    ]

    private func make(_ options: [String]) throws(BuildError) -> Check.Outcome {
        let scratch = Self.scratch
        defer { try? FileManager.default.removeItem(at: scratch) }
        try? FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let app = scratch.appending(path: "My 앱").path
        let screen = ["new", "screen", "Second", "--project", app] + options.prefix(2)
        let steps = [
            ["new", app] + options, screen, ["run", app, "--headless", "--flow", app + "/Flows/My앱.yaml"],
            ["run", app, "--headless", "--flow", app + "/Flows/Second.yaml"], ["test", app], ["check", app],
        ]
        for step in steps {
            let result = try seam(step, scratch)
            guard result.ending == .exit(0) else {
                return .failed("seam \(step.joined(separator: " ")) ended with \(result.ending)\n\(result.text)")
            }
        }
        return .passed
    }

    // MARK: The articles' apps

    private var smallApps: [Check] {
        let root = installation.root.appending(path: "Examples/Small")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []).sorted()
        let tests = names.map { name in
            Check(name: "tests of small \(name)") { () throws(BuildError) in
                let result = try seam(["test", root.appending(path: name).path], Self.scratch)
                return result.ending == .exit(0) ? .passed : .failed(result.text)
            }
        }
        let flows = FlowChecks(installation: installation, folder: root, title: "small").checks
        let shared = SharedFolder(of: installation)
        guard let apps = shared.apps else {
            return flows + tests + [Check(name: "lines of small apps") { .skipped(shared.absence) }]
        }
        // The original's flow does with the other what it does with the original.
        let originals = FlowChecks(installation: installation, folder: root, title: "small original", flows: apps)
        let lines = Check(name: "lines of small apps") { () throws(BuildError) in
            let result = try Subprocess.output(
                of: installation.root.appending(path: "Scripts/count-lines").path, ["--compare", apps.path])
            return result.ending == .exit(0) ? .passed : .failed(result.text)
        }
        return flows + originals.checks + tests + [lines]
    }

    // MARK: Programs

    private static var scratch: URL {
        FileManager.default.temporaryDirectory.appending(path: "seam-self-test-\(UUID().uuidString)")
    }

    private func seam(_ words: [String], _ scratch: URL) throws(BuildError) -> (ending: Subprocess.Ending, text: String)
    {
        try installation.seam(words, data: scratch.appending(path: "data"))
    }
}
