import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct TableUpdatesTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    // MARK: The bookkeeping

    @Test func mapsAgreeWithArrays() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            var old = (0..<Int.random(in: 1...12, using: &generator)).map { "\($0)" }
            let before = old
            var updates = TableUpdates()
            let deleted = Set(before.indices.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 })
            for row in deleted { updates.deleteRow(path(row), .none) }
            old = before.indices.filter { !deleted.contains($0) }.map { before[$0] }
            var new = old
            var inserted: Set<Int> = []
            for index in 0..<Int.random(in: 0...4, using: &generator) {
                let row = Int.random(in: 0...new.count, using: &generator)
                new.insert("new\(index)", at: row)
            }
            for (row, text) in new.enumerated() where text.hasPrefix("new") {
                inserted.insert(row)
                updates.insertRow(path(row), .none)
            }
            #expect(updates.prepare(before: [before.count], after: [new.count]) == nil)
            for (row, text) in before.enumerated() {
                let target = updates.newPath(of: path(row))
                if deleted.contains(row) {
                    #expect(target == nil)
                } else {
                    #expect(target.map { new[$0.row] } == text)
                    #expect(target.flatMap(updates.oldPath) == path(row))
                }
            }
            for row in inserted { #expect(updates.oldPath(of: path(row)) == nil) }
        }
    }

    @Test func movesKeepTheOthersInOrder() {
        var updates = TableUpdates()
        updates.moveRow(path(0), path(3))
        #expect(updates.prepare(before: [4], after: [4]) == nil)
        #expect((0..<4).map { updates.newPath(of: path($0))?.row } == [3, 0, 1, 2])
        #expect((0..<4).map { updates.oldPath(of: path($0))?.row } == [1, 2, 3, 0])
    }

    @Test func sectionsAreMapped() {
        var updates = TableUpdates()
        updates.deleteSection(0, .fade)
        updates.insertSection(1, .fade)
        updates.insertRow(path(0, 0), .fade)
        #expect(updates.prepare(before: [2, 3], after: [4, 1]) == nil)
        #expect(updates.newPath(of: path(0, 0)) == nil)
        #expect(updates.newPath(of: path(2, 1)) == path(3, 0))
        #expect(updates.oldPath(of: path(0, 1)) == nil)
        #expect(updates.arrival(of: path(0, 1)) == .fade)
    }

    @Test func wrongNumbersGiveUIKitsMessages() {
        var updates = TableUpdates()
        updates.insertRow(path(0), .none)
        #expect(
            updates.prepare(before: [3], after: [3])
                == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing "
                + "section after the update (3) must be equal to the number of rows contained in that section before the "
                + "update (3), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 "
                + "deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved "
                + "out).")
        var deletion = TableUpdates()
        deletion.deleteRow(path(5), .none)
        #expect(
            deletion.prepare(before: [3], after: [2])
                == "attempt to delete row 5 from section 0 which only contains 3 rows before the update")
        var section = TableUpdates()
        section.insertSection(1, .none)
        #expect(
            section.prepare(before: [1, 1], after: [1, 1])?.hasPrefix("Invalid update: invalid number of sections")
                == true)
    }

    // MARK: In a table

    @Test func insertedRowsAppearWithAnAnimation() {
        let screen = TableScreen(ListModel([["a", "b", "c"]]))
        screen.model.sections = [["a", "x", "b", "c"]]
        screen.table.insertRows(at: [path(1)], with: .fade)
        #expect(screen.texts == ["a", "x", "b", "c"])
        #expect(screen.table.contentSize.height == 176)
        let moving = screen.table.cellForRow(at: path(2))!
        #expect(moving.frame.minY == 88)
        screen.screen.advance(by: 0.05)
        let shown = moving.layer.presentation()!.frame.minY
        #expect(shown > 44 && shown < 88)
        screen.screen.advance(by: 1)
        #expect(moving.layer.presentation()!.frame.minY == 88)
        #expect(screen.table.cellForRow(at: path(1))?.alpha == 1)
    }

    @Test func deletedRowsGo() {
        let screen = TableScreen(ListModel([["a", "b", "c"]]))
        let gone = screen.table.cellForRow(at: path(1))!
        screen.tapRow(2)
        screen.model.sections = [["a", "c"]]
        screen.table.deleteRows(at: [path(1)], with: .left)
        #expect(screen.texts == ["a", "c"])
        #expect(gone.superview === screen.table)
        screen.screen.advance(by: 1)
        #expect(gone.superview == nil)
        #expect(gone.alpha == 1)
        #expect(screen.table.indexPathForSelectedRow == path(1))
        #expect(screen.table.visibleCells.map(\.isSelected) == [false, true])
    }

    @Test func batchesMixEverything() async {
        let screen = TableScreen(ListModel([["a", "b", "c", "d"], ["e"]]))
        var finished: Bool?
        screen.table.performBatchUpdates {
            screen.model.sections = [["d", "a", "n", "c2"], ["e"], ["f"]]
            screen.table.deleteRows(at: [path(1)], with: .automatic)
            screen.table.moveRow(at: path(3), to: path(0))
            screen.table.insertRows(at: [path(2)], with: .automatic)
            screen.table.reloadRows(at: [path(2)], with: .fade)
            screen.table.insertSections([2], with: .automatic)
        } completion: {
            finished = $0
        }
        #expect(screen.texts == ["d", "a", "n", "c2", "e", "f"])
        #expect(screen.table.numberOfSections == 3)
        #expect(finished == nil)
        screen.screen.advance(by: 1)
        #expect(finished == true)
        #expect(screen.table.visibleCells.map(\.frame.minY) == (0..<6).map { CGFloat($0) * 44 })
        #expect(screen.table.subviews.count { $0 is UITableViewCell } == 6)
    }

    @Test func changesBeforeTheFirstLayoutJustReload() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let model = ListModel([["a"]])
        table.dataSource = model
        model.sections = [["a", "b"]]
        table.insertRows(at: [path(1)], with: .automatic)
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    @Test func anEmptyBatchLooksAtHeightsAgain() {
        let model = ListModel([["a", "b"]])
        var tall = false
        model.height = { _ in tall ? 100 : 50 }
        let screen = TableScreen(model)
        #expect(screen.table.contentSize.height == 100)
        tall = true
        screen.table.beginUpdates()
        screen.table.endUpdates()
        screen.screen.advance(by: 1)
        #expect(screen.table.visibleCells.map(\.frame.height) == [100, 100])
        #expect(screen.table.contentSize.height == 200)
    }

    /// Rows that are asked about again are as high as they were until then, so nothing moves.
    @Test func reloadingARowOfAnotherHeightThanTheStandardStaysInPlace() {
        let model = ListModel([["a", "b"]])
        model.height = { _ in 88 }
        let screen = TableScreen(model)
        #expect(screen.table.contentSize.height == 176)
        screen.table.reloadRows(at: [path(0)], with: .automatic)
        screen.screen.advance(by: 1)
        #expect(screen.table.contentOffset.y == 0)
        #expect(screen.table.visibleCells.map(\.frame.minY) == [0, 88])
        #expect(screen.table.contentSize.height == 176)
    }

    @Test func aReloadOfVisibleRowsKeepsAListScrolledToItsEnd() {
        let model = ListModel(count: 20)
        model.height = { _ in 100 }
        let screen = TableScreen(model)
        screen.table.scrollToRow(at: path(19), at: .bottom, animated: false)
        screen.screen.settle()
        let offset = screen.table.contentOffset.y
        let first = screen.texts.first
        screen.table.reloadRows(at: [path(18)], with: .none)
        screen.screen.advance(by: 1)
        #expect(screen.table.contentOffset.y == offset)
        #expect(screen.texts.first == first)
    }

    @Test func reconfiguringKeepsTheCell() {
        let screen = TableScreen(ListModel([["a", "b"]]))
        let cell = screen.table.cellForRow(at: path(1))
        screen.model.sections = [["a", "changed"]]
        screen.table.reconfigureRows(at: [path(1)])
        screen.screen.settle()
        #expect(screen.table.cellForRow(at: path(1)) === cell)
        #expect(cell?.textLabel?.text == "changed")
    }

    @Test func deletingTheEndBringsTheOffsetBack() {
        let screen = TableScreen(ListModel(count: 30))
        screen.table.contentOffset.y = 1320 - 852
        screen.screen.settle()
        screen.model.sections = [Array(screen.model.sections[0].prefix(22))]
        screen.table.deleteRows(at: (22..<30).map { path($0) }, with: .fade)
        screen.screen.advance(by: 1)
        #expect(screen.table.contentOffset.y == 22 * CGFloat(44) - 852)
        #expect(screen.texts.last == "Row 21")
    }
}
