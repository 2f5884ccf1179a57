/// A value, and the closures that hear of each new one.
final class Box<Value> {
    var value: Value {
        didSet { listeners.forEach { $0(value) } }
    }
    private var listeners: [(Value) -> Void] = []

    init(_ value: Value) {
        self.value = value
    }

    /// Calls `listener` now, and with each new value.
    func bind(_ listener: @escaping (Value) -> Void) {
        listeners.append(listener)
        listener(value)
    }
}
