import Documents

extension ControlDesk {
    func scroll(_ arguments: ControlArguments) async throws(ControlFailure) -> [JSONValue.Member] {
        let direction = arguments.direction ?? .down
        if let selector = arguments.element("to") {
            try await take(
                .scrollUntilVisible(selector, direction: direction, timeout: arguments.double("timeout") ?? 10))
        } else {
            // Content moves against the finger.
            let finger: FlowDirection =
                switch direction {
                case .up: .down
                case .down: .up
                case .left: .right
                case .right: .left
                }
            try await take(.swipe(.screen(finger), duration: 0.4))
        }
        return []
    }
}
