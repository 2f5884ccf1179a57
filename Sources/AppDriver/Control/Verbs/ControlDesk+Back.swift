import Documents

extension ControlDesk {
    func back() async throws(ControlFailure) -> [JSONValue.Member] {
        try await take(.back)
        return []
    }
}
