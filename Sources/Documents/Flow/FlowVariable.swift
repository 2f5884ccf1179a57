/// A name that a flow gives a value to, in `env`.
public struct FlowVariable: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The value as its author wrote it, with the scripts in it.
    public var text: String

    /// Creates a variable.
    public init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }
}
