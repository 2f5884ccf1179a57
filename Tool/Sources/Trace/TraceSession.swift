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
        /// A page that is open while the app runs: messages for it, each on one line.
        case live(@Sendable (Data) -> Void)

        var hasPictures: Bool {
            switch self {
            case .tree, .json: false
            case .page, .live: true
            }
        }
    }

    private let lock = NSLock()
    private let record: TraceRecord
    private let lines: LineFinder
    private let outputs: [Output]
    private let title: String
    private let page: TracePage
    private var tree = TreeText()
    /// The time of the last picture that a live page has.
    private var lastPicture: UInt64 = 0

    /// Microseconds of rest after which an activity is shown.
    private static let rest: UInt64 = 60_000

    /// - Parameters:
    ///   - outputs: Where the record goes.
    ///   - title: The app's name.
    ///   - lines: Finds the author's lines.
    ///   - layers: The layers of the app's types, by their names.
    ///   - limit: The memory that the record may take, in bytes.
    public init(
        _ outputs: [Output], title: String, lines: LineFinder, layers: [String: String] = [:], limit: Int = 24 << 20
    ) {
        self.outputs = outputs
        self.title = title
        self.lines = lines
        page = TracePage(title: title, layers: layers)
        record = TraceRecord(limit: limit)
    }

    /// The files of the page that is served while the app runs, by the paths of their addresses.
    public static func pageFiles(title: String) -> [String: String] { TracePage(title: title, layers: [:]).files }

    /// Whether the record needs pictures of the screen.
    public var wantsPictures: Bool { outputs.contains(where: \.hasPictures) }

    /// Reads what the app has written. Returns the answers to its questions, a line each; nil if it has asked nothing.
    @discardableResult
    public func add(_ data: Data) -> Data? {
        let answers = lock.withLock {
            record.add(data)
            return record.takeQuestions().map { TraceAnswer(to: $0, record, now: Self.now, locate: locate).line }
        }
        return answers.isEmpty ? nil : answers.reduce(Data(), +)
    }

    /// Shows the activities that have come to rest. Call now and then.
    public func pass() {
        lock.withLock { show(before: Self.now - Self.rest) }
    }

    /// Sends everything to the live page: one has come that has nothing yet.
    public func refresh() {
        lock.withLock {
            record.activities.forEach(locate)
            send(record.activities, pictures: record.pictures, isWhole: true)
        }
    }

    private func show(before time: UInt64?) {
        let activities = record.takeChanged(before: time)
        let pictures = record.pictures.filter { $0.time > lastPicture }
        guard !activities.isEmpty || !pictures.isEmpty else { return }
        activities.forEach(locate)
        for case .tree(let show) in outputs { for activity in activities { show(text(of: activity)) } }
        send(activities, pictures: pictures, isWhole: false)
        lastPicture = pictures.last?.time ?? lastPicture
    }

    private func send(_ activities: [TraceNode], pictures: [TraceRecord.Picture], isWhole: Bool) {
        for case .live(let send) in outputs {
            if let message = try? page.message(activities, pictures: pictures, of: record, isWhole: isWhole) {
                send(message)
            }
        }
    }

    private func text(of activity: TraceNode) -> String {
        defer { activity.isShown = true }
        // It is shown again when something else follows from it.
        return (activity.isShown ? "… and then\n" : "") + tree.text(of: activity)
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
            show(before: nil)
            for output in outputs {
                switch output {
                case .tree, .live: continue
                case .json(let file):
                    record.activities.forEach(locate)
                    try ChromeTrace(record, title: title).data().write(to: file, options: .atomic)
                case .page(let file):
                    record.activities.forEach(locate)
                    try Data(page.text(of: record).utf8).write(to: file, options: .atomic)
                }
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
