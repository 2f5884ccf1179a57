public import Foundation
public import SeamFoundation

public import class SeamFoundation.NSExpression

/// How the value of one property comes about in a migration.
open class NSPropertyMapping: NSObject, @unchecked Sendable {
    /// Creates a mapping without name and value.
    public override init() {}

    /// The name of the property in the destination's entity.
    open var name: String?

    /// Computes the value. It may use the variables `source` (the object that is migrated), `destination`, `manager`,
    /// `entityMapping`, `propertyMapping` and `entityPolicy`.
    open var valueExpression: NSExpression?

    /// Values of the app's own.
    open var userInfo: [AnyHashable: Any]?

    /// The property of the source's entity that an inferred mapping takes the value from.
    final var sourceName: String?

    open override var description: String {
        "<\(type(of: self))> name \(name ?? "(null)"), valueExpression \(valueExpression.map { "\($0)" } ?? "(null)")"
    }
}
