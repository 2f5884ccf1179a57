/// A value, and the closure that hears of each new one.
final class Box<Value> {
    var value: Value {
        didSet { listener?(value) }
    }
    private var listener: ((Value) -> Void)?

    init(_ value: Value) {
        self.value = value
    }

    /// Calls `listener` now, and with each new value.
    func bind(_ listener: @escaping (Value) -> Void) {
        self.listener = listener
        listener(value)
    }
}
