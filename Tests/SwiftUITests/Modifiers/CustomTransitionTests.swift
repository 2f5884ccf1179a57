import Testing

@testable import SwiftUI
@testable import UIKit

/// Transitions that an app writes itself.
@Suite @MainActor struct CustomTransitionTests {
    private struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: 40 * phase.value)
        }
    }

    private struct Shrinking: ViewModifier {
        let scale: CGFloat
        func body(content: Content) -> some View { content.scaleEffect(scale, anchor: .topLeading).opacity(0.25) }
    }

    private struct Showing: View {
        @State var isShown = false
        let transition: AnyTransition
        var body: some View {
            VStack(spacing: 0) {
                Button("switch") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                if isShown { Text("box").transition(transition) }
            }
        }
    }

    @Test func phasesSayWhatIsDoneToTheView() {
        let size = CGSize(width: 100, height: 50)
        let coming = TransitionLook.of(Twirl().body(content: .init(), phase: .willAppear), size: size)
        #expect(coming.alpha == 0.5 && coming.transform.tx == -40)
        let going = TransitionLook.of(Twirl().body(content: .init(), phase: .didDisappear), size: size)
        #expect(going.transform.tx == 40)
        let there = TransitionLook.of(Twirl().body(content: .init(), phase: .identity), size: size)
        #expect(there.alpha == 1 && there.transform == .identity)
    }

    @Test func modifiersGiveTheLookOfAViewThatIsNotThere() {
        let look = TransitionLook.of(
            PlaceholderContentView<Shrinking>().modifier(Shrinking(scale: 0.5)), size: CGSize(width: 100, height: 50))
        #expect(look.alpha == 0.25)
        // The corner above stays where it is.
        #expect(CGPoint(x: -50, y: -25).applying(look.transform) == CGPoint(x: -50, y: -25))
        #expect(CGPoint(x: 50, y: 25).applying(look.transform) == CGPoint(x: 0, y: 0))
    }

    @Test func viewsComeAndGoByTheApp() throws {
        let screen = TestScreen { Showing(transition: AnyTransition(Twirl())) }
        screen.tap(try #require(screen.label("switch")))
        let label = try #require(screen.label("box"))
        var group: UIView? = label
        while let view = group, !(view is TransitionView) { group = view.superview }
        let layer = try #require(group?.layer)
        screen.advance(by: 0.5)
        #expect(abs((layer.presentation() ?? layer).opacity - 0.75) < 0.1)
        screen.advance(by: 0.6)
        #expect((layer.presentation() ?? layer).opacity == 1)
        screen.tap(try #require(screen.label("switch")))
        screen.advance(by: 1.1)
        #expect(screen.label("box") == nil)
    }

    @Test func movesAreByTheViewsOwnSize() {
        let size = CGSize(width: 100, height: 50)
        let top = TransitionLook.of(
            MoveTransition(edge: .top).body(content: .init(), phase: .willAppear), size: size)
        #expect(top.transform.ty == -50)
        let push = PushTransition(edge: .leading)
        #expect(TransitionLook.of(push.body(content: .init(), phase: .willAppear), size: size).transform.tx == -100)
        #expect(TransitionLook.of(push.body(content: .init(), phase: .didDisappear), size: size).transform.tx == 100)
    }

    @Test func twoTransitionsAreDoneTogether() {
        let both = Twirl().combined(with: .scale(0.5))
        let look = TransitionLook.of(
            both.apply(content: PlaceholderContentView<Int>(), phase: .willAppear), size: CGSize(width: 10, height: 10))
        #expect(look.alpha == 0.5 && look.transform.a == 0.5)
    }
}
