/// Stands for whatever class a custom segue names; see ``InitializerSlots``.
open class _UIStoryboardSegueCreator: UIStoryboardSegue {
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}
