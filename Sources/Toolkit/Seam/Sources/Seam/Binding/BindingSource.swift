/// Something that has values over time and can be bound: a ``Property``, a ``Source``, and with SeamCombine and SeamRx
/// the publishers and observables of these libraries.
public protocol BindingSource<Value> {
    associatedtype Value

    /// Calls `body` with each value, on the thread that the value comes on, until the token is released.
    ///
    /// A source that has a value calls `body` with it at once.
    func observe(_ body: @escaping (Value) -> Void) -> BindingToken
}

/// A source that can be written to as well: one end of a two-way binding.
public protocol TwoWaySource<Value>: BindingSource {
    /// Sets the value, of which those who observe the source hear.
    func write(_ value: Value)
}

// MARK: Binding to an object

extension BindingSource {
    /// Calls `apply` with the target and each value, on the main thread, until the token is released.
    ///
    /// The target is not kept alive. What comes on the main thread is applied at once; what comes on another is applied
    /// later, and left out if a newer value has been applied meanwhile.
    public func bind<Target: AnyObject>(
        to target: Target, _ apply: @escaping (Target, Value) -> Void
    ) -> BindingToken {
        let delivery = MainDelivery(to: target, apply)
        return observe { delivery.deliver($0) }
    }

    /// Sets a property of the target to each value.
    public func bind<Target: AnyObject>(
        to target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>
    ) -> BindingToken {
        bind(to: target) { $0[keyPath: keyPath] = $1 }
    }

    /// Sets an optional property of the target, such as the text of a label, to each value.
    public func bind<Target: AnyObject>(
        to target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value?>
    ) -> BindingToken {
        bind(to: target) { $0[keyPath: keyPath] = $1 }
    }

    /// Sets a property of the target to what `convert` makes of each value.
    public func bind<Target: AnyObject, Part>(
        to target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Part>, _ convert: @escaping (Value) -> Part
    ) -> BindingToken {
        bind(to: target) { $0[keyPath: keyPath] = convert($1) }
    }

    /// Writes each value to another source, on the thread that it comes on.
    public func bind(to other: some TwoWaySource<Value>) -> BindingToken {
        observe { other.write($0) }
    }
}
