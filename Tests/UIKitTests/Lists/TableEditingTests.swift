import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct TableEditingTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func swipe(_ screen: TableScreen, row: Int, by distance: CGFloat, duration: Double = 0.2) {
        let rect = screen.table.rectForRow(at: path(row))
        let start = CGPoint(x: distance < 0 ? 350 : 40, y: rect.midY)
        screen.screen.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: duration)
        screen.screen.advance(by: 0.5)
    }

    @Test func aSwipeUncoversDeleteWhichDeletes() throws {
        let screen = TableScreen(ListModel([["a", "b", "c"]]))
        swipe(screen, row: 1, by: -120)
        let cell = try #require(screen.table.cellForRow(at: path(1)))
        #expect(cell.frame.minX < -70)
        #expect(cell.configurationState.isSwiped)
        #expect(screen.model.log.isEmpty)
        try screen.screen.picture("table-swiped")
        screen.screen.tap(CGPoint(x: 370, y: 66))
        screen.screen.advance(by: 1)
        #expect(screen.model.log == ["commit 1 1"])
        #expect(screen.texts == ["a", "c"])
        #expect(screen.table.subviews.allSatisfy { !($0 is SwipeActionsView) })
    }

    @Test func aFullSwipeDeletesAtOnce() {
        let screen = TableScreen(ListModel([["a", "b", "c"]]))
        swipe(screen, row: 0, by: -340)
        screen.screen.advance(by: 1)
        #expect(screen.model.log == ["commit 1 0"])
        #expect(screen.texts == ["b", "c"])
        #expect(screen.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test func aTapElsewhereCloses() {
        let screen = TableScreen(ListModel([["a", "b", "c"]]))
        swipe(screen, row: 1, by: -120)
        screen.tapRow(0)
        screen.screen.advance(by: 1)
        #expect(screen.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
        #expect(screen.table.indexPathForSelectedRow == nil)
        #expect(screen.model.log.isEmpty)
    }

    @Test func aShortSwipeSpringsBack() {
        let screen = TableScreen(ListModel([["a", "b", "c"]]))
        swipe(screen, row: 1, by: -30, duration: 1)
        #expect(screen.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
        #expect(screen.table.swipe == nil)
    }

    @Test func configuredActionsAreCalled() {
        let model = ListModel([["a", "b"]])
        var called: [String] = []
        model.leading = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Pin") { action, _, done in
                called.append(action.title ?? "")
                done(true)
            }
        ])
        model.trailing = nil
        let screen = TableScreen(model)
        swipe(screen, row: 0, by: -120)
        #expect(screen.table.swipe == nil)
        swipe(screen, row: 0, by: 120)
        #expect(screen.table.cellForRow(at: path(0))?.frame.minX == 74)
        screen.screen.tap(CGPoint(x: 30, y: 22))
        screen.screen.advance(by: 1)
        #expect(called == ["Pin"])
        #expect(screen.table.cellForRow(at: path(0))?.frame.minX == 0)
    }

    @Test func editingModeShowsControls() throws {
        let screen = TableScreen(ListModel([["a", "b", "c"]]))
        screen.table.setEditing(true, animated: true)
        screen.screen.advance(by: 1)
        let cell = try #require(screen.table.cellForRow(at: path(0)))
        #expect(cell.isEditing)
        #expect(cell.contentView.frame.minX == 38)
        #expect(cell.contentView.frame.maxX < 393 - 40)
        try screen.screen.picture("table-editing")
        screen.screen.tap(CGPoint(x: 26, y: 22))
        screen.screen.advance(by: 0.5)
        #expect(screen.table.swipe?.path == path(0))
        screen.screen.tap(CGPoint(x: 370, y: 22))
        screen.screen.advance(by: 1)
        #expect(screen.texts == ["b", "c"])
        screen.table.setEditing(false, animated: false)
        screen.screen.settle()
        #expect(screen.table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
    }

    @Test func rowsAreReorderedByTheirControl() {
        let screen = TableScreen(ListModel([["a", "b", "c", "d"]]))
        screen.table.isEditing = true
        screen.screen.settle()
        screen.screen.drag(from: CGPoint(x: 370, y: 22), to: CGPoint(x: 370, y: 22 + 100))
        screen.screen.advance(by: 1)
        #expect(screen.model.log == ["move 0 2"])
        #expect(screen.texts == ["b", "c", "a", "d"])
        #expect(screen.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    }
}
