import Testing

@testable import SwiftUI
@testable import UIKit

/// Screens that grow out of a view.
@Suite(.serialized) @MainActor struct ZoomTransitionTests {
    private struct Gallery: View {
        @Namespace private var names
        @State private var isCovered = false

        var body: some View {
            NavigationStack {
                VStack(spacing: 40) {
                    NavigationLink {
                        VStack {
                            Text("큰 그림")
                            Spacer()
                        }
                        .navigationTransition(.zoom(sourceID: "a", in: names))
                    } label: {
                        Text("작은 그림").frame(width: 100, height: 100)
                            .matchedTransitionSource(id: "a", in: names) {
                                $0.background(.red).clipShape(RoundedRectangle(cornerRadius: 12)).shadow(radius: 3)
                            }
                    }
                    NavigationLink("slide") { Text("slid") }
                    Button("cover") { isCovered = true }.matchedTransitionSource(id: "b", in: names)
                }
                .fullScreenCover(isPresented: $isCovered) {
                    Button("close") { isCovered = false }.navigationTransition(.zoom(sourceID: "b", in: names))
                }
            }
        }
    }

    /// The width that something is drawn with, beside its own.
    private func scale(_ view: UIView?) -> CGFloat {
        guard let view, let window = view.window else { return 0 }
        let origin = view.convert(CGPoint.zero, to: window)
        return view.convert(CGPoint(x: 100, y: 0), to: window).x / 100 - origin.x / 100
    }

    @Test func aScreenGrowsOutOfAView() throws {
        let screen = TestScreen { Gallery() }
        let small = try #require(screen.label("작은 그림"))
        let place = small.convert(small.bounds, to: nil)
        screen.tap(small)
        screen.advance(by: 0.02)
        let large = try #require(screen.label("큰 그림"))
        #expect(scale(large) > 0)
        // In the middle of the way it is in a pane that is no larger than the screen.
        let around = sequence(first: large as UIView, next: \.superview)
        let clipping = around.first { $0.clipsToBounds }
        let pane = try #require(clipping)
        #expect(pane.window != nil)
        for _ in 0..<10 { screen.advance(by: 0.1) }
        #expect(abs(scale(screen.label("큰 그림")) - 1) < 1e-9)
        #expect(screen.label("작은 그림") == nil && pane.window == nil)
        // Back, and all is where it was.
        let navigation = try #require(screen.window.rootViewController?.children.first as? UINavigationController)
        navigation.popViewController(animated: true)
        for _ in 0..<10 { screen.advance(by: 0.1) }
        let back = try #require(screen.label("작은 그림"))
        #expect(back.convert(back.bounds, to: nil) == place)
        #expect(screen.label("큰 그림") == nil)
        #expect(sequence(first: back as UIView, next: \.superview).allSatisfy { $0.alpha == 1 })
    }

    @Test func animatorsAreForThoseThatSayIt() throws {
        let screen = TestScreen { Gallery() }
        let navigation = try #require(screen.window.rootViewController?.children.first as? UINavigationController)
        let delegate = try #require(navigation.delegate)
        let root = try #require(navigation.topViewController)
        screen.tap(try #require(screen.label("slide")))
        for _ in 0..<10 { screen.advance(by: 0.1) }
        let slid = try #require(navigation.topViewController)
        #expect(slid !== root)
        #expect(delegate.navigationController(navigation, animationControllerFor: .push, from: root, to: slid) == nil)
        navigation.popViewController(animated: false)
        screen.settle()
        screen.tap(try #require(screen.label("작은 그림")))
        let zoomed = try #require(navigation.topViewController)
        let animator = delegate.navigationController(
            navigation, animationControllerFor: .push, from: root, to: zoomed)
        #expect(animator is ZoomAnimator)
    }

    @Test func aCoverGrowsAndGoesBack() throws {
        let screen = TestScreen { Gallery() }
        screen.tap(try #require(screen.label("cover")))
        for _ in 0..<10 { screen.advance(by: 0.1) }
        #expect(abs(scale(screen.label("close")) - 1) < 1e-9)
        screen.tap(try #require(screen.label("close")))
        for _ in 0..<10 { screen.advance(by: 0.1) }
        #expect(screen.label("close") == nil)
        #expect(screen.label("cover") != nil)
    }
}
