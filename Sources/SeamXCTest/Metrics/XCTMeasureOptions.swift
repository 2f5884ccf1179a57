/// How a block is measured.
public final class XCTMeasureOptions {
    /// Who says when a measurement begins and ends.
    public struct InvocationOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The block calls `startMeasuring()`.
        public static let manuallyStart = InvocationOptions(rawValue: 1)
        /// The block calls `stopMeasuring()`.
        public static let manuallyStop = InvocationOptions(rawValue: 2)
    }

    /// Options with five runs that are measured whole.
    public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }

    /// Empty by default: the whole block is measured.
    public var invocationOptions: InvocationOptions = []
    /// How often the block is measured; it runs once more before that. 5 by default.
    public var iterationCount = 5

    /// Creates options with the default values.
    public init() {}
}
