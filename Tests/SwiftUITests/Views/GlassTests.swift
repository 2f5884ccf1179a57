import Testing

@testable import SwiftUI
@testable import UIKit

/// Panes of glass.
@Suite(.serialized) @MainActor struct GlassTests {
    @Test(arguments: [false, true]) func panesStandBehindTheirViews(isDark: Bool) throws {
        var taps = 0
        let view = ZStack {
            LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
            GlassEffectContainer(spacing: 20) {
                VStack(spacing: 24) {
                    Text("regular 유리").padding().glassEffect()
                    Text("clear").padding().glassEffect(.clear, in: .rect(cornerRadius: 12))
                    Text("tinted").padding().glassEffect(.regular.tint(.green).interactive())
                    Text("none").padding().glassEffect(.identity)
                    Button("glass") { taps += 1 }.buttonStyle(.glass)
                    Button("prominent") { taps += 10 }.buttonStyle(.glassProminent)
                    Button("off") { taps += 100 }.buttonStyle(.glassProminent).disabled(true)
                }
            }
        }
        let screen = TestScreen(UIHostingController(rootView: view), isDark: isDark)
        try screen.picture(isDark ? "swiftui-glass-dark" : "swiftui-glass")
        for name in ["glass", "prominent", "off"] { screen.tap(try #require(screen.label(name))) }
        screen.advance(by: 1)
        #expect(taps == 11)
        let blurs = screen.all(UIVisualEffectView.self)
        // Regular, tinted, and three buttons.
        #expect(blurs.count == 5)
    }

    @Test func interactiveGlassGrowsUnderAFinger() throws {
        let screen = TestScreen { Text("pane").padding().glassEffect(.regular.interactive()) }
        let before = try #require(screen.frame("pane"))
        screen.touch(.began, CGPoint(x: before.midX, y: before.midY))
        screen.advance(by: 1)
        #expect(try #require(screen.frame("pane")).width > before.width + 1)
        screen.touch(.ended, CGPoint(x: before.midX, y: before.midY))
        screen.advance(by: 1)
        #expect(abs(try #require(screen.frame("pane")).width - before.width) < 0.5)
    }
}
