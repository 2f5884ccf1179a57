import Foundation

/// Notifications that the view model posts.
enum NotificationBinding: OneWayDialect {
    final class Model {
        static let changed = Notification.Name("changed")

        var value = "" { didSet { NotificationCenter.default.post(name: Self.changed, object: self) } }
    }

    /// Takes the observers off the center when the screen goes.
    final class Observers {
        var tokens: [any NSObjectProtocol] = []

        deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
    }

    static let title = "NotificationCenter"

    static func makeModel() -> Model { Model() }

    static func bind(_ models: [Model], to screen: Screen) -> Observers {
        let observers = Observers()
        for model in models {
            observers.tokens.append(
                NotificationCenter.default.addObserver(forName: Model.changed, object: model, queue: nil) {
                    [weak screen] in
                    screen?.text = ($0.object as? Model)?.value ?? ""
                })
        }
        return observers
    }

    static func set(_ value: String, in model: Model) { model.value = value }
}
