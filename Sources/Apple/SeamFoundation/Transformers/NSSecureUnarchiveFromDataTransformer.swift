public import Foundation

/// Makes a value of a keyed archive, and the archive of a value. Core Data uses it for transformable attributes.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes that an archive's outermost value may have. A subclass adds its own.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
            NSURL.self, NSUUID.self, NSNull.self,
        ]
    }

    open override class func transformedValueClass() -> AnyClass { NSObject.self }

    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        return try? NSKeyedUnarchiver._unarchivedObject(ofClasses: type(of: self).allowedTopLevelClasses, from: data)
    }

    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let value else { return nil }
        return try? NSKeyedArchiver.archivedData(withRootObject: value as AnyObject, requiringSecureCoding: true)
    }
}

/// Makes a value of a keyed archive of any kind.
final class KeyedArchiveTransformer: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    }

    override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let value else { return nil }
        return try? NSKeyedArchiver.archivedData(withRootObject: value as AnyObject, requiringSecureCoding: false)
    }
}

extension ValueTransformer {
    /// Whether bytes are what the transformer makes a value of, as those of Foundation's that read archives do.
    package final var readsArchives: Bool {
        self is NSSecureUnarchiveFromDataTransformer || self is KeyedArchiveTransformer
    }
}

/// Makes a truth value of any value.
final class BooleanTransformer: ValueTransformer {
    private let judge: (Any?) -> Bool

    init(_ judge: @escaping (Any?) -> Bool) {
        self.judge = judge
        super.init()
    }

    required init() {
        judge = { $0 != nil }
        super.init()
    }

    override func transformedValue(_ value: Any?) -> Any? { NSNumber(value: judge(value)) }
}
