import Foundation
import Testing

@testable import UIKit

/// Cells are told whether they are selected and highlighted before they are displayed.
@MainActor @Suite struct CellStateTests {
    final class Row: UITableViewCell {
        var calls: [String] = []

        override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            calls.append("selected \(selected) \(animated)")
        }

        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
            super.setHighlighted(highlighted, animated: animated)
            calls.append("highlighted \(highlighted) \(animated)")
        }
    }

    final class Item: UICollectionViewCell {
        var calls: [String] = []
        override var isSelected: Bool { didSet { calls.append("selected \(isSelected)") } }
        override var isHighlighted: Bool { didSet { calls.append("highlighted \(isHighlighted)") } }
    }

    final class Model: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
        var displayed: [[String]] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! Row
            cell.calls = []
            return cell
        }

        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            displayed.append((cell as! Row).calls)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) as! Item
            cell.calls = []
            return cell
        }
    }

    @Test func rowsAreToldBeforeTheyAreDisplayed() {
        let model = Model()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.dataSource = model
        table.delegate = model
        let screen = TestScreen(views: table)
        #expect(model.displayed.count > 5)
        #expect(model.displayed.allSatisfy { $0 == ["highlighted false false", "selected false false"] })

        // A cell that is used again for a row that is selected.
        table.selectRow(at: IndexPath(row: 35, section: 0), animated: false, scrollPosition: .none)
        model.displayed = []
        table.scrollToRow(at: IndexPath(row: 35, section: 0), at: .middle, animated: false)
        screen.settle()
        #expect(model.displayed.filter { $0.last == "selected true false" }.count == 1)
        #expect(model.displayed.allSatisfy { $0.first == "highlighted false false" && $0.count == 2 })
    }

    @Test func itemsAreToldBeforeTheyAreDisplayed() throws {
        let model = Model()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(Item.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = model
        let screen = TestScreen(views: collection)
        defer { screen.close() }
        for index in 0..<3 {
            let cell = try #require(collection.cellForItem(at: IndexPath(item: index, section: 0)) as? Item)
            #expect(cell.calls == ["highlighted false", "selected false"])
        }
    }
}
