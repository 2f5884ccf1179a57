import Combine

/// `@Published` and `assign(to:on:)`, which keeps the screen.
enum CombineAssign: OneWayDialect {
    static let title = "Combine, `assign(to:on:)`"

    static func makeModel() -> PublishedModel { PublishedModel() }

    static func bind(_ models: [PublishedModel], to screen: Screen) -> Set<AnyCancellable> {
        var cancellables: Set<AnyCancellable> = []
        for model in models { model.$value.assign(to: \.text, on: screen).store(in: &cancellables) }
        return cancellables
    }

    static func set(_ value: String, in model: PublishedModel) { model.value = value }
}
