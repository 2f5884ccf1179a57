/// Why the arguments of a call do not fit what is called.
public struct ControlArgumentError: Error, Hashable, Sendable {
    /// The name of the argument; nil where there are no arguments at all.
    public var argument: String?
    /// The mistake.
    public var message: String

    /// Creates an error.
    public init(argument: String?, _ message: String) {
        self.argument = argument
        self.message = message
    }
}
