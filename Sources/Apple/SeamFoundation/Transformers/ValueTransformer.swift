public import Foundation
import ObjectiveC

/// What an initialiser needs to be another's object.
public protocol _NamedTransformer {}

extension _NamedTransformer {
    /// The transformer of that name: one that was registered, one of Foundation's, or an object of the class of that name.
    public init?(forName name: NSValueTransformerName) {
        guard let found = ValueTransformer.named(name) as? Self else { return nil }
        self = found
    }
}

/// The name that a transformer is found by.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes true of false, and false of true.
    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    /// Whether there is no value.
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    /// Whether there is a value.
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    /// Makes a value of an archive.
    public static let unarchiveFromDataTransformerName = NSValueTransformerName("NSUnarchiveFromData")
    /// Makes a value of a keyed archive.
    public static let keyedUnarchiveFromDataTransformerName = NSValueTransformerName("NSKeyedUnarchiveFromData")
    /// Makes a value of a keyed archive that was written securely.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Makes values of others; subclasses say which. Registered by name. Any thread.
open class ValueTransformer: NSObject, _NamedTransformer {
    public required override init() {}

    nonisolated(unsafe) private static var known: [NSValueTransformerName: ValueTransformer] = [:]
    private static let lock = NSLock()

    /// Registers a transformer under a name; nil takes it away.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        lock.withLock { known[name] = transformer }
    }

    /// The transformer of that name: one that was registered, one of Foundation's, or an object of the class of that name.
    package static func named(_ name: NSValueTransformerName) -> ValueTransformer? {
        if let transformer = lock.withLock({ known[name] }) { return transformer }
        let made: ValueTransformer? =
            switch name {
            case .negateBooleanTransformerName: BooleanTransformer { ($0 as? NSNumber)?.boolValue != true }
            case .isNilTransformerName: BooleanTransformer { $0 == nil }
            case .isNotNilTransformerName: BooleanTransformer { $0 != nil }
            case .unarchiveFromDataTransformerName, .keyedUnarchiveFromDataTransformerName: KeyedArchiveTransformer()
            case .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
            default: (ClassNaming.type(named: name.rawValue) as? ValueTransformer.Type)?.init()
            }
        if let made { setValueTransformer(made, forName: name) }
        return made
    }

    /// The names of the transformers that were registered.
    open class func valueTransformerNames() -> [NSValueTransformerName] { lock.withLock { Array(known.keys) } }

    /// The class of what the transformer makes.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Whether the transformer can make the first value of the second.
    open class func allowsReverseTransformation() -> Bool { true }

    /// What the transformer makes of a value. The value itself, unless a subclass says otherwise.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// The value that the transformer made another of.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}
