internal import RuntimeShims

/// Stands for an app's class that is no responder and is known only by its name; see ``InitializerSlots``.
open class _NSObjectCreator: NSObject {
    public required override init() { super.init() }
}

extension NSObject {
    /// Does the work of `init()`, called through a metatype: translated code calls it where an app calls an initialiser
    /// that is not `required`.
    public class func _makeObject() -> Self {
        let made = InitializerSlots.metatype(of: self, as: _NSObjectCreator.self).init()
        return unsafeDowncast(made as NSObject, to: self)
    }
}
