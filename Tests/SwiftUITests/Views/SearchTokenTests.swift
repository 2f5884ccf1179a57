import Testing

@testable import SwiftUI
@testable import UIKit

/// Tokens of a search, its focus, and what is selected of a text.
@Suite @MainActor struct SearchTokenTests {
    private struct Tag: Identifiable { var id: String }

    private struct Find: View {
        @State private var text = ""
        @State private var tokens = [Tag(id: "swift")]
        @FocusState private var isSearching: Bool

        var body: some View {
            NavigationStack {
                VStack {
                    Text(verbatim: "tokens " + tokens.map(\.id).joined(separator: ","))
                    Text(verbatim: isSearching ? "searching" : "resting")
                    Button("Focus") { isSearching = true }
                    Button("Add") { tokens.append(Tag(id: "한글")) }
                }
                .searchable(text: $text, tokens: $tokens) { Text(verbatim: $0.id) }
                .searchFocused($isSearching)
            }
        }
    }

    @Test func tokensGoBothWays() throws {
        let screen = TestScreen { Find() }
        let field = try #require(screen.all(UISearchBar.self).first).searchTextField
        #expect(field.tokens.map(\.text) == ["swift"])
        screen.tap(try #require(screen.label("Add")))
        #expect(screen.label("tokens swift,한글") != nil)
        #expect(field.tokens.map(\.text) == ["swift", "한글"])
        _ = field.becomeFirstResponder()
        screen.advance(by: 1)
        field.deleteBackward()
        screen.settle()
        #expect(screen.label("tokens swift") != nil)
        screen.type("a")
        field.deleteBackward()
        screen.settle()
        // The text goes before a token does.
        #expect(field.tokens.count == 1)
    }

    @Test func theFieldsFocusFollowsAState() throws {
        let screen = TestScreen { Find() }
        #expect(screen.label("resting") != nil)
        screen.tap(try #require(screen.label("Focus")))
        screen.advance(by: 1)
        let field = try #require(screen.all(UISearchBar.self).first).searchTextField
        #expect(field.isFirstResponder)
        _ = field.resignFirstResponder()
        screen.settle()
        #expect(screen.label("resting") != nil)
    }

    private struct Writing: View {
        @State var text = "안녕 world"
        @State private var selection: TextSelection?

        private var words: String {
            guard let selection, case .selection(let range) = selection.indices else { return "nothing" }
            return selection.isInsertion ? "at \(text[..<range.lowerBound])" : "<\(text[range])>"
        }

        var body: some View {
            TextField("", text: $text, selection: $selection)
            Text(verbatim: words)
            Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
        }
    }

    @Test func whatIsSelectedIsTold() throws {
        let screen = TestScreen { VStack { Writing() } }
        let field = try #require(screen.all(UITextField.self).first)
        #expect(screen.label("nothing") != nil)
        _ = field.becomeFirstResponder()
        screen.settle()
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 0))
        let end = try #require(field.position(from: field.beginningOfDocument, offset: 2))
        field.selectedTextRange = field.textRange(from: start, to: end)
        screen.settle()
        #expect(screen.label("<안녕>") != nil)
        screen.tap(try #require(screen.label("All")))
        screen.settle()
        let selected = try #require(field.selectedTextRange)
        #expect(field.text(in: selected) == "안녕 world")
    }

    @Test func aPlaceBeyondTheTextIsItsEnd() throws {
        let long = "a much longer text"
        let beyond = TextSelection(insertionPoint: long.endIndex)
        let field = UITextField()
        field.text = "ab"
        beyond.apply(to: field, in: "ab")
        let selected = try #require(field.selectedTextRange)
        #expect(field.offset(from: field.beginningOfDocument, to: selected.start) == 2)
    }
}
