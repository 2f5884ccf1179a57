/// The type of an object on the heap: a class, or the context of a closure.
package final class HeapType {
    /// The way in which a place of an object refers to another.
    package enum Role {
        /// A reference that keeps.
        case strong
        /// A function and, in the next word, the context that it keeps.
        case closure
        /// A pointer that may own memory, and keeps no object.
        case raw
        /// A word of which nothing is known.
        case any
    }

    package struct Slot {
        package var offset: Int
        package var role: Role
        /// The property; empty if it has none.
        package var name: String
    }

    package enum Form {
        case `class`
        /// The context of a closure, or the box of a variable that it captures.
        case closure
        case task
        case other
    }

    /// The memory behind the properties.
    package enum Tail {
        case none
        /// Words from here on, of which nothing is known.
        case words(Int)
        /// Elements: a count, then one after the other.
        case elements(slots: [Slot], stride: Int, at: Int)
        /// The storage of a set or a dictionary.
        case table(keys: [Slot], keyStride: Int, values: [Slot], valueStride: Int)
    }

    package let form: Form
    /// With the module.
    package let name: String
    /// Addresses of the metadata of the class and its superclasses.
    package let ancestry: [UInt]
    /// The image with the declaration: an address in it.
    package let declaration: UInt
    package let slots: [Slot]
    package let tail: Tail

    init(_ form: Form, _ name: String, ancestry: [UInt] = [], declaration: UInt, slots: [Slot], tail: Tail) {
        self.form = form
        self.name = name
        self.ancestry = ancestry
        self.declaration = declaration
        self.slots = slots
        self.tail = tail
    }

    /// The slot at an offset.
    package func slot(at offset: Int) -> Slot? { slots.last { $0.offset <= offset } }
}
