import Foundation
import ObjectiveC

/// Key-value observing, by `observe(_:options:changeHandler:)`.
enum KeyValueObserving: OneWayDialect {
    final class Model: NSObject {
        // `@objc dynamic var value = ""`, as the translator writes it.
        var value = "" {
            willSet { _willChangeValue(self, "value") }
            didSet { _didChangeValue(self, "value") }
        }

        static let isEntered: Void = KeyValueTable.add(Model.self, "value") { \Model.value }

        override init() {
            Self.isEntered
            super.init()
        }
    }

    static let title = "key-value observing"

    static func makeModel() -> Model { Model() }

    static func bind(_ models: [Model], to screen: Screen) -> [NSKeyValueObservation] {
        models.map { model in
            model.observe(\.value, options: [.initial, .new]) { [weak screen] _, change in
                screen?.text = change.newValue ?? ""
            }
        }
    }

    static func set(_ value: String, in model: Model) { model.value = value }
}
