/// A field of an object that holds a property: its memory is a reference to the property's storage.
public protocol _PropertyField {
    /// The type of the property.
    static var _shape: _Shape { get }
    /// Whether the field is a property wrapper's, whose name begins with an underscore.
    static var _isWrapper: Bool { get }
}

extension _PropertyField {
    /// False: the property is the field itself.
    public static var _isWrapper: Bool { false }
}

/// Where an object has the value of a property: in itself, or in a realm.
open class _PropertyStorage {
    enum State {
        case unmanaged
        case managed(_Place)
        /// A key path is followed to learn its names.
        case traced(KeyPathTrace, String)
    }

    final var state = State.unmanaged
    final var isPrimaryKey = false
    final var isIndexed = false
    /// The property that links here, for objects that link.
    final var origin: String?

    init() {}

    final var place: _Place? { if case .managed(let place) = state { place } else { nil } }

    // What follows is overridden by every storage; this class has no objects of its own.

    /// Takes the value into a realm, and reads it from there from now on.
    func join(_ place: _Place) { state = .managed(place) }
    /// The value as a store keeps it, of an object that is in no realm.
    var stored: RowValue { .null }
    var anyValue: Any? { nil }
    /// Sets the value, or what can be made of it. False if nothing can.
    func setAny(_ value: Any?) -> Bool { false }
}

/// The names of properties that a key path leads through.
public final class KeyPathTrace {
    var names: [String] = []

    /// The names of a key path, which its properties tell when it is followed.
    static func names<Root: ObjectBase>(of path: PartialKeyPath<Root>) -> [String] {
        let trace = KeyPathTrace()
        let value = Root._traced(trace)[keyPath: path]
        // A collection that is a field itself does not notice that it is read.
        if case .traced(_, let name)? = (value as? _PropertyStorage)?.state { trace.names.append(name) }
        if let linking = value as? any AnyLinkingObjects, case .traced(_, let name) = linking.anyHandle.state {
            trace.names.append(name)
        }
        return trace.names
    }

    static func text<Root: ObjectBase>(of path: PartialKeyPath<Root>) -> String {
        let names = names(of: path)
        guard !names.isEmpty else {
            Misuse.stop("Could not extract a key path of persisted properties from \(path)")
        }
        return names.joined(separator: ".")
    }
}
