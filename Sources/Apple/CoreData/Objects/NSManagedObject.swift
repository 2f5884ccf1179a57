public import Foundation
internal import ObjectiveC
internal import SeamPrimitives

/// An object whose values and relationships are described by an entity of a model, and kept by a context.
///
/// An object that was not read yet is a *fault*: its first use reads it. Objects belong to their context, and may be
/// used on that context's queue alone; the context keeps those that have changes.
open class NSManagedObject: NSObject, NSFetchRequestResult {
    /// What undoing restores.
    struct State {
        /// The values by slot of the row; empty while the object is a fault.
        var values: ContiguousArray<StoredValue> = []
        /// The to-many relationships by position; empty while the object is a fault.
        var related: ContiguousArray<RelatedObjects> = []
        /// Attributes that are not saved.
        var transients: [String: StoredValue] = [:]

        init() {}

        init(
            values: ContiguousArray<StoredValue>, related: ContiguousArray<RelatedObjects>,
            transients: [String: StoredValue] = [:]
        ) {
            self.values = values
            self.related = related
            self.transients = transients
        }

        /// What new objects begin with.
        init(new layout: ObjectLayout) {
            values = layout.defaults
            related =
                layout.toMany.isEmpty ? [] : ContiguousArray(repeating: .ofNewObject, count: layout.toMany.count)
            transients = layout.transientDefaults
        }
    }

    /// Kept by ``origin``. Reading it counts no references.
    unowned(unsafe) let layout: ObjectLayout
    /// What names the object, together with ``number``; both change when the object is saved for the first time.
    private(set) var origin: IdentifierOrigin
    private(set) var number: Int64
    /// The identifier, once somebody has asked for it.
    private var ownID: NSManagedObjectID?
    /// Of the object's context.
    final var registry: ObjectRegistry?
    /// The values that the object has.
    ///
    /// Its accesses are not checked for overlapping: each ends before any other code runs.
    @exclusivity(unchecked)
    final var state: State
    /// As the store has the object, when it was read or saved last; nil for a new one, and for a fault of which nothing is
    /// known.
    @exclusivity(unchecked)
    final var row: StoredRow?
    final var extras: ObjectExtras?
    /// The place among the context's objects that wait to be saved, from 1; 0 for none. See ``PendingObjects``.
    final var place: UInt32 = 0
    /// The place among what the context has noted.
    final var notedPlace: UInt32 = 0
    private let idLock = Lock()
    @exclusivity(unchecked)
    final var marks: Marks

    struct Marks: OptionSet {
        let rawValue: UInt16
        static let fault = Marks(rawValue: 1)
        static let inserted = Marks(rawValue: 2)
        static let updated = Marks(rawValue: 4)
        static let deleted = Marks(rawValue: 8)
        /// A save removed the object, or the object was deleted before it was ever saved.
        static let gone = Marks(rawValue: 16)
        /// Values are being read from the store, or put back by an undo: no change is noted.
        static let silent = Marks(rawValue: 32)
        /// The context has noted what the object was.
        static let noted = Marks(rawValue: 64)
        /// The object was told that it is about to be saved.
        static let told = Marks(rawValue: 128)
    }

    // MARK: Making objects

