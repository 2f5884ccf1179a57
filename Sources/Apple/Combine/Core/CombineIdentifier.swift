import Synchronization

private let identifiers = Atomic<UInt64>(0)

/// A unique identifier for identifying publisher streams.
///
/// To conform to `CustomCombineIdentifierConvertible` in a subscription or subscriber that is a structure, store
/// one of these.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let rawValue: UInt64

    /// Creates an identifier that no other has.
    public init() {
        rawValue = identifiers.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// Creates an identifier that stands for an object, and is equal for the same object.
    public init(_ obj: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(obj)))
    }

    public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// A type that can be told apart by a `CombineIdentifier`.
public protocol CustomCombineIdentifierConvertible {
    /// A unique identifier of this value in the streams it takes part in.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
