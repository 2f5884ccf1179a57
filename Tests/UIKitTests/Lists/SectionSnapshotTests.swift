import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct SectionSnapshotTests {
    private func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["Fruit", "Nuts"])
        tree.append(["Apple", "Pear"], to: "Fruit")
        tree.append(["Gala"], to: "Apple")
        return tree
    }

    @Test func itemsHaveParentsAndLevels() {
        var tree = tree()
        #expect(tree.items == ["Fruit", "Apple", "Gala", "Pear", "Nuts"])
        #expect(tree.rootItems == ["Fruit", "Nuts"])
        #expect(tree.visibleItems == ["Fruit", "Nuts"])
        #expect(tree.level(of: "Gala") == 2)
        #expect(tree.parent(of: "Gala") == "Apple")
        #expect(tree.index(of: "Pear") == 3)
        tree.expand(["Apple"])
        #expect(!tree.isVisible("Gala"))
        tree.expand(["Fruit"])
        #expect(tree.isVisible("Gala"))
        #expect(tree.visibleItems == ["Fruit", "Apple", "Gala", "Pear", "Nuts"])
        #expect(
            tree.visualDescription() == "- Fruit\n  - Apple\n    * Gala\n  * Pear\n* Nuts")
    }

    @Test func itemsAreInsertedReplacedAndDeleted() {
        var tree = tree()
        tree.insert(["Fig"], before: "Pear")
        tree.insert(["Seeds"], after: "Nuts")
        #expect(tree.items == ["Fruit", "Apple", "Gala", "Fig", "Pear", "Nuts", "Seeds"])
        var part = tree.snapshot(of: "Apple", includingParent: true)
        #expect(part.items == ["Apple", "Gala"])
        part = tree.snapshot(of: "Fruit")
        #expect(part.items == ["Apple", "Gala", "Fig", "Pear"])
        var new = NSDiffableDataSourceSectionSnapshot<String>()
        new.append(["Plum"])
        tree.replace(childrenOf: "Fruit", using: new)
        #expect(tree.items == ["Fruit", "Plum", "Nuts", "Seeds"])
        tree.insert(part, after: "Nuts")
        #expect(tree.items == ["Fruit", "Plum", "Nuts", "Apple", "Gala", "Fig", "Pear", "Seeds"])
        tree.delete(["Fruit", "Gala"])
        #expect(tree.items == ["Nuts", "Apple", "Fig", "Pear", "Seeds"])
        tree.deleteAll()
        #expect(tree.items.isEmpty)
    }

    @Test func tapsShowAndHideChildren() throws {
        let list = ListScreen(UICollectionLayoutListConfiguration(appearance: .insetGrouped)) { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            if item == "Fruit" || item == "Apple" {
                cell.accessories = [.outlineDisclosure(options: .init(style: item == "Fruit" ? .header : .cell))]
            } else {
                cell.accessories = []
            }
        }
        var told: [String] = []
        list.source.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
        list.source.sectionSnapshotHandlers.willCollapseItem = { told.append("collapse \($0)") }
        list.source.apply(tree(), to: 0, animatingDifferences: false)
        list.screen.settle()
        #expect(list.source.snapshot().itemIdentifiers == ["Fruit", "Nuts"])
        list.screen.tap(list.cell(0))
        list.screen.advance(by: 0.5)
        #expect(list.source.snapshot().itemIdentifiers == ["Fruit", "Apple", "Pear", "Nuts"])
        #expect(list.cell(0).configurationState.isExpanded)
        #expect(list.view.indexPathsForSelectedItems == [])
        #expect(list.cell(1).indentationLevel == 1)
        // Of a cell's own disclosure only the sign counts.
        list.screen.tap(CGPoint(x: 100, y: list.cell(1).frame.midY))
        #expect(list.view.indexPathsForSelectedItems?.map(\.item) == [1])
        let sign = try #require(list.cell(1).subviews.compactMap { $0 as? CellGlyphView }.first)
        list.screen.tap(sign)
        list.screen.advance(by: 0.5)
        #expect(list.source.snapshot().itemIdentifiers == ["Fruit", "Apple", "Gala", "Pear", "Nuts"])
        try list.screen.picture("list-outline")
        list.screen.tap(list.cell(0))
        list.screen.advance(by: 0.5)
        #expect(list.source.snapshot().itemIdentifiers == ["Fruit", "Nuts"])
        #expect(list.source.snapshot(for: 0).isExpanded("Apple"))
        #expect(told == ["expand Fruit", "expand Apple", "collapse Fruit"])
    }

    @Test func childrenMayBeLoadedWhenTheyAreShown() {
        let list = ListScreen(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, _, _ in
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, _ in
            var children = NSDiffableDataSourceSectionSnapshot<String>()
            children.append([parent + " 1", parent + " 2"])
            return children
        }
        list.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Locked" }
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["Open", "Locked"])
        list.source.apply(tree, to: 0, animatingDifferences: false)
        list.screen.settle()
        list.screen.tap(list.cell(1))
        #expect(list.source.snapshot().itemIdentifiers == ["Open", "Locked"])
        list.screen.tap(list.cell(0))
        #expect(list.source.snapshot().itemIdentifiers == ["Open", "Open 1", "Open 2", "Locked"])
    }
}
