/// The objects that a to-many relationship leads to, as a context knows them.
///
/// While they were not read from the store, changes wait beside them: adding a child to a parent of thousands reads
/// none of them.
struct RelatedObjects: Sendable {
    /// In order; a relationship without order keeps that in which objects came.
    private(set) var ids: [NSManagedObjectID] = []
    private var members: Set<NSManagedObjectID> = []
    /// What the store has; nil if that was not read.
    private(set) var stored: [NSManagedObjectID]?
    private(set) var added: Set<NSManagedObjectID> = []
    private(set) var removed: Set<NSManagedObjectID> = []
    /// Whether the order was changed by hand.
    private(set) var isReordered = false

    /// Those of an object that the store does not have yet.
    static let ofNewObject = RelatedObjects(stored: [])
    /// Those of an object in the store, before they are read.
    static let unread = RelatedObjects()

    private init() {}

    private init(stored: [NSManagedObjectID]) {
        self.stored = stored
        ids = stored
        members = Set(stored)
    }

    var isRead: Bool { stored != nil }
    var hasChanges: Bool { !added.isEmpty || !removed.isEmpty || isReordered }

    /// Takes what the store has, below the changes that were made already.
    mutating func read(_ stored: [NSManagedObjectID]) {
        self.stored = stored
        let new = ids
        ids = stored.filter { !removed.contains($0) }
        members = Set(ids)
        for id in new where members.insert(id).inserted { ids.append(id) }
        added = added.subtracting(stored)
    }

    /// Forgets everything but what `stored` says, after a save.
    mutating func settle() {
        self = isRead ? RelatedObjects(stored: ids) : .unread
    }

    func contains(_ id: NSManagedObjectID) -> Bool { members.contains(id) }

    /// Adds an object at a position, or at the end. Answers whether it was not there.
    @discardableResult
    mutating func insert(_ id: NSManagedObjectID, at position: Int? = nil) -> Bool {
        guard members.insert(id).inserted else { return false }
        if let position, position < ids.count {
            ids.insert(id, at: position)
            isReordered = true
        } else {
            ids.append(id)
        }
        if removed.remove(id) == nil { added.insert(id) } else { isReordered = true }
        return true
    }

    /// Takes an object out. Answers whether it was there; of objects that were not read it is taken for granted.
    @discardableResult
    mutating func remove(_ id: NSManagedObjectID) -> Bool {
        if members.remove(id) != nil {
            if let position = ids.firstIndex(of: id) { ids.remove(at: position) }
        } else if isRead || removed.contains(id) {
            return false
        }
        if added.remove(id) == nil { removed.insert(id) }
        return true
    }

    /// Puts the objects in this order, which must be of the same objects.
    mutating func reorder(_ order: [NSManagedObjectID]) {
        guard order != ids else { return }
        ids = order
        isReordered = true
    }

    /// Puts permanent identifiers in the place of temporary ones.
    mutating func replace(_ names: NewNames) {
        guard ids.contains(where: { $0.isTemporaryID && names.current($0) !== $0 }) else { return }
        ids = ids.map(names.current)
        members = Set(ids)
        added = Set(added.map(names.current))
        removed = Set(removed.map(names.current))
    }
}
