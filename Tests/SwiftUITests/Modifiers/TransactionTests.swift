import QuartzCore
import Testing

@testable import SwiftUI
@testable import UIKit

/// Changes to the transactions of changes.
@Suite @MainActor struct TransactionTests {
    private struct Moving<Content: View>: View {
        @State private var isOn = false
        let content: (Bool) -> Content

        var body: some View {
            VStack {
                Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
                content(isOn)
            }
        }
    }

    /// The least opacity that is seen of the views around the text.
    private func opacity(_ screen: TestScreen) throws -> Float {
        var view: UIView? = try #require(screen.label("a"))
        var least: Float = 1
        while let here = view {
            least = min(least, (here.layer.presentation() ?? here.layer).opacity)
            view = here.superview
        }
        return least
    }

    private func run(_ content: @escaping (Bool) -> some View) throws -> Float {
        let screen = TestScreen { Moving(content: content) }
        let go = try #require(screen.label("go"))
        screen.tap(go)
        screen.advance(by: 0.5)
        return try opacity(screen)
    }

    @Test func animationsAreTakenAway() throws {
        let animated = try run { Text(verbatim: "a").opacity($0 ? 0.2 : 1) }
        #expect(animated > 0.4 && animated < 0.8)
        let still = try run { Text(verbatim: "a").opacity($0 ? 0.2 : 1).transaction { $0.animation = nil } }
        #expect(abs(still - 0.2) < 0.01)
    }

    @Test func valuesOfTheAppsOwnGoAlong() {
        var seen = 0
        withTransaction(\.testMark, 7) { seen = Transaction.current.testMark }
        #expect(seen == 7)
        #expect(Transaction.current.testMark == 1)
    }

    @Test func completionsComeAtTheEnd() throws {
        var done: [String] = []
        let screen = TestScreen {
            Button("go") {
                withAnimation(.linear(duration: 1).delay(0.5)) {
                    done.append("change")
                } completion: {
                    done.append("end")
                }
            }
        }
        // Other tests may have left screens, of which the first gives the time.
        let host = CADisplayLink.mainHost
        defer { CADisplayLink.mainHost = host }
        CADisplayLink.mainHost = screen.scene
        screen.tap(try #require(screen.label("go")))
        #expect(done == ["change"])
        screen.advance(by: 1.2)
        #expect(done == ["change"])
        screen.advance(by: 0.5)
        #expect(done == ["change", "end"])
        #expect(Animation.linear.repeatForever().wholeTime(.logicallyComplete) == .infinity)
        #expect(Animation.linear(duration: 2).repeatCount(3).delay(1).wholeTime(.logicallyComplete) == 7)
    }

    @Test func curvesGoByTheirPoints() {
        let straight = Animation.timingCurve(0, 0, 1, 1, duration: 2)
        #expect(abs((straight.progress(at: 1) ?? 0) - 0.5) < 0.01)
        let late = Animation.timingCurve(0.9, 0, 1, 0.1, duration: 1)
        #expect((late.progress(at: 0.5) ?? 1) < 0.2)
        #expect(late.progress(at: 1) == nil)
    }
}

private struct MarkKey: TransactionKey { static let defaultValue = 1 }

extension Transaction {
    fileprivate var testMark: Int {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }
}
