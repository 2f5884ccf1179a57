import Testing
import UIKit

@testable import SwiftUI

/// Rows whose views stand in columns.
@Suite @MainActor struct GridTests {
    @Test func columnsAreAsWideAsTheirWidestViews() {
        let grid = Grid(horizontalSpacing: 10, verticalSpacing: 5) {
            GridRow {
                Block(width: 20, height: 10, name: "a")
                Block(width: 60, height: 30, name: "b")
            }
            GridRow {
                Block(width: 40, height: 20, name: "c")
                Block(width: 30, height: 20, name: "d")
            }
        }
        #expect(size(grid) == CGSize(width: 110, height: 55))
        let result = frames(grid, in: CGSize(width: 110, height: 55))
        #expect(result["a"] == CGRect(x: 10, y: 10, width: 20, height: 10))
        #expect(result["b"] == CGRect(x: 50, y: 0, width: 60, height: 30))
        #expect(result["c"] == CGRect(x: 0, y: 35, width: 40, height: 20))
        #expect(result["d"] == CGRect(x: 65, y: 35, width: 30, height: 20))
    }

    @Test func viewsOutsideOfRowsTakeWholeLines() {
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Block(width: 20, height: 10, name: "a")
                Block(width: 20, height: 10, name: "b")
            }
            Block(width: 100, height: 4, name: "line")
        }
        let result = frames(grid, in: CGSize(width: 100, height: 14))
        #expect(result["line"] == CGRect(x: 0, y: 10, width: 100, height: 4))
        // What is missing is shared among the columns.
        #expect(result["b"]?.minX == 50)
    }

    @Test func cellsTakeSeveralColumnsAndAlign() {
        let grid = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Block(width: 50, height: 10)
                Block(width: 50, height: 10).gridColumnAlignment(.trailing)
                Block(width: 50, height: 10)
            }
            GridRow {
                Block(width: 10, height: 10, name: "a")
                Block(width: 10, height: 10, name: "b")
                Block(width: 10, height: 10, name: "c").gridCellAnchor(.center)
            }
            GridRow { Block(width: 10, height: 10, name: "d").gridCellColumns(2) }
        }
        let result = frames(grid, in: CGSize(width: 150, height: 30))
        #expect(result["a"]?.minX == 0)
        #expect(result["b"]?.minX == 90)
        #expect(result["c"]?.minX == 120)
        #expect(result["d"]?.minX == 0)
    }

    @Test func flexibleColumnsTakeWhatIsLeft() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Block(width: 20, height: 10, name: "a")
                Block(height: 10, name: "b")
            }
        }
        #expect(frames(grid, in: CGSize(width: 200, height: 10))["b"] == CGRect(x: 20, y: 0, width: 180, height: 10))
    }
}
