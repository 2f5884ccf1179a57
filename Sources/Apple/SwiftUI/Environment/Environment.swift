import Observation

/// A value of the environment of the view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private var value: Value?

    /// Reads the value at a key path of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The observable object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { environment in
            guard let object = environment.objects[ObjectIdentifier(Value.self)] as? Value else {
                fatalError(
                    "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be "
                        + "missing as an ancestor of this view.")
            }
            return object
        }
    }

    /// The observable object of a type, if there is one.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0.objects[ObjectIdentifier(T.self)] as? T }
    }

    /// Before the view is shown, the default value.
    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment: StoredProperty {
    mutating func install(_ stored: inout AnyObject?, _ context: PropertyContext) {
        value = .some(read(context.inputs.environment))
    }
}
