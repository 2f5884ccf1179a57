import Synchronization

private let identifiers = Atomic<UInt64>(0)

/// Tells subscribers and subscriptions apart.
///
/// A class has one by itself, made of its address; a structure stores one.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let rawValue: UInt64

    /// Creates an identifier that no other has.
    public init() {
        rawValue = identifiers.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// Creates the identifier of an object: equal for the same object while that lives.
    public init(_ obj: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(obj)))
    }

    public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// Something that can be told apart by a ``CombineIdentifier``.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier, the same whenever it is asked for.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
