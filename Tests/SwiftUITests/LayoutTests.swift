import Testing
import UIKit

@testable import SwiftUI

/// Offers, sizes and places.
@Suite @MainActor struct LayoutTests {
    @Test func stacksDivideTheRoomByFlexibility() {
        let view = HStack(spacing: 0) {
            Block(height: 10, name: "flexible")
            Block(width: 50, height: 20, name: "fixed")
        }
        let result = frames(view, in: CGSize(width: 200, height: 100))
        #expect(result["flexible"] == CGRect(x: 0, y: 45, width: 150, height: 10))
        #expect(result["fixed"] == CGRect(x: 150, y: 40, width: 50, height: 20))
    }

    @Test func stacksLeaveEightPointsAndAlign() {
        let view = VStack(alignment: .trailing) {
            Block(width: 30, height: 10, name: "a")
            Block(width: 50, height: 20, name: "b")
        }
        #expect(size(view) == CGSize(width: 50, height: 38))
        let result = frames(view, in: CGSize(width: 100, height: 100))
        #expect(result["a"] == CGRect(x: 45, y: 31, width: 30, height: 10))
        #expect(result["b"] == CGRect(x: 25, y: 49, width: 50, height: 20))
    }

    @Test func higherPrioritiesAreServedFirst() {
        let view = HStack(spacing: 0) {
            Color.red.frame(minWidth: 20, maxWidth: 100, maxHeight: 10).accessibilityIdentifier("low")
            Color.red.frame(minWidth: 20, maxWidth: 100, maxHeight: 10).accessibilityIdentifier("high").layoutPriority(
                1)
        }
        let result = frames(view, in: CGSize(width: 120, height: 10))
        #expect(result["low"]?.width == 20)
        #expect(result["high"]?.width == 100)
    }

