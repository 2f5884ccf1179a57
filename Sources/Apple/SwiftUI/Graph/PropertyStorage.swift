import RuntimeShims

/// The storage handed to a view's property before the view's body is evaluated.
@MainActor
struct PropertyContext {
    var inputs: Inputs
    var owner: any Invalidatable
}

/// A property of a view that is connected with what lasts.
protocol StoredProperty: DynamicProperty {
    /// - Parameter stored: What the property keeps from one value of the view to the next.
    @MainActor mutating func install(_ stored: inout AnyObject?, _ context: PropertyContext)
}

/// Storage that a view's properties carry from one value of the view to the next.
@MainActor
struct PropertyStorage {
    private var objects: [Int: AnyObject] = [:]

    mutating func removeAll() { objects = [:] }

    /// Connects the properties of `view` with what they keep.
    mutating func install<V>(into view: inout V, _ context: PropertyContext) {
        let fields = PropertyFields.fields(of: V.self)
        guard !fields.isEmpty else { return }
        withUnsafeMutablePointer(to: &view) { pointer in
            for field in fields { install(field, at: UnsafeMutableRawPointer(pointer), offset: 0, context) }
        }
    }

    private mutating func install(
        _ field: PropertyFields.Field, at base: UnsafeMutableRawPointer, offset: Int, _ context: PropertyContext
    ) {
        let place = offset + field.offset
        if let type = field.type as? any StoredProperty.Type {
            installStored(type, at: base + place, place, context)
        } else {
            for inner in PropertyFields.fields(of: field.type) { install(inner, at: base, offset: place, context) }
            update(field.type, at: base + place)
        }
    }

    private mutating func installStored<P: StoredProperty>(
        _ type: P.Type, at pointer: UnsafeMutableRawPointer, _ place: Int, _ context: PropertyContext
    ) {
        pointer.assumingMemoryBound(to: P.self).pointee.install(&objects[place], context)
    }

    private func update<P: DynamicProperty>(_ type: P.Type, at pointer: UnsafeMutableRawPointer) {
        pointer.assumingMemoryBound(to: P.self).pointee.update()
    }
}

/// Where the dynamic properties of a type are.
@MainActor
enum PropertyFields {
    struct Field {
        var offset: Int
        var type: any DynamicProperty.Type
    }

    private static var known: [ObjectIdentifier: [Field]] = [:]

    static func fields(of type: Any.Type) -> [Field] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var fields: [Field] = []
        if !(type is AnyClass) {
            for field in StoredProperties.fields(ofValue: type) {
                if let type = field.type as? any DynamicProperty.Type {
                    fields.append(Field(offset: field.offset, type: type))
                }
            }
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }
}
