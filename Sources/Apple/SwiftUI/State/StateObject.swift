/// An object that the view keeps, and from whose announcements of change it is made anew.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    /// The object is made once, when the view is shown first.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// Before the view is shown, a new object each time.
    public var wrappedValue: ObjectType { object ?? make() }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: StoredProperty {
    private final class Kept {
        let object: ObjectType
        let subscription = ObjectSubscription()

        init(_ object: ObjectType) { self.object = object }
    }

    mutating func install(_ stored: inout AnyObject?, _ context: PropertyContext) {
        let kept = stored as? Kept ?? Kept(make())
        stored = kept
        kept.subscription.follow(kept.object, for: context.owner)
        object = kept.object
    }
}
