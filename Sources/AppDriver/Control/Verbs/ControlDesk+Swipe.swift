import Documents

extension ControlDesk {
    func swipe(_ arguments: ControlArguments) async throws(ControlFailure) -> [JSONValue.Member] {
        let swipe: FlowSwipe
        switch (arguments.direction, arguments.element("from"), arguments.point("start"), arguments.point("end")) {
        case (let direction?, let selector?, nil, nil): swipe = .element(selector, direction)
        case (let direction?, nil, nil, nil): swipe = .screen(direction)
        case (nil, nil, let start?, let end?): swipe = .points(from: start, to: end)
        default:
            throw ControlFailure(
                .badArgument, "swipe needs `direction`, with `from` or without, or both `start` and `end`",
                argument: "direction")
        }
        try await take(
            .swipe(swipe, duration: arguments.double("duration") ?? 0.4),
            timeout: arguments.double("timeout") ?? Self.patience)
        return []
    }
}
