/// A view that shows a bar item and redraws it when it changes.
@preconcurrency @MainActor
package protocol BarItemHost: AnyObject {
    func barItemDidChange(_ item: UIBarItem)
}

/// The common part of items of navigation bars, toolbars and tab bars.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The item's title.
    open var title: String? {
        didSet {
            noteTold(self, "title", from: oldValue, to: title)
            if title != oldValue { changed() }
        }
    }
    /// The item's image.
    open var image: UIImage? {
        didSet { if image !== oldValue { changed() } }
    }
    /// The image for low bars. Has no effect: the standard image is shown.
    open var landscapeImagePhone: UIImage?
    /// The image for the enlarged view at accessibility sizes. Has no effect.
    open var largeContentSizeImage: UIImage?
    /// Moves or resizes the image by insets, in points. Zero by default.
    open var imageInsets: UIEdgeInsets = .zero {
        didSet { if imageInsets != oldValue { changed() } }
    }
    /// The insets of the image for low bars. Has no effect.
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero
    /// Whether the item can be used. True by default.
    open var isEnabled = true {
        didSet {
            noteTold(self, "isEnabled", from: oldValue, to: isEnabled)
            if isEnabled != oldValue { changed() }
        }
    }
    /// A number for the app's own use. 0 by default.
    open var tag = 0

    /// Called on an item of a nib when everything in the nib is connected.
    open func awakeFromNib() {}
    /// For Interface Builder; an app never calls it.
    open func prepareForInterfaceBuilder() {}

    /// The name by which tests and UI flows find the item; it is never read aloud.
    open var accessibilityIdentifier: String? {
        didSet { changed() }
    }
    private var ownAccessibilityLabel: String?
    /// The item's name for assistive technology; nil takes the title.
    open var accessibilityLabel: String? {
        get { ownAccessibilityLabel ?? title }
        set {
            ownAccessibilityLabel = newValue
            changed()
        }
    }
    /// The effect of using the item, for assistive technology.
    open var accessibilityHint: String?
    /// The item's value, for assistive technology.
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

    /// Sets attributes of the title for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        changed()
    }

    /// Returns the attributes that were set for just this state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    package func changed() {
        host?.barItemDidChange(self)
    }
}
