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
        var number = 2
        while files.fileExists(atPath: path) {
            path = "\(logsDirectory)/\(head) \(formatter.string(from: Date())) \(number).log"
            number += 1
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

/// What decides where files of messages are.
public typealias DDLogFileManager = DDLogFileManagerDefault
