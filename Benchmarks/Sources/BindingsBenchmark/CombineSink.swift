import Combine

/// A view model with a published value.
final class PublishedModel: ObservableObject {
    @Published var value = ""
}

/// `@Published` and a sink.
enum CombineSink: OneWayDialect {
    static let title = "Combine, `sink`"

    static func makeModel() -> PublishedModel { PublishedModel() }

    static func bind(_ models: [PublishedModel], to screen: Screen) -> Set<AnyCancellable> {
        var cancellables: Set<AnyCancellable> = []
        for model in models {
            model.$value.sink { [weak screen] in screen?.text = $0 }.store(in: &cancellables)
        }
        return cancellables
    }

    static func set(_ value: String, in model: PublishedModel) { model.value = value }
}