    /// A line between texts is as wide as the texts, also where the stack is asked for its ideal size.
    @Test func childrenAreOfferedWhatTheStackBecomesAcross() {
        let column = VStack(spacing: 0) {
            Block(height: 2, name: "line")
            Block(width: 80, height: 20, name: "text")
        }
        #expect(size(column) == CGSize(width: 80, height: 22))
        #expect(frames(column.fixedSize(), in: CGSize(width: 200, height: 100))["line"]?.width == 80)
        let row = HStack(spacing: 0) {
            Block(width: 10, name: "bar")
            Block(width: 30, height: 40, name: "text")
        }
        let inScroll = ScrollView { row }
        #expect(frames(inScroll, in: CGSize(width: 200, height: 200))["bar"]?.height == 40)
        let layers = ZStack {
            Block(name: "back")
            Block(width: 60, height: 30, name: "front")
        }
        #expect(
            frames(layers.fixedSize(), in: CGSize(width: 200, height: 100))["back"]?.size
                == CGSize(width: 60, height: 30))
        let arranged = AnyLayout(VStackLayout(spacing: 0)) {
            Block(height: 2, name: "line")
            Block(width: 80, height: 20, name: "text")
        }
        #expect(frames(arranged.fixedSize(), in: CGSize(width: 200, height: 100))["line"]?.width == 80)
    }

    @Test func layersOfTheHighestPriorityDecideTheSize() {
        let layers = ZStack {
            Block(name: "back")
            Block(width: 60, height: 30, name: "front").layoutPriority(1)
        }
        #expect(size(layers, width: 200, height: 100) == CGSize(width: 60, height: 30))
        let result = frames(layers, in: CGSize(width: 200, height: 100))
        #expect(result["back"] == CGRect(x: 70, y: 35, width: 60, height: 30))
        #expect(result["front"] == result["back"])
    }

    @Test func spacersTakeWhatIsLeftAndKeepEightPoints() {
        let view = HStack(spacing: 0) {
            Block(width: 10, height: 10, name: "a")
            Spacer()
            Block(width: 10, height: 10, name: "b")
        }
        #expect(frames(view, in: CGSize(width: 100, height: 10))["b"]?.minX == 90)
        #expect(size(view) == CGSize(width: 28, height: 10))
        #expect(size(view, width: 0).width == 28)
    }

    /// A text is not broken while a spacer beside it has room to give.
    @Test func spacersComeAfterAllThatHaveContent() {
        let text = Text("A title that is rather long")
        let whole = size(text)
        let view = HStack {
            text.accessibilityIdentifier("text")
            Spacer()
            Block(width: 10, height: 10, name: "mark")
        }
        let result = frames(view, in: CGSize(width: whole.width + 60, height: 100))
        #expect(result["text"]?.size == whole)
        #expect(result["mark"]?.maxX == whole.width + 60)
        let column = VStack(spacing: 0) {
            Color.red.accessibilityIdentifier("colour")
            Spacer()
        }
        #expect(frames(column, in: CGSize(width: 10, height: 100))["colour"]?.height == 92)
        let urgent = VStack(spacing: 0) {
            Color.red.accessibilityIdentifier("colour")
            Spacer().layoutPriority(1)
        }
        #expect(frames(urgent, in: CGSize(width: 10, height: 100))["colour"]?.height == 0)
    }

    @Test func framesAreFixedOrBetweenLimits() {
        #expect(
            size(Block(width: 10, height: 10).frame(width: 40), width: 100, height: 100)
                == CGSize(width: 40, height: 10))
        #expect(size(Block(width: 10, height: 10).frame(maxWidth: .infinity), width: 100).width == 100)
        #expect(size(Block(width: 10, height: 10).frame(maxWidth: 60), width: 100).width == 60)
        #expect(size(Block(width: 10, height: 10).frame(minWidth: 60), width: 20).width == 60)
        #expect(size(Color.red.frame(idealWidth: 70, idealHeight: 30)) == CGSize(width: 70, height: 30))
        let aligned = frames(
            Block(width: 10, height: 10, name: "a").frame(width: 100, height: 100, alignment: .bottomTrailing),
            in: CGSize(width: 100, height: 100))
        #expect(aligned["a"] == CGRect(x: 90, y: 90, width: 10, height: 10))
    }

    @Test func paddingSurrounds() {
        #expect(size(Block(width: 10, height: 10).padding()) == CGSize(width: 42, height: 42))
        #expect(size(Block(width: 10, height: 10).padding(.horizontal, 5)) == CGSize(width: 20, height: 10))
        #expect(size(Color.red.padding(10), width: 100, height: 50) == CGSize(width: 100, height: 50))
    }

    @Test func backgroundsAreAsLargeAsTheView() {
        let view = Block(width: 40, height: 20).background(Color.blue.accessibilityIdentifier("back"))
            .overlay(Block(width: 10, height: 10, name: "front"), alignment: .topTrailing)
        let result = frames(view, in: CGSize(width: 100, height: 100))
        #expect(size(view) == CGSize(width: 40, height: 20))
        #expect(result["back"] == CGRect(x: 30, y: 40, width: 40, height: 20))
        #expect(result["front"] == CGRect(x: 60, y: 40, width: 10, height: 10))
    }

    @Test func alignmentGuidesMoveViews() {
        let view = HStack(alignment: .top, spacing: 0) {
            Block(width: 10, height: 10, name: "a")
            Block(width: 10, height: 10, name: "b").alignmentGuide(.top) { $0[.bottom] }
        }
        let result = frames(view, in: CGSize(width: 20, height: 20))
        #expect(result["a"]?.minY == 10)
        #expect(result["b"]?.minY == 0)
    }

    @Test func textsBreakWhereThereIsNoRoom() {
        let line = size(Text(verbatim: "Hello"))
        #expect(line.height == 20 + 1.0 / 3)
        let text = Text(verbatim: "Some words that do not stand on one line")
        #expect(size(text, width: 100).height > 2 * line.height)
        #expect(size(text, width: 100).width <= 100)
        #expect(size(text.lineLimit(1), width: 100).height == line.height)
        #expect(size(text, width: 100, height: line.height * 1.5).height == line.height)
        #expect(size(text.fixedSize(), width: 100).width > 200)
    }

    @Test func firstBaselinesMeet() {
        let view = HStack(alignment: .firstTextBaseline) {
            Text(verbatim: "large").font(.largeTitle)
            Text(verbatim: "small").font(.caption)
        }
        let host = _UIHostingView(rootView: view)
        host.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        host.layoutIfNeeded()
        let labels = host.subviews.compactMap { $0 as? UILabel }
        let baselines = labels.map { $0.frame.minY + $0.firstBaselineOffsetFromTop }
        #expect(labels.count == 2)
        #expect(abs(baselines[0] - baselines[1]) < 0.5)
    }

    @Test func ratiosAreKept() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        #expect(size(Image(uiImage: image)) == CGSize(width: 40, height: 20))
        #expect(size(Image(uiImage: image).resizable(), width: 100, height: 100) == CGSize(width: 100, height: 100))
        let fitted = Image(uiImage: image).resizable().scaledToFit()
        #expect(size(fitted, width: 100, height: 100) == CGSize(width: 100, height: 50))
        #expect(size(Image(uiImage: image).resizable().scaledToFill(), width: 100, height: 100).width == 200)
        #expect(size(Circle(), width: 100, height: 60) == CGSize(width: 60, height: 60))
    }
}
