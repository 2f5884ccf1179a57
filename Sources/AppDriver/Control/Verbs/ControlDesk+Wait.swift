import Documents

extension ControlDesk {
    func wait(_ arguments: ControlArguments) async throws(ControlFailure) -> [JSONValue.Member] {
        guard let selector = arguments.element else {
            throw ControlFailure(.badArgument, "wait needs an element: text, id or role", argument: "text")
        }
        let isGone = arguments.flag("gone")
        let condition = isGone ? FlowCondition(notVisible: selector) : FlowCondition(visible: selector)
        try await take(.extendedWaitUntil(condition, timeout: arguments.double("timeout") ?? 5))
        return isGone ? [] : [.init("element", try find(selector).json)]
    }
}
