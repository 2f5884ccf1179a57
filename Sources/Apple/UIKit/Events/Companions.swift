import ObjectiveC
import SeamPrimitives

/// Objects of sibling modules that belong to others and live as long as they do.
package enum Companions {
    /// The companion of a kind, made when there is none. A responder has its companions itself, for those who ask on the
    /// main thread; others are kept in the table of associated objects, one for all threads.
    package static func of<Companion: AnyObject>(
        _ owner: AnyObject, _ key: ObjectIdentifier, _ make: () -> Companion
    ) -> Companion {
        if MainQueue.isCurrent, let responder = owner as? UIResponder {
            nonisolated(unsafe) var found: AnyObject?
            MainActor.assumeIsolated { found = responder.companions[key] }
            if let found { return found as! Companion }
            nonisolated(unsafe) let made = make()
            MainActor.assumeIsolated { responder.companions[key] = made }
            return made
        }
        let pointer = UnsafeRawPointer(bitPattern: UInt(bitPattern: key))!
        if let found = objc_getAssociatedObject(owner, pointer) { return found as! Companion }
        let made = make()
        objc_setAssociatedObject(owner, pointer, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }
}
