import Documents

/// `stop`
struct StopTool: AgentTool {
    let workplace: AgentWorkplace

    let name = "stop"
    let summary = "Ends the app that runs."
    let parameters: [ControlParameter] = []

    func call(_ arguments: ControlArguments, _ value: JSONValue, _ call: AgentCall) throws(ToolFailure) -> ToolResult {
        _ = try workplace.requireApp()
        workplace.close()
        return ToolResult(["stopped": true])
    }
}
