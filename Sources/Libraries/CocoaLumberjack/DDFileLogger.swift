/// Writes messages to files, a new one when the last is too old or too large.
open class DDFileLogger: DDAbstractLogger, @unchecked Sendable {
    /// How old a file may be, in seconds. A day by default; 0 does not matter.
    open var rollingFrequency: TimeInterval = 86_400
    /// How large a file may be, in bytes. 1 MiB by default; 0 does not matter.
    open var maximumFileSize: UInt64 = 1024 * 1024
    /// Whether every launch begins a file. False by default.
    open var doNotReuseLogFiles = false
    /// Whether a line ends after a formatter's text. True by default.
    open var automaticallyAppendNewlineForCustomFormatters = true
    /// Decides where the files are.
    public let logFileManager: DDLogFileManagerDefault
    private var path: String?
    private var handle: FileHandle?

    /// Creates a logger whose files are in the app's caches.
    public convenience override init() { self.init(logFileManager: DDLogFileManagerDefault()) }

    /// Creates a logger for files in a place.
    public init(logFileManager: DDLogFileManagerDefault) {
        self.logFileManager = logFileManager
        super.init()
    }

    /// The file that is written to; nil if none can be.
    open var currentLogFileInfo: DDLogFileInfo? { loggerQueue.sync { open().map { DDLogFileInfo(filePath: $0) } } }

    /// Ends the file. The next message begins another.
    open func rollLogFile(withCompletion completionBlock: (() -> Void)?) {
        nonisolated(unsafe) let block = completionBlock
        loggerQueue.async {
            self.end()
            self.isAtEnd = true
            if block != nil { DispatchQueue.global().async { block?() } }
        }
    }

    private var isAtEnd = false

    private func end() {
        try? handle?.close()
        (handle, path) = (nil, nil)
    }

    /// The file for the next message.
    private func open() -> String? {
        if let path {
            let info = DDLogFileInfo(filePath: path)
            if !isFull(info), FileManager.default.fileExists(atPath: path) { return path }
            end()
        } else if !doNotReuseLogFiles, !isAtEnd, let last = logFileManager.sortedLogFileInfos.first, !isFull(last) {
            path = last.filePath
        }
        if path == nil { path = logFileManager.makeFile() }
        isAtEnd = false
        handle = path.flatMap { FileHandle(forWritingAtPath: $0) }
        _ = try? handle?.seekToEnd()
        return path
    }

    private func isFull(_ info: DDLogFileInfo) -> Bool {
        maximumFileSize > 0 && info.fileSize >= maximumFileSize || rollingFrequency > 0 && info.age >= rollingFrequency
    }

    open override func log(message logMessage: DDLogMessage) {
        guard let text = text(of: logMessage), open() != nil else { return }
        var line = text
        if logFormatter == nil {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.dateFormat = "yyyy/MM/dd HH:mm:ss:SSS"
            line = formatter.string(from: logMessage.timestamp) + "  " + text
        }
        if logFormatter == nil || automaticallyAppendNewlineForCustomFormatters { line += "\n" }
        try? handle?.write(contentsOf: Data(line.utf8))
    }

    open override func flush() { try? handle?.synchronize() }
}
