/// What shows a bar item and has to show it again when it changes.
@MainActor
package protocol BarItemHost: AnyObject {
    func barItemDidChange(_ item: UIBarItem)
}

/// What is common to the items of navigation bars, toolbars and tab bars.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }
    open var image: UIImage? {
        didSet { if image !== oldValue { changed() } }
    }
    open var landscapeImagePhone: UIImage?
    open var largeContentSizeImage: UIImage?
    open var imageInsets: UIEdgeInsets = .zero {
        didSet { if imageInsets != oldValue { changed() } }
    }
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { changed() } }
    }
    open var tag = 0

    open var accessibilityIdentifier: String? {
        didSet { changed() }
    }
    private var ownAccessibilityLabel: String?
    open var accessibilityLabel: String? {
        get { ownAccessibilityLabel ?? title }
        set {
            ownAccessibilityLabel = newValue
            changed()
        }
    }
    open var accessibilityHint: String?
    open var accessibilityValue: String?

    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// The bar that shows the item.
    package weak var host: (any BarItemHost)?
    /// The view that shows the item.
    package weak var shownView: UIView?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        changed()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    package func changed() {
        host?.barItemDidChange(self)
    }
}
