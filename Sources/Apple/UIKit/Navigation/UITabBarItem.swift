/// One of the tabs of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The standard items, whose titles are in the user's language.
    public enum SystemItem: Int, Sendable {
        /// The items; each has a title and a symbol.
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        /// The item for what was seen most often.
        case mostViewed
    }

    /// The image while the item is selected; nil takes the image.
    open var selectedImage: UIImage? {
        didSet { changed() }
    }
    /// A red mark at the corner of the picture; an empty text is a dot.
    open var badgeValue: String? {
        didSet {
            noteTold(self, "badgeValue", from: oldValue, to: badgeValue)
            if badgeValue != oldValue { changed() }
        }
    }
    /// The colour of the badge; nil is red.
    open var badgeColor: UIColor? {
        didSet { changed() }
    }
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets attributes of the badge's text for a state, the normal or the selected one.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state.rawValue] = textAttributes
        changed()
    }

    /// Returns the attributes of the badge's text that were set for just this state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }

    /// Moves the title, in points.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet { changed() }
    }
    /// The look of the bar while this item is selected and content is under it; nil takes the bar's.
    open var standardAppearance: UITabBarAppearance? {
        didSet { changed() }
    }
    /// The look of the bar while this item is selected and no content is under it; nil takes the bar's.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { changed() }
    }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates an item with a title and an image, drawn as a template.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with an image for each state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates a standard item.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
        let (title, symbol) =
            switch systemItem {
            case .more: ("More", "ellipsis")
            case .favorites: ("Favorites", "star.fill")
            case .featured: ("Featured", "star.fill")
            case .topRated: ("Top Rated", "star.fill")
            case .recents: ("Recents", "clock.fill")
            case .contacts: ("Contacts", "person.crop.circle.fill")
            case .history: ("History", "clock.fill")
            case .bookmarks: ("Bookmarks", "book.fill")
            case .search: ("Search", "magnifyingglass")
            case .downloads: ("Downloads", "square.and.arrow.down")
            case .mostRecent: ("Most Recent", "clock.fill")
            case .mostViewed: ("Most Viewed", "list.number")
            }
        self.title = title
        image = UIImage(systemName: symbol)
    }

    // MARK: What is shown

    /// The item whose look this one takes where it has none of its own.
    var proxy: UITabBarItem? { AppearanceProxies.general(for: type(of: self)) as? UITabBarItem }

    func shownTitleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        titleTextAttributes(for: state) ?? proxy?.titleTextAttributes(for: state) ?? [:]
    }

    func shownBadgeAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        func own(_ state: UIControl.State) -> [NSAttributedString.Key: Any]? {
            badgeTextAttributes(for: state) ?? proxy?.badgeTextAttributes(for: state)
        }
        return (own(.normal) ?? [:]).merging(state == .normal ? [:] : own(state) ?? [:]) { $1 }
    }

    var shownTitleAdjustment: UIOffset {
        titlePositionAdjustment == .zero ? proxy?.titlePositionAdjustment ?? .zero : titlePositionAdjustment
    }
}
