import AppBuilder
import Documents
import Foundation

/// `test`
struct TestTool: AgentTool {
    let workplace: AgentWorkplace

    let name = "test"
    let summary = """
        Builds and runs the unit tests of an Xcode project (XCTest and Swift Testing), and tells the result of each, with \
        file and line of what failed.
        """
    let parameters = [
        ProjectArguments.project, ProjectArguments.target, ProjectArguments.dependencies, ProjectArguments.stubs,
        ProjectArguments.network,
        ControlParameter("filter", .text, "only tests whose class or name contains this"),
    ]

    func call(_ arguments: ControlArguments, _ value: JSONValue, _ call: AgentCall) throws(ToolFailure) -> ToolResult {
        try workplace.alone(call) { () throws(ToolFailure) in
            let project = ProjectArguments(arguments)
            let report = FileManager.default.temporaryDirectory.appending(path: "seam-agent-\(UUID().uuidString).xml")
            defer { try? FileManager.default.removeItem(at: report) }
            var words = ["test"] + project.options + project.running + ["--xunit", report.path]
            if let filter = arguments.text("filter") { words += ["--filter", filter] }
            let (ending, text) = try SeamProcess(workplace.program, words + ["--", project.project]).finish(for: call)
            let results = TestReport(xml: (try? Data(contentsOf: report)) ?? Data())
            var members = results.json
            switch ending {
            case .exit(0): break
            case .exit(1):
                if let crash = CrashText(text) {
                    members.append(.init("crash", .string(crash.text)))
                    members.append(.init("frames", .array(crash.frames.map(\.json))))
                } else if !results.cases.contains(where: { $0.result == "failed" }) {
                    // Something failed that no report tells of.
                    let lines = text.split(separator: "\n").suffix(60)
                    members.append(.init("output", .string(lines.joined(separator: "\n"))))
                }
            default: throw ProjectArguments.failure(text, "the tests were not built")
            }
            members.insert(.init("succeeded", .bool(ending == .exit(0))), at: 0)
            return ToolResult(.object(members))
        }
    }
}
