/// A closure of one argument in two words, whose argument's type only the caller knows.
///
/// It is for objects that have to let their closures go in code that is not generic. It is not copied and released by
/// itself: whoever keeps one releases it once, and calls it no more after that.
@usableFromInline
package struct ErasedClosure {
    // The parts of a closure in memory.
    @usableFromInline
    let code: UnsafeRawPointer?

    @usableFromInline
    var context: UnsafeRawPointer?

    @inlinable @inline(__always)
    package init<Argument>(_ closure: @escaping (Argument) -> Void) {
        self = unsafeBitCast(TypedClosure(call: closure), to: ErasedClosure.self)
        if let context { _ = Unmanaged<AnyObject>.fromOpaque(context).retain() }
    }

    /// Calls it with an argument of the type that it was made with.
    @inlinable @inline(__always)
    package func call<Argument>(_ argument: Argument) { typed(Argument.self)(argument) }

    /// The closure, for an argument of the type that it was made with.
    @inlinable @inline(__always)
    package func typed<Argument>(_ type: Argument.Type) -> (Argument) -> Void {
        unsafeBitCast(self, to: TypedClosure<Argument>.self).call
    }

    /// Releases what the closure captured, if that has not been done.
    package mutating func release() {
        guard let context else { return }
        self.context = nil
        Unmanaged<AnyObject>.fromOpaque(context).release()
    }
}

/// A closure that generic code does not wrap in another one, since it is in a structure.
@usableFromInline
package struct TypedClosure<Argument> {
    @usableFromInline
    let call: (Argument) -> Void

    @inlinable @inline(__always)
    init(call: @escaping (Argument) -> Void) { self.call = call }
}
