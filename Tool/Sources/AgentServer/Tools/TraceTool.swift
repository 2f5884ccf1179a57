import Documents

/// `trace`
struct TraceTool: AgentTool {
    let name = "trace"
    let summary = "Returns the trace of the app that runs, where there is one. Seam records none yet."
    let parameters: [ControlParameter] = []
    let isReadOnly = true

    func call(_ arguments: ControlArguments, _ value: JSONValue, _ call: AgentCall) throws(ToolFailure) -> ToolResult {
        ToolResult(["trace": nil, "message": "there is no trace: Seam records none; see `log` and `tree`"])
    }
}
