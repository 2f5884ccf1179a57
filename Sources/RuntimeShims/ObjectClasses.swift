/// The word of an object that says which class it is of.
package enum ObjectClasses: RuntimeShim {
    package static let name = "the class of an object that exists"
    package static let reason = "Foundation on Linux sets user defaults without telling anybody"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "user defaults that are observed tell nothing"

    package static func look() -> ShimFinding {
        let object = Plain()
        guard become(object, Told.self) else { return .missing }
        return type(of: object) == Told.self && object.tells ? .working : .missing
    }

    /// Makes `object` one of a subclass of its class, which must have no stored properties of its own.
    ///
    /// False, and nothing is changed, if an object does not begin with its class.
    @discardableResult
    package static func become(_ object: AnyObject, _ subclass: AnyClass) -> Bool {
        let memory = Unmanaged.passUnretained(object).toOpaque()
        let own = unsafeBitCast(type(of: object) as AnyClass, to: UInt.self)
        guard memory.load(as: UInt.self) == own else { return false }
        memory.storeBytes(of: unsafeBitCast(subclass, to: UInt.self), as: UInt.self)
        return true
    }

    private class Plain {
        // Swift is not to conclude from the initialiser which class it is.
        @inline(never) init() {}
        var tells: Bool { false }
    }

    private final class Told: Plain {
        override var tells: Bool { true }
    }
}
