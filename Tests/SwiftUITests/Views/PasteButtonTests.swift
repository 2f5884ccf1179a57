import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Buttons that paste, menus with an action of their own, shared collections, and room in bars.
@Suite(.serialized) @MainActor struct PasteButtonTests {
    @Test func whatIsOnThePasteboardIsPasted() async throws {
        UIPasteboard.general.items = []
        var pasted: [String] = []
        let screen = TestScreen { PasteButton(payloadType: String.self) { pasted += $0 } }
        screen.tap(try #require(screen.label("Paste")))
        screen.advance(by: 1)
        #expect(pasted.isEmpty)
        UIPasteboard.general.string = "우유 🥛"
        screen.advance(by: 1)
        try screen.picture("swiftui-paste-button")
        screen.tap(try #require(screen.label("Paste")))
        for _ in 0..<2_000 where pasted.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        #expect(pasted == ["우유 🥛"])
    }

    @Test func menusWithTitlesDoSomethingWhenTapped() throws {
        var taps = 0
        let screen = TestScreen {
            Menu("more") {
                Button("inside") {}
            } primaryAction: {
                taps += 1
            }
        }
        screen.tap(try #require(screen.label("more")))
        screen.advance(by: 1)
        #expect(taps == 1 && screen.label("inside") == nil)
    }

    @Test func severalAddressesAreShared() throws {
        let urls = try ["https://a.test", "https://b.test"].map { try #require(URL(string: $0)) }
        let hosting = UIHostingController(rootView: ShareLink(items: urls) { Text("share") })
        let screen = TestScreen(hosting)
        screen.tap(try #require(screen.label("share")))
        screen.advance(by: 1)
        #expect(hosting.presentedViewController is UIActivityViewController)
    }

    @Test func flexibleRoomStandsBetweenItemsOfABar() throws {
        let screen = TestScreen {
            NavigationStack {
                Text("screen").toolbar {
                    ToolbarItem(id: "a", placement: .bottomBar) { Button("first") {} }
                    ToolbarSpacer(.flexible, placement: .bottomBar)
                    ToolbarItem(placement: .bottomBar) { Button("last") {} }
                }
            }
        }
        screen.advance(by: 1)
        let (first, last) = (try #require(screen.frame("first")), try #require(screen.frame("last")))
        #expect(first.maxX < 150 && last.minX > 250)
    }

    @Test func viewsAreDrawnWithProjections() throws {
        let moved = ProjectionTransform(CGAffineTransform(translationX: 50, y: 0))
        let shot = try Shot(
            Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20).projectionEffect(moved))
        #expect(!shot.isReddish(at: CGPoint(x: 50, y: 50)) && shot.isReddish(at: CGPoint(x: 95, y: 50)))
    }
}
