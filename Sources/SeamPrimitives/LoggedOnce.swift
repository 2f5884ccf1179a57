import Foundation

/// Messages to an app's developer that are written once in the life of a process, however often the cause recurs.
package enum LoggedOnce {
    private static let said = Locked<Set<String>>([])

    /// Writes a line to standard error, unless the same line was written this way before. Any thread.
    package static func say(_ message: String) {
        guard said.withLock({ $0.insert(message).inserted }) else { return }
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
