/// A property that publishes its values, by `$property`.
///
/// `$property` sends the present value on subscription and every new one before the property has it, from inside the
/// setter: a subscriber that reads the property sees the old value. Values arrive on the thread that sets the property.
/// It works in classes alone.
@propertyWrapper
public struct Published<Value> {
    @usableFromInline
    var subject: PublishedSubject<Value>

    /// Creates a property with its first value.
    @inlinable
    public init(initialValue: Value) { subject = PublishedSubject(initialValue) }

    /// Creates a property with its first value, as `@Published var name = value` does.
    @inlinable
    public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

    /// Not available: a structure's property cannot be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    /// The publisher of the property's values.
    ///
    /// Assigning another property's publisher has no effect: the property keeps its value and its subscribers.
    public var projectedValue: Publisher {
        @inlinable
        get { Publisher(subject: subject) }
        @inlinable
        set {}
    }

    /// The property's value, as the compiler reads and writes it for a class.
    @inlinable
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        @inline(__always)
        get { object[keyPath: storageKeyPath].subject.value }
        @inline(__always)
        set {
            // The object holds the subject, and no code of a client runs in here: nobody need retain it.
            let isStored = Unmanaged.passUnretained(object[keyPath: storageKeyPath].subject)
                ._withUnsafeGuaranteedRef { $0.storeIfUnobserved(newValue) }
            if !isStored { object[keyPath: storageKeyPath].subject.send(newValue) }
        }
    }

    /// The publisher of a `@Published` property. It ends with nothing, not even the object's end.
    public struct Publisher: Combine.Publisher {
        /// The property's values, the present one first.
        public typealias Output = Value
        /// It never fails.
        public typealias Failure = Never

        @usableFromInline
        let subject: PublishedSubject<Value>

        @inlinable
        init(subject: PublishedSubject<Value>) { self.subject = subject }

        /// Gives the subscriber the present value, and each new one before the property has it.
        @inlinable
        public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
            subject.attachForever(subscriber)
        }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
    /// Sets a `@Published` property to each value.
    ///
    /// No cancellable is returned: the subscription ends when the property's object does, and does not keep that alive.
    ///
    /// - Parameter published: The property's publisher, `&$property`.
    public func assign(to published: inout Published<Output>.Publisher) {
        let subject = published.subject
        let sink = Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }) { [weak subject] in
            subject?.send($0)
        }
        subscribe(sink)
        subject.keep(AnyCancellable(object: sink))
    }
}
