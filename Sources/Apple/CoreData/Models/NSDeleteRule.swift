/// What happens to the objects at the other end of a relationship when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing: they keep referring to the deleted object.
    case noActionDeleteRule = 0
    /// Their inverse relationship is set to nil. The default.
    case nullifyDeleteRule = 1
    /// They are deleted as well.
    case cascadeDeleteRule = 2
    /// The deletion is refused when the context is saved, as long as there is one.
    case denyDeleteRule = 3
}
