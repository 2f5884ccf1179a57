import Foundation

/// A database of objects, as one thread sees it.
///
/// Kept in a file of SQLite's, which no other program's Realm reads, or in memory. What is written becomes visible to the
/// thread's own objects at once, and to those of other threads when they refresh: on the main thread by itself.
///
/// Two realms of one thread for one file are the same, and equal.
public final class Realm {
    let core: RealmCore

    init(core: RealmCore) { self.core = core }

    /// The classes of the realm.
    public var schema: Schema { Schema(core) }
    /// What the realm was opened with.
    public var configuration: Configuration { core.configuration }
    /// Whether it has no objects.
    public var isEmpty: Bool {
        core.check()
        return core.snapshot.tables.allSatisfy { $0.count == 0 }
    }

    // MARK: Opening

    /// The realm of the default configuration, for the calling thread, or for a queue that it is used on.
    public convenience init(queue: DispatchQueue? = nil) throws {
        try self.init(configuration: .defaultConfiguration, queue: queue)
    }

    /// A realm for the calling thread, or for a queue that it is used on. Throws ``Error``.
    public init(configuration: Configuration, queue: DispatchQueue? = nil) throws {
        core = try RealmOpening.open(configuration, queue.map(Confinement.queue) ?? .current)
    }

    /// The realm of a file.
    public convenience init(fileURL: URL) throws {
        var configuration = Configuration.defaultConfiguration
        configuration.fileURL = fileURL
        try self.init(configuration: configuration)
    }

    // MARK: Transactions

    /// Runs `block` in a transaction: all of its changes are kept, or none of them if it throws.
    ///
    /// Waits while another thread writes. The observers of `tokens` do not hear of the changes.
    @discardableResult
    public func write<Result>(withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result) throws
        -> Result
    {
        beginWrite()
        let result: Result
        do {
            result = try block()
        } catch {
            if isInWriteTransaction { cancelWrite() }
            throw error
        }
        if isInWriteTransaction { try commitWrite(withoutNotifying: tokens) }
        return result
    }

    /// Begins a transaction, for the newest state. Waits while another thread writes.
    public func beginWrite() { core.beginWrite() }

