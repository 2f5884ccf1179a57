import CocoaLumberjackSwift
import Foundation
import Testing

/// Loggers and the messages that they get.
@Suite struct LogTests {
    private final class Shelf: DDAbstractLogger, @unchecked Sendable {
        var texts: [String] = []
        var last: DDLogMessage?

        override func log(message logMessage: DDLogMessage) {
            last = logMessage
            texts.append(logFormatter?.format(message: logMessage) ?? logMessage.message)
        }
    }

    private final class Shout: NSObject, DDLogFormatter {
        func format(message logMessage: DDLogMessage) -> String? { logMessage.message.uppercased() }
    }

    @Test func loggersGetMessagesOfTheirLevel() {
        let log = DDLog()
        let (all, warnings) = (Shelf(), Shelf())
        log.add(all)
        log.add(warnings, with: .warning)
        DDLogDebug("looking", ddlog: log)
        DDLogWarn("careful \(1)", ddlog: log)
        DDLogError("틀림", ddlog: log)
        log.flushLog()
        #expect(all.texts == ["looking", "careful 1", "틀림"] && warnings.texts == ["careful 1", "틀림"])
        #expect(all.last?.flag == .error && all.last?.fileName == "LogTests" && all.last?.line ?? 0 > 0)
        log.remove(warnings)
        DDLogError("again", ddlog: log)
        #expect(all.texts.count == 4 && warnings.texts.count == 2 && log.allLoggers.count == 1)
        log.removeAllLoggers()
        #expect(log.allLoggers.isEmpty)
    }

    @Test func messagesBelowTheLevelAreNotMade() {
        var made = 0
        func text() -> String {
            made += 1
            return "text"
        }
        DDLogVerbose(text(), level: .info, ddlog: DDLog())
        #expect(made == 0)
        DDLogInfo(text(), level: .info, ddlog: DDLog())
        #expect(made == 1)
    }

    @Test func formattersMakeTheTexts() {
        let (log, shelf) = (DDLog(), Shelf())
        shelf.logFormatter = Shout()
        log.add(shelf)
        DDLogError("quiet", ddlog: log)
        #expect(shelf.texts == ["QUIET"])
        #expect(DDLogFlag.from(.info) == [.error, .warning, .info] && DDLogFlag.warning.toLogLevel() == .warning)
        #expect(DDLogFlag([.error, .warning]).toLogLevel() == .warning)
    }

    @Test func filesChangeWhenTheyAreFull() throws {
        let folder = NSTemporaryDirectory() + "logs-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let files = DDLogFileManagerDefault(logsDirectory: folder)
        files.maximumNumberOfLogFiles = 2
        let (log, logger) = (DDLog(), DDFileLogger(logFileManager: files))
        logger.maximumFileSize = 40
        log.add(logger)
        DDLogError("first 안녕", ddlog: log)
        let first = try #require(logger.currentLogFileInfo)
        #expect(try String(contentsOfFile: first.filePath, encoding: .utf8).hasSuffix("  first 안녕\n"))
        DDLogError("second", ddlog: log)
        DDLogError("third", ddlog: log)
        #expect(files.sortedLogFilePaths.count == 2)
        #expect(logger.currentLogFileInfo?.filePath == files.sortedLogFilePaths.first)
        for number in 0..<6 { DDLogError("more \(number) and more and more", ddlog: log) }
        #expect(files.sortedLogFilePaths.count == 2)
    }
}
