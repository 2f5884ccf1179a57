/// A message, and where it comes from.
open class DDLogMessage: NSObject, @unchecked Sendable {
    /// The text.
    public let message: String
    /// The level that was in force.
    public let level: DDLogLevel
    /// What the message is.
    public let flag: DDLogFlag
    /// A number of the app's own. 0 by default.
    public let context: Int
    /// The file, with its folder.
    public let file: String
    /// The function; nil if that was not said.
    public let function: String?
    /// The line in the file.
    public let line: UInt
    /// An object of the app's own.
    public let tag: Any?
    /// When it was written.
    public let timestamp: Date
    /// The number of the thread.
    public let threadID: String
    /// The name of the thread.
    public let threadName: String
    /// The name of the queue.
    public let queueLabel: String

    /// Creates a message, which is written by ``DDLog``'s `log(asynchronous:message:)`.
    public init(
        message: String, level: DDLogLevel, flag: DDLogFlag, context: Int, file: String, function: String?, line: UInt,
        tag: Any?, timestamp: Date? = nil
    ) {
        (self.message, self.level, self.flag, self.context) = (message, level, flag, context)
        (self.file, self.function, self.line, self.tag) = (file, function, line, tag)
        self.timestamp = timestamp ?? Date()
        threadID = "\(pthread_self())"
        threadName = Thread.current.name ?? ""
        queueLabel =
            OperationQueue.current?.underlyingQueue?.label ?? (Thread.isMainThread ? "com.apple.main-thread" : "")
    }

    /// The same as ``tag``.
    public var representedObject: Any? { tag }

    /// The file's name without its folder and extension.
    public var fileName: String { ((file as NSString).lastPathComponent as NSString).deletingPathExtension }
}
