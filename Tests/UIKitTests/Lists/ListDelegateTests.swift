import Foundation
import Stage
import Testing

@testable import UIKit

/// What delegates of tables and collection views hear of rarer things, be they controllers of UIKit's or not.
@MainActor @Suite struct ListDelegateTests {
    final class Table: UITableViewController {
        var told: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }
        override func tableView(
            _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) { told.append("begin \(indexPath.row)") }
        override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { told.append("end") }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            told.append("select \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt path: IndexPath) -> Bool {
            path.row != 2
        }
        override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            told.append("action \(indexPath.row)")
        }
    }

    @Test func aTapDoesThePrimaryAction() throws {
        let table = Table(style: .plain)
        let screen = TestScreen(table)
        defer { screen.close() }
        screen.settle()
        for row in [1, 2] { screen.tap(try #require(table.tableView.cellForRow(at: IndexPath(row: row, section: 0)))) }
        #expect(table.told == ["select 1", "action 1", "select 2"])
        table.told = []
        table.tableView.allowsSelectionDuringEditing = true
        table.tableView.isEditing = true
        screen.tap(try #require(table.tableView.cellForRow(at: IndexPath(row: 3, section: 0))))
        #expect(table.told == ["select 3"])
    }

    @Test func twoFingersSelectRows() throws {
        let table = Table(style: .plain)
        let screen = TestScreen(table)
        defer { screen.close() }
        table.tableView.allowsMultipleSelectionDuringEditing = true
        screen.settle()
        let first = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let top = first.convert(first.bounds, to: nil).midY
        func both(_ phase: PointerEvent.Phase, _ y: CGFloat) {
            screen.send(phase, CGPoint(x: 100, y: top + y), identifier: 1)
            screen.send(phase, CGPoint(x: 140, y: top + y), identifier: 2)
        }
        both(.began, 0)
        for y in stride(from: CGFloat(4), through: 2 * first.bounds.height, by: 6) {
            screen.surface.advance(by: 0.02)
            both(.moved, y)
        }
        both(.ended, 2 * first.bounds.height)
        screen.settle()
        #expect(table.told == ["begin 0", "select 0", "select 1", "select 2", "end"])
        #expect(table.tableView.isEditing)
        #expect(table.tableView.indexPathsForSelectedRows?.map(\.row) == [0, 1, 2])
    }

    @Test func aControllerHearsOfSupplementaryViews() {
        final class Grid: UICollectionViewController {
            var shown: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(
                    width: 100, height: 30)
                collectionView.register(
                    UICollectionReusableView.self,
                    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h")
            }
            override func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "h", for: indexPath)
            }
            override func collectionView(
                _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
                forElementKind elementKind: String, at indexPath: IndexPath
            ) { shown.append(elementKind) }
        }
        let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        let screen = TestScreen(grid)
        defer { screen.close() }
        screen.settle()
        #expect(grid.shown == [UICollectionView.elementKindSectionHeader])
    }

    @Test func indexPathsOfObjectiveCHaveRows() {
        let path = NSIndexPath(row: 3, section: 1)
        #expect(path.row == 3 && path.section == 1 && path as IndexPath == IndexPath(row: 3, section: 1))
        #expect(NSIndexPath(item: 2, section: 0).item == 2)
    }
}
