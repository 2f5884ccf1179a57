// Apps set these before they write, as the original's users do.

/// The level of the app's own messages.
nonisolated(unsafe) public var dynamicLogLevel = DDLogLevel.all
/// Whether messages other than errors may be written after the call has returned. True by default.
nonisolated(unsafe) public var asyncLoggingEnabled = true

/// The level of the app's own messages before it was changed: all.
public let dynamicLogLevelDefault = DDLogLevel.all
/// The level of messages in debug builds: everything.
public let defaultDebugLevel = DDLogLevel.verbose

/// Takes the level of the app's own messages back to all.
public func resetDynamicLogLevel() { dynamicLogLevel = .all }
/// Takes the level of the app's own messages back to all.
public func resetDefaultDebugLevel() { dynamicLogLevel = .all }

/// Hands a message to the loggers, if it is of a level.
///
/// - Parameters:
///   - message: Made only if the level has the message.
///   - ddlog: Whose loggers; nil takes the shared ones.
public func _DDLogMessage(
    _ message: @autoclosure () -> Any, level: DDLogLevel, flag: DDLogFlag, context: Int, file: StaticString,
    function: StaticString, line: UInt, tag: Any?, asynchronous: Bool, ddlog: DDLog
) {
    guard level.rawValue & flag.rawValue != 0 else { return }
    ddlog.log(
        asynchronous: asynchronous,
        message: DDLogMessage(
            message: String(describing: message()), level: level, flag: flag, context: context,
            file: file.description, function: function.description, line: line, tag: tag))
}

/// Writes what is worth knowing.
public func DDLogInfo(
    _ message: @autoclosure () -> Any, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
    asynchronous: Bool = asyncLoggingEnabled, ddlog: DDLog = .sharedInstance
) {
    _DDLogMessage(
        message(), level: level, flag: .info, context: context, file: file, function: function, line: line, tag: tag,
        asynchronous: asynchronous, ddlog: ddlog)
}

/// Writes what helps to find mistakes.
public func DDLogDebug(
    _ message: @autoclosure () -> Any, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
    asynchronous: Bool = asyncLoggingEnabled, ddlog: DDLog = .sharedInstance
) {
    _DDLogMessage(
        message(), level: level, flag: .debug, context: context, file: file, function: function, line: line, tag: tag,
        asynchronous: asynchronous, ddlog: ddlog)
}

/// Writes what may become a mistake.
public func DDLogWarn(
    _ message: @autoclosure () -> Any, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
    asynchronous: Bool = asyncLoggingEnabled, ddlog: DDLog = .sharedInstance
) {
    _DDLogMessage(
        message(), level: level, flag: .warning, context: context, file: file, function: function, line: line,
        tag: tag, asynchronous: asynchronous, ddlog: ddlog)
}

/// Writes everything else.
public func DDLogVerbose(
    _ message: @autoclosure () -> Any, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
    asynchronous: Bool = asyncLoggingEnabled, ddlog: DDLog = .sharedInstance
) {
    _DDLogMessage(
        message(), level: level, flag: .verbose, context: context, file: file, function: function, line: line,
        tag: tag, asynchronous: asynchronous, ddlog: ddlog)
}

/// Writes a mistake, and returns when that is done.
public func DDLogError(
    _ message: @autoclosure () -> Any, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
    asynchronous: Bool = false, ddlog: DDLog = .sharedInstance
) {
    _DDLogMessage(
        message(), level: level, flag: .error, context: context, file: file, function: function, line: line, tag: tag,
        asynchronous: asynchronous, ddlog: ddlog)
}
