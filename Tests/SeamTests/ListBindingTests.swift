import Foundation
import Seam
import Testing
import UIKit

@MainActor @Suite struct ListBindingTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let items = Property<[ListTests.Item]>([.init(id: 1, text: "a"), .init(id: 2, text: "b")])

    private func texts(of table: UITableView) -> [String?] {
        table.layoutIfNeeded()
        return (0..<table.numberOfRows(inSection: 0)).map {
            table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text
        }
    }

    @Test func showsAListInATable() {
        let table = UITableView(frame: window.bounds)
        window.addSubview(table)
        window.makeKeyAndVisible()
        var selected: [Int] = []
        var deleted: [Int] = []
        let token = items.bind(
            to: table, select: { selected.append($0.id) }, delete: { deleted.append($0.id) }
        ) { cell, item in
            cell.textLabel?.text = item.text
        }
        #expect(texts(of: table) == ["a", "b"])
        let second = table.cellForRow(at: IndexPath(row: 1, section: 0))
        items.value = [.init(id: 2, text: "B"), .init(id: 3, text: "c"), .init(id: 1, text: "a")]
        #expect(texts(of: table) == ["B", "c", "a"])
        // The cell went along with its element.
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === second)
        items.value.removeAll { $0.id == 2 }
        #expect(texts(of: table) == ["c", "a"])
        let path = IndexPath(row: 0, section: 0)
        table.delegate?.tableView(table, didSelectRowAt: path)
        table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
        #expect(selected == [3])
        #expect(deleted == [3])
        token.end()
        #expect(table.dataSource == nil)
        #expect(table.delegate == nil)
    }

    @Test func anyListFollowsAnyOtherInATable() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        window.addSubview(table)
        window.makeKeyAndVisible()
        let token = items.bind(to: table) { cell, item in cell.textLabel?.text = item.text }
        var generator = ListTests.SplitMix(state: 3)
        for _ in 0..<100 {
            let ids = Array((0..<12).shuffled(using: &generator).prefix(Int.random(in: 0...12, using: &generator)))
            items.value = ids.map { .init(id: $0, text: "\($0).\(Int.random(in: 0...1, using: &generator))") }
            #expect(texts(of: table) == items.value.map(\.text))
        }
        withExtendedLifetime(token) {}
    }

    final class Cell: UICollectionViewCell {
        var text: String?
    }

    @Test func showsAListInACollection() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        window.addSubview(view)
        window.makeKeyAndVisible()
        var selected: [Int] = []
        let token = items.bind(to: view, cell: Cell.self, select: { selected.append($0.id) }) { $0.text = $1.text }
        func texts() -> [String?] {
            view.layoutIfNeeded()
            return (0..<view.numberOfItems(inSection: 0)).map {
                (view.cellForItem(at: IndexPath(item: $0, section: 0)) as? Cell)?.text
            }
        }
        #expect(texts() == ["a", "b"])
        items.value = [.init(id: 2, text: "B"), .init(id: 3, text: "c"), .init(id: 1, text: "a")]
        #expect(texts() == ["B", "c", "a"])
        view.delegate?.collectionView(view, didSelectItemAt: IndexPath(item: 1, section: 0))
        #expect(selected == [3])
        token.end()
        #expect(view.dataSource == nil)
    }

    @Test func tellsWhichRowsAreReached() {
        let table = UITableView(frame: window.bounds)
        window.addSubview(table)
        window.makeKeyAndVisible()
        var rows: [Int] = []
        let token = items.bind(to: table, reach: { rows.append($0) }) { _, _ in }
        table.layoutIfNeeded()
        #expect(rows == [0, 1])
        withExtendedLifetime(token) {}
    }
}
