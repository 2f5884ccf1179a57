import AppBuilder
import Documents
import Foundation

/// The arguments that say what is built, and its build.
struct ProjectArguments {
    static let project = ControlParameter(
        "project", .text, "the path of an Xcode project, or of a folder with one or with an app's sources",
        isRequired: true)
    static let target = ControlParameter("target", .text, "the target of the project, if there are several")
    static let dependencies = ControlParameter(
        "dependencies", .texts, "libraries that the project does not bring along: NAME=PATH each")
    static let stubs = ControlParameter(
        "stubs", .texts, "HOST=FOLDER each: requests to HOST are answered from the files in FOLDER")

    static let network = ControlParameter(
        "network", .choice(NetworkAccess.allCases.map(\.rawValue)),
        "the network that it has: this machine's own, none, or none but that the hosts of `stubs` answer")

    let project: String
    let options: [String]
    /// For what runs, and not for what is built.
    let running: [String]

    init(_ arguments: ControlArguments) {
        project = URL(fileURLWithPath: arguments.text("project") ?? ".").standardizedFileURL.path
        options =
            (arguments.text("target").map { ["--target", $0] } ?? [])
            + arguments.texts("dependencies").flatMap { ["--dependency", $0] }
        running =
            arguments.texts("stubs").flatMap { ["--stub", $0] }
            + (arguments.text("network").map { ["--network", $0.lowercased()] } ?? [])
    }

    /// The app's name for people: its project's or folder's.
    var name: String { URL(fileURLWithPath: project).deletingPathExtension().lastPathComponent }

    /// Builds the app; throws what is wrong with it.
    func build(
        _ workplace: AgentWorkplace, showsWarnings: Bool = false, isTraced: Bool = false, _ call: AgentCall
    ) throws(ToolFailure) -> JSONValue {
        let began = Date()
        let words =
            ["run"] + options + ["--build-only"] + (showsWarnings ? ["--warnings"] : [])
            + (isTraced ? ["--trace"] : []) + ["--", project]
        let (ending, text) = try SeamProcess(workplace.program, words).finish(for: call)
        guard ending == .exit(0) else { throw Self.failure(text, "\(name) was not built") }
        return [
            "built": true, "seconds": JSONValue((Date().timeIntervalSince(began) * 10).rounded() / 10),
            "diagnostics": .array(Diagnostic.list(in: text).map(\.json)),
        ]
    }

    /// The errors in what the command has printed, and all of that if there are none of a line.
    static func failure(_ text: String, _ message: String) -> ToolFailure {
        let diagnostics = Diagnostic.list(in: text)
        let lines = text.split(separator: "\n")
        let said = lines.last { $0.hasPrefix("seam: ") && !$0.hasSuffix("...") }.map { String($0.dropFirst(6)) }
        var more: [JSONValue.Member] = [.init("diagnostics", .array(diagnostics.map(\.json)))]
        if !diagnostics.contains(where: { $0.severity == "error" }) {
            more.append(.init("output", .string(lines.suffix(60).joined(separator: "\n"))))
        }
        return ToolFailure("notBuilt", said ?? message, more)
    }
}
