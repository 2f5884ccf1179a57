/// Stands for an app's class that is no responder and is known only by its name; see ``InitializerSlots``.
open class _NSObjectCreator: NSObject {
    public required override init() { super.init() }
}
