import Testing

@testable import SwiftUI
@testable import UIKit

/// What follows the scrolling: effects of views, and who is told of it.
@Suite @MainActor struct ScrollEffectTests {
    @Test func phasesGoByWhatIsSeen() {
        let whole = ScrollTransitionConfiguration.interactive
        #expect(whole.amount(10...60, in: 0...100, true) == 0)
        #expect(whole.amount(-25...25, in: 0...100, true) == 0.5)
        #expect(whole.amount(-80 ... -30, in: 0...100, true) == 1)
        #expect(whole.amount(75...125, in: 0...100, false) == 0.5)
        #expect(whole.threshold(.visible(0.5)).amount(75...125, in: 0...100, false) == 0)
        #expect(whole.threshold(.centered).amount(25...75, in: 0...100, true) == 0)
        #expect(whole.threshold(.centered).amount(100...150, in: 0...100, false) == 1)
    }

    @Test func looksPassIntoEachOther() {
        let still = EmptyVisualEffect().opacity(1).scaleEffect(1)._changes
        let gone = EmptyVisualEffect().opacity(0).scaleEffect(0.5)._changes
        #expect(
            _VisualChange.between(still, gone, 0.5)
                == EmptyVisualEffect().opacity(0.5).scaleEffect(0.75)._changes)
        let look = VisualLook(
            EmptyVisualEffect().offset(x: 5).scaleEffect(2, anchor: .leading)._changes,
            size: CGSize(width: 10, height: 10))
        // The leading edge has moved by the offset, which is enlarged too.
        #expect(look.transform.m11 == 2 && look.transform.m41 == 15)
    }

    @Test func viewsAreDrawnAsTheirPlaceSays() throws {
        let screen = TestScreen {
            Block(width: 100, height: 50, name: "a").visualEffect { content, proxy in
                content.offset(x: proxy.size.width / 2).opacity(0.5)
            }
        }
        func find(_ view: UIView) -> GroupView? {
            if let group = view as? GroupView, group.alpha == 0.5 { return group }
            return view.subviews.lazy.compactMap(find).first
        }
        let group = try #require(find(screen.window))
        #expect(group.layer.transform.m41 == 50)
        // Its room stays.
        #expect(abs(group.center.x - 196.5) < 1)
    }

    private func drag(_ screen: TestScreen, by height: CGFloat) {
        screen.touch(.began, CGPoint(x: 200, y: 600))
        for step in 1...6 {
            screen.advance(by: 0.05)
            screen.touch(.moved, CGPoint(x: 200, y: 600 + height * CGFloat(step) / 6))
        }
        screen.advance(by: 0.3)
        screen.touch(.ended, CGPoint(x: 200, y: 600 + height))
        for _ in 0..<30 { screen.advance(by: 0.1) }
    }

    @Test func scrollingIsTold() throws {
        var offsets: [CGFloat] = []
        var phases: [ScrollPhase] = []
        let screen = TestScreen {
            ScrollView { Color.red.frame(height: 5000) }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y + $0.contentInsets.top
                } action: {
                    offsets.append($1)
                }
                .onScrollPhaseChange { _, new in phases.append(new) }
        }
        #expect(offsets == [0])
        drag(screen, by: -200)
        #expect(try #require(offsets.last) > 100)
        #expect(phases.first == .interacting && phases.last == .idle)
    }
}
