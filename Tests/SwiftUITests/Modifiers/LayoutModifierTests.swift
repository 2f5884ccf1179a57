import Testing

@testable import SwiftUI
@testable import UIKit

/// Modifiers of sizes and places that the tests of stacks leave out.
@Suite @MainActor struct LayoutModifierTests {
    @Test func ratiosFitAndFill() {
        let fitted = Color.red.aspectRatio(2, contentMode: .fit)
        #expect(size(fitted, width: 100, height: 100) == CGSize(width: 100, height: 50))
        let filled = Color.red.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fill)
        #expect(size(filled, width: 100, height: 100) == CGSize(width: 200, height: 100))
    }

    @Test func safeAreasAreIgnoredAtEdges() throws {
        let screen = TestScreen {
            Color.red.accessibilityIdentifier("a").ignoresSafeArea(edges: .top)
        }
        func find(_ view: UIView) -> UIView? {
            view.accessibilityIdentifier == "a" ? view : view.subviews.lazy.compactMap(find).first
        }
        let view = try #require(find(screen.window))
        #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 393, height: 852 - 34))
        let old = TestScreen { Color.red.accessibilityIdentifier("a").edgesIgnoringSafeArea(.bottom) }
        let other = try #require(find(old.window))
        #expect(other.convert(other.bounds, to: nil) == CGRect(x: 0, y: 59, width: 393, height: 852 - 59))
    }

    @Test func missingDimensionsAreReplaced() {
        #expect(
            ProposedViewSize(width: nil, height: 30).replacingUnspecifiedDimensions() == CGSize(width: 10, height: 30))
        #expect(
            ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: CGSize(width: 3, height: 4))
                == CGSize(width: 3, height: 4))
    }

    @Test func shapesAreDrawnOverAndUnder() throws {
        let screen = TestScreen {
            Text(verbatim: "a").padding(10).background(Color.yellow, in: RoundedRectangle(cornerRadius: 5)).overlay(
                alignment: .bottom
            ) { Text(verbatim: "b") }
        }
        let a = try #require(screen.frame("a"))
        let b = try #require(screen.frame("b"))
        #expect(abs(b.maxY - (a.maxY + 10)) < 0.4)
        #expect(abs(b.midX - a.midX) < 0.4)
    }
}
