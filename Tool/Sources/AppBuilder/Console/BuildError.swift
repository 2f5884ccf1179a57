/// Why an app could not be built or run, and with which exit status that ends.
public struct BuildError: Error, Equatable, Sendable {
    public enum Kind: Int32, Sendable {
        /// The app, or its tests, failed.
        case failed = 1
        /// The call makes no sense.
        case usage = 2
        /// It could not be built.
        case build = 3
    }

    public var kind: Kind
    /// The text as it is printed: what is wrong, where, and what to do.
    public var message: String

    public init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }
}
