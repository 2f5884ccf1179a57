import Documents

/// `build`
struct BuildTool: AgentTool {
    let workplace: AgentWorkplace

    let name = "build"
    let summary = """
        Builds a UIKit or SwiftUI app for Linux from its own sources, what has changed of them. Errors come as file, line, \
        column and message. Nothing is written to the project's folder.
        """
    let parameters = [
        ProjectArguments.project, ProjectArguments.target, ProjectArguments.dependencies,
        ControlParameter("warnings", .boolean, "whether the compiler's warnings are told too"),
    ]

    func call(_ arguments: ControlArguments, _ value: JSONValue, _ call: AgentCall) throws(ToolFailure) -> ToolResult {
        try workplace.alone(call) { () throws(ToolFailure) in
            ToolResult(
                try ProjectArguments(arguments).build(workplace, showsWarnings: arguments.flag("warnings"), call))
        }
    }
}
