import Foundation
import Synchronization

/// The observances of one object, by the key that they depend on.
final class ObservedObject: @unchecked Sendable {
    let id: ObjectIdentifier
    private weak var owner: NSObject?
    fileprivate var observances: [String: [KeyValueObservance]] = [:]

    private init(_ owner: NSObject) {
        id = ObjectIdentifier(owner)
        self.owner = owner
    }

    // One lock for all: it is held for a look-up or an entry, and never while code of the app runs.
    private static let lock = NSLock()
    nonisolated(unsafe) private static var table: [ObjectIdentifier: ObservedObject] = [:]
    nonisolated(unsafe) private static var sweepCount = 64

    /// A bit for each key that was ever observed, so that most changes are known to interest nobody without the lock.
    private static let keys = Atomic<UInt64>(0)

    private static func bit(of key: String) -> UInt64 {
        let bytes = key.utf8
        return 1 << UInt64((bytes.count &* 7 &+ Int(bytes.first ?? 0)) & 63)
    }

    /// Whether anybody may observe a key of that name, of whichever object.
    static func mayObserve(_ key: String) -> Bool {
        keys.load(ordering: .relaxed) & bit(of: key) != 0
    }

    /// Runs `body` under the lock that guards observances.
    static func guarded<Result>(_ body: () -> Result) -> Result {
        lock.withLock(body)
    }

    /// Who depends on `key` of `object`, in the order in which they began to.
    static func observances(of object: AnyObject, _ key: String) -> [KeyValueObservance] {
        lock.withLock {
            guard let entry = table[ObjectIdentifier(object)], entry.owner === object else { return [] }
            return entry.observances[key] ?? []
        }
    }

    /// The same for an object that may just be being released, when nothing tells it from another that lived there.
    static func observances(ofReleasing object: AnyObject, _ key: String) -> [KeyValueObservance] {
        lock.withLock { table[ObjectIdentifier(object)]?.observances[key] ?? [] }
    }

    /// Enters an observance for a key of an object, once.
    static func enter(_ observance: KeyValueObservance, at links: [(object: NSObject, key: String)]) -> [Link] {
        // Released after the lock is: a deinit may come back here.
        var kept: [Any] = []
        defer { withExtendedLifetime(kept) {} }
        return lock.withLock {
            var entered: [Link] = []
            for (object, key) in links {
                keys.bitwiseOr(bit(of: key), ordering: .relaxed)
                let id = ObjectIdentifier(object)
                var entry = table[id]
                if let found = entry, found.owner !== object {
                    // Another object may live where one that is gone did.
                    kept.append(found)
                    entry = nil
                }
                if entry == nil, table.count >= sweepCount { kept += sweep() }
                let observed = entry ?? ObservedObject(object)
                table[id] = observed
                let link = Link(observed: observed, key: key)
                guard !entered.contains(link) else { continue }
                observed.observances[key, default: []].append(observance)
                entered.append(link)
            }
            return entered
        }
    }

    /// Takes an observance from the keys it was entered for.
    static func remove(_ observance: KeyValueObservance, from links: [Link]) {
        var kept: [Any] = [observance]
        defer { withExtendedLifetime(kept) {} }
        lock.withLock {
            for link in links {
                let observed = link.observed
                observed.observances[link.key]?.removeAll { $0 === observance }
                if observed.observances[link.key]?.isEmpty == true { observed.observances[link.key] = nil }
                if observed.observances.isEmpty, table[observed.id] === observed {
                    table[observed.id] = nil
                    kept.append(observed)
                }
            }
        }
    }

    /// Forgets objects that are gone. Returns what must outlive the lock.
    private static func sweep() -> [Any] {
        var kept: [Any] = []
        for (id, entry) in table {
            if let owner = entry.owner {
                kept.append(owner)
            } else {
                kept.append(entry)
                table[id] = nil
            }
        }
        sweepCount = max(64, table.count * 2)
        return kept
    }

    /// A key of an object that an observance depends on.
    struct Link: Equatable {
        let observed: ObservedObject
        let key: String

        static func == (left: Link, right: Link) -> Bool {
            left.observed === right.observed && left.key == right.key
        }
    }
}
