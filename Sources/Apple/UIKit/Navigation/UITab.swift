/// A tab of a tab bar controller, whose view controller is made when it is first shown.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// Where a tab is placed.
    public enum Placement: Int, Sendable {
        /// By the kind of the tab.
        case automatic
        /// In the bar; a person may take it away.
        case `default`
        /// In the sidebar; a person may put it into the bar.
        case optional
        /// In the bar, where a person may move it.
        case movable
        /// In the bar, at its end.
        case pinned
        /// In the bar, always at its place.
        case fixed
        /// In the sidebar alone.
        case sidebarOnly
    }

    /// The name by which the app finds the tab again.
    open var identifier: String { ownIdentifier }
    private let ownIdentifier: String

    /// The text under the picture.
    open var title: String {
        didSet { item.title = title }
    }
    /// The picture.
    open var image: UIImage? {
        didSet { item.image = image }
    }
    /// A second text. Has no effect: the bar has no room for it.
    open var subtitle: String?
    /// A red mark at the corner of the picture; an empty text is a dot, nil none.
    open var badgeValue: String? {
        didSet { item.badgeValue = badgeValue }
    }
    /// What the app keeps with the tab.
    open var userInfo: Any?
    /// Whether the tab is left out of the bar. False by default.
    open var isHidden = false {
        didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } }
    }
    /// Whether the tab is hidden until a person asks for it. False by default. Has no effect: nobody can ask for it.
    open var isHiddenByDefault = false
    /// Whether a person may hide the tab. False by default. Has no effect: the bar cannot be edited.
    open var allowsHiding = false
    /// Where the tab is placed. Has no effect: all tabs are in the bar, in their order.
    open var preferredPlacement = Placement.automatic

    /// The tab bar controller that has the tab.
    open internal(set) weak var tabBarController: UITabBarController?
    /// The group that the tab is in; nil for a tab of the bar itself.
    open internal(set) weak var parent: UITabGroup?

    /// The controller of the tab. The first access makes it.
    open var viewController: UIViewController? {
        if let made { return made }
        guard let new = provider?(self) else { return nil }
        made = new
        return new
    }
    private var made: UIViewController?
    private let provider: ((UITab) -> UIViewController)?

    /// What the bar shows of the tab.
    let item = UITabBarItem()

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The text under the picture.
    ///   - image: The picture.
    ///   - identifier: The name by which the app finds the tab again; no two tabs of a controller share one.
    ///   - viewControllerProvider: Makes the controller, when it is needed first.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        ownIdentifier = identifier
        provider = viewControllerProvider
        super.init()
        (item.title, item.image) = (title, image)
    }

    /// The controller whose view is shown for the tab.
    var shownController: UIViewController? { viewController }
    /// The tab that counts as selected when this one is.
    var selectedLeaf: UITab { self }
    /// The tab of that identifier: this one, or one in it.
    func find(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }

    func join(_ controller: UITabBarController?) { tabBarController = controller }
}

/// Stands in the row of controllers for that of a tab which was not shown yet.
@MainActor
final class UnmadeTabController: UIViewController {}
