import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UICollectionViewTests {
    final class Cell: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            contentView.backgroundColor = .systemTeal
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Header: UICollectionReusableView {}

    @MainActor final class Model: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sections: [[String]]
        var log: [String] = []
        var ended: [Int] = []
        var made: Set<ObjectIdentifier> = []
        var sizes: ((IndexPath) -> CGSize)?

        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Cell
            made.insert(ObjectIdentifier(cell))
            cell.label.text = sections[path.section][path.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { sizes?(path) ?? (layout as! UICollectionViewFlowLayout).standardItemSize }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
            log.append("select \(path.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
        ) { ended.append(path.item) }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt path: IndexPath) {
            log.append("deselect \(path.item)")
        }
    }

    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView

    init() {
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
    }

    private func show(_ model: Model) -> TestScreen {
        view.dataSource = model
        view.delegate = model
        return TestScreen(views: view)
    }

    private func texts() -> [String] { view.visibleCells.map { ($0 as! Cell).label.text ?? "" } }
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test func linesAreJustified() {
        layout.itemSize = CGSize(width: 90, height: 60)
        let model = Model([(0..<5).map { "\($0)" }])
        _ = show(model)
        let frames = view.visibleCells.map(\.frame)
        // Three of 90 in 320 leave 50 for two gaps; the last line keeps them.
        #expect(frames.map(\.minX) == [0, 115, 230, 0, 115])
        #expect(frames.map(\.minY) == [0, 0, 0, 70, 70])
        #expect(view.contentSize == CGSize(width: 320, height: 130))
    }

    @Test func insetsAndHeadersTakeRoom() {
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20)
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        let model = Model([["a"], ["b"]])
        _ = show(model)
        #expect(view.contentSize.height == 360)
        #expect(view.layoutAttributesForItem(at: path(0, 1))?.frame.minY == 230)
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 1))
        #expect(header is Header)
        #expect(header?.frame == CGRect(x: 0, y: 180, width: 320, height: 40))
    }

    @Test func horizontalLayoutsRunDownFirst() {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 200)
        let model = Model([(0..<7).map { "\($0)" }])
        _ = show(model)
        #expect(view.layoutAttributesForItem(at: path(1))?.frame == CGRect(x: 0, y: 300, width: 100, height: 200))
        #expect(view.layoutAttributesForItem(at: path(2))?.frame.minX == 110)
        #expect(view.contentSize == CGSize(width: 430, height: 500))
    }

    @Test func itemsGoInTheirOrderAndByTheirPaths() {
        layout.itemSize = CGSize(width: 90, height: 60)
        let model = Model([(0..<9).map { "\($0)" }])
        _ = show(model)
        UIView.performWithoutAnimation {
            view.performBatchUpdates {
                model.sections[0].removeSubrange(3...5)
                view.deleteItems(at: [path(5), path(3), path(4)])
            }
        }
        #expect(model.ended == [3, 4, 5])
        model.ended = []
        view.reloadData()
        view.layoutIfNeeded()
        #expect(model.ended == [0, 1, 2, 3, 4, 5])
    }

    @Test func onlyVisibleItemsHaveCells() {
        layout.itemSize = CGSize(width: 90, height: 60)
        let model = Model([(0..<30_000).map { "\($0)" }])
        let screen = show(model)
        for _ in 0..<50 {
            view.contentOffset.y += 331
            screen.settle()
        }
        #expect(model.made.count <= 40)
        #expect(Set(texts()) == Set(view.indexPathsForVisibleItems.map { "\($0.item)" }))
        #expect(view.visibleCells.allSatisfy { $0.frame.intersects(view.bounds) })
    }

    @Test func delegateSizes() {
        let model = Model([["a", "b", "c"]])
        model.sizes = { CGSize(width: 100, height: 50 + 10 * CGFloat($0.item)) }
        _ = show(model)
        #expect(view.visibleCells.map(\.frame.height) == [50, 60, 70])
        #expect(view.visibleCells.map(\.frame.midY) == [35, 35, 35])
    }

    @Test func cellsSayTheirOwnSizes() {
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let model = Model([["i", "a much longer text"]])
        _ = show(model)
        let cells = view.visibleCells
        #expect(cells[0].frame.width < 40)
        #expect(cells[1].frame.width > 120)
        #expect(abs(cells[0].frame.height - 28.33) < 0.1)
    }

    @Test func selection() {
        layout.itemSize = CGSize(width: 90, height: 60)
        let model = Model([["a", "b", "c"]])
        let screen = show(model)
        screen.tap(view.visibleCells[1])
        screen.tap(view.visibleCells[2])
        #expect(model.log == ["select 1", "deselect 1", "select 2"])
        #expect(view.indexPathsForSelectedItems == [path(2)])
        #expect(view.visibleCells.map(\.isSelected) == [false, false, true])
    }

    @Test func changesAreAnimated() {
        layout.itemSize = CGSize(width: 100, height: 60)
        let model = Model([["a", "b", "c", "d"]])
        let screen = show(model)
        model.sections = [["b", "x", "c", "d", "e"]]
        var finished = false
        view.performBatchUpdates {
            view.deleteItems(at: [path(0)])
            view.insertItems(at: [path(1), path(4)])
        } completion: {
            finished = $0
        }
        #expect(texts() == ["b", "x", "c", "d", "e"])
        #expect(!finished)
        screen.advance(by: 1)
        #expect(finished)
        #expect(view.subviews.count { $0 is Cell } == 5)
        #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func scrollToItem() {
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let model = Model([(0..<50).map { "\($0)" }])
        _ = show(model)
        view.scrollToItem(at: path(20), at: .top, animated: false)
        #expect(view.contentOffset.y == 2000)
        view.scrollToItem(at: path(20), at: .centeredVertically, animated: false)
        #expect(view.contentOffset.y == 1800)
        #expect(view.cellForItem(at: path(20)) != nil)
    }

    @Test func diffableDataSource() {
        layout.itemSize = CGSize(width: 100, height: 60)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Cell
            cell.label.text = item
            return cell
        }
        let screen = TestScreen(views: view)
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot)
        screen.settle()
        #expect(texts() == ["a", "b", "c"])
        snapshot.moveItem("c", beforeItem: "a")
        snapshot.deleteItems(["b"])
        source.apply(snapshot)
        screen.advance(by: 1)
        #expect(texts() == ["c", "a"])
    }

    // MARK: Compositional layouts

    @Test func groupsRepeatTheirItems() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0 / 4), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 20
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
        let model = Model([(0..<6).map { "\($0)" }])
        _ = show(model)
        #expect(view.contentSize == CGSize(width: 320, height: 264))
        #expect(view.layoutAttributesForItem(at: path(3))?.frame == CGRect(x: 245, y: 49, width: 70, height: 90))
        #expect(view.layoutAttributesForItem(at: path(4))?.frame == CGRect(x: 5, y: 169, width: 70, height: 90))
        #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
    }

    @Test func countedGroupsShareTheirLength() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
            subitem: item, count: 3)
        group.interItemSpacing = .fixed(10)
        view.collectionViewLayout = UICollectionViewCompositionalLayout { _, environment in
            #expect(environment.container.contentSize.width == 320)
            return NSCollectionLayoutSection(group: group)
        }
        _ = show(Model([["a", "b", "c", "d"]]))
        #expect(view.visibleCells.map(\.frame.minX) == [0, 110, 220, 0])
        #expect(view.visibleCells.map(\.frame.width) == [100, 100, 100, 100])
    }

    @Test func estimatedHeightsAreTheCells() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(200))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        view.collectionViewLayout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group))
        _ = show(Model([["a", "b", "c"]]))
        #expect(view.visibleCells.map(\.frame.width) == [320, 320, 320])
        #expect(view.visibleCells.allSatisfy { abs($0.frame.height - 28.33) < 0.1 })
        #expect(abs(view.contentSize.height - 85) < 0.1)
    }
}
