import Foundation

/// A place that messages are logged under. They go to standard error, as they do to Xcode's console.
public final class OSLog: NSObject, Sendable {
    /// The part of the app, usually a bundle identifier. May be empty.
    public let subsystem: String
    /// The topic within the subsystem. May be empty.
    public let category: String

    /// Creates a log whose messages begin with `[subsystem:category]`.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// Messages without a prefix.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// Takes messages and drops them.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    func write(_ message: String, _ type: OSLogType) {
        guard self !== OSLog.disabled else { return }
        LogHistory.add(OSLogEntryLog(message: message, type: type, subsystem: subsystem, category: category))
        let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let head = place.isEmpty ? "" : "[\(place)] "
        FileHandle.standardError.write(Data("\(type.prefix)\(head)\(message)\n".utf8))
    }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number that Apple gives the level.
    public let rawValue: UInt8

    /// Creates a level by its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A message of ordinary interest.
    public static let `default` = OSLogType(rawValue: 0)
    /// A message that helps, but is not essential.
    public static let info = OSLogType(rawValue: 1)
    /// A message of interest during development.
    public static let debug = OSLogType(rawValue: 2)
    /// A failure of the app; written after `error: `.
    public static let error = OSLogType(rawValue: 16)
    /// A mistake in the program or the system; written after `fault: `.
    public static let fault = OSLogType(rawValue: 17)

    var prefix: String {
        switch self {
        case .error: "error: "
        case .fault: "fault: "
        default: ""
        }
    }
}

/// Logs a message in the style of `printf`; `%{public}@` and the like are read as `%@`.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
    let format = "\(message)".replacing(/%\{[a-z, ]*\}/, with: "%")
    log.write(withVaList(arguments) { NSString(format: format, arguments: $0) as String }, type)
}

/// Logs a message of a type in the style of `printf`, as ``os_log(_:log:type:_:)`` does.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...) {
    let format = "\(message)".replacing(/%\{[a-z, ]*\}/, with: "%")
    log.write(withVaList(arguments) { NSString(format: format, arguments: $0) as String }, type)
}
