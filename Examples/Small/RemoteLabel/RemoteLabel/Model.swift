/// What a server or a database of the app's has.
struct Model: Equatable {
    var label: String

    static func load() async throws -> Model {
        try await Task.sleep(nanoseconds: 2_000_000_000)
        return Model(label: "value from server or app db")
    }
}
