/// An object that something else keeps, from whose announcements of change the view is made anew.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Watches an object that something else keeps.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Watches an object that something else keeps.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: StoredProperty {
    mutating func install(_ stored: inout AnyObject?, _ context: PropertyContext) {
        let subscription = stored as? ObjectSubscription ?? ObjectSubscription()
        stored = subscription
        subscription.follow(wrappedValue, for: context.owner)
    }
}
