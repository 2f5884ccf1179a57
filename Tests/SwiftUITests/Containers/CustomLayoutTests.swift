import Testing
import UIKit

@testable import SwiftUI

/// Layouts that an app writes itself.
@Suite @MainActor struct CustomLayoutTests {
    private struct Weight: LayoutValueKey {
        static var defaultValue: CGFloat { 1 }
    }

    /// Views beside each other, as wide as their weights say.
    private struct Weighted: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let sum = subviews.reduce(0) { $0 + $1[Weight.self] }
            var x = bounds.minX
            for view in subviews {
                let width = bounds.width * view[Weight.self] / sum
                view.place(
                    at: CGPoint(x: x, y: bounds.maxY), anchor: .bottomLeading,
                    proposal: ProposedViewSize(width: width, height: nil))
                x += width
            }
        }
    }

    @Test func viewsGoWhereTheLayoutPutsThem() {
        let result = frames(
            Weighted()() {
                Block(height: 10, name: "a")
                Block(height: 20, name: "b").layoutValue(key: Weight.self, value: 3)
            }, in: CGSize(width: 200, height: 50))
        #expect(result["a"] == CGRect(x: 0, y: 40, width: 50, height: 10))
        #expect(result["b"] == CGRect(x: 50, y: 30, width: 150, height: 20))
    }

    @Test func theFirstViewThatFitsIsShown() {
        let view = ViewThatFits(in: .horizontal) {
            Block(width: 200, height: 10, name: "wide")
            Block(width: 100, height: 20, name: "narrow")
        }
        #expect(frames(view, in: CGSize(width: 300, height: 50))["wide"] != nil)
        #expect(frames(view, in: CGSize(width: 150, height: 50))["narrow"] != nil)
        // Where none fits, the last is shown.
        #expect(frames(view, in: CGSize(width: 50, height: 50))["narrow"] != nil)
    }
}
