import Seam

final class ViewModel {
    @Property private(set) var label = "init"

    lazy var load = Command(of: self) { model in
        try await model.fetch()
    } then: { model, fetched in
        model.label = fetched.label
    }

    private let fetch: @Sendable () async throws -> Model

    init(fetch: @escaping @Sendable () async throws -> Model = Model.load) {
        self.fetch = fetch
    }
}
