import Documents

/// `log`, which answers when the app has ended too.
struct LogTool: AgentTool {
    let workplace: AgentWorkplace

    let name = ControlVerb.log.rawValue
    let summary = """
        Returns what the app has printed and logged since a mark of an earlier answer, also when it has ended; of a crash, \
        the author's lines that led to it.
        """
    let parameters = ControlVerb.log.parameters
    let isReadOnly = true

    func call(_ arguments: ControlArguments, _ value: JSONValue, _ call: AgentCall) throws(ToolFailure) -> ToolResult {
        let app = try workplace.requireApp()
        app.waitForOutput()
        let (text, mark, isCut) = app.log(since: arguments.int("since") ?? 0)
        var members: [JSONValue.Member] = [.init("text", .string(text)), .init("mark", .integer(mark))]
        if isCut { members.append(.init("cut", true)) }
        do throws(ToolFailure) {
            try app.checkRuns()
            members.append(.init("running", true))
        } catch {
            members.append(.init("running", false))
            if let frames = error.value["error"]?["frames"] { members.append(.init("frames", frames)) }
        }
        return ToolResult(.object(members))
    }
}
