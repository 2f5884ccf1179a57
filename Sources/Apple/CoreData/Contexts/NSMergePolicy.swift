public import Foundation

/// How a policy decides between what a context has and what the store has.
public enum NSMergePolicyType: UInt, Sendable {
    /// Saving fails.
    case errorMergePolicyType = 0
    /// Value by value; where both changed, the store's.
    case mergeByPropertyStoreTrumpMergePolicyType = 1
    /// Value by value; where both changed, the context's.
    case mergeByPropertyObjectTrumpMergePolicyType = 2
    /// The context's object replaces the store's.
    case overwriteMergePolicyType = 3
    /// The store's object replaces the context's.
    case rollbackMergePolicyType = 4
}

/// Decides what becomes of objects that others have saved since they were read.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// How the policy decides.
    public final let mergeType: NSMergePolicyType

    /// Makes a policy. A subclass decides in ``resolve(mergeConflicts:)``, and lets this class do the rest.
    public init(merge type: NSMergePolicyType) { mergeType = type }

    /// Saving fails.
    public class var error: NSMergePolicy { Standard.error }
    /// The context's objects replace the store's.
    public class var overwrite: NSMergePolicy { Standard.overwrite }
    /// The store's objects replace the context's.
    public class var rollback: NSMergePolicy { Standard.rollback }
    /// Value by value; where both changed, the store's.
    public class var mergeByPropertyStoreTrump: NSMergePolicy { Standard.storeTrump }
    /// Value by value; where both changed, the context's.
    public class var mergeByPropertyObjectTrump: NSMergePolicy { Standard.objectTrump }

    private enum Standard {
        static let error = NSMergePolicy(merge: .errorMergePolicyType)
        static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
        static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
        static let storeTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
        static let objectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    }

    /// Decides about conflicts of any kind: those of merging here.
    open func resolve(mergeConflicts list: [Any]) throws {
        try resolve(optimisticLockingConflicts: list.compactMap { $0 as? NSMergeConflict })
        let constraints = list.compactMap { $0 as? NSConstraintConflict }
        if !constraints.isEmpty { try resolve(constraintConflicts: constraints) }
    }

    /// Decides about objects that others have saved since.
    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
        guard !list.isEmpty else { return }
        guard mergeType != .errorMergePolicyType else { throw NSManagedObjectContext.mergeError(list) }
        for conflict in list { conflict.sourceObject.context?.resolve(conflict, mergeType) }
    }

    /// Decides about objects that share values which must be unique.
    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
        guard !list.isEmpty else { return }
        guard mergeType != .errorMergePolicyType else {
            throw NSManagedObjectContext.mergeError(list, code: NSManagedObjectConstraintMergeError)
        }
        for conflict in list { conflict.context?.resolve(conflict, mergeType) }
    }
}

/// The policy with which saving fails when others have changed what is saved.
nonisolated(unsafe) public var NSErrorMergePolicy: AnyObject = NSMergePolicy.error
/// The policy that decides value by value; where both changed, the store's.
nonisolated(unsafe) public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject = NSMergePolicy
    .mergeByPropertyStoreTrump
/// The policy that decides value by value; where both changed, the context's.
nonisolated(unsafe) public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject = NSMergePolicy
    .mergeByPropertyObjectTrump
/// The policy with which the context's objects replace the store's.
nonisolated(unsafe) public var NSOverwriteMergePolicy: AnyObject = NSMergePolicy.overwrite
/// The policy with which the store's objects replace the context's.
nonisolated(unsafe) public var NSRollbackMergePolicy: AnyObject = NSMergePolicy.rollback
