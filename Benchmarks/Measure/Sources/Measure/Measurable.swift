/// A list of rows of a benchmark, each with its limit.
public protocol Measurable: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The most that it may take: nanoseconds a value, or bytes.
    var limit: Double { get }
}
