import Foundation

/// A value that is kept for a scene of the app, from whose changes the view is made anew.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private var storage: AppStorage<Value>

    private init(_ storage: AppStorage<Value>) { self.storage = storage }

    /// The value.
    public var wrappedValue: Value {
        get { storage.wrappedValue }
        nonmutating set { storage.wrappedValue = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { storage.projectedValue }

    // An app has one scene here, whose values are kept beside the app's own.
    private static func name(_ key: String) -> String { "scene." + key }

    /// A truth that the scene keeps.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        storage = AppStorage(wrappedValue: wrappedValue, Self.name(key))
    }
    /// A whole number that the scene keeps.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        storage = AppStorage(wrappedValue: wrappedValue, Self.name(key))
    }
    /// A number that the scene keeps.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        storage = AppStorage(wrappedValue: wrappedValue, Self.name(key))
    }
    /// A text that the scene keeps.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        storage = AppStorage(wrappedValue: wrappedValue, Self.name(key))
    }
    /// Data that the scene keeps.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        storage = AppStorage(wrappedValue: wrappedValue, Self.name(key))
    }
    /// A text that the scene keeps, or none.
    public init(_ key: String) where Value == String? { storage = AppStorage(Self.name(key)) }
    /// A whole number that the scene keeps, or none.
    public init(_ key: String) where Value == Int? { storage = AppStorage(Self.name(key)) }
    /// Data that the scene keeps, or none.
    public init(_ key: String) where Value == Data? { storage = AppStorage(Self.name(key)) }
    /// A value that a text stands for, which the scene keeps.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        storage = AppStorage(wrappedValue: wrappedValue, Self.name(key))
    }
    /// A value that a number stands for, which the scene keeps.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        storage = AppStorage(wrappedValue: wrappedValue, Self.name(key))
    }
}
