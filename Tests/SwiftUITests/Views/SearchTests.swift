import Testing
import UIKit

@testable import SwiftUI

/// Views in which a person can search.
@Suite @MainActor struct SearchTests {
    private struct Fruits: View {
        @State var text = ""
        @State var submitted = ""
        var body: some View {
            NavigationStack {
                Results(text: text, submitted: submitted)
                    .searchable(text: $text, prompt: "Find")
                    .searchSuggestions {
                        if text == "ap" { Text(verbatim: "Apple?").searchCompletion("apple") }
                    }
                    .onSubmit(of: .search) { submitted = text }
            }
        }
    }

    private struct Results: View {
        let text: String
        let submitted: String
        @Environment(\.isSearching) private var isSearching
        var body: some View {
            VStack {
                Text(verbatim: "text \(text)")
                Text(verbatim: "submitted \(submitted)")
                Text(verbatim: isSearching ? "searching" : "resting")
            }
        }
    }

    private func bar(_ screen: TestScreen) throws -> UISearchBar {
        try #require(screen.all(UISearchBar.self).first)
    }

    @Test func theTextIsTheAppsOwn() throws {
        let screen = TestScreen { Fruits() }
        let bar = try bar(screen)
        #expect(bar.placeholder == "Find")
        #expect(screen.label("resting") != nil)
        bar.becomeFirstResponder()
        screen.advance(by: 1)
        screen.type("사과")
        #expect(screen.label("text 사과") != nil)
        #expect(screen.label("searching") != nil)
        bar.delegate?.searchBarSearchButtonClicked(bar)
        screen.settle()
        #expect(screen.label("submitted 사과") != nil)
    }

    private struct Scoped: View {
        @State var text = ""
        @State var scope = 1
        var body: some View {
            NavigationStack {
                Text(verbatim: "scope \(scope)").searchable(text: $text)
                    .searchScopes($scope, activation: .onTextEntry) {
                        Text("All").tag(1)
                        Text("Mine").tag(2)
                    }
            }
        }
    }

    @Test func scopesComeWithTheText() throws {
        let screen = TestScreen { Scoped() }
        let bar = try bar(screen)
        bar.becomeFirstResponder()
        screen.advance(by: 1)
        #expect(!bar.showsScopeBar && bar.scopeButtonTitles == ["All", "Mine"])
        screen.type("a")
        screen.advance(by: 1)
        #expect(bar.showsScopeBar)
        bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: 1)
        screen.settle()
        #expect(screen.label("scope 2") != nil)
    }

    @Test func suggestionsFillTheField() throws {
        let screen = TestScreen { Fruits() }
        try bar(screen).becomeFirstResponder()
        screen.advance(by: 1)
        screen.type("ap")
        screen.tap(try #require(screen.label("Apple?")))
        screen.settle()
        #expect(try bar(screen).text == "apple")
        #expect(screen.label("text apple") != nil)
        #expect(screen.label("Apple?") == nil)
    }
}
