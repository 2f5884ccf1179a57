import Foundation

extension UISearchBar: HasDelegate {
    public typealias Delegate = any UISearchBarDelegate
}

/// The proxy of `UISearchBarDelegate`.
@preconcurrency @MainActor
open class RxSearchBarDelegateProxy: DelegateProxy<UISearchBar, any UISearchBarDelegate>, DelegateProxyType,
    UISearchBarDelegate
{
    /// The object.
    public private(set) weak var searchBar: UISearchBar?

    public init(parentObject: UISearchBar) {
        searchBar = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxSearchBarDelegateProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, parentObject.delegate === self else { return }
            parentObject.delegate = nil
            parentObject.delegate = self
        }
    }

    public static func registerKnownImplementations() {
        register { RxSearchBarDelegateProxy(parentObject: $0) }
    }

    private var target: any UISearchBarDelegate { forwardToDelegate() ?? AbsentSearchBarDelegateProxy.shared }

    open func searchBarShouldBeginEditing(
        _ searchBar: UISearchBar
    ) -> Bool {
        note("searchBarShouldBeginEditing:", [searchBar]) { target.searchBarShouldBeginEditing(searchBar) }
    }

    open func searchBarTextDidBeginEditing(
        _ searchBar: UISearchBar
    ) {
        note("searchBarTextDidBeginEditing:", [searchBar]) { target.searchBarTextDidBeginEditing(searchBar) }
    }

    open func searchBarShouldEndEditing(
        _ searchBar: UISearchBar
    ) -> Bool {
        note("searchBarShouldEndEditing:", [searchBar]) { target.searchBarShouldEndEditing(searchBar) }
    }

    open func searchBarTextDidEndEditing(
        _ searchBar: UISearchBar
    ) {
        note("searchBarTextDidEndEditing:", [searchBar]) { target.searchBarTextDidEndEditing(searchBar) }
    }

    open func searchBar(
        _ searchBar: UISearchBar, textDidChange searchText: String
    ) {
        note("searchBar:textDidChange:", [searchBar, searchText]) {
            target.searchBar(searchBar, textDidChange: searchText)
        }
    }

    open func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        note("searchBar:shouldChangeTextInRange:replacementText:", [searchBar, range, text]) {
            target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
        }
    }

    open func searchBarSearchButtonClicked(
        _ searchBar: UISearchBar
    ) {
        note("searchBarSearchButtonClicked:", [searchBar]) { target.searchBarSearchButtonClicked(searchBar) }
    }

    open func searchBarCancelButtonClicked(
        _ searchBar: UISearchBar
    ) {
        note("searchBarCancelButtonClicked:", [searchBar]) { target.searchBarCancelButtonClicked(searchBar) }
    }

    open func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {
        note("searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope]) {
            target.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }

}

/// Nobody: what is optional has its default.
private final class AbsentSearchBarDelegateProxy: NSObject, UISearchBarDelegate {
    static let shared = AbsentSearchBarDelegateProxy()
}
