/// The baseline: a closure that the view model calls.
enum PlainClosure: OneWayDialect {
    final class Model {
        var value = "" { didSet { onChange?(value) } }
        var onChange: ((String) -> Void)?
    }

    static let title = "plain closure"

    static func makeModel() -> Model { Model() }

    static func bind(_ models: [Model], to screen: Screen) {
        for model in models { model.onChange = { [weak screen] in screen?.text = $0 } }
    }

    static func set(_ value: String, in model: Model) { model.value = value }
}
