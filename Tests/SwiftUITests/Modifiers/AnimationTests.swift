import Testing

@testable import SwiftUI
@testable import UIKit

/// Changes over time.
@Suite @MainActor struct AnimationTests {
    @Test func animationsWaitAndHurry() {
        let animation = Animation.linear(duration: 2).delay(1)
        #expect(animation.wait == 1)
        #expect(animation.speed(4).duration == 0.5)
        #expect(animation.speed(4).wait == 0.25)
        #expect(Animation.easeIn.duration == 0.35)
    }

    @Test func bindingsCarryAnimations() {
        var value = 0
        var seen: Animation?
        let binding = Binding(
            get: { value },
            set: { new, transaction in
                value = new
                seen = transaction.animation
            })
        binding.animation(.linear(duration: 3)).wrappedValue = 1
        #expect(value == 1)
        #expect(seen == .linear(duration: 3))
        binding.transaction(Transaction(animation: .easeOut)).wrappedValue = 2
        #expect(seen == .easeOut)
    }

    private struct Moving: View {
        @State var isOn = false
        let change: (Binding<Bool>) -> Void
        var body: some View {
            VStack(spacing: 0) {
                Button("go") { change($isOn) }
                Color.red.frame(width: isOn ? 200 : 100, height: 10).accessibilityIdentifier("bar")
            }
        }
    }

    private func bar(_ screen: TestScreen) throws -> UIView {
        func find(_ view: UIView) -> UIView? {
            view.accessibilityIdentifier == "bar" ? view : view.subviews.lazy.compactMap(find).first
        }
        return try #require(find(screen.window))
    }

    @Test(arguments: [true, false]) func changesAreAnimatedOnDemand(_ isAnimated: Bool) throws {
        let screen = TestScreen {
            Moving { isOn in
                if isAnimated {
                    withAnimation(.linear(duration: 1)) { isOn.wrappedValue = true }
                } else {
                    withTransaction(Transaction(animation: nil)) { isOn.wrappedValue = true }
                }
            }
        }
        screen.tap(try #require(screen.label("go")))
        let view = try bar(screen)
        #expect(view.bounds.width == 200)
        let animations = view.layer.animationKeys() ?? []
        #expect(animations.isEmpty != isAnimated)
        screen.advance(by: 2)
        #expect((view.layer.animationKeys() ?? []).isEmpty)
    }
}