    /// Ends the transaction and keeps what it changed.
    public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
        try core.commitWrite(withoutNotifying: tokens)
    }

    /// Ends the transaction as if it had not been.
    public func cancelWrite() { core.cancelWrite() }

    /// Whether a transaction of this realm has begun.
    public var isInWriteTransaction: Bool { core.isWriting }

    // MARK: Adding

    /// What happens where a realm has an object of the same primary key.
    public enum UpdatePolicy: Int, Sendable {
        /// Adding stops the program.
        case error = 1
        /// Values that differ are set.
        case modified = 3
        /// All values are set, and observers hear of each.
        case all = 2
    }

    /// Adds an object with all objects that it refers to; with `update`, it may be there already.
    @available(*, deprecated, message: "Pass .error, .modified or .all rather than a boolean.")
    public func add(_ object: Object, update: Bool) { add(object, update: update ? .all : .error) }

    /// Adds an object with all objects that it refers to. One that the realm has is left alone.
    public func add(_ object: Object, update: UpdatePolicy = .error) {
        if update != .error, ClassLayout.of(type(of: object)).primary == nil {
            Misuse.stop("'\(type(of: object).className())' does not have a primary key and can not be updated")
        }
        with(update) { _ = core.link(to: object) }
    }

    /// Adds objects; with `update`, they may be there already.
    @available(*, deprecated, message: "Pass .error, .modified or .all rather than a boolean.")
    public func add<S: Sequence>(_ objects: S, update: Bool) where S.Iterator.Element: Object {
        for object in objects { add(object, update: update ? .all : .error) }
    }

    /// Adds objects.
    public func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error) where S.Iterator.Element: Object {
        for object in objects { add(object, update: update) }
    }

    /// Makes an object of the realm from values, or gives them to the one that has their primary key: then values that
    /// are not given stay as they are.
    @discardableResult
    public func create<T: Object>(_ type: T.Type, value: Any = [String: Any](), update: UpdatePolicy = .error) -> T {
        core.checkWritable()
        let stored = core.table(of: type)
        if update != .error, let primary = stored.primary, let entries = Untyped.entries(value) {
            let key = core.stored(entries[stored.columns[primary].name], for: stored.columns[primary])
            if let existing = core.snapshot.tables[stored.position].key(ofPrimary: key) {
                let object = core.object(ObjectLink(table: stored.position, key: existing), as: type)
                var rest = entries
                rest[stored.columns[primary].name] = nil
                with(update) {
                    core.modifiedOnly = update == .modified
                    object.setValues(from: rest)
                    core.modifiedOnly = false
                }
                return object
            }
        }
        let object = type.init()
        object.setValues(from: value)
        let link = with(update) { core.add(object) }
        return core.object(link, as: type)
    }

    /// Makes an object of the realm from values, or sets those of the one that has their primary key.
    @available(*, deprecated, message: "Pass .error, .modified or .all rather than a boolean.")
    @discardableResult
    public func create<T: Object>(_ type: T.Type, value: Any = [String: Any](), update: Bool) -> T {
        create(type, value: value, update: update ? .all : .error)
    }

    /// The same for a class that is known by its name.
    @discardableResult
    public func dynamicCreate(_ typeName: String, value: Any = [String: Any](), update: UpdatePolicy = .error)
        -> DynamicObject
    {
        core.checkWritable()
        let link = with(update) { core.create(storedType(typeName), from: value) }
        return core.object(link, as: DynamicObject.self)
    }

    @discardableResult
    private func with<Result>(_ policy: UpdatePolicy, _ body: () -> Result) -> Result {
        let before = core.updatePolicy
        core.updatePolicy = policy
        defer { core.updatePolicy = before }
        return body()
    }

    func storedType(_ name: String) -> StoredType {
        if let type = core.store.type(named: name) { return type }
        if let type = _ObjectClasses.type(named: name) { return core.table(of: type) }
        Misuse.stop("Object type '\(name)' is not managed by the Realm.")
    }

    // MARK: Deleting

    /// Deletes an object, and with it all links to it.
    public func delete(_ object: ObjectBase) { core.delete(object) }

    /// Deletes objects.
    public func delete<S: Sequence>(_ objects: S) where S.Iterator.Element: ObjectBase {
        delete(all: objects.compactMap { $0.core == nil ? nil : $0.link })
    }

    /// Deletes the objects of a list; the list has none of them afterwards.
    public func delete<Element: ObjectBase>(_ objects: List<Element>) { delete(all: objects.links) }

    /// Deletes the objects of a map; its keys have none of them afterwards.
    public func delete<Key: _MapKey, Value: ObjectBase>(_ map: Map<Key, Value?>) {
        delete(all: map.values.compactMap { $0?.link })
    }

    /// Deletes the objects of results.
    public func delete<Element: ObjectBase>(_ objects: Results<Element>) { delete(all: objects.links) }

    private func delete(all links: [ObjectLink]) {
        core.checkWritable()
        core.delete(Set(links))
    }

    /// Deletes all objects.
    public func deleteAll() {
        core.checkWritable()
        core.deleteAll()
    }

    // MARK: Finding

    /// All objects of a class, in the order in which they were added.
    public func objects<Element: RealmFetchable>(_ type: Element.Type) -> Results<Element> {
        core.check()
        guard let objectType = type as? ObjectBase.Type else { Misuse.stop("\(type) is no class of objects") }
        return Results(ResultsCore(core, .table(core.table(of: objectType).position)))
    }

    /// All objects of a class that is known by its name.
    public func dynamicObjects(_ typeName: String) -> Results<DynamicObject> {
        core.check()
        return Results(ResultsCore(core, .table(storedType(typeName).position)))
    }

    /// The object of a primary key; nil if there is none.
    public func object<Element: Object, KeyType>(ofType type: Element.Type, forPrimaryKey key: KeyType) -> Element? {
        link(in: core.table(of: type), key).map { core.object($0, as: type) }
    }

    /// The object of a primary key, of a class that is known by its name.
    public func dynamicObject(ofType typeName: String, forPrimaryKey key: Any) -> DynamicObject? {
        link(in: storedType(typeName), key).map { core.object($0, as: DynamicObject.self) }
    }

    private func link(in type: StoredType, _ key: Any) -> ObjectLink? {
        core.check()
        guard let primary = type.primary else {
            Misuse.stop("'\(type.name)' does not have a primary key")
        }
        var column = type.columns[primary]
        column.isOptional = true
        return core.snapshot.tables[type.position].key(ofPrimary: core.stored(key, for: column))
            .map { ObjectLink(table: type.position, key: $0) }
    }

    // MARK: State

    /// Whether the realm goes to the newest state by itself, on the main thread and on queues. Yes by default.
    public var autorefresh: Bool {
        get { core.autorefresh }
        set { core.autorefresh = newValue }
    }

    /// Goes to the newest state; false if the realm has it.
    @discardableResult
    public func refresh() -> Bool { core.refresh() }

    /// Whether the realm never changes.
    public var isFrozen: Bool { core.isFrozen }
    /// The realm as it is now, which may be read anywhere.
    public func freeze() -> Realm { Realm(core: core.frozen()) }
    /// The living realm of a frozen one, for the calling thread.
    public func thaw() -> Realm { Realm(core: core.thawed()) }
    /// The object as it is now.
    public func freeze<T: ObjectBase>(_ obj: T) -> T { obj.freeze() }
    /// The living object; nil if it is gone.
    public func thaw<T: ObjectBase>(_ obj: T) -> T? { obj.thaw() }
    /// The collection as it is now.
    public func freeze<Collection: RealmCollection>(_ collection: Collection) -> Collection { collection.freeze() }
    /// Lets go of the state that the realm has; the next access takes the newest.
    public func invalidate() { core.invalidate() }
}

extension Realm: Equatable {
    /// Whether both are the same realm of the same thread.
    public static func == (lhs: Realm, rhs: Realm) -> Bool { lhs.core === rhs.core }
}

/// A class whose objects realms can be asked for.
public protocol RealmFetchable: RealmCollectionValue {}

extension ObjectBase: RealmFetchable {}
