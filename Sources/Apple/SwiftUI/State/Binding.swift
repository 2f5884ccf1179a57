/// A way to read and to set a value that something else keeps.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    /// The change in which values are set.
    public var transaction = Transaction()

    /// Creates a binding from blocks that get and set.
    @preconcurrency
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = { value, _ in set(value) }
    }

    /// Creates a binding from blocks that get and set; the setter is told of the change.
    @preconcurrency
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.get = get
        self.set = set
    }

    /// Creates a copy of a binding.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A value that does not change; setting it has no effect.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { (_: Value) in })
    }

    /// The value that is bound.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set {
            if transaction.animation != nil {
                withTransaction(transaction) { set(newValue, transaction) }
            } else {
                set(newValue, transaction)
            }
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let base = self
        return Binding<Subject>(
            get: { base.wrappedValue[keyPath: keyPath] }, set: { base.wrappedValue[keyPath: keyPath] = $0 })
    }

    /// A binding to an optional that holds the value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue },
            set: { (value: V?) in if let value { base.wrappedValue = value } })
    }

    /// A binding to the value in an optional; nil when there is none. While there is none later, the last one is read.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { (value: Value) in base.wrappedValue = value })
    }

    /// A binding to the value as a key of dictionaries and the like.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { (value: AnyHashable) in if let value = value.base as? V { base.wrappedValue = value } })
    }

    /// A binding whose changes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    /// Returns a binding that sets values in a change.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }
}

extension Binding: DynamicProperty {}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

/// The elements of a bound collection, each of them bound.
extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let base = self
        return Binding<Value.Element>(
            get: { base.wrappedValue[position] }, set: { base.wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
