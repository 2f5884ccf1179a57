public import Foundation
internal import Synchronization

/// What has been logged. The messages of this run of the app are there, the last 10,000 of them.
public final class OSLogStore: NSObject, Sendable {
    /// Whose messages are in a store.
    public enum Scope: Int, Sendable {
        /// Those of all programs.
        case system = 0
        /// Those of this run of the app.
        case currentProcessIdentifier = 1
    }

    /// Creates a store of messages.
    ///
    /// - Throws: An error for those of all programs, which an app of iOS may not read either.
    public init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else { throw CocoaError(.fileReadNoPermission) }
    }

    /// Creates a store of the messages in a file that the system's tools have written.
    ///
    /// - Throws: An error: there are no such files here.
    public init(url: URL) throws {
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path, NSURLErrorKey: url])
    }

    /// The place of the first message that is not older than a date.
    public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }
    /// The place of the first message that is not older than so many seconds before now.
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(date: Date(timeIntervalSinceNow: -abs(seconds)))
    }
    /// The place of the first message that is not older than so many seconds after the machine was started.
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(date: Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
    }

    /// The messages from a place on, the oldest first, for which a predicate holds. It may ask for `subsystem`, `category`,
    /// `composedMessage`, `process` and `date`.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        var entries = LogHistory.entries
        if let position {
            entries = entries.filter {
                options.contains(.reverse) ? $0.date <= position.date : $0.date >= position.date
            }
        }
        if let predicate { entries = entries.filter { predicate.evaluate(with: $0) } }
        return AnySequence(options.contains(.reverse) ? entries.reversed() : entries)
    }
}

/// A place among what has been logged.
public final class OSLogPosition: NSObject, Sendable {
    let date: Date
    init(date: Date) { self.date = date }
}

/// How messages are gone through.
public enum OSLogEnumerator {
    /// How messages are gone through.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The newest first.
        public static let reverse = Options(rawValue: 1)
    }
}

/// Something that has been logged.
public class OSLogEntry: NSObject, @unchecked Sendable {
    /// How long something is kept. The numbers are Apple's (OSLog/OSLogEntry.h).
    public enum StoreCategory: Int, Sendable {
        /// Not known.
        case undefined = 0
        /// As kept with what is there from the start.
        case metadata
        /// Until there is no room.
        case shortTerm
        /// For some days at most.
        case longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
    }

    /// When.
    public let date: Date
    /// The message with its values.
    public let composedMessage: String
    /// How long it is kept.
    public var storeCategory: StoreCategory { .shortTerm }

    init(date: Date, message: String) {
        self.date = date
        composedMessage = message
    }
}

/// Something that a program has logged.
public protocol OSLogEntryFromProcess {
    /// The number of the activity; 0 for none.
    var activityIdentifier: UInt64 { get }
    /// The program.
    var process: String { get }
    /// The number of the program.
    var processIdentifier: pid_t { get }
    /// The part of the program.
    var sender: String { get }
    /// The number of the thread; 0 where it is not known.
    var threadIdentifier: UInt64 { get }
}

/// Something that was logged with a subsystem and a category.
public protocol OSLogEntryWithPayload {
    /// The topic within the subsystem.
    var category: String { get }
    /// The part of the app.
    var subsystem: String { get }
    /// The message, where its values are not told apart.
    var formatString: String { get }
}

/// A message.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
    /// How much a message matters. The numbers are Apple's (OSLog/OSLogEntryLog.h).
    public enum Level: Int, Sendable {
        /// Not known.
        case undefined = 0
        /// Of interest during development.
        case debug
        /// Helps, but is not essential.
        case info
        /// Of ordinary interest.
        case notice
        /// A failure of the app.
        case error
        /// A mistake in the program or the system.
        case fault
    }

    /// How much it matters.
    public let level: Level
    public let subsystem: String
    public let category: String
    public let process: String
    public var formatString: String { composedMessage }
    public var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
    public var sender: String { process }
    public var activityIdentifier: UInt64 { 0 }
    public var threadIdentifier: UInt64 { 0 }

    init(message: String, type: OSLogType, subsystem: String, category: String) {
        level =
            switch type {
            case .debug: .debug
            case .info: .info
            case .default: .notice
            case .error: .error
            case .fault: .fault
            default: .undefined
            }
        (self.subsystem, self.category) = (subsystem, category)
        process = ProcessInfo.processInfo.processName
        super.init(date: Date(), message: message)
    }
}

/// The messages of this run of the app.
enum LogHistory {
    private static let limit = 10_000
    /// The oldest is at `first`, once there are as many as are kept.
    private static let kept = Mutex<(entries: [OSLogEntryLog], first: Int)>(([], 0))

    static func add(_ entry: OSLogEntryLog) {
        kept.withLock { kept in
            guard kept.entries.count == limit else { return kept.entries.append(entry) }
            kept.entries[kept.first] = entry
            kept.first = (kept.first + 1) % limit
        }
    }

    static var entries: [OSLogEntry] {
        kept.withLock { kept in Array(kept.entries[kept.first...] + kept.entries[..<kept.first]) }
    }
}
