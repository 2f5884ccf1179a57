import Foundation

extension RealmCore {
    /// Where an object is; it comes into the realm if it is in none.
    func link(to object: ObjectBase) -> ObjectLink {
        checkWritable()
        if let core = object.core {
            guard core.store === store else {
                Misuse.stop(
                    "Object is already managed by another Realm. Use create instead to copy it into this Realm.")
            }
            if core.isFrozen { Misuse.stop(Misuse.frozen) }
            if object.isInvalidated {
                Misuse.stop("Adding a deleted or invalidated object to a Realm is not permitted")
            }
            if object is EmbeddedObject {
                Misuse.stop("Can't set link to existing managed embedded object")
            }
            return object.link
        }
        return add(object)
    }

    /// Takes an object into the realm, or its values into the one that has its primary key.
    @discardableResult
    func add(_ object: ObjectBase) -> ObjectLink {
        let type = table(of: Swift.type(of: object))
        let layout = object.layout
        if let primary = layout.primary {
            let key = object.storage(primary).stored
            if let existing = snapshot.tables[type.position].key(ofPrimary: key) {
                let link = ObjectLink(table: type.position, key: existing)
                switch updatePolicy {
                case .error:
                    Misuse.stop(
                        "Attempting to create an object of type '\(type.name)' with an existing primary key value "
                            + "'\(any(key, in: object, primary) ?? "nil")'.")
                case .modified: update(link, with: object, all: false)
                case .all: update(link, with: object, all: true)
                }
                return link
            }
        }
        var values = type.columns.map(\.empty)
        if let primary = layout.primary { values[primary] = object.storage(primary).stored }
        let link = insert(values, into: type)
        // Objects that refer to each other find this one in the realm.
        object.core = self
        object.link = link
        join(object, link)
        return link
    }

    private func update(_ link: ObjectLink, with object: ObjectBase, all: Bool) {
        modifiedOnly = !all
        object.core = self
        object.link = link
        join(object, link)
        modifiedOnly = false
    }

    private func join(_ object: ObjectBase, _ link: ObjectLink) {
        let layout = object.layout
        for (column, offset) in layout.offsets.enumerated() {
            object.storage(at: offset).join(_Place(core: self, link: link, column: column))
        }
    }

    /// Deletes an object of the realm.
    func delete(_ object: ObjectBase) {
        checkWritable()
        guard let core = object.core, core.store === store else {
            Misuse.stop("Can only delete an object from the Realm it belongs to.")
        }
        guard snapshot.row(object.link) != nil else { return }
        delete([object.link])
    }

    // MARK: Values of unknown types

    /// A value of a store as apps see it that do not know its type.
    func any(_ value: RowValue, in object: ObjectBase, _ position: Int) -> Any? {
        let column = object.columns[position]
        let place = _Place(core: self, link: object.link, column: position)
        if column.isLinkingObjects {
            return linking(to: object.link, column).map { self.object($0, as: DynamicObject.self) }
        }
        if column.collection != .none, column.type == .object { return List<DynamicObject>(place) }
        return any(value)
    }

    func any(_ value: RowValue) -> Any? {
        switch value {
        case .null: nil
        case .bool(let value): value
        case .int(let value): Int(value)
        case .float(let value): value
        case .double(let value): value
        case .string(let value): value
        case .data(let value): value
        case .date(let value): value
        case .decimal(let value): Decimal128(value)
        case .objectId(let value): ObjectId(text: value)
        case .uuid(let value): value
        case .link(let link): object(link, as: DynamicObject.self)
        case .list(let elements): elements.map { any($0) as Any }
        case .map(let entries): entries.mapValues { any($0) as Any }
        }
    }

    /// The value of a store that a value of unknown type stands for.
    func stored(_ value: Any?, for column: Column) -> RowValue {
        switch column.collection {
        case .list, .set: return .list((Untyped.elements(value) ?? []).map { element($0, for: column) })
        case .map: return .map((Untyped.entries(value) ?? [:]).mapValues { element($0, for: column) })
        case .none: return element(value, for: column)
        }
    }

    private func element(_ value: Any?, for column: Column) -> RowValue {
        guard let value = Untyped.unwrapped(value) else {
            if column.isOptional { return .null }
            Misuse.stop("Invalid value '<null>' for '\(column.type)' property '\(column.name)'.")
        }
        let result: RowValue?
        switch column.type {
        case .int: result = Untyped.integer(value).map(RowValue.int)
        case .bool: result = Untyped.bool(value).map(RowValue.bool)
        case .float: result = Untyped.double(value).map { .float(Float($0)) }
        case .double: result = Untyped.double(value).map(RowValue.double)
        case .string: result = Untyped.string(value).map(RowValue.string)
        case .data: result = Untyped.data(value).map(RowValue.data)
        case .date: result = Untyped.date(value).map(RowValue.date)
        case .UUID: result = Untyped.uuid(value).map(RowValue.uuid)
        case .decimal128: result = Decimal128._make(value).map { .decimal($0.decimal) }
        case .objectId: result = ObjectId._make(value).map { .objectId($0.stringValue) }
        case .any: result = AnyRealmValue._make(value)?._encode(_RealmHandle(self)).value
        case .linkingObjects: result = .null
        case .object:
            if let object = value as? ObjectBase {
                result = .link(link(to: object))
            } else if let name = column.linkedClass, let type = store.type(named: name) {
                result = .link(create(type, from: value))
            } else {
                result = nil
            }
        }
        guard let result else {
            Misuse.stop(
                "Invalid value '\(value)' of type '\(Swift.type(of: value))' for '\(column.type)' property "
                    + "'\(column.name)'.")
        }
        return result
    }

    /// Makes an object of a class that is known by its name.
    func create(_ type: StoredType, from value: Any) -> ObjectLink {
        if let own = type.layout?.type {
            let object = own.init()
            object.setValues(from: value)
            return add(object)
        }
        let link = insert(type.columns.map(\.empty), into: type)
        object(link, as: DynamicObject.self).setValues(from: value)
        return link
    }

    /// The objects whose property, which `column` names, links to one.
    func linking(to link: ObjectLink, _ column: Column) -> [ObjectLink] {
        guard let name = column.linkedClass, let origin = column.origin,
            let type = store.type(named: name) ?? _ObjectClasses.type(named: name).map({ table(of: $0) }),
            let position = type.position(of: origin), type.position < snapshot.tables.count
        else { return [] }
        var links: [ObjectLink] = []
        snapshot.tables[type.position].forEach { row in
            var isLinked = false
            row.values[position].forEachLink { if $0 == link { isLinked = true } }
            if isLinked { links.append(ObjectLink(table: type.position, key: row.key)) }
        }
        return links
    }
}
