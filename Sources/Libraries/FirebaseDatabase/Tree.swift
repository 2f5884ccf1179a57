import FirebaseCore
import Foundation

/// The tree of an app, and who hears of its changes.
final class Tree: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var top = TreeNode.none
    private var listeners:
        [(handle: UInt, owner: ObjectIdentifier, path: [String], look: (TreeNode, TreeNode) -> Void)] = []
    private var last: UInt = 0

    subscript(path: [String]) -> TreeNode { lock.withLock { top[path[...]] } }

    /// Changes parts of the tree together, and tells who hears of it, on the main queue.
    func write(_ changes: [(path: [String], value: Any?)]) throws {
        try lock.withLock {
            let old = top
            var new = top
            for (path, value) in changes { new[path[...]] = try TreeNode(value, old: new[path[...]]) }
            top = new
            tell(old, new)
        }
    }

    /// Changes a part of the tree by what it is.
    func change(_ path: [String], _ body: (TreeNode) throws -> TreeNode?) rethrows -> TreeNode? {
        try lock.withLock {
            guard let value = try body(top[path[...]]) else { return nil }
            let old = top
            top[path[...]] = value
            tell(old, top)
            return value
        }
    }

    private func tell(_ old: TreeNode, _ new: TreeNode) {
        for listener in listeners {
            let (before, after) = (old[listener.path[...]], new[listener.path[...]])
            guard before != after else { continue }
            FirebaseApp.later { [weak self] in
                guard let self, lock.withLock({ self.listeners.contains { $0.handle == listener.handle } }) else {
                    return
                }
                listener.look(before, after)
            }
        }
    }

    /// Calls a closure with the part of the tree as it is, then with each change.
    func listen(
        _ path: [String], owner: ObjectIdentifier, _ look: @escaping (_ old: TreeNode?, _ new: TreeNode) -> Void
    ) -> UInt {
        lock.withLock {
            last += 1
            let (handle, now) = (last, top[path[...]])
            listeners.append((handle, owner, path, { look($0, $1) }))
            FirebaseApp.later { [weak self] in
                guard let self, lock.withLock({ self.listeners.contains { $0.handle == handle } }) else { return }
                look(nil, now)
            }
            return handle
        }
    }

    func end(_ handle: UInt) { lock.withLock { listeners.removeAll { $0.handle == handle } } }

    func endAll(at path: [String]) { lock.withLock { listeners.removeAll { $0.path == path } } }
}

/// Keys that come in the order in which they were made: eight letters of the time, and twelve of chance.
enum PushKey {
    private static let letters = Array("-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")
    private static let lock = NSLock()
    nonisolated(unsafe) private static var last: (time: Int64, chance: [Int]) = (0, [])

    static func make(_ now: Date = Date()) -> String {
        lock.withLock {
            let time = Int64(now.timeIntervalSince1970 * 1000)
            var chance = last.chance
            if time == last.time, let place = chance.lastIndex(where: { $0 < 63 }) {
                // In the same millisecond, the next number.
                chance[place] += 1
                for index in chance.indices where index > place { chance[index] = 0 }
            } else {
                chance = (0..<12).map { _ in Int.random(in: 0..<64) }
            }
            last = (time, chance)
            let stamp = (0..<8).reversed().map { letters[Int(time >> (6 * Int64($0)) & 63)] }
            return String(stamp) + String(chance.map { letters[$0] })
        }
    }
}
