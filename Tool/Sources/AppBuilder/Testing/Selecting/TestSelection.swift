/// Which tests of a target run, and in which order.
public struct TestSelection: Hashable, Sendable {
    /// Suites, or `Suite/test`. A test is to be in every list.
    public var only: [[String]] = []
    /// The same for those that are left out.
    public var skipped: [String] = []
    /// A regular expression for `Module.Suite/test`.
    public var filter: String?
    /// The seed of an order at random; nil for the order of the names.
    public var seed: UInt64?

    public init() {}
}
