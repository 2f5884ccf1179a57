import Testing

@testable import SwiftUI
@testable import UIKit

/// Screens and questions over a screen.
@Suite @MainActor struct PresentationModifierTests {
    private struct Covered: View {
        @State var isShown = false
        let ended: () -> Void
        var body: some View {
            Button("show") { isShown = true }.fullScreenCover(isPresented: $isShown, onDismiss: ended) {
                Button("close") { isShown = false }
            }
        }
    }

    @Test func coversTakeTheWholeScreen() throws {
        var ends = 0
        let hosting = UIHostingController(rootView: Covered { ends += 1 })
        let screen = TestScreen(hosting)
        screen.tap(try #require(screen.label("show")))
        screen.advance(by: 1)
        #expect(hosting.presentedViewController?.modalPresentationStyle == .fullScreen)
        screen.tap(try #require(screen.label("close")))
        screen.advance(by: 1)
        #expect(hosting.presentedViewController == nil)
        #expect(ends == 1)
    }

    private struct Asking: View {
        @State var isAsking = false
        @State var answer = "none"
        var body: some View {
            VStack {
                Button("ask") { isAsking = true }
                Text(verbatim: "answer \(answer)")
            }
            .confirmationDialog("Really?", isPresented: $isAsking) {
                Button("Yes") { answer = "yes" }
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    @Test func dialogsAreActionSheets() throws {
        let hosting = UIHostingController(rootView: Asking())
        let screen = TestScreen(hosting)
        screen.tap(try #require(screen.label("ask")))
        screen.advance(by: 1)
        let alert = try #require(hosting.presentedViewController as? UIAlertController)
        #expect(alert.preferredStyle == .actionSheet)
        #expect(alert.actions.map(\.title) == ["Yes", "Cancel"])
        screen.tap(try #require(screen.all(AlertButton.self).first { $0.accessibilityLabel == "Yes" }))
        screen.advance(by: 1)
        #expect(screen.texts.contains("answer yes"))
        #expect(hosting.presentedViewController == nil)
    }
}
