/// A type that publishes a property marked with an attribute.
///
/// Publishing a property with the `@Published` attribute creates a publisher of this type, `$property`. It delivers
/// the present value on subscription and then every new one, in the property's `willSet`: before the property has
/// the new value. It is constrained to properties of classes.
@propertyWrapper
public struct Published<Value> {
    @usableFromInline
    var subject: PublishedSubject<Value>

    /// Creates the published instance with an initial wrapped value.
    @inlinable
    public init(initialValue: Value) { subject = PublishedSubject(initialValue) }

    /// Creates the published instance with an initial wrapped value.
    @inlinable
    public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    /// The property for which this instance exposes a publisher.
    public var projectedValue: Publisher {
        @inlinable
        get { Publisher(subject: subject) }
        @inlinable
        set { if newValue.subject !== subject { subject = newValue.subject } }
    }

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

    /// A publisher for properties marked with the `@Published` attribute.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        @usableFromInline
        let subject: PublishedSubject<Value>

        @inlinable
        init(subject: PublishedSubject<Value>) { self.subject = subject }

        @inlinable
        public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
            subject.attachForever(subscriber)
        }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
    /// Republishes elements received from a publisher, by assigning them to a property marked as a publisher.
    ///
    /// The subscription ends when the property does, and does not keep the object alive.
    ///
    /// - Parameter published: A property marked with the `@Published` attribute.
    public func assign(to published: inout Published<Output>.Publisher) {
        let subject = published.subject
        let sink = Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }) { [weak subject] in
            subject?.send($0)
        }
        subscribe(sink)
        subject.keep(AnyCancellable(object: sink))
    }
}
