import Foundation
import Stage
import Testing

@testable import UIKit

/// A collection view with a list on a screen, for tests.
@MainActor
final class ListScreen {
    let screen: TestScreen
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>
    var setUp: (UICollectionViewListCell, IndexPath, String) -> Void

    init(
        _ configuration: UICollectionLayoutListConfiguration,
        setUp: @escaping (UICollectionViewListCell, IndexPath, String) -> Void = { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
        }
    ) {
        self.setUp = setUp
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        var handler: (UICollectionViewListCell, IndexPath, String) -> Void = setUp
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { handler($0, $1, $2) }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Section \(path.section)"
            cell.contentConfiguration = content
        }
        let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Foot"
            cell.contentConfiguration = content
        }
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
        }
        screen = TestScreen(nil as UIViewController?)
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        handler = { [unowned self] in self.setUp($0, $1, $2) }
    }

    func show(_ sections: [[String]]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        for (index, items) in sections.enumerated() {
            snapshot.appendSections([index])
            snapshot.appendItems(items)
        }
        source.apply(snapshot, animatingDifferences: false)
        screen.settle()
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell {
        view.cellForItem(at: IndexPath(item: item, section: section)) as! UICollectionViewListCell
    }
}

@MainActor
@Suite struct CollectionListTests {
    private func lines(_ cell: UICollectionViewListCell) -> [CGRect] {
        cell.subviews.compactMap { $0 as? CellSeparatorView }.map(\.frame)
    }

    @Test func plainListFillsTheWidthWithRowsOf44Points() {
        let list = ListScreen(UICollectionLayoutListConfiguration(appearance: .plain))
        list.show([["One", "Two", "Three"]])
        #expect(list.cell(0).frame == CGRect(x: 0, y: 0, width: 393, height: 44))
        #expect(list.cell(2).frame == CGRect(x: 0, y: 88, width: 393, height: 44))
        #expect(list.view.backgroundColor == .systemBackground)
        #expect(lines(list.cell(0)).map(\.minX) == [16])
        #expect(lines(list.cell(2)).count == 1)
    }

