import Documents

/// A verb of the app that runs.
struct VerbTool: AgentTool {
    let workplace: AgentWorkplace
    let verb: ControlVerb

    var name: String { verb.rawValue }
    var summary: String {
        switch verb {
        case .tap, .longPress, .type, .swipe, .scroll, .press, .back, .pickFile:
            verb.summary + " The answer tells what changed on the screen once it has come to rest."
        default: verb.summary
        }
    }
    var parameters: [ControlParameter] { verb.parameters }
    var isReadOnly: Bool {
        switch verb {
        case .state, .tree, .screenshot, .wait, .log, .trace: true
        case .tap, .longPress, .type, .swipe, .scroll, .press, .back, .pickFile: false
        }
    }

    func call(_ arguments: ControlArguments, _ value: JSONValue, _ call: AgentCall) throws(ToolFailure) -> ToolResult {
        let answer = try workplace.requireApp().call(verb.rawValue, value, call)
        guard let picture = answer["png"]?.text else { return ToolResult(answer) }
        return ToolResult(.object((answer.members ?? []).filter { $0.name != "png" }), picture: picture)
    }
}
