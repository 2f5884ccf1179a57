/// The content that a view controller adds to its navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The properties that few items are given.
    final var rare = RareValues()
    /// Whether the title is large in a bar that prefers that.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item before shows its title.
        case automatic
        /// The title is large.
        case always
        /// The title is small.
        case never
        /// The title is small.
        case inline
    }

    /// The title of the back button that leads here.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or "Back" when there is no room for it.
        case `default`
        /// "Back", in the user's language.
        case generic
        /// No title.
        case minimal
    }

    // observable
    /// The title in the middle of the bar.
    open var title: String? {
        willSet { _willChangeValue(self, "title") }
        didSet {
            if title != oldValue { changed() }
            _didChangeValue(self, "title")
        }
    }
    /// A line under the title, in small letters.
    open var subtitle: String? {
        didSet { if subtitle != oldValue { changed() } }
    }
    /// A view in place of the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { changed() } }
    }
    /// Gives the menu that a tap at the title opens, of the actions that the system suggests, which are none; nil for a
    /// title without. A view in its place has none.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { changed() }
    }
    /// A line above the title.
    open var prompt: String? {
        didSet { if prompt != oldValue { changed() } }
    }
    /// The button that leads back to this item from the next.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { changed() } }
    }
    /// The title of the back button that leads here; nil takes the title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { changed() } }
    }
    /// How much of the title the back button shows. `.default` by default.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default {
        didSet { if backButtonDisplayMode != oldValue { changed() } }
    }
    /// Replaces going back by the back button of this item.
    open var backAction: UIAction?
    /// Whether the back button is hidden. False by default.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { changed() } }
    }
    /// Whether the leading items stand beside the back button, not in its place. False by default.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
    }
    /// Whether the title is large. `.automatic`, the default, is as the item beneath.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed() } }
    }

    /// The items at the leading edge, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }
    /// The items at the trailing edge, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }
    /// The item nearest to the leading edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The outermost of those on the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// The look of the bar under this item while content is under it; nil takes the bar's.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The look of a low bar under this item. Has no effect.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The look of the bar under this item while no content is under it; nil takes the bar's.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The look of a low bar under this item while no content is under it. Has no effect.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }

    /// Its search bar is shown under the title.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { changed() } }
    }
    /// Whether the search bar goes away as the content scrolls.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
    }

    /// The bar that shows the item.
    package weak var bar: UINavigationBar?

    public override init() {
        super.init()
    }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Hides or shows the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated) { self.hidesBackButton = hidesBackButton }
    }

    /// Replaces the items at the leading edge.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { leftBarButtonItems = items }
    }

    /// Replaces the items at the trailing edge.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { rightBarButtonItems = items }
    }

    // objc: setLeftBarButtonItem:animated:
    /// Replaces the items at the leading edge by one.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated) { leftBarButtonItem = item }
    }

    // objc: setRightBarButtonItem:animated:
    /// Replaces the items at the trailing edge by one.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated) { rightBarButtonItem = item }
    }

    private func change(_ animated: Bool, _ body: () -> Void) {
        body()
        if animated { bar?.crossfadeContent() }
    }

    private func changed() {
        bar?.itemDidChange(self)
    }

    /// The words for the button that leads back here, the best first; the last is one that always fits.
    package func backTitles(for next: UINavigationItem) -> [String] {
        switch next.backButtonDisplayMode == .default ? backButtonDisplayMode : next.backButtonDisplayMode {
        case .minimal: return [""]
        case .generic: return ["Back", ""]
        case .default: break
        }
        let title = backBarButtonItem?.title ?? backButtonTitle ?? self.title ?? ""
        // A title that was set to nothing shows the chevron alone; one that was never set reads "Back".
        if title.isEmpty { return backBarButtonItem?.title != nil || backButtonTitle != nil ? [""] : ["Back", ""] }
        return [title, "Back", ""]
    }
}
