import Foundation

/// Reads the record of an app that runs, and shows or writes it.
public final class TraceSession: @unchecked Sendable {
    /// Where the record goes.
    public enum Output: Sendable {
        /// A tree, as it happens.
        case tree(@Sendable (String) -> Void)
        /// A file in the trace-event format.
        case json(URL)
        /// A page with everything in it.
        case page(URL)
        /// Nowhere: the program asks for it.
        case answers
    }

    private let lock = NSLock()
    private let record: TraceRecord
    private let lines: LineFinder
    private let output: Output
    private let title: String
    private let layers: [String: String]
    private var tree = TreeText()
    /// Activities that were shown, which are shown again when something else follows from them.
    private var shown: Set<UInt64> = []

    /// - Parameters:
    ///   - output: Where the record goes.
    ///   - title: The app's name.
    ///   - lines: Finds the author's lines.
    ///   - layers: The layers of the app's types, by their names.
    ///   - limit: The most that is kept, in bytes of the record as it comes.
    public init(
        _ output: Output, title: String, lines: LineFinder, layers: [String: String] = [:], limit: Int = 24 << 20
    ) {
        self.output = output
        self.layers = layers
        self.title = title
        self.lines = lines
        record = TraceRecord(limit: limit)
    }

    /// Reads what the app has written. Returns the answers to its questions, a line each; nil if it has asked nothing.
    public func add(_ data: Data) -> Data? {
        let answers = lock.withLock {
            record.add(data)
            return record.takeQuestions().map { TraceAnswer(to: $0, record, now: Self.now, locate: locate).line }
        }
        show(after: 60_000)
        return answers.isEmpty ? nil : answers.reduce(Data(), +)
    }

    /// Shows the activities that have come to rest.
    public func pass() { show(after: 60_000) }

    private func show(after pause: UInt64) {
        guard case .tree(let show) = output else { return }
        lock.withLock {
            for activity in record.takeChanged(before: Self.now - pause) { show(text(of: activity)) }
        }
    }

    private func text(of activity: TraceNode) -> String {
        locate(activity)
        return (shown.insert(activity.id).inserted ? "" : "… and then\n") + tree.text(of: activity)
    }

    private func locate(_ activity: TraceNode) {
        activity.forEach { node in
            // Of a property's change, the line that made it says more than the property's.
            node.place = lines.place(of: node.addresses) ?? node.place
        }
    }

    /// The app has ended: writes what there is.
    public func finish() throws {
        try lock.withLock {
            switch output {
            case .answers: break
            case .tree(let show):
                for activity in record.takeChanged(before: nil) { show(text(of: activity)) }
            case .json(let file):
                record.activities.forEach(locate)
                try ChromeTrace(record, title: title).data().write(to: file, options: .atomic)
            case .page(let file):
                record.activities.forEach(locate)
                try Data(TracePage(record, title: title, layers: layers).text().utf8).write(to: file, options: .atomic)
            }
        }
    }

    /// The recorder's clock.
    private static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1_000
    }
}
