package import Stage

/// Something for assistive technology that is no view: a part of one that draws many.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// A view, or an element in a view. It is not kept.
    open weak var accessibilityContainer: AnyObject?
    /// The name by which tests find the element; it is never read aloud.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    /// In the container's coordinates; it moves with it.
    open var accessibilityFrameInContainerSpace: CGRect = .zero {
        didSet {
            fixedFrame = nil
            didChange()
        }
    }
    private var fixedFrame: CGRect?

    /// Creates an element in a view.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// In the screen's coordinates.
    open override var accessibilityFrame: CGRect {
        get {
            if let fixedFrame { return fixedFrame }
            switch accessibilityContainer {
            case let view as UIView: return view.convertToScreen(accessibilityFrameInContainerSpace)
            case let element as UIAccessibilityElement:
                let outer = element.accessibilityFrame
                return accessibilityFrameInContainerSpace.offsetBy(dx: outer.minX, dy: outer.minY)
            default: return accessibilityFrameInContainerSpace
            }
        }
        set {
            fixedFrame = newValue
            didChange()
        }
    }

    package override var defaultIsAccessibilityElement: Bool { true }
    package override func accessibilityOverridesDidChange() { didChange() }

    private func didChange() {
        var container = accessibilityContainer
        while let element = container as? UIAccessibilityElement { container = element.accessibilityContainer }
        (container as? UIView)?.window?.accessibilityDidChange()
    }
}
