/// A value that a view keeps, and from whose changes it is made anew.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var initial: Value
    private var location: StateLocation<Value>?

    /// Creates a state with its first value.
    public init(wrappedValue value: Value) { initial = value }

    /// Creates a state with its first value.
    public init(initialValue value: Value) { initial = value }

    /// Before the view is shown, the initial value; setting it has no effect then.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    /// A binding to the state.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(get: { location.value }, set: { location.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state without a value.
    public init() { self.init(wrappedValue: nil) }
}

extension State: StoredProperty {
    mutating func install(_ stored: inout AnyObject?, _ context: PropertyContext) {
        let kept = stored as? StateLocation<Value> ?? StateLocation(initial, owner: context.owner)
        stored = kept
        location = kept
    }
}

extension State: Sendable where Value: Sendable {}
