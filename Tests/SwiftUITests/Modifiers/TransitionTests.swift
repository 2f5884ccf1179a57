import Testing

@testable import SwiftUI
@testable import UIKit

/// Views that come and go.
@Suite @MainActor struct TransitionTests {
    private struct Showing: View {
        @State var isShown = false
        let transition: AnyTransition
        var body: some View {
            VStack(spacing: 0) {
                Button("switch") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                if isShown {
                    Color.red.frame(width: 100, height: 50).accessibilityIdentifier("box").transition(transition)
                }
            }
        }
    }

    private func box(_ screen: TestScreen) -> UIView? {
        func find(_ view: UIView) -> UIView? {
            view.accessibilityIdentifier == "box" ? view : view.subviews.lazy.compactMap(find).first
        }
        return find(screen.window)
    }

    /// The view that the transition is done to.
    private func group(_ screen: TestScreen) throws -> TransitionView {
        var next = box(screen)
        while let view = next {
            if let group = view as? TransitionView { return group }
            next = view.superview
        }
        throw NotThere()
    }
    private struct NotThere: Error {}

    private func presented(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    @Test func viewsFadeInAndOut() throws {
        let screen = TestScreen { Showing(transition: .opacity) }
        screen.tap(try #require(screen.label("switch")))
        let view = try group(screen)
        #expect(view.alpha == 1)
        screen.advance(by: 0.5)
        #expect(abs(presented(view).opacity - 0.5) < 0.1)
        screen.advance(by: 0.6)
        #expect(presented(view).opacity == 1)
        screen.tap(try #require(screen.label("switch")))
        #expect(box(screen) != nil)
        screen.advance(by: 0.5)
        #expect(abs(presented(view).opacity - 0.5) < 0.1)
        screen.advance(by: 0.6)
        #expect(box(screen) == nil)
    }

    @Test func viewsMoveByTheirOwnSize() throws {
        let screen = TestScreen { Showing(transition: .move(edge: .leading)) }
        screen.tap(try #require(screen.label("switch")))
        let view = try group(screen)
        screen.advance(by: 0.25)
        #expect(abs(presented(view).affineTransform().tx + 75) < 10)
        screen.advance(by: 1)
        #expect(presented(view).affineTransform() == .identity)
    }

    @Test func withoutAnAnimationViewsComeAtOnce() throws {
        struct Plain: View {
            @State var isShown = true
            var body: some View {
                VStack {
                    Button("switch") { isShown.toggle() }
                    if isShown { Text(verbatim: "here") }
                }
            }
        }
        let screen = TestScreen { Plain() }
        screen.tap(try #require(screen.label("switch")))
        #expect(screen.label("here") == nil)
    }

    @Test func aViewThatIsCalledBackStays() throws {
        let screen = TestScreen { Showing(transition: .scale) }
        screen.tap(try #require(screen.label("switch")))
        screen.advance(by: 2)
        screen.tap(try #require(screen.label("switch")))
        screen.advance(by: 0.3)
        screen.tap(try #require(screen.label("switch")))
        screen.advance(by: 2)
        let view = try group(screen)
        #expect(view.transform == .identity)
        #expect(view.superview != nil)
    }

    @Test func waysAreCombinedAndDifferent() {
        let both = AnyTransition.move(edge: .top).combined(with: .opacity)
        #expect(both.insertion.count == 2)
        let different = AnyTransition.asymmetric(insertion: .opacity, removal: .identity)
        #expect(different.insertion.count == 1)
        #expect(different.removal.isEmpty)
        #expect(AnyTransition.slide.animation(.easeIn).insertionAnimation == .easeIn)
    }
}
