/// What a message is.
public struct DDLogFlag: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A mistake.
    public static let error = DDLogFlag(rawValue: 1)
    /// Something that may become one.
    public static let warning = DDLogFlag(rawValue: 2)
    /// Something worth knowing.
    public static let info = DDLogFlag(rawValue: 4)
    /// For who looks for a mistake.
    public static let debug = DDLogFlag(rawValue: 8)
    /// Everything else.
    public static let verbose = DDLogFlag(rawValue: 16)

    /// What messages of a level and of those above it are.
    public static func from(_ logLevel: DDLogLevel) -> DDLogFlag { DDLogFlag(rawValue: logLevel.rawValue) }

    /// What messages of a level and of those above it are.
    public init(_ logLevel: DDLogLevel) { self.init(rawValue: logLevel.rawValue) }

    /// The lowest of the levels whose messages are of this kind.
    public func toLogLevel() -> DDLogLevel {
        if let level = DDLogLevel(rawValue: rawValue) { return level }
        if contains(.verbose) { return .verbose }
        if contains(.debug) { return .debug }
        if contains(.info) { return .info }
        if contains(.warning) { return .warning }
        return contains(.error) ? .error : .off
    }
}
