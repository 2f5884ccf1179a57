import Foundation

/// Keeps what tips need to know: which were shown and closed, what happened, and the values of parameters.
final class TipStore: @unchecked Sendable {
    static let shared = TipStore()
    /// Told after something has changed, on the thread that changed it.
    static let changed = Notification.Name("TipStoreChanged")

    private struct Contents: Codable {
        var invalidated: [String: Tips.InvalidationReason] = [:]
        var counts: [String: Int] = [:]
        var lastShown: Date?
        var values: [String: Data] = [:]
        var donations: [String: [Data]] = [:]
    }

    private let lock = NSLock()
    private var contents = Contents()
    private var transient: [String: any Sendable] = [:]
    private var file: URL?
    private var isConfigured = false
    private var frequency: TimeInterval = 0
    private var testing: (String) -> Bool? = { _ in nil }
    /// Those that are on the screen; they stay until they are invalidated.
    private var shown: Set<String> = []
    private static let limit = 1000

    private static func file(in folder: URL?) -> URL {
        let folder =
            folder
            ?? FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        return folder.appendingPathComponent(".tipkit").appendingPathComponent("tips.json")
    }

    func configure(frequency: TimeInterval, folder: URL?) throws {
        try lock.withLock {
            guard !isConfigured else { throw TipKitError.tipsDatastoreAlreadyConfigured }
            isConfigured = true
            self.frequency = frequency
            let file = Self.file(in: folder)
            self.file = file
            // What was told before counts as well.
            let early = contents
            if let data = try? Data(contentsOf: file), let kept = try? JSONDecoder().decode(Contents.self, from: data) {
                contents = kept
                contents.values.merge(early.values) { $1 }
                contents.donations.merge(early.donations) { $0 + $1 }
                contents.invalidated.merge(early.invalidated) { $1 }
            }
        }
        tell()
    }

    func forget() throws {
        try lock.withLock {
            guard !isConfigured else { throw TipKitError.tipsDatastoreAlreadyConfigured }
            contents = Contents()
            transient = [:]
            let file = Self.file(in: nil)
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
        }
    }

    /// As before the first call of the app's, for tests.
    func restart() {
        lock.withLock {
            contents = Contents()
            (transient, shown, isConfigured, file, testing) = ([:], [], false, nil, { _ in nil })
        }
    }

    func override(_ testing: @escaping (String) -> Bool?) {
        lock.withLock { self.testing = testing }
        tell()
    }

    private func tell() { NotificationCenter.default.post(name: Self.changed, object: nil) }

    private func change(_ change: (inout Contents) -> Void) {
        lock.withLock {
            change(&contents)
            // Written before another change is made, so that the last one is the one that stays.
            guard let file, let data = try? JSONEncoder().encode(contents) else { return }
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? data.write(to: file, options: .atomic)
        }
        tell()
    }

    // MARK: Tips

    func status(of tip: any Tip) -> Tips.Status {
        let id = tip.id
        let type = String(describing: type(of: tip))
        lock.lock()
        let (isConfigured, isShown, frequency) = (isConfigured, shown.contains(id), frequency)
        let (reason, last, count) = (contents.invalidated[id], contents.lastShown, contents.counts[id] ?? 0)
        let forced = testing(type)
        lock.unlock()
        if let forced { return forced ? .available : .pending }
        if let reason { return .invalidated(reason) }
        guard isConfigured else { return .pending }
        let options = tip.options
        if !isShown, let limit = options.lazy.compactMap({ $0 as? Tips.MaxDisplayCount }).first?.count, count >= limit {
            return .invalidated(.displayCountExceeded)
        }
        // The rules ask for values: the lock is free again.
        guard tip.rules.allSatisfy({ $0.holds() }) else { return .pending }
        let ignores = options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores ?? false }
        if !isShown, !ignores, frequency > 0, let last, Date().timeIntervalSince(last) < frequency { return .pending }
        return .available
    }

    /// A tip has come on the screen.
    func show(_ id: String) {
        guard lock.withLock({ shown.insert(id).inserted }) else { return }
        change {
            $0.counts[id, default: 0] += 1
            $0.lastShown = Date()
        }
    }

    /// A tip has left the screen.
    func leave(_ id: String) { _ = lock.withLock { shown.remove(id) } }

    func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
        leave(id)
        change { $0.invalidated[id] = reason }
    }

    func reset(_ id: String) {
        leave(id)
        change {
            $0.invalidated[id] = nil
            $0.counts[id] = nil
        }
    }

    // MARK: Values and what happens

    func value<Value: Codable & Sendable>(_ id: String, _ isTransient: Bool) -> Value? {
        let (kept, data) = lock.withLock { (transient[id], contents.values[id]) }
        if isTransient { return kept as? Value }
        return data.flatMap { try? JSONDecoder().decode([Value].self, from: $0).first }
    }

    func set<Value: Codable & Sendable>(_ value: Value, for id: String, _ isTransient: Bool) {
        if isTransient {
            lock.withLock { transient[id] = value }
            tell()
        } else {
            let data = try? JSONEncoder().encode([value])
            change { $0.values[id] = data }
        }
    }

    func donations<Donation: Codable>(_ id: String) -> [Donation] {
        let kept = lock.withLock { contents.donations[id] ?? [] }
        return kept.compactMap { try? JSONDecoder().decode(Donation.self, from: $0) }
    }

    func donate<Donation: Codable>(_ donation: Donation, to id: String) {
        guard let data = try? JSONEncoder().encode(donation) else { return }
        change { $0.donations[id] = (($0.donations[id] ?? []) + [data]).suffix(Self.limit) }
    }

    /// What a closure gives, now and whenever something has changed it.
    func updates<Value: Equatable & Sendable>(_ value: @escaping @Sendable () -> Value) -> AsyncStream<Value> {
        AsyncStream { continuation in
            let last = LastValue<Value>()
            let send = { @Sendable in
                let new = value()
                if last.take(new) { continuation.yield(new) }
            }
            nonisolated(unsafe) let token = NotificationCenter.default.addObserver(
                forName: Self.changed, object: nil, queue: nil
            ) { _ in send() }
            continuation.onTermination = { _ in NotificationCenter.default.removeObserver(token) }
            send()
        }
    }
}

private final class LastValue<Value: Equatable & Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value?

    /// Whether the value is another one than before.
    func take(_ new: Value) -> Bool {
        lock.withLock {
            defer { value = new }
            return value != new
        }
    }
}
