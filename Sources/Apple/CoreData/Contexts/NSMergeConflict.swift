public import Foundation

/// An object that others have saved since a context read it.
open class NSMergeConflict: NSObject {
    /// The context's object.
    public final let sourceObject: NSManagedObject
    /// The values as the context read them.
    public final let cachedSnapshot: [String: Any]?
    /// The values as the store has them now; nil if the object is gone.
    public final let persistedSnapshot: [String: Any]?
    /// The values as the context has them; nil if it deletes the object.
    public final let objectSnapshot: [String: Any]?
    /// The number of the version that the store has; 0 if the object is gone.
    public final let newVersionNumber: Int
    /// The number of the version that the context read.
    public final let oldVersionNumber: Int
    let stored: StoredRow?

    init(_ object: NSManagedObject, stored: StoredRow?) {
        sourceObject = object
        self.stored = stored
        cachedSnapshot = object.row.map { object.snapshot(of: $0.values) }
        persistedSnapshot = stored.map { object.snapshot(of: $0.values) }
        objectSnapshot = object.marks.contains(.deleted) ? nil : object.snapshot(of: object.state.values)
        newVersionNumber = Int(stored?.version ?? 0)
        oldVersionNumber = Int(object.row?.version ?? 0)
    }
}

/// Objects with the same values of properties that must be unique together.
open class NSConstraintConflict: NSObject {
    /// The names of the properties.
    public final let constraint: [String]
    /// The values that they share.
    public final let constraintValues: [String: Any]
    /// The object that the store has; nil if all are new.
    public final let databaseObject: NSManagedObject?
    /// The values of that object in the store.
    public final let databaseSnapshot: [String: Any]?
    /// The context's objects with these values.
    public final let conflictingObjects: [NSManagedObject]
    /// The values of those.
    public final let conflictingSnapshots: [[AnyHashable: Any]]
    private let anchor: Anchor<NSManagedObjectContext>
    var context: NSManagedObjectContext? { anchor.object }

    init(
        constraint: [String], values: [String: Any], databaseObject: NSManagedObject?, conflicting: [NSManagedObject],
        context: NSManagedObjectContext
    ) {
        self.constraint = constraint
        constraintValues = values
        self.databaseObject = databaseObject
        databaseSnapshot = databaseObject?.committedValues(forKeys: nil)
        conflictingObjects = conflicting
        conflictingSnapshots = conflicting.map { $0.snapshot(of: $0.state.values) }
        anchor = context.registry.anchor
    }
}

extension NSManagedObject {
    /// The values of slots by name.
    final func snapshot(of values: ContiguousArray<StoredValue>) -> [String: Any] {
        var snapshot: [String: Any] = [:]
        for (key, place) in layout.places {
            switch place {
            case .attribute(let slot, let kind) where slot < values.count: snapshot[key] = values[slot].any(as: kind)
            case .toOne(let slot, _) where slot < values.count:
                if case .reference(let id) = values[slot] { snapshot[key] = id }
            default: break
            }
        }
        return snapshot
    }
}
