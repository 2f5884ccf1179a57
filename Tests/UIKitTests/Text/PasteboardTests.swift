import Testing

@testable import UIKit

@MainActor @Suite struct PasteboardTests {
    @Test func ownPasteboardsHoldTheirItems() throws {
        let board = UIPasteboard.withUniqueName()
        #expect(!board.hasStrings && board.items.isEmpty && board.numberOfItems == 0)
        board.string = "복사"
        #expect(board.strings == ["복사"] && board.contains(pasteboardTypes: ["public.utf8-plain-text"]))
        board.setData(Data([1, 2]), forPasteboardType: "com.example.cell")
        #expect(board.data(forPasteboardType: "com.example.cell") == Data([1, 2]) && board.string == nil)
        board.addItems([["public.utf8-plain-text": "b"]])
        #expect(board.numberOfItems == 2 && board.string == "b")
        board.color = .red
        #expect(board.hasColors && board.color == .red && board.types == ["com.apple.uikit.color"])
        board.urls = [try #require(URL(string: "https://a.example")), try #require(URL(string: "https://b.example"))]
        #expect(board.urls?.count == 2 && board.hasURLs)
        // Whoever writes into the clipboard by itself takes the place of the items.
        let same = try #require(UIPasteboard(name: board.name, create: false))
        same.string = "later"
        #expect(board.items.count == 1 && board.color == nil && board.string == "later")
        UIPasteboard.remove(withName: board.name)
        #expect(UIPasteboard(name: board.name, create: false) == nil)
    }

    @Test func changesArePosted() {
        let board = UIPasteboard.withUniqueName()
        nonisolated(unsafe) var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { _ in count += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        let before = board.changeCount
        board.string = "a"
        board.items = [["x": 1]]
        #expect(count == 2 && board.changeCount == before + 2)
    }
}
