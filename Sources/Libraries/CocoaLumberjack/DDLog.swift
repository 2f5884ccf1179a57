/// Hands messages to loggers.
open class DDLog: NSObject, @unchecked Sendable {
    /// The one that the class's methods are about.
    public static let sharedInstance = DDLog()

    private struct Place {
        var logger: any DDLogger
        var level: DDLogLevel
        var queue: DispatchQueue
    }

    private let lock = NSLock()
    private var places: [Place] = []
    // Keeps messages in their order.
    private let queue = DispatchQueue(label: "cocoa.lumberjack")

    /// Creates one with no loggers.
    public override init() { super.init() }

    // MARK: Loggers

    /// Adds a logger for all messages.
    open func add(_ logger: any DDLogger) { add(logger, with: .all) }

    /// Adds a logger for messages of a level.
    open func add(_ logger: any DDLogger, with level: DDLogLevel) {
        let queue = (logger as? DDAbstractLogger)?.loggerQueue ?? DispatchQueue(label: logger.loggerName)
        let isNew = lock.withLock {
            guard !places.contains(where: { $0.logger === logger && $0.level == level }) else { return false }
            places.append(Place(logger: logger, level: level, queue: queue))
            return true
        }
        if isNew { logger.didAdd() }
    }

    /// Takes a logger away.
    open func remove(_ logger: any DDLogger) {
        let isKnown = lock.withLock {
            let count = places.count
            places.removeAll { $0.logger === logger }
            return places.count < count
        }
        if isKnown { logger.willRemove() }
    }

    /// Takes all loggers away.
    open func removeAllLoggers() {
        for logger in allLoggers { remove(logger) }
    }

    /// The loggers, in the order in which they came.
    open var allLoggers: [any DDLogger] { lock.withLock { places.map(\.logger) } }

    // MARK: Messages

    /// Hands a message to the loggers whose level it has.
    ///
    /// - Parameter asynchronous: Whether this may return before it is written.
    open func log(asynchronous: Bool, message logMessage: DDLogMessage) {
        let places = lock.withLock { self.places }.filter { $0.level.rawValue & logMessage.flag.rawValue != 0 }
        let group = DispatchGroup()
        queue.sync {
            for place in places {
                nonisolated(unsafe) let logger = place.logger
                place.queue.async(group: group) { logger.log(message: logMessage) }
            }
        }
        if !asynchronous { group.wait() }
    }

    /// Waits until all messages are written.
    open func flushLog() {
        let group = DispatchGroup()
        for place in lock.withLock({ places }) {
            nonisolated(unsafe) let logger = place.logger
            place.queue.async(group: group) { logger.flush() }
        }
        group.wait()
    }

    // MARK: The shared one

    /// Adds a logger for all messages.
    public class func add(_ logger: any DDLogger) { sharedInstance.add(logger) }
    /// Adds a logger for messages of a level.
    public class func add(_ logger: any DDLogger, with level: DDLogLevel) { sharedInstance.add(logger, with: level) }
    /// Takes a logger away.
    public class func remove(_ logger: any DDLogger) { sharedInstance.remove(logger) }
    /// Takes all loggers away.
    public class func removeAllLoggers() { sharedInstance.removeAllLoggers() }
    /// The loggers, in the order in which they came.
    public class var allLoggers: [any DDLogger] { sharedInstance.allLoggers }
    /// Hands a message to the loggers whose level it has.
    public class func log(asynchronous: Bool, message logMessage: DDLogMessage) {
        sharedInstance.log(asynchronous: asynchronous, message: logMessage)
    }
    /// Waits until all messages are written.
    public class func flushLog() { sharedInstance.flushLog() }
}
