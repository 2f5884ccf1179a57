public import Foundation
internal import FirebaseCore

/// A part of the tree.
public final class DatabaseReference: DatabaseQuery, @unchecked Sendable {
    init(_ database: Database, _ path: [String]) { super.init(database, path, TreeOrder()) }

    /// The last part of the path; nil for the top.
    public var key: String? { path.last }
    /// What holds it; nil for the top.
    public var parent: DatabaseReference? {
        path.isEmpty ? nil : DatabaseReference(database, Array(path.dropLast()))
    }
    /// The top of the tree.
    public var root: DatabaseReference { DatabaseReference(database, []) }
    /// Its address.
    public var url: String { (database.app.options.databaseURL ?? "https://local") + "/" + path.joined(separator: "/") }
    public override var description: String { url }

    /// What is in it by a path.
    public func child(_ pathString: String) -> DatabaseReference {
        DatabaseReference(database, path + pathString.split(separator: "/").map(String.init))
    }

    /// A child with a new key, after those that were made before.
    public func childByAutoId() -> DatabaseReference { child(PushKey.make()) }

    // MARK: Changing it

    /// Puts a value in place of what is there; nil and `NSNull` take it away.
    public func setValue(_ value: Any?) { write([(path, value)], nil) }
    /// Puts a value in place of what is there.
    public func setValue(
        _ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) { write([(path, value)], block) }
    /// Puts a value in place of what is there. Priorities are not kept.
    public func setValue(_ value: Any?, andPriority priority: Any?) { setValue(value) }
    /// Puts a value in place of what is there.
    @discardableResult
    public func setValue(_ value: Any?) async throws -> DatabaseReference {
        try database.tree.write([(path, value)])
        return self
    }

    /// Takes away what is there.
    public func removeValue() { setValue(nil) }
    /// Takes away what is there.
    public func removeValue(completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {
        setValue(nil, withCompletionBlock: block)
    }
    /// Takes away what is there.
    @discardableResult
    public func removeValue() async throws -> DatabaseReference { try await setValue(nil) }

    /// Puts values in some places, by their paths, and leaves the others.
    public func updateChildValues(_ values: [AnyHashable: Any]) { write(changes(values), nil) }
    /// Puts values in some places, by their paths, and leaves the others.
    public func updateChildValues(
        _ values: [AnyHashable: Any], withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) { write(changes(values), block) }
    /// Puts values in some places, by their paths, and leaves the others.
    @discardableResult
    public func updateChildValues(_ values: [AnyHashable: Any]) async throws -> DatabaseReference {
        try database.tree.write(changes(values))
        return self
    }

    private func changes(_ values: [AnyHashable: Any]) -> [(path: [String], value: Any?)] {
        values.map { (child("\($0.key)").path, $0.value) }
    }

    private func write(
        _ changes: [(path: [String], value: Any?)], _ block: (((any Error)?, DatabaseReference) -> Void)?
    ) {
        do {
            try database.tree.write(changes)
            FirebaseApp.later { block?(nil, self) }
        } catch {
            // Firebase stops the app here.
            NSException(name: .invalidArgumentException, reason: error.localizedDescription, userInfo: nil).raise()
        }
    }

    /// Changes what is there by what it is.
    public func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) {
        runTransactionBlock(block, andCompletionBlock: { _, _, _ in })
    }

    /// Changes what is there by what it is. The second closure gets whether it was changed, and what is there then.
    public func runTransactionBlock(
        _ block: @escaping (MutableData) -> TransactionResult,
        andCompletionBlock completionBlock: @escaping ((any Error)?, Bool, DataSnapshot?) -> Void
    ) {
        FirebaseApp.later { [self] in
            var problem: (any Error)?
            let changed = database.tree.change(path) { node in
                let data = MutableData(key, node)
                guard block(data).isSuccess else { return nil }
                do { return try data.node } catch {
                    problem = error
                    return nil
                }
            }
            completionBlock(problem, changed != nil, DataSnapshot(self, database.tree[path]))
        }
    }
}

/// A part of the tree that a transaction may change.
public final class MutableData: NSObject {
    /// The last part of the path.
    public let key: String?
    /// A text, a number, a list or a dictionary of these; `NSNull` if there is nothing.
    public var value: Any?

    init(_ key: String?, _ node: TreeNode) {
        self.key = key
        value = node.value
    }

    var node: TreeNode { get throws { try TreeNode(value) } }

    /// Whether there are children.
    public func hasChildren() -> Bool { childrenCount > 0 }
    /// How many children there are.
    public var childrenCount: UInt { UInt(((try? node) ?? .none).children.count) }
    /// What is at a path, to be looked at.
    public func childData(byAppendingPath path: String) -> MutableData {
        let parts = path.split(separator: "/").map(String.init)
        return MutableData(parts.last, ((try? node) ?? .none)[parts[...]])
    }
}

/// What a transaction came to.
public final class TransactionResult: NSObject {
    let isSuccess: Bool
    init(_ isSuccess: Bool) { self.isSuccess = isSuccess }
    /// The value is to be put in.
    public class func success(withValue value: MutableData) -> TransactionResult { TransactionResult(true) }
    /// All is to stay as it is.
    public class func abort() -> TransactionResult { TransactionResult(false) }
}
