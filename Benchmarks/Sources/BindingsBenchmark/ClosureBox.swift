/// A box with a value and the closure that hears of it.
final class Box<Value> {
    var value: Value { didSet { listener?(value) } }
    private var listener: ((Value) -> Void)?

    init(_ value: Value) { self.value = value }

    func bind(_ listener: @escaping (Value) -> Void) {
        self.listener = listener
        listener(value)
    }
}

/// One way by a closure box.
enum ClosureBox: OneWayDialect {
    final class Model {
        let value = Box("")
    }

    static let title = "closure box, `Observable<T>`"

    static func makeModel() -> Model { Model() }

    static func bind(_ models: [Model], to screen: Screen) {
        for model in models { model.value.bind { [weak screen] in screen?.text = $0 } }
    }

    static func set(_ value: String, in model: Model) { model.value.value = value }
}
