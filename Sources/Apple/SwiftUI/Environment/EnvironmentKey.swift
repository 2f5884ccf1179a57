/// A key under which the environment holds a value.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
