/// The superclass of a class that is known only when the program runs.
package enum Superclasses: RuntimeShim {
    package static let name = "`_getSuperclass`"
    package static let reason = "without Objective-C no metatype can be asked for its superclass"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "nothing compiles"

    package static func look() -> ShimFinding {
        superclass(of: Derived.self) == Base.self && superclass(of: Base.self) == nil ? .working : .missing
    }

    /// Nil for a class that has none.
    package static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

    private class Base {}
    private final class Derived: Base {}
}
