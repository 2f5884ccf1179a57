import Foundation
import Testing

@testable import UIKit

@Suite struct RowHeightsTests {
    @Test func agreesWithPlainSums() {
        var generator = SystemRandomNumberGenerator()
        for count in [1, 2, 7, 64, 100, 1000] {
            var heights = RowHeights(count: count, standard: 44)
            var plain = [CGFloat](repeating: 44, count: count)
            for _ in 0..<count {
                let row = Int.random(in: 0..<count, using: &generator)
                let height = CGFloat(Int.random(in: 0...120, using: &generator))
                heights.set(height, at: row)
                plain[row] = height
            }
            var sum: CGFloat = 0
            for row in 0..<count {
                #expect(heights[row] == plain[row])
                #expect(abs(heights.offset(of: row) - sum) < 0.001)
                if plain[row] > 0 {
                    #expect(heights.row(at: sum) == row)
                    #expect(heights.row(at: sum + plain[row] / 2) == row)
                }
                sum += plain[row]
            }
            #expect(abs(heights.total - sum) < 0.001)
            #expect(heights.row(at: sum + 10) == count - 1)
        }
    }

    @Test func memoryGoesByWhatWasMeasured() {
        var heights = RowHeights(count: 1_000_000_000, standard: 44)
        #expect(heights.total == 44_000_000_000)
        #expect(heights.row(at: 44 * 123_456_789 + 1) == 123_456_789)
        heights.set(100, at: 500_000_000)
        #expect(heights.measuredCount == 1)
        #expect(heights.offset(of: 500_000_001) == CGFloat(44 * 500_000_000 + 100))
    }

    @Test func measuredRowsMoveAlong() {
        var heights = RowHeights(count: 4, standard: 10)
        heights.set(20, at: 1)
        heights.set(30, at: 3)
        let moved = heights.rearranged(count: 3) { $0 == 1 ? nil : $0 > 1 ? $0 - 1 : $0 }
        #expect((0..<3).map { moved[$0] } == [10, 10, 30])
        #expect(moved.total == 50)
    }

    @Test func aDoubtedRowKeepsItsHeightUntilItIsMeasured() {
        var rows = RowHeights(count: 3, standard: 44)
        rows.set(100, at: 1)
        rows.doubt(1)
        rows.doubt(2)
        #expect(!rows.isMeasured(1) && !rows.isMeasured(2))
        #expect(rows.total == 188)
        var moved = rows.rearranged(count: 3) { 2 - $0 }
        #expect(moved[1] == 100 && !moved.isMeasured(1))
        moved.set(60, at: 1)
        #expect(moved.isMeasured(1) && moved.total == 148 && moved.measuredCount == 1)
    }
}
