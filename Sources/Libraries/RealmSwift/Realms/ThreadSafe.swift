internal import SeamPrimitives

/// A variable whose object or collection each thread reads in a realm of its own.
@propertyWrapper
public final class ThreadSafe<T: ThreadConfined>: @unchecked Sendable {
    private struct State {
        var reference: ThreadSafeReference<T>?
        var configuration: Realm.Configuration?
    }

    private let state = Locked(State())

    /// The object or collection, in a realm of the calling thread; nil if it has been deleted.
    public var wrappedValue: T? {
        get {
            let (reference, configuration) = state.withLock { ($0.reference, $0.configuration) }
            guard let reference, let configuration, let realm = try? Realm(configuration: configuration) else {
                return nil
            }
            return realm.resolve(reference)
        }
        set {
            let reference = newValue.map { ThreadSafeReference(to: $0) }
            let configuration = newValue?.realm?.configuration
            state.withLock {
                $0.reference = reference
                $0.configuration = configuration
            }
        }
    }

    /// A variable with something of a realm.
    public init(wrappedValue: T?) { self.wrappedValue = wrappedValue }
}
