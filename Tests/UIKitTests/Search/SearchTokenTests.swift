import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct SearchTokenTests {
    @Test func tokensStandBeforeTheTextAndGoByTheKeyThatDeletes() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
        let screen = TestScreen(views: bar)
        let field = bar.searchTextField
        bar.text = "sea"
        screen.settle()
        let room = field.editingRect(forBounds: field.bounds)
        field.tokens = [UISearchToken(icon: UIImage(systemName: "person"), text: "사람")]
        field.insertToken(UISearchToken(icon: nil, text: "Photos"), at: 1)
        screen.settle()
        let less = field.editingRect(forBounds: field.bounds)
        #expect(less.minX > room.minX + 60 && less.maxX == room.maxX)
        #expect(field.tokens.map(\.text) == ["사람", "Photos"])
        try screen.picture("search-tokens")
        field.becomeFirstResponder()
        screen.press(.home)
        screen.press(.backspace)
        #expect(field.tokens.map(\.text) == ["사람"] && field.text == "sea")
        field.allowsDeletingTokens = false
        screen.press(.backspace)
        #expect(field.tokens.count == 1)
        screen.press(.end)
        screen.press(.backspace)
        #expect(field.text == "se")
        field.removeToken(at: 0)
        field.removeToken(at: 7)
        screen.settle()
        #expect(field.editingRect(forBounds: field.bounds) == room)
        field.replaceTextualPortion(of: field.textualRange, with: UISearchToken(icon: nil, text: "se"), at: 0)
        #expect(field.text == "" && field.tokens.count == 1)
    }
}
