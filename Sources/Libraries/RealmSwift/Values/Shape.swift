/// The type of a property, as a schema has it.
public struct _Shape {
    var type: PropertyType?
    var isOptional = false
    var collection = Column.Collection.none
    /// The class of linked objects.
    var linked: ObjectBase.Type?

    init(_ type: PropertyType?, linked: ObjectBase.Type? = nil) {
        self.type = type
        self.linked = linked
        isOptional = type == .object || type == .any
    }

    /// The column of a property of the shape; nil for what no realm keeps.
    func column(_ name: String) -> Column? {
        guard let type else { return nil }
        return Column(
            name: name, type: type, isOptional: isOptional && type != .linkingObjects, collection: collection,
            linkedClass: linked?.className())
    }

    func optional() -> _Shape {
        var shape = self
        shape.isOptional = true
        return shape
    }

    func collected(_ collection: Column.Collection) -> _Shape {
        var shape = self
        shape.collection = collection
        return shape
    }
}

/// A value as a store keeps it.
public struct _Stored {
    let value: RowValue

    init(_ value: RowValue) { self.value = value }
}

/// A realm that values are read from.
public struct _RealmHandle {
    let core: RealmCore

    init(_ core: RealmCore) { self.core = core }
}

/// A property of an object in a realm.
public struct _Place {
    let core: RealmCore
    let link: ObjectLink
    let column: Int

    var handle: _RealmHandle { _RealmHandle(core) }

    func load() -> RowValue { core.value(link, column) }
    func save(_ value: RowValue) { core.set(value, link, column) }
}
