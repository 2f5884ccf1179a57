import Foundation

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The start of a span.
    public static let begin = OSSignpostType(rawValue: 1)
    /// Its end.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Tells spans of the same name apart.
public struct OSSignpostID: Hashable, Sendable {
    public let rawValue: UInt64
    public init(_ value: UInt64) { rawValue = value }

    /// An identifier that no other span of a log has.
    public init(log: OSLog) { self.init(UInt64.random(in: 1..<UInt64.max)) }
    /// The identifier of an object's spans.
    public init(log: OSLog, object: AnyObject) {
        self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
    }

    /// For spans that do not overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// The identifier of no span.
    public static let invalid = OSSignpostID(UInt64.max)
    /// The identifier of nothing.
    public static let null = OSSignpostID(0)
}

/// Has no effect: what Instruments would show, `seam run --trace` shows without signposts.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Has no effect, as ``os_signpost(_:dso:log:name:signpostID:)``.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

extension OSLog {
    /// Whether anything records signposts. It does not.
    public var signpostsEnabled: Bool { false }
    /// Whether messages of a type are shown.
    public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }

    /// What a log of signposts is for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Moments of interest.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// What Instruments may switch on.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// The same, with stacks.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// Creates a log for signposts.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }
}
