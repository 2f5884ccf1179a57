import Documents

extension ControlDesk {
    func longPress(_ arguments: ControlArguments) async throws(ControlFailure) -> [JSONValue.Member] {
        let target = try target(arguments, of: "longPress")
        try await take(.longPressOn(target), timeout: arguments.double("timeout") ?? Self.patience)
        return []
    }
}
