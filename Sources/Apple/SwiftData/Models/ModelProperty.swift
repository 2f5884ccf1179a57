internal import CoreData

/// A property of a model: kept by the object itself until that is in a context, and by its context from then on. For
/// translated source.
@propertyWrapper
public struct _ModelProperty<Value> {
    private var value: Value?

    /// A property with its first value.
    public init(wrappedValue: Value) { value = wrappedValue }

    private init(restoring: Void) {}

    /// A property whose value is in the store.
    public static var restored: _ModelProperty { _ModelProperty(restoring: ()) }

    /// Models are classes; this is never called.
    @available(*, unavailable, message: "@Model can only be applied to classes")
    public var wrappedValue: Value {
        get { fatalError("@Model can only be applied to classes") }
        set { fatalError("@Model can only be applied to classes") }
    }

    /// The value of a property of an object.
    public static subscript<Model: PersistentModel>(
        _enclosingInstance model: Model, wrapped path: ReferenceWritableKeyPath<Model, Value>,
        storage storage: ReferenceWritableKeyPath<Model, _ModelProperty<Value>>
    ) -> Value {
        get {
            let state = model._modelState
            state.registrar.access(model, keyPath: path)
            if let object = state.object, let context = state.context {
                return context.read(path, of: object, as: Value.self)
            }
            guard let value = model[keyPath: storage].value else {
                fatalError("SwiftData: \(path) was read before it had a value")
            }
            return value
        }
        set {
            let state = model._modelState
            state.registrar.withMutation(of: model, keyPath: path) {
                if let object = state.object, let context = state.context {
                    context.write(newValue, to: path, of: object)
                } else {
                    model[keyPath: storage].value = newValue
                }
            }
        }
    }
}
