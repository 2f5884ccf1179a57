/// How a view looks while it is lifted from the screen.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The part of the view that is lifted, in its coordinates; nil for all of it.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; nil for that of the visible part.
    open var shadowPath: UIBezierPath?
    /// The ground behind the view; nil for the system's.
    open var backgroundColor: UIColor?

    public override init() { super.init() }

    /// Lifts lines of text, whose rectangles are given, a little larger and rounded.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for value in textLineRects {
            path.append(UIBezierPath(roundedRect: value.cgRectValue.insetBy(dx: -4, dy: -2), cornerRadius: 6))
        }
        visiblePath = path
    }
}

/// Where a view that is lifted comes from, or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view that it is in.
    public let container: UIView
    /// Its middle, in the container's coordinates.
    public let center: CGPoint
    /// How it is turned or made larger there.
    public let transform: CGAffineTransform

    /// Creates a place.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }

    /// Creates a place.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}

/// A view that is lifted from the screen, for a menu or a drag.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// Where it comes from, or goes to.
    public let target: UIPreviewTarget
    /// The view.
    public let view: UIView
    /// How it looks.
    public let parameters: UIPreviewParameters

    /// Creates a preview of a view that need not be in a window.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// Creates a preview of a view where it is.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    /// Creates a preview of a view where it is.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view.
    open var size: CGSize { view.bounds.size }

    /// The same, elsewhere.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
