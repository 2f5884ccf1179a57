import Foundation
import ObjectiveC
import SeamFoundation

/// What objects and embedded objects have in common.
open class ObjectBase: NSObject {
    final var core: RealmCore?
    final var link = ObjectLink(table: -1, key: -1)
    final var dynamicType: StoredType?

    /// An object that is in no realm yet. Realms make objects with this initialiser as well.
    public required override init() { super.init() }

    /// The name by which realms know the class: its own, without the module.
    public class func className() -> String {
        String(String(describing: self).split(separator: ".").last ?? "")
    }

    /// Whether realms have the class that are not told which classes they have.
    open class func shouldIncludeInDefaultSchema() -> Bool { true }

    /// The names of properties that realms know under other names. Realms here know them by their own.
    open class func propertiesMapping() -> [String: String] { [:] }

    // MARK: State

    /// The realm that the object is in; nil for an object of its own.
    public final var realm: Realm? { core.map(Realm.init(core:)) }

    /// Whether the object was in a realm that has it no longer: it must not be read.
    public final var isInvalidated: Bool {
        guard let core else { return false }
        return core.isInvalidated || core.snapshot.row(link) == nil
    }

    /// Whether the object belongs to a realm that never changes.
    public final var isFrozen: Bool { core?.isFrozen ?? false }

    /// The properties of the class.
    public final var objectSchema: ObjectSchema {
        if let dynamicType { return ObjectSchema(dynamicType.name, dynamicType.columns, dynamicType.isEmbedded) }
        let layout = layout
        return ObjectSchema(layout.name, layout.columns, layout.isEmbedded)
    }

    final var layout: ClassLayout { ClassLayout.of(type(of: self)) }

    final func storage(at offset: Int) -> _PropertyStorage {
        let field = Unmanaged.passUnretained(self).toOpaque() + offset
        return field.load(as: Unmanaged<_PropertyStorage>.self).takeUnretainedValue()
    }

    final func storage(_ position: Int) -> _PropertyStorage { storage(at: layout.offsets[position]) }

    /// Makes the object stand for one that is in a realm.
    final func attach(_ core: RealmCore, _ link: ObjectLink) {
        self.core = core
        self.link = link
        let layout = layout
        for (column, offset) in layout.offsets.enumerated() {
            storage(at: offset).state = .managed(_Place(core: core, link: link, column: column))
        }
    }

    /// The object's values for those who know neither its class nor its properties.
    final var columns: [Column] { dynamicType?.columns ?? layout.columns }

    final func position(of property: String) -> Int? {
        dynamicType.map { $0.position(of: property) } ?? layout.position(of: property)
    }

    // MARK: Values by name

    /// The value of a property by its name.
    public final func anyValue(of property: String) -> Any? {
        guard let position = position(of: property) else {
            Misuse.stop("Invalid property name '\(property)' for class '\(objectSchema.className)'.")
        }
        if dynamicType != nil, let core { return core.any(core.value(link, position), in: self, position) }
        return storage(position).anyValue
    }

    final func setAnyValue(_ value: Any?, of property: String) {
        guard let position = position(of: property) else {
            Misuse.stop("Invalid property name '\(property)' for class '\(objectSchema.className)'.")
        }
        if let dynamicType, let core {
            core.checkWritable()
            core.set(core.stored(value, for: dynamicType.columns[position]), link, position)
        } else if !storage(position).setAny(value) {
            let column = columns[position]
            Misuse.stop(
                "Invalid value '\(Untyped.unwrapped(value) ?? "nil")' of type '\(Swift.type(of: value))' for "
                    + "'\(column.type)' property '\(objectSchema.className).\(property)'.")
        }
    }

    /// Sets the properties that `value` names, a dictionary, or all of them in order, from an array, or those of an object.
    final func setValues(from value: Any) {
        if let entries = Untyped.entries(value) {
            for column in columns where !column.isLinkingObjects {
                if let value = entries[column.name] { setAnyValue(value, of: column.name) }
            }
        } else if let object = value as? ObjectBase {
            for column in columns where !column.isLinkingObjects && object.position(of: column.name) != nil {
                setAnyValue(object.anyValue(of: column.name), of: column.name)
            }
        } else if let values = Untyped.elements(value) {
            let columns = columns.filter { !$0.isLinkingObjects }
            guard values.count <= columns.count else {
                Misuse.stop("Invalid array input: more values (\(values.count)) than properties (\(columns.count)).")
            }
            for (column, value) in zip(columns, values) { setAnyValue(value, of: column.name) }
        } else {
            let mirror = Mirror(reflecting: value)
            for child in mirror.children {
                guard let label = child.label, position(of: label) != nil else { continue }
                setAnyValue(child.value, of: label)
            }
        }
    }

    // MARK: Equality

    /// Whether the other object stands for the same one of a realm, for classes with a primary key and frozen objects, or
    /// is this one.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ObjectBase else { return false }
        if self === other { return true }
        guard core != nil, other.core != nil, layout.primary != nil || isFrozen else { return false }
        return isSame(as: other)
    }

    /// By the primary key where there is one.
    open override var hash: Int {
        guard core != nil, layout.primary != nil || isFrozen else { return ObjectIdentifier(self).hashValue }
        return link.hashValue
    }

    final func isSame(as other: ObjectBase) -> Bool {
        if self === other { return true }
        guard let core, let theirs = other.core else { return false }
        return core.store === theirs.store && link == other.link && core.isFrozen == theirs.isFrozen
    }

    /// The class and the values of the properties.
    open override var description: String {
        isInvalidated ? "[invalid object]" : DescribedObject.text(of: self, depth: 2)
    }
}

extension ObjectBase: _RealmCollectionValueInsideOptional {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.object, linked: self) }
    /// A new object.
    public static func _initial() -> Self { self.init() }

    /// An object of the class, or one made of the values of a dictionary, an array or another object.
    public static func _make(_ value: Any?) -> Self? {
        guard let value = Untyped.unwrapped(value) else { return nil }
        if let object = value as? Self { return object }
        let object = self.init()
        object.setValues(from: value)
        return object
    }

    /// An object whose properties tell when they are read.
    public static func _traced(_ trace: KeyPathTrace) -> Self {
        let object = self.init()
        let layout = ClassLayout.of(self)
        for (column, offset) in zip(layout.columns, layout.offsets) {
            object.storage(at: offset).state = .traced(trace, column.name)
        }
        return object
    }

    /// The object's place; an object that is in no realm comes into it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored {
        guard let realm else { return _Stored(.null) }
        return _Stored(.link(realm.core.link(to: self)))
    }

    /// The object at a place.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> Self {
        guard case .link(let link) = stored.value else { return self.init() }
        return realm.core.object(link, as: self)
    }
}

extension ObjectBase: KeyValueContainer, PredicateIdentified {
    package func holds(key: String) -> Bool { position(of: key) != nil || key == "isInvalidated" }

    package func heldValue(forKey key: String) -> Any? {
        key == "isInvalidated" ? isInvalidated : anyValue(of: key)
    }

    package func hold(_ value: Any?, forKey key: String) { setAnyValue(value, of: key) }

    package var predicateIdentity: NSObject { core.map { $0.identity(of: link) } ?? self }
    package func predicateValue(forKey key: String) -> Any? { nil }
}
