/// An object that a view above gave by `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

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
