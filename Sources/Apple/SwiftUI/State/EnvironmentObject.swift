/// An object that a view above gave by `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Asks for an object of the type.
    public init() {}

    /// The object; without one in the environment the app stops.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    /// Asks for an object of the type.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: StoredProperty {
    mutating func install(_ stored: inout AnyObject?, _ context: PropertyContext) {
        object = context.inputs.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
        guard let object else { return }
        let subscription = stored as? ObjectSubscription ?? ObjectSubscription()
        stored = subscription
        subscription.follow(object, for: context.owner)
    }
}