    @Test func insetGroupedListHasRoundGroupsAwayFromTheEdges() throws {
        let list = ListScreen(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        list.show([["One", "Two"], ["Three"]])
        #expect(list.cell(0).frame == CGRect(x: 16, y: 35, width: 361, height: 44))
        #expect(list.view.backgroundColor == .systemGroupedBackground)
        #expect(list.cell(0).layer.cornerRadius == 10)
        #expect(list.cell(0).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(list.cell(1).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(lines(list.cell(0)).count == 1)
        #expect(lines(list.cell(1)).isEmpty)
        #expect(abs(list.cell(0, 1).frame.minY - 158) < 0.01)
        try list.screen.picture("list-inset-grouped")
    }

    @Test func aBackgroundOfTheAppsStays() {
        let list = ListScreen(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        list.view.backgroundColor = .red
        list.show([["One"]])
        #expect(list.view.backgroundColor == .red)
    }

    @Test func headersAndFootersAreMadeOfListCells() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let list = ListScreen(configuration)
        list.show([["One"], ["Two"]])
        let kind = UICollectionView.elementKindSectionHeader
        let header = try #require(
            list.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))
                as? UICollectionViewListCell)
        let content = try #require(header.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text == "Section 1")
        #expect(content.textProperties.transform == .uppercase)
        #expect(lines(header).isEmpty)
        #expect(list.cell(0, 1).frame.minY > header.frame.maxY - 1)
        try list.screen.picture("list-headers")
    }

    @Test func firstItemIsTheHeader() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let list = ListScreen(configuration)
        list.show([["Head", "One", "Two"]])
        let content = list.cell(0).contentConfiguration as? UIListContentConfiguration
        #expect(content?.textProperties.transform == .uppercase)
        #expect(list.cell(1).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test func separatorsAreAsTheConfigurationSays() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.color = .red
        configuration.itemSeparatorHandler = { path, separators in
            var separators = separators
            if path.item == 0 { separators.topSeparatorVisibility = .visible }
            if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
            if path.item == 2 {
                separators.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 20)
            }
            return separators
        }
        let list = ListScreen(configuration)
        list.show([["One", "Two", "Three"]])
        #expect(lines(list.cell(0)).count == 2)
        #expect(lines(list.cell(1)).isEmpty)
        #expect(lines(list.cell(2)).map(\.minX) == [40])
        #expect(lines(list.cell(2)).map(\.maxX) == [373])
        configuration.showsSeparators = false
        let bare = ListScreen(configuration)
        bare.show([["One"]])
        #expect(lines(bare.cell(0)).isEmpty)
    }

    @Test func theSeparatorFollowsItsGuide() {
        let list = ListScreen(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, _, item in
            let label = UILabel()
            label.text = item
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 72),
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            ])
        }
        list.show([["One", "Two"]])
        #expect(lines(list.cell(0)).map(\.minX) == [72])
    }

    @Test func accessoriesStandAtTheEdges() throws {
        let list = ListScreen(UICollectionLayoutListConfiguration(appearance: .insetGrouped)) { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            let star = UIImageView(image: UIImage(systemName: "star"))
            cell.accessories = [
                .customView(configuration: .init(customView: star, placement: .leading())),
                .label(text: "12"), .disclosureIndicator(), .delete(), .reorder(displayed: .whenEditing),
            ]
        }
        list.show([["One", "Two"]])
        let cell = list.cell(0)
        #expect(abs(cell.contentView.frame.minX - 38) < 0.01)
        let glyphs = cell.subviews.compactMap { $0 as? CellGlyphView }
        #expect(glyphs.map(\.kind) == [.chevron])
        #expect(abs(glyphs[0].frame.maxX - (361 - 16)) < 0.01)
        let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "12")
        #expect(abs(label.frame.maxX - (glyphs[0].frame.minX - 10)) < 0.5)
        try list.screen.picture("list-accessories")

        list.view.isEditing = true
        list.screen.settle()
        let editing = list.cell(0).subviews.compactMap { $0 as? CellGlyphView }.map(\.kind)
        #expect(Set(editing) == [.chevron, .delete, .reorder])
        #expect(list.cell(0).configurationState.isEditing)
        try list.screen.picture("list-editing")
    }

    @Test func swipingShowsActions() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        var done: [Int] = []
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
                    done.append(path.item)
                    finish(true)
                }
            ])
        }
        let list = ListScreen(configuration)
        list.show([["One", "Two"]])
        list.screen.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 200, y: 66))
        list.screen.advance(by: 0.5)
        let button = try #require(
            list.view.subviews.compactMap { $0 as? SwipeActionsView }.first?.subviews.first as? SwipeActionButton)
        #expect(list.cell(1).frame.minX < 0)
        #expect(list.cell(1).configurationState.isSwiped)
        try list.screen.picture("list-swiped")
        list.screen.tap(button)
        list.screen.advance(by: 0.5)
        #expect(done == [1])
        #expect(list.cell(1).frame.minX == 0)
        #expect(!list.view.subviews.contains { $0 is SwipeActionsView })
        list.screen.drag(from: CGPoint(x: 100, y: 22), to: CGPoint(x: 250, y: 22))
        list.screen.advance(by: 0.5)
        #expect(list.cell(0).frame.minX == 0)
    }

    @Test func theReorderSignMovesACell() {
        let list = ListScreen(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.reorder(displayed: .always)]
        }
        var order: [String] = []
        list.source.reorderingHandlers.canReorderItem = { _ in true }
        list.source.reorderingHandlers.didReorder = { order = $0.finalSnapshot.itemIdentifiers }
        list.show([["One", "Two", "Three"]])
        list.screen.drag(from: CGPoint(x: 366, y: 22), to: CGPoint(x: 366, y: 112))
        list.screen.advance(by: 0.5)
        #expect(order == ["Two", "Three", "One"])
        #expect(list.cell(0).frame.minY == 0)
    }

    @Test func twoFingersSelectItems() {
        final class Delegate: NSObject, UICollectionViewDelegate {
            var told: [String] = []
            func collectionView(
                _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
            ) -> Bool { true }
            func collectionView(
                _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
            ) { told.append("begin \(indexPath.item)") }
            func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
                told.append("end")
            }
        }
        let list = ListScreen(UICollectionLayoutListConfiguration(appearance: .plain))
        let delegate = Delegate()
        list.view.delegate = delegate
        list.view.allowsMultipleSelectionDuringEditing = true
        list.show([["One", "Two", "Three", "Four"]])
        func both(_ phase: PointerEvent.Phase, _ y: CGFloat) {
            list.screen.send(phase, CGPoint(x: 100, y: y), identifier: 1)
            list.screen.send(phase, CGPoint(x: 140, y: y), identifier: 2)
        }
        both(.began, 20)
        for y in stride(from: CGFloat(24), through: 110, by: 6) {
            list.screen.surface.advance(by: 0.02)
            both(.moved, y)
        }
        both(.ended, 110)
        list.screen.settle()
        #expect(delegate.told == ["begin 0", "end"])
        #expect(list.view.isEditing)
        #expect(list.view.indexPathsForSelectedItems?.map(\.item) == [0, 1, 2])
        #expect(list.view.contentOffset == .zero)
    }

    @Test func editingModeHasSelectionsOfItsOwn() {
        let list = ListScreen(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.multiselect()]
        }
        list.show([["One", "Two", "Three"]])
        list.view.isEditing = true
        list.screen.tap(list.cell(0))
        #expect(list.view.indexPathsForSelectedItems == [])
        list.view.allowsMultipleSelectionDuringEditing = true
        list.screen.tap(list.cell(0))
        list.screen.tap(list.cell(2))
        #expect(list.view.indexPathsForSelectedItems?.map(\.item) == [0, 2])
        list.view.isEditing = false
        #expect(list.view.indexPathsForSelectedItems == [])
    }
}
