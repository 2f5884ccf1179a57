/// A class whose objects are kept in a store: one that is marked `@Model`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// The properties that are kept.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// What no two objects share: one that is saved takes the place of the one that is there. For translated source.
    static var _uniqueKeys: [[AnyKeyPath]] { get }
    /// What the object knows of its store. For translated source.
    var _modelState: _ModelState { get }
    /// Makes the object for a row. For translated source.
    init(_restoring state: _ModelState)
}

/// Properties of a model. For translated source.
public func _keys<T>(of type: T.Type, _ keys: [[PartialKeyPath<T>]]) -> [[AnyKeyPath]] { keys }

extension PersistentModel {
    public static var _uniqueKeys: [[AnyKeyPath]] { [] }

    /// The name of the object in its store. That of an object in no context is its own alone.
    public var persistentModelID: PersistentIdentifier { _modelState.identifier }

    /// The same as ``persistentModelID``, for models without an `id` of their own.
    public var id: PersistentIdentifier { persistentModelID }

    /// The context that the object is in; nil before it is inserted.
    public var modelContext: ModelContext? { _modelState.context }

    /// Whether the object differs from what is in the store.
    public var hasChanges: Bool { _modelState.object?.hasChanges ?? false }

    /// Whether the object is deleted by the next save.
    public var isDeleted: Bool { _modelState.object?.isDeleted ?? false }

    public static func == (a: Self, b: Self) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
