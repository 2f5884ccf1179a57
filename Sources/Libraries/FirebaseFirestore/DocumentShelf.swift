import FirebaseCore
import Foundation

/// The documents of an app, by their paths, and who listens to them.
final class DocumentShelf: @unchecked Sendable {
    /// A change of one document; nil for fields takes it away.
    typealias Write = (path: String, fields: (_ old: [String: Any]?) throws -> [String: Any]?)

    private let lock = NSRecursiveLock()
    private var documents: [String: [String: Any]] = [:]
    private var listeners: [(id: UUID, look: () -> Void)] = []

    subscript(path: String) -> [String: Any]? { lock.withLock { documents[path] } }

    /// The documents that stand right in a collection, or in collections with an identifier anywhere.
    func documents(in collection: String, isGroup: Bool) -> [(path: String, fields: [String: Any])] {
        lock.withLock {
            documents.compactMap { path, fields in
                let parts = path.split(separator: "/")
                let parent = parts.dropLast()
                let fits =
                    isGroup ? parent.last.map(String.init) == collection : parent.joined(separator: "/") == collection
                return fits ? (path, fields) : nil
            }
        }
    }

    /// Makes all changes, or none, and tells who listens.
    func write(_ writes: [Write]) throws {
        try lock.withLock {
            var new = documents
            for write in writes { new[write.path] = try write.fields(new[write.path]) }
            documents = new
        }
        FirebaseApp.later { [self] in for listener in lock.withLock({ listeners }) { listener.look() } }
    }

    /// Does something while nobody writes.
    func alone<Result>(_ body: () throws -> Result) rethrows -> Result { try lock.withLock(body) }

    func listen(_ look: @escaping () -> Void) -> any ListenerRegistration {
        let id = UUID()
        lock.withLock { listeners.append((id, look)) }
        FirebaseApp.later { [self] in lock.withLock({ listeners.first { $0.id == id } })?.look() }
        return Registration { [weak self] in
            self?.lock.withLock { self?.listeners.removeAll { $0.id == id } }
        }
    }

    func clear() { lock.withLock { documents = [:] } }

    private final class Registration: NSObject, ListenerRegistration, @unchecked Sendable {
        private let end: () -> Void
        init(_ end: @escaping () -> Void) { self.end = end }
        func remove() { end() }
    }
}

extension DocumentShelf {
    /// A document's fields anew, or with the others that it has.
    static func setting(_ data: [String: Any], merges: Bool) -> ([String: Any]?) throws -> [String: Any]? {
        { old in merged(data, into: merges ? old ?? [:] : [:]) }
    }

    /// A document's fields with some at their paths changed; fails without the document.
    static func updating(_ data: [AnyHashable: Any], path: String) -> ([String: Any]?) throws -> [String: Any]? {
        { old in
            guard var fields = old else {
                throw FirestoreErrorCode.notFound.error("No document to update: \(path)")
            }
            for (key, value) in data {
                let names = (key.base as? FieldPath)?.names ?? "\(key)".split(separator: ".").map(String.init)
                FieldOrder.set(names[...], in: &fields) { old in
                    if let change = value as? FieldValue { return change.applied(to: old) }
                    return FieldOrder.kept(value)
                }
            }
            return fields
        }
    }

    private static func merged(_ new: [String: Any], into old: [String: Any]) -> [String: Any] {
        var fields = old
        for (key, value) in new {
            switch value {
            case let change as FieldValue: fields[key] = change.applied(to: fields[key])
            case let map as [String: Any]: fields[key] = merged(map, into: old[key] as? [String: Any] ?? [:])
            default: fields[key] = FieldOrder.kept(value)
            }
        }
        return fields
    }
}
