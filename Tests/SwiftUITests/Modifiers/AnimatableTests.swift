import Testing

@testable import SwiftUI
@testable import UIKit

/// Views, modifiers and shapes that say what of them changes bit by bit.
@Suite @MainActor struct AnimatableTests {
    /// Changes a number when its button is tapped.
    private struct Changing<Content: View>: View {
        @State var value = 0.0
        var goal = 1.0
        var animation: Animation? = .linear(duration: 1)
        @ViewBuilder let content: (Double) -> Content
        var body: some View {
            VStack(spacing: 0) {
                Button("go") { withAnimation(animation) { value = goal } }
                content(value)
            }
        }
    }

    private struct Count: View, Animatable {
        var number: Double
        nonisolated var animatableData: Double {
            get { number }
            set { number = newValue }
        }
        var body: some View { Text(verbatim: "\(Int((number * 100).rounded()))%") }
    }

    private func words(_ screen: TestScreen) -> [String] { screen.all(UILabel.self).compactMap(\.text) }

    private func go(_ screen: TestScreen) throws { screen.tap(try #require(screen.label("go"))) }

    @Test func aViewIsMadeAnewOnTheWay() throws {
        let screen = TestScreen { Changing { Count(number: $0) } }
        #expect(words(screen).contains("0%"))
        try go(screen)
        for _ in 0..<30 { screen.advance(by: 1 / 60) }
        let shown = try #require(words(screen).last.flatMap { Int($0.dropLast()) })
        #expect((40...60).contains(shown))
        for _ in 0..<40 { screen.advance(by: 1 / 60) }
        #expect(words(screen).contains("100%"))
    }

    @Test func withoutAnAnimationAViewIsThereAtOnce() throws {
        let screen = TestScreen { Changing(animation: nil) { Count(number: $0) } }
        try go(screen)
        #expect(words(screen).contains("100%"))
    }

    @Test func aModifierIsMadeAnewOnTheWay() throws {
        struct Wide: AnimatableModifier {
            var width: Double
            nonisolated var animatableData: Double {
                get { width }
                set { width = newValue }
            }
            func body(content: Content) -> some View { content.frame(width: width, height: 10) }
        }
        let screen = TestScreen {
            Changing(goal: 200) { Color.red.modifier(Wide(width: $0)).accessibilityIdentifier("bar") }
        }
        try go(screen)
        for _ in 0..<30 { screen.advance(by: 1 / 60) }
        func find(_ view: UIView) -> UIView? {
            view.accessibilityIdentifier == "bar" ? view : view.subviews.lazy.compactMap(find).first
        }
        let bar = try #require(find(screen.window))
        #expect((80...120).contains(bar.bounds.width))
        for _ in 0..<40 { screen.advance(by: 1 / 60) }
        #expect(bar.bounds.width == 200)
    }

    private func shape(_ screen: TestScreen) throws -> ShapeContentView {
        try #require(screen.all(ShapeContentView.self).last)
    }

    @Test func aTrimmedOutlineGrows() throws {
        let screen = TestScreen { Changing { Circle().trim(from: 0, to: $0).stroke(.blue, lineWidth: 4) } }
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(try shape(screen).shape.path(in: rect).isEmpty)
        try go(screen)
        for _ in 0..<15 { screen.advance(by: 1 / 60) }
        // A quarter of the circle, from the right downwards.
        let quarter = try shape(screen).shape.path(in: rect).boundingRect
        #expect(abs(quarter.minX - 50) < 8 && abs(quarter.maxX - 100) < 1)
        for _ in 0..<60 { screen.advance(by: 1 / 60) }
        let whole = try shape(screen).shape.path(in: rect).boundingRect
        #expect(abs(whole.minX) < 0.5 && abs(whole.maxY - 100) < 0.5)
    }

    @Test func coloursAndLinesChangeOnTheWay() throws {
        let screen = TestScreen {
            Changing { Capsule().stroke($0 > 0.5 ? Color.black : .white, lineWidth: 2 + 8 * $0) }
        }
        try go(screen)
        for _ in 0..<30 { screen.advance(by: 1 / 60) }
        let view = try shape(screen)
        #expect(abs((view.stroke?.lineWidth ?? 0) - 6) < 1)
        var white: CGFloat = 0
        guard case .color(let color) = view.paint else {
            Issue.record("The line is of one colour")
            return
        }
        #expect(color.getWhite(&white, alpha: nil))
        #expect((0.3...0.7).contains(white))
        for _ in 0..<40 { screen.advance(by: 1 / 60) }
        #expect(try shape(screen).stroke?.lineWidth == 10)
    }

    @Test func aFullTurnIsSeen() throws {
        let screen = TestScreen {
            Changing(goal: 360) { Color.red.frame(width: 10, height: 10).rotationEffect(.degrees($0)) }
        }
        try go(screen)
        for _ in 0..<30 { screen.advance(by: 1 / 60) }
        let turned = screen.all(GroupView.self).map(\.transform.a).min() ?? 1
        #expect(turned < -0.9)
        for _ in 0..<40 { screen.advance(by: 1 / 60) }
        #expect(screen.all(GroupView.self).allSatisfy { abs($0.transform.a - 1) < 0.001 })
    }

    @Test func opacityChangesWithAnAnimation() throws {
        let screen = TestScreen { Changing { Color.red.frame(width: 10, height: 10).opacity(1 - $0 / 2) } }
        try go(screen)
        screen.advance(by: 0.5)
        let view = try #require(screen.all(GroupView.self).first { $0.alpha == 0.5 })
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.05)
    }

    @Test func anAnimationOfAValueIsThatOfWhatItModifies() throws {
        let screen = TestScreen {
            Changing(animation: nil) { value in
                VStack {
                    Count(number: value).animation(.linear(duration: 1), value: value)
                    Count(number: value - 0.01)
                }
            }
        }
        try go(screen)
        #expect(words(screen).contains("99%"))
        #expect(!words(screen).contains("100%"))
        for _ in 0..<70 { screen.advance(by: 1 / 60) }
        #expect(words(screen).contains("100%"))
    }

    @Test func effectsMoveWhatIsDrawn() throws {
        struct Shake: GeometryEffect {
            var amount: CGFloat
            nonisolated var animatableData: CGFloat {
                get { amount }
                set { amount = newValue }
            }
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
            }
        }
        let screen = TestScreen {
            Changing { Color.red.frame(width: 50, height: 10).modifier(Shake(amount: $0)) }
        }
        try go(screen)
        for _ in 0..<30 { screen.advance(by: 1 / 60) }
        let moved = screen.all(GroupView.self).map(\.layer.transform.m41).max() ?? 0
        #expect((20...30).contains(moved))
        for _ in 0..<40 { screen.advance(by: 1 / 60) }
        #expect(screen.all(GroupView.self).contains { $0.layer.transform.m41 == 50 })
    }

