import Foundation
import Observation

/// `@Observable`, read again on the main queue after each change.
enum ObservationTracking: OneWayDialect {
    @Observable final class Model {
        var value = ""
    }

    static let title = "`@Observable`, `withObservationTracking`"

    static func makeModel() -> Model { Model() }

    static func bind(_ models: [Model], to screen: Screen) {
        for model in models { observe(model, screen) }
    }

    private static func observe(_ model: Model, _ screen: Screen) {
        nonisolated(unsafe) let model = model
        screen.text = withObservationTracking {
            model.value
        } onChange: { [weak screen, weak model] in
            DispatchQueue.main.async {
                if let model, let screen { MainActor.assumeIsolated { observe(model, screen) } }
            }
        }
    }

    static func set(_ value: String, in model: Model) { model.value = value }
}
