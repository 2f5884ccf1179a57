/// A key under which the environment holds a value.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view has set one.
    static var defaultValue: Value { get }
}
