/// The way from one controller to another that a storyboard draws. One is made each time the way is taken.
///
/// A custom segue is a subclass that overrides ``perform()``; it is made by ``init(identifier:source:destination:)``.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The identifier in the storyboard; nil for none.
    public let identifier: String?
    /// The controller that is left.
    public let source: UIViewController
    /// The controller that is shown, made for this segue.
    public let destination: UIViewController
    private let handler: (() -> Void)?

    /// A segue that shows nothing by itself.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = nil
        super.init()
    }

    /// A segue that calls a closure to show the destination.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = performHandler
        super.init()
    }

    /// Shows the destination. It is called after `prepare(for:sender:)` of the source.
    open func perform() {
        handler?()
    }
}
