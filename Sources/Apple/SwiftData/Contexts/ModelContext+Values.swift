internal import CoreData
internal import Foundation

// How the properties of models are kept by Core Data's objects.

extension ModelContext {
    private func property(_ path: AnyKeyPath, of object: NSManagedObject) -> SchemaProperty {
        guard let property = container.property(path) else {
            fatalError("SwiftData: \(object.entity.name ?? "an object") has no property \(path)")
        }
        return property
    }

    func read<Value>(_ path: AnyKeyPath, of object: NSManagedObject, as type: Value.Type) -> Value {
        let property = property(path, of: object)
        let name = property.name
        switch property.kind {
        case .plain:
            let held = object.value(forKey: name)
            if !property.isOptional, held == nil { return missing(property, object) }
            return object._managedValue(name)
        case .raw:
            let value = object.value(forKey: name).flatMap { Self.raw(property, $0) }
            return cast(value, property, object)
        case .encoded:
            guard let data = object.value(forKey: name) as? Data else { return cast(nil, property, object) }
            return cast(Self.decoded(property, data), property, object)
        case .toOne:
            let other = object.value(forKey: name) as? NSManagedObject
            return cast(other.map(model(of:)), property, object)
        case .toMany:
            let others = (object.value(forKey: name) as? NSSet)?.allObjects as? [NSManagedObject] ?? []
            return Self.list(others.map(model(of:)), as: type) ?? cast(nil, property, object)
        }
    }

    func write<Value>(_ value: Value, to path: AnyKeyPath, of object: NSManagedObject) {
        put(value, property(path, of: object), object)
        changed()
    }

    /// Gives what is kept the form of a property.
    private func cast<Value>(_ value: Any?, _ property: SchemaProperty, _ object: NSManagedObject) -> Value {
        if let value, let own = value as? Value { return own }
        if property.isOptional, let none = Any?.none as? Value { return none }
        return missing(property, object)
    }

    /// A value that rows of an older version, or deleted ones, do not have.
    private func missing<Value>(_ property: SchemaProperty, _ object: NSManagedObject) -> Value {
        fatalError("SwiftData: \(object.entity.name ?? "").\(property.name) has no value in the store")
    }

    private static func list<Value>(_ models: [any PersistentModel], as type: Value.Type) -> Value? {
        if let list = models as? Value { return list }
        return Set(models.map { AnyHashable($0) }) as? Value
    }

    private static func baseType(_ property: SchemaProperty) -> Any.Type {
        let whole = type(of: property.keyPath).valueType
        return (whole as? any OptionalType.Type)?.wrappedType ?? whole
    }

    private static func raw(_ property: SchemaProperty, _ value: Any) -> Any? {
        func make<R: RawRepresentable>(_ type: R.Type) -> Any? {
            if let own = value as? R.RawValue { return R(rawValue: own) }
            // Numbers come as they are kept.
            if let number = value as? NSNumber, let integer = R.RawValue.self as? any BinaryInteger.Type {
                func convert<I: BinaryInteger>(_ type: I.Type) -> Any { I(truncatingIfNeeded: number.int64Value) }
                return (convert(integer) as? R.RawValue).flatMap { R(rawValue: $0) }
            }
            return nil
        }
        return (baseType(property) as? any RawRepresentable.Type).flatMap { make($0) }
    }

    private static func decoded(_ property: SchemaProperty, _ data: Data) -> Any? {
        func decode<D: Decodable>(_ type: D.Type) -> Any? { try? JSONDecoder().decode(type, from: data) }
        return (baseType(property) as? any Decodable.Type).flatMap { decode($0) }
    }

    /// Keeps a value in Core Data's object.
    func put(_ value: Any?, _ property: SchemaProperty, _ object: NSManagedObject) {
        let value = value.flatMap { flattened($0) }
        switch property.kind {
        case .plain: object.setValue(value, forKey: property.name)
        case .raw:
            let raw = (value as? any RawRepresentable).map { Self.rawValue($0) }
            object.setValue(raw, forKey: property.name)
        case .encoded:
            let data = (value as? any Encodable).flatMap { try? JSONEncoder().encode($0) }
            object.setValue(data, forKey: property.name)
        case .toOne:
            object.setValue((value as? any PersistentModel).flatMap(managed), forKey: property.name)
        case .toMany:
            let models = (value as? any Collection).map { list in list.compactMap { $0 as? any PersistentModel } } ?? []
            object.setValue(NSSet(array: models.compactMap(managed)), forKey: property.name)
        }
    }

    private static func rawValue<R: RawRepresentable>(_ value: R) -> Any { value.rawValue }

    /// What Core Data has of a model, which comes into the context if it is in none.
    private func managed(_ model: any PersistentModel) -> NSManagedObject? {
        func enter<T: PersistentModel>(_ model: T) { insert(model) }
        if model._modelState.object == nil { enter(model) }
        guard let object = model._modelState.object else { return nil }
        return object.managedObjectContext === objects ? object : objects.object(with: object.objectID)
    }
}

/// A value without its optionals; nil for none.
private func flattened(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { flattened($0.value) }
}
