/// The places of initialisers in the tables of methods of classes.
///
/// An initialiser that is not `required` cannot be called through a metatype, although its place in the table of methods
/// is the same in every subclass. A class that stands for others, and declares the initialiser `required`, gives Swift a
/// way to it: whichever class stands behind the metatype, its own initialiser runs.
package enum InitializerSlots: RuntimeShim {
    package static let name = "the slots of initialisers in tables of methods"
    package static let reason =
        "nibs, Info.plists and registered cells name classes whose initialiser is not `required`"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "no class that is known only when the app runs can be made"

    package static func look() -> ShimFinding {
        let made = metatype(of: Derived.self, as: _SlotCreator.self).init(number: 1)
        return type(of: made as _SlotBase) == Derived.self && (made as _SlotBase).number == 2 ? .working : .missing
    }

    /// The metatype of `type`, through which the initialisers that `creator` declares can be called.
    ///
    /// - Parameters:
    ///   - type: A class that is, or inherits from, the superclass of `creator`. Its designated initialisers must be
    ///     those of that class: one that inherits none of them stops the program when it is called.
    ///   - creator: An open subclass that declares nothing but initialisers, each of them an override. What its initialiser
    ///     gives is of the class `type`, and must be used as the superclass of `creator` alone.
    package static func metatype<Creator: AnyObject>(of type: AnyClass, as creator: Creator.Type) -> Creator.Type {
        unsafeBitCast(type, to: Creator.Type.self)
    }
}

// Open, as the classes are that stand for others: the compiler must not conclude that nothing overrides them.

open class _SlotBase {
    let number: Int
    public init(number: Int) { self.number = number }
}

open class _SlotCreator: _SlotBase {
    public required override init(number: Int) { super.init(number: number) }
}

private final class Derived: _SlotBase {
    override init(number: Int) { super.init(number: number + 1) }
}
