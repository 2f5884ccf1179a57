import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The line that tells how far a long piece of work is.
///
/// On a terminal it is written again and again in the same place; elsewhere, as in the log of a CI server, a line is
/// written now and then, when something has changed.
final class ProgressLine: @unchecked Sendable {
    /// The characters that take the line off a terminal.
    static let erasure = "\r\u{1B}[K"
    /// Between two lines where there is no terminal, in seconds.
    private static let pause: TimeInterval = 15

    private let title: String
    private let isInteractive: Bool
    private let start = Date()
    private var greatestShare: Double?
    private var lastLine: (date: Date, text: String)?
    private var modules: ModuleProgress?

    /// - Parameters:
    ///   - title: The words before the share.
    ///   - isInteractive: Whether there is a terminal.
    ///   - modules: The folders of the modules that are all compiled, each as a whole, by their names. Without any, the
    ///     share is the one that the program counts itself.
    init(title: String, isInteractive: Bool, modules: [String: URL] = [:]) {
        self.title = title
        self.isInteractive = isInteractive
        self.modules = modules.isEmpty ? nil : ModuleProgress(modules: modules, start: start)
    }

    /// The text to write now; nil for none.
    func text(at date: Date) -> String? {
        // A build finds more to do as it goes: what has been shown once is not taken back.
        let done = Self.followedOutput().flatMap { modules == nil ? Self.share($0) : modules?.share($0, at: date) }
        if let done { greatestShare = max(greatestShare ?? 0, done) }
        let share = greatestShare.map { String(format: ", %.0f%%", $0 * 100) } ?? ""
        if isInteractive {
            return Self.erasure + title + share + String(format: "... %.0f s", date.timeIntervalSince(start))
        }
        let text = "seam: \(title)\(share)...\n"
        if let lastLine, lastLine.text == text || date.timeIntervalSince(lastLine.date) < Self.pause { return nil }
        lastLine = (date, text)
        return text
    }

    /// The share that is done, from the last count in the output of a build: `[12/340] Compiling UIKit`. Nil if there is
    /// no count.
    static func share(_ output: String) -> Double? {
        for line in output.split(whereSeparator: \.isNewline).reversed() {
            guard line.first == "[", let end = line.firstIndex(of: "]") else { continue }
            let numbers = line[..<end].dropFirst().split(separator: "/").map { Int($0) }
            guard numbers.count == 2, let done = numbers[0], let all = numbers[1], all > 0, done <= all else {
                continue
            }
            return Double(done) / Double(all)
        }
        return nil
    }

    // MARK: The program that runs

    private static let lock = NSLock()
    /// A descriptor of the file that the running program's output goes to.
    nonisolated(unsafe) private static var output: Int32?

    /// Has the line look at what a program writes to a file; nil when the program has come to its end.
    static func follow(_ descriptor: Int32?) {
        lock.withLock { output = descriptor }
    }

    /// The end of what the program has written so far.
    private static func followedOutput() -> String? {
        lock.withLock {
            guard let output else { return nil }
            var status = stat()
            guard fstat(output, &status) == 0 else { return nil }
            // Compilers may print long warnings between two counts.
            var bytes = [UInt8](repeating: 0, count: 256 << 10)
            let count = pread(output, &bytes, bytes.count, max(0, status.st_size - off_t(bytes.count)))
            return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
        }
    }
}
