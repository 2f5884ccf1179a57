import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct DiffableDataSourceTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var result = Snapshot()
        for (section, items) in sections {
            result.appendSections([section])
            result.appendItems(items, toSection: section)
        }
        return result
    }

    @Test func snapshotsAreEdited() {
        var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
        snapshot.insertItems([9], beforeItem: 2)
        snapshot.moveItem(1, afterItem: 4)
        snapshot.deleteItems([3])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [9, 2])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1])
        #expect(snapshot.itemIdentifiers == [9, 2, 4, 1])
        #expect(snapshot.indexOfItem(1) == 3)
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
        snapshot.moveSection("b", beforeSection: "a")
        #expect(snapshot.sectionIdentifiers == ["b", "a"])
        snapshot.deleteSections(["b"])
        #expect(snapshot.numberOfItems == 2)
        #expect(snapshot.indexOfItem(4) == nil)
    }

    @Test func theLongestIncreaseStays() {
        #expect(SnapshotDifference.longestIncrease([3, 0, 1, 2]) == [0, 1, 2])
        #expect(SnapshotDifference.longestIncrease([]) == [])
        #expect(SnapshotDifference.longestIncrease([5]) == [5])
    }

    @Test func differencesAreValidBatches() {
        var generator = SystemRandomNumberGenerator()
        func random() -> Snapshot {
            let sections = ["a", "b", "c", "d"].shuffled(using: &generator).prefix(
                Int.random(in: 1...4, using: &generator))
            var pool = Array(0..<20).shuffled(using: &generator)
            return snapshot(
                sections.map { section in
                    let count = min(Int.random(in: 0...6, using: &generator), pool.count)
                    defer { pool.removeFirst(count) }
                    return (section, Array(pool.prefix(count)))
                })
        }
        for _ in 0..<300 {
            let (old, new) = (random(), random())
            let difference = SnapshotDifference(from: old, to: new)
            var updates = TableUpdates()
            for section in difference.deletedSections { updates.deleteSection(section, .none) }
            for section in difference.insertedSections { updates.insertSection(section, .none) }
            for move in difference.movedSections { updates.moveSection(move.from, move.to) }
            for path in difference.deleted { updates.deleteRow(path, .none) }
            for path in difference.inserted { updates.insertRow(path, .none) }
            for move in difference.moved { updates.moveRow(move.from, move.to) }
            func counts(_ snapshot: Snapshot) -> [Int] {
                snapshot.sectionIdentifiers.map(snapshot.numberOfItems(inSection:))
            }
            #expect(updates.prepare(before: counts(old), after: counts(new)) == nil)
            for (item, path) in old.places {
                guard let target = updates.newPath(of: path) else { continue }
                #expect(new.item(at: target) == item)
            }
        }
    }

    @Test func applyingShowsTheItems() {
        let screen = TableScreen(ListModel([]))
        let source = UITableViewDiffableDataSource<String, Int>(tableView: screen.table) { table, path, item in
            let cell =
                table.dequeueReusableCell(withIdentifier: "cell")
                ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
            cell.textLabel?.text = "\(item)"
            return cell
        }
        source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
        screen.screen.settle()
        #expect(screen.texts == ["1", "2", "3"])
        var isDone = false
        source.apply(snapshot([("b", [7]), ("a", [3, 1, 4])])) { isDone = true }
        #expect(screen.texts == ["7", "3", "1", "4"])
        #expect(!isDone)
        screen.screen.advance(by: 1)
        #expect(isDone)
        #expect(source.indexPath(for: 4) == IndexPath(row: 2, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 7)
        var again = source.snapshot()
        again.reconfigureItems([1])
        source.apply(again)
        screen.screen.advance(by: 1)
        #expect(screen.texts == ["7", "3", "1", "4"])
    }

    /// Apps apply snapshots on a queue of their own; each builds on the one before, shown or not.
    @Test func snapshotsComeFromOtherQueues() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        let screen = TestScreen(views: table)
        source.apply(snapshot([("a", [1])]), animatingDifferences: false)
        screen.settle()
        nonisolated(unsafe) let shared = source
        let seen = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                for number in 2...3 {
                    var next = shared.snapshot()
                    next.appendItems([number], toSection: "a")
                    shared.apply(next, animatingDifferences: false)
                }
                let seen = shared.snapshot().itemIdentifiers
                DispatchQueue.main.async { continuation.resume(returning: seen) }
            }
        }
        #expect(seen == [1, 2, 3])
        screen.settle()
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
        #expect(table.visibleCells.count == 3)
    }
}
