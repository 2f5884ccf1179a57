import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct SearchTests {
    @MainActor final class Updater: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
        var texts: [String] = []
        var calls: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            texts.append(searchController.searchBar.text ?? "nil")
        }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append(searchText) }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    }

    @Test func aBarTellsItsDelegate() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
        let updater = Updater()
        bar.delegate = updater
        bar.placeholder = "Search"
        bar.showsCancelButton = true
        let screen = TestScreen(views: bar)
        screen.tap(CGPoint(x: 100, y: 128))
        #expect(bar.isFirstResponder)
        screen.type("a")
        screen.type("b")
        screen.press(.enter)
        #expect(updater.calls == ["a", "ab", "search"])
        screen.tap(CGPoint(x: 355, y: 128))
        #expect(updater.calls.last == "cancel")
    }

    @Test(arguments: [56, 100.0]) func scopesAreBelowTheField(height: CGFloat) throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: height))
        bar.scopeButtonTitles = ["All", "책"]
        bar.showsScopeBar = true
        let screen = TestScreen(views: bar)
        screen.settle()
        #expect(bar.intrinsicContentSize.height == 100)
        // The field is not squeezed by a bar that is too low for both.
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
        let scopes = try #require(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
        #expect(scopes.frame == CGRect(x: 8, y: 62, width: 377, height: 32))
        screen.tap(CGPoint(x: 300, y: 178))
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    private func make(rows: Int = 40) -> (TestScreen, UINavigationController, UISearchController, UITableView) {
        let list = RowsController(rows: rows)
        list.title = "Contacts"
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        list.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        return (TestScreen(navigation), navigation, search, list.tableView)
    }

    @MainActor final class RowsController: UITableViewController {
        let rows: Int
        init(rows: Int) {
            self.rows = rows
            super.init(style: .plain)
        }
        required init?(coder: NSCoder) { nil }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    @Test func aSearchControllerUpdatesAsOneTypes() {
        let (screen, navigation, search, _) = make()
        let updater = Updater()
        search.searchResultsUpdater = updater
        #expect(navigation.navigationBar.frame.height == 148)
        let field = search.searchBar.searchTextField
        screen.tap(field)
        screen.advance(by: 1)
        #expect(search.isActive && search.searchBar.showsCancelButton)
        #expect(navigation.navigationBar.frame.height == 52)
        screen.type("bo")
        #expect(updater.texts == ["", "bo"])
        screen.tap(CGPoint(x: 360, y: 59 + 19))
        screen.advance(by: 1)
        #expect(!search.isActive)
        #expect(search.searchBar.text?.isEmpty ?? true)
        #expect(navigation.navigationBar.frame.height == 148)
    }

    @Test func theBarFoldsAsTheContentScrolls() throws {
        let (screen, navigation, _, table) = make()
        #expect(table.contentOffset.y == -207)
        #expect(navigation.navigationBar.isAtScrollEdge)
        try screen.picture("search-top")
        table.contentOffset.y = -207 + 30
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 118)
        table.contentOffset.y = -207 + 80
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 68)
        table.contentOffset.y = 200
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(!navigation.navigationBar.isAtScrollEdge)
        screen.advance(by: 1)
        try screen.picture("search-scrolled")
        screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 800), duration: 1)
        screen.advance(by: 3)
        #expect(navigation.navigationBar.frame.height > 44)
    }

    @Test func anotherControllerShowsTheResults() {
        let list = UIViewController()
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        list.navigationItem.searchController = search
        let screen = TestScreen(UINavigationController(rootViewController: list))
        search.isActive = true
        screen.settle()
        #expect(results.viewIfLoaded?.window == nil)
        screen.type("x")
        #expect(results.view.isDescendant(of: list.view))
        search.isActive = false
        screen.settle()
        #expect(results.view.window == nil && results.parent == nil)
    }

    @Test func aScopeMayBeSelectedBeforeThereAreAny() {
        let bar = UISearchBar()
        #expect(bar.selectedScopeButtonIndex == 0)
        bar.selectedScopeButtonIndex = 1
        #expect(bar.selectedScopeButtonIndex == 1)
        bar.scopeButtonTitles = ["a", "b"]
        #expect(bar.selectedScopeButtonIndex == 1)
        bar.scopeButtonTitles = nil
        #expect(bar.selectedScopeButtonIndex == 0)
        bar.selectedScopeButtonIndex = 5
        bar.scopeButtonTitles = ["a", "b"]
        #expect(bar.selectedScopeButtonIndex == 0)
    }

    private final class Clicks: NSObject, UISearchBarDelegate, UISearchControllerDelegate {
        var heard: [String] = []
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmarks") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { heard.append("results") }
        func presentSearchController(_ searchController: UISearchController) { heard.append("present") }
        func willPresentSearchController(_ searchController: UISearchController) { heard.append("will present") }
    }

    @Test func theEmptyFieldHasAButtonForBookmarksOrResults() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
        let clicks = Clicks()
        bar.delegate = clicks
        let screen = TestScreen(views: bar)
        let place = CGPoint(x: 393 - 8 - 16, y: 128)
        bar.showsBookmarkButton = true
        screen.settle()
        screen.tap(place)
        #expect(clicks.heard == ["bookmarks"])
        bar.showsSearchResultsButton = true
        screen.settle()
        screen.tap(place)
        #expect(clicks.heard == ["bookmarks", "results"])
        bar.text = "a"
        screen.settle()
        #expect(bar.searchTextField.rightView == nil)
        bar.text = ""
        #expect(bar.searchTextField.rightView != nil)
        bar.showsBookmarkButton = false
        bar.showsSearchResultsButton = false
        #expect(bar.searchTextField.rightView == nil)
    }

    @Test func theDelegateHearsThatASearchIsToBePresented() {
        let search = UISearchController(searchResultsController: nil)
        let clicks = Clicks()
        search.delegate = clicks
        let list = UIViewController()
        list.navigationItem.searchController = search
        let screen = TestScreen(UINavigationController(rootViewController: list))
        search.searchBar.becomeFirstResponder()
        screen.settle()
        #expect(search.isActive)
        #expect(clicks.heard == ["present", "will present"])
    }

    @Test func pictures() throws {
        for appearance in [Appearance.light, .dark] {
            let (bar, minimal) = (
                UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56)),
                UISearchBar(frame: CGRect(x: 0, y: 200, width: 393, height: 56))
            )
            bar.placeholder = "Search"
            minimal.searchBarStyle = .minimal
            minimal.text = "Text"
            minimal.showsCancelButton = true
            let screen = TestScreen(views: bar, minimal)
            #expect(try screen.picture("searchbar-\(appearance.rawValue)").count > 1000)
        }
    }
}
