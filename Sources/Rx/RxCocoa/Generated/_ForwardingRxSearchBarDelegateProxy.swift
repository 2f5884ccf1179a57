// Made by `seam generate` from UISearchBarDelegate of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UISearchBarDelegate`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxSearchBarDelegateProxy: DelegateProxy<UISearchBar, any UISearchBarDelegate>, UISearchBarDelegate {
    private var target: any UISearchBarDelegate { forwardToDelegate() ?? Absent.shared }

    open func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        note("searchBarShouldBeginEditing:", [searchBar]) { target.searchBarShouldBeginEditing(searchBar) }
    }

    open func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        note("searchBarTextDidBeginEditing:", [searchBar]) { target.searchBarTextDidBeginEditing(searchBar) }
    }

    open func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        note("searchBarShouldEndEditing:", [searchBar]) { target.searchBarShouldEndEditing(searchBar) }
    }

    open func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        note("searchBarTextDidEndEditing:", [searchBar]) { target.searchBarTextDidEndEditing(searchBar) }
    }

    open func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        note("searchBar:textDidChange:", [searchBar, searchText]) { target.searchBar(searchBar, textDidChange: searchText) }
    }

    open func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        note("searchBar:shouldChangeTextInRange:replacementText:", [searchBar, range, text]) { target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) }
    }

    open func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        note("searchBarSearchButtonClicked:", [searchBar]) { target.searchBarSearchButtonClicked(searchBar) }
    }

    open func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        note("searchBarCancelButtonClicked:", [searchBar]) { target.searchBarCancelButtonClicked(searchBar) }
    }

    open func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        note("searchBarBookmarkButtonClicked:", [searchBar]) { target.searchBarBookmarkButtonClicked(searchBar) }
    }

    open func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        note("searchBarResultsListButtonClicked:", [searchBar]) { target.searchBarResultsListButtonClicked(searchBar) }
    }

    open func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        note("searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope]) { target.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope) }
    }

    open func position(for bar: any UIBarPositioning) -> UIBarPosition {
        note("positionForBar:", [bar]) { target.position(for: bar) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UISearchBarDelegate {
        static let shared = Absent()
    }
}
