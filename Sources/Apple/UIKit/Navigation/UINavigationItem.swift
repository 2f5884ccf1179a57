/// What a view controller shows in the bar of its navigation controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item before shows its title.
        case automatic
        case always
        case never
        case inline
    }

    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or "Back" when there is no room for it.
        case `default`
        case generic
        case minimal
    }

    open var title: String? {
        willSet { _willChangeValue(self, "title") }
        didSet {
            if title != oldValue { changed() }
            _didChangeValue(self, "title")
        }
    }
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { changed() } }
    }
    /// A line above the title.
    open var prompt: String? {
        didSet { if prompt != oldValue { changed() } }
    }
    /// The button that leads back to this item from the next.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { changed() } }
    }
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { changed() } }
    }
    open var backButtonDisplayMode: BackButtonDisplayMode = .default {
        didSet { if backButtonDisplayMode != oldValue { changed() } }
    }
    /// Replaces going back by the back button of this item.
    open var backAction: UIAction?
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { changed() } }
    }
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
    }
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed() } }
    }

    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The outermost of those on the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open var standardAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
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

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated) { self.hidesBackButton = hidesBackButton }
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { leftBarButtonItems = items }
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { rightBarButtonItems = items }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated) { leftBarButtonItem = item }
    }

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
