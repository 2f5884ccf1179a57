import Foundation

/// A place that messages are logged under. They go to standard error, as they do to Xcode's console.
public final class OSLog: NSObject, Sendable {
    public let subsystem: String
    public let category: String

    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    public static let `default` = OSLog(subsystem: "", category: "")
    /// Takes messages and drops them.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    func write(_ message: String, _ type: OSLogType) {
        guard self !== OSLog.disabled else { return }
        let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let head = place.isEmpty ? "" : "[\(place)] "
        FileHandle.standardError.write(Data("\(type.prefix)\(head)\(message)\n".utf8))
    }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
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

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...) {
    let format = "\(message)".replacing(/%\{[a-z, ]*\}/, with: "%")
    log.write(withVaList(arguments) { NSString(format: format, arguments: $0) as String }, type)
}
