@_spi(Reflection) import Swift

/// Where the stored properties of a type are in its values' memory.
package enum StoredProperties: RuntimeShim {
    package static let name = "`_forEachField`"
    package static let reason = "a mirror gives copies of properties, which cannot be told where they live"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "`ObservableObject` tells of no `@Published` property, and SwiftUI's views of no state"

    package struct Field {
        package var name: String
        /// In bytes from the beginning of the value or object.
        package var offset: Int
        package var type: Any.Type
    }

    package static func look() -> ShimFinding {
        let ofClass = fields(ofClass: Derived.self)
        let ofValue = fields(ofValue: Pair.self)
        let isKnown =
            ofClass.map(\.name) == ["first", "second"] && ofClass.map(\.offset) == [16, 24]
            && ofValue.map(\.name) == ["byte", "word"] && ofValue.map(\.offset) == [0, 8]
            && ofValue.last?.type == Int.self
        return isKnown ? .working : .missing
    }

    /// The stored properties of a class, its superclasses' first.
    package static func fields(ofClass type: AnyClass) -> [Field] { fields(type, _EachFieldOptions(rawValue: 1)) }

    /// The stored properties of a struct or the elements of a tuple.
    package static func fields(ofValue type: Any.Type) -> [Field] { fields(type, []) }

    private static func fields(_ type: Any.Type, _ options: _EachFieldOptions) -> [Field] {
        var fields: [Field] = []
        _ = _forEachField(of: type, options: options) { name, offset, type, _ in
            fields.append(Field(name: String(cString: name), offset: offset, type: type))
            return true
        }
        return fields
    }

    private class Base { let first = 1 }
    private final class Derived: Base { let second = 2 }
    private struct Pair {
        var byte: UInt8
        var word: Int
    }
}
