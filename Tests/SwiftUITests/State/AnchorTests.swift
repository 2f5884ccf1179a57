import Testing

@testable import SwiftUI
@testable import UIKit

/// Places that views tell the views around.
@Suite @MainActor struct AnchorTests {
    private struct Places: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private struct Framed: View {
        @State private var width: CGFloat = 40

        var body: some View {
            VStack(spacing: 10) {
                Block(width: 20, height: 30)
                Block(width: width, height: 50).anchorPreference(key: Places.self, value: .bounds) { [$0] }
                Button("Wider") { width = 80 }
            }
            .overlayPreferenceValue(Places.self) { places in
                GeometryReader { proxy in
                    ForEach(places.indices, id: \.self) { index in
                        let place = proxy[places[index]]
                        Color.blue.frame(width: place.width, height: place.height)
                            .accessibilityIdentifier("frame").offset(x: place.minX, y: place.minY)
                    }
                }
            }
        }
    }

    private func frame(_ screen: TestScreen) -> CGRect? {
        func find(_ view: UIView) -> UIView? {
            view.accessibilityIdentifier == "frame" ? view : view.subviews.lazy.compactMap(find).first
        }
        return find(screen.window).map { $0.convert($0.bounds, to: nil) }
    }

    @Test func anAnchorFollowsItsView() throws {
        let screen = TestScreen { Framed() }
        let first = try #require(frame(screen))
        #expect(first.size == CGSize(width: 40, height: 50) && abs(first.midX - 393 / 2) < 0.5)
        screen.tap(try #require(screen.label("Wider")))
        #expect(frame(screen)?.size == CGSize(width: 80, height: 50))
    }

    @Test func coloursAreMadeOfColours() {
        #expect(Color(true ? .white.opacity(0.5) : .black).cgColor?.alpha == 0.5)
        #expect(
            Color(CGColor(red: 1, green: 0, blue: 0, alpha: 1)).cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(Color.primary.cgColor == nil)
    }

    @Test func sourcesAreEqualByWhatTheyAre() {
        #expect(Anchor<CGRect>.Source.bounds == .bounds)
        #expect(Anchor<CGRect>.Source.rect(CGRect(x: 1, y: 2, width: 3, height: 4)) != .bounds)
        #expect(Anchor<CGPoint>.Source.center == .unitPoint(UnitPoint(x: 0.5, y: 0.5)))
        guard case .rect(let source) = PopoverAttachmentAnchor.rect(.rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
        else {
            Issue.record("a rectangle is none")
            return
        }
        #expect(source.place(CGRect(x: 10, y: 10, width: 50, height: 50)) == CGRect(x: 11, y: 12, width: 3, height: 4))
    }
}
