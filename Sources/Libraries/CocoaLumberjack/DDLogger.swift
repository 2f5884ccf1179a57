/// Writes messages somewhere.
public protocol DDLogger: NSObjectProtocol {
    /// Writes a message. Called on the logger's queue.
    func log(message logMessage: DDLogMessage)
    /// Makes the texts; nil takes the logger's own.
    var logFormatter: (any DDLogFormatter)? { get set }
    /// Called when the logger was added. Optional.
    func didAdd()
    /// Called before the logger goes. Optional.
    func willRemove()
    /// Writes what has not been written. Optional.
    func flush()
    /// A name of the logger. Optional.
    var loggerName: String { get }
}

extension DDLogger {
    public func didAdd() {}
    public func willRemove() {}
    public func flush() {}
    public var loggerName: String { String(describing: type(of: self)) }
}
