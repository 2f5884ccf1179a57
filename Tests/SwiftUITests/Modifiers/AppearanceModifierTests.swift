import Testing

@testable import SwiftUI
@testable import UIKit

/// Modifiers that change how a view looks and takes touches, not its size.
@Suite @MainActor struct AppearanceModifierTests {
    /// The view that a modifier made around a block with a name.
    private func group(_ view: some View) throws -> GroupView {
        let screen = TestScreen { view }
        return try #require(screen.window.firstGroup { _ in true })
    }

    @Test func opacityAndHidingKeepTheRoom() throws {
        let faint = try group(Block(width: 40, height: 30).opacity(0.25))
        #expect(faint.alpha == 0.25)
        let result = frames(
            VStack(spacing: 0) {
                Block(width: 10, height: 20, name: "a").hidden()
                Block(width: 10, height: 20, name: "b")
            }, in: CGSize(width: 10, height: 40))
        #expect(result["b"] == CGRect(x: 0, y: 20, width: 10, height: 20))
    }

    @Test func hiddenViewsAreNotTouched() throws {
        var taps = 0
        let screen = TestScreen {
            ZStack {
                Button("under") { taps += 1 }
                Button("over the other") { taps += 100 }.hidden()
            }
        }
        screen.tap(try #require(screen.label("under")))
        #expect(taps == 1)
    }

    @Test func contentIsClipped() throws {
        #expect(try group(Color.red.frame(width: 10, height: 10).clipped()).clipsToBounds)
        let round = try group(Color.red.frame(width: 50, height: 50).cornerRadius(8))
        #expect(round.clipsToBounds)
        #expect(round.layer.cornerRadius == 8)
    }

    @Test func shapesClip() throws {
        #expect(try group(Block(width: 50, height: 50).clipShape(Circle())).layer.cornerRadius == 25)
        #expect(try group(Block(width: 60, height: 20).clipShape(Capsule())).layer.cornerRadius == 10)
        #expect(
            try group(Block(width: 60, height: 20).clipShape(RoundedRectangle(cornerRadius: 4))).layer.cornerRadius == 4
        )
        let ellipse = try group(Block(width: 60, height: 20).clipShape(Ellipse()))
        let mask = try #require(ellipse.layer.mask as? CAShapeLayer)
        #expect(mask.path?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(mask.path?.contains(CGPoint(x: 1, y: 1)) == false)
    }

    @Test func shadowsAreTheLayers() throws {
        let layer = try group(Color.red.shadow(color: .black, radius: 5, x: 1, y: 2)).layer
        #expect(layer.shadowRadius == 5)
        #expect(layer.shadowOffset == CGSize(width: 1, height: 2))
        #expect(layer.shadowOpacity == 1)
    }

    @Test func effectsTurnAndScaleAboutTheirAnchor() throws {
        let turned = try group(Block(width: 40, height: 20).rotationEffect(.degrees(90), anchor: .topLeading))
        #expect(abs(turned.transform.a) < 1e-9)
        #expect(abs(turned.transform.b - 1) < 1e-9)
        #expect(turned.layer.anchorPoint == .zero)
        let scaled = try group(Block(width: 40, height: 20).scaleEffect(x: 2, y: 0.5))
        #expect(scaled.transform == CGAffineTransform(scaleX: 2, y: 0.5))
        #expect(try group(Block(width: 4, height: 2).scaleEffect(3)).transform == CGAffineTransform(scaleX: 3, y: 3))
        // Neither changes the room that is taken.
        #expect(size(Block(width: 40, height: 20).scaleEffect(2)) == CGSize(width: 40, height: 20))
        #expect(size(Block(width: 40, height: 20).rotationEffect(.degrees(45))) == CGSize(width: 40, height: 20))
    }

    @Test func offsetsMoveWhatIsDrawn() {
        let moved = frames(
            Block(width: 10, height: 10, name: "a").offset(x: 5, y: -3), in: CGSize(width: 10, height: 10))
        #expect(moved["a"] == CGRect(x: 5, y: -3, width: 10, height: 10))
        #expect(size(Block(width: 10, height: 10).offset(CGSize(width: 5, height: 5))) == CGSize(width: 10, height: 10))
    }

    @Test func touchesPassViewsThatTakeNone() throws {
        var taps: [String] = []
        let screen = TestScreen {
            ZStack {
                Color.red.contentShape(Rectangle()).onTapGesture { taps.append("under") }
                Color.blue.contentShape(Rectangle()).onTapGesture { taps.append("over") }.allowsHitTesting(false)
            }
        }
        screen.tap(CGPoint(x: 200, y: 400))
        #expect(taps == ["under"])
    }

    @Test func tapsAreCounted() throws {
        var taps = 0
        let screen = TestScreen {
            Color.red.contentShape(Rectangle()).onTapGesture(count: 2) { taps += 1 }
        }
        screen.tap(CGPoint(x: 200, y: 400))
        #expect(taps == 0)
        screen.tap(CGPoint(x: 200, y: 400))
        #expect(taps == 1)
    }

    @Test func longPressesWait() throws {
        var presses = 0
        let screen = TestScreen {
            Color.red.contentShape(Rectangle()).onLongPressGesture(minimumDuration: 1) { presses += 1 }
        }
        let point = CGPoint(x: 200, y: 400)
        screen.touch(.began, point)
        screen.advance(by: 0.8)
        #expect(presses == 0)
        screen.advance(by: 0.4)
        #expect(presses == 1)
        screen.touch(.ended, point)
        #expect(presses == 1)
    }

    @Test func colorSchemesReachViewsAndEnvironment() throws {
        struct Scheme: View {
            @Environment(\.colorScheme) var scheme
            var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
        }
        let screen = TestScreen {
            VStack {
                Scheme()
                Scheme().colorScheme(.dark)
            }
        }
        #expect(screen.texts == ["light", "dark"])
        #expect(try #require(screen.label("dark")).traitCollection.userInterfaceStyle == .dark)
        #expect(try #require(screen.label("light")).traitCollection.userInterfaceStyle == .light)
    }

    @Test func preferredSchemesAreTheScreens() throws {
        let hosting = UIHostingController(rootView: Text(verbatim: "a").preferredColorScheme(.dark))
        let screen = TestScreen(hosting)
        #expect(try #require(screen.label("a")).traitCollection.userInterfaceStyle == .dark)
    }

    @Test func higherIndicesAreInFront() throws {
        let screen = TestScreen {
            ZStack {
                Text(verbatim: "first").zIndex(1)
                Text(verbatim: "second")
            }
        }
        // From the back to the front.
        #expect(screen.texts == ["second", "first"])
    }
}

extension UIView {
    /// The outermost view of a modifier's that a test asks for.
    func firstGroup(where matches: (GroupView) -> Bool) -> GroupView? {
        if let group = self as? GroupView, type(of: group) == GroupView.self, matches(group) { return group }
        for child in subviews {
            if let found = child.firstGroup(where: matches) { return found }
        }
        return nil
    }
}
