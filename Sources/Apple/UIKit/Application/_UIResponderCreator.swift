/// Stands for an app's responder that is known only by its name; see ``InitializerSlots``.
open class _UIResponderCreator: UIResponder {
    public required override init() { super.init() }
}
