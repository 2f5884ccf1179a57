/// Is told to show other results when what is searched for changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// Called when the text, the scope or the field's activity has changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search that begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called when the user has begun to type, before the search is presented. It is presented whether or not the
    /// delegate has done so itself.
    func presentSearchController(_ searchController: UISearchController)
    /// Called before the search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when the search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when the search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func presentSearchController(_ searchController: UISearchController) {}
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search over what a screen shows: a bar to type into, and the results, in place or in a controller of their own.
@preconcurrency @MainActor
open class UISearchController: UIViewController, SearchBarFollower {
    /// The object that finds the results; held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that hears of the search; held weakly.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The controller of the results; nil shows them where the search began.
    public let searchResultsController: UIViewController?
    /// The search bar.
    public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56))

    /// Whether the content is dimmed until something is typed.
    open var obscuresBackgroundDuringPresentation = true
    // nib: none
    /// The same as ``obscuresBackgroundDuringPresentation``.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the navigation bar makes room during the search. True by default.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the cancel button comes and goes with the search. True by default.
    open var automaticallyShowsCancelButton = true
    /// Whether the results show once there is text. True by default.
    open var automaticallyShowsSearchResultsController = true
    /// When the choice of scopes comes and goes, where the bar has scopes.
    public enum ScopeBarActivation: Int, Sendable {
        /// With the search.
        case automatic = 0
        /// When the app says so.
        case manual = 1
        /// While there is text.
        case onTextEntry = 2
        /// With the search.
        case onSearchActivation = 3
    }
    /// When the choice of scopes comes and goes. `.automatic` by default.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { showScopes() } }
    /// Whether the choice of scopes comes and goes with the search. True by default.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// Whether the results are shown.
    open var showsSearchResultsController = false {
        didSet { showResults() }
    }

    private var active = false
    private let dimming = UIView()

    /// Results appear in `searchResultsController`, or where the content is when that is nil.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        searchBar.follower = self
        searchBar.placeholder = "Search"
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onChange { [weak self] _ in self?.isActive = false }
        dimming.addGestureRecognizer(tap)
    }

    /// Whether a search is under way. Setting it begins or ends one.
    open var isActive: Bool {
        get { active }
        set {
            guard newValue != active else { return }
            if newValue { begin() } else { end() }
        }
    }

    /// The controller whose content is searched.
    private var searched: UIViewController? {
        var next: UIResponder? = searchBar.next
        while let responder = next {
            if let controller = responder as? UINavigationController { return controller.topViewController }
            if let controller = responder as? UIViewController { return controller }
            next = responder.next
        }
        return nil
    }

    private func begin() {
        active = true
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        showScopes()
        searched?.navigationController?.searchDidChange(animated: true)
        if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didPresentSearchController(self)
    }

    private func showScopes() {
        guard scopeBarActivation != .manual, searchBar.scopeButtonTitles?.isEmpty == false else { return }
        searchBar.showsScopeBar =
            active && (scopeBarActivation != .onTextEntry || searchBar.text?.isEmpty == false)
    }

    private func end() {
        active = false
        showScopes()
        delegate?.willDismissSearchController(self)
        searchBar.resignFirstResponder()
        searchBar.text = nil
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        searched?.navigationController?.searchDidChange(animated: true)
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }

    // MARK: What is shown over the content

    private func showResults() {
        let hasText = !(searchBar.text?.isEmpty ?? true)
        let showsResults =
            active
            && (showsSearchResultsController || automaticallyShowsSearchResultsController && hasText)
        guard let content = searched?.viewIfLoaded else {
            hideResults()
            dimming.removeFromSuperview()
            return
        }
        if active, obscuresBackgroundDuringPresentation, !hasText {
            dimming.frame = content.bounds
            dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            content.addSubview(dimming)
        } else {
            dimming.removeFromSuperview()
        }
        guard showsResults, let results = searchResultsController, let searched else {
            hideResults()
            return
        }
        guard results.parent == nil else { return }
        searched.addChild(results)
        results.view.frame = content.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        results.beginAppearanceTransition(true, animated: false)
        content.addSubview(results.view)
        results.endAppearanceTransition()
        results.tellDidMove(toParent: searched)
    }

    private func hideResults() {
        guard let results = searchResultsController, results.parent != nil else { return }
        results.tellWillMove(toParent: nil)
        results.beginAppearanceTransition(false, animated: false)
        results.view.removeFromSuperview()
        results.endAppearanceTransition()
        results.removeFromParent()
    }

    // MARK: The bar

    package func searchBegan() {
        guard !isActive else { return }
        delegate?.presentSearchController(self)
        isActive = true
    }

    package func searchTextChanged() {
        if scopeBarActivation == .onTextEntry { showScopes() }
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    package func searchCancelled() {
        isActive = false
    }
}