    /// Makes an object of an entity and inserts it into a context; with nil it belongs to none until it is inserted.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        if let staged = ObjectStaging.take() {
            let fault = staged.pointee
            layout = fault.origin._withUnsafeGuaranteedRef { $0.layout }.takeUnretainedValue()
            origin = fault.origin.takeRetainedValue()
            number = fault.number
            ownID = fault.id?.takeRetainedValue()
            registry = fault.registry.takeRetainedValue()
            if let page = fault.page, let head = fault.head { row = StoredRow(page.takeRetainedValue(), head) }
            state = State()
            marks = .fault
            super.init()
            return
        }
        precondition(
            !entity.isAbstract,
            "Cannot create an object of the abstract entity \(entity.name ?? "")")
        entity.freeze()
        let own = context?.newOrigin(of: entity) ?? IdentifierOrigin(entity, in: nil)
        layout = own.layout.takeUnretainedValue()
        state = own.layout._withUnsafeGuaranteedRef { State(new: $0) }
        origin = own
        number = ObjectKey.newNumber()
        registry = context?.registry
        marks = []
        super.init()
        context?.insertNew(self)
    }

    /// Makes an object of the entity that the class stands for, and inserts it into a context.
    public convenience init(context: NSManagedObjectContext) {
        self.init(entity: context.entity(of: Self.self), insertInto: context)
    }

    /// An object of no entity, which has no properties and can be in no context: a place for another.
    public convenience override init() {
        print(
            "CoreData: error: Failed to call designated initializer on NSManagedObject class "
                + "'\(NSStringFromClass(Self.self))'")
        self.init(entity: NSEntityDescription(), insertInto: nil)
    }

    deinit { registry?.forget(Unmanaged.passUnretained(self).toOpaque(), number, origin.spacePointer) }

    // MARK: What names the object

    /// The context that the object belongs to, also when it is deleted there.
    final var context: NSManagedObjectContext? { registry?.context }
    /// Who ``origin`` is, for comparisons that count no references.
    @inline(__always)
    final var originPointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(origin).toOpaque() }
    final var key: ObjectKey { ObjectKey(origin, number) }
    final var isTemporary: Bool { origin.isTemporary }
    /// Whether somebody has the object's identifier.
    final var isNamed: Bool { ownID != nil }

    /// The identifier, made when it is asked for. Any thread.
    final var id: NSManagedObjectID {
        while true {
            let (known, key) = idLock.whileLocked { (ownID, ObjectKey(origin, number)) }
            if let known { return known }
            let made = NSManagedObjectID(key)
            let kept = idLock.whileLocked {
                // A save may have renamed the object meanwhile.
                if ownID == nil, number == key.number, origin === key.origin { ownID = made }
                return ownID
            }
            if let kept { return kept }
        }
    }

    /// The object is named otherwise from here on, as registries say.
    final func take(_ origin: IdentifierOrigin, _ number: Int64, _ id: NSManagedObjectID?) {
        var (origin, id) = (origin, id)
        idLock.lock()
        swap(&self.origin, &origin)
        swap(&ownID, &id)
        self.number = number
        idLock.unlock()
        withExtendedLifetime((origin, id)) {}
    }

    // MARK: What the object is

    /// The context of the object; nil if it was inserted into none, or was deleted and saved, or if its context is gone.
    open var managedObjectContext: NSManagedObjectContext? { marks.contains(.gone) ? nil : context }
    /// The entity that describes the object.
    open var entity: NSEntityDescription { origin.entity }
    /// Names the object across contexts. Temporary until the object is saved, and another one then.
    open var objectID: NSManagedObjectID { id }

    /// Whether the object is new in its context.
    open var isInserted: Bool { marks.contains(.inserted) }
    /// Whether a saved object was changed in its context.
    open var isUpdated: Bool { marks.contains(.updated) && !marks.contains(.inserted) && !marks.contains(.deleted) }
    /// Whether the next save deletes the object.
    open var isDeleted: Bool { marks.contains(.deleted) && !marks.contains(.gone) }
    /// Whether the object is new, changed or deleted.
    open var hasChanges: Bool { isInserted || marks.contains(.updated) || isDeleted }
    /// Whether there is something to save: an attribute that is not saved does not count.
    open var hasPersistentChangedValues: Bool { !changedValues().filter { isPersistent($0.key) }.isEmpty }
    /// Whether the values have not been read.
    open var isFault: Bool { marks.contains(.fault) }
    /// 0 for an object whose values are read, else 15 while it is a fault.
    open var faultingState: Int { isFault ? 15 : 0 }

    /// Whether the objects that a relationship leads to have not been read.
    open func hasFault(forRelationshipNamed key: String) -> Bool {
        guard !isFault else { return true }
        switch layout.places[key] {
        case .toMany(let position, _): return !state.related[position].isRead
        case .toOne(let slot, _):
            guard case .reference(let id) = state.values[slot] else { return false }
            return context?.registeredObject(for: id)?.isFault != false
        default: return false
        }
    }

    /// The identifiers of the objects that a relationship leads to, without reading those objects.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        fire()
        switch layout.places[key] {
        case .toMany(let position, _): return relatedIDs(position)
        case .toOne(let slot, _):
            guard case .reference(let id) = state.values[slot] else { return [] }
            return [id]
        default: return []
        }
    }

    // MARK: For subclasses

    /// The object was inserted for the first time: the place to set values that no default can say.
    open func awakeFromInsert() {}
    /// The values of the object were read.
    open func awakeFromFetch() {}
    /// Undoing or redoing brought the object back.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// The next save deletes the object. Also told when that is undone.
    open func prepareForDeletion() {}
    /// The context is about to be saved. What is changed here is saved too.
    open func willSave() {}
    /// The context was saved. Check ``isDeleted`` before touching values.
    open func didSave() {}
    /// The object is about to become a fault.
    open func willTurnIntoFault() {}
    /// The object has become a fault.
    open func didTurnIntoFault() {}

    /// Checks a value that a key has or shall have, and may put another in its place: what the model asks, and then a method
    /// of the class that is called as `validateName(_:)` for `name`, is exposed to Objective-C, takes the same pointer and
    /// throws. Saving asks it for every value.
    open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
        try checkValue(value, key)
    }
    /// Checks the object before it is saved for the first time. An override calls this one, and throws its own errors.
    open func validateForInsert() throws { try validateProperties() }
    /// Checks the object before its changes are saved. An override calls this one, and throws its own errors.
    open func validateForUpdate() throws { try validateProperties() }
    /// Checks the object before it is deleted. An override calls this one, and throws its own errors.
    open func validateForDelete() throws { try validateDeletion() }

    func isPersistent(_ key: String) -> Bool {
        if case .transient = layout.places[key] { false } else { true }
    }

    open override var description: String {
        let place = "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        let head =
            "<\(ClassNaming.name(of: type(of: self))): \(place)> (entity: \(entity.name ?? ""); id: \(id); data: "
        guard !isFault else { return head + "<fault>)" }
        let values = layout.places.keys.sorted().compactMap { key in
            describedValue(key).map { "    \(key) = \($0);" }
        }
        return head + "{\n" + values.joined(separator: "\n") + "\n})"
    }

    private func describedValue(_ key: String) -> String? {
        switch layout.places[key] {
        case .attribute(let slot, let kind):
            state.values[slot].any(as: kind).map { $0 is String ? "\"\($0)\"" : "\($0)" } ?? "nil"
        case .transient(_, let kind): state.transients[key]?.any(as: kind).map { "\($0)" } ?? "nil"
        case .toOne(let slot, _):
            if case .reference(let id) = state.values[slot] { "\"\(id)\"" } else { "nil" }
        case .toMany(let position, _):
            state.related[position].isRead ? "\(state.related[position].ids)" : "\"<relationship fault>\""
        case .composite, .fetched: nil
        case nil: nil
        }
    }
}

/// What brought an object back.
public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An insertion was undone.
    public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
    /// A deletion was undone.
    public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
    /// A change was undone.
    public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
    /// The context was rolled back.
    public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
    /// The object was refreshed.
    public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
    /// A merge policy decided.
    public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}
