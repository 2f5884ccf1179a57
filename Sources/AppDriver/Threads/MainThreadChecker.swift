import Foundation
import RuntimeShims
import SeamPrimitives
import UIKit

/// Tells of uses of UIKit on another thread than the main one, as Xcode's checker of that name does, and lets the app go
/// on.
enum MainThreadChecker {
    private static let known = Locked<Set<[UInt]>>([])
    private static let told = Locked<Set<String>>([])

    /// Begins to watch. Before the app's own code runs.
    static func start() {
        MainThreadCheck.report = { tell() }
        IsolationChecks.install {
            _ = tell()
            return true
        }
    }

    /// Tells of the calling thread, unless it serves the main queue, as other threads do in a program without a main loop.
    private static func tell() -> Bool {
        if MainQueue.isCurrent { return false }
        // Names take a moment to find, and the same calls come again.
        let calls = Thread.callStackReturnAddresses.dropFirst().map(\.uintValue)
        guard known.withLock({ $0.insert(calls).inserted }) else { return true }
        let text = message(CallStack(returningTo: calls))
        let isNew = told.withLock { $0.insert(text).inserted }
        if isNew { FileHandle.standardError.write(Data((text + "\n").utf8)) }
        return true
    }

    /// Names what was called and the app's line that called it, and lists the app's calls.
    static func message(_ stack: CallStack) -> String {
        let name = stack.library.map { " " + brief($0.name) } ?? ""
        let place = stack.appsCall?.place.map { "\($0.file):\($0.line): " } ?? ""
        let calls = stack.calls.filter { $0.isApps && $0.place != nil }
        let lines = CallStack(calls: calls).lines
        return (["\(place)Main Thread Checker: UI API called on a background thread:\(name)"] + lines)
            .joined(separator: "\n")
    }

    /// `UILabel.text.setter` of `UIKit.UILabel.text.setter : Swift.Optional<Swift.String>`.
    private static func brief(_ name: String) -> String {
        var text = Substring(name)
        for prefix in ["dispatch thunk of ", "method descriptor for ", "(extension in UIKit):"]
        where text.hasPrefix(prefix) {
            text = text.dropFirst(prefix.count)
        }
        if let end = text.range(of: " : ") { text = text[..<end.lowerBound] }
        if let end = text.range(of: " -> ") { text = text[..<end.lowerBound] }
        return text.hasPrefix("UIKit.") ? String(text.dropFirst("UIKit.".count)) : String(text)
    }
}
