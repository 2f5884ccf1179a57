/// A file of messages.
open class DDLogFileInfo: NSObject {
    /// Where it is.
    public let filePath: String

    /// Describes the file at a path.
    public init(filePath: String) { self.filePath = filePath }

    /// Its name.
    open var fileName: String { (filePath as NSString).lastPathComponent }
    /// When it was made; nil if it is not there.
    open var creationDate: Date? { attributes?[.creationDate] as? Date ?? modificationDate }
    /// When it was last written to; nil if it is not there.
    open var modificationDate: Date? { attributes?[.modificationDate] as? Date }
    /// How large it is, in bytes.
    open var fileSize: UInt64 { (attributes?[.size] as? NSNumber)?.uint64Value ?? 0 }
    /// How old it is, in seconds.
    open var age: TimeInterval { creationDate.map { -$0.timeIntervalSinceNow } ?? 0 }

    private var attributes: [FileAttributeKey: Any]? { try? FileManager.default.attributesOfItem(atPath: filePath) }
}

/// Decides where files of messages are, and which of them go.
open class DDLogFileManagerDefault: NSObject {
    /// How many files there may be. 5 by default; 0 does not count them.
    open var maximumNumberOfLogFiles: UInt = 5
    /// How many bytes the files may have together. 20 MiB by default; 0 does not count them.
    open var logFilesDiskQuota: UInt64 = 20 * 1024 * 1024
    /// The folder of the files.
    public let logsDirectory: String

    /// Keeps files in a folder; nil is `Logs` in the app's caches.
    public init(logsDirectory: String? = nil) {
        let caches = NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true).first
        self.logsDirectory = logsDirectory ?? (caches ?? NSTemporaryDirectory()) + "/Logs"
    }

    /// The files, the newest first.
    open var sortedLogFileInfos: [DDLogFileInfo] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: logsDirectory)) ?? []
        return names.filter { $0.hasSuffix(".log") }.sorted(by: >).map {
            DDLogFileInfo(filePath: logsDirectory + "/" + $0)
        }
    }
    /// The paths of the files, the newest first.
    open var sortedLogFilePaths: [String] { sortedLogFileInfos.map(\.filePath) }
    /// The names of the files, the newest first.
    open var sortedLogFileNames: [String] { sortedLogFileInfos.map(\.fileName) }

    /// Makes a file for the next messages, and removes those that are too many.
    func makeFile() -> String? {
        let files = FileManager.default
        try? files.createDirectory(atPath: logsDirectory, withIntermediateDirectories: true)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd--HH-mm-ss-SSS"
        let head = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        var path = "\(logsDirectory)/\(head) \(formatter.string(from: Date())).log"
        // Two within a millisecond
        for number in 2... where files.fileExists(atPath: path) {
            path = "\(logsDirectory)/\(head) \(formatter.string(from: Date())) \(number).log"
        }
        guard files.createFile(atPath: path, contents: nil) else { return nil }
        removeOldFiles()
        return path
    }

    private func removeOldFiles() {
        var size: UInt64 = 0
        for (index, info) in sortedLogFileInfos.enumerated() {
            size += info.fileSize
            let isTooMany = maximumNumberOfLogFiles > 0 && index >= maximumNumberOfLogFiles
            let isTooLarge = logFilesDiskQuota > 0 && index > 0 && size > logFilesDiskQuota
            if isTooMany || isTooLarge { try? FileManager.default.removeItem(atPath: info.filePath) }
        }
    }
}

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

/// What decides where files of messages are.
public typealias DDLogFileManager = DDLogFileManagerDefault