    @Test func repeatedAnimationsGoThereAndBack() {
        let once = Animation.linear(duration: 1)
        #expect(once.progress(at: 0.25) == 0.25)
        #expect(once.progress(at: 1) == nil)
        #expect(once.delay(1).progress(at: 0.5) == 0)
        let back = once.repeatCount(2)
        #expect(back.progress(at: 1.25) == 0.75)
        #expect(back.progress(at: 2) == nil)
        #expect(once.repeatForever(autoreverses: false).progress(at: 9.5) == 0.5)
    }

    @Test func springsOvershootByTheirDamping() {
        let soft = Animation.spring(response: 0.5, dampingFraction: 0.5)
        let highest = stride(from: 0, to: 2, by: 0.01).compactMap { soft.progress(at: $0) }.max() ?? 0
        // e^(-pi * damping / root(1 - damping²)) over the goal.
        #expect(abs(highest - 1.163) < 0.005)
        #expect(soft.runningTime > 1)
        let stiff = stride(from: 0, to: 2, by: 0.01).compactMap { Animation.spring.progress(at: $0) }.max() ?? 0
        #expect(stiff <= 1)
    }

    @Test func pairsAreVectors() {
        var pair = AnimatablePair(1.0, CGFloat(2))
        pair.scale(by: 3)
        #expect(pair == AnimatablePair(3, 6))
        #expect(pair.magnitudeSquared == 45)
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).animatableData.second.first == 3)
    }

    @Test func propertiesAreAnimatedOneByOne() {
        let old = _AnimatableFields([_animatableField(10.0), _animatableField(Angle.degrees(90))])
        let new = _AnimatableFields([_animatableField(20.0), _animatableField(Angle.degrees(180))])
        let middle = old.interpolated(towards: new, amount: 0.5)
        var (size, angle, point) = (0.0, Angle.zero, UnitPoint.center)
        _setAnimatableField(&size, middle, 0)
        _setAnimatableField(&angle, middle, 1)
        // What is not there leaves a property alone.
        _setAnimatableField(&point, middle, 2)
        #expect(size == 15 && abs(angle.degrees - 135) < 1e-9 && point == .center)
        #expect(old == old && old != new && old - old == .zero)
        #expect(_AnimatableFields.zero + old == old && abs(new.magnitudeSquared - 400 - .pi * .pi) < 1e-9)
    }
}
