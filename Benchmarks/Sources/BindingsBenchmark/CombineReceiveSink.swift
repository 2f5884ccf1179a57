import Combine
import Foundation

/// `@Published`, and a sink on the main run loop.
enum CombineReceiveSink: OneWayDialect {
    static let title = "Combine, `receive(on:)` and `sink`"

    static func makeModel() -> PublishedModel { PublishedModel() }

    static func bind(_ models: [PublishedModel], to screen: Screen) -> Set<AnyCancellable> {
        var cancellables: Set<AnyCancellable> = []
        for model in models {
            model.$value.receive(on: RunLoop.main).sink { [weak screen] in screen?.text = $0 }.store(in: &cancellables)
        }
        return cancellables
    }

    static func set(_ value: String, in model: PublishedModel) { model.value = value }
}
