import Foundation

/// Marks moments and spans for Instruments. Has no effect: nothing records signposts, and `isEnabled` says so. What
/// Instruments would show, `seam run --trace` shows without signposts.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Creates a signposter of a subsystem and a category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a signposter of a subsystem.
    public init(subsystem: String, category: OSLog.Category) {
        log = OSLog(subsystem: subsystem, category: category.rawValue)
    }
    /// Creates a signposter of a log.
    public init(logHandle: OSLog) { log = logHandle }
    /// Creates a signposter of the logger's log.
    public init(logger: Logger) { log = logger.log }
    /// Creates a signposter of no subsystem.
    public init() { log = .default }

    /// Marks nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)
    /// Whether anything records what is marked. It does not.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// An identifier that no other span has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// The identifier of an object's spans.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Marks the start of a span.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
    /// Marks the start of a span, with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
    ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }

    /// Marks the end of a span.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Marks the end of a span, with a message.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> SignpostMetadata
    ) {}

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a moment, with a message.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
    ) {}

    /// Marks what a closure does as a span.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
    /// Marks what a closure does as a span, with a message.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata,
        around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// The message of a signpost.
public typealias SignpostMetadata = OSLogMessage

/// A span that was begun.
public final class OSSignpostIntervalState: Codable, Sendable {
    private let id: UInt64

    init(id: OSSignpostID) { self.id = id.rawValue }

    /// Creates the state of a span that was begun elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
}
