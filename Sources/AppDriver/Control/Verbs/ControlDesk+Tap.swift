import Documents

extension ControlDesk {
    func tap(_ arguments: ControlArguments) async throws(ControlFailure) -> [JSONValue.Member] {
        let target = try target(arguments, of: "tap")
        try await take(
            .tapOn(target, count: arguments.int("count") ?? 1, delay: 0.1),
            timeout: arguments.double("timeout") ?? Self.patience)
        return []
    }
}
